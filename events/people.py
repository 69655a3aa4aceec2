"""The side table's values: names and free texts, kept out of the log so that they can be erased.

An id is the hash of a random salt and the words. Events hold ids only. While the row is there the words can be checked against
the id; once it is erased the chains still hold and nobody can tell what was said.
"""

from hashlib import sha256
from typing import Literal, get_args

import msgspec

Kind = Literal["person", "text"]


class Words(msgspec.Struct, frozen=True):
    """One row of the side table: a person's name, or a free text."""

    id: str
    kind: Kind
    salt: str
    body: str


class WordsErased(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="log.words_erased"):
    """A row of the side table was erased; its id stays in the log."""

    id: str
    why: str  # law or request, in a word: no name


def words(kind: Kind, body: str, salt: str) -> Words:
    """Return a row for the side table; `salt` is 32 random hexadecimal digits."""
    return Words(id_of(kind, body, salt), kind, salt, body)


def id_of(kind: Kind, body: str, salt: str) -> str:
    """Return the id of a name or text.

    >>> id_of("person", "王小明", "00")[:2]
    'p-'
    """
    return f"{kind[0]}-{sha256(f'{salt}:{body}'.encode()).hexdigest()[:32]}"


def matches(row: Words) -> bool:
    """Say whether a row still holds the words that its id was made from.

    The first colon ends the salt: with another one in it, signs could move between salt and words and the hash stay the same.
    """
    return row.kind in get_args(Kind) and ":" not in row.salt and row.id == id_of(row.kind, row.body, row.salt)
