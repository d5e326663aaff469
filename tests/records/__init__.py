"""Whole games as readable files."""
