"""How much lies face down: it falls exactly when a move turns something up."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from levada.contract import NOBODY, Games, Seat
from levada.game import AnyView
from tests.contract.game_knowledge import secrets_of
from tests.contract.played_games import after, courses
from tests.contract.tables import Table

ORDERS = 30  # enough to find another piece on top, if there is one


def in_other_orders(table: Table, games: Games) -> Iterator[Games]:
    """The same game with what lies face down shuffled."""
    chance, shuffle_face_down = Random(1), secrets_of(table.game)[0]
    for _ in range(ORDERS):
        other = games.copy()
        shuffle_face_down(other[0], NOBODY, chance)
        yield other


def look_after(table: Table, games: Games, seat: Seat, action: int) -> AnyView:
    """What a spectator sees after an action."""
    return table.game.view(after(table, games, seat, (action,)), 0, NOBODY)


def test_what_lies_face_down_never_grows_and_everybody_can_count_it(table: Table) -> None:
    for course in courses(table):
        counts = [table.game.face_down(games, 0) for games in course.positions]
        assert counts == sorted(counts, reverse=True)
        assert 0 <= counts[-1] < counts[0]
        for games, count in zip(course.positions[::10], counts[::10], strict=True):
            assert table.game.face_down(table.game.seen_by(games, 0, NOBODY), 0) == count


def test_it_falls_when_an_action_turns_up_what_nobody_could_know(table: Table) -> None:
    course = courses(table)[0]
    steps = zip(pairwise(course.positions), course.actions, strict=True)
    for (games, follows), (seat, action) in steps:
        seen = look_after(table, games, seat, action)
        others = list(in_other_orders(table, games))
        if table.game.face_down(follows, 0) == table.game.face_down(games, 0):
            assert look_after(table, others[0], seat, action) == seen
        # The last of all are no surprise, nor are some that are all alike.
        elif table.game.face_down(follows, 0) > 0 and any(other != games for other in others):
            assert any(look_after(table, other, seat, action) != seen for other in others)
