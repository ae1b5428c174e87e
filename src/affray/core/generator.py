"""Dice: splitmix64, a counter-based 64-bit generator, one stream per (seed, fight number).

The n-th word of a stream is `mix(start + n * GAMMA)`: the state is a counter, so a stream has no memory and any two
fights have streams of their own, however the fights are cut into chunks, threads or machines. Guy Steele, Doug Lea,
Christine Flood: Fast splittable pseudorandom number generators, OOPSLA 2014. Faces are unbiased: the upper 32 bits
times the number of sides, with the few surplus words drawn again. Daniel Lemire: Fast random integer generation in an
interval, ACM TOMACS 29, 2019.
"""

from __future__ import annotations

MASK = (1 << 64) - 1
LOW = (1 << 32) - 1
GAMMA = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def mix(z: int) -> int:
    """Scramble a 64-bit word."""
    z = ((z ^ (z >> 30)) * MIX_1) & MASK
    z = ((z ^ (z >> 27)) * MIX_2) & MASK
    return z ^ (z >> 31)


def stream(seed: int, fight: int) -> int:
    """The start of the stream of one fight; seed and fight number are taken modulo 2**64."""
    return mix((mix((seed + GAMMA) & MASK) + (fight + 1) * GAMMA) & MASK)


def die(state: int, sides: int) -> tuple[int, int]:
    """A face 1..sides and the state after it."""
    while True:
        state = (state + GAMMA) & MASK
        product = (mix(state) >> 32) * sides
        if product & LOW >= sides or product & LOW >= (1 << 32) % sides:
            return (product >> 32) + 1, state
