"""A game of a table with named trumps as it is written in a transcript."""

from functools import partial

from core.clause import Option
from core.text import Text
from core.trumps.messages import DealBegun
from events.records.transcript.card_forms import HEADED, HEADING, OF_DEAL, OF_GAME, phrases
from events.records.transcript.forms import DESK, by_type
from events.records.transcript.partners import PLACES
from events.records.transcript.tagset import Tag, tagset
from events.records.transcript.trumps.course import flow
from events.records.transcript.trumps.forms import Forms
from events.records.transcript.trumps.plays import IN_ROWS, like_a_play, manner_of, row, spoken, written_act
from events.records.transcript.vocabulary import Vocabulary

MORE_VALUES = {"yes": ("能", "允许"), "no": ("不能",), "allowed": ("能", "允许"), "not_allowed": ("不能",)}
A_DEAL = Text("「第2副」这样的副号（一局不用写，从哪一副开始由记录算出）", "a deal such as `deal 2`; a game needs no line")
Short = dict[str, tuple[str, dict[str, str]]]


def first_words(alternatives: str) -> Text:
    """Return the words that are written, in both languages, out of all that are read.

    >>> first_words("报主 | declares | 抢报").zh
    '报主'
    """
    zh, en, *_ = alternatives.split(" | ")
    return Text(zh, en)


def vocabulary(
    game: str,
    name: Text,
    acts: tuple[type, ...],
    forms: Forms,
    options: tuple[Option, ...],
    short: Short,
    lengths: frozenset[Tag],
    *,
    games: bool = False,
) -> Vocabulary:
    """Return how a game is written: its key and name, its acts with their words, its options and their words in Chinese.

    `lengths` are the tags that say how long a match is: a number of deals, or of games. `games`: a match is played in games of
    many deals, so that `第2局` is no deal; a game needs no line.
    """
    manner = manner_of(forms)
    declares, passes = (first_words(each) for each in (forms.shown.declares, forms.shown.passes))
    return Vocabulary(
        game=game,
        acts=acts,
        tags=tagset(
            4,
            options,
            short,
            MORE_VALUES,
            partial(like_a_play, manner),
            places=PLACES,
            acts=forms.keywords.meant,
            lengths=lengths,
        ),
        flow=flow(game),
        forms=forms.all,
        keywords=forms.keywords,
        written=by_type((*forms.written, *DESK)),
        spoken=partial(spoken, manner),
        writes=written_act,
        row=row,
        in_rows=IN_ROWS,
        heading=OF_DEAL if games else HEADING,
        unheaded=(OF_GAME, A_DEAL) if games else None,
        headed=HEADED,
        heads=(DealBegun,),
        starts=(),
        implied=DealBegun(),
        sides_lead=True,
        pairs=False,
        words=phrases(
            first=Text(f"「复盘 1 {name.zh}」", f"`fupan 1 {name.en}`"),
            item=Text(
                f"动作（如「打3」「甲{declares.zh} ♥3」「甲 ♠A」「得分: 85」）",
                f"an act such as `level: 3`, `A {declares.en}: H3`, `A: SA` or `score: 85`",
            ),
            deed=Text(
                f"这一方的动作（如「♠A」「{declares.zh}」「盖底」「{passes.zh}」）",
                f"what this side did, such as `SA`, `{declares.en}` or `buries`",
            ),
            tag_or_act=Text(
                "标签（如「甲: 王小明」）或动作（如「打3」）", "a tag such as `A: Wang Xiaoming` or an act such as `level: 3`"
            ),
        ),
    )
