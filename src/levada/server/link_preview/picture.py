"""The picture of a link as SVG, 1200 × 630: the board, and a panel that says who sits and how it stands.

There are no words in it but the names of the games, drawn as outlines, so that it is the same in
every language, shows nothing that anybody has typed, and needs no fonts.
"""

from dataclasses import dataclass
from typing import cast

from levada.games import GameName
from levada.games.view_types import View
from levada.server.link_preview.boards import board_of, ripples
from levada.server.link_preview.pieces import pieces
from levada.server.room import Chair
from levada.server.table import Table

WIDTH, HEIGHT = 1200, 630
PANEL_X, PANEL_Y, PANEL_WIDTH = 828, 28, 344
MARGIN = 28
MIDDLE = PANEL_X + PANEL_WIDTH / 2
EM = 1000
"""The height of an outline's box."""
WORDS = {"santiago": 3772, "exlibris": 3758, "levada": 3010}
FIGURES = (504, 371, 502, 439, 479, 431, 468, 429, 477, 468)
MINUS = 506
"""How wide each outline is."""
SIGN, LARGEST_SIGN, GAP = 52, 84, 7
ROW = 74
PIP = 22


@dataclass(frozen=True)
class Sign:
    """A seat as the picture shows it."""

    seat: int
    chair: Chair
    score: int | None
    has_won: bool


def picture_of(table: Table) -> str:
    """A table as a stranger may see it."""
    if table.match is None:
        return picture(sample(table.agreement.game), table.agreement.game, signs_of(table))
    view = cast(View, table.match.view())
    rounds = (view["round"], view["rounds"]) if view["game"] == "santiago" else (0, 0)
    is_running = table.state == "running"
    return picture(
        board_of(view), table.agreement.game, signs_of(table), rounds if is_running else (0, 0)
    )


def picture_of_game(game: GameName) -> str:
    return picture(sample(game), game, [])


def picture_of_all() -> str:
    """Both games, for the start page."""
    halves = sample("santiago", 0, 308) + sample("exlibris", 322, 308)
    return picture(halves, "levada", [])


def sample(game: GameName, y: int = 0, height: int = HEIGHT) -> str:
    box = f'x="0" y="{y}" width="{WIDTH}" height="{height}"'
    return pieces()[game]["sample"].replace("<svg ", f"<svg {box} ", 1)


def signs_of(table: Table) -> list[Sign]:
    match = table.match
    result = match.result if match is not None and match.is_over else None
    signs = [
        Sign(
            seat,
            chair,
            None if result is None else result["scores"][seat],
            result is not None and seat in result["winners"],
        )
        for seat, chair in enumerate(table.room.chairs)
    ]
    return sorted(signs, key=lambda sign: -(sign.score or 0)) if result else signs


def picture(board: str, title: str, signs: list[Sign], rounds: tuple[int, int] = (0, 0)) -> str:
    colours = pieces()["colours"]
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {WIDTH} {HEIGHT}">',
            f"<defs>{pieces()['symbols']}{pieces()['patterns']}</defs>",
            f'<rect {size} fill="{colours["sea"]}"/>',
            ripples(),
            board,
            panel(title, signs, rounds),
            "</svg>",
        ]
    )


def panel(title: str, signs: list[Sign], rounds: tuple[int, int]) -> str:
    colours = pieces()["colours"]
    height = HEIGHT - 2 * PANEL_Y
    box = f'x="{PANEL_X}" width="{PANEL_WIDTH}" height="{height}" rx="28"'
    return "".join(
        [
            f'<rect {box} y="{PANEL_Y + 6}" fill="#0f2d3c" opacity=".22"/>',
            f'<rect {box} y="{PANEL_Y}" fill="{colours["panel"]}"/>',
            word(title, PANEL_Y + 24, 76 if title != "levada" else 92),
            seats(signs),
            pips(*rounds),
            foot() if signs else "",
        ]
    )


