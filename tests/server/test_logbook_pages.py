"""A logbook has an end, whatever people do at a table, and is read in pages."""

import orjson
import pytest

from levada.server import play_commands, seat_commands, visibility
from levada.server.logbook import Entry
from levada.server.refusals import Refusal
from levada.server.table import MOST_ENTRIES, Table
from levada.server.table_types import EntryView
from levada.server.visibility import ENTRIES_A_PAGE, Asker
from tests.server.clients import ME, Clients
from tests.server.drafts import change, running
from tests.server.running_server import bots

WATCHER = Asker(None, is_maker=False, wants_aids=True)


def full_table() -> Table:
    table = running("Ana", "bot", options={"first": 0})
    renamed = (Entry(n, 0, "rename", 0.0) for n in range(table.version + 1, MOST_ENTRIES + 1))
    table.replay(renamed)
    return table


def test_a_full_logbook_takes_moves_and_who_leaves_but_nothing_without_end() -> None:
    table = full_table()
    assert table.version == MOST_ENTRIES
    change(table, 0.0, play_commands.move, 0, "order A", 0, None)
    with pytest.raises(Refusal, match="only moves are left"):
        change(table, 0.0, play_commands.take_back, 0, 0, 1)
    with pytest.raises(Refusal, match="only moves are left"):
        change(table, 0.0, seat_commands.rename, "ana", 0, "Anna")
    with pytest.raises(Refusal, match="only moves are left"):
        change(table, 0.0, play_commands.vote, [0], "end", agree=True)
    change(table, 0.0, seat_commands.leave, "ana")
    assert [entry.words for entry in table.logbook[-2:]] == ["order A", "leave"]


def test_a_long_logbook_is_read_in_pages_that_join() -> None:
    table = full_table()
    last = versions(visibility.history(table, WATCHER))
    assert len(last) == ENTRIES_A_PAGE
    earlier = versions(visibility.earlier_history(table, WATCHER, last[0]))
    assert earlier + last == list(range(1, MOST_ENTRIES + 1))
    assert visibility.earlier_history(table, WATCHER, 1) == []


def versions(entries: list[EntryView]) -> list[int]:
    return [orjson.loads(orjson.dumps(entry))["version"] for entry in entries]


def test_earlier_pages_are_asked_for_by_an_entry(clients: Clients) -> None:
    ana, stranger = clients("Ana", "")
    table = ana.makes("exlibris", ME, *bots(1), watchers="nobody", options={"first": 0})
    ana.moves(table)
    whole = ana.does("GET ", at=table, show="true")["news"]
    page = ana.does("GET logbook", at=table, before=whole[-1]["version"], show="true")["entries"]
    assert page == whole[:-1]
    assert ana.refused("GET logbook", at=table, before=0).code == "bad_request"
    assert stranger.refused("GET logbook", at=table, before=2).code == "no_watchers"
