"""`fupan rules`: clauses by word or id."""

from argparse import Namespace

from cli.exits import NOTHING
from cli.talk import Talk
from core.clause import Option
from core.rulebook import clauses_with, options_of_clause, rules_of_clause
from core.text import Text, joined
from events.records.transcript.games import tags_of


def run(args: Namespace, talk: Talk) -> int:
    """Print the clauses that contain every word, with their open options and the rules that name them."""
    found = clauses_with(args.search)
    talk.give(
        [{"clause": c, "options": options_of_clause(c.id), "rules": [r.code for r in rules_of_clause(c.id)]} for c in found]
    )
    for clause in found:
        talk.say(Text(f"{clause.id}  {clause.text.zh}", f"{clause.id}  {clause.text.en}"))
        talk.say(Text(f"      {clause.about.zh}", f"      {clause.about.en}"))
        for option in options_of_clause(clause.id):
            talk.say(_reading(option))
    if not found:
        talk.aside(_NONE.fill(words=" ".join(args.search)))
    return NOTHING


def _reading(option: Option) -> Text:
    """Return an open option with its values, each as it may be written."""
    tags = tags_of(option)
    values = [_value(tags.value_called(option, key), text) for key, text in option.values.items()]
    return _READING.fill(name=tags.called(option), question=option.question, values=joined(values, zh="；", en="; "))


def _value(called: Text, meaning: Text) -> Text:
    zh = called.zh if called.zh.startswith(f"{meaning.zh}（") else f"{called.zh.removesuffix('）')}：{meaning.zh}）"
    return Text(zh, f"{called.en} ({meaning.en})")


_READING = Text("      {name}{question}：{values}", "      {name} — {question}: {values}")
_NONE = Text("没有条款含有“{words}”。", "No clause contains “{words}”.")
