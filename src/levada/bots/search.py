"""How a bot comes to its move: by policy alone, or by a race of playouts in sampled worlds."""

from typing import Any, Protocol, cast

from levada.bots.playout_race import drop_the_beaten, find_leader, note_result, note_run
from levada.bots.search_notes import NO_ACTION, PLAYOUT, RACE, SEEN, TABLE, WORLD, begin
from levada.bots.table_loop import decide_rows, play_games
from levada.chance import EXACTLY, Generator, below
from levada.compilation import template
from levada.contract import Games, Rules, Seat, Totals
from levada.masks import has, lowest


class Policy(Protocol):
    """What the bots of a game know of it, compiled. `Numbers` and `Notes` are the game's own."""

    def stage(self, state: Any) -> int:
        """How far the game has come: rounds, or turns; a playout looks some of them ahead."""

    def sample_world(
        self, state: Any, seat: Seat, numbers: Any, notes: Any, rng: Generator
    ) -> None:
        """Puts a world in place that the seat takes for likely, given what was played."""

    def evaluate(self, state: Any, numbers: Any, notes: Any) -> None:
        """Notes what a position is worth to each seat."""

    def evaluate_choices(self, games: Games, numbers: Any, notes: Any, rng: Generator) -> None:
        """Notes the best choices of `notes.seat` in `games[notes.at]`."""


# Each function below is copied for each game, with its modules in these places.
rules = cast("Rules", None)
policy = cast("Policy", None)

DECIDE, PLAY, EVALUATE, EVALUATE_CHOICES = -3, -2, -1, 0
"""What `run_search` does instead of racing through a number of worlds."""
WORLDS_A_HEAT = 8
FEWEST_WORLDS = 16


def run_search(
    games: Games,
    seat: Seat,
    worlds: int,
    numbers: Any,
    notes: Any,
    totals: Totals,
    rng: Generator,
    plan: Any,
    tallies: Any,
) -> int:
    """Notes the choices of games[SEEN], or races those noted through so many more worlds.

    One function for all a bot can do, since each that Python calls is compiled whole: it plays
    whole games too, and decides in many. It returns the number of playouts, or whom of a table
    Python is asked for.
    """
    if worlds == PLAY:
        return play_games(games, numbers, notes, totals, rng, plan[0], tallies)
    if worlds == DECIDE:
        decide_rows(games, numbers, notes, totals, rng, plan[0])
        return 0
    if worlds == EVALUATE:
        policy.evaluate(games[SEEN], numbers[0], notes[RACE])
        return 0
    if worlds == EVALUATE_CHOICES:
        begin(notes[RACE], SEEN, seat, int(numbers[0].width))
        policy.evaluate_choices(games, numbers[0], notes[RACE], rng)
        return 0
    playouts = 0
    for _ in range(worlds):
        games[WORLD] = games[SEEN]
        policy.sample_world(games[WORLD], seat, numbers[0], notes[PLAYOUT], rng)
        luck = rng[0]
        for choice in range(notes[RACE].choices):
            if has(notes[RACE].racing, choice):
                rng[0] = luck  # the same for all: what differs is the choice
                run(games, seat, choice, numbers, notes, totals, rng)
                playouts += 1
        notes[RACE].worlds += 1
    find_leader(notes[RACE])
    if notes[RACE].worlds >= FEWEST_WORLDS:
        drop_the_beaten(notes[RACE], numbers[0].doubt)
    return playouts


@template
def run(
    games: Games,
    seat: Seat,
    choice: int,
    numbers: Any,
    notes: Any,
    totals: Totals,
    rng: Generator,
) -> None:
    """One choice in one world: played on to the horizon, then counted or evaluated."""
    games[TABLE] = games[WORLD]
    play_on(games, seat, notes[RACE].action[choice], numbers, notes, rng)
    if rules.awaiting(games[TABLE]):
        policy.evaluate(games[TABLE], numbers[0], notes[PLAYOUT])
        notes[PLAYOUT].share[:] = 0.0
    else:
        rules.score(games[TABLE], totals)
        note_result(notes[RACE], notes[PLAYOUT], choice, games[TABLE].players, totals)
    note_run(notes[RACE], notes[PLAYOUT], choice, seat, games[TABLE].players, numbers[0])


@template
def play_on(
    games: Games, seat: Seat, action: int, numbers: Any, notes: Any, rng: Generator
) -> None:
    """Plays games[TABLE] from an action on by policy, with a slip now and then."""
    end = policy.stage(games[TABLE]) + int(numbers[0].horizon)
    slips = int(numbers[0].wander * EXACTLY)
    to_act = rules.awaiting(games[TABLE])
    while to_act and (action != NO_ACTION or policy.stage(games[TABLE]) < end):
        if action == NO_ACTION:
            seat = lowest(to_act)
            if below(rng, EXACTLY) < slips:
                action = rules.pick_random(games[TABLE], seat, rng)
            else:
                begin(notes[PLAYOUT], TABLE, seat, 1)
                policy.evaluate_choices(games, numbers[0], notes[PLAYOUT], rng)
                action = notes[PLAYOUT].action[0]
        rules.apply(games[TABLE], seat, action)
        action = NO_ACTION
        to_act = rules.awaiting(games[TABLE])
