"""The replays of RLCard-Showdown, and of the arenas that write the same.

    {"initHands": ["S2 H2 HK …", "C2 HA …", "RJ BJ … of 20 cards"],
     "playerInfo": [{"id": 0, "index": 0, "role": "landlord", "agentInfo": {"name": "DQN"}}, …],
     "moveHistory": [{"playerIdx": 2, "move": "H3 S3 D3 D5"}, {"playerIdx": 0, "move": "pass"}, …]}

A file holds one replay, an array of them, or one after another. The oldest say `initHand` and `playerId`, the id of a player
instead of its index. A move is a string or an array of cards; `pass`, `P` and nothing are a pass. The hand of the landlord is
that of 20 cards, after the bottom was taken. No bids, no bottom and no scores are recorded.
"""

import re
from collections.abc import Callable, Iterator

from core.doudizhu.messages import CardsPlayed, DealBegun, HandDealt, LandlordNoted, Passed, PlaysUnrecorded, Seat
from core.doudizhu.state import SEATS
from core.text import Text
from events.records.doudizhu.cards import EXPECTED_CODES, by_code
from events.records.draft import MOST_ACTS, MOST_GAMES, TOO_MANY, Draft, seat_of, with_trouble
from events.records.files import decoded, in_json, line_starts, place
from events.records.record import Record, Trouble
from events.records.walk import Unread, Walk

HANDS = ("initHands", "initHand")
HAND = 17
BEGINS = re.compile(r"\s*(?:\[\s*)?\{")
NAMED = re.compile(r'"(?:initHands?|moveHistory)"\s*:')
TWO_LANDLORDS = Text("有两个地主，应只有一个。", "Two players are landlords; expected one.")
PASSES = ("pass", "p", "")
NOTHING = Text(
    "没有一副牌的记录，应为含有 initHands 和 moveHistory 的 JSON。",
    "There is no replay; expected JSON with `initHands` and `moveHistory`.",
)

At = tuple[object, int]  # a value and its offset
Where = Callable[[int], tuple[int, int]]


def recognised(text: str) -> bool:
    """Say whether a text begins as such a replay.

    >>> recognised('{"initHands": ["S2 H2"]'), recognised('{"moves": []}')
    (True, False)
    """
    return BEGINS.match(text) is not None and NAMED.search(text[:65_536]) is not None


class Replay:
    """The parts of one replay, each value with its offset."""

    def __init__(self, begin: int) -> None:
        self.begin = begin
        self.hands: list[At] = []
        self.players: list[At] = []
        self.moves: list[At] = []
        self.whole = False  # the moves were read to their end

    @property
    def empty(self) -> bool:
        """Say whether nothing was read of it."""
        return not (self.hands or self.players or self.moves)


def read(data: bytes) -> tuple[Record, ...]:
    """Return the replays of a file, one record each; any bytes are read as far as they go."""
    source = decoded(data)
    starts = line_starts(source.text)
    records: list[Record] = []
    for replay, fault in _replays(source.text):
        if len(records) == MOST_GAMES:
            records[-1] = with_trouble(records[-1], Trouble(*place(starts, replay.begin if replay else 0), TOO_MANY))
            break
        if replay is None and records and fault is not None:
            records[-1] = with_trouble(records[-1], Trouble(*place(starts, fault.offset), fault.text))
            continue
        draft = Draft("doudizhu", source.notes)
        if replay is not None:
            _game(draft, replay, fault, lambda offset: place(starts, offset))
        elif fault is not None:
            draft.trouble(place(starts, fault.offset), fault.text)
        records.append(draft.record("showdown"))
    return tuple(records) or (nothing(source.notes),)


def nothing(notes: tuple[Text, ...]) -> Record:
    """Return the record of a file that holds no replay."""
    draft = Draft("doudizhu", notes)
    draft.trouble((1, 1), NOTHING)
    return draft.record("showdown")


def _replays(text: str) -> Iterator[tuple[Replay | None, Unread | None]]:
    """Yield the replays; a fault ends them, alone where it stands between two."""
    walk = Walk(text)
    try:
        while sign := walk.sign():
            for _ in walk.items() if sign == "[" else (walk.at,):
                replay, fault = _replay(walk)
                yield None if fault is not None and replay.empty else replay, fault
                if fault is not None:
                    return
    except Unread as fault:
        yield None, fault


def _replay(walk: Walk) -> tuple[Replay, Unread | None]:
    """Return one replay, and the fault behind which nothing of it was read."""
    replay = Replay(walk.at)
    try:
        for name in walk.members():
            if name in HANDS:
                _collect(walk, replay.hands, lambda hand: hand)
            elif name == "playerInfo":
                _collect(walk, replay.players, lambda player: player)
            elif name == "moveHistory":
                _collect(walk, replay.moves, _brief)
                replay.whole = True
            else:
                walk.value()
    except Unread as fault:
        return replay, fault
    return replay, None


def _collect(walk: Walk, into: list[At], keep: Callable[[object], object]) -> None:
    for offset in walk.items():
        value = keep(walk.value())
        if len(into) <= MOST_ACTS:
            into.append((value, offset))


