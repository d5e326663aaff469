"""Whether the coach's chances come true: `python -m benchmarks.calibration [DIRECTORY]`.

Positions of games between regulars and experts, as many from each round but the last; the chance
the coach gave every seat beside how often those seats won.
"""

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import numpy.typing as npt

from benchmarks.positions import TABLES
from levada.advice import coach
from levada.bots.bot import Bot
from levada.bots.levels import level
from levada.chance import below_from_python, generator
from levada.games import game as game_named
from levada.match import Match

POSITIONS = 2_000
POSITIONS_A_GAME = 4
SEED = 2026
BINS = 10
LEVELS = ("regular", "expert:iterations=300")


@dataclass(frozen=True)
class Forecast:
    """What the coach said of one position, and what became of it."""

    game: str
    players: int
    round: int
    rounds: int
    chances: list[float]
    shares: list[float]


def play(name: str, table: int, number: int) -> Match:
    """Each seat is a regular or an expert, by chance."""
    rng = generator(SEED, number)
    match = Match.deal(name, seed=SEED, number=number, **TABLES[name][table])
    bots = [
        Bot(match.game, level(name, LEVELS[below_from_python(rng, 2)]), SEED + 1, 8 * number + seat)
        for seat in range(match.players)
    ]
    while to_act := match.to_act:
        match.follow(to_act[0], bots[to_act[0]].choose(match.games, to_act[0]))
    return match


def rounds_of(match: Match) -> list[list[int]]:
    """The numbers of the moves made in each round but the last."""
    rounds: dict[int, list[int]] = {}
    for n, games in enumerate(match.states):
        is_santiago = match.game.name == "santiago"
        at = int(games["rounds_done"][0]) if is_santiago else n // match.players
        rounds.setdefault(at, []).append(n)
    return list(rounds.values())[:-1]


def forecasts(task: tuple[str, int, int]) -> list[Forecast]:
    """A few positions of one game, their rounds evenly apart, beginning elsewhere in each game."""
    name, table, number = task
    match = play(name, table, number)
    rounds, rng = rounds_of(match), generator(SEED + 2, number)
    winners = match.winners or []
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)]
    found = []
    for k in range(POSITIONS_A_GAME):
        at = (number // len(TABLES[name]) + k * len(rounds) // POSITIONS_A_GAME) % len(rounds)
        n = rounds[at][below_from_python(rng, len(rounds[at]))]
        chances = coach(match.at(n), seed=number).chances
        found.append(Forecast(name, match.players, at, len(rounds), chances, shares))
    return found


def gather(name: str, positions: int = POSITIONS, first: int = 0) -> list[Forecast]:
    games = positions // POSITIONS_A_GAME
    tasks = [(name, n % len(TABLES[name]), first + n) for n in range(games)]
    found: list[Forecast] = []
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for done, some in enumerate(pool.map(forecasts, tasks, chunksize=4), 1):
            found += some
            if done % 50 == 0:
                print(f"{name}: {done} of {games} games", file=sys.stderr, flush=True)
    return found


def reliability(
    found: list[Forecast],
) -> tuple[list[tuple[float, float, float, int]], float]:
    """By tenth of the scale: its mean chance, the share won, how many; and the expected error."""
    chances = np.array([chance for each in found for chance in each.chances])
    shares = np.array([share for each in found for share in each.shares])
    at = np.minimum((chances * BINS).astype(int), BINS - 1)
    rows = [
        (
            i / BINS,
            float(chances[at == i].mean()),
            float(shares[at == i].mean()),
            int((at == i).sum()),
        )
        for i in range(BINS)
        if (at == i).any()
    ]
    return rows, expected_error(rows)


def expected_error(rows: list[tuple[float, float, float, int]]) -> float:
    """The mean distance of chance and share, each bin weighed by how often it was used."""
    total = sum(count for *_, count in rows)
    return sum(abs(chance - share) * count for _, chance, share, count in rows) / total


def show(name: str, found: list[Forecast]) -> None:
    rows, error = reliability(found)
    print(f"\n{game_named(name).title}: {len(found):,} positions, expected error {error:.1%}\n")
    print("| chance given | mean | won | seats |\n| --- | --- | --- | --- |")
    for low, chance, share, count in rows:
        print(f"| {low:.0%} – {low + 1 / BINS:.0%} | {chance:.1%} | {share:.1%} | {count:,} |")


def plot(found: dict[str, list[Forecast]], directory: Path) -> None:
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "levada"
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(5, 5), layout="constrained")
    axes.plot([0, 1], [0, 1], color="#999999", linestyle=":", label="as said")
    for colour, (name, forecasts_of) in zip(("#2e86ab", "#e4572e"), found.items(), strict=False):
        rows, error = reliability(forecasts_of)
        chances: npt.NDArray[np.float64] = np.array([row[1] for row in rows])
        shares = np.array([row[2] for row in rows])
        label = f"{game_named(name).title}, expected error {error:.1%}"
        axes.plot(chances, shares, marker="o", color=colour, label=label)
    axes.set(xlabel="chance to win the coach gave", ylabel="share won", xlim=(0, 1), ylim=(0, 1))
    axes.legend(loc="upper left", frameon=False)
    for kind in ("png", "svg"):
        metadata = {"Date": None} if kind == "svg" else None
        figure.savefig(directory / f"calibration.{kind}", metadata=metadata)


def main() -> None:
    directory = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    found = {name: gather(name) for name in TABLES}
    for name, forecasts_of in found.items():
        show(name, forecasts_of)
    if directory is not None:
        directory.mkdir(parents=True, exist_ok=True)
        lines = [json.dumps(vars(each)) for some in found.values() for each in some]
        (directory / "calibration.jsonl").write_text("\n".join(lines) + "\n")
        plot(found, directory)


if __name__ == "__main__":
    main()
