"""What a scribe is told about the sheet of a deal: that it would be of another deal, or that the deal is not over by it."""

from core.text import Text


def another(deals: int, word: Text) -> Text | None:
    """Return why a scribe has to say first that another deal is meant: the last of so many has its result already."""
    return ANOTHER.fill(n=deals, next=deals + 1, word=word) if deals else None


def over(deals: int) -> Text | None:
    """Return why plays cannot be left out once the last of so many deals is over: they would be those of another deal."""
    return OVER.fill(n=deals, next=deals + 1) if deals else None


def once_more(deal: int, word: Text) -> Text:
    """Return that the result of a deal is still to be written, where from somewhere on its plays are not recorded."""
    return ONCE_MORE.fill(n=deal, word=word)


def still_open(deal: int, plays: int, word: Text) -> Text:
    """Return that a deal of which every play is recorded so far is not over by its sheet."""
    return OPEN.fill(n=deal, plays=plays, word=word)


ANOTHER = Text(
    "第{n}副已有结果；更正它先写“退回”和理由，记下一副写“第{next}副 {word}: …”或先写“发牌”。",
    "Deal {n} has its result; to correct it go back with `undo` and a reason, for the next one write "
    "`deal {next} {word}: …` or `dealt` first.",
)
OVER = Text(
    "第{n}副已经结束，没有以后的出牌；要记下一副，先写“发牌”或“第{next}副”。",
    "Deal {n} is over and has no later plays; for the next deal write `dealt` or `deal {next}` first.",
)
OPEN = Text(
    "第{n}副还没有结束：出牌记到第{plays}手，没有到有结果；接着记出牌，以后没有记录的先写“以后未记录”，再写一次{word}。",
    "Deal {n} is not over: it is recorded up to play {plays}, short of a result; go on with its plays, or where they are not "
    "recorded write `plays not recorded`, then the {word} once more.",
)
ONCE_MORE = Text(
    "第{n}副还没有结束；请写（或再写一次）{word}。", "Deal {n} is not over; write the {word}, or write it once more."
)
