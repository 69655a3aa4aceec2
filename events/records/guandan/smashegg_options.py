"""What a configuration of smashegg says of the options, and which of its rules none of their values says."""

from collections.abc import Mapping

from core.text import Text, listed

ALWAYS = {
    "levels": "two_to_a",
    "tribute": "yes",
    "single_refusal_jokers": "own",
    "tribute_to_partner": "last_pays",
    "level_card_place": "runs_natural",
    "plate_with_a": "both",
    "five_alike_with_wilds": "as_declared",
    "wild_undeclared": "must_declare",
    "deal_ends": "pair_or_three_out",
    "promotion": "three_two_one",
    "pass_a_at_opponents_level": "no",
}
"""What the program does under every configuration."""

# Key of the configuration: key of the option, and its value for each value of the configuration.
STATED: dict[str, tuple[str, dict[object, str]]] = {
    "firstLeadMethod": ("shuffle_and_cut", {"random": "no_clause"}),
    "antiTributeMode": ("refusal", {"auto": "automatic", "optional": "claimed"}),
    "equalTributeAssignment": (
        "equal_tributes",
        {"seatOrder": "first_takes_next", "winnersChoose": "winners_choose", "random": "lot"},
    ),
    "returnTributeMaxRank": ("return_card", {10: "ten_or_lower", None: "any"}),
    "allowWildUnderDeclare": ("wilds_alone", {False: "level_cards", True: "any_pair"}),
    "allowUnderDeclareStraightFlush": ("flush_as_straight", {False: "not_allowed", True: "allowed"}),
    "fullHouseJokerPair": ("joker_pair_in_full_house", {False: "not_allowed", True: "allowed"}),
    "jiefengRecipient": ("jiefeng", {"partner": "partner", "nextPlayer": "next_player"}),
    "cardCountVisibility": ("count_report", {"always": "none", "onRequestLE10": "on_request"}),
    "aWinPartnerNotLast": ("pass_a_condition", {True: "partner_not_last"}),
}
# Keys of which one value only is what all options take for granted.
GRANTED: dict[str, object] = {
    "levelTrack": "perTeam",
    "overshootWinsGame": False,
    "aceFinishDemotes": False,
    "jokerBombSupreme": True,
    "wildStraightFlushIsBomb": True,
    "fiveOfKindAsFullHouse": False,
    "tributeLevelBasis": "upcomingLevel",
}
OTHER_RULES = Text("这份记录按选项里没有的规则进行：{keys}。", "This record goes by rules that no option has: {keys}.")


def options_of(config: Mapping[str, object]) -> tuple[dict[str, str], Text | None]:
    """Return the options that a configuration states, and a note of the rules in it that no option has.

    >>> stated, note = options_of({"jiefengRecipient": "nextPlayer", "overshootWinsGame": True})
    >>> stated["jiefeng"], note.en
    ('next_player', 'This record goes by rules that no option has: overshootWinsGame.')
    """
    stated, beyond = dict(ALWAYS), []
    for key, (option, values) in STATED.items():
        said = _plain(config.get(key, ...))
        if said in values and type(said) in {type(value) for value in values}:
            stated[option] = values[said]
        elif key in config:
            beyond.append(key)
    beyond += [key for key, granted in GRANTED.items() if key in config and config[key] is not granted and config[key] != granted]
    attempts = _attempts(config)
    if attempts is not None:
        stated["a_attempts"] = attempts
    elif "aFailConsequence" in config:
        beyond.append("aFailConsequence")
    return stated, OTHER_RULES.fill(keys=listed(beyond)) if beyond else None


def _plain(said: object) -> object:
    return said if said is None or isinstance(said, (str, int)) else ...


def _attempts(config: Mapping[str, object]) -> str | None:
    """Return what becomes of failed attempts at A, where an option has it."""
    most, then = config.get("aMaxAttempts", ...), config.get("aFailConsequence")
    if most is None or then == "none" or (then == "demote" and config.get("aFailDemoteTo") == "stayAtA"):
        return "no_limit"
    own = config.get("aAttemptOnlyAsDeclarer") is True
    return "three" if (then, config.get("aFailDemoteTo"), most, own) == ("demote", "level2", 3, True) else None
