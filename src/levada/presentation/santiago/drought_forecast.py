"""What a drought takes: foreseen by the rule itself, or told from before and after."""

from levada.contract import trial_copy
from levada.games.santiago.layout import State
from levada.games.santiago.names import square_words
from levada.games.santiago.uncompiled_rules import is_last_round, let_dry, living
from levada.presentation.santiago.aid_types import Forecast


def after_drought(state: State) -> State:
    later: State = trial_copy(state)
    let_dry(later)
    return later


def dried_out(before: State, after: State) -> int:
    return living(before) & ~living(after)


def lost_marker(before: State, after: State) -> int:
    """Squares of living tiles with fewer markers than before."""
    fewer = before.tended & ~after.tended | before.doubled & ~after.doubled
    return fewer & living(after)


def forecast(state: State) -> Forecast:
    """With the canals as they are."""
    later = after_drought(state)
    return {
        "is_last": is_last_round(state),
        "loses_marker": square_words(lost_marker(state, later)),
        "dries_out": square_words(dried_out(state, later)),
    }
