"""`levada simulate`: many games by chance, summed up by seat."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.table import Table

from levada.cli.console import out, progress_bar, remarks
from levada.contract import Totals
from levada.games import game as game_named
from levada.match import Match
from levada.record import written_whole
from levada.seeds import seed_or_new
from levada.simulation import check_games, matches, simulate


def simulate_games(
    game: str,
    games: int,
    seed: int | None,
    records: Path | None,
    table: dict[str, Any],
    *,
    as_json: bool,
) -> None:
    options, _ = game_named(game).agree(table)
    seed = seed_or_new(seed)
    with progress_bar(f"{game} by chance", check_games(games)) as progress:

        def advance(played: int) -> None:
            progress.advance(progress.task_ids[0], played)

        if records is None:
            totals = simulate(game, games=games, seed=seed, progress=advance, **table)
        else:
            played = matches(game, games=games, seed=seed, **table)
            totals = write_records(records, played, options.players, advance)
    summary = {
        "game": game,
        "options": options.as_dict(),
        "wishes": {name: value for name, value in table.items() if name not in options.choices()},
        "games": games,
        "seed": seed,
        "seats": summarise(totals),
    }
    if as_json:
        out.out(json.dumps(summary), highlight=False)
    else:
        show(summary)
    if records is not None:
        remarks.print(f"{games:,} games written to {records}")


def write_records(
    path: Path, played: Iterator[Match], players: int, advance: Callable[[int], None]
) -> Totals:
    """Writes the file as a whole or not at all."""
    totals = []
    with written_whole(path) as file:
        for match in played:
            file.write(match.record(["bot:random"] * players).to_json() + "\n")
            totals.append(match.result["scores"])
            advance(1)
    return np.array(totals, np.int64).reshape(-1, players)


def win_shares(totals: Totals) -> npt.NDArray[np.float64]:
    """By game and seat: 1 for a win, its part of a shared one, or 0."""
    wins = totals == totals.max(axis=1, keepdims=True)
    return np.asarray(wins / wins.sum(axis=1, keepdims=True))


def summarise(totals: Totals) -> list[dict[str, float | int | None]]:
    """Mean, spread (standard deviation) and share of wins by seat; nothing of no games."""
    if not len(totals):
        return [
            {"seat": seat, "mean": None, "spread": None, "win_share": None}
            for seat in range(totals.shape[1])
        ]
    shares = win_shares(totals)
    return [
        {
            "seat": seat,
            "mean": round(float(totals[:, seat].mean()), 4),
            "spread": round(float(totals[:, seat].std()), 4),
            "win_share": round(float(shares[:, seat].mean()), 6),
        }
        for seat in range(totals.shape[1])
    ]


def show(summary: dict[str, Any]) -> None:
    agreed = summary["options"] | summary["wishes"]
    options = ", ".join(f"{name} {value}" for name, value in agreed.items())
    out.print(f"{summary['games']:,} games of {summary['game']}, seed {summary['seed']}: {options}")
    table = Table()
    for heading in ("seat", "mean", "spread", "wins"):
        table.add_column(heading, justify="right")
    for seat in summary["seats"]:
        if seat["mean"] is None:
            table.add_row(str(seat["seat"]), "–", "–", "–")
        else:
            table.add_row(
                str(seat["seat"]),
                f"{seat['mean']:.2f}",
                f"{seat['spread']:.2f}",
                f"{seat['win_share']:.1%}",
            )
    out.print(table)
