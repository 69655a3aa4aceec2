"""The SQLite that everything here uses: the fixed one that `pysqlite3` brings, or Python's own where that has no wheel.

It is chosen as `sqlite-utils` chooses, without importing it: that would load pandas wherever pandas is installed, half a second
before a command has done anything.
"""

try:
    import pysqlite3 as sqlite3
except ImportError:  # no wheel for this machine
    import sqlite3

__all__ = ["sqlite3"]
