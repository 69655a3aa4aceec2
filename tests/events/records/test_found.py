"""Record files found by what they hold, in whatever encoding and of whatever size."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from events.records import found
from events.records.files import decoded
from tests.events.records.doudizhu import deals
from tests.events.records.gomoku.gomoku_files import FILES, sample, stones
from tests.events.records.guandan import matches
from tests.events.records.shengji import tables

FORMATS = {
    "judge_2025.psq": "psq",
    "overline_20x20.psq": "psq",
    "trailing_junk.psq": "psq",
    "tournament_starter_1.psq": "psq",
    "broken.psq": "psq",
    "branches.sgf": "sgf",
    "orc_2003.sgf": "sgf",
    "renju_export.sgf": "sgf",
    "setup_and_rectangle.sgf": "sgf",
    "two_games.sgf": "sgf",
    "big5.sgf": "sgf",
    "ccgc_samples.txt": "ccgc",
    "ccgc_gb2312.txt": "ccgc",
    "position_codes.txt": "moves",
    "numbered.txt": "moves",
}

DOUDIZHU = {
    "douzero.txt": "douzero",
    "normalised.jsonl": "ddz-json",
    "showdown.json": "showdown",
    "open_spiel_dou_dizhu_2022-12-05_12e4474e.txt": "openspiel",
    "open_spiel_dou_dizhu_2022-12-06_2936adcf.txt": "openspiel",
    "open_spiel_dou_dizhu_2022-12-08_c82cbf64.txt": "openspiel",
    "open_spiel_dou_dizhu_2023-01-17_4f890d8a.txt": "openspiel",
}

GUANDAN = {
    "ogd_match.jsonl": "njupt",
    "njupt_one_seat.jsonl": "njupt",
    "njupt_points.json": "njupt",
    "smashegg_match.json": "smashegg",
}

SHENGJI = {
    "room_rounds.jsonl": "shengji-room",
    "room_log.jsonl": "shengji-room",
    "deep_leads.jsonl": "deep-leads",
    "80fen_match.ndjson": "80fen",
}


def notes_of(data: bytes) -> str:
    return " ".join(note.en for note in found.read(data)[0].notes)


# --- by content -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "format_name"), FORMATS.items())
def test_each_sample_is_found_and_read(name: str, format_name: str) -> None:
    assert found.format_of(sample(name)) == format_name
    assert {record.format for record in found.read(sample(name))} == {format_name}


@pytest.mark.parametrize(("name", "format_name"), DOUDIZHU.items())
def test_each_sample_of_doudizhu_is_found_and_read(name: str, format_name: str) -> None:
    assert found.format_of(deals.sample(name)) == format_name
    assert {(record.format, record.game) for record in found.read(deals.sample(name))} == {(format_name, "doudizhu")}


@pytest.mark.parametrize(("name", "format_name"), GUANDAN.items())
def test_each_sample_of_guandan_is_found_and_read(name: str, format_name: str) -> None:
    assert found.format_of(matches.sample(name)) == format_name
    assert {(record.format, record.game) for record in found.read(matches.sample(name))} == {(format_name, "guandan")}


@pytest.mark.parametrize(("name", "format_name"), SHENGJI.items())
def test_each_sample_of_shengji_is_found_and_read(name: str, format_name: str) -> None:
    assert found.format_of(tables.sample(name)) == format_name
    assert {(record.format, record.game) for record in found.read(tables.sample(name))} == {(format_name, "shengji")}


def test_every_sample_file_is_among_the_tests() -> None:
    assert {path.name for path in FILES.iterdir()} - {"README.md"} == set(FORMATS)
    assert {path.name for path in deals.FILES.iterdir()} - {"README.md"} == set(DOUDIZHU)
    assert {path.name for path in matches.FILES.iterdir()} - {"README.md"} == set(GUANDAN)
    assert {path.name for path in tables.FILES.iterdir()} - {"README.md"} == set(SHENGJI)


@pytest.mark.parametrize(
    ("text", "format_name"),
    [
        ("fupan gomoku\n", "transcript"),
        ("\n\n复盘 五子棋\n", "transcript"),
        ("复盘　五子棋\n", "transcript"),
        ("复盘五子棋\n", "transcript"),
        ("  (\n;FF[4]", "sgf"),
        ("saved by me (;GM[4];B[hh])", "sgf"),
        ("PISKVORKY 15x15, 0:0, 0", "psq"),
        ("{C5;B(H,8)}", "ccgc"),
        ("B(H,8);W(H,9)", "ccgc"),
        ("h8", "moves"),
        ("h8 zz i9", "moves"),
        ("1. h8", "moves"),
        ("game: dou_dizhu()\n", "openspiel"),
        ('{"initHands": ["S3 H3"], "moveHistory": []}', "showdown"),
        ('[\n{"moveHistory": []}]', "showdown"),
        ('{"hands": {"0": "34"}, "bottom": "5KK"}', "ddz-json"),
        ("3,5,T,Q,K,,2", "douzero"),
        ("# posted\n10,J,,,2", "douzero"),
        ('{"type": "notify", "stage": "beginning", "handCards": []}', "njupt"),
        ('[{"type":"act","stage":"play","handCards":["H2"]}]', "njupt"),
        ('{"artifact": {"gameId": "guandan", "seed": "a"}}', "smashegg"),
        ('{"events": [[{"type": "handStarted", "handNo": 1}]]}', "smashegg"),
        ('{"room": "ABCD", "round": 1, "e": "round_start"}', "shengji-room"),
        ('[{"e": "play", "seat": 0, "room": "ABCD"}]', "shengji-room"),
        ('{"plays": [], "schema": "deep-lead-state-v1"}', "deep-leads"),
        ('{"a": "one", "b": "two", "aTeam": 0, "rounds": [{"no": 1}]}', "80fen"),
        ('{"e": "play", "seat": 0}', None),
        ('{"schema": "deep-lead-state-v2"}', None),
        ('{"type": "notify", "stage": "bidding"}', None),
        ('{"artifact": {"gameId": "chess"}}', None),
        ('{"requests": [{"publiccard": [1, 2, 3]}]}', "unread"),
        ("game: tic_tac_toe\n", None),
        ("3,5,T", None),
        (",,,,3", None),
        ("9,9,5\n8,8,3\n", None),
        ("a4 paper is white", None),
        ("7,7 8,7 9,9", None),
        ("pela\nyixin\n9,9,0\n10,10,5\n0\n", None),
        ('[Event "?"]\n\n1. h13 i13', None),
        ('{"X": {"player": "AI"}}', None),
        ("<?xml version='1.0'?><database><game id='1'><move>h8 h9</move></game></database>", None),
        ("(hello; world)", None),
    ],
)
def test_a_format_shows_in_the_content(text: str, format_name: str | None) -> None:
    assert found.format_of(text.encode()) == format_name


def test_a_transcript_is_handed_to_its_reader() -> None:
    (record,) = found.read("复盘 1 五子棋\n1. h8 2. i9\n".encode())
    assert record.format == "transcript"
    assert stones(record) == "h8 i9"


def test_content_of_no_format_is_one_record_that_names_the_formats() -> None:
    (record,) = found.read(b"\x89PNG\r\n\x1a\n")
    assert (record.format, record.acts) == ("unknown", ())
    (trouble,) = record.troubles
    for name in (
        "SGF",
        "PSQ",
        "CCGC",
        "h8 i9",
        "OpenSpiel",
        "RLCard-Showdown",
        "DouZero",
        "JSON",
        "OpenGuanDan",
        "smashegg",
        "jerryyyu",
        "80fen",
    ):
        assert name in trouble.text.en
        assert name in trouble.text.zh


def test_an_empty_file_is_said_to_be_empty() -> None:
    (record,) = found.read(b" \n")
    assert record.troubles[0].text.zh == "文件是空的。"


def test_every_reader_names_its_own_format() -> None:
    for name, reader in found.READERS.items():
        assert {record.format for record in reader(b"")} <= {name, "unknown"}


# --- encodings ------------------------------------------------------------------------------------------------------------

GAME = "(;GM[4]SZ[15]PB[{}]PW[{}];B[hh];W[ii])"


@pytest.mark.parametrize(
    ("codec", "names", "said"),
    [
        ("utf-8", ("王小明", "李大勇"), ""),
        ("utf-8-sig", ("王小明", "李大勇"), ""),
        ("utf-16", ("王小明", "李大勇"), "UTF-16"),
        ("gb18030", ("王小明", "李大勇"), "GB18030"),
        ("gbk", ("陳大文", "王小明"), "GB18030"),
        ("big5", ("王小明的棋", "李大勇先生"), "Big5"),
        ("latin-1", ("José", "Müller"), "Latin-1"),
        ("latin-1", ("René", "Zoë"), "Latin-1"),
    ],
)
def test_names_in_the_encodings_of_real_files(codec: str, names: tuple[str, str], said: str) -> None:
    data = GAME.format(*names).encode(codec)
    (record,) = found.read(data)
    assert record.header.players == names
    assert stones(record) == "h8 i7"
    assert said in notes_of(data)
    assert ("The file was read as" in notes_of(data)) == bool(said)


def test_the_suits_of_cards_in_gb18030_are_four_bytes_each_and_read_as_chinese() -> None:
    text = (
        "复盘 1 升级\n甲: 张\n乙: 李\n丙: 王\n丁: 赵\n第1副 打3\n甲手牌: "
        + " ".join(f"{suit}{rank}" for suit in "♠♥♣♦" for rank in "AKQJ98")
        + "\n"
    )

    assert decoded(text.encode("gb18030")).text == text


def test_utf_8_with_a_lost_byte_is_still_utf_8() -> None:
    good = GAME.format("王小明是执黑的一方", "李大勇").encode()
    at = good.index("明".encode())
    data = good[:at] + good[at + 1 :]
    (record,) = found.read(data)
    assert record.header.players[1] == "李大勇"
    assert stones(record) == "h8 i7"
    assert "read as UTF-8" in notes_of(data)


def test_zero_bytes_at_the_end_are_left_out_and_said() -> None:
    data = b"h8 i9\n" + b"\0" * 500
    assert stones(found.read(data)[0]) == "h8 i9"
    assert "500 zero bytes" in notes_of(data)


@given(st.binary(max_size=300), st.none() | st.sampled_from(["GBK", "utf-8", "Shift_JIS", "nonsense", "iso-8859-1"]))
def test_any_bytes_have_a_text(data: bytes, declared: str | None) -> None:
    text = decoded(data, declared).text
    assert "\r" not in text
    assert not text.endswith("\0")


@given(st.text(st.characters(codec="utf-8", exclude_characters="\r\0\ufeff")))
def test_utf_8_is_never_taken_for_anything_else(text: str) -> None:
    assert decoded(text.encode()) == decoded(("\ufeff" + text).encode())
    assert decoded(text.encode()).text == text


# --- any bytes, any size --------------------------------------------------------------------------------------------------

STARTS = st.sampled_from(
    [b"", b"(;", b"(;GM[4]SZ[15];B[hh]", b"Piskvorky 15x15, 0:0, 0\n8,8,0\n", b"h8 i9 ", b"{[C5];", b"\xff\xfe"]
)


@given(STARTS, st.binary(max_size=300))
def test_any_bytes_are_read_without_an_error(start: bytes, rest: bytes) -> None:
    records = found.read(start + rest)
    assert records
    assert all(len(record.acts) == len(record.places) for record in records)
    assert all(trouble.line >= 1 and trouble.column >= 1 for record in records for trouble in record.troubles)


@given(st.sampled_from(sorted(FORMATS)), st.data())
def test_a_file_cut_short_keeps_a_beginning_of_its_moves(name: str, data: st.DataObject) -> None:
    whole = sample(name)
    cut = whole[: data.draw(st.integers(0, len(whole)))]
    kept, good = (" ".join(stones(record) for record in found.read(part)).split() for part in (cut, whole))
    # A number cut in half is another number: only the last point may differ.
    assert kept[:-1] == good[: len(kept) - 1] or not kept


BIG = 1_000_000  # signs: enough for a reader whose time grows with the square of the size not to come back


@pytest.mark.parametrize(
    ("start", "again"),
    [
        (b"", b"\0"),
        (b"", b"\xff"),
        (b"(;", b"("),
        (b"(;GM[4]SZ[15]", b";B[hh]"),
        (b"(;GM[4]SZ[15]", b"B[hh]"),
        (b"(;GM[4]SZ[15]AB", b"[aa:zz]"),
        (b"(;GM[4]SZ[15]", b"(;B[hh];W[ii])"),
        (b"(;GM[4]SZ[15]", b"(;B[hh]"),
        (b"(;C[", b"\\]"),
        (b"", b"(;FF[]!"),
        (b"", b"(;FF["),
        (b"(;GM[4]SZ[15];B[hh])", b"(   "),
        (b"Piskvorky 15x15, 0:0, 0\n", b"8,8,0\n"),
        (b"Piskvorky 15x15, 0:0, 0\n8,8,", b"0"),
        (b"Piskvorky 15x15, 0:0, 0\n", b"\n"),
        (b"h8 i9", b" "),
        (b"h8 i9", b"\n"),
        (b"h8i9", b"h8i9"),
        (b"h8 i9 ", b"#"),
        (b"h8i9\t", b"\t"),
        (b"{[C5]", b"["),
        (b"{[C5];", b"B(H,8);"),
        (b"{[C5]x", b"\n"),
    ],
)
def test_a_large_file_of_one_piece_repeated_neither_hangs_nor_overflows(start: bytes, again: bytes) -> None:
    data = start + again * (BIG // len(again))
    assert found.read(data)
