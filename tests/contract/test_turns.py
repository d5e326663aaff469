"""Who may act, what they may do, and how a game comes to its end."""

import numpy as np

from levada.compiled_cache import COMPILED
from levada.contract import Games
from levada.game import Game
from levada.match import winners_of
from levada.simulation import simulate
from tests.contract.played_games import courses, positions
from tests.contract.tables import Table, tables_of

GAMES_TO_WIN = 2_000 if COMPILED else 150


def marked(game: Game, games: Games, seat: int) -> list[int]:
    """The actions marked as legal, whatever the mask held before."""
    mask = np.ones(game.actions, np.bool_)
    game.engine.mark_legal(games, 0, seat, mask)
    return [int(action) for action in np.flatnonzero(mask)]


def test_a_seat_has_moves_exactly_when_it_is_to_act(table: Table) -> None:
    for games in positions(table):
        to_act = table.game.engine.seats_to_act(games, 0)
        assert set(to_act) <= set(table.seats)
        for seat in table.watchers:
            assert bool(table.game.moves(games, 0, seat)) == (seat in to_act)


def test_a_seat_to_act_has_legal_actions_also_inside_a_move(table: Table) -> None:
    for course in courses(table):
        for games in course.positions:
            for seat in table.game.engine.seats_to_act(games, 0):
                assert table.game.engine.count_legal(games, 0, seat) > 0


def test_nobody_is_to_act_exactly_when_the_game_is_over(table: Table) -> None:
    for course in courses(table):
        for games in course.positions:
            assert table.game.is_over(games, 0) == (table.game.engine.awaiting(games, 0) == 0)
            assert table.game.obstacle(games, 0) is None


def test_pick_legal_goes_through_the_marked_actions_in_ascending_order(table: Table) -> None:
    for games in positions(table):
        for seat in table.game.engine.seats_to_act(games, 0):
            number = table.game.engine.count_legal(games, 0, seat)
            picked = [table.game.engine.pick_legal(games, 0, seat, k) for k in range(number)]
            assert picked == marked(table.game, games, seat)


def test_actions_inside_a_move_are_marked_counted_and_picked_alike(table: Table) -> None:
    for course in courses(table):
        inside = [games for games in course.positions if not table.game.is_whole(games, 0)]
        for games in inside[:3]:
            (seat,) = table.game.engine.seats_to_act(games, 0)
            number = table.game.engine.count_legal(games, 0, seat)
            picked = [table.game.engine.pick_legal(games, 0, seat, k) for k in range(number)]
            assert picked == marked(table.game, games, seat)


def test_a_random_action_is_a_legal_one(table: Table) -> None:
    for course in courses(table):
        for games, (seat, action) in zip(course.positions[::7], course.actions[::7], strict=False):
            assert action in marked(table.game, games, seat)


def test_every_game_ends_within_the_most_actions(table: Table) -> None:
    for course in courses(table):
        assert len(course.actions) <= table.game.most_actions
        assert table.game.is_over(course.positions[-1], 0)


def test_every_phase_that_asks_a_seat_and_the_end_are_reached(game: Game) -> None:
    reached, asking = set(), {game.over}
    for table in tables_of(game.name):
        for course in courses(table):
            reached |= {int(games[0].phase) for games in course.positions}
            asking |= phases_that_ask(game, course.positions[len(course.positions) // 2])
    assert {game.phases[phase] for phase in reached} == {game.phases[phase] for phase in asking}


def phases_that_ask(game: Game, games: Games) -> set[int]:
    """Those in which somebody is to act and has something to choose."""
    asking = set()
    trial = games.copy()
    for phase in range(len(game.phases)):
        trial[0].phase = phase
        for seat in game.engine.seats_to_act(trial, 0):
            if game.engine.count_legal(trial, 0, seat) > 0:
                asking.add(phase)
    return asking


def test_games_end_with_every_seat_winning_and_with_shared_wins(game: Game) -> None:
    table = tables_of(game.name)[0]
    scores = simulate(game.name, games=GAMES_TO_WIN, seed=3, players=table.options.players)
    winners = [tuple(winners_of(row)) for row in scores]
    assert {seat for seats in winners for seat in seats} == set(table.seats)
    assert {len(seats) for seats in winners} >= {1, 2}
