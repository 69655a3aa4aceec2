"""Which clause says what was due: in the first deal often another than in later ones (SJ2.1, SJ2.2, SJ4.1, SJ4.2)."""

from core.trumps.state import Deal


def of_declaring(deal: Deal) -> str:
    """Return the clause on who declares trumps, with what and when."""
    return "SJ2.1" if deal.first else "SJ2.2"


def of_declarer(deal: Deal) -> str:
    """Return the clause that says who is declarer: in the first deal who has declared or overturned trumps."""
    if not deal.first:
        return "SJ9.1"
    return "SJ4.1" if deal.overturns else "SJ2.1"


def of_trumps(deal: Deal) -> str:
    """Return the clause by which what stands makes trumps."""
    standing = deal.standing
    if standing is not None and standing.kind == "overturned":
        return "SJ4.0a" if standing.suit is not None else "SJ4.0b"
    return "SJ2.3" if standing is not None and standing.kind == "third_bottom_card" else of_declaring(deal)


def of_overturning(deal: Deal) -> str:
    """Return the clause on when an overturn comes, where that is before play (SJ4.0a) or, later, once the bottom is buried."""
    return "SJ4.0a" if deal.first else "SJ4.2"


def of_beating(deal: Deal) -> str:
    """Return the clause on what an overturn has to beat: an insured pair (SJ4.4), or what was shown before it (SJ4.3)."""
    return "SJ4.4" if deal.standing is not None and deal.standing.kind == "insured" else "SJ4.3"


def of_looking(deal: Deal | None) -> str:
    """Return the clause on who may see the bottom: who has buried last, the declarer (SJ3.1) or who has overturned (SJ4.2)."""
    return "SJ3.1" if deal is None or deal.first or deal.burier in (None, deal.declarer) else "SJ4.2"


def of_taking(deal: Deal, *, asked: bool = False) -> str:
    """Return the clause on who takes the bottom and buries: the declarer (SJ3.1), or who has overturned (SJ4.1, SJ4.2).

    `asked`: overturns are asked for, so that it is nobody's until one has overturned.
    """
    if deal.first:
        return "SJ4.1" if deal.overturns else "SJ3.1"
    return "SJ4.2" if asked or deal.burier is not None else "SJ3.1"
