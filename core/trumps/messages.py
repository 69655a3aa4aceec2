"""What is said at a table with named trumps and a bottom: acts as given, and the results that followed.

An act event is its command. Seats are 0 to 3 counter-clockwise; 0 and 2 are partners, and 1 and 3. Cards are codes of two packs
(`core.cards`); `?7` where the record does not hold the suit, `??` where it holds nothing of the card. A level is a rank sign, `2`
to `A`; a trump suit is `S`, `H`, `C` or `D`, None stands for no trump (无主). Points are those of cards: 200 in a deal (SJ6.1).
"""

from typing import Literal

from core.messages import Acted, Followed

Seat = Literal[0, 1, 2, 3]
Side = Literal[0, 1]  # of seats 0 and 2; of seats 1 and 3
Card = str
Level = str
Levels = tuple[Level, Level]  # of side 0 and of side 1
Suit = Literal["S", "H", "C", "D"]
FourOf = tuple[int, int, int, int]  # one number a seat
How = Literal["play", "sheet"]
ByWhat = Literal["declared", "overturned", "third_bottom_card", "noted"]
Conduct = Literal[
    "saw_bottom",
    "showed_bottom",
    "changed_bottom",
    "saw_hand",
    "signalled",
    "slow_play",
    "left_table",
    "settled_privately",
    "other",
]


# --- acts: the table and the cards ------------------------------------------------------------------------------------------


class DealBegun(Acted, frozen=True, tag="trumps.deal_begun"):
    """The cards are shuffled and cut; `first` draws first, and `card` was drawn to settle that, where it is recorded (CD5.1)."""

    first: Seat | None = None
    card: Card | None = None


class LevelNoted(Acted, frozen=True, tag="trumps.level_noted"):
    """The level that this deal is played at, and those of both sides, as the record gives them."""

    level: Level
    levels: Levels | None = None


class DeclarerNoted(Acted, frozen=True, tag="trumps.declarer_noted"):
    """Who is declarer (庄家) of this deal, as the record gives it."""

    seat: Seat


class TrumpsNoted(Acted, frozen=True, tag="trumps.trumps_noted"):
    """The trump suit of this deal as the record gives it, not how it came about; None: no trump."""

    suit: Suit | None


class CardDrawn(Acted, frozen=True, tag="trumps.card_drawn"):
    """A seat draws the next card (SJ1.1)."""

    seat: Seat
    card: Card


class HandDealt(Acted, frozen=True, tag="trumps.hand_dealt"):
    """The cards of a hand, as recorded; `after_burial`: as it was when play began, the bottom buried."""

    seat: Seat
    cards: tuple[Card, ...]
    after_burial: bool = False


class BottomLaid(Acted, frozen=True, tag="trumps.bottom_laid"):
    """The eight bottom cards as they lie before anybody takes them, the top one first (SJ1.1)."""

    cards: tuple[Card, ...]


class HandCounted(Acted, frozen=True, tag="trumps.hand_counted"):
    """The cards of a hand are counted; None: what the count came to is not recorded."""

    seat: Seat
    count: int | None


class BottomCounted(Acted, frozen=True, tag="trumps.bottom_counted"):
    """The cards of the bottom are counted, unseen."""

    count: int


# --- acts: declaring and overturning ------------------------------------------------------------------------------------------


class TrumpsDeclared(Acted, frozen=True, tag="trumps.trumps_declared"):
    """A seat shows one level card, or both of a suit, to make trumps (抢报, 报主).

    `drawn` is how many cards all had drawn then, where the record gives that and no single draws.
    """

    seat: Seat
    cards: tuple[Card, ...]
    drawn: int | None = None


class Insured(Acted, frozen=True, tag="trumps.insured"):
    """Who declared shows the second level card of the suit (上保险); `drawn` as in `TrumpsDeclared`."""

    seat: Seat
    cards: tuple[Card, ...]
    drawn: int | None = None


