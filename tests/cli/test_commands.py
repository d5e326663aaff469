"""Help, version, deal, rules, warm: what every command line has, and what is wrong with input."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from levada import __version__
from levada.cli import plain_options
from levada.games import GAMES
from levada.games import game as game_named
from tests.cli.conftest import Run

LEVADA = str(Path(sys.executable).with_name("levada"))


def test_help_names_every_command(run: Run) -> None:
    shown = run("--help")
    assert shown.status == 0
    for command in ("play", "simulate", "replay", "deal", "rules", "bench", "warm"):
        assert command in shown.out


def test_help_loads_nothing_heavy() -> None:
    program = (
        "import atexit, sys; from levada.cli.app import app;"
        "atexit.register(lambda: print([name for name in ('numba', 'numpy') if name in sys.modules]));"
        "app(['--help'])"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert answer.stdout.splitlines()[-1] == b"[]"


@pytest.mark.parametrize("command", ["play", "simulate", "deal", "arena match"])
def test_every_option_that_a_game_declares_is_a_flag(run: Run, command: str) -> None:
    shown = run(*command.split(), "--help").out
    for name in GAMES:
        game = game_named(name)
        for option in (*game.options.choices(), *game.wishes.choices()):
            assert f"--{option.replace('_', '-')}" in shown


def test_version(run: Run) -> None:
    assert run("--version").out.strip() == f"levada {__version__}"


def test_the_installed_command_runs() -> None:
    answer = subprocess.run([LEVADA, "--version"], capture_output=True, check=True, text=True)
    assert answer.stdout.strip() == f"levada {__version__}"


def test_deal_prints_a_record_that_replays(run: Run) -> None:
    dealt = run("deal", "santiago", "--spring", "B2", "--overseer", "1", "--players", "3")
    record = json.loads(dealt.out)
    assert record["setup"]["spring"] == "B2"
    assert record["setup"]["overseer"] == 1
    assert record["moves"] == []
    traced = run("replay", "-", "--trace", typed=dealt.out)
    assert [json.loads(line)["n"] for line in traced.out.splitlines()] == [0]


def test_same_seed_deals_the_same_game(run: Run) -> None:
    first, second = (run("deal", "exlibris", "--seed", "5").out for _ in range(2))
    assert first == second != run("deal", "exlibris", "--seed", "6").out


def test_first_player_of_ex_libris_can_be_named(run: Run) -> None:
    dealt = run("deal", "exlibris", "--players", "4", "--first", "3")
    assert json.loads(dealt.out)["setup"]["first"] == 3


@pytest.mark.parametrize(("game", "last_ruling"), [("santiago", "R17"), ("exlibris", "X9")])
def test_rules_tell_every_ruling(run: Run, game: str, last_ruling: str) -> None:
    shown = run("rules", game)
    letter, number = last_ruling[0], int(last_ruling[1:])
    for ruling in range(1, number + 1):
        assert f"{letter}{ruling}" in shown.out


def test_options_may_be_written_as_records_write_them() -> None:
    given = ["simulate", "santiago", "--min_offer", "0", "--palms", "false", "--build_named=x"]
    assert plain_options(given) == [
        "simulate",
        "santiago",
        "--min-offer",
        "0",
        "--no-palms",
        "--build-named=x",
    ]
    assert plain_options(["--palms", "true", "--spare_tile", "boxed"]) == [
        "--palms",
        "--spare-tile",
        "boxed",
    ]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("deal", "chess"), "expected santiago or exlibris"),
        (("deal", "santiago", "--players", "2"), "amigo is for 3, 4 or 5 players"),
        (("deal", "santiago", "--players", "9"), "expected 2, 3, 4 or 5"),
        (("deal", "santiago", "--edition", "polish"), "expected amigo, samarkand or trefl"),
        (("deal", "santiago", "--money", "lots"), "expected open or hidden"),
        (("deal", "santiago", "--min-offer", "5"), "expected 0 or 1"),
        (("deal", "santiago", "--spring", "Z9"), "a crossing from A1 to E4"),
        (("deal", "santiago", "--palms-at", "a1 c3 e5"), "needs palms to be true"),
        (("deal", "santiago", "--palms", "--palms-at", "a1 c3"), "three squares"),
        (("deal", "santiago", "--palms", "--palms-at", "a1 c3 e5"), "spring's crossing too"),
        (("deal", "santiago", "--overseer", "7"), "there is no seat 7; the last is 3"),
        (("deal", "santiago", "--overseer", "left"), "expected drawn or a seat"),
        (("deal", "santiago", "--first", "0"), "'first' is not an option"),
        (("deal", "exlibris", "--edition", "trefl"), "'edition' is not an option"),
        (("deal", "santiago", "--seed", "-1"), "expected a whole number from 0"),
        (("simulate", "santiago", "--games", "-5"), "expected a whole number from 0"),
        (("replay", "no/such/file.json"), "no/such/file.json: cannot be read"),
        (("play", "santiago", "--seat", "4"), "expected 0 to 3"),
    ],
)
def test_wrong_input_is_one_line_and_status_2(
    run: Run, arguments: tuple[str, ...], expected: str
) -> None:
    refused = run(*arguments)
    assert refused.status == 2
    assert expected in refused.err
    assert refused.err.count("\n") == 1
    assert "Traceback" not in refused.err
    assert refused.out == ""


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("deal santiago --colour red", "No such option: --colour (levada deal --help)"),
        ("deal", "Missing argument 'GAME' (levada deal --help)"),
        ("pley", "No such command 'pley'"),
        ("simulate santiago --games many", "Invalid value for '--games'"),
        ("arena match santiago", "Missing option '--lineup' (levada arena match --help)"),
        ("admin reports close first", "(levada admin reports close --help)"),
    ],
)
def test_a_wrong_call_is_one_line_and_status_2(run: Run, arguments: str, expected: str) -> None:
    refused = run(*arguments.split())
    assert refused.status == 2
    assert refused.err.startswith("levada: ")
    assert expected in refused.err
    assert refused.err.count("\n") == 1
    assert refused.out == ""


def test_no_word_at_all_shows_the_help(run: Run) -> None:
    shown = run()
    assert shown.status == 2
    assert "Usage: levada" in shown.out


@pytest.mark.slow
def test_a_reader_that_leaves_early_is_no_error() -> None:
    record = "tests/records/santiago-r9-shared-win.json"
    program = f"{LEVADA} replay {record} --trace | head -c 10"
    answer = subprocess.run(["bash", "-c", program], capture_output=True, check=True, text=True)
    assert answer.stdout == '{"n": 0, "'
    assert "Traceback" not in answer.stderr
