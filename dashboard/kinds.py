"""Kinds of event on a timeline: which icon stands for which type of event."""

ICONS: dict[str, str] = {
    "gomoku.stone_placed": "stone",
    "gomoku.passed": "move",
    "gomoku.stones_set_up": "setup",
    "gomoku.five_formed": "won",
    "gomoku.match_opened": "begin",
    "gomoku.toss_held": "begin",
    "gomoku.colours_taken": "begin",
    "gomoku.opening_begun": "begin",
    "gomoku.opening_laid": "begin",
    "gomoku.colour_chosen": "begin",
    "gomoku.two_more_chosen": "begin",
    "gomoku.foul_formed": "end",
    "gomoku.game_won": "end",
    "gomoku.game_drawn": "end",
    "gomoku.match_won": "end",
    "gomoku.match_tied": "end",
    "gomoku.result_noted": "note",
    "gomoku.score_noted": "note",
    "gomoku.conduct_noted": "note",
    "gomoku.moves_unrecorded": "note",
    "doudizhu.match_opened": "begin",
    "doudizhu.deal_begun": "deal",
    "doudizhu.redealt": "deal",
    "doudizhu.face_up_drawn": "hand",
    "doudizhu.hand_dealt": "hand",
    "doudizhu.bottom_laid": "hand",
    "doudizhu.bottom_shown": "hand",
    "doudizhu.bid_made": "bid",
    "doudizhu.landlord_noted": "landlord",
    "doudizhu.landlord_made": "landlord",
    "doudizhu.cards_played": "cards",
    "doudizhu.passed": "passed",
    "doudizhu.trick_taken": "trick",
    "doudizhu.doubled": "bomb",
    "doudizhu.conduct_noted": "note",
    "doudizhu.plays_unrecorded": "note",
    "doudizhu.deal_noted": "note",
    "doudizhu.scores_noted": "note",
    "doudizhu.totals_noted": "note",
    "doudizhu.time_called": "end",
    "doudizhu.deal_settled": "end",
    "doudizhu.deal_stopped": "end",
    "doudizhu.play_off_due": "end",
    "doudizhu.match_won": "end",
    "desk.call_made": "call",
    "desk.call_withdrawn": "call",
    "desk.fact_found": "fact",
    "desk.offence_held": "fact",
    "desk.ruled": "ruling",
    "desk.appealed": "appeal",
    "desk.appeal_decided": "ruling",
    "match.rewound": "taken",
}
FOLLOWS = (
    "gomoku.game_ruled",
    "gomoku.game_unruled",
    "gomoku.game_closed",
    "gomoku.game_reopened",
    "gomoku.match_ruled",
    "gomoku.match_reopened",
    "gomoku.turn_given",
    "doudizhu.deal_ruled",
    "doudizhu.deal_unruled",
    "doudizhu.deal_reopened",
    "doudizhu.trick_reopened",
    "doudizhu.turn_given",
    "doudizhu.match_ruled",
    "doudizhu.match_reopened",
)
FLAGGED = ("desk.ruled", "desk.appeal_decided")


def icon(kind: str) -> str:
    """Return the icon of an event type.

    >>> icon("gomoku.resigned"), icon("gomoku.game_ruled")
    ('word', 'follows')
    """
    if kind in ICONS:
        return ICONS[kind]
    return "follows" if kind in FOLLOWS else "word"
