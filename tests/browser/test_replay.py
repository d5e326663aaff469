"""Looking back: at a move, step by step, playing on; records taken away and brought."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_player import SantiagoPlayer
from tests.browser.positions import match, record
from tests.browser.scenes import replay
from tests.browser.visitor import PHONE, Visitor, table_of
from tests.server.running_server import serving, sqlite

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


def test_the_replay_shows_what_the_table_showed(ana: Visitor) -> None:
    at = next(n for n, (_, words) in enumerate(match(GAME).moves) if n > 40 and "bid" in words)
    page = brought(ana, at)
    told = match(GAME).at(at)
    view = told.game.view(told.games, 0, 0)
    tiles = page.get_by_role("list", name="Open tiles").get_by_role("img")
    expect(tiles).to_have_count(len(view["open"]))
    step = page.get_by_role("list", name="Steps of the round").locator("[aria-current=step]")
    expect(step).to_have_text("Auction")
    expect(page.locator(".supply")).to_contain_text(re.compile(r"^\s*\d+\s*canals left"))
    offered = next(n for n, (_, words) in enumerate(match(GAME).moves) if words.startswith("offer"))
    brought(ana, offered + 1)
    amount = match(GAME).moves[offered][1].split()[-1]
    expect(page.locator(".offer").get_by_text(amount, exact=True)).to_be_visible()
    expect(tiles).to_have_count(0)


def test_the_log_follows_the_move_that_is_looked_at(ana: Visitor) -> None:
    page = brought(ana, 0)
    page.get_by_role("tab", name="Log").click()
    lines = page.get_by_role("group", name="Log").get_by_role("listitem")
    expect(lines.first).to_be_in_viewport()
    expect(lines.last).not_to_be_in_viewport()
    page.get_by_role("button", name="To the end", exact=True).click()
    expect(lines.last).to_be_in_viewport()
    page.get_by_role("button", name="To the start", exact=True).click()
    expect(lines.first).to_be_in_viewport()


BOOKS = "exlibris-end-by-stack"


@pytest.fixture
def cleo(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """At a server of her own: the coach of the other one has the games of all tests to look at."""
    with serving(sqlite(tmp_path), tmp_path / "log") as server:
        visitor = Visitor(browser, server)
        yield visitor
        visitor.leaves()
        assert visitor.faults == []


def test_the_review_compares_figures_that_add_up_and_one_plays_on_before_the_mistake(
    cleo: Visitor,
) -> None:
    page = replay(BOOKS, 0)(cleo)
    worst = page.locator(".worst li").first
    expect(worst).to_be_visible(timeout=60_000)
    figures = [float(each.replace("−", "-")) for each in FIGURE.findall(worst.inner_text())]
    loss, behind, at_once, best, played, later = (figures[n] for n in (-1, 1, 2, 3, 4, 5))
    assert (-loss, at_once) == (behind, round(best - played, 1))
    assert round(at_once + later, 1) == behind
    names = page.locator(".chartbox li").all_inner_texts()
    assert [name.split()[0] for name in names] == record(BOOKS)["seats"]
    worst.get_by_role("button").click()
    expect(page.get_by_text("Better: order")).to_be_visible()
    costly = int(page.url.rpartition("=")[2]) - 1
    page.get_by_role("button", name="Play on before this move").click()
    expect(page.get_by_text(f"Before move {costly + 1}: it is made anew.")).to_be_visible()
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    seen = cleo.asks(f"GET tables/{table_of(page)}")
    seat, _ = match(BOOKS).moves[costly]
    assert (seen["moves"], seen["mine"]) == (costly, [seat])


FIGURE = re.compile(r"(?<![\d.])[+−]?\d+(?:\.\d)?")
"""As the list of costly moves writes them: its round first, what the move cost last."""


@pytest.mark.parametrize("size", [(390, 664), (360, 640), (844, 390)])
@pytest.mark.parametrize("name", [GAME, BOOKS])
def test_on_a_phone_board_and_controls_are_in_sight(
    visit: Visit, name: str, size: tuple[int, int]
) -> None:
    width, height = size
    ana = visit(**{**PHONE, "viewport": {"width": width, "height": height}})
    page = replay(name, 20)(ana)
    board = page.locator(".board-space, .sea")
    tick = page.locator(".tick").first
    for part in (board, page.get_by_role("button", name="One move on"), tick):
        top, bottom = ends_of(part)
        assert 0 <= top < bottom <= height + 1
    top, bottom = ends_of(tick)
    assert bottom - top >= FINGER


def ends_of(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


FINGER = 44


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
