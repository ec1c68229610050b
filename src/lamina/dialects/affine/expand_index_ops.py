"""affine.delinearize_index and affine.linearize_index as operations of arith, or as affine.apply operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.compose import make_composed_apply, make_composed_folded_apply, materialize
from lamina.dialects.affine.expand import NO_WRAP, NO_WRAP_AT_ALL, IndexArithmetic
from lamina.dialects.affine.fold import effective_basis
from lamina.dialects.affine.ops import AffineDelinearizeIndexOp, AffineLinearizeIndexOp
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.ir import affine
from lamina.ir.affine import AffineExpr, AffineMap
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, pattern

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute
    from lamina.ir.location import LocationLike


def strides(
    arithmetic: IndexArithmetic, dynamic: Sequence[Value], static: Sequence[int], not_negative: bool
) -> list[Value]:
    """Returns for each basis element the product of it and all following ones."""
    flags = NO_WRAP_AT_ALL if not_negative else NO_WRAP
    suffix_products: list[Value] = []
    position = len(dynamic)
    product: Value | None = None
    number = 1
    for size in reversed(static):
        if size == DYNAMIC:
            position -= 1
            factor = dynamic[position]
            product = factor if product is None else arithmetic.mul(product, factor, flags)
        else:
            number *= size
        if product is not None and number == 1:
            suffix_products.append(product)
            continue
        stride = arithmetic.constant(number)
        suffix_products.append(stride if product is None else arithmetic.mul(product, stride, flags))
    return suffix_products[::-1]


@pattern
def expand_delinearize(operation: AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> Outcome:
    """Computes quotients by the strides of the remainders by the previous strides."""
    count = len(operation.results)
    index = operation.linear_index
    if count == 1:
        rewriter.replace_op(operation, [index])
        return True
    arithmetic = IndexArithmetic(rewriter, operation.raw_location)
    static = effective_basis(operation.static_basis, count)
    sizes = strides(arithmetic, operation.dynamic_basis, static, True)
    zero = arithmetic.constant(0)
    results = [arithmetic.floor_divide(index, sizes[0])]

    def modulo(stride: Value) -> Value:
        remainder = arithmetic.remainder(index, stride)
        negative = arithmetic.compare(CmpIPredicate.SLT, remainder, zero)
        corrected = arithmetic.add(remainder, stride, NO_WRAP)
        return arithmetic.select(negative, corrected, remainder)

    for stride, following in zip(sizes, sizes[1:], strict=False):
        rest = modulo(stride)
        results.append(arithmetic.divide(rest, following))
    results.append(modulo(sizes[-1]))
    rewriter.replace_op(operation, results)
    return True


def _invariant_loops(operation: Operation, value: Value) -> int:
    """Returns how many enclosing loops, innermost first, leave the value invariant."""
    count = 0
    for outer in operation.ancestors:
        model = LoopLikeOpInterface.get(outer)
        if model is None:
            continue
        if not model.is_defined_outside_of_loop(outer, value):
            break
        count += 1
    return count


@pattern
def expand_linearize(operation: AffineLinearizeIndexOp, rewriter: PatternRewriter) -> Outcome:
    """linearize_index(indices) -> sum of indices times strides, the most hoistable terms first"""
    arithmetic = IndexArithmetic(rewriter, operation.raw_location)
    indices = operation.multi_index
    if not indices:
        rewriter.replace_op(operation, [arithmetic.constant(0)])
        return True
    static = effective_basis(operation.static_basis, len(indices))
    sizes = strides(arithmetic, operation.dynamic_basis, static, operation.disjoint)
    terms: list[tuple[int, Value]] = []
    for index, stride in zip(indices, sizes, strict=False):
        terms.append((_invariant_loops(operation, index), arithmetic.mul(index, stride, NO_WRAP)))
    terms.append((_invariant_loops(operation, indices[-1]), indices[-1]))
    terms.sort(key=lambda term: -term[0])
    total = terms[0][1]
    for _, value in terms[1:]:
        total = arithmetic.add(total, value, NO_WRAP)
    rewriter.replace_op(operation, [total])
    return True


PATTERNS = (expand_delinearize, expand_linearize)


# ---- As affine.apply


def mixed_basis(operation: AffineDelinearizeIndexOp | AffineLinearizeIndexOp) -> list[Any]:
    """Values and numbers."""
    rest = iter(operation.dynamic_basis)
    return [next(rest) if size == DYNAMIC else size for size in operation.static_basis]


def delinearize_index(
    builder: Builder,
    index: Value,
    basis: Sequence[Value | int],
    has_outer_bound: bool = True,
    location: LocationLike | None = None,
) -> list[Value]:
    """Delinearizes an index in a basis (values, attributes or numbers), with affine.apply operations."""
    where = builder.location if location is None else location
    divisors: list[Value] = []
    product: Any = 1
    left, right = affine.symbol(0), affine.symbol(1)
    for size in reversed(basis[1:] if has_outer_bound else basis):
        product = make_composed_folded_apply(builder, AffineMap(0, 2, [left * right]), [size, product], location=where)
        divisors.append(materialize(builder, product, where))
    rest = index
    digits: list[Value] = []
    d0, d1 = affine.dim(0), affine.dim(1)
    for divisor in reversed(divisors):
        quotient = make_composed_apply(builder, AffineMap(2, 0, [d0.floordiv(d1)]), [rest, divisor], location=where)
        remainder = make_composed_apply(builder, AffineMap(2, 0, [d0 % d1]), [rest, divisor], location=where)
        digits.append(quotient.results[0])
        rest = remainder.results[0]
    return [*digits, rest]


def linearize_index(
    builder: Builder, indices: Sequence[Value], basis: Sequence[Value | int], location: LocationLike | None = None
) -> Value | Attribute:
    """Returns the inverse: a value or an index attribute."""
    where = builder.location if location is None else location
    sizes = list(basis)[-(len(indices) - 1) :] if len(indices) > 1 else []
    operands: list[Any] = []
    expr: AffineExpr = affine.constant(0)
    for position, index in enumerate(indices):
        rest = sizes[position:]
        stride: AffineExpr = affine.constant(1)
        for number in range(len(rest)):
            stride = stride * affine.symbol(number)
        product = make_composed_folded_apply(builder, AffineMap(0, len(rest), [stride]), rest, location=where)
        expr = expr + affine.symbol(len(operands)) * affine.symbol(len(operands) + 1)
        operands += [index, product]
    return make_composed_folded_apply(builder, AffineMap(0, len(operands), [expr]), operands, location=where)
