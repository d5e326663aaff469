"""Files of records: one document or one a line, streamed, saved as a whole or not at all."""

import io
import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import levada
from levada import fair_deal
from levada.games import game as game_named
from levada.match import Match
from levada.record import LARGEST, Record, RecordError, read_records, records_in
from tests.library.records import changed, good
from tests.tables import table


def line(**changes: Any) -> str:
    return json.dumps(good("exlibris") | changes)


def write(path: Path, *lines: str) -> Path:
    path.write_text("".join(f"{each}\n" for each in lines), encoding="utf-8")
    return path


@pytest.mark.parametrize("indent", [None, 1, 4, "\t"])
def test_a_document_may_be_printed_over_many_lines(tmp_path: Path, indent: Any) -> None:
    path = write(tmp_path / "game.json", json.dumps(good("exlibris"), indent=indent))
    assert levada.load(path).record(good("exlibris")["seats"]).as_dict() == good("exlibris")


def test_a_file_may_hold_many_records_one_a_line(tmp_path: Path) -> None:
    path = write(tmp_path / "games.jsonl", line(), "", json.dumps(good("santiago")), line())
    assert [record.game for record in read_records(path)] == ["exlibris", "santiago", "exlibris"]
    assert [record.source for record in read_records(path)] == [
        f"{path}, line {number}" for number in (1, 3, 4)
    ]


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\n\n", "\r\n\r\n"])
def test_lines_may_end_as_they_do_anywhere(ending: str) -> None:
    file = io.BytesIO(ending.join(["", line(), line(), ""]).encode())
    assert len(list(records_in(file, "games"))) == 2


def test_a_byte_order_mark_may_stand_before_the_first_of_many() -> None:
    file = io.BytesIO(f"\ufeff{line()}\n{line()}\n".encode())
    assert len(list(records_in(file, "games"))) == 2


def test_the_last_line_needs_no_end() -> None:
    assert len(list(records_in(io.BytesIO(f"{line()}\n{line()}".encode()), "games"))) == 2


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ("{", "line 1, column 2: not JSON, or cut off"),
        ("7", "expected an object"),
        (line(format="levada/2"), "format: 'levada/2'"),
        (line(result={"scores": [0, 0, 0], "winners": [0]}), "result.scores"),
        (line(moves=[[0, "fly"]]), "move 1, seat 0: 'fly'"),
        ("x" * (LARGEST + 5), "larger than 1 MB"),
    ],
)
def test_an_error_names_the_line_and_those_before_are_read(
    tmp_path: Path, wrong: str, error: str
) -> None:
    path = write(tmp_path / "games.jsonl", line(), line(), wrong, line())
    games = levada.load_all(path)
    assert [next(games).is_over, next(games).is_over] == [True, True]
    with pytest.raises(RecordError) as refused:
        next(games)
    assert str(refused.value).startswith(f"{path}, line 3: {error}")


def test_records_are_streamed() -> None:
    """The second record is not touched before the first was handed out."""

    class Endless(io.RawIOBase):
        reads = 0

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            self.reads += 1
            data = (line() + "\n").encode()
            buffer[: len(data)] = data
            return len(data)

    endless = Endless()
    records = records_in(io.BufferedReader(endless), "endless")
    for _ in range(3):
        next(records)
    assert endless.reads < 10


@pytest.mark.parametrize("written", ["", "\n", " \n\t\n", "\r\n"])
def test_an_empty_file_is_refused(tmp_path: Path, written: str) -> None:
    path = tmp_path / "empty.json"
    path.write_text(written)
    with pytest.raises(RecordError, match=r"empty\.json: there is no record in it"):
        levada.load(path)


def test_a_file_of_anything_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40)
    with pytest.raises(RecordError, match=r"picture\.png: byte 0: not UTF-8 text"):
        levada.load(path)


def test_a_document_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path / "large.json", "{", " " * LARGEST, "}")
    with pytest.raises(RecordError, match=r"large\.json: larger than 1 MB"):
        levada.load(path)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nothing\.json: cannot be read: No such file"):
        levada.load(tmp_path / "nothing.json")
    with pytest.raises(RecordError, match="cannot be read: Is a directory"):
        levada.load(tmp_path)


