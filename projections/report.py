"""What an audit says, as lines for people: findings first, then results, what is open, what was assumed, other readings."""

from core.clause import Option
from core.desk.rules import remedy_words
from core.desk.state import Ruling
from core.games import GAMES, game_of
from core.people import ROLE_NAMES
from core.text import Text, joined
from projections.audit import Audit
from projections.findings import Finding, Open, slipped, slipped_words
from projections.games import shown
from projections.partings import Parting
from projections.place import where
from projections.presets import preset_line

BY_GAME: dict[str, dict[str, Option]] = {game.key: {option.key: option for option in game.law.options} for game in GAMES.values()}
"""The options of each game by their key: two games may have a key each and mean something else by it."""


Sections = tuple[tuple[Text, tuple[Text, ...]], ...]
"""Headings, each with its lines."""


def report(audit: Audit, partings: tuple[Parting, ...], texts: dict[str, str] | None = None) -> Sections:
    """Return the sections of a report, each a heading and its lines; a section with nothing to say is left out.

    `texts` are the free texts by id, for the name of the options.
    """
    preset = preset_line(audit.opening, texts or {})
    sections: Sections = (
        (findings_heading(audit), tuple(finding_line(f) for f in audit.findings) or (NO_FINDINGS,)),
        (RESULTS, result_lines(audit)),
        (RULINGS, tuple(ruling_lines(audit))),
        (OPEN, tuple(open_line(o) for o in audit.open)),
        (PARTINGS, tuple(parting_line(group, audit) for group in alike(partings))),
        (ASSUMED, assumed_lines(audit)),
        (PRESET, () if preset is None else (preset,)),
    )
    return tuple(section for section in sections if section[1])


def findings_heading(audit: Audit) -> Text:
    """Return how many findings there are, and how many of them are on acts that play has gone back from."""
    return FINDINGS.fill(n=len(audit.findings), slipped=slipped_words(slipped(audit.findings), inside=True))


def finding_line(finding: Finding) -> Text:
    """Return a finding with its place, clause, sentence and effect."""
    gaps: dict[str, Text | str | int] = {
        "where": where(finding.at),
        "clause": finding.clause,
        "text": finding.text,
        "effect": finding.effect,
        "waits": waits_words(finding),
    }
    return Text("{where} [{clause}] {text}{effect}{waits}", "{where} [{clause}] {text} {effect}{waits}").fill(**gaps).sentence()


def waits_words(finding: Finding) -> Text:
    """Return whose decision a finding waits for, or by which ruling it was decided; nothing where there is none to make."""
    if finding.ruled:
        return RULED.fill(n=finding.ruled)
    return WAITS[finding.waits] if finding.waits else Text("", "")


def open_line(unsure: Open) -> Text:
    """Return what cannot be judged, with its place and clause."""
    gaps: dict[str, Text | str | int] = {"where": where(unsure.at), "clause": unsure.clause, "text": unsure.text}
    return Text("{where} [{clause}] {text}", "{where} [{clause}] {text}").fill(**gaps).sentence()


def result_lines(audit: Audit) -> tuple[Text, ...]:
    """Return the results in force with what the record claims, then where the match stands."""
    return shown(audit.play).result_lines(audit.play)


def ruling_lines(audit: Audit) -> list[Text]:
    """Return each ruling, whether it stands, and who made it."""
    lines = []
    for ruling in audit.table.desk.rulings:
        state = _state(ruling, audit)
        what = remedy_words(ruling.ruled.remedy if ruling.in_force is None else ruling.in_force)
        lines.append(
            RULING.fill(
                n=ruling.number, clause=ruling.ruled.clause, what=what, role=ROLE_NAMES[ruling.role], state=state
            ).sentence()
        )
    return lines


def _state(ruling: Ruling, audit: Audit) -> Text:
    if ruling.in_force is not None:
        inside = game_of(audit.play).rulings.within(audit.play, ruling.in_force, ruling.number)
        return IN_FORCE if inside is None else Text("{state}，{inside}", "{state}, {inside}").fill(state=IN_FORCE, inside=inside)
    return REVERSED if ruling.decided is not None and ruling.decided.decision == "reversed" else NO_EFFECT


def options_of(audit: Audit) -> dict[str, Option]:
    """Return the options of the game that a match is of, by their key."""
    return BY_GAME[game_of(audit.play).key]


