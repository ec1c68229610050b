"""Operations of the bufferization dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.define import (
    Operation,
    decided_by_fields,
    operand,
    operation,
    optional_operand,
    optional_result,
    prop,
    result,
    variadic_operand,
    variadic_result,
)
from lamina.define.constraints import I1, AnyAttr, AnyRankedOrUnrankedMemRef, AnyShaped, AnyTensor, Index, UnitAttr
from lamina.define.type_relations import AllElementTypesMatch
from lamina.dialects.bufferization import syntax, verification
from lamina.dialects.bufferization.constraints import (
    Bufferization_BufferLikeTypeInterface,
    Bufferization_TensorLikeTypeInterface,
    tensor_matches_buffer,
)
from lamina.ir.attribute import Type
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    PredOpTrait,
    Pure,
    SameOperandsAndResultElementType,
    SameOperandsAndResultShape,
)
from lamina.ir.types import TensorType, i1
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.ir.attribute import Attribute
    from lamina.ir.attributes import DenseArrayAttr
    from lamina.ir.region import Region


@operation("bufferization.alloc_tensor", traits=[AttrSizedOperandSegments])
class AllocTensorOp(Operation):
    """A tensor that becomes a new buffer, with any contents or those of `copy`."""

    dynamic_sizes = variadic_operand(Index, name="dynamic_sizes")
    copy = optional_operand(AnyTensor)
    size_hint = optional_operand(Index, name="size_hint")
    memory_space = prop(AnyAttr, optional=True, name="memory_space")
    result = result(AnyTensor)

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_alloc_tensor(self)


@operation("bufferization.clone")
class CloneOp(Operation):
    """A copy of a buffer, or the buffer itself if neither is written afterwards."""

    input = operand(AnyRankedOrUnrankedMemRef, effects=["read"])
    output = result(AnyRankedOrUnrankedMemRef, effects=["write", "allocate"])
    assembly_format = "$input attr-dict `:` type($input) `to` type($output)"

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return [operands[0].type]


@operation("bufferization.materialize_in_destination", traits=[AllElementTypesMatch("source", "dest")])
class MaterializeInDestinationOp(Operation):
    """The tensor, computed in the buffer of the destination."""

    source = operand(AnyTensor)
    dest = operand(AnyShaped)
    restrict = prop(UnitAttr, optional=True)
    writable = prop(UnitAttr, optional=True)
    result = optional_result(AnyTensor)
    assembly_format = """
        $source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict `:`
        functional-type(operands, results)
    """

    def verify(self) -> None:
        verification.verify_materialize_in_destination(self)

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return [operands[1].type] if isinstance(operands[1].type, TensorType) else []


@operation("bufferization.dealloc_tensor")
class DeallocTensorOp(Operation):
    """Frees the buffer that the tensor becomes."""

    tensor = operand(AnyTensor)
    assembly_format = "$tensor attr-dict `:` type($tensor)"


@operation(
    "bufferization.to_tensor",
    traits=[
        SameOperandsAndResultShape,
        SameOperandsAndResultElementType,
        PredOpTrait("specified tensor and buffer types match", tensor_matches_buffer),
    ],
)
class ToTensorOp(Operation):
    """The tensor contained in a buffer.

    `restrict` promises that no other tensor is created from it, `writable` that it may be written.
    """

    buffer = operand(Bufferization_BufferLikeTypeInterface, effects=["read"])
    restrict = prop(UnitAttr, optional=True)
    writable = prop(UnitAttr, optional=True)
    result = result(Bufferization_TensorLikeTypeInterface)
    assembly_format = """
        $buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) `to` type($result)
    """

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_to_tensor(parser, state)

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        type = syntax.tensor_type_of(operands[0].type)
        assert type is not None
        return [type]


@operation(
    "bufferization.to_buffer",
    traits=[
        SameOperandsAndResultShape,
        SameOperandsAndResultElementType,
        Pure,
        PredOpTrait("specified tensor and buffer types match", tensor_matches_buffer),
    ],
)
class ToBufferOp(Operation):
    """The buffer of a tensor."""

    tensor = operand(Bufferization_TensorLikeTypeInterface)
    read_only = prop(UnitAttr, optional=True, name="read_only")
    buffer = result(Bufferization_BufferLikeTypeInterface)
    assembly_format = "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)"

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_to_buffer(parser, state)


@operation("bufferization.dealloc", traits=[AttrSizedOperandSegments])
class DeallocOp(Operation):
    """Frees the buffers whose condition holds unless they alias a retained one.

    Returns the ownership of the retained buffers.
    """

    memrefs = variadic_operand(AnyRankedOrUnrankedMemRef)
    conditions = variadic_operand(I1)
    retained = variadic_operand(AnyRankedOrUnrankedMemRef)
    updated_conditions = variadic_result(I1)
    assembly_format = """
        (` ``(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)` )? (`retain` ` ` `(` $retained^
        `:` type($retained) `)` )? attr-dict
    """

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_dealloc(self)

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: dict[str, DenseArrayAttr], regions: Sequence[Region]
    ) -> list[Type]:
        return [i1] * properties["operandSegmentSizes"].values[2]
