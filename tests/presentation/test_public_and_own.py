"""What is worked out once for all seats is what each would see by itself."""

from itertools import product

from levada.contract import NOBODY, snapshot
from levada.presentation import events_of, own_aids, presentation_of, public_aids
from tests.contract.tables import Table
from tests.presentation.whole_games import matches, single_positions


def test_all_that_differs_between_seats_is_among_their_own_parts(table: Table) -> None:
    game = table.game
    for match, seat in product(single_positions(table), table.watchers):
        seen, watched = (game.seen_by(match.games, 0, viewer) for viewer in (seat, NOBODY))
        own = game.own_view(seen, seat)
        through_own_eyes = game.views.public(
            snapshot(seen, 0), list(match.to_act), game.final_scores(seen, 0)
        )
        public = game.public_view(watched)
        assert {**through_own_eyes, **own} == {**public, **own}
        shown = public_aids(game, watched)
        own_shown = own_aids(game, seen, seat, shown)
        assert {**presentation_of(game).public_aids(seen), **own_shown} == {**shown, **own_shown}


def test_everybody_sees_the_same_happen_unless_seats_move_at_once(table: Table) -> None:
    for match in matches(table):
        for n, games in enumerate(match.states):
            if len(table.game.engine.seats_to_act(games, 0)) == 1:
                seen = events_of(match, n)
                for seat in table.watchers:
                    if seat != NOBODY:
                        assert events_of(match, n, seat) == seen
