"""Small pieces of Markdown that the generated pages share."""

from collections.abc import Iterable

from core.text import Text


def both(text: Text) -> str:
    """Return a text in both languages for a cell of a table.

    >>> both(Text("开局", "opening"))
    '开局<br>opening'
    """
    return escaped(text.zh) if text.zh == text.en else f"{escaped(text.zh)}<br>{escaped(text.en)}"


def escaped(words: str) -> str:
    r"""Return words that cannot end a cell or begin markup.

    >>> escaped("a|b {n}")
    'a\\|b {n}'
    """
    return words.replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*").replace("\n", "<br>")


def code(word: str) -> str:
    """Return a word as code."""
    return f"`{word}`"


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """Return a table.

    >>> print(table(("a", "b"), [("1", "2")]))
    | a | b |
    | --- | --- |
    | 1 | 2 |
    """
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
