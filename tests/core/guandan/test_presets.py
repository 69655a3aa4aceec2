"""The two rule documents of 掼蛋, option by option: what GD and GC say, or what they are read to say where they are silent."""

import msgspec
import pytest

from core.game import Law
from core.games import GAMES
from core.guandan.options import DEFAULTS, OPTIONS
from core.guandan.presets import COMPETITION, PRESETS
from core.preset import unfit_choice

# option: (invitational, competition, every other value)
TABLE: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "levels": ("two_to_a", "seven", ()),
    "shuffle_and_cut": ("no_clause", "as_gc2", ("r17",)),
    "first_drawer_count": ("from_drawer", "from_drawer", ("from_next",)),
    "tribute": ("yes", "none", ()),
    "refusal": ("claimed", "claimed", ("automatic", "not_shown")),
    "single_refusal_jokers": ("own", "own", ("side",)),
    "tribute_to_partner": ("last_pays", "last_pays", ("none", "third_pays")),
    "equal_tributes": ("first_takes_next", "first_takes_next", ("winners_choose", "lot")),
    "return_card": ("any", "any", ("ten_or_lower_to_partner", "ten_or_lower", "no_level_card")),
    "return_order": ("none", "none", ("together",)),
    "pattern_rules": ("gd", "gd", ("r17",)),
    "level_card_place": ("runs_natural", "runs_natural", ("full_house_too",)),
    "plate_with_a": ("both", "both", ("high_only",)),
    "wilds_alone": ("level_cards", "level_cards", ("any_pair",)),
    "five_alike_with_wilds": ("as_declared", "as_declared", ("bomb_only",)),
    "wild_undeclared": ("strongest", "must_declare", ()),
    "flush_as_straight": ("not_allowed", "not_allowed", ("allowed",)),
    "joker_pair_in_full_house": ("allowed", "allowed", ("not_allowed",)),
    "jiefeng": ("partner", "partner", ("next_player",)),
    "count_report": ("none", "at_ten", ("on_request", "at_six", "at_seven")),
    "deal_ends": ("pair_or_three_out", "pair_or_three_out", ("played_out",)),
    "promotion": ("four_two_one", "points_five_three_one", ("three_two_one",)),
    "pass_a_condition": ("partner_not_last", "partner_not_last", ("partner_second",)),
    "pass_a_at_opponents_level": ("no", "no", ("yes",)),
    "a_attempts": ("no_limit", "no_limit", ("three",)),
    "wrong_count_takes_back": ("no_clause", "all_since_due", ("offender_only", "r17", "chief_referee")),
    "concealed_count": ("not_in_time", "not_in_time", ("once_per_hand",)),
    "turn_lost": ("no_clause", "one_turn", ("whole_trick",)),
    "wrong_cards": ("no_clause", "back_to_hand", ("lost", "lie_open", "chief_referee")),
    "wrong_lead": ("no_clause", "next_player", ("offender_again",)),
    "out_of_turn_next": ("no_clause", "rightful_player", ("offenders_next",)),
    "out_of_turn_pass": ("no_clause", "no_clause", ("r17",)),
    "wrong_play_late": ("no_clause", "until_signed", ("next_player_played",)),
    "authority": ("as_gc", "as_gc", ("organiser",)),
}


def test_every_option_stands_in_the_table_once() -> None:
    assert [option.key for option in OPTIONS] == list(TABLE)


@pytest.mark.parametrize("key", TABLE)
def test_an_option_has_the_values_of_both_documents_and_of_other_rules(key: str) -> None:
    invitational, competition, others = TABLE[key]
    (option,) = (option for option in OPTIONS if option.key == key)

    assert (getattr(DEFAULTS, key), getattr(COMPETITION, key)) == (invitational, competition)
    assert set(option.values) == {invitational, competition, *others}
    assert option.default == invitational


def test_the_documents_are_named() -> None:
    assert [(preset.key, preset.name.zh) for preset in PRESETS] == [
        ("invitational", "邀请赛（GD）"),
        ("competition", "健康杯竞赛（GC）"),
    ]


@pytest.mark.parametrize("law", [game.law for game in GAMES.values()], ids=GAMES)
def test_rule_documents_have_keys_of_their_own_and_the_first_gives_the_defaults(law: Law[object]) -> None:
    keys = [preset.key for preset in law.presets]

    assert len(set(keys)) == len(keys)
    assert [preset.options for preset in law.presets[:1]] in ([], [law.defaults])
    for preset in law.presets:
        chosen: dict[str, str] = msgspec.to_builtins(preset.options)
        assert [unfit_choice(law.options, key, value) for key, value in chosen.items()] == [None] * len(law.options)
