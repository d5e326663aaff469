"""The installed app: it opens without a network with what is known, and never shows a page of before."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.later_version import Deployment, deployed
from tests.browser.page_player import SantiagoPlayer
from tests.browser.positions import positions
from tests.browser.visitor import Visitor
from tests.server.clients import ME, screen
from tests.server.running_server import Server

NO_NETWORK = "ERR_INTERNET_DISCONNECTED|ERR_FAILED"
KEPT = """async () => {
    const cache = await caches.open("levada-mine");
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}"""


@pytest.fixture
def ana(visit: Visit) -> Visitor:
    """Somebody who has been here before: the page is kept."""
    visitor = visit(keeps_page=True)
    visitor.opens("/")
    visitor.awaits_worker()
    return visitor


def kept(page: Page) -> set[str]:
    return set(page.evaluate(KEPT))


UNTIL = """async ([name, isKept]) => {
    const look = async () => ((await caches.match(`/kept/${name}`)) !== undefined) === isKept;
    while (!(await look())) await new Promise((again) => setTimeout(again, 50));
}"""


def awaits_kept(page: Page, name: str) -> None:
    page.evaluate(UNTIL, [name, True])


def awaits_gone(page: Page, name: str) -> None:
    page.evaluate(UNTIL, [name, False])


def plays(visitor: Visitor) -> str:
    """A table at which it is their turn, seen once."""
    table = visitor.plays_on(positions("santiago-declined", "planting", 20)[0])
    SantiagoPlayer(visitor.opens(f"/t/{table}")).awaits_turn()
    awaits_kept(visitor.page, f"tables/{table}")
    return table


def test_without_a_network_pages_open_with_what_is_known_and_say_so(ana: Visitor) -> None:
    table = plays(ana)
    page = ana.opens("/games")
    expect(page.get_by_role("link", name="Your move")).to_be_visible()
    with ana.expecting(NO_NETWORK):
        ana.context.set_offline(True)
        for path in ("/", "/games"):
            ana.opens(path)
            expect(page.get_by_text("No connection. You see how things stood at")).to_be_visible()
            expect(page.get_by_role("link", name="Your move")).to_be_visible()
        page.get_by_role("link", name="Your move").click()
        expect(page.get_by_text("the table as it stood at")).to_be_visible()
        ana.opens("/learn/santiago")
        expect(page.get_by_role("link", name="Rules", exact=True)).to_be_visible()
        ana.opens(f"/t/{table}/replay")
        expect(page.get_by_role("alert")).to_contain_text("No connection to the server")
        ana.opens("/t/neverseen1")
        expect(page.get_by_text("The table opens by itself")).to_be_visible()


def test_a_table_opened_without_a_network_is_shown_until_it_is_back_and_then_played(
    ana: Visitor,
) -> None:
    table = plays(ana)
    page = ana.page
    board = page.get_by_role("group", name="Board:").get_attribute("aria-label")
    with ana.expecting(f"{NO_NETWORK}|WebSocket connection to"):
        ana.context.set_offline(True)
        page.reload()
        expect(page.get_by_text("the table as it stood at")).to_be_visible()
        expect(page.get_by_role("heading", name="Ana to move")).to_be_visible()
        expect(page.get_by_role("group", name=str(board))).to_be_visible()
        assert page.locator(".dock .commit").count() == 0
        ana.context.set_offline(False)
        expect(page.get_by_text("the table as it stood at")).to_be_hidden()
    player = SantiagoPlayer(page)
    assert player.awaits_turn()
    player.makes_a_move()
    assert ana.asks(f"GET tables/{table}")["state"] == "running"


def test_offline_words_and_letters_are_in_the_readers_language(visit: Visit) -> None:
    olga = visit(keeps_page=True, locale="ru-RU")
    page = olga.opens("/learn/santiago")
    olga.awaits_worker()
    page.evaluate(
        """async () => {
            const [shell] = await caches.keys();
            const look = async () => (await (await caches.open(shell)).keys()).map(({ url }) => url);
            const isRussian = (url) => /\\/(ru|.*-cyrillic)-/.test(url);
            while ((await look()).filter(isRussian).length < 4)
                await new Promise((again) => setTimeout(again, 50));
        }"""
    )
    with olga.expecting(NO_NETWORK):
        olga.context.set_offline(True)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", "ru")
        expect(page.get_by_role("link", name="Правила")).to_be_visible()


def test_what_is_kept_goes_with_ones_data(ana: Visitor) -> None:
    table = plays(ana)
    page = ana.opens("/games")
    expect(page.get_by_role("link", name="Your move")).to_be_visible()
    assert kept(page) >= {f"/kept/tables/{table}", "/kept/lists/running"}
    ana.opens("/me")
    page.get_by_role("button", name="Delete all of it").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page).to_have_url(f"{ana.server.url}/")
    awaits_gone(page, "lists/running")
    awaits_gone(page, f"tables/{table}")


def test_what_is_kept_goes_when_the_server_does_not_know_the_reader(ana: Visitor) -> None:
    table = plays(ana)
    ana.context.clear_cookies()
    page = ana.opens("/")
    awaits_gone(page, f"tables/{table}")


def test_a_table_of_several_at_one_screen_is_not_kept(ana: Visitor) -> None:
    """Whoever opens it without a network would see somebody else's hand."""
    own = plays(ana)
    shared = ana.makes("exlibris", ME, screen("Beto"), name="Ana", options={"first": 0})
    page = ana.opens(f"/t/{shared}")
    expect(page.locator(".dock")).to_be_visible()
    ana.opens(f"/t/{own}")
    awaits_kept(page, f"tables/{own}")
    assert kept(page) & {f"/kept/tables/{own}", f"/kept/tables/{shared}"} == {f"/kept/tables/{own}"}


