"""Which clause an offence breaks at a table, what is then due, and who rules: GC2.8 and GC3.3 to GC3.5 where they are in force.

The options of the table say whether they are (`turn_lost`, `wrong_count_takes_back`: `no_clause` where they are not).
"""

from functools import lru_cache

from msgspec.structs import replace

from core.clause import Rule, Waits
from core.guandan.options import Options
from core.text import Text

NO_CLAUSE = Text(
    "本场规则没有处罚条款；裁定之前，牌桌和结果照实际发生的算。",
    "The rules of this table name no penalty; until a ruling play and results stand as they went.",
)
_CARDS = {
    "back_to_hand": Text("牌收回手中，记为暴露张；", "The cards go back to the hand and are recorded as exposed; "),
    "lost": Text("牌留在桌上，算出掉；", "The cards stay on the table and are lost; "),
    "lie_open": Text("牌摊在桌上，一有合法机会就出；", "The cards lie open and are played at the first lawful chance; "),
    "chief_referee": Text("牌由裁判长裁定；", "The chief referee decides about the cards; "),
    "no_clause": Text("", ""),
}
_LOST = {
    "one_turn": Text("犯规者停止一轮出牌，", "the offender loses one turn, "),
    "whole_trick": Text("犯规者本圈不得再出，", "the offender plays no card in this trick, "),
}
_NEXT = Text("由下家出牌（{clause}）。", "and the next player plays ({clause}).")
_LEADS = Text("由下家领出，牌型不限（{clause}）。", "and the next player leads, any pattern ({clause}).")
_AGAIN = Text("由犯规者重新领出（{clause}）。", "the offender leads again ({clause}).")
_RIGHTFUL = Text("由本来轮到的人出牌（{clause}）。", "and whoever's turn it was plays ({clause}).")
_PAIR = Text("犯规者和同伴本圈不得跟牌。", "The offender and his partner may not follow in this trick.")
_TAKES_BACK = {
    "all_since_due": Text(
        "{since}；退回到那里：以后出的牌全部收回，报数后重出（GC2.8）。",
        "{since}; play goes back to there: every card played later is taken back, the number is announced "
        "and play goes on (GC2.8).",
    ),
    "offender_only": Text(
        "{since}；退回到那里：犯规者报数后重出自己的牌，别家以后的动作照原样再记（GC2.8）。",
        "{since}; play goes back to there: the offender announces the number and plays again, "
        "and what the others did later is entered again (GC2.8).",
    ),
    "r17": Text(
        "{since}；退回到那里：以后出的牌全部收回，报数后重出，并裁定警告（2017年国家规则）。",
        "{since}; play goes back to there: every card played later is taken back, the number is announced, "
        "and a ruling warns the offender (national rules of 2017).",
    ),
    "chief_referee": Text("{since}；收回什么由裁判长裁定。", "{since}; the chief referee decides what is taken back."),
}


@lru_cache(maxsize=512)
def penal(rule: Rule, clause: str, effect: Text, waits: Waits, option: str) -> Rule:
    """Return a rule under another clause, with what is due by it."""
    return replace(rule, clause=clause, effect=effect, waits=waits, option=option)


def cited(rule: Rule, clause: str) -> Rule:
    """Return a rule under the clause that is broken this time."""
    return penal(rule, clause, rule.effect, rule.waits, rule.option)


def without_clause(rule: Rule, clause: str, option: str = "") -> Rule:
    """Return a rule at a table whose document does not punish it: the clause that was broken, and the chief referee decides."""
    return penal(rule, clause, NO_CLAUSE, "chief_referee", option)


@lru_cache(maxsize=512)
def at_table(rule: Rule, options: Options) -> Rule:
    """Return a rule as it is said at a table: where its clause is of the other document, that it is borrowed.

    GC3.2 is no such clause: it stands for what no clause speaks of.
    """
    own = "GC" if options.levels == "seven" else "GD"
    if rule.clause[:2] == own or rule.clause == "GC3.2" or rule.clause[:2] not in _BORROWED:
        return rule
    return penal(
        rule, rule.clause, _and(rule.effect, _BORROWED[rule.clause[:2]].fill(clause=rule.clause)), rule.waits, rule.option
    )


