"""What `legal` offers is lawful: bots that choose from nothing else play whole matches about which there is nothing to say."""

from random import Random

import pytest

from core.script import script
from core.shengji.options import OPTIONS
from core.trick.choices import Choice
from core.trumps import words
from core.trumps.messages import (
    BottomBuried,
    BottomTaken,
    CardsPlayed,
    HandDealt,
    Overturned,
    Seat,
    ThrowCalled,
    TrumpsDeclared,
)
from core.trumps.state import Following
from projections.audit import audit
from projections.trumps.legal import MOST, Follows, follows_of, legal, shows_of
from projections.trumps.lines import follow_lines, legal_lines
from tests.core.shengji.given import (
    DEALT,
    DECLARED,
    HIDDEN,
    LATER,
    LEADS,
    TAKEN,
    A,
    Acts,
    B,
    C,
    D,
    cards,
    found,
    given,
    play_of,
    plays,
    when,
)
from tests.core.shengji.test_trumps import DISPLACED
from tests.machines.trumps.bots import Table, one_deal
from tests.projections.shengji.logs import logged, opening, readings

DECLARED_BY_B: Acts = (*DEALT, TrumpsDeclared(B, ("D3",), 40))
CHOSEN = [option for option in OPTIONS if option.key not in ("match_end", "authority", "first_deal_undeclared")]
BEATEN = {"shengji.throw_failed"}  # a throw is tried with what is highest of one's own


@pytest.mark.parametrize("seed", range(24))
def test_what_may_be_done_under_any_readings_breaks_nothing(seed: int) -> None:
    random = Random(seed)
    chosen = {option.key: random.choice(list(option.values)) for option in CHOSEN} if seed else {}
    if chosen.get("permanent_trumps") == "jokers_and_twos":
        chosen["first_level"] = "three"
    options = readings(**chosen)
    table = Table(random, opening(options))
    for _ in range(2):
        one_deal(table)

    found = audit(script([(entry.event, entry.actor) for entry in logged(table.acts, options)]))

    assert {each.rule for each in found.findings} <= BEATEN


def test_sj4_4_who_was_displaced_at_the_same_draw_is_not_offered_insurance() -> None:
    offered = {(each.seat, each.act) for each in shows_of(play_of(given(*DISPLACED, insurance_cards="held_before")))}

    assert offered == {(B, "Insured")}


@pytest.mark.parametrize(("option", "offered"), [("bottom_taken", set()), ("bottom_buried", {B, C, D})])
def test_sj4_1_until_when_the_first_deals_overturn_is_offered(option: str, offered: set[Seat]) -> None:
    """A has declared and has the bottom up; B holds both ♦3, C both ♠3, D both ♣3."""
    shows = shows_of(play_of(given(*TAKEN, first_deal_overturn_closes=option)))

    assert {each.seat for each in shows} == offered
    for each in shows:
        assert found(when(given(*TAKEN, first_deal_overturn_closes=option), Overturned(each.seat, each.cards, 100))) == ()


def test_sj4_1_no_overturn_is_offered_in_the_first_deal_once_an_overturner_has_buried() -> None:
    turned = (*DECLARED, Overturned(B, cards("D33"), 100), Overturned(C, cards("S33"), 100))
    options = {"first_deal_bottom": "each_in_turn", "first_deal_overturn_closes": "bottom_buried"}

    assert {each.seat for each in shows_of(play_of(given(*turned, BottomTaken(B), **options)))} == {B}
    assert shows_of(play_of(given(*turned, BottomBuried(B, cards("SKJJTT HAA9")), **options))) == ()


@pytest.mark.parametrize(("option", "offered"), [("after_draw", set()), ("during_draw", {C, D})])
@pytest.mark.parametrize("deal", [DECLARED_BY_B, LATER], ids=["first deal", "later deal"])
def test_sj4_0a_and_sj4_2_an_overturn_during_the_draw_is_offered_by_the_option(
    deal: Acts, option: str, offered: set[Seat]
) -> None:
    """C holds both ♠3, D both ♣3; B, who has declared ♦3, may not before another has."""
    play = play_of(given(*deal, overturn_opens=option))

    assert {each.seat for each in shows_of(play) if each.act == "Overturned"} == offered
    for each in shows_of(play):
        if each.act == "Overturned":
            assert found(when(given(*deal, overturn_opens=option), Overturned(each.seat, each.cards, 60))) == ()


