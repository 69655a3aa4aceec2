"""The tags of a transcript: what stands before its first act, one a line, `赛事: 健康杯`."""

import re

import msgspec
from msgspec.structs import replace

from core.clause import Option
from core.text import Lang, Text
from events.records.files import short
from events.records.record import Header
from events.records.transcript.line import QUOTES, Unread, bare, folded, quoted, unescaped
from events.records.transcript.tagset import PLAYERS, TAGS, Tag, Tagset, plain

HASHED = re.compile(r"(?:(.*\S)\s+)?([0-9a-fA-F]{64})")  # an options file: what the organiser calls it, and its hash
BEST_OF = 3  # games of a final, of which two have to be won (CD0.1)
NUMBER = re.compile(r"\s*([0-9]{1,6})\s*(?:副|局|deals)?\s*")
MINUTES = re.compile(r"\s*([0-9]{1,6})\s*(?:分钟|分|minutes|min|')?\s*")


_COUNT = Text("0到999999的整数", "a whole number from 0 to 999999")
_DEALS = Text("1到999999的整数（如「8」）", "a whole number from 1 to 999999, such as `8`")


class Tags(msgspec.Struct, frozen=True):
    """What the tags say so far, and which of them have been read."""

    header: Header = Header()
    options: dict[str, str] = {}
    seen: frozenset[str] = frozenset()


def tag_of(body: str, tags: Tagset) -> tuple[Tag | Option, int] | None:
    """Return the tag that a line names, and where its value begins; None where the line is no tag."""
    signs = folded(body)
    end = signs.find(":")
    more = signs.find(":", end + 1) if end >= 0 and plain(body[:end]) in tags.colons else -1
    if more >= 0 and plain(body[:more]) in tags.by_name:
        end = more  # the name itself has a colon
    if end < 0 or (tag := tags.by_name.get(plain(body[:end]))) is None:
        return None
    if plain(body[:end]) in tags.acts and not (isinstance(tag, Option) and plain(body[end + 1 :]) in tags.values[tag.key]):
        return None
    return tag, end + 1


def tagged(said: Tags, tag: Tag | Option, at: int, body: str, tags: Tagset) -> Tags:
    """Return the tags with one more; `at` is where its value begins. Raises `Unread` where that says nothing that is known."""
    value = _value(body[at:])
    tag = _of_times(tag, value, tags)
    name = tag.key if isinstance(tag, Option) else tag
    begin = at + len(body[at:]) - len(body[at:].lstrip())
    if name in said.seen:
        zh = f"「{short(body[: at - 1].strip(), 16)}」写了两次，以前一次为准，应只写一次"
        en = f"`{short(body[: at - 1].strip(), 16)}` stands here for the second time and the first holds; expected it once"
        raise Unread(len(body) - len(body.lstrip()), Text(zh, en))
    seen = said.seen | {name}
    if value is None:
        return replace(said, seen=seen)
    if tag in PLAYERS and folded(value) == folded(body[at:].strip()) and tags.like_a_play(value):
        raise _name_or_play(value, begin)
    if isinstance(tag, Option):
        if (key := tags.values[tag.key].get(plain(value))) is None:
            raise _not_a_value(tag, value, begin, tags)
        return replace(said, options=said.options | {tag.key: key}, seen=seen)
    if tag == "preset":
        return Tags(_with_preset(said.header, value, begin, tags), said.options, seen)
    return Tags(_header(said.header, tag, value, begin), said.options, seen)


def _of_times(tag: Tag | Option, value: str | None, tags: Tagset) -> Tag | Option:
    """Return the tag that is meant: minutes and whether any are set go by the same names."""
    times = tags.times
    if value is None or times is None or not (tag == "minutes" or (isinstance(tag, Option) and tag.key == times.key)):
        return tag
    return times if plain(value) in tags.values[times.key] else "minutes" if MINUTES.fullmatch(folded(value)) else tag


def readings(said: Tags, tags: Tagset) -> dict[str, str]:
    """Return the readings that the tags state: a rule document states all of them, minutes that they are set."""
    if (document := tags.documents.get(said.header.preset or "")) is not None:
        return document.options | said.options
    if tags.times is not None and said.header.minutes is not None and tags.times.key not in said.seen:
        return said.options | {tags.times.key: "minutes"}
    return said.options


def header_of(said: Tags, tags: Tagset) -> Header:
    """Return what the tags say besides the readings; a rule document is named only where none of its readings is changed."""
    document = tags.documents.get(said.header.preset or "")
    changed = document is not None and readings(said, tags) != document.options
    return replace(said.header, preset=None) if changed else said.header


def _value(words: str) -> str | None:
    """Return what a tag says: in quotes or as it stands, None for `?` and for nothing."""
    words = words.strip()
    if len(words) >= 2 and (close := QUOTES.get(words[0])) is not None and words.endswith(close):
        return unescaped(words[1:-1])
    return None if folded(words) in ("", "?") else words


