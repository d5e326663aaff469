"""Ratings as a fold over rated games: pure functions, which know neither tables nor the database."""
