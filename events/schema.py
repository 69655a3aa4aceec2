"""The tables of a log file, as SQL: what is created, and what `verify` expects to find word for word."""

APPLICATION_ID = 0x46755061  # "FuPa"
USER_VERSION = 1

TABLES: dict[str, str] = {
    "event": """CREATE TABLE event (
  position INTEGER PRIMARY KEY,
  stream TEXT NOT NULL,
  version INTEGER NOT NULL,
  type TEXT NOT NULL,
  at INTEGER NOT NULL,
  command TEXT NOT NULL,
  ordinal INTEGER NOT NULL,
  line BLOB NOT NULL,
  hash TEXT NOT NULL,
  UNIQUE (stream, version),
  UNIQUE (command, ordinal)
) STRICT""",
    "ledger": """CREATE TABLE ledger (
  number INTEGER PRIMARY KEY,
  line BLOB NOT NULL,
  hash TEXT NOT NULL
) STRICT""",
    "side": """CREATE TABLE side (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  salt TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT""",
}

INDEXES: dict[str, str] = {"side_body": "CREATE INDEX side_body ON side (kind, body)"}

TRIGGERS: dict[str, str] = {
    f"{table}_no_{verb}": (
        f"CREATE TRIGGER {table}_no_{verb} BEFORE {verb.upper()} ON {table} BEGIN SELECT RAISE(ABORT, 'append only'); END"
    )
    for table in ("event", "ledger")
    for verb in ("update", "delete")
} | {
    # REPLACE deletes without firing delete triggers: only the next free place may be written, by a command not yet written
    "event_next": (
        "CREATE TRIGGER event_next BEFORE INSERT ON event "
        "WHEN NEW.position IS NOT (SELECT coalesce(max(position), 0) + 1 FROM event) "
        "OR NEW.version IS NOT (SELECT coalesce(max(version), 0) + 1 FROM event WHERE stream = NEW.stream) "
        "OR EXISTS (SELECT 1 FROM event WHERE command = NEW.command AND ordinal = NEW.ordinal) "
        "BEGIN SELECT RAISE(ABORT, 'append only'); END"
    ),
    "ledger_next": (
        "CREATE TRIGGER ledger_next BEFORE INSERT ON ledger "
        "WHEN NEW.number IS NOT (SELECT coalesce(max(number), 0) + 1 FROM ledger) "
        "BEGIN SELECT RAISE(ABORT, 'append only'); END"
    ),
}

EVERYTHING: dict[str, str] = TABLES | INDEXES | TRIGGERS
