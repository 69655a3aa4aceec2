"""Reading one match of a transcript, line by line."""

import re
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from core.desk.messages import CallMade, Ruled
from core.games import Act
from core.text import Text, joined
from events.records.draft import MOST_ACTS
from events.records.files import short
from events.records.record import Desk, Header, Record, Trouble, Variation
from events.records.transcript import words as say
from events.records.transcript.acts import Item, Who, next_item
from events.records.transcript.course import MISSING, AnyCourse, Course, Missing
from events.records.transcript.desk import an_act, reference
from events.records.transcript.games import VOCABULARIES
from events.records.transcript.line import SEPARATOR, Line, Unread, folded, parted
from events.records.transcript.names import words_for
from events.records.transcript.parts import COLON
from events.records.transcript.tags import Tags, header_of, readings, tag_of, tagged
from events.records.transcript.tagset import PLAYERS
from events.records.transcript.vocabulary import Vocabulary
from events.records.transcript.writing import VERSION, default_who
from events.unseen import edged, refused, unseen

FIRST = re.compile(r"\s*(?:复盘|fupan)\s*([0-9]{1,9})\s*(.*\S)\s*")
MOST_TROUBLES = 100

A_FIRST = joined([said.words.first for said in VOCABULARIES.values()], zh="", en=" or ")
NO_FIRST = Text(f"此处没有首行，应为{A_FIRST.zh}", f"There is no first line here; expected {A_FIRST.en}")
OTHER_VERSION = Text(
    "首行的编号是「{n}」，应为「{due}」，如「复盘 {due} {game}」（它是这种文本的版本，不是第几场、第几副）",
    "The number of the first line is `{n}`; expected `{due}`, as in `fupan {due} {game}` (it is the version of this text format, "
    "not the number of a match or deal)",
)
STOPPED = Text("以后的动作不读", "no later act is read")
TOO_LONG = Text(f"一场超过{MOST_ACTS}个动作", f"A match of more than {MOST_ACTS} acts")
TOO_MANY = Text("无法读取的地方太多，以后的不再列出", "Too many places cannot be read; later ones are not named")
NO_SUCH_ACT = Text("到此只有{n}个动作，应为其中之一的编号", "Up to here there are {n} acts; expected the number of one of them")
NOT_PLAYED = Text("变化中只能写对局的动作", "A variation holds acts of play only")

Numbered = tuple[int, str]  # a line's number from 1, and the line


def items(line: Line, course: AnyCourse, who: Who, said: Vocabulary) -> Iterator[Item]:
    """Yield the acts of a line one by one; the course has to follow each before the next is asked for."""
    while True:
        while line.take(SEPARATOR) is not None:
            pass
        if line.ended():
            return
        item = next_item(line, course, who, said)
        yield item
        for act in item.more:
            yield Item(act, item.at)


def desk_number(item: Item, course: AnyCourse) -> None:
    """Raise `Unread` where a call or a ruling has a number that is not the next one."""
    act = item.act.act if isinstance(item.act, Desk) else None
    if item.number is None or not isinstance(act, (CallMade, Ruled)):
        return
    due = 1 + (course.calls if isinstance(act, CallMade) else course.rulings)
    if item.number != due:
        zh, en = f"此处的编号是{item.number}，应为{due}", f"The number here is {item.number}; expected {due}"
        raise Unread(item.at, Text(zh, en))


def seen(body: str) -> None:
    """Raise `Unread` at the first sign of a line that nobody sees."""
    if (text := refused(body)) is not None:
        raise Unread(unseen(body) or 0, text)


def trouble(number: int, unread: Unread, more: Text | None = None) -> Trouble:
    """Return what could not be read on a line as a full sentence."""
    zh, en = unread.text.zh, unread.text.en
    if more is not None:
        zh, en = f"{zh}；{more.zh}", f"{en}; {more.en}"
    return Trouble(number, unread.at + 1, Text(f"{zh}。", f"{en}."))


