"""Finding people: who waits for what, and the tables that are made of them."""
