"""``lamina-sliding-windows``: a loop keeps what it computed in earlier iterations instead of computing it again.

A stencil whose producer is fused into its loop computes rows that overlap those of the iteration before. An operation
marked ``lamina.slides`` computes the rows that its first iteration shares with the second one before the loop, and in
each iteration only the new rows; the loop carries all of them:

    scf.for %y = 0 to 37 step 1 {            %first = f of rows 0 and 1, in a tensor of all rows
      %rows = f of rows %y to %y + 2    ->   scf.for %y = 0 to 37 step 1 iter_args(%all = %first) {
      ... %rows ...                            %new = f of row %y + 2, in %all
    }                                          ... rows %y to %y + 2 of %new ...

This is Halide's sliding window (Ragan-Kelley et al., PLDI 2013, section 4.3), without folding the storage. An
operation whose rows do not follow those of the iteration before stays as it is, with a remark.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lamina.analysis.presburger.flattening import Bound
from lamina.analysis.slices import backward_slice
from lamina.analysis.value_bounds import Variable, constant_bound
from lamina.dialects.affine.composition import make_composed_folded_apply
from lamina.dialects.scf.loop_utils import for_with_additional_yields
from lamina.dialects.scf.ops import ForOp
from lamina.dialects.tensor.canonicalize import make_insert, make_slice
from lamina.dialects.tensor.ops import EmptyOp, ExtractSliceOp, InsertSliceOp
from lamina.interfaces.destination_style import dps_inits
from lamina.interfaces.effects import is_pure
from lamina.interfaces.tiling import Size, TilingInterface, TilingModel
from lamina.interfaces.view_like import mixed_offsets, mixed_sizes, mixed_strides
from lamina.ir import affine
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.cloning import IRMapping
from lamina.ir.operation import Operation
from lamina.ir.remarks import Remark, remark
from lamina.ir.types import DYNAMIC
from lamina.ir.value import Value
from lamina.passes.bounding_slices import linear
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int

MARK = "lamina.slides"

_Place = tuple[list[Size], list[Size]]
"""Offsets and sizes of a slice."""


class _Unfit(Exception):
    """The reason why an operation cannot slide."""


@dataclass
class _Window:
    """The part of a tensor that an operation computes in an iteration: ``overlap`` of its rows are those of the
    iteration before. ``parts`` are the slices that it writes, one for each result; rows are their dim ``dim``."""

    operation: Operation
    loop: ForOp
    parts: list[ExtractSliceOp]
    dim: int
    rows: int
    overlap: int

    @property
    def sizes(self) -> list[Size]:
        return [*mixed_sizes(self.parts[0])]

    def at(self, row: Size, count: int) -> _Place:
        """Offsets and sizes of some rows."""
        offsets: list[Size] = [0] * len(self.sizes)
        sizes = self.sizes
        offsets[self.dim], sizes[self.dim] = row, count
        return offsets, sizes


def slide_windows(root: Operation, *, loops_run: bool = False) -> int:
    """Rewrites the marked operations inside ``root``, consumers before producers; returns how many slide.
    ``loops_run`` guarantees that every loop runs at least once, so that what its first iteration reads is there."""
    rewriter = PatternRewriter()
    count = 0
    for operation in reversed([operation for operation in root.walk() if operation.has_attr(MARK)]):
        with rewriter.modify_in_place(operation):
            del operation.attributes[MARK]
        try:
            window = _window_of(operation, loops_run)
        except _Unfit as reason:
            message = f"computes all rows again in each iteration: {reason}"
            remark(Remark(operation, "window", message, is_severe=False))
            continue
        if window is not None:
            _slide(window, rewriter)
            count += 1
    return count


# ---- What slides


def _window_of(operation: Operation, loops_run: bool) -> _Window | None:
    """The window of an operation, or None if its iterations share no rows. Raises _Unfit."""
    loop = operation.parent_op
    model = TilingInterface.get(operation)
    if not isinstance(loop, ForOp) or model is None:
        raise _Unfit("it is not a structured operation in an scf.for loop")
    if any(kind != "parallel" for kind in model.get_loop_iterator_types(operation)):
        raise _Unfit("it reduces")
    lower, upper, step = (constant_int(bound) for bound in (loop.lower_bound, loop.upper_bound, loop.step))
    if step is None:
        raise _Unfit("the step of the loop is not constant")
    if not loops_run and (lower is None or upper is None or lower >= upper):
        raise _Unfit("the loop may not run at all")
    parts = [_part(slot.value, loop) for slot in dps_inits(operation)]
    dim = _sliding_dim(parts[0], loop)
    if any(
        mixed_offsets(part) != mixed_offsets(parts[0]) or mixed_sizes(part) != mixed_sizes(parts[0]) for part in parts
    ):
        raise _Unfit("its results differ in their slices")
    size = mixed_sizes(parts[0])[dim]
    if not isinstance(size, int):
        raise _Unfit("the number of rows varies")
    if size <= step:
        return None
    for source in backward_slice(operation, lambda other: other.parent is operation.parent, inclusive=False):
        if not is_pure(source):
            raise _Unfit(f"it depends on '{source.name}'")
    if any(argument in _captured(operation) for argument in loop.region.entry_block.arguments[1:]):
        raise _Unfit("it depends on values that the loop carries")
    if any(isinstance(value, Value) and _is_inside(value, loop) for value in mixed_sizes(parts[0])):
        raise _Unfit("the sizes of what it writes vary")
    return _Window(operation, loop, parts, dim, size, size - step)


def _captured(operation: Operation) -> set[Value]:
    """The values that an operation depends on through those before it in the same block, but for what it writes."""
    inits = {slot.value.defining_op for slot in dps_inits(operation)}
    before = backward_slice(
        operation, lambda other: other.parent is operation.parent and other not in inits, inclusive=False
    )
    return {value for user in (operation, *before) for value in user.operands}


def _part(value: Value, loop: ForOp) -> ExtractSliceOp:
    part = value.defining_op
    if not isinstance(part, ExtractSliceOp) or part.parent_op is not loop or _is_inside(part.source, loop):
        raise _Unfit("it does not write a slice of a tensor from outside the loop")
    if any(stride != 1 for stride in mixed_strides(part)) or part.result.type.rank != part.source.type.rank:
        raise _Unfit("it writes with strides")
    return part


def _is_inside(value: Value, loop: ForOp) -> bool:
    owner = value.defining_op
    block = value.parent_block if owner is None else owner.parent
    while block is not None and block.parent_op is not None:
        if block.parent_op is loop:
            return True
        block = block.parent_op.parent
    return False


def _sliding_dim(part: ExtractSliceOp, loop: ForOp) -> int:
    """The dim along which a slice moves by one row a step of the loop's counter."""
    counter = loop.region.entry_block.arguments[0]
    moving = []
    for dim, offset in enumerate(mixed_offsets(part)):
        terms = dict(linear(offset).terms)
        factor = terms.pop(counter, 0)
        if any(_is_inside(value, loop) for value in terms):
            raise _Unfit("its place is not a linear function of the loop's counter")
        if factor:
            moving.append((dim, factor))
    if len(moving) != 1 or moving[0][1] != 1:
        raise _Unfit("its rows do not follow those of the iteration before")
    return moving[0][0]


