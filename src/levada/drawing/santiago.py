"""Santiago in the terminal: the board with its water, and who holds what."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from levada.drawing.seat_marks import mark
from levada.game import AnyView

COLUMNS, ROWS = "abcdefgh", "123456"
CROSSING_COLUMNS, CROSSING_ROWS = "ABCDE", "1234"
CELL = 6
MARGIN = 2
# The board is 55 columns wide: with these it fits a terminal of 80.
GAP = 2
BESIDE = 22
LONGEST_NAME = 9

CROP_STYLES = {
    "banana": "#1c1a17 on #f2d649",
    "bean": "#ffffff on #3c7d3f",
    "pepper": "#ffffff on #c0392b",
    "potato": "#1c1a17 on #c9a26b",
    "sugarcane": "#1c1a17 on #a9d18e",
    "coconut": "#1c1a17 on #d9cbb8",
    "grape": "#ffffff on #6a3d8f",
    "watermelon": "#1c1a17 on #f08a8a",
}
WATER = "bold #1e90ff"
DITCH = "#8a7355"
REACHABLE = "bold #5fd7d7"
DRY = "#8a7355 on #d8c9ae"
FAINT = "dim"
LEGEND: str = """
**On the board**: `◉` the spring, `━` `┃` canals, bright ditches where a canal could be laid now, `BAN c3`
a banana tile on c3 with its owner's markers below it, `♣` a palm, `░` a dried tile. A tile such as
`banana2` shows two planters. Beside it: `extra canal`, the seats that still have theirs; `?`, money
or a bid that is hidden; `offer ■ B2-C2 for 3`, what a seat offers the overseer for a canal there.
"""


class Board:
    """Draws one view of the board, line by line."""

    def __init__(self, view: AnyView) -> None:
        self.view = view
        self.canals = set(view["canals"])
        self.choosable = {word for move in view["legal"] for word in move.split() if "-" in word}
        self.offers = {segment: seat for seat, segment, _ in reversed(view["offers"])}

    def draw(self) -> Text:
        text = Text(" " * MARGIN)
        text.append((" " * (2 * CELL)).join(CROSSING_COLUMNS), FAINT)
        text.append("\n")
        for row, name in enumerate(CROSSING_ROWS):
            self.draw_ditch(text, name)
            for square_row in ROWS[2 * row : 2 * row + 2]:
                self.draw_squares(text, row, square_row)
        text.right_crop(1)
        return text

    def draw_ditch(self, text: Text, row: str) -> None:
        text.append(f"{row} ", FAINT)
        for i, column in enumerate(CROSSING_COLUMNS):
            crossing = f"{column}{row}"
            if i > 0:
                segment = f"{CROSSING_COLUMNS[i - 1]}{row}-{crossing}"
                self.draw_segment(text, segment, "━", "─", 2 * CELL)
            if crossing == self.view["spring"]:
                text.append("◉", WATER)
            else:
                has_water = any(crossing in canal.split("-") for canal in self.canals)
                text.append("╋" if has_water else "┼", WATER if has_water else DITCH)
        text.append("\n")

    def draw_segment(self, text: Text, segment: str, wet: str, dry: str, length: int) -> None:
        if segment in self.canals:
            text.append(wet * length, WATER)
        elif segment in self.offers:
            symbol, style = mark(self.offers[segment])
            text.append(symbol.center(length, dry), style)
        elif segment in self.choosable:
            text.append(dry * length, REACHABLE)
        else:
            text.append(dry * length, DITCH)

    def draw_squares(self, text: Text, row: int, square_row: str) -> None:
        for draw_line in (self.draw_head, self.draw_markers):
            text.append(" " * MARGIN)
            for i, column in enumerate(COLUMNS):
                if i % 2 == 0:
                    self.draw_upright(text, i // 2, row)
                draw_line(text, f"{column}{square_row}")
            self.draw_upright(text, len(COLUMNS) // 2, row)
            text.append("\n")

    def draw_upright(self, text: Text, column: int, row: int) -> None:
        letter = CROSSING_COLUMNS[column]
        segment = f"{letter}{CROSSING_ROWS[row]}-{letter}{int(CROSSING_ROWS[row]) + 1}"
        self.draw_segment(text, segment, "┃", "│", 1)

    def draw_head(self, text: Text, square: str) -> None:
        """The crop and its square's name; the name alone where nothing grows."""
        if square in self.view["board"]:
            crop = self.view["board"][square][0][:-1]
            text.append(f"{crop[:3].upper()} {square}", CROP_STYLES[crop])
        elif square in self.view["dried"]:
            text.append("░" * CELL, DRY)
        else:
            palm = " ♣" if square in self.view["palms"] else ""
            text.append(f" {square}{palm}".ljust(CELL), FAINT if not palm else "#3a8f5c")

    def draw_markers(self, text: Text, square: str) -> None:
        if square in self.view["dried"]:
            text.append("░" * CELL, DRY)
            return
        if square not in self.view["board"]:
            text.append(" " * CELL)
            return
        tile, owner, markers = self.view["board"][square]
        style = CROP_STYLES[tile[:-1]]
        symbols = mark(owner, markers)[0] if owner is not None else ""
        palm = "♣" if square in self.view["palms"] else " "
        text.append(f" {symbols.ljust(2)} {palm} ", f"bold {style}")


