"""The clauses on referees and appeals in our own words, and every way to break one.

They stand in the 掼蛋 competition rules; tables whose own document names no referee borrow them (option `authority`).
"""

from msgspec.structs import replace

from core.clause import Clause, Rule
from core.text import Text

CLAUSES: tuple[Clause, ...] = (
    Clause(
        "GC1.2",
        Text(
            "发现差错或违例应当请裁判，不得私下了结；比赛中双方都没有异议，结果就有效。",
            "Errors and irregularities go to the referee and are not settled in private; "
            "where neither side objects during play, the result stands.",
        ),
        "implemented",
        Text("请裁判、查明事实与撤回都按事件记录。", "Calls, facts found and withdrawals are recorded as events."),
    ),
    Clause(
        "GC1.3",
        Text(
            "不服裁判员的判决，可以请裁判长裁定；裁判长的裁定为最终裁定。",
            "Whoever disagrees with a ruling may ask the chief referee, whose ruling is final.",
        ),
        "implemented",
        Text(
            "申诉与复裁都按事件记录；推翻后结果重新计算。",
            "Appeals and their decisions are events; after a reversal the result is computed again.",
        ),
    ),
    Clause(
        "GC3.2",
        Text(
            "一般行为由临场裁判员处理；牵涉一局胜负的，或者有几种处罚可选的，由裁判长裁定。",
            "The table referee deals with ordinary conduct; where the outcome of a game is at stake, "
            "or several penalties are possible, the chief referee rules.",
        ),
        "implemented",
        Text(
            "改变一局或整场结果的裁定须由裁判长作出。",
            "A ruling that changes the result of a game or of the match must be the chief referee's.",
        ),
    ),
)

_STANDS = Text("裁定照样有效，直到被推翻。", "The ruling has its effect until it is reversed.")
_NONE = Text("对胜负和比分没有影响。", "No effect on the result or the score.")

WRONG_ROLE = Rule(
    "desk.wrong_role",
    "GC3.2",
    Text("由{who}作出了{what}；应由{right}作出。", "{what} was made by the {who}; it was due to the {right}."),
    _STANDS,
    "chief_referee",
    "authority",
)
FINAL = Rule(
    "desk.final",
    "GC1.3",
    Text("第{n}号裁定是最终裁定，不能再申诉或改判。", "Ruling {n} is final; it can be neither appealed nor changed."),
    _STANDS,
    "",
    "authority",
)
NO_CALL = Rule(
    "desk.no_call",
    "GC1.2",
    Text("没有第{n}号请裁判的记录；应写已有的编号。", "There is no call {n}; the number of a call on record was due."),
    _NONE,
)
RULED_WITHOUT_CALL = replace(NO_CALL, effect=_STANDS)
NO_RULING = Rule(
    "desk.no_ruling",
    "GC1.3",
    Text(
        "没有第{n}号裁定，或者它已经被推翻；应写有效裁定的编号。",
        "There is no ruling {n} in force; the number of a ruling in force was due.",
    ),
    _NONE,
)
NOT_APPEALED = Rule(
    "desk.not_appealed",
    "GC1.3",
    Text(
        "第{n}号裁定没有待决的申诉就作了复裁；应先有申诉。",
        "Ruling {n} was decided upon with no appeal pending; an appeal was due first.",
    ),
    _STANDS,
)
OUT_OF_REACH = Rule(
    "desk.out_of_reach",
    "GC1.2",
    Text(
        "裁定的处理没有效力：{what}；{why}。",
        "The remedy cannot have an effect: {what}; {why}.",
    ),
    Text("该处理不产生效果。", "The remedy has no effect."),
)
NO_REMEDY = Rule(
    "desk.no_remedy",
    "GC1.3",
    Text("改判第{n}号裁定时没有写明新的处理；应写明。", "Ruling {n} was varied without a new remedy; one was due."),
    Text("原裁定仍然有效。", "The ruling stays in force."),
)
NO_CLAUSE = Rule(
    "desk.no_clause",
    "GC3.2",
    Text(
        "引用的条款“{clause}”不在本场项目和裁判的条款里；应引用其中一条，或者不引用。",
        "The clause “{clause}” that is cited is none of this game or of the desk; one of them, or none, was due.",
    ),
    _STANDS,
)
OFFENCE_NO_CLAUSE = replace(NO_CLAUSE, effect=_NONE)
NO_RULE = Rule(
    "desk.no_rule",
    "GC3.2",
    Text(
        "认定的规则“{rule}”不是本场项目或裁判的规则代码；应写其中一个，或者“其他”。",
        "The rule “{rule}” that is held to be broken is none of this game or of the desk; a code of one, or `other`, was due.",
    ),
    _NONE,
)
RULED_ALREADY = Rule(
    "desk.ruled_already",
    "GC1.3",
    Text(
        "{what}：第{n}号裁定已经这样裁定，还有效；应只裁定一次。",
        "Ruling {n}, which is in force, says the same: {what}; it is ruled once.",
    ),
    _STANDS,
)

RULES: tuple[Rule, ...] = (
    WRONG_ROLE,
    FINAL,
    NO_CALL,
    NO_RULING,
    NOT_APPEALED,
    OUT_OF_REACH,
    NO_REMEDY,
    NO_CLAUSE,
    NO_RULE,
    RULED_ALREADY,
)
