"""Reading a record never trusts: whatever is wrong is refused, and its place is named."""

from typing import Any

import pytest

from tests.library.records import DELETED, changed, error_of, error_of_text, good, read


def test_good_records_are_read() -> None:
    assert not read(good("santiago")).is_over
    assert read(good("exlibris")).is_over


def test_fields_may_stand_in_any_order() -> None:
    for game in ("santiago", "exlibris"):
        record = good(game)
        turned = {name: record[name] for name in reversed(record)}
        assert read(turned).record(record["seats"]).as_dict() == record


@pytest.mark.parametrize(
    "found", [None, True, 7, 2.5, "levada/1", [], [[]], {}, {"format": "levada/1"}]
)
def test_what_is_no_record_is_refused(found: Any) -> None:
    error_of(found)


@pytest.mark.parametrize(
    "version", ["levada/2", "levada/1.0", "LEVADA/1", "", None, 1, ["levada/1"]]
)
def test_another_version_is_refused(version: Any) -> None:
    assert error_of(good("exlibris") | {"format": version}).startswith("format: ")


@pytest.mark.parametrize("field", ["format", "game", "options", "setup", "seats", "moves"])
@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_a_missing_field_is_named(field: str, game: str) -> None:
    assert field in error_of(changed(good(game), (field,), DELETED))


def test_an_unknown_field_is_named() -> None:
    assert "'winner' is not part of a record" in error_of(good("exlibris") | {"winner": 1})


@pytest.mark.parametrize("value", [None, True, 7, 2.5, "x", "", [], [1], {}, {"a": 1}, [[[[]]]]])
@pytest.mark.parametrize("field", ["game", "options", "setup", "seats", "moves", "result"])
@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_a_field_of_the_wrong_type_is_named(game: str, field: str, value: Any) -> None:
    record = good(game)
    if (game, field, value) != ("santiago", "moves", []):  # a game of no moves is one
        assert field.removesuffix("s") in error_of(record | {field: value})


@pytest.mark.parametrize("value", [None, True, 7, -1, 2.5, "x", "", [], [1], {}, "\ud800", 10**17])
@pytest.mark.parametrize(
    ("game", "path"),
    [
        ("santiago", ("setup", "spring")),
        ("santiago", ("setup", "palms")),
        ("santiago", ("setup", "palms", 1)),
        ("santiago", ("setup", "overseer")),
        ("santiago", ("setup", "boxed")),
        ("santiago", ("setup", "boxed", 0)),
        ("santiago", ("setup", "stacks")),
        ("santiago", ("setup", "stacks", 2)),
        ("santiago", ("setup", "stacks", 2, 3)),
        ("santiago", ("options", "edition")),
        ("santiago", ("options", "min_offer")),
        ("santiago", ("options", "money")),
        ("santiago", ("options", "spare_tile")),
        ("exlibris", ("setup", "first")),
        ("exlibris", ("setup", "expedition")),
        ("exlibris", ("setup", "seekers")),
        ("exlibris", ("setup", "hands")),
        ("exlibris", ("setup", "hands", 1)),
        ("exlibris", ("setup", "unused")),
        ("exlibris", ("options", "players")),
    ],
)
def test_a_value_of_the_wrong_type_is_named(game: str, path: tuple[Any, ...], value: Any) -> None:
    error = error_of(changed(good(game), path, value))
    assert error.startswith(path[0])
    assert str(path[1]) in error


@pytest.mark.parametrize("name", ["edition", "players", "palms", "min_offer", "build_named"])
def test_a_missing_option_is_named(name: str) -> None:
    error = error_of(changed(good("santiago"), ("options", name), DELETED))
    assert error.startswith(f"options: {name} missing")


def test_an_unknown_option_is_named() -> None:
    error = error_of(changed(good("exlibris"), ("options", "edition"), "trefl"))
    assert error.startswith("options: 'edition' is not an option")


