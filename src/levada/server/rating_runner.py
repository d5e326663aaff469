"""Counts rated games when they are over, beside everything else."""

import asyncio
from contextlib import suppress

from levada.server.store.rating_count import RatingCount
from levada.server.supervision import store_may_fail
from levada.server.table import Table

LOOK_AGAIN = 30.0
"""Seconds until a worker looks for games that another has ended and not counted."""


class RatingRunner:
    def __init__(self, rating_count: RatingCount) -> None:
        self.rating_count = rating_count
        self.has_news = asyncio.Event()

    def note_change(self, table: Table) -> None:
        if table.agreement.rated and table.state == "over":
            self.has_news.set()

    async def run(self) -> None:
        while True:
            with store_may_fail("counting rated games"):
                await self.rating_count.count_all()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.has_news.wait(), LOOK_AGAIN)
            self.has_news.clear()
