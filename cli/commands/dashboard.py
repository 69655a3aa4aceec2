"""`fupan dashboard`: the web face, on this machine only."""

import socket
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

from cli.exits import MACHINE, NOTHING, USAGE
from cli.talk import Stop, Talk
from core.text import Text
from events.sqlite import SqliteStore


def run(args: Namespace, talk: Talk) -> int:
    """Start the dashboard and wait for it to end."""
    if not 1 <= args.port <= 65535:
        raise Stop(_NO_PORT.fill(port=args.port), USAGE)
    if not _free(args.port):
        raise Stop(_TAKEN.fill(port=args.port), MACHINE)
    with SqliteStore(talk.db, "read"):
        pass  # a log that cannot be opened is said here, in a sentence
    talk.aside(_OPEN.fill(port=args.port))
    if args.view != "referee":
        talk.aside(_BOUND.fill(view=args.view))
    command = [sys.executable, "-m", "dashboard", "--db", str(talk.db.resolve()), "--port", str(args.port), "--view", args.view]
    try:
        return MACHINE if subprocess.run(command, cwd=Path(__file__).parents[2], check=False).returncode else NOTHING
    except KeyboardInterrupt:
        return NOTHING


def _free(port: int) -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


_NO_PORT = Text("{port}不是端口；应为1到65535。", "{port} is no port; 1 to 65535 was expected.")
_TAKEN = Text(
    "端口{port}已被占用；请换一个：--port 8502（make run 用 PORT=8502）。",
    "Port {port} is taken; choose another: --port 8502 (with make run: PORT=8502).",
)
_BOUND = Text(
    "这个看板只给“{view}”看：正在打的一副里，他没见过的牌不会发出去。",
    "This dashboard is for “{view}” only: of a deal in progress no card is sent that this viewer has not seen.",
)
_OPEN = Text(
    "在浏览器打开 http://localhost:{port} （按 Ctrl+C 结束）", "Open http://localhost:{port} in a browser (Ctrl+C ends it)"
)
