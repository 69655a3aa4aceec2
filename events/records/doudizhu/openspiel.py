"""OpenSpiel's playthroughs of `dou_dizhu`: what `generate_playthrough` prints of one deal.

    game: dou_dizhu
    # Apply action "Deal CJ"
    action: 59
    # Apply action "Bid 3"
    action: 108
    # Apply action "TTTK"
    action: 345

What a reader of such files has to know:

* The first action says which card is face up: its place among the 51 that are dealt, and who gets it bids first. In the version
  of 2022-12-05 it is the card itself, and the ids of cards count from 0 instead of 51.
* The next 51 actions are the cards, to seat 0, 1, 2 in turn; suits in the order C D H S, ranks from 3 to 2, then the jokers (BWJ)
  and (CJ). The three left over are the bottom. The words beside the ids of some versions name a wrong card; the ids are right.
* The ids of bids and plays differ between versions, so their words are taken: ranks without suits.
* The hands that the terminal state prints belong to other seats unless seat 0 bid first. They are not read.
* The auction goes on until a 3 or two passes after a bid; three passes end the deal.
* In the version of 2022-12-05 who has passed acts again. Seats are taken from the list that the states print.
"""

import re
from collections.abc import Iterator

from core.climb.kinds import Reading
from core.doudizhu.messages import (
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    DealBegun,
    FaceUpDrawn,
    HandDealt,
    Passed,
    PlaysUnrecorded,
    ScoresNoted,
    Seat,
)
from core.doudizhu.state import SEATS
from core.text import Text
from events.records.doudizhu.cards import by_rank
from events.records.doudizhu.openspiel_auction import Course
from events.records.doudizhu.openspiel_lines import Action, Playthrough, Printed, playthroughs
from events.records.draft import MOST_GAMES, TOO_MANY, Draft, with_trouble
from events.records.files import decoded, short
from events.records.record import Record, Trouble

BEGINS = re.compile(
    r"^(?:game: dou_dizhu\b|GameType\.short_name = \"dou_dizhu\"|# Apply action \"Decide first card up)", re.MULTILINE
)
DECK = (*(suit + rank for suit in "CDHS" for rank in "3456789TJQKA2"), "BJ", "RJ")
DEALT, HAND, OFFSET = 51, 17, 51
OPTIONS = {
    "wing_pair_as_singles": "yes",
    "wing_triple": "yes",
    "wing_adjacent_triple": "yes",
    "wing_four_alike": "no",
    "wing_core_rank": "no",
    "wing_both_jokers": "no",
}
NO_HEAD = Text(
    "没有一副牌的记录，应以“game: dou_dizhu”一行开头。", "There is no playthrough; one begins with the line `game: dou_dizhu`."
)


def recognised(text: str) -> bool:
    r"""Say whether a text is a playthrough of this game.

    >>> recognised("game: dou_dizhu\n"), recognised("game: tic_tac_toe\n")
    (True, False)
    """
    return BEGINS.search(text[:8192]) is not None


def read(data: bytes) -> tuple[Record, ...]:
    """Return the deals of a file of playthroughs, one record each; any bytes are read as far as they go."""
    source = decoded(data)
    records: list[Record] = []
    for play in playthroughs(source.text):
        if len(records) == MOST_GAMES:
            records[-1] = with_trouble(records[-1], Trouble(play.begin, 1, TOO_MANY))
            break
        draft = Draft("doudizhu", source.notes)
        if not play.actions and not play.printed and play.fault is None:
            draft.trouble((play.begin, 1), NO_HEAD)
        else:
            _game(draft, play)
        records.append(draft.record("openspiel"))
    if not records:
        draft = Draft("doudizhu", source.notes)
        draft.trouble((1, 1), NO_HEAD)
        return (draft.record("openspiel"),)
    return tuple(records)


def _game(draft: Draft, play: Playthrough) -> None:
    draft.options |= OPTIONS
    if play.fault is not None:
        draft.trouble((play.fault[0], 1), play.fault[1])
    offset, cards = _dealt(play.actions[1 : DEALT + 1])
    draft.act(DealBegun(), play.begin)
    first = _face_up(draft, play.actions, offset, cards)
    left = _hands(draft, play, offset, cards)
    course = Course(first, passer_again=offset == 0)
    for seat, words, line in _said(draft, play):
        if not _follow(draft, course, seat, words, line, left):
            break
    _end(draft, play, course)


