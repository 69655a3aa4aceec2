"""Files of 50 MB, of each kind: a game that does not end, lines without end, brackets nested without end, nothing but zeros."""

SIZE = 50_000_000

# What stands at the beginning, what is repeated, what stands at the end.
PARTS: dict[str, tuple[str, str, str]] = {
    "transcript": ("复盘 1 五子棋\n", "h8 i9 j10 k11 ", "\n"),
    "psq": ("Piskvorky 15x15, 0:0, 0\n", "8,8,0\n", "-1\n"),
    "sgf": ("(;GM[4]SZ[15]", ";B[hh];W[ii]", ")"),
    "sgf, nested": ("", "(;", ""),
    "ccgc": ("{[C5][甲 B][乙 W][先手胜][2017][CCGC];", "B(H,8);W(I,9);", "}"),
    "moves, one line": ("", "h8i9", ""),
    "moves": ("", "1. h8 i9\n", ""),
    "openspiel": ("game: dou_dizhu\n", '# Apply action "Pass"\naction: 105\n\n', ""),
    "openspiel, one line": ("game: dou_dizhu\n# Player 0 played Bid 3\n# Player 0 played ", "9TJQKA", ""),
    "showdown": (
        '{"initHands": [], "moveHistory": [{"playerIdx": 2, "move": "pass"}',
        ',{"playerIdx": 2, "move": "H3 S3 D3 D5", "probabilities": []}',
        "]}",
    ),
    "showdown, nested": ('{"initHands": ', "[", ""),
    "showdown, one hand": ('{"initHands": ["', "H3 ", '"]}'),
    "ddz-json": ('{"hands": {}, "bottom": "", "moves": [[2, "KKK"]', ', [2, "KKK"]', "]}"),
    "ddz-json, a number": ('{"hands": {}, "landlord": ', "9", ""),
    "douzero": ("3,5,T,Q,", "K,,2,,,8,J,", ""),
    "douzero, one play": ("3,5,T,Q,", "K", ",,2"),
    "njupt": (
        '{"type":"notify","stage":"beginning","handCards":[],"myPos":0}\n',
        '{"type":"notify","stage":"play","curPos":0,"curAction":["Single","3",["S3"]],"greaterPos":-1,"greaterAction":[]}\n',
        "",
    ),
    "njupt, deals": (
        "",
        '{"type":"notify","stage":"beginning","handCards":["S3"],"myPos":0}\n{"type":"act","stage":"play"}\n',
        "",
    ),
    "njupt, games": ("", '{"type":"notify","stage":"tribute","result":[[0,1,"HR"]]}\n{"type":"notify","stage":"gameOver"}\n', ""),
    "njupt, questions": ("[", '{"type":"act","stage":"play","handCards":["S3"],"publicInfo":[],"actionList":[[]]},', "{}]"),
    "njupt, one hand": ('{"type":"notify","stage":"beginning","handCards":["S3"', ', "S3"', "]}"),
    "njupt, one question": ('{"type":"act","stage":"play","actionList":[["Single","3",["S3"]]', ',["Single","3",["S3"]]', "]}"),
    "njupt, no messages": ('{"type":"notify","stage":"play"}\n', "{\n", ""),
    "njupt, nested": ('{"type":"notify","stage":"play","curAction":', "[", ""),
    "smashegg": (
        '{"artifact":{"gameId":"guandan"},"events":[[{"type":"handStarted","hands":[]}]',
        ',[{"type":"played","seat":1,"cards":["3S"]},{"type":"trickWon","seat":1}]',
        "]}",
    ),
    "smashegg, actions": (
        '{"artifact":{"gameId":"guandan","actions":[{"seat":0,"action":{"type":"pass"}}',
        ',{"seat":1,"action":{"type":"play","cards":["3S"]}}',
        "]}}",
    ),
    "smashegg, one group": ('{"artifact":{"gameId":"guandan"},"events":[[{"type":"trickWon"}', ',{"type":"trickWon"}', "]]}"),
    "smashegg, nested": ('{"artifact":{"gameId":"guandan"},"events":', "[", ""),
    "deep leads": (
        '{"schema":"deep-lead-state-v1"}\n',
        '{"setup":{"deck":[],"declarations":[{"seat":0,"cards":["S2"]}],"banker":0},"plays":[{"seat":0,"cards":["S3"]}]}\n',
        "",
    ),
    "deep leads, one object": ('{"schema":"deep-lead-state-v1","plays":[{}', ",{}", "]}"),
    "deep leads, lines": ('{"schema":"deep-lead-state-v1","plays":[{}', ",{}\n", "]}"),
    "shengji room": ("", '{"room":"A","round":1,"e":"play","seat":0,"cards":["S3"]}\n', ""),
    "shengji room, rounds": ("", '{"room":"A","round":1,"e":"round_start","banker":null,"deck":[]}\n', ""),
    "shengji room, one deal": (
        '{"room":"A","round":1,"e":"round_start","banker":null}\n',
        '{"room":"A","round":1,"e":"play","seat":0,"cards":["S3"]}\n',
        "",
    ),
    "shengji room, faults": ('{"room":"A","round":1,"e":"play"}\n', "{\n", ""),
    "shengji room, nested": ('{"room":"A","e":"play","cards":', "[", ""),
    "80fen": (
        "",
        (
            '{"aTeam":0,"rounds":[{"declSeat":0,"trump":null,"trumpRank":2,"total":0,"kitty":[],"buried":[],'
            '"plays":[{"w":0,"p":[[0],[1],[2],[3]]}]}]}\n'
        ),
        "",
    ),
    "80fen, one match": ('{"aTeam":0,"rounds":[{"declSeat":0}', ',{"declSeat":0,"plays":[{"w":0,"p":[[0],[1],[2],[3]]}]}', "]}"),
    "80fen, brackets": ('{"aTeam":0,"rounds":[', "[,]", ""),
    "unread": ('{"publiccard": [', '[[["dz_onInput", ', ""),
    "zeros": ("", "\0", ""),
    "of no kind": ("", "这不是棋谱 ", ""),
}


def large(name: str, size: int = SIZE) -> bytes:
    """Return one of the files."""
    begin, again, end = PARTS[name]
    return (begin + again * (size // len(again.encode())) + end).encode()
