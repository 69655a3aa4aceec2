"""What an effect says of a clause that a table borrows from another document: whose it is."""

from collections.abc import Mapping

from core.text import Text


def with_source(effect: Text, clause: str, sources: Mapping[str, Text]) -> Text:
    """Return an effect that says of a borrowed clause whose it is; `sources` by the first two letters of a clause.

    GC3.2 is none: it stands for what no clause speaks of.

    >>> with_source(Text("无。", "None."), "SJ5.1", {"SJ": Text("{clause}借自升级。", " {clause} is borrowed.")}).en
    'None. SJ5.1 is borrowed.'
    """
    source = sources.get(clause[:2])
    if source is None or clause == "GC3.2":
        return effect
    said = source.fill(clause=clause)
    return Text(effect.zh + said.zh, effect.en + said.en)
