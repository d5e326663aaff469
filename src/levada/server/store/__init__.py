"""What is kept: the schema, its migrations, and every statement that reads or writes it."""
