"""All stores of a database together."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import Table, select, update
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import QueuePool

from levada.server.store.accounts import AccountStore
from levada.server.store.audit import AuditStore
from levada.server.store.chat import ChatStore
from levada.server.store.devices import DeviceStore
from levada.server.store.follows import FollowStore
from levada.server.store.notifications import NotificationStore
from levada.server.store.outbox import OutboxStore
from levada.server.store.people import PeopleStore
from levada.server.store.profiles import ProfileStore
from levada.server.store.programs import ProgramStore
from levada.server.store.rating_count import RatingCount
from levada.server.store.reviews import ReviewStore
from levada.server.store.schema import service
from levada.server.store.service_clock import ServiceClock
from levada.server.store.sign_ins import SignInStore
from levada.server.store.tables import TableStore
from levada.server.store.tournaments import TournamentStore
from levada.server.store.waiting import WaitingStore

log = logging.getLogger("levada.store")
IDS_AT_ONCE = 500


@dataclass
class Store:
    engine: AsyncEngine
    clock_engine: AsyncEngine
    """For the service clock's beat, which need not wait for the disk."""
    tables: TableStore = field(init=False)
    people: PeopleStore = field(init=False)
    devices: DeviceStore = field(init=False)
    accounts: AccountStore = field(init=False)
    sign_ins: SignInStore = field(init=False)
    follows: FollowStore = field(init=False)
    audit: AuditStore = field(init=False)
    chat: ChatStore = field(init=False)
    notifications: NotificationStore = field(init=False)
    outbox: OutboxStore = field(init=False)
    reviews: ReviewStore = field(init=False)
    tournaments: TournamentStore = field(init=False)
    rating_count: RatingCount = field(init=False)
    profiles: ProfileStore = field(init=False)
    programs: ProgramStore = field(init=False)
    waiting: WaitingStore = field(init=False)
    clock: ServiceClock = field(init=False)

    def __post_init__(self) -> None:
        self.tables = TableStore(self.engine)
        self.people = PeopleStore(self.engine)
        self.devices = DeviceStore(self.engine)
        self.accounts = AccountStore(self.engine)
        self.sign_ins = SignInStore(self.engine)
        self.follows = FollowStore(self.engine)
        self.audit = AuditStore(self.engine)
        self.chat = ChatStore(self.engine)
        self.notifications = NotificationStore(self.engine)
        self.outbox = OutboxStore(self.engine)
        self.reviews = ReviewStore(self.engine)
        self.tournaments = TournamentStore(self.engine)
        self.rating_count = RatingCount(self.engine)
        self.profiles = ProfileStore(self.engine)
        self.programs = ProgramStore(self.engine)
        self.waiting = WaitingStore(self.engine)
        self.clock = ServiceClock(self.clock_engine)

    @property
    def is_alone(self) -> bool:
        """Whether no other worker can have it: SQLite carries one process."""
        return self.engine.dialect.name == "sqlite"

    @property
    def connections_in_use(self) -> int:
        pools = (self.engine.pool, self.clock_engine.pool)
        return sum(pool.checkedout() for pool in pools if isinstance(pool, QueuePool))

    async def existing(self, kind: Table, ids: Sequence[str]) -> set[str]:
        """Which of these tables or players are still there."""
        found: set[str] = set()
        async with self.engine.connect() as connection:
            for first in range(0, len(ids), IDS_AT_ONCE):
                some = kind.c.id.in_(ids[first : first + IDS_AT_ONCE])
                found |= set((await connection.execute(select(kind.c.id).where(some))).scalars())
        return found

    async def overwrite_deleted(self) -> None:
        """What was deleted is overwritten in SQLite's file, and still stands in its write-ahead
        log: that is written back and emptied. PostgreSQL does it in its own time."""
        if self.is_alone:
            async with self.engine.connect() as connection:
                done = await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                if done.one()[0]:
                    log.warning("others read or write: deleted data is overwritten within the hour")

    async def last_purge(self) -> float | None:
        """By the wall clock; none if no server has had this database."""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(service.c.purged))).scalar_one_or_none()

    async def note_purge(self, at: float) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(service).values(purged=at))

    async def ping(self) -> None:
        """Raises if the database does not."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))
