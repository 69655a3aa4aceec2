"""How the tests run pages without a browser and read them."""

import json
from collections.abc import Callable
from html import unescape
from typing import Any

from streamlit.testing.v1 import AppTest

Open = Callable[..., AppTest]


def everything(app: AppTest) -> str:
    """Return all that a page writes as HTML or Markdown, as a reader sees it."""
    return unescape("\n".join(element.value for element in (*app.html, *app.markdown, *app.caption)))


def links(app: AppTest) -> str:
    """Return the words of the links of a page."""
    return " ".join(str(link.proto.label) for link in app.get("page_link"))


def viewers(app: AppTest) -> list[dict[str, Any]]:
    """Return what is sent to each viewer of a page; the element that brings their script is sent nothing."""
    return [json.loads(element.proto.bytes) for element in app.get("bidi_component") if element.proto.bytes]


def sent(app: AppTest) -> str:
    """Return what is sent to the viewer of a page."""
    return " ".join(map(str, viewers(app)))


def asked(app: AppTest, name: str) -> str | None:
    """Return what the address says."""
    value = app.query_params.get(name)
    return value[0] if isinstance(value, list) else value
