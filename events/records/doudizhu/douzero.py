"""Plays in one line, as people post deals of DouZero: `3,5,T,Q,K,,2,,,8,J,Q,K`.

Commas part the plays, nothing between two of them is a pass, the landlord begins. Ranks are `3456789TJQKA2`, `10` too; the small
joker is X or B, the big one D or R. Each line is a deal of its own, but a line that ends in a comma goes on in the next. `#`
begins a comment. Hands, bids and scores are not recorded.
"""

import re

from core.doudizhu.messages import CardsPlayed, DealBegun, LandlordNoted, Passed, PlaysUnrecorded
from core.doudizhu.state import SEATS
from core.text import Text
from events.records.doudizhu.cards import EXPECTED_RANKS, by_rank
from events.records.draft import MOST_ACTS, MOST_GAMES, TOO_LONG, TOO_MANY, Draft, with_trouble
from events.records.files import decoded, lines, short
from events.records.plain import plain
from events.records.record import Record, Trouble

GROUP = re.compile(r"[ \t]*([^,]*?)[ \t]*(?:,|\Z)", re.DOTALL)
BEGINS = re.compile(
    r"[ \t]*(?:10|[3-9TJQKA2XDBR])+[ \t]*(?:,[ \t]*(?:10|[3-9TJQKA2XDBR])*[ \t]*){4}(?:,|\Z)", re.IGNORECASE | re.ASCII
)
NOTHING = Text("没有出牌，应为“3,5,T,,2”样子的一行。", "There are no plays; expected a line such as `3,5,T,,2`.")


def recognised(text: str) -> bool:
    r"""Say whether a text begins as such plays: five or more, the first of them no pass.

    >>> recognised("# mine\n3,5,T,,2"), recognised("9,9,0\n10,10,5")
    (True, False)
    """
    first = next((said for line in plain(text[:65_536]).split("\n") if (said := line.partition("#")[0]).strip()), "")
    return BEGINS.match(first) is not None


def read(data: bytes) -> tuple[Record, ...]:
    """Return the deals of such a file, one record each; any bytes are read as far as they go."""
    source = decoded(data)
    records: list[Record] = []
    draft: Draft | None = None
    for number, line in lines(plain(source.text)):
        said = line.partition("#")[0].rstrip()
        if not said:
            continue
        if draft is None:
            if len(records) == MOST_GAMES:
                records[-1] = with_trouble(records[-1], Trouble(number, 1, TOO_MANY))
                break
            draft = _opened(source.notes, number)
        goes_on = said.endswith(",")
        _line(draft, said[:-1] if goes_on else said, number)
        if not goes_on:
            records.append(_closed(draft))
            draft = None
    if draft is not None:
        records.append(_closed(draft))
    return tuple(records) or (_nothing(source.notes),)


def _opened(notes: tuple[Text, ...], line: int) -> Draft:
    draft = Draft("doudizhu", notes)
    draft.act(DealBegun(), line)
    draft.act(LandlordNoted(SEATS[0]), line)
    return draft


def _nothing(notes: tuple[Text, ...]) -> Record:
    draft = Draft("doudizhu", notes)
    draft.trouble((1, 1), NOTHING)
    return draft.record("douzero")


def _closed(draft: Draft) -> Record:
    if draft.cut:
        draft.last(PlaysUnrecorded(), draft.troubles[-1].line)
    return draft.record("douzero")


def _line(draft: Draft, said: str, number: int) -> None:
    """Read one line into a deal, up to the first group that is no play."""
    at = 0
    while at <= len(said) and not draft.cut:
        found = GROUP.match(said, at)
        words, column = (found[1], found.start(1) + 1) if found else ("", at + 1)
        seat = SEATS[(len(draft.acts) - 2) % 3]
        cards = by_rank(words)
        if len(draft.acts) == MOST_ACTS:
            draft.stop((number, column), TOO_LONG)
        elif cards is None:
            piece = short(words)
            zh, en = f"此处是“{piece}”，{EXPECTED_RANKS.zh}。", f"Here stands `{piece}`; {EXPECTED_RANKS.en}."
            draft.stop((number, column), Text(zh, en))
        else:
            draft.act(CardsPlayed(seat, cards) if cards else Passed(seat), number)
        at = found.end() + (found[0][-1:] != ",") if found else len(said) + 1
