"""``lamina-prefetch``: a loop fetches into the cache what a later iteration reads of a tensor.

The loops are marked by attributes: in each iteration of the loop ``at``, the slices of the tensor that it takes are
fetched for the iteration that comes ``ahead`` iterations later in the loop ``of``, which is the same or around it:

    scf.for %y = %c0 to %n step %c8 {                     scf.for %y = %c0 to %n step %c8 {
      %a = tensor.extract_slice %t[%y, 0] [8, 64]    ->     %later = affine.apply (d0 + 8)(%y)
      ...                                                   %is_there = arith.cmpi slt, %later, %n
    }                                                       scf.if %is_there {
                                                              ... memref.prefetch of rows %later to %later + 7
                                                            }
                                                            %a = tensor.extract_slice %t[%y, 0] [8, 64]
                                                            ...

The tensor is an argument of the function, given by its number, or the result of the operation with attribute ``stage``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lamina.analysis.slices import backward_slice
from lamina.dialects.affine.composition import make_composed_folded_apply
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import as_value, constant_index
from lamina.dialects.arith.ops import CmpIOp, MinSIOp
from lamina.dialects.bufferization.ops import ToBufferOp, ToTensorOp
from lamina.dialects.memref.ops import PrefetchOp
from lamina.dialects.scf.builders import bound_value, build_for, build_if
from lamina.dialects.tensor.ops import ExtractSliceOp, InsertSliceOp
from lamina.dialects.tensor.shapes import dropped_dims
from lamina.interfaces.effects import is_pure
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import mixed_offsets, mixed_sizes, mixed_strides
from lamina.ir import affine
from lamina.ir.attributes import IntegerAttr, StringAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.cloning import IRMapping
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, MemRefType, RankedTensorType
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter

LINE = 64
"""Bytes that one prefetch fetches."""


@dataclass
class _Loop:
    """The innermost dimension of a loop operation."""

    operation: Operation
    counter: Value
    upper: IntegerAttr | Value
    lower: IntegerAttr | Value
    step: IntegerAttr | Value

    @classmethod
    def of(cls, operation: Operation) -> _Loop | None:
        model = LoopLikeOpInterface.get(operation)
        if model is None:
            return None
        counters, lower = model.get_induction_vars(operation), model.get_lower_bounds(operation)
        upper, steps = model.get_upper_bounds(operation), model.get_steps(operation)
        if not counters or not lower or not upper or not steps:
            return None
        return cls(operation, counters[-1], upper[-1], lower[-1], steps[-1])

    @property
    def body(self) -> Block:
        return self.operation.regions[0].entry_block


@dataclass
class _Part:
    """A part of a tensor: an offset, a size and a stride for each of its dims."""

    root: Value
    offsets: list[Size]
    sizes: list[Size]
    strides: list[int]


def part_of(slice_: ExtractSliceOp, rewriter: PatternRewriter) -> _Part | None:
    """Returns what a slice of slices is of the tensor that they come from, or None for strides known at run time."""
    strides = [stride for stride in mixed_strides(slice_) if isinstance(stride, int)]
    if len(strides) != len(mixed_strides(slice_)):
        return None
    part = _Part(slice_.source, list(mixed_offsets(slice_)), list(mixed_sizes(slice_)), strides)
    while isinstance(around := part.root.defining_op, ExtractSliceOp):
        outer = [stride for stride in mixed_strides(around) if isinstance(stride, int)]
        if len(outer) != len(mixed_strides(around)):
            return None
        dropped = dropped_dims(mixed_sizes(around), around.result.type.shape)
        offsets, sizes, steps = iter(part.offsets), iter(part.sizes), iter(part.strides)
        new = _Part(around.source, [], [], [])
        for dim, (offset, stride) in enumerate(zip(mixed_offsets(around), outer, strict=True)):
            if dim in dropped:
                new.offsets.append(offset)
                new.sizes.append(1)
                new.strides.append(1)
                continue
            new.offsets.append(_sum(rewriter, offset, next(offsets), stride))
            new.sizes.append(next(sizes))
            new.strides.append(stride * next(steps))
        part = new
    return part


def _sum(rewriter: PatternRewriter, left: Size, right: Size, factor: int) -> Size:
    values = [value for value in (left, right) if isinstance(value, Value)]
    places = iter(affine.dim(position) for position in range(len(values)))
    first = next(places) if isinstance(left, Value) else affine.constant(left)
    second = next(places) if isinstance(right, Value) else affine.constant(right)
    return make_composed_folded_apply(rewriter, first + second * factor, values)


class _Prefetcher:
    """Inserts the prefetches of one tensor at a loop."""

    def __init__(self, at: _Loop, of: _Loop, ahead: int, bounds: str) -> None:
        self.at, self.of, self.ahead, self.bounds = at, of, ahead, bounds
        self.rewriter = PatternRewriter()
        self.rewriter.location = at.operation.raw_location

    def insert(self, slices: Sequence[ExtractSliceOp]) -> None:
        """Fetches the slices for a later iteration, at the start of the loop's body."""
        rewriter = self.rewriter
        rewriter.set_insertion_point_to_start(self.at.body)
        later = self._later()
        if self.bounds == "guard":
            upper = bound_value(rewriter, self.of.upper)
            type = IntegerType(1)
            is_there = rewriter.create(CmpIOp, CmpIPredicate.SLT, later, upper, result_types=[type]).result
            rewriter.set_insertion_point_to_start(build_if(rewriter, is_there).regions[0].entry_block)
        mapping = IRMapping({self.of.counter: later})
        for slice_ in slices:
            self._fetch(self._cloned(slice_, mapping))

    def _later(self) -> Value:
        """The counter of the later iteration; with clamped bounds at most that of the last one."""
        of, rewriter = self.of, self.rewriter
        lower, upper, step = (bound_value(rewriter, bound) for bound in (of.lower, of.upper, of.step))
        counter = affine.dim(0)
        next_ = make_composed_folded_apply(rewriter, counter + affine.symbol(0) * self.ahead, [of.counter, step])
        if self.bounds != "clamp":
            return as_value(rewriter, next_)
        first, end, by = affine.dim(0), affine.dim(1), affine.symbol(0)
        last = make_composed_folded_apply(rewriter, first + (end - first - 1).floordiv(by) * by, [lower, upper, step])
        return rewriter.create(MinSIOp, as_value(rewriter, next_), as_value(rewriter, last)).result

    def _cloned(self, slice_: ExtractSliceOp, mapping: IRMapping) -> ExtractSliceOp:
        """Returns a copy of a slice for the later iteration, in front of the loop's body."""
        inside = [
            operation
            for operation in backward_slice(slice_, self._is_inside)
            if operation is slice_ or self._depends(operation, mapping) or operation.parent is self.at.body
        ]
        copy: Operation = slice_
        for operation in inside:
            copy = self.rewriter.clone(operation, mapping)
        assert isinstance(copy, ExtractSliceOp)
        return copy

    def _is_inside(self, operation: Operation) -> bool:
        """True for operations in the loop ``of``."""
        around: Operation | None = operation.parent_op
        while around is not None and around is not self.of.operation:
            around = around.parent_op
        return around is not None and is_pure(operation)

    @staticmethod
    def _depends(operation: Operation, mapping: IRMapping) -> bool:
        return any(mapping.lookup_or_default(value) is not value for value in operation.operands)

    def _fetch(self, slice_: ExtractSliceOp) -> None:
        """Fetches all lines of a slice, and erases it."""
        rewriter = self.rewriter
        part = part_of(slice_, rewriter)
        if part is not None:
            self._lines(part, _buffer_of(part.root, rewriter))
        rewriter.erase_op(slice_)

    def _lines(self, part: _Part, buffer: Value) -> None:
        rewriter = self.rewriter
        type = buffer.type
        assert isinstance(type, MemRefType)
        bits = getattr(type.element_type, "width", 64)
        line = max(LINE * 8 // bits // part.strides[-1], 1) if part.strides else 1
        zero = constant_index(rewriter, 0)
        places: list[Value] = []
        with rewriter.insertion_guard():
            for dim, (offset, size, stride) in enumerate(zip(part.offsets, part.sizes, part.strides, strict=True)):
                step = line if dim == len(part.sizes) - 1 else 1
                if isinstance(size, int) and size <= step:
                    places.append(as_value(rewriter, offset))
                    continue
                loop = build_for(rewriter, zero, as_value(rewriter, size), as_value(rewriter, step))
                rewriter.set_insertion_point_to_start(loop.region.entry_block)
                places.append(as_value(rewriter, _sum(rewriter, offset, loop.region.entry_block.arguments[0], stride)))
            rewriter.create(PrefetchOp, buffer, places, is_write=False, locality_hint=3, is_data_cache=True)


def _buffer_of(root: Value, rewriter: PatternRewriter) -> Value:
    """Returns the buffer of a tensor; where it has none yet, that which it will have."""
    owner = root.defining_op
    if isinstance(owner, ToTensorOp):
        return owner.buffer
    type = root.type
    assert isinstance(type, RankedTensorType)
    with rewriter.insertion_guard():
        if owner is not None:
            rewriter.point = InsertionPoint.after_op(owner)
        kind = MemRefType(type.shape, type.element_type)
        return rewriter.create(ToBufferOp, root, read_only=True, result_types=[kind]).buffer


def _roots(function: Operation, argument: int, stage: str) -> set[Value]:
    """Returns the values of the tensor to fetch: an argument's, or an operation's results and what holds them."""
    roots: set[Value] = set()
    if argument >= 0:
        arguments = function.regions[0].entry_block.arguments
        if argument < len(arguments):
            roots.add(arguments[argument])
            roots |= {user.results[0] for user in arguments[argument].users if isinstance(user, ToTensorOp)}
        return roots
    for operation in function.walk():
        mark = operation._attributes.get("stage")
        if isinstance(mark, StringAttr) and mark.value == stage:
            roots |= set(operation.results)
    for root in list(roots):
        roots |= {user.result for user in root.users if isinstance(user, InsertSliceOp) and user.source is root}
    return roots


def _root(slice_: ExtractSliceOp) -> Value:
    source = slice_.source
    while isinstance(around := source.defining_op, ExtractSliceOp):
        source = around.source
    return source


@register_pass("lamina-prefetch", summary="Fetch what later iterations of a loop read of a tensor into the cache")
class PrefetchPass(Pass):
    """Inserts memref.prefetch operations at a marked loop."""

    at: str = option("at", default="", description="The attribute of the loop that fetches")
    of: str = option("of", default="", description="The attribute of the loop whose later iterations it fetches for")
    ahead: int = option("ahead", default=1, description="How many iterations later")
    bounds: str = option(
        "bounds", default="guard", choices=["guard", "clamp", "none"], description="What happens after the last one"
    )
    argument: int = option("argument", default=-1, description="The number of the function's argument to fetch")
    stage: str = option("stage", default="", description="The stage whose result to fetch")

    def run(self, operation: Operation) -> None:
        loops = [loop for name in (self.at, self.of) for loop in _marked(operation, name)]
        if len(loops) != 2:
            self.fail(f"expected exactly one loop '{self.at}' and one loop '{self.of}'", operation)
        at, of = loops
        roots = _roots(operation, self.argument, self.stage)
        slices = [
            slice_ for slice_ in at.body.operations if isinstance(slice_, ExtractSliceOp) and _root(slice_) in roots
        ]
        taken = {id(slice_.source.defining_op) for slice_ in slices}
        slices = [slice_ for slice_ in slices if id(slice_) not in taken]
        if not slices:
            self.fail("the loop takes no slice of the tensor to prefetch", at.operation)
        _Prefetcher(at, of, self.ahead, self.bounds).insert(slices)


def _marked(operation: Operation, name: str) -> list[_Loop]:
    loops = [_Loop.of(loop) for loop in operation.walk() if loop.has_attr(name)]
    return [loop for loop in loops if loop is not None]
