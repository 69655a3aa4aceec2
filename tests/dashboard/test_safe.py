"""Names and texts of the log, made harmless."""

import re
from html import unescape
from string import punctuation

from hypothesis import given
from hypothesis import strategies as st

from dashboard.safe import html, plain


@given(st.text())
def test_escaped_text_holds_no_markup_and_reads_as_before(text: str) -> None:
    assert not set("<>\"'") & set(html(text))
    assert unescape(html(text)) == text


@given(st.text())
def test_every_sign_that_markdown_could_read_is_escaped(text: str) -> None:
    said = plain(text)

    pieces = re.findall(r"\\.|[^\\]", said, flags=re.DOTALL)
    assert "".join(pieces) == said
    assert [piece for piece in pieces if len(piece) == 1 and piece in punctuation] == []
    assert "".join(piece[-1] for piece in pieces) == " ".join(text.split())
