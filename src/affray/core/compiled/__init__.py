"""Rules made machine code, by numba. Imported lazily: numba takes half a second, and what is kept works without it.

`libraries`: what LLVM code belongs to a function; `rules`: how a function is compiled and kept; `values`: what numba is
taught of enums and memory; `referee`: the referee; `program`: the loop over fights. `core.machine` runs what comes out.
"""
