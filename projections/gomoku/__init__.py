"""What the log means for 五子棋: frames of the board, places of moves, results in words."""
