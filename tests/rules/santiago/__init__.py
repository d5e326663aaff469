"""The rules of Santiago, one file a phase."""
