"""Record files of 五子棋: SGF, Piskvork PSQ, CCGC records and lists of moves."""