@pytest.mark.parametrize("players", [2.5, 3.0, "3", True, 1, 9, 10**17, -2, None])
@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_a_number_of_players_that_cannot_be_is_refused(game: str, players: Any) -> None:
    error = error_of(changed(good(game), ("options", "players"), players))
    assert error.startswith("options: players")


@pytest.mark.parametrize("players", [2, 4])
def test_a_number_of_players_that_does_not_fit_the_seats_is_refused(players: int) -> None:
    error = error_of(changed(good("exlibris"), ("options", "players"), players))
    assert error.startswith("seats: 3 names for")


def test_another_game_is_refused() -> None:
    error = error_of(good("exlibris") | {"game": "chess"})
    assert error == "'chess' is not a game here; expected santiago or exlibris"


# Set-up.


@pytest.mark.parametrize("tile", ["grape1", "grape2", "watermelon1"])
def test_a_tile_too_many_of_a_kind_is_refused(tile: str) -> None:
    error = error_of(changed(good("santiago"), ("setup", "stacks"), [[tile] * 11] * 4))
    assert error.startswith("setup: 4")
    assert f"tiles {tile}; there are {3 * int(tile[-1])}" in error


@pytest.mark.parametrize("change", [-1, 1])
def test_a_stack_of_the_wrong_size_is_refused(change: int) -> None:
    record = good("santiago")
    stack = (record["setup"]["stacks"][2] * 2)[: 11 + change]
    error = error_of(changed(record, ("setup", "stacks", 2), stack))
    assert error == f"setup.stacks[2]: expected 11 tiles, it has {11 + change}"


def test_the_wrong_number_of_stacks_is_refused() -> None:
    error = error_of(changed(good("santiago"), ("setup", "stacks", 3), DELETED))
    assert error == "setup.stacks: expected 4 stacks for 4 players"


def test_tiles_of_another_edition_are_refused() -> None:
    error = error_of(changed(good("santiago"), ("setup", "stacks", 0, 5), "bean1"))
    assert error.startswith("setup.stacks[0][5]: 'bean1' is not known; expected one of banana1")


def test_an_unknown_boxed_tile_is_refused() -> None:
    error = error_of(changed(good("santiago"), ("setup", "boxed"), ["?"]))
    assert error.startswith("setup.boxed")


@pytest.mark.parametrize(
    ("palms", "error"),
    [
        (["b5", "c6", "h6"], "setup.palms[1]: c6 touches another palm's square; palms stand apart"),
        (["b5", "h6", "b5"], "setup.palms[2]: b5 touches another palm's square"),
        (["d2", "a6", "h6"], "setup.palms[0]: d2 touches the spring at C2; palms keep off it"),
        (["a1", "e3", "h6"], "setup.palms[1]: e3 touches the spring at C2"),
        (["a1", "h6"], "setup.palms: ['a1', 'h6']; expected a list of 3 squares"),
        ([], "setup.palms: []; expected a list of 3 squares"),
        (["a1", "i6", "h6"], "setup.palms[1]: 'i6' is not known; expected a square a1–h6"),
    ],
)
def test_palms_where_they_cannot_stand_are_refused(palms: list[str], error: str) -> None:
    assert error_of(changed(good("santiago"), ("setup", "palms"), palms)).startswith(error)


def test_palms_beside_those_squares_are_fine() -> None:
    read(changed(good("santiago"), ("setup", "palms"), ["b2", "d6", "g3"]) | {"moves": []})


def test_palms_in_a_game_without_are_refused() -> None:
    record = changed(good("santiago"), ("options", "palms"), value=False)
    assert error_of(record).startswith("setup.palms")


# Moves.


def refused_move(number: int, move: Any, game: str = "santiago") -> str:
    return error_of(changed(good(game), ("moves", number - 1), move))


