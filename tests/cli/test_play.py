"""`levada play`: a person at the terminal."""

import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

import levada
from levada.cli.move_prompt import MoveCompleter, MovePrompt, understood
from levada.cli.play import COMMANDS
from levada.drawing import santiago as drawing_santiago
from tests.cli.conftest import Run

LEVADA = str(Path(sys.executable).with_name("levada"))
ORDERS = "".join(f"order {colour}\n" for colour in "ABCDE")


def test_a_stranger_finishes_a_game(run: Run) -> None:
    """Whatever is not in the hand is refused, and the next line tried."""
    played = run("play", "exlibris", "--seed", "4", typed=ORDERS * 20)
    assert played.status == 0
    assert "The game is over." in played.out


@pytest.mark.parametrize("table", [("--players", "3"), ("--edition", "trefl", "--players", "2")])
def test_a_game_of_santiago_by_taking_what_completion_offers(
    run: Run, monkeypatch: pytest.MonkeyPatch, table: tuple[str, ...]
) -> None:
    monkeypatch.setattr(
        MovePrompt, "read", lambda _self, _question, moves: moves[-1 - len(COMMANDS)]
    )
    played = run("play", "santiago", "--seed", "2", "--overseer", "1", *table)
    assert played.status == 0
    assert "the new overseer." in played.out
    assert "Dried out:" in played.out
    assert "Everybody gets 3 escudos. Round 2 begins." in played.out
    assert "The game is over." in played.out


def test_illegal_moves_are_explained_and_nothing_happens(run: Run) -> None:
    typed = "bid 99\nnonsense\n\nhelp\nquit\n"
    played = run("play", "santiago", "--seed", "3", "--overseer", "3", typed=typed)
    assert "99 is more than the 10 there are." in played.out
    assert "'nonsense' is not a move; expected bid, pass." in played.out
    assert "Open: pass, bid 1, bid 2" in played.out
    assert "undo" in played.out
    assert "You leave the table." in played.out


def test_undo_goes_back_to_the_last_own_decision(run: Run) -> None:
    played = run("play", "exlibris", "--seed", "4", typed=f"undo\n{ORDERS}undo\nquit\n")
    assert "You have not moved yet." in played.out
    assert "Taken back." in played.out


def test_each_bot_can_have_a_level_of_its_own(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    levels = "novice expert:iterations=40 random"
    table = ("--players", "4", "--seat", "1", "--level", levels)
    run("play", "exlibris", *table, typed=f"save {path}\nquit\n")
    assert json.loads(path.read_text())["seats"] == [
        "bot:random",
        "you",
        "bot:novice",
        "bot:expert:iterations=40",
    ]


@pytest.mark.parametrize(
    ("levels", "says"),
    [
        ("novice expert", "--level: 2 levels for 3 bots; expected 1 or each"),
        ("", "--level: 0 levels for 3 bots; expected 1 or each"),
        ("guru", "level: 'guru' is not there; expected random, novice, regular, expert"),
    ],
)
def test_a_wrong_level_is_refused(run: Run, levels: str, says: str) -> None:
    played = run("play", "exlibris", "--players", "4", "--level", levels)
    assert played.status == 2
    assert says in played.err


def test_save_keeps_a_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    typed = f"{ORDERS}save\nsave {tmp_path}/no/where.json\nsave {path}\nquit\n"
    played = run("play", "exlibris", "--seed", "4", typed=typed)
    assert "Say where: save game.json" in played.out
    assert "cannot be written" in played.out
    match = levada.load(path)
    assert len(match.moves) > 0
    assert match.record(["a", "b", "c"]).seats == ["a", "b", "c"]


def test_save_overwrites_nothing(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("mine")
    played = run("play", "exlibris", "--seed", "4", typed=f"save {path}\nquit\n")
    assert "it is there already, choose another name" in played.out
    assert path.read_text() == "mine"


def test_at_the_end_a_slip_loses_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.json"
    answers = iter(["yes", f"{tmp_path}/no/where.json", str(path)])

    def read(prompt: MovePrompt, question: str, moves: list[str]) -> str:
        return next(answers) if question.startswith("To keep this game") else moves[0]

    monkeypatch.setattr(MovePrompt, "read", read)
    monkeypatch.setattr("levada.cli.play.MovePrompt.__init__", interactive)
    played = run("play", "exlibris", "--seed", "4")
    assert levada.load(path).is_over
    assert f"levada replay {path} shows it." in played.out


def interactive(prompt: MovePrompt) -> None:
    prompt.is_interactive = True


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"phase": "planting", "left_over": True}, "without markers"),
        ({"phase": "overseer", "offers": []}, "nobody named a segment"),
        ({"phase": "overseer", "offers": [(1, "B2-C2", 2)]}, "accept B2-C2"),
        ({"phase": "auction", "players": 2}, "in secret"),
    ],
)
def test_the_question_fits_what_is_asked(asked: dict[str, Any], expected: str) -> None:
    view = {
        "players": 4,
        "left_over": False,
        "offers": [],
        "legal": ["accept B2-C2", "build B2-B3"],
    }
    assert expected in drawing_santiago.ask(view | asked)


