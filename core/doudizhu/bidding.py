"""What DZ2.1 and DZ3.1 say of a call: who bids first, in turn, once each, 1 to 3, higher than before."""

from collections.abc import Iterator

from core.clause import Violation
from core.doudizhu import rulebook as law
from core.doudizhu import words
from core.doudizhu.deals import in_deal
from core.doudizhu.messages import BidMade, LandlordNoted
from core.doudizhu.state import Bidding, Deal, Dealing, State, Waiting, highest
from core.saying import say
from core.text import NOT_KNOWN, Text

_TURNED = Text("明牌在他手里", "who holds the face-up card")
_DEALERS_NEXT = Text("明牌在底牌里，由发牌人的下家先叫", "the face-up card lies among the three: the player after the dealer")
_ROTATES = Text("先叫的人每副轮换", "the first bid rotates")
_AGAIN = Text("重新发牌", "the cards were dealt again")


def bid_rules(state: State, act: BidMade) -> Iterator[Violation]:
    """Yield every rule of the bidding that a call breaks."""
    now = in_deal(state)
    deal, who = now.deal, words.SEATS[act.seat]
    if not isinstance(now, (Dealing, Bidding)):
        twice = any(seat == act.seat for seat, _ in deal.bids)
        lord = NOT_KNOWN if deal.landlord is None else words.SEATS[deal.landlord]
        if twice:
            yield say(law.BID_TWICE, act.seat, (str(act.points),), who=who, bid=words.points(act.points))
        else:
            yield say(law.BID_LATE, act.seat, (str(act.points),), who=who, bid=words.points(act.points), landlord=lord)
        return
    if any(seat == act.seat for seat, _ in deal.bids):
        yield say(law.BID_TWICE, act.seat, (str(act.points),), who=who, bid=words.points(act.points))
        return
    yield from _turn(now, act)
    if act.points not in (0, 1, 2, 3):
        yield say(law.BID_VALUE, act.seat, (str(act.points),), ("0", "1", "2", "3"), who=who, bid=act.points)
    elif act.points and (best := highest(deal)) is not None and act.points <= best[1]:
        due = tuple(str(n) for n in (0, *range(best[1] + 1, 4)))
        gaps = {"who": who, "bid": words.points(act.points), "other": words.SEATS[best[0]], "best": words.points(best[1])}
        yield say(law.BID_NOT_HIGHER, act.seat, (str(act.points),), due, **gaps)


def _turn(now: Dealing | Bidding, act: BidMade) -> Iterator[Violation]:
    deal, who = now.deal, words.SEATS[act.seat]
    if isinstance(now, Bidding):
        if act.seat != now.turn:
            gaps = {"who": who, "bid": words.points(act.points), "right": words.SEATS[now.turn]}
            yield say(law.BID_OUT_OF_TURN, act.seat, (str(act.points),), (str(now.turn),), **gaps)
    elif deal.first is not None and act.seat != deal.first:
        turned = _TURNED if deal.face_up is not None else _DEALERS_NEXT
        why = turned if deal.turned and deal.number == 1 else _AGAIN if deal.attempt > 1 else _ROTATES
        right = words.SEATS[deal.first]
        done, due = (str(act.points),), (str(deal.first),)
        yield say(law.FIRST_BIDDER, act.seat, done, due, deal=deal.number, who=who, right=right, why=why)


def landlord_rules(state: State, act: LandlordNoted) -> Iterator[Violation]:
    """Yield what is wrong with a note of the landlord, beside what was bid."""
    deal = Deal(0) if isinstance(state, Waiting) else in_deal(state).deal
    bid = words.points(act.bid) if act.bid is not None else Text("底分未记", "bid not recorded")
    if deal.landlord is not None:
        if deal.landlord != act.seat or (act.bid is not None and deal.bid is not None and act.bid != deal.bid):
            right = _landlord(deal.landlord, deal.bid)
            yield say(law.LANDLORD_DIFFERS, act.seat, (), (str(deal.landlord),), who=words.SEATS[act.seat], bid=bid, right=right)
        return
    if act.bid is not None and act.bid not in (1, 2, 3):
        yield say(law.BID_VALUE, act.seat, (str(act.bid),), ("1", "2", "3"), who=words.SEATS[act.seat], bid=act.bid)


def _landlord(seat: int, bid: int | None) -> Text:
    if bid is None:
        return words.SEATS[seat]
    return Text("{who}（{bid}）", "{who} ({bid})").fill(who=words.SEATS[seat], bid=words.points(bid))
