"""Whole games with players of one's own: what they are told, and what happens when they fail."""

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import levada
from levada.contract import Games, Seat
from levada.match import Match
from levada.players.code_file import digest_of
from levada.players.factory import ClassFactory, PlayerFactory
from levada.players.failure import Failure
from levada.players.game_loop import play_game
from levada.players.player_words import player_named
from levada.players.protocol import GameStart
from levada.players.seated_player import Place
from tests.players import own_players
from tests.players.own_players import Chance, FirstAction, Last, Vandal, VandalByNumber

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("santiago", {"players": 4}),
    ("santiago", {"edition": "trefl", "players": 2}),
    ("exlibris", {"players": 3}),
]
BAD_MOVES = [
    ("fly away", "'fly away' — 'fly' is not a move; expected bid, pass; open: pass, "),
    (None, "None is no move; expected words such as 'pass'"),
    (3, "3 is no move"),
]


def of(kind: type[Any]) -> PlayerFactory:
    return ClassFactory(kind.__name__, kind)


def played(
    kind: type[Any], name: str = "santiago", seed: int = 3, **given: Any
) -> tuple[Match, Failure | None]:
    """One of a kind, at seat 1, among players by chance."""
    match = Match.deal(name, seed=seed, **given)
    players = [of(Chance) for _ in range(match.players)]
    players[1] = of(kind)
    return match, play_game(match, players, seed=5)


@pytest.mark.parametrize(("name", "given"), TABLES)
@pytest.mark.parametrize("kind", [Last, Chance, FirstAction])
def test_a_game_is_played_to_its_end(kind: type[Any], name: str, given: dict[str, Any]) -> None:
    match, failure = played(kind, name, **given)
    assert failure is None
    assert match.is_over
    assert [move for seat, move in match.moves if seat == 1]


def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    games = [played(Chance, seed=seed)[0].moves for seed in (3, 3, 4)]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize(("name", "given"), TABLES)
@pytest.mark.parametrize(("vandal", "like"), [(Vandal, Last), (VandalByNumber, FirstAction)])
def test_whoever_changes_what_it_is_handed_changes_nothing_of_the_game(
    vandal: type[Any], like: type[Any], name: str, given: dict[str, Any]
) -> None:
    spoilt, honest = played(vandal, name, **given), played(like, name, **given)
    assert spoilt[1] is honest[1] is None
    assert spoilt[0].moves == honest[0].moves
    assert list(spoilt[0].trace()) == list(honest[0].trace())


def test_a_player_is_told_its_game_once_for_each_seat() -> None:
    starts: list[GameStart] = []

    class Curious(Last):
        def begin(self, start: GameStart) -> None:
            starts.append(start)

    match = Match.deal("santiago", seed=3, players=3, palms=True)
    play_game(match, [of(Curious)] * 3, seed=5)
    assert [start.seat for start in starts] == [0, 1, 2]
    assert len({start.seed for start in starts}) == 3
    assert all(start.seed < 2**53 for start in starts)
    assert {(start.game, start.players) for start in starts} == {("santiago", 3)}
    assert starts[0].options == match.options.as_dict()


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_a_player_sees_what_its_seat_sees_and_no_more(name: str, given: dict[str, Any]) -> None:
    """The other worlds that the seat could believe in look the same to it, in words and by number."""
    seen: list[tuple[Any, list[str]]] = []
    numbers: list[bytes] = []

    class Looks(Last):
        def choose(self, view: Any, legal: list[str]) -> str:
            seen.append((view, legal))
            return super().choose(view, legal)

    class LooksByNumber(FirstAction):
        def act(self, games: Games, seat: Seat) -> int:
            numbers.append(games.tobytes())
            return super().act(games, seat)

    match = Match.deal(name, seed=3, **given)
    seat = match.to_act[0]
    for kind in (Looks, LooksByNumber):
        seated = of(kind).seated(Place(match.game, match.options, seat, seed=1, number=0))
        for number in range(3):
            other = match.games.copy()
            if number:
                match.game.engine.resample(other, 0, seat, np.array([number], np.uint64))
            seated.choose(other, seat)
    assert seen[0] == seen[1] == seen[2]
    assert numbers[0] == numbers[1] == numbers[2]


