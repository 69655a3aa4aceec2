"""升级 as it is written in a transcript."""
