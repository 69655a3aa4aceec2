"""The open readings of trick play that the engine asks for, under the keys and values by which tables choose them."""

import msgspec


class Ways(msgspec.Struct, frozen=True, cache_hash=True):
    """One choice of readings; what each key and value means stands with the options of the games."""

    permanent_trumps: str = "jokers_and_twos"
    tractor_adjacency: str = "every_step"
    no_trump_tractor: str = "neighbours"
    decomposition: str = "longest_first"
    throw_beaten_by: str = "three_hands"
    throw_trumps: str = "not_allowed"
    forced_component: str = "smallest_beaten"
    follow_tractor: str = "longest_available"
    follow_throw: str = "by_component"
    pair_inside_tractor: str = "must_play"
    follow_trumps: str = "as_side_suit"
    ruff_pair_as_singles: str = "yes"
    over_ruff: str = "largest_component"


USUAL = Ways()
