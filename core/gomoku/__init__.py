"""五子棋 (gomoku): a match of best of three games under clauses WZ1 to WZ3."""
