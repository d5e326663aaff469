"""A game as everybody sees it, drawn from the page's own pieces."""

from levada.games.exlibris.view_types import ExLibrisView
from levada.games.santiago.view_types import SantiagoView
from levada.games.view_types import View
from levada.server.link_preview.pieces import Point, pieces

FIRST_SQUARE = "a1"
ISLAND_BOX = 150
ISLANDS = ((10, 44, 270), (262, 8, 270), (520, 48, 270), (120, 330, 280), (412, 318, 280))
"""Where each lies in the picture, and how large."""
RIPPLES = ((46, 40), (236, 320), (520, 30), (60, 560), (388, 596), (700, 350), (716, 560))


def board_of(view: View) -> str:
    if view["game"] == "santiago":
        return santiago_board(view)
    return exlibris_board(view)


def santiago_board(view: SantiagoView) -> str:
    drawn = pieces()["santiago"]
    palms = set(view["palms"])
    parts = [drawn["ground"], canals(view["canals"]), spring(view["spring"])]
    parts += [on_square(square, drawn["dried"]) for square in view["dried"]]
    for square, (tile, seat, markers) in view["board"].items():
        name = f"{tile} {markers} {'palm' if square in palms else 'bare'}"
        sign = 0 if seat is None else seat + 1
        parts.append(on_square(square, drawn["tiles"][name].replace("{seat}", str(sign))))
    parts += [on_square(square, drawn["palm"]) for square in palms - view["board"].keys()]
    box = 'x="0" y="6" width="800" height="618" viewBox="-62 -58 1004 776" overflow="visible"'
    return f"<svg {box}>{''.join(parts)}</svg>"


def on_square(square: str, drawing: str) -> str:
    corners = pieces()["santiago"]["corners"]
    return moved(corners[FIRST_SQUARE], corners[square], drawing)


def moved(origin: Point, place: Point, drawing: str) -> str:
    x, y = place["x"] - origin["x"], place["y"] - origin["y"]
    return f'<g transform="translate({x} {y})">{drawing}</g>'


def canals(segments: list[str]) -> str:
    if not segments:
        return ""
    crossings = pieces()["santiago"]["crossings"]
    lines = []
    for segment in segments:
        start, end = (crossings[name] for name in segment.split("-"))
        lines.append(f"M{start['x']} {start['y']}L{end['x']} {end['y']}")
    return pieces()["santiago"]["canals"].replace("{path}", "".join(lines))


def spring(crossing: str) -> str:
    drawn = pieces()["santiago"]
    return moved({"x": 0, "y": 0}, drawn["crossings"][crossing], drawn["spring"])


def exlibris_board(view: ExLibrisView) -> str:
    drawn = pieces()["exlibris"]
    places = zip(view["islands"].items(), ISLANDS, strict=True)
    parts = [ripples()]
    for (colour, (sticks, village, city)), (x, y, size) in places:
        contents = drawn["contents"][f"{sticks} {int(village)} {int(city)}"]
        box = f'x="{x}" y="{y}" width="{size}" height="{size}"'
        parts.append(
            f'<svg {box} viewBox="0 0 {ISLAND_BOX} {ISLAND_BOX}">{drawn["islands"][colour]}{contents}</svg>'
        )
    return "".join(parts)


def ripples() -> str:
    line = pieces()["colours"]["sea-line"]
    waves = "".join(f"M{x} {y}q10-8 20 0t20 0" for x, y in RIPPLES)
    return (
        f'<path d="{waves}" fill="none" stroke="{line}" stroke-width="3" stroke-linecap="round"/>'
    )
