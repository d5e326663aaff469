"""The compiled rules and bots: made ready beside the server, so that it answers from the start."""

import asyncio
import logging
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from levada import compiled_cache
from levada.bots import searcher
from levada.games import GAMES
from levada.games import game as game_named

log = logging.getLogger("levada.warmup")


class Warmup:
    """Compiles what the cache does not have in processes of their own, then loads it here."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        compiled_cache.announce = log.info  # a line of the log like any other
        self.threads = threads
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
        """In this process only what is in the cache: compiling would stop everything else."""
        marker = marker_of(what, game)
        if marker is not None and not marker.exists():
            log.info("compiling the %s of %s, once", what, game)
            if await compile_in_subprocess(what, game):
                log.warning("compiling the %s of %s apart failed", what, game)
        await asyncio.get_running_loop().run_in_executor(self.threads, load, what, game)


async def compile_in_subprocess(what: str, game: str) -> int:
    """The exit status; a server that stops takes it along."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "levada.server.warmup", what, game
    )
    try:
        return await process.wait()
    finally:
        if process.returncode is None:
            process.kill()


def load(what: str, game: str) -> None:
    """Uses everything once, and leaves a note that the cache has it."""
    if what == "rules":
        game_named(game).warm()
    else:
        searcher.warm(game_named(game))
    marker = marker_of(what, game)
    if marker is not None:
        marker.touch()


def marker_of(what: str, game: str) -> Path | None:
    """Where it is noted that the cache has everything, where there is a cache."""
    if not compiled_cache.COMPILED or compiled_cache.CACHE is None:
        return None
    return compiled_cache.CACHE / f"{what}-{game}"


if __name__ == "__main__":
    compiled_cache.announce = log.info  # which nobody listens to: the server has said it
    load(*sys.argv[1:])
