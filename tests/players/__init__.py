"""Players of one's own: in words, by number, in files of code, and as engines of other languages."""
