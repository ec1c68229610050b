"""Folds of the quant dialect: inverse pairs of casts."""

from __future__ import annotations

from lamina.dialects.quant.ops import DequantizeCastOp, QuantizeCastOp, StorageCastOp
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite import fold
from lamina.rewrite.fold import Constants


def _source(
    op: StorageCastOp | QuantizeCastOp | DequantizeCastOp,
    inverse: type[QuantizeCastOp] | type[DequantizeCastOp] | type[StorageCastOp],
) -> Value | None:
    """Returns the value before the inverse cast that produced the operand, if it has the result's type."""
    before = op.input.defining_op
    if not isinstance(before, inverse):
        return None
    source: Value = before.input
    return source if source.type is op.result.type else None


@fold
def fold_dcast(op: DequantizeCastOp, constants: Constants) -> Value | None:
    """dcast(qcast(x)) -> x, as in MLIR, which drops the rounding; not in functions with ``quant.rounding``"""
    source = _source(op, QuantizeCastOp)
    return None if source is None or _states_rounding(op) else source


def _states_rounding(op: Operation) -> bool:
    """True if an operation around this one has the attribute that `lower-quant-ops` reads."""
    around: Operation | None = op.parent_op
    while around is not None:
        if "quant.rounding" in around.attributes:
            return True
        around = around.parent_op
    return False


@fold
def fold_qcast(op: QuantizeCastOp, constants: Constants) -> Value | None:
    """qcast(dcast(x)) -> x, for equal types"""
    return _source(op, DequantizeCastOp)


@fold
def fold_scast(op: StorageCastOp, constants: Constants) -> Value | None:
    """scast(scast(x)) -> x, for a round trip"""
    return _source(op, StorageCastOp)
