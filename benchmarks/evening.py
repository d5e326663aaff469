"""An evening with 100,000 tables, simulated from measured figures: which part is full first."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benchmarks.measure import line

Times = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int64]
HOUR = 3600.0
TABLES = 100_000
EVENING = 6 * HOUR
BUSIEST, SPREAD = 2.5 * HOUR, 1.2 * HOUR
"""Tables are made around one moment, so many seconds to each side."""
WORKERS = (8, 16, 32, 96)


@dataclass(frozen=True)
class Figures:
    """What was measured, on one core; docs/scaling.md says by which command."""

    worker_a_move: float = 1.5e-3
    """Seconds of a worker's event loop for a move at a table of four with the page's aids."""
    database_a_move: float = 0.25e-3
    """Seconds of PostgreSQL's processes."""
    bytes_a_move: float = 4_000.0
    """To all seats of the table."""
    expert_a_move: float = 0.2
    """Seconds of a thread, in Santiago with four."""
    review: float = 20.0
    """Seconds of a thread for a whole game of Santiago."""
    memory_a_table: float = 142e3
    """After a whole game."""
    memory_a_socket: float = 40e3
    memory_a_process: float = 255e6
    bytes_kept_a_move: float = 350.0
    """In PostgreSQL, a row each, with indexes and old versions of rows."""


@dataclass(frozen=True)
class Habits:
    """What is assumed of people: no figure of ours."""

    moves: int = 120
    """In a game: the mean; a third shorter or longer happens."""
    seats: int = 4
    thought: float = 8.0
    """Median seconds of a person for a move; now and then minutes."""
    bots: float = 0.4
    """Of all seats."""
    experts: float = 0.25
    """Of all bots."""
    pause: float = 1.0
    """Seconds of a bot before it moves."""
    days: float = 0.15
    """Of all tables: a move now and then, most of it on other evenings."""
    moves_of_days: int = 4
    reviewed: float = 0.3
    """Of all games that end."""


@dataclass(frozen=True)
class Load:
    """Everything that happens, by time: when, and at which table."""

    made: Times
    ended: Times
    moved: Times
    table: Counts
    by_expert: npt.NDArray[np.bool_]
    reviewed: Times


def evening(tables: int, habits: Habits, chance: np.random.Generator) -> Load:
    """Draws when each table is made, its moves one after the other, and which games are reviewed."""
    made = chance.normal(BUSIEST, SPREAD, tables).clip(0, EVENING)
    is_by_days = chance.random(tables) < habits.days
    moves = chance.normal(habits.moves, habits.moves / 6, tables).clip(10).astype(np.int64)
    moves[is_by_days] = habits.moves_of_days
    table = np.repeat(np.arange(tables), moves)
    is_bot = chance.random(table.size) < habits.bots
    pauses = chance.lognormal(np.log(habits.thought), 1.0, table.size)
    pauses[is_bot] = habits.pause
    pauses[is_by_days[table]] = chance.exponential(HOUR, int(moves[is_by_days].sum()))
    since = np.cumsum(pauses)
    first = np.cumsum(moves) - moves
    moved = made[table] + since - np.repeat(since[first] - pauses[first], moves)
    ended = moved[first + moves - 1]
    by_expert = is_bot & (chance.random(table.size) < habits.experts)
    is_reviewed = (chance.random(tables) < habits.reviewed) & ~is_by_days
    order = np.argsort(moved)
    return Load(made, ended, moved[order], table[order], by_expert[order], ended[is_reviewed])


def waits(came: Times, takes: Times) -> Times:
    """How long each waits for one server that takes them in order of arrival."""
    done = np.cumsum(takes)
    begun_late = np.maximum.accumulate(came - (done - takes))
    return begun_late + (done - takes) - came


def waits_at(came: Times, takes: float, server: Counts, servers: int) -> Times:
    """The same with several servers, each with what falls to it."""
    found = [came[server == n] for n in range(servers)]
    return np.concatenate([waits(each, np.full(each.size, takes)) for each in found])


def busiest(times: Times, weight: float = 1.0) -> float:
    """What comes in a second, in the busiest minute."""
    counted, _ = np.histogram(times, np.arange(0, times.max() + 60, 60))
    return float(counted.max()) / 60 * weight


def at_once(begins: Times, ends: Times) -> int:
    """The most that last at the same time."""
    order = np.argsort(np.concatenate([begins, ends]))
    steps = np.concatenate([np.ones(begins.size), -np.ones(ends.size)])[order]
    return int(np.cumsum(steps).max())


def measure() -> None:
    """The simulation of docs/scaling.md; its figures are in `Figures`, its guesses in `Habits`."""
    figures, habits, chance = Figures(), Habits(), np.random.default_rng(2026)
    load = evening(TABLES, habits, chance)
    tables = at_once(load.made, load.ended)
    rate = busiest(load.moved)
    line(f"{TABLES:,} tables, {load.moved.size:,} moves; at a time", f"{tables:,} tables")
    line("  moves a second, busiest minute", f"{rate:,.0f}")
    line("  sent", f"{rate * figures.bytes_a_move * 8 / 1e6:,.0f} Mbit/s")
    kept = load.moved.size * figures.bytes_kept_a_move
    line("  kept", f"{load.moved.size / 1e6:.1f} M rows, {kept / 1e9:.1f} GB")
    line("  cores busy: workers' loops", f"{rate * figures.worker_a_move:.1f}")
    line("  the database", f"{rate * figures.database_a_move:.1f}")
    experts = load.moved[load.by_expert]
    line("  experts", f"{busiest(experts, figures.expert_a_move):.1f}")
    line("  reviews", f"{busiest(load.reviewed, figures.review):.1f}")
    people = habits.seats * (1 - habits.bots)
    memory = tables * (figures.memory_a_table + people * figures.memory_a_socket)
    line("  memory of tables and sockets", f"{memory / 1e9:.1f} GB")
    for workers in WORKERS:
        each = memory / workers + figures.memory_a_process
        line(f"  {workers} workers: memory of each", f"{each / 1e6:,.0f} MB")
        waited = waits_at(load.moved, figures.worker_a_move, load.table % workers, workers)
        line("    a move waits, median and slowest 1 %", slowest(waited))
        at = load.table[load.by_expert] % workers
        thought = waits_at(experts, figures.expert_a_move / 2, at, workers)
        line("    an expert, with two threads a worker", slowest(thought))
        reviews = np.sort(load.reviewed)
        at = np.arange(reviews.size) % workers
        line(
            "    a review, with one thread a worker",
            slowest(waits_at(reviews, figures.review, at, workers)),
        )


def slowest(waited: Times) -> str:
    median, late = np.quantile(waited, (0.5, 0.99))
    return f"{median:.3f}, {late:.3f} s" if late < 100 else f"{median:,.0f}, {late:,.0f} s"
