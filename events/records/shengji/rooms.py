"""The events of rooms, heard one after the other: what they say was done, and which of them make one match."""

from core.text import Text, listed
from core.trumps.messages import (
    BottomShown,
    Card,
    DealNoted,
    DeclarerNoted,
    LevelNoted,
    LevelsNoted,
    MatchNoted,
    NobodyDeclared,
    Seat,
    TrickNoted,
    TrumpsNoted,
)
from core.trumps.state import SEATS
from events.records.codes import level_of
from events.records.draft import Draft, Where
from events.records.files import in_json, short
from events.records.objects import ABSENT, Object, Step
from events.records.record import Record
from events.records.shengji.cards import EXPECTED_LEVEL, levels_of
from events.records.shengji.options import ROOM
from events.records.shengji.running import CUT, Running, closed
from events.records.shengji.said import A_DECK, Said, a_deck, a_number, a_seat, in_codes
from events.records.walk import Unread

NAME = "shengji-room"
MIDDLE = Text("有一副牌没有开头，前面的动作没有记录。", "The beginning of a deal is missing; what came before is not recorded.")
NOT_READ = Text("没有读的事件：{kinds}。", "Events that were not read: {kinds}.")
A_KIND = Text("应为“round_start”“play”等事件", "expected an event such as `round_start` or `play`")
LEVELS_OF_BOTH = Text("应为双方的级，2到A", "expected the levels of both sides, from 2 to A")
A_TRICK = Text("应为四家的“seat”和“cards”", "expected `seat` and `cards` of the four seats")
OTHER_TRICK = Text(
    "这一圈的出牌与前面所记的不同：这一副以后的出牌不读。",
    "The plays of this trick are not those recorded before it: the rest of this deal is not read.",
)
UNDECLARED = Text(
    "第一局无人报主：主花色照记录，没有重发。",
    "Nobody declared in the first deal: trumps are those of the record, and nobody dealt again.",
)
A_NAME = Text("应为“seat”和“name”", "expected `seat` and `name`")
NO_ACTS = frozenset({"chat", "seat_claimed", "bot_timing", "model_search", "evaluation_invalidated"})
MOST_KINDS = 20  # of events that are named as not read

Laid = tuple[Seat, tuple[Card, ...]]


