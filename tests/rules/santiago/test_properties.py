"""What holds in every game, whatever is played; and the oracle, which must agree on every line."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple, TypeAlias

from hypothesis import given, settings
from hypothesis import strategies as st

from levada.compiled_cache import COMPILED
from levada.games.santiago.options import EDITIONS, SantiagoOptions
from levada.match import Match
from levada.record import Record
from tests.oracle import santiago as oracle
from tests.tables import all_tiles, do_little

Line: TypeAlias = Mapping[str, Any]

SPRINGS = ["inside", "anywhere"]
SUPPLY = {2: 11, 3: 11, 4: 11, 5: 9}  # for 2 players the first canal is one more
few = settings(max_examples=20 if COMPILED else 5)


@st.composite
def agreements(draw: st.DrawFn) -> dict[str, Any]:
    """Every option, in any combination that is allowed."""
    edition = draw(st.sampled_from(sorted(EDITIONS)))
    players = draw(st.sampled_from(EDITIONS[edition].players))
    spare_tiles = ["boxed", "planted"] if players in (3, 4) else ["boxed"]
    return {
        "edition": edition,
        "players": players,
        "palms": draw(st.booleans()),
        "min_offer": draw(st.sampled_from([0, 1])),
        "money": draw(st.sampled_from(["open", "hidden"])),
        "spare_tile": draw(st.sampled_from(spare_tiles)),
        "build_named": draw(st.booleans()),
    }


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A whole game of moves by chance, half of them quiet, so that money stays for the others."""
    seed = draw(st.integers(0, 2**32))
    spring = draw(st.sampled_from(SPRINGS))
    match = Match.deal("santiago", seed=seed, spring=spring, **draw(agreements()))
    chance = Random(seed)
    while not match.is_over:
        legal = match.legal(seat := chance.choice(match.to_act))
        if chance.random() < 0.5 and not {"decline", "pass", "keep"}.isdisjoint(legal):
            do_little(match)
        else:
            match.play(seat, chance.choice(legal))
    return match


class Step(NamedTuple):
    before: Line
    seat: int
    words: list[str]
    after: Line


def lines(match: Match) -> list[Line]:
    return [match.game.trace(games, 0) for games in [*match.states, match.games]]


def steps(match: Match) -> Iterator[Step]:
    trace = lines(match)
    for n, (seat, words) in enumerate(match.moves):
        yield Step(trace[n], seat, words.split(), trace[n + 1])


def wet_squares(line: Line) -> set[str]:
    return {s for s in oracle.SQUARES if any(oracle.touches(c, s) for c in line["canals"])}


@few
@given(matches())
def test_no_invariant_is_ever_broken(match: Match) -> None:
    for games in [*match.states, match.games]:
        assert match.game.engine.faults(games, 0) == 0


@few
@given(matches())
def test_money_moves_only_as_the_rules_say(match: Match) -> None:
    bids: dict[int, int] = {}
    for step in steps(match):
        if step.before["phase"] == "auction":
            bids[step.seat] = int(step.words[1]) if step.words[0] == "bid" else 0
        expected = [*step.before["money"]]
        for seat, change in payments(step, bids, match.players):
            expected[seat] += change
        if step.after["round"] > step.before["round"]:
            expected = [held + 3 for held in expected]
            bids = {}
        assert step.after["money"] == expected
        assert min(expected) >= 0


def payments(step: Step, bids: dict[int, int], players: int) -> Iterator[tuple[int, int]]:
    """What a move takes from a seat or gives to it, income apart."""
    verb, offers = step.words[0], step.before["offers"]
    if step.before["phase"] == "auction" and players == 2 and len(bids) == 2:
        yield from ((seat, -bid) for seat, bid in bids.items())
    if verb == "plant" and players > 2:
        yield step.seat, -bids.pop(step.seat, 0)
    if verb == "accept":
        for seat, segment, amount in offers:
            if segment == step.words[1]:
                yield from ((seat, -amount), (step.seat, amount))
    if verb == "build":
        total: Counter[str] = Counter()
        for _, segment, amount in offers:
            total[segment] += amount
        yield step.seat, -1 - max(total.values(), default=0)


@few
@given(matches())
def test_canals_stay_joined_to_the_spring(match: Match) -> None:
    end = lines(match)[-1]
    left, reached = set(end["canals"]), {match.view()["spring"]}
    while joined := {name for name in left if reached.intersection(name.split("-"))}:
        reached.update(*(name.split("-") for name in joined))
        left -= joined
    assert left == set()
    assert len(end["canals"]) <= SUPPLY[match.players] + match.players


@few
@given(matches())
def test_canals_are_only_added_and_one_a_move(match: Match) -> None:
    for step in steps(match):
        added = set(step.after["canals"]) - set(step.before["canals"])
        assert set(step.before["canals"]) <= set(step.after["canals"])
        assert sorted(added) == [w for w in step.words[1:2] if step.words[0] in BUILDING]


BUILDING = ("canal", "accept", "build", "extra")


@few
@given(matches())
def test_watered_once_watered_for_ever(match: Match) -> None:
    for step in steps(match):
        for square in wet_squares(step.before) & set(step.before["board"]):
            assert step.after["board"][square] == step.before["board"][square]


@few
@given(matches())
def test_dried_stays_dried_and_bare(match: Match) -> None:
    for step in steps(match):
        assert set(step.before["dried"]) <= set(step.after["dried"])
        assert not set(step.after["dried"]) & set(step.after["board"])
        assert not set(step.after["dried"]) & set(step.after["palms"])


@few
@given(matches())
def test_at_the_end_only_watered_plantations_live(match: Match) -> None:
    end = lines(match)[-1]
    assert set(end["board"]) <= wet_squares(end)


@few
@given(matches())
def test_the_tiles_are_always_the_45(match: Match) -> None:
    setup = match.record().setup
    planted: dict[str, str] = {}
    for step in steps(match):
        if step.words[0] == "plant":
            planted[step.words[2]] = step.words[1]
        assert planted.keys() == step.after["board"].keys() | set(step.after["dried"])
        assert all(planted[square] == here[0] for square, here in step.after["board"].items())
        has_begun = step.after["phase"] != "canal"
        down = [t for stack in setup["stacks"] for t in stack[step.after["round"] * has_begun :]]
        seen = Counter([*planted.values(), *step.after["open"], *down])
        missing = Counter(all_tiles(match.view()["edition"])) - seen
        assert list(missing.elements()) in (setup["boxed"], [])


@few
@given(matches())
def test_the_oracle_agrees_on_every_line_of_a_game_played_here(match: Match) -> None:
    record = match.record().as_dict()
    assert list(Match.replay(match.record()).trace()) == oracle.trace(record)
    assert match.result == oracle.result(record)


@few
@given(agreements(), st.integers(0, 2**32))
def test_a_game_played_by_the_oracle_replays_here_with_an_equal_trace(
    options: dict[str, Any], seed: int
) -> None:
    played = oracle.random_record(SantiagoOptions.of(options).as_dict(), seed)
    match = Match.replay(Record.parse(json.dumps(played)))
    assert list(match.trace()) == oracle.trace(played)
    assert match.record(played["seats"]).as_dict()["moves"] == played["moves"]
