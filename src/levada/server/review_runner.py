"""Reviews of finished games, one after the other, beside everything else."""

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import orjson

from levada.contract import IllegalMove
from levada.game_review import Review, review
from levada.match import Match
from levada.server.metrics import FAULTS
from levada.server.refusals import Refusal
from levada.server.supervision import contained, store_may_fail
from levada.server.table_registry import TableRegistry
from levada.server.warmup import Warmup

log = logging.getLogger("levada.review_runner")
LOOK_AGAIN = 1.0
SAY_SO = 2.0
"""Seconds between two notes of how far a review has come."""


class ReviewRunner:
    """Takes the reviews somebody wants, whichever worker they were asked of."""

    def __init__(self, registry: TableRegistry, warmup: Warmup) -> None:
        self.registry = registry
        self.warmup = warmup
        self.threads = ThreadPoolExecutor(1, "review")
        self.has_work = asyncio.Event()
        self.is_stopping = threading.Event()

    async def run(self) -> None:
        reviews = self.registry.store.reviews
        while True:
            with store_may_fail("the reviews"):
                wanted = await reviews.unclaimed()
                if wanted is not None and await reviews.claim(wanted):
                    with contained("a review"):
                        await self.review(wanted)
                    continue
            self.has_work.clear()
            await self.wait()

    async def wait(self) -> None:
        try:
            await asyncio.wait_for(self.has_work.wait(), LOOK_AGAIN)
        except TimeoutError:
            return

    async def review(self, table_id: str) -> None:
        try:
            table = await self.registry.table(table_id)
        except Refusal:
            return  # deleted meanwhile
        match = table.match
        assert match is not None
        await self.warmup.bots_of(match.game.name)
        done: list[int] = []

        def note(moves: int) -> None:
            if self.is_stopping.is_set():
                raise Stopped
            done.append(moves)

        loop = asyncio.get_running_loop()
        working = loop.run_in_executor(self.threads, review_quietly, match, note)
        while not (await asyncio.wait([working], timeout=SAY_SO))[0]:
            await self.registry.store.reviews.progress(table_id, len(done))
        found = working.result()
        await self.registry.store.reviews.keep(table_id, orjson.dumps(found), len(match.moves))


class Stopped(Exception):  # noqa: N818 — nothing is wrong: another worker goes on with it
    """The server stops: nobody waits for the end of the game."""


def review_quietly(match: Match, note: Callable[[int], None]) -> dict[str, object]:
    """What goes wrong is part of what is kept: it would go wrong again."""
    try:
        found: Review = review(match, note)
    except Stopped:
        return {}  # nobody keeps it
    except IllegalMove as error:
        return {"error": {"code": error.code, "text": str(error), "values": error.values}}
    except Exception:  # one game must not stop the reviews of all others
        FAULTS.inc()
        log.exception("a review has failed")
        return {"error": {"code": "fault", "text": "this game cannot be reviewed", "values": {}}}
    return found.as_dict()
