"""What all tests share: how Hypothesis searches, what coverage measures, and the browser."""

import os
import shutil
import sys
from collections import Counter
from collections.abc import Generator

import pytest
from coverage import Coverage
from hypothesis import settings

# No deadline: on a busy machine of two cores a slow example says nothing. CI draws the same examples every time;
# `pytest --hypothesis-profile=thorough` looks longer than anybody wants to wait for every day.
BASE = settings.get_profile("ci" if os.environ.get("CI") == "true" else "default")
settings.register_profile("fupan", parent=BASE, deadline=None)
settings.register_profile("thorough", parent=BASE, deadline=None, derandomize=False, max_examples=2_000)
settings.load_profile("fupan")


MEASURED = 12  # cases of a test, in each process
RUN: Counter[str] = Counter()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Measure what the first cases of each test reach: a line that only later or drawn ones come to does not count as covered.

    Measured, thousands of cases would take two to four times as long.
    """
    measuring = sys.gettrace()
    if measuring is None or Coverage.current() is None or _is_measured(item):
        return (yield)
    sys.settrace(None)
    try:
        result = yield
    finally:
        sys.settrace(measuring)
    return result


def _is_measured(item: pytest.Item) -> bool:
    if item.get_closest_marker("hypothesis"):
        return False
    test = item.nodeid.partition("[")[0]
    RUN[test] += 1
    return RUN[test] <= MEASURED


BROWSERS = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of the system's Chromium, the one that `make system` asks for."""
    for name in BROWSERS:
        if path := shutil.which(name):
            return path
    pytest.fail("there is no Chromium on this machine: sudo apt-get install chromium")