class Reading:
    """A match that has been read; `record()` gives it as a value."""

    def __init__(self, lines: Iterable[Numbered], notes: tuple[Text, ...]) -> None:
        self.notes = notes
        self.said = next(iter(VOCABULARIES.values()))
        self.tags = Tags()
        self.acts: list[Act | Desk] = []
        self.places: list[int] = []
        self.troubles: list[Trouble] = []
        self.variations: list[Variation] = []
        self._comments: dict[int, list[str]] = {}  # index of an act -> its comments; -1: before the first act
        self._course: AnyCourse = Course(self.said.flow)
        self._pairs: dict[int, bool] = {}  # game -> its moves are numbered by pairs
        self._headed: int | None = None  # the line of a heading that stands here, with no act of its game yet
        self._tagging = True  # no act and no heading has been read yet
        self._cut = False  # a line of acts could not be read
        self._read(list(lines))

    def record(self) -> Record:
        """Return the record of the match."""
        last = len(self.acts) - 1
        lines: dict[int, list[str]] = {}
        for index, more in self._comments.items():
            lines.setdefault(min(index, last), []).extend(more)
        said = {index: "\n".join(comment).strip() for index, comment in lines.items()}
        return Record(
            "transcript",
            replace(header_of(self.tags, self.said.tags), note=said.get(-1) or None),
            readings(self.tags, self.said.tags),
            tuple(self.acts),
            tuple(self.places),
            tuple(self.troubles),
            self.notes,
            {index: words for index, words in said.items() if index >= 0 and words},
            tuple(self.variations),
            self.said.game,
        )

    # --- lines ------------------------------------------------------------------------------------------------------------

    def _read(self, lines: list[Numbered]) -> None:
        begun = False
        for number, line in lines:
            body, comment = parted(line)
            if (body := edged(body)).strip():
                if begun:
                    self._line(number, body)
                elif (begun := self._first(number, body)) is False and self._cut:
                    return
            if len(self.acts) >= MOST_ACTS and self._cut:
                return
            if comment is not None and not self._cut:
                # Behind a heading it is about the game to come, and goes with its first act.
                self._comments.setdefault(len(self.acts) - (self._headed is None), []).append(comment)
        self._implied()
        if not begun and not self.troubles:
            self._trouble(lines[0][0] if lines else 1, Unread(0, NO_FIRST))

    def _first(self, number: int, body: str) -> bool:
        """Read the first line of the match; False where it is none, or none of ours."""
        found = FIRST.fullmatch(folded(body))
        if found is None:
            if not self.troubles:
                piece = short(body.strip(), 16)
                said = Text(f"首行是「{piece}」，应为{A_FIRST.zh}", f"The first line is `{piece}`; expected {A_FIRST.en}")
                self._trouble(number, Unread(_begin(body), said))
            return False
        if int(found[1]) != VERSION:
            gaps = {"n": found[1], "due": VERSION, "game": short(body[found.start(2) :].strip(), 16)}
            return self._foreign(number, Unread(found.start(1), OTHER_VERSION.fill(**gaps)))
        game = say.GAMES.meant.get(say.SPACES.sub(" ", found[2]))
        if game is None:
            piece, games = short(body[found.start(2) : found.end(2)], 16), say.GAMES.expected
            said = Text(f"项目是「{piece}」，应为{games.zh}", f"The game is `{piece}`; expected {games.en}")
            return self._foreign(number, Unread(found.start(2), said))
        self.said = VOCABULARIES[game]
        self.tags = Tags(Header((None,) * self.said.tags.seats))
        self._course = Course(self.said.flow)
        return True

    def _foreign(self, number: int, unread: Unread) -> bool:
        self._cut = True
        self._trouble(number, unread)
        return False

    def _line(self, number: int, body: str) -> None:
        tag = tag_of(body, self.said.tags)
        try:
            if tag is not None and self._tagging:
                seen(body)
                self.tags = tagged(self.tags, *tag, body, self.said.tags)
                return
        except Unread as unread:
            self._trouble(number, unread)
            return
        line = Line(body)
        if say.VARIATION.take(line) is not MISSING:
            self._variation(number, line)
            return
        if self._tagging:
            self._course.names = words_for(self.tags.header.players, self.said)
        try:
            seen(body)
            if tag is not None and not (self.said.sides_lead and tag[0] in PLAYERS):
                raise Unread(_begin(body), self.said.words.late.fill(said=short(body.strip(), 16)))
            for item in items(line, self._course, default_who(self.tags.header), self.said):
                self._item(number, item)
        except Unread as unread:
            no_tag = self._tagging and unread.at == _begin(body) and ":" in folded(body)
            self._stop(number, Unread(unread.at, _no_tag(body, self.said)) if no_tag else unread)

    def _stop(self, number: int, unread: Unread) -> None:
        """Note a trouble after which no act is read. Behind it only what is wrong by itself is worth a word."""
        self._implied()
        if not self._cut:
            self.troubles.append(trouble(number, unread, STOPPED))
        elif not unread.by_context:
            self._trouble(number, unread)
        self._cut = True

    def _trouble(self, number: int, unread: Unread) -> None:
        if len(self.troubles) < MOST_TROUBLES:
            self.troubles.append(trouble(number, unread))
        elif len(self.troubles) == MOST_TROUBLES:
            self.troubles.append(trouble(number, Unread(unread.at, TOO_MANY)))

    # --- acts -------------------------------------------------------------------------------------------------------------

    def _item(self, number: int, item: Item) -> None:
        self._tagging = False
        if item.act is None or item.anew or type(item.act) is not type(self.said.implied):
            self._implied()
        if not self._cut:
            self._fits(number, item)
        if item.act is not None:
            self._add(number, item.act)

    def _implied(self) -> None:
        """Add what the heading before this place says by itself, where the game has such an act."""
        if self._headed is not None and self.said.implied is not None:
            self._add(self._headed, self.said.implied)

    def _add(self, number: int, act: Act | Desk) -> None:
        if not self._cut:
            self.acts.append(act)
            self.places.append(number)
            self._headed = None
        self._course.follow(act)

    def _fits(self, number: int, item: Item) -> None:
        """Raise `Unread` where an act or heading does not fit what stands before it."""
        course, act = self._course, item.act
        if act is None:
            due = course.headings[0]
            if item.number is not None and not course.heads(item.number):
                raise Unread(item.at, self.said.words.game.fill(n=item.number, due=due))
            self._headed = number
            return
        if course.lacks_start(act, self.said.starts):
            raise Unread(item.at, self.said.words.no_start)
        if len(self.acts) >= MOST_ACTS:
            raise Unread(item.at, TOO_LONG)
        if item.number is None:
            return
        if isinstance(act, self.said.flow.moves):
            self._move_number(item, item.number, 1 if course.begins(act) else course.move + 1)
        else:
            desk_number(item, course)

    def _move_number(self, item: Item, number: int, move: int) -> None:
        """Check the number of a move: each move has its own, or black and white have one together."""
        game = max(self._course.games, 1)
        single, pair = number == move, self.said.pairs and move % 2 == 1 and number == (move + 1) // 2
        pairs = self._pairs.get(game)
        if single != pair and pairs is None:
            self._pairs[game] = pair
        elif not (pair if pairs else single):
            due = (move + 1) // 2 if pairs else move
            raise Unread(item.at, self.said.words.move.fill(n=number, due=due))

    def _variation(self, number: int, line: Line) -> None:
        """Read moves that were not played. A trouble here leaves the acts as they are."""
        self._implied()
        acts: list[Act] = []
        try:
            at = line.next
            after = reference(line, self._course)
            if isinstance(after, Missing):
                raise line.unread(an_act(self._course))
            if after > self._course.acts:
                raise Unread(at, NO_SUCH_ACT.fill(n=self._course.acts), by_context=True)
            line.take(COLON)
            course = Course(self.said.flow, self._course.steps[after], self._course.names)
            for item in items(line, course, Who(), self.said):
                if item.act is None or isinstance(item.act, Desk):
                    raise Unread(item.at, NOT_PLAYED)
                acts.append(item.act)
                course.follow(item.act)
        except Unread as unread:
            if not (self._cut and unread.by_context):
                self._trouble(number, unread)
            return
        if not self._cut:
            self.variations.append(Variation(after, tuple(acts)))


def _begin(body: str) -> int:
    return len(body) - len(body.lstrip())


def _no_tag(body: str, said: Vocabulary) -> Text:
    piece, expected = short(body.strip(), 16), said.words.tag_or_act
    return Text(f"此处是「{piece}」，应为{expected.zh}", f"Here stands `{piece}`; expected {expected.en}")
