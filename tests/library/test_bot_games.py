"""Many games among bots: the moves of `Bot`, compiled; and columns that say what happened in them."""

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

from levada.bots.bot_seeds import number_of_bot, seed_of_bots
from levada.columns import Columns
from levada.compiled_cache import COMPILED
from levada.games.santiago.options import EDITIONS
from levada.match import Match
from levada.options import OptionError
from levada.players.game_loop import play_game
from levada.players.player_words import player_named
from levada.simulation import simulate

GAMES = 6 if COMPILED else 1
SEED = 11
TABLES: list[tuple[str, dict[str, Any], str]] = [
    ("exlibris", {"players": 2}, "novice regular"),
    ("exlibris", {"players": 4, "first": 1}, "regular regular novice random"),
    ("santiago", {"players": 2, "edition": "trefl"}, "regular novice"),
    ("santiago", {"players": 3, "palms": True, "spare_tile": "planted"}, "regular novice random"),
    ("santiago", {"players": 4, "build_named": True, "min_offer": 0}, "novice " * 4),
    ("santiago", {"players": 5, "edition": "samarkand"}, "regular " * 5),
]
each_table = pytest.mark.parametrize(("name", "options", "words"), TABLES)


def play_as_bots(name: str, options: dict[str, Any], words: str, deal: int) -> Match:
    """The arena's game of a line-up that was not moved on, with every move checked."""
    match = Match.deal(name, seed=SEED, number=deal, **options)
    players = [player_named(name, level) for level in words.split()]
    first = number_of_bot(match.players, deal, rotation=0, seat=0)
    assert play_game(match, players, seed_of_bots(SEED, words.split()), first) is None
    return match


def row_of(columns: Columns, **key: Any) -> dict[str, Any]:
    [row] = np.flatnonzero(np.all([columns[name] == key[name] for name in key], axis=0))
    return {name: column[row].item() for name, column in columns.items()}


@each_table
def test_compiled_games_are_those_that_bots_play(
    name: str, options: dict[str, Any], words: str
) -> None:
    totals = simulate(name, games=GAMES, seed=SEED, level=words, **options)
    assert totals.dtype == np.int64
    for deal in range(GAMES):
        assert totals[deal].tolist() == play_as_bots(name, options, words, deal).scores


@pytest.mark.parametrize("words", ["expert:iterations=16", "novice expert:iterations=16"])
def test_levels_that_search_play_as_they_do_in_the_arena(words: str) -> None:
    by_seat = words if " " in words else f"{words} {words}"
    totals = simulate("exlibris", players=2, games=2, seed=SEED, level=words)
    for deal in range(2):
        assert (
            totals[deal].tolist() == play_as_bots("exlibris", {"players": 2}, by_seat, deal).scores
        )


def test_the_number_of_workers_changes_nothing() -> None:
    alone, many = (
        simulate("exlibris", games=130, seed=9, workers=workers, level="regular", columns=True)
        for workers in (1, 3)
    )
    assert alone.keys() == many.keys()
    for name, column in alone.items():
        assert (column == many[name]).all()


@pytest.mark.parametrize("name", ["exlibris", "santiago"])
def test_columns_of_games_by_chance_are_of_the_same_games(name: str) -> None:
    totals = simulate(name, games=30 if COMPILED else 2, seed=3)
    columns = simulate(name, games=30 if COMPILED else 2, seed=3, columns=True)
    assert columns["total"].tolist() == totals.ravel().tolist()


@each_table
def test_shares_of_the_win_add_up_to_one_a_game(
    name: str, options: dict[str, Any], words: str
) -> None:
    columns = simulate(name, games=GAMES, seed=SEED, level=words, columns=True, **options)
    shares = columns["win_share"].reshape(GAMES, options["players"])
    totals = columns["total"].reshape(GAMES, options["players"])
    assert shares.sum(axis=1) == pytest.approx(1)
    assert ((shares > 0) == (totals == totals.max(axis=1, keepdims=True))).all()


santiago_tables = [table for table in TABLES if table[0] == "santiago"]


@pytest.mark.parametrize(("name", "options", "words"), santiago_tables)
def test_columns_of_seats_are_what_the_moves_and_the_trace_say(
    name: str, options: dict[str, Any], words: str
) -> None:
    columns = simulate(name, games=2, seed=SEED, level=words, columns=True, **options)
    for deal in range(2):
        match = play_as_bots(name, options, words, deal)
        final = list(match.trace())[-1]
        for seat, expected in enumerate(santiago_seats(match)):
            row = row_of(columns, game=deal, seat=seat)
            assert row["total"] == final["scores"][seat]
            assert row["money"] == final["money"][seat]
            assert row["fields"] == final["scores"][seat] - final["money"][seat]
            assert {each: row[each] for each in expected} == expected


