"""Compiles and loads rules and bots in the background, so that the server answers from the start."""

import asyncio
import logging
import sys
from pathlib import Path

from levada import compiled_cache
from levada.bots import searcher
from levada.games import GAMES
from levada.games import game as game_named

log = logging.getLogger("levada.warmup")


class Warmup:
    """Compiles what the cache does not have in processes of their own, then loads it here."""

    def __init__(self) -> None:
        compiled_cache.announce = log.info  # a line of the log like any other
        self.rules = {name: asyncio.Event() for name in GAMES}
        self.bots = {name: asyncio.Event() for name in GAMES}
        self.is_complete = asyncio.Event()

    async def rules_of(self, game: str) -> None:
        await self.rules[game].wait()

    async def all_rules(self) -> None:
        for event in self.rules.values():
            await event.wait()

    async def bots_of(self, game: str) -> None:
        await self.bots[game].wait()

    async def run(self) -> None:
        await asyncio.gather(*(self.warm(name) for name in GAMES))
        self.is_complete.set()
        log.info("rules and bots are ready")

    async def warm(self, game: str) -> None:
        await self.prepare("rules", game)
        self.rules[game].set()
        await self.prepare("bots", game)
        self.bots[game].set()

    async def prepare(self, what: str, game: str) -> None:
        """Compiling would block this process, so what is not in the cache is compiled in another."""
        marker = marker_of(what, game)
        if marker is not None and not marker.exists():
            log.info("compiling the %s of %s, once", what, game)
            if await compile_in_subprocess(what, game):
                log.warning("compiling the %s of %s apart failed", what, game)
        await asyncio.to_thread(load, what, game)


async def compile_in_subprocess(what: str, game: str) -> int:
    """The exit status; the process is killed if the server stops."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "levada.server.warmup", what, game
    )
    try:
        return await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def load(what: str, game: str) -> None:
    """Calls everything once, and marks that the cache has it."""
    if what == "rules":
        game_named(game).warm()
    else:
        searcher.warm(game_named(game))
    marker = marker_of(what, game)
    if marker is not None:
        marker.touch()


def marker_of(what: str, game: str) -> Path | None:
    """The file that says that the cache has everything; none without a cache."""
    if not compiled_cache.COMPILED or compiled_cache.CACHE is None:
        return None
    return compiled_cache.CACHE / f"{what}-{game}"


if __name__ == "__main__":
    compiled_cache.announce = log.info  # not shown: the server has logged it
    load(*sys.argv[1:])
