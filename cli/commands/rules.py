"""`fupan rules`: clauses by word or id."""

from argparse import Namespace

from cli.exits import NOTHING
from cli.talk import Talk
from core.rulebook import clauses_with, options_of_clause, rules_of_clause
from core.text import Text


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
            values = "; ".join(f"{key} ({meaning.to(talk.lang)})" for key, meaning in option.values.items())
            talk.say(f"      {option.key} — {option.question.to(talk.lang)}: {values}")
    if not found:
        talk.aside(_NONE.fill(words=" ".join(args.search)))
    return NOTHING


_NONE = Text("没有条款含有“{words}”。", "No clause contains “{words}”.")
