"""Whole games and single positions as matches, and the engine asked what would happen in them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from levada.contract import Games, Seat, snapshot
from levada.games.santiago.actions import PASS
from levada.games.santiago.board import SQUARE_NAMES
from levada.games.santiago.layout import EXTRA, ROUNDS
from levada.games.santiago.view import board
from levada.match import Match
from levada.record import read_records
from tests.contract.played_games import Course, courses, positions
from tests.contract.tables import Table

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.json"))
RANDOM_GAMES = 2
MOST_MOVES = 16


def as_match(course: Course) -> Match:
    """A course of actions told as moves."""
    game = course.table.game
    match = Match(game, course.table.options, course.positions[0].copy())
    actions: list[int] = []
    for (seat, action), games in zip(course.actions, course.positions[1:], strict=True):
        actions.append(action)
        if game.is_whole(games, 0):
            match.follow(seat, actions)
            actions = []
    return match


@cache
def matches(table: Table) -> list[Match]:
    """A few by chance, and the two that always take the first or the last of what is open."""
    played = courses(table)
    return [as_match(course) for course in (*played[:RANDOM_GAMES], *played[-2:])]


def records(game: str) -> list[Match]:
    """The games kept as records: one for every ending and ruling."""
    read = (record for path in RECORDS for record in read_records(path))
    return [Match.replay(record) for record in read if record.game == game]


def single_positions(table: Table) -> Iterator[Match]:
    """Positions from every phase, as matches nobody has moved in."""
    for games in positions(table):
        yield Match(table.game, table.options, games.copy())


def some_moves(match: Match) -> Iterator[tuple[Seat, str]]:
    """Legal moves from all over, of every seat that is to act."""
    for seat in match.to_act:
        legal = match.legal(seat)
        for move in legal[:: max(1, len(legal) // MOST_MOVES)]:
            yield seat, move


def after(match: Match, seat: Seat, move: str) -> Match:
    """The match after a move; the one given stays as it is."""
    later = match.at(len(match.moves))
    later.play(seat, move)
    return later


def after_round(games: Games, match: Match, action: int, *, is_last: bool = False) -> Games:
    """The engine ends the round of a position, with one more canal or, by PASS, without."""
    ended = games.copy()
    state = ended[0]
    state.phase = EXTRA
    state.seat = state.overseer
    state.extra |= 1 << int(state.overseer)
    if is_last:
        state.rounds_done = ROUNDS[state.players] - 1
    match.game.engine.apply(ended, 0, int(state.overseer), action)
    return ended


def after_drought(match: Match, *, is_last: bool = False) -> Games:
    """The engine lets this round's drought, or the last, go over a position as it is."""
    return after_round(match.games, match, PASS, is_last=is_last)


def losses(before: Games, after: Games) -> dict[str, str]:
    """By square what a drought has taken, read from what lies on the board."""
    earlier, later = (board(snapshot(games, 0)) for games in (before, after))
    markers = {square: "marker" for square, tile in later.items() if tile[2] < earlier[square][2]}
    return markers | dict.fromkeys(earlier.keys() - later.keys(), "tile")


def watered(games: Games) -> set[str]:
    mask = int(games[0].watered)
    return {name for square, name in enumerate(SQUARE_NAMES) if mask >> square & 1}
