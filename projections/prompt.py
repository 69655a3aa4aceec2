"""What is said of where a match stands and of what may be done, in whatever game."""

from core.text import NOBODY, NOT_KNOWN, Text


def at_cards(deal: int, phase: Text, turn: Text) -> Text:
    """Return where a match at cards stands, for a prompt: the deal, the phase, and whose turn it is."""
    said = _NOBODY if turn == NOBODY else _NOT_KNOWN if turn == NOT_KNOWN else _TURN
    return said.fill(n=deal, phase=phase, turn=turn)


_TURN = Text("第{n}副 {phase} {turn}", "deal {n}, {phase}, {turn}")
_NOBODY = Text("第{n}副 {phase}", "deal {n}, {phase}")
_NOT_KNOWN = Text("第{n}副 {phase} 轮到谁不详", "deal {n}, {phase}, whose turn is not known")


def next_line(turn: Text, acts: Text) -> Text:
    """Return whose turn it is and what can be recorded; where anybody may act, only that."""
    return (_ANYBODY if turn == NOBODY else _NEXT).fill(turn=turn, acts=acts)


_NEXT = Text("轮到：{turn}。可以记录：{acts}。", "To act: {turn}. Can be recorded: {acts}.")
_ANYBODY = Text("可以记录：{acts}。", "Can be recorded: {acts}.")
PASS = Text("可以不出。", "A pass is lawful.")
PARTLY = Text("手牌没有记全，可能还有别的出法。", "The hand is not fully recorded; there may be other plays.")
NONE = Text("手里没有压得过的牌。", "Nothing in the hand beats what lies.")
