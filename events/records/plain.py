"""Full-width letters, digits and signs as the plain ones, each at its place."""

import re
import unicodedata

WIDE = re.compile(r"[\u00a0\u2000-\uffef]")


def plain(text: str) -> str:
    """Return a text of the same length in which full-width signs are plain; what has no single plain form stays.

    >>> plain("Ｈ８，　ｉ９；（J，１０）")
    'H8, i9;(J,10)'
    """
    return text if text.isascii() else WIDE.sub(_plain, text)


def _plain(found: "re.Match[str]") -> str:
    sign = unicodedata.normalize("NFKC", found[0])
    return sign if len(sign) == 1 else found[0]
