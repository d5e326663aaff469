"""What the page shows of Santiago beside the view."""

from levada.showing.santiago.aids import aids
from levada.showing.santiago.events import events, opening
from levada.showing.santiago.previews import preview
from levada.showing.santiago.reckoning import count, rounds_done, totals_at

__all__ = ["aids", "count", "events", "opening", "preview", "rounds_done", "totals_at"]
