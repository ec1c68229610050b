"""Contractions with matrix products in tile registers (AMX).

A block of sums has up to four tiles: rows of one input times columns of the other, which is packed in groups of four
bytes along the innermost reduction. All tiles of an operation have one size, since registers are configured once per
function: the reduction is divided evenly, and the last rows of a loop are computed together with some of the previous
ones, of which only the new ones are kept. The sums go through stack memory to the epilogue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product
from typing import NamedTuple

from lamina.conversion.vector_loops.accesses import Access, Lanes, store
from lamina.conversion.vector_loops.chunks import Chunks
from lamina.conversion.vector_loops.constant_panels import ConstantPanels, constant_array
from lamina.conversion.vector_loops.dot_products import ByteProducts, grouped, match_dot_product
from lamina.conversion.vector_loops.index_arithmetic import as_vector
from lamina.conversion.vector_loops.iteration import Index, Scope, Span
from lamina.conversion.vector_loops.loops import CACHE_LINE, NotVectorizable, VectorLoops
from lamina.conversion.vector_loops.register_tile import Tile
from lamina.dialects.amx.ops import TileLoadOp, TileMulFOp, TileMulIOp, TileStoreOp, TileZeroOp
from lamina.dialects.amx.types import TileType
from lamina.dialects.arith.ops import AddFOp, AddIOp, ConstantOp, DivUIOp, ExtFOp, MinUIOp, MulFOp, SubIOp
from lamina.dialects.linalg.sizes import loop_ranges
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.memref.ops import AllocaOp, AllocOp, DeallocOp, PrefetchOp
from lamina.dialects.scf.builders import build_for
from lamina.dialects.vector import ops as vector
from lamina.interfaces.tiling import Size
from lamina.ir.attributes import BoolAttr, FloatAttr, IntegerAttr
from lamina.ir.types import FloatType, IntegerType, MemRefType, VectorType, bf16, f32, i32
from lamina.ir.value import Value

AMX = "amx"
"""The value of a tile's ``dot`` for tile register products."""
ROWS = COLUMNS = 16
"""The rows of a register, and its columns of four bytes."""
ROW_BYTES = 64
GROUP_BYTES = 4
_FIRST_LEVEL = 3
"""The locality hint for all caches."""
MOST_TILES = 4
"""Tiles of sums; the other registers hold operands."""


class MatrixProduct(NamedTuple):
    """A block that adds the product of two narrow numbers: the inputs, whether they are signed, and their type."""

    left: int
    right: int
    left_signed: bool
    right_signed: bool
    element: IntegerType | FloatType

    @property
    def group(self) -> int:
        """The elements of a group, whose products are added to one sum."""
        return GROUP_BYTES * 8 // self.element.width

    @property
    def sums(self) -> IntegerType | FloatType:
        return f32 if isinstance(self.element, FloatType) else IntegerType(32)


def match_matrix_product(op: LinalgOp) -> MatrixProduct | None:
    """Returns the product that the block adds to its only output, of bytes to an i32 or of bf16 to an f32; None for
    others."""
    dot = match_dot_product(op)
    if dot is not None:
        return MatrixProduct(*dot, IntegerType(8))
    if op.num_dps_inputs != 2 or op.num_dps_inits != 1:
        return None
    total = op.yield_op.operands[0].defining_op
    (acc,) = op.output_arguments
    if not isinstance(total, AddFOp) or acc not in (total.lhs, total.rhs) or acc.type is not f32:
        return None
    factors = (total.rhs if total.lhs is acc else total.lhs).defining_op
    if not isinstance(factors, MulFOp):
        return None
    numbers = []
    for factor in (factors.lhs, factors.rhs):
        extension = factor.defining_op
        if not isinstance(extension, ExtFOp) or extension.in_.type is not bf16:
            return None
        if extension.in_ not in op.input_arguments:
            return None
        numbers.append(op.input_arguments.index(extension.in_))
    left, right = sorted(numbers)
    return MatrixProduct(left, right, True, True, bf16) if left != right else None


def even_step(size: int, product: MatrixProduct) -> int | None:
    """Returns the largest step that divides a reduction, at most a register's row; None if there is none."""
    most = ROW_BYTES * 8 // product.element.width
    return max((step for step in range(product.group, most + 1, product.group) if size % step == 0), default=None)


_SHORT_STEP = 16