class Overturned(Acted, frozen=True, tag="trumps.overturned"):
    """A seat shows a pair that changes trumps (反主); `drawn` as in `TrumpsDeclared`."""

    seat: Seat
    cards: tuple[Card, ...]
    drawn: int | None = None


class OverturnPassed(Acted, frozen=True, tag="trumps.overturn_passed"):
    """A seat that is asked does not overturn."""

    seat: Seat


class NobodyDeclared(Acted, frozen=True, tag="trumps.nobody_declared"):
    """All cards are drawn and nobody has declared trumps."""


class ThirdBottomCardShown(Acted, frozen=True, tag="trumps.third_bottom_card_shown"):
    """The third bottom card from the top is shown to all (SJ2.3)."""

    card: Card


# --- acts: the bottom -----------------------------------------------------------------------------------------------------------


class BottomTaken(Acted, frozen=True, tag="trumps.bottom_taken"):
    """A seat takes up the bottom; `cards` where the record says what it took."""

    seat: Seat
    cards: tuple[Card, ...] = ()


class BottomBuried(Acted, frozen=True, tag="trumps.bottom_buried"):
    """A seat buries cards (盖底牌), `??` for each of which the record holds nothing. It has taken the bottom up before that."""

    seat: Seat
    cards: tuple[Card, ...]


class BottomUnrecorded(Acted, frozen=True, tag="trumps.bottom_unrecorded"):
    """The record does not hold who took and buried the bottom, or who overturned after that; play begins."""


class BottomShown(Acted, frozen=True, tag="trumps.bottom_shown"):
    """The bottom is shown to all (SJ3.1: after the deal)."""

    cards: tuple[Card, ...]


# --- acts: play -----------------------------------------------------------------------------------------------------------------


class CardsPlayed(Acted, frozen=True, tag="trumps.cards_played"):
    """A seat plays cards; leading several components it throws (甩牌). `parts` are the components, where they are declared."""

    seat: Seat
    cards: tuple[Card, ...]
    parts: tuple[tuple[Card, ...], ...] = ()


class ThrowCalled(Acted, frozen=True, tag="trumps.throw_called"):
    """What stays on the table of the play just led, by the record: all of it, or the component that was forced.

    `by` beat it. Where the cards are those that were led, `failed` says that they are what was left of a throw.
    """

    seat: Seat
    cards: tuple[Card, ...]
    by: Seat | None = None
    failed: bool = True


class CardsExposed(Acted, frozen=True, tag="trumps.cards_exposed"):
    """Cards of a hand are seen by others."""

    seat: Seat
    cards: tuple[Card, ...]


class PlayTakenBack(Acted, frozen=True, tag="trumps.play_taken_back"):
    """A seat takes the play that it made last back into its hand."""

    seat: Seat


class ConductNoted(Acted, frozen=True, tag="trumps.conduct_noted"):
    """Something a seat did that is no play; `note` is the salted hash of a text."""

    seat: Seat
    what: Conduct
    note: str | None = None


class PlaysUnrecorded(Acted, frozen=True, tag="trumps.plays_unrecorded"):
    """From here the record does not hold the plays of this deal."""


# --- acts: the sheet ------------------------------------------------------------------------------------------------------------


class TrickNoted(Acted, frozen=True, tag="trumps.trick_noted"):
    """Who took the trick that is over, and its points, as the record gives them."""

    seat: Seat
    points: int | None = None


class DealNoted(Acted, frozen=True, tag="trumps.deal_noted"):
    """What the record or the sheet says of a deal; None: it does not say.

    `points` is the collectors' total (SJ6.2), `bottom` what of it they got from the bottom, `last` who won the last trick.
    """

    points: int | None
    bottom: int | None = None
    last: Seat | None = None
    multiplier: int | None = None
    overturns: int | None = None
    next_declarer: Seat | None = None


