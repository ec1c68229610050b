"""``lamina-pack-strided-reads``: copies strided reads of inner loops to contiguous memory once.

Hardware prefetchers follow small strides within a page. Vectors that an innermost loop reads further apart miss
the L1 cache and the L1 TLB in every iteration. If an outer loop repeats the reads, they are
copied before it, in the order in which they are read:

    for %x ...                                          for %k ...
      for %k ...                                          %v = vector.load %w[%k, %c]
        %v = vector.load %w[%k, %c]           ->          vector.store %v, %packed[%k, 0]
                                                        for %x ...
                                                          for %k ...
                                                            %v = vector.load %packed[%k, 0]

LLVM unrolls the innermost loop, so loads of one iteration overlap with the arithmetic of another.

This is the packing of Goto and van de Geijn, "Anatomy of High-Performance Matrix Multiplication" (2008), for
vectorized code. Nothing else in the loops may write to the packed memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

from lamina.analysis.aliasing import may_alias
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import DivUIOp, SubIOp
from lamina.dialects.llvm.loop_attributes import unroll_by
from lamina.dialects.memref.ops import AllocOp, CastOp, CollapseShapeOp, DeallocOp, ExpandShapeOp, SubViewOp
from lamina.dialects.scf.builders import build_for
from lamina.dialects.vector.ops import LoadOp, StoreOp, TransferReadOp
from lamina.dialects.vector.queries import has_out_of_bounds_dim, transfer_map
from lamina.interfaces.effects import Effect, get_effects, is_memory_effect_free
from lamina.interfaces.function import NO_ALIAS, attributes_of_argument, is_function
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.view_like import mixed_offsets, mixed_strides, view_source, viewed_buffer
from lamina.ir import traits
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.cloning import IRMapping
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, MemRefType, VectorType, index
from lamina.ir.value import BlockArgument, Value
from lamina.passes.linear_index import LinearForm, linear_form
from lamina.passes.loop_annotations import LOOP_ANNOTATION
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.fold import constant_int

FOLLOWED_STRIDE = 2048
"""Maximum stride in bytes that the prefetchers of current CPUs follow (Intel 64 and IA-32 Architectures Optimization
Reference Manual, on the stride prefetcher of the first-level cache)."""
FEWEST_ITERATIONS = 8
"""Minimum trip count of the innermost loop; fewer reads are not worth a buffer."""
FEWEST_REPETITIONS = 8
"""Minimum number of reads per packed element; the copy costs about as much as two reads."""
MOST_BYTES = 1 << 20
"""Size of a buffer; larger ones do not stay in the second-level cache."""
FEWEST_BYTES = 32
"""Minimum size of a vector; smaller ones use too little of a cache line either way."""
UNROLLED = 4
"""Iterations of the innermost loop that LLVM makes one."""
_ALIGNMENT = 64

Read = LoadOp | TransferReadOp


@register_pass("lamina-pack-strided-reads", summary="Copy strided reads of inner loops to contiguous memory")
class PackStridedReads(Pass):
    """Packs the vectors that innermost loops read."""

    def run(self, operation: Operation) -> None:
        packings: dict[Place, list[Packing]] = {}
        for read in operation.walk():
            packing = _packing(read) if isinstance(read, LoadOp | TransferReadOp) else None
            if packing is not None:
                packings.setdefault(packing.place, []).append(packing)
        for same in packings.values():
            buffer = same[0].fill_buffer()
            for packing in same:
                packing.read_from(buffer)


@dataclass(frozen=True)
class Induction:
    """An induction variable with constant bounds: its first value, its step, and how many values it takes."""

    variable: Value
    first: int
    step: int
    count: int


@dataclass(frozen=True)
class Loop:
    """A loop with constant bounds that the read is in, and its induction variables."""

    op: Operation
    inductions: tuple[Induction, ...]


Place = tuple[Operation, Value, VectorType, tuple[Induction, ...], int, frozenset[tuple[Value, int]]]


@dataclass(frozen=True)
class Packing:
    """A read at ``address`` to be packed before ``outermost``: along ``inductions``, those that its address depends
    on, by cloning the operations of ``slice``, which compute the address."""

    read: Read
    vector: VectorType
    address: LinearForm
    outermost: Operation
    inductions: tuple[Induction, ...]
    slice: tuple[Operation, ...]

    @property
    def place(self) -> Place:
        """The key of reads that share a buffer: reads of the same elements in the same loops."""
        address = self.address.constant, frozenset(self.address.terms.items())
        return (self.outermost, viewed_buffer(self.read.base), self.vector, self.inductions, *address)

    def fill_buffer(self) -> Value:
        """Creates a buffer filled with everything that is read until the loops end."""
        builder = Builder(InsertionPoint.before_op(self.outermost), location=self.read.raw_location)
        shape = [*(induction.count for induction in self.inductions), *self.vector.shape]
        type = MemRefType(shape, self.vector.element_type)
        buffer = builder.create(AllocOp, (), alignment=_ALIGNMENT, memref=type).memref
        self._copy(builder, buffer)
        builder.point = InsertionPoint.after_op(self.outermost)
        builder.create(DeallocOp, buffer)
        return buffer

    def read_from(self, buffer: Value) -> None:
        """Replaces the read with a read of the buffer."""
        builder = Builder(InsertionPoint.before_op(self.read), location=self.read.raw_location)
        places = [_iteration(builder, induction) for induction in self.inductions]
        packed = builder.create(LoadOp, buffer, [*places, constant_index(builder, 0)], result=self.vector)
        self.read.results[0].replace_all_uses_with(packed.result)
        loop = self.read.parent_op
        assert loop is not None
        loop.attributes.setdefault(LOOP_ANNOTATION, unroll_by(UNROLLED))
        self.read.erase()

    def _copy(self, builder: Builder, buffer: Value) -> None:
        mapping = IRMapping()
        places: list[Value] = []
        for induction in self.inductions:
            last = induction.first + induction.count * induction.step
            bounds = [constant_index(builder, number) for number in (induction.first, last, induction.step)]
            loop = build_for(builder, bounds[0], bounds[1], bounds[2])
            builder.point = InsertionPoint.at_block_start(loop.region.entry_block)
            variable = loop.region.entry_block.arguments[0]
            mapping.map(induction.variable, variable)
            places.append(_iteration(builder, induction, variable))
        for operation in self.slice:
            builder.clone(operation, mapping)
        value = builder.clone(self.read, mapping).results[0]
        builder.create(StoreOp, value, buffer, [*places, constant_index(builder, 0)])


def _iteration(builder: Builder, induction: Induction, variable: Value | None = None) -> Value:
    """Returns the iteration number, from zero, of an induction variable."""
    value = induction.variable if variable is None else variable
    if induction.first:
        value = builder.create(SubIOp, value, constant_index(builder, induction.first)).result
    if induction.step != 1:
        value = builder.create(DivUIOp, value, constant_index(builder, induction.step)).result
    return value


def _packing(read: Read) -> Packing | None:
    """Returns how to pack a read; None if impossible or not profitable."""
    vector = read.results[0].type
    if not isinstance(vector, VectorType) or not _is_plain(read, vector):
        return None
    loops = list(_loops_around(read))
    if not loops or len(loops[0].inductions) != 1 or loops[0].inductions[0].count < FEWEST_ITERATIONS:
        return None
    innermost = loops[0].inductions[0]
    address = _address(read)
    if address is None:
        return None
    stride = abs(address.terms.get(innermost.variable, 0)) * innermost.step * _bits(vector) // 8
    if stride <= FOLLOWED_STRIDE:
        return None
    for depth in range(len(loops), 1, -1):
        packing = _packing_before(read, vector, loops[:depth], address)
        if packing is not None:
            return packing
    return None


def _packing_before(read: Read, vector: VectorType, loops: Sequence[Loop], address: LinearForm) -> Packing | None:
    """Returns how to pack before the last of the loops, which are given from the inside out."""
    outermost = loops[-1]
    slice = _slice(read, outermost.op)
    if slice is None:
        return None
    used = {operand for operation in (*slice, read) for operand in operation.operands}
    inductions = [induction for loop in reversed(loops) for induction in loop.inductions]
    steering = tuple(induction for induction in inductions if induction.variable in used)
    if all(induction in steering for induction in outermost.inductions):
        return None
    known = {induction.variable for induction in steering}
    if any(value not in known and _is_inside(value, outermost.op) for value in address.terms):
        return None
    repetitions = prod(induction.count for induction in inductions if induction not in steering)
    bytes = prod(induction.count for induction in steering) * vector.num_elements * _bits(vector) // 8
    if repetitions < FEWEST_REPETITIONS or bytes > MOST_BYTES or _may_write(outermost.op, read.base):
        return None
    return Packing(read, vector, address, outermost.op, steering, tuple(slice))


def _bits(vector: VectorType) -> int:
    element = vector.element_type
    return element.width if isinstance(element, FloatType | IntegerType) else 0


def _is_plain(read: Read, vector: VectorType) -> bool:
    """True for reads of contiguous elements that are all in bounds."""
    if not isinstance(read.base.type, MemRefType) or len(vector.shape) != 1 or vector.is_scalable:
        return False
    if _bits(vector) % 8 or vector.num_elements * _bits(vector) < FEWEST_BYTES * 8:
        return False
    if isinstance(read, LoadOp):
        return read.base.type.element_type is vector.element_type
    return (
        read.base.type.element_type is vector.element_type
        and read.mask is None
        and not has_out_of_bounds_dim(read)
        and transfer_map(read).is_minor_identity()
    )


def _loops_around(read: Read) -> Iterator[Loop]:
    """Yields the loops from the inside out that run the read once in each iteration."""
    op = read.parent_op
    while op is not None:
        loop = _as_loop(op)
        if loop is None:
            return
        yield loop
        op = op.parent_op


def _as_loop(op: Operation) -> Loop | None:
    model = LoopLikeOpInterface.get(op)
    if model is None or len(op.regions) != 1 or len(op.regions[0].blocks) != 1:
        return None
    variables, lower, upper = model.get_induction_vars(op), model.get_lower_bounds(op), model.get_upper_bounds(op)
    steps = model.get_steps(op)
    if variables is None or lower is None or upper is None or steps is None:
        return None
    inductions = []
    for variable, *bounds in zip(variables, lower, upper, steps, strict=True):
        first, last, step = (constant_int(bound) for bound in bounds)
        if variable.type is not index:
            return None
        if first is None or last is None or step is None or first < 0 or step <= 0 or last <= first:
            return None
        inductions.append(Induction(variable, first, step, -(-(last - first) // step)))
    return Loop(op, tuple(inductions))


# ---- Addresses


def _address(read: Read) -> LinearForm | None:
    """Returns the offset of the read, in elements from the start of the viewed buffer; None for unknown layouts."""
    total = _scaled(read.indices, read.base)
    base: Value = read.base
    while total is not None:
        owner = base.defining_op
        source = None if owner is None else view_source(owner)
        if owner is None or source is None:
            return total
        if isinstance(owner, SubViewOp):
            if any(constant_int(stride) is None for stride in mixed_strides(owner)):
                return None
            offset = _scaled(mixed_offsets(owner), source)
            total = None if offset is None else total + offset
        elif not isinstance(owner, CastOp | CollapseShapeOp | ExpandShapeOp):
            return None
        base = source
    return None


def _scaled(indices: Sequence[Value | int], base: Value) -> LinearForm | None:
    """Returns the sum of the indices times the strides of the memref."""
    assert isinstance(base.type, MemRefType)
    layout = base.type.strides_and_offset()
    if layout is None or DYNAMIC in layout[0]:
        return None
    total = LinearForm()
    for entry, stride in zip(indices, layout[0], strict=True):
        total += (LinearForm(entry) if isinstance(entry, int) else linear_form(entry)) * stride
    return total


def _slice(read: Read, loop: Operation) -> list[Operation] | None:
    """Returns the operations inside the loop that compute the address, in order; None if one has other
    effects."""
    slice_: dict[Operation, None] = {}
    pending = [operand for operand in read.operands]
    while pending:
        value = pending.pop()
        if not _is_inside(value, loop):
            continue
        owner = value.defining_op
        if owner is None:
            if not _is_induction(value):
                return None
        elif owner not in slice_:
            if owner.regions or not is_memory_effect_free(owner):
                return None
            slice_[owner] = None
            pending += owner.operands
    # In program order; earlier ones are further out.
    return [operation for operation in loop.walk() if operation in slice_]


def _is_induction(value: Value) -> bool:
    assert isinstance(value, BlockArgument)
    loop = value.owner.parent_op
    model = None if loop is None else LoopLikeOpInterface.get(loop)
    variables = None if model is None or loop is None else model.get_induction_vars(loop)
    return variables is not None and value in variables


def _is_inside(value: Value, loop: Operation) -> bool:
    region = value.parent_region
    return region is not None and region.parent is not None and loop.is_ancestor(region.parent)


# ---- Writes


def _may_write(loop: Operation, memref: Value) -> bool:
    """True if anything inside the loop may write to the memref."""
    read = viewed_buffer(memref)
    for operation in loop.walk():
        effects = get_effects(operation)
        if effects is None:
            if not operation.has_trait(traits.RecursiveMemoryEffects) and not is_memory_effect_free(operation):
                return True
            continue
        for effect in effects:
            if effect.effect is Effect.READ or effect.effect is Effect.ALLOCATE:
                continue
            if effect.value is None or not _is_apart(viewed_buffer(effect.value), read):
                return True
    return False


def _is_apart(left: Value, other: Value) -> bool:
    """True if two buffers share no memory: allocations, and arguments that the caller keeps apart from others."""
    if left is other:
        return False
    if not may_alias(left, other):
        return True
    return _is_argument(left) and _is_argument(other) and (_keeps_apart(left) or _keeps_apart(other))


def _is_argument(value: Value) -> bool:
    if not isinstance(value, BlockArgument) or not value.owner.is_entry_block:
        return False
    function = value.owner.parent_op
    return function is not None and is_function(function)


def _keeps_apart(argument: Value) -> bool:
    return NO_ALIAS in attributes_of_argument(argument)
