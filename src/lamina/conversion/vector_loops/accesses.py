"""Loads and stores of vectors along one loop of a structured operation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from lamina.analysis.aliasing import may_alias, viewed
from lamina.conversion.vector_loops.iteration import Index, Linear, Scope, linear
from lamina.dialects.arith.ops import ConstantOp, MulIOp
from lamina.dialects.memref.ops import (
    AllocaOp,
    AllocOp,
    CollapseShapeOp,
    ExtractStridedMetadataOp,
    GetGlobalOp,
    LoadOp,
    ReinterpretCastOp,
    StoreOp,
)
from lamina.dialects.vector import ops as vector
from lamina.dialects.vector.builders import broadcast, number_attribute
from lamina.interfaces.function import NO_ALIAS, attributes_of_argument
from lamina.ir.affine import AffineDimExpr, AffineMap, dim
from lamina.ir.attributes import ArrayAttr, DenseI64ArrayAttr, IntegerAttr, StridedLayoutAttr
from lamina.ir.builder import Builder
from lamina.ir.types import DYNAMIC, IndexType, MemRefType, VectorType, bf16, i1, i16, i64
from lamina.ir.value import Value

INDEX = IndexType()
LONGEST_SHUFFLED_STRIDE = 4
"""Maximum stride for which consecutive loads and shuffles are cheaper than a gather."""


def may_overlap(access: Value, other: Value) -> bool:
    """True if two buffers may share memory; a constant of the module aliases nothing that is written."""
    memory, others = viewed(access), viewed(other)
    if memory is others:
        return True
    owners = memory.defining_op, others.defining_op
    allocated = [isinstance(owner, AllocOp | AllocaOp) for owner in owners]
    if all(allocated) or (any(allocated) and any(isinstance(owner, GetGlobalOp) for owner in owners)):
        return False
    if _is_unaliased_argument(memory) or _is_unaliased_argument(others):
        return False
    return may_alias(access, other)


def _is_unaliased_argument(value: Value) -> bool:
    """True for an argument of a function whose memory is not accessed in other ways."""
    return NO_ALIAS in attributes_of_argument(value)


class Lanes(NamedTuple):
    """The loop along vectors, the number of their elements, and which of these count (None: all)."""

    loop: int
    length: int
    mask: Value | None = None


class Access:
    """The indexing of an operand: by which loops, and how along a vector."""

    def __init__(self, value: Value, map: AffineMap, lanes_loop: int) -> None:
        self.value = value
        self.map = map
        self.loops = frozenset(
            operation.position
            for expr in map.results
            for operation in expr.walk()
            if isinstance(operation, AffineDimExpr)
        )
        self.is_memory = isinstance(value.type, MemRefType)
        self.lanes_loop = lanes_loop
        self.varies = lanes_loop in self.loops
        """True if the elements of a vector differ."""

    @property
    def is_padded(self) -> bool:
        """True if all lanes of a vector may be read, as those after the end are zeros."""
        return False

    @property
    def type(self) -> MemRefType:
        assert isinstance(self.value.type, MemRefType)
        return self.value.type

    @property
    def strides(self) -> tuple[int, ...]:
        """Strides in elements, DYNAMIC if unknown."""
        layout = self.type.strides_and_offset()
        return layout[0] if layout is not None else (DYNAMIC,) * len(self.type.shape)

    @property
    def steps(self) -> list[int] | None:
        """Returns the coefficient of the vector's loop in each subscript; None if one is not linear in it."""
        steps = []
        for expr in self.map.results:
            if not expr.is_function_of_dim(self.lanes_loop):
                steps.append(0)
                continue
            form: Linear | None = linear(expr)
            if form is None:
                return None
            steps.append(form.coefficients.get(self.lanes_loop, 0))
        return steps

    @property
    def is_supported(self) -> bool:
        """True if vectors of the operand can be read and written."""
        if not self.is_memory:
            return not self.varies
        return not self.varies or (self.steps is not None and self.type.strides_and_offset() is not None)

    @property
    def stride_along_vector(self) -> int | None:
        """Returns the stride of a vector in the innermost dim, which is contiguous; None for other accesses."""
        steps = self.steps
        if not steps or any(steps[:-1]) or self.strides[-1] != 1 or steps[-1] < 1:
            return None
        return steps[-1]

    @property
    def innermost_stride(self) -> int | None:
        """Returns the stride of vectors along the innermost dim of a strided buffer; None for other accesses."""
        steps = self.steps
        if not steps or any(steps[:-1]) or steps[-1] != 1 or not 1 < self.strides[-1] <= LONGEST_SHUFFLED_STRIDE:
            return None
        return self.strides[-1]

    @property
    def stride_without_gaps(self) -> int | None:
        """Returns the stride of vectors along an outer dim of a buffer without gaps, as of one coordinate of points;
        None for other accesses."""
        if not self.type.has_identity_layout or DYNAMIC in self.strides:
            return None
        stride = self.stride_along(self.lanes_loop)
        return stride if stride is not None and 1 < stride <= LONGEST_SHUFFLED_STRIDE else None

    @property
    def contiguous_dim(self) -> int | None:
        """Returns the dim that a vector accesses with unit stride, where inner dims are unit dims and the memory has no
        gaps; None if there is none."""
        steps, type = self.steps, self.type
        if not steps or not type.has_identity_layout or sum(step != 0 for step in steps) != 1:
            return None
        place = next(place for place, step in enumerate(steps) if step)
        inside = type.shape[place + 1 :]
        return place if steps[place] == 1 and inside and all(size == 1 for size in inside) else None

    def stride_along(self, loop: int) -> int | None:
        """Returns the stride of a loop, in elements; None if it is not a single number."""
        total = 0
        for expr, stride in zip(self.map.results, self.strides, strict=True):
            if not expr.is_function_of_dim(loop):
                continue
            form = linear(expr)
            if form is None or stride == DYNAMIC:
                return None
            total += form.coefficients.get(loop, 0) * stride
        return total

    def indices(self, scope: Scope, at: Mapping[int, Index]) -> list[Value]:
        return [scope.subscript(expr, at) for expr in self.map.results]