def santiago_seats(match: Match) -> list[dict[str, int]]:
    """By seat, from the words of the moves and the lines of the trace between them."""
    found = [Counter[str]() for _ in range(match.players)]
    lines = list(match.trace())
    played = 1
    for (seat, words), before, after in zip(match.moves, lines[:-1], lines[1:], strict=True):
        verb, *rest = words.split()
        if before["phase"] == "auction" and verb == "bid":
            found[seat]["bids"] += int(rest[0])
            found[seat]["bids_made"] += 1
        if verb == "offer":
            found[seat]["offers_made"] += 1
        if before["phase"] == "extra" and after["canals"] != before["canals"]:
            found[seat]["extra_canal_round"] = played
        if before["phase"] == "overseer":
            found[seat]["rounds_as_overseer"] += 1
            moved = [
                a - b for a, b in zip(income_apart(after, before), before["money"], strict=True)
            ]
            for other, change in enumerate(moved):
                if other != seat:
                    found[other]["bribes_paid"] -= change
            name = "bribes_taken" if verb == "accept" else "canals_bought_for"
            found[seat][name] += abs(moved[seat])
        played = after["round"]
    expected = ("bids", "bids_made", "offers_made", "extra_canal_round", "rounds_as_overseer")
    money = ("bribes_paid", "bribes_taken", "canals_bought_for")
    return [{name: seat[name] for name in (*expected, *money)} for seat in found]


def income_apart(after: Mapping[str, Any], before: Mapping[str, Any]) -> list[int]:
    """The money after a move without the income of a round that ended with it."""
    income = 3 if after["round"] != before["round"] else 0
    return [money - income for money in after["money"]]


@pytest.mark.parametrize(("name", "options", "words"), santiago_tables)
def test_squares_are_those_of_the_trace(name: str, options: dict[str, Any], words: str) -> None:
    columns = simulate(name, games=1, seed=SEED, level=words, columns="squares", **options)
    lines = list(play_as_bots(name, options, words, 0).trace())
    board = {*lines[-1]["board"], *lines[-1]["dried"]}
    crops = EDITIONS[options.get("edition", "amigo")].crops
    for square in columns["square"].tolist():
        row = row_of(columns, square=square)
        planted = [a["round"] for a, b in pairwise(lines) if square in b["board"]]
        assert (row["planted_round"] > 0) == (row["crop"] in crops) == (square in board)
        if row["planted_round"]:
            assert row["planted_round"] == planted[0]
            assert row["rounds_lived"] == (row["dried_round"] or lines[-1]["round"]) - planted[0]
        assert row["is_alive"] == (row["planted_round"] > 0 and row["dried_round"] == 0)


@pytest.mark.parametrize(("name", "options", "words"), santiago_tables)
def test_points_of_squares_and_of_rounds_add_up_to_the_fields(
    name: str, options: dict[str, Any], words: str
) -> None:
    given = {"games": GAMES, "seed": SEED, "level": words, **options}
    seats, rounds, squares = (
        simulate(name, columns=table, **given) for table in ("seats", "rounds", "squares")
    )
    fields = seats["fields"].reshape(GAMES, -1)
    for seat in range(options["players"]):
        own = squares["points"] * (squares["planter"] == seat)
        assert own.reshape(GAMES, -1).sum(axis=1).tolist() == fields[:, seat].tolist()
    by_seat = rounds["points"].reshape(GAMES, -1, options["players"]).sum(axis=1)
    assert by_seat.tolist() == fields.tolist()
    spent = rounds["bid"].reshape(GAMES, -1, options["players"]).sum(axis=1)
    assert spent.ravel().tolist() == seats["bids"].tolist()


@pytest.mark.parametrize(("name", "options", "words"), TABLES[:2])
def test_columns_of_ex_libris_are_what_the_trace_says(
    name: str, options: dict[str, Any], words: str
) -> None:
    given = {"games": 2, "seed": SEED, "level": words, **options}
    seats, islands = (simulate(name, columns=table, **given) for table in ("seats", "islands"))
    for deal in range(2):
        match = play_as_bots(name, options, words, deal)
        final: Any = list(match.trace())[-1]
        orders = Counter(seat for seat, _ in match.moves)
        for seat, total in enumerate(final["scores"]):
            row = row_of(seats, game=deal, seat=seat)
            assert row["total"] == total == row["book_points"] + row["house_points"]
            assert row["books"] == len(final["hands"][seat])
            assert row["house_points"] == 2 * row["villages"] + 3 * row["cities"]
            assert row["orders"] == orders[seat]
        for island in "ABCDE":
            row = row_of(islands, game=deal, island=island)
            assert row["sticks"] == final["islands"][island][0]
            assert row["books_held"] == sum(hand.count(island) for hand in final["hands"])
        assert islands["value"].reshape(2, 5).max() <= 3


def test_columns_go_into_pandas_polars_and_arrow() -> None:
    for table in ("seats", "rounds", "squares"):
        columns = simulate("santiago", games=2, seed=1, level="novice", columns=table)
        rows = len(columns["game"])
        assert pd.DataFrame(columns).shape == (rows, len(columns))
        assert pl.DataFrame(columns).shape == (rows, len(columns))
        assert pa.table(columns).num_rows == rows


def test_no_games_are_no_rows() -> None:
    for table in ("seats", "islands"):
        columns = simulate("exlibris", games=0, seed=1, columns=table)
        assert all(len(column) == 0 for column in columns.values())
    assert simulate("santiago", games=0, level="novice", players=3).shape == (0, 3)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"level": "champion"}, "level: 'champion' is not there"),
        ({"level": ["regular", "novice"]}, "expected one level, or 4, one a seat"),
        ({"level": "regular novice regular"}, "expected one level, or 4"),
        ({"level": [1, 2, 3, 4]}, "expected one level, or 4"),
        ({"columns": "cards"}, "columns: 'cards' is not possible; expected seats or islands"),
    ],
)
def test_bad_levels_and_tables_are_refused(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        simulate("exlibris", games=1, seed=1, players=4, **arguments)
