"""The example bot, as a user starts it: a process of its own that plays a whole game of each."""

import re
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import ME, OPEN, Clients, Table, play_out
from tests.server.cuttable_proxy import Wire, wire_to
from tests.server.running_server import Server, bots

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
LONGEST_GAME = 60


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it keeps its token."""
    monkeypatch.chdir(tmp_path)


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


def test_it_is_seventy_lines_long_at_most() -> None:
    assert len(BOT.read_text().splitlines()) <= 70


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


def test_started_again_it_is_the_same_player_at_the_same_seat(
    server: Server, clients: Clients
) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, OPEN, options={"first": 0})
    with ana.live(table) as live:
        process = start(server.url, table)
        live.receives("presence", lambda told: 1 in told["here"])
        process.kill()
        process.communicate()
        live.receives("presence", lambda told: 1 not in told["here"])
        process = start(server.url, table)
        live.receives("presence", lambda told: 1 in told["here"])
        over = play_out(table, ana)
        assert said_by(process) == [f"scores: {over['view']['scores']}\n"]


def test_it_waits_for_a_server_that_is_away_with_one_line(server: Server, clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", *bots(1, "random"), OPEN)
    wire = Wire(server.port)
    address, url = wire.listener.getsockname(), wire.url
    wire.listener.close()
    process = start(url, table)
    assert process.stderr is not None
    assert "trying again until it answers" in process.stderr.readline()
    wire.listener = socket.create_server(address)
    threading.Thread(target=wire.carry, daemon=True).start()
    output, problems = process.communicate(timeout=LONGEST_GAME)
    wire.listener.close()
    wire.cut()
    assert (process.returncode, problems) == (0, "")
    assert output.startswith("scores: ")


def test_a_token_that_is_not_known_is_replaced(server: Server, clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", *bots(1, "random"), OPEN)
    kept = Path(re.sub(r"\W+", "-", f"Beto {server.url}") + ".token")
    kept.touch(mode=0o600)
    kept.write_text("of-another-server")
    process = start(server.url, table, "Beto")
    output, problems = process.communicate(timeout=LONGEST_GAME)
    assert (process.returncode, output[:8]) == (0, "scores: "), problems
    assert kept.read_text() != "of-another-server"
    assert kept.stat().st_mode & 0o077 == 0


def test_a_refusal_is_said_in_words(server: Server) -> None:
    process = start(server.url, {"table": "no-such-table"})
    output, problems = process.communicate(timeout=LONGEST_GAME)
    assert (process.returncode, output) == (1, "")
    assert "there is no such table" in problems
