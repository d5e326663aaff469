"""`make soak`: long runs that are not in CI.

`rules`: random games of every game, player count and table with all invariants checked at every
step, and whole traces compared with the oracle. `properties`: the tests that Hypothesis draws
examples for, with new examples each time. `kills`: 200 tables played while the server is
killed 20 times, on either database. `keys`: a whole game of Santiago at one screen, in a browser by
the keyboard alone. `python -m tests.soak kills` does one of them,
`python -m tests.soak kills 12` does it with the seed that a run before has printed.
"""

import asyncio
import subprocess
import sys
import tempfile
import time
from itertools import product
from pathlib import Path
from random import Random
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
from tests.browser.chromium import launched
from tests.browser.keyboard_player import Keyboard, SantiagoByKeys
from tests.browser.test_keyboard import at_one_screen
from tests.browser.visitor import Visitor
from tests.oracle import exlibris as exlibris_oracle
from tests.oracle import santiago as santiago_oracle
from tests.server.kill_run import Trial, play_while_killed
from tests.server.postgres import Postgres
from tests.server.running_server import serving, sqlite

GAMES_A_TABLE = 10_000
COMPARED_GAMES_A_TABLE = 100
ROUNDS_OF_EXAMPLES = 10
TABLES_AT_ONCE, KILLS, WORKERS = 200, 20, 3
THINKING = (1.0, 4.0)
LONGEST_RUN = 1_800.0
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


def check_rules(seed: int) -> None:
    steps = lines = 0
    tables = all_tables()
    for number, (name, table) in enumerate(tables, start=1):
        steps += check_faults(name, table, seed)
        lines += compare_with_oracle(name, table, seed)
        print(f"{number} of {len(tables)}: {name} {table}: no fault", flush=True)
    games = GAMES_A_TABLE * len(tables)
    print(f"{games:,} games, {steps:,} positions without a fault")
    print(f"{COMPARED_GAMES_A_TABLE * len(tables):,} games, {lines:,} lines as the oracle has them")


def check_properties(seed: int) -> None:
    for drawn in range(seed, seed + ROUNDS_OF_EXAMPLES):
        words = ["-m", "hypothesis", "--hypothesis-profile=exploring", f"--hypothesis-seed={drawn}"]
        print(" ".join(["pytest", *words]), flush=True)
        done = subprocess.run([sys.executable, "-m", "pytest", "-x", *words], check=False)
        if done.returncode:
            sys.exit(f"an example drawn with seed {drawn} fails")


def check_kills(seed: int) -> None:
    with tempfile.TemporaryDirectory() as directory:
        print("SQLite, the server killed")
        kill(sqlite(Path(directory)), Path(directory) / "log", seed)
    with tempfile.TemporaryDirectory() as directory:
        print(f"PostgreSQL, one of {WORKERS} workers killed")
        postgres = Postgres(Path(directory) / "postgres")
        try:
            log = Path(directory) / "log"
            kill(postgres.database(), log, seed, LEVADA_WORKERS=str(WORKERS))
        finally:
            postgres.stop()


def kill(database: str, log: Path, seed: int, **settings: str) -> None:
    start = time.monotonic()

    def say(line: str) -> None:
        print(f"  {time.monotonic() - start:5.0f} s  {line}", flush=True)

    with serving(database, log, **settings) as server:
        trial = Trial(server, TABLES_AT_ONCE, KILLS, seed, THINKING, LONGEST_RUN, say)
        say(asyncio.run(play_while_killed(trial)))


def check_keys(seed: int) -> None:
    with tempfile.TemporaryDirectory() as directory, launched() as browser:
        home = Path(directory)
        with serving(sqlite(home), home / "log") as server:
            ana = Visitor(browser, server)
            page = at_one_screen(ana, "santiago", "Beto", "Cleo")
            SantiagoByKeys(page, Random(seed), Keyboard(page).presses).plays_to_the_end()
            if ana.faults:
                sys.exit("\n".join(ana.faults))
    print("a whole game of Santiago by the keyboard alone")


PARTS = {
    "rules": check_rules,
    "properties": check_properties,
    "kills": check_kills,
    "keys": check_keys,
}


def main(words: list[str]) -> None:
    """Parts by name, all where none is named; a number among them is the seed."""
    seeds = [int(word) for word in words if word.isdecimal()]
    seed = seeds[0] if seeds else int(time.time())
    print(f"seed {seed}", flush=True)
    for part in [word for word in words if not word.isdecimal()] or PARTS:
        PARTS[part](seed)


if __name__ == "__main__":
    main(sys.argv[1:])
