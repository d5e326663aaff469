"""Options of a table as parameters of OpenSpiel, each of one type, and back.

An option that follows the edition has a value that says so, since OpenSpiel fills in what is not given.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from levada.game import Game
from levada.options import DRAWN, OptionError, in_words
from levada.value_text import quote

Parameter: TypeAlias = bool | int | str

AS_EDITION = "edition"
YES, NO = "yes", "no"
NOT_GIVEN = -1


def defaults_of(game: Game) -> dict[str, Parameter]:
    """By name what a parameter is unless told, which also says of what type it is."""
    follow_edition = {name for each in game.options.editions.values() for name in each.defaults}
    found: dict[str, Parameter] = {"reward": "win"}
    for name, default in game.options.defaults().items():
        found[name] = as_edition(default) if name in follow_edition else default
    for name, default in game.wishes.defaults().items():
        found[name] = NOT_GIVEN if game.wishes.choices()[name].is_seat else default
    return found


def as_edition(default: Any) -> Parameter:
    return NOT_GIVEN if type(default) is int else AS_EDITION


def parameters_of(game: Game, given: Mapping[str, Any]) -> dict[str, Parameter]:
    """What a caller gives, as OpenSpiel takes it."""
    known = defaults_of(game)
    for name in given:
        if name not in known:
            raise OptionError(f"{quote(name)} is not an option; there are {', '.join(known)}")
    return {name: written(known[name], value) for name, value in given.items()}


def written(default: Parameter, value: Any) -> Parameter:
    if default == AS_EDITION and isinstance(value, bool):
        return YES if value else NO
    if default == NOT_GIVEN and value == DRAWN:
        return NOT_GIVEN
    if isinstance(value, list | tuple):
        return " ".join(value)
    return value  # type: ignore[no-any-return]  # OpenSpiel compares its type


def options_of(game: Game, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table, as `levada.deal` takes them, but for the reward."""
    known = defaults_of(game)
    return {
        name: read(name, known[name], game.options.defaults().get(name), value)
        for name, value in parameters.items()
        if name != "reward" and value not in (AS_EDITION, NOT_GIVEN)
    }


def read(name: str, default: Parameter, option: Any, value: Any) -> Any:
    if default != AS_EDITION or not isinstance(option, bool):
        return value
    if value not in (YES, NO):
        raise OptionError(
            f"{name}: {quote(value)} is not possible; expected {in_words((YES, NO, AS_EDITION))}"
        )
    return value == YES
