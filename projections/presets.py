"""Under which rule document or options file a match was opened, in words, and whether its options are those."""

import msgspec

from core.games import GAMES, Opening, game_opened
from core.text import Text, listed
from events.option_files import OptionFile, hash_of_file


def preset_title(game: str, preset: str, name: str | None) -> Text:
    """Return what an opening calls its options: a rule document by its name, a file by the organiser's name and its hash."""
    documents = {document.key: document.name for document in GAMES[game].law.presets}
    if preset in documents:
        return documents[preset]
    return (_UNNAMED if name is None else _FILE).fill(hash=preset[:16], name=name or "")


def preset_line(opening: Opening, texts: dict[str, str]) -> Text | None:
    """Return what the options of a match are called; None where its opening names nothing.

    `texts` are the free texts by id that the side table still holds. What stands in a log is a claim: where the options of the
    match are others than those of the rule document or file, that is said. Once the name is erased the
    hash cannot be checked.
    """
    if opening.preset is None:
        return None
    game, name = game_opened(opening), texts.get(opening.preset_name or "")
    title = preset_title(game.key, opening.preset, name)
    options: dict[str, str] = msgspec.to_builtins(opening.options)
    for document in game.law.presets:
        if document.key == opening.preset:
            due = msgspec.to_builtins(document.options)
            others = [key for key, value in options.items() if value != due[key]]
            return _BUT.fill(title=title, keys=listed(others)) if others else title
    if name is None or hash_of_file(OptionFile(game.key, name, options)) == opening.preset:
        return title
    return _OTHER.fill(title=title)


_FILE = Text("{name}（选项文件 {hash}）", "{name} (options file {hash})")
_UNNAMED = Text("选项文件 {hash}", "options file {hash}")
_BUT = Text("{title}，但这些选项不同：{keys}", "{title}, but with other options: {keys}")
_OTHER = Text("{title}，但名称或选项与这个哈希不合", "{title}, but name or options do not fit that hash")
