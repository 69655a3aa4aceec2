"""The open readings on offences. See `core.chaodipi.options`."""

from core.clause import Option
from core.text import Text

FINES: tuple[Option, ...] = (
    Option(
        "loss_scope",
        "CD5.4",
        Text("“判负”“输掉该局”输的是什么", "what a loss for an offence is a loss of"),
        {
            "game": Text("这一局，从2打到A", "the game in progress, 2 to A"),
            "deal": Text("这一副", "the deal"),
            "match": Text("整场", "the match"),
        },
    ),
    Option(
        "failed_throw_fine",
        "CD4.2",
        Text("甩牌失败罚多少", "the fine for a failed throw"),
        {
            "per_thrown_card": Text("甩出的每张10分", "10 points for each card thrown"),
            "per_beaten_card": Text("被压住的每张10分", "10 points for each card that is beaten"),
        },
    ),
    Option(
        "wrong_follow_cards",
        "CD4.3",
        Text("跟错牌罚哪几张", "which cards of a wrong follow are fined"),
        {
            "cards_due": Text(
                "该换的每一张；这手不能为大，以后各圈不变",
                "each that should have been another; it cannot win, later tricks stand",
            ),
            "whole_play": Text("这一手的每一张", "every card of the play"),
            "chief_referee": Text("会改变谁先出的，由裁判长裁定", "for the chief referee where the lead would have changed"),
        },
    ),
    Option(
        "deliberate_fine",
        "CD4.3",
        Text("故意跟错怎样罚", "the fine for a deliberate wrong follow"),
        {
            "added": Text("每张10分以外再加20分", "20 on top of 10 a card"),
            "instead": Text("只罚20分", "20 instead of 10 a card"),
        },
    ),
    Option(
        "wrong_burial_charged_to",
        "CD4.4",
        Text("炒底的台下扣错张数，记在谁名下", "a wrong burial by a collector who has stirred"),
        {
            "last_burier": Text("最后扣牌的一方", "the side of the last burier"),
            "declarers": Text("总是台上", "always the declarers"),
        },
    ),
    Option(
        "wrong_burial_and_count",
        "CD4.4",
        Text("扣错张数又多牌少牌", "a wrong burial together with a wrong count of cards"),
        {
            "burial_alone": Text("只罚扣牌；底牌是八张才罚多少牌", "the burial alone; the count only where the bottom is eight"),
            "both": Text("都罚", "both"),
        },
    ),
    Option(
        "wrong_burial_before_lead",
        "CD4.4",
        Text("出牌之前发现扣错张数", "a wrong burial found before the first lead"),
        {
            "fined": Text("改正，照罚80分", "put right, and fined"),
            "free": Text("改正，不罚", "put right, no penalty"),
        },
    ),
    Option(
        "surplus_cards",
        "CD4.6",
        Text("抽掉的多余的牌", "cards drawn off"),
        {
            "out_of_play": Text("不再用，分不归任何人", "out of play; their points go to nobody"),
            "to_bottom": Text("放进底牌", "to the bottom"),
        },
    ),
)
