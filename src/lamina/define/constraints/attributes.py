"""Constraints of attributes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from lamina.define.constraints.base import (
    AttributeConstraint,
    AttributeLike,
    NativeProperty,
    Predicate,
    TypeConstraint,
    UnitConstraint,
    as_constraint,
    stored,
)
from lamina.ir import attributes as ir_attributes
from lamina.ir import types as ir_types
from lamina.ir.affine import AffineMap, IntegerSet
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import AffineMapAttr as AffineMapAttribute
from lamina.ir.attributes import ArrayAttr as ArrayAttribute
from lamina.ir.attributes import DenseArrayAttr, DenseElementsAttr, FloatAttr, IntegerAttr, StringAttr
from lamina.ir.attributes import DictionaryAttr as DictionaryAttribute
from lamina.ir.attributes import ElementsAttr as ElementsAttribute
from lamina.ir.attributes import IntegerSetAttr as IntegerSetAttribute
from lamina.ir.attributes import SymbolRefAttr as SymbolRefAttribute
from lamina.ir.attributes import TypeAttr as TypeAttribute
from lamina.ir.attributes import UnitAttr as UnitAttribute
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import SIGNED, UNSIGNED, FloatType, IndexType, IntegerType

ReadT = TypeVar("ReadT")
TypeT = TypeVar("TypeT", bound=Type)


def _simple(
    summary: str,
    cls: type,
    to_python: Callable[[Any], ReadT] | None = None,
    from_python: Callable[[Any], Attribute] | None = None,
) -> AttributeConstraint[ReadT]:
    constraint: AttributeConstraint[ReadT] = AttributeConstraint(
        summary, lambda attribute: isinstance(attribute, cls), to_python=to_python, from_python=from_python
    )
    constraint.attribute_class = cls
    return constraint


def _value(attribute: IntegerAttr | StringAttr) -> Any:
    return attribute.value


AnyAttr: AttributeConstraint[Attribute] = AttributeConstraint("any attribute", lambda attribute: True)
BoolAttr: AttributeConstraint[bool] = stored(
    AttributeConstraint(
        "bool attribute",
        lambda attribute: isinstance(attribute, IntegerAttr) and attribute.type is ir_types.i1,
        to_python=bool,
        from_python=ir_attributes.BoolAttr,
    )
)
UnitAttr = UnitConstraint("unit attribute", lambda attribute: isinstance(attribute, UnitAttribute))
StrAttr: AttributeConstraint[str] = _simple("string attribute", StringAttr, _value, StringAttr)
TypedStringAttr: AttributeConstraint[str] = _simple("", StringAttr, _value, StringAttr)
TypedStringAttr.is_typed = True
SymbolNameAttr: AttributeConstraint[str] = _simple("string attribute", StringAttr, _value, StringAttr)
SymbolNameAttr.is_symbol_name = True
TypeAttr: AttributeConstraint[Type] = _simple(
    "any type attribute", TypeAttribute, lambda attribute: attribute.type, TypeAttribute
)
TypeAttr.is_type = True
APIntAttr: AttributeConstraint[int] = _simple("arbitrary integer attribute", IntegerAttr, _value)
ArrayAttr: AttributeConstraint[list[Attribute]] = _simple(
    "array attribute", ArrayAttribute, lambda attribute: list(attribute.elements), ArrayAttribute
)
DictionaryAttr: AttributeConstraint[dict[str, Attribute]] = _simple(
    "dictionary of named attribute values",
    DictionaryAttribute,
    lambda attribute: attribute.as_dict(),
    DictionaryAttribute,
)
AffineMapAttr: AttributeConstraint[AffineMap] = _simple(
    "AffineMap attribute", AffineMapAttribute, lambda attribute: attribute.map, AffineMapAttribute
)
IntegerSetAttr: AttributeConstraint[IntegerSet] = _simple(
    "IntegerSet attribute", IntegerSetAttribute, lambda attribute: attribute.set, IntegerSetAttribute
)
ElementsAttr: AttributeConstraint[ElementsAttribute] = _simple("constant vector/tensor attribute", ElementsAttribute)
SymbolRefAttr: AttributeConstraint[SymbolRefAttribute] = _simple(
    "symbol reference attribute",
    SymbolRefAttribute,
    None,
    lambda value: SymbolRefAttribute(*value) if isinstance(value, tuple) else SymbolRefAttribute(value),
)
FlatSymbolRefAttr: AttributeConstraint[str] = stored(
    AttributeConstraint(
        "flat symbol reference attribute",
        lambda attribute: isinstance(attribute, SymbolRefAttribute) and attribute.is_flat,
        to_python=lambda attribute: attribute.root,
        from_python=SymbolRefAttribute,
    )
)
LocationAttr: AttributeConstraint[Attribute] = AttributeConstraint(
    "location attribute", lambda attribute: any(cls.__name__ == "Location" for cls in type(attribute).__mro__)
)
TypedAttrInterface: AttributeConstraint[Attribute] = stored(
    AttributeConstraint("TypedAttr instance", lambda attribute: attribute_type(attribute) is not None)
)


def attribute_type(attribute: Attribute) -> Type | None:
    """Returns the type of a typed attribute: numbers, strings, elements, and others."""
    type = getattr(attribute, "type", None)
    return type if isinstance(type, Type) and not isinstance(attribute, TypeAttribute) else None


def _integer_attribute(summary: str, type: Type) -> AttributeConstraint[int]:
    constraint: AttributeConstraint[int] = AttributeConstraint(
        f"{summary} attribute",
        lambda attribute: isinstance(attribute, IntegerAttr) and attribute.type is type,
        to_python=_value,
        from_python=lambda value: IntegerAttr(type, value),
        value_type=type,
    )
    return stored(constraint, lambda attribute: isinstance(attribute, IntegerAttr))


def _float_attribute(width: int) -> AttributeConstraint[float]:
    type = FloatType(f"f{width}")
    constraint = AttributeConstraint(
        f"{width}-bit float attribute",
        lambda attribute: isinstance(attribute, FloatAttr) and attribute.type is type,
        to_python=_value,
        from_python=lambda value: FloatAttr(type, value),
        value_type=type,
    )
    return stored(constraint, lambda attribute: isinstance(attribute, FloatAttr))


I1Attr = _integer_attribute("1-bit signless integer", ir_types.i1)
I8Attr, I16Attr, I32Attr, I64Attr = (
    _integer_attribute(f"{width}-bit signless integer", IntegerType(width)) for width in (8, 16, 32, 64)
)
SI1Attr, SI8Attr, SI16Attr, SI32Attr, SI64Attr = (
    _integer_attribute(f"{width}-bit signed integer", IntegerType(width, SIGNED)) for width in (1, 8, 16, 32, 64)
)
UI1Attr, UI8Attr, UI16Attr, UI32Attr, UI64Attr = (
    _integer_attribute(f"{width}-bit unsigned integer", IntegerType(width, UNSIGNED)) for width in (1, 8, 16, 32, 64)
)
IndexAttr = _integer_attribute("index", ir_types.index)
F32Attr, F64Attr = _float_attribute(32), _float_attribute(64)


def TypeAttrOf(
    allowed: TypeConstraint[TypeT] | type[TypeT] | TypeT, summary: str | None = None
) -> AttributeConstraint[TypeT]:
    part = as_constraint(allowed)
    constraint: AttributeConstraint[TypeT] = AttributeConstraint(
        summary or f"type attribute of {part.summary}",
        lambda attribute: isinstance(attribute, TypeAttribute) and part.accepts(attribute.type),
        to_python=lambda attribute: attribute.type,
        from_python=TypeAttribute,
    )
    constraint.is_type = True
    constraint.attribute_class = TypeAttribute
    return constraint


def AnyAttrOf(allowed: Sequence[AttributeLike], summary: str | None = None) -> AttributeConstraint[Attribute]:
    parts = [as_constraint(constraint) for constraint in allowed]
    return AttributeConstraint(
        summary or " or ".join(part.summary for part in parts),
        lambda attribute: any(part.accepts(attribute) for part in parts),
    )


class AttributePredicate:
    """A condition that ConfinedAttr adds, with the words it adds to the summary."""

    __slots__ = ("summary", "predicate")

    def __init__(self, summary: str, predicate: Predicate) -> None:
        self.summary = summary
        self.predicate = predicate


def ConfinedAttr(
    base: AttributeConstraint[ReadT], predicates: Iterable[AttributePredicate]
) -> AttributeConstraint[ReadT]:
    part = as_constraint(base)
    tests = list(predicates)
    constraint = AttributeConstraint(
        " ".join([part.summary, *(test.summary for test in tests)]),
        lambda attribute: part.accepts(attribute) and all(test.predicate(attribute) for test in tests),
        to_python=part.to_python,
        from_python=part.from_python,
        value_type=part.value_type,
    )
    constraint.attribute_class = part.attribute_class
    constraint.is_type = part.is_type
    constraint.storage = part.storage
    constraint.base = part
    return constraint


def IntMinValue(number: int) -> AttributePredicate:
    return AttributePredicate(f"whose minimum value is {number}", lambda attribute: attribute.value >= number)


def IntMaxValue(number: int) -> AttributePredicate:
    return AttributePredicate(f"whose maximum value is {number}", lambda attribute: attribute.value <= number)


def IntNEQValue(number: int) -> AttributePredicate:
    return AttributePredicate(f"whose value is not {number}", lambda attribute: attribute.value != number)


IntNonNegative = AttributePredicate("whose value is non-negative", lambda attribute: attribute.value >= 0)
IntPositive = AttributePredicate("whose value is positive", lambda attribute: attribute.value > 0)
IntPowerOf2 = AttributePredicate(
    "whose value is a power of two > 0",
    lambda attribute: attribute.value > 0 and attribute.value & (attribute.value - 1) == 0,
)
IntPositivePowerOf2 = AttributePredicate(
    "whose value is positive and whose value is a power of two > 0",
    lambda attribute: attribute.value > 0 and attribute.value & (attribute.value - 1) == 0,
)


def IntValidAlignment(base: AttributeConstraint[int]) -> AttributeConstraint[int]:
    return ConfinedAttr(base, [IntPositivePowerOf2])


def ArrayMinCount(count: int) -> AttributePredicate:
    return AttributePredicate(f"with at least {count} elements", lambda attribute: len(attribute) >= count)


def ArrayMaxCount(count: int) -> AttributePredicate:
    return AttributePredicate(f"with at most {count} elements", lambda attribute: len(attribute) <= count)


def ArrayCount(count: int) -> AttributePredicate:
    return AttributePredicate(f"with exactly {count} elements", lambda attribute: len(attribute) == count)


def DenseArrayCount(count: int) -> AttributePredicate:
    return AttributePredicate(f"with exactly {count} elements", lambda attribute: len(attribute) == count)


def DenseArrayEmptyOrCount(count: int) -> AttributePredicate:
    return AttributePredicate(f"with 0 or {count} elements", lambda attribute: len(attribute) in (0, count))


DenseArrayNonNegative = AttributePredicate(
    "whose value is non-negative", lambda attribute: all(value >= 0 for value in attribute.values)
)
DenseArrayStrictlyPositive = AttributePredicate(
    "whose value is positive", lambda attribute: all(value > 0 for value in attribute.values)
)
DenseArraySorted = AttributePredicate(
    "should be in non-decreasing order", lambda attribute: list(attribute.values) == sorted(attribute.values)
)
DenseArrayStrictlySorted = AttributePredicate(
    "should be in increasing order",
    lambda attribute: all(a < b for a, b in zip(attribute.values, attribute.values[1:], strict=False)),
)


def TypedArrayAttr(element: AttributeLike, summary: str | None = None) -> AttributeConstraint[list[Any]]:
    part = as_constraint(element)
    constraint = AttributeConstraint(
        summary or f"{part.summary} array",
        lambda attribute: (
            isinstance(attribute, ArrayAttribute) and all(part.accepts(item) for item in attribute.elements)
        ),
        to_python=lambda attribute: [
            part.to_python(item) if part.to_python is not None else item for item in attribute.elements
        ],
        from_python=lambda values: ArrayAttribute([part.convert(value) for value in values]),
    )
    constraint.attribute_class = ArrayAttribute
    return constraint


TypedArrayAttrBase = TypedArrayAttr
StrArrayAttr: AttributeConstraint[list[str]] = TypedArrayAttr(StrAttr, "string array attribute")
BoolArrayAttr: AttributeConstraint[list[bool]] = TypedArrayAttr(BoolAttr, "1-bit boolean array attribute")
I32ArrayAttr: AttributeConstraint[list[int]] = TypedArrayAttr(I32Attr, "32-bit integer array attribute")
I64ArrayAttr: AttributeConstraint[list[int]] = TypedArrayAttr(I64Attr, "64-bit integer array attribute")
I64SmallVectorArrayAttr: AttributeConstraint[list[int]] = TypedArrayAttr(I64Attr, "64-bit integer array attribute")
F32ArrayAttr: AttributeConstraint[list[float]] = TypedArrayAttr(F32Attr, "32-bit float array attribute")
F64ArrayAttr: AttributeConstraint[list[float]] = TypedArrayAttr(F64Attr, "64-bit float array attribute")
TypeArrayAttr: AttributeConstraint[list[Type]] = TypedArrayAttr(TypeAttr, "type array attribute")
DictArrayAttr: AttributeConstraint[list[dict[str, Attribute]]] = TypedArrayAttr(
    DictionaryAttr, "Array of dictionary attributes"
)
AffineMapArrayAttr: AttributeConstraint[list[AffineMap]] = TypedArrayAttr(AffineMapAttr, "AffineMap array attribute")
SymbolRefArrayAttr: AttributeConstraint[list[SymbolRefAttribute]] = TypedArrayAttr(
    SymbolRefAttr, "symbol ref array attribute"
)
FlatSymbolRefArrayAttr: AttributeConstraint[list[str]] = TypedArrayAttr(
    FlatSymbolRefAttr, "flat symbol ref array attribute"
)
IndexListArrayAttr: AttributeConstraint[list[list[int]]] = TypedArrayAttr(
    I64ArrayAttr, "Array of 64-bit integer array attributes"
)


def _dense_array(element: Type) -> AttributeConstraint[list[int]]:
    constraint = AttributeConstraint[list[int]](
        f"{element} dense array attribute",
        lambda attribute: isinstance(attribute, DenseArrayAttr) and attribute.element_type is element,
        to_python=lambda attribute: list(attribute.values),
        from_python=lambda values: DenseArrayAttr(element, values),
    )
    constraint.attribute_class = DenseArrayAttr
    constraint.element_type = element
    return stored(constraint)


DenseBoolArrayAttr, DenseI8ArrayAttr, DenseI16ArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr = (
    _dense_array(IntegerType(width)) for width in (1, 8, 16, 32, 64)
)
DenseF32ArrayAttr: AttributeConstraint[Any]
DenseF64ArrayAttr: AttributeConstraint[Any]
DenseF32ArrayAttr, DenseF64ArrayAttr = _dense_array(FloatType("f32")), _dense_array(FloatType("f64"))


def _elements(summary: str, predicate: Predicate) -> AttributeConstraint[DenseElementsAttr]:
    constraint: AttributeConstraint[DenseElementsAttr] = AttributeConstraint(
        summary, lambda attribute: isinstance(attribute, DenseElementsAttr) and predicate(attribute)
    )
    return stored(constraint, is_integer_elements)


def is_integer_elements(attribute: Attribute) -> bool:
    """True if the attribute is a dense integer or index constant."""
    return isinstance(attribute, DenseElementsAttr) and isinstance(attribute.type.element_type, IntegerType | IndexType)


AnyIntElementsAttr = _elements(
    "integer elements attribute", lambda attribute: isinstance(attribute.type.element_type, IntegerType)
)
I32ElementsAttr = _elements(
    "32-bit signless integer elements attribute", lambda attribute: attribute.type.element_type is ir_types.i32
)
I64ElementsAttr = _elements(
    "64-bit signless integer elements attribute", lambda attribute: attribute.type.element_type is ir_types.i64
)


def RankedI64ElementsAttr(shape: Sequence[int]) -> AttributeConstraint[DenseElementsAttr]:
    sizes = ", ".join(map(str, shape))
    return _elements(
        f"64-bit signless int elements attribute of shape [{sizes}]",
        lambda attribute: attribute.type.element_type is ir_types.i64 and tuple(attribute.type.shape) == tuple(shape),
    )


def _unit_of(attribute: Attribute) -> Attribute | None:
    if isinstance(attribute, IntegerAttr) and attribute.type is ir_types.i1:
        return UnitAttribute() if attribute.value else None
    if not isinstance(attribute, UnitAttribute):
        raise VerifyFailure(f"expected a unit or bool attribute, but got {attribute}")
    return attribute


UnitProp = UnitConstraint("unit property", lambda attribute: isinstance(attribute, UnitAttribute))
UnitProp.native = NativeProperty(_unit_of, lambda attribute: attribute or ir_attributes.BoolAttr(False))


class ArrayPropertyConstraint(AttributeConstraint[list[Any]]):
    """An array that MLIR keeps as plain values; formats write the elements as fields of their own."""

    def __init__(self, element: AttributeConstraint[Any]) -> None:
        read, make = element.to_python or (lambda attribute: attribute), element.convert
        super().__init__(
            f"array of {element.summary}",
            lambda attribute: isinstance(attribute, ArrayAttribute) and all(map(element.accepts, attribute.elements)),
            to_python=lambda attribute: [read(item) for item in attribute.elements],
            from_python=lambda values: ArrayAttribute([make(value) for value in values]),
        )
        self.attribute_class = ArrayAttribute
        self.element = element
        stored(self)
