"""A table with four hands of 27 cards from two packs, made up for its picture: wild cards, tributes, cards partly known."""

from random import Random

import msgspec

from core.cards import DECK
from core.text import Lang, Text
from dashboard import words
from dashboard.cards.table import Hand, Item, Laid, Line, Mark, OnTable, Table
from dashboard.feed import Feed, Row
from dashboard.kinds import icon

LEVEL = "9"
ORDER = "RB" + LEVEL + "AKQJT98765432".replace(LEVEL, "")
WILD = "H" + LEVEL
TABLE = Table((Mark("配", "逢人配"), Mark("=♠6", "当♠6"), Mark("贡", "进贡的牌"), Mark("=♠10", "当♠10")), grouped=True)
SEATS = ("甲方", "乙方", "丙方", "丁方")
PLAYERS = ("林小雨", "欧阳博文", "Anna-Katharina von Hohenstein", "赵一鸣")
KIND = "doudizhu.cards_played"


def held(cards: list[str]) -> str:
    """Return a hand as its player sorts it, wild cards marked."""
    rank = {card: ORDER.index(card[0] if card in ("BJ", "RJ") else card[1]) for card in cards}
    cards = sorted(cards, key=lambda card: (rank[card], "SHCD".find(card[0])))
    return " ".join(f"{card}#0" if card == WILD else card for card in cards)


def hands() -> tuple[list[str], ...]:
    """Return two packs, dealt to four."""
    cards = [*DECK, *DECK]
    Random(27).shuffle(cards)
    return tuple(cards[place::4] for place in range(4))


def tables() -> tuple[OnTable, ...]:
    """Return the table when all is dealt, after plays, and near the end."""
    one, two, three, _ = hands()
    levels = (("级数", "打9"),)
    first = {
        "0": Hand(held(one), 0, "", ("头游",), levels),
        "1": Hand(held(two), 0, "", (), levels),
        "2": Hand(held(three), 0, "", ("三游",), levels),
        "3": Hand("RJ#2 BJ H9#0 ?9 ?9 SA ?K ?K DK", 18, "", ("末游", "进贡"), levels),
    }
    tributes = Line("进贡", (Item("丁方→甲方", "RJ#2", "", ""), Item("甲方→丁方", "S4", "", "还贡")))
    after = first | {"1": Hand(held(two[9:]), 0, "SA SA", (), levels), "3": Hand("", 27, "", ("末游", "进贡"), levels)}
    laid = {
        "2": Laid(0, "ST SJ SQ SK SA", "顺子A"),
        "3": Laid(1, "S3 H3 C3 D3 S3 H3", "6张的炸弹3"),
        "4": Laid(2, "", "不出"),
        "5": Laid(3, "S4 S5 H9#1 S7 S8", "同花顺8"),
    }
    end = {seat: Hand("", 0, "", (badge,), levels) for seat, badge in zip("013", ("二游", "头游", "末游"), strict=True)}
    rest = {"6": Laid(1, "C6 D6 H9#1 H9#1", "炸弹6")}
    return (
        OnTable(first, (3,), (tributes,), (("打", LEVEL),), {}, 0),
        OnTable(after, (0,), (tributes,), (("打", LEVEL), ("炸弹", "2")), laid, 5),
        OnTable(end | {"2": Hand("C2 C2", 0, "", ("三游",), levels)}, (), (), (("打", LEVEL),), rest, 0),
    )


def made(lang: Lang = "zh") -> Feed:
    """Return the match for the viewer."""
    said = words.VIEWER | words.CARDS | {"players": Text("进贡与级数", "Tributes and levels")}
    rows = tuple(
        Row(
            version=n, act=n, icon=icon(KIND), move=True, result=False, text=f"第{n}步", game=1, phase="出牌", turn="甲方",
            slipped=False, who="记录员", at=0, clause="", notes=(), flag=False, shown=shown,
        )
        for n, shown in enumerate(tables(), start=1)
    )  # fmt: skip
    return Feed(
        match="",
        lang="zh-CN" if lang == "zh" else "en",
        kind="cards",
        picture=TABLE,
        players=PLAYERS,
        seats=SEATS,
        rows=rows,
        lines=(),
        clauses={},
        kinds={key: text.to(lang) for key, text in words.KINDS.items()},
        words={key: text.to(lang) for key, text in said.items()},
        keys=tuple((key, text.to(lang)) for key, text in (*words.KEYS, *words.card_keys(4))),
        plays=False,
    )


def shown(row: Row) -> OnTable:
    """Return the table of a row."""
    return msgspec.convert(msgspec.to_builtins(row.shown), OnTable)
