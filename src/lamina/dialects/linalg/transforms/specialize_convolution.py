"""Specializes linalg.generic to named convolutions and poolings."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from lamina.dialects.linalg import named_ops
from lamina.dialects.linalg.builders import build_named
from lamina.dialects.linalg.region_builder import UnsupportedPayload, fill_region, statement_builder
from lamina.dialects.linalg.structure import (
    PARALLEL,
    LinalgOp,
    concrete_map,
    symbolic_maps,
)
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.ir.affine import AffineDimExpr, AffineExpr, constant
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.region import Region
from lamina.ir.types import RankedTensorType, i64
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter


class _Window(NamedTuple):
    """Strides and dilations as a windowed operation has them."""

    properties: dict[str, Attribute]


def specialize_convolution(rewriter: PatternRewriter, op: GenericOp) -> LinalgOp | None:
    """Returns the equivalent named operation, inserted before a linalg.generic; None if there is none."""
    if op.num_dps_inits != 1 or op.num_dps_inputs < 2 or not op.reduction_dims:
        return None
    kinds = "".join("p" if kind == PARALLEL else "r" for kind in op.iterators)
    if all(map.is_projected_permutation() for map in op.maps):
        return None
    for cls in _candidates().get((kinds, len(op._operands)), ()):
        window = _matched_window(cls, op)
        if window is not None and _has_body(cls, op):
            return build_named(rewriter, cls, op.dps_inputs, op.dps_inits, window.properties)
    return None


@cache
def _candidates() -> dict[tuple[str, int], list[Any]]:
    """Returns the convolutions by the kinds of their loops and the number of operands."""
    candidates: dict[tuple[str, int], list[Any]] = {}
    for cls in vars(named_ops).values():
        structure = getattr(cls, "structure", None)
        if structure is not None and structure.kind == "convolution":
            candidates.setdefault((structure.iterators, len(structure.maps)), []).append(cls)
    return candidates


# ---- Maps


def _matched_window(cls: type[LinalgOp], op: GenericOp) -> _Window | None:
    """Returns the strides and dilations for which the maps of the class match the operation."""
    symbolic = symbolic_maps(cls.structure)
    if [len(map.results) for map in symbolic] != [len(map.results) for map in op.maps]:
        return None
    count = symbolic[0].num_symbols // 2
    factors = [1] * (2 * count)
    for expr, own in zip(symbolic[0].results, op.maps[0].results, strict=True):
        for loop in range(op.num_loops) if symbolic[0].num_symbols else ():
            number = _symbol_of(expr, loop, 2 * count)
            if number is not None:
                factors[number] = _factor(own, loop, op.num_loops)
    window = _Window(_properties(factors[::2], factors[1::2]) if count else {})
    if any(factor <= 0 for factor in factors):
        return None
    maps = [concrete_map(map, window) for map in symbolic]
    return window if maps == op.maps else None


def _symbol_of(expr: AffineExpr, loop: int, symbols: int) -> int | None:
    """Returns the symbol that is the factor of a loop."""
    if isinstance(expr, AffineDimExpr) or not expr.is_function_of_dim(loop):
        return None
    for number in range(symbols):
        values = [constant(int(symbol == number)) for symbol in range(symbols)]
        if expr.replace_dims_and_symbols([], values).is_function_of_dim(loop):
            return number
    return None


def _factor(expr: AffineExpr, loop: int, loops: int) -> int:
    """Returns the coefficient of a loop in a linear expression."""
    at, start = (
        expr.replace_dims_and_symbols([constant(int(one == loop) * step) for one in range(loops)], [])
        for step in (1, 0)
    )
    return getattr(at, "value", 0) - getattr(start, "value", 0)


def _properties(strides: list[int], dilations: list[int]) -> dict[str, Attribute]:
    type = RankedTensorType([len(strides)], i64)
    return {
        name: DenseElementsAttr.from_attributes(type, [IntegerAttr(i64, value) for value in values])
        for name, values in (("strides", strides), ("dilations", dilations))
    }


# ---- Body


def _has_body(cls: type[LinalgOp], op: GenericOp) -> bool:
    assert cls.structure is not None
    region = Region()
    try:
        fill_region(region, list(op.operand_types), statement_builder(cls.structure.body), UNKNOWN)
    except UnsupportedPayload:
        return False
    return _same_block(region.entry_block, op.block)


def _same_block(left: Block, right: Block) -> bool:
    """True if two blocks contain the same operations in the same order."""
    matched: dict[Value, Value] = dict(zip(left.arguments, right.arguments, strict=True))
    operations = list(right.operations)
    own = list(left.operations)
    if len(own) != len(operations):
        return False
    for op, other in zip(own, operations, strict=True):
        if op.name != other.name or op.result_types != other.result_types or op.properties != other.properties:
            return False
        if len(op.operands) != len(other.operands):
            return False
        for value, operand in zip(op.operands, other.operands, strict=True):
            if matched.get(value) is not operand:
                return False
        matched.update(zip(op.results, other.results, strict=True))
    return True
