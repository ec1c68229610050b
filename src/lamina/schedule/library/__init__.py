"""A library of common scheduling steps, for Python schedules and, as named sequences, for scripts.

Register tiles, with sizes chosen by the automatic scheduler or given explicitly (`lamina-linalg-to-vector-loops` turns
them into vector loops):

    prepare(s)                    brings the module into the shape in which its operations get tiles
    contraction(op, m=8, n=32)    also convolution, reduction, elementwise, and tiles for any of them
    in_blocks(op, d0=64)          computes an operation, and what it reads, block by block
    attention(s), normalization(s), automatic(s)    whole modules

Vectorization with `structured.vectorize`:

    vectorize(s), bufferize(s), hoist(s), clean_up(s); finish(s) runs all of them
"""

from lamina.schedule.library.blocks import in_blocks, share_buffers
from lamina.schedule.library.sequences import named_sequences
from lamina.schedule.library.tail import bufferize, carry_accumulators, clean_up, finish, hoist, vectorize
from lamina.schedule.library.tiles import contraction, convolution, elementwise, prepare, reduction, tiles
from lamina.schedule.library.whole import attention, automatic, normalization

__all__ = [
    "attention",
    "automatic",
    "bufferize",
    "carry_accumulators",
    "clean_up",
    "contraction",
    "convolution",
    "elementwise",
    "finish",
    "hoist",
    "in_blocks",
    "named_sequences",
    "normalization",
    "prepare",
    "reduction",
    "share_buffers",
    "tiles",
    "vectorize",
]
