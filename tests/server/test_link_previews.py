"""What a link to a table shows where it is sent: tags in the page, and a picture of the board."""

import asyncio
import re
import struct
from html import unescape
from random import Random
from typing import Any

import httpx
import pytest

from levada.contract import NOBODY
from levada.match import Match
from levada.record import Record
from levada.server.link_preview.picture import picture_of
from levada.server.link_preview.rasterizer import Pictures, rasterised
from levada.server.room import Chair, Room
from levada.server.table import Table as ServedTable
from levada.server.table_agreement import Agreement
from tests.browser.positions import record
from tests.contract.game_knowledge import secrets_of
from tests.contract.tables import tables_of
from tests.server.clients import ME, OPEN, Clients
from tests.server.running_server import Server, bots
from tests.server.two_worlds import hidden_money, line, two_worlds

PNG = b"\x89PNG\r\n\x1a\n"
TAG = re.compile(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)" />')


def tags(server: Server, path: str, **headers: str) -> dict[str, str]:
    answer = httpx.get(f"{server.url}{path}", headers=headers)
    assert answer.status_code == 200
    return {name: unescape(value) for name, value in TAG.findall(answer.text)}


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_an_open_table_tells_its_game_and_the_seats_that_are_free(
    server: Server, clients: Clients
) -> None:
    (ana,) = clients("Ana")
    table = ana.makes("santiago", ME, OPEN, OPEN, *bots(1), options={"edition": "trefl"})["table"]
    told = tags(server, f"/t/{table}")
    assert told["og:title"] == "Santiago · Trefl · 2 seats free · about 40 minutes"
    assert told["og:description"].startswith("At the table: Ana, 1 bot.")
    assert told["twitter:card"] == "summary_large_image"
    assert told["og:url"] == f"{server.url}/t/{table}"
    assert told["og:image"].startswith(f"{server.url}/t/{table}/picture.png?")
    in_polish = tags(server, f"/t/{table}", **{"accept-language": "fr, pl-PL;q=0.8, en;q=0.5"})
    assert "2 wolne miejsca" in in_polish["og:title"]
    assert in_polish["og:locale"] == "pl_PL"


def test_behind_a_proxy_addresses_are_the_public_ones(server: Server, clients: Clients) -> None:
    (ana,) = clients("Ana")
    table = ana.makes("exlibris", ME, OPEN)["table"]
    told = tags(server, f"/t/{table}", host="play.example", **{"x-forwarded-proto": "https"})
    assert told["og:url"] == f"https://play.example/t/{table}"
    assert told["og:image"].startswith(f"https://play.example/t/{table}/picture.png?")


def test_a_name_is_no_markup(server: Server, clients: Clients) -> None:
    (ana,) = clients('"><script>alert(1)</script>')
    table = ana.makes("exlibris", ME, OPEN)["table"]
    page = httpx.get(f"{server.url}/t/{table}").text
    assert "<script>alert" not in page
    assert page.count("<script") == httpx.get(f"{server.url}/about").text.count("<script")
    assert "<script>alert" in tags(server, f"/t/{table}")["og:description"]


def test_a_finished_game_tells_its_result(server: Server, clients: Clients) -> None:
    (ana,) = clients("Ana")
    kept = record("santiago-r7-joined-offers")
    table = ana.does("POST records", kept)["table"]
    for path in (f"/t/{table}", f"/t/{table}/replay?at=3"):
        title = tags(server, path)["og:title"]
        best = max(kept["result"]["scores"])
        assert re.search(rf"· \S.* {best}, ", title), title


@pytest.mark.parametrize("path", ["/", "/learn", "/t/no-such-table", "/t/%22%3E/replay"])
def test_where_there_is_no_table_the_tags_are_the_start_pages(server: Server, path: str) -> None:
    told = tags(server, path)
    assert told["og:title"] == "Levada: Santiago and Ex Libris in your browser"
    assert told["og:image"] == f"{server.url}/picture.png"


def test_a_table_without_watchers_shows_strangers_nothing(server: Server, clients: Clients) -> None:
    (ana,) = clients("Ana")
    table = ana.makes("exlibris", ME, *bots(1), watchers="nobody")["table"]
    nothing = tags(server, "/t/no-such-table")
    told = tags(server, f"/t/{table}")
    assert {**told, "og:url": ""} == {**nothing, "og:url": ""}
    start = httpx.get(f"{server.url}/picture.png")
    assert httpx.get(f"{server.url}/t/{table}/picture.png").content == start.content


def test_pictures_are_drawn_once_and_known_by_their_tags(server: Server, clients: Clients) -> None:
    (ana,) = clients("Ana")
    table = ana.makes("exlibris", ME, OPEN)
    address = f"{server.url}/t/{table['table']}/picture.png"
    answer = httpx.get(address)
    assert size_of(answer.content) == (1200, 630)
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"].startswith("public")
    known = {"if-none-match": answer.headers["etag"]}
    assert httpx.get(address, headers=known).status_code == 304
    ana.does("PUT seats/1", {"kind": "bot", "level": "novice"}, at=table)
    assert httpx.get(address, headers=known).status_code == 200


@pytest.mark.parametrize("path", ["/picture.png", "/learn/exlibris/picture.png"])
def test_pages_without_a_table_have_a_picture_too(server: Server, path: str) -> None:
    assert size_of(httpx.get(f"{server.url}{path}").content) == (1200, 630)


def served(match: Match, **more: Any) -> ServedTable:
    chairs = [Chair("person", name=f"seat {seat}") for seat in range(match.players)]
    agreement = Agreement.model_construct(game=match.game.name)
    return ServedTable("x", agreement, 0.0, Room(chairs, "", ""), match=match, **more)


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_games_that_differ_in_what_is_hidden_have_the_same_picture(game: str) -> None:
    """Stacks, hands, hidden money and sealed bids; byte by byte."""
    tables = [each for each in tables_of(game) if vars(each.options).get("money") != "open"]
    for number, table in enumerate(tables[:2]):
        played = line(table, number)
        n = len(played.match.moves) // 2
        secrets = [*secrets_of(table.game), *([hidden_money] if game == "santiago" else [])]
        worlds = two_worlds(played, n, NOBODY, Random(number), secrets)
        ends = [Match(table.game, table.options, world.end) for world in worlds]
        assert ends[0].games.tobytes() != ends[1].games.tobytes()
        here, there = (picture_of(served(end, state="running")) for end in ends)
        assert here == there
        assert asyncio.run(rasterised(here)) == asyncio.run(rasterised(there))


def test_every_record_can_be_drawn() -> None:
    """Every tile, palm and island there is, and scores below nothing."""
    for name in ("santiago-palms-count", "santiago-r9-shared-win", "exlibris-end-by-stack"):
        match = Match.replay(Record.parse(httpx.Response(200, json=record(name)).content))
        for n in range(0, len(match.moves) + 1, 7):
            assert "{" not in picture_of(served(match.at(n), state="running"))
        assert 'href="#figure-' in picture_of(served(match, state="over"))


def test_what_is_no_drawing_is_a_fault_and_not_kept() -> None:
    pictures = Pictures()
    with pytest.raises(RuntimeError, match="not drawn"):
        asyncio.run(pictures.png("<svg"))
    assert pictures.kept == {}
