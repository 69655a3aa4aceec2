"""What the programs that write these records play by, as far as an option has it."""

ROOM = {
    "permanent_trumps": "jokers",
    "first_level": "two",
    "deal_level": "declarers_own",
    "same_draw_shown": "first_seen",
    "overturn_opens": "during_draw",
    "insurance_cards": "held_before",
    "first_overturn_must_beat": "insured_pair",
    "first_deal_bottom": "last_overturner",
    "later_overturn_order": "first_to_speak",
    "first_lead": "declarer",
    "tractor_adjacency": "every_step",
    "no_trump_tractor": "neighbours",
    "throw_beaten_by": "three_hands",
    "throw_trumps": "allowed",
    "follow_tractor": "same_length",
    "follow_throw": "pairs_only",
    "pair_inside_tractor": "must_play",
    "follow_trumps": "as_side_suit",
    "ruff_pair_as_singles": "yes",
    "over_ruff": "largest_component",
    "bottom_multiplier_by": "led_play",
    "bottom_tractor": "twice_cards",
    "total_cap": "uncapped",
    "past_a": "stops_at_a",
}
"""jerryyyu/shengji. No value says that of a failed throw the beaten component of the fewest cards stays, and that an overturn of
a later deal leaves the bottom to the declarer."""

EIGHTY = {
    "permanent_trumps": "jokers",
    "first_level": "two",
    "deal_level": "declarers_own",
    "overturn_opens": "during_draw",
    "insurance_cards": "held_before",
    "first_overturn_must_beat": "insured_pair",
    "first_deal_bottom": "last_overturner",
    "later_overturn_order": "first_to_speak",
    "first_lead": "declarer",
    "tractor_adjacency": "every_step",
    "no_trump_tractor": "neighbours",
    "throw_beaten_by": "three_hands",
    "throw_trumps": "allowed",
    "forced_component": "smallest",
    "follow_tractor": "longest_available",
    "follow_throw": "pairs_only",
    "pair_inside_tractor": "must_play",
    "follow_trumps": "as_side_suit",
    "ruff_pair_as_singles": "no",
    "over_ruff": "highest_card",
    "bottom_multiplier_by": "led_play",
    "bottom_tractor": "twice_cards",
    "total_cap": "uncapped",
    "match_end": "first_past_a",
}
"""The contests of 80fen. No value says that 2, 5, 10 and K have to be defended, that wrong plays cost points of the deal, and
that nobody declaring makes no trump."""
