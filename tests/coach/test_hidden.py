"""The advice for a seat comes from what it can see, and from nothing else."""

from collections.abc import Iterator

import pytest

import levada
from levada.advice import Advice
from levada.chance import generator
from levada.contract import Games, Seat
from levada.match import Match
from tests.contract.played_games import positions
from tests.contract.tables import Table

QUICK = "expert:iterations=40,width=3"
EVERY = 2  # of the positions, which are many


def decisions(table: Table) -> Iterator[tuple[Games, Seat]]:
    """Positions of every phase, with every seat that is to act and one that is not."""
    for games in positions(table)[::EVERY]:
        to_act = table.game.engine.seats_to_act(games, 0)
        waiting = [seat for seat in table.seats if seat not in to_act]
        for seat in (*to_act, *waiting[:1]):
            yield games, seat


def advice(table: Table, games: Games, seat: Seat) -> Advice:
    match = Match(table.game, table.options, games)
    return levada.coach(match, seat, words=QUICK, playouts=8)


def other_world(table: Table, games: Games, seat: Seat) -> Games:
    """The same to this seat; stacks, hands and sealed bids are different."""
    world = games.copy()
    table.game.engine.resample(world, 0, seat, generator(3))
    return world


@pytest.mark.slow
def test_what_is_hidden_never_changes_the_advice(table: Table) -> None:
    for games, seat in decisions(table):
        there = other_world(table, games, seat)
        assert advice(table, there, seat) == advice(table, games, seat)


def test_some_other_world_was_different(table: Table) -> None:
    """Or the test above would show nothing."""
    assert any(other_world(table, games, seat) != games for games, seat in decisions(table))


def test_no_position_is_changed_by_being_looked_at(table: Table) -> None:
    games, seat = next(decisions(table))
    before = games.copy()
    advice(table, games, seat)
    assert games == before
