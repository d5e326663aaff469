"""How the page is handed out."""

import re
from collections.abc import Iterator

import httpx
import pytest
from starlette.requests import Request

from levada.server.api import page_files
from tests.server.running_server import Server

HTML = {"accept": "text/html,*/*;q=0.8"}
ADDRESSES = ["/", "/new", "/new/santiago", "/t/abcdefgh", "/t/abcdefgh/replay?at=3", "/games"]
ADDRESSES += ["/learn", "/learn/exlibris", "/about", "/privacy"]


@pytest.fixture(scope="module")
def browser(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, headers=HTML) as client:
        yield client


def assets(browser: httpx.Client) -> list[str]:
    """Scripts, styles and drawings; photographs and fonts are compressed by themselves."""
    parts = browser.get("/").text.split('"')
    return [part for part in parts if part.startswith("/assets/") and not part.endswith(".png")]


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_is_the_page(browser: httpx.Client, address: str) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"
    assert without_preview(answer.text) == browser.get("/about").text


def without_preview(page: str) -> str:
    """What a link shows differs from page to page."""
    plain = re.sub(r'<meta (property|name)="(og|twitter):.*? />\n', "", page)
    return re.sub("<title>.*</title>", "<title>Levada</title>", plain)


def test_scripts_and_styles_are_kept_for_ever_and_sent_compressed(browser: httpx.Client) -> None:
    found = assets(browser)
    assert {name.rpartition(".")[2] for name in found} >= {"js", "css", "svg"}
    for name in found:
        answer = browser.get(name, headers={"accept-encoding": "gzip"})
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        plain = browser.get(name, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == answer.content


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("/service-worker.js", "text/javascript; charset=utf-8"),
        ("/app/en.webmanifest", "application/manifest+json"),
        ("/app/ru.webmanifest", "application/manifest+json"),
    ],
)
def test_what_keeps_its_name_is_asked_for_again(
    browser: httpx.Client, address: str, kind: str
) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == "no-cache"
    assert "content-encoding" in answer.headers


def test_the_page_and_its_worker_are_of_one_version(browser: httpx.Client) -> None:
    worker = browser.get("/service-worker.js").text
    [version] = re.findall(r'name="version" content="(\w+)"', browser.get("/").text)
    assert f'"version":"{version}"' in worker
    kept = re.findall(r'"(/assets/[^"]+)"', worker)
    assert set(assets(browser)) <= set(kept)
    for name in kept:
        assert browser.head(name).status_code == 200


def test_every_icon_of_the_app_is_there(browser: httpx.Client) -> None:
    icons = browser.get("/app/en.webmanifest").json()["icons"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
    for icon in icons:
        answer = browser.get(icon["src"])
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        width = int.from_bytes(answer.content[16:20], "big")  # as a PNG's header says
        assert icon["sizes"] == f"{width}x{width}"


def test_a_head_has_the_same_headers(browser: httpx.Client) -> None:
    head, whole = browser.head("/"), browser.get("/")
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert head.content == b""


def test_an_address_that_is_none_gets_the_page_that_says_so(browser: httpx.Client) -> None:
    answer = browser.get("/nowhere/at/all")
    assert (answer.status_code, answer.text) == (404, browser.get("/about").text)


@pytest.mark.parametrize(
    "address", ["/api/nowhere", "/assets/none.js", "/app/none", "/assets/..%2Fapp.py"]
)
def test_what_is_no_page_gets_no_page(browser: httpx.Client, address: str) -> None:
    answer = browser.get(address)
    assert answer.status_code == 404
    assert "<html" not in answer.text


def test_programs_get_no_page_for_an_error(server: Server) -> None:
    answer = httpx.get(f"{server.url}/nowhere")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_page")


def test_a_page_that_was_not_built_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_files, "files", dict)
    answer = page_files.page(Request({"type": "http", "headers": []}), 200)
    assert answer.status_code == 503
    assert b"make play" in bytes(answer.body)
