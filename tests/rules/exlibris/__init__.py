"""The rules of Ex Libris, one file a part of its rulebook."""
