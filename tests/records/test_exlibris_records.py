"""What each record of Ex Libris shows really happens, at the move `exlibris.md` names."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from levada.games.exlibris.view_types import Island
from levada.match import Match
from levada.record import Record, read_records
from tests.records.test_records import HERE

LISTED = dict(
    re.findall(
        r"^\| `exlibris-(\S+)\.json` \|.*\| (\d+) \|$",
        (HERE / "exlibris.md").read_text("utf-8"),
        re.MULTILINE,
    )
)
HOUSE = 7


@dataclass(frozen=True)
class Step:
    """The move at which a record shows something: the lines of the trace around it."""

    lines: list[Mapping[str, Any]]
    n: int
    colour: str

    @property
    def before(self) -> Mapping[str, Any]:
        return self.lines[self.n - 1]

    @property
    def after(self) -> Mapping[str, Any]:
        return self.lines[self.n]

    @property
    def expedition(self) -> str:
        """From the Seventh to the First, as the order met it."""
        expedition: str = self.before["expedition"]
        return expedition

    @property
    def moved(self) -> str:
        """The same places after the order."""
        expedition: str = self.after["expedition"]
        return expedition

    @property
    def found(self) -> int:
        pairs = zip(self.before["markers"], reversed(self.expedition), strict=False)
        return sum(markers for markers, seeker in pairs if seeker == self.colour)

    @property
    def island(self) -> tuple[Island, Island]:
        """Sticks, village and city of the order's colour, before and after."""
        return self.before["islands"][self.colour], self.after["islands"][self.colour]

    @property
    def moves_left(self) -> int:
        return len(self.lines) - 1 - self.n

    @property
    def begins_closing(self) -> bool:
        markers = self.before["markers"], self.after["markers"]
        return markers == ([3, 2, 2, 1], [2, 1, 1, 0])

    @property
    def takes_city(self) -> bool:
        return bool(sum(self.after["cities"]) == sum(self.before["cities"]) + 1)

    @property
    def empties_stack(self) -> bool:
        return bool(self.before["stack"] > 0 == self.after["stack"])

    @property
    def leaves_six_cards(self) -> bool:
        return {len(hand) for hand in self.after["hands"]} == {6}

    @property
    def last_hands(self) -> set[int]:
        return {len(hand) for hand in self.lines[-1]["hands"]}


def joins(step: Step) -> bool:
    """The order is missing in the expedition and moves everything up by exactly one place."""
    return step.colour not in step.expedition and step.moved == step.colour + step.expedition[:-1]


def order_joins(step: Step) -> bool:
    same = all(step.before[key] == step.after[key] for key in ("islands", "stack", "villages"))
    return joins(step) and same


def both_houses_at_once(step: Step) -> bool:
    return step.found == 8 and step.island == ((0, True, True), (6, False, False))


def nothing_more_is_owed(step: Step) -> bool:
    before, after = step.island
    return before[0] < step.found and before[1:] == (False, False) and after[0] == 0


def city_taken_and_still_short(step: Step) -> bool:
    short = step.found > HOUSE and step.island == ((0, False, True), (0, False, False))
    return short and step.takes_city


def three_places_refilled(step: Step) -> bool:
    three = step.expedition.count(step.colour) == 3
    drawn = step.before["stack"] - step.after["stack"] == 3
    return three and drawn and step.moved[3:] == step.expedition[:4]


def has_gap(expedition: str) -> bool:
    """Empty places between seekers."""
    return "_" in expedition.strip("_")


def discard_closes_the_gap(step: Step) -> bool:
    discards = step.colour in step.expedition
    return discards and has_gap(step.expedition) and not has_gap(step.moved)


def order_joins_across_the_gap(step: Step) -> bool:
    return joins(step) and has_gap(step.expedition) and has_gap(step.moved)


def first_place_empty(step: Step) -> bool:
    kept = len(step.expedition.replace("_", "")) + 1
    return joins(step) and step.expedition[-1] == "_" and len(step.moved.replace("_", "")) == kept


def stack_on_the_last_turn(step: Step) -> bool:
    ends = step.begins_closing and step.after["phase"] == "over"
    return ends and step.empties_stack and not step.takes_city and not step.leaves_six_cards


def city_on_the_last_turn(step: Step) -> bool:
    ends = step.begins_closing and step.after["phase"] == "over"
    return ends and step.takes_city and not step.empties_stack and not step.leaves_six_cards


