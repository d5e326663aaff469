"""Random games of every game, player count and table, with all invariants checked at every step,
and whole traces compared with the oracle."""

import sys
from itertools import product
from typing import Any, cast

import numpy as np

from levada.chance import Generator, sow
from levada.compilation import entry_point_for
from levada.contract import Games, Rules
from levada.game import Game
from levada.games import game as game_named
from levada.games import module_of
from levada.masks import lowest
from levada.simulation import matches
from tests.oracle import exlibris as exlibris_oracle
from tests.oracle import santiago as santiago_oracle
from tests.soak.summary import Row

GAMES_A_TABLE = 10_000
COMPARED_GAMES_A_TABLE = 100
ORACLES = {"santiago": santiago_oracle.trace, "exlibris": exlibris_oracle.trace}

rules = cast("Rules", None)


def find_fault(games: Games, seed: int, count: int, rng: Generator) -> tuple[int, int, int]:
    """The first game with a fault, its step and the fault's number; else the steps checked."""
    checked = 0
    for number in range(count):
        games[1] = games[0]
        state = games[1]
        sow(rng, seed, number)
        rules.deal(state, rng)
        to_act = rules.awaiting(state)
        while True:
            fault = rules.faults(state)
            if fault:
                return number, checked, fault
            checked += 1
            if not to_act:
                break
            seat = lowest(to_act)
            rules.apply(state, seat, rules.pick_random(state, seat, rng))
            to_act = rules.awaiting(state)
    return count, checked, 0


def all_tables() -> list[tuple[str, dict[str, Any]]]:
    """Every edition, player count and option that changes play."""
    tables: list[tuple[str, dict[str, Any]]] = [
        ("exlibris", {"players": players}) for players in (2, 3, 4)
    ]
    for players, palms, min_offer, spare_tile, build_named, spring in product(
        (2, 3, 4, 5),
        (False, True),
        (0, 1),
        ("boxed", "planted"),
        (False, True),
        ("inside", "anywhere"),
    ):
        if spare_tile == "planted" and players not in (3, 4):
            continue
        table = {
            "edition": "trefl",
            "players": players,
            "palms": palms,
            "min_offer": min_offer,
            "spare_tile": spare_tile,
            "build_named": build_named,
            "spring": spring,
        }
        tables.append(("santiago", table))
    return tables


def check_faults(name: str, table: dict[str, Any], seed: int) -> int:
    game: Game = game_named(name)
    own = {key: value for key, value in table.items() if key in game.options.choices()}
    wishes = {key: value for key, value in table.items() if key not in own}
    prepared = game.prepare(game.options.of(own), game.wishes.of(wishes))
    find = entry_point_for(module_of(name, "levada.games.{}.rules"), find_fault)
    number, checked, fault = find(
        np.concatenate([prepared, prepared]), seed, GAMES_A_TABLE, np.zeros(1, np.uint64)
    )
    if fault:
        sys.exit(f"{name} {table}, seed {seed}, game {number}: {game.faults[fault]}")
    return checked


def compare_with_oracle(name: str, table: dict[str, Any], seed: int) -> int:
    lines = 0
    for match in matches(name, games=COMPARED_GAMES_A_TABLE, seed=seed, **table):
        ours = list(match.trace())
        theirs = ORACLES[name](match.record().as_dict())
        if ours != theirs:
            sys.exit(f"{name} {table}, seed {seed}: the oracle disagrees")
        lines += len(ours)
    return lines


def check_rules(seed: int) -> list[Row]:
    steps = lines = 0
    tables = all_tables()
    for number, (name, table) in enumerate(tables, start=1):
        steps += check_faults(name, table, seed)
        lines += compare_with_oracle(name, table, seed)
        print(f"{number} of {len(tables)}: {name} {table}: no fault", flush=True)
    games = GAMES_A_TABLE * len(tables)
    compared = COMPARED_GAMES_A_TABLE * len(tables)
    return [
        Row("every invariant holds at every step", f"{games:,} games", f"{steps:,} positions"),
        Row("a second implementation agrees", f"{compared:,} games", f"{lines:,} lines of traces"),
    ]
