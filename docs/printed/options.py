"""The page of the open readings: every option with its clause, its question and its values."""

from core.clause import Option
from core.games import GAMES
from docs.printed.markdown import both, code, escaped, table


def options() -> str:
    """Return the page."""
    tables = (f"## {game.name.zh}\n\n{table(_COLUMNS, map(_row, game.law.options))}" for game in GAMES.values())
    return "\n\n".join((_HEAD, *tables, _FOOT))


def _row(option: Option) -> tuple[str, str, str, str]:
    values = [f"{code(value)} {escaped(meaning.zh)} · {escaped(meaning.en)}" for value, meaning in option.values.items()]
    first = values[0] if option.asked else f"**{values[0]}**"
    return code(option.key), option.clause, both(option.question), "<br>".join((first, *values[1:]))


_COLUMNS = ("选项 option", "条款 clause", "问题 question", "取值 values")
_HEAD = """# 可选的读法 · Open readings

条款没有说清的地方各是一个选项；粗体是默认值，即条文自身最支持的读法。每场比赛的全部选项都写在开场记录里，以后改默认值不影响已有的比赛。

Where the clauses leave something open there is an option. Bold is the default: the reading that the document itself supports
best. The opening of every match holds all of them, so a later default changes no match that is on record."""
_FOOT = """开场时选定：`fupan new 甲 乙 --option overline=nothing`，
`fupan new --game doudizhu 甲 乙 丙 --option redeals=three`。规则问题：`fupan judge` 的 `options`（[judge.md](judge.md)）。
审查会指出换一种读法后结果不同的地方。

Chosen when a match is opened: `fupan new A B --option overline=nothing`, `fupan new --game doudizhu A B C --option
redeals=three`; for rule questions in `options` of `fupan judge`
([judge.md](judge.md)). An audit names every other value that would change its findings or the result."""
