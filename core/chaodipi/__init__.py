"""炒地皮: the health cup's game (CD), two packs, four players, partners opposite."""
