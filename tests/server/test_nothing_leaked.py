"""What a seat or a watcher may not know reaches them by no endpoint: two worlds give the same bytes."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from levada.contract import NOBODY
from levada.server import visibility
from levada.server.table_agreement import Agreement
from tests.contract.game_knowledge import secrets_of
from tests.contract.tables import TABLES, tables_of
from tests.contract.tables import Table as GameTable
from tests.server import two_worlds_leaks
from tests.server.two_worlds import HASH, HUSH, two_worlds
from tests.server.two_worlds_apps import VISITOR
from tests.server.two_worlds_compared import Comparison, Leak, check_same, two_applications
from tests.server.two_worlds_probes import Visit, go_on, look, make_move
from tests.server.two_worlds_scenes import Scene, scenes
from tests.server.two_worlds_tables import fill

POSITIONS = 2_000
POSITIONS_A_TABLE = POSITIONS // len(TABLES) + 1
HINTS = 10
ALWAYS_REFUSED = {
    "already_started", "bad_link", "bad_request", "bot_plays", "cannot_take_back", "key_used",
    "no_chat", "no_hints", "no_take_back", "no_watchers", "nobody_there", "not_away", "not_maker",
    "not_over", "not_seated", "not_your_move", "not_your_seat", "not_your_turn", "paused",
    "pointless", "stale", "unknown_player", "unknown_word",
}  # fmt: skip
SANTIAGO_REFUSES = {
    "amount_taken", "bid_of_nothing", "must_decide", "not_beside", "not_named", "out_of_reach",
    "segment_built", "square_taken", "tile_not_open", "too_little_money", "unknown_tile",
    "wrong_phase",
}  # fmt: skip
REFUSED = {
    "santiago": ALWAYS_REFUSED | SANTIAGO_REFUSES,
    "exlibris": ALWAYS_REFUSED | {"not_in_hand"},
}


@pytest.fixture
def comparison(tmp_path: Path) -> Iterator[Comparison]:
    with two_applications(tmp_path) as found:
        yield found


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_worlds_that_differ_in_what_is_hidden_give_the_same_bytes(
    comparison: Comparison, game: str
) -> None:
    """At 2,000 positions of both games together, by every endpoint."""
    for table in tables_of(game):
        comparison.run(comparison.watch_table(table, POSITIONS_A_TABLE))
    assert comparison.positions >= POSITIONS_A_TABLE * len(tables_of(game))
    assert comparison.hints >= HINTS
    assert comparison.codes >= REFUSED[game]


@pytest.mark.parametrize(
    ("game", "name", "leaky"),
    [
        ("santiago", "deal_view", two_worlds_leaks.show_salt),
        ("santiago", "own_parts", two_worlds_leaks.show_money),
        ("santiago", "entry_view", two_worlds_leaks.show_bid),
        ("santiago", "chair_view", two_worlds_leaks.show_player),
        ("exlibris", "own_parts", two_worlds_leaks.show_everything),
    ],
)
def test_a_leak_would_be_noticed(
    comparison: Comparison,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    name: str,
    leaky: Callable[..., Any],
) -> None:
    """Or the test above would show nothing."""
    monkeypatch.setattr(visibility, name, leaky)
    table = next(table for table in tables_of(game) if hides(table, players=2))
    with pytest.raises(Leak):
        comparison.run(comparison.watch_table(table, POSITIONS_A_TABLE))


def scene_at(game: str, players: int, seat: int, *, start: int) -> Scene:
    """From a move on, with people on all seats and money hidden, if there is any."""
    table = next(table for table in tables_of(game) if hides(table, players))
    scene = next(scenes(table))
    agreement = Agreement.model_construct(game=game, listed=True)
    person = VISITOR if seat == NOBODY else seat
    return replace(
        scene, start=start, end=start, seat=seat, person=person, agreement=agreement, bots=0
    )


def hides(table: GameTable, players: int) -> bool:
    return len(table.seats) == players and vars(table.options).get("money") != "open"


def first_auction(scene: Scene, after: int = 0) -> int:
    """The first move with which a bid is sealed."""
    return next(n for n in range(after, 100) if scene.line.is_sealed_at(n + 1))


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_a_sealed_bid_taken_back_stays_secret_for_ever(comparison: Comparison, seat: int) -> None:
    scene = scene_at("santiago", 2, seat, start=0)
    start = first_auction(scene)
    rival = next(other for other in (0, 1) if other != seat)
    scene = replace(scene, start=start)

    async def bid_and_take_it_back(visit: Visit) -> None:
        tries = {"here": "bid 1", "there": "bid 3"}
        await make_move(visit, rival, tries[visit.world.name])
        back = {"to": start, "n": visit.move("", rival)["n"]}
        assert (await visit.let_other(rival, "POST", "/take-back", back)).status == 200

    async def bid_both(visit: Visit) -> None:
        await make_move(visit, rival, "bid 2")
        await look(visit)
        await make_move(visit, 1 - rival, "pass")

    async def compare() -> None:
        worlds = two_worlds(scene.line, start, seat, Random(0), ())
        async with comparison.visits(scene, worlds) as visits:
            for probe in (bid_and_take_it_back, look, bid_both, look):
                await comparison.both(visits, probe)
            assert visits[0].match.games["phase"] != visits[0].match.states[-1]["phase"]

    comparison.run(compare())


def test_what_a_bot_bid_in_a_line_taken_back_stays_secret_too(comparison: Comparison) -> None:
    """One person alone may take back more than one move; the bot's bid falls with them."""
    scene = replace(scene_at("santiago", 2, 0, start=0), bots=1)
    moves = scene.line.match.moves
    auction = first_auction(scene, after=5)
    own = max(n for n in range(auction) if moves[n][0] == 0)
    scene = replace(scene, start=auction)

    async def take_back(visit: Visit, kept: int) -> None:
        back = {"to": kept, "n": visit.move("")["n"]}
        assert (await visit.ask("POST", "/take-back", back)).status == 200

    async def undo_a_bots_bid(visit: Visit) -> None:
        tries = {"here": "pass", "there": "bid 1"}
        await visit.let_bot_move(1, tries[visit.world.name])
        await take_back(visit, own)

    async def go_on_to_the_auction(visit: Visit) -> None:
        for seat, words in moves[own:auction]:
            await make_move(visit, seat, words)

    async def bid_twice(visit: Visit) -> None:
        await visit.let_bot_move(1, "pass")
        await make_move(visit, 0, "pass")
        await take_back(visit, auction + 1)
        await make_move(visit, 0, "pass")

    async def compare() -> None:
        worlds = two_worlds(scene.line, auction, 0, Random(0), ())
        async with comparison.visits(scene, worlds) as visits:
            for probe in (undo_a_bots_bid, go_on_to_the_auction, bid_twice, look):
                await comparison.both(visits, probe)

    comparison.run(compare())


