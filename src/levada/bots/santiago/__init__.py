"""How bots play Santiago."""
