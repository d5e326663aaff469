"""Santiago in the order of its rulebook: slow, plain, written without a look at the engine."""

from collections.abc import Generator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias, TypeVar

CROPS = {
    "amigo": ["banana", "bean", "pepper", "potato", "sugarcane"],
    "samarkand": ["banana", "bean", "pepper", "potato", "sugarcane"],
    "trefl": ["banana", "coconut", "grape", "pepper", "watermelon"],
}
STACKS_AND_ROUNDS = {2: (3, 10), 3: (4, 11), 4: (4, 11), 5: (5, 9)}
START_MONEY = {2: 5, 3: 10, 4: 10, 5: 10}

SQUARES = [column + row for column in "abcdefgh" for row in "123456"]
CROSSINGS = [column + row for column in "ABCDE" for row in "1234"]
SEGMENTS = [f"{left}{row}-{right}{row}" for left, right in pairwise("ABCDE") for row in "1234"]
SEGMENTS += [f"{column}{up}-{column}{down}" for column in "ABCDE" for up, down in pairwise("1234")]


def middle(place: str) -> tuple[int, int]:
    """Where a square, crossing or segment lies, in half squares right and down from the corner."""
    if place in SQUARES:
        return 2 * "abcdefgh".index(place[0]) + 1, 2 * "123456".index(place[1]) + 1
    if place in CROSSINGS:
        return 4 * "ABCDE".index(place[0]), 4 * "1234".index(place[1])
    (start_across, start_down), (end_across, end_down) = map(middle, place.split("-"))
    return (start_across + end_across) // 2, (start_down + end_down) // 2


@cache
def apart(place: str, other: str) -> tuple[int, int]:
    (across, down), (other_across, other_down) = middle(place), middle(other)
    return abs(across - other_across), abs(down - other_down)


def touches(ditch: str, square: str) -> bool:
    """A crossing touches the squares it is a corner of, a segment those along both its sides."""
    return apart(ditch, square) == (1, 1)


def is_beside(square: str, other: str) -> bool:
    return apart(square, other) in [(0, 2), (2, 0)]


@dataclass
class Plantation:
    tile: str
    owner: int | None  # None: no markers, neutral
    markers: int


class Game:
    """What lies on the table."""

    def __init__(self, options: dict[str, Any], setup: dict[str, Any]) -> None:
        self.options = options
        self.players: int = options["players"]
        self.spring: str = setup["spring"]
        self.palms: list[str] = list(setup["palms"])
        self.overseer: int = setup["overseer"]
        self.boxed: list[str] = setup["boxed"]
        self.stacks: list[list[str]] = setup["stacks"]
        self.money = [START_MONEY[self.players]] * self.players
        self.extra = [True] * self.players
        self.round = 1
        self.open: list[str] = []
        self.board: dict[str, Plantation] = {}
        self.dried: list[str] = []
        self.canals: list[str] = []
        self.offers: list[tuple[int, str, int]] = []
        self.scores: list[int] | None = None

    def overseer_last(self) -> list[int]:
        return [(self.overseer + step) % self.players for step in range(1, self.players + 1)]

    def empty_squares(self) -> list[str]:
        return [square for square in SQUARES if square not in [*self.board, *self.dried]]

    def thirsty_squares(self) -> list[str]:
        return [s for s in self.board if not any(touches(canal, s) for canal in self.canals)]

    def legal_segments(self) -> list[str]:
        wet = {self.spring}.union(*(canal.split("-") for canal in self.canals))
        return [s for s in SEGMENTS if s not in self.canals and wet.intersection(s.split("-"))]


@dataclass
class Question:
    """What the game waits for: each seat that may move now, with its legal moves."""

    phase: str
    legal: dict[int, list[str]]


Outcome = TypeVar("Outcome")
Course: TypeAlias = Generator[Question, tuple[int, str], Outcome]  # asks; is sent a seat's move


def ask(phase: str, seat: int, legal: list[str]) -> Course[list[str]]:
    """The words of one seat's move."""
    _, move = yield Question(phase, {seat: sorted(set(legal))})
    return move.split()


def course_of_play(game: Game) -> Course[None]:
    """A whole game; what needs no decision happens between two questions."""
    if game.players == 2:  # R1
        legal = [f"canal {segment}" for segment in game.legal_segments()]
        _, segment = yield from ask("canal", game.overseer, legal)
        game.canals.append(segment)
    _, rounds = STACKS_AND_ROUNDS[game.players]
    for game.round in range(1, rounds + 1):
        game.open = [stack[game.round - 1] for stack in game.stacks]
        hold_auction = seal_bids if game.players == 2 else bid_in_turn
        bid, planting_order = yield from hold_auction(game)
        yield from plant_tiles(game, bid, planting_order)
        yield from plant_left_over_tiles(game, planting_order[0])  # R4
        yield from make_offers(game)
        yield from decide_as_overseer(game)
        yield from build_extra_canal(game)
        if game.round < rounds:
            suffer_drought(game)
            game.money = [held + 3 for held in game.money]
    dry_out(game, game.thirsty_squares())
    game.scores = [total(game, seat) for seat in range(game.players)]
    yield Question("over", {})


