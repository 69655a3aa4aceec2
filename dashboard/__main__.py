"""`python -m dashboard --db club.sqlite --port 8501 --view referee`: serve the dashboard until it is stopped."""

from argparse import ArgumentParser
from pathlib import Path

from streamlit.web import cli

from dashboard.serve import command
from projections.views import VIEWERS


def main() -> None:
    """Start the server in this process, so that whoever stops the one has stopped the other."""
    parser = ArgumentParser(prog="python -m dashboard")
    parser.add_argument("--db", type=Path, required=True)
    parser.add_argument("--port", type=int, default=8501)
    parser.add_argument("--view", choices=VIEWERS, default="referee")
    given = parser.parse_args()
    cli.main(command(given.db, given.port, given.view)[3:], prog_name="streamlit")


if __name__ == "__main__":
    main()
