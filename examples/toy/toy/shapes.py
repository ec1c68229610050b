"""Shape inference: an interface that operations implement, and the pass `toy-shape-inference` that asks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.interfaces.model import Interface
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType, UnrankedTensorType
from lamina.passmanager import Pass, register_pass
from toy.dialect import AddOp, CastOp, GenericCallOp, MulOp, TransposeOp, transposed

# Gives the type of the result once the types of all operands are known.
ShapeInference: Interface[Callable[[Any], Type]] = Interface("ShapeInference", "shapes")


@ShapeInference.implement(AddOp, MulOp)
def infer_elementwise(op: AddOp | MulOp) -> Type:
    return op.lhs.type


@ShapeInference.implement(CastOp)
def infer_cast(op: CastOp) -> Type:
    return op.input.type


@ShapeInference.implement(TransposeOp)
def infer_transpose(op: TransposeOp) -> Type:
    assert isinstance(op.input.type, RankedTensorType)
    return transposed(op.input.type)


@register_pass("toy-shape-inference", summary="Infer the shapes of tensors inside of functions", anchor="toy.func")
class InferShapes(Pass):
    """Every definition stands before its uses, so one walk gives each operation operands of known shape."""

    def run(self, operation: Operation) -> None:
        for op in list(operation.walk()):
            if not any(isinstance(type, UnrankedTensorType) for type in op.result_types):
                continue
            infer = ShapeInference.get(op)
            if infer is None or any(isinstance(type, UnrankedTensorType) for type in op.operand_types):
                self.fail(_reason(op), op)
            op.results[0].type = infer(op)


def _reason(op: Operation) -> str:
    if isinstance(op, GenericCallOp):
        return f"the shape of what '{op.callee}' returns is unknown: it calls itself, and cannot be inlined"
    return f"the shape of the result of '{op.name}' is unknown"
