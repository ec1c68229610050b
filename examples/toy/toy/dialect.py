"""The dialect `toy`: its operations, its type, and what makes them valid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.asm.function_syntax import parse_function, print_function
from lamina.asm.operation_state import OperationState
from lamina.asm.parser import Parser
from lamina.asm.printer import Printer
from lamina.define import (
    Dialect,
    Operation,
    operand,
    operation,
    prop,
    region,
    result,
    type_definition,
    variadic_operand,
    variadic_result,
)
from lamina.define.cast_checks import CastCheck
from lamina.define.constraints import (
    F64,
    AnyRegion,
    AnyTypeOf,
    ArrayAttr,
    DictArrayAttr,
    ElementsAttr,
    FlatSymbolRefAttr,
    FunctionType,
    I64Attr,
    StaticShapeTensorOf,
    StrAttr,
    SymbolNameAttr,
    TensorOf,
    TypeAttrOf,
)
from lamina.define.type_relations import AllTypesMatch
from lamina.interfaces.calls import CallableModel, CallableOpInterface, CallModel, CallOpInterface
from lamina.interfaces.casts import CastModel, CastOpInterface
from lamina.interfaces.function import FunctionModel, FunctionOpInterface, verify_function
from lamina.interfaces.symbols import SymbolModel, SymbolOpInterface
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr as ArrayAttribute
from lamina.ir.attributes import ElementsAttr as Elements
from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.traits import ConstantLike, HasParent, IsolatedFromAbove, Pure, ReturnLike
from lamina.ir.types import RankedTensorType, TensorType, UnrankedTensorType, f64

TOY = Dialect("toy", summary="tensors of the Toy language")

UNRANKED = UnrankedTensorType(f64)


@type_definition
class StructType(Type):
    """`!toy.struct<tensor<*xf64>, tensor<*xf64>>`: some values under one name."""

    __slots__ = ("members",)
    dialect_name = "toy"
    mnemonic = "struct"
    members: tuple[Type, ...]
    assembly_format = "`<` $members `>`"


Tensor = TensorOf([F64])
AnyValue = AnyTypeOf([Tensor, StructType])


# ---- Constants


@operation("toy.constant", traits=[ConstantLike, Pure, AllTypesMatch("value", "result")])
class ConstantOp(Operation):
    """`toy.constant dense<1.0> : tensor<2xf64>`"""

    value = prop(ElementsAttr)
    result = result(Tensor)
    assembly_format = "attr-dict $value"


@operation("toy.struct_constant", traits=[ConstantLike, Pure])
class StructConstantOp(Operation):
    """`toy.struct_constant [dense<1.0> : tensor<2xf64>] : !toy.struct<tensor<*xf64>>`"""

    value = prop(ArrayAttr)
    result = result(StructType)
    assembly_format = "attr-dict $value `:` type($result)"

    def verify(self) -> None:
        _verify_members(self.properties["value"], self.result.type)


def _verify_members(value: Attribute, type: Type) -> None:
    if isinstance(type, StructType):
        if not isinstance(value, ArrayAttribute) or len(value.elements) != len(type.members):
            raise VerifyFailure(f"expects an array of {len(type.members)} values for '{type}', but got {value}")
        for member, expected in zip(value.elements, type.members, strict=True):
            _verify_members(member, expected)
    elif not isinstance(value, Elements) or not are_compatible(value.type, type):
        raise VerifyFailure(f"expects elements for '{type}', but got {value}")


# ---- Arithmetic


class _Elementwise(Operation):
    __slots__ = ()
    lhs = operand(Tensor)
    rhs = operand(Tensor)
    result = result(Tensor)
    assembly_format = "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        if not are_compatible(self.lhs.type, self.rhs.type):
            raise VerifyFailure(f"expects operands of one shape, but got '{self.lhs.type}' and '{self.rhs.type}'")
        if not are_compatible(self.lhs.type, self.result.type):
            raise VerifyFailure(f"expects a result like its operands, but got '{self.result.type}'")


@operation("toy.add", traits=[Pure])
class AddOp(_Elementwise):
    """The sum of two tensors, element by element."""


@operation("toy.mul", traits=[Pure])
class MulOp(_Elementwise):
    """The product of two tensors, element by element."""


# ---- Shapes


@operation("toy.transpose", traits=[Pure])
class TransposeOp(Operation):
    """The tensor with its dimensions in reverse order."""

    input = operand(Tensor)
    result = result(Tensor)
    assembly_format = "$input attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        source, target = self.input.type, self.result.type
        if isinstance(source, RankedTensorType) and not are_compatible(transposed(source), target):
            raise VerifyFailure(f"expects a result of type '{transposed(source)}', but got '{target}'")


@operation("toy.reshape", traits=[Pure])
class ReshapeOp(Operation):
    """The same elements, in row-major order, in another shape."""

    input = operand(Tensor)
    result = result(StaticShapeTensorOf([F64]))
    assembly_format = "$input attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        source, target = self.input.type, self.result.type
        if isinstance(source, RankedTensorType) and source.num_elements != target.num_elements:
            raise VerifyFailure(
                f"cannot reshape '{source}' to '{target}': {source.num_elements} elements are not {target.num_elements}"
            )


def transposed(type: RankedTensorType) -> RankedTensorType:
    """The type with its dimensions in reverse order."""
    return RankedTensorType(tuple(reversed(type.shape)), type.element_type)


def are_compatible(one: Type, other: Type) -> bool:
    """True if the types are equal, or tensors of which at least one has no shape yet."""
    if one is other:
        return True
    return isinstance(one, TensorType) and isinstance(other, TensorType) and UNRANKED in (one, other)


def _castable(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    return len(inputs) == len(outputs) == 1 and are_compatible(inputs[0], outputs[0])


@operation("toy.cast", traits=[Pure, CastCheck(_castable)])
class CastOp(Operation):
    """The same tensor, of which more or less is known."""

    input = operand(Tensor)
    result = result(Tensor)
    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"


@CastOpInterface.implement(CastOp)
class _Cast(CastModel):
    are_cast_compatible = staticmethod(_castable)


# ---- Structs


@operation("toy.struct_access", traits=[Pure])
class StructAccessOp(Operation):
    """`toy.struct_access %pair[1]`: a member of a struct."""

    input = operand(StructType)
    index = prop(I64Attr)
    result = result(AnyValue)
    assembly_format = "$input `[` $index `]` attr-dict `:` type($input) `->` type($result)"

    def verify(self) -> None:
        members = self.input.type.members
        if not 0 <= self.index < len(members):
            raise VerifyFailure(f"has index {self.index}, but the struct has {len(members)} members")
        if members[self.index] is not self.result.type:
            raise VerifyFailure(f"expects a result of type '{members[self.index]}', but got '{self.result.type}'")


# ---- Functions and effects


@operation("toy.print")
class PrintOp(Operation):
    """Prints a tensor, one line for each row. Without `Pure` nothing may remove or reorder it."""

    input = operand(Tensor)
    assembly_format = "$input attr-dict `:` type($input)"


@operation("toy.func", traits=[IsolatedFromAbove])
class FuncOp(Operation):
    """`toy.func @f(%a: tensor<*xf64>) -> tensor<*xf64> { ... }`"""

    sym_name = prop(SymbolNameAttr, name="sym_name")
    function_type = prop(TypeAttrOf(FunctionType), name="function_type")
    sym_visibility = prop(StrAttr, optional=True, name="sym_visibility")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    body = region(AnyRegion)

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        parse_function(parser, state)

    def print(self, printer: Printer) -> None:
        print_function(printer, self)

    def verify(self) -> None:
        verify_function(self)


FunctionOpInterface.implement(FuncOp)(FunctionModel)
CallableOpInterface.implement(FuncOp)(CallableModel)
SymbolOpInterface.implement(FuncOp)(SymbolModel)


@operation("toy.return", traits=[Pure, HasParent("toy.func"), ReturnLike])
class ReturnOp(Operation):
    """Ends a function, with its value if it has one."""

    values = variadic_operand(AnyValue)
    assembly_format = "attr-dict ($values^ `:` type($values))?"

    def verify(self) -> None:
        function: Any = self.parent_op
        expected = function.function_type.results
        found = self.operand_types
        if len(found) != len(expected) or not all(map(are_compatible, found, expected)):
            raise VerifyFailure(f"returns {_listed(found)}, but @{function.sym_name} returns {_listed(expected)}")


@operation("toy.generic_call")
class GenericCallOp(Operation):
    """A call of a function that takes tensors of any shape."""

    callee = prop(FlatSymbolRefAttr)
    inputs = variadic_operand(AnyValue)
    outputs = variadic_result(AnyValue)
    assembly_format = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, $outputs)"

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        function = symbols.lookup_nearest_symbol_from(self, SymbolRefAttr(self.callee))
        if not isinstance(function, FuncOp):
            raise VerifyFailure(f"calls '{self.callee}', which is not a function")
        inputs, results = function.function_type.inputs, function.function_type.results
        for what, found, expected in (
            ("takes", self.operand_types, inputs),
            ("returns", self.result_types, results),
        ):
            if len(found) != len(expected) or not all(map(are_compatible, found, expected)):
                raise VerifyFailure(f"@{self.callee} {what} {_listed(expected)}, but got {_listed(found)}")


CallOpInterface.implement(GenericCallOp)(CallModel)


def _listed(types: Sequence[Type]) -> str:
    return "(" + ", ".join(map(str, types)) + ")"
