"""What every game must keep, whatever its rules: one suite, and no list of exceptions."""
