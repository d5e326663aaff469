"""SVG into PNG: pictures are drawn by a process of their own, one at a time, and kept.

The library that draws holds the interpreter's lock for as long as half a second: in a thread of the
server nobody's move would be answered meanwhile. A process also ends what takes too long.
"""

import asyncio
import hashlib
import sys
from collections import OrderedDict

LONGEST = 20.0
MOST_KEPT = 100
"""Pictures in memory: 30 MB at the most."""


class Pictures:
    """Draws what is asked for, and keeps what was drawn last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.one_at_a_time = asyncio.Lock()

    async def png(self, svg: str) -> bytes:
        tag = tag_of(svg)
        async with self.one_at_a_time:
            if tag not in self.kept:
                self.kept[tag] = await rasterised(svg)
                if len(self.kept) > MOST_KEPT:
                    self.kept.popitem(last=False)
            self.kept.move_to_end(tag)
            return self.kept[tag]


def tag_of(svg: str) -> str:
    """The same drawing has the same tag, at whichever table."""
    return hashlib.sha256(svg.encode()).hexdigest()[:24]


async def rasterised(svg: str) -> bytes:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __name__,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(LONGEST):
            png, _ = await process.communicate(svg.encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise RuntimeError(f"a picture was not drawn: exit status {process.returncode}")
    return png


def main() -> None:
    from resvg_py import svg_to_bytes

    svg = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(svg_to_bytes(svg_string=svg, skip_system_fonts=True))


if __name__ == "__main__":
    main()
