"""What a seat may not know does not reach it by any of what is shown."""

from itertools import product
from random import Random
from typing import Any

from levada.contract import NOBODY, Games, Seat
from levada.games.santiago.layout import AUCTION, OVER
from levada.match import Match
from levada.presentation import aids, count, events, opening, preview, totals_by_round
from tests.contract.game_knowledge import secrets_of
from tests.contract.tables import Table
from tests.presentation.whole_games import matches, single_positions, some_moves

EVERY_NTH_MOVE = 3


def elsewhere(table: Table, games: Games, seat: Seat, chance: Random) -> Games:
    """A world that looks the same to the seat, with everything else in it that it cannot know.

    R10: where money is hidden, what others hold is not shown either.
    """
    other = games.copy()
    for secret in secrets_of(table.game):
        secret(other[0], seat, chance)
    if table.game.name == "santiago" and other[0].money_is_hidden and other[0].phase != OVER:
        for owner in table.seats:
            if owner != seat:
                other[0].money[owner] = chance.randint(30, 60)
    return other


def watcher(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def in_another_world(table: Table, match: Match, seat: Seat, chance: Random) -> Match:
    return Match(table.game, table.options, elsewhere(table, match.games, seat, chance))


def test_aids_and_counts_are_the_same_in_every_world_a_seat_can_believe_in(table: Table) -> None:
    chance = Random(1)
    for match, seat in product(single_positions(table), table.watchers):
        other = in_another_world(table, match, seat, chance)
        assert aids(other, watcher(seat)) == aids(match, watcher(seat))
        if seat == NOBODY:
            assert count(other) == count(match)
            assert totals_by_round(other) == totals_by_round(match)
            assert opening(other) == opening(match)


def test_previews_are_the_same_in_every_world_a_seat_can_believe_in(table: Table) -> None:
    chance = Random(2)
    for match in single_positions(table):
        for seat in match.to_act:
            other = in_another_world(table, match, seat, chance)
            for mover, move in some_moves(match):
                if mover == seat:
                    assert preview(other, seat, move) == preview(match, seat, move)


def test_events_are_the_same_in_every_world_a_viewer_can_believe_in(table: Table) -> None:
    chance = Random(3)
    for match in matches(table)[:2]:
        states = [*match.states, match.games]
        for n in range(0, len(match.moves), EVERY_NTH_MOVE):
            before, after = states[n], states[n + 1]
            for viewer in table.watchers:
                told = events(table.game, before, match.moves[n], after, watcher(viewer))
                worlds = [elsewhere(table, games, viewer, chance) for games in (before, after)]
                move = as_heard(match, n, viewer, chance)
                again = events(table.game, worlds[0], move, worlds[1], watcher(viewer))
                assert again == told


def as_heard(match: Match, n: int, viewer: Seat, chance: Random) -> tuple[Seat, str]:
    """The n-th move; or another bid, if the viewer cannot know which it was."""
    seat, words = match.moves[n]
    after = [*match.states, match.games][n + 1][0]
    is_sealed = match.players == 2 and viewer != seat and words.split()[0] in ("bid", "pass")
    if match.game.name == "santiago" and is_sealed and after.phase == AUCTION:
        return seat, f"bid {chance.randint(1, 22)}"
    return seat, words


def test_hidden_money_of_others_is_nowhere_in_what_is_shown() -> None:
    """A figure nobody else could have, looked for in the words."""
    match = Match.deal("santiago", players=3, money="hidden", seed=5)
    match.games[0].money[1] = 9173
    for seat in (None, 0, 2):
        assert "9173" not in words(match, seat)
    assert "9173" in words(match, 1)


def words(match: Match, seat: Seat | None) -> str:
    shown: list[Any] = [aids(match, seat), count(match), totals_by_round(match), opening(match)]
    return str(shown)
