"""Tiling and fusing structured operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.ops import ConstantOp, MulIOp
from lamina.dialects.scf.forall_loops import normalize_forall
from lamina.dialects.scf.tile_and_fuse import replace_with_fused, tile_and_fuse
from lamina.dialects.scf.tile_destinations import TilingFailure
from lamina.dialects.scf.tile_using_interface import tile
from lamina.dialects.scf.tiling_requests import LoopKind, ReductionStrategy, TilingOptions
from lamina.dialects.tensor.ops import ExtractSliceOp
from lamina.dialects.transform.structured_tiling_ops import (
    FuseIntoContainingOp,
    FuseOp,
    TileReductionUsingForallOp,
    TileReductionUsingForOp,
    TileUsingForallOp,
    TileUsingForOp,
)
from lamina.dialects.vector.ops import VectorScaleOp
from lamina.interfaces.tiling import PartialReductionOpInterface, TilingInterface
from lamina.ir import parity
from lamina.ir.attributes import IntegerAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.diagnostics import Diagnostic, Severity
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, IndexType
from lamina.ir.value import Value
from lamina.rewrite import PatternSet
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.transform.engine import Results, TransformRewriter, implement
from lamina.transform.failures import SilenceableFailure, definite, shown, silenceable
from lamina.transform.state import PARAM, TransformState, kind_of

if TYPE_CHECKING:
    from lamina.dialects.scf.tile_using_interface import TiledLoops
    from lamina.dialects.transform.structured_buffer_ops import MapCopyToThreadsOp
    from lamina.dialects.transform.structured_vector_ops import VectorizeOp

Size = int | Value


def mixed_sizes(
    op: Operation,
    state: TransformState,
    static: Sequence[int],
    dynamic: Sequence[Value],
    count: int,
) -> list[list[Size]]:
    """Returns the sizes for each of ``count`` targets: static ones, parameters (one number per target) and
    handles to operations that compute an index."""
    columns: list[list[Size]] = []
    rest = iter(dynamic)
    for size in static:
        if size != DYNAMIC:
            columns.append([size] * count)
            continue
        handle = next(rest, None)
        if handle is None:
            marks = "it marks sizes given by handles, but there are fewer handles than marks"
            raise definite(op, f"{size} is not a size: {marks}")
        columns.append(column(op, state, handle, count))
    return [[column[index] for column in columns] for index in range(count)]


def common_sizes(
    op: TileUsingForallOp | FuseOp | VectorizeOp,
    state: TransformState,
    static: Sequence[int],
    dynamic: Sequence[Value],
    message: str = "expected a single param",
) -> list[Size]:
    """Returns the common sizes for all targets: ``message`` is the failure for a parameter with several values."""
    for value in dynamic:
        if kind_of(value.type) == PARAM and len(state.payload(value)) != 1:
            raise silenceable(op, message)
    return mixed_sizes(op, state, static, dynamic, 1)[0]


def column(op: Operation, state: TransformState, value: Value, count: int) -> list[Size]:
    """Returns one size per target, from a parameter or a handle."""
    payload = state.payload(value)
    if kind_of(value.type) == PARAM:
        for item in payload:
            if not isinstance(item, IntegerAttr):
                raise definite(op, f"expected only integer parameters, got {item}")
        numbers: list[Size] = [item.value for item in payload]
        if len(numbers) != count:
            # MLIR counts before it has read the values.
            values = 0 if parity.is_strict() else len(numbers)
            message = f"expected as many parameter values ({values}) as target ops ({count})"
            failure = silenceable(op, message, ("for this parameter", value.defining_op or op))
            raise failure.because(f"the parameter has {len(numbers)} values")
        return numbers
    if len(payload) != count:
        raise silenceable(
            op,
            f"expected as many dynamic size-producing operations ({len(payload)}) as target ops ({count})",
            ("for this handle", value.defining_op or op),
        )
    for item in payload:
        if len(item.results) != 1 or not isinstance(item.results[0].type, IndexType):
            raise silenceable(
                op,
                "expected sizes to be produced by ops with a single index-type result",
                ("size producer op", item),
                ("for this handle", value.defining_op or op),
            )
    return [item.results[0] for item in payload]


def _require_tileable(
    op: TileUsingForallOp | FuseOp | TileUsingForOp, target: Operation, message: str, *notes: tuple[str, Any]
) -> None:
    if not TilingInterface.has(target):
        raise silenceable(op, message, *notes)


def _loop_count(target: Operation) -> int:
    model = TilingInterface.get(target)
    assert model is not None
    return len(model.get_loop_iterator_types(target))


def _require_loops(op: FuseOp | TileUsingForOp, target: Operation, count: int) -> None:
    loops = _loop_count(target)
    if count > loops:
        raise silenceable(op, f"too many tiles provided, expected at most {loops} found {count}", ("target op", target))


def _require_permutation(op: TileUsingForOp, target: Operation, interchange: Sequence[int]) -> None:
    """mlir-opt fails silently if the order, completed by the unnamed loops, is not a permutation."""
    loops = _loop_count(target)
    order = [*interchange, *range(len(interchange), loops)]
    if sorted(order) != list(range(loops)):
        message = f"failed to tile operation: interchange {list(interchange)} is not a permutation of {loops} loops"
        raise silenceable(op, message, ("target op", target))


def known_number(size: Size) -> int:
    """Returns a known size as a number."""
    assert isinstance(size, int)
    return size


def _sizes_with_scaling(op: TileUsingForOp, sizes: Sequence[Size]) -> Any:
    """The sizes, those marked scalable times vscale, as tile() takes them."""
    flags = tuple(op.scalable_sizes or ())
    if not any(flags):
        return list(sizes)

    def make(builder: Builder, _: Operation) -> list[Size]:
        scaled: list[Size] = []
        for size, scalable in zip(sizes, flags, strict=True):
            if not scalable:
                scaled.append(size)
                continue
            number = builder.create(ConstantOp, IntegerAttr(IndexType(), known_number(size)))
            scale = builder.create(VectorScaleOp, result_types=[IndexType()])
            scaled.append(builder.create(MulIOp, number, scale).results[0])
        return scaled

    return make


@implement(consumes="target")
def tile_using_for(op: TileUsingForOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    targets = state.ops(op.target)
    static = list(op.static_sizes)
    rows = mixed_sizes(op, state, static, list(op.dynamic_sizes), len(targets))
    tiled: list[Operation] = []
    loops: list[list[Operation]] = [[] for _ in op.loops]
    interchange = list(op.interchange or ())
    for target, sizes in zip(targets, rows, strict=True):
        message = "only ops implementing TilingInterface are supported"
        _require_tileable(op, target, message, ("target op", target))
        _require_loops(op, target, len(sizes))
        _require_permutation(op, target, interchange)
        options = TilingOptions(
            tile_sizes=_sizes_with_scaling(op, sizes), interchange=interchange, loop_kind=LoopKind.FOR
        )
        made = tile_and_replace(op, rewriter, target, options)
        tiled += made.tiled
        # There are fewer loops where a parameter turns out to be zero.
        for into, loop in zip(loops, made.loops, strict=False):
            into.append(loop)
    results.set(0, tiled)
    for index, payload in enumerate(loops):
        results.set(index + 1, payload)


def tile_and_replace(
    op: TileUsingForallOp | MapCopyToThreadsOp | TileUsingForOp,
    rewriter: TransformRewriter,
    target: Operation,
    options: TilingOptions,
) -> TiledLoops:
    """Tiles an operation and replaces it. Raises SilenceableFailure."""
    rewriter.point = InsertionPoint.before_op(target)
    rewriter.location = target.raw_location
    try:
        tiled = tile(rewriter, target, options)
    except TilingFailure as problem:
        raise silenceable(op, f"failed to tile operation: {problem}", ("target op", target)) from None
    rewriter.replace_op(target, tiled.replacements)
    return tiled


@implement(consumes="target")
def tile_using_forall(
    op: TileUsingForallOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    targets = state.ops(op.target)
    threads = _forall_sizes(op, state, op.static_num_threads, op.packed_num_threads, op.num_threads)
    sizes = _forall_sizes(op, state, op.static_tile_sizes, op.packed_tile_sizes, op.tile_sizes)
    tiled: list[Operation] = []
    loops: list[Operation] = []
    for target in targets:
        _require_tileable(op, target, "only TilingInterface ops are supported", ("target op", target))
        options = TilingOptions(
            tile_sizes=sizes or None,
            num_threads=threads or None,
            loop_kind=LoopKind.FORALL,
            mapping=op.mapping or (),
        )
        made = tile_and_replace(op, rewriter, target, options)
        tiled += made.tiled
        loops += [normalize_forall(rewriter, loop) for loop in made.loops]
    results.set(0, tiled)
    results.set(1, loops)


def _forall_sizes(
    op: TileUsingForallOp,
    state: TransformState,
    static: Sequence[int] | None,
    packed: Value | None,
    dynamic: Sequence[Value],
) -> list[Size]:
    if packed is not None:
        payload = state.payload(packed)
        return [item.value if isinstance(item, IntegerAttr) else item.results[0] for item in payload]
    message = "requires exactly one parameter associated"
    return common_sizes(op, state, list(static), list(dynamic), message) if static else []


@implement(consumes="target")
def fuse(op: FuseOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    targets = state.ops(op.target)
    static = list(op.static_tile_sizes or ())
    orders = list(op.static_tile_interchange or ())
    sizes = common_sizes(op, state, static, list(op.tile_sizes))
    order = common_sizes(op, state, orders, list(op.tile_interchange))
    tiled: list[Operation] = []
    loops: list[list[Operation]] = [[] for _ in op.loops]
    forall = op.use_forall
    for target in targets:
        _require_tileable(op, target, "only TilingInterface ops are supported")
        if not forall or order:
            _require_loops(op, target, len(sizes))
        options = TilingOptions(
            tile_sizes=sizes,
            interchange=[known_number(place) for place in order],
            loop_kind=LoopKind.FORALL if forall else LoopKind.FOR,
        )
        rewriter.point = InsertionPoint.before_op(target)
        try:
            fused = tile_and_fuse(
                rewriter,
                target,
                options,
                cleanup=_cleanup_patterns() if op.apply_cleanup else None,
            )
        except TilingFailure as problem:
            raise silenceable(op, f"failed to tile and fuse: {problem}", ("target op", target)) from None
        replace_with_fused(rewriter, target, fused)
        tiled.append(fused.tiled[0])
        for into, loop in zip(loops, fused.loops, strict=False):
            into.append(loop)
    results.set(0, tiled)
    for index, payload in enumerate(loops):
        results.set(index + 1, payload)


def _cleanup_patterns() -> PatternSet:
    """Returns the patterns that merge consecutive slices and simplify them."""
    from lamina.dialects.tensor.transforms.slices import merge_consecutive_slices_patterns  # start-up

    return PatternSet([*canonicalization_patterns(ExtractSliceOp), *merge_consecutive_slices_patterns()])


def _numbers(attribute: Any) -> list[int]:
    """Returns the integers of an array of integer attributes or of a dense array."""
    if attribute is None:
        return []
    values = getattr(attribute, "values", None)
    return list(values) if values is not None else [element.value for element in attribute.elements]


def _tile_reduction(
    op: TileReductionUsingForallOp | TileReductionUsingForOp,
    rewriter: TransformRewriter,
    target: Operation,
    options: TilingOptions,
) -> tuple[Operation, ...]:
    """Tiles with partial results: the fills, the partial operation, those that combine, the outermost loop."""
    if not PartialReductionOpInterface.has(target):
        raise silenceable(target, "Operation should implement PartialReductionOpInterface")
    rewriter.point = InsertionPoint.before_op(target)
    rewriter.location = target.raw_location
    try:
        tiled = tile(rewriter, target, options)
    except TilingFailure as problem:
        message = "failed to tile using partial reduction"
        if options.loop_kind is LoopKind.FORALL:
            message = "could not tile reduction"
        raise silenceable(op, message).because(str(problem)) from None
    if not tiled.loops:
        raise silenceable(op, "failed to tile using partial reduction").because("all sizes are zero")
    rewriter.replace_op(target, tiled.replacements)
    fills = [producer for value in tiled.inits if (producer := value.defining_op) is not None]
    return (*fills, tiled.tiled[-1], *tiled.merges, tiled.loops[0])


def _reduction_dims(op: TileReductionUsingForOp | TileReductionUsingForallOp, target: Operation) -> list[int]:
    """Returns the requested loops, or all reductions."""
    return op.reduction_dims or list(getattr(target, "reduction_dims", ()))


@implement(each=True)
def tile_reduction_using_for(
    op: TileReductionUsingForOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> tuple[Any, ...]:
    options = TilingOptions(
        tile_sizes=op.tile_sizes,
        loop_kind=LoopKind.FOR,
        reduction=ReductionStrategy.PARTIAL_OUTER,
        reduction_dims=_reduction_dims(op, target),
    )
    return _tile_reduction(op, rewriter, target, options)


@implement(each=True)
def tile_reduction_using_forall(
    op: TileReductionUsingForallOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> tuple[Any, ...]:
    options = TilingOptions(
        tile_sizes=None if op.num_threads else op.tile_sizes or None,
        num_threads=op.num_threads or None,
        loop_kind=LoopKind.FORALL,
        mapping=op.mapping or (),
        reduction=ReductionStrategy.PARTIAL_OUTER_PARALLEL,
        reduction_dims=_reduction_dims(op, target),
    )
    return _tile_reduction(op, rewriter, target, options)


@implement(consumes="producer_op")
def fuse_into_containing(
    op: FuseIntoContainingOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Fuses producers into a loop, one use after the other."""
    from lamina.dialects.scf.fuse_into_loop import fuse_into_loop  # start-up

    producers, loops = state.ops(op.producer_op), state.ops(op.containing_op)
    if len(loops) != 1:
        raise definite(op, f"requires exactly one containing_op handle (got {len(loops)})")
    if not producers:
        results.set(0, [])
        results.set(1, loops)
        return
    loop = fuse_into_loop(rewriter, producers, loops[0])
    if loop.failed is not None:
        if not loop.reasons:
            raise silenceable(op, "could not find next producer to fuse into container", ("containing op", loop.loop))
        raise SilenceableFailure(_why_not_fused(loop.failed, loop.loop, loop.reasons))
    results.set(0, loop.operations)
    results.set(1, [loop.loop])


def _why_not_fused(producer: Operation, loop: Operation, reasons: Sequence[str]) -> Diagnostic:
    """A remark at the producer, as MLIR has it. Reasons that end in a colon are about the producer."""
    location = producer.raw_location
    said = Diagnostic(
        Severity.REMARK, location, f"could not fuse {shown(producer, generic=False)} into {shown(loop, generic=False)}"
    )
    for reason in reasons:
        said.attach_note(reason + (shown(producer, generic=False) if reason.endswith(": ") else ""), location)
    return said