def seats(signs: list[Sign]) -> str:
    if not signs:
        return symbol("logo", MIDDLE - 90, 230, 180)
    if signs[0].score is not None:
        return "".join(score_row(n, sign) for n, sign in enumerate(signs))
    room = PANEL_WIDTH - 2 * MARGIN - (len(signs) - 1) * GAP
    size = min(LARGEST_SIGN, room / len(signs))
    left = MIDDLE - (len(signs) * size + (len(signs) - 1) * GAP) / 2
    return "".join(seat(sign, left + n * (size + GAP), 250, size) for n, sign in enumerate(signs))


def seat(sign: Sign, x: float, y: float, size: float) -> str:
    """A seat's marker; a free one is empty, and amber as all that can be chosen."""
    colours = pieces()["colours"]
    box = f'x="{x:.1f}" y="{y}" width="{size}" height="{size}" rx="{size * 0.28:.1f}"'
    if sign.chair.kind == "open":
        dashes = f'fill="{colours["sun-soft"]}" stroke="{colours["sun"]}" stroke-dasharray="9 6"'
        plus = symbol("ui-plus", x + size / 4, y + size / 4, size / 2, colours["sun-text"])
        return f'<rect {box} {dashes} stroke-width="3"/>{plus}'
    ground = f'<rect {box} fill="{pieces()["soft"][sign.seat]}"/>'
    marker = symbol(f"mark-{sign.seat + 1}", x + size / 6, y + size / 6, size * 2 / 3)
    robot = symbol("ui-bot", x + size / 2 - 12, y + size + 6, 24, colours["ink-2"])
    return ground + marker + (robot if sign.chair.kind == "bot" else "")


def score_row(place: int, sign: Sign) -> str:
    """From the best to the last: the marker, and the figure it has reached."""
    y = 146 + place * ROW
    x = PANEL_X + MARGIN
    if sign.has_won:
        wreath = pieces()["laurel"].replace("{seat}", str(sign.seat + 1))
        mark = wreath.replace("<svg ", f'<svg x="{x - 10}" y="{y - 10}" ', 1)
    else:
        mark = seat(Sign(sign.seat, Chair("person"), None, has_won=False), x, y, SIGN)
    assert sign.score is not None
    return mark + number(sign.score, PANEL_X + PANEL_WIDTH - MARGIN, y - 2, 58)


def number(value: int, right: float, y: float, height: float) -> str:
    """Figures that end at the right."""
    glyphs = [("minus", MINUS)] if value < 0 else []
    glyphs += [(figure, FIGURES[int(figure)]) for figure in str(abs(value))]
    scale = height / EM
    x = right - sum(width for _, width in glyphs) * scale
    drawn = []
    for name, width in glyphs:
        drawn.append(outline(f"figure-{name}", x, y, width * scale, height))
        x += width * scale
    return "".join(drawn)


def pips(played: int, rounds: int) -> str:
    """The rounds of a running game, as at the table: gone, this one, to come."""
    colours = pieces()["colours"]
    left = MIDDLE - (rounds - 1) * PIP / 2
    drawn = []
    for n in range(rounds):
        fill = "water" if n + 1 < played else "sun" if n + 1 == played else "panel-3"
        edge = f'stroke="{colours["line-strong"]}" stroke-width="1.5"'
        drawn.append(
            f'<circle cx="{left + n * PIP}" cy="404" r="7" fill="{colours[fill]}" {edge}/>'
        )
    return "".join(drawn)


def foot() -> str:
    return symbol("logo", MIDDLE - 84, 536, 44) + word("levada", 536, 42, MIDDLE - 32)


def word(name: str, y: float, height: float, left: float | None = None) -> str:
    width = WORDS[name] * height / EM
    x = MIDDLE - width / 2 if left is None else left
    return outline(f"word-{name}", x, y, width, height)


def outline(name: str, x: float, y: float, width: float, height: float) -> str:
    ink = pieces()["colours"]["ink"]
    box = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<use href="#{name}" {box} fill="{ink}"/>'


def symbol(name: str, x: float, y: float, size: float, colour: str = "") -> str:
    tint = f' color="{colour}"' if colour else ""
    box = f'x="{x:.1f}" y="{y:.1f}" width="{size}" height="{size}"'
    return f'<g{tint}><use href="#{name}" {box}/></g>'
