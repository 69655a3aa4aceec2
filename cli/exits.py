"""Exit codes, the same for every command."""

NOTHING = 0  # nothing found
FINDINGS = 1  # findings or differences
USAGE = 2
UNREADABLE = 3  # an input could not be read, or not to its end
DAMAGED = 4  # the log does not hold together
MACHINE = 5  # locked, disk full, port taken