def draw(view: AnyView, names: Sequence[str]) -> RenderableType:
    heading = Text(f"Round {view['round']}/{view['rounds']} · {view['phase']}", "bold")
    beside = Group(heading, draw_seats(view, names), *draw_round(view, names))
    return Columns([Board(view).draw(), beside], padding=(0, GAP))


def draw_seats(view: AnyView, names: Sequence[str]) -> Table:
    """Money and bids; at the end the totals, money and fields together."""
    last = "bid" if view["scores"] is None else "total"
    table = Table(
        box=None, padding=(0, 1), pad_edge=False, collapse_padding=True, header_style=FAINT
    )
    table.add_column("")
    table.add_column("", max_width=LONGEST_NAME, no_wrap=True, overflow="ellipsis")
    for heading in ("money", last):
        table.add_column(heading, justify="right")
    for seat in range(view["players"]):
        symbol, style = mark(seat)
        name = Text(names[seat], "bold" if seat in view["to_act"] else "")
        money = view["money"][seat]
        amount = (view["bids"] if view["scores"] is None else view["scores"])[seat]
        table.add_row(
            Text(symbol, style),
            name,
            "?" if money is None else str(money),
            {None: "", "sealed": "?"}.get(amount, str(amount)),
        )
    return table


def draw_round(view: AnyView, names: Sequence[str]) -> list[Text]:
    """Who oversees, who still has an extra canal, what lies open and what was offered."""
    overseer = view["overseer"]
    extra = [mark(seat) for seat, is_left in enumerate(view["extra"]) if is_left] or [("–", FAINT)]
    lines = [
        Text.assemble(("overseer ", FAINT), mark(overseer), f" {names[overseer]}"),
        Text.assemble(("extra canal ", FAINT), *extra),
    ]
    for n, tile in enumerate(view["open"]):
        lines.append(Text.assemble(("     " if n else "open ", FAINT), tile_text(tile)))
    for seat, segment, amount in view["offers"]:
        lines.append(Text.assemble(("offer ", FAINT), mark(seat), f" {segment} for {amount}"))
    for line in lines:
        line.truncate(BESIDE, overflow="ellipsis")
    return lines


def tile_text(tile: str) -> tuple[str, str]:
    return f" {tile} ", CROP_STYLES.get(tile[:-1], "")


FIRST_BID = 2  # as an example, where nobody has bid yet
QUESTIONS = {
    "canal": "Lay the first canal, at the spring: {canal}",
    "auction": "Bid for the planting order, each amount once, for example {bid}. Or pass: you plant last, with "
    "one marker less; whoever passes first (or bids least) is the next overseer.",
    "sealed auction": "Both bid in secret, for example {bid}. Or pass: you put one marker less. The higher bid "
    "plants first (equal ones: the overseer), the other is the next overseer.",
    "left over": "You planted first, so you plant the left-over tile too, without markers, beside a "
    "plantation: {plant}",
    "planting": "Take an open tile and plant it on an empty square, for example {plant}",
    "bribery": "Offer the overseer money for a canal, or join another's offer, for example {offer}. Or pass.",
    "overseer": "You are the overseer. Take the money for a segment somebody named: {accept}. Or "
    "build elsewhere and pay 1 more than the dearest total: {build}.",
    "free overseer": "You are the overseer and nobody named a segment: build anywhere for 1: {build}. "
    "Or decline.",
    "extra": "Build your one extra canal now, free: {extra}. Or keep it for later: keep",
}


def ask(view: AnyView) -> str:
    """The question of the phase, with moves that are open as examples."""
    phase = view["phase"]
    if phase == "auction" and view["players"] == 2:
        phase = "sealed auction"
    if view["left_over"]:
        phase = "left over"
    if phase == "overseer" and not view["offers"]:
        phase = "free overseer"
    verbs = ("canal", "bid", "plant", "offer", "accept", "build", "extra")
    return QUESTIONS[phase].format(**{verb: example_of(verb, view) for verb in verbs})


def example_of(verb: str, view: AnyView) -> str:
    """A move of this kind that is open, and that somebody might make."""
    moves: list[str] = [move for move in view["legal"] if move.split()[0] == verb]
    if not moves:
        return "(not open now)"
    match verb:
        case "bid":
            bids = [bid for bid in view["bids"] if isinstance(bid, int)]
            wanted = f"bid {max(bids, default=FIRST_BID - 1) + 1}"
            return wanted if wanted in moves else moves[0]
        case "offer":
            return next((move for move in moves if not move.endswith(" 0")), moves[0])
    return moves[0]


def tell(before: AnyView, after: AnyView, names: Sequence[str]) -> list[str]:
    """Overseer, drought and income: what the rules did by themselves."""
    told = []
    if after["overseer"] != before["overseer"]:
        name = names[after["overseer"]]
        told.append(f"{'You are' if name == 'you' else f'{name} is'} the new overseer.")
    if after["round"] == before["round"] and after["phase"] != "over":
        return told
    dried = sorted(set(after["dried"]) - set(before["dried"]))
    thirsty = [
        square
        for square, (_, _, markers) in before["board"].items()
        if square in after["board"] and after["board"][square][2] < markers
    ]
    if thirsty:
        told.append(f"Drought: a marker is lost on {', '.join(thirsty)}.")
    if dried:
        told.append(f"Dried out: {', '.join(dried)}.")
    if after["phase"] != "over":
        told.append(f"Everybody gets 3 escudos. Round {after['round']} begins.")
    return told
