"""What somebody waits for a novice, a move, a hint and a review while others want far too much thought."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.server.running_server import bots, serving, sqlite
from websockets.asyncio.client import connect

from benchmarks.measure import line
from levada.record import read_records

ME: dict[str, object] = {"kind": "me"}
RECORD = Path("tests/records/santiago-r9-shared-win.json")
MOVES = 20
REVIEWED_MOVES = 12
HINTING = 8
POLL = 0.01


class Person:
    """Somebody at the server, by token."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        head = {"Authorization": f"Bearer {token}"}
        self.head = head
        self.http = httpx.AsyncClient(base_url=url, headers=head, timeout=300)

    @classmethod
    async def comes(cls, url: str) -> "Person":
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            return cls(url, (await http.post("/api/players", json={})).json()["token"])

    async def makes(self, game: str, *seats: dict[str, object], **agreed: object) -> str:
        made = await self.http.post("/api/tables", json={"game": game, "seats": seats, **agreed})
        assert made.status_code == 201, made.text
        return f"/api/tables/{made.json()['table']}"

    async def looks(self, table: str) -> Any:
        return (await self.http.get(table)).json()

    async def brings(self, moves: int | None, name: str) -> str:
        """A game whose review is then to be made, or its beginning."""
        [record] = read_records(RECORD)
        game = record.as_dict()
        game.pop("result", None)
        game["moves"] = game["moves"][:moves]
        game["seats"] = [name, *game["seats"][1:]]
        brought = (await self.http.post("/api/records", json=game)).json()
        return f"/api/tables/{brought['table']}/review"


async def plays(person: Person) -> tuple[list[float], list[float]]:
    """Against a novice: seconds for each own move to be answered, and for the novice to have moved."""
    moved: list[float] = []
    answered: list[float] = []
    while len(moved) < MOVES:
        table = await person.makes("exlibris", ME, *bots(1, "novice"), options={"first": 0})
        seen = await person.looks(table)
        while seen["state"] == "running" and len(moved) < MOVES:
            wish = {"move": seen["view"]["legal"][0], "n": seen["n"]}
            start = time.perf_counter()
            assert (await person.http.post(f"{table}/moves", json=wish)).status_code == 200
            moved.append(time.perf_counter() - start)
            while not (seen := await person.looks(table))["view"]["legal"]:
                if seen["state"] == "over":
                    break
                await asyncio.sleep(POLL)
            answered.append(time.perf_counter() - start - moved[-1])
    return moved, answered


async def asks_for_hints(person: Person) -> None:
    table = await person.makes("santiago", ME, *bots(3), hints=True, options={"overseer": 3})
    while not (await person.looks(table))["view"]["legal"]:
        await asyncio.sleep(POLL)
    while True:
        await person.http.post(f"{table}/hint")


async def waits_for(person: Person, review: str) -> float:
    start = time.perf_counter()
    while (await person.http.get(review)).status_code != 200:
        await asyncio.sleep(0.2)
    return time.perf_counter() - start


@asynccontextmanager
async def experts(url: str, tables: int) -> AsyncIterator[None]:
    """Tables of five experts made by one person, who looks at all of them."""
    ana = await Person.comes(url)
    async with AsyncExitStack() as sockets:
        for _ in range(tables):
            table = await ana.makes("santiago", *bots(5, "expert"))
            address = f"{url.replace('http', 'ws', 1)}{table}/live"
            await sockets.enter_async_context(
                connect(address, additional_headers=ana.head, max_queue=1)
            )
        yield


@asynccontextmanager
async def hints(url: str) -> AsyncIterator[None]:
    asking = [asyncio.create_task(asks_for_hints(await Person.comes(url))) for _ in range(HINTING)]
    yield
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)


@asynccontextmanager
async def reviews(url: str, number: int) -> AsyncIterator[None]:
    """Of whole games, all asked for by one person, again and again."""
    ana = await Person.comes(url)
    wanted = [await ana.brings(None, f"game {n}") for n in range(number)]

    async def ask() -> None:
        while True:
            for review in wanted:
                await ana.http.get(review)
            await asyncio.sleep(1.5)

    asking = asyncio.create_task(ask())
    await asyncio.sleep(3)
    yield
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


def say(what: str, moved: list[float], answered: list[float]) -> None:
    def told(waits: list[float]) -> str:
        return f"{statistics.median(waits) * 1000:.0f}, {max(waits) * 1000:.0f} ms"

    line(f"{what}: a person's move, median and longest", told(moved))
    line("  the novice has moved after", told(answered))


async def thoughts(url: str) -> None:
    beto = await Person.comes(url)
    say("nobody else", *await plays(beto))
    for tables in (40, 160):
        async with experts(url, tables):
            await asyncio.sleep(3)
            say(f"{tables} tables of five experts", *await plays(beto))
    async with hints(url):
        await asyncio.sleep(3)
        say(f"{HINTING} people who ask for hints", *await plays(beto))


async def looking_back(url: str) -> None:
    beto = await Person.comes(url)
    alone = await waits_for(beto, await beto.brings(REVIEWED_MOVES, "alone"))
    line(f"a review of {REVIEWED_MOVES} moves, nobody else", f"{alone:.1f} s")
    async with reviews(url, 80):
        beside = await waits_for(beto, await beto.brings(REVIEWED_MOVES, "beside"))
        line("  while one person asks for 80 whole games", f"{beside:.1f} s")


def measure() -> None:
    for story in (thoughts, looking_back):
        with tempfile.TemporaryDirectory() as directory:
            folder = Path(directory)
            with serving(sqlite(folder), folder / "log") as server:
                asyncio.run(story(server.url))
