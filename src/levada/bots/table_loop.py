"""Whole games among bots that do not search: deal, moves and count, without a step of Python."""

from typing import Any, cast

from levada.bots.search_notes import NO_ACTION, RACE, SEEN, TABLE, WORLD, begin
from levada.chance import EXACTLY, Generator, below, sow
from levada.compilation import template
from levada.contract import NOBODY, Games, Rules, Seat, TallyRules, Totals
from levada.masks import has, lowest

# Each function below is copied for each game, with its modules in these places.
rules = cast("Rules", None)
policy = cast("Any", None)
tally = cast("TallyRules", None)

NO_CHOICE = -1


@template
def play_games(
    games: Games,
    numbers: Any,
    notes: Any,
    totals: Totals,
    rng: Generator,
    plan: Any,
    tallies: Any,
) -> int:
    """A game for each of the tallies; games[WORLD] is prepared, rng[0] deals, rng[1 + seat] plays.

    Where a seat is to act that Python decides for, it is given back, and the answer in the plan
    goes on with that game. NOBODY: all are played.
    """
    seat, action = int(plan.seat), int(plan.action)
    for row in range(len(tallies)):
        if action == NO_ACTION:
            deal_game(games, plan, int(plan.first) + row, rng)
            tally.begin(games[TABLE], tallies[row])
        to_act = rules.awaiting(games[TABLE])
        while to_act:
            if action == NO_ACTION:
                seat = lowest(to_act)
                if has(plan.asked, seat):
                    return seat
                action = choose_action(games, seat, plan, numbers, notes, rng)
            tally.note_action(games[TABLE], seat, action, tallies[row])
            rules.apply(games[TABLE], seat, action)
            tally.note_outcome(games[TABLE], tallies[row])
            action = NO_ACTION
            to_act = rules.awaiting(games[TABLE])
        rules.score(games[TABLE], totals)
        tally.finish(games[TABLE], totals, tallies[row])
    return NOBODY


@template
def decide_rows(
    games: Games, numbers: Any, notes: Any, decisions: Totals, rng: Generator, plan: Any
) -> None:
    """What a bot would do in each of some of the games, whose first seat to act decides.

    `decisions` holds by turns which game and the number of a generator; the action is written in
    place of the game.
    """
    for at in range(0, len(decisions), 2):
        games[TABLE] = games[decisions[at]]
        seat = lowest(rules.awaiting(games[TABLE]))
        sow(rng[1 + seat : 2 + seat], plan.bots_seed, decisions[at + 1])
        decisions[at] = choose_action(games, seat, plan, numbers, notes, rng)


@template
def deal_game(games: Games, plan: Any, number: int, rng: Generator) -> None:
    """Every seat has a generator of its own, the one that `number_of_bot` names without a rotation."""
    games[TABLE] = games[WORLD]
    sow(rng, plan.seed, number)
    rules.deal(games[TABLE], rng[:1])
    players = int(games[TABLE].players)
    for seat in range(players):
        sow(rng[1 + seat : 2 + seat], plan.bots_seed, number * players * players + seat)


@template
def choose_action(
    games: Games, seat: Seat, plan: Any, numbers: Any, notes: Any, rng: Generator
) -> int:
    """What `Bot` would do, drawing the same; a seat by chance draws from the generator of the deal."""
    own = rng[1 + seat : 2 + seat]
    legal = rules.count_legal(games[TABLE], seat)
    choice = NO_CHOICE
    if plan.is_by_chance:
        choice = below(rng[:1], legal)
    elif legal == 1:
        choice = 0
    elif below(own, EXACTLY) < numbers[seat].slips * EXACTLY:
        choice = below(own, legal)
    if choice != NO_CHOICE:
        return rules.pick_legal(games[TABLE], seat, choice)
    games[SEEN] = games[TABLE]
    rules.hide(games[SEEN], seat)
    begin(notes[RACE], SEEN, seat, int(numbers[seat].width))
    policy.evaluate_choices(games, numbers[seat], notes[RACE], own)
    return int(notes[RACE].action[0])
