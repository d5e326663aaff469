"""No game ever breaks an invariant, and every invariant is watched."""

from levada.compiled_cache import COMPILED
from levada.game import Game
from tests.contract.game_knowledge import breakers_of
from tests.contract.played_games import courses, positions
from tests.contract.tables import Table, tables_of

STRIDE = 1 if COMPILED else 7  # shares no factor with the number of players


def test_there_is_no_fault_at_any_step(table: Table) -> None:
    for course in courses(table):
        for games in course.positions[::STRIDE]:
            assert table.game.faults[table.game.engine.faults(games, 0)] == "none"


def test_looking_for_faults_changes_nothing(table: Table) -> None:
    for games in positions(table):
        before = games.tobytes()
        table.game.engine.faults(games, 0)
        assert games.tobytes() == before


def test_every_fault_can_be_broken_on_purpose(game: Game) -> None:
    assert game.faults[0] == "none"
    assert list(breakers_of(game)) == list(game.faults[1:])


def test_each_broken_invariant_is_reported_as_exactly_that(game: Game) -> None:
    for fault, breaker in breakers_of(game).items():
        reported = []
        for table in tables_of(game.name):
            for games in positions(table):
                if breaker.applies(games[0]):
                    broken = games.copy()
                    breaker.edit(broken[0])
                    reported.append(game.faults[game.engine.faults(broken, 0)])
        assert reported
        assert set(reported) == {fault}
