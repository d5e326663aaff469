"""Engines over standard input and output, for real: whole games, crashes, garbage, silence."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from levada.match import Match
from levada.options import OptionError
from levada.players import engine_pool, engine_process
from levada.players.engine_pool import ENGINES
from levada.players.factory import EngineFactory
from levada.players.failure import Failure
from levada.players.game_loop import play_game
from levada.players.player_words import player_named
from tests.players.engines import FIRST, GREET, NODE, READY, engine, is_alive, is_running

SECONDS = 20.0  # more than any answer takes


def played(
    words: str, name: str = "exlibris", move_seconds: float = SECONDS, **given: Any
) -> tuple[Match, Failure | None]:
    """One engine, at seat 0, among random ones."""
    match = Match.deal(name, seed=3, **given)
    others = [player_named(name, "random")] * (match.players - 1)
    players = [player_named(name, words), *others]
    return match, play_game(match, players, seed=5, move_seconds=move_seconds)


def failed(words: str, move_seconds: float = SECONDS) -> str:
    _, failure = played(words, players=2, move_seconds=move_seconds)
    assert failure is not None
    assert failure.seat == 0
    return failure.reason


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("santiago", {"players": 4}),
        ("santiago", {"edition": "trefl", "players": 2}),
        ("exlibris", {"players": 3}),
    ],
)
def test_the_example_in_node_plays_whole_games(name: str, given: dict[str, Any]) -> None:
    games = [played(NODE, name, **given) for _ in range(2)]
    assert [failure for _, failure in games] == [None, None]
    assert games[0][0].is_over
    assert games[0][0].moves == games[1][0].moves
    assert len(ENGINES.running) == 1


def test_the_greeting_tells_the_name() -> None:
    factory = player_named("santiago", NODE)
    assert isinstance(factory, EngineFactory)
    assert engine_pool.greet(ENGINES.take(factory.command)) == "Thrifty, in Node"


def test_two_seats_have_an_engine_each(tmp_path: Path) -> None:
    words = engine(tmp_path)
    match = Match.deal("exlibris", seed=3, players=2)
    assert play_game(match, [player_named("exlibris", words)] * 2, seed=5) is None
    assert len(ENGINES.running) == 2


def test_lines_that_nobody_asked_for_are_ignored(tmp_path: Path) -> None:
    noise = "print('info depth 3\\n\\n\\x00\\xff ready bestmove', flush=True)"
    words = engine(tmp_path, choose=f"{noise}; {FIRST}", newgame=f"{noise}; {READY}")
    assert played(words, players=2)[1] is None


def test_what_it_writes_to_standard_error_is_passed_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    words = engine(tmp_path, choose=f"print('deep thought', file=sys.stderr); {FIRST}")
    assert played(words, players=2)[1] is None
    told = capfd.readouterr()
    assert "deep thought" in told.err
    assert not told.out


def test_an_engine_that_crashes_has_lost_and_the_next_game_has_a_new_one(tmp_path: Path) -> None:
    once = tmp_path / "crashed"
    crash = f"os.path.exists({str(once)!r}) or (open({str(once)!r}, 'w'), os._exit(3))"
    words = engine(tmp_path, choose=f"{crash}; {FIRST}")
    assert failed(words) == "it ended with status 3"
    assert not ENGINES.running
    assert played(words, players=2)[1] is None


def test_an_engine_that_is_killed_has_lost(tmp_path: Path) -> None:
    words = engine(tmp_path, choose="os.kill(os.getpid(), 9)")
    assert failed(words) == "it was ended by SIGKILL"


def test_an_engine_that_says_nothing_loses_by_time(tmp_path: Path) -> None:
    words = engine(tmp_path, choose="time.sleep(1000)")
    assert failed(words, move_seconds=0.1) == "no bestmove within 0.1 s"
    assert not ENGINES.running


def test_garbage_instead_of_an_answer_loses_by_time(tmp_path: Path) -> None:
    words = engine(tmp_path, choose="print('best move: all of them', flush=True)")
    said = "no bestmove within 0.1 s; it wrote 'best move: all of them'"
    assert failed(words, move_seconds=0.1) == said


def test_an_engine_that_greets_before_it_is_asked_is_heard(tmp_path: Path) -> None:
    words = engine(tmp_path, greeting="pass", begin=GREET)
    assert played(words, players=2)[1] is None


def test_who_waits_for_a_greeting_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_pool, "PATIENCE", 0.0)
    assert played(engine(tmp_path, greeting=f"time.sleep(0.1); {GREET}"), players=2)[1] is None
    [remark] = caplog.records
    assert remark.getMessage().startswith("waiting for ")
    assert remark.getMessage().endswith("engine.py to greet")


def test_an_engine_that_never_stops_writing_loses_by_time_and_is_ended(tmp_path: Path) -> None:
    words = engine(tmp_path, choose="[print('x' * 9999) for _ in iter(int, 1)]")
    assert failed(words, move_seconds=0.3).startswith("no bestmove within 0.3 s; it wrote 'xxx")
    assert not ENGINES.running


def test_an_illegal_move_loses_and_the_engine_plays_on(tmp_path: Path) -> None:
    words = engine(tmp_path, choose="print('bestmove fly away', flush=True)")
    assert failed(words).startswith("'fly away' — ")
    assert len(ENGINES.running) == 1


@pytest.mark.parametrize(
    ("greeting", "says"),
    [
        ("print('levada 2 Test', flush=True)", "it speaks protocol '2'; expected 1"),
        ("sys.exit(4)", "it ended with status 4"),
        ("os.close(1); time.sleep(1000)", "it closed its output"),
        ("time.sleep(1000)", "no levada within 0.1 s"),
    ],
)
def test_an_engine_that_does_not_greet_is_refused_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, greeting: str, says: str
) -> None:
    if "within" in says:
        monkeypatch.setattr(engine_pool, "START_SECONDS", 0.1)
    monkeypatch.setattr(engine_process, "QUIT_SECONDS", 0.2)
    with pytest.raises(OptionError) as refused:
        player_named("santiago", engine(tmp_path, greeting=greeting)).check()
    assert says in str(refused.value)
    assert not ENGINES.running


def test_an_engine_is_asked_to_quit_at_the_end(tmp_path: Path) -> None:
    note = tmp_path / "quit"
    words = engine(tmp_path, end=f"open({str(note)!r}, 'w')")
    played(words, players=2)
    [process] = ENGINES.running
    ENGINES.close()
    assert note.exists()
    assert not is_running(process.process.pid)


def test_nothing_that_an_engine_has_started_outlives_it(tmp_path: Path) -> None:
    note = tmp_path / "child"
    child = "import os, subprocess; child = subprocess.Popen(['sleep', '1000'])"
    write = f"open({str(note)!r}, 'w').write(str(child.pid))"
    words = engine(tmp_path, newgame=f"{child}; {write}; {READY}", choose="time.sleep(1000)")
    failed(words, move_seconds=0.1)
    while is_alive(int(note.read_text())):
        time.sleep(0.01)


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_engines_end_with_the_run(tmp_path: Path, workers: str, sent: signal.Signals) -> None:
    """Ctrl-C at the terminal reaches the whole group. No game is lost by being interrupted."""
    note = f"open(os.path.join({str(tmp_path)!r}, f'pid-{{os.getpid()}}'), 'w')"
    words = engine(tmp_path, choose=f"{note}; time.sleep(1000)")
    table = ["exlibris", "--players", "2", "--seed", "1", "--workers", workers]
    how = ["--out", str(tmp_path / "kept"), "--move-seconds", "900"]
    levada = [sys.executable, "-c", "from levada.cli import main; main()"]
    run = subprocess.Popen(
        [*levada, "arena", "compare", *table, "random", words, *how],
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    while len(list(tmp_path.glob("pid-*"))) < int(workers):
        assert run.poll() is None
        time.sleep(0.02)
    if sent == signal.SIGINT:
        os.killpg(run.pid, sent)
    else:
        run.send_signal(sent)
    _, told = run.communicate()
    assert run.returncode == 130, told
    engines = [int(path.name.removeprefix("pid-")) for path in tmp_path.glob("pid-*")]
    while any(is_running(process) for process in engines):
        time.sleep(0.02)
    assert (tmp_path / "kept" / "games.jsonl").read_text() == ""
