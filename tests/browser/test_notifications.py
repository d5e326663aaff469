"""A notification by push: allowed on this device, sent by the server, read and shown by the service worker.

Chromium without a window subscribes nowhere: `PushManager.subscribe` fails there ("Registration failed - permission
denied", although notifications are allowed), so this call is answered here, with the keys of a browser of ours. What the server then sends is
decrypted with them and handed to the real service worker by the DevTools protocol, as the service would.
"""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor
from tests.server.browser_receiver import Browser
from tests.server.clients import ME, OPEN, Client
from tests.server.receiver import Receiver, receiving
from tests.server.running_server import Server, serving, sqlite

SUBSCRIBE = """subscription => {
    const made = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true };
    let current = null;
    PushManager.prototype.subscribe = async () => (current = made);
    PushManager.prototype.getSubscription = async () => current;
}"""
HIDE = """isHidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
SHOWN = """async () => {
    const found = await (await navigator.serviceWorker.ready).getNotifications();
    return found.map(({ title, body, tag }) => ({ title, body, tag }));
}"""
# Only a person's own press may open a window: what would be opened is written down.
PRESS = """async () => {
    const opened = new Promise((open) => {
        Clients.prototype.openWindow = async (path) => open(path);
    });
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    return opened;
}"""


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture(scope="module")
def notifying_server(
    tmp_path_factory: pytest.TempPathFactory, receiver: Receiver
) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("notifications")
    settings = {"LEVADA_NOTIFY_AFTER": "0", "LEVADA_WEBHOOK_HOSTS": receiver.host}
    with serving(sqlite(directory), directory / "log", **settings) as running:
        yield running


@pytest.fixture
def beto(browser: Chromium, notifying_server: Server) -> Iterator[Visitor]:
    visitor = Visitor(browser, notifying_server, {"locale": "de-DE"}, keeps_page=True)
    visitor.context.grant_permissions(["notifications"])
    yield visitor
    visitor.leaves()
    assert visitor.faults == []


def deliver(page: Page, text: str) -> None:
    """As the browser's push service would."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = page.evaluate("location.origin")
    message = {"origin": origin, "registrationId": found[0], "data": text}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_a_notification_is_allowed_sent_shown_and_pressed(
    beto: Visitor, notifying_server: Server, receiver: Receiver
) -> None:
    keys = Browser()
    subscription = json.dumps(keys.subscription(f"{receiver.url}/push"))
    beto.context.add_init_script(f"({SUBSCRIBE})({subscription})")
    page = beto.opens("/me")
    beto.awaits_worker()
    page.get_by_role("button", name="Auf diesem Gerät benachrichtigen").click()
    expect(page.get_by_text("Auf diesem Gerät bekommst du Benachrichtigungen.")).to_be_visible()
    ana = Client(notifying_server, "Ana")
    with ana.http:
        made = ana.makes("exlibris", ME, OPEN, options={"first": 0})
        beto.asks(f"POST tables/{made['table']}/join", {"name": "Beto"})
        ana.moves(made)
    (received,) = receiver.wait_for(1, "/push")
    deliver(page, keys.decrypt(received.body).decode())
    page.wait_for_function(f"async () => (await ({SHOWN})()).length > 0")
    assert page.evaluate(SHOWN) == [
        {
            "title": "Du bist dran · Ex Libris",
            "body": "Welches Buch gibst du her? Am Tisch: Ana.",
            "tag": made["table"],
        }
    ]
    (worker,) = beto.context.service_workers
    assert worker.evaluate(PRESS) == f"/t/{made['table']}"
    assert page.evaluate(SHOWN) == [], "what was pressed is gone"


def test_a_page_says_when_it_is_hidden(beto: Visitor) -> None:
    table = beto.makes("exlibris", ME, {"kind": "bot", "level": "random"}, name="Beto")
    page = beto.opens(f"/t/{table}")
    page.get_by_role("button", name="Menü").wait_for()
    for is_hidden in (True, False):
        page.evaluate(HIDE, is_hidden)
        while not any(json.loads(frame).get("hidden") is is_hidden for frame in beto.sent):
            page.wait_for_timeout(20)


def test_the_ways_are_set_up_by_hand(beto: Visitor, receiver: Receiver) -> None:
    """Settings, a webhook that is tried out, a feed; all of it is there when one comes back."""
    page = beto.opens("/me")
    page.get_by_role("switch", name="Nachts Ruhe").check()
    page.get_by_role("switch", name="Ein Spiel beginnt").uncheck()
    page.get_by_label("Adresse", exact=True).fill(f"{receiver.url}/by-hand")
    page.get_by_role("button", name="Hinzufügen").click()
    page.get_by_role("button", name="Test senden").click()
    (received,) = receiver.wait_for(1, "/by-hand")
    assert json.loads(received.body)["text"] == "So wirst du benachrichtigt."
    page.get_by_role("button", name="Links erstellen").click()
    expect(page.get_by_text("/moves.ics")).to_be_visible()
    page.reload()
    expect(page.get_by_role("switch", name="Nachts Ruhe")).to_be_checked()
    expect(page.get_by_role("switch", name="Ein Spiel beginnt")).not_to_be_checked()
    expect(page.get_by_text(f"{receiver.url}/by-hand")).to_be_visible()
    expect(page.get_by_role("button", name="Neue Links erstellen")).to_be_visible()


def test_the_bell_of_a_table(beto: Visitor) -> None:
    table = beto.makes("exlibris", ME, {"kind": "bot", "level": "random"}, name="Beto")
    page = beto.opens(f"/t/{table}")
    page.get_by_role("button", name="Menü").click()
    page.get_by_text("Benachrichtigungen von diesem Tisch").click()
    page.get_by_role("switch", name="Von diesem Tisch benachrichtigen").uncheck()
    expect(page.get_by_role("link", name="Benachrichtigungen einrichten")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Menü").click()
    page.get_by_text("Benachrichtigungen von diesem Tisch").click()
    expect(page.get_by_role("switch", name="Von diesem Tisch benachrichtigen")).not_to_be_checked()