def _brief(move: object) -> object:
    """Return a move without its probabilities, which are most of a file."""
    return {key: move[key] for key in ("playerIdx", "playerId", "move") if key in move} if isinstance(move, dict) else move


def _game(draft: Draft, replay: Replay, fault: Unread | None, where: Where) -> None:
    if not replay.hands and not replay.moves:
        draft.trouble(where(replay.begin if fault is None else fault.offset), NOTHING if fault is None else fault.text)
        return
    draft.act(DealBegun(), where(replay.begin)[0])
    players = [(player, offset) for player, offset in replay.players if isinstance(player, dict)]
    ids, landlords = _people(draft, players, where)
    hands = _hands(draft, replay.hands, where)
    if not landlords:
        landlords = [(seat, offset) for seat, (cards, offset) in hands.items() if len(cards) > HAND]
    landlord = landlords[0] if len(landlords) == 1 else None
    if len(landlords) > 1:
        draft.trouble(where(landlords[1][1]), TWO_LANDLORDS)
    for seat, (cards, offset) in hands.items():
        draft.act(
            HandDealt(seat, cards, with_bottom=landlord is not None and landlord[0] == seat and len(cards) > HAND),
            where(offset)[0],
        )
    if landlord is not None:
        draft.act(LandlordNoted(landlord[0]), where(landlord[1])[0])
    for move, offset in replay.moves:
        _move(draft, move, ids, where(offset))
        if draft.cut:
            break
    if fault is not None:
        draft.trouble(where(fault.offset), fault.text)
    if draft.cut or (fault is not None and not replay.whole):
        draft.last(PlaysUnrecorded(), draft.troubles[-1].line)


def _people(
    draft: Draft, players: "list[tuple[dict[str, object], int]]", where: Where
) -> tuple[dict[int, Seat], list[tuple[Seat, int]]]:
    """Keep the names; return the seat of each player's id, and the seats that are said to be the landlord's."""
    names: list[str | None] = [None] * len(SEATS)
    ids: dict[int, Seat] = {}
    landlords: list[tuple[Seat, int]] = []
    for player, offset in players:
        if (seat := seat_of(player.get("index"), SEATS)) is None:
            draft.trouble(where(offset), Text("此处的“index”应为0、1或2。", "The `index` here should be 0, 1 or 2."))
            continue
        agent = player.get("agentInfo")
        name = agent.get("name") if isinstance(agent, dict) else None
        names[seat] = name.strip() or None if isinstance(name, str) else None
        number = player.get("id")
        if type(number) is int:
            ids[number] = seat
        if player.get("role") == "landlord":
            landlords.append((seat, offset))
    draft.players = tuple(names)
    return ids, landlords


def _hands(draft: Draft, hands: list[At], where: Where) -> dict[Seat, tuple[tuple[str, ...], int]]:
    """Return the hands that can be read."""
    found: dict[Seat, tuple[tuple[str, ...], int]] = {}
    for seat, (hand, offset) in zip(SEATS, hands, strict=False):
        if (cards := _cards(hand)) is not None:
            found[seat] = cards, offset
        else:
            piece = in_json(hand)
            zh, en = f"手牌是“{piece}”，{EXPECTED_CODES.zh}。", f"The hand is `{piece}`; {EXPECTED_CODES.en}."
            draft.trouble(where(offset), Text(zh, en))
    if len(hands) != len(SEATS) and hands:
        n = len(hands)
        draft.trouble(where(hands[min(n - 1, 3)][1]), Text(f"有{n}副手牌，应为3副。", f"There are {n} hands; expected 3."))
    return found


def _cards(said: object) -> tuple[str, ...] | None:
    if isinstance(said, list):
        said = " ".join(word for word in said if isinstance(word, str)) if all(isinstance(word, str) for word in said) else None
    return by_code(said) if isinstance(said, str) else None


def _move(draft: Draft, move: object, ids: dict[int, Seat], at: tuple[int, int]) -> None:
    seat = _seat(move, ids)
    said = move.get("move") if isinstance(move, dict) else None
    if seat is None:
        draft.stop(
            at,
            Text(
                "此处看不出是谁出牌，应有“playerIdx”，为0、1或2。",
                "Who plays here cannot be told; expected `playerIdx`, 0, 1 or 2.",
            ),
        )
        return
    if (
        said == []
        or (isinstance(said, str) and said.strip().lower() in PASSES)
        or (isinstance(said, list) and said in (["pass"], ["P"]))
    ):
        draft.act(Passed(seat), at[0])
    elif (cards := _cards(said)) is not None:
        draft.act(CardsPlayed(seat, cards), at[0])
    else:
        piece = in_json(said)
        draft.stop(
            at,
            Text(
                f"出的牌是“{piece}”，{EXPECTED_CODES.zh}，或“pass”。", f"The move is `{piece}`; {EXPECTED_CODES.en}, or `pass`."
            ),
        )


def _seat(move: object, ids: dict[int, Seat]) -> Seat | None:
    if not isinstance(move, dict):
        return None
    if "playerIdx" in move:
        return seat_of(move["playerIdx"], SEATS)
    number = move.get("playerId")
    return (ids.get(number) if ids else seat_of(number, SEATS)) if type(number) is int else None
