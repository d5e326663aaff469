"""How bots judge Santiago."""
