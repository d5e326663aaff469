"""The example bot, as a user starts it: a process of its own that plays a whole game of each."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import Server, bots

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
LONGEST_GAME = 60
OPEN = {"kind": "open"}


def made(client: httpx.Client, game: str, seats: list[dict[str, Any]], **options: Any) -> str:
    wish = {"game": game, "options": options, "seats": seats}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def start(server: Server, table: str, *name: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, BOT, server.url, table, *name],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def play_out(*processes: "subprocess.Popen[str]") -> list[str]:
    """What each of them said in the end."""
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
    server: Server, ana: httpx.Client, game: str, options: dict[str, Any]
) -> None:
    table = made(ana, game, [OPEN, OPEN], **options)
    said = play_out(start(server, table, "Beto"), start(server, table, "Dora"))
    seen = ana.get(f"/api/tables/{table}").json()
    assert seen["state"] == "over"
    assert seen["ended"] == "played"
    assert {chair["name"] for chair in seen["chairs"]} == {"Beto", "Dora"}
    assert said == [f"scores: {seen['view']['scores']}\n"] * 2


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_it_plays_a_whole_game_with_bots_of_the_server(
    server: Server, ana: httpx.Client, game: str
) -> None:
    table = made(ana, game, [*bots(2, "novice"), OPEN])
    play_out(start(server, table))
    seen = ana.get(f"/api/tables/{table}").json()
    assert seen["state"] == "over"
    assert seen["chairs"][2]["name"] == "example bot"


def test_a_refusal_is_said_in_words(server: Server) -> None:
    process = start(server, "no-such-table")
    output, problems = process.communicate(timeout=LONGEST_GAME)
    assert process.returncode == 1
    assert "there is no such table" in problems
    assert output == ""
