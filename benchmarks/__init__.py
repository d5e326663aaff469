"""Figures of speed and size; those of games beside the yardstick in the same run. No test does this."""
