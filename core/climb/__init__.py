"""The climbing engine: rank counts, kinds as a table, all readings of some cards, comparison, what a hand can play."""
