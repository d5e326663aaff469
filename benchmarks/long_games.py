"""Whether a move costs more the longer the game: the tenth against the hundred-and-fiftieth.

A late position has more on its board than an early one, so the same position is measured too with
its history cut off: what is left of the difference would be the cost of length.
"""

import asyncio
import copy
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

import uvloop
from tests.server.running_server import serving, sqlite

from benchmarks.crowd import Party, disband, gather_crowd, slow_moves
from benchmarks.measure import line
from levada.match import Match
from levada.server import play_commands
from levada.server.logbook import Entry
from levada.server.room import Chair, Room
from levada.server.table import Dealt, Table
from levada.server.table_agreement import Agreement
from levada.server.table_messages import SentTable, TableMessages
from levada.server.visibility import Asker, Presence, public_parts

TABLES = 40
SEATS = 5
EARLY, LATE = 10, 150
AROUND = 8
"""Moves before and after: phases differ in what they cost, and a round has about 17 moves."""
REPEATS = 300


async def latencies(url: str) -> list[list[float]]:
    """Of every move of every game, one table after the other."""
    parties = await gather_crowd(url, TABLES, 2026, SEATS)
    found = [await played(party) for party in parties]
    await disband(parties)
    return found


async def played(party: Party) -> list[float]:
    over = asyncio.Event()

    def go_on(party: Party) -> None:
        if not party.move():
            over.set()

    party.when_told = go_on
    party.move()
    await over.wait()
    return party.latencies


def median_around(games: list[list[float]], move: int) -> float:
    nearby = [each for game in games for each in game[move - AROUND : move + AROUND]]
    return statistics.median(nearby)


def measure() -> None:
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        with serving(sqlite(folder), folder / "log") as server:
            games = uvloop.run(latencies(server.url))
    early, late = median_around(games, EARLY), median_around(games, LATE)
    line(f"{TABLES} games of {SEATS} players, from send to the last seat's update", "")
    line(f"  around move {EARLY}", f"{early * 1000:.2f} ms")
    line(f"  around move {LATE}", f"{late * 1000:.2f} ms")
    line("  ratio", f"{late / early:.2f}")
    ratios = [length_ratio(seed) for seed in range(10)]
    line(f"the position after {LATE} moves, with and without them", "")
    line("  ratio of what a move and its views cost", f"{statistics.median(ratios):.2f}")


def length_ratio(seed: int) -> float:
    """The cost of one move with its whole history behind it, over that with none."""
    whole, cut = table_after(LATE, seed), table_after(LATE, seed)
    assert cut.match is not None
    cut.match.moves, cut.match.states, cut.logbook = [], cut.match.states[-2:], []
    cut.match.moves = [(0, "pass")] * 2
    costs: tuple[list[float], list[float]] = [], []
    for _ in range(REPEATS):
        for table, cost in zip((whole, cut), costs, strict=True):
            cost.append(cost_of_a_move(table))
    return statistics.median(costs[0]) / statistics.median(costs[1])


def table_after(moves: int, seed: int) -> Table:
    chance, match = Random(seed), Match.deal("santiago", players=SEATS, seed=seed)  # noqa: S311 — a benchmark's own chance
    logbook: list[Entry] = []
    while len(match.moves) < moves and not match.is_over:
        seat, words = match.to_act[0], chance.choice(slow_moves(match.legal()))
        logbook.append(Entry(len(logbook) + 1, seat, words, 0.0, len(logbook)))
        match.play(seat, words)
    room = Room([Chair("person", f"player {seat}", "Ana") for seat in range(SEATS)], "", "")
    record = match.record()
    table = Table("table", Agreement(game="santiago"), 0.0, room, "running", len(logbook))
    table.dealt = Dealt(record.options, record.setup, "", "")
    table.match, table.logbook = match, logbook
    return table


def cost_of_a_move(table: Table) -> float:
    """Decided, written down, adopted, and seen by every seat."""
    table = copy.copy(table)
    assert table.match is not None
    table.logbook = table.logbook.copy()
    seat, words = table.match.to_act[0], table.match.legal()[0]
    start = time.perf_counter()
    draft = table.draft(0.0, 0.0)
    play_commands.move(draft, seat, words, table.numbering.number_for(seat), None)
    draft.change()
    draft.adopt()
    public = public_parts(table, 0.0, Presence(range(SEATS), 0), with_aids=True)
    messages = TableMessages(table, None, SentTable(table.version, public, has_aids=True))
    for each in range(SEATS):
        messages.whole(Asker(each, is_maker=False, wants_aids=True), table.version - 1)
    return time.perf_counter() - start
