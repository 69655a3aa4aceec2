"""`fupan show`: the board of a match and its course."""

from argparse import Namespace

from cli import log
from cli.exits import NOTHING, USAGE
from cli.talk import Stop, Talk
from core.desk.rules import SEATS
from core.text import Text, joined, same
from projections.games import SHOWN
from projections.place import SLIPPED
from projections.presets import preset_line
from projections.timeline import timeline


def run(args: Namespace, talk: Talk) -> int:
    """Print the board and one line an event."""
    with log.reading(talk) as library:
        loaded = library.load(log.match_of(library.store, args.match))
        head = library.head()
    shown, _ = timeline(loaded.log, loaded.texts)
    game = SHOWN[loaded.row.game]
    upto = len(shown) if args.at is None else args.at
    if not 1 <= upto <= len(shown):
        raise Stop(_AT.fill(n=upto, last=len(shown)), USAGE)
    talk.give({"match": loaded.row, "frames": game.frames(loaded.log, loaded.texts)[:upto], "head": head})
    row = loaded.row
    talk.say(
        _TITLE.fill(
            match=log.short(row.stream),
            players=joined([_player(seat, name) for seat, name in enumerate(row.players)], zh=" — ", en=" — "),
            about=f"{row.meet} {row.round} {row.table}".strip(),
        )
    )
    if (preset := preset_line(loaded.script.opening, loaded.texts)) is not None:
        talk.say(_PRESET.fill(preset=preset))
    for frame in shown[:upto]:
        mark = "~" if frame.slipped else " "
        talk.say(Text(f"{mark}{frame.version:4d} {frame.text.zh}", f"{mark}{frame.version:4d} {frame.text.en}"))
    if any(frame.slipped for frame in shown[:upto]):
        talk.say(_SLIPPED)
    for line in game.drawn(loaded.log, loaded.texts, upto):
        talk.say(line)
    if upto == len(shown):
        talk.say(row.result)
    talk.say(_HEAD.fill(head=head.hash[:16], n=head.number))
    return NOTHING


def _player(seat: int, name: str) -> Text:
    return joined((SEATS[seat], same(name)), zh=" ", en=" ")


_TITLE = Text("{match}  {players}  {about}", "{match}  {players}  {about}")
_PRESET = Text("规则：{preset}", "rules: {preset}")
_SLIPPED = Text("~ {slipped}，不再算数", "~ {slipped}: no longer counts").fill(slipped=SLIPPED)
_AT = Text("没有第{n}条；应为1到{last}。", "There is no record {n}; 1 to {last} was expected.")
_HEAD = Text("总账第{n}条 {head}", "ledger entry {n} {head}")
