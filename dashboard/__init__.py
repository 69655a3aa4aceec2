"""The web face: matches, replay, audit, files and clauses in a browser, on this machine only."""
