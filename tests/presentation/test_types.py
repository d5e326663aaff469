"""All that is shown has the shape it is declared to have, and can be sent."""

import json
from itertools import product
from typing import Any

from pydantic import TypeAdapter

from levada.presentation import (
    Aids,
    Count,
    Event,
    Preview,
    RoundTotals,
    aids,
    count,
    events_of,
    opening,
    preview,
    totals_by_round,
)
from tests.contract.tables import Table
from tests.presentation.whole_games import matches, single_positions, some_moves

AIDS: TypeAdapter[Aids] = TypeAdapter(Aids)
PREVIEW: TypeAdapter[Preview] = TypeAdapter(Preview)
EVENTS: TypeAdapter[list[Event]] = TypeAdapter(list[Event])
COUNT: TypeAdapter[Count] = TypeAdapter(Count)
ROUNDS: TypeAdapter[list[RoundTotals]] = TypeAdapter(list[RoundTotals])


def check(shape: TypeAdapter[Any], shown: Any) -> None:
    """Nothing is missing, nothing is of another kind, and nothing is there besides."""
    assert shape.validate_python(shown, strict=True) == shown
    assert json.loads(json.dumps(shown)) == shown


def test_aids_and_previews_have_their_shapes(table: Table) -> None:
    for match, seat in product(single_positions(table), (None, 0)):
        check(AIDS, aids(match, seat))
    for match in single_positions(table):
        for seat, move in [*some_moves(match)][:4]:
            check(PREVIEW, preview(match, seat, move))


def test_events_and_counts_have_their_shapes(table: Table) -> None:
    for match in matches(table)[::2]:
        check(EVENTS, opening(match))
        for n in range(len(match.moves)):
            check(EVENTS, events_of(match, n, 0))
        check(COUNT, count(match))
        check(ROUNDS, totals_by_round(match))


def test_the_shapes_can_be_published() -> None:
    for shape in (AIDS, PREVIEW, EVENTS, COUNT, ROUNDS):
        assert shape.json_schema()
