"""`levada verify`: what holds gets a line with its hash, what does not is refused."""

from pathlib import Path

import pytest

import levada
from levada.fair_deal import deal, seal
from levada.games import game
from levada.match import Match
from levada.record import Record
from tests.cli.conftest import Run


def played(name: str, moves: int | None = None) -> Record:
    """A table dealt as online ones are, played by the first move of each, to its end unless told."""
    of = game(name)
    options = of.options.of({"players": 3})
    found = deal(of, options, of.wishes.of({}))
    match = Match(of, options, of.lay_out(options, found.setup))
    while match.to_act and len(match.moves) != moves:
        match.play(match.to_act[0], match.legal()[0])
    record = match.record()
    record.deal = found.proof
    return record


def hash_of(record: Record) -> str:
    assert record.deal is not None
    return record.deal["hash"]


@pytest.mark.parametrize("name", ["santiago", "exlibris"])
def test_a_game_that_holds_gets_a_line_with_its_hash(run: Run, name: str) -> None:
    record = played(name)
    verified = run("verify", "-", typed=record.to_json())
    assert verified.status == 0
    assert verified.out == (
        f"standard input, line 1: {game(name).title}, 3 players: {len(record.moves)} moves and the "
        f"result follow the rules; the deal has the hash {hash_of(record)}: "
        "compare it with the one shown at the start\n"
    )


def test_a_running_game_has_no_result_to_check(run: Run) -> None:
    verified = run("verify", "-", typed=played("exlibris", 5).to_json())
    assert "5 moves follow the rules" in verified.out


def test_the_hash_noted_at_the_start_is_compared(run: Run) -> None:
    record = played("exlibris", 5)
    verified = run("verify", "-", "--hash", hash_of(record), typed=record.to_json())
    assert verified.status == 0
    assert verified.out.endswith(f"the deal has the hash {hash_of(record)}: as noted\n")


@pytest.mark.parametrize("noted", ["0" * 64, "abc", ""])
def test_another_hash_than_the_one_noted_is_refused(run: Run, noted: str) -> None:
    record = played("exlibris", 5)
    refused = run("verify", "-", "--hash", noted, typed=record.to_json())
    assert (refused.status, refused.out) == (2, "")
    assert refused.err == (
        f"levada: standard input, line 1: deal.hash: {hash_of(record)} is not the one noted at the "
        f"start; expected {noted!r}\n"
    )


def test_cards_exchanged_after_the_deal_are_found(run: Run) -> None:
    record = played("exlibris", 0)
    record.setup["seekers"] = record.setup["seekers"][::-1]
    refused = run("verify", "-", typed=record.to_json())
    assert (refused.status, refused.out) == (2, "")
    assert f"deal.hash: {hash_of(record)} does not follow; game, options, set-up" in refused.err


def test_another_salt_or_option_is_found(run: Run) -> None:
    record = played("santiago", 0)
    assert record.deal is not None
    for changed in (
        Record(**vars(record) | {"deal": record.deal | {"salt": "00"}}),
        Record(**vars(record) | {"options": record.options | {"money": "open"}}),
    ):
        refused = run("verify", "-", typed=changed.to_json())
        assert refused.status == 2
        assert "does not follow" in refused.err


def test_a_deal_that_is_sealed_anew_is_found_by_the_hash_that_was_noted(run: Run) -> None:
    record = played("exlibris", 0)
    noted, salt = hash_of(record), "00"
    record.deal = {"hash": seal(record.game, record.options, record.setup, salt), "salt": salt}
    assert run("verify", "-", typed=record.to_json()).status == 0
    assert run("verify", "-", "--hash", noted, typed=record.to_json()).status == 2


def test_a_move_against_the_rules_is_found(run: Run) -> None:
    record = played("santiago", 5)
    record.moves[2] = (record.moves[2][0], "bid 99")
    refused = run("verify", "-", typed=record.to_json())
    assert (refused.status, refused.out) == (2, "")
    assert refused.err.startswith("levada: standard input, line 1: move 3, seat ")


def test_a_result_that_does_not_follow_is_found(run: Run) -> None:
    record = played("exlibris")
    record.result = {"scores": [0, 0, 0], "winners": [0, 1, 2]}
    assert (
        "result.scores: [0, 0, 0] does not follow" in run("verify", "-", typed=record.to_json()).err
    )


def test_tiles_that_are_not_known_prove_nothing(run: Run) -> None:
    record = played("santiago", 20)
    record.setup["stacks"] = [["?"] * len(stack) for stack in record.setup["stacks"]]
    refused = run("verify", "-", typed=record.to_json())
    assert refused.status == 2
    assert "only 0 of 20 moves can be checked: the tiles of round 1 are not known" in refused.err


def test_a_record_without_a_deal_proves_nothing(run: Run) -> None:
    record = levada.deal("exlibris", seed=1).record().to_json()
    refused = run("verify", "-", typed=record)
    assert (refused.status, refused.out) == (2, "")
    assert refused.err == (
        "levada: standard input, line 1: deal is missing; without hash and salt nothing proves it\n"
    )


def test_of_many_records_each_gets_a_line_until_one_does_not_hold(run: Run, tmp_path: Path) -> None:
    records = [played("exlibris", moves) for moves in (0, 1, 2)]
    records[2].deal = records[1].deal
    path = tmp_path / "games.jsonl"
    path.write_text("".join(f"{record.to_json()}\n" for record in records))
    verified = run("verify", str(path))
    assert verified.status == 2
    assert [line.split(":")[0] for line in verified.out.splitlines()] == [
        f"{path}, line {number}" for number in (1, 2)
    ]
    assert verified.err.startswith(f"levada: {path}, line 3: deal.hash: ")
    assert verified.err.count("\n") == 1
