"""SGF (FF[4], game 4: Gomoku and Renju), with what real files do beyond it.

Black is PB and seat 0, white is PW and seat 1: SGF knows colours only. The main line is what was played, the other branches
are variations. GM[5] is taken too: the ORC game centre writes it for renju. Other games are refused, unless the file itself
says in RU, GN or GC that it is 五子棋: one exporter writes GM[2], which is Othello. What is not read is named in a note.
"""

import re

from core.gomoku.messages import ColoursTaken, TossHeld
from core.text import Text
from events.records.draft import MOST_ACTS, MOST_GAMES, TOO_LONG, TOO_MANY, Draft, Where
from events.records.files import decoded, line_starts, place, short
from events.records.gomoku import boards, claims
from events.records.gomoku.sgf_branches import variations
from events.records.gomoku.sgf_moves import MOVES, SETUPS, acts_of, reach
from events.records.gomoku.sgf_tree import BEGINS, Fault, Property, Tree, free, main_line, simple, trees
from events.records.gomoku.sgf_writing import write
from events.records.record import Header, Record

__all__ = ["read", "write"]

CHARSET = re.compile(rb"(?<![A-Za-z])CA\s*\[\s*([A-Za-z0-9_:. -]{1,40})\s*\]")
SIZE = re.compile(r"\s*([0-9]{1,4})\s*(?::\s*([0-9]{1,4})\s*)?\Z")
SECONDS = re.compile(r"\s*([0-9]{1,7})(?:\.0*)?\s*\Z")
READ = {*MOVES, *SETUPS, "FF", "GM", "CA", "AP", "ST", "VW", "SZ", "PB", "PW", "EV", "RO", "DT", "TM", "RE", "RU", "GC", "C"}
ORC = 5
GAMES = {1: Text("围棋", "Go"), 2: Text("黑白棋", "Othello"), 3: Text("国际象棋", "chess"), 7: Text("中国象棋", "Chinese chess")}
ENGINE_RULES = {"0": "wins", "1": "nothing", "4": "renju"}  # c-gomoku-cli writes the numbers of the Gomocup protocol

Info = dict[str, Property]


def read(data: bytes) -> tuple[Record, ...]:
    """Return the games of an SGF collection, one record each; any bytes are read as far as they go."""
    found = CHARSET.search(data[:4096])
    source = decoded(data, found[1].decode("ascii") if found else None)
    starts, text = line_starts(source.text), source.text
    records: list[Record] = []
    last: tuple[Draft, Header] | None = None
    behind = 0
    for tree in trees(text):
        if last is not None:
            _outside(last[0], text[behind : tree.offset])
            records.append(last[0].record("sgf", last[1]))
        draft = Draft("gomoku", source.notes)
        if last is None:
            _outside(draft, text[: tree.offset])
        last = draft, _game(draft, tree, lambda offset: place(starts, offset))
        behind = len(text) if tree.faults else tree.end
        if len(records) == MOST_GAMES - 1 and BEGINS.search(text, tree.end):
            draft.trouble(place(starts, tree.end), TOO_MANY)
            break
    if last is None:
        draft = Draft("gomoku")
        draft.stop((1, 1), Text("没有以「(；」开头的棋谱。", "There is no game tree; one begins with `(;`."))
        return (draft.record("sgf", Header()),)
    _outside(last[0], text[behind:])
    return (*records, last[0].record("sgf", last[1]))


def _outside(draft: Draft, words: str) -> None:
    words = words.strip()
    if words:
        piece = short(words, 60)
        draft.note(Text(f"棋谱之外还有文字，没有读取：「{piece}」。", f"Words outside the game tree were not read: `{piece}`."))


def _game(draft: Draft, tree: Tree, where: Where) -> Header:
    """Read one game tree into a draft and return its header."""
    line = main_line(tree)
    info: Info = {}
    for index in line:
        for item in tree.nodes[index].properties:
            info.setdefault(item.name, item)
    header = _header(draft, info, tree)
    for fault in tree.faults:
        draft.trouble(where(fault.offset), fault.text)
        draft.cut = line[-1] == len(tree.nodes) - 1  # else it broke in a later branch, behind the main line
    if _is_ours(draft, info, where) and (size := _board(draft, info, tree, where)) is not None:
        _rules(draft, info)
        draft.options |= {"set_times": "minutes"} if header.minutes else {}
        draft.act(TossHeld(None), where(tree.offset)[0])
        draft.act(ColoursTaken(0), where(tree.offset)[0])
        after = _play(draft, tree, line, size, where)
        variations(draft, tree, after, size, where)
        _end(draft, info, where)
    _unread(draft, tree)
    return header


def _word(info: Info, name: str) -> str | None:
    item = info.get(name)
    words = simple(item.values[0]) if item is not None and item.values else ""
    return words or None


def _header(draft: Draft, info: Info, tree: Tree) -> Header:
    spoken = [free(value) for item in tree.nodes[0].properties if item.name in ("GC", "C") for value in item.values]
    minutes, limit = None, _word(info, "TM")
    if limit is not None:
        seconds = SECONDS.match(limit)
        minutes = int(seconds[1]) // 60 if seconds and int(seconds[1]) % 60 == 0 else None
        if not minutes:
            piece, minutes = short(limit), None
            draft.note(
                Text(
                    f"用时TM[{piece}]不是整分钟，没有采用。",
                    f"The time limit TM[{piece}] is not whole minutes and was not taken.",
                )
            )
    return Header(
        players=(_word(info, "PB"), _word(info, "PW")),
        meet=_word(info, "EV"),
        round=_word(info, "RO"),
        date=_word(info, "DT"),
        minutes=minutes,
        note="\n".join(words for words in spoken if words) or None,
    )