_BORROWED = {
    "GD": Text("{clause}借自邀请赛（GD）。", " {clause} is borrowed from the invitational (GD)."),
    "GC": Text("{clause}借自竞赛（GC）。", " {clause} is borrowed from the competition (GC)."),
}


def in_force(options: Options) -> bool:
    """Say whether GC3.3 to GC3.5 are in force at a table."""
    return options.turn_lost != "no_clause"


@lru_cache(maxsize=512)
def wrong_play(rule: Rule, clause: str, options: Options, on_lead: bool) -> Rule:
    """Return a rule on a wrong play (GC3.3); `clause` is the one that it breaks where GC3.3 is not in force."""
    if not in_force(options):
        return without_clause(rule, clause, rule.option)
    return _turn_lost(rule, "GC3.3", options, on_lead)


@lru_cache(maxsize=64)
def dropped(rule: Rule, options: Options, on_lead: bool) -> Rule:
    """Return a rule on cards that came down with a play, or a play in parts (GC3.4)."""
    return _turn_lost(rule, "GC3.4", options, on_lead) if in_force(options) else without_clause(rule, "GC3.2")


def _turn_lost(rule: Rule, clause: str, options: Options, on_lead: bool) -> Rule:
    cards = _CARDS[options.wrong_cards]
    if on_lead and options.wrong_lead == "offender_again":
        effect = _and(cards, _AGAIN.fill(clause=clause))
    else:
        then = _LEADS if on_lead and options.wrong_lead == "next_player" else _NEXT
        effect = _and(cards, _LOST[options.turn_lost], then.fill(clause=clause))
    waits: Waits = "chief_referee" if options.wrong_cards == "chief_referee" else "referee"
    return penal(rule, clause, effect, waits, "wrong_cards")


@lru_cache(maxsize=256)
def out_of_turn(rule: Rule, clause: str, options: Options) -> Rule:
    """Return a rule on a play out of turn (GC3.5); `clause` is the one that it breaks where GC3.5 is not in force."""
    if not in_force(options):
        return without_clause(rule, clause)
    then = _NEXT if options.out_of_turn_next == "offenders_next" else _RIGHTFUL
    effect = _and(_CARDS[options.wrong_cards], _LOST[options.turn_lost], then.fill(clause="GC3.5"))
    waits: Waits = "chief_referee" if options.wrong_cards == "chief_referee" else "referee"
    return penal(rule, "GC3.5", effect, waits, "turn_lost")


@lru_cache(maxsize=64)
def passed_out_of_turn(rule: Rule, clause: str, options: Options) -> Rule:
    """Return a rule on a pass out of turn, which no clause punishes unless the option `out_of_turn_pass` says so."""
    if options.out_of_turn_pass == "r17":  # noqa: S105 - a pass is no password
        return penal(rule, clause, _PAIR, "referee", "out_of_turn_pass")
    return without_clause(rule, clause, "out_of_turn_pass")


@lru_cache(maxsize=64)
def wrong_count(rule: Rule, options: Options) -> Rule:
    """Return a rule on a wrong or concealed count (GC2.8); its effect has the gap `since`: when the true number was due."""
    if options.count_report == "none" or options.wrong_count_takes_back == "no_clause":
        return without_clause(rule, "GC3.2" if options.count_report == "none" else "GC2.8")
    taken = options.wrong_count_takes_back
    return penal(rule, "GC2.8", _TAKES_BACK[taken], "chief_referee" if taken == "chief_referee" else "referee", rule.option)


def no_duty(rule: Rule) -> Rule:
    """Return a rule on a wrong number that nobody had to announce: no clause names a penalty, and the chief referee decides."""
    return penal(rule, "GC3.2", _NO_DUTY, "chief_referee", "count_report")


_NO_DUTY = Text(
    "此时没有报数的义务，没有处罚条款；裁定之前，牌桌和结果照实际发生的算。",
    "No number was due then and no clause names a penalty; until a ruling play and results stand as they went.",
)


def _and(*parts: Text) -> Text:
    return Text("".join(part.zh for part in parts), "".join(part.en for part in parts)).sentence()
