"""Ex Libris in the terminal: the expedition, the islands, and who holds what."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from levada.drawing.seat_marks import mark
from levada.game import AnyView

# X9: every colour has a letter and a symbol beside its hue.
SYMBOLS = {"A": "♠", "B": "♥", "C": "♦", "D": "♣", "E": "★"}
STYLES = {
    "A": "#ffffff on #2e5c8a",
    "B": "#ffffff on #b03a2e",
    "C": "#1c1a17 on #e0b13c",
    "D": "#ffffff on #3c7d3f",
    "E": "#ffffff on #6a3d8f",
}
PLACES = ("Seventh", "Sixth", "Fifth", "Fourth", "Third", "Second", "First")
FAINT = "dim"
LEGEND: str = """
**On the table**: the expedition runs from the stack to the First; `finds` are the markers of the four
foremost places. An island holds sticks, a village and a city, a house counting 7 sticks. `A♠×3`: three
cards of colour A.
"""


def card(colour: str) -> Text:
    if colour == "_":
        return Text(" · ", FAINT)
    return Text(f" {colour}{SYMBOLS[colour]} ", STYLES[colour])


def cards(letters: str) -> Text:
    """A hand, each colour once with how many there are of it."""
    if not letters:
        return Text("–", FAINT)
    return Text(" ").join(
        Text.assemble((f"{colour}{SYMBOLS[colour]}", STYLES[colour]), f"×{letters.count(colour)}")
        for colour in sorted(set(letters))
    )


def draw(view: AnyView, names: Sequence[str]) -> RenderableType:
    phase = {"play": "play", "closing": "closing phase", "over": "over"}[view["phase"]]
    parts: list[RenderableType] = [
        Text(f"Ex Libris · {phase}", "bold"),
        draw_expedition(view),
        draw_islands(view),
        draw_seats(view, names),
    ]
    return Group(*parts)


def draw_expedition(view: AnyView) -> Table:
    table = Table(box=None, padding=(0, 1), header_style=FAINT)
    table.add_column(f"stack {view['stack']}")
    for place in PLACES:
        table.add_column(place, justify="center")
    table.add_row(Text("→", FAINT), *(card(colour) for colour in view["expedition"]))
    counts = [0, 0, 0, *reversed(view["markers"])]
    table.add_row(Text("finds", FAINT), *(str(count) if count else "" for count in counts))
    return table


def draw_islands(view: AnyView) -> Table:
    table = Table(box=None, padding=(0, 1), header_style=FAINT)
    for heading in ("island", "sticks", "", "village", "city"):
        table.add_column(heading, justify="right" if heading == "sticks" else "left")
    for colour, (sticks, village, city) in view["islands"].items():
        table.add_row(
            card(colour),
            str(sticks),
            "|" * sticks,
            "⌂ 7" if village else "taken",
            "⌂⌂ 7" if city else "taken",
        )
    return table


def draw_seats(view: AnyView, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1), header_style=FAINT)
    for heading in ("", "", "hand", "villages", "cities", "orders given", "total"):
        table.add_column(heading)
    for seat in range(view["players"]):
        symbol, style = mark(seat)
        hand = view["hands"][seat]
        table.add_row(
            Text(symbol, style),
            Text(names[seat], "bold" if seat in view["to_act"] else ""),
            f"{view['hand_sizes'][seat]} cards" if hand is None else cards(hand),
            str(view["villages"][seat]),
            str(view["cities"][seat]),
            Text(view["played"][seat], FAINT),
            "" if view["scores"] is None else str(view["scores"][seat]),
        )
    return table


def ask(view: AnyView) -> str:
    marks = "one lower now" if view["phase"] == "closing" else "3, 2, 2 and 1"
    return (
        "Give an order from your hand, for example order A. The seekers of that colour find books by their "
        f"markers ({marks}), which leave its island; the cards you keep are worth most where the "
        "island is emptiest."
    )


def tell(before: AnyView, after: AnyView, names: Sequence[str]) -> list[str]:
    """Houses taken and the closing phase: what an order brought about."""
    told = []
    for seat, name in enumerate(names):
        if after["villages"][seat] > before["villages"][seat]:
            told.append(f"{name} {'take' if name == 'you' else 'takes'} a village.")
        if after["cities"][seat] > before["cities"][seat]:
            told.append(f"{name} {'take' if name == 'you' else 'takes'} a city.")
    if before["phase"] == "play" and after["phase"] == "closing":
        told.append("The closing phase begins: every marker count is one lower.")
    return told
