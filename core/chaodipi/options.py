"""The open readings of the 炒地皮 clauses, as a frozen value that an opening event can hold in full.

Every key stands in the list of open readings of the law; the first value is the reading that the document supports best.
The readings on play are those of the trick engine, chosen for a table of 炒地皮 by itself. What its law does not leave open,
and the table asks for all the same, are constants of the class.
"""

from typing import ClassVar, Literal

import msgspec

from core.chaodipi.options_of_calling import CALLING
from core.chaodipi.options_of_fines import FINES
from core.chaodipi.options_of_levels import HOOK, MATCH
from core.clause import Option
from core.desk.options import AUTHORITY
from core.trick import readings


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One value for every open reading; what each means stands in `OPTIONS`. No field has a default: a log holds all of them."""

    # calling and 炒底
    first_drawer_count: Literal["from_drawer", "from_next"]
    later_deal_uncalled: Literal["third_bottom_card", "chief_referee"]
    first_stir_must_beat: Literal["nothing", "called_suit"]
    declarer_overturn_opens_stir: Literal["yes", "no"]
    stir_effect: Literal["takes_bottom", "trumps_only"]
    first_deal_late_stir: Literal["open", "closed"]
    # play
    no_trump_tractor: Literal["neighbours", "none"]
    decomposition: Literal["longest_first", "shortest_first"]
    throw_trumps: Literal["not_allowed", "allowed"]
    forced_component: Literal["smallest_beaten", "smallest", "first_beaten"]
    follow_tractor: Literal["longest_available", "pairs_suffice", "same_length"]
    follow_throw: Literal["by_component", "pairs_only", "suit_only"]
    pair_inside_tractor: Literal["must_play", "protected"]
    follow_trumps: Literal["as_side_suit", "number_only"]
    ruff_pair_as_singles: Literal["yes", "no"]
    over_ruff: Literal["largest_component", "all_components", "highest_card"]
    # end of the deal
    bottom_multiplier_by: Literal["winning_play", "led_play"]
    bottom_ruffed_singles: Literal["singles", "pair"]
    bottom_throw: Literal["largest_component", "number_of_cards"]
    hook_table_points: Literal["before_bottom", "with_bottom"]
    hook_off_suit_below_80: Literal["not_applied", "applied"]
    hook_pattern: Literal["contains_j", "only_j"]
    hook_no_trump: Literal["off_suit", "no_hook", "chief_referee"]
    hook_promotion: Literal["by_table", "off_suit_none"]
    # scoring and match
    next_declarer: Literal["next_player", "last_trick_winner", "side_names_one"]
    top_row: Literal["five_from_180", "four_from_160"]
    must_play_left_by: Literal["declarers", "collectors_too"]
    penalties_counted: Literal["end_of_deal", "at_once"]
    limit_inside_deal: Literal["finish", "void"]
    ahead_at_limit: Literal["level_then_referee", "level_then_deal", "level_then_stage"]
    # offences
    loss_scope: Literal["game", "deal", "match"]
    failed_throw_fine: Literal["per_thrown_card", "per_beaten_card"]
    wrong_follow_cards: Literal["cards_due", "whole_play", "chief_referee"]
    deliberate_fine: Literal["added", "instead"]
    wrong_burial_charged_to: Literal["last_burier", "declarers"]
    wrong_burial_and_count: Literal["burial_alone", "both"]
    wrong_burial_before_lead: Literal["fined", "free"]
    surplus_cards: Literal["out_of_play", "to_bottom"]
    authority: Literal["as_gc", "organiser"]
    # not open here
    permanent_trumps: ClassVar[str] = "jokers"  # CD3.1
    tractor_adjacency: ClassVar[str] = "every_step"  # CD3.2, CD3.3
    throw_beaten_by: ClassVar[str] = "three_hands"  # CD4.2
    deal_level: ClassVar[str] = "declarers_own"  # CD3.1
    shuffle_and_cut: ClassVar[str] = "as_cd5"  # CD5.1, CD5.3
    first_lead: ClassVar[str] = "declarer"  # SJ5.0 by CD5.5
    same_draw_shown: ClassVar[str] = "first_seen"  # CD1.5: who first calls, as it is recorded
    first_deal_undeclared: ClassVar[str] = "redeal"  # CD1.5
    third_bottom_two: ClassVar[str] = "its_suit"  # a 2 is no permanent trump
    twos_pair_overturn: ClassVar[str] = "not_allowed"
    overturn_opens: ClassVar[str] = "after_draw"
    first_deal_bottom: ClassVar[str] = "last_overturner"  # CD1.5
    insurance_cards: ClassVar[str] = "drawn_after"  # nobody insures here


PLAY: tuple[Option, ...] = (
    readings.NO_TRUMP_TRACTOR,
    readings.DECOMPOSITION,
    readings.THROW_TRUMPS,
    readings.FORCED_COMPONENT,
    readings.FOLLOW_TRACTOR,
    readings.FOLLOW_THROW,
    readings.PAIR_INSIDE_TRACTOR,
    readings.FOLLOW_TRUMPS,
    readings.RUFF_PAIR_AS_SINGLES,
    readings.OVER_RUFF,
)
_LAST_TRICK = (readings.BOTTOM_MULTIPLIER_BY, readings.BOTTOM_RUFFED_SINGLES)

OPTIONS: tuple[Option, ...] = (*CALLING, *PLAY, *_LAST_TRICK, *HOOK, *MATCH, *FINES, AUTHORITY)

DEFAULTS = msgspec.convert({option.key: option.default for option in OPTIONS}, Options)
