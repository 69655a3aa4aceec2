"""A table of cards with any number of hands: what the viewer draws it from, and the same in words."""
