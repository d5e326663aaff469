"""Engines for the tests: the example in Node, and short ones that do one thing wrong."""

import os
import shlex
import sys
from pathlib import Path

NODE = f"engine:node {Path(__file__).parents[2] / 'examples' / 'engine.mjs'}"

GREET = "print('levada 1 Test', flush=True)"
READY = "print('ready', flush=True)"
FIRST = "print('bestmove', json.loads(rest)['legal'][0], flush=True)"
ENGINE = """
import json, os, sys, time
{begin}
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "levada":
        {greeting}
    elif word == "newgame":
        {newgame}
    elif word == "choose":
        {choose}
    elif word == "quit":
        break
{end}
"""


def engine(
    folder: Path,
    *,
    greeting: str = GREET,
    newgame: str = READY,
    choose: str = FIRST,
    begin: str = "",
    end: str = "",
    name: str = "engine.py",
) -> str:
    """The words of an engine that does this."""
    path = folder / name
    path.write_text(
        ENGINE.format(greeting=greeting, newgame=newgame, choose=choose, begin=begin, end=end)
    )
    return f"engine:{shlex.quote(sys.executable)} -I {shlex.quote(str(path))}"


def is_running(process: int) -> bool:
    """Whether it is there at all, be it as a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def is_alive(process: int) -> bool:
    """Not so a zombie, which its new parent has yet to reap."""
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
