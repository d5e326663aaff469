"""What the page shows of Ex Libris beside the view."""

from levada.presentation.exlibris.aids import own_aids, preview, public_aids
from levada.presentation.exlibris.events import events, motive, opening
from levada.presentation.exlibris.final_count import count, rounds_done, totals_at

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
