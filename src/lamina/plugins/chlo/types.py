"""The result types of CHLO's operations: broadcasts, ragged products, scans."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Type
from lamina.ir.region import Region
from lamina.ir.types import (
    DYNAMIC,
    ComplexType,
    RankedTensorType,
    UnrankedTensorType,
    element_type_or_self,
    i1,
    i32,
)
from lamina.ir.value import Value
from lamina.plugins import infer_return_types, verifier
from lamina.plugins.stablehlo.algebra import (
    DotNumbers,
    demand_result_sizes,
    dot_sizes,
    verify_dot_numbers,
    verify_precision,
)
from lamina.plugins.stablehlo.bodies import argument_types, returned_types
from lamina.plugins.stablehlo.bounds import SizeAndBound, bounds_or_dynamic, tensor_of
from lamina.plugins.stablehlo.dimensions import demand_distinct, demand_in_bounds, listed
from lamina.plugins.stablehlo.inference import Inference, Properties, attribute_of, integers_of, number_of
from lamina.plugins.stablehlo.rules import (
    agree,
    bounds_of,
    compatible_element_types,
    compatible_types,
    fail,
    shapes_agree,
)


def _same_shapes(inferred: Type, given: Type) -> bool:
    if not isinstance(inferred, RankedTensorType) or not isinstance(given, RankedTensorType):
        return True
    return shapes_agree(inferred.shape, given.shape)


def _infers(
    *names: str, compatible: Callable[[Type, Type], bool] = compatible_types
) -> Callable[[Inference], Inference]:
    """Decorator: the function infers the types of these operations; their results must be compatible."""

    def register(function: Inference) -> Inference:
        setattr(function, "compatible", compatible)  # noqa: B010  (read where results are checked)
        return infer_return_types(*(f"chlo.{name}" for name in names))(function)

    return register


# ---- Constants and tests


@infer_return_types("chlo.constant")
def infer_constant(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [attribute_of(properties, "value").type]


@_infers("constant_like")
def infer_constant_like(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type, element = operands[0].type, attribute_of(properties, "value").type
    if not isinstance(type, RankedTensorType):
        return [UnrankedTensorType(element)]
    return [type.clone_with(element_type=element)]


@verifier("chlo.constant_like")
def verify_constant_like(op: ForeignOperation) -> None:
    value: Type = attribute_of(op.properties, "value").type
    if value is not element_type_or_self(op.result_types[0]):
        fail("value's type doesn't match element return type")


@_infers("is_inf", "is_neg_inf", "is_pos_inf")
def infer_test(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type = operands[0].type
    assert isinstance(type, RankedTensorType | UnrankedTensorType)
    return [type.clone_with(element_type=i1)]


# ---- Broadcasts


def _broadcast_size(left: int, right: int) -> int | None:
    """Returns the size of two dimensions of which one may be repeated; None if they do not fit."""
    if 1 in (left, right):
        return right if left == 1 else left
    if DYNAMIC in (left, right):
        return right if left == DYNAMIC else left
    return left if left == right else None


def _aligned(types: Sequence[RankedTensorType]) -> list[list[SizeAndBound]]:
    """Returns the sizes and bounds of the types, with ones in front of shorter shapes."""
    rank = max(type.rank for type in types)
    known = [list(zip(type.shape, bounds_or_dynamic(type), strict=True)) for type in types]
    return [[(1, DYNAMIC)] * (rank - len(sizes)) + sizes for sizes in known]


def _broadcast(types: Sequence[Type], element: Type) -> Type:
    """Returns the type that the shapes are repeated to; without a rank if they do not fit."""
    ranked = [type for type in types if isinstance(type, RankedTensorType)]
    if len(ranked) < len(types):
        return UnrankedTensorType(element)
    first, *others = _aligned(ranked)
    known = first
    for other in others:
        merged: list[SizeAndBound] = []
        for mine, theirs in zip(known, other, strict=True):
            size = _broadcast_size(mine[0], theirs[0])
            if size is None:
                return UnrankedTensorType(element)
            bounds = [bound for bound in (mine[1], theirs[1]) if bound != DYNAMIC]
            merged.append((size, max(bounds, default=DYNAMIC) if size == DYNAMIC else DYNAMIC))
        known = merged
    bounded = any(bounds_of(type) for type in ranked)
    return tensor_of([size for size, _ in known], element, [bound for _, bound in known] if bounded else ())


def _broadcast_along(types: Sequence[Type], places: Sequence[int], element: Type) -> Type:
    """Returns the type of the larger shape, where dimensions of the other are at the places."""
    large, small = types
    if not isinstance(large, RankedTensorType) or not isinstance(small, RankedTensorType):
        return UnrankedTensorType(element)
    if large.rank <= small.rank:
        large, small = small, large
    if len(places) != small.rank or any(not 0 <= place < large.rank for place in places):
        return UnrankedTensorType(element)
    sizes = list(large.shape)
    for place, size in zip(places, small.shape, strict=True):
        merged = _broadcast_size(size, large.shape[place])
        if merged is None:
            return UnrankedTensorType(element)
        sizes[place] = merged
    return tensor_of(sizes, element)


def _infer_binary(operands: Sequence[Value], properties: Properties, element: Type | None = None) -> list[Type]:
    types = [operand.type for operand in operands]
    if not compatible_element_types(types[0], types[1]):
        fail("mismatched operand types")
    element = element_type_or_self(types[0]) if element is None else element
    if "broadcast_dimensions" in properties:
        return [_broadcast_along(types, integers_of(properties, "broadcast_dimensions"), element)]
    return [_broadcast(types, element)]


_BINARY = (
    "add", "and", "atan2", "divide", "maximum", "minimum", "multiply", "next_after", "or", "polygamma", "power",
    "remainder", "shift_left", "shift_right_arithmetic", "shift_right_logical", "subtract", "xor", "zeta",
)  # fmt: skip


@_infers(*(f"broadcast_{name}" for name in _BINARY))
def infer_broadcast(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return _infer_binary(operands, properties)


@_infers("broadcast_complex")
def infer_broadcast_complex(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return _infer_binary(operands, properties, ComplexType(element_type_or_self(operands[0].type)))


@_infers("broadcast_compare")
def infer_broadcast_compare(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return _infer_binary(operands, properties, i1)


@_infers("broadcast_select")
def infer_broadcast_select(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    types = [operand.type for operand in operands]
    element = element_type_or_self(types[1])
    if element is not element_type_or_self(types[2]):
        fail("mismatched operand types")
    return [_broadcast(types, element)]


# ---- The largest elements


@_infers("top_k")
def infer_top_k(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type, count = operands[0].type, number_of(properties, "k")
    if not isinstance(type, RankedTensorType):
        return [UnrankedTensorType(element_type_or_self(type)), UnrankedTensorType(i32)]
    if type.rank < 1:
        fail("operand's rank must be at least 1")
    if type.shape[-1] != DYNAMIC and type.shape[-1] < count:
        fail(f"operand's last dimension must be at least {count}")
    bounds = [*bounds_of(type)[:-1], DYNAMIC] if bounds_of(type) else []
    shape = (*type.shape[:-1], count)
    return [tensor_of(shape, element, bounds, type.encoding) for element in (type.element_type, i32)]


# ---- Ragged products


class RaggedNumbers(DotNumbers, Protocol):
    """The parameters of `#chlo.ragged_dot`."""

    lhs_ragged_dimensions: Sequence[int]
    rhs_group_dimensions: Sequence[int]


def _group_prefix(numbers: RaggedNumbers, ragged: int) -> list[int]:
    """Returns the dimensions of the left side that the sizes of groups may differ by."""
    batches, contracted = list(numbers.lhs_batching_dimensions), list(numbers.lhs_contracting_dimensions)
    if ragged in batches:
        return batches[: batches.index(ragged)]
    if ragged in contracted:
        return batches + contracted[: contracted.index(ragged)]
    return batches + [at for at in range(ragged) if at not in batches and at not in contracted]


def _verify_group_sizes(numbers: RaggedNumbers, ragged: int, left: RankedTensorType, sizes: RankedTensorType) -> None:
    if sizes.rank == 1:
        return
    prefix = [left.shape[at] for at in _group_prefix(numbers, ragged)]
    if sizes.rank != len(prefix) + 1:
        fail(f"expected group_sizes to have rank {len(prefix) + 1}, got {sizes.rank}")
    if list(sizes.shape[:-1]) != prefix:
        wanted, given = listed([*prefix, sizes.shape[-1]]), listed(sizes.shape)
        fail(f"group_sizes is expected to have shape [{wanted}], got [{given}]")


def _verify_groups(numbers: RaggedNumbers, ragged: int, right: RankedTensorType, count: int) -> None:
    """The right side has a dimension for the groups only if rows are in groups."""
    groups = numbers.rhs_group_dimensions
    for dimension in groups:
        demand_in_bounds(dimension, right.rank, "rhs_group_dim", "rhs_rank")
    for name in ("rhs_batching_dimensions", "rhs_contracting_dimensions"):
        demand_distinct(groups, getattr(numbers, name), ("rhs_group_dimensions", name))
    if ragged in numbers.lhs_batching_dimensions or ragged in numbers.lhs_contracting_dimensions:
        if groups:
            fail("There must be zero group dimensions in the rhs when the ragged dimension is batch or contracting.")
        return
    if len(groups) != 1:
        fail("There must be exactly one group dimension in the rhs when the lhs ragged dimension is non-contracting.")
    size = right.shape[groups[0]]
    if not agree(size, count):
        fail(f"rhs group dimension is expected to have size={count}, got {size}")


def _ragged_sizes(
    numbers: RaggedNumbers, left: RankedTensorType, right: RankedTensorType, sizes: RankedTensorType
) -> list[int]:
    """Returns the sizes of the product, after verifying it."""
    verify_dot_numbers(numbers, left, right)
    if len(numbers.lhs_ragged_dimensions) != 1:
        fail("There must be exactly one ragged dimension in the lhs.")
    ragged = numbers.lhs_ragged_dimensions[0]
    demand_in_bounds(ragged, left.rank, "lhs_ragged_dim", "lhs_rank")
    _verify_group_sizes(numbers, ragged, left, sizes)
    count = sizes.shape[-1]
    _verify_groups(numbers, ragged, right, count)
    product = dot_sizes(numbers, left, right, numbers.rhs_group_dimensions)
    return [count, *product] if ragged in numbers.lhs_contracting_dimensions else product


@verifier("chlo.ragged_dot")
def verify_ragged_dot(op: ForeignOperation) -> None:
    verify_precision(op.precision_config)
    left, right, groups = op.operand_types
    if isinstance(left, RankedTensorType) and isinstance(right, RankedTensorType) and groups.rank:
        sizes = _ragged_sizes(op.ragged_dot_dimension_numbers, left, right, groups)
        demand_result_sizes(sizes, op.result.type)


# ---- Scans


@_infers("scan", compatible=_same_shapes)
def infer_scan(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    body = regions[0] if regions else None
    if body is None or body.empty:
        fail("ScanOp region is empty")
    inputs, carries = (int(count) for count in integers_of(properties, "operandSegmentSizes"))
    results = returned_types(body)
    if len(results) < carries:
        fail(f"ScanOp body must return at least {carries} values (carries)")
    at = number_of(properties, "dimension")
    size = number_of(properties, "scan_dim_size") if "scan_dim_size" in properties else DYNAMIC
    for number, operand in enumerate(operands[:inputs]):
        type = operand.type
        if not isinstance(type, RankedTensorType):
            fail(f"operand {number} is not ranked")
        if at >= type.rank:
            fail(f"scan dimension of operand {number} is out of bounds")
        size = type.shape[at] if size == DYNAMIC else size
    types: list[Type] = []
    for number, result in enumerate(results):
        if not isinstance(result, RankedTensorType):
            fail(f"terminator operand {number} is not ranked")
        shape = list(result.shape)
        if number < len(results) - carries:
            shape.insert(at, size)
        types.append(tensor_of(shape, result.element_type))
    return types


@verifier("chlo.scan")
def verify_scan(op: ForeignOperation) -> None:
    if not op.inputs and not op.outputs:
        fail("at least one of inputs or outputs must be present")
    _verify_scanned(op)
    arguments, types = argument_types(op.regions[0]), op.operand_types
    if len(arguments) != len(types):
        fail(f"expects {len(types)} arguments in the body, but got {len(arguments)}")
    for number, (type, argument) in enumerate(zip(types, arguments, strict=True)):
        if not isinstance(type, RankedTensorType):
            fail(f"operand {number} is not ranked")
        if number < len(op.inputs):
            shape = [size for at, size in enumerate(type.shape) if at != op.dimension]
            type = RankedTensorType(tuple(shape), type.element_type, None)
        if not compatible_types(type, argument):
            fail(f"operand and body argument {number} are incompatible")


def _verify_scanned(op: ForeignOperation) -> None:
    """Inputs have the scanned dimension, and one size of it."""
    size: int | None = op.scan_dim_size
    for number, type in enumerate(op.operand_types[: len(op.inputs)]):
        if not isinstance(type, RankedTensorType):
            fail(f"operand {number} is not ranked")
        if op.dimension >= type.rank:
            fail(f"scan dimension of operand {number} is out of bounds")
        known = type.shape[op.dimension]
        if known == DYNAMIC:
            continue
        if size not in (None, known):
            fail(f"invalid scan dimension size of operand {number}")
        size = known
