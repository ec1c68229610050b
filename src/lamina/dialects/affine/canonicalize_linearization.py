"""Canonicalization patterns of affine.delinearize_index and affine.linearize_index.

A padded basis has an element per index; the outermost is None if not given.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lamina.dialects.affine.compose import make_composed_folded_apply, materialize
from lamina.dialects.affine.ops import AffineDelinearizeIndexOp, AffineLinearizeIndexOp
from lamina.ir import affine
from lamina.ir.affine import AffineExpr, AffineMap
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr, IntegerAttr, UnitAttr
from lamina.ir.types import DYNAMIC, IndexType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.canonicalization import canonicalize
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike

# A basis element: a value, a number, or None for a missing outermost element.
Element = Value | int | None


def mixed_basis(operation: AffineDelinearizeIndexOp | AffineLinearizeIndexOp) -> list[Element]:
    """Returns the basis as written."""
    rest = iter(operation.dynamic_basis)
    return [next(rest) if size == DYNAMIC else size for size in operation.static_basis]


def has_outer_bound(operation: AffineDelinearizeIndexOp | AffineLinearizeIndexOp, count: int) -> bool:
    return len(operation.static_basis) == count


def padded_basis(operation: AffineDelinearizeIndexOp | AffineLinearizeIndexOp, count: int) -> list[Element]:
    """Returns one element for each of ``count`` indices."""
    basis = mixed_basis(operation)
    return basis if len(basis) == count else [None, *basis]


def _split(basis: Sequence[Element]) -> tuple[list[int], list[Value]]:
    written = basis[1:] if basis and basis[0] is None else basis
    static = [element if isinstance(element, int) else DYNAMIC for element in written]
    return static, [element for element in written if isinstance(element, Value)]


def build_delinearize(
    rewriter: PatternRewriter, index: Value, basis: Sequence[Element], location: LocationLike, outer_bound: bool = True
) -> Any:
    """Returns a new affine.delinearize_index; a leading None, or ``outer_bound`` False, leaves the outermost size
    open."""
    if outer_bound and basis and basis[0] is None:
        outer_bound = False
        basis = basis[1:]
    static, dynamic = _split(basis)
    count = len(static) + (not outer_bound)
    properties: dict[str, Any] = {"static_basis": DenseI64ArrayAttr(static)}
    affine_delinearize_index = AffineDelinearizeIndexOp(
        [index, *dynamic], [IndexType()] * count, properties, {}, (), (), location
    )
    return rewriter.insert(affine_delinearize_index)


def build_linearize(
    rewriter: PatternRewriter,
    indices: Sequence[Value],
    basis: Sequence[Element],
    disjoint: bool,
    location: LocationLike,
) -> AffineLinearizeIndexOp:
    """Returns a new affine.linearize_index; a leading None leaves the outermost size open."""
    static, dynamic = _split(basis)
    properties: dict[str, Any] = {
        "static_basis": DenseI64ArrayAttr(static),
        "operandSegmentSizes": DenseI32ArrayAttr([len(indices), len(dynamic)]),
    }
    if disjoint:
        properties["disjoint"] = UnitAttr()
    affine_linearize_index = AffineLinearizeIndexOp(
        [*indices, *dynamic], [IndexType()], properties, {}, (), (), location
    )
    return rewriter.insert(affine_linearize_index)


def _same(left: Element, other: Element) -> bool:
    return left is other or (isinstance(left, int) and isinstance(other, int) and left == other)


# ---- affine.delinearize_index


@canonicalize(name="CancelDelinearizeOfLinearizeDisjointExactTail")
def cancel_linearize(operation: AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> Outcome:
    """delinearize(linearize disjoint(a, b) by (x, y)) by (x, y) -> a, b, for shared innermost sizes"""
    inner = operation.linear_index.defining_op
    if not isinstance(inner, AffineLinearizeIndexOp):
        return rewriter.notify_match_failure(operation, "index doesn't come from linearize")
    if not inner.disjoint:
        return rewriter.notify_match_failure(operation, "not disjoint")
    indices = inner.multi_index
    inner_basis, basis = mixed_basis(inner), mixed_basis(operation)
    matches = 0
    for inner_size, other in zip(reversed(inner_basis), reversed(basis), strict=False):
        if not _same(inner_size, other):
            break
        matches += 1
    if not matches:
        return rewriter.notify_match_failure(operation, "final basis element doesn't match linearize")
    if matches == len(inner_basis) == len(basis) and len(indices) == len(operation.results):
        rewriter.replace_op(operation, indices)
        return True
    outer = has_outer_bound(operation, len(operation.results))
    joined = build_linearize(rewriter, indices[:-matches], inner_basis[:-matches], inner.disjoint, inner.raw_location)
    new_op = build_delinearize(rewriter, joined.results[0], basis[:-matches], operation.raw_location, outer)
    rewriter.replace_op(operation, [*new_op.results, *indices[-matches:]])
    return True


@canonicalize(name="DropUnitExtentBasis")
def drop_unit_sizes(operation: AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> Outcome:
    """delinearize(x) by (a, 1, b) -> delinearize(x) by (a, b), with 0 for the unit size"""
    basis = padded_basis(operation, len(operation.results))
    units = [element is not None and constant_int(element) == 1 for element in basis]
    if not any(units):
        return rewriter.notify_match_failure(operation, "no unit basis elements")
    location = operation.raw_location
    zero = materialize(rewriter, 0, location)
    kept = [element for element, unit in zip(basis, units, strict=True) if not unit]
    fresh = iter(())
    if kept:
        fresh = iter(build_delinearize(rewriter, operation.linear_index, kept, location).results)
    rewriter.replace_op(operation, [zero if unit else next(fresh) for unit in units])
    return True


@canonicalize(name="SplitDelinearizeSpanningLastLinearizeArg")
def split_last_index(operation: AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> Outcome:
    """delinearize(linearize disjoint(a, b) by (x, y * z)) by (.., y, z) -> a, delinearize(b) by (y, z)"""
    inner = operation.linear_index.defining_op
    if not isinstance(inner, AffineLinearizeIndexOp) or not inner.disjoint:
        return rewriter.notify_match_failure(operation, "index doesn't come from a disjoint linearize")
    inner_static: Sequence[int] = inner.static_basis
    target = inner_static[-1] if inner_static else DYNAMIC
    basis: Sequence[int] = operation.static_basis
    count, size = 0, 1
    while target != DYNAMIC and size < target and count < len(basis) and basis[-1 - count] != DYNAMIC:
        size *= basis[-1 - count]
        count += 1
    if size != target or count < 2:
        return rewriter.notify_match_failure(operation, "no trailing basis elements multiply to that of the linearize")
    indices = inner.multi_index
    location = operation.raw_location
    outer = has_outer_bound(operation, len(operation.results))
    joined = build_linearize(rewriter, indices[:-1], mixed_basis(inner)[:-1], inner.disjoint, inner.raw_location)
    front = build_delinearize(rewriter, joined.results[0], mixed_basis(operation)[:-count], location, outer)
    back = build_delinearize(rewriter, indices[-1], basis[-count:], location)
    rewriter.replace_op(operation, [*front.results, *back.results])
    return True


# ---- affine.linearize_index


class _Run(NamedTuple):
    """Neighbouring indices that are neighbouring results of one delinearization."""

    operation: Any
    start: int
    source: int
    length: int


def _runs(operation: AffineLinearizeIndexOp, indices: Sequence[Value], basis: Sequence[Element]) -> list[_Run]:
    runs: list[_Run] = []
    position = 0
    while position < len(indices):
        run = _run_at(operation, indices, basis, position)
        if run is None or any(known.operation is run.operation for known in runs):
            position += 1
        else:
            runs.append(run)
            position += run.length
    return runs


def _run_at(
    operation: AffineLinearizeIndexOp, indices: Sequence[Value], basis: Sequence[Element], position: int
) -> _Run | None:
    source = indices[position].defining_op
    if not isinstance(source, AffineDelinearizeIndexOp):
        return None
    start: int = indices[position].index
    results = source.results
    source_basis = padded_basis(source, len(results))
    bounds_match = _same(source_basis[start], basis[position])
    at_front = position == 0 and start == 0
    known_by_disjoint = operation.disjoint and start == 0 and source_basis[0] is None
    if not (bounds_match or at_front or known_by_disjoint):
        return None
    length = 1
    while position + length < len(indices) and start + length < len(results):
        if indices[position + length] is not results[start + length]:
            break
        if not _same(basis[position + length], source_basis[start + length]):
            break
        length += 1
    return _Run(source, position, start, length) if length > 1 else None


def _product(rewriter: PatternRewriter, basis: Sequence[Element], location: LocationLike) -> Element:
    """Returns the product of basis elements; None if the first is not given."""
    factors = [element for element in basis if element is not None]
    if len(factors) != len(basis):
        return None
    numbers = [factor for factor in factors if isinstance(factor, int)]
    if len(numbers) == len(factors):
        return math.prod(numbers)
    expr: AffineExpr = affine.constant(1)
    for position in range(len(factors)):
        expr = expr * affine.symbol(position)
    product = make_composed_folded_apply(rewriter, AffineMap(0, len(factors), [expr]), factors, location=location)
    if isinstance(product, Value):
        return product
    assert isinstance(product, IntegerAttr)
    return product.value


@canonicalize(name="CancelLinearizeOfDelinearizePortion")
def cancel_delinearize(operation: AffineLinearizeIndexOp, rewriter: PatternRewriter) -> Outcome:
    """linearize(delinearize(x)) -> x, for a run of indices with the same sizes"""
    indices = operation.multi_index
    basis = padded_basis(operation, len(indices))
    runs = _runs(operation, indices, basis)
    if not runs:
        return rewriter.notify_match_failure(operation, "no run of delinearize outputs to deal with")
    new_indices: list[Value] = []
    new_basis: list[Element] = []
    replacements: list[tuple[Any, list[Value]]] = []
    end = 0
    for run in runs:
        new_indices += indices[end : run.start]
        new_basis += basis[end : run.start]
        end = run.start + run.length
        with rewriter.insertion_guard():
            rewriter.set_insertion_point(run.operation)
            merged = basis[run.start : end]
            size = _product(rewriter, merged, operation.raw_location)
            if run.length == len(run.operation.results):
                new_indices.append(run.operation.linear_index)
            else:
                joined, values = _rejoined(rewriter, run, merged, size)
                new_indices.append(joined)
                replacements.append((run.operation, values))
        new_basis.append(size)
    new_indices += indices[end:]
    new_basis += basis[end:]
    linearize_op = build_linearize(rewriter, new_indices, new_basis, operation.disjoint, operation.raw_location)
    rewriter.replace_op(operation, linearize_op)
    for source, values in replacements:
        rewriter.replace_op(source, values)
    return True


def _rejoined(
    rewriter: PatternRewriter, run: _Run, merged: Sequence[Element], size: Element
) -> tuple[Value, list[Value]]:
    """Creates a delinearization that leaves a run joined; returns the joined index and values for all old results."""
    source = run.operation
    location = source.raw_location
    basis = padded_basis(source, len(source.results))
    basis[run.source : run.source + run.length] = [size]
    new_op = build_delinearize(rewriter, source.linear_index, basis, location)
    piece = new_op.results[run.source]
    parts = build_delinearize(rewriter, piece, list(merged), location)
    before, after = new_op.results[: run.source], new_op.results[run.source + 1 :]
    return piece, [*before, *parts.results, *after]


@canonicalize(name="DropLinearizeLeadingZero")
def drop_leading_zero(operation: AffineLinearizeIndexOp, rewriter: PatternRewriter) -> Outcome:
    """linearize(0, a, b) by (x, y, z) -> linearize(a, b) by (y, z)"""
    first, *rest = operation.multi_index
    if constant_int(first) != 0:
        return False
    if not rest:
        rewriter.replace_op(operation, [first])
        return True
    basis = mixed_basis(operation)
    if has_outer_bound(operation, len(rest) + 1):
        basis = basis[1:]
    linearize_op = build_linearize(rewriter, rest, basis, operation.disjoint, operation.raw_location)
    rewriter.replace_op(operation, linearize_op)
    return True


@canonicalize(name="DropLinearizeUnitComponentsIfDisjointOrZero")
def drop_unit_components(operation: AffineLinearizeIndexOp, rewriter: PatternRewriter) -> Outcome:
    """linearize(a, 0, b) by (x, 1, y) -> linearize(a, b) by (x, y)"""
    indices = operation.multi_index
    basis = padded_basis(operation, len(indices))
    kept = [
        (index, size)
        for index, size in zip(indices, basis, strict=True)
        if size is None or constant_int(size) != 1 or not (operation.disjoint or constant_int(index) == 0)
    ]
    if len(kept) == len(indices):
        return rewriter.notify_match_failure(operation, "no unit basis entries to replace")
    if not kept:
        rewriter.replace_op(operation, [materialize(rewriter, 0, operation.raw_location)])
        return True
    new_indices, new_basis = [index for index, _ in kept], [size for _, size in kept]
    linearize_op = build_linearize(rewriter, new_indices, new_basis, operation.disjoint, operation.raw_location)
    rewriter.replace_op(operation, linearize_op)
    return True
