"""Deals of 斗地主 as JSON, one object a line: the form in which Fupan's own samples are written.

    {"id": "…", "players": ["王小明", "李雷", "韩梅梅"], "hands": {"0": "3456…", "1": "…", "2": "…"}, "bottom": "5KK",
     "bids": [[2, 3]], "landlord": 2, "moves": [[2, "KKK"], [0, ""]], "payoff": [6, 6, -12]}

Every member may be left out; members of other names are not read. Cards are ranks of `3456789TJQKA2BR`, or codes such as
`S3 HT BJ` with spaces between them. Hands are of 17 cards; where there is no `bottom`, a larger hand of the landlord holds it. A
bid of 0 and a move of "" are passes. `players` may be the number of players as well.
"""

import re
from collections.abc import Callable, Iterator

from core.doudizhu.messages import (
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    DealBegun,
    HandDealt,
    LandlordNoted,
    Passed,
    PlaysUnrecorded,
    ScoresNoted,
    Seat,
)
from core.doudizhu.state import SEATS
from core.text import Text
from events.records.doudizhu.cards import by_code, by_rank
from events.records.draft import MOST_ACTS, MOST_GAMES, TOO_MANY, Draft, seat_of, with_trouble
from events.records.files import decoded, in_json, line_starts, place, short
from events.records.record import Record, Trouble
from events.records.walk import Unread, Walk

BEGINS = re.compile(r"\s*\{")
NAMED = re.compile(r'"(?:hands|moves)"\s*:\s*[\[{]')
OURS = re.compile(r'"(?:bottom|landlord|bids|payoff)"\s*:')
NEXT = re.compile(r"\n[ \t]*(?=\{)")
HAND = 17
RANKS = re.compile(r"[3-9TJQKA2BR]*", re.ASCII)
SCORES = 1_000_000
HIGHEST = 3  # the bid that ends the bidding
NOTHING = Text("没有牌局，应为含有“hands”或“moves”的JSON。", "There is no deal; expected JSON with `hands` or `moves`.")
CARDS = Text(
    "应为“3456789TJQKA2BR”中的点数，或“S3 HT BJ”样子的牌", "expected ranks of `3456789TJQKA2BR`, or cards such as `S3 HT BJ`"
)
NAMES = Text("“players”应为三个名字，按座位0、1、2。", "`players` should be three names, of the seats 0, 1 and 2.")

At = tuple[object, int]  # a value and its offset
Where = Callable[[int], tuple[int, int]]


def recognised(text: str) -> bool:
    """Say whether a text begins as such a deal.

    >>> recognised('{"hands": {"0": "3"}, "bottom": "5KK"}'), recognised('{"moves": ["h8"]}')
    (True, False)
    """
    head = text[:8192]
    return bool(BEGINS.match(head) and NAMED.search(head) and OURS.search(head))


def read(data: bytes) -> tuple[Record, ...]:
    """Return the deals of a file, one record each; behind a fault the next line that begins an object is read again."""
    source = decoded(data)
    starts = line_starts(source.text)
    records: list[Record] = []
    for members, fault, begin in _deals(source.text):
        if len(records) == MOST_GAMES:
            records[-1] = with_trouble(records[-1], Trouble(*place(starts, begin), TOO_MANY))
            break
        draft = Draft("doudizhu", source.notes)
        _deal(draft, members, begin, fault, lambda offset: place(starts, offset))
        records.append(draft.record("ddz-json"))
    if not records:
        draft = Draft("doudizhu", source.notes)
        draft.trouble((1, 1), NOTHING)
        return (draft.record("ddz-json"),)
    return tuple(records)


def _deals(text: str) -> Iterator[tuple[dict[str, list[At]], Unread | None, int]]:
    """Yield the members of each deal, lists item by item, with the fault that ends it."""
    walk = Walk(text)
    while walk.sign():
        members: dict[str, list[At]] = {}
        begin, fault = walk.at, None
        try:
            for name in walk.members():
                _collect(walk, members.setdefault(name, []))
        except Unread as unread:
            fault = unread
        yield members, fault, begin
        if fault is not None:
            found = NEXT.search(text, max(begin, fault.offset - 1))
            walk = Walk(text, found.end() if found else len(text))


def _collect(walk: Walk, into: list[At]) -> None:
    if walk.sign() != "[":
        at = walk.at
        into.append((walk.value(), at))
        return
    for offset in walk.items():
        value = walk.value()
        if len(into) <= MOST_ACTS:
            into.append((value, offset))


def _names(draft: Draft, said: list[At], where: Where) -> None:
    names = tuple(name if isinstance(name, str) else None for name, _ in said)
    if len(names) == len(SEATS):
        draft.players = names
    elif any(names):
        draft.trouble(where(said[0][1]), NAMES)


