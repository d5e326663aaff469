"""What the page shows of Santiago beside the view."""

from levada.presentation.santiago.aids import own_aids, public_aids
from levada.presentation.santiago.canal_motives import motive
from levada.presentation.santiago.events import events, opening
from levada.presentation.santiago.final_count import count, rounds_done, totals_at
from levada.presentation.santiago.previews import preview

__all__ = [
    "count",
    "events",
    "motive",
    "opening",
    "own_aids",
    "preview",
    "public_aids",
    "rounds_done",
    "totals_at",
]
