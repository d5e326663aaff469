"""A whole game of Santiago at one screen, in a browser by the keyboard alone."""

import tempfile
from pathlib import Path
from random import Random

from tests.browser.chromium import launched
from tests.browser.keyboard_player import Keyboard, SantiagoByKeys
from tests.browser.test_keyboard import at_one_screen
from tests.browser.visitor import Visitor
from tests.server.running_server import serving, sqlite
from tests.soak.summary import Row


def check_keys(seed: int) -> list[Row]:
    with tempfile.TemporaryDirectory() as directory, launched() as browser:
        home = Path(directory)
        with serving(sqlite(home), home / "log") as server:
            ana = Visitor(browser, server)
            page = at_one_screen(ana, "santiago", "Beto", "Cleo")
            SantiagoByKeys(page, Random(seed), Keyboard(page).presses).plays_to_the_end()
            assert not ana.faults, "\n".join(ana.faults)
    return [Row("the page is played by the keyboard alone", "Santiago, three seats", "to its end")]
