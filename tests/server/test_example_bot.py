"""The example bot, as a user starts it: a process of its own that plays a whole game of each."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import ME, OPEN, Clients, Table, play_out
from tests.server.cuttable_proxy import wire_to
from tests.server.running_server import Server, bots

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
LONGEST_GAME = 60


def start(url: str, table: Table, *name: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, BOT, url, table["table"], *name],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def said_by(*processes: "subprocess.Popen[str]") -> list[str]:
    """What each of them said until it ended."""
    said = []
    for process in processes:
        output, problems = process.communicate(timeout=LONGEST_GAME)
        assert process.returncode == 0, problems
        said.append(output)
    return said


def test_it_is_forty_lines_long_at_most() -> None:
    assert len(BOT.read_text().splitlines()) <= 40


@pytest.mark.parametrize(
    ("game", "options"), [("santiago", {"edition": "trefl"}), ("exlibris", {})]
)
def test_two_of_them_play_a_whole_game(
    server: Server, clients: Clients, game: str, options: dict[str, Any]
) -> None:
    [ana] = clients("Ana")
    table = ana.makes(game, OPEN, OPEN, options=options)
    said = said_by(start(server.url, table, "Beto"), start(server.url, table, "Dora"))
    seen = ana.looks(table)
    assert (seen["state"], seen["ended"]) == ("over", "played")
    assert {chair["name"] for chair in seen["chairs"]} == {"Beto", "Dora"}
    assert said == [f"scores: {seen['view']['scores']}\n"] * 2


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_it_plays_a_whole_game_with_bots_of_the_server(
    server: Server, clients: Clients, game: str
) -> None:
    [ana] = clients("Ana")
    table = ana.makes(game, *bots(2, "novice"), OPEN)
    said_by(start(server.url, table))
    seen = ana.looks(table)
    assert (seen["state"], seen["ended"]) == ("over", "played")
    assert seen["chairs"][2]["name"] == "example bot"


def test_it_comes_back_when_the_connection_is_lost(server: Server, clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, OPEN, options={"first": 0})
    with wire_to(server.port) as wire, ana.live(table) as live:
        process = start(wire.url, table)
        live.receives("presence", lambda told: 1 in told["here"])
        wire.cut()
        live.receives("presence", lambda told: 1 not in told["here"])
        live.receives("presence", lambda told: 1 in told["here"])
        over = play_out(table, ana)
        assert said_by(process) == [f"scores: {over['view']['scores']}\n"]


def test_a_refusal_is_said_in_words(server: Server) -> None:
    process = start(server.url, {"table": "no-such-table"})
    output, problems = process.communicate(timeout=LONGEST_GAME)
    assert (process.returncode, output) == (1, "")
    assert "there is no such table" in problems
