"""Matches of 炒地皮 taken down as played, whatever is said at the table: fines, cards drawn off and games given among it."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import rule
from msgspec.structs import replace

from core.chaodipi.messages import CardsDrawnOff, MatchOpened
from core.games import Opening
from core.table import Act
from core.trumps.known import certain, whole
from core.trumps.messages import HandCounted, Seat
from core.trumps.state import IN_DEAL, SEATS, Following, Leading, deal_of
from core.trumps.trumps import order_in
from tests.core.chaodipi.offences import OFFENCES
from tests.core.given import By
from tests.core.trumps_given import PLAYERS
from tests.machines.chaodipi.strategies import decided, options, play_acts
from tests.machines.trumps.bots import whole_match
from tests.machines.trumps.invariants import play_of
from tests.machines.trumps.irregular import IrregularMatch
from tests.machines.trumps.strategies import seat


class IrregularChaodipi(IrregularMatch):
    def openings(self) -> st.SearchStrategy[Opening]:
        return st.builds(lambda readings, games: MatchOpened(PLAYERS, readings, games=games), options(), st.sampled_from((1, 3)))

    def play_acts(self) -> st.SearchStrategy[Act]:
        return play_acts()

    def lawful(self, opening: Opening, seed: int) -> list[Act]:
        """The acts of one deal by the rules, or of two."""
        assert isinstance(opening, MatchOpened)
        return list(whole_match(Random(seed), replace(opening, options=decided(opening.options)), 1 + seed % 2))

    @rule(name=st.sampled_from(tuple(OFFENCES)))
    def offend(self, name: str) -> None:
        """A throw that fails, a wrong card, a hand over, a fine of the desk: where there is a chance for it now."""
        play = play_of(self.session.history)
        if not isinstance(play, (Leading, Following)) or play.turn is None or whole(play.deal.hands[play.turn]) is None:
            return
        order = order_in(play.deal, play.match.options)
        if order is not None:
            for act in OFFENCES[name][0](play, play.turn, order):
                self.do(act.act, act.actor) if isinstance(act, By) else self.do(act)

    @rule(long=seat, by=seat, to=st.one_of(st.none(), seat), more=st.sampled_from((-1, 1, 2)))
    def count_and_draw(self, long: Seat, by: Seat, to: Seat | None, more: int) -> None:
        """A hand is counted over or short, another perhaps the other way, and cards change hands or leave play."""
        play = play_of(self.session.history)
        if not isinstance(play, IN_DEAL):
            return
        cards = certain(play.deal.hands[long])[: abs(more)]
        self.do(HandCounted(long, play.deal.left[long] + more))
        if to is not None:
            self.do(HandCounted(to, play.deal.left[to] - more))
        self.do(CardsDrawnOff(long, by, cards, to))
        deal = deal_of(play_of(self.session.history))
        for each, n in () if deal is None else zip(SEATS, deal.left, strict=True):
            self.do(HandCounted(each, n))


IrregularChaodipi.TestCase.settings = settings(max_examples=10, stateful_step_count=12)
test_a_match_of_irregular_acts_holds_together = IrregularChaodipi.TestCase