@pytest.mark.parametrize(
    ("bids", "legal", "example"),
    [
        ([None] * 4, ["pass", "bid 1", "bid 2", "bid 3"], "bid 2"),
        ([3, None, None, None], ["pass", "bid 1", "bid 2", "bid 4"], "bid 4"),
        (["pass", 9, None, None], ["pass", "bid 1", "bid 2"], "bid 1"),
        (["sealed", None], ["pass", "bid 1", "bid 2"], "bid 2"),
    ],
)
def test_the_example_of_a_bid_is_one_more_than_the_highest_if_that_is_open(
    bids: list[Any], legal: list[str], example: str
) -> None:
    assert drawing_santiago.example_of("bid", {"bids": bids, "legal": legal}) == example


def test_the_example_of_an_offer_offers_something() -> None:
    view = {"legal": ["pass", "offer B2-C2 0", "offer B2-C2 1"]}
    assert drawing_santiago.example_of("offer", view) == "offer B2-C2 1"


def test_a_refusal_names_who_has_bid(run: Run) -> None:
    typed = "".join(f"bid {amount}\n" for amount in range(1, 11))
    table = ("--players", "5", "--overseer", "4", "--seat", "4", "--level", "regular")
    played = run("play", "santiago", "--seed", "3", *table, typed=typed)
    assert re.search(r"\d is already bid by bot \d\.", played.out)


def test_a_hint_is_what_the_coach_would_do_and_why(run: Run) -> None:
    played = run("play", "exlibris", "--seed", "4", typed="hint\nquit\n")
    assert re.search(r"The coach would order [A-E] \(\d+% to win\): \w.+\.\n", played.out)
    assert re.search(r"The next best: order [A-E], \d+\.\d points behind\.", played.out)


def test_the_end_of_input_leaves_the_table(run: Run) -> None:
    assert "You leave the table." in run("play", "santiago", "--seed", "1", typed="").out


def test_without_a_game_santiago_is_played_where_nobody_can_be_asked(run: Run) -> None:
    assert run("play", typed="quit\n").out.startswith("Santiago, 4 players")


def test_in_a_sealed_auction_the_person_is_asked_first(run: Run) -> None:
    table = ("--edition", "trefl", "--players", "2", "--seat", "1", "--overseer", "0")
    played = run("play", "santiago", "--seed", "3", *table, typed="bid 1\nquit\n")
    before_mine, after_mine = played.out.split("you: bid 1")
    assert "Both bid in secret" in before_mine
    assert "bot 1: bid" not in before_mine
    assert re.search("bot 1: (bid|pass)", after_mine)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", ["bid", "pass", "quit"]),
        ("b", ["bid"]),
        ("bid ", ["1", "12"]),
        ("BID 1", ["1", "12"]),
        ("x", []),
    ],
)
def test_completion_goes_word_by_word(typed: str, expected: list[str]) -> None:
    completer = MoveCompleter(["bid 1", "bid 12", "pass", "quit"])
    found = completer.get_completions(Document(typed), CompleteEvent())
    assert [completion.text for completion in found] == expected


def test_case_and_spaces_do_not_matter() -> None:
    assert understood("  OFFER  b2-c2   3 ", ["offer B2-C2 3", "pass"]) == "offer B2-C2 3"
    assert understood("offer Z9  3", ["pass"]) == "offer Z9 3"


@pytest.mark.slow
@pytest.mark.parametrize(("typed", "status"), [(b"quit\r", 0), (b"\x04", 0), (b"\x03", 130)])
def test_at_a_real_terminal(typed: bytes, status: int) -> None:
    """The menu, Tab completion and leaving, by Ctrl-D and Ctrl-C too, through a pseudo-terminal."""
    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "120", "LINES": "50"}
    player = subprocess.Popen(
        [LEVADA, "play", "--seed", "4"], stdin=theirs, stdout=theirs, env=environment
    )
    try:
        read_until(ours, b"Which one?")
        os.write(ours, b"ex\t\r")
        assert b"Seventh" in read_until(ours, b"your move>")
        os.write(ours, typed)
        read_until(ours, b"You leave the table.")
        assert player.wait(timeout=20) == status
    finally:
        player.kill()
        player.wait()
        os.close(theirs)
        os.close(ours)


def read_until(terminal: int, expected: bytes) -> bytes:
    seen, deadline = b"", time.monotonic() + 60
    while expected not in seen and time.monotonic() < deadline:
        if select.select([terminal], [], [], 1)[0]:
            seen += os.read(terminal, 65536)
            if b"\x1b[6n" in seen[-8:]:
                os.write(terminal, b"\x1b[1;1R")  # where the cursor is, which it asked
    assert expected in seen
    return seen
