"""Ex Libris: cards, an expedition and five islands, for 2 to 4."""
