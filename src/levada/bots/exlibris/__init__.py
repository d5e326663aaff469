"""How bots play Ex Libris."""
