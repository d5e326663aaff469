"""The messages that tell how a table stands: the whole of it, or what has changed since the last."""

from collections.abc import Mapping
from typing import Any

import orjson

from levada import presentation
from levada.server import visibility
from levada.server.connection import Connection
from levada.server.table import Table
from levada.server.visibility import Asker, Parts, Presence

NOTHING: Parts = {"table": {}, "view": {}, "aids": {}}


class SentTable:
    """A table as everybody at it was last sent it."""

    def __init__(self, version: int, public: Parts, *, has_aids: bool) -> None:
        self.version = version
        self.public = public
        self.has_aids = has_aids
        self.own: dict[Asker, Parts] = {}

    def own_of(self, table: Table, asker: Asker) -> Parts:
        """What is not the same for every seat; the table must still stand like this."""
        if asker not in self.own:
            self.own[asker] = visibility.own_parts(table, asker, self.public)
        return self.own[asker]

    def serves(self, table: Table, asker: Asker) -> bool:
        """Whether the table still stands like this, and all is there that somebody wants."""
        return self.version == table.version and (self.has_aids or not asker.wants_aids)

    def with_presence(self, presence: Presence) -> "SentTable":
        """The same, with whoever is there now."""
        chairs = self.public["table"]["chairs"]
        here = [{**chair, "here": seat in presence.seats} for seat, chair in enumerate(chairs)]
        return self.with_parts({"chairs": here, "watchers": presence.watchers})

    def with_parts(self, told: Mapping[str, Any]) -> "SentTable":
        public: Parts = {**self.public, "table": {**self.public["table"], **told}}
        later = SentTable(self.version, public, has_aids=self.has_aids)
        later.own = self.own
        return later


class TableMessages:
    """The messages after one change: what several connections see is worked out once for all."""

    def __init__(self, table: Table, before: SentTable | None, after: SentTable) -> None:
        self.table = table
        self.before = before
        self.after = after
        self.shared_changes: bytes | None = None
        self.encoded: dict[tuple[Asker, int | None], bytes] = {}

    def message_for(self, connection: Connection) -> bytes:
        asker, version = connection.asker, connection.sent_version
        follows = connection.wants_changes and self.is_in_step(connection)
        key = asker, None if follows else version
        if key not in self.encoded:
            self.encoded[key] = self.changes(asker) if follows else self.whole(asker, version)
        return self.encoded[key]

    def is_in_step(self, connection: Connection) -> bool:
        """Whether it has the table as it was before, through the same eyes."""
        before = self.before
        return (
            before is not None
            and connection.sent_version == before.version
            and connection.sent_as == connection.asker
        )

    def whole(self, asker: Asker, version: int) -> bytes:
        """With the logbook after a version."""
        own = self.after.own_of(self.table, asker)
        return orjson.dumps(
            {
                "type": "table",
                **visibility.joined(self.table, asker, self.after.public, own),
                "news": visibility.history(self.table, asker, version),
            }
        )

    def changes(self, asker: Asker) -> bytes:
        """What all share is encoded once, and what is a seat's own added to it."""
        assert self.before is not None
        own = self.after.own_of(self.table, asker)
        if self.shared_changes is None:
            self.shared_changes = self.encode_shared(self.before, own)
        own_changes = changed(self.before.own.get(asker, NOTHING), own)
        news = visibility.history(self.table, asker, self.before.version)
        rest = orjson.dumps({"own": own_changes, "news": news})
        return b"%b,%b" % (self.shared_changes[:-1], rest[1:])

    def encode_shared(self, before: SentTable, own: Parts) -> bytes:
        """Without the parts that are not the same for every seat."""
        parts = changed(before.public, self.after.public, but=own)
        if self.table.match is not None and not before.public["view"]:
            parts["table"]["opening"] = presentation.opening(self.table.match)
        return orjson.dumps({"type": "changes", "since": before.version, **parts})


def changed(before: Parts, after: Parts, but: Parts = NOTHING) -> dict[str, dict[str, Any]]:
    return {
        "table": differing(before["table"], after["table"], but["table"]),
        "view": differing(before["view"], after["view"], but["view"]),
        "aids": differing(before["aids"], after["aids"], but["aids"]),
    }


def differing(
    before: Mapping[str, Any], after: Mapping[str, Any], but: Mapping[str, Any]
) -> dict[str, Any]:
    return {
        name: value
        for name, value in after.items()
        if name not in but and (name not in before or before[name] != value)
    }
