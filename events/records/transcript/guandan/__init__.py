"""The words of 掼蛋 in a transcript."""
