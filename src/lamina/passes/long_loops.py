"""``lamina-keep-long-loops``: disables LLVM's unrolling of loops whose bodies exceed its limit anyway.

LLVM simulates the iterations of every loop with constant bounds, twice, to estimate what unrolling would save. For a
register tile of hundreds of vector operations this costs more than all other optimizations together, and always in
vain: the unrolled loop is far beyond the limit.

Loops around loops are not unrolled either, except for windows that become straight code: around a loop that stays one,
nine copies of a window took LLVM twice the time. If it makes the inner loop a call that fills or copies memory, that
counts as one instruction and becomes many: zeros around images were blocks of 10,000 instructions.

Nor are loops that carry more sums than a CPU adds at the same time: their own instructions cost nothing, and the
unrolled code takes LLVM several times as long.

Nor are loops that read the same row one after the other, as those of a normalization, if it does not fit into
registers: of unrolled ones LLVM loads the row once, and spills most of it.
"""

from __future__ import annotations

from lamina.analysis.aliasing import viewed
from lamina.conversion.parallel_work import bit_width
from lamina.dialects.llvm.loop_attributes import never_unrolled
from lamina.dialects.scf.bounds import constant_trip_count
from lamina.dialects.scf.ops import ForOp
from lamina.dialects.vector.ops import LoadOp
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.traits import ConstantLike
from lamina.ir.types import VectorType
from lamina.ir.value import Value
from lamina.passes.loop_annotations import LOOP_ANNOTATION
from lamina.passmanager import Pass, option, register_pass

_LONGEST_BODY = 40
"""LLVM duplicates loops of unknown trip count up to 25 instructions, or half of a CPU's loop buffer."""
_LONGEST_STRAIGHT = 300
"""LLVM makes loops straight code of up to so many instructions."""
_LONGEST_UNROLLED = 600
"""The same if many of them fold."""
_REGISTER_BYTES = 512
"""Sixteen registers of AVX2, or 32 of NEON."""
_SUMS_IN_FLIGHT = 256
"""Bytes of eight registers of AVX2: the additions that start while the first of them is computed."""
_MOST_OUTER_ITERATIONS = 8
"""Of loops around loops, those over a window may be unrolled."""


@register_pass("lamina-keep-long-loops", summary="Keep LLVM from analyzing how to unroll long loops")
class KeepLongLoops(Pass):
    """Annotates the loops without an annotation."""

    register_bytes: int = option("register-bytes", default=_REGISTER_BYTES, description="Bytes of all vector registers")

    def run(self, operation: Operation) -> None:
        self.staying: set[Operation] = set()
        """The loops that LLVM does not make straight code."""
        self.length(operation)
        for block in {loop.parent: None for loop in operation.walk(ForOp)}:
            assert block is not None
            for loop in self._reading_long_rows_again(block):
                loop.attributes.setdefault(LOOP_ANNOTATION, never_unrolled())

    def _reading_long_rows_again(self, block: Block) -> set[ForOp]:
        """Returns the loops that read as vectors what others of their block read, if registers do not hold it."""
        readers: dict[Value, list[ForOp]] = {}
        for loop in block.operations:
            trips = constant_trip_count(loop) if isinstance(loop, ForOp) else None
            if not isinstance(loop, ForOp) or trips is None:
                continue
            bytes: dict[Value, int] = {}
            for load in loop.region.entry_block.operations:
                if isinstance(load, LoadOp) and isinstance(load.result.type, VectorType):
                    memory, type = viewed(load.base), load.result.type
                    size = type.num_elements * bit_width(type.element_type) // 8
                    bytes[memory] = bytes.get(memory, 0) + trips * size
            for memory, size in bytes.items():
                if size > self.register_bytes:
                    readers.setdefault(memory, []).append(loop)
        return {loop for loops in readers.values() if len(loops) > 1 for loop in loops}

    def length(self, operation: Operation) -> int:
        """Returns the number of instructions of an operation, and annotates the loops in it."""
        if not operation.regions:
            return 0 if operation.has_trait(ConstantLike) else 1
        length = 1 + sum(
            self.length(inner) for region in operation.regions for block in region.blocks for inner in block.operations
        )
        if isinstance(operation, ForOp):
            trips = constant_trip_count(operation)
            is_long = length > _LONGEST_BODY and (trips is None or trips * length > _LONGEST_UNROLLED)
            if is_long or self._is_busy(operation) or self._is_around_loops(operation, trips):
                operation.attributes.setdefault(LOOP_ANNOTATION, never_unrolled())
            # Of windows with many instructions some fold.
            longest = _LONGEST_UNROLLED if trips is not None and trips <= _MOST_OUTER_ITERATIONS else _LONGEST_STRAIGHT
            if trips is None or trips * length > longest or LOOP_ANNOTATION in operation._attributes:
                self.staying.add(operation)
        return length

    def _is_busy(self, loop: ForOp) -> bool:
        """True if a loop carries so many sums that each iteration takes longer than what the loop needs for itself."""
        carried = sum(
            type.num_elements * bit_width(type.element_type) // 8
            for type in loop.result_types
            if isinstance(type, VectorType)
        )
        return carried > max(_SUMS_IN_FLIGHT, self.register_bytes // 4)

    def _is_around_loops(self, loop: ForOp, trips: int | None) -> bool:
        """True if a loop is around others, unless all are over windows and may become straight code."""
        inner = [operation for operation in loop.region.entry_block.operations if isinstance(operation, ForOp)]
        runs_long = trips is None or trips > _MOST_OUTER_ITERATIONS
        return bool(inner) and (runs_long or not self.staying.isdisjoint(inner))
