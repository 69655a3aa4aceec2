"""The page of the open readings: every option with its clause, its question and its values."""

import msgspec

from core.clause import Option
from core.game import Law
from core.games import GAMES
from core.preset import Preset
from core.text import listed
from docs.printed.markdown import both, code, escaped, table
from events.records.transcript.games import tags_of


def options() -> str:
    """Return the page."""
    return "\n\n".join((_HEAD, *(section(game.name.zh, game.law) for game in GAMES.values()), _FOOT))


def section(title: str, law: Law[object]) -> str:
    """Return the options of one game; where it has rule documents, with a column for each of them."""
    if not law.presets:
        return f"## {title}\n\n{table(_COLUMNS, map(_row, law.options))}"
    columns = (*_COLUMNS[:3], *(f"{both(preset.name)}<br>{code(preset.key)}" for preset in law.presets), _COLUMNS[3])
    keys = listed(code(preset.key) for preset in law.presets)
    documents = _DOCUMENTS.format(zh=keys.zh, en=keys.en)
    return f"## {title}\n\n{documents}\n\n{table(columns, (_row_of_presets(option, law.presets) for option in law.options))}"


def _row(option: Option) -> tuple[str, ...]:
    first, *others = _values(option)
    return (*_question(option), "<br>".join((first if option.asked else f"**{first}**", *others)))


def _row_of_presets(option: Option, presets: tuple[Preset[object], ...]) -> tuple[str, ...]:
    """Return an option with its value in each rule document; bold where it is not that of the first."""
    chosen: list[str] = [msgspec.to_builtins(preset.options)[option.key] for preset in presets]
    cells = (code(value) if value == chosen[0] else f"**{code(value)}**" for value in chosen)
    return (*_question(option), *cells, "<br>".join(_values(option)))


def _question(option: Option) -> tuple[str, str, str]:
    return f"{code(option.key)} {code(tags_of(option).short[option.key][0])}", option.clause, both(option.question)


def _values(option: Option) -> list[str]:
    called = tags_of(option).short[option.key][1]
    return [
        f"{code(value)} {code(called[value])} {escaped(meaning.zh)} · {escaped(meaning.en)}"
        for value, meaning in option.values.items()
    ]


_COLUMNS = ("选项 option", "条款 clause", "问题 question", "取值 values")
_DOCUMENTS = """每份规则文件（{zh}）有自己的默认值，用 `--preset` 选；不写的，是第一份。粗体是与第一份不同的地方。

Each rule document ({en}) has defaults of its own; `--preset` chooses one, otherwise it is the first. Bold is what
differs from the first."""
_HEAD = """# 可选的读法 · Open readings

条款没有说清的地方各是一个选项；粗体是默认值，即条文自身最支持的读法。选项和取值写键名（`overline=nothing`）或中文名（`长连=不算`）都行。
每场比赛的全部选项都写在开场记录里，以后改默认值不影响已有的比赛。

Where the clauses leave something open there is an option. Bold is the default: the reading that the document itself supports
best. Options and values are written by their keys or by their Chinese names (`overline=nothing`, `长连=不算`). The opening of
every match holds all of them, so a later default changes no match that is on record."""
_FOOT = """开场时选定：`fupan new 甲 乙 --option overline=nothing`，
`fupan new --game doudizhu 甲 乙 丙 --option redeals=three`，`fupan new --preset competition 甲 乙 丙 丁`。
规则问题：`fupan judge` 的 `options`（[judge.md](judge.md)）。审查会指出换一种读法后结果不同的地方。

Chosen when a match is opened: `fupan new A B --option overline=nothing`, `fupan new --game doudizhu A B C --option
redeals=three`, `fupan new --preset competition A B C D`; for rule questions in `options` of `fupan judge`
([judge.md](judge.md)). An audit names every other value that would change its findings or the result.

## 选项文件 · Options files

组织者可以把商定的选项存成文件，起一个名称，连同哈希一起公布。

An organiser saves what was agreed as a file under a name, and gives it out with its hash.

```sh
fupan options --preset competition --option tribute=yes --name 春节杯 -o 春节杯.json
fupan options --preset 春节杯.json --hash fc92e7a1c594ab2f
fupan new --preset 春节杯.json --hash fc92e7a1c594ab2f 甲 乙 丙 丁
```

- 文件是一个JSON对象，有 `schema`（1）、`game`、`name`、`options`；每个选项都写出，不多不少。
- 哈希是规范形式（一行，键按字母顺序，没有空格，UTF-8）的 SHA-256。存出的文件就是这个形式，`sha256sum` 算出的相同。
  文件重新排版，内容和哈希都不变；改一个选项或名称，哈希就不同。
- 文件里不写哈希：能改文件的人也能改它。用 `--hash` 核对公布的哈希，写前8位以上即可。
- 开场记录写着全部选项。只有与规则文件或选项文件完全相同，才写明出自哪一份：选项文件写哈希，名称存在可删除的表里。
  用 `--option` 改了任何一项，就不写。`fupan show` 和审查写出名称；名称与选项不合的，也会说明。

A file is one JSON object with `schema` (1), `game`, `name` and `options`; every option stands in it, no more and no less. The
hash is the SHA-256 of the canonical form (one line, keys in alphabetical order, no spaces, UTF-8), in which files are saved, so
that `sha256sum` says the same. Laid out otherwise a file says the same and keeps its hash; with another option or name it has
another. The hash does not stand in the file, where whoever changes the file could change it too: `--hash`, eight digits or more,
holds the file against what was given out.

The opening of a match holds all options. It names a rule document, or a file by its hash with the name in the erasable table,
only where exactly those options hold; once `--option` changes any of them it names none. `fupan show` and audits say the name,
and where options and name do not fit each other they say that too."""
