"""How the dashboard is started, and whom it answers."""

import http.client
from pathlib import Path

import pytest

from dashboard.app import database
from dashboard.serve import APP, command
from tests.dashboard.conftest import Server

KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


def test_it_serves_this_machine_alone_and_reports_to_nobody() -> None:
    said = command(Path("club.sqlite"), 8765)

    assert said[4] == str(APP)
    assert APP.is_file()
    for option in ("server.address=localhost", "server.port=8765", "server.headless=true", "browser.gatherUsageStats=false"):
        assert f"--{option}" in said
    assert said[-5:] == ["--", "--db", "club.sqlite", "--view", "referee"]
    assert command(Path("club.sqlite"), 8765, "B")[-2:] == ["--view", "B"]


@pytest.mark.parametrize(
    ("arguments", "environment", "named"),
    [
        (["--db", "a.sqlite"], {"FUPAN_DB": "b.sqlite"}, "a.sqlite"),
        (["--db=a.sqlite"], {}, "a.sqlite"),
        ([], {"FUPAN_DB": "b.sqlite"}, "b.sqlite"),
        (["--db"], {}, "fupan.sqlite"),
        ([], {}, "fupan.sqlite"),
    ],
)
def test_the_log_is_named_by_argument_then_by_environment(arguments: list[str], environment: dict[str, str], named: str) -> None:
    assert database(arguments, environment) == Path(named)


@pytest.mark.parametrize(("host", "status"), [("localhost", 101), ("club.example", 403)])
def test_a_page_under_another_name_gets_no_connection(host: str, status: int, server: Server) -> None:
    port = int(server.address.rpartition(":")[2])
    connection = http.client.HTTPConnection("localhost", port, timeout=20)
    shake = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": KEY,
    }

    connection.request("GET", "/_stcore/stream", headers={**shake, "Host": f"{host}:{port}", "Origin": f"http://{host}:{port}"})
    answer = connection.getresponse().status
    connection.close()

    assert answer == status