def _is_ours(draft: Draft, info: Info, where: Where) -> bool:
    """Say whether the game is 五子棋; where it is not, the draft holds why."""
    spoken = " ".join(_word(info, name) or "" for name in ("RU", "GN", "GC"))
    six = next((info[name] for name in ("RU", "GN") if claims.SIX.search(_word(info, name) or "")), None)
    if six is not None:
        draft.stop(where(six.offset), Text("这是六子棋，应为五子棋。", "This is Connect6; expected 五子棋 (gomoku or renju)."))
        return False
    written = _word(info, "GM")
    number = int(written) if written is not None and re.fullmatch("[0-9]{1,3}", written) else None
    if written is None or number in (4, ORC):
        if number == ORC:
            draft.note(Text("GM[5]按五子棋读取：ORC用它记连珠。", "GM[5] was read as 五子棋: ORC writes it for renju."))
        return True
    name = GAMES.get(number or 0, Text("不是五子棋", "not 五子棋"))
    if claims.OUR_GAME.search(spoken):
        zh = f"GM[{short(written)}]是{name.zh}的编号，但文件自称五子棋，按五子棋读取。"
        draft.note(Text(zh, f"GM[{short(written)}] is {name.en}, but the file calls itself 五子棋 and was read so."))
        return True
    zh = f"GM[{short(written)}]：{name.zh}；应为GM[4]，或在RU、GN、GC中写明五子棋。"
    en = f"GM[{short(written)}]: {name.en}; expected GM[4], or RU, GN or GC naming gomoku."
    draft.stop(where(info["GM"].offset), Text(zh, en))
    return False


def _board(draft: Draft, info: Info, tree: Tree, where: Where) -> int | None:
    """Return the size of the board; None where it is none of ours, and then the draft holds why."""
    written = _word(info, "SZ")
    if written is None:
        size = boards.smallest(reach(tree.nodes)) or min(boards.SIZES)
        draft.note(
            Text(
                f"文件没有写棋盘大小（SZ），按{size}路读取。",
                f"The file does not give the board's size (SZ); it was read as {size}.",
            )
        )
        if size != min(boards.SIZES):
            draft.options["board"] = f"size_{size}"
        return size
    found = SIZE.match(written)
    width = int(found[1]) if found else 0
    height = int(found[2]) if found and found[2] else width
    board = boards.board_of(width, height)
    if board is None:
        piece = short(written)
        unread = Text(f"SZ[{piece}]不是棋盘大小，应为一个整数。", f"SZ[{piece}] is no size of a board; expected an integer.")
        draft.stop(where(info["SZ"].offset), boards.refused(width, height) if found else unread)
        return None
    draft.options["board"] = board
    return width


def _rules(draft: Draft, info: Info) -> None:
    rule, name = _word(info, "RU"), _word(info, "GN") or ""
    overline: str | None = claims.overline(rule or "")
    if overline is None and rule is not None and "TE" in info:
        overline = ENGINE_RULES.get(rule)
    if overline is None and rule is None and re.search(r"\bRIF rule\b", name):
        overline, rule = "renju", name
    if overline is not None:
        draft.options["overline"] = overline
        piece = short(rule or "", 60)
        draft.note(Text(f"长连的规则取自「{piece}」。", f"The rule on overlines comes from `{piece}`."))
    elif rule is not None:
        piece = short(rule, 60)
        draft.note(
            Text(f"RU[{piece}]没有说明长连如何，没有采用。", f"RU[{piece}] does not say what an overline is; it was not taken.")
        )


def _play(draft: Draft, tree: Tree, line: list[int], size: int, where: Where) -> dict[int, int]:
    """Read the main line; return for each of its nodes that were read the number of acts after it."""
    after: dict[int, int] = {}
    for index in line:
        node = tree.nodes[index]
        said = acts_of(node, size)
        fault = said.fault
        for act, offset in said.acts:
            if len(draft.acts) == MOST_ACTS:
                fault = Fault(offset, TOO_LONG)
                break
            draft.act(act, where(offset)[0])
        for note in said.notes:
            draft.note(note)
        if index:
            for item in node.properties:
                if item.name == "C" and item.values:
                    draft.comment(free(item.values[0]))
        if fault is not None:
            draft.stop(where(fault.offset), fault.text)
            break
        after[index] = len(draft.acts)
    return after


def _end(draft: Draft, info: Info, where: Where) -> None:
    said = claims.claim(_word(info, "RE") or "")
    if said is None:
        return
    if said.how == "unknown" and "TE" in info:
        said = claims.Claim(said.winner, claims.how_of(_word(info, "TE") or ""), said.understood)
    if not said.understood:
        piece = short(_word(info, "RE") or "", 60)
        draft.note(Text(f"结果写作RE[{piece}]，没有全部读懂。", f"The result reads RE[{piece}], which was not fully understood."))
    claims.end(draft, said, 0, where(info["RE"].offset)[0])


def _unread(draft: Draft, tree: Tree) -> None:
    """Note the properties that were not read, each with its first value and how often it stands in the file."""
    found: dict[str, list[str]] = {}
    for index, node in enumerate(tree.nodes):
        for item in node.properties:
            if item.name not in READ and (index, item.name) != (0, "TE"):
                found.setdefault(item.name, []).append("".join(f"[{value}]" for value in item.values))
    named = [f"{name}{short(values[0], 30)}" + (f"×{len(values)}" if len(values) > 1 else "") for name, values in found.items()]
    if named:
        listed = short(" ".join(named), 300)
        draft.note(Text(f"没有读取的属性：{listed}。", f"Properties that were not read: {listed}."))
