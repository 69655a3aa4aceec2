"""The clauses of 掼蛋, each in our own words, and what the program does about it."""

from core.clause import Clause

CLAUSES: tuple[Clause, ...] = ()
