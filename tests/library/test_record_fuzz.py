"""Whatever is read gives a match or a RecordError, and nothing else."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from levada.match import Match
from levada.record import Record, RecordError
from tests.library.records import good

few_examples = settings(max_examples=150)

leaves = (
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats()
    | st.text()
    | st.sampled_from(["levada/1", "santiago", "exlibris", "pass", "bid 3", "order A", "?", "C2"])
)
anything = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
games = st.sampled_from(["santiago", "exlibris"])


def is_read_or_refused(text: str | bytes) -> bool:
    try:
        match = Match.replay(Record.parse(text))
    except RecordError as error:
        return str(error).isprintable()
    again = Match.replay(Record.parse(match.record().to_json()))
    return again.games.tobytes() == match.games.tobytes()


def paths(part: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in a record."""
    steps = (
        list(part) if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else []
    )
    found = [way] if way else []
    for step in steps:
        found += paths(part[step], (*way, step))
    return found


def replace(record: Any, path: tuple[Any, ...], change: Any) -> None:
    *way, last = path
    for step in way:
        record = record[step]
    record[last] = change(record[last])


@pytest.mark.slow
@few_examples
@given(anything)
def test_any_json_value(value: Any) -> None:
    assert is_read_or_refused(json.dumps(value))


@few_examples
@given(st.text() | st.binary())
def test_any_text_or_bytes(text: str | bytes) -> None:
    assert is_read_or_refused(text)


@few_examples
@given(st.dictionaries(st.sampled_from(sorted(good("exlibris"))), anything))
def test_any_value_in_a_field(fields: dict[str, Any]) -> None:
    for game in ("santiago", "exlibris"):
        assert is_read_or_refused(json.dumps(good(game) | fields))


@few_examples
@given(games, anything, st.data())
def test_any_one_value_replaced(game: str, value: Any, data: Any) -> None:
    record = good(game)
    replace(record, data.draw(st.sampled_from(paths(record))), lambda _: value)
    assert is_read_or_refused(json.dumps(record))


@few_examples
@given(games, st.data())
def test_values_exchanged_for_others_of_the_record(game: str, data: Any) -> None:
    record = good(game)
    ways = paths(record)
    for _ in range(data.draw(st.integers(1, 3))):
        source, target = (data.draw(st.sampled_from(ways)) for _ in range(2))
        value: Any = good(game)
        for step in source:
            value = value[step]
        if target in paths(record):
            replace(record, target, lambda _, value=value: value)
    assert is_read_or_refused(json.dumps(record))


@few_examples
@given(games, st.data())
def test_any_words_or_seat_of_a_move(game: str, data: Any) -> None:
    record = good(game)
    number = data.draw(st.integers(0, len(record["moves"]) - 1))
    seat = data.draw(st.integers(-1, 5))
    words = data.draw(st.text() | st.sampled_from([move for _, move in record["moves"]]))
    record["moves"][number] = [seat, words]
    assert is_read_or_refused(json.dumps(record))


@few_examples
@given(games, st.data())
def test_text_cut_out_doubled_or_overwritten(game: str, data: Any) -> None:
    text = json.dumps(good(game), ensure_ascii=False)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    inserted = data.draw(st.text(max_size=3) | st.just(text[start:end] * 2))
    assert is_read_or_refused(text[:start] + inserted + text[end:])


@few_examples
@given(games, st.data())
def test_a_byte_flipped(game: str, data: Any) -> None:
    raw = bytearray(json.dumps(good(game)).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    assert is_read_or_refused(bytes(raw))
