"""Every record of this folder, of either game: it replays, its trace is the oracle's, it is kept."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from levada.match import Match
from levada.record import Record, RecordError, read_records

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.json"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def read(path: Path) -> Record:
    (record,) = read_records(path)
    return record


def has_unseen_tiles(record: Record) -> bool:
    return "?" in str(record.setup)


def oracle(game: str) -> Any:
    return import_module(f"tests.oracle.{game}")


@every_file
def test_a_record_replays_and_its_result_follows(path: Path) -> None:
    record = read(path)
    match = Match.replay(record)
    assert len(match.moves) == len(record.moves)
    assert match.is_over == (record.result is not None)
    assert match.record().result == record.result


@every_file
def test_the_trace_is_the_oracles(path: Path) -> None:
    record = read(path)
    if not has_unseen_tiles(record):
        assert list(Match.replay(record).trace()) == oracle(record.game).trace(record.as_dict())


@every_file
def test_writing_it_again_gives_an_equal_record(path: Path) -> None:
    record = read(path)
    again = Match.replay(record).record()
    assert again.as_dict() == record.as_dict()
    assert Record.parse(again.to_json()).as_dict() == record.as_dict()


@every_file
def test_a_record_stops_early_only_where_tiles_were_not_seen(path: Path) -> None:
    record = read(path)
    assert (Match.replay(record).obstacle is not None) == has_unseen_tiles(record)


@every_file
def test_a_wrong_result_is_refused(path: Path) -> None:
    record = read(path)
    if record.result is not None:
        record.result = record.result | {"scores": [s + 1 for s in record.result["scores"]]}
        with pytest.raises(RecordError, match=r"result\.scores"):
            Match.replay(record)


@every_file
def test_a_file_is_small_and_written_one_move_a_line(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text) < 10_000
    assert len(text.splitlines()) > len(read(path).moves)


def test_every_file_is_listed_with_what_it_shows() -> None:
    listed = "".join(page.read_text("utf-8") for page in HERE.glob("*.md"))
    assert [path.name for path in FILES if f"`{path.name}`" not in listed] == []
    assert FILES
