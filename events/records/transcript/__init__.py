"""The transcript: Fupan's own text format, what people write by hand. `docs/transcript.md` specifies it.

    复盘 1 五子棋            the first line of every match
    赛事: 健康杯              tags
    第1局                    a game
    猜先: 甲
    执黑: 甲
    1. h8 2. i9 3. ?         moves, many in a line; `?` for what is not known
    请裁判: 甲 @1.3 "说明"     the referee's desk
    结果: 黑胜 五连

A line of acts that cannot be read ends the acts of its match: what follows could mean something else without it. The lines
behind it are still looked at, so that every trouble is named at once.
"""

import re
from collections.abc import Sequence

from core.games import Act
from core.text import Text
from events.records.draft import MOST_GAMES, TOO_MANY
from events.records.files import decoded
from events.records.record import Desk, Record, Trouble
from events.records.transcript.acts import Who
from events.records.transcript.course import AnyCourse, Course, MovesByNumber
from events.records.transcript.games import VOCABULARIES
from events.records.transcript.line import Line, Unread, folded, numeral, parted
from events.records.transcript.names import words_for
from events.records.transcript.reading import Numbered, Reading, desk_number, items, trouble
from events.records.transcript.writing import write, write_act

__all__ = ["headed", "misheaded", "read", "read_line", "recognised", "write", "write_act"]

BEGINS = re.compile(r"(?:复盘|fupan)(?![a-z])")  # in the folded first line of a match


def read(data: bytes) -> tuple[Record, ...]:
    r"""Return the matches of a transcript, one record each; any bytes are read as far as they go.

    Texts, names and notes stand in the acts as they were written, and acts name other acts by their number in the record,
    from 1: who brings a record into a log puts ids and versions in their place.

    >>> record, = read("复盘 1 五子棋\n甲: 王小明\n1. h8 2. i9\n认输: 乙\n".encode())
    >>> record.acts[1], record.header.players
    (StonePlaced(stone='white', at='i9'), ('王小明', None))
    """
    source = decoded(data)
    blocks = _blocks(source.text)
    readings = [Reading(block, source.notes) for block in blocks[:MOST_GAMES]]
    if len(blocks) > MOST_GAMES:
        readings[-1].troubles.append(Trouble(blocks[MOST_GAMES][0][0], 1, TOO_MANY))
    return tuple(reading.record() for reading in readings)


def recognised(text: str) -> bool:
    r"""Say whether a text is a transcript: whether its first line that is no comment begins one.

    >>> recognised("# 健康杯\n复盘 1 五子棋"), recognised("h8 i9")
    (True, False)
    """
    lines = (parted(line)[0].lstrip() for line in text.split("\n"))
    first = next((line for line in lines if line), "")
    return BEGINS.match(folded(first[:8])) is not None


def read_line(
    text: str,
    turn: object,
    who: Who | None = None,
    game: str = "gomoku",
    players: Sequence[str | None] = (),
    recorded: MovesByNumber | None = None,
    at_desk: tuple[int, int] | None = None,
) -> tuple[tuple[Act | Desk, ...], tuple[Trouble, ...]]:
    """Return the acts on one line, as a scribe types them, and what could not be read.

    `turn` is the colour to move, in a card game the seat whose turn it is (in 掼蛋 see `guandan.course.seen`); None where that
    is unclear: then a move needs its colour, a play its seat. `who` acts at the desk where the line does not say; nobody knows
    who where it is not given. `players` are their names, which may stand for their sides. `recorded` are the moves of
    the match so far, which `@2.5` may name. `at_desk` are the numbers of calls and rulings so far, where a number written before
    one has to be the next. Acts before a trouble are returned with it.

    >>> read_line("i9", "white")[0]
    (StonePlaced(stone='white', at='i9'),)
    >>> read_line("认输", "white")[1][0].text.zh
    '此行到此为止，还应有「甲」「乙」。'
    """
    said = VOCABULARIES[game]
    course: AnyCourse = Course(said.flow, said.flow.at_turn(turn), words_for(players, said), recorded or {})
    course.calls, course.rulings = at_desk or (0, 0)
    acts: list[Act | Desk] = []
    headed = False  # by a heading that is the last thing said
    found: tuple[Trouble, ...] = ()
    try:
        for item in items(Line(parted(text)[0]), course, who or Who(), said):
            act = said.implied if item.act is None else item.act
            if act is None:
                continue
            if at_desk is not None:
                desk_number(item, course)
            if headed and type(act) is type(said.implied) and item.act is not None and not item.anew:
                acts.pop()  # what the heading says by itself is said in full
            headed = item.act is None
            acts.append(act)
            course.follow(act)
    except Unread as unread:
        found = (trouble(1, unread),)
    return tuple(acts), found


def headed(text: str, game: str) -> int | None:
    """Return the number of the game or deal that a line begins with as a heading; None where it begins with none.

    >>> headed("第2副 发牌: 乙", "doudizhu"), headed("第2手", "gomoku")
    (2, None)
    """
    found = VOCABULARIES[game].heading.match(folded(text.lstrip()))
    return None if found is None else numeral(found[1] or found[2])


def misheaded(game: str, number: int, due: int) -> Text:
    """Return the sentence about a heading with a number that is not the next one."""
    return Text("{said}。", "{said}.").fill(said=VOCABULARIES[game].words.game.fill(n=number, due=due))


def _blocks(text: str) -> list[list[Numbered]]:
    """Return the lines of each match: a match begins with its first line, wherever that stands."""
    blocks: list[list[Numbered]] = [[]]
    begun = False
    for number, line in enumerate(text.split("\n"), 1):
        if BEGINS.match(folded(line.lstrip()[:8])):
            if begun:
                blocks.append([])
            begun = True
        if len(blocks) > MOST_GAMES + 1:
            break
        blocks[-1].append((number, line))
    return blocks
