"""Verifiers of arith constants and casts beyond their field constraints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lamina.define.cast_checks import CastCheck
from lamina.define.trait_checks import compatible_shapes
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr, ElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import (
    FloatType,
    IndexType,
    IntegerType,
    ShapedType,
    TensorType,
    VectorType,
)

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import ConstantOp

_CONSTANTS = (IntegerAttr, FloatAttr, ElementsAttr)
Compatible = Callable[[Type, Type], bool]


def verify_constant(operation: ConstantOp) -> None:
    """Constants are signless integers, floats, or elements; of a scalable vector only splats."""
    type, value = operation.results[0].type, operation.value
    if isinstance(type, IntegerType) and not type.is_signless:
        raise VerifyFailure("integer return type must be signless")
    if not isinstance(value, _CONSTANTS):
        raise VerifyFailure("value must be an integer, float, or elements attribute")
    if isinstance(type, VectorType) and type.is_scalable:
        if not isinstance(value, DenseElementsAttr) or not value.is_splat:
            raise VerifyFailure(
                "intializing scalable vectors with elements attribute is not supported unless it's a vector splat"
            )


def cast_check(compatible: Compatible) -> CastCheck:
    """Returns the trait of a cast from the type of the first operand to that of the result."""

    def accepts(sources: Sequence[Type], targets: Sequence[Type]) -> bool:
        return compatible_shapes(sources[0], targets[0]) and compatible(sources[0], targets[0])

    return CastCheck(accepts)


# ---- Which casts are valid


def is_widening_integer_cast(source: Type, target: Type) -> bool:
    """True if an integer becomes a wider one."""
    return _compare_widths(source, target, IntegerType, lambda old, new: new > old)


def is_narrowing_integer_cast(source: Type, target: Type) -> bool:
    """True if an integer becomes a shorter one."""
    return _compare_widths(source, target, IntegerType, lambda old, new: new < old)


def is_widening_float_cast(source: Type, target: Type) -> bool:
    """True if a float becomes a wider one."""
    return _compare_widths(source, target, FloatType, lambda old, new: new > old)


def is_narrowing_float_cast(source: Type, target: Type) -> bool:
    """True if a float becomes a shorter one."""
    return _compare_widths(source, target, FloatType, lambda old, new: new < old)


def is_integer_to_float_cast(source: Type, target: Type) -> bool:
    return _are_elements(source, target, IntegerType, FloatType)


def is_float_to_integer_cast(source: Type, target: Type) -> bool:
    return _are_elements(source, target, FloatType, IntegerType)


def is_index_cast(source: Type, target: Type) -> bool:
    """True if one type has ``index`` elements and the other signless integers, including memrefs."""
    old, new = element_of_value_or_memref(source), element_of_value_or_memref(target)
    return (isinstance(old, IndexType) and _is_signless(new)) or (isinstance(new, IndexType) and _is_signless(old))


def is_bitcast(source: Type, target: Type) -> bool:
    """True if both types have integer or float elements of the same width."""
    old, new = element_of_value_or_memref(source), element_of_value_or_memref(target)
    if not isinstance(old, IntegerType | FloatType) or not isinstance(new, IntegerType | FloatType):
        return False
    return old.width == new.width


def _is_signless(type: Type | None) -> bool:
    return isinstance(type, IntegerType) and type.is_signless


def element_of(type: Type) -> Type | None:
    """Returns the scalar type that an arithmetic operation on the type works on; None if there is none."""
    if isinstance(type, ShapedType):
        return type.element_type if isinstance(type, VectorType | TensorType) else None
    return type


def element_of_value_or_memref(type: Type) -> Type | None:
    """Like element_of, treating memrefs as their elements."""
    return type.element_type if isinstance(type, ShapedType) else type


def _are_elements(source: Type, target: Type, old: type, new: type) -> bool:
    return isinstance(element_of(source), old) and isinstance(element_of(target), new)


def _compare_widths(
    source: Type, target: Type, kind: type[IntegerType] | type[FloatType], test: Callable[[int, int], bool]
) -> bool:
    old, new = element_of(source), element_of(target)
    if not isinstance(old, kind) or not isinstance(new, kind):
        return False
    return test(old.width, new.width)
