"""One browser and one server for all; whoever visits has a context of their own, without a fault."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import launched
from tests.browser.visitor import Visitor
from tests.server.running_server import Server, serving, sqlite

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For this package only: while it is there, no other event loop can run."""
    with launched() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("browser")
    with serving(sqlite(directory), directory / "log") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody comes; nothing may go wrong for any of them."""
    came: list[Visitor] = []

    def come(*, keeps_page: bool = False, **given: Any) -> Visitor:
        came.append(Visitor(browser, server, given, keeps_page=keeps_page))
        return came[-1]

    yield come
    for visitor in came:
        visitor.leaves()
    assert [fault for visitor in came for fault in visitor.faults] == []


@pytest.fixture
def ana(visit: Visit) -> Visitor:
    return visit()
