"""The records of the Chinese computer games championship (CCGC, 中国大学生计算机博弈大赛).

    {[C5][先手参赛队 B][后手参赛队 W][先手胜][2017.07.29 14:00 重庆][2017 CCGC];B(J,10);W(L,10);B(J,11)}

C5 is 五子棋, D2 its form of 2022; C6 is 六子棋 and refused. Columns are A to O with I, row 1 is at the bottom, the board has
15 lines. Programs write `{{C5}[…`, `{C5;…`, leave the head out, break the line, or put their moves between quotation marks.
"""

import re

from core.gomoku.five import Colour
from core.gomoku.messages import ColoursTaken, StonePlaced, TossHeld
from core.text import Text
from events.records.draft import MOST_ACTS, MOST_GAMES, TOO_LONG, TOO_MANY, Draft, Where
from events.records.files import decoded, line_starts, place, short
from events.records.gomoku import boards, claims
from events.records.plain import plain
from events.records.record import Header, Record

KIND = re.compile(r"\{\s*[\[{]?\s*([A-Z][A-Z0-9])\s*(?:[\]}]|(?=;))|\[\s*([A-Z][0-9])\s*\]")
FIELD = re.compile(r"\[([^\[\]{}]*)\]")
MOVE = re.compile(r"([BW])\s*\(\s*([A-Z])\s*,\s*(-?[0-9]{1,3})\s*\)", re.IGNORECASE | re.ASCII)
BETWEEN = re.compile(r"(?:[\s;,'\"]|\[(?=['\"])|(?<=['\"])\]|MARK\s*\[[^\]]*\])+")
NEXT = re.compile(r"\{|\n(?=[ \t]*[BW][ \t]*\()")
OURS = ("C5", "D2")
SIZE = 15
COLOURS: dict[str, Colour] = {"B": "black", "W": "white"}
DATE = re.compile(r"[0-9]{4}[-./年][0-9]{1,2}[-./月][0-9]{1,2}日?")
BEGINS = re.compile(rf"\s*(?:{KIND.pattern}|[BW]\s*\([A-Z],[0-9]+\)\s*;)")
TEAM_MARK = re.compile(r"\s+[BW]\Z")


def recognised(text: str) -> bool:
    """Say whether a text begins as a record of this kind.

    >>> recognised("{[C5][甲 B][乙 W][平局]"), recognised('{"moves": []}')
    (True, False)
    """
    return BEGINS.match(plain(text[:4096])) is not None


def read(data: bytes) -> tuple[Record, ...]:
    """Return the games of a CCGC file, one record each; any bytes are read as far as they go."""
    source = decoded(data)
    text = plain(source.text)
    starts = line_starts(text)
    records: list[Record] = []
    at = 0
    while (at := _skip(text, at)) < len(text) and len(records) < MOST_GAMES:
        draft = Draft("gomoku", source.notes)
        at, header = _game(draft, text, at, lambda offset: place(starts, offset))
        if len(records) == MOST_GAMES - 1 and _skip(text, at) < len(text):
            draft.trouble(place(starts, at), TOO_MANY)
        records.append(draft.record("ccgc", header))
    return tuple(records) or (Draft("gomoku").record("ccgc", Header()),)


def _skip(text: str, at: int) -> int:
    found = BETWEEN.match(text, at)
    return found.end() if found else at


def _game(draft: Draft, text: str, at: int, where: Where) -> tuple[int, Header]:
    """Read one record; return the offset behind it, and its header."""
    begin = where(at)
    kind = KIND.match(text, at)
    at = kind.end() if kind is not None else at + (text[at] == "{")
    fields: list[str] = []
    while (found := FIELD.match(text, at)) is not None and not found[1].strip().startswith(("'", '"')):
        fields.append(found[1].strip())
        at = found.end()
    header = _header(draft, fields)
    name = (kind[1] or kind[2]) if kind else OURS[0]
    if name not in OURS:
        six = "六子棋" if name == "C6" else "别的棋"
        zh, en = f"项目代号{name}是{six}，应为C5（五子棋）。", f"The event {name} is another game; expected C5 (五子棋)."
        draft.stop(begin, Text(zh, en))
        return _behind(text, at), header
    draft.options["board"] = f"size_{SIZE}"
    draft.act(TossHeld(None), begin[0])
    draft.act(ColoursTaken(0), begin[0])
    at = _moves(draft, text, at, where)
    said = claims.claim(fields[2]) if len(fields) > 2 else None
    if said is not None and said.winner == "unknown" and "禁手" in fields[2]:
        said = claims.Claim("unknown", "foul")
    if said is not None:
        _result(draft, said, fields[2], begin[0])
    return at, header


def _moves(draft: Draft, text: str, at: int, where: Where) -> int:
    while True:
        at = _skip(text, at)
        if at == len(text) or text[at] == "{":
            return at
        if text[at] == "}":
            return at + 1
        found = MOVE.match(text, at)
        if found is None:
            piece = short(text[at : at + 20], 16)
            zh, en = f"此处是「{piece}」，应为「B(H,8)」的样子。", f"Here stands `{piece}`; expected the form `B(H,8)`."
            draft.stop(where(at), Text(zh, en))
            return _behind(text, at)
        if len(draft.acts) == MOST_ACTS:
            draft.stop(where(at), TOO_LONG)
            return _behind(text, at)
        column = ord(found[2].upper()) - ord("A")
        point = boards.point(column, int(found[3]) - 1)
        draft.act(StonePlaced(COLOURS[found[1].upper()], point), where(at)[0])
        at = found.end()


def _behind(text: str, at: int) -> int:
    """Return the offset at which the next record begins."""
    found = NEXT.search(text, at + 1)
    return found.start() if found else len(text)


def _result(draft: Draft, said: claims.Claim, words: str, line: int) -> None:
    if not said.understood or said.how == "foul":
        zh = f"结果写作「{short(words)}」，没有说明胜方。"
        draft.note(Text(zh, f"The result reads `{short(words)}`, which names no winner."))
    claims.end(draft, said, 0, line)


def _header(draft: Draft, fields: list[str]) -> Header:
    first, second, _, day, meet = (*fields, "", "", "", "", "")[:5]
    found = DATE.search(day)
    if found and (rest := (day[: found.start()] + day[found.end() :]).strip()):
        draft.note(Text(f"时间地点：{short(rest)}。", f"Time and place: {short(rest)}."))
    if len(fields) > 5:
        more = short(" ".join(fields[5:]))
        draft.note(Text(f"还有没有读取的栏目：「{more}」。", f"More fields were not read: `{more}`."))
    players = (TEAM_MARK.sub("", first) or None, TEAM_MARK.sub("", second) or None)
    return Header(players=players, meet=meet or None, date=found[0] if found else day or None)
