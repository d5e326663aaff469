"""`levada warm`: compiles the rules and the bots of all games."""

import time

from levada import compiled_cache
from levada.cli.console import remarks
from levada.games import GAMES
from levada.server.warmup import load


def warm_up() -> None:
    if not compiled_cache.COMPILED:
        remarks.print("the rules run uncompiled (LEVADA_UNCOMPILED is set): nothing to do")
        return
    for name in GAMES:
        start = time.perf_counter()
        load("rules", name)
        load("bots", name)
        remarks.print(f"{name}: ready after {time.perf_counter() - start:.1f} s")
    where = compiled_cache.CACHE
    remarks.print(
        f"kept in {where}" if where else f"{compiled_cache.cache_home()} cannot be written"
    )
