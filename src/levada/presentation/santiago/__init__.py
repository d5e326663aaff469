"""What the page shows of Santiago beside the view."""

from levada.presentation.santiago.aids import aids
from levada.presentation.santiago.canal_motives import motive
from levada.presentation.santiago.events import events, opening
from levada.presentation.santiago.final_count import count, rounds_done, totals_at
from levada.presentation.santiago.previews import preview

__all__ = [
    "aids",
    "count",
    "events",
    "motive",
    "opening",
    "preview",
    "rounds_done",
    "totals_at",
]
