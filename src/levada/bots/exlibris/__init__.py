"""How bots judge Ex Libris."""
