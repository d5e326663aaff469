"""Whole games at a table, and all the positions they pass through."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np

from levada.chance import Generator, generator
from levada.compiled_cache import COMPILED
from levada.contract import Games, Seat
from tests.contract.tables import Table

RANDOM_GAMES = 12 if COMPILED else 1
POSITIONS_A_PHASE = 4 if COMPILED else 1
SEED = 11

Pick: TypeAlias = Callable[[Table, Games, Seat, Generator], int]


def pick_random(table: Table, games: Games, seat: Seat, rng: Generator) -> int:
    return table.game.engine.pick_random(games, 0, seat, rng)


def pick_first(table: Table, games: Games, seat: Seat, _rng: Generator) -> int:
    return table.game.engine.pick_legal(games, 0, seat, 0)


def pick_last(table: Table, games: Games, seat: Seat, _rng: Generator) -> int:
    last = table.game.engine.count_legal(games, 0, seat) - 1
    return table.game.engine.pick_legal(games, 0, seat, last)


@dataclass(frozen=True)
class Course:
    """One game from its deal to its end."""

    table: Table
    positions: tuple[Games, ...]
    """Batches of one: before each action, and at the end. To be copied, never changed."""
    actions: tuple[tuple[Seat, int], ...]

    @property
    def whole(self) -> Iterator[Games]:
        """The positions between two moves."""
        return (games for games in self.positions if self.table.game.is_whole(games, 0))


def play(table: Table, number: int, pick: Pick) -> Course:
    game, rng = table.game, generator(SEED, number)
    games = game.deal(table.options, table.wishes, SEED, number)
    positions = [games.copy()]
    actions: list[tuple[Seat, int]] = []
    while seats := game.engine.seats_to_act(games, 0):
        assert len(actions) <= game.most_actions
        seat = seats[number % len(seats)]  # where two may act, either goes first in some games
        action = pick(table, games, seat, rng)
        game.engine.apply(games, 0, seat, action)
        positions.append(games.copy())
        actions.append((seat, action))
    return Course(table, tuple(positions), tuple(actions))


@cache
def courses(table: Table) -> tuple[Course, ...]:
    """By chance, and the two that always take the first or the last of what is open."""
    by_chance = [play(table, number, pick_random) for number in range(RANDOM_GAMES)]
    return (*by_chance, play(table, 1, pick_first), play(table, 2, pick_last))


@cache
def positions(table: Table) -> tuple[Games, ...]:
    """A few positions between two moves, from every phase the table's games came to.

    Where two seats are to act, those in which one of them already has count as a phase of its own.
    """
    by_phase: dict[tuple[int, int], list[Games]] = {}
    for course in courses(table):
        for games in course.whole:
            waiting = table.game.engine.awaiting(games, 0)
            by_phase.setdefault((int(games[0].phase), waiting.bit_count()), []).append(games)
    return tuple(games for found in by_phase.values() for games in spread(found))


def spread(found: list[Games]) -> list[Games]:
    """As many as are wanted, from the first to the last."""
    at = np.linspace(0, len(found) - 1, min(len(found), POSITIONS_A_PHASE))
    return [found[int(i)] for i in at]


def moves_of_seats(table: Table, games: Games) -> Iterator[tuple[Seat, list[str]]]:
    """The legal moves of every seat that is to act."""
    for seat in table.game.engine.seats_to_act(games, 0):
        yield seat, table.game.moves(games, 0, seat)


def after(table: Table, games: Games, seat: Seat, actions: tuple[int, ...]) -> Games:
    """The game after these actions of a seat; the one given stays as it is."""
    games = games.copy()
    for action in actions:
        table.game.engine.apply(games, 0, seat, action)
    return games