class PackedAccess(Access):
    """An operand read through a copy: one row of vector elements per iteration of the reductions."""

    def __init__(
        self, value: Value, reductions: Sequence[int], lanes_loop: int, num_loops: int, prefix: Sequence[Value] = ()
    ) -> None:
        """``prefix``: the indices of the copy in a buffer of several."""
        exprs = [*(dim(loop) for loop in reductions), dim(lanes_loop)]
        super().__init__(value, AffineMap(num_loops, 0, exprs), lanes_loop)
        self.reductions = reductions
        self.prefix = prefix

    @property
    def is_padded(self) -> bool:
        return True

    @property
    def strides(self) -> tuple[int, ...]:
        return super().strides[len(self.prefix) :]

    def indices(self, scope: Scope, at: Mapping[int, Index]) -> list[Value]:
        """A row starts at zero wherever the vector is."""
        return [*self.prefix, *(scope.index(loop, at[loop]) for loop in self.reductions), scope.number(0)]


def load(scope: Scope, access: Access, at: Mapping[int, Index], lanes: Lanes) -> Value:
    """Loads the operand's element, if it is uniform along the vector, otherwise the vector."""
    key = ("load", access, tuple(at[loop] for loop in sorted(access.loops)), lanes.length)
    return scope.shared(key, access.loops, lambda: _load(scope, access, at, lanes))


def _load(scope: Scope, access: Access, at: Mapping[int, Index], lanes: Lanes) -> Value:
    builder = scope.builder
    indices = access.indices(scope, at)
    if not access.varies:
        return builder.create(LoadOp, access.value, indices).result
    type = VectorType([lanes.length], access.type.element_type)
    stride = access.stride_along_vector
    if stride == 1:
        if lanes.mask is None or access.is_padded:
            return builder.create(vector.LoadOp, access.value, indices, result=type).result
        return builder.create(
            vector.MaskedLoadOp, access.value, indices, lanes.mask, _zeros(scope, type), result=type
        ).result
    is_shuffled = lanes.length >= LONGEST_SHUFFLED_STRIDE
    if stride is not None and stride <= LONGEST_SHUFFLED_STRIDE and is_shuffled:
        return _load_strided(scope, access.value, indices, stride, type, lanes.mask)
    stride = access.innermost_stride
    if stride is not None and is_shuffled:
        memory = scope.shared(("adjacent", access.value), (), lambda: _with_adjacent_elements(scope, access.value))
        last = scope.builder.create(MulIOp, indices[-1], scope.number(stride)).result
        return _load_strided(scope, memory, [*indices[:-1], last], stride, type, lanes.mask)
    stride = access.stride_without_gaps
    if stride is not None and is_shuffled:
        memory = scope.shared(("flat", access.value), (), lambda: _flat(scope, access.value))
        return _load_strided(scope, memory, [_position(scope, access, indices)], stride, type, lanes.mask)
    place = access.contiguous_dim
    if place is not None:
        flat = scope.shared(("without unit dims", access), (), lambda: _without_dims_inside(scope, access, place))
        if lanes.mask is None:
            return builder.create(vector.LoadOp, flat, indices[: place + 1], result=type).result
        return builder.create(
            vector.MaskedLoadOp, flat, indices[: place + 1], lanes.mask, _zeros(scope, type), result=type
        ).result
    mask = lanes.mask if lanes.mask is not None else _all_true(scope, lanes.length)
    offsets = _offsets(scope, access, lanes.length)
    memory, unit = by_elements(scope, access.value)
    return builder.create(
        vector.GatherOp, memory, [*indices, *unit], offsets, mask, _zeros(scope, type), result=type
    ).result


