"""Every reason is in the catalogue, with exactly the values it names; none is there for nothing."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from levada.bots.reasons import reasoning_of
from levada.bots.santiago.reasons import MOST_REASONS
from levada.cli.reason_words import in_words, words_of
from levada.games import GAMES
from tests.coach.reasons_for import Reason, reasons_in
from tests.contract.played_games import positions
from tests.contract.tables import Table, tables_of

MOVES_A_POSITION = 6


def reasons_at(table: Table) -> Iterator[list[Reason]]:
    """For some moves of every kind of position."""
    game = table.game
    for games in positions(table):
        for seat in game.engine.seats_to_act(games, 0):
            moves = game.moves(games, 0, seat)
            for move in moves[:: max(1, len(moves) // MOVES_A_POSITION)]:
                yield reasons_in(game, games, seat, game.parse(games, 0, seat, move))


def kinds(reason: Reason) -> dict[str, type]:
    return {name: type(value) for name, value in reason.items() if name != "reason"}


@pytest.mark.slow
def test_every_reason_has_the_values_of_its_code(table: Table) -> None:
    for found in reasons_at(table):
        assert 0 < len(found) <= MOST_REASONS
        for reason in found:
            assert kinds(reason) == reasoning_of(table.game.name).CODES[reason["reason"]]
            assert json.loads(json.dumps(reason)) == reason


@pytest.mark.slow
def test_no_reason_is_given_twice_and_all_can_be_said(table: Table) -> None:
    names = [f"seat {seat}" for seat in table.seats]
    for found in reasons_at(table):
        said = [in_words(table.game.name, reason, 0, names) for reason in found]
        assert len(set(said)) == len(said)
        assert all("{" not in words for words in said)


def test_every_code_can_be_said() -> None:
    for game in GAMES:
        assert set(reasoning_of(game).CODES) == set(words_of(game).WORDS)


@pytest.mark.slow
def test_no_code_is_there_for_nothing() -> None:
    for name in GAMES:
        given = {
            reason["reason"]
            for table in tables_of(name)
            for found in reasons_at(table)
            for reason in found
        }
        assert given == set(reasoning_of(name).CODES)


def test_the_documentation_lists_every_code_with_its_values() -> None:
    text = (Path(__file__).parents[2] / "docs" / "coach.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", text, re.MULTILINE)
    listed = [(code, re.findall(r"`(\w+)`", values)) for code, values in rows]
    known = [
        (code, list(values)) for game in GAMES for code, values in reasoning_of(game).CODES.items()
    ]
    assert sorted(listed) == sorted(known)
