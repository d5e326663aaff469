"""`levada simulate`: many games by chance or among bots, summed up by seat."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from rich.table import Table

from levada.cli.console import out, progress_bar, remarks
from levada.cli.errors import UsageError
from levada.column_files import check_format, write_columns
from levada.columns import win_shares
from levada.contract import Totals
from levada.games import game as game_named
from levada.match import Match
from levada.options import Options
from levada.players.player_words import load_players
from levada.record import written_whole
from levada.simulation import check_games, matches, simulate


@dataclass(frozen=True)
class Request:
    """What was asked for."""

    game: str
    games: int
    seed: int
    level: str | None
    code: Sequence[Path]
    table: dict[str, Any]

    def arguments(self) -> dict[str, Any]:
        return {"games": self.games, "seed": self.seed, **self.table}


def simulate_games(
    request: Request, records: Path | None, columns: Path | None, *, as_json: bool
) -> None:
    load_players(request.code)
    options, _ = game_named(request.game).agree(request.table)
    if records is not None and (request.level is not None or columns is not None):
        raise UsageError("--records writes games by chance: leave out --level and --columns")
    if columns is not None:
        check_format(columns)
    players = "by chance" if request.level is None else f"among {request.level}"
    with progress_bar(f"{request.game} {players}", check_games(request.games)) as progress:

        def advance(played: int) -> None:
            progress.advance(progress.task_ids[0], played)

        if records is not None:
            played = matches(request.game, **request.arguments())
            totals = write_records(records, played, options.players, advance)
        elif columns is not None:
            totals = write_seats(columns, request, options.players, advance)
        else:
            totals = simulate(
                request.game, level=request.level, progress=advance, **request.arguments()
            )
    answer(request, options, totals, as_json=as_json)
    for path in (records, columns):
        if path is not None:
            remarks.print(f"{request.games:,} games written to {path}")


def answer(request: Request, options: Options, totals: Totals, *, as_json: bool) -> None:
    summary = {
        "game": request.game,
        "options": options.as_dict(),
        "wishes": {
            name: value for name, value in request.table.items() if name not in options.choices()
        },
        "level": request.level,
        "games": len(totals),
        "seed": request.seed,
        "seats": summarise(totals),
    }
    if as_json:
        out.out(json.dumps(summary), highlight=False)
    else:
        show(summary)


def write_seats(
    path: Path, request: Request, players: int, advance: Callable[[int], None]
) -> Totals:
    """A row a game and seat; the totals are among its columns."""
    columns = simulate(
        request.game, level=request.level, columns=True, progress=advance, **request.arguments()
    )
    write_columns(path, columns)
    return columns["total"].reshape(-1, players)


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
    players = "" if summary["level"] is None else f" among {summary['level']}"
    games = f"{summary['games']:,} games of {summary['game']}{players}, seed {summary['seed']}"
    out.print(f"{games}: {options}")
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
