"""The trick engine: the order of trumps, components of a play, following, throws, who wins. Knows no game and no clause."""
