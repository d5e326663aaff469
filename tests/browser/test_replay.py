"""Looking back: at a move, step by step, playing on; records taken away and brought."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_player import SantiagoPlayer
from tests.browser.positions import match, record
from tests.browser.scenes import replay
from tests.browser.visitor import Visitor, table_of

GAME = "santiago-declined"
MOVES = len(match(GAME).moves)
A_WHILE = 20_000  # of the page's time, which the test lets pass at once


def brought(visitor: Visitor, at: int) -> Page:
    return replay(GAME, at)(visitor)


def test_a_link_opens_the_replay_at_its_move(ana: Visitor) -> None:
    page = brought(ana, 37)
    told = match(GAME).at(37)
    view = told.game.view(told.games, 0, 0)
    tiles, canals = len(view["board"]), len(view["canals"])
    board = page.get_by_role("group", name=f"Board: {tiles} plantations, {canals} canals")
    expect(board).to_be_visible()
    page.reload()
    expect(page.get_by_text("Move 37", exact=True)).to_be_visible()


def test_the_replay_is_stepped_through_by_buttons_and_keys(ana: Visitor) -> None:
    page = brought(ana, 10)
    for press, at in [
        ("One move on", 11),
        ("One move back", 10),
        ("To the end", MOVES),
        ("To the start", 0),
    ]:
        page.get_by_role("button", name=press, exact=True).click()
        expect(page.get_by_text(f"Move {at}", exact=True)).to_be_visible()
        assert page.url.endswith(f"?at={at}")
    page.get_by_role("heading").first.click()
    for key, at in [("ArrowRight", 1), ("End", MOVES), ("ArrowLeft", MOVES - 1), ("Home", 0)]:
        page.keyboard.press(key)
        expect(page.get_by_text(f"Move {at}", exact=True)).to_be_visible()


@pytest.mark.parametrize("game", [GAME, "exlibris-end-by-stack"])
def test_the_replay_begins_at_the_start_and_plays_until_stopped(visit: Visit, game: str) -> None:
    ana = visit(reduced_motion="no-preference")
    ana.page.clock.install()
    page = ana.opens(f"/t/{ana.asks('POST records', record(game))['table']}/replay")
    expect(page.get_by_text("Move 0", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    for at in (1, 2, 3, 4):
        expect(page.get_by_text(f"Move {at}", exact=True)).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    stands = page.url
    page.clock.run_for(A_WHILE)
    assert page.url == stands


def test_what_plays_stops_at_the_end(ana: Visitor) -> None:
    page = brought(ana, MOVES - 2)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"Move {MOVES}", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_somebody_plays_on_from_a_move(ana: Visitor) -> None:
    at = next(n for n, (_, words) in enumerate(match(GAME).moves) if n > 30 and "plant" in words)
    page = brought(ana, at)
    page.get_by_role("button", name="Play on from here").click()
    names = record(GAME)["seats"]
    page.get_by_label("You play").select_option(names[match(GAME).moves[at][0]])
    page.get_by_label("The bots").select_option("novice")
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    player = SantiagoPlayer(page)
    assert player.awaits_turn()
    assert ana.asks(f"GET tables/{table_of(page)}")["moves"] == at
    player.makes_a_move()


def test_a_record_is_taken_away_and_brought_again(ana: Visitor, tmp_path: Path) -> None:
    page = brought(ana, MOVES)
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    assert json.loads(saved.read_text())["moves"] == [list(move) for move in match(GAME).moves]
    ana.opens("/").get_by_label("Choose a file").set_input_files(saved)
    expect(page.get_by_text("Move 0", exact=True)).to_be_visible()
    assert ana.asks(f"GET tables/{table_of(page)}/record")["moves"] == record(GAME)["moves"]
    page.go_back()  # and nothing is asked for that there is not
    expect(page.get_by_role("heading", name="Look at a record")).to_be_visible()


def changed(**given: Any) -> str:
    return json.dumps({**record(GAME), **given})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("no record", "This file is not a game record"),
        ('{"format": "levada/9"}', "levada/9"),
        (changed(moves=[[0, "bid 99"]]), "move 1"),
        (changed(result={"scores": [1, 2, 3, 4], "winners": [3]}), "result.scores"),
    ],
)
def test_a_bad_record_is_refused_in_words(
    ana: Visitor, tmp_path: Path, text: str, says: str
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(text)
    page = ana.opens("/")
    with ana.expecting("422"):
        page.get_by_label("Choose a file").set_input_files(bad)
        expect(page.get_by_role("alert")).to_contain_text(says)
    assert page.url == f"{ana.server.url}/"
