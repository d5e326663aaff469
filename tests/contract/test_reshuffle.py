"""A set-up in a new order: everything hidden is shuffled, nothing public, and no piece is lost."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from levada.contract import NOBODY
from tests.contract.game_knowledge import secrets_of
from tests.contract.played_games import courses
from tests.contract.tables import Table

ORDERS = 10


def pieces(part: Any) -> Iterator[str]:
    """Every tile and card, wherever it lies: a tile is a word, cards are letters in one."""
    if isinstance(part, list):
        for each in part:
            yield from pieces(each)
    elif isinstance(part, str):
        yield from [part] if part[-1].isdigit() else part


def in_other_orders(table: Table) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    chance = Random(1)
    setup = table.game.set_up(courses(table)[0].positions[0], 0)
    shuffled = [table.game.initial_state.reshuffle(setup, chance.shuffle) for _ in range(ORDERS)]
    return setup, shuffled


def test_no_piece_is_lost_and_the_set_up_can_be_laid_out(table: Table) -> None:
    setup, shuffled = in_other_orders(table)
    for other in shuffled:
        games = table.game.lay_out(table.options, other)
        assert table.game.faults[table.game.engine.faults(games, 0)] == "none"
        assert table.game.set_up(games, 0) == other
        assert Counter(pieces(list(other.values()))) == Counter(pieces(list(setup.values())))


def with_other_secrets(table: Table) -> Iterator[dict[str, Any]]:
    """The set-up with all changed that a spectator does not see when the game begins."""
    games, chance = courses(table)[0].positions[0].copy(), Random(2)
    for _ in range(ORDERS):
        for secret in secrets_of(table.game):
            secret(games[0], NOBODY, chance)
        yield table.game.set_up(games, 0)


def names_that_differ(setup: dict[str, Any], others: Iterable[dict[str, Any]]) -> set[str]:
    return {name for other in others for name in setup if other[name] != setup[name]}


def test_every_part_that_holds_a_secret_is_new_and_the_others_stay(table: Table) -> None:
    setup, shuffled = in_other_orders(table)
    secret = names_that_differ(setup, with_other_secrets(table))
    assert names_that_differ(setup, shuffled) == secret != set()
    assert len({str(other) for other in shuffled}) == ORDERS


def test_the_set_up_that_was_given_stays_as_it_is(table: Table) -> None:
    setup, _ = in_other_orders(table)
    before = str(setup)
    table.game.initial_state.reshuffle(setup, list.reverse)
    assert str(setup) == before
