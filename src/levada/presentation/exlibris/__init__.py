"""What the page shows of Ex Libris beside the view."""

from levada.presentation.exlibris.aids import aids, preview
from levada.presentation.exlibris.events import events, motive, opening
from levada.presentation.exlibris.final_count import count, rounds_done, totals_at

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