def test_standard_input_is_read_for_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(line().encode())))
    (record,) = read_records("-")
    assert record.source == "standard input, line 1"


def test_saving_writes_what_can_be_loaded_and_leaves_nothing_else(tmp_path: Path) -> None:
    record = Record.parse(line(seats=["Żółw 🐢", "Beto", "Cleo"]))
    path = tmp_path / "game.json"
    record.save(path)
    record.save(path)  # over the old one
    (read,) = read_records(path)
    assert read.seats == record.seats
    assert list(tmp_path.iterdir()) == [path]


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    path = write(tmp_path / "game.json", line())
    record = Record.parse(line())
    record.setup["first"] = {0}  # which JSON cannot hold
    with pytest.raises(TypeError):
        record.save(path)
    assert levada.load(path).is_over
    assert list(tmp_path.iterdir()) == [path]


def test_saving_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    path, link = tmp_path / "game.json", tmp_path / "latest.json"
    link.symlink_to(path)
    Record.parse(line()).save(link)
    assert link.is_symlink()
    assert levada.load(path).is_over


def test_saving_to_a_pipe_writes_into_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as pool:
        reading = pool.submit(pipe.read_text, "utf-8")
        Record.parse(line()).save(pipe)
        assert json.loads(reading.result()) == good("exlibris")
    assert pipe.is_fifo()


# Tiles nobody has seen.


def typed_in() -> dict[str, Any]:
    """A game of which only the first round was seen."""
    match = table(4, tiles="banana1 bean2 pepper1 potato2")
    record = match.record().as_dict()
    stacks = [[stack[0], *["?"] * 10] for stack in record["setup"]["stacks"]]
    return changed(record, ("setup", "stacks"), stacks)


def test_unseen_tiles_are_read_and_written_back() -> None:
    match = Match.replay(Record.parse(json.dumps(typed_in())))
    assert match.obstacle is None
    assert match.record().as_dict() == typed_in()


def test_a_game_goes_as_far_as_its_tiles_are_known() -> None:
    match = Match.replay(Record.parse(json.dumps(typed_in())))
    while match.to_act:
        match.play(match.to_act[0], match.legal()[0])
    assert not match.is_over
    assert match.scores is None
    assert match.obstacle == "the tiles of round 2 are not known"
    with pytest.raises(levada.IllegalMove) as refused:
        match.play(0, "pass")
    assert refused.value.code == "unseen"
    replayed = Match.replay(match.record())
    assert list(replayed.trace()) == list(match.trace())
    for seat in (None, 0, 3):
        assert match.view(seat)["legal"] == []


def test_moves_beyond_the_known_tiles_are_left_out() -> None:
    match = Match.replay(Record.parse(json.dumps(typed_in())))
    while match.to_act:
        match.play(match.to_act[0], match.legal()[0])
    record = match.record()
    record.moves.append((1, "bid 3"))
    assert Match.replay(record).moves == match.moves


def test_a_result_of_a_game_with_unseen_tiles_is_refused() -> None:
    record = typed_in() | {"result": {"scores": [1, 1, 1, 1], "winners": [0, 1, 2, 3]}}
    with pytest.raises(RecordError, match="result: the game is not over after move 0"):
        Match.replay(Record.parse(json.dumps(record)))


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_loading_and_saving_gives_the_same_bytes(game: str, tmp_path: Path) -> None:
    """Names and the proof of the deal included, finished or not."""
    found = game_named(game)
    options, wishes = found.agree({"players": 3})
    deal = fair_deal.deal(found, options, wishes)
    names = ["Ana", "bot:expert", "Żółw"]
    match = Match.replay(Record(game, options.as_dict(), deal.setup, names, deal=deal.proof))
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    for stop in (0, 7, 1_000):
        while match.to_act and len(match.moves) < stop:
            match.play(match.to_act[-1], match.legal(match.to_act[-1])[0])
        match.record().save(first)
        levada.load(first).record().save(second)
        assert second.read_bytes() == first.read_bytes()
    record = levada.load(first).record()
    assert (record.seats, record.deal) == (names, deal.proof)
    fair_deal.check_seal(record)
    assert levada.load(first).at(3).record().seats == names
