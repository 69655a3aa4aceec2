"""The tags of a transcript: what stands before its first act, one a line, `赛事: 健康杯`."""

import re
from typing import Literal

import msgspec
from msgspec.structs import replace

from core.clause import Option
from core.gomoku.options import OPTIONS
from core.text import Lang, Text
from events.records.files import short
from events.records.record import Header
from events.records.transcript_line import QUOTES, Unread, bare, folded, unescaped

Tag = Literal["meet", "round", "table", "date", "A", "B", "referee", "minutes"]

TAGS: dict[Tag, tuple[Text, tuple[str, ...]]] = {
    "meet": (Text("赛事", "meet"), ("比赛", "event")),
    "round": (Text("轮次", "round"), ("轮",)),
    "table": (Text("桌号", "table"), ("桌", "台号")),
    "date": (Text("日期", "date"), ()),
    "A": (Text("甲", "A"), ("甲方", "side A", "player A")),
    "B": (Text("乙", "B"), ("乙方", "side B", "player B")),
    "referee": (Text("裁判", "referee"), ("裁判员",)),
    "minutes": (Text("用时", "minutes"), ("clock",)),
}

# How the readings of the law are written in Chinese: the option, then its values. In English they are written by their keys.
SHORT: dict[str, tuple[str, dict[str, str]]] = {
    "board": ("棋盘", {"size_15": "15路", "size_19": "19路", "size_20": "20路"}),
    "toss_winner_gets": ("猜先胜者", {"black": "执黑", "choice": "选色"}),
    "opening_rule": ("开局规则", {"none": "无", "swap": "一次交换", "swap2": "两次交换"}),
    "overline": ("长连", {"wins": "算胜", "nothing": "不算", "renju": "连珠"}),
    "five_counts": ("未声明的五连", {"when_formed": "形成即胜", "when_claimed": "声明才胜"}),
    "full_board": ("满盘", {"last_point": "下满为和", "empty_25": "余25点为和"}),
    "draw_by_agreement": ("和棋协议", {"not_offered": "无此条款", "allowed": "允许"}),
    "later_colours": ("后两局先后手", {"swap_then_toss": "交换后猜先", "loser_chooses": "负者选择"}),
    "drawn_game": ("和局", {"replayed": "重赛", "half_each": "各得半胜"}),
    "replay_colours": ("重赛先后手", {"kept": "不变", "swapped": "交换"}),
    "forfeit_loses": ("弃权输掉", {"game": "该局", "match": "整场"}),
    "illegal_move": ("违例着法", {"chief_referee": "裁判长裁定", "turn_lost": "失去该手"}),
    "set_times": ("限时", {"none": "未规定", "minutes": "已规定"}),
    "authority": ("裁定权", {"as_gc": "裁判长", "organiser": "组织者"}),
}
SIZES = {size: f"size_{size}" for size in ("15", "19", "20")}

SIGNS = re.compile(r"[\s_,;:()·-]+")
MINUTES = re.compile(r"\s*([0-9]{1,6})\s*(?:分钟|分|minutes|min|')?\s*")


def plain(name: str) -> str:
    """Return the name of a tag or value without the signs that nobody agrees on.

    >>> plain("六子以上相连(长连)") == plain("六子以上相连（长连）")
    True
    """
    return SIGNS.sub("", folded(name))


class Tags(msgspec.Struct, frozen=True):
    """What the tags say so far, and which of them have been read."""

    header: Header = Header()
    options: dict[str, str] = {}
    seen: frozenset[str] = frozenset()


def _named(option: Option) -> tuple[str, ...]:
    return (option.key, option.question.zh, option.question.en, SHORT[option.key][0])


def _values(option: Option) -> dict[str, str]:
    found = {plain(key): key for key in option.values}
    for key, text in option.values.items():
        found |= dict.fromkeys((plain(text.zh), plain(text.en), plain(SHORT[option.key][1][key])), key)
    return found | (SIZES if option.key == "board" else {})


TIMES = next(option for option in OPTIONS if option.key == "set_times")
VALUES = {option.key: _values(option) for option in OPTIONS}
BY_NAME: dict[str, Tag | Option] = {plain(name): option for option in OPTIONS for name in _named(option)} | {
    plain(name): tag for tag, (said, more) in TAGS.items() for name in (said.zh, said.en, *more)
}


def tag_of(body: str) -> tuple[Tag | Option, int] | None:
    """Return the tag that a line names, and where its value begins; None where the line is no tag.

    >>> tag_of("赛事：健康杯"), tag_of("h8 i9")
    (('meet', 3), None)
    """
    end = folded(body).find(":")
    if end < 0 or (tag := BY_NAME.get(plain(body[:end]))) is None:
        return None
    return tag, end + 1


