"""升级: the bureau's game (SJ), two packs, four players, partners opposite."""
