"""English sentences in which a number may be one: `{n} cards were` is filled as `1 card was`."""

import re
from functools import lru_cache

_S = """acts bombs bytes cards clauses components conditions consecutives deals differences digits empties events files findings
fractions games gaps groups items kinds levels lines minutes moves names options overturns packs pairs parts places plays points
questions ranks readings records redeals results rockets rounds rows seats sides signs singles steps stones streams tables things
throws times triples tricks turns values variations ways"""
NOUNS = {word: word.removesuffix("s") for word in re.findall(r"\w+", _S)} | {"matches": "match", "entries": "entry"}
VERBS = {"were": "was", "are": "is", "have": "has", "follow": "follows", "come": "comes", "lie": "lies", "stand": "stands"}
BETWEEN = "more|other|later|earlier|zero|whole|empty|half|consecutive|unknown|lawful|such|single"

CLAUSE = re.compile(r"(?:\A|[;,:.] |\()(?:at (?:least|most) )?\Z")  # behind it a number begins a clause

_PAIR = re.compile(
    rf"(?P<there>[Tt]here (?:are|were) )?(?P<gap>\{{(?P<name>\w+)(?::[^}}]*)?\}})"
    rf"(?P<noun> (?:(?:{BETWEEN}) )*(?:{'|'.join(NOUNS)})\b)?"
    rf"(?:(?P<of> (?:of|for|from|in|at) [^,.;:]*?)?(?P<verb> (?:{'|'.join(VERBS)})\b))?"
)


@lru_cache(4096)
def agreeing(english: str, ones: frozenset[str]) -> str:
    """Return a sentence with gaps in which what stands behind these gaps, each filled with the number one, agrees with it.

    >>> agreeing("There are {n} cards; {due} were due.", frozenset({"n", "due"}))
    'There is {n} card; {due} was due.'
    >>> agreeing("The plays of deal {n} are not recorded.", frozenset({"n"}))
    'The plays of deal {n} are not recorded.'
    """
    return _PAIR.sub(lambda found: _singular(found) if found["name"] in ones else found[0], english)


def _singular(found: "re.Match[str]") -> str:
    there = (found["there"] or "").replace("are ", "is ").replace("were ", "was ")
    before, _, noun = (found["noun"] or "").rpartition(" ")
    said = f"{before} {NOUNS[noun]}" if noun else ""
    verb = found["verb"] or ""
    before_it = found.string[: found.start()]
    alone = not found["of"] and CLAUSE.search(before_it) is not None  # `{due} were due`, but `the plays of deal {n} are`
    agrees = alone or (noun and not before_it.endswith("of "))  # `{n} cards were`, but `the ranks of {n} cards are`
    return there + found["gap"] + said + (found["of"] or "") + (f" {VERBS[verb.strip()]}" if verb and agrees else verb)
