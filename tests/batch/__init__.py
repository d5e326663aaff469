"""Many games at once, for programs that learn."""
