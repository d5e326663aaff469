"""Scenes of games watched in two worlds at once, byte by byte."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from itertools import cycle, islice, zip_longest
from pathlib import Path
from random import Random

import pytest

from levada import advice
from levada.server.api import moves
from tests.contract.tables import Table
from tests.server.two_worlds import HUSH, World, two_worlds
from tests.server.two_worlds_apps import Served, Stillness, served
from tests.server.two_worlds_probes import (
    PROBES,
    Probe,
    Visit,
    ask_for_hints,
    go_on,
    look,
    try_moves,
)
from tests.server.two_worlds_scenes import Scene, scenes

PROBES_A_POSITION = 2
AROUND = 60
QUICK = "expert:iterations=40,width=3"


class Leak(AssertionError):  # noqa: N818 — the name of the thing
    """Somebody can tell two worlds apart, or reads what nobody may."""


class Comparison:
    """The same in two worlds: what is asked, when, and by whom."""

    def __init__(
        self,
        runner: asyncio.Runner,
        houses: Sequence[Served],
        still: Stillness,
        probes: Iterator[Probe] | None,
    ) -> None:
        self.run = runner.run
        self.houses = houses
        self.still = still
        self.probes = probes
        """In turn, one at each position; unless given, several at each."""
        self.positions = 0
        """At so many the worlds were different, and looked the same."""
        self.hints = 0
        self.bytes = 0
        """That came, in each world."""
        self.codes: set[str] = set()
        """Of everything that was refused."""

    async def watch_table(self, table: Table, positions: int, course: int = 0) -> None:
        """As many scenes as it takes to see so many positions."""
        wanted = self.positions + positions
        for scene in scenes(table, course):
            await self.watch(scene)
            if self.positions >= wanted:
                return

    async def watch(self, scene: Scene) -> None:
        """The scene move by move, with all that can be asked at each."""
        worlds = two_worlds(scene.line, scene.end, scene.seat, Random(scene.name), scene.secrets)
        async with self.visits(scene, worlds) as visits:
            for n in range(scene.start, scene.end + 1):
                await self.look_around(visits, scene, n)
                if n < scene.end:
                    await self.both(visits, go_on)
            for visit, world in zip(visits, worlds, strict=True):
                assert visit.match.games.tobytes() == world.end.tobytes()

    @asynccontextmanager
    async def visits(self, scene: Scene, worlds: Sequence[World]) -> AsyncIterator[list[Visit]]:
        visits = [
            await self.begin(house, scene, world)
            for house, world in zip(self.houses, worlds, strict=True)
        ]
        try:
            yield visits
        finally:
            for visit in visits:
                await visit.socket.close()
                await visit.served.worker.registry.remove(visit.table_id)
        self.codes |= visits[0].codes
        self.hints += visits[0].hints

    async def begin(self, house: Served, scene: Scene, world: World) -> Visit:
        self.still.begin_again()
        await house.begin(scene.draft(world, self.still.time()), scene.logbook(world), world)
        chance = Random(scene.name)
        visit = Visit(house, world, scene.line, scene.name, scene.seat, scene.person, chance)
        await visit.listen()
        return visit

    async def look_around(self, visits: Sequence[Visit], scene: Scene, n: int) -> None:
        for probe in self.probes_at(scene, n):
            await self.both(visits, probe)
        here, there = (visit.match.games.tobytes() for visit in visits)
        self.positions += here != there

    def probes_at(self, scene: Scene, n: int) -> list[Probe]:
        if self.probes is not None:
            return [next(self.probes)]
        first = n * PROBES_A_POSITION % len(PROBES)
        hints = [ask_for_hints] if scene.agreement.hints else []
        drawn = islice(cycle(PROBES), first, first + PROBES_A_POSITION)
        return [look, try_moves, *drawn, *hints]

    async def both(self, visits: Sequence[Visit], probe: Probe) -> None:
        """One thing in both worlds, and everything compared that came of it."""
        self.still.go_on()
        for visit in visits:
            self.still.begin_again()
            await probe(visit)
            await visit.listen()
        self.bytes += sum(map(len, visits[0].got))
        check_same(visits, probe.__name__)


@contextmanager
def two_applications(
    directory: Path, probes: Iterator[Probe] | None = None
) -> Iterator[Comparison]:
    """Each in a world of its own."""
    still, stack = Stillness(), AsyncExitStack()
    with asyncio.Runner() as runner, pytest.MonkeyPatch.context() as patch:
        still.hold(patch)
        patch.setattr(moves, "coach", partial(advice.coach, words=QUICK, playouts=8))
        worlds = (stack.enter_async_context(served(directory / name)) for name in "ab")
        yield Comparison(runner, [runner.run(world) for world in worlds], still, probes)
        runner.run(stack.aclose())


def check_same(visits: Sequence[Visit], what: str) -> None:
    """Nothing that came is different, and nothing secret is in what is the same."""
    here, there = (visit.got for visit in visits)
    place = f"{visits[0].line.table}, {len(visits[0].match.moves)} moves, {visits[0].seat}: {what}"
    for ours, theirs in zip_longest(here, there, fillvalue=b"nothing"):
        if ours != theirs:
            raise Leak(f"{place}\n{difference(ours, theirs)}")
        if HUSH.encode() in ours.replace(visits[0].own_id, b""):
            raise Leak(f"{place}\n{ours!r}")
    for visit in visits:
        visit.got.clear()


def difference(ours: bytes, theirs: bytes) -> str:
    at = next(i for i, (a, b) in enumerate(zip_longest(ours, theirs)) if a != b)
    shown = slice(max(0, at - AROUND), at + AROUND)
    return f"{ours[shown]!r}\n{theirs[shown]!r}"
