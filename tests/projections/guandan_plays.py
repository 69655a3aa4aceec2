"""Plays of 掼蛋 for both families of tests: those that an open reading decides, those that none does, and hands.

What is right says `tests.core.guandan.by_definition`, which shares nothing with the engine.
"""

from msgspec.structs import replace

from core.guandan.options import DEFAULTS, Options

UNDER: dict[str, Options] = {
    "the defaults": DEFAULTS,
    "a plate with a high ace only": replace(DEFAULTS, plate_with_a="high_only"),
    "two wild cards as any pair": replace(DEFAULTS, wilds_alone="any_pair"),
    "three alike with two wild cards as a bomb only": replace(DEFAULTS, five_alike_with_wilds="bomb_only"),
    "a straight flush as a straight": replace(DEFAULTS, flush_as_straight="allowed"),
    "no joker pair in a full house": replace(DEFAULTS, joker_pair_in_full_house="not_allowed"),
    "the level at its place in full houses": replace(DEFAULTS, level_card_place="full_house_too"),
}
LEVEL = "7"
PLAYS = (  # at level 7
    *("S9", "H7", "BJ", "RJ", "S9 D9", "S9 H7", "H7 H7", "S7 H7", "BJ BJ", "BJ RJ", "BJ H7", "S9 D9 C9", "S9 H7 H7"),
    *("S9 D9 H7", "BJ BJ H7", "BJ BJ RJ", "S9 D9 C9 H9", "S9 D9 H7 H7", "BJ BJ RJ RJ", "S9 D9 S4 D4", "S9 D9 C9 S4"),
    *("S7 D7 H7 H7", "S9 D9 C9 S4 D4", "S9 D9 S4 D4 H7", "S9 D9 C9 S4 H7", "S9 D9 C9 H7 H7", "S9 D9 S4 H7 H7"),
    *("S9 D9 C9 RJ RJ", "S9 D9 C9 BJ RJ", "S9 H7 H7 BJ BJ", "S7 D7 C7 H7 H7", "S9 D9 C9 H9 S9", "S9 D9 C9 H9 H7"),
    *("S9 D9 C9 H9 S4", "S7 D7 C7 S4 D4", "S3 D4 S5 S6 C7", "S3 S4 S5 S6 S7", "S3 S4 S5 S6 H7", "H3 H4 H5 H6 H7"),
    *("D3 D4 H7 D6 D5", "SA S2 C3 S4 S5", "ST SJ DQ SK SA", "SJ SQ DK SA S2", "ST SJ H7 SK SA", "S3 S4 H7 H7 S5"),
    *("S3 D5 H7 H7 S6", "H3 H4 H7 H7 H5", "S3 S4 S5 S6", "S3 S4 S5 S6 S7 S8", "S4 S4 C5 C5 D6 D6", "SA CA S2 C2 S3 C3"),
    *("SQ CQ SK CK SA CA", "SK CK SA CA S2 C2", "S4 C4 S5 C5 H7 H7", "S4 S4 H7 S5 D6 C6", "S4 C4 D4 S5 C5 D5"),
    *("SA CA DA S2 C2 D2", "SK CK DK SA CA DA", "S4 C4 D4 S5 C5 H7", "S4 C4 D4 S5 H7 H7", "SA CA H7 S2 C2 D2"),
    *("S9 D9 C9 H9 S9 D9", "S9 D9 C9 H9 H7 H7", "S9 D9 C9 H9 S9 D9 C9 H9", "S9 D9 C9 H9 S9 D9 C9 H9 H7 H7"),
    *("S7 D7 C7 S7 D7 C7 H7 H7", "S4 C4 S5 C5 S6 C6 S8 C8", "S4 C4 D4 S5 C5 D5 S6 C6 D6", "S4 C4 S5 C5 BJ BJ"),
    *("S4 D5 C6 S8 BJ", "S9 D9 C9 H9 BJ"),
)
HANDS = (  # at level 7
    "S3 S4 S5 S6 S7 D9 C9",
    "S3 S4 S5 S6 S7 H7",
    "H3 H4 H5 H6 H7 S9 S9",
    "S9 D9 C9 H7 S4 BJ BJ RJ RJ",
    "S4 C4 D5 C5 S6 H7 SA S2",
    "SA CA DA S2 C2 H7 SK SK",
    "S7 D7 C7 H7 S9 BJ",
    "S9 D9 H7 H7 BJ BJ",
    "S9 D9 C9 H7 H7",
    "SK D9 H7 H7",
    "H7 H7",
)

DECIDED: dict[str, tuple[str, ...]] = {  # plays that an option decides, or comes near to
    "a plate with a high ace only": ("SA CA DA S2 C2 D2", "SK CK DK SA CA DA", "SA CA H7 S2 C2 D2", "SA CA S2 C2 S3 C3"),
    "two wild cards as any pair": ("H7 H7", "H7", "S9 H7 H7"),
    "three alike with two wild cards as a bomb only": ("S9 D9 C9 H7 H7", "S7 D7 C7 H7 H7", "S9 D9 C9 H9 H7", "S9 D9 S4 H7 H7"),
    "a straight flush as a straight": ("S3 S4 S5 S6 S7", "S3 S4 S5 S6 H7", "H3 H4 H5 H6 H7", "D3 D4 H7 D6 D5", "D3 C4 H7 D6 D5"),
    "no joker pair in a full house": ("S9 D9 C9 RJ RJ", "S9 H7 H7 BJ BJ", "S9 D9 C9 S4 D4", "BJ BJ"),
    "the level at its place in full houses": ("S7 D7 C7 S4 D4", "S7 D7 C7 H7 S4"),
}
ORDERED = (  # at level 7: each as everything that it is
    *("S9", "SA", "S7", "BJ", "SA DA", "S7 D7", "BJ BJ", "SA CA DA", "S7 C7 D7", "S7 D7 C7 S4 D4", "SA DA CA RJ RJ"),
    *("SA S2 C3 S4 S5", "S3 D4 S5 S6 C7", "ST SJ DQ SK SA", "SA CA S2 C2 S3 C3", "SQ CQ SK CK SA CA"),
    *("SA CA DA S2 C2 D2", "SK CK DK SA CA DA", "SA DA CA HA", "S7 D7 C7 S7", "S9 D9 C9 H7 H7", "S3 S4 S5 S6 S7"),
    *("DA D2 D3 D4 D5", "S2 D2 C2 H2 S2 D2", "S9 D9 C9 H9 S9 D9 C9 H9 H7 H7", "BJ BJ RJ RJ"),
)
