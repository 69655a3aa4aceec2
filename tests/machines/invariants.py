"""What holds of a match at every step, whatever was done: the log, its fold, its audit and its pictures agree."""

from hashlib import sha256

from core.desk.messages import AtDesk
from core.gomoku.messages import MatchOpened
from core.gomoku.state import Decided, Match, in_force, standing
from core.messages import Opened
from core.script import Judged, judged, judged_one_by_one
from events.codec import CODEC
from events.exporting import record_of
from events.line import encode
from events.memory import MemoryStore
from events.records.transcript import write
from events.session import Session, load
from projections.audit import Audit, audit
from projections.findings import STORED_DIFFERS
from projections.gomoku.drawing import drawn, stones_at
from projections.gomoku.frames import frames
from projections.library import Loaded, load_match
from projections.partings import partings
from projections.report import report


def check(session: Session, store: MemoryStore) -> Loaded:
    """Hold all of it against a session and its store; return the match as it is loaded to be looked at."""
    chains(store)
    the_live_match_is_the_loaded_one(session, store)
    the_score_is_the_sum_of_the_games(session.history.table.play.match)
    loaded = load_match(store, session.stream)
    found = the_stored_results_are_those_of_the_rules(loaded)
    assert isinstance(found.play, Decided) == found.standing.decided
    it_can_be_shown(loaded, session)
    return loaded


def chains(store: MemoryStore) -> None:
    """Every line follows from its stream's last one, every entry of the ledger from the entry before it."""
    last: dict[str, tuple[int, str]] = {}
    for position, stored in enumerate(store.all, start=1):
        line = CODEC.decode(stored.line)
        version, prev = last.get(line.stream, (0, ""))
        assert stored.position == position
        assert (line.version, line.prev) == (version + 1, prev)
        assert stored.hash == sha256(stored.line).hexdigest()
        assert encode(line) == stored.line, "the event comes back from its bytes, and the bytes from the event"
        last[line.stream] = (line.version, stored.hash)
    assert store.head().number == len(store.ledger)
    prev = ""
    for raw, hashed in store.ledger:
        assert hashed == sha256(raw).hexdigest()
        assert f'"prev":"{prev}"'.encode() in raw
        prev = hashed


def the_live_match_is_the_loaded_one(session: Session, store: MemoryStore) -> None:
    again = load(store, session.stream)
    assert again.history.table == session.history.table
    assert again.history.line() == session.history.line()
    assert again.history.rulings == session.history.rulings
    assert again.history.version == session.history.version == store.version(session.stream)
    assert (again.play.phase, again.desk.phase) == (session.live.play.phase, session.live.desk.phase)
    assert session.live.play.phase is session.history.phase


def the_score_is_the_sum_of_the_games(match: Match) -> None:
    now, halves, counted = standing(match), [0, 0], 0
    for game in match.games:
        if abs(halves[0] - halves[1]) > 2 * (3 - counted) or counted == 3:
            break  # games after the decision stay on record and do not count
        has_result, winner = in_force(game)
        if not has_result or (winner is None and match.options.drawn_game == "replayed"):
            continue
        counted += 1
        for seat in (0, 1):
            halves[seat] += {None: 1, seat: 2}.get(winner, 0)
    assert (now.halves, now.counted) == (tuple(halves), counted)
    assert sum(now.halves) == 2 * counted
    assert len({game.number for game in match.games}) == len(match.games)


def the_stored_results_are_those_of_the_rules(loaded: Loaded) -> Audit:
    """By the quick way and by the plain one; return what the audit finds."""
    found = audit(loaded.script)
    assert STORED_DIFFERS not in {finding.rule for finding in found.findings}
    assert [f.at.act for f in found.findings] == sorted(f.at.act for f in found.findings)
    quick, plain = judged(loaded.script), judged_one_by_one(loaded.script)
    assert quick.table == plain.table == found.judged.table
    assert said_of(quick) == said_of(plain)
    assert isinstance(loaded.log[0].event, Opened)
    return found


def said_of(found: Judged) -> tuple[tuple[object, ...], ...]:
    """What was said of the acts about which there is anything to say."""
    return tuple((t.number, t.violations, t.unjudged, t.results) for t in found.taken if t.violations or t.unjudged)


def it_can_be_shown(loaded: Loaded, session: Session) -> None:
    """Frames, board and transcript."""
    history = session.history
    shown = frames(loaded.log, loaded.texts)
    opening = history.opening
    assert isinstance(opening, MatchOpened)
    assert [frame.version for frame in shown] == list(range(1, history.version + 1))
    stands = {*history.line(), *(n for n, entry in enumerate(loaded.log, 1) if isinstance(entry.event, AtDesk))}
    assert [frame.slipped for frame in shown] == [frame.version not in stands for frame in shown]
    play = history.table.play
    game = getattr(play, "game", None)
    laid = stones_at(shown, history.version)
    assert len(laid) == (0 if game is None else (game.blacks | game.whites).bit_count())
    assert len(drawn(shown, history.version, opening.options.size)) == opening.options.size + 1
    record = record_of(tuple((entry.event, entry.actor) for entry in loaded.log), loaded.texts)
    assert write(record, "zh")
    assert write(record, "en")


def it_can_be_reported(loaded: Loaded) -> None:
    """The whole report, with every other reading: too slow for every step, so held at the end."""
    found = audit(loaded.script)
    sections = report(found, partings(found))
    assert all("{" not in line.en for _, lines in sections for line in lines)