@pytest.mark.parametrize(
    ("move", "error"),
    [
        ([1, "fly"], "move 1, seat 1: 'fly' — 'fly' is not a move; expected bid, pass; open: pass"),
        ([2, "bid 3"], "move 1, seat 2: 'bid 3' — it is the turn of seat 1"),
        ([1, "bid 2.5"], "move 1, seat 1: 'bid 2.5' — '2.5' is not a whole amount of money; open:"),
        ([1, "bid 11"], "move 1, seat 1: 'bid 11' — 11 is more than the 10 there are; open:"),
        ([1, "bid 0"], "move 1, seat 1: 'bid 0' — a bid is at least 1"),
        ([1, "bid -1"], "move 1, seat 1: 'bid -1' — '-1' is not a whole"),
        ([1, "keep"], "move 1, seat 1: 'keep' — now it is time to bid or pass; open:"),
        ([9, "pass"], "move 1, seat 9: 'pass' — seat: 9 is not there; expected 0 to 3"),
        ([-1, "pass"], "move 1, seat -1: 'pass' — seat: -1 is not there; expected 0 to 3"),
        (
            [10**17, "pass"],
            "move 1, seat 100000000000000000: 'pass' — seat: 100000000000000000 is not there",
        ),
        ([1, "\ud800"], "move 1, seat 1: '\\ud800' — '\\ud800' is not a move"),
        ([1, "bid 1\x00"], "move 1, seat 1: 'bid 1\\x00' — '1\\x00' is not a whole"),
        ([2.5, "pass"], "move 1: [2.5, 'pass']; expected [seat, words]"),
        ([1.0, "pass"], "move 1: [1.0, 'pass']; expected [seat, words]"),
        ([True, "pass"], "move 1: [True, 'pass']; expected [seat, words]"),
        (["1", "pass"], "move 1: ['1', 'pass']; expected [seat, words]"),
        ([1, "pass", 3], "move 1: [1, 'pass', 3]; expected [seat, words]"),
        ([1], "move 1: [1]; expected [seat, words]"),
        ([1, None], "move 1: [1, None]; expected [seat, words]"),
        ("pass", "move 1: 'pass'; expected [seat, words]"),
        ({"seat": 1}, "move 1: {'seat': 1}; expected [seat, words]"),
        (None, "move 1: None; expected [seat, words]"),
    ],
)
def test_a_move_that_cannot_be_is_refused_by_its_number(move: Any, error: str) -> None:
    assert refused_move(1, move).startswith(error)


def test_a_move_later_in_the_game_is_refused_by_its_number() -> None:
    moves = good("exlibris")["moves"]
    seat = moves[6][0]
    assert refused_move(7, [seat, "order Q"], "exlibris").startswith(f"move 7, seat {seat}: ")
    assert refused_move(7, [seat + 1, "order A"], "exlibris").startswith("move 7, seat ")


def test_a_move_after_the_end_is_refused() -> None:
    record = good("exlibris")
    record["moves"].append([0, "order A"])
    number = len(record["moves"])
    assert error_of(record) == f"move {number}, seat 0: 'order A' — the game is over"


# Result.


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("result", "scores", 0), 99),
        (("result", "scores"), []),
        (("result", "winners"), [0, 1, 2]),
        (("result", "winners"), []),
        (("result", "scores", 0), 1.0),
        (("result", "scores", 0), True),
        (("result", "scores", 0), None),
        (("result", "winners"), "0"),
        (("result", "scores"), DELETED),
        (("result", "margin"), 3),
    ],
)
def test_a_result_that_does_not_follow_is_refused(path: tuple[Any, ...], value: Any) -> None:
    assert error_of(changed(good("exlibris"), path, value)).startswith("result")


def test_a_result_of_a_running_game_is_refused() -> None:
    record = good("santiago") | {"result": {"scores": [1, 2, 3, 4], "winners": [3]}}
    assert error_of(record) == "result: the game is not over after move 20"


def test_text_that_says_it_is_another_thing_is_refused() -> None:
    assert error_of_text("levada/1").startswith("line 1, column 1: not JSON")
