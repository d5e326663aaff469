"""Ex Libris in the order of its rulebook: slow, plain, written without a look at the engine."""

from dataclasses import dataclass
from random import Random
from typing import Any

COLOURS = "ABCDE"
PLACES = 7
HOUSE = 7  # sticks a house is worth
VALUES = [3, 2, 1, 0, -1]  # of the islands, the one with the least left first


@dataclass
class Island:
    sticks: int = 6
    village: bool = True
    city: bool = True

    def left(self) -> int:
        return self.sticks + HOUSE * (self.village + self.city)


class Game:
    """What lies on the table and in the hands."""

    def __init__(self, options: dict[str, Any], setup: dict[str, Any]) -> None:
        self.players: int = options["players"]
        self.seat: int = setup["first"]  # whose turn it is
        self.expedition: list[str] = list(setup["expedition"])  # the Seventh first, "_": empty
        self.stack: list[str] = list(setup["seekers"])
        self.hands: list[list[str]] = [sorted(hand) for hand in setup["hands"]]
        self.islands = {colour: Island() for colour in COLOURS}
        self.villages = [0] * self.players
        self.cities = [0] * self.players
        self.phase = "play"

    def markers(self) -> list[int]:
        """First to Fourth."""
        return [3, 2, 2, 1] if self.phase == "play" else [2, 1, 1, 0]

    def legal(self) -> list[str]:
        if self.phase == "over":
            return []
        return [f"order {colour}" for colour in sorted(set(self.hands[self.seat]))]


def take_turn(game: Game, order: str) -> None:
    game.hands[game.seat].remove(order)
    if order in game.expedition:
        find_books(game, order)
        move_expedition(game, order)
    else:  # X1; the First place may be empty (X5)
        game.expedition = [order, *game.expedition[:-1]]
    game.phase = phase_after_turn(game)
    game.seat = (game.seat + 1) % game.players


def find_books(game: Game, order: str) -> None:
    from_the_first = reversed(game.expedition)
    pairs = zip(game.markers(), from_the_first, strict=False)  # no markers beyond the Fourth
    found = sum(markers for markers, seeker in pairs if seeker == order)
    island = game.islands[order]
    if found > island.sticks and island.village:
        island.village = False
        game.villages[game.seat] += 1
        island.sticks += HOUSE
    if found > island.sticks and island.city:  # X2: perhaps both houses at once
        island.city = False
        game.cities[game.seat] += 1
        island.sticks += HOUSE
    island.sticks = max(island.sticks - found, 0)  # X3


def move_expedition(game: Game, order: str) -> None:
    """Discard from the First on, close up, refill from the place nearest the stack on."""
    discarded = game.expedition.count(order)
    seekers = [seeker for seeker in game.expedition if seeker != "_"]
    stay = seekers[: len(seekers) - discarded]
    empty = PLACES - len(stay)
    drawn, game.stack = game.stack[:empty], game.stack[empty:]
    not_reached = ["_"] * (empty - len(drawn))  # X5
    game.expedition = drawn + not_reached + stay


def phase_after_turn(game: Game) -> str:
    sizes = {len(hand) for hand in game.hands}
    round_is_complete = len(sizes) == 1
    if game.phase == "closing" or not game.stack or any(game.cities):
        return "over" if round_is_complete else "closing"  # X6, X8
    return "closing" if sizes == {6} else "play"


def island_value(game: Game, colour: str) -> int:
    """Islands with equal amounts all take the lowest value among their places."""
    left = game.islands[colour].left()
    last_place = sum(island.left() <= left for island in game.islands.values())
    return VALUES[last_place - 1]


def score(game: Game, seat: int) -> int:
    cards = sum(island_value(game, colour) for colour in game.hands[seat])
    return cards + 2 * game.villages[seat] + 3 * game.cities[seat]


def trace_line(game: Game, moves_made: int) -> dict[str, Any]:
    over = game.phase == "over"
    return {
        "n": moves_made,
        "phase": game.phase,
        "to_act": [] if over else [game.seat],
        "expedition": "".join(game.expedition),
        "stack": len(game.stack),
        "markers": game.markers(),
        "islands": {c: (here.sticks, here.village, here.city) for c, here in game.islands.items()},
        "hands": ["".join(hand) for hand in game.hands],
        "villages": list(game.villages),
        "cities": list(game.cities),
        "legal": game.legal(),
        "scores": [score(game, seat) for seat in range(game.players)] if over else None,
    }


def trace(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The table at the start and after each move of a finished or running game."""
    game = Game(record["options"], record["setup"])
    lines = [trace_line(game, 0)]
    for number, (seat, move) in enumerate(record["moves"], start=1):
        assert seat == game.seat, f"move {number}: it is seat {game.seat}'s turn, not {seat}'s"
        assert move in game.legal(), f"move {number}: '{move}' is not one of {game.legal()}"
        take_turn(game, move.split()[1])
        lines.append(trace_line(game, number))
    return lines


def result(record: dict[str, Any]) -> dict[str, Any]:
    """Scores and winners of a finished game."""
    scores = trace(record)[-1]["scores"]
    # X7: all who have the best score
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return {"scores": scores, "winners": winners}


def random_record(options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A whole game of random moves from a random set-up."""
    chance = Random(seed)
    setup = random_setup(options["players"], chance)
    game = Game(options, setup)
    moves: list[list[Any]] = []
    while game.phase != "over":
        move = chance.choice(game.legal())
        moves.append([game.seat, move])
        take_turn(game, move.split()[1])
    record: dict[str, Any] = {
        "format": "levada/1",
        "game": "exlibris",
        "options": dict(options),
        "setup": setup,
        "seats": ["bot:random"] * options["players"],
        "moves": moves,
    }
    return record | {"result": result(record)}


def random_setup(players: int, chance: Random) -> dict[str, Any]:
    seekers = chance.sample(COLOURS * 8, 40)
    books = chance.sample(COLOURS * 11, 55)
    return {
        "first": chance.randrange(players),
        "expedition": "".join(seekers[:7]),
        "seekers": "".join(seekers[7:]),
        "hands": ["".join(sorted(books[13 * seat : 13 * seat + 13])) for seat in range(players)],
        "unused": "".join(books[13 * players :]),
    }
