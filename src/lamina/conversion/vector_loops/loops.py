"""The loops around register tiles: full tiles first, then the remainder of each loop.

A parallel loop is stepped by its tile size. The remaining iterations form a smaller tile if their number
is known, otherwise tiles of a few iterations and of one; along the vectors they are masked, a register at a time.
Inside, reductions are loops that carry the tile in vectors. A reduction along the vectors keeps partial results in the
lanes until its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import prod

from lamina.conversion.parallel_work import bit_width
from lamina.conversion.vector_loops.accesses import (
    Access,
    Lanes,
    PackedAccess,
    contiguous_loop,
    may_overlap,
)
from lamina.conversion.vector_loops.body import Body, problem_with_body
from lamina.conversion.vector_loops.chunks import Chunks
from lamina.conversion.vector_loops.constant_panels import ConstantPanels, Order, constant_array
from lamina.conversion.vector_loops.dot_products import (
    GROUP,
    I32,
    PAIRS,
    ByteProducts,
    lanes_of,
    match_dot_product,
)
from lamina.conversion.vector_loops.epilogue import Epilogue, EpilogueLoops
from lamina.conversion.vector_loops.factors import factors_of_terms
from lamina.conversion.vector_loops.gathers import gathered_memory
from lamina.conversion.vector_loops.iteration import Index, Span
from lamina.conversion.vector_loops.packing import Copy, GroupCopy
from lamina.conversion.vector_loops.prefetch import PanelPrefetch
from lamina.conversion.vector_loops.register_tile import Tile
from lamina.conversion.vector_loops.tile import FEW_ROWS, VectorTile
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AddIOp, CmpIOp, MulIOp, SelectOp, SubIOp
from lamina.dialects.linalg.reductions import match_linalg_reduction, neutral_element
from lamina.dialects.linalg.sizes import loop_ranges
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp
from lamina.dialects.memref.ops import AllocaOp, AllocOp, DeallocOp
from lamina.dialects.scf.builders import build_for, build_if
from lamina.dialects.vector import ops as vector
from lamina.interfaces.tiling import Size
from lamina.ir.affine import AffineMap, dim
from lamina.ir.attributes import AffineMapAttr, DenseI64ArrayAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, BaseMemRefType, FloatType, IndexType, IntegerType, MemRefType, VectorType, i1
from lamina.ir.value import Value

INDEX = IndexType()
_FEWEST_USES = 8
"""Reads of each element of an input for its copy to pay."""
_FEWEST_USES_OF_PANELS = 17
"""The same where the input is otherwise read in the order of the memory."""
_FEWEST_USES_OF_WIDE = 32
"""Reads of each byte of a constant for extending it at compile time to pay."""
_SUMS_IN_FLIGHT = 12
"""Sums of which one takes nearly as long as all: the latency of an addition times those that start in a cycle, and a
half more."""
_REGISTER_BITS = 512
"""The widest vector registers."""
CACHE_LINE = 64
"""The alignment of packed inputs, in bytes."""


class NotVectorizable(Exception):
    """The operation cannot be lowered to vector loops; the message gives the reason."""


def keeps_sums_in_registers(kinds: Sequence[str], tile: VectorTile) -> bool:
    """True if all reductions are inside the tile; those outside of a parallel loop leave their sums in memory."""
    inside = [kinds[loop] == PARALLEL for loop in tile.order if loop != tile.dim or kinds[loop] == PARALLEL]
    return inside == sorted(inside, reverse=True)


class VectorLoops:
    """Replaces one structured operation on buffers by loops over register tiles."""

    def __init__(
        self,
        builder: Builder,
        op: LinalgOp,
        tile: VectorTile,
        initial: Mapping[int, Value],
        epilogue: Epilogue | None = None,
    ) -> None:
        """``initial``: the scalar that fills an output before the operation, by output number. ``epilogue``: the
        operation applied to the sums, which are then not stored. Raises NotVectorizable."""
        self.builder, self.op, self.tile, self.initial = builder, op, tile, initial
        kinds = op.iterators
        self.reduces_lanes = kinds[tile.dim] != PARALLEL
        inner = [loop for loop in tile.order if kinds[loop] != PARALLEL and loop != tile.dim]
        last = max((tile.order.index(loop) for loop in tile.order if kinds[loop] == PARALLEL), default=-1)
        # Loops outside the tile: the parallel ones, and reductions between them, which leave their sums in memory.
        self.outer = [loop for loop in tile.order[: last + 1] if loop != tile.dim or not self.reduces_lanes]
        self.parallel = [loop for loop in self.outer if kinds[loop] == PARALLEL]
        self.reductions = [loop for loop in inner if loop not in self.outer]
        if self.reduces_lanes:
            self.reductions.append(tile.dim)
        self.has_outer_reductions = not keeps_sums_in_registers(kinds, tile)
        slots = [*op.dps_input_operands, *op.dps_init_operands]
        self.accesses = [Access(slot.value, map, tile.dim) for slot, map in zip(slots, op.maps, strict=True)]
        self.inputs = self.accesses[: op.num_dps_inputs]
        self.outputs = self.accesses[op.num_dps_inputs :]
        self.combiners: list[Operation] = []
        self.reduction_block: Span | None = None
        self._check()
        self._check_packing()
        self.products = self._byte_products() if tile.dot else None
        self.scaled_from = self._check_factor(tile.factor) if tile.factor is not None else None
        """The position of the first of the innermost reductions, whose sums a factor multiplies."""
        factor = op.block.arguments[tile.factor] if tile.factor is not None else None
        self.body = Body(
            op, self.accesses, tile.dim, tile.contract, table=tile.table, aligned=tile.length, factor=factor
        )
        self.epilogue = EpilogueLoops(epilogue, tile.dim) if epilogue is not None else None
        if self.epilogue is not None and not self.epilogue.is_supported:
            raise NotVectorizable("an operand of the operation after it is not indexed linearly along the vectors")
        self.reads_output = [op.payload_uses(slot) for slot in op.dps_init_operands]
        if tile.block is not None:
            self._check_block(tile.block[0])
        self.is_idempotent = self._is_idempotent()

    def _check(self) -> None:
        op = self.op
        if any(0 in type.shape for type in op.operand_types if isinstance(type, BaseMemRefType)):
            raise NotVectorizable("an operand has no elements")
        reason = problem_with_body(op)
        if reason is not None:
            raise NotVectorizable(reason)
        if any(not access.is_supported for access in self.accesses):
            raise NotVectorizable("an operand is not indexed linearly along the vectors")
        reductions = set(op.reduction_dims)
        if any(may_overlap(output.value, read) for output in self.outputs for read in gathered_memory(op)):
            raise NotVectorizable("the block may read what the operation writes")
        for access in self.outputs:
            if not access.is_memory or not access.map.is_projected_permutation() or access.loops & reductions:
                raise NotVectorizable("an output is not indexed by parallel loops, each at most once")
            if not access.loops.issuperset(self.parallel):
                raise NotVectorizable("an output does not depend on all parallel loops")
        if self.tile.partials > 1 and (self.tile.dot or self.reduces_lanes or self.has_outer_reductions):
            raise NotVectorizable("partial results need reductions inside the tile, without dot products")
        if self.reduces_lanes or self.tile.partials > 1 or self.tile.factor is not None:
            for slot in op.dps_init_operands:
                combiner = match_linalg_reduction(op, slot)
                if combiner is None or neutral_element(combiner) is None:
                    raise NotVectorizable("partial results must be combined by one associative operation")
                self.combiners.append(combiner)

    def _check_block(self, loop: int) -> None:
        if self.tile.dot or self.reduces_lanes or loop not in self.reductions:
            raise NotVectorizable(f"blocks of d{loop} need the reduction inside the tile, vectors along another")
        if self.initial or self.epilogue is not None or not all(self.reads_output):
            raise NotVectorizable(f"blocks of d{loop} keep the sums in memory")

    def _check_factor(self, number: int) -> int:
        """Returns the position of the first of the innermost reductions that a factor does not depend on."""
        tile, access = self.tile, self.inputs[number]
        if tile.dot or tile.partials > 1 or self.reduces_lanes or self.has_outer_reductions:
            raise NotVectorizable("a factor needs the reductions inside the tile, with one sum for each result")
        if number not in factors_of_terms(self.op) or not access.is_memory:
            raise NotVectorizable(f"input {number} is not a factor of the terms of the sum")
        depends = [position for position, loop in enumerate(self.reductions) if loop in access.loops]
        first = max(depends, default=-1) + 1
        if first == len(self.reductions) or any(tile.sizes[loop] > 1 for loop in self.reductions[:first]):
            raise NotVectorizable("a factor needs reductions inside of those that it depends on, not unrolled ones")
        return first

    def _is_idempotent(self) -> bool:
        """True if an iteration may run twice: it reads nothing that it writes."""
        if any(reads and number not in self.initial for number, reads in enumerate(self.reads_output)):
            return False
        outputs, inputs = self.outputs, [access.value for access in self.inputs if access.is_memory]
        inputs += gathered_memory(self.op)
        if self.epilogue is not None:
            outputs = [self.epilogue.output]
            inputs += [access.value for access in self.epilogue.inputs if access.is_memory]
        return not any(may_overlap(output.value, value) for output in outputs for value in inputs)

    # ---- Loops over tiles

    def emit(self) -> None:
        """The loops, at the insertion point."""
        self.sizes: list[Size] = [range.size for range in loop_ranges(self.builder, self.op)]
        if not self.tile.chunks or not Chunks(self).emit():
            self.emit_part({})

    def emit_part(self, bounds: Mapping[int, tuple[Size, Size]]) -> None:
        """Emits the loops, and buffers for packed inputs; ``bounds`` are those of loops of which a part is run.
        Where sizes decide whether copies pay, there are loops with and without them."""
        self.bounds = bounds
        self.long: set[int] = set()
        """Loops with several iterations, of which one takes as long as a tile."""
        self.constants = {number: panels for number in self.tile.pack if (panels := self._constant_panels(number))}
        copied = [number for number in self.tile.pack if number not in self.constants]
        few = self.has_few_uses(copied) if self.tile.few is None else None
        if few is None:
            self.long = self._loops_of_reuse(copied) if self.tile.few is not None else set()
            self._with_copies(copied)
            return
        branch = build_if(self.builder, few, with_else=True)
        with self.builder.insertion_guard(InsertionPoint.before_op(branch.regions[0].entry_block.terminator)):
            tile = self.tile
            rows = [min(size, FEW_ROWS) if loop != tile.dim else size for loop, size in enumerate(tile.sizes)]
            self.tile = tile._replace(sizes=tuple(rows))
            self._with_copies([])
            self.tile = tile
        with self.builder.insertion_guard(InsertionPoint.before_op(branch.regions[1].entry_block.terminator)):
            self.long = self._loops_of_reuse(copied)
            self._with_copies(copied)
            self.long = set()

    def has_few_uses(self, copied: Sequence[int]) -> Value | None:
        """Returns whether each element of the copied inputs is read too few times for copies to pay; None if that is
        known, or vectors of an input can only be read from its copy."""
        accesses = [self.inputs[number] for number in copied]
        if not copied or self.products is not None or any(access.stride_along_vector != 1 for access in accesses):
            return None
        again = [self.sizes[loop] for loop in self.parallel if any(loop not in access.loops for access in accesses)]
        if all(isinstance(size, int) for size in again):
            return None
        fewest = _FEWEST_USES if self.tile.few is None else _FEWEST_USES_OF_PANELS
        uses = self.value(again[0])
        for size in again[1:]:
            uses = self.builder.create(MulIOp, uses, self.value(size)).result
        return self.builder.create(CmpIOp, CmpIPredicate.ULT, uses, self.value(fewest)).result

    def _loops_of_reuse(self, copied: Sequence[int]) -> set[int]:
        """Returns the loop with at least the fewest uses, if there is only one, and a tile has so few sums that a
        single iteration, whose additions wait for each other, takes as long."""
        again = [loop for loop in self.parallel if any(loop not in self.inputs[number].loops for number in copied)]
        bits = bit_width(self.outputs[0].type.element_type) * prod(self.tile.sizes[loop] for loop in self.parallel)
        return set(again) if len(again) == 1 and bits <= _SUMS_IN_FLIGHT * self.tile.bits else set()

    def _with_copies(self, numbers: Sequence[int]) -> None:
        """Emits the loops and the buffers of the inputs that are copied."""
        buffers = [self._allocate(number) for number in numbers]
        self.packed = dict(zip(numbers, buffers, strict=True))
        self.prefetches: dict[int, PanelPrefetch] = {}
        self.prefixes: dict[int, list[Value]] = {number: [] for number in self.tile.pack}
        for number, panels in self.constants.items():
            self.packed[number] = self._groups_of_constant(number, panels) if self.products else panels.whole()
            if self.products is not None and self.products.is_biased:
                self.bias = panels.sums(self.products.bias_factor, self.products.packed_signed)
        self._tiles(0, {}, None)
        for buffer in buffers:
            self.builder.create(DeallocOp, buffer)

    # ---- Packing

    def _check_packing(self) -> None:
        if self.tile.pack and self.reduces_lanes:
            raise NotVectorizable("packing needs a parallel loop along the vectors")
        for number in self.tile.pack:
            access = self.inputs[number]
            before = self.outer[: self.outer.index(self.tile.dim)]
            if not access.varies or not access.map.is_projected_permutation():
                raise NotVectorizable(f"input {number} cannot be packed: its map is not a projected permutation")
            if not access.loops <= {*self.reductions, self.tile.dim, *before} or self.has_outer_reductions:
                raise NotVectorizable(f"input {number} cannot be packed, as it depends on a loop inside the vectors'")
            if any(self.tile.sizes[loop] > 1 for loop in before if loop in access.loops):
                raise NotVectorizable(f"input {number} cannot be packed, as several iterations of a loop share a panel")

    def _byte_products(self) -> ByteProducts | None:
        """Returns the scheme for adding byte products, several at a time."""
        dot = match_dot_product(self.op, self.tile.dot.startswith(PAIRS))
        if dot is None or len(self.tile.pack) != 1 or lanes_of(self.tile.dot) is None:
            raise NotVectorizable("the block does not add products of bytes, one input of them packed")
        products = ByteProducts(self.tile.dot, dot, self.tile.pack[0])
        access, loop = self.accesses[products.broadcast], self.reductions[-1]
        if access.varies or access.stride_along(loop) != 1:
            raise NotVectorizable("the bytes of a group are not adjacent")
        group = products.terms
        if self.tile.sizes[loop] % group or self.tile.length % products.lanes or self.has_outer_reductions:
            raise NotVectorizable(f"the tile is not a multiple of {group} x {products.lanes}")
        return products

    @property
    def terms(self) -> int:
        """The number of elements in a group of a packed input."""
        return GROUP if self.products is None else self.products.terms

    def _constant_panels(self, number: int) -> ConstantPanels | None:
        """Computes the panels of a constant input at compile time."""
        access = self.accesses[number]
        array = constant_array(access)
        if array is None or not all(isinstance(self.sizes[loop], int) for loop in access.loops):
            return None
        dim, size = self.tile.dim, self.sizes[self.tile.dim]
        assert isinstance(size, int)
        left = size % self.tile.length
        overlaps = 0 < left < size and dim not in self.bounds and self.is_idempotent and self._overlaps(dim, left)
        outer = self.outer[: self.outer.index(dim)]
        order = Order(outer, dim, self.reductions, self.tile.length, size - self.tile.length if overlaps else None)
        return ConstantPanels(self.builder, access, array, order, self.op)

    def _groups_of_constant(self, number: int, panels: ConstantPanels) -> Value:
        """Returns the panels of a factor of products of bytes. If they are read often enough, bytes whose products are
        added in pairs are extended at compile time; otherwise it takes longer to read twice as much from memory."""
        products = self.products
        assert products is not None
        uses = 1
        for loop in self.parallel:
            if loop not in self.accesses[number].loops:
                size = self.sizes[loop]
                uses *= size if isinstance(size, int) else _FEWEST_USES_OF_WIDE
        if not products.in_pairs or uses < _FEWEST_USES_OF_WIDE:
            return panels.groups(products.terms)
        return panels.wide_pairs(products.packed_signed)

    def _allocate(self, number: int) -> Value:
        """Returns a buffer for the part of an input that a step of the vectors' loop reads."""
        access = self.accesses[number]
        if self.products is not None:
            return self._allocate_groups(access)
        loops = [loop for loop in self.reductions if loop in access.loops]
        sizes = [*(self.sizes[loop] for loop in loops), self.tile.length]
        shape = [size if isinstance(size, int) else DYNAMIC for size in sizes]
        type = MemRefType(shape, access.type.element_type)
        dynamic = [size for size in sizes if isinstance(size, Value)]
        return self.builder.create(AllocOp, dynamic, alignment=CACHE_LINE, memref=type).memref

    def _allocate_groups(self, access: Access) -> Value:
        """Does the same for byte products: one i32 per group of bytes and lane."""
        loops = [loop for loop in self.reductions if loop in access.loops]
        sizes = [*(self.sizes[loop] for loop in loops), self.tile.length]
        depth = sizes[-2]
        sizes[-2] = -(-depth // self.terms) if isinstance(depth, int) else self._groups(depth)
        shape = [size if isinstance(size, int) else DYNAMIC for size in sizes]
        dynamic = [size for size in sizes if isinstance(size, Value)]
        self.bias = self.builder.create(AllocaOp, (), (), memref=MemRefType([self.tile.length], I32)).memref
        return self.builder.create(AllocOp, dynamic, alignment=CACHE_LINE, memref=MemRefType(shape, I32)).memref

    def _groups(self, depth: Value) -> Value:
        """Returns the number of groups of so many elements."""
        map = AffineMap(1, 0, [dim(0).ceildiv(self.terms)])
        return self.builder.create(AffineApplyOp, AffineMapAttr(map), [depth]).results[0]

    def _pack(self, spans: Mapping[int, Span], lanes: Lanes) -> None:
        """Copies what the step reads of the packed inputs, and redirects the reads."""
        for number, buffer in self.packed.items():
            if number in self.constants:
                self.prefixes[number] = self.constants[number].prefix(
                    {loop: span.first for loop, span in spans.items()}
                )
            elif self.products is not None:
                source = Access(self.op.dps_inputs[number], self.op.maps[number], self.tile.dim)
                GroupCopy(self, source, buffer, spans, lanes).emit()
            if self.products is not None:
                continue
            access = Access(self.op.dps_inputs[number], self.op.maps[number], self.tile.dim)
            loops = [loop for loop in self.reductions if loop in access.loops]
            target = PackedAccess(buffer, loops, self.tile.dim, len(self.sizes), self.prefixes[number])
            if number not in self.constants:
                Copy(self, access, target, loops, spans, lanes).emit(0, {})
            if number in self.constants:
                prefetch = PanelPrefetch(self, buffer, self.prefixes[number])
                if prefetch.pays and self.reduction_block is None:
                    self.prefetches[number] = prefetch
            self.accesses[number] = target
            self.body.access_of[self.op.block.arguments[number]] = target

    def _tiles(self, position: int, spans: dict[int, Span], lanes: Lanes | None) -> None:
        """The tiles of the outer loops from ``position`` on."""
        if position == len(self.outer):
            Tile(self, spans, lanes or Lanes(self.tile.dim, self.tile.length)).emit()
            return
        loop = self.outer[position]
        step = self.tile.sizes[loop]

        def inner(span: Span, within: Lanes | None = lanes) -> None:
            chosen = {**spans, loop: span}
            if loop == self.tile.dim:
                assert within is not None
                self._in_blocks(lambda: self._vector_step(position + 1, chosen, within))
            else:
                self._tiles(position + 1, chosen, within)

        full = Lanes(loop, step) if loop == self.tile.dim else lanes
        size = self.sizes[loop]
        if loop in self.bounds:
            self._chunk(loop, inner, full)
            return
        if isinstance(size, int):
            end = size - size % step
            if end == step:
                inner(Span(Index(None), step), full)
            elif end:
                self.loop(0, end, step, lambda index: inner(Span(index, step), full))
            left = size - end
            if left:
                first = Index(None, end)
                if end and self.is_idempotent and self._overlaps(loop, left):
                    length = self._overlapping_length(loop, left)
                    within = Lanes(loop, length) if loop == self.tile.dim else lanes
                    inner(Span(Index(None, size - length), length), within)
                else:
                    inner(Span(first, left), self._static_tail(left) if loop == self.tile.dim else lanes)
            return
        if self._repeats_last(loop):
            self._repeating_tiles(loop, constant_index(self.builder, 0), size, inner)
            return
        end_value = self.multiple(size, step)
        self.loop(0, end_value, step, lambda index: inner(Span(index, step), full))
        self._rest(loop, end_value, size, inner)

    def _vector_step(self, position: int, spans: dict[int, Span], lanes: Lanes) -> None:
        """The tiles of a step of the vectorized loop, in a block of the reductions."""
        if self.packed:
            self._pack(spans, lanes)
        self._tiles(position, spans, lanes)

    def _in_blocks(self, emit: Callable[[], None]) -> None:
        """Emits the blocks of the reductions, the last one of which may have fewer iterations."""
        if self.tile.block is None:
            emit()
            return
        loop, length = self.tile.block
        size = self.sizes[loop]

        def block(span: Span) -> None:
            self.reduction_block = span
            emit()
            self.reduction_block = None

        if not isinstance(size, int) or size <= length:
            emit()
            return
        left = size % length
        self.loop(0, size - left, length, lambda index: block(Span(index, length)))
        if left:
            block(Span(Index(None, size - left), left))

    def reduction(self, loop: int) -> tuple[Index, Size]:
        """Returns where a reduction begins in the current block, and the number of its iterations."""
        block = self.reduction_block
        if block is not None and self.tile.block is not None and loop == self.tile.block[0]:
            return block.first, block.length
        return Index(None), self.sizes[loop]

    def _chunk(self, loop: int, inner: Callable[..., None], full: Lanes | None) -> None:
        """Returns the part of a loop between bounds that differ by whole tiles, except for the last part."""
        low, high = self.bounds[loop]
        step = self.tile.sizes[loop]
        if self._repeats_last(loop) and not isinstance(self.sizes[loop], int):
            self._repeating_tiles(loop, self.value(low), self.value(high), inner)
            return
        length = self.builder.create(SubIOp, self.value(high), self.value(low)).result
        end = self.builder.create(AddIOp, self.value(low), self.multiple(length, step)).result
        self.loop(low, end, step, lambda index: inner(Span(index, step), full))
        size = self.sizes[loop]
        left = size % step if isinstance(size, int) else None
        if left == 0:
            return
        if left is not None and loop == self.tile.dim:
            # One tile in the last part. Panels of constants hold what is left over as one, too.
            tail = self._static_tail(left)
            self.loop(end, self.value(high), left, lambda index: inner(Span(index, left), tail))
            return
        self._rest(loop, end, self.value(high), inner)

    def _repeats_last(self, loop: int) -> bool:
        """True if the last tile of a loop of unknown size computes its last iteration several times: a tile of few
        iterations reads as many vectors as a whole one, and code for several sizes takes time to compile."""
        if loop == self.tile.dim or not self.reductions or self.has_outer_reductions or self.tile.sizes[loop] < 3:
            return False
        # All sums of a tile are loaded before the first one is stored.
        return self.is_idempotent or (self.epilogue is None and not self.reduces_lanes)

    def _repeating_tiles(self, loop: int, low: Value, high: Value, inner: Callable[..., None]) -> None:
        """Tiles of several iterations, and one of a single iteration if that is left."""
        builder, step = self.builder, self.tile.sizes[loop]
        if self._shares_vectors(loop):
            whole = builder.create(AddIOp, low, self.multiple(builder.create(SubIOp, high, low).result, step)).result
            self.loop(low, whole, step, lambda index: inner(Span(index, step)))
            low = whole
        last = builder.create(SubIOp, high, self.value(1)).result
        if loop in self.long:
            self.loop(low, high, step, lambda index: inner(Span(index, step, last)))
            return
        self.loop(low, last, step, lambda index: inner(Span(index, step, last)))
        count = builder.create(SubIOp, last, low).result
        is_left = builder.create(CmpIOp, CmpIPredicate.EQ, self.multiple(count, step), count).result
        start = builder.create(SelectOp, is_left, last, high).result
        self.loop(start, high, 1, lambda index: inner(Span(index, 1)))

    def _shares_vectors(self, loop: int) -> bool:
        """True if iterations of a loop read the same vectors in different iterations of a reduction, as those of a
        depthwise convolution do: only if their distance is known are these loaded once."""
        exprs = [expr for access in self.inputs if access.varies for expr in access.map.results]
        unrolled = [reduction for reduction in self.reductions if self.tile.sizes[reduction] > 1]
        return any(expr.is_function_of_dim(loop) and any(map(expr.is_function_of_dim, unrolled)) for expr in exprs)

    def _rest(self, loop: int, low: Value, high: Value, inner: Callable[..., None]) -> None:
        """The iterations after the full tiles of a loop, whose number is not known."""
        if loop == self.tile.dim:
            length = self._rest_length()
            self.loop(low, high, length, lambda index: inner(Span(index, length), self.tail(index, high, length)))
            return
        for count in self._rest_counts(self.tile.sizes[loop]):
            end = high
            if count > 1:
                left = self.builder.create(SubIOp, high, low).result
                end = self.builder.create(AddIOp, low, self.multiple(left, count)).result
            self.loop(low, end, count, partial(self._short_tile, inner, count))
            low = end

    @staticmethod
    def _short_tile(inner: Callable[..., None], count: int, index: Index) -> None:
        inner(Span(index, count))

    def _rest_length(self) -> int:
        """Returns the length of the masked vectors: one register where tiles have several, as all of a masked vector
        takes time."""
        element = self.outputs[0].type.element_type
        width = element.width if isinstance(element, FloatType | IntegerType) else 64
        return min(self.tile.length, max(self.tile.length // 4, _REGISTER_BITS // width))

    def _rest_counts(self, step: int) -> list[int]:
        """Returns the numbers of iterations of the smaller tiles. A loaded vector is used in each iteration of a tile
        with a reduction; other tiles gain nothing from their size. Few counts keep the code short."""
        if step == 1:
            return []
        if not self.reductions or self.reduces_lanes or step < 3:
            return [1]
        return [4, 1] if step > FEW_ROWS else [2, 1]

    def _overlaps(self, loop: int, left: int) -> bool:
        """True if a full tile that repeats some iterations should cover the remainder: if vectors would be
        masked, or a tile is transposed as a whole."""
        if loop == self.tile.dim:
            return True
        return any(
            access.is_memory and access.varies and access.stride_along_vector != 1 and contiguous_loop(access) == loop
            for access in self.inputs
        )

    def _overlapping_length(self, loop: int, left: int) -> int:
        """Returns the number of iterations of the tile that covers the remainder and some iterations before: along
        vectors as few registers as hold the remainder, unless the inputs are laid out for whole tiles."""
        step = self.tile.sizes[loop]
        if loop != self.tile.dim or not self.reductions or self.products is not None or self.constants:
            return step
        if any(access.is_memory and access.varies and access.stride_along_vector != 1 for access in self.inputs):
            return step
        register = self.tile.bits // bit_width(self.outputs[0].type.element_type)
        return min(step, max(register, 1 << (left - 1).bit_length()))

    def _static_tail(self, left: int) -> Lanes:
        """Returns the lanes for so many elements: the next power of two, masked if they are fewer."""
        shortest = self.products.lanes if self.products is not None else 1
        length = max(shortest, min(self.tile.length, 1 << (left - 1).bit_length()))
        if length == left:
            return Lanes(self.tile.dim, left)
        return Lanes(self.tile.dim, length, self.constant_mask(left, length))

    def constant_mask(self, count: int, length: int) -> Value:
        """The mask of the first ``count`` lanes."""
        sizes = DenseI64ArrayAttr([count])
        return self.builder.create(vector.ConstantMaskOp, sizes, result=VectorType([length], i1)).results[0]

    def tail(self, index: Index, size: Value, step: int) -> Lanes:
        """Returns the mask of the remaining lanes at an index."""
        assert index.base is not None
        left = self.builder.create(SubIOp, size, index.base).result
        mask = self.builder.create(vector.CreateMaskOp, [left], result=VectorType([step], i1)).result
        return Lanes(self.tile.dim, step, mask)

    def multiple(self, size: Value, step: int) -> Value:
        if step == 1:
            return size
        map = AffineMap(1, 0, [dim(0) - dim(0) % step])
        return self.builder.create(AffineApplyOp, AffineMapAttr(map), [size]).results[0]

    def loop(self, low: Size, high: Size, step: int, inner: Callable[[Index], None]) -> None:
        builder = self.builder
        loop = build_for(builder, self.value(low), self.value(high), self.value(step))
        with builder.insertion_guard():
            body = loop.region.entry_block
            builder.set_insertion_point_to_start(body)
            inner(Index(body.arguments[0]))

    def value(self, size: Size) -> Value:
        if isinstance(size, Value):
            return size
        return constant_index(self.builder, size)
