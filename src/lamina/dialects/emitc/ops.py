"""Operations of the emitc dialect on values: arithmetic, variables, memory."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define import Operation, operand, operation, prop, result, variadic_operand
from lamina.define.cast_checks import CastCheck
from lamina.define.constraints import I1, AnyType, FlatSymbolRefAttr, StrAttr
from lamina.define.families import family
from lamina.define.type_relations import AllTypesMatch, TypesMatchWith
from lamina.dialects.emitc import types, verification
from lamina.dialects.emitc.attributes import CmpPredicateAttr
from lamina.dialects.emitc.constraints import (
    ArrayOrLValue,
    EmitCType,
    IntegerLike,
    LValue,
    LValueOf,
    NumberLike,
    Opaque,
    OpaqueOrTyped,
    Pointer,
    Subscriptable,
    TypeOrLValue,
)
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.traits import ConstantLike, Pure


class _Expression(Operation):
    """Base of operations allowed in an expression."""

    __slots__ = ()
    is_c_expression = True

    @property
    def has_side_effects(self) -> bool:
        """True if evaluating it twice may differ from once: if an operand is not a plain number or pointer."""
        return not all(types.is_fundamental(type) for type in self.operand_types)


class _Unary(_Expression):
    __slots__ = ()
    operand_ = operand(EmitCType, name="")
    result_ = result(EmitCType, name="")
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class _Binary(_Expression):
    __slots__ = ()
    lhs = operand(EmitCType)
    rhs = operand(EmitCType)
    result_ = result(EmitCType, name="")
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


_unary = family()
_binary = family()


@_binary("emitc.add")
class AddOp(_Binary):
    def verify(self) -> None:
        verification.verify_add(self)


@_binary("emitc.sub")
class SubOp(_Binary):
    def verify(self) -> None:
        verification.verify_sub(self)


@_binary("emitc.bitwise_and")
class BitwiseAndOp(_Binary):
    pass


@_binary("emitc.bitwise_left_shift")
class BitwiseLeftShiftOp(_Binary):
    pass


@_binary("emitc.bitwise_or")
class BitwiseOrOp(_Binary):
    pass


@_binary("emitc.bitwise_right_shift")
class BitwiseRightShiftOp(_Binary):
    pass


@_binary("emitc.bitwise_xor")
class BitwiseXorOp(_Binary):
    pass


@_unary("emitc.bitwise_not")
class BitwiseNotOp(_Unary):
    pass


@_unary("emitc.unary_minus")
class UnaryMinusOp(_Unary):
    pass


@_unary("emitc.unary_plus")
class UnaryPlusOp(_Unary):
    pass


class _Arithmetic(_Expression):
    __slots__ = ()
    lhs = operand(NumberLike, name="")
    rhs = operand(NumberLike, name="")
    result_ = result(NumberLike, name="")
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


@operation("emitc.div")
class DivOp(_Arithmetic):
    pass


@operation("emitc.mul")
class MulOp(_Arithmetic):
    pass


@operation("emitc.rem")
class RemOp(_Expression):
    lhs = operand(IntegerLike, name="")
    rhs = operand(IntegerLike, name="")
    result_ = result(IntegerLike, name="")
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


@operation("emitc.cmp")
class CmpOp(_Expression):
    predicate = prop(CmpPredicateAttr)
    lhs = operand(EmitCType)
    rhs = operand(EmitCType)
    result_ = result(EmitCType, name="")
    assembly_format = "$predicate `,` operands attr-dict `:` functional-type(operands, results)"


class _Logical(_Expression):
    __slots__ = ()
    lhs = operand(EmitCType)
    rhs = operand(EmitCType)
    result_ = result(I1, name="")
    assembly_format = "operands attr-dict `:` type(operands)"


@operation("emitc.logical_and")
class LogicalAndOp(_Logical):
    pass


@operation("emitc.logical_or")
class LogicalOrOp(_Logical):
    pass


@operation("emitc.logical_not")
class LogicalNotOp(_Expression):
    operand_ = operand(EmitCType, name="")
    result_ = result(I1, name="")
    assembly_format = "operands attr-dict `:` type(operands)"


@operation("emitc.conditional", traits=[AllTypesMatch("true_value", "false_value", "result_")])
class ConditionalOp(_Expression):
    condition = operand(I1)
    true_value = operand(EmitCType, name="true_value")
    false_value = operand(EmitCType, name="false_value")
    result_ = result(EmitCType, name="result")
    assembly_format = "operands attr-dict `:` type($result_)"
    has_side_effects = False


def _is_cast(sources: Sequence[Type], targets: Sequence[Type]) -> bool:
    source, target = sources[0], targets[0]
    if isinstance(source, types.ArrayType):
        return (
            isinstance(target, types.PointerType)
            and source.element_type is target.pointee
            and len(source.shape) == 1
            and source.shape[0] >= 1
        )
    return all(
        types.is_integer_like(type) or types.is_supported_float(type) or isinstance(type, types.PointerType)
        for type in (source, target)
    )


@operation("emitc.cast", traits=[CastCheck(_is_cast)])
class CastOp(_Expression):
    source = operand(EmitCType)
    dest = result(EmitCType)
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"
    has_side_effects = False


@operation("emitc.constant", traits=[ConstantLike])
class ConstantOp(_Expression):
    value = prop(OpaqueOrTyped)
    result_ = result(EmitCType, name="")

    @property
    def has_side_effects(self) -> bool:
        return not types.is_fundamental(self.result_.type)

    def verify(self) -> None:
        verification.verify_constant(self)


@operation("emitc.literal", traits=[Pure])
class LiteralOp(Operation):
    value = prop(StrAttr)
    result_ = result(EmitCType, name="result")
    assembly_format = "$value attr-dict `:` type($result_)"

    def verify(self) -> None:
        if not self.value:
            raise VerifyFailure("value must not be empty")


# ---- Memory


def _pointer_to(type: types.LValueType) -> Type:
    return types.PointerType(type.value_type)


def _place_of(type: types.PointerType) -> Type:
    return types.LValueType(type.pointee)


def _value_of(type: types.LValueType) -> Type:
    return type.value_type


@operation(
    "emitc.address_of",
    traits=[TypesMatchWith("reference", "result_", _pointer_to, "input and result reference the same type")],
)
class AddressOfOp(_Expression):
    reference = operand(LValue)
    result_ = result(Pointer, name="result")
    assembly_format = "$reference `:` qualified(type($reference)) attr-dict"
    has_side_effects = False


@operation("emitc.apply")
class ApplyOp(_Expression):
    applicable_operator = prop(StrAttr)
    operand_ = operand(TypeOrLValue, name="operand")
    result_ = result(EmitCType, name="result")
    assembly_format = """
        $applicable_operator `(` $operand_ `)` attr-dict `:` functional-type($operand_, results)
    """

    @property
    def has_side_effects(self) -> bool:
        return self.applicable_operator == "*"

    def verify(self) -> None:
        verification.verify_apply(self)


@operation(
    "emitc.dereference",
    traits=[TypesMatchWith("pointer", "result_", _place_of, "input and result reference the same type")],
)
class DereferenceOp(Operation):
    pointer = operand(Pointer)
    result_ = result(LValue, name="result")
    assembly_format = "$pointer `:` qualified(type($pointer)) attr-dict"


@operation(
    "emitc.load",
    traits=[TypesMatchWith("operand_", "result_", _value_of, "result type matches value type of 'operand'")],
)
class LoadOp(_Expression):
    operand_ = operand(LValue, name="operand", effects=["read"])
    result_ = result(AnyType, name="result")
    assembly_format = "$operand_ attr-dict `:` custom<PlaceType>(type($operand_))"
    has_side_effects = True


@operation("emitc.assign")
class AssignOp(Operation):
    var = operand(LValue, effects=["write"])
    value = operand(EmitCType)
    assembly_format = "$value `:` type($value) `to` $var `:` custom<PlaceType>(type($var)) attr-dict"

    def verify(self) -> None:
        verification.verify_assign(self)


@operation("emitc.variable")
class VariableOp(Operation):
    value = prop(OpaqueOrTyped)
    result_ = result(ArrayOrLValue, name="")

    def verify(self) -> None:
        verification.verify_initial_value(self, self.value, self.result_.type)


@operation("emitc.member")
class MemberOp(Operation):
    member = prop(StrAttr)
    operand_ = operand(LValueOf(Opaque), name="operand")
    result_ = result(ArrayOrLValue, name="")


@operation("emitc.member_of_ptr")
class MemberOfPtrOp(Operation):
    member = prop(StrAttr)
    operand_ = operand(LValueOf(Opaque, Pointer), name="operand")
    result_ = result(ArrayOrLValue, name="")


@operation("emitc.subscript")
class SubscriptOp(Operation):
    value = operand(Subscriptable)
    indices = variadic_operand(EmitCType)
    result_ = result(LValue, name="result")
    assembly_format = "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        verification.verify_subscript(self)


@operation("emitc.get_global", traits=[Pure])
class GetGlobalOp(Operation):
    name_ = prop(FlatSymbolRefAttr, name="name")
    result_ = result(ArrayOrLValue, name="result")
    assembly_format = "$name_ `:` type($result_) attr-dict"

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verification.verify_get_global(self, symbols)


@operation("emitc.verbatim")
class VerbatimOp(Operation):
    value = prop(StrAttr)
    fmt_args = variadic_operand(TypeOrLValue)
    assembly_format = "$value (`args` $fmt_args^ `:` type($fmt_args))? attr-dict"

    def verify(self) -> None:
        verification.verify_verbatim(self)
