"""`fupan list`: the matches of the log."""

from argparse import Namespace
from datetime import UTC, datetime

from cli import log
from cli.exits import NOTHING
from cli.talk import Talk
from core.text import Text, joined, same


def run(args: Namespace, talk: Talk) -> int:
    """Print one line a match, the latest first."""
    with log.reading(talk) as library:
        rows = library.matches(" ".join(args.search))
        talk.give(rows)
        for row in rows:
            day = datetime.fromtimestamp(row.opened_at / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
            about = " ".join(part for part in (row.meet, row.round, row.table) if part)
            between = Text(" {s} ", " {s} ").fill(s=row.score) if len(row.players) == 2 else Text(" — ", " — ")
            players = joined([same(name) for name in row.players], zh=between.zh, en=between.en)
            gaps: dict[str, Text | str | int] = {
                "match": log.short(row.stream),
                "day": day,
                "game": row.game_name,
                "players": players,
                "about": about,
            }
            line = _ROW.fill(**gaps, state=row.phase_name, result=row.result)
            talk.say(Text(line.zh.replace("  ", " "), line.en.replace("  ", " ")))
        if not rows:
            talk.aside(_NONE_FIT if args.search else _NONE)
    return NOTHING


_ROW = Text(
    "{match}  {day}  {game}  {players}  {about}  {state}  {result}",
    "{match}  {day}  {game}  {players}  {about}  {state}  {result}",
)
_NONE = Text(
    "日志里还没有比赛；用 fupan new 开场或 fupan import 导入。",
    "The log holds no match yet; open one with fupan new or bring files in with fupan import.",
)
_NONE_FIT = Text("没有符合的比赛。", "No match fits.")
