"""Type, attribute and operand constraints of the transform dialect."""

from __future__ import annotations

from lamina.define.constraints import AnyTypeOf, TypeConstraint
from lamina.dialects.transform.types import OperationType
from lamina.ir.attribute import Type


def _implements(name: str) -> TypeConstraint:
    """Types whose class names the interface in its ``interfaces``."""

    def accepts(type: Type) -> bool:
        return name in getattr(type, "interfaces", ())

    return TypeConstraint(f"{name} instance", accepts, kind=accepts)


TransformHandleTypeInterface = _implements("TransformHandleTypeInterface")
TransformParamTypeInterface = _implements("TransformParamTypeInterface")
TransformValueHandleTypeInterface = _implements("TransformValueHandleTypeInterface")
Transform_AnyHandleOrParamType = AnyTypeOf(
    [TransformParamTypeInterface, TransformHandleTypeInterface, TransformValueHandleTypeInterface],
    "any transform handle or parameter",
)
Transform_AnyHandleType = AnyTypeOf(
    [TransformHandleTypeInterface, TransformValueHandleTypeInterface], "any transform handle"
)
TransformAnyParamTypeOrAnyHandle = AnyTypeOf(
    [TransformHandleTypeInterface, TransformParamTypeInterface], "transform any param type or any handle type"
)
TransformAnyHandle = AnyTypeOf(
    [TransformHandleTypeInterface, TransformValueHandleTypeInterface], "transform operation or value handle"
)


class ConcreteOpType(TypeConstraint):
    """Handles of one kind of operation: ``!transform.op<"operation_name">``."""

    __slots__ = ("operation_name",)

    def __init__(self, operation_name: str) -> None:
        def accepts(type: Type) -> bool:
            return isinstance(type, OperationType) and type.operation_name == operation_name

        super().__init__(f"Transform IR handle to {operation_name} operations", accepts)
        self.operation_name = operation_name


def concrete_op_type(operation_name: str) -> ConcreteOpType:
    return ConcreteOpType(operation_name)


Transform_EmptyOp = concrete_op_type("tensor.empty")
Transform_AllocTensorOp = concrete_op_type("bufferization.alloc_tensor")
Transform_MemRefAllocaOp = concrete_op_type("memref.alloca")
Transform_MemRefAllocOp = concrete_op_type("memref.alloc")
Transform_ScfForOp = concrete_op_type("scf.for")
