"""Players that are programs; each chooses for one seat."""
