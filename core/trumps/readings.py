"""The open readings that the table asks for, under the keys and values by which tables choose them.

A game's `Options` has each of them: as a field where its law leaves it open, as a constant of the class where it does not.
"""

from typing import Protocol

from core.desk.rules import Authority


class Readings(Protocol):
    """What the table has to know of a game's options; what each key and value means stands with them."""

    def __hash__(self) -> int:
        """Options are values."""

    @property
    def permanent_trumps(self) -> str:
        """See the option of this name."""

    @property
    def deal_level(self) -> str:
        """See the option of this name."""

    @property
    def shuffle_and_cut(self) -> str:
        """See the option of this name."""

    @property
    def same_draw_shown(self) -> str:
        """See the option of this name."""

    @property
    def first_deal_undeclared(self) -> str:
        """See the option of this name."""

    @property
    def third_bottom_two(self) -> str:
        """See the option of this name."""

    @property
    def insurance_cards(self) -> str:
        """See the option of this name."""

    @property
    def twos_pair_overturn(self) -> str:
        """See the option of this name."""

    @property
    def overturn_opens(self) -> str:
        """See the option of this name."""

    @property
    def first_deal_bottom(self) -> str:
        """See the option of this name."""

    @property
    def first_lead(self) -> str:
        """See the option of this name."""

    @property
    def throw_beaten_by(self) -> str:
        """See the option of this name."""

    @property
    def throw_trumps(self) -> str:
        """See the option of this name."""

    @property
    def forced_component(self) -> str:
        """See the option of this name."""

    @property
    def bottom_multiplier_by(self) -> str:
        """See the option of this name."""

    @property
    def bottom_ruffed_singles(self) -> str:
        """See the option of this name."""

    @property
    def authority(self) -> Authority:
        """See the option of this name."""
