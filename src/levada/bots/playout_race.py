"""The race: choices that fall behind in the same worlds are given up, the rest play on."""

import math

from levada.bots.search_notes import Notes, Numbers, utility
from levada.compilation import step
from levada.contract import Seat, Totals
from levada.masks import has


@step
def note_result(race: Notes, playout: Notes, choice: int, players: int, totals: Totals) -> None:
    """Of a playout that went to the end: what each seat got, and who won."""
    best, winners = totals[0], 0
    for seat in range(players):
        playout.worth[seat] = totals[seat]
        best = max(best, totals[seat])
    for seat in range(players):
        if totals[seat] == best:
            winners += 1
    for seat in range(players):
        playout.share[seat] = 1.0 / winners if totals[seat] == best else 0.0
        race.won[choice, seat] += playout.share[seat]


@step
def note_run(
    race: Notes, playout: Notes, choice: int, seat: Seat, players: int, numbers: Numbers
) -> None:
    for each in range(players):
        race.total[choice, each] += playout.worth[each]
    value = utility(players, seat, playout.worth, numbers)
    value += numbers.winning * playout.share[seat]
    race.found[choice, race.played[choice]] = value
    race.brought[choice] += value
    race.played[choice] += 1


@step
def find_leader(race: Notes) -> None:
    """Those still racing have all been played in the same worlds, so sums compare."""
    most = -math.inf
    for choice in range(race.choices):
        if has(race.racing, choice) and race.brought[choice] > most:
            most = race.brought[choice]
            race.leader = choice


@step
def drop_the_beaten(race: Notes, doubt: float) -> None:
    """Gives up what the leader beats in the same worlds beyond doubt."""
    for choice in range(race.choices):
        if has(race.racing, choice) and choice != race.leader:
            total, squares = 0.0, 0.0
            for world in range(race.worlds):
                behind = float(race.found[race.leader, world] - race.found[choice, world])
                total += behind
                squares += behind * behind
            mean = total / race.worlds
            variance = max(0.0, squares / race.worlds - mean * mean)
            if mean >= doubt * math.sqrt(variance / race.worlds):
                race.racing &= ~(1 << choice)
