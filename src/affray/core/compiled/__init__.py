"""Rules at speed: the compiled referee, by numba. Imported lazily, for numba takes half a second.

`libraries`: what LLVM code belongs to a function; `rules`: how a function is compiled and kept; `values`: what numba is
taught of enums and memory; `referee`: the referee; `program`: the loop over fights.
"""
