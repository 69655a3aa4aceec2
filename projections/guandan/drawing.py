"""The table of a 掼蛋 match in plain text, for terminals."""

from core.cards import UNKNOWN
from core.guandan import words
from core.guandan.hands import laid_out
from core.text import Text, joined
from projections.guandan.frames import Frame, HandShown, Moved, TributeShown, frames
from projections.guandan.kept import Laid
from projections.logged import Logged

Gaps = dict[str, Text | str | int]
_NOTHING = Text("", "")


def drawn(log: tuple[Logged, ...], texts: dict[str, str], version: int) -> tuple[Text, ...]:
    """Return the table after an event: level, tribute, hands, what lies, whose turn it is."""
    return rows(frames(log, texts)[version - 1])


def rows(frame: Frame) -> tuple[Text, ...]:
    """Return the rows of one frame."""
    if not frame.deal:
        return (Text("还没有发牌。", "No cards have been dealt."),)
    lines = [_head(frame)]
    if frame.tribute is not None:
        lines.append(Text(" 进贡  {told}", " tribute  {told}").fill(told=tribute(frame.tribute)))
    for seat, hand in enumerate(frame.hands):
        gaps: Gaps = {
            "mark": "*" if seat in frame.turns else " ",
            "who": words.SEATS[seat],
            "n": _number(hand),
            "cards": _hand(hand, frame),
            "facts": _facts(hand),
        }
        lines.append(Text("{mark}{who}{n}{facts} {cards}", "{mark}{who}{n}{facts} {cards}").fill(**gaps))
    if frame.trick:
        laid = joined([_laid(laid) for laid in frame.trick], zh="；", en="; ")
        lines.append(Text(" 桌面  {laid}", " table  {laid}").fill(laid=laid))
    return tuple(lines)


def _head(frame: Frame) -> Text:
    whose = (
        _NOTHING if frame.declarers is None else Text("（{side}的级）", " (of {side})").fill(side=words.SIDES[frame.declarers])
    )
    score = words.levels(frame.levels) if frame.points is None else words.points(frame.points)
    gaps: Gaps = {"n": frame.deal, "level": words.level(frame.level), "whose": whose, "score": score}
    head = Text("第{n}副  打{level}{whose}  {score}", "deal {n}  level {level}{whose}  {score}").fill(**gaps)
    if frame.wild is None:
        return head
    return Text("{head}  逢人配{card}", "{head}  wild {card}").fill(head=head, card=words.card(frame.wild))


def tribute(shown: TributeShown) -> Text:
    """Return what is due before a deal, and what was done, in the order in which it is done."""
    parts: list[Text] = []
    if not shown.recorded:
        parts.append(Text("没有记录", "not recorded"))
    if shown.payers:
        gaps: Gaps = {"payers": words.seats(shown.payers), "receivers": words.seats(shown.receivers)}
        parts.append(Text("{payers}应贡{receivers}", "{payers} owe {receivers}").fill(**gaps))
    for claim in shown.claims:
        cards = _NOTHING if not claim.cards else Text("，亮{c}", " with {c}").fill(c=words.cards(claim.cards))
        parts.append(Text("{who}抗贡{cards}", "{who} refuses{cards}").fill(who=words.SEATS[claim.seat], cards=cards))
    parts += [_moved(moved, Text("贡", "pays")) for moved in shown.paid]
    parts += [_moved(moved, Text("还", "returns")) for moved in shown.returned]
    if shown.refused:
        parts.append(Text("不进贡", "no tribute"))
    return joined(parts, zh="；", en="; ")


def _moved(moved: Moved, verb: Text) -> Text:
    to = _NOTHING if moved.to is None else Text("给{to}", " to {to}").fill(to=words.SEATS[moved.to])
    gaps: Gaps = {"who": words.SEATS[moved.seat], "verb": verb, "card": words.card(moved.card), "to": to}
    return Text("{who}{verb}{card}{to}", "{who} {verb} {card}{to}").fill(**gaps)


def _number(hand: HandShown) -> Text:
    """Return how many cards a hand has, where that is told."""
    if hand.unknown is None:
        return _NOTHING
    return Text("（{n}）", " ({n})").fill(n=len(hand.cards) + hand.unknown)


def _facts(hand: HandShown) -> Text:
    """Return what counts for a seat: its place, what it has announced, that it loses a turn."""
    facts = []
    if hand.place:
        facts.append(words.PLACES[hand.place])
    if hand.announced is not None:
        facts.append(Text("报{n}张", "announced {n}").fill(n=hand.announced.count))
    if hand.stopped:
        facts.append(Text("停止出牌", "loses its turn"))
    return Text(" [{facts}]", " [{facts}]").fill(facts=joined(facts)) if facts else _NOTHING


def _hand(hand: HandShown, frame: Frame) -> Text:
    parts = [joined([words.card(card) for card in hand.cards], zh=" ", en=" ")] if hand.cards else []
    if hand.unknown:
        parts.append(Text("{n}张不详", "{n} unknown").fill(n=hand.unknown))
    if hand.odd:
        parts.append(_named(Text("多出", "unexplained"), hand.odd, frame))
    if hand.exposed:
        parts.append(_named(Text("暴露", "exposed"), hand.exposed, frame))
    if hand.open:
        parts.append(_named(Text("摊开", "open"), hand.open, frame))
    return joined(parts, zh="，", en=", ") if parts else _NOTHING


def _named(word: Text, cards: tuple[str, ...], frame: Frame) -> Text:
    names = joined([words.card(card) for card in laid_out(cards, frame.level)], zh=" ", en=" ")
    return joined((word, names), zh=" ", en=" ")


def _laid(laid: Laid) -> Text:
    """Return what a seat has put down, each wild card with what it stands for."""
    if not laid.cards:
        return joined((words.SEATS[laid.seat], words.PASS), zh=" ", en=" ")
    stands, names = list(laid.wild), []
    for card in laid.cards:
        other = stands.pop(0)[1] if stands and stands[0][0] == card else card
        name = words.card(card)
        marked = other not in (card, UNKNOWN)
        names.append(Text("{card}={other}", "{card}={other}").fill(card=name, other=words.card(other)) if marked else name)
    gaps: Gaps = {"who": words.SEATS[laid.seat], "cards": joined(names, zh=" ", en=" "), "name": laid.name}
    return Text("{who} {cards}（{name}）", "{who} {cards} ({name})").fill(**gaps)
