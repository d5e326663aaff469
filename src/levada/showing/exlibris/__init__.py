"""What the page shows of Ex Libris beside the view."""

from levada.showing.exlibris.aids import aids, preview
from levada.showing.exlibris.events import events, opening
from levada.showing.exlibris.reckoning import count, rounds_done, totals_at

__all__ = ["aids", "count", "events", "opening", "preview", "rounds_done", "totals_at"]
