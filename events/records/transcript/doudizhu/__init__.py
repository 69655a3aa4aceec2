"""The words of 斗地主 in a transcript."""
