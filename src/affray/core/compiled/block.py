"""The block of int64 that machine code works on. Knows nothing of the compiler."""

from __future__ import annotations

# Its places: the generator's state and the tape's next entry and end; addresses of the tape, the running fight
# and its first state; the spans that differ from fight to fight, each a place and a length; seed, number of the first
# fight, how many; their rows of results; the fight being played; the key of what a thread keeps. Events are counted
# from TALLY on; from RETURN on stands where to go on when a rule fails (C's `jmp_buf`); then comes the tape.
STATE, AT, END, TAPE, FIGHT, START, SPANS, SPAN_COUNT, SEED, FIRST, COUNT, ROWS, ROW_WIDTH, NUMBER, KEY = range(15)
TALLY = 16
EVENTS = 256  # event codes are below this
RETURN = TALLY + EVENTS
SLOTS = RETURN + 128