def _dealt(actions: list[Action]) -> tuple[int, list[str | None]]:
    """Return what the ids of cards count from, and the cards; None for an id that is no card's."""
    ids = [action.id for action in actions if action.id is not None]
    offset = 0 if sum(n < OFFSET for n in ids) > sum(n >= len(DECK) for n in ids) else OFFSET
    cards = (None if action.id is None else action.id - offset for action in actions)
    return offset, [DECK[card] if card is not None and 0 <= card < len(DECK) else None for card in cards]


def _face_up(draft: Draft, actions: list[Action], offset: int, cards: list[str | None]) -> Seat | None:
    """Add the card that is face up; return the seat that has it and bids first, None where that is not known."""
    if not actions:
        return None
    number, line = actions[0].id, actions[0].line
    if offset == 0 and number is not None and number < len(DECK):
        card = DECK[number]
        seat = SEATS[cards.index(card) % 3] if card in cards else None
        if seat is not None or _complete(cards):
            draft.act(FaceUpDrawn(seat, card), line)
        return seat
    if offset and number is not None and number < DEALT:
        draft.act(FaceUpDrawn(SEATS[number % 3], cards[number] if number < len(cards) else None), line)
        return SEATS[number % 3]
    zh, en = (
        "第一个动作应是明牌的位置，0到50的整数。",
        "The first action should be the place of the card that is face up, an integer from 0 to 50.",
    )
    draft.trouble((line, 1), Text(zh, en))
    return None


def _complete(cards: list[str | None]) -> bool:
    return None not in cards and len(set(cards)) == DEALT


def _hands(draft: Draft, play: Playthrough, offset: int, cards: list[str | None]) -> tuple[str, ...]:
    """Add the hands and the three cards left over, and return these; none where the deal does not leave three."""
    actions = play.actions[1 : DEALT + 1]
    for n, (action, card) in enumerate(zip(actions, cards, strict=True), 1):
        if card is None:
            low, high = offset, offset + len(DECK) - 1
            zh, en = f"第{n}张牌的编号应为{low}到{high}的整数。", f"The id of card {n} should be an integer from {low} to {high}."
            draft.trouble((action.line, 1), Text(zh, en))
    if len(cards) < DEALT and play.fault is None:
        draft.trouble((play.end, 1), _FEW.fill(n=len(cards)))
    _labels(draft, actions, cards)
    if not cards:
        return ()
    for seat in SEATS:
        hand = [card or "??" for card in cards[seat::3]]
        draft.act(HandDealt(seat, (*hand, *["??"] * (HAND - len(hand)))), actions[min(seat, len(actions) - 1)].line)
    if not _complete(cards):
        return ()
    left = tuple(card for card in DECK if card not in cards)
    draft.act(BottomLaid(left), actions[-1].line)
    return left


def _labels(draft: Draft, actions: list[Action], cards: list[str | None]) -> None:
    """Note that the words beside the ids name other cards, as those of some versions do."""
    wrong = 0
    for action, card in zip(actions, cards, strict=True):
        said = by_rank(_plain(action.words or "")[-1:])
        wrong += bool(card and said and said[0] not in (card, f"?{card[1]}"))
    if wrong:
        draft.note(_OTHER_WORDS.fill(n=wrong))


_FEW = Text("发牌只有{n}张，应为51张。", "The deal is of {n} cards; expected 51.")
_OTHER_WORDS = Text(
    "有{n}张牌的文字与编号不符，以编号为准。", "Cards whose words and ids name different ones: {n}; the ids were taken."
)


def _plain(words: str) -> str:
    return words.replace("(BWJ)", "B").replace("(CJ)", "R")


