"""What a table, a socket, a game and a move take: memory, rows, bytes, time of the processors."""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

import psutil
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.floods import memory
from tests.server.postgres import Postgres
from tests.server.running_server import Server, bots, serving, sqlite
from websockets.asyncio.client import connect

from benchmarks.fairness import ME, POLL, Person
from benchmarks.measure import line
from levada.server.settings import Settings

TABLES = 500
SCREEN: dict[str, object] = {"kind": "screen"}
GAMES = 20
WHOLE = 200
SIZE = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
    "postgresql": "SELECT pg_database_size(current_database())",
}


def measure() -> None:
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        with serving(sqlite(folder), folder / "log") as server:
            asyncio.run(measure_memory(server))
            line("SQLite, with the disk waited for", "")
            asyncio.run(measure_games(server, None))
        postgres = Postgres(folder / "postgres")
        try:
            with serving(postgres.database(), folder / "log") as server:
                line("PostgreSQL, one worker", "")
                asyncio.run(measure_games(server, postgres))
        finally:
            postgres.stop()


async def measure_memory(server: Server) -> None:
    """Tables of four that wait for a move, then with a socket for each seat."""
    ana = await Person.comes(server.url)
    start = memory(server)
    tables = [await ana.makes("santiago", ME, *[SCREEN] * 3) for _ in range(TABLES)]
    seated = memory(server)
    async with AsyncExitStack() as sockets:
        for table in tables * 4:
            address = f"{server.url.replace('http', 'ws', 1)}{table}/live?show=true"
            live = connect(address, additional_headers=ana.head, max_queue=1)
            await sockets.enter_async_context(live)
        connected = memory(server)
    whole = memory(server)
    for n in range(WHOLE):
        await ana.brings(None, f"game {n}")
    whole = memory(server) - whole
    line("memory of a process that has begun", f"{start:.0f} MB")
    line("  of a table", f"{(seated - start) / TABLES * 1000:.0f} KB")
    line("  of a table after a whole game", f"{whole / WHOLE * 1000:.0f} KB")
    line("  of a socket", f"{(connected - seated) / TABLES / 4 * 1000:.0f} KB")


async def measure_games(server: Server, postgres: Postgres | None) -> None:
    """Whole games by chance, nobody connected but for one who asks now and then."""
    ana = await Person.comes(server.url)
    size, rows = await stored(server)
    assert server.process is not None
    busy = seconds(server.process.pid), database_seconds(postgres)
    games = [await ana.makes("santiago", *bots(4)) for _ in range(GAMES)]
    moves = 0
    for game in games:
        while (seen := await ana.looks(game))["state"] != "over":
            await asyncio.sleep(POLL)
            for other in games:
                await ana.looks(other)
        moves += seen["moves"]
    grown, written = await stored(server)
    line(f"  moves in a game, mean of {GAMES}", f"{moves / GAMES:.0f}")
    line("  rows of a game", f"{(written - rows) / GAMES:.0f}")
    line("  bytes of a game, with indexes", f"{(grown - size) / GAMES:,.0f}")
    line(
        "  of the worker, a bot's move",
        f"{(seconds(server.process.pid) - busy[0]) / moves * 1000:.2f} ms",
    )
    line(
        "  of the database, a move",
        f"{(database_seconds(postgres) - busy[1]) / moves * 1000:.2f} ms",
    )


async def stored(server: Server) -> tuple[int, int]:
    """Bytes, and rows of entries."""
    engine = create_async_engine(Settings(database=server.database).url)
    async with engine.connect() as connection:
        size = (await connection.execute(text(SIZE[engine.dialect.name]))).scalar_one()
        rows = (await connection.execute(text("SELECT count(*) FROM entries"))).scalar_one()
    await engine.dispose()
    return int(size), int(rows)


def seconds(process: int) -> float:
    times = psutil.Process(process).cpu_times()
    return float(times.user + times.system)


def database_seconds(postgres: Postgres | None) -> float:
    """Of all its processes; those that have ended count as their parent's children."""
    if postgres is None:
        return 0.0
    postmaster = postgres.server.get_postmaster_info().process
    assert postmaster is not None
    of_children = postmaster.cpu_times()
    ended = float(of_children.children_user + of_children.children_system)
    alive = [postmaster, *postmaster.children(recursive=True)]
    return ended + sum(seconds(process.pid) for process in alive)
