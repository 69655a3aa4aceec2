"""The games: clauses, options, acts, rules, states. Pure: no clock, no randomness, no files, no database."""
