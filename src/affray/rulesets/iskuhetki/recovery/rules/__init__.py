"""The rules of recovery (IH-16), which run in the interpreter only: nobody asks for the odds of it."""
