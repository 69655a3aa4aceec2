"""`fupan options`: the options of a game with what they mean, a rule document, an organiser's file; saves one."""

from argparse import Namespace
from pathlib import Path

import msgspec

from cli import log, os_faults
from cli.choosing import Chosen, chosen, have_said
from cli.exits import MACHINE, NOTHING, USAGE
from cli.talk import Stop, Talk
from core.clause import Option
from core.preset import unsaid
from core.text import Text, joined, same
from events.option_files import OptionFile, Unfit, canonical, fit_name, hash_of_file
from events.records.transcript.games import VOCABULARIES


class Listed(msgspec.Struct, frozen=True):
    """What holds, as JSON: `preset` is the key of a rule document or the hash of a file, null where it is neither."""

    game: str
    name: Text | None
    preset: str | None
    options: dict[str, str]
    saved: str | None = None  # the file that was written


def run(args: Namespace, talk: Talk) -> int:
    """Print the options, or save them under a name and print the hash of the file."""
    if (args.name is None) != (args.output is None):
        raise Stop(_BOTH, USAGE)
    found = chosen(args)
    if args.output is not None:
        return _save(found, args.name, Path(args.output), talk)
    talk.give(Listed(found.game.key, found.name, found.preset, found.options))
    talk.say(_TITLE.fill(game=found.game.name, name=found.name or _OWN))
    if found.preset is not None and found.base.file is not None:
        talk.say(_HASH.fill(hash=found.preset))
    lacking = unsaid(found.game.law.options, found.said)
    for option in found.game.law.options:
        talk.say(_open_line(found, option) if option in lacking else _line(found, option))
    return NOTHING


def _open_line(found: Chosen, option: Option) -> Text:
    """Return an option that a table has to name and that nobody has, with what may be written for it."""
    tags = VOCABULARIES[found.game.key].tags
    values = joined(tags.values_called(option))
    return _OPEN_LINE.fill(name=tags.called(option), question=option.question, clause=option.clause, values=values)


def _line(found: Chosen, option: Option) -> Text:
    """Return an option with the value that holds and what else may be written for it."""
    tags, value = VOCABULARIES[found.game.key].tags, found.options[option.key]
    others = joined([tags.value_called(option, other) for other in option.values if other != value])
    return _LINE.fill(
        mark=" " if value == option.default else "*",
        name=tags.called(option),
        value=tags.value_called(option, value),
        question=option.question,
        meaning=option.values[value],
        clause=option.clause,
        others=others,
    )


def _save(found: Chosen, name: str, path: Path, talk: Talk) -> int:
    try:
        made = OptionFile(found.game.key, fit_name(name), found.options)
    except Unfit as unfit:
        raise Stop(unfit.text, USAGE) from None
    have_said(found)
    if log.is_log(path, talk.db):
        raise Stop(_THE_LOG.fill(path=str(path)), USAGE)
    try:
        with path.open("xb") as file:
            file.write(canonical(made))
    except FileExistsError:
        raise Stop(_THERE.fill(path=str(path)), USAGE) from None
    except OSError as error:
        raise Stop(_NOT_SAVED.fill(path=str(path), why=os_faults.said(error)), MACHINE) from None
    hashed = hash_of_file(made)
    talk.give(Listed(made.game, same(made.name), hashed, made.options, str(path)))
    talk.say(_SAVED.fill(path=str(path), name=made.name, game=found.game.name))
    talk.say(_HASH.fill(hash=hashed))
    return NOTHING


_BOTH = Text(
    "存选项文件要写名称和文件名；--name 和 -o 应一起写。",
    "An options file is saved with a name and a file name; --name and -o were expected together.",
)
_TITLE = Text("{game}：{name}", "{game}: {name}")
_OWN = Text("各项选项", "its options")
_HASH = Text("哈希 SHA-256：{hash}", "hash, SHA-256: {hash}")
_LINE = Text(
    "{mark} {name}= {value}[{clause}] {question}：{meaning}；也可以写：{others}",
    "{mark} {name} = {value} [{clause}] {question}: {meaning}; or: {others}",
)
_OPEN_LINE = Text(
    "? {name}= ？[{clause}] {question}：开场时必须写明，{values}",
    "? {name} = ? [{clause}] {question}: has to be said when a match is opened, one of: {values}",
)
_THE_LOG = Text(
    "{path}是日志本身的文件，不能写入；请换一个文件名。",
    "{path} belongs to the log and is not written over; another name was expected.",
)
_THERE = Text(
    "{path}已经存在，没有写入；请换一个文件名。", "{path} is there already and is not written over; another name was expected."
)
_SAVED = Text("已写入{path}：“{name}”（{game}）", "written to {path}: “{name}” ({game})")
_NOT_SAVED = Text("无法写入{path}（{why}）。", "{path} cannot be written ({why}).")