# ---- Rewriting


def _slide(window: _Window, rewriter: PatternRewriter) -> None:
    inits = _before_the_loop(window, rewriter)

    def carried(builder: Builder, arguments: Sequence[Value]) -> list[Value]:
        return _in_the_loop(window, rewriter, arguments)

    for_with_additional_yields(rewriter, window.loop, inits, False, carried)


def _before_the_loop(window: _Window, rewriter: PatternRewriter) -> list[Value]:
    """Computes the rows that the first two iterations share; returns tensors for the rows of all iterations, with
    these in front."""
    operation, loop = window.operation, window.loop
    rewriter.point, rewriter.location = InsertionPoint.before_op(loop), operation.raw_location
    mapping = IRMapping({loop.region.entry_block.arguments[0]: loop.lower_bound})
    for source in backward_slice(operation, lambda other: other.parent is operation.parent, inclusive=False):
        rewriter.clone(source, mapping)
    first = rewriter.clone(operation, mapping)
    tensors = [_all_rows(window, part, rewriter) for part in window.parts]
    place = window.at(0, window.overlap)
    tensors = _compute(first, rewriter, place, tensors, place)
    rewriter.erase_op(first)
    return tensors


def _all_rows(window: _Window, part: ExtractSliceOp, rewriter: PatternRewriter) -> Value:
    """An empty tensor for the rows of all iterations."""
    reach = _difference(rewriter, window.loop.upper_bound, window.loop.lower_bound)
    if isinstance(reach, Value) and (most := constant_bound(Bound.UPPER, Variable.of(reach), closed=True)) is not None:
        reach = most
    sizes = window.sizes
    sizes[window.dim] = _plus(rewriter, reach, window.rows - 1)
    shape = [size if isinstance(size, int) else DYNAMIC for size in sizes]
    type = part.result.type.clone_with(shape)
    return rewriter.create(EmptyOp, [size for size in sizes if isinstance(size, Value)], result_types=[type]).result


