"""`fupan rules`: clauses by word or id."""

from argparse import Namespace

from cli.exits import NOTHING, USAGE
from cli.talk import Stop, Talk
from core.clause import Option
from core.games import GAMES
from core.rulebook import clauses_with, options_of_clause, rules_of_clause
from core.text import Text, joined
from events.records.transcript.games import tags_of


def run(args: Namespace, talk: Talk) -> int:
    """Print the clauses that contain every word, with their open options and the rules that name them; a game is a word too."""
    games, words = _apart(args.search)
    if args.game is not None:
        games.append(args.game)
    if len(set(games)) > 1:
        raise Stop(_SEVERAL.fill(known=_GAMES), USAGE)
    found = clauses_with(words, games[0] if games else None)
    talk.give(
        [{"clause": c, "options": options_of_clause(c.id), "rules": [r.code for r in rules_of_clause(c.id)]} for c in found]
    )
    for clause in found:
        talk.say(Text(f"{clause.id}  {clause.text.zh}", f"{clause.id}  {clause.text.en}"))
        talk.say(Text(f"      {clause.about.zh}", f"      {clause.about.en}"))
        for option in options_of_clause(clause.id):
            talk.say(_reading(option))
    if not found:
        talk.aside(_NONE.fill(words=" ".join(args.search), hint=_HINT.fill(known=_GAMES)))
    elif not words and not games:
        talk.aside(_HINT.fill(known=_GAMES).sentence())
    return NOTHING


def _apart(search: list[str]) -> tuple[list[str], list[str]]:
    """Return the keys of the games that words name, and the other words."""
    named = {name: game.key for game in GAMES.values() for name in (game.key, game.name.zh)}
    games = [named[word.casefold()] for word in search if word.casefold() in named]
    return games, [word for word in search if word.casefold() not in named]


def _reading(option: Option) -> Text:
    """Return an open option with its values, each as it may be written."""
    tags = tags_of(option)
    values = [_value(tags.value_called(option, key), text) for key, text in option.values.items()]
    return _READING.fill(name=tags.called(option), question=option.question, values=joined(values, zh="；", en="; "))


def _value(called: Text, meaning: Text) -> Text:
    zh = called.zh if called.zh.startswith(f"{meaning.zh}（") else f"{called.zh.removesuffix('）')}：{meaning.zh}）"
    return Text(zh, f"{called.en} ({meaning.en})")


_READING = Text("      {name}{question}：{values}", "      {name} — {question}: {values}")
_GAMES = joined([Text(game.name.zh, game.key) for game in GAMES.values()])
_HINT = Text(
    "可以写一个棋种（{known}）、条款的编号（如 WZ2）或条款里的词（如 弃权）。",
    "a game ({known}), the number of a clause (such as WZ2) or a word of one (such as forfeit) can be asked for.",
)
_NONE = Text("没有条款含有“{words}”；{hint}", "No clause contains “{words}”; {hint}")
_SEVERAL = Text("写了几个棋种；应只写一个：{known}。", "Several games are named; one was expected: {known}.")
