"""What all tests share: how Hypothesis searches, and the browser."""

import os
import shutil

import pytest
from hypothesis import settings

# No deadline: on a busy machine of two cores a slow example says nothing. CI draws the same examples every time;
# `pytest --hypothesis-profile=thorough` looks longer than anybody wants to wait for every day.
BASE = settings.get_profile("ci" if os.environ.get("CI") == "true" else "default")
settings.register_profile("fupan", parent=BASE, deadline=None)
settings.register_profile("thorough", parent=BASE, deadline=None, derandomize=False, max_examples=2_000)
settings.load_profile("fupan")

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of the system's Chromium, the one that `make system` asks for."""
    for name in BROWSERS:
        if path := shutil.which(name):
            return path
    pytest.fail("there is no Chromium on this machine: sudo apt-get install chromium")
