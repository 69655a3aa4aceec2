"""Names and texts of the log are not ours: how they are put into a page without becoming markup."""

from html import escape

# What Markdown and Streamlit's additions to it (:red[…], :smile:, $a$) are written with.
MARKUP = set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")


def plain(text: str) -> str:
    r"""Return a text for a place that reads Markdown, every sign of it taken literally, on one line.

    >>> plain("*a* [b](c)")
    '\\*a\\* \\[b\\]\\(c\\)'
    """
    line = " ".join(text.split())
    return "".join(f"\\{sign}" if sign in MARKUP else sign for sign in line)


def html(text: str) -> str:
    """Return a text for HTML.

    >>> html('<b title="x">')
    '&lt;b title=&quot;x&quot;&gt;'
    """
    return escape(text, quote=True)
