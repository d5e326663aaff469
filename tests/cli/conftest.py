"""Running commands in this process, with their output and exit status."""

import io
import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from levada.cli import main


@dataclass
class Ran:
    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["levada", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        monkeypatch.setenv("COLUMNS", "200")
        monkeypatch.setattr(logging.root, "handlers", [])  # the server sets up its own
        with pytest.raises(SystemExit) as stopped:
            main()
        captured = capsys.readouterr()
        status = stopped.value.code
        return Ran(status if isinstance(status, int) else 0, captured.out, captured.err)

    return run
