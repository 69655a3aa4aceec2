"""Deals up to a lead that was studied: the states `deep-lead-state-v1` of jerryyyu/shengji, one a line.

    {"schema": "deep-lead-state-v1", "setup": {"deck": ["CA", "C10", …], "trump_rank": "2", "initial_banker": null,
        "declarations": [{"seat": 1, "cards": ["C2"], "deal_pos": 46, "stage": "deal"}, …],
        "trump_suit": "C", "trump_is_nt": false, "banker": 1, "buried": ["D4", …]},
     "plays": [{"seat": 1, "cards": ["SA", "SA"]}, …], "seat": 1, "trick": 17, "ply": 68, "role": "defender", "seed": 92000000}

What a reader of such files has to know:

* Card n of the deck, from 0, goes to seat n % 4; the last eight are the bottom, the top one first. `LJ` is the small joker, `BJ`
  the big one, `10` the ten.
* `deal_pos` says how many cards all had drawn when cards were shown. A seat may show again to insure or to overturn.
* Where `initial_banker` is null nobody declares before trumps are shown: it is the first deal of a match.
* A play is what stayed on the table: whether a throw was tried and failed before it is not recorded.
* The record ends in the middle of the deal, where `seat` leads next: it has taken the last trick.

`role`, `seed`, `split`, `trick`, `ply` and `final_declaration` are not read.
"""

import re

from core.text import Text
from core.trumps.messages import DeclarerNoted, LevelNoted, TrickNoted, TrumpsNoted
from core.trumps.state import SEATS
from events.records.codes import level_of
from events.records.record import Record
from events.records.shengji.cards import EXPECTED_LEVEL
from events.records.shengji.one_each import one_each
from events.records.shengji.options import ROOM
from events.records.shengji.running import DRAWS, Running
from events.records.shengji.said import A_DECK, Said, a_deck

NAME = "deep-leads"
SCHEMA = "deep-lead-state-v1"
NAMED = re.compile(rf'"schema"\s*:\s*"{SCHEMA}"')
BEGINS = re.compile(r"\s*(?:\[\s*)?\{")
A_SETUP = Text("应为这一副开始前的情况", "expected what the deal began with")
A_POSITION = Text(f"应为0到{DRAWS}的整数", f"expected a number from 0 to {DRAWS}")
NOTHING = Text("没有一副牌，应为“deep-lead-state-v1”。", "There is no deal; expected `deep-lead-state-v1`.")
UP_TO_HERE = Text(
    "这份记录只到研究的那一次领出，以后的出牌没有记录。",
    "The record ends at the lead that was studied; what was played from there on is not recorded.",
)


def recognised(text: str) -> bool:
    """Say whether a text begins as such states.

    >>> recognised('{"schema": "deep-lead-state-v1"'), recognised('{"schema": "deep-lead-state-v2"')
    (True, False)
    """
    return BEGINS.match(text) is not None and NAMED.search(text[:65_536]) is not None


def read(data: bytes) -> tuple[Record, ...]:
    """Return the deals of a file, one record each; any bytes are read as far as they go."""
    return one_each(data, NAME, ROOM, _deal, NOTHING)


def _deal(said: Said) -> None:
    if not isinstance(said.get("setup"), dict):
        said.wrong(A_SETUP, "setup")
        return
    draft, line = said.draft, said.line
    deal = Running(draft, line, SEATS[0])
    if (level := said.read(level_of, EXPECTED_LEVEL, "setup", "trump_rank")) is not None:
        draft.act(LevelNoted(level), line)
    first = said.get("setup", "initial_banker") is None
    if not first and (declarer := said.seat("setup", "initial_banker")) is not None:
        draft.act(DeclarerNoted(declarer), line)
    _draw(said, deal)
    _made(said, deal, first=first)
    for n in range(said.count("plays")):
        seat, cards = said.seat("plays", n, "seat"), said.cards("plays", n, "cards")
        if seat is None or cards is None:
            deal.lose(line)
            return
        deal.play(seat, cards, line)
    if deal.going_on:
        draft.note(UP_TO_HERE)
    if deal.laid and deal.laid % len(SEATS) == 0 and (seat := said.seat("seat")) is not None:
        draft.act(TrickNoted(seat), line)


def _draw(said: Said, deal: Running) -> None:
    """Draw the deck, each showing at its time; where the deck cannot be read the showings say how many were drawn."""
    deck, drawn = said.read(a_deck, A_DECK, "setup", "deck"), 0
    for n in range(said.count("setup", "declarations")):
        path = "setup", "declarations", n
        seat, cards = said.seat(*path, "seat"), said.cards(*path, "cards")
        at = said.read(_position, A_POSITION, *path, "deal_pos")
        if deck is not None and at is not None:
            deal.draw(deck, drawn, at, said.line)
            drawn = max(drawn, at)
        if seat is not None and cards is not None:
            deal.show(seat, cards, said.line, at if deck is None else None)
    if deck is not None:
        deal.draw(deck, drawn, DRAWS, said.line)


def _position(value: object) -> int | None:
    return value if isinstance(value, int) and type(value) is int and 0 <= value <= DRAWS else None


def _made(said: Said, deal: Running, *, first: bool) -> None:
    """Take what the record says came of the showings, and the bottom that was buried."""
    draft, line = said.draft, said.line
    if said.get("setup", "trump_is_nt") is True:
        draft.act(TrumpsNoted(None), line)
    elif (suit := said.suit("setup", "trump_suit")) is not None:
        draft.act(TrumpsNoted(suit), line)
    declarer = said.seat("setup", "banker")
    if first and declarer is not None and declarer != deal.declarer:
        draft.act(DeclarerNoted(declarer), line)
    buried = said.cards("setup", "buried")
    if declarer is not None and buried is not None:
        deal.bury(declarer, buried, line)