def suits_bf16_matrices(op: LinalgOp) -> bool:
    """True if a bf16 product divides into tiles, so that its inputs are best left unchanged."""
    product = match_matrix_product(op)
    if product is None or not isinstance(product.element, FloatType):
        return False
    sizes = op.static_loop_ranges
    parallel = [sizes[loop] for loop in op.parallel_dims]
    if min(sizes) < 1 or len(parallel) < 2 or min(parallel[-2:]) < ROWS:
        return False
    return (even_step(sizes[op.reduction_dims[-1]], product) or 0) >= _SHORT_STEP


def even_rows(rows: int) -> int:
    """Returns the rows per tile for the fewest tiles that cover so many rows: the last ones may repeat."""
    return -(-rows // -(-rows // ROWS))


class MatrixLoops(VectorLoops):
    """Replaces a contraction with loops over blocks of tiles. The rows are the last parallel loop before the
    reductions other than the vectorized one."""

    def _byte_products(self) -> ByteProducts | None:
        self.product = self._matched()
        group, tile, sizes = self.product.group, self.tile, self.op.static_loop_ranges
        (self.weights,) = tile.pack
        self.rows = next(loop for loop in reversed(self.parallel) if loop != tile.dim)
        self.depth = self.reductions[-1]
        self.step = tile.sizes[self.depth]
        self.height = even_rows(tile.sizes[self.rows])
        access, weights = self.values, self.inputs[self.weights]
        if access.varies or access.stride_along(self.depth) != 1 or access.strides[-1] != 1:
            raise NotVectorizable("the numbers of a group are not adjacent")
        self.distance = access.stride_along(self.rows)
        if self.distance is None or self.rows in weights.loops:
            raise NotVectorizable("the rows of a matrix are not equidistant")
        if sizes[self.depth] % self.step or self.step % group or self.step // group > ROWS:
            raise NotVectorizable("the reduction is not divided evenly")
        if min(sizes[self.rows], sizes[tile.dim]) < 1 or sizes[self.rows] < tile.sizes[self.rows]:
            raise NotVectorizable("a loop has fewer rows than a block")
        if tile.sizes[self.rows] % self.height or tile.length % COLUMNS or self.has_outer_reductions:
            raise NotVectorizable(f"the tile is not a multiple of {self.height} x {COLUMNS}")
        count = 1
        for loop in self.parallel:
            count *= tile.sizes[loop]
        if count // self.height // COLUMNS > MOST_TILES:
            raise NotVectorizable(f"the tile is more than {MOST_TILES} registers")
        if any(tile.sizes[loop] > 1 for loop in self.reductions[:-1]):
            raise NotVectorizable("an outer reduction is unrolled")
        order = self.outer
        # Panels are read in sequence, from the L2 cache.
        self.is_streamed = order.index(self.rows) < order.index(tile.dim)
        self.before = [loop for loop in self.parallel if loop in weights.loops and loop != tile.dim]
        return None

    def _matched(self) -> MatrixProduct:
        product = match_matrix_product(self.op)
        if product is None or len(self.tile.pack) != 1 or self.tile.pack[0] not in (product.left, product.right):
            raise NotVectorizable("the block does not add products of narrow numbers, one input of them packed")
        if len([loop for loop in self.parallel if loop != self.tile.dim]) == 0 or not self.reductions:
            raise NotVectorizable("there are no rows")
        return product

    @property
    def values(self) -> Access:
        """The input that is read without packing."""
        other = self.product.right if self.weights == self.product.left else self.product.left
        return self.inputs[other]

    @property
    def values_are_signed(self) -> bool:
        return self.product.right_signed if self.weights == self.product.left else self.product.left_signed

    @property
    def weights_are_signed(self) -> bool:
        return self.product.left_signed if self.weights == self.product.left else self.product.right_signed

    # ---- Loops

    def emit(self) -> None:
        self.sizes: list[Size] = [range.size for range in loop_ranges(self.builder, self.op)]
        self.bounds: Mapping[int, tuple[Size, Size]] = {}
        self.shared: Value | None = None
        self.panels: ConstantPanels | None = None
        self.skipped: Value | None = None
        if not self.before and not self._is_constant():
            # One copy for all chunks.
            self.shared = self._allocate_panels()
            self._copy_panels(self.shared, {})
        if not self.tile.chunks or not Chunks(self).emit():
            self.emit_part({})
        if self.shared is not None:
            self.builder.create(DeallocOp, self.shared)

    def _is_constant(self) -> bool:
        access = self.inputs[self.weights]
        return constant_array(access) is not None and all(isinstance(self.sizes[loop], int) for loop in access.loops)

    def emit_part(self, bounds: Mapping[int, tuple[Size, Size]]) -> None:
        self.bounds = bounds
        self.panels = self._constant_panels(self.weights)
        own: Value | None = None
        if self.panels is not None:
            self.buffer = self.panels.groups(self.product.group)
        elif self.shared is not None:
            self.buffer = self.shared
        else:
            own = self.buffer = self._allocate_panels()
        self.packed = {self.weights: self.buffer}
        count = 1
        for loop in self.parallel:
            count *= self.tile.sizes[loop] if loop != self.tile.dim else 1
        scratch = MemRefType([count, self.tile.length], self.product.sums)
        self.scratch = self.builder.create(
            AllocaOp, (), (), memref=scratch, alignment=CACHE_LINE
        ).memref
        self._tiles(0, {}, None)
        if own is not None:
            self.builder.create(DeallocOp, own)

    def _tiles(self, position: int, spans: dict[int, Span], lanes: Lanes | None) -> None:
        if position == len(self.before) and self.panels is None and self.shared is None:
            self._copy_panels(self.buffer, spans)
        if position == len(self.outer):
            MatrixTile(self, spans, lanes or Lanes(self.tile.dim, self.tile.length)).emit()
        elif self.outer[position] == self.rows:
            self._blocks(lambda span: self._tiles(position + 1, {**spans, self.rows: span}, lanes))
        else:
            super()._tiles(position, spans, lanes)

    def _blocks(self, inner: Callable[[Span], None]) -> None:
        """The loop over blocks of rows; the last one begins so early that it is whole."""
        step, size = self.tile.sizes[self.rows], self.sizes[self.rows]
        assert isinstance(size, int)
        low, high = self.bounds.get(self.rows, (0, size))
        if size == step:
            inner(Span(Index(None), step))
            return

        def block(index: Index) -> None:
            if size % step == 0:
                inner(Span(index, step))
                return
            assert index.base is not None
            first = self.builder.create(MinUIOp, index.base, self.value(size - step)).result
            self.skipped = self.builder.create(SubIOp, index.base, first).result
            inner(Span(Index(first), step))
            self.skipped = None

        self.loop(low, high, step, block)

    def _overlaps(self, loop: int, left: int) -> bool:
        """The last columns are masked, as panels of them are."""
        return False

    def _static_tail(self, left: int) -> Lanes:
        """Returns the lanes of the last columns, those of whole tiles."""
        length = -(-left // COLUMNS) * COLUMNS
        if length == left:
            return Lanes(self.tile.dim, left)
        return Lanes(self.tile.dim, length, self.constant_mask(left, length))

    def _pack(self, spans: Mapping[int, Span], lanes: Lanes) -> None:
        """Finds the panel that the step reads."""
        at = {loop: span.first for loop, span in spans.items()}
        if self.panels is not None:
            self.prefix = self.panels.prefix(at)
            return
        first = at[self.tile.dim]
        if first.base is None:
            self.prefix = [self.value(-(-first.offset // self.tile.length))]
        else:
            length = self.value(self.tile.length)
            self.prefix = [self.builder.create(DivUIOp, self._with_offset(first), length).result]

    def _with_offset(self, index: Index) -> Value:
        assert index.base is not None
        if index.offset == 0:
            return index.base
        return self.builder.create(AddIOp, index.base, self.value(index.offset)).result

    # ---- Packing at run time

    @property
    def packed_reductions(self) -> list[int]:
        return [loop for loop in self.reductions[:-1] if loop in self.inputs[self.weights].loops]

    def _panel_count(self) -> int:
        size = self.sizes[self.tile.dim]
        assert isinstance(size, int)
        return -(-size // self.tile.length)

    def _allocate_panels(self) -> Value:
        """Returns a buffer for all panels that the loops inside of those of the weights read."""
        group, depth = self.product.group, self.sizes[self.depth]
        assert isinstance(depth, int)
        sizes = [self.sizes[loop] for loop in self.packed_reductions]
        if not all(isinstance(size, int) for size in sizes):
            raise NotVectorizable("a reduction is dynamic")
        shape = [self._panel_count(), *(size for size in sizes if isinstance(size, int))]
        type = MemRefType([*shape, depth // group, self.tile.length * group], self.product.element)
        return self.builder.create(AllocOp, (), alignment=CACHE_LINE, memref=type).memref

    def _copy_panels(self, buffer: Value, spans: Mapping[int, Span]) -> None:
        """Rearranges the elements into groups, panel by panel."""
        length, size = self.tile.length, self.sizes[self.tile.dim]
        assert isinstance(size, int)
        at = {loop: span.first for loop, span in spans.items()}
        end, dim = size - size % length, self.tile.dim
        if end:
            whole = Lanes(dim, length)
            self.loop(0, end, length, lambda index: self._copy_panel(buffer, {**at, dim: index}, whole, 0))
        if end < size:
            tail = Lanes(dim, length, self.constant_mask(size - end, length))
            self._copy_panel(buffer, {**at, dim: Index(None, end)}, tail, 0)

    def _copy_panel(self, buffer: Value, at: dict[int, Index], lanes: Lanes, position: int) -> None:
        loops = [*self.packed_reductions, self.depth]
        loop, size = loops[position], self.sizes[loops[position]]
        if position < len(loops) - 1:
            self.loop(0, size, 1, lambda index: self._copy_panel(buffer, {**at, loop: index}, lanes, position + 1))
            return
        group = self.product.group
        self.loop(0, size, group, lambda index: self._copy_group(buffer, {**at, loop: index}, lanes))

    def _copy_group(self, buffer: Value, at: dict[int, Index], lanes: Lanes) -> None:
        builder, scope, group = self.builder, Scope(self.builder, {}), self.product.group
        source = self.inputs[self.weights]
        elements = grouped(scope, source, at, self.depth, group, Span(at[self.depth], group), lanes)
        self._pack({self.tile.dim: Span(at[self.tile.dim], lanes.length)}, lanes)
        place = [*self.prefix, *(scope.index(loop, at[loop]) for loop in self.packed_reductions)]
        builder.create(
            vector.StoreOp, elements, buffer, [*place, self.group_number(scope, at[self.depth]), scope.number(0)]
        )

    def group_number(self, scope: Scope, at: Index) -> Value:
        """Returns the number of the group at an index that is a multiple of its size."""
        group = self.product.group
        if at.base is None:
            return scope.number(at.offset // group)
        number = scope.builder.create(DivUIOp, at.base, scope.number(group)).result
        return number if at.offset == 0 else scope.add(number, scope.number(at.offset // group))


class MatrixTile(Tile):
    """One block of sums: multiplies tiles along the reductions, then passes the sums on row by row."""

    def __init__(self, loops: MatrixLoops, spans: Mapping[int, Span], lanes: Lanes) -> None:
        self.loops: MatrixLoops = loops
        self.spans, self.lanes, self.builder = spans, lanes, loops.builder
        self.scope = Scope(loops.builder, {})
        self.outer_reductions = {}
        others = [loop for loop in loops.parallel if loop not in (lanes.loop, loops.rows)]
        self.around: list[dict[int, Index]] = [
            {loop: spans[loop].first.plus(offset) for loop, offset in zip(others, offsets, strict=True)}
            for offsets in product(*(range(spans[loop].length) for loop in others))
        ]
        self.tiles_high = spans[loops.rows].length // loops.height
        self.width = -(-lanes.length // COLUMNS)
        self.places = [
            {**place, loops.rows: spans[loops.rows].first.plus(number * loops.height)}
            for place in self.around
            for number in range(self.tiles_high)
        ]

    def emit(self) -> None:
        type = TileType([self.loops.height, COLUMNS], self.loops.product.sums)
        zeros: list[list[Value]] = [
            [self.builder.create(TileZeroOp, res=type).res for _ in range(self.width)] for _ in self.places
        ]
        sums = self._reduce(0, {}, zeros)
        if self._may_store_directly():
            self._store_tiles(sums)
        else:
            self._hand_on(sums)

    def _instances(self, at: Mapping[int, Span], carried: list[list[Value]], lanes: Lanes) -> list[list[Value]]:
        """Returns the sums after a step of all reductions."""
        loops, scope, builder = self.loops, self.scope, self.builder
        element, group = loops.product.element, loops.product.group
        steps = {loop: span.first for loop, span in at.items()}
        kind = TileType([loops.step // group, COLUMNS * group], element)
        place = [
            *loops.prefix,
            *(scope.index(loop, steps[loop]) for loop in loops.packed_reductions),
            loops.group_number(scope, steps[loops.depth]),
        ]
        columns = [
            builder.create(
                TileLoadOp, loops.buffer, [*place, scope.number(number * COLUMNS * group)], res=kind
            ).res
            for number in range(self.width)
        ]
        if loops.is_streamed:
            self._prefetch(place)
        after = []
        kind = TileType([loops.height, loops.step], element)
        for around, sums in zip(self.places, carried, strict=True):
            indices = loops.values.indices(scope, {**around, **steps})
            assert loops.distance is not None
            row = builder.create(TileLoadOp, loops.values.value, indices, scope.number(loops.distance), res=kind).res
            after.append([self._add(total, row, column) for total, column in zip(sums, columns, strict=True)])
        return after

    def _prefetch(self, place: list[Value]) -> None:
        """Prefetches the groups of the next step, which follow those of this one."""
        loops, scope = self.loops, self.scope
        group, size = loops.product.group, loops.product.element.width // 8
        rows = loops.step // group
        for row in range(rows, 2 * rows):
            number = self.builder.create(AddIOp, place[-1], scope.number(row)).result
            for column in range(0, loops.tile.length * group, CACHE_LINE // size):
                properties = {
                    "isWrite": BoolAttr(False),
                    "localityHint": IntegerAttr(i32, _FIRST_LEVEL),
                    "isDataCache": BoolAttr(True),
                }
                operands = [loops.buffer, *place[:-1], number, scope.number(column)]
                self.builder.insert(PrefetchOp(operands, [], dict(properties), location=self.builder.location))

    def _add(self, total: Value, left: Value, right: Value) -> Value:
        if isinstance(self.loops.product.element, FloatType):
            return self.builder.create(TileMulFOp, left, right, total, res=total.type).res
        return self.builder.create(
            TileMulIOp,
            left,
            right,
            total,
            is_zext_lhs=not self.loops.values_are_signed,
            is_zext_rhs=not self.loops.weights_are_signed,
            res=total.type,
        ).res

    # ---- What is done with the sums

    def _may_store_directly(self) -> bool:
        """True if the tiles are the output's final values, and can be stored directly."""
        loops, output = self.loops, self.loops.outputs[0]
        if loops.epilogue is not None or not self._starts_at_zero() or self.lanes.length % COLUMNS:
            return False
        if self.lanes.mask is not None or (loops.skipped is not None and not loops.is_idempotent):
            return False
        return output.stride_along_vector == 1 and bool(output.stride_along(loops.rows))

    def _starts_at_zero(self) -> bool:
        fill = self.loops.initial.get(0)
        constant = fill.defining_op if fill is not None else None
        return isinstance(constant, ConstantOp) and (
            isinstance(constant.value, IntegerAttr | FloatAttr) and constant.value.value == 0
        )

    def _store_tiles(self, sums: list[list[Value]]) -> None:
        output, scope = self.loops.outputs[0], self.scope
        distance = output.stride_along(self.loops.rows)
        assert distance is not None
        column = self.spans[self.lanes.loop].first
        for place, row in zip(self.places, sums, strict=True):
            for number, tile in enumerate(row):
                indices = output.indices(scope, {**place, self.lanes.loop: column.plus(number * COLUMNS)})
                self.builder.create(TileStoreOp, output.value, indices, tile, scope.number(distance))

    def _hand_on(self, sums: list[list[Value]]) -> None:
        """Writes the sums into memory and reads them row by row."""
        loops, scope, height = self.loops, self.scope, self.loops.height
        for number, row in enumerate(sums):
            for column, tile in enumerate(row):
                indices = [scope.number(number * height), scope.number(column * COLUMNS)]
                self.builder.create(TileStoreOp, loops.scratch, indices, tile)
        low = loops.skipped if loops.skipped is not None else scope.number(0)
        rows = self.tiles_high * height
        for number, place in enumerate(self.around):
            loop = build_for(self.builder, low, scope.number(rows), scope.number(1))
            scope.enter(loop)
            with self.builder.insertion_guard():
                body = loop.region.entry_block
                self.builder.set_insertion_point_to_start(body)
                self._row(number * rows, body.arguments[0], place)
            scope.leave()

    def _row(self, start: int, number: Value, around: Mapping[int, Index]) -> None:
        """Passes a row of the sums on: ``start`` is the memory row at which the block begins."""
        loops, scope = self.loops, self.scope
        scope.depth[loops.rows] = scope.innermost
        first = self.spans[loops.rows].first
        base = number if first.base is None else scope.add(first.base, number)
        index = Index(base, first.offset)
        place = {**around, loops.rows: index, self.lanes.loop: self.spans[self.lanes.loop].first}
        row = number if start == 0 else scope.add(number, scope.number(start))
        type = VectorType([self.lanes.length], loops.product.sums)
        sums: Value = self.builder.create(vector.LoadOp, loops.scratch, [row, scope.number(0)], result=type).result
        if not self._starts_at_zero():
            before = as_vector(scope, self._before(0, place), self.lanes.length)
            is_float = isinstance(loops.product.sums, FloatType)
            sums = self.builder.create(AddFOp if is_float else AddIOp, before, sums).results[0]
        if loops.epilogue is not None:
            loops.epilogue.emit(scope, place, self.lanes, sums)
        else:
            store(scope, loops.outputs[0], place, self.lanes, sums)
        scope.depth[loops.rows] = 0
