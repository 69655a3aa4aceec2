"""The two rule documents as sets of options, by name."""

import msgspec

from core.guandan.options import DEFAULTS, Options
from core.preset import Preset
from core.text import Text

COMPETITION = msgspec.structs.replace(
    DEFAULTS,
    levels="seven",
    shuffle_and_cut="as_gc2",
    tribute="none",
    wild_undeclared="must_declare",
    count_report="at_ten",
    promotion="points_five_three_one",
    wrong_count_takes_back="all_since_due",
    turn_lost="one_turn",
    wrong_cards="back_to_hand",
    wrong_lead="next_player",
    out_of_turn_next="rightful_player",
    wrong_play_late="until_signed",
)

PRESETS: tuple[Preset[Options], ...] = (
    Preset("invitational", Text("邀请赛（GD）", "invitational (GD)"), DEFAULTS),
    Preset("competition", Text("健康杯竞赛（GC）", "competition (GC)"), COMPETITION),
)
