"""`levada warm`: compiles every door of both games, and their bots."""

import time

from levada import compiling
from levada.cli.console import remarks
from levada.games import GAMES
from levada.server.warmth import load


def warm_up() -> None:
    if not compiling.COMPILED:
        remarks.print("the rules run uncompiled (LEVADA_UNCOMPILED is set): nothing to do")
        return
    for name in GAMES:
        start = time.perf_counter()
        load("rules", name)
        load("bots", name)
        remarks.print(f"{name}: ready after {time.perf_counter() - start:.1f} s")
    where = compiling.CACHE
    remarks.print(f"kept in {where}" if where else f"{compiling.cache_home()} cannot be written")
