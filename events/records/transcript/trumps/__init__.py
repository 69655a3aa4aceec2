"""The words of 升级 in a transcript."""
