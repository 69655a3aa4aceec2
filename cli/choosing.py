"""Which game and which options a command is to work with: a rule document, an organiser's file, and what is chosen on top."""

import re
from argparse import Namespace
from pathlib import Path

import msgspec

from cli.exits import FINDINGS, UNREADABLE, USAGE
from cli.talk import Stop
from core.game import Law
from core.games import GAMES, AnyGame
from core.preset import unfit_choice
from core.text import Text, joined, listed, same
from events.option_files import MOST_BYTES, OptionFile, Unfit, hash_of_file, read

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
    return Chosen(base, options, tuple(key for key, value in options.items() if value != base.options[key]))


def _base(key: str | None, preset: str | None, hashed: str | None) -> Base:
    if hashed is not None and not HASH.fullmatch(hashed):
        raise Stop(_HASH_FORM.fill(hash=hashed), USAGE)
    if preset is None:
        found = _document(GAMES[key or "gomoku"], None)
    else:
        naming = [game for game in GAMES.values() if key in (None, game.key) and preset in _keys(game.law)]
        if len(naming) > 1:
            raise Stop(_SEVERAL.fill(preset=preset, known=listed(game.key for game in naming)), USAGE)
        found = _document(naming[0], preset) if naming else _file(Path(preset), key)
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


def _keys(law: Law[object]) -> tuple[str, ...]:
    return tuple(preset.key for preset in law.presets)


def _file(path: Path, key: str | None) -> Base:
    try:
        with path.open("rb") as file:
            made = read(file.read(MOST_BYTES + 1))
    except FileNotFoundError:
        raise Stop(_NO_PRESET.fill(preset=str(path), known=_known(key)), USAGE) from None
    except OSError as error:
        raise Stop(_NO_FILE.fill(path=str(path), why=error.strerror or "?"), UNREADABLE) from None
    except Unfit as unfit:
        raise Stop(_UNFIT.fill(path=str(path), why=unfit.text), UNREADABLE) from None
    if key not in (None, made.game):
        raise Stop(_OTHER_GAME.fill(path=str(path), found=GAMES[made.game].name, due=GAMES[str(key)].name), USAGE)
    return Base(GAMES[made.game], made.options, hash_of_file(made), same(made.name), made)


def _known(key: str | None) -> Text:
    """Return the rule documents that could have been named."""
    games = [game for game in GAMES.values() if key in (None, game.key) and game.law.presets]
    named = [Text("{game} {keys}", "{game} {keys}").fill(game=game.name, keys=listed(_keys(game.law))) for game in games]
    return joined(named, zh="；", en="; ") if named else _NONE


def _on_top(base: Base, given: list[str], minutes: int | None) -> Options:
    """Return the options with what is said on the command line; raises `Stop` at the first that is none."""
    known = base.game.law.options
    options = dict(base.options)
    if minutes is not None:
        if minutes <= 0:
            raise Stop(_MINUTES.fill(n=minutes), USAGE)
        if "set_times" in options:
            options["set_times"] = "minutes"
    for word in given:
        key, _, value = word.partition("=")
        if (fault := unfit_choice(known, key, value)) is not None:
            raise Stop(fault, USAGE)
        if key == "set_times" and value == "none" and minutes is not None:
            raise Stop(_BOTH, USAGE)
        options[key] = value
    return options


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
_MINUTES = Text("用时{n}分钟不成立；应为正数。", "A time of {n} minutes cannot be; a positive number was expected.")
_BOTH = Text(
    "--minutes 与 set_times=none 矛盾；只能写一个。", "--minutes contradicts set_times=none; one of the two was expected."
)
