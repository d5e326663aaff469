"""Features: each has a name and a range, and with the mask they say what every legal action means."""

from collections.abc import Iterator

import numpy as np

from levada.contract import Bytes, Games, Seat
from levada.game import Game
from tests.contract.game_knowledge import meaning_of
from tests.contract.played_games import courses
from tests.contract.tables import Table

GAMES_A_TABLE = 4
EVERY = 3


def features(game: Game, games: Games, seat: Seat) -> Bytes:
    out = np.zeros(game.features, np.uint8)
    game.engine.features(games, 0, seat, out)
    return out


def decisions(table: Table) -> Iterator[tuple[Games, Seat]]:
    """Positions of whole games, inside a move too, and a seat that decides there."""
    for course in courses(table)[-GAMES_A_TABLE:]:
        for games in course.positions[::EVERY]:
            for seat in table.game.engine.seats_to_act(games, 0):
                yield games, seat


def test_every_feature_and_every_action_has_a_name_of_its_own(game: Game) -> None:
    assert len(set(game.feature_names)) == len(game.feature_names) == game.features
    assert len(set(game.action_names)) == len(game.action_names) == game.actions


def test_every_feature_is_within_its_range(table: Table) -> None:
    most = np.array([feature.most for feature in table.game.named_features])
    for course in courses(table):
        for games in course.positions[::EVERY]:
            for seat in table.watchers:
                assert (features(table.game, games, seat) <= most).all()


def test_features_are_the_whole_numbers_by_their_units(table: Table) -> None:
    game, games = table.game, courses(table)[0].positions[-1]
    scaled = np.zeros(game.features, np.float32)
    game.engine.features(games, 0, 0, scaled)
    whole = features(game, games, 0)
    assert scaled.tolist() == (whole / game.engine.units).tolist()


def test_features_alone_say_what_every_legal_action_means(table: Table) -> None:
    game = table.game
    for games, seat in decisions(table):
        shown = dict(zip(game.feature_names, features(game, games, seat).tolist(), strict=True))
        read = {name: number for name, number in shown.items() if number}
        for action in game.engine.legal_actions(games, 0, seat):
            expected = game.format_action(games, 0, action)
            assert meaning_of(game, read, game.action_names[action]) == expected


def test_the_words_of_an_action_are_those_of_its_move(table: Table) -> None:
    game = table.game
    for games, seat in decisions(table):
        if game.is_whole(games, 0):
            legal = game.engine.legal_actions(games, 0, seat)
            said = {game.format_action(games, 0, action) for action in legal}
            moves = game.moves(games, 0, seat)
            assert said == {" ".join(move.split(" ")[:2]) for move in moves} or said == set(moves)
