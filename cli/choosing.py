"""Which game and which options a command is to work with: a rule document, an organiser's file, and what is chosen on top."""

import re
from argparse import Namespace
from difflib import get_close_matches
from pathlib import Path

import msgspec

from cli import os_faults
from cli.exits import FINDINGS, UNREADABLE, USAGE
from cli.talk import Stop
from core.clause import Option
from core.games import GAMES, AnyGame
from core.preset import unsaid
from core.text import Text, joined, listed, same
from events.option_files import MOST_BYTES, OptionFile, Unfit, hash_of_file, read
from events.records.transcript.games import VOCABULARIES
from events.records.transcript.tagset import Tagset, plain

Options = dict[str, str]


class Base(msgspec.Struct, frozen=True):
    """Options before anything is chosen on top, and what they are called: `preset` as in the opening of a match, a name."""

    game: AnyGame
    options: Options
    preset: str | None = None  # the key of a rule document, or the hash of a file
    name: Text | None = None
    file: OptionFile | None = None


class Chosen(msgspec.Struct, frozen=True):
    """The options to work with: those of a rule document or file, and the keys of those that were chosen otherwise on top."""

    base: Base
    options: Options
    changed: tuple[str, ...]
    said: frozenset[str] = frozenset()  # the keys that somebody has chosen, if only by a rule document or a file

    @property
    def game(self) -> AnyGame:
        """Return the game whose options they are."""
        return self.base.game

    @property
    def preset(self) -> str | None:
        """Return what the opening of a match may name: only that of which exactly the options hold."""
        return None if self.changed else self.base.preset

    @property
    def name(self) -> Text | None:
        """Return the name of the rule document or file of which exactly the options hold."""
        return None if self.changed else self.base.name

    @property
    def as_stored(self) -> object:
        """Return the options as the game's own Struct."""
        return msgspec.convert(self.options, type(self.game.law.defaults))


def chosen(args: Namespace, minutes: int | None = None) -> Chosen:
    """Return what a command line chooses. Raises `Stop`."""
    base = _base(args.game, args.preset, args.hash)
    options = _on_top(base, args.option, minutes)
    law = base.game.law
    if (fault := law.at_odds(msgspec.convert(options, type(law.defaults)))) is not None:
        raise Stop(fault, USAGE)
    said = frozenset(options if base.preset is not None else (_choice(base.game, word)[0] for word in args.option))
    return Chosen(base, options, tuple(key for key, value in options.items() if value != base.options[key]), said)


def _base(key: str | None, preset: str | None, hashed: str | None) -> Base:
    if hashed is not None and not HASH.fullmatch(hashed):
        raise Stop(_HASH_FORM.fill(hash=hashed), USAGE)
    if preset is None:
        found = _document(GAMES[key or "gomoku"], None)
    else:
        naming = [game for game in GAMES.values() if key in (None, game.key) and _named(game, preset) is not None]
        if len(naming) > 1:
            raise Stop(
                _SEVERAL.fill(preset=preset, known=joined([Text(f"{game.name.zh}（{game.key}）", game.key) for game in naming])),
                USAGE,
            )
        found = _document(naming[0], _named(naming[0], preset)) if naming else _file(Path(preset), key)
    if hashed is not None and found.file is None:
        raise Stop(_NO_HASH, USAGE)
    if hashed is not None and not (found.preset or "").startswith(hashed.lower()):
        raise Stop(_OTHER_HASH.fill(path=str(preset), hash=found.preset or "", due=hashed), FINDINGS)
    return found


def _document(game: AnyGame, key: str | None) -> Base:
    """Return the options of a rule document; without a key those of the first, which are the defaults."""
    for preset in game.law.presets:
        if key in (None, preset.key):
            return Base(game, msgspec.to_builtins(preset.options), preset.key, preset.name)
    return Base(game, msgspec.to_builtins(game.law.defaults))


