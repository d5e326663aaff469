"""Good records, and the same with something wrong in them."""

import json
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from levada.match import Match
from levada.record import Record, RecordError
from levada.simulation import play_match

DELETED = object()


@cache
def _record(game: str) -> dict[str, Any]:
    if game == "santiago":
        options = {"edition": "trefl", "players": 4, "spring": "C2", "overseer": 0}
        return play_match("santiago", 1, 0, options).at(20).record().as_dict()
    return play_match("exlibris", 1, 0, {"players": 3}).record().as_dict()


def good(game: str) -> dict[str, Any]:
    """A running game of Santiago for four with palms; a whole game of Ex Libris for three."""
    return deepcopy(_record(game))


def changed(record: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """The record with one thing in it replaced, or deleted."""
    *way, last = path
    part: Any = record
    for step in way:
        part = part[step]
    if value is DELETED:
        del part[last]
    else:
        part[last] = value
    return record


def read(record: Any) -> Match:
    """Through the text, as a file would be."""
    return Match.replay(Record.parse(json.dumps(record)))


def error_of(record: Any) -> str:
    """What is said of a record that must be refused: one line that names its source."""
    with pytest.raises(RecordError) as refused:
        read(record)
    return checked(refused.value)


def error_of_text(text: str | bytes) -> str:
    with pytest.raises(RecordError) as refused:
        Match.replay(Record.parse(text))
    return checked(refused.value)


def checked(error: RecordError) -> str:
    text = str(error)
    assert text.startswith("record: ")
    assert text.isprintable()
    assert len(text) < 1_000
    return text.removeprefix("record: ")