def bid_in_turn(game: Game) -> Course[tuple[dict[int, int], list[int]]]:
    """Auction and new overseer: what each seat bid (a pass is 0), and the order of planting."""
    bid: dict[int, int] = {}
    for seat in game.overseer_last():
        amounts = [n for n in range(1, game.money[seat] + 1) if n not in bid.values()]
        words = yield from ask("auction", seat, ["pass", *(f"bid {n}" for n in amounts)])
        bid[seat] = 0 if words == ["pass"] else int(words[1])
    passers = [seat for seat in bid if bid[seat] == 0]
    bidders = sorted((seat for seat in bid if bid[seat] > 0), key=lambda seat: -bid[seat])
    game.overseer = passers[0] if passers else bidders[-1]
    return bid, bidders + passers[::-1]


def seal_bids(game: Game) -> Course[tuple[dict[int, int], list[int]]]:
    """The same for 2 players, who bid in secret and may answer in either order."""
    bid: dict[int, int] = {}
    legal: dict[int, list[str]] = {}
    for seat in (0, 1):
        amounts = range(1, min(game.money[seat], 22) + 1)
        legal[seat] = sorted(["pass", *(f"bid {n}" for n in amounts)])
    while legal:
        seat, move = yield Question("auction", dict(legal))
        bid[seat] = 0 if move == "pass" else int(move.split()[1])
        del legal[seat]
    game.money = [game.money[seat] - bid[seat] for seat in (0, 1)]
    winner = game.overseer
    if bid[0] != bid[1]:
        winner = 0 if bid[0] > bid[1] else 1
    game.overseer = 1 - winner
    return bid, [winner, 1 - winner]


def plant_tiles(game: Game, bid: dict[int, int], planting_order: list[int]) -> Course[None]:
    for seat in planting_order:
        tile, square = yield from choose_planting(game, seat, game.empty_squares())
        if game.players > 2:  # R14: the sealed bids of 2 players are paid already
            game.money[seat] -= bid[seat]
        planters = int(tile[-1])
        markers = planters if bid[seat] > 0 else planters - 1  # R5: less for both, if both passed
        game.board[square] = Plantation(tile, seat if markers > 0 else None, markers)


def plant_left_over_tiles(game: Game, seat: int) -> Course[None]:
    if game.round == 1 and game.options["spare_tile"] == "planted":
        game.open += game.boxed
    while game.open:
        empty = game.empty_squares()
        beside_living = [e for e in empty if any(is_beside(e, square) for square in game.board)]
        beside_dried = [e for e in empty if any(is_beside(e, square) for square in game.dried)]
        tile, square = yield from choose_planting(game, seat, beside_living or beside_dried)
        game.board[square] = Plantation(tile, owner=None, markers=0)


def choose_planting(game: Game, seat: int, squares: list[str]) -> Course[tuple[str, str]]:
    """The open tile taken, and the square it goes to."""
    legal = [f"plant {tile} {square}" for tile in game.open for square in squares]
    _, tile, square = yield from ask("planting", seat, legal)
    game.open.remove(tile)
    return tile, square


def make_offers(game: Game) -> Course[None]:
    """Bribery; to join a segment is the same as to name it (R7)."""
    for seat in game.overseer_last()[:-1]:
        amounts = range(game.options["min_offer"], game.money[seat] + 1)
        offers = [f"offer {segment} {n}" for segment in game.legal_segments() for n in amounts]
        words = yield from ask("bribery", seat, ["pass", *offers])
        if words != ["pass"]:
            game.offers.append((seat, words[1], int(words[2])))


def decide_as_overseer(game: Game) -> Course[None]:
    named = {segment for _, segment, _ in game.offers}
    totals = [sum(offer[2] for offer in game.offers if offer[1] == segment) for segment in named]
    price = max(totals, default=0) + 1
    legal = [f"accept {segment}" for segment in named]
    if not named:  # R8: a segment named with 0 is named
        legal.append("decline")
    if game.money[game.overseer] >= price:  # R3
        unnamed = [segment for segment in game.legal_segments() if segment not in named]
        buildable = game.legal_segments() if game.options["build_named"] else unnamed  # R2
        legal += [f"build {segment}" for segment in buildable]
    words = yield from ask("overseer", game.overseer, legal)
    if words[0] == "accept":
        for seat, segment, amount in game.offers:
            if segment == words[1]:
                game.money[seat] -= amount
                game.money[game.overseer] += amount
    if words[0] == "build":
        game.money[game.overseer] -= price
    game.canals += words[1:]  # none after `decline`
    game.offers = []


def build_extra_canal(game: Game) -> Course[None]:
    for seat in game.overseer_last():  # R6: with 2 players too
        if game.extra[seat]:
            legal = ["keep", *(f"extra {segment}" for segment in game.legal_segments())]
            words = yield from ask("extra", seat, legal)
            if words != ["keep"]:
                game.extra[seat] = False
                game.canals.append(words[1])
                return  # at most one a round


