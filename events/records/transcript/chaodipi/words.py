"""How the readings of the 炒地皮 rules are written, and the words of what only this game has."""

from events.records.transcript.trumps.words import OF_PLAY
from events.records.transcript.words import words

FROM = words({True: "从 | from"})
TO = words({True: "给 | to"})

# How the readings of the rules are written in Chinese: the option, then its values. In English they are written by their keys.
SHORT: dict[str, tuple[str, dict[str, str]]] = OF_PLAY | {
    "first_drawer_count": ("定先抓数法", {"from_drawer": "从抽牌人", "from_next": "从下家"}),
    "later_deal_uncalled": ("无人叫主", {"third_bottom_card": "看底牌第三张", "chief_referee": "裁判长裁定"}),
    "first_stir_must_beat": ("首炒须大过", {"nothing": "任何一对", "called_suit": "所叫花色"}),
    "declarer_overturn_opens_stir": ("庄家反后叫主可炒", {"yes": "可以", "no": "不可以"}),
    "stir_effect": ("炒底做什么", {"takes_bottom": "拿底再扣", "trumps_only": "只改主"}),
    "first_deal_late_stir": ("首副盖底后炒", {"open": "可以", "closed": "不可以"}),
    "bottom_throw": ("甩牌扣底", {"largest_component": "最大一组", "number_of_cards": "按张数"}),
    "hook_table_points": ("打J的80分", {"before_bottom": "不含底", "with_bottom": "含底"}),
    "hook_off_suit_below_80": ("副J不满80", {"not_applied": "不回", "applied": "照回6"}),
    "hook_pattern": ("J在一手牌中", {"contains_j": "有J就算", "only_j": "只算单张对子"}),
    "hook_no_trump": ("无主的J", {"off_suit": "算副J", "no_hook": "不算", "chief_referee": "裁判长裁定"}),
    "hook_promotion": ("J抠底升级", {"by_table": "按分升级", "off_suit_none": "副J不升"}),
    "next_declarer": (
        "换庄后谁做庄",
        {"next_player": "原庄下家", "last_trick_winner": "末圈赢家", "side_names_one": "该方指定"},
    ),
    "top_row": ("升级表末行", {"five_from_180": "180升5级", "four_from_160": "160升4级"}),
    "must_play_left_by": ("离开必打级", {"declarers": "做庄打过", "collectors_too": "抓分也可"}),
    "penalties_counted": ("罚分计算", {"end_of_deal": "打完再算", "at_once": "当时就算"}),
    "limit_inside_deal": ("到时未打完", {"finish": "打完算数", "void": "立即停止"}),
    "ahead_at_limit": (
        "到时谁领先",
        {"level_then_referee": "同级裁判长裁定", "level_then_deal": "同级加打一副", "level_then_stage": "同级台上胜"},
    ),
    "loss_scope": ("判负范围", {"game": "一局", "deal": "一副", "match": "全场"}),
    "failed_throw_fine": ("甩牌失败罚分", {"per_thrown_card": "每张甩出的", "per_beaten_card": "每张被压的"}),
    "wrong_follow_cards": ("跟错罚哪几张", {"cards_due": "该换的", "whole_play": "整手", "chief_referee": "看裁判长"}),
    "deliberate_fine": ("故意跟错", {"added": "另加20分", "instead": "只罚20分"}),
    "wrong_burial_charged_to": ("扣错记在谁", {"last_burier": "最后扣牌方", "declarers": "总是台上"}),
    "wrong_burial_and_count": ("扣错又错张", {"burial_alone": "只罚扣牌", "both": "都罚"}),
    "wrong_burial_before_lead": ("出牌前扣错", {"fined": "改正照罚", "free": "改正不罚"}),
    "surplus_cards": ("抽掉的牌", {"out_of_play": "不再用", "to_bottom": "放进底牌"}),
}
