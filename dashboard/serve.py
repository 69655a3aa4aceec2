"""How the dashboard is started: the command line of its server."""

import sys
from pathlib import Path

APP = Path(__file__).with_name("app.py")
ADDRESS = "localhost"
MOST_UPLOADED = 20  # megabytes

OPTIONS: tuple[tuple[str, str], ...] = (
    ("server.address", ADDRESS),
    ("server.headless", "true"),
    ("server.fileWatcherType", "none"),
    ("server.runOnSave", "false"),
    ("server.maxUploadSize", str(MOST_UPLOADED)),
    ("server.allowedHosts", ADDRESS),  # a name that somebody points at this machine is not answered
    ("server.allowedHosts", "127.0.0.1"),
    ("browser.gatherUsageStats", "false"),
    ("browser.serverAddress", ADDRESS),
    ("client.toolbarMode", "minimal"),
    ("client.showErrorDetails", "none"),
    ("client.showErrorLinks", "false"),
    ("theme.light.primaryColor", "#0f766e"),
    ("theme.dark.primaryColor", "#2dd4bf"),
)


def command(db: Path, port: int, view: str = "referee") -> list[str]:
    """Return the command line that serves the log `db` on `port` of this machine to one viewer, until it is stopped.

    >>> command(Path("club.sqlite"), 8501)[1:4]
    ['-m', 'streamlit', 'run']
    """
    options = [f"--{key}={value}" for key, value in (*OPTIONS, ("server.port", str(port)))]
    return [sys.executable, "-m", "streamlit", "run", str(APP), *options, "--", "--db", str(db), "--view", view]