def _named(game: AnyGame, word: str) -> str | None:
    """Return the key of the rule document that a word names, as in a transcript: `competition`, `竞赛`."""
    return VOCABULARIES[game.key].tags.document_of.get(plain(word))


def _file(path: Path, key: str | None) -> Base:
    try:
        with path.open("rb") as file:
            made = read(file.read(MOST_BYTES + 1))
    except FileNotFoundError:
        raise Stop(_NO_PRESET.fill(preset=str(path), known=_known(key)), USAGE) from None
    except OSError as error:
        raise Stop(_NO_FILE.fill(path=str(path), why=os_faults.said(error)), UNREADABLE) from None
    except Unfit as unfit:
        raise Stop(_UNFIT.fill(path=str(path), why=unfit.text), UNREADABLE) from None
    if key not in (None, made.game):
        raise Stop(_OTHER_GAME.fill(path=str(path), found=GAMES[made.game].name, due=GAMES[str(key)].name), USAGE)
    return Base(GAMES[made.game], made.options, hash_of_file(made), same(made.name), made)


def _known(key: str | None) -> Text:
    """Return the rule documents that could have been named."""
    games = [game for game in GAMES.values() if key in (None, game.key) and game.law.presets]
    named = [joined((game.name, _documents(game)), zh=" ", en=" ") for game in games]
    return joined(named, zh="；", en="; ") if named else _NONE


def _on_top(base: Base, given: list[str], minutes: int | None) -> Options:
    """Return the options with what is said on the command line; raises `Stop` at the first that is none."""
    options = dict(base.options)
    if minutes is not None and "set_times" in options:
        options["set_times"] = "minutes"
    seen: set[str] = set()
    for word in given:
        key, value = _choice(base.game, word)
        if key in seen:
            raise Stop(_TWICE.fill(name=_called(base.game, key)), USAGE)
        seen.add(key)
        if key == "set_times" and value == "none" and minutes is not None:
            raise Stop(_BOTH, USAGE)
        options[key] = value
    return options


def _documents(game: AnyGame) -> Text:
    documents = VOCABULARIES[game.key].tags.documents.values()
    return listed(f"{document.said.en} ({document.said.zh})" for document in documents)


def _choice(game: AnyGame, word: str) -> tuple[str, str]:
    """Return the key and value that `KEY=VALUE` names, also by their words in a transcript: `贡=有`. Raises `Stop`."""
    said, sign, given = word.replace("＝", "=").partition("=")
    tags = VOCABULARIES[game.key].tags
    option = tags.by_name.get(plain(said))
    if not isinstance(option, Option):
        near = joined([tags.called(each) for each in _nearest(tags, said)])
        raise Stop((_NEAR if near.en else _NO_OPTION).fill(found=said, game=game.name, key=game.key, known=near), USAGE)
    name, known = tags.called(option), joined(tags.values_called(option))
    if not sign:
        raise Stop(_NO_VALUE.fill(found=said, name=_example(tags, option), known=known), USAGE)
    if (value := tags.values[option.key].get(plain(given))) is None:
        raise Stop(_VALUE.fill(name=name, found=given, known=known), USAGE)
    return option.key, value


def _example(tags: Tagset, option: Option) -> Text:
    """Return how a choice is written, by its words or its keys: `常主=王和2`."""
    word, values = tags.short[option.key]
    return Text(f"{word}={values[option.default]}", f"{option.key}={option.default}")


def _called(game: AnyGame, key: str) -> Text:
    tags = VOCABULARIES[game.key].tags
    return tags.called(next(option for option in tags.options if option.key == key))


def said_of(game: AnyGame, key: str, options: Options) -> Text:
    """Return an option with its value in words: `整场结束=打完副数`."""
    word, values = VOCABULARIES[game.key].tags.short[key]
    return Text(f"{word}={values[options[key]]}", f"{key}={options[key]}")


