"""A program started by a test as if nobody measured it: under coverage the same inputs take four times as long."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MEASURING = "COVERAGE_PROCESS"  # how the names begin by which coverage finds the programs that a test starts


def python(*words: str, seconds: float) -> "subprocess.CompletedProcess[str]":
    """Run Python with these words in the project's folder. Raises subprocess.TimeoutExpired."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(MEASURING)}
    program = [sys.executable, *words]
    return subprocess.run(program, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", timeout=seconds, check=False)
