"""Every way to break a clause at a 掼蛋 table, under the code by which findings, rulings and tests name it."""

from core.clause import Rule

RULES: tuple[Rule, ...] = ()
