"""Ctrl-C: status 130 and no traceback, whatever was going on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

LEVADA = str(Path(sys.executable).with_name("levada"))
# Started by a shell in the background it would ignore the signal, so that is set right first.
STARTED = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        "replay -",
        "verify -",
        "coach -",
        "simulate exlibris --games 20000000",
        "simulate exlibris --games 1000000 --records {folder}/games.jsonl",
        "play exlibris",
    ],
)
def test_a_command_that_waits_or_works_is_stopped(command: str, tmp_path: Path) -> None:
    ready = "import os, threading; threading.Timer(1.5, os.kill, (os.getpid(), 2)).start();"
    program = f"{STARTED}{ready} from levada.cli import main; main()"
    words = command.format(folder=tmp_path).split()
    silent, _open = os.pipe()  # a terminal at which nobody types
    stopped = subprocess.run(
        [sys.executable, "-c", program, *words],
        stdin=silent,
        capture_output=True,
        text=True,
        check=False,
    )
    os.close(silent)
    os.close(_open)
    assert (stopped.returncode, "Traceback" in stopped.stderr) == (130, False), stopped.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_interrupt_that_falls_into_a_callback_is_not_lost() -> None:
    program = """
import os, signal, time
from levada.cli.interrupts import keep_interrupts
keep_interrupts()
class Callback:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)
try:
    Callback()
    time.sleep(60)
except KeyboardInterrupt:
    print("stopped")
"""
    done = subprocess.run(
        [sys.executable, "-c", STARTED + program], capture_output=True, text=True, check=True
    )
    assert (done.stdout, done.stderr) == ("stopped\n", "")


def test_other_errors_in_callbacks_are_still_told() -> None:
    program = """
from levada.cli.interrupts import keep_interrupts
keep_interrupts()
class Callback:
    def __del__(self):
        raise ValueError("told")
Callback()
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "ValueError: told" in done.stderr


def test_stopped_while_it_starts() -> None:
    program = f"{STARTED} import os; os.kill(os.getpid(), 0); import levada.cli as cli;"
    interrupt = "cli.run_command = lambda: signal.raise_signal(signal.SIGINT); cli.main()"
    done = subprocess.run(
        [sys.executable, "-c", f"{program}{interrupt}"], capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (130, b"")
