"""The text of a record: what is no JSON, or JSON with a trap in it, is refused with its place."""

import json
from typing import Any

import pytest

from levada.match import Match
from levada.record import LARGEST, LONGEST_NAME, Record
from tests.library.records import error_of, error_of_text, good

MARKS = "\ufeff"


def text(game: str = "exlibris", **changes: Any) -> str:
    return json.dumps(good(game) | changes)


@pytest.mark.parametrize("written", ["", " ", "\n\n", "\x00", "{", "[", "}", "{'a': 1}", "nul"])
def test_what_is_no_json_is_refused_with_line_and_column(written: str) -> None:
    assert error_of_text(written).startswith("line ")


@pytest.mark.parametrize("share", [0.01, 0.1, 0.5, 0.9, 0.99])
def test_a_record_that_was_cut_off_is_refused(share: float) -> None:
    whole = text()
    assert "not JSON, or cut off" in error_of_text(whole[: int(len(whole) * share)])


def test_a_record_with_something_after_it_is_refused() -> None:
    assert "not JSON, or cut off: Extra data" in error_of_text(text() + "x")
    assert "Extra data" in error_of_text(text() + text())


def test_the_place_in_a_document_of_many_lines_is_named() -> None:
    lines = json.dumps(good("exlibris"), indent=1).splitlines()
    lines[4] = lines[4] + "?"
    assert error_of_text("\n".join(lines)).startswith("line 5, column ")


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"\xff\xfe{", "byte 0: not UTF-8 text"),
        (b'{"format": "\xe9"}', "byte 12: not UTF-8 text"),
        (b"\x80" * 100, "byte 0: not UTF-8 text"),
        (b'{"format": "\xed\xa0\x80"}', "byte 12: not UTF-8 text"),
        (bytes(range(256)), "byte 128: not UTF-8 text"),
        ("{}".encode("utf-16"), "byte 0: not UTF-8 text"),
    ],
)
def test_bytes_that_are_no_text_are_refused(data: bytes, error: str) -> None:
    assert error_of_text(data).startswith(error)


def test_a_lone_surrogate_in_the_text_is_refused() -> None:
    assert "not UTF-8 text" in error_of_text('{"format": "\ud800"}')


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
def test_nesting_without_end_is_refused(opening: str) -> None:
    assert error_of_text(opening * 100_000) == "nested too deeply for a record"


def test_deep_nesting_inside_a_record_is_refused_in_few_words() -> None:
    nested: Any = []
    for _ in range(200):
        nested = [nested]
    for field in ("game", "options", "setup", "seats", "moves", "result"):
        assert len(error_of(good("exlibris") | {field: nested})) < 200


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_numbers_that_are_none_are_refused(number: str) -> None:
    written = text().replace('"players": 3', f'"players": {number}')
    assert error_of_text(written) == f"{number} is no number a record can hold"


@pytest.mark.parametrize("number", ["9" * 19, "1" + "0" * 5_000, "-" + "9" * 400_000])
def test_endless_integers_are_refused(number: str) -> None:
    written = text().replace('"players": 3', f'"players": {number}')
    assert "is no number a record can hold" in error_of_text(written)


@pytest.mark.parametrize("number", ["1e400", "-1e400", "3.0", "3e0", "0." + "3" * 1_000])
def test_fractions_are_refused(number: str) -> None:
    written = text().replace('"players": 3', f'"players": {number}')
    assert error_of_text(written).startswith("options: players: ")


def test_a_name_that_is_there_twice_is_refused() -> None:
    assert error_of_text(text().replace('"seats"', '"game"')) == "'game' is there twice"
    inside = text().replace('"players": 3', '"players": 3, "players": 3')
    assert error_of_text(inside) == "'players' is there twice"


def test_many_names_of_which_the_last_is_there_twice_are_refused() -> None:
    names = [*(str(n) for n in range(20_000)), "19999"]
    written = "{" + ", ".join(f'"{name}":0' for name in names) + "}"
    assert error_of_text(written) == "'19999' is there twice"


def test_more_than_a_megabyte_is_refused_before_it_is_read() -> None:
    padded = text() + " " * LARGEST
    assert error_of_text(padded).startswith("larger than 1 MB")
    assert error_of_text(b"\xff" * (LARGEST + 1)).startswith("larger than 1 MB")


def test_exactly_a_megabyte_is_read() -> None:
    whole = text()
    Match.replay(Record.parse(whole + " " * (LARGEST - len(whole))))


def test_many_moves_after_the_end_are_refused_at_the_first() -> None:
    record = good("exlibris")
    number = len(record["moves"]) + 1
    record["moves"] += [[0, "order A"]] * 40_000
    assert error_of(record).startswith(f"move {number}, seat 0: ")


@pytest.mark.parametrize(
    "name",
    ["", "Ana", "Żółw 🐢", "bot:expert", "x" * LONGEST_NAME, " ", "'; DROP TABLE games", "<b>"],
)
def test_names_that_can_be_printed_are_read(name: str) -> None:
    read = Record.parse(text(seats=[name, "Beto", "Cleo"]))
    assert read.seats[0] == name
    assert Record.parse(read.to_json()).seats == read.seats


@pytest.mark.parametrize(
    "name", ["\n", "a\tb", "\x1b[2J", "\x00", "\u202e", "\ud800", "x" * (LONGEST_NAME + 1), 7, None]
)
def test_names_that_cannot_be_printed_are_refused(name: Any) -> None:
    assert error_of(good("exlibris") | {"seats": ["Ana", name, "Cleo"]}).startswith("seats[1]: ")


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    for written in ((MARKS + text()).encode(), MARKS + text()):
        assert Record.parse(written).seats == good("exlibris")["seats"]


def test_white_space_around_is_no_part_of_the_text() -> None:
    assert Record.parse(f"\r\n\t {text()} \n\n").game == "exlibris"


def test_escaped_and_plain_letters_are_the_same() -> None:
    for written in (text(), json.dumps(good("exlibris"), ensure_ascii=False)):
        assert Record.parse(written).as_dict() == good("exlibris")


def test_a_record_is_written_in_one_line_that_can_be_read() -> None:
    for game in ("santiago", "exlibris"):
        record = Record.parse(text(game))
        assert "\n" not in record.to_json()
        assert Record.parse(record.to_json()) == record
        assert json.loads(record.to_json()) == good(game)
