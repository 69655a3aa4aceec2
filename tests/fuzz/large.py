"""Files of 50 MB, one of each kind: a game that does not end, lines of a megabyte, brackets nested without end, nothing but zeros."""

from collections.abc import Callable

SIZE = 50_000_000


def _endless(head: str, again: str, tail: str = "") -> Callable[[], bytes]:
    return lambda: (head + again * (SIZE // len(again.encode())) + tail).encode()


LARGE: dict[str, Callable[[], bytes]] = {
    "transcript": _endless("复盘 1 五子棋\n第1局\n", "1. h8 2. i9 3. j10 4. k11\n"),
    "transcript of one line": _endless("复盘 1 五子棋\n", "h8 "),
    "psq": _endless("Piskvorky 15x15, 0:0, 0\n", "8,8,0\n"),
    "sgf": _endless("(;GM[4]SZ[15]", ";B[hh];W[ii]", ")"),
    "sgf, nested": _endless("", "(;"),
    "ccgc": _endless("{[C5][甲 B][乙 W][先手胜][2017][CCGC];", "B(H,8);W(I,9);", "}"),
    "moves": _endless("", "h8i9"),
    "moves in lines": _endless("", "1. h8 i9\n"),
    "openspiel": _endless("game: dou_dizhu\n", '# Apply action "Pass"\naction: 105\n\n'),
    "openspiel, one line": _endless("game: dou_dizhu\n# Player 0 played ", "9TJQKA"),
    "showdown": _endless(
        '{"initHands": [], "moveHistory": [', '{"playerIdx": 2, "move": "H3 S3 D3 D5", "probabilities": []},', "]}"
    ),
    "showdown, nested": _endless('{"initHands": ', "["),
    "ddz-json": _endless('{"hands": {}, "bottom": "", "moves": [', '[2, "KKK"], '),
    "ddz-json, a number": _endless('{"hands": {}, "landlord": ', "9"),
    "douzero": _endless("3,5,T,Q,", "K,,2,,,8,J,"),
    "douzero, one play": _endless("3,5,T,Q,", "KKKKKKKKKKK"),
    "unread": _endless('{"publiccard": [', '[[["dz_onInput", '),
    "zeros": _endless("", "\0"),
    "of no kind": _endless("", "这不是棋谱 "),
}