def suffer_drought(game: Game) -> None:
    thirsty = [(square, game.board[square]) for square in game.thirsty_squares()]
    dry_out(game, [square for square, plantation in thirsty if plantation.markers == 0])
    for _, plantation in thirsty:
        if plantation.markers > 0:
            plantation.markers -= 1
            plantation.owner = plantation.owner if plantation.markers > 0 else None


def dry_out(game: Game, squares: list[str]) -> None:
    for square in squares:
        del game.board[square]
        game.dried.append(square)
    game.palms = [palm for palm in game.palms if palm not in squares]


def field_around(board: dict[str, Plantation], square: str) -> list[str]:
    """All living tiles of one crop joined edge to edge to the tile on this square."""
    crop = board[square].tile[:-1]
    same_crop = [other for other in board if board[other].tile[:-1] == crop]
    field = [square]
    for member in field:  # it grows while we walk along it
        field += [s for s in same_crop if is_beside(member, s) and s not in field]
    return field


def total(game: Game, seat: int) -> int:
    """Money, and for each tile the size of its field times own markers there, and a palm's 1."""
    score = game.money[seat]
    for square, plantation in game.board.items():
        if plantation.owner == seat:
            shares = plantation.markers + (1 if square in game.palms else 0)
            score += shares * len(field_around(game.board, square))
    return score


def trace_line(game: Game, moves_made: int, question: Question) -> dict[str, Any]:
    to_act = sorted(question.legal)
    board = {s: (here.tile, here.owner, here.markers) for s, here in sorted(game.board.items())}
    return {
        "n": moves_made,
        "round": game.round,
        "phase": question.phase,
        "to_act": to_act,
        "overseer": game.overseer,
        "money": list(game.money),
        "open": sorted(game.open),
        "board": board,
        "dried": sorted(game.dried),
        "palms": sorted(game.palms),
        "canals": sorted(game.canals),
        "extra": list(game.extra),
        "offers": [tuple(offer) for offer in game.offers],
        "legal": question.legal[to_act[0]] if to_act else [],
        "scores": game.scores,
    }


def trace(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The table at the start and after each move of a finished or running game."""
    game = Game(record["options"], record["setup"])
    course = course_of_play(game)
    question = next(course)
    lines = [trace_line(game, 0, question)]
    for number, (seat, move) in enumerate(record["moves"], start=1):
        legal = question.legal.get(seat, [])
        assert move in legal, f"move {number}, seat {seat}: '{move}' is not one of {legal}"
        question = course.send((seat, move))
        lines.append(trace_line(game, number, question))
    return lines


def result(record: dict[str, Any]) -> dict[str, Any]:
    """Scores and winners of a finished game."""
    scores = trace(record)[-1]["scores"]
    # R9: all who have the best total
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return {"scores": scores, "winners": winners}


def random_record(options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A whole game of random moves from a random set-up; `options` holds every option."""
    chance = Random(seed)
    setup = random_setup(options, chance)
    moves: list[list[Any]] = []
    course = course_of_play(Game(options, setup))
    question = next(course)
    while question.legal:
        seat = min(question.legal)
        move = random_move(question.legal[seat], chance)
        moves.append([seat, move])
        question = course.send((seat, move))
    record: dict[str, Any] = {
        "format": "levada/1",
        "game": "santiago",
        "options": dict(options),
        "setup": setup,
        "seats": ["bot:random"] * options["players"],
        "moves": moves,
    }
    return record | {"result": result(record)}


def random_setup(options: dict[str, Any], chance: Random) -> dict[str, Any]:
    players, crops = options["players"], CROPS[options["edition"]]
    tiles = [crop + planters for crop in crops for planters in "111222222"]
    chance.shuffle(tiles)
    boxed: list[str] = tiles[:1] if players in (3, 4) else []
    if players == 2:
        boxed = [crop + planters for crop in crops for planters in "122"]
    for tile in boxed:
        tiles.remove(tile)
    stacks, _ = STACKS_AND_ROUNDS[players]
    spring = chance.choice(CROSSINGS)
    return {
        "spring": spring,
        "palms": random_palms(spring, chance) if options["palms"] else [],
        "overseer": chance.randrange(players),
        "boxed": boxed,
        "stacks": [tiles[number::stacks] for number in range(stacks)],
    }


def random_palms(spring: str, chance: Random) -> list[str]:
    free = [square for square in SQUARES if not touches(spring, square)]
    palms: list[str] = []
    while len(palms) < 3:
        palms.append(chance.choice(free))
        free = [square for square in free if max(apart(palms[-1], square)) > 2]
    return palms


def random_move(legal: list[str], chance: Random) -> str:
    """Any move alike, but passing as likely as an offer, or money would run out at once."""
    segments = sorted({move.split()[1] for move in legal if move.startswith("offer")})
    if not segments:
        return chance.choice(legal)
    if chance.choice(["pass", "offer"]) == "pass":
        return "pass"
    segment = chance.choice(segments)
    return chance.choice([move for move in legal if move.startswith(f"offer {segment} ")])