def _flat(scope: Scope, memory: Value) -> Value:
    """Returns a buffer without gaps as one dim."""
    type = memory.type
    assert isinstance(type, MemRefType)
    size = DYNAMIC if DYNAMIC in type.shape else type.num_elements
    result = MemRefType([size], type.element_type, None, type.memory_space)
    groups = ArrayAttr([ArrayAttr([IntegerAttr(i64, axis) for axis in range(len(type.shape))])])
    return scope.builder.create(CollapseShapeOp, memory, groups, result=result).result


def _position(scope: Scope, access: Access, indices: Sequence[Value]) -> Value:
    """Returns the position of an element in the buffer as one dim."""
    total: Value | None = None
    for index, stride in zip(indices, access.strides, strict=True):
        term = index if stride == 1 else scope.builder.create(MulIOp, index, scope.number(stride)).result
        total = term if total is None else scope.add(total, term)
    assert total is not None
    return total


def _without_dims_inside(scope: Scope, access: Access, place: int) -> Value:
    """Returns the operand without the unit dims inside of one."""
    type = access.type
    groups = [[axis] for axis in range(place)] + [list(range(place, len(type.shape)))]
    result = MemRefType(type.shape[: place + 1], type.element_type, type.layout, type.memory_space)
    reassociation = ArrayAttr([ArrayAttr([IntegerAttr(i64, axis) for axis in group]) for group in groups])
    return scope.builder.create(CollapseShapeOp, access.value, reassociation, result=result).result


def _load_strided(
    scope: Scope, memory: Value, indices: Sequence[Value], stride: int, type: VectorType, mask: Value | None
) -> Value:
    """Returns every ``stride``-th element, from ``stride`` loads that end with the last one needed. With a mask, no
    other element is read."""
    builder = scope.builder
    parts: list[tuple[int, Value]] = []
    for start in part_starts(type.shape[0], stride):
        where = [*indices[:-1], indices[-1] if start == 0 else scope.add(indices[-1], scope.number(start))]
        if mask is None:
            part = builder.create(vector.LoadOp, memory, where, result=type).result
        else:
            elements = _mask_of_part(scope, mask, start, stride)
            part = builder.create(
                vector.MaskedLoadOp, memory, where, elements, _zeros(scope, type), result=type
            ).result
        parts.append((start, part))
    return shuffled_parts(builder, parts, stride, type)


