"""Who can be told anything, in this worker's memory: a move of others asks the database nothing."""

from levada.server.notification import NotificationKind
from levada.server.notifications import of_change
from levada.server.store.notifications import NotificationStore
from levada.server.store.outbox import note_returns
from levada.server.store.worker_messages import WorkerMessages
from levada.server.table import Draft


class NotifiedPeople:
    """All of them. Whoever changes how somebody is notified says so to every worker."""

    def __init__(self, store: NotificationStore, worker_messages: WorkerMessages) -> None:
        self.store = store
        self.worker_messages = worker_messages
        self.wanted: dict[str, frozenset[NotificationKind]] = {}

    async def read_all(self) -> None:
        """At the start, and when notifications may have been missed."""
        self.wanted = await self.store.wanted()

    async def changed(self, player: str) -> None:
        await self.read(player)
        await self.worker_messages.send(notified=player)

    async def read(self, player: str) -> None:
        found = await self.store.wanted(player)
        self.wanted.pop(player, None)
        self.wanted |= found

    async def note_return(self, player: str | None, table_id: str) -> None:
        """Somebody has the table before their eyes again."""
        if player is not None and player in self.wanted:
            async with self.store.engine.begin() as connection:
                await note_returns(connection, [(player, table_id)])

    def add_notifications(self, draft: Draft) -> None:
        of_change.add_notifications(draft, self.wanted)
