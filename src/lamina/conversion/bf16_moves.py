"""``lamina-move-bf16-as-integers``: vectors of bf16 are loaded, shuffled and stored as integers of 16 bits.

LLVM takes vectors of bf16 to pieces, an element at a time, on CPUs without arithmetic on them, even where they are
only moved. Casts at arithmetic keep its types; those between moves disappear.
"""

from __future__ import annotations

from lamina.dialects.llvm.ops import BitcastOp, LoadOp, SelectOp, ShuffleVectorOp, StoreOp
from lamina.dialects.llvm.vector_intrinsics import MaskedLoadOp, MaskedStoreOp, masked_gather, masked_scatter
from lamina.ir.attribute import Type
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import VectorType, bf16, i16
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass

_MOVES = (
    LoadOp,
    MaskedLoadOp,
    MaskedStoreOp,
    SelectOp,
    ShuffleVectorOp,
    StoreOp,
    masked_gather,
    masked_scatter,
)


@register_pass("lamina-move-bf16-as-integers", summary="Load, shuffle and store vectors of bf16 as integers")
class MoveBF16AsIntegers(Pass):
    """Replaces the operations that move vectors of bf16."""

    def run(self, operation: Operation) -> None:
        integers: dict[Value, Value] = {}
        for op in [op for op in operation.walk() if isinstance(op, _MOVES)]:
            values = [*op.operands, *op.results]
            if any(_is_vector_of_bf16(value.type) for value in values):
                _move(op, integers)
        for cast in integers:
            if not cast.has_uses and cast.defining_op is not None:
                cast.defining_op.erase()


def _is_vector_of_bf16(type: Type) -> bool:
    return isinstance(type, VectorType) and type.element_type == bf16


def _as_integers(type: Type) -> Type:
    if isinstance(type, VectorType) and type.element_type == bf16:
        return VectorType(type.shape, i16, type.scalable_dims)
    return type


def _move(op: Operation, integers: dict[Value, Value]) -> None:
    """Replaces a move; ``integers`` are what the casts that follow the moves so far are made from."""
    builder = Builder(InsertionPoint.before_op(op), location=op.raw_location)
    operands = []
    for operand in op.operands:
        if operand in integers:
            operands.append(integers[operand])
        elif _is_vector_of_bf16(operand.type):
            operands.append(builder.create(BitcastOp, operand, res=_as_integers(operand.type)).res)
        else:
            operands.append(operand)
    types = [_as_integers(type) for type in op.result_types]
    move = type(op)(operands, types, dict(op._properties), dict(op._attributes), (), (), op.raw_location)
    builder.insert(move)
    for old, new in zip(op.results, move.results, strict=True):
        cast = builder.create(BitcastOp, new, res=old.type)
        integers[cast.res] = new
        old.replace_all_uses_with(cast.res)
    op.erase()