class LevelsNoted(Acted, frozen=True, tag="trumps.levels_noted"):
    """The levels of both sides after a deal, as the record gives them."""

    levels: Levels


class MatchNoted(Acted, frozen=True, tag="trumps.match_noted"):
    """Who has won the match, as the record gives it; None: neither side."""

    winner: Side | None


class SheetSigned(Acted, frozen=True, tag="trumps.sheet_signed"):
    """A side signs the sheet."""

    side: Side


class TimeCalled(Acted, frozen=True, tag="trumps.time_called"):
    """The time that was set for the match is up."""


# --- results --------------------------------------------------------------------------------------------------------------------


class DrawEnded(Followed, frozen=True, tag="trumps.draw_ended"):
    """The last card but the bottom is drawn."""


class Redealt(Followed, frozen=True, tag="trumps.redealt"):
    """Nobody has declared in the first deal: the cards are dealt again."""


class DeclarerMade(Followed, frozen=True, tag="trumps.declarer_made"):
    """Who is declarer of the first deal from now on (SJ2.1, SJ4.1)."""

    seat: Seat


class TrumpsSet(Followed, frozen=True, tag="trumps.trumps_set"):
    """What is trumps from now on; None: no trump. `seat`: whose showing stands."""

    suit: Suit | None
    by: ByWhat
    seat: Seat | None = None


class OverturnAsked(Followed, frozen=True, tag="trumps.overturn_asked"):
    """Who is asked next to overturn (SJ4.2); None: whoever speaks first."""

    seat: Seat | None


class BottomDue(Followed, frozen=True, tag="trumps.bottom_due"):
    """Who takes the bottom up next and buries: who has overturned (SJ4.2, SJ4.3)."""

    seat: Seat


class LeadGiven(Followed, frozen=True, tag="trumps.lead_given"):
    """Play begins: who leads to the first trick; None: not known."""

    seat: Seat | None


class ThrowFailed(Followed, frozen=True, tag="trumps.throw_failed"):
    """A throw is beaten (SJ5.4): `cards` are forced and stay, `back` go back to the hand, seen; `by` holds what beats it."""

    seat: Seat
    cards: tuple[Card, ...]
    back: tuple[Card, ...]
    by: Seat | None = None


class TrickTaken(Followed, frozen=True, tag="trumps.trick_taken"):
    """Everybody has played: whose play is the highest, and the points of the trick; None: cards are not known."""

    seat: Seat
    points: int | None


class TrickOpen(Followed, frozen=True, tag="trumps.trick_open"):
    """Everybody has played, and whose play is the highest is not known."""

    points: int | None


class TrickFound(Followed, frozen=True, tag="trumps.trick_found"):
    """Who took the trick that was left open."""

    seat: Seat
    points: int | None


class BottomAwaited(Followed, frozen=True, tag="trumps.bottom_awaited"):
    """All cards are played, and what the bottom holds, or who took the last trick, is still to be shown."""


class BottomCaptured(Followed, frozen=True, tag="trumps.bottom_captured"):
    """The last trick was won by the collectors (扣底): the points of the bottom, and by what they are multiplied (SJ7.2)."""

    seat: Seat
    points: int
    multiplier: int


class DealSettled(Followed, frozen=True, tag="trumps.deal_settled"):
    """A deal is over. None: the record does not hold what it is computed from.

    `points` is the collectors' total; of it `bottom` came from the bottom. `winner` is the side that is promoted by `steps`
    levels, at 80 to 115 the collectors, by none. `levels` are those after this deal. `factor` multiplies the stakes (SJ4.5).
    `coins` is what each seat wins or loses in base stakes, None where the option `coins` leaves that to the organiser; `fines`
    what throws that failed have cost each seat, in quarters of the base stake; None in games that have no stakes. In games that
    fine in points `raw` is the total before fines, `fined` what the collectors and the declarers are fined, and `back` the level
    to which the declarers are sent back.
    """

    number: int
    level: Level | None
    declarer: Seat | None
    points: int | None
    bottom: int | None
    winner: Side | None
    steps: int | None
    levels: Levels | None
    next_declarer: Seat | None
    overturns: int | None
    factor: int | None
    coins: FourOf | None
    fines: FourOf | None
    by: How
    raw: int | None = None
    fined: tuple[int, int] | None = None
    back: Level | None = None