def _deal(draft: Draft, members: dict[str, list[At]], begin: int, fault: Unread | None, where: Where) -> None:
    if "hands" not in members and "moves" not in members:
        draft.trouble(where(begin if fault is None else fault.offset), NOTHING if fault is None else fault.text)
        return
    draft.act(DealBegun(), where(begin)[0])
    _names(draft, members.get("players", []), where)
    landlord = seat_of(_one(members, "landlord"), SEATS)
    bottom = _bottom(draft, members, where)
    _hands(draft, members, landlord, where, whole=bottom is not None)
    if bottom is not None:
        draft.act(BottomLaid(bottom[0]), bottom[1])
    _bidding(draft, members, landlord, where)
    if bottom is not None and landlord is not None and not draft.cut:
        draft.act(BottomShown(bottom[0]), bottom[1])
    for move, offset in members.get("moves", ()):
        if draft.cut:
            break
        _move(draft, move, where(offset))
    if fault is not None:
        draft.trouble(where(fault.offset), fault.text)
    if draft.cut or (fault is not None and "payoff" not in members):
        draft.last(PlaysUnrecorded(), draft.troubles[-1].line)
    _payoff(draft, members, where)


def _one(members: dict[str, list[At]], name: str) -> object:
    return members[name][0][0] if members.get(name) else None


def _cards(said: object) -> tuple[str, ...] | None:
    """Return the cards of a string of ranks or codes; None where it is neither."""
    if not isinstance(said, str):
        return None
    return by_rank(said) if RANKS.fullmatch(said) else by_code(said)


def _not_cards(said: object) -> Text:
    piece = in_json(said)
    return Text(f"此处是“{piece}”，{CARDS.zh}。", f"Here stands `{piece}`; {CARDS.en}.")


def _bottom(draft: Draft, members: dict[str, list[At]], where: Where) -> tuple[tuple[str, ...], int] | None:
    if not members.get("bottom"):
        return None
    said, offset = members["bottom"][0]
    if (cards := _cards(said)) is None:
        draft.trouble(where(offset), _not_cards(said))
        return None
    return cards, where(offset)[0]


def _hands(draft: Draft, members: dict[str, list[At]], landlord: Seat | None, where: Where, *, whole: bool) -> None:
    for hands, offset in members.get("hands", ())[:1]:
        if not isinstance(hands, dict):
            draft.trouble(where(offset), Text("“hands”应为每个座位的手牌。", "`hands` should hold the cards of each seat."))
            continue
        for name, said in hands.items():
            seat = next((seat for seat in SEATS if str(seat) == name), None)
            cards = _cards(said)
            if seat is None:
                piece = short(name)
                draft.trouble(
                    where(offset), Text(f"座位是“{piece}”，应为0、1或2。", f"The seat is `{piece}`; expected 0, 1 or 2.")
                )
            elif cards is None:
                draft.trouble(where(offset), _not_cards(said))
            else:
                taken = not whole and seat == landlord and len(cards) > HAND
                draft.act(HandDealt(seat, cards, with_bottom=taken), where(offset)[0])


def _bidding(draft: Draft, members: dict[str, list[At]], landlord: Seat | None, where: Where) -> None:
    calls: dict[Seat, int] = {}  # the first of each seat
    for bid, offset in members.get("bids", ()):
        seat = seat_of(bid[0], SEATS) if isinstance(bid, list) and len(bid) == 2 else None
        if seat is None or not isinstance(bid, list) or type(bid[1]) is not int or abs(bid[1]) > SCORES:
            piece = in_json(bid)
            draft.stop(
                where(offset), Text(f"叫牌是“{piece}”，应为[座位，分数]。", f"The bid is `{piece}`; expected [seat, points].")
            )
            return
        draft.act(BidMade(seat, bid[1]), where(offset)[0])
        calls.setdefault(seat, bid[1])
    if members.get("landlord") and landlord is None and _one(members, "landlord") is not None:
        draft.trouble(where(members["landlord"][0][1]), Text("“landlord”应为0、1或2。", "`landlord` should be 0, 1 or 2."))
    elif landlord is not None and _made(calls) != landlord:
        draft.act(LandlordNoted(landlord), where(members["landlord"][0][1])[0])


def _made(calls: dict[Seat, int]) -> Seat | None:
    """Return the landlord whom these calls make by themselves (DZ2.1); None where the record has to say who it is."""
    bids = {seat: points for seat, points in calls.items() if 1 <= points <= HIGHEST}
    over = len(calls) == len(SEATS) or HIGHEST in bids.values()
    return next(seat for seat, points in bids.items() if points == max(bids.values())) if bids and over else None


def _move(draft: Draft, move: object, at: tuple[int, int]) -> None:
    seat = seat_of(move[0], SEATS) if isinstance(move, list) and len(move) == 2 else None
    if seat is None or not isinstance(move, list):
        piece = in_json(move)
        draft.stop(at, Text(f"出牌是“{piece}”，应为[座位，牌]。", f"The move is `{piece}`; expected [seat, cards]."))
    elif (cards := _cards(move[1])) is None:
        draft.stop(at, _not_cards(move[1]))
    else:
        draft.act(CardsPlayed(seat, cards) if cards else Passed(seat), at[0])


def _payoff(draft: Draft, members: dict[str, list[At]], where: Where) -> None:
    said = members.get("payoff", [])
    points = [n for n, _ in said if isinstance(n, int) and type(n) is int and abs(n) <= SCORES]
    if len(points) == len(said) == len(SEATS):
        draft.act(ScoresNoted((points[0], points[1], points[2])), where(said[0][1])[0])
    elif said and not (len(said) == 1 and said[0][0] is None):
        draft.trouble(where(said[0][1]), Text("“payoff”应为三个整数。", "`payoff` should be three integers."))
