"""What the declarations of options and wishes promise, whatever the game."""

from dataclasses import dataclass

import pytest

from levada.games import GAMES
from levada.games import game as game_named
from levada.options import OptionError, Options, choice

NEEDY = [
    (game, name, other)
    for game in GAMES
    for of in (game_named(game).options, game_named(game).wishes)
    for name, described in of.choices().items()
    for other in described.needs
]
CHOSEN = {"spare_tile": "planted", "palms_at": "a1 c5 h6"}


@pytest.mark.parametrize(("game", "name", "other"), NEEDY)
def test_a_choice_is_refused_exactly_where_what_it_needs_is_not_there(
    game: str, name: str, other: str
) -> None:
    found = game_named(game)
    needed = {**found.options.choices(), **found.wishes.choices()}[name].needs[other]
    for value in found.options.choices()[other].values:
        edition = {"edition": "trefl"} if other == "players" else {}
        given = {**edition, "spring": "C2", other: value, name: CHOSEN[name]}
        if value in needed:
            found.agree(given)
        else:
            with pytest.raises(OptionError, match=f"^{name}: .* needs {other} to be"):
                found.agree(given)


@pytest.mark.parametrize("game", GAMES)
def test_every_edition_can_be_played_by_its_defaults(game: str) -> None:
    options = game_named(game).options
    for name, edition in options.editions.items():
        for players in edition.players:
            settled = options.of({"edition": name, "players": players}).as_dict()
            assert settled.items() >= edition.defaults.items()


@dataclass(frozen=True)
class Later(Options):
    players: int = choice("how many play", (2, 3), default=2)
    storms: bool = choice("storms", (True, False), default=False, is_added_later=True)


def test_a_record_older_than_an_option_means_its_default() -> None:
    assert Later.exactly({"players": 3}).as_dict() == {"players": 3, "storms": False}
    assert Later.of({"players": 3}).in_record() == {"players": 3}
    assert Later.of({"storms": True}).in_record() == {"players": 2, "storms": True}
    with pytest.raises(OptionError, match="players missing"):
        Later.exactly({"storms": True})
