"""Reviews of finished games, worked out move by move beside everything else."""

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy.engine import Row

from levada.contract import IllegalMove
from levada.game_review import Review, ReviewedMove, review_move
from levada.match import Match
from levada.server.fair_threads import FairThreads
from levada.server.metrics import FAULTS
from levada.server.refusals import Refusal
from levada.server.store.reviews import ReviewStore
from levada.server.store.worker_messages import WorkerMessages
from levada.server.supervision import cancel_all, contained
from levada.server.warmup import Warmup

log = logging.getLogger("levada.review_runner")
MOST_REVIEWS = 3
"""Of one person, at work or waiting."""
PATIENCE = 10.0
"""Seconds after which somebody who has not asked again no longer waits for a review."""
SAY_SO = 2.0
"""Seconds between two notes of how far a review has come."""
STAND_BACK = 0.5
"""Seconds until a review that nobody waits for looks again whether it may go on."""

Kept = Row[Any] | None
"""What the store has of a review."""


@dataclass
class Request:
    """A review that somebody wants."""

    table_id: str
    person: str
    match: Match
    asked: float = field(default_factory=time.monotonic)
    """When somebody last asked for it."""
    moves: list[ReviewedMove] = field(default_factory=list)
    """Those looked at so far."""


class ReviewRunner:
    """Works at the reviews this worker was asked for, in the fair order of its thread.

    A claim in the store keeps the other workers from working at the same one.
    """

    def __init__(
        self,
        reviews: ReviewStore,
        worker_messages: WorkerMessages,
        warmup: Warmup,
        threads: FairThreads,
    ) -> None:
        self.reviews = reviews
        self.worker_messages = worker_messages
        self.warmup = warmup
        self.threads = threads
        self.requests: dict[str, Request] = {}
        """By table."""
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def stop(self) -> None:
        await cancel_all(self.tasks.values())

    async def progress(self, table_id: str, match: Match, person: str, kept: Kept) -> int:
        """Of a review that is not ready: how many moves were looked at; begins it if nobody has."""
        if table_id in self.requests:
            self.note_asked(table_id)
        elif kept is None or kept.claimed < time.time():
            self.start(Request(table_id, person, match))
        else:
            await self.worker_messages.send(asked=table_id)
            return int(kept.done)
        return len(self.requests[table_id].moves)

    def note_asked(self, table_id: str) -> None:
        """Somebody waits for a review, here or at another worker."""
        if table_id in self.requests:
            self.requests[table_id].asked = time.monotonic()

    def start(self, request: Request) -> None:
        table_id = request.table_id
        self.make_room(request.person)
        self.requests[table_id] = request
        task = asyncio.create_task(self.work_at(request))
        self.tasks[table_id] = task
        task.add_done_callback(lambda _done: self.forget(table_id))

    def forget(self, table_id: str) -> None:
        del self.requests[table_id], self.tasks[table_id]

    def make_room(self, person: str) -> None:
        """For one more: whoever has many must wait, or loses the one longest not asked for."""
        own = [each for each in self.requests.values() if each.person == person]
        if len(own) < MOST_REVIEWS:
            return
        oldest = min(own, key=lambda request: request.asked)
        if is_waited_for(oldest):
            seconds = int(PATIENCE)
            text = f"{MOST_REVIEWS} other reviews for you are not ready; wait {seconds} s"
            raise Refusal(429, "too_many", text, what="reviews", seconds=seconds)
        self.tasks[oldest.table_id].cancel()

    async def work_at(self, request: Request) -> None:
        table_id = request.table_id
        with contained("a review"):
            if not await self.reviews.claim(table_id):
                return  # another worker was asked too
            try:
                found = await self.worked_out(request)
                await self.reviews.keep(table_id, orjson.dumps(found), len(request.match.moves))
            except asyncio.CancelledError:
                await self.reviews.give_up(table_id)
                raise

    async def worked_out(self, request: Request) -> dict[str, object]:
        """The review; what goes wrong is part of what is kept, for it would go wrong again."""
        telling = asyncio.create_task(self.tell(request))
        try:
            return await self.look_at_moves(request)
        except IllegalMove as error:
            return {"error": {"code": error.code, "text": str(error), "values": error.values}}
        except Exception:
            FAULTS.inc()
            log.exception("a review has failed")
            text = "this game cannot be reviewed"
            return {"error": {"code": "fault", "text": text, "values": {}}}
        finally:
            telling.cancel()

    async def look_at_moves(self, request: Request) -> dict[str, object]:
        """A move at a time, so that somebody else's review need not wait for the end of this one."""
        match, person, table_id = request.match, request.person, request.table_id
        await self.warmup.bots_of(match.game.name)
        for n in range(len(match.moves)):
            while self.stands_back(request):
                await asyncio.sleep(STAND_BACK)
            request.moves.append(await self.threads.run(person, table_id, review_move, match, n))
        return Review(request.moves).as_dict()

    def stands_back(self, request: Request) -> bool:
        """Nobody waits for it, and somebody waits for another."""
        return not is_waited_for(request) and any(map(is_waited_for, self.requests.values()))

    async def tell(self, request: Request) -> None:
        """Renews the claim, and tells other workers how far the review has come."""
        while True:
            await asyncio.sleep(SAY_SO)
            with contained("the progress of a review"):
                await self.reviews.progress(request.table_id, len(request.moves))


def is_waited_for(request: Request) -> bool:
    return request.asked >= time.monotonic() - PATIENCE
