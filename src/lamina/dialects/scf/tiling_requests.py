"""What a tiling is asked for: kinds of loops, sizes, numbers of threads, an order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import is_index
from lamina.dialects.linalg.sizes import folded_apply
from lamina.dialects.scf.tile_destinations import TilingFailure
from lamina.interfaces.tiling import Range, Size
from lamina.ir.affine import AffineMap, symbol
from lamina.ir.attribute import Attribute
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.interfaces.tiling import TilingModel


REDUCTION = "reduction"


class LoopKind(Enum):
    """The kind of loops to create."""

    FOR = "for"
    FORALL = "forall"


class ReductionStrategy(Enum):
    """How to handle reduction loops: sequentially, or by gathering and merging partial results."""

    FULL = "full"
    PARTIAL_OUTER = "partial outer reduction"
    PARTIAL_OUTER_PARALLEL = "partial outer parallel"


SizesFunction = Callable[[Builder, Operation], Sequence[Size]]


@dataclass
class TilingOptions:
    """The tiling options. ``tile_sizes`` and ``num_threads`` are lists, or functions of (builder, operation); size 0
    leaves a loop untiled, and missing sizes are 0."""

    tile_sizes: Sequence[Size] | SizesFunction | None = None
    num_threads: Sequence[Size] | SizesFunction | None = None
    interchange: Sequence[int] = ()
    loop_kind: LoopKind = LoopKind.FOR
    mapping: Sequence[Attribute] = ()
    reduction: ReductionStrategy = ReductionStrategy.FULL
    reduction_dims: Sequence[int] = ()


def _evaluated(
    request: Sequence[Size] | SizesFunction | None, builder: Builder, op: Operation, count: int
) -> list[Size]:
    """Returns the requested sizes, with 0 for missing ones."""
    sizes = list(request(builder, op)) if callable(request) else list(request or ())
    for size in sizes:
        number = constant_int(size)
        if number is not None and number < 0:
            raise TilingFailure(f"size {number} is negative")
    return (sizes + [0] * count)[:count]


def requested_sizes(
    builder: Builder, op: Operation, options: TilingOptions, domain: Sequence[Range]
) -> tuple[list[Size], list[Size]]:
    """Returns tile sizes and numbers of threads; omitted sizes follow from the threads."""
    count = len(domain)
    if options.num_threads is None:
        return _evaluated(options.tile_sizes, builder, op, count), []
    threads = _evaluated(options.num_threads, builder, op, count)
    if options.tile_sizes is not None:
        return _evaluated(options.tile_sizes, builder, op, count), threads
    share = AffineMap(0, 3, [(symbol(1) - symbol(0)).ceildiv(symbol(2))])
    sizes: list[Size] = [
        0 if is_index(number, 0) else folded_apply(builder, share, [range_.offset, range_.size, number])
        for range_, number in zip(domain, threads, strict=True)
    ]
    return sizes, threads


def check_safety(
    op: Operation, model: type[TilingModel], options: TilingOptions, sizes: Sequence[Size], threads: Sequence[Size]
) -> None:
    """Warns about parallel loops over reductions, and rejects partial reductions of loops that are not reductions."""
    kinds = model.get_loop_iterator_types(op)
    for loop, (kind, size) in enumerate(zip(kinds, sizes, strict=True)):
        if options.reduction is ReductionStrategy.FULL:
            if options.loop_kind is LoopKind.FORALL and kind == REDUCTION:
                number = constant_int(threads[loop]) if threads else None
                if (threads and number is not None and number > 1) or (not threads and (constant_int(size) or 0) > 0):
                    op.emit_warning(f"tiling is not thread safe at axis #{loop}")
        elif kind != REDUCTION and not is_index(size, 0):
            op.emit_op_error("tiling parallel dimensions is not supported with partial reduction tiling strategies")
            raise TilingFailure("parallel dimensions cannot be tiled here")


def reduction_dims_of(sizes: Sequence[Size], options: TilingOptions) -> list[int]:
    return [loop for loop in options.reduction_dims if loop < len(sizes) and not is_index(sizes[loop], 0)]


def full_interchange(order: Sequence[int], count: int) -> list[int]:
    """Returns the order of the loops; those that it does not name follow in their own order."""
    if not order:
        return []
    return [*order, *(loop for loop in range(count) if loop not in order)][:count]


def permuted(values: Sequence[Value | int | Range], order: Sequence[int]) -> list[Any]:
    return [values[position] for position in order] if order and values else list(values)


def inverse_of(order: Sequence[int]) -> list[int]:
    inverse = [0] * len(order)
    for position, origin in enumerate(order):
        inverse[origin] = position
    return inverse