def have_said(found: Chosen) -> None:
    """See that what a table that opens has to say is said. Raises `Stop`."""
    tags = VOCABULARIES[found.game.key].tags
    if lacking := unsaid(found.game.law.options, found.said):
        each = [
            _CHOICE.fill(name=tags.called(option), question=option.question, values=joined(tags.values_called(option)))
            for option in lacking
        ]
        raise Stop(_UNSAID.fill(each=joined(each, zh="；", en="; "), example=_example(tags, lacking[0])), USAGE)


def _nearest(tags: Tagset, word: str) -> tuple[Option, ...]:
    """Return the options whose words are nearest to a word, first those that have it in them; none where none is."""
    meant = plain(word)
    names = {name: tag.key for name, tag in tags.by_name.items() if isinstance(tag, Option)}
    within = [key for name, key in names.items() if meant and (meant in name or name in meant)]
    alike = [names[name] for name in get_close_matches(meant, names, MOST_NAMED, 0.4)]
    signs = [key for name, key in names.items() if not meant.isascii() and len(set(meant) & set(name)) >= 2]
    by_key = {option.key: option for option in tags.options}
    return tuple(by_key[key] for key in dict.fromkeys((*within, *alike, *signs)))[:MOST_NAMED]


MOST_NAMED = 5
HASH = re.compile("[0-9a-fA-F]{8,64}")
_HASH_FORM = Text(
    "--hash {hash} 不是选项文件的哈希；应为存文件时印出的8到64位十六进制数。",
    "--hash {hash} is no hash of an options file; 8 to 64 hexadecimal digits as printed on saving were expected.",
)
_NO_HASH = Text(
    "--hash 用来核对选项文件；应同时写 --preset 文件。", "--hash checks an options file; --preset FILE was expected with it."
)
_OTHER_HASH = Text(
    "{path}的哈希是{hash}，不是{due}；文件与公布的不同。",
    "{path} has the hash {hash}, not {due}: it is not the file that was given out.",
)
_SEVERAL = Text(
    "有几个棋种有名为“{preset}”的规则文件；请用 --game 写明：{known}。",
    "Several games have a rule document “{preset}”; name one with --game: {known}.",
)
_NO_PRESET = Text(
    "没有名为“{preset}”的规则文件，也没有这个文件；规则文件有：{known}。",
    "There is no rule document “{preset}” and no file of that name; the rule documents are: {known}.",
)
_NONE = Text("（没有）", "(none)")
_NO_FILE = Text("无法读取{path}（{why}）。", "{path} cannot be read ({why}).")
_UNFIT = Text("{path}：{why}", "{path}: {why}")
_OTHER_GAME = Text("{path}是{found}的选项文件；应为{due}的。", "{path} is an options file of {found}; one of {due} was expected.")
_NO_OPTION = Text(
    "{game}没有选项“{found}”；各项选项见 fupan options --game {key}。",
    "{game} has no option “{found}”; its options are listed by fupan options --game {key}.",
)
_NEAR = Text(
    "{game}没有选项“{found}”；相近的有{known}，全部见 fupan options --game {key}。",
    "{game} has no option “{found}”; near it are {known}, and fupan options --game {key} lists all.",
)
_NO_VALUE = Text(
    "选项“{found}”没有写取值；应如 {name}，取值有：{known}。",
    "The option “{found}” has no value; it was expected as in {name}, with one of: {known}.",
)
_TWICE = Text("选项{name}写了两次；应只写一次。", "The option {name} is given twice; once was expected.")
_VALUE = Text(
    "选项{name}没有取值“{found}”；应为：{known}。", "The option {name} has no value “{found}”; expected one of: {known}."
)
_UNSAID = Text("必须写明：{each}；例如 --option {example}。", "It has to be said: {each}; such as --option {example}.")
_CHOICE = Text("{name}，{question}：{values}", "{name} ({question}: {values})")
_BOTH = Text(
    "--minutes 与 set_times=none 矛盾；只能写一个。", "--minutes contradicts set_times=none; one of the two was expected."
)
