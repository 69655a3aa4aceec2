"""The log: canonical lines, chains, stores, sessions, and record files in and out."""
