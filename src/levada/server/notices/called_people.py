"""Who can be told anything, in this worker's memory: a move of others asks the database nothing."""

from levada.server.notice import NoticeKind
from levada.server.notices import of_change
from levada.server.store.calls import CallStore
from levada.server.store.notify import Notifier
from levada.server.store.outbox import note_return
from levada.server.table import Draft


class CalledPeople:
    """All of them. Whoever changes how somebody can be called says so to every worker."""

    def __init__(self, store: CallStore, notifier: Notifier) -> None:
        self.store = store
        self.notifier = notifier
        self.wanted: dict[str, frozenset[NoticeKind]] = {}

    async def read_all(self) -> None:
        """At the start, and when notifications may have been missed."""
        self.wanted = await self.store.wanted()

    async def changed(self, player: str) -> None:
        await self.read(player)
        await self.notifier.notify(callable=player)

    async def read(self, player: str) -> None:
        found = await self.store.wanted(player)
        self.wanted.pop(player, None)
        self.wanted |= found

    async def note_return(self, player: str | None, table_id: str) -> None:
        """Somebody has the table before their eyes again."""
        if player in self.wanted:
            async with self.store.engine.begin() as connection:
                await note_return(connection, player, table_id)

    def add_notices(self, draft: Draft) -> None:
        of_change.add_notices(draft, self.wanted)
