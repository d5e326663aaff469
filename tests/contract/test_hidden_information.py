"""What a seat cannot know does not reach it: in the state, in the view, in the features."""

import json
from functools import cache
from itertools import product
from random import Random
from typing import Any

import numpy as np

from levada.chance import generator
from levada.compiled_cache import COMPILED
from levada.contract import NOBODY, Games, Seat
from levada.game import AnyView, Game
from tests.contract.game_knowledge import secrets_of
from tests.contract.played_games import positions
from tests.contract.tables import Table, tables_of

BEYOND, UNTOUCHED = 8, 255  # numbers that must stay as they are


def hidden(game: Game, games: Games, seat: Seat) -> Games:
    games = games.copy()
    game.engine.hide(games, 0, seat)
    return games


def resampled(game: Game, games: Games, seat: Seat, number: int = 0) -> Games:
    games = games.copy()
    game.engine.resample(games, 0, seat, generator(5, number))
    return games


def features(game: Game, games: Games, seat: Seat) -> Any:
    out = np.full(game.features + BEYOND, UNTOUCHED, np.uint8)
    game.engine.features(games, 0, seat, out[: game.features])
    assert (out[game.features :] == UNTOUCHED).all()
    return out[: game.features]


def appearance(game: Game, games: Games, seat: Seat) -> tuple[bytes, AnyView, bytes]:
    """All that reaches a seat."""
    return (
        hidden(game, games, seat).tobytes(),
        game.view(games, 0, seat),
        features(game, games, seat).tobytes(),
    )


@cache
def looks(table: Table) -> list[tuple[Games, Seat, Any]]:
    """The table's positions as its watchers see them; uncompiled, as three of them do."""
    watchers = table.watchers if COMPILED else (*table.watchers[:2], NOBODY)
    return [
        (games, seat, appearance(table.game, games, seat))
        for games in positions(table)
        for seat in watchers
    ]


def test_hiding_twice_is_hiding_once(table: Table) -> None:
    for games, seat, (once, _, _) in looks(table):
        assert hidden(table.game, hidden(table.game, games, seat), seat).tobytes() == once


def test_changing_every_secret_changes_nothing_a_seat_can_see(table: Table) -> None:
    chance = Random(1)
    for games, seat, look in looks(table):
        changed = games.copy()
        for secret in secrets_of(table.game):
            secret(changed[0], seat, chance)
        assert table.game.faults[table.game.engine.faults(changed, 0)] == "none"
        assert appearance(table.game, changed, seat) == look


def test_every_secret_is_one_somewhere(game: Game) -> None:
    chance = Random(3)
    for secret in secrets_of(game):
        changes = 0
        for table in tables_of(game.name):
            for games, seat in product(positions(table), table.watchers):
                changed = games.copy()
                secret(changed[0], seat, chance)
                changes += changed.tobytes() != games.tobytes()
        assert changes > 0


def test_a_resampled_world_looks_the_same_to_its_seat(table: Table) -> None:
    for games, seat, look in looks(table):
        world = resampled(table.game, games, seat)
        assert table.game.faults[table.game.engine.faults(world, 0)] == "none"
        assert appearance(table.game, world, seat) == look


def test_a_world_can_be_resampled_from_what_a_seat_sees(table: Table) -> None:
    for games, seat, look in looks(table):
        world = resampled(table.game, hidden(table.game, games, seat), seat)
        assert table.game.faults[table.game.engine.faults(world, 0)] == "none"
        assert appearance(table.game, world, seat) == look


def test_resampling_changes_everything_that_is_secret_and_nothing_else(game: Game) -> None:
    secret, changed = set(), set()
    chance = Random(4)
    for table in tables_of(game.name):
        for number, (games, seat) in enumerate(product(positions(table), (0, 1, NOBODY))):
            other = games.copy()
            for change in secrets_of(game):
                change(other[0], seat, chance)
            secret |= fields_that_differ(games, other)
            changed |= fields_that_differ(games, resampled(game, games, seat, number))
    assert changed == secret != set()


def fields_that_differ(games: Games, others: Games) -> set[str]:
    names = games.dtype.names or ()
    return {name for name in names if (games[name] != others[name]).any()}


def test_resampled_worlds_differ(table: Table) -> None:
    start = positions(table)[0]
    for seat in table.watchers:
        worlds = {resampled(table.game, start, seat, number).tobytes() for number in range(10)}
        assert len(worlds | {start.tobytes()}) == 11


def test_a_resampled_game_can_be_played_to_its_end(table: Table) -> None:
    game = table.game
    for games in positions(table)[::3]:
        for seat in table.watchers[:2]:
            world, rng = resampled(game, games, seat, 1), generator(6)
            while seats := game.engine.seats_to_act(world, 0):
                action = game.engine.pick_random(world, 0, seats[0], rng)
                game.engine.apply(world, 0, seats[0], action)
            assert game.is_over(world, 0)
            assert game.faults[game.engine.faults(world, 0)] == "none"


def test_features_are_the_same_before_and_after_hiding(table: Table) -> None:
    for games, seat, (_, _, look) in looks(table):
        assert features(table.game, hidden(table.game, games, seat), seat).tobytes() == look


def test_a_view_and_features_change_nothing(table: Table) -> None:
    for games in positions(table):
        before = games.tobytes()
        table.game.view(games, 0, 0)
        features(table.game, games, 0)
        assert games.tobytes() == before


def with_lists(value: Any) -> Any:
    """As JSON says it: what is a tuple here comes back as a list."""
    if isinstance(value, dict):
        return {name: with_lists(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [with_lists(part) for part in value]
    return value


def test_a_view_is_the_same_before_and_after_hiding_and_can_be_sent(table: Table) -> None:
    for games, seat, (_, view, _) in looks(table):
        assert table.game.view(hidden(table.game, games, seat), 0, seat) == view
        assert json.loads(json.dumps(view)) == with_lists(view)


def test_a_view_lists_the_moves_of_its_own_seat_only(table: Table) -> None:
    for games, seat, (_, view, _) in looks(table):
        assert view["legal"] == table.game.moves(games, 0, seat)
        assert view["to_act"] == table.game.engine.seats_to_act(games, 0)
        assert view["seat"] == (seat if seat in table.seats else None)
