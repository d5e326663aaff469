"""Santiago: an auction, bribery and irrigation, for 2 to 5."""
