"""PSQ written: Piskvork's own dialect, without a result, which it has no place for."""

import re

from core.gomoku.grid import place
from core.gomoku.messages import (
    Act,
    ColoursTaken,
    MovesUnrecorded,
    Passed,
    StonePlaced,
    StonesSetUp,
    TossHeld,
)
from core.text import Text
from events.records.record import Desk, Record
from events.records.written import Game, Written, games, size_of, unheld

SPENT = re.compile(r"([0-9]{1,9}) ?ms\Z")
NAME = re.compile(r"(?!piskvorky\b)(?=.*[^\W\d_])[^,\n\r]+\Z", re.IGNORECASE)  # no end code, no move, no first line


def write(record: Record, game: int = 1) -> Written:
    """Return one game of a record as PSQ, with sentences on what that leaves out.

    A PSQ colours its moves by counting them, so nothing can be written from the first place at which that would be wrong.

    Raises:
        IndexError: the record has no game of this number.
    """
    played = games(record)
    if not 1 <= game <= len(played):
        raise IndexError(f"game {game} of {len(played)}")
    chosen = played[game - 1]
    size, left_out = size_of(record), []
    if len(played) > 1:
        left_out.append(Text(f"PSQ只记一局：写入的是第{game}局。", f"A PSQ holds one game; written is game {game}."))
    moves, stopped = _moves(record, chosen, size)
    left_out += stopped
    left_out += _unheld(chosen)
    names, unnamed = _names(record.header.players)
    left_out += unnamed
    left_out += _about(record)
    lines = [f"Piskvorky {size}x{size}, 0:0, {chosen.black or 0}", *moves, *names, "-1"]
    return Written("\n".join(lines) + "\n", tuple(left_out))


def _moves(record: Record, game: Game, size: int) -> tuple[list[str], list[Text]]:
    lines: list[str] = []
    for index, act in game.acts:
        if isinstance(act, Desk) or not isinstance(act, (StonePlaced, Passed, StonesSetUp, MovesUnrecorded)):
            continue
        where = place(act.at) if isinstance(act, StonePlaced) and act.at is not None else None
        due = "black" if len(lines) % 2 == 0 else "white"
        if where is None or not isinstance(act, StonePlaced) or act.stone != due:
            zh = f"第{len(lines) + 1}手起没有写入：PSQ按次序分黑白，记不了{_why(act).zh}。"
            en = f"From move {len(lines) + 1} nothing was written: a PSQ counts colours off and cannot hold {_why(act).en}."
            return lines, [Text(zh, en)]
        spent = SPENT.match(record.comments.get(index, ""))
        lines.append(f"{where[0] + 1},{size - where[1]},{spent[1] if spent else 0}")
    return lines, []


def _why(act: Act) -> Text:
    match act:
        case Passed():
            return Text("放弃一手", "a pass")
        case StonesSetUp():
            return Text("摆子", "stones set up")
        case MovesUnrecorded():
            return Text("未记录的着法", "moves that are not recorded")
        case StonePlaced(_, at) if at is None or place(at) is None:
            return Text("未记录的点", "an unrecorded point")
        case _:
            return Text("连下两手", "two stones of one colour in a row")


def _unheld(game: Game) -> tuple[Text, ...]:
    held = (StonePlaced, Passed, StonesSetUp, MovesUnrecorded, ColoursTaken)
    acts = [act for _, act in game.acts if not isinstance(act, held) and not (isinstance(act, TossHeld) and act.winner is None)]
    if game.black is None and any(isinstance(act, StonePlaced) for _, act in game.acts):
        return (
            *unheld(acts),
            Text("谁执黑没有记录，写作第一位。", "Who is black is not recorded; the first player was written."),
        )
    return unheld(acts)


def _names(players: tuple[str | None, ...]) -> tuple[list[str], list[Text]]:
    names = [name.strip() for name in players if name is not None]
    if len(names) == 2 and all(NAME.match(name) for name in names):
        return names, []
    missing = Text(
        "棋手姓名没有写入：PSQ要两个名字，且不能是数字或带逗号。",
        "The players' names were not written: a PSQ takes two, neither a number nor with a comma.",
    )
    return [], [missing] if names else []


def _about(record: Record) -> list[Text]:
    header, left_out = record.header, []
    about = (header.meet, header.round, header.table, header.referee, header.date, header.minutes, header.note)
    if any(item is not None for item in about):
        left_out.append(
            Text("赛事、轮次、日期、用时等没有写入。", "Meet, round, date, time limit and the like were not written.")
        )
    if any(not SPENT.match(comment) for comment in record.comments.values()):
        left_out.append(Text("注释没有写入。", "Comments were not written."))
    if record.variations:
        left_out.append(Text("变化没有写入。", "Variations were not written."))
    if set(record.options) - {"board"}:
        left_out.append(
            Text("规则没有写入：PSQ只记棋盘大小。", "The rules were not written: a PSQ holds only the size of the board.")
        )
    return left_out