def _mask_of_part(scope: Scope, mask: Value, start: int, stride: int) -> Value:
    """Returns the mask of consecutive elements from ``start`` on, of which the lanes take every ``stride``-th one."""
    type = mask.type
    assert isinstance(type, VectorType)
    length = type.shape[0]
    places = range(start, start + length)
    lanes = [place // stride if place % stride == 0 else length for place in places]
    return scope.builder.create(vector.ShuffleOp, mask, splat(scope, type, 0), lanes, vector=type).vector


def part_starts(length: int, stride: int) -> list[int]:
    """Returns the start offsets of loads that cover every ``stride``-th of ``count`` elements: the last load ends
    with the last element."""
    last = (length - 1) * stride
    return [min(number * length, last + 1 - length) for number in range(stride)]


def shuffled_parts(builder: Builder, parts: Sequence[tuple[int, Value]], stride: int, type: VectorType) -> Value:
    """Extracts every ``stride``-th element from consecutive ones, given in parts that hold a vector each."""
    length = type.shape[0]
    whole = parts[0][1]
    taken = [lane * stride for lane in range(length)]
    picked = [0 if place < length else -1 for place in taken]
    mask = [place if part == 0 else 0 for place, part in zip(taken, picked, strict=True)]
    whole = builder.create(vector.ShuffleOp, whole, whole, mask, vector=type).vector
    for start, part in parts[1:]:
        covered = [lane for lane, place in enumerate(taken) if picked[lane] < 0 and start <= place < start + length]
        mask = list(range(length))
        for lane in covered:
            mask[lane], picked[lane] = length + taken[lane] - start, 0
        whole = builder.create(vector.ShuffleOp, whole, part, mask, vector=type).vector
    return whole


def load_transposed(
    scope: Scope, access: Access, at: Mapping[int, Index], lanes: Lanes, inner: int, first: Index
) -> list[Value]:
    """Loads the vectors for as many consecutive indices of the loop ``inner``, from ``first`` on, as a vector has
    elements: reads along ``inner``, in which the operand is contiguous, and transposes in registers."""
    builder, length = scope.builder, lanes.length
    type = VectorType([length], access.type.element_type)
    rows: list[Value] = []
    for lane in range(length):
        place = {**at, inner: first, lanes.loop: at[lanes.loop].plus(lane)}
        loaded = builder.create(vector.LoadOp, access.value, access.indices(scope, place), result=type).result
        rows.append(_as_bits(builder, loaded))
    shuffled = VectorType([length], i16 if type.element_type is bf16 else type.element_type)
    # The blocks off the diagonal change places, in blocks half as large each time.
    half = length // 2
    while half:
        low = [position if position % (2 * half) < half else length + position - half for position in range(length)]
        high = [position + half if position % (2 * half) < half else length + position for position in range(length)]
        for row in range(length):
            if row % (2 * half) < half:
                upper, lower = rows[row], rows[row + half]
                rows[row] = builder.create(vector.ShuffleOp, upper, lower, low, vector=shuffled).vector
                rows[row + half] = builder.create(vector.ShuffleOp, upper, lower, high, vector=shuffled).vector
        half //= 2
    return rows if type is shuffled else [builder.create(vector.BitCastOp, row, result=type).result for row in rows]


def _as_bits(builder: Builder, value: Value) -> Value:
    """A vector of bf16 as integers, which LLVM shuffles faster."""
    type = value.type
    if not isinstance(type, VectorType) or type.element_type is not bf16:
        return value
    return builder.create(vector.BitCastOp, value, result=VectorType(type.shape, i16)).result


def store(scope: Scope, access: Access, at: Mapping[int, Index], lanes: Lanes, value: Value) -> None:
    """Writes an element, or a vector."""
    builder = scope.builder
    indices = access.indices(scope, at)
    if not access.varies:
        builder.create(StoreOp, value, access.value, indices)
    elif access.stride_along_vector == 1:
        _store_adjacent(builder, access.value, indices, lanes.mask, value)
    elif (place := access.contiguous_dim) is not None:
        flat = scope.shared(("without unit dims", access), (), lambda: _without_dims_inside(scope, access, place))
        _store_adjacent(builder, flat, indices[: place + 1], lanes.mask, value)
    else:
        mask = lanes.mask if lanes.mask is not None else _all_true(scope, lanes.length)
        offsets = _offsets(scope, access, lanes.length)
        memory, unit = by_elements(scope, access.value)
        builder.create(vector.ScatterOp, memory, [*indices, *unit], offsets, mask, value)


def _store_adjacent(
    builder: Builder, memory: Value, indices: Sequence[Value], mask: Value | None, value: Value
) -> None:
    """Writes a vector to adjacent elements of a buffer."""
    type = value.type
    assert isinstance(type, VectorType)
    if mask is None:
        builder.create(vector.StoreOp, value, memory, indices)
    elif _is_first_lane_only(mask):
        # LLVM 22 writes four bytes if such a mask is combined with a truncation to bytes.
        first = builder.create(vector.ExtractOp, value, (), DenseI64ArrayAttr([0]), result=type.element_type).result
        builder.create(StoreOp, first, memory, indices)
    else:
        builder.create(vector.MaskedStoreOp, memory, indices, mask, value)


def _is_first_lane_only(mask: Value) -> bool:
    definition = mask.defining_op
    return isinstance(definition, vector.ConstantMaskOp) and list(definition.mask_dim_sizes) == [1]


def by_elements(scope: Scope, memory: Value) -> tuple[Value, list[Value]]:
    """Returns a buffer in which gathers and scatters count elements, and the index that it has more: they count in the
    innermost stride, so other buffers than those of stride 1 get an innermost unit dim."""
    type = memory.type
    assert isinstance(type, MemRefType)
    layout = type.strides_and_offset()
    if layout is None or not layout[0] or layout[0][-1] == 1:
        return memory, []
    (strides, offset), sizes = layout, type.shape

    view = scope.shared(
        ("by elements", memory), (), lambda: _reinterpreted(scope, memory, [*sizes, 1], [*strides, 1], offset)
    )
    return view, [scope.number(0)]


def _with_adjacent_elements(scope: Scope, memory: Value) -> Value:
    """Returns a strided buffer together with the elements between its own in the innermost dim."""
    type = memory.type
    assert isinstance(type, MemRefType)
    layout = type.strides_and_offset()
    assert layout is not None
    strides, offset = layout
    size = type.shape[-1]
    last = size if size == DYNAMIC else (size - 1) * strides[-1] + 1
    return _reinterpreted(scope, memory, [*type.shape[:-1], last], [*strides[:-1], 1], offset)


def _reinterpreted(scope: Scope, memory: Value, sizes: Sequence[int], strides: Sequence[int], offset: int) -> Value:
    """Returns a buffer with another layout, whose unknown sizes and strides are those of the buffer, dim by dim."""
    type = memory.type
    assert isinstance(type, MemRefType)
    metadata = scope.builder.create(ExtractStridedMetadataOp, memory)
    layout = StridedLayoutAttr(list(strides), offset)
    return scope.builder.create(
        ReinterpretCastOp,
        memory,
        [metadata.offset] if offset == DYNAMIC else [],
        [value for value, size in zip(metadata.sizes, sizes, strict=False) if size == DYNAMIC],
        [value for value, stride in zip(metadata.strides, strides, strict=False) if stride == DYNAMIC],
        DenseI64ArrayAttr([offset]),
        DenseI64ArrayAttr(list(sizes)),
        DenseI64ArrayAttr(list(strides)),
        result_types=[MemRefType(sizes, type.element_type, layout, type.memory_space)],
    ).result


def _offsets(scope: Scope, access: Access, length: int) -> Value:
    """Returns the offsets of a vector's elements from its first one, in elements."""

    def emit() -> Value:
        builder = scope.builder
        distance: Value | None = None
        known, metadata = 0, None
        for position, step in enumerate(access.steps or ()):
            if step == 0:
                continue
            stride = access.strides[position]
            if stride != DYNAMIC:
                known += step * stride
                continue
            if metadata is None:
                metadata = builder.create(ExtractStridedMetadataOp, access.value)
            term = builder.create(MulIOp, metadata.strides[position], scope.number(step)).result
            distance = term if distance is None else scope.add(distance, term)
        if distance is None:
            distance = scope.number(known)
        elif known:
            distance = scope.add(distance, scope.number(known))
        type = VectorType([length], INDEX)
        lane = builder.create(vector.StepOp, result=type).result
        return builder.create(MulIOp, lane, broadcast(builder, distance, type)).result

    return scope.shared(("offsets", access, length), (), emit)


def _zeros(scope: Scope, type: VectorType) -> Value:
    return splat(scope, type, 0)


def _all_true(scope: Scope, length: int) -> Value:
    return splat(scope, VectorType([length], i1), 1)


def splat(scope: Scope, type: VectorType, number: int) -> Value:
    """Returns a constant vector of one number."""

    def emit() -> Value:
        return scope.builder.create(ConstantOp, number_attribute(type, number), result=type).result

    return scope.shared(("splat", type, number), (), emit)


def contiguous_loop(access: Access) -> int | None:
    """Returns the loop with adjacent iterations in memory; None if there is none, or it is the vectorized
    loop."""
    steps = access.steps
    if steps is None or steps[-1] != 0 or sorted(steps)[-1] != 1 or sum(map(abs, steps)) != 1:
        return None
    if access.strides[-1] != 1:
        return None
    last = access.map.results[-1]
    return last.position if isinstance(last, AffineDimExpr) else None


def is_power_of_two(number: int) -> bool:
    """True if a positive number is a power of two."""
    return number & (number - 1) == 0
