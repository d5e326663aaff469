"""What is noted of games while they are played, at every table: the same games, told in columns."""

import numpy as np

from levada.bots.bot_games import BotGames
from levada.columns import GameColumns
from levada.games import module_of
from tests.contract.played_games import RANDOM_GAMES, SEED
from tests.contract.tables import Table


def test_tallies_tell_the_games_that_are_played_by_chance(table: Table) -> None:
    game, players = table.game, table.options.players
    prepared = game.prepare(table.options, table.wishes)
    bots = BotGames(game, prepared, None, SEED)
    tallies = np.zeros(RANDOM_GAMES, bots.compiled.tally)
    tallies.view(np.uint8)[:] = 85  # whatever stood in them is gone
    bots.play(0, tallies)
    totals = np.zeros((RANDOM_GAMES, max(game.players)), np.int64)
    two = np.concatenate([prepared, prepared])
    game.engine.play_many(two, SEED, 0, np.zeros(1, np.uint64), totals)

    tables: GameColumns = module_of(game.name, "levada.games.{}.columns")
    made = {name: make(tallies, table.options) for name, make in tables.TABLES.items()}
    assert made["seats"]["total"].tolist() == totals[:, :players].ravel().tolist()
    assert np.isclose(made["seats"]["win_share"].sum(), RANDOM_GAMES)
    for columns in made.values():
        assert len({len(column) for column in columns.values()}) == 1
        assert np.unique(columns["game"]).tolist() == list(range(RANDOM_GAMES))
    for name in ("points", "orders"):  # of squares and islands: all that a seat has is somewhere
        wholes = [columns[name].sum() for columns in made.values() if name in columns]
        assert len(set(wholes)) <= 1