def tagged(tags: Tags, tag: Tag | Option, at: int, body: str) -> Tags:
    """Return the tags with one more; `at` is where its value begins. Raises `Unread` where that says nothing that is known."""
    value = _value(body[at:])
    tag = _of_times(tag, value)
    name = tag.key if isinstance(tag, Option) else tag
    begin = at + len(body[at:]) - len(body[at:].lstrip())
    if name in tags.seen:
        zh = f"「{short(body[: at - 1].strip(), 16)}」写了两次，以前一次为准，应只写一次"
        en = f"`{short(body[: at - 1].strip(), 16)}` stands here for the second time and the first holds; expected it once"
        raise Unread(len(body) - len(body.lstrip()), Text(zh, en))
    seen = tags.seen | {name}
    if value is None:
        return replace(tags, seen=seen)
    if isinstance(tag, Option):
        if (key := VALUES[tag.key].get(plain(value))) is None:
            raise _not_a_value(tag, value, begin)
        return replace(tags, options=tags.options | {tag.key: key}, seen=seen)
    return Tags(_header(tags.header, tag, value, begin), tags.options, seen)


def _of_times(tag: Tag | Option, value: str | None) -> Tag | Option:
    """Return the tag that is meant: minutes and whether any are set go by the same names."""
    if value is None or not (tag == "minutes" or (isinstance(tag, Option) and tag.key == TIMES.key)):
        return tag
    return TIMES if plain(value) in VALUES[TIMES.key] else "minutes" if MINUTES.fullmatch(folded(value)) else tag


def readings(tags: Tags) -> dict[str, str]:
    """Return the readings that the tags state; who gives minutes says that they are set."""
    if tags.header.minutes is not None and TIMES.key not in tags.seen:
        return tags.options | {TIMES.key: "minutes"}
    return tags.options


def _value(words: str) -> str | None:
    """Return what a tag says: in quotes or as it stands, None for `?` and for nothing."""
    words = words.strip()
    if len(words) >= 2 and (close := QUOTES.get(words[0])) is not None and words.endswith(close):
        return unescaped(words[1:-1])
    return None if folded(words) in ("", "?") else words


def _header(header: Header, tag: Tag, value: str, at: int) -> Header:
    match tag:
        case "A":
            return replace(header, players=(value, header.players[1]))
        case "B":
            return replace(header, players=(header.players[0], value))
        case "minutes":
            if (found := MINUTES.fullmatch(folded(value))) is None:
                said = Text(f"用时是「{short(value, 16)}」", f"The minutes are `{short(value, 16)}`")
                raise Unread(at, Text(f"{said.zh}，应为整数（分钟）", f"{said.en}; expected a whole number of them"))
            return replace(header, minutes=int(found[1]))
        case _:
            return replace(header, **{tag: value})


def _not_a_value(option: Option, value: str, at: int) -> Unread:
    zh = "".join(f"「{words}」" for words in SHORT[option.key][1].values())
    en = " or ".join(f"`{key}`" for key in option.values)
    said = short(value, 16)
    return Unread(at, Text(f"「{SHORT[option.key][0]}」是「{said}」，应为{zh}", f"`{option.key}` is `{said}`; expected {en}"))


def written(header: Header, options: dict[str, str], lang: Lang) -> list[str]:
    """Return the lines of the tags: what is known, in one order."""
    said: dict[Tag, str | None] = {
        "meet": header.meet,
        "round": header.round,
        "table": header.table,
        "date": header.date,
        "A": header.players[0],
        "B": header.players[1],
        "referee": header.referee,
        "minutes": None if header.minutes is None else str(header.minutes),
    }
    lines = [f"{TAGS[tag][0].to(lang)}: {bare(value)}" for tag, value in said.items() if value is not None]
    stated: dict[str, str] = dict(options)
    if header.minutes is not None:  # they say that minutes are set, unless something else is written
        stated[TIMES.key] = options.get(TIMES.key, "?")
        if stated[TIMES.key] == "minutes":
            del stated[TIMES.key]
    order = {option.key: number for number, option in enumerate(OPTIONS)}
    for key in sorted(stated, key=lambda key: (order.get(key, len(order)), key)):
        name, values = SHORT.get(key, (key, {}))
        value = stated[key]
        lines.append(f"{name}: {values.get(value, value)}" if lang == "zh" else f"{key}: {value}")
    return lines