class Rooms:
    """What has been heard so far: the matches that are over, and the one in progress."""

    def __init__(self, where: Where, notes: tuple[Text, ...]) -> None:
        self.where, self.notes = where, notes
        self.records: list[Record] = []
        self._draft: Draft | None = None
        self._deal: Running | None = None
        self._trick: list[Laid] = []  # the plays since the last trick
        self._round: tuple[object, object] | None = None  # room and number of the last deal that has begun
        self._names: dict[Seat, str] = {}
        self._not_read: set[str] = set()  # kinds of events

    def hear(self, source: Object | Unread) -> None:
        """Take in the next object of the file."""
        if isinstance(source, Unread):
            self._fault(source)
        elif "e" in source.said:
            self._event(source, ())
        else:
            self._whole(source)

    def close(self) -> None:
        """End the match in progress."""
        draft = self._draft
        if draft is None:
            return
        if self._deal is not None and self._deal.going_on:
            draft.note(CUT)
        if self._not_read:
            draft.note(NOT_READ.fill(kinds=listed(sorted(self._not_read))))
        draft.players = tuple(self._names.get(seat) for seat in SEATS)
        self.records.append(closed(draft, NAME))
        self._draft = self._deal = self._round = None
        self._names, self._not_read = {}, set()

    # --- the file ------------------------------------------------------------------------------------------------------------

    def _open(self) -> Draft:
        if self._draft is None:
            self._draft = Draft("shengji", self.notes)
            self._draft.options |= ROOM
        return self._draft

    def _said(self, source: Object) -> Said:
        return Said(source, self._open(), self.where)

    def _fault(self, fault: Unread) -> None:
        """Name a place that is no object; behind it the plays of a deal are not recorded."""
        at = self.where(fault.offset)
        self._open().trouble(at, fault.text)
        if self._deal is not None:
            self._deal.lose(at[0])

    def _whole(self, source: Object) -> None:
        """Take a round of which the events stand in lists."""
        if not any(name in source.said for name in ("setup", "plays", "tricks")):
            self._said(source).wrong(A_KIND, "e")
            return
        for n in range(_length(source, "setup")):
            self._event(source, ("setup", n))
        plays, tricks = _length(source, "plays"), _length(source, "tricks")
        for n in range(max(plays, tricks * len(SEATS))):
            if n < plays:
                self._play(self._said(source), ("plays", n))
            if n % len(SEATS) == len(SEATS) - 1 and n // len(SEATS) < tricks:
                self._trick_over(self._said(source), ("tricks", n // len(SEATS)))
        if (name := next((name for name in source.said if name.startswith("result")), None)) is not None:
            self._result(self._said(source), (name,))

    def _event(self, source: Object, path: tuple[Step, ...]) -> None:
        kind = source.get(*path, "e")
        if kind == "round_start":
            self._starts(source, path)
            return
        said = self._said(source)
        if kind == "declare":
            self._declare(said, path)
        elif kind == "trump":
            self._trumps(said, path)
        elif kind == "bury":
            self._bury(said, path)
        elif kind == "play":
            self._play(said, path)
        elif kind == "trick":
            self._trick_over(said, path)
        elif kind == "round_end":
            self._ends(said, path)
        elif isinstance(kind, str):
            if kind not in NO_ACTS and len(self._not_read) < MOST_KINDS:
                self._not_read.add(short(kind))
        else:
            said.wrong(A_KIND, *path, "e")

    # --- before play ---------------------------------------------------------------------------------------------------------

    def _starts(self, source: Object, path: tuple[Step, ...]) -> None:
        """Begin a deal: of the same match where it is the next round of the room and has a declarer."""
        declarer = source.get(*path, "banker")
        room, number = source.get("room"), source.get("round")
        follows = self._round is not None and self._round[0] == room and _next(self._round[1]) == number
        if self._round is not None and (not follows or declarer is None):
            self.close()
        said = self._said(source)
        if self._deal is not None:
            self._deal.end(said.place(*path))
        self._round, self._trick = (room, number), []
        deal = self._deal = Running(said.draft, said.line, SEATS[0])
        self._players(said, path)
        levels = None if said.get(*path, "levels") is ABSENT else said.read(levels_of, LEVELS_OF_BOTH, *path, "levels")
        if (level := said.read(level_of, EXPECTED_LEVEL, *path, "trump_rank")) is not None:
            said.draft.act(LevelNoted(level, levels), said.line)
        if declarer is not None and (seat := said.seat(*path, "banker")) is not None:
            said.draft.act(DeclarerNoted(seat), said.line)
            deal.noted = True
        if (deck := said.read(a_deck, A_DECK, *path, "deck")) is not None:
            deal.dealt(deck, said.line)

    def _players(self, said: Said, path: tuple[Step, ...]) -> None:
        players = said.get(*path, "players")
        for player in players[: len(SEATS)] if isinstance(players, list) else ():
            seat = a_seat(player.get("seat")) if isinstance(player, dict) else None
            name = player.get("name") if isinstance(player, dict) else None
            if seat is None or not isinstance(name, str):
                said.wrong(A_NAME, *path, "players")
                return
            if self._names.setdefault(seat, name) != name:
                said.draft.words.append(f"round {in_json(said.get('round'))}: {seat} {short(name)}")

    def _in_deal(self, said: Said) -> Running:
        """Return the deal on the table; of one whose beginning is missing nothing but its result is read."""
        if self._deal is None:
            said.draft.note(MIDDLE)
            self._round = said.get("room"), said.get("round")
            self._deal = Running(said.draft, said.line)
            self._deal.lose(said.line)
        return self._deal

    def _declare(self, said: Said, path: tuple[Step, ...]) -> None:
        deal = self._in_deal(said)
        seat, cards = said.seat(*path, "seat"), said.cards(*path, "cards")
        if seat is not None and cards is not None and not deal.lost:
            deal.show(seat, cards, said.line)

    def _trumps(self, said: Said, path: tuple[Step, ...]) -> None:
        deal = self._in_deal(said)
        if deal.lost:
            return
        suit = None if said.get(*path, "suit") == "NT" else said.suit(*path, "suit")
        declarer = said.seat(*path, "banker")
        if deal.declarer is None and said.get(*path, "declared") is False:
            if deal.noted:
                said.draft.act(NobodyDeclared(), said.line)
            else:
                said.draft.note(UNDECLARED)
        if suit is not None or said.get(*path, "suit") == "NT":
            said.draft.act(TrumpsNoted(suit), said.line)
        if declarer is not None and not deal.noted and declarer != deal.declarer:
            said.draft.act(DeclarerNoted(declarer), said.line)

    def _bury(self, said: Said, path: tuple[Step, ...]) -> None:
        deal = self._in_deal(said)
        seat, cards = said.seat(*path, "seat"), said.cards(*path, "cards")
        if seat is not None and cards is not None and not deal.lost:
            deal.bury(seat, cards, said.line)

    # --- play ----------------------------------------------------------------------------------------------------------------

    def _play(self, said: Said, path: tuple[Step, ...]) -> None:
        deal = self._in_deal(said)
        if deal.lost:
            return
        seat, cards = said.seat(*path, "seat"), said.cards(*path, "cards")
        if seat is None or cards is None:
            deal.lose(said.line)
            return
        if len(self._trick) == len(SEATS):
            self._trick = []
        self._trick.append((seat, cards))
        deal.play(seat, cards, said.line)

    def _trick_over(self, said: Said, path: tuple[Step, ...]) -> None:
        """Take who has won a trick. Where plays of it were not recorded before, those that it lists are taken."""
        deal, laid = self._in_deal(said), self._trick
        if deal.lost:
            return
        listed_there = said.read(_plays, A_TRICK, *path, "plays")
        if listed_there is not None and not _alike(laid, listed_there[: len(laid)]):
            said.draft.trouble(said.place(*path, "plays"), OTHER_TRICK)
            deal.lose(said.line)
            return
        for seat, cards in listed_there[len(laid) :] if listed_there is not None else ():
            deal.play(seat, cards, said.line)
        self._trick = []
        winner = said.seat(*path, "winner")
        points = said.points(*path, "points")
        if winner is not None:
            said.draft.act(TrickNoted(winner, points), said.line)

    # --- the end -------------------------------------------------------------------------------------------------------------

    def _ends(self, said: Said, path: tuple[Step, ...]) -> None:
        deal = self._in_deal(said)
        deal.end(said.place(*path))
        if (bottom := in_codes(said.get(*path, "kitty"))) is not None:
            said.draft.act(BottomShown(bottom), said.line)
        points = said.points(*path, "attacker_points")
        coming = a_seat(said.get(*path, "next_banker"))
        said.draft.act(DealNoted(points, a_number(said.get(*path, "kitty_points")), next_declarer=coming), said.line)
        if (levels := levels_of(said.get(*path, "new_levels"))) is not None:
            said.draft.act(LevelsNoted(levels), said.line)
        if said.get(*path, "game_over") is True:
            side = said.get(*path, "winner_team")
            said.draft.act(MatchNoted(0 if side == 0 else 1 if side == 1 else None), said.line)
        self._deal, self._trick = None, []

    def _result(self, said: Said, path: tuple[Step, ...]) -> None:
        """Take the result of a round that is recorded whole."""
        if said.get(*path, "complete") is False:
            return
        deal = self._in_deal(said)
        deal.end(said.place(*path))
        points = said.points(*path, "attacker_points")
        bottom, last = a_number(said.get(*path, "kitty_bonus")), a_seat(said.get(*path, "last_trick_winner"))
        said.draft.act(DealNoted(points, bottom, last), said.line)
        self._deal, self._trick = None, []


def _length(source: Object, name: str) -> int:
    value = source.get(name)
    return len(value) if isinstance(value, list) else 0


def _next(number: object) -> int | None:
    return number + 1 if isinstance(number, int) else None


def _plays(value: object) -> list[Laid] | None:
    """Return the four plays that a trick lists, or None."""
    if not isinstance(value, list) or len(value) != len(SEATS):
        return None
    found: list[Laid] = []
    for play in value:
        seat = a_seat(play.get("seat")) if isinstance(play, dict) else None
        cards = in_codes(play.get("cards")) if isinstance(play, dict) else None
        if seat is None or cards is None:
            return None
        found.append((seat, cards))
    return found


def _alike(one: list[Laid], two: list[Laid]) -> bool:
    """Say whether plays are the same, their cards in any order."""
    return [(seat, sorted(cards)) for seat, cards in one] == [(seat, sorted(cards)) for seat, cards in two]
