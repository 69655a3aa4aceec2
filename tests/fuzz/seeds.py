"""What is mutated: pieces of every fixture, small enough that a hundred thousand of them are read in two minutes."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2] / "fixtures"
MOST = 1_500  # bytes of one seed
NO_RECORD = re.compile(r"\.md$|/transcripts/.*\.json$|/playok_games")  # explanations, and what a transcript is expected to say
LINES = 12  # questions of one case file
TOLD = re.compile(rb"(?:game:|# Apply|action:|# State|# Player|# Bidding|IsTerminal\(\) = True|Returns).*")

QUESTIONS = (
    b'{"id":1,"game":"gomoku","op":"adjudicate","size":15,"moves":["h8","i9","h9","j10"],"options":{"overline":"renju"}}',
    b'{"id":[1,{"a":null}],"game":"gomoku","op":"adjudicate","moves":["a1","o15"],"options":{"board":"size_15"}}',
    b'{"id":"x","game":"doudizhu","op":"classify","cards":["S3","H3","D3","C3","BJ","RJ"]}',
    b'{"id":2,"game":"doudizhu","op":"classify","cards":"333444555666789TJQK2"}',
    b'{"id":3,"game":"doudizhu","op":"legal","hand":"3334455667789TJQKA2BR","beat":null,"options":{"wing_triple":"no"}}',
    b'{"id":4,"game":"doudizhu","op":"legal","hand":"33344456","beat":"55566678"}',
    b'{"id":5,"game":"doudizhu","op":"beats","play":"BR","beat":"2222"}',
    b'{"id":6,"game":"doudizhu","op":"score","bid":3,"bombs":2,"rockets":1,"spring":"none","winner":"farmers"}',
    b'{"id":7,"game":"doudizhu","op":"legal","hand":["S3","H3","D3","C3","S4","BJ","RJ"],"beat":["S6"]}',
    b'{"id":8,"game":"guandan","op":"classify","level":"8","cards":["S9","H9","D9","H8","H8"]}',
    b'{"id":9,"game":"guandan","op":"legal","level":"2","hand":["SA","H2","D3","D4","C5","RJ"],"beat":null}',
)
SMALL = (
    b"game: dou_dizhu\naction: 3\n",
    (
        b'{"initHands":["S3 H3","C3 D3","BJ RJ S4"],"playerInfo":[{"id":5,"index":2,"role":"landlord","agentInfo":{"name":"a"}}],'
        b'"moveHistory":[{"playerIdx":2,"move":"S4"},{"playerIdx":0,"move":["S3","H3"]},{"playerId":5,"move":"pass"}]}'
    ),
    b'[{"initHand":["S3","H3","C3"],"moveHistory":[{"playerId":0,"move":"P"}]},{"initHands":[],"moveHistory":[]}]',
    b"3,5,T,Q,K,,2,,,8,J,10,XD\n# two\n33,44,,\n,5,66\n",
    b"888Q,5555,,9999,TTTT,KKKK,,,7777XD,4444,,AAAA,,,3,2,,,2,,,33JJJJ",
    "复盘 1 斗地主\n甲: 王小明\n".encode(),
    (
        b'{"artifact":{"gameId":"guandan","config":{"returnTributeMaxRank":10,"turnDirection":"clockwise"},"actions":['
        b'{"seat":0,"action":{"type":"play","cards":["9S","9H"],"decl":{"type":"pair","size":2,"keyRank":"9"}}},{"seat":1,'
        b'"action":{"type":"pass"}}]},"events":[[{"type":"handStarted","handNo":1,"currentLevel":"2","hands":[["9S","9H"],["3S"],'
        b'["9D"],["4S","BJ"]],"ceremony":{"marker":"9S","firstDrawer":1,"markerSeat":0}}],[{"type":"played","seat":0,"cards":'
        b'["9S","9H"],"decl":{"type":"pair","size":2,"keyRank":"9"}}],[{"type":"passed","seat":1}],[{"type":"handEnded","result":'
        b'{"finishOrder":[0,2]},"newLevels":["5","2"]}],[{"type":"antiTribute","reveals":[{"seat":1,"card":"BJ"}]}]]}'
    ),
    (
        b'{"type":"notify","stage":"beginning","handCards":["S9","HR"],"myPos":0,"curRank":2,"selfRank":2,"oppoRank":2}\n'
        b'{"type":"act","stage":"tribute","curRank":"2"}\n{"action":["tribute","tribute",["HR"]]}\n'
        b'{"type":"notify","stage":"anti-tribute","antiNum":1,"antiPos":[2]}\n'
        b'{"type":"notify","stage":"play","curPos":0,"curAction":["Single","9",["S9"]]}\n'
        b'{"type":"notify","stage":"episodeOver","order":[0,2],"curRank":"2"}\n{"type":"notify","stage":"gameOver"}\n'
    ),
)


def _pieces(path: Path) -> list[bytes]:
    data = path.read_bytes()
    if data.startswith((b'{"to"', b'{"type"')):
        return _log(data)
    if data.startswith(b'{"t":'):
        return _room(data)
    if path.suffix == ".jsonl":
        lines = data.splitlines()
        return lines[:: max(1, len(lines) // LINES)]
    if data.startswith(b"game: dou_dizhu"):
        return _playthrough(data)
    head = data.splitlines(keepends=True)[0][:200]  # what shows the format
    return [data[:MOST], head + data[len(data) // 2 :][:MOST]] if len(data) > MOST else [data]


def _log(data: bytes) -> list[bytes]:
    """Return the beginning, a deal with its tribute, plays, the end of a deal with the next one, and the end."""
    lines = data.splitlines()
    tribute = next(n for n, line in enumerate(lines) if b'"tribute"' in line)
    end = next(n for n, line in enumerate(lines) if b"episodeOver" in line)
    return [b"\n".join(part) for part in (lines[:9], lines[tribute - 4 : tribute + 10], lines[end - 7 : end + 4], lines[-9:])]


def _room(data: bytes) -> list[bytes]:
    """Return the beginning of a room's log, and the end of a deal with the next one."""
    lines = data.splitlines()
    end = next(n for n, line in enumerate(lines) if b"round_end" in line)
    return [b"\n".join(part) for part in (lines[:14], lines[1:14], lines[end - 8 : end + 8])]


def _playthrough(data: bytes) -> list[bytes]:
    """Return the deal with its words, the whole game by its actions, and the whole game by the list of the last state."""
    told = [line for line in data.splitlines() if TOLD.match(line)]
    ids = [line for line in told if line.startswith(b"action")][:52]
    acts = [line for line in told if line.startswith((b"# Apply", b"action"))][104:]
    last = len(told) - told[::-1].index(b"# Bidding phase begin") - 1
    return [b"\n".join(lines) for lines in (told[:60], [told[0], *ids, *acts, *told[-2:]], [told[0], *ids, *told[last:]])]


def seeds() -> list[bytes]:
    """Return the seeds, in the same order on every machine."""
    files = sorted(path for path in ROOT.rglob("*") if path.is_file() and not NO_RECORD.search(path.as_posix()))
    return [piece for path in files for piece in _pieces(path)] + [*QUESTIONS, *SMALL]
