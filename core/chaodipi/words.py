"""What acts of a 炒地皮 table are called, where that is not as at every such table."""

from core.text import Text
from core.trumps.words import ACTS as OF_TABLE

ACTS: dict[str, Text] = {
    **{name: text for name, text in OF_TABLE.items() if name != "Insured"},
    "TrumpsDeclared": Text("叫主", "a call of trumps"),
    "Overturned": Text("反主或炒底", "an overturn or a stir"),
    "OverturnPassed": Text("不炒", "a pass on stirring"),
    "NobodyDeclared": Text("无人叫主", "a note that nobody called"),
    "CardsDrawnOff": Text("抽牌", "cards drawn off"),
}
STIR = Text("炒底", "a stir")
STIRRED = Text("炒底", "stirred")
OVERTURNS = Text("反主、炒底", "overturns and stirs")
COLLECTORS = Text("抓分方", "collectors")  # CD2.2
KINDS: dict[str, Text] = {
    "declared": Text("叫主", "calls trumps"),
    "insured": Text("叫主", "calls trumps"),
    "declared_insured": Text("叫主", "calls trumps"),
    "stirred": Text("炒底", "stirs"),
}
