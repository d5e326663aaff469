"""What a change brings the seat itself and the others, as reasons in points."""

from levada.bots.reason_types import Reason
from levada.bots.santiago.what_if import WhatIf
from levada.bots.search_notes import Reals

WORTH_NAMING = 0.5
WORTH_NAMING_OF_OTHERS = 2.0
WORTH_NAMING_OF_LEADER = 1.0


def own_points_reasons(what_if: WhatIf, change: Reals) -> list[Reason]:
    points = in_points(change[what_if.seat])
    if abs(points) < WORTH_NAMING:
        return []
    return [{"reason": "gains" if points > 0 else "loses", "points": abs(points)}]


def others_points_reasons(what_if: WhatIf, change: Reals) -> list[Reason]:
    """Who else gains or loses, the most first."""
    named = []
    for seat, gained in enumerate(change.tolist()):
        leads = seat == what_if.leader
        least = WORTH_NAMING_OF_LEADER if leads else WORTH_NAMING_OF_OTHERS
        if seat != what_if.seat and abs(gained) >= least:
            code = "helps" if gained > 0 else "denies"
            points = in_points(abs(gained))
            named.append({"reason": code, "seat": seat, "points": points, "leads": leads})
    return sorted(named, key=lambda reason: -float(reason["points"]))


def in_points(worth: float) -> float:
    return round(float(worth), 1) + 0.0  # which makes a 0 of -0
