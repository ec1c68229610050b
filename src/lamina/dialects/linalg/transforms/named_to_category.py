"""Converts named element-wise operations to linalg.elementwise."""

from __future__ import annotations

from typing import Any

from lamina.dialects.linalg.attributes import ElementwiseKindAttr
from lamina.dialects.linalg.enums import ElementwiseKind
from lamina.dialects.linalg.named_ops import (
    AbsOp,
    AddOp,
    CeilOp,
    DivOp,
    DivUnsignedOp,
    ErfOp,
    ExpOp,
    FloorOp,
    LogOp,
    MulOp,
    NegFOp,
    PowFOp,
    ReciprocalOp,
    RoundOp,
    RsqrtOp,
    SelectOp,
    SqrtOp,
    SquareOp,
    SubOp,
    TanhOp,
)
from lamina.dialects.linalg.region_builder import fill_region, statement_builder
from lamina.dialects.linalg.structure import LinalgOp, maps_attr
from lamina.dialects.linalg.structured_ops import ElementwiseOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseI32ArrayAttr
from lamina.ir.region import Region
from lamina.rewrite import PatternRewriter, PatternSet
from lamina.rewrite.pattern import FunctionPattern, Outcome

# As in MLIR: linalg.max and linalg.min stay.
_KINDS: dict[Any, ElementwiseKind] = {
    ExpOp: ElementwiseKind.EXP,
    LogOp: ElementwiseKind.LOG,
    AbsOp: ElementwiseKind.ABS,
    CeilOp: ElementwiseKind.CEIL,
    FloorOp: ElementwiseKind.FLOOR,
    NegFOp: ElementwiseKind.NEGF,
    ReciprocalOp: ElementwiseKind.RECIPROCAL,
    RoundOp: ElementwiseKind.ROUND,
    SqrtOp: ElementwiseKind.SQRT,
    RsqrtOp: ElementwiseKind.RSQRT,
    SquareOp: ElementwiseKind.SQUARE,
    TanhOp: ElementwiseKind.TANH,
    ErfOp: ElementwiseKind.ERF,
    AddOp: ElementwiseKind.ADD,
    SubOp: ElementwiseKind.SUB,
    MulOp: ElementwiseKind.MUL,
    DivOp: ElementwiseKind.DIV,
    DivUnsignedOp: ElementwiseKind.DIV_UNSIGNED,
    PowFOp: ElementwiseKind.POWF,
    SelectOp: ElementwiseKind.SELECT,
}


def named_to_elementwise(rewriter: PatternRewriter, op: LinalgOp) -> ElementwiseOp:
    """Replaces a named element-wise operation by linalg.elementwise of its kind and maps."""
    assert op.structure is not None
    region = Region()
    fill_region(region, list(op.operand_types), statement_builder(op.structure.body), rewriter.location)
    properties: dict[str, Attribute] = {
        "kind": ElementwiseKindAttr(_KINDS[type(op)]),
        "indexing_maps": maps_attr(op.maps),
        "operandSegmentSizes": DenseI32ArrayAttr([op.num_dps_inputs, op.num_dps_inits]),
    }
    elementwise = ElementwiseOp(op.operands, op.result_types, properties, {}, (), [region], rewriter.location)
    rewriter.insert(elementwise)
    rewriter.replace_op(op, elementwise.results)
    return elementwise


def named_to_category_patterns() -> PatternSet:
    """Returns the pattern that makes every named element-wise operation a linalg.elementwise."""

    def apply(op: LinalgOp, rewriter: PatternRewriter) -> Outcome:
        named_to_elementwise(rewriter, op)
        return True

    return PatternSet([FunctionPattern(apply, root, name="NamedToElementwisePattern") for root in _KINDS])