# --- in words -------------------------------------------------------------------------------------------------------------------


def test_sj5_2_what_is_free_is_a_choice_only_where_there_is_more_than_has_to_be_given() -> None:
    """A card that is there twice is listed twice, where two of it may be given."""
    rest = Follows(3, 1, (Choice(("S3", "S3"), 1, ("C7",)),))
    free = Follows(4, 2, (Choice(("S3", "S3"), 2, ("C7", "D5", "D5")),))
    one = Follows(3, 2, (Choice(("S3", "S3"), 1, ("C7", "D5", "D5")),))

    assert [follow_lines(each)[0].zh for each in (rest, free, one)] == [
        "出 ♠3♠3♣7",
        "出 ♠3♠3，再任选2张：♦5 ♦5 ♣7",
        "出 ♠3♠3，再任选1张：♦5 ♣7",
    ]


def test_sj5_3_that_not_all_ways_to_give_what_is_due_are_listed_is_said() -> None:
    """B holds six pairs of spades and no tractor: there are fifteen ways to give two of them."""
    hand = cards("S44 S66 S88 STT SQQ SAA")
    dealt: Acts = (*DEALT[:1], HandDealt(B, (*hand, *cards("CK7 DAAJJ33 BB C2 H9"))), TrumpsDeclared(A, ("H3",)))
    acts: Acts = (*dealt, BottomBuried(A, ("??",) * 8), CardsPlayed(A, cards("S5577")))
    play = play_of(given(*acts))
    assert isinstance(play, Following)
    found = follows_of(play, B)

    assert found is not None
    assert (found.plays, len(found.choices), found.others) == (15, MOST, True)
    assert follow_lines(found)[-2].zh == "以上只列出12种，还有别的对子可以给。"


@pytest.mark.parametrize(
    ("options", "suits", "said"),
    [
        ({}, ("S", "C", "D"), "其余三家之一"),
        ({"throw_beaten_by": "opponents"}, ("S", "C", "D"), "对方两家之一"),
        ({"throw_trumps": "allowed"}, ("T", "S", "C", "D"), "其余三家之一"),
    ],
)
def test_sj5_4_what_may_be_thrown_and_whose_cards_make_it_fail(
    options: dict[str, str], suits: tuple[str, ...], said: str
) -> None:
    play = play_of(given(*LEADS, **options))

    assert legal(play).throws == suits
    assert sum("甩出" in line.zh and said in line.zh for line in legal_lines(play)) == 1


def test_sj5_4_who_has_nothing_to_throw_is_not_told_of_throws() -> None:
    """A has one card of each suit left."""
    play = play_of(given(*HIDDEN, HandDealt(A, ("SA", "C7", "D9"), after_burial=True)))

    assert legal(play).leads
    assert legal(play).throws == ()
    assert not any("甩" in line.zh for line in legal_lines(play))


OFFERED: dict[str, tuple[Acts, bool]] = {
    "a lead lies": ((*HIDDEN, *plays("A SAKK")), True),
    "what stays has been said": ((*HIDDEN, *plays("A SAKK"), ThrowCalled(A, ("SA",), B)), False),
    "somebody has followed": ((*HIDDEN, *plays("A SAKK, B S455")), False),
    "the hands have shown that it fails": ((*LEADS, *plays("A SAAQQ8")), False),
    "the hands have shown that it stands": ((*LEADS, *plays("A SAA")), True),
}


@pytest.mark.parametrize("where", OFFERED)
def test_sj5_4_what_stays_of_a_throw_can_be_said_only_where_it_is_open(where: str) -> None:
    acts, offered = OFFERED[where]
    match = given(*acts)

    assert (words.ACTS["ThrowCalled"].zh in legal(play_of(match)).acts.zh) == offered
