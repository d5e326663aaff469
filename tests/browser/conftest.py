"""One browser and one server for all; whoever visits has a context of their own, without a fault."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.finding import browser as browser_on_path
from tests.browser.visiting import Visitor
from tests.server.serving import Server, serving, sqlite

QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For this package only: while it is there, no other event loop can run."""
    path = browser_on_path()
    assert path, "no browser was found: `make test` installs one, or name it in LEVADA_BROWSER"
    is_root = os.geteuid() == 0
    arguments = [*QUIET, *(["--no-sandbox"] if is_root else [])]
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=arguments)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("browser")
    with serving(sqlite(directory), directory / "log") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody comes; nothing may go wrong for any of them."""
    came: list[Visitor] = []

    def come(**given: Any) -> Visitor:
        came.append(Visitor(browser, server, given))
        return came[-1]

    yield come
    for visitor in came:
        visitor.leaves()
    assert [fault for visitor in came for fault in visitor.faults] == []


@pytest.fixture
def ana(visit: Visit) -> Visitor:
    return visit()