def _header(header: Header, tag: Tag, value: str, at: int) -> Header:
    if tag in PLAYERS:
        seat = PLAYERS.index(tag)
        return replace(header, players=(*header.players[:seat], value, *header.players[seat + 1 :]))
    if tag == "minutes":
        if (found := MINUTES.fullmatch(folded(value))) is None:
            said = Text(f"用时是「{short(value, 16)}」", f"The minutes are `{short(value, 16)}`")
            raise Unread(at, Text(f"{said.zh}，应为{_COUNT.zh}（分钟）", f"{said.en}; expected {_COUNT.en}"))
        return replace(header, minutes=int(found[1]))
    if tag == "deals":
        if (found := NUMBER.fullmatch(folded(value))) is None or int(found[1]) == 0:
            said = Text(f"副数是「{short(value, 16)}」", f"The number of deals is `{short(value, 16)}`")
            raise Unread(at, Text(f"{said.zh}，应为{_DEALS.zh}", f"{said.en}; expected {_DEALS.en}"))
        return replace(header, deals=int(found[1]))
    if tag == "games":
        if (found := NUMBER.fullmatch(folded(value))) is None or int(found[1]) not in (1, BEST_OF):
            said = Text(f"局数是「{short(value, 16)}」", f"The number of games is `{short(value, 16)}`")
            raise Unread(
                at, Text(f"{said.zh}，应为1或{BEST_OF}（三局两胜）", f"{said.en}; expected 1, or {BEST_OF} of which two win")
            )
        return replace(header, games=int(found[1]))
    return replace(header, **{tag: value})


def _with_preset(header: Header, value: str, at: int, tags: Tagset) -> Header:
    if (key := tags.document_of.get(plain(value))) is not None:
        return replace(header, preset=key)
    if (found := HASHED.fullmatch(value)) is not None:
        return replace(header, preset=found[2].lower(), preset_name=None if found[1] is None else _value(found[1]))
    zh = "".join(f"「{document.said.zh}」" for document in tags.documents.values())
    en = " or ".join(f"`{document.said.en}`" for document in tags.documents.values())
    said = Text(f"规则是「{short(value, 16)}」", f"The rules are `{short(value, 16)}`")
    file = Text("选项文件的名称和哈希（64位）", "the name of an options file and its hash of 64 digits")
    both = Text(f"{zh}或{file.zh}", f"{en} or {file.en}") if tags.documents else file
    raise Unread(at, Text(f"{said.zh}，应为{both.zh}", f"{said.en}; expected {both.en}"))


def _name_or_play(value: str, at: int) -> Unread:
    said = short(value, 16)
    zh = f"「{said}」可能是姓名，也可能是出牌，应写明：姓名写在引号里，出牌写在「第1副」之后"
    en = f"`{said}` may be a name or a play; expected quotes around a name, `deal 1` before a play"
    return Unread(at, Text(zh, en))


def _not_a_value(option: Option, value: str, at: int, tags: Tagset) -> Unread:
    name, values = tags.short[option.key]
    zh = "".join(f"「{words}」" for words in values.values())
    en = " or ".join(f"`{key}`" for key in option.values)
    said = short(value, 16)
    return Unread(at, Text(f"「{name}」是「{said}」，应为{zh}", f"`{option.key}` is `{said}`; expected {en}"))


def written(header: Header, options: dict[str, str], lang: Lang, tags: Tagset) -> list[str]:
    """Return the lines of the tags: what is known, in one order."""
    said: dict[Tag, str | None] = {
        "meet": header.meet,
        "round": header.round,
        "table": header.table,
        "date": header.date,
        **dict(zip(PLAYERS, header.players, strict=False)),
        "referee": header.referee,
        "minutes": None if header.minutes is None else str(header.minutes),
        "deals": None if header.deals is None else str(header.deals),
        "games": None if header.games is None else str(header.games),
    }
    rules, options = _rules(header, options, lang, tags)
    lines = []
    for tag, value in said.items():
        if value is not None:
            words = quoted(value) if tag in PLAYERS and tags.like_a_play(value) else bare(value)
            lines.append(f"{TAGS[tag][0].to(lang)}: {words}")
    if rules is not None:
        lines.append(f"{TAGS['preset'][0].to(lang)}: {rules}")
    stated: dict[str, str] = dict(options)
    times = tags.times
    if header.minutes is not None and times is not None:  # they say that minutes are set, unless something else is written
        stated[times.key] = options.get(times.key, "?")
        if stated[times.key] == "minutes":
            del stated[times.key]
    order = {option.key: number for number, option in enumerate(tags.options)}
    for key in sorted(stated, key=lambda key: (order.get(key, len(order)), key)):
        name, values = tags.short.get(key, (key, {}))
        value = stated[key]
        lines.append(f"{name}: {values.get(value, value)}" if lang == "zh" else f"{key}: {value}")
    return lines


def _rules(header: Header, options: dict[str, str], lang: Lang, tags: Tagset) -> tuple[str | None, dict[str, str]]:
    """Return what the tag of the rules says, and the options that it leaves to be stated.

    Where every option is stated, a rule document and what is changed in it say the same more shortly.
    """
    if header.preset is not None and header.preset not in tags.documents:
        return ("" if header.preset_name is None else f"{bare(header.preset_name)} ") + header.preset, options
    changes = {key: _changed(options, document.options) for key, document in tags.documents.items()}
    whole = [key for key, document in tags.documents.items() if document.options.keys() == options.keys()]
    key = header.preset if header.preset is not None and not changes[header.preset] else None
    if key is None and whole and all(changes.values()):
        key = min(whole, key=lambda key: len(changes[key]))
    return (None, options) if key is None or key not in whole else (tags.documents[key].said.to(lang), changes[key])


def _changed(options: dict[str, str], document: dict[str, str]) -> dict[str, str]:
    return {key: value for key, value in options.items() if document.get(key) != value}
