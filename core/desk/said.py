"""What an act of the referee's desk says, in one line for a timeline. Free texts are filled in by the caller."""

from core.desk.messages import AppealDecided, Appealed, CallMade, CallWithdrawn, DeskAct, FactFound, OffenceHeld, Ruled
from core.desk.rules import SEATS, remedy_words
from core.desk.state import Desk
from core.text import Text, joined, line, same

SOURCES: dict[str, Text] = {
    "record": Text("记录", "the record"),
    "player": Text("棋手", "a player"),
    "referee": Text("裁判", "the referee"),
    "witness": Text("证人", "a witness"),
}
STANDINGS: dict[str, Text] = {
    "agreed": Text("双方认可", "agreed"),
    "disputed": Text("有争议", "disputed"),
    "found": Text("裁判认定", "found"),
}
GROUNDS: dict[str, Text] = {
    "fact": Text("事实", "fact"),
    "law": Text("条款", "law"),
    "procedure": Text("程序", "procedure"),
    "penalty": Text("处罚轻重", "penalty"),
}
DECISIONS: dict[str, Text] = {
    "upheld": Text("维持", "upheld"),
    "reversed": Text("推翻", "reversed"),
    "varied": Text("改判", "varied"),
}


def desk_said(desk: Desk, act: DeskAct, words: dict[str, str]) -> Text:
    """Return one line for an act of the desk; `desk` is the state before it, `words` the free texts by id."""
    match act:
        case CallMade(by, about, claim):
            who = Text("旁人", "somebody else") if by is None else SEATS[by]
            acts = (
                Text("", "")
                if not about
                else Text("关于" + joined([_number(n) for n in about]).zh, " about " + joined([_number(n) for n in about]).en)
            )
            return line(
                "第{n}号：{who}请裁判{acts}{claim}",
                "call {n}: {who} calls the referee{acts}{claim}",
                n=len(desk.calls) + 1,
                who=who,
                acts=acts,
                claim=_quoted(claim, words),
            )
        case FactFound(call, fact, source, standing):
            gaps = {
                "n": same(str(call)),
                "source": SOURCES[source],
                "standing": STANDINGS[standing],
                "fact": _quoted(fact, words),
            }
            return line("第{n}号事实（{source}，{standing}）{fact}", "call {n}, fact ({source}, {standing}){fact}", **gaps)
        case OffenceHeld(call, number, rule, clause, seat):
            return line(
                "第{n}号：认定{who}第{act}条违反{clause}（{rule}）",
                "call {n}: {who} held to have broken {clause} at record {act} ({rule})",
                n=call,
                who=SEATS[seat],
                act=number,
                clause=clause,
                rule=_OTHER if rule == "other" else rule,
            )
        case Ruled(call, clause, remedy, _, why):
            return line(
                "第{r}号裁定（{clause}）：{what}{why}",
                "ruling {r} ({clause}): {what}{why}",
                r=len(desk.rulings) + 1,
                clause=clause,
                what=remedy_words(remedy),
                why=_quoted(why, words),
            )
        case CallWithdrawn(call):
            return line("第{n}号撤回", "call {n} withdrawn", n=call)
        case Appealed(ruling, by, ground, why):
            return line(
                "{who}对第{r}号裁定申诉（{ground}）{why}",
                "{who} appeals ruling {r} ({ground}){why}",
                who=SEATS[by],
                r=ruling,
                ground=GROUNDS[ground],
                why=_quoted(why, words),
            )
        case AppealDecided(ruling, decision, clause, _, remedy, why):
            what = Text("", "") if remedy is None else Text(":" + remedy_words(remedy).zh, ": " + remedy_words(remedy).en)
            return line(
                "第{r}号裁定{decision}（{clause}）{what}{why}",
                "ruling {r} {decision} ({clause}){what}{why}",
                r=ruling,
                decision=DECISIONS[decision],
                clause=clause,
                what=what,
                why=_quoted(why, words),
            )


def _number(version: int) -> Text:
    return Text(f"第{version}条", f"record {version}")


def _quoted(text_id: str | None, words: dict[str, str]) -> Text:
    if text_id is None:
        return Text("", "")
    if (body := words.get(text_id)) is None:
        return Text(":（文字已删除）", ": (text erased)")
    return Text(f"：“{body}”", f": “{body}”")


_OTHER = Text("其他", "other")  # where no rule of the book is named