@pytest.fixture
def deployment(server: Server) -> Iterator[Deployment]:
    with deployed(server.url) as running:
        yield running


@pytest.fixture
def beto(browser: Browser, deployment: Deployment) -> Iterator[Visitor]:
    visitor = Visitor(browser, deployment, keeps_page=True)
    yield visitor
    visitor.leaves()
    assert visitor.faults == []


def version_of(page: Page) -> str:
    return page.locator("meta[name=version]").get_attribute("content") or ""


def test_after_an_update_the_next_load_is_the_new_page_and_an_open_one_says_so(
    beto: Visitor, deployment: Deployment
) -> None:
    page = beto.opens("/about")
    beto.awaits_worker()
    before = version_of(page)
    deployment.is_updated = True
    later = beto.another_tab()
    later.goto("/about")
    assert version_of(later) != before
    expect(later.get_by_text("Levada was updated.")).to_be_visible()
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    assert version_of(page) == before  # nothing is loaded by itself
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("button", name="Reload")).to_be_hidden()
    expect(page.get_by_role("heading", name="About Levada")).to_be_visible()
    assert version_of(page) == version_of(later)
    with beto.expecting(NO_NETWORK):
        beto.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("heading", name="About Levada")).to_be_visible()
        assert version_of(page) == version_of(later)


def test_a_worker_of_another_version_than_the_page_is_not_installed(
    beto: Visitor, deployment: Deployment, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As while a server is being replaced by another: the page works, and is kept another time."""
    later = deployment.answer("/service-worker.js").content.replace(deployment.version, b"0" * 16)
    monkeypatch.setattr(
        deployment, "as_deployed", lambda body: later if body.startswith(b"const SHELL") else body
    )
    page = beto.opens("/about")
    state = page.evaluate(
        """async () => {
            const found = await navigator.serviceWorker.register("/service-worker.js");
            const worker = found.installing;
            if (worker === null) return "redundant";
            await new Promise((done) => worker.addEventListener("statechange", done));
            return worker.state;
        }"""
    )
    assert state == "redundant"
    assert (
        page.evaluate("async () => (await caches.keys()).filter((n) => n.includes('shell'))") == []
    )
    expect(page.get_by_role("heading", name="About Levada")).to_be_visible()


def test_the_app_can_be_installed_in_ones_own_language(visit: Visit) -> None:
    jan = visit(locale="pl-PL")
    page = jan.opens("/")
    link = page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", "/app/pl.webmanifest")
    manifest = jan.context.request.get("/app/pl.webmanifest").json()
    assert (manifest["lang"], manifest["display"]) == ("pl", "standalone")
    assert [each["url"] for each in manifest["shortcuts"]] == ["/new", "/games", "/learn"]
    session = jan.context.new_cdp_session(page)
    wrong = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in wrong] == ["in-incognito"]  # as every visitor of a test is
    assert session.send("Page.getAppManifest")["errors"] == []