@pytest.mark.parametrize(("move", "says"), BAD_MOVES)
def test_an_illegal_move_loses_the_game(move: object, says: str) -> None:
    class Wrong:
        def choose(self, view: Any, legal: list[str]) -> Any:
            return move

    match, failure = played(Wrong)
    assert failure is not None
    assert failure.seat == 1
    assert failure.move == len(match.moves) + 1
    assert failure.reason.startswith(says)
    assert not match.is_over


@pytest.mark.parametrize("action", [-1, 10**9, 2.5, None, True])
def test_an_illegal_action_loses_the_game(action: object) -> None:
    class Wrong:
        def act(self, games: Games, seat: Seat) -> Any:
            return action

    _, failure = played(Wrong)
    assert failure is not None
    assert failure.reason.startswith(f"action {action} is not legal; open: ")


@pytest.mark.parametrize("error", [ZeroDivisionError("by zero"), SystemExit(3), OSError("gone")])
def test_whatever_a_player_raises_loses_the_game(error: BaseException) -> None:
    class Broken:
        def choose(self, view: Any, legal: list[str]) -> str:
            raise error

    _, failure = played(Broken)
    assert failure is not None
    assert failure.reason.startswith(f"{type(error).__name__}: {error} (test_games.py, line ")


@pytest.mark.parametrize("method", ["__init__", "begin"])
def test_a_player_that_cannot_begin_has_lost(method: str) -> None:
    def fail(*_arguments: object) -> None:
        raise ValueError("no model")

    match, failure = played(type("Unready", (Last,), {method: fail}))
    assert failure is not None
    assert str(failure).startswith("seat 1, before the first move: ValueError: no model")
    assert not match.moves


def test_addresses_in_memory_are_not_told_as_they_differ_each_time() -> None:
    class Broken:
        def choose(self, view: Any, legal: list[str]) -> str:
            raise ValueError(object())

    _, failure = played(Broken)
    assert failure is not None
    assert "<object object at 0x…>" in failure.reason


def test_a_player_that_takes_too_long_has_lost() -> None:
    class Slow:
        def choose(self, view: Any, legal: list[str]) -> str:
            try:
                time.sleep(60)
            except Exception:  # noqa: BLE001 — as somebody might write
                return legal[0]
            return legal[0]

    match = Match.deal("exlibris", seed=3, players=2)
    failure = play_game(match, [of(Slow), of(Slow)], seed=1, move_seconds=0.05)
    assert failure == Failure(failure.seat if failure else -1, 1, "no answer within 0.05 s")


def test_ctrl_c_is_no_failure_of_a_player() -> None:
    class Stopped:
        def choose(self, view: Any, legal: list[str]) -> str:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(Stopped)


def test_what_a_player_prints_is_no_result(capsys: pytest.CaptureFixture[str]) -> None:
    class Talks(Last):
        def choose(self, view: Any, legal: list[str]) -> str:
            sys.stdout.write("thinking\n")
            return super().choose(view, legal)

    played(Talks)
    told = capsys.readouterr()
    assert not told.out
    assert "thinking" in told.err


def test_a_built_in_level_is_a_player_too() -> None:
    match = Match.deal("exlibris", seed=3, players=2)
    players = [player_named("exlibris", "random"), of(Last)]
    assert play_game(match, players, seed=1) is None
    assert match.is_over


def test_what_changes_is_another_player() -> None:
    levada.player("last")(Last)
    described = player_named("santiago", "last").describe()
    assert described == {"class": "Last", "code": described["code"]}
    assert described["code"] == digest_of(Path(own_players.__file__).read_bytes())