@pytest.mark.parametrize("money", ["open", "hidden"])
def test_a_hint_tells_the_totals_of_others_only_where_their_money_is_open(
    comparison: Comparison, money: str
) -> None:
    table = next(each for each in tables_of("santiago") if vars(each.options)["money"] == money)
    scene = next(scenes(table))
    start = len(scene.line.match.moves) - 10
    seat, _ = scene.line.match.moves[start]
    agreement = Agreement.model_construct(game="santiago", hints=True)
    scene = replace(scene, start=start, seat=seat, person=seat, agreement=agreement)

    async def asked() -> Any:
        worlds = two_worlds(scene.line, start, seat, Random(0), ())
        async with comparison.visits(scene, worlds) as (visit, _):
            return (await visit.ask("POST", "/hint")).json

    totals = comparison.run(asked())["totals"]
    assert [total is not None for total in totals] == [
        money == "open" or other == seat for other in table.seats
    ]


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_a_table_that_fills_and_starts_tells_nothing_of_its_deal(
    comparison: Comparison,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seat: int,
) -> None:
    scene = scene_at(game, 3, seat, start=0)
    secrets = secrets_of(scene.line.table.game)
    visits = []
    for house, world in zip(
        comparison.houses, two_worlds(scene.line, 0, seat, Random(0), secrets), strict=True
    ):
        comparison.still.begin_again()
        visits.append(comparison.run(fill(house, scene, world, monkeypatch)))
    assert visits[0].match.games.tobytes() != visits[1].match.games.tobytes()
    check_same(visits, "a table that fills and starts")


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_at_the_end_everything_is_shown_and_not_before(comparison: Comparison, game: str) -> None:
    scene = scene_at(game, 3, NOBODY, start=0)
    last = len(scene.line.match.moves)
    scene = replace(scene, start=last - 1, end=last)
    world, _ = worlds = two_worlds(scene.line, last, NOBODY, Random(0), ())

    async def end() -> tuple[Any, Any]:
        async with comparison.visits(scene, worlds) as (visit, _):
            before = (await visit.ask("GET", "")).json
            await go_on(visit)
            return before, (await visit.ask("GET", "")).json

    before, after = comparison.run(end())
    dealt = world.dealt(scene.line.table)
    assert before["deal"] == {"hash": HASH}
    assert after["deal"] == {"hash": HASH, "salt": dealt.salt, "setup": dealt.setup}
    hidden = "hands" if game == "exlibris" else "money"
    assert set(before["view"][hidden]) == {None}
    assert None not in after["view"][hidden]


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_two_seats_at_one_screen_are_looked_through_one_at_a_time(
    comparison: Comparison, game: str
) -> None:
    scene = scene_at(game, 2, 1, start=1)
    scene = replace(scene, end=first_auction(scene) + 1 if game == "santiago" else 6)
    worlds = two_worlds(scene.line, scene.end, 1, Random(0), scene.secrets)

    async def share_the_screen(visit: Visit) -> None:
        visit.table.room.chairs[0].player = visit.table.room.chairs[1].player
        await visit.ask("GET", "?seat=1")
        await visit.say({"look": 1})

    async def move_in_turn(visit: Visit) -> None:
        number = len(visit.match.moves)
        seat, words = scene.line.match.moves[number][0], visit.world.words[number]
        await visit.say(visit.move(words, seat) | {"seat": seat})
        assert len(visit.match.moves) == number + 1

    async def compare() -> None:
        async with comparison.visits(scene, worlds) as visits:
            await comparison.both(visits, share_the_screen)
            for _ in range(scene.start, scene.end):
                await comparison.both(visits, move_in_turn)
            here, there = (visit.match.games.tobytes() for visit in visits)
            assert here != there

    comparison.run(compare())


def test_what_is_counted_names_nobody(comparison: Comparison) -> None:
    scene = scene_at("santiago", 2, 0, start=0)
    comparison.run(comparison.watch(replace(scene, end=5)))
    page = comparison.run(comparison.houses[0].ask(None, "GET", "/metrics")).body.decode()
    assert "levada_moves_total" in page
    assert HUSH not in page
    assert scene.name not in page