def _in_the_loop(window: _Window, rewriter: PatternRewriter, arguments: Sequence[Value]) -> list[Value]:
    """Computes the new rows of an iteration, inserts them into the carried tensors, and returns these."""
    operation, loop = window.operation, window.loop
    with rewriter.insertion_guard():
        rewriter.point, rewriter.location = InsertionPoint.before_op(operation), operation.raw_location
        counter = loop.region.entry_block.arguments[0]
        row = _difference(rewriter, counter, loop.lower_bound)
        new = window.rows - window.overlap
        place = window.at(_plus(rewriter, row, window.overlap), new)
        carried = _compute(operation, rewriter, window.at(window.overlap, new), arguments, place)
        offsets, sizes = window.at(row, window.rows)
        ones = [1] * len(sizes)
        windows = [
            make_slice(rewriter, result.type, tensor, offsets, sizes, ones).result
            for result, tensor in zip(operation.results, carried, strict=True)
        ]
        rewriter.replace_op(operation, windows)
    return carried


def _compute(
    operation: Operation,
    rewriter: PatternRewriter,
    rows: _Place,
    tensors: Sequence[Value],
    place: _Place,
) -> list[Value]:
    """Computes some rows of an operation's results at a place in other tensors; returns these."""
    model: type[TilingModel[Operation]] | None = TilingInterface.get(operation)
    assert model is not None
    tile = model.get_iteration_domain_tile_from_result_tile(operation, rewriter, 0, *rows)
    result = None if tile is None else model.get_tiled_implementation(operation, rewriter, *tile)
    assert result is not None
    (tiled,) = result.operations
    ones = [1] * len(place[0])
    rewriter.point = InsertionPoint.before_op(tiled)
    for slot, tensor in zip(dps_inits(tiled), tensors, strict=True):
        part = make_slice(rewriter, slot.value.type, tensor, *place, ones).result
        with rewriter.modify_in_place(tiled):
            slot.set(part)
    rewriter.point = InsertionPoint.after_op(tiled)
    return [
        make_insert(rewriter, InsertSliceOp, value, tensor, *place, ones).result
        for value, tensor in zip(result.values, tensors, strict=True)
    ]


def _plus(rewriter: PatternRewriter, place: Size, number: int) -> Size:
    return make_composed_folded_apply(rewriter, affine.dim(0) + number, [place])


def _difference(rewriter: PatternRewriter, left: Value, right: Value) -> Size:
    return make_composed_folded_apply(rewriter, affine.dim(0) - affine.dim(1), [left, right])


@register_pass("lamina-sliding-windows", summary="Keep the rows that loops computed in earlier iterations")
class SlidingWindowsPass(Pass):
    """Makes the operations marked ``lamina.slides`` compute each row once."""

    loops_run: bool = option("loops-run", default=False, description="Assume that every loop runs at least once")

    def run(self, operation: Operation) -> None:
        slide_windows(operation, loops_run=self.loops_run)
