"""The part `deal` of a record: it may be left out, and what is wrong in it is named."""

import json
from typing import Any

import pytest

from levada.record import Record
from tests.library.records import DELETED, changed, error_of, good

DEAL = {"hash": "0123456789abcdef" * 4, "salt": "00ff"}


def test_a_record_without_a_deal_is_written_without_one() -> None:
    record = Record.parse(json.dumps(good("exlibris")))
    assert record.deal is None
    assert list(record.as_dict())[-1] == "result"


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_a_deal_is_read_and_written_last(game: str) -> None:
    record = Record.parse(json.dumps(good(game) | {"deal": DEAL}))
    assert record.deal == DEAL
    assert list(record.as_dict())[-1] == "deal"
    assert Record.parse(record.to_json()) == record
    assert json.loads(record.to_json()) == good(game) | {"deal": DEAL}


@pytest.mark.parametrize("deal", [None, True, 7, "x", [], {}, ["hash", "salt"], DEAL | {"seed": 1}])
def test_what_is_no_deal_is_refused(deal: Any) -> None:
    error = error_of(good("exlibris") | {"deal": deal})
    assert error.startswith("deal: ")
    assert error.endswith("; expected hash and salt")


@pytest.mark.parametrize("name", ["hash", "salt"])
def test_a_deal_with_a_part_missing_is_refused(name: str) -> None:
    record = changed(good("exlibris") | {"deal": {**DEAL}}, ("deal", name), DELETED)
    assert error_of(record).startswith("deal: ")


@pytest.mark.parametrize("digits", [None, 7, "", "xyz", "00FF", "00ff\n", "٣" * 64, ["00"]])
@pytest.mark.parametrize("name", ["hash", "salt"])
def test_digits_that_are_none_are_refused(name: str, digits: Any) -> None:
    error = error_of(good("exlibris") | {"deal": DEAL | {name: digits}})
    assert error.startswith(f"deal.{name}: ")
    assert error.endswith("digits from 0 to 9 and a to f")


@pytest.mark.parametrize("length", [1, 63, 65, 100_000])
def test_a_hash_has_64_digits(length: int) -> None:
    error = error_of(good("exlibris") | {"deal": DEAL | {"hash": "0" * length}})
    assert error.endswith("; expected 64 digits from 0 to 9 and a to f")
