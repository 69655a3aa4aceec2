"""The words of 五子棋 in a transcript."""
