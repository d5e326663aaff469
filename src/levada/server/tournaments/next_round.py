"""What follows in a tournament: the next round, or its end."""

from random import Random

from levada.server.tournaments.pairing import Pairing, Person
from levada.server.tournaments.standings import going_on, is_final, standings
from levada.server.tournaments.systems import (
    circle,
    cover,
    have_all_met,
    knock_out,
    rounds_of_circle,
    swiss,
)
from levada.server.tournaments.table_sizes import TableSizes, table_sizes
from levada.server.tournaments.terms import MOST_ROUNDS
from levada.server.tournaments.tournament import Tournament

FEWEST = 2


def next_round(tournament: Tournament) -> Pairing | None:
    """None when the tournament is over: all rounds are played, or too few people are left."""
    if len(tournament.still_in) < FEWEST or len(tournament.rounds) >= MOST_ROUNDS:
        return None
    chance = Random(f"{tournament.seed} {len(tournament.rounds)}")  # noqa: S311 — no secret
    match tournament.terms.system:
        case "swiss":
            return next_of_swiss(tournament, chance)
        case "knock_out":
            return next_of_knock_out(tournament, chance)
    return next_of_round_robin(tournament, chance)


def sizes_for(tournament: Tournament, people: int) -> TableSizes:
    terms = tournament.terms
    return table_sizes(people, terms.smallest, terms.largest, with_bots=terms.has_bots)


def next_of_swiss(tournament: Tournament, chance: Random) -> Pairing | None:
    if len(tournament.rounds) == tournament.terms.rounds:
        return None
    still_in = set(tournament.still_in)
    standing = [each for each in standings(tournament) if each.person in still_in]
    people = [each.person for each in standing]
    if not tournament.rounds:
        chance.shuffle(people)
    points = {each.person: each.points for each in standing}
    sizes = sizes_for(tournament, len(people))
    return swiss(people, sizes, tournament.history, points, chance)


def next_of_knock_out(tournament: Tournament, chance: Random) -> Pairing | None:
    people = going_on(tournament)
    is_done = bool(tournament.rounds) and is_final(tournament.rounds[-1])
    if is_done or len(people) < FEWEST:
        return None
    return knock_out(people, sizes_for(tournament, len(people)), tournament.history, chance)


def next_of_round_robin(tournament: Tournament, chance: Random) -> Pairing | None:
    people = tournament.still_in
    if tournament.terms.largest == 2:
        return next_of_circle(tournament, people)
    if have_all_met(people, tournament.history):
        return None
    return cover(people, sizes_for(tournament, len(people)), tournament.history, chance)


def next_of_circle(tournament: Tournament, people: list[Person]) -> Pairing | None:
    """The circle is drawn once, in an order by chance: whoever leaves leaves a gap in it."""
    everybody = list(range(len(tournament.entrants)))
    Random(tournament.seed).shuffle(everybody)  # noqa: S311 — no secret
    number = len(tournament.rounds)
    if number == rounds_of_circle(len(everybody)):
        return None
    return circle(everybody, set(people), number, with_bots=tournament.terms.has_bots)
