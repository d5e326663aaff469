"""The load run in small: many tables at once, every move committed and seen by every seat."""

import asyncio

import httpx
import uvloop
from benchmarks.crowd import Party, disband, gather_crowd
from benchmarks.load import at_rate, pushed

from tests.server.running_server import Server

TABLES = 12
SECONDS = 2.0


async def crowd(url: str) -> list[Party]:
    parties = await gather_crowd(url, TABLES, 2026)
    await at_rate(parties, TABLES * 2, SECONDS)
    await pushed(parties, SECONDS)
    async with asyncio.timeout(SECONDS * 10):
        while any(party.sent_at for party in parties):
            await asyncio.sleep(0.01)
    await disband(parties)
    return parties


def test_every_move_of_a_crowd_is_committed_and_seen(server: Server) -> None:
    parties = uvloop.run(crowd(server.url))
    assert min(party.moves for party in parties) > 0
    for party in parties:
        head = {"Authorization": f"Bearer {party.tokens[0]}"}
        table = httpx.get(f"{server.url}/api/tables/{party.table}", headers=head).json()
        numbers = [entry["n"] for entry in table["news"] if entry["n"] is not None]
        assert numbers == list(range(party.moves))
        assert table["moves"] == party.moves
        assert min(party.seen) == max(party.seen) == table["version"]
