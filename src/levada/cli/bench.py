"""`levada bench`: games a second, and a signature that changes when play does."""

import hashlib
import os
import time
from typing import Any

from rich.table import Table

from levada.cli.console import out
from levada.games import GAMES
from levada.games import game as game_named
from levada.simulation import simulate

SIGNATURE_GAMES = 2_000
SIGNATURE_SEED = 2003
MEASURED_GAMES = 100_000


def tables(name: str) -> list[dict[str, Any]]:
    """A table of every player count, in the first edition that has it."""
    game = game_named(name)
    editions = game.options.editions.items()
    return [
        {"players": players}
        | next(({"edition": edition} for edition, has in editions if players in has.players), {})
        for players in game.players
    ]


def signature() -> str:
    """A checksum over the totals of fixed games: another one, and play has changed."""
    digest = hashlib.sha256()
    for name in GAMES:
        for table in tables(name):
            totals = simulate(name, games=SIGNATURE_GAMES, seed=SIGNATURE_SEED, **table)
            digest.update(totals.astype("<i8").tobytes())
    return digest.hexdigest()[:16]


def games_a_second(name: str, table: dict[str, Any], workers: int) -> float:
    start = time.perf_counter()
    simulate(name, games=MEASURED_GAMES, seed=1, workers=workers, **table)
    return MEASURED_GAMES / (time.perf_counter() - start)


def bench_games() -> None:
    shown = Table(title=f"random games a second, {MEASURED_GAMES:,} each")
    cores = os.cpu_count() or 1
    for heading in ("game", "players", "one core", f"all {cores} cores"):
        shown.add_column(heading, justify="left" if heading == "game" else "right")
    play = signature()  # compiles, too
    for name in GAMES:
        for table in tables(name):
            one, all_cores = (games_a_second(name, table, workers) for workers in (1, cores))
            shown.add_row(name, str(table["players"]), f"{one:,.0f}", f"{all_cores:,.0f}")
    out.print(shown)
    out.print(f"signature of play: {play}")