def _said(draft: Draft, play: Playthrough) -> Iterator[tuple[Seat | None, str | None, int]]:
    """Yield the bids and plays: seat where a state lists it, words, line. Where action and list differ there are no more."""
    actions = play.actions[DEALT + 1 :]
    for n in range(max(len(actions), len(play.printed))):
        action: Action | None = actions[n] if n < len(actions) else None
        listed: Printed | None = play.printed[n] if n < len(play.printed) else None
        if action is not None and listed is not None and action.words is not None and action.words.strip() != listed.words:
            a, b = short(action.words), short(listed.words)
            zh, en = (
                f"此处是“{a}”，而第{listed.line}行列作“{b}”。",
                f"Here stands `{a}`, which line {listed.line} lists as `{b}`.",
            )
            draft.stop((action.line, 1), Text(zh, en))
            return
        if listed is not None:
            yield SEATS[listed.seat], listed.words, action.line if action is not None else listed.line
        elif action is not None:
            yield None, action.words, action.line


def _follow(draft: Draft, course: Course, seat: Seat | None, words: str | None, line: int, left: tuple[str, ...]) -> bool:
    """Add one bid or play; return whether there is more to be read."""
    seat = course.seat if seat is None else seat
    if course.over:
        draft.stop(
            (line, 1),
            Text(
                "三家都不叫，这一副已经结束，此处不应再有动作。",
                "All three have passed and the deal is over; no action was expected here.",
            ),
        )
    elif words is None:
        zh, en = (
            "动作之前没有“# Apply action”一行，编号的意思因版本而异。",
            "No line `# Apply action` stands before the action, and what its id means differs between versions.",
        )
        draft.stop((line, 1), Text(zh, en))
    elif seat is None:
        draft.stop((line, 1), Text("看不出由谁先叫。", "Who bids first cannot be told."))
    elif course.landlord is None:
        _bid(draft, course, seat, words, line, left)
    else:
        _play(draft, course, seat, words, line)
    return not draft.cut


def _bid(draft: Draft, course: Course, seat: Seat, words: str, line: int, left: tuple[str, ...]) -> None:
    points = {"Pass": 0, "Bid 1": 1, "Bid 2": 2, "Bid 3": 3}.get(words.strip())
    if points is None:
        piece = short(words)
        draft.stop(
            (line, 1),
            Text(
                f"此处是“{piece}”，应为叫牌（Pass 或 Bid 1 到 3）。",
                f"Here stands `{piece}`; expected a bid (Pass, or Bid 1 to 3).",
            ),
        )
        return
    draft.act(BidMade(seat, points), line)
    course.bid(seat, points)
    if course.landlord is not None and left:
        draft.act(BottomShown(left), line)


def _play(draft: Draft, course: Course, seat: Seat, words: str, line: int) -> None:
    if words.strip() == "Pass":
        draft.act(Passed(seat), line)
        course.passed(seat)
        return
    core, _, wings = _plain(words.strip()).partition("-")
    first, others = by_rank(core), by_rank(wings)
    if not first or others is None:
        piece = short(words)
        draft.stop(
            (line, 1),
            Text(
                f"此处是“{piece}”，应为 Pass 或“9TJQKA”样子的牌。",
                f"Here stands `{piece}`; expected Pass, or cards such as `9TJQKA`.",
            ),
        )
        return
    draft.act(CardsPlayed(seat, (*first, *others), _reading(core, len(others))), line)
    course.played(seat, len(first) + len(others))


def _reading(core: str, wings: int) -> Reading | None:
    """Return the pattern that words such as `333444-56` name; words without a hyphen name none."""
    steps = len(core) // 3
    if steps == 0 or wings not in (steps, 2 * steps):
        return None
    return Reading("plane_singles" if wings == steps else "plane_pairs", core[0], steps)


def _end(draft: Draft, play: Playthrough, course: Course) -> None:
    """Add the returns, and before them that plays are missing where that is known."""
    unread = draft.cut or play.fault is not None
    if play.terminal and not course.ended and not unread:
        zh, en = "这一副已经结束，却没有一家出完牌：缺了动作。", "The deal is over and no hand is empty: actions are missing."
        draft.trouble((play.end, 1), Text(zh, en))
        unread = True
    if unread and not course.ended:
        draft.last(PlaysUnrecorded(), play.end)
    elif not course.ended:
        draft.note(Text("文件在这一副结束之前结束。", "The file ends before the deal does."))
    if play.returns is not None and not course.over:
        a, b, c = play.returns[0]
        draft.act(ScoresNoted((a, b, c)), play.returns[1])
