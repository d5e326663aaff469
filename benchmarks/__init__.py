"""Figures of speed, each beside the yardstick in the same run."""
