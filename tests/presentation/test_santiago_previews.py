"""What a move would mean is what it then does."""

from functools import cache
from itertools import product
from typing import Any

import pytest

from levada.contract import IllegalMove, Seat
from levada.match import Match
from levada.presentation import aids, preview
from tests import tables
from tests.contract.tables import Table
from tests.presentation.whole_games import (
    after,
    after_drought,
    losses,
    single_positions,
    some_moves,
)


@cache
def all_previews(table: Table) -> list[tuple[Match, Seat, str, Any]]:
    """Positions with a move, and what is shown of it."""
    return [
        (match, seat, move, preview(match, seat, move))
        for match in single_positions(table)
        for seat, move in some_moves(match)
    ]


def previews(table: Table, kind: str) -> list[tuple[Match, Seat, str, Any]]:
    return [each for each in all_previews(table) if each[3]["kind"] == kind]


def test_a_tile_joins_the_field_that_was_shown(santiago: Table) -> None:
    for match, seat, move, shown in previews(santiago, "plant"):
        later = after(match, seat, move)
        square = move.split()[2]
        assert shown["field"] in fields(later)
        assert square in shown["field"]["squares"]
        assert all(joined in fields(match) for joined in shown["joins"])
        joined = [name for field in shown["joins"] for name in field["squares"]]
        assert sorted([square, *joined]) == shown["field"]["squares"]


def fields(match: Match) -> Any:
    shown: Any = aids(match)
    return shown["fields"]


def test_a_planting_brings_each_seat_what_was_shown(santiago: Table) -> None:
    for match, seat, move, shown in previews(santiago, "plant"):
        later = after(match, seat, move)
        counts = (match.game.scores(each.games, 0) for each in (match, later))
        gained = [now - then for then, now in zip(*counts, strict=True)]
        gained[seat] += shown["pays"]
        changes = {each["seat"]: each["after"] - each["before"] for each in shown["changes"]}
        assert gained == [changes.get(other, 0) for other in santiago.seats]


def test_a_planted_tile_is_as_it_was_shown(santiago: Table) -> None:
    for match, seat, move, shown in previews(santiago, "plant"):
        later = after(match, seat, move)
        square, view = move.split()[2], later.view(seat)
        assert shown["markers"] == view["board"][square][2]
        assert shown["palm"] == (square in view["palms"])
        assert shown["loss"] == losses(later.games, after_drought(later)).get(square)
        assert not (shown["watered"] and shown["loss"])
        assert shown["keeps"] == view["money"][seat]
        assert shown["pays"] == match.view(seat)["money"][seat] - shown["keeps"]


def test_a_field_grows_from_five_to_six() -> None:
    """The pepper field of the rulebook's example, and one tile with two planters more."""
    match = tables.table(tiles="pepper2 bean1 bean1 bean1", palms=tables.THREE_PALMS)
    tables.play(match, "1 bid 5", "2 pass", "3 bid 4", "0 bid 1")
    for name, owner, markers in (("c2", 0, 2), ("d2", 1, 2), ("c3", 1, 2), ("d3", 3, 1)):
        tables.put(match, name, "pepper2", owner, markers)
    tables.put(match, "d1", "pepper2")
    tables.dig(match, "B2-C2")
    shown = preview(match, 1, "plant pepper2 c4")
    assert shown["kind"] == "plant"
    assert [field["tiles"] for field in shown["joins"]] == [5]
    assert shown["field"]["tiles"] == 6
    assert shown["changes"] == [
        {"seat": 0, "before": 10, "after": 12},
        {"seat": 1, "before": 20, "after": 36},
        {"seat": 3, "before": 5, "after": 6},
    ]
    assert (shown["markers"], shown["watered"], shown["loss"]) == (2, False, "marker")
    assert (shown["pays"], shown["keeps"]) == (5, 5)


def test_an_offer_stands_as_it_was_shown(santiago: Table) -> None:
    for match, seat, move, shown in previews(santiago, "canal"):
        if not move.startswith("offer"):
            continue
        later: Any = aids(after(match, seat, move), seat)
        assert shown["segment"] in later["segments"]
        assert shown["elsewhere"] == later["elsewhere"]
        assert shown["pays"] == int(move.split()[2])
        assert shown["keeps"] == match.games[0].money[seat] - shown["pays"]


def test_a_canal_costs_and_brings_what_was_shown(santiago: Table) -> None:
    for match, seat, move, shown in previews(santiago, "canal"):
        if move.startswith("offer"):
            continue
        later = after(match, seat, move)
        income = 3 if later.view()["round"] > match.view()["round"] else 0
        money = int(match.games[0].money[seat])
        assert later.games[0].money[seat] - income == shown["keeps"]
        assert shown["keeps"] == money - shown["pays"] + shown["gains"]
        assert shown["segment"]["segment"] in later.view()["canals"]


def test_a_bid_is_shown_as_among_the_others(santiago: Table) -> None:
    for match, seat, _, shown in previews(santiago, "bid"):
        beside: Any = aids(match, seat)
        assert shown["bid"] in beside["auction"]["bids"]
        assert shown["move"] == shown["bid"]["move"]


def test_passing_promises_nothing(santiago: Table) -> None:
    words = {move for _, _, move, _ in previews(santiago, "pass")}
    assert "pass" in words
    assert words <= {"pass", "decline", "keep"}


def test_a_preview_changes_nothing_and_an_illegal_move_has_none(table: Table) -> None:
    for match, seat in product(single_positions(table), table.seats):
        before = match.games.tobytes()
        for _, move in [*some_moves(match)][:3]:
            if move in match.legal(seat):
                preview(match, seat, move)
        with pytest.raises(IllegalMove):
            preview(match, seat, "dance")
        assert match.games.tobytes() == before
