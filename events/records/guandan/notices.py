"""What a server tells its players: hands, plays, tributes, the ends of deals and games."""

from collections.abc import Callable

from core.guandan.messages import RefusalClaimed
from core.guandan.state import SEATS
from core.text import Text
from events.records.codes import cards_of
from events.records.draft import seat_of
from events.records.guandan.actions import action_of, greater_of, levels_of, moved, order_of
from events.records.guandan.cards import EXPECTED_SUIT_FIRST, SUIT_FIRST
from events.records.guandan.messages import Message
from events.records.guandan.taken import Taken

SEAT = Text("应为座位0、1、2或3", "expected a seat, 0, 1, 2 or 3")
A_LEVEL = Text("应为2到14的整数或“23456789TJQKA”中的一个", "expected a number from 2 to 14 or one of `23456789TJQKA`")
MOVES = Text("应为[从谁，给谁，牌]的列表", "expected a list of [from, to, card]")
SEATS_LISTED = Text("应为座位的列表", "expected a list of seats")
GAP = Text(
    "“greaterAction”不是前一手出牌：缺了动作，这一副以后的不读。",
    "`greaterAction` is not the play before: actions are missing, and the rest of this deal is not read.",
)


def _beginning(taken: Taken, message: Message) -> None:
    name = "myPos" if "myPos" in message.said else "to"
    if (seat := seat_of(message.said.get(name), SEATS)) is None:
        taken.wrong(message, name, SEAT)
        return
    cards, deal = cards_of(message.said.get("handCards"), SUIT_FIRST), taken.deal
    if deal is None or not taken.dealing or (seat in deal.dealt and deal.dealt[seat] != cards):
        deal = taken.begin(message.at)
        taken.me = seat
    elif seat in deal.dealt:
        return
    if "to" in message.said or seat != taken.me:
        taken.me = None
    taken.dealing = True
    level, levels = levels_of(message.said, seat)
    if level is not None:
        deal.of_level(level, levels, message.at)
    elif "curRank" in message.said:
        taken.wrong(message, "curRank", A_LEVEL)
    if cards is None:
        taken.wrong(message, "handCards", EXPECTED_SUIT_FIRST)
    else:
        deal.hand(seat, cards, message.at)


def _play(taken: Taken, message: Message) -> None:
    deal = taken.in_deal(message)
    if (seat := seat_of(message.said.get("curPos"), SEATS)) is None:
        if not deal.lost:
            taken.wrong(message, "curPos", SEAT)
            deal.lose(message.at)
        return
    action, greater = action_of(message.said.get("curAction")), greater_of(message.said)
    before = None if deal.top is None else (deal.top.seat, deal.top.cards)
    if action is not None and not action.cards and greater not in (None, before) and not deal.lost:
        taken.trouble(message, "greaterAction", GAP)
        deal.lose(message.at)
    taken.play(seat, message, "curAction")


def _moved(taken: Taken, message: Message) -> None:
    back = message.said.get("stage") == "back"
    deal = taken.in_deal(message)
    result = message.said.get("result")
    every = [moved(item) for item in result] if isinstance(result, list) else [None]
    for one in every:
        if one is not None and not deal.lost:
            seat, to, card = one
            (deal.give_back if back else deal.pay)(seat, card, to, message.at)
    if None in every:
        taken.wrong(message, "result", MOVES)
        deal.no_tribute(message.at)


def _refused(taken: Taken, message: Message) -> None:
    deal = taken.in_deal(message)
    said = message.said.get("antiPos")
    seats = [seat_of(number, SEATS) for number in said] if isinstance(said, list) else [None]
    for seat in seats:
        if seat is not None and not deal.lost:
            taken.open().act(RefusalClaimed(seat), taken.where(message.at)[0])
    if None in seats:
        taken.wrong(message, "antiPos", SEATS_LISTED)
        deal.no_tribute(message.at)


def _deal_over(taken: Taken, message: Message) -> None:
    deal = taken.in_deal(message)
    level, _ = levels_of(message.said, None)
    if level is not None:
        deal.of_level(level, None, message.at)
    if (order := order_of(message.said.get("order"))) is None:
        taken.wrong(message, "order", SEATS_LISTED)
    deal.end(order, message.at)
    taken.deal = None


def _game_over(taken: Taken, message: Message) -> None:
    if taken.deal is not None:
        taken.deal.end(None, message.at)
    taken.close()


def _game_result(taken: Taken, message: Message) -> None:
    """Who has won how often follows from the deals."""


NOTICES: dict[str, Callable[[Taken, Message], None]] = {
    "beginning": _beginning,
    "play": _play,
    "tribute": _moved,
    "back": _moved,
    "anti-tribute": _refused,
    "episodeOver": _deal_over,
    "gameOver": _game_over,
    "gameResult": _game_result,
}
