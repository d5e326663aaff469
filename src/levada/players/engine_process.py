"""A program that is asked line by line over its standard input and output: docs/engines.md.

Two threads carry the lines, so that an engine which neither reads nor writes holds up nobody: all
that is waited for has a limit in time, on every platform.
"""

import os
import queue
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Any

from levada.players.failure import PlayerFailure, in_one_line
from levada.value_text import quote

LONGEST_LINE = 65_536
"""Bytes of an engine's line; a longer one comes in parts."""
MOST_WAITING = 1_000
"""Lines that nobody has asked for yet: an engine that writes more has to wait."""
QUIT_SECONDS = 1.0


class EngineProcess:
    """One running engine."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(  # noqa: S603 — the user's own command
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C at the terminal is for Levada, which ends it
            )
        except OSError as error:
            raise PlayerFailure(f"cannot be started: {error.strerror}") from None
        self.outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.incoming: queue.Queue[bytes] = queue.Queue(MOST_WAITING)
        """An empty line is the end of all output."""
        self.threads = [
            threading.Thread(target=carry, args=arguments, daemon=True)
            for carry, arguments in (
                (write_lines, (self.process.stdin, self.outgoing)),
                (read_lines, (self.process.stdout, self.incoming)),
            )
        ]
        for thread in self.threads:
            thread.start()

    def ask(self, question: str, answer: str, seconds: float) -> str:
        """What stands behind the word `answer` in the line that begins with it.

        Other lines are ignored; the last of them is told where no answer comes.
        """
        ignored = ""
        self.outgoing.put(f"{question}\n".encode())
        end = monotonic() + seconds
        while True:
            try:
                found = self.incoming.get(timeout=max(0.0, end - monotonic()))
            except queue.Empty:
                wrote = f"; it wrote {quote(in_one_line(ignored))}" if ignored else ""
                raise PlayerFailure(f"no {answer} within {seconds:g} s{wrote}") from None
            if not found:
                raise PlayerFailure(self.how_it_ended())
            line = found.decode("utf-8", errors="replace").strip()
            word, _, rest = line.partition(" ")
            if word == answer:
                return rest.strip()
            ignored = line or ignored

    def how_it_ended(self) -> str:
        try:
            status = self.process.wait(QUIT_SECONDS)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        if status < 0:
            return in_one_line(f"it was ended by {signal.Signals(-status).name}")
        return f"it ended with status {status}"

    def quit(self) -> None:
        """Asks it to end; whoever does not is killed."""
        self.outgoing.put(b"quit\n")
        self.outgoing.put(None)  # which closes its input
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(QUIT_SECONDS)
        self.kill()

    def kill(self) -> None:
        """Ends it and all it has started; nothing of it is left."""
        self.outgoing.put(None)
        if hasattr(os, "killpg"):
            # It may be gone; macOS refuses where only a zombie is left.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
        self.process.wait()
        end = monotonic() + QUIT_SECONDS  # something that left its session may hold the pipe
        while any(thread.is_alive() for thread in self.threads) and monotonic() < end:
            drop_all(self.incoming)  # its reader may wait for room
            self.threads[-1].join(0.01)
        for pipe in (self.process.stdin, self.process.stdout):
            close_quietly(pipe)


def write_lines(pipe: IO[bytes], lines: "queue.SimpleQueue[bytes | None]") -> None:
    """Until there are no more, or nobody reads them."""
    try:
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()
    except OSError:
        return
    finally:
        close_quietly(pipe)


def read_lines(pipe: IO[bytes], lines: "queue.Queue[bytes]") -> None:
    while line := pipe.readline(LONGEST_LINE):
        lines.put(line)
    lines.put(b"")


def drop_all(lines: "queue.Queue[bytes]") -> None:
    while not lines.empty():
        lines.get_nowait()


def close_quietly(pipe: IO[bytes] | Any) -> None:
    with suppress(OSError):  # what was still to be written, nobody reads
        pipe.close()