def winners(step: Step) -> int:
    scores = step.lines[-1]["scores"]
    return int(scores.count(max(scores)))


def stack_and_city_at_once(step: Step) -> bool:
    once = all(line["markers"] == [2, 1, 1, 0] for line in step.lines[step.n :])
    return step.begins_closing and step.empties_stack and step.takes_city and once


def city_after_the_stack(step: Step) -> bool:
    is_closing = step.before["phase"] == "closing" and step.before["stack"] == 0
    return is_closing and sum(step.before["cities"]) == 0 and step.takes_city


def city_in_the_last_round(step: Step) -> bool:
    is_closing = step.before["phase"] == "closing" and step.before["stack"] > 0
    return is_closing and step.takes_city and step.moves_left > 0 and step.last_hands == {5}


def city_and_six_cards_at_once(step: Step) -> bool:
    both = step.takes_city and step.leaves_six_cards and step.after["stack"] > 0
    return both and step.begins_closing and step.moves_left == 0


def stack_and_six_cards_at_once(step: Step) -> bool:
    both = step.empties_stack and step.leaves_six_cards and not step.takes_city
    return both and step.begins_closing and step.moves_left == 0


def end_by_stack(step: Step) -> bool:
    stack = step.empties_stack and not step.takes_city and not step.leaves_six_cards
    return step.begins_closing and stack and step.moves_left == 3


def end_by_city(step: Step) -> bool:
    city = step.takes_city and not step.empties_stack and not step.leaves_six_cards
    return step.begins_closing and city and step.moves_left == 1


def end_by_six_cards(step: Step) -> bool:
    six = step.leaves_six_cards and not step.empties_stack and not step.takes_city
    return step.begins_closing and six and step.moves_left == 2 and step.last_hands == {5}


def exactly_enough_sticks(step: Step) -> bool:
    before, after = step.island
    return step.found == before[0] > 0 and after == (0, True, True)


def still_runs(step: Step) -> bool:
    sizes = {len(hand) for hand in step.after["hands"]}
    return step.moves_left == 0 and step.after["phase"] == "play" and len(sizes) == 2


SHOWN: dict[str, Callable[[Step], bool]] = {
    "x1-order-joins": order_joins,
    "x2-both-houses-at-once": both_houses_at_once,
    "x3-nothing-more-is-owed": nothing_more_is_owed,
    "x3-city-taken-and-still-short": city_taken_and_still_short,
    "x4-three-places-refilled": three_places_refilled,
    "x5-discard-closes-the-gap": discard_closes_the_gap,
    "x5-order-joins-across-the-gap": order_joins_across_the_gap,
    "x5-first-place-empty": first_place_empty,
    "x6-stack-on-the-last-turn": stack_on_the_last_turn,
    "x6-city-on-the-last-turn": city_on_the_last_turn,
    "x7-shared-win": lambda step: step.moves_left == 0 and winners(step) == 2,
    "x7-all-share-the-win": lambda step: step.moves_left == 0 and winners(step) == 3,
    "x8-stack-and-city-at-once": stack_and_city_at_once,
    "x8-city-after-the-stack": city_after_the_stack,
    "x8-city-in-the-last-round": city_in_the_last_round,
    "x8-city-and-six-cards-at-once": city_and_six_cards_at_once,
    "x8-stack-and-six-cards-at-once": stack_and_six_cards_at_once,
    "end-by-stack": end_by_stack,
    "end-by-city": end_by_city,
    "end-by-six-cards": end_by_six_cards,
    "exactly-enough-sticks": exactly_enough_sticks,
    "running": still_runs,
}


def read(name: str) -> Record:
    (record,) = read_records(HERE / f"exlibris-{name}.json")
    return record


@pytest.mark.parametrize("name", SHOWN)
def test_what_a_record_shows_happens_at_the_move_that_is_listed(name: str) -> None:
    match, n = Match.replay(read(name)), int(LISTED[name])
    assert SHOWN[name](Step(list(match.trace()), n, match.moves[n - 1][1][-1]))


def test_every_record_is_listed_and_shows_something() -> None:
    names = {path.stem.removeprefix("exlibris-") for path in HERE.glob("exlibris-*.json")}
    assert names == SHOWN.keys() == LISTED.keys()


def test_every_player_count_has_a_record() -> None:
    assert {read(name).options["players"] for name in SHOWN} == {2, 3, 4}


def test_the_names_given_to_the_seats_are_kept() -> None:
    assert read("running").seats == ["Ana", "Beto", "Cleo", "Dora"]
