"""`python -m dashboard --db club.sqlite --port 8501`: serve the dashboard until it is stopped."""

from argparse import ArgumentParser
from pathlib import Path

from streamlit.web import cli

from dashboard.serve import command


def main() -> None:
    """Start the server in this process, so that whoever stops the one has stopped the other."""
    parser = ArgumentParser(prog="python -m dashboard")
    parser.add_argument("--db", type=Path, required=True)
    parser.add_argument("--port", type=int, default=8501)
    given = parser.parse_args()
    cli.main(command(given.db, given.port)[3:], prog_name="streamlit")


if __name__ == "__main__":
    main()
