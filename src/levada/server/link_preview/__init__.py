"""What a link to a table shows where it is sent to somebody: a title, a few words, a picture."""