def alike(partings: tuple[Parting, ...]) -> tuple[tuple[Parting, ...], ...]:
    """Return the partings in groups: values of one option that part at the same act and in the same way."""
    groups: dict[tuple[object, ...], list[Parting]] = {}
    for p in partings:
        rules = tuple((f.at.act, f.rule) for f in p.added), tuple((f.at.act, f.rule) for f in p.removed)
        groups.setdefault((p.option, p.at, p.result, rules), []).append(p)
    return tuple(tuple(group) for group in groups.values())


def parting_line(group: tuple[Parting, ...], audit: Audit) -> Text:
    """Return how other readings of an open option, alike in what they change, would judge, and from which move on."""
    parting = group[0]
    option = options_of(audit)[parting.option]
    gaps: dict[str, Text | str | int] = {
        "key": parting.option,
        "value": " / ".join(p.value for p in group),
        "question": option.question,
        "meaning": joined([option.values[p.value] for p in group], zh=" / ", en=" / "),
        "clause": parting.clause,
        "where": where(parting.at),
        "how": _how(parting),
    }
    return _PARTING.fill(**gaps)


def _how(parting: Parting) -> Text:
    parts = []
    if parting.changes_result:
        parts.append(
            Text("结果为：{then}（现为：{now}）", "the result is: {then} (now: {now})").fill(
                then=parting.result, now=parting.result_in_force
            )
        )
    if parting.added:
        parts.append(_ADDED.fill(n=len(parting.added), first=_first(parting.added)))
    if parting.removed:
        parts.append(_REMOVED.fill(n=len(parting.removed), first=_first(parting.removed)))
    return joined(parts, zh="；", en="; ") if parts else _OTHERWISE


def _first(found: tuple[Finding, ...]) -> Text:
    text = found[0].text
    return Text("{where} {text}", "{where}: {text}").fill(
        where=where(found[0].at), text=Text(text.zh.rstrip("。"), text.en.rstrip("."))
    )


def assumed_lines(audit: Audit) -> tuple[Text, ...]:
    """Return one line of the options on which the source is silent; of many the first, how many, and where all are listed."""
    if not audit.assumed:
        return ()
    many = len(audit.assumed) > MOST_ASSUMED
    named = audit.assumed[: MOST_ASSUMED if many else None]
    said = joined([_assumed(options_of(audit)[a.key], a.value) for a in named], zh="；", en="; ")
    return (_MANY.fill(n=len(audit.assumed), said=said, game=game_of(audit.play).key) if many else said,)


def _assumed(option: Option, value: str) -> Text:
    return Text("{question}：{meaning}", "{question}: {meaning}").fill(question=option.question, meaning=option.values[value])


MOST_ASSUMED = 3  # options on which the source is silent that a report names
_MANY = Text(
    "{said}……共{n}项；各项的默认值见 fupan options --game {game}，没有写明的是哪些见 --json。",
    "{said} … {n} options in all; fupan options --game {game} lists the defaults, --json which of them were silent.",
)


_PARTING = Text(
    "{key} = {value}（{question}：{meaning}）[{clause}]：从{where}起不同；{how}。",
    "{key} = {value} ({question}: {meaning}) [{clause}]: parts at {where}; {how}.",
)
_ADDED = Text("多出{n}条，先是：{first}", "findings added: {n}, the first: {first}")
_REMOVED = Text("去掉{n}条，先是：{first}", "findings gone: {n}, the first: {first}")
_OTHERWISE = Text("后果不同", "what follows differs")
FINDINGS = Text("发现（{n}{slipped}）", "Findings ({n}{slipped})")
NO_FINDINGS = Text("没有发现违规或差异。", "No violation and no difference was found.")
RESULTS = Text("结果（由着法重新计算）", "Results (computed again from the moves)")
RULINGS = Text("裁定", "Rulings")
OPEN = Text("不能判断", "Cannot be judged")
PARTINGS = Text("换一种读法会不同", "Where another reading would differ")
ASSUMED = Text("来源没有写明、按默认处理", "Assumed where the source is silent")
PRESET = Text("比赛所用的规则", "The rules of the match")
RULING = Text("第{n}号（[{clause}]，{role}）：{what}，{state}。", "Ruling {n} ([{clause}], {role}): {what}; {state}.")
IN_FORCE = Text("有效", "in force")
REVERSED = Text("已推翻", "reversed")
NO_EFFECT = Text("没有效力", "without effect")
RULED = Text("已由第{n}号裁定。", " Decided by ruling {n}.")
WAITS = {
    "referee": Text("待裁判员裁定。", " It waits for the referee."),
    "chief_referee": Text("待裁判长裁定。", " It waits for the chief referee."),
    "organiser": Text("待组织者决定。", " It waits for the organiser."),
}
