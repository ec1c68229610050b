"""StableHLO's predicates, traits and verifiers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from lamina.define.foreign import attribute_of
from lamina.dialects.quant.types import QuantizedType, UniformQuantizedPerAxisType, UniformQuantizedType
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.traits import ConstantLike
from lamina.ir.types import DYNAMIC, RankedTensorType, ShapedType, TupleType, element_type_or_self
from lamina.ir.value import OpResult, Value
from lamina.plugins import predicate, verifier


def fail(message: str) -> NoReturn:
    """Raises the message."""
    raise VerifyFailure(message)


def demand(condition: bool, message: str) -> None:
    """Raises the message unless the condition holds."""
    if not condition:
        raise VerifyFailure(message)


def agree(left: int, right: int) -> bool:
    """True if the sizes may be equal at run time."""
    return DYNAMIC in (left, right) or left == right


def shapes_agree(left: Sequence[int], right: Sequence[int]) -> bool:
    """True if there are as many sizes, and each may be equal at run time."""
    return len(left) == len(right) and all(map(agree, left, right))


def constant_integers(value: Value) -> list[int] | None:
    """Returns the integers of a constant; None of other values."""
    owner = value.owner if isinstance(value, OpResult) else None
    if owner is None or not owner.has_trait(ConstantLike):
        return None
    attribute = attribute_of(owner, "value")
    return list(attribute.integers) if isinstance(attribute, DenseElementsAttr) else None


def bounds_of(type: Type) -> tuple[int, ...]:
    """Returns the bounds of dynamic sizes, by dimension; none if the type has none."""
    encoding = type.encoding if isinstance(type, RankedTensorType) else None
    bounds: tuple[int, ...] = getattr(encoding, "bounds", ())
    return bounds


@predicate("mlir::hlo::hasSingleBoundedDimension")
def has_single_bounded_dimension(type: Type) -> bool:
    """True if one dimension is dynamic and one has a bound."""
    if not isinstance(type, RankedTensorType):
        return False
    bounded = [bound for bound in bounds_of(type) if bound != DYNAMIC]
    return len(bounded) == 1 and type.num_dynamic_dims == 1


@predicate("mlir::hlo::isValidStablehloQuantizedElementType")
def is_valid_quantized_element_type(type: Type) -> bool:
    """True if zero points are in the range of the storage type."""
    if isinstance(type, UniformQuantizedType):
        points: tuple[int, ...] = (type.zero_point,)
    elif isinstance(type, UniformQuantizedPerAxisType):
        points = tuple(type.zero_points)
    else:
        return False
    return all(type.storage_min <= point <= type.storage_max for point in points)


@predicate("mlir::hlo::isValidQuantizedDimension")
def is_valid_quantized_dimension(type: Type) -> bool:
    """True if there are as many scales as the quantized axis is long."""
    if not isinstance(type, RankedTensorType) or not isinstance(type.element_type, UniformQuantizedPerAxisType):
        return True
    element = type.element_type
    axis = element.quantized_dimension
    return axis < type.rank and type.shape[axis] in (DYNAMIC, len(element.scales))


@predicate("getFlattenedTypes", "mlir::stablehlo::getFlattenedTypes")
def flattened_types(types: Any) -> list[Type]:
    """Returns the types, with tuples expanded in place."""
    flat: list[Type] = []
    for type in [types] if isinstance(types, Type) else types:
        flat += flattened_types(list(type.types)) if isinstance(type, TupleType) else [type]
    return flat


# ---- Types that may be equal at run time


def compatible_element_types(left: Type, right: Type) -> bool:
    """True if equal, or quantized in the same way except for scales and zero points."""
    left, right = element_type_or_self(left), element_type_or_self(right)
    if isinstance(left, QuantizedType) and isinstance(right, QuantizedType):
        same = ("storage_type", "storage_min", "storage_max", "expressed_type")
        return all(getattr(left, name) == getattr(right, name) for name in same) and (
            isinstance(left, UniformQuantizedPerAxisType) == isinstance(right, UniformQuantizedPerAxisType)
        )
    return left is right


def _compatible_size(size: int, bound: int, other: int, other_bound: int) -> bool:
    if size != DYNAMIC and other != DYNAMIC:
        return size == other
    if size == DYNAMIC and other == DYNAMIC:
        return True
    static, limit = (other, bound) if size == DYNAMIC else (size, other_bound)
    return limit == DYNAMIC or static <= limit


def compatible_types(left: Type, right: Type) -> bool:
    """True if the types may be equal at run time."""
    if not isinstance(left, ShapedType) or not isinstance(right, ShapedType):
        return compatible_element_types(left, right)
    if not compatible_element_types(left, right):
        return False
    if not left.has_rank or not right.has_rank:
        return True
    if left.rank != right.rank:
        return False
    unbounded = (DYNAMIC,) * left.rank
    bounds = bounds_of(left) or unbounded, bounds_of(right) or unbounded
    return all(map(_compatible_size, left.shape, bounds[0], right.shape, bounds[1]))


def _all_types(op: Operation) -> list[Type]:
    return [*op.operand_types, *op.result_types]


@verifier("CompatibleOperandsAndResultType")
def verify_compatible_types(op: Operation) -> None:
    types = _all_types(op)
    if not all(compatible_types(type, types[0]) for type in types[1:]):
        raise VerifyFailure("requires compatible types for all operands and results")


@verifier("CompatibleOperandsAndResultElementType")
def verify_compatible_element_types(op: Operation) -> None:
    types = _all_types(op)
    if not all(compatible_element_types(type, types[0]) for type in types[1:]):
        raise VerifyFailure("requires compatible element types for all operands and results")


@verifier("CompatibleOperandsElementType")
def verify_compatible_operand_element_types(op: Operation) -> None:
    types = op.operand_types
    if not all(compatible_element_types(type, types[0]) for type in types[1:]):
        raise VerifyFailure("requires compatible element types for all operands")


@verifier("PairwiseSameOperandAndResultType")
def verify_pairwise_types(op: Operation) -> None:
    _verify_pairs(op, lambda left, right: left is right, "type")


@verifier("PairwiseSameOperandAndResultElementType")
def verify_pairwise_element_types(op: Operation) -> None:
    same = lambda left, right: element_type_or_self(left) is element_type_or_self(right)  # noqa: E731
    _verify_pairs(op, same, "element type")


def _verify_pairs(op: Operation, agree: Callable[[Type, Type], bool], what: str) -> None:
    if len(op.operands) != len(op.results):
        raise VerifyFailure("requires the same number of operands and results")
    for number, (left, right) in enumerate(zip(op.operand_types, op.result_types, strict=True)):
        if not agree(left, right):
            raise VerifyFailure(f"requires the same {what} for operand and result at index {number}")


@verifier(
    "BroadcastingElementwise",
    "Broadcasting",
    "SpeculatableIfStaticDimInOutputIsStaticInInputImplTrait",
    "SpeculatableIfAllInputsStaticImplTrait",
    "SpeculatableIfAllInputsStaticAndShapeConstantImplTrait",
    "RecursivelySpeculatableIfAllInputsStaticImplTrait",
    "RecursivelySpeculatableIfStaticDimInOutputIsStaticInInputImplTrait",
)
def verify_nothing(op: Operation) -> None:
    """These traits are promises to passes and need no verification."""
