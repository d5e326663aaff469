"""Mail is confirmed and stopped by links; a feed and a calendar are read by secret ones."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import httpx
import pytest
from icalendar import Calendar

from tests.server.clients import ME, OPEN, Client, Clients, Table
from tests.server.mail_receiver import MailReceiver, receiving_mail
from tests.server.running_server import Server, free_port, levada, serving, sqlite

ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture(scope="module")
def mail() -> Iterator[MailReceiver]:
    with receiving_mail() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mail: MailReceiver) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("mail")
    settings = {
        "LEVADA_NOTIFY_AFTER": "0",
        "LEVADA_SMTP": f"smtp://127.0.0.1:{mail.port}",
        "LEVADA_MAIL_FROM": "levada@play.example",
        "LEVADA_ADDRESS": "https://play.example",
    }
    with serving(sqlite(directory), directory / "log", **settings) as running:
        yield running


def game_of(ana: Client, beto: Client) -> Table:
    pace = {"kind": "days", "days": 2.0}
    return beto.joins(ana.makes("exlibris", ME, OPEN, options={"first": 0}, pace=pace))


def link_in(text: str, what: str) -> str:
    found = re.search(rf"https://play\.example/mail/{what}#(\S+)", text)
    assert found is not None, text
    return found[1]


def test_mail_comes_once_its_address_is_confirmed_and_until_it_is_stopped(
    clients: Clients, mail: MailReceiver, server: Server
) -> None:
    ana, beto = clients("Ana", "Beto")
    beto.does("PUT me/notifications/mail", {"address": "beto@mail.example"})
    assert beto.does("GET me/notifications")["mail"] == {
        "address": "beto@mail.example",
        "confirmed": False,
    }
    (asking,) = mail.wait_for(1)
    assert asking["To"] == "beto@mail.example"
    token = link_in(asking.get_content(), "confirm")
    stranger = httpx.Client(base_url=server.url)
    with stranger:
        bad = stranger.post("/api/mail/confirm", json={"token": "nonsense"})
        assert (bad.status_code, bad.json()["error"]["code"]) == (403, "bad_link")
        assert stranger.post("/api/mail/confirm", json={"token": token}).status_code == 204
        table = game_of(ana, beto)
        ana.moves(table)
        letter = mail.wait_for(2)[1]
        assert letter["Subject"] == "Your move · Ex Libris"
        assert f"https://play.example/t/{table['table']}" in letter.get_content()
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = link_in(letter.get_content(), "stop")
        assert letter["List-Unsubscribe"] == f"<https://play.example/api/mail/stop/{stop}>"
        assert stranger.post(f"/api/mail/stop/{stop[:-1]}x").status_code == 403
        assert stranger.post(f"/api/mail/stop/{stop}").status_code == 204
        assert stranger.post(f"/api/mail/stop/{stop}").status_code == 204, "once more is no harm"
    assert beto.does("GET me/notifications")["mail"] is None


@pytest.mark.parametrize("address", ["no address", "a@b\nBcc: all@x.example", "@", "é@x.example"])
def test_what_is_no_address_is_not_written_to(clients: Clients, address: str) -> None:
    (ana,) = clients("Ana")
    assert ana.refused("PUT me/notifications/mail", {"address": address}).code == "bad_request"


def test_mail_needs_a_sender_and_an_address_of_the_server(tmp_path: Path) -> None:
    told = levada(
        "serve", "--port", str(free_port()), "--database", sqlite(tmp_path),
        LEVADA_SMTP="smtp://127.0.0.1:25",
    )  # fmt: skip
    assert told.returncode == 2
    assert "LEVADA_MAIL_FROM" in told.stderr


def test_feed_and_calendar_show_moves_due_until_the_link_is_renewed(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    links = beto.does("POST me/notifications/feed")
    feed, calendar = (here(links[kind]) for kind in ("feed", "calendar"))
    with httpx.Client(base_url=ana.http.base_url) as reader:
        assert entries_at(reader, feed) == []
        table = game_of(ana, beto)
        ana.moves(table)
        (entry,) = entries_at(reader, feed)
        assert entry.findtext(f"{ATOM}title") == "Your move · Ex Libris"
        assert entry.findtext(f"{ATOM}summary") == "At the table: Ana."
        assert f"/t/{table['table']}" in ET.tostring(entry).decode()
        (event,) = Calendar.from_ical(reader.get(calendar).text).walk("VEVENT")
        left = event.decoded("DTEND").timestamp() - time.time()
        assert 1.9 * 86_400 < left <= 2 * 86_400
        beto.moves(table)
        assert entries_at(reader, feed) == []
        beto.does("POST me/notifications/feed")
        assert reader.get(feed).status_code == 403
        assert reader.get(feed.replace("/feeds/", "/feeds/x")).status_code == 403


def entries_at(reader: httpx.Client, feed: str) -> list[ET.Element]:
    text = reader.get(feed).text
    return ET.fromstring(text).findall(f"{ATOM}entry")  # noqa: S314 — our own


def here(link: str) -> str:
    return link.removeprefix("https://play.example")