class DealStopped(Followed, frozen=True, tag="trumps.deal_stopped"):
    """A ruling settles the deal in progress: it stops. `for_good`: time is up, and it does not go on whatever is ruled."""

    number: int
    for_good: bool = False


class DealReopened(Followed, frozen=True, tag="trumps.deal_reopened"):
    """Play goes on where a ruling that no longer stands had stopped it, with a lead."""

    number: int


class TrickReopened(Followed, frozen=True, tag="trumps.trick_reopened"):
    """Play goes on where a ruling that no longer stands had stopped it, in the middle of a trick."""

    number: int


class DealRuled(Followed, frozen=True, tag="trumps.deal_ruled"):
    """A ruling settles a deal: the collectors' points; None: it does not count."""

    number: int
    points: int | None
    ruling: int


class DealUnruled(Followed, frozen=True, tag="trumps.deal_unruled"):
    """The ruling on a deal no longer stands; what the play showed counts again."""

    number: int


class PlayUndone(Followed, frozen=True, tag="trumps.play_undone"):
    """The last play goes back to the hand, seen, and what lay before lies again."""

    seat: Seat
    cards: tuple[Card, ...]


class LeadUndone(Followed, frozen=True, tag="trumps.lead_undone"):
    """The last play goes back to the hand, seen, and nothing lies."""

    seat: Seat
    cards: tuple[Card, ...]


class TurnGiven(Followed, frozen=True, tag="trumps.turn_given"):
    """A ruling says whose turn it is."""

    seat: Seat


class MatchRuled(Followed, frozen=True, tag="trumps.match_ruled"):
    """A ruling gives the match to a side; None: the ruling no longer stands."""

    winner: Side | None


class MatchOver(Followed, frozen=True, tag="trumps.match_over"):
    """The match is over (option `match_end`). No winner: the levels are the same, or it is not `known` who has won."""

    winner: Side | None
    known: bool = True


class MatchReopened(Followed, frozen=True, tag="trumps.match_reopened"):
    """The match is no longer decided."""


Act = (
    DealBegun
    | LevelNoted
    | DeclarerNoted
    | TrumpsNoted
    | CardDrawn
    | HandDealt
    | BottomLaid
    | HandCounted
    | BottomCounted
    | TrumpsDeclared
    | Overturned
    | OverturnPassed
    | NobodyDeclared
    | ThirdBottomCardShown
    | BottomTaken
    | BottomBuried
    | BottomUnrecorded
    | BottomShown
    | CardsPlayed
    | ThrowCalled
    | CardsExposed
    | PlayTakenBack
    | ConductNoted
    | PlaysUnrecorded
    | TrickNoted
    | DealNoted
    | LevelsNoted
    | MatchNoted
    | SheetSigned
    | TimeCalled
)
Result = (
    DrawEnded
    | Redealt
    | DeclarerMade
    | TrumpsSet
    | OverturnAsked
    | BottomDue
    | LeadGiven
    | ThrowFailed
    | TrickTaken
    | TrickOpen
    | TrickFound
    | BottomAwaited
    | BottomCaptured
    | DealSettled
    | DealStopped
    | DealReopened
    | TrickReopened
    | DealRuled
    | DealUnruled
    | PlayUndone
    | LeadUndone
    | TurnGiven
    | MatchRuled
    | MatchOver
    | MatchReopened
)
Event = Acted | Followed
"""An act or a result; a game has an opening of its own, and may have more of both."""
