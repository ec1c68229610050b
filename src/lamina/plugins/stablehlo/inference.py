"""The result types of StableHLO's operations, as specified.

Functions take (operands, properties, regions) and return types, or raise VerifyFailure. Results may be less or more
specific than the inferred types, as long as both can be the same at run time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.define.foreign import ForeignOperation
from lamina.dialects.quant.types import QuantizedType
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseArrayAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import (
    DYNAMIC,
    ComplexType,
    FloatType,
    RankedTensorType,
    ShapedType,
    TupleType,
    element_type_or_self,
    i1,
    i32,
)
from lamina.ir.value import Value
from lamina.plugins import infer_return_types, verifier
from lamina.plugins.stablehlo.elements import verify_broadcast_quantization, verify_reshaped_quantization
from lamina.plugins.stablehlo.rules import agree, compatible_types, constant_integers, demand

Properties = dict[str, Any]
Inference = Callable[[Sequence[Value], Properties, Sequence[Region]], list[Type]]


def infers(*names: str) -> Callable[[Inference], Inference]:
    """Decorator: the function infers the types of these operations; their results must be compatible."""

    def register(function: Inference) -> Inference:
        setattr(function, "compatible", compatible_types)  # noqa: B010  (read where results are checked)
        return infer_return_types(*(f"stablehlo.{name}" for name in names))(function)

    return register


def shape_of(value: Value) -> tuple[int, ...]:
    """Returns the sizes of a ranked value."""
    type = value.type
    if not isinstance(type, ShapedType) or not type.has_rank:
        raise VerifyFailure(f"expects ranked operands, but got '{type}'")
    return tuple(type.shape)


def tensor_of(shape: Sequence[int], element: Type) -> Type:
    """Returns a tensor type without an encoding."""
    return RankedTensorType(tuple(shape), element, None)


def integers_of(properties: Properties, name: str) -> list[int]:
    """Returns the elements of an array attribute; none if it is absent."""
    attribute = properties.get(name)
    return (
        []
        if attribute is None
        else list(attribute.values if isinstance(attribute, DenseArrayAttr) else attribute.integers)
    )


def attribute_of(properties: Properties, name: str) -> Any:
    """Returns the attribute of that name."""
    return properties[name]


def number_of(properties: Properties, name: str) -> int:
    """Returns the value of an integer attribute."""
    number: int = properties[name].value
    return number


def _add(*sizes: int) -> int:
    return DYNAMIC if DYNAMIC in sizes else sum(sizes)


# ---- Tuples, tokens, control flow


@infers("tuple")
def infer_tuple(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [TupleType(tuple(operand.type for operand in operands))]


@infers("get_tuple_element")
def infer_get_tuple_element(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type = operands[0].type
    parts = type.types if isinstance(type, TupleType) else ()
    index = number_of(properties, "index")
    demand(index < len(parts), f"index {index} is out of bounds of operand with size {len(parts)}")
    return [parts[index]]


@infers("while")
def infer_while(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [operand.type for operand in operands]


@verifier("stablehlo.while")
def verify_while(op: Operation) -> None:
    for region, what in zip(op.regions, ("condition", "body"), strict=True):
        types = [argument.type for argument in region.entry_block.arguments]
        demand(
            len(types) == len(op.operands) and all(map(compatible_types, types, op.operand_types)),
            f"expects {what} block arguments to be compatible with the operands",
        )
    condition, body = (_returned(region) for region in op.regions)
    demand(
        len(condition) == 1 and element_type_or_self(condition[0]) is i1,
        "expects condition body to return a zero-ranked tensor of i1",
    )
    demand(
        len(body) == len(op.operands) and all(map(compatible_types, body, op.operand_types)),
        "expects body to return types that are compatible with the operands",
    )


def _returned(region: Region) -> list[Type]:
    last = region.entry_block.last_op
    return [] if last is None else list(last.operand_types)


@infers("if", "case")
def infer_branches(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    demand(bool(regions), "expect at least one branch")
    types = [_returned(region) for region in regions]
    for number, other in enumerate(types[1:], 1):
        demand(
            len(other) == len(types[0]) and all(map(compatible_types, other, types[0])),
            f"branch 0 and branch {number} have mismatched return types",
        )
    demand(not any(region.entry_block.arguments for region in regions), "branches must have 0 arguments")
    return types[0]


def _same_storage(inferred: Type, given: Type) -> bool:
    """A quantized constant holds the integers that are stored."""
    element = element_type_or_self(given)
    if isinstance(given, ShapedType) and isinstance(element, QuantizedType):
        given = given.clone_with(element_type=element.storage_type)
    return compatible_types(inferred, given)


@infers("constant")
def infer_constant(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [attribute_of(properties, "value").type]


setattr(infer_constant, "compatible", _same_storage)  # noqa: B010  (read where results are checked)


# ---- Elements


@infers("compare")
def infer_compare(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type: Any = operands[0].type
    return [type.clone_with(element_type=i1)]


@infers("is_finite")
def infer_is_finite(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return infer_compare(operands, properties, regions)


@infers("select")
def infer_select(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    pred, on_true, on_false = (operand.type for operand in operands)
    demand(compatible_types(on_true, on_false), "requires compatible types for non-predicate operands")
    assert isinstance(pred, ShapedType) and isinstance(on_true, ShapedType)
    fits = (
        not pred.has_rank
        or not pred.shape
        or not on_true.has_rank
        or (len(pred.shape) == len(on_true.shape) and all(map(agree, pred.shape, on_true.shape)))
    )
    demand(fits, "requires the same shape for all operands")
    return [on_true]


@infers("clamp")
def infer_clamp(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [operands[1].type]


@infers("complex")
def infer_complex(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type: Any = operands[0].type
    return [type.clone_with(element_type=ComplexType(type.element_type))]


@infers("real", "imag")
def infer_part(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type: Any = operands[0].type
    element = type.element_type
    return [type.clone_with(element_type=element.element_type) if isinstance(element, ComplexType) else type]


@verifier("stablehlo.convert")
def verify_convert(op: Operation) -> None:
    source: Any = op.operand_types[0]
    result: Any = op.result_types[0]
    if source.has_rank and result.has_rank:
        fits = source.rank == result.rank and all(map(agree, source.shape, result.shape))
        demand(fits, "requires the same shape for all operands and results")


@infers("abs")
def infer_abs(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    element = element_type_or_self(operands[0].type)
    return [tensor_of(shape_of(operands[0]), element.element_type if isinstance(element, ComplexType) else element)]


@infers("uniform_dequantize")
def infer_uniform_dequantize(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    element = element_type_or_self(operands[0].type)
    assert isinstance(element, QuantizedType)
    assert element.expressed_type is not None
    return [tensor_of(shape_of(operands[0]), element.expressed_type)]


# ---- Shapes


@infers("broadcast")
def infer_broadcast(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    sizes = integers_of(properties, "broadcast_sizes")
    negative = next((size for size in sizes if size < 0), None)
    demand(negative is None, f"Broadcast with negative dimension size {negative}")
    return [tensor_of([*sizes, *shape_of(operands[0])], element_type_or_self(operands[0].type))]


@infers("transpose")
def infer_transpose(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    shape, order = shape_of(operands[0]), integers_of(properties, "permutation")
    demand(
        sorted(order) == list(range(len(shape))),
        f"attribute permutation must be a permutation of [{', '.join(map(str, range(len(shape))))}] but got {order}",
    )
    return [tensor_of([shape[at] for at in order], element_type_or_self(operands[0].type))]


@infers("concatenate")
def infer_concatenate(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    at = number_of(properties, "dimension")
    shapes = [shape_of(operand) for operand in operands]
    demand(bool(shapes), "expected 1 or more operands, but found 0")
    first = shapes[0]
    demand(at < len(first), f"dimension {at} is out of bounds for the first operand rank {len(first)}")
    for number, shape in enumerate(shapes[1:], 1):
        demand(len(shape) == len(first), f"operands (0) and ({number}) do not match rank {len(first)}")
        for place, (left, right) in enumerate(zip(first, shape, strict=True)):
            demand(
                place == at or agree(left, right),
                f"shapes of operand (0) and ({number}) do not match at non-concat index",
            )
    sizes = [
        _add(*(shape[place] for shape in shapes))
        if place == at
        else next((s[place] for s in shapes if s[place] != DYNAMIC), DYNAMIC)
        for place in range(len(first))
    ]
    return [tensor_of(sizes, element_type_or_self(operands[0].type))]


@infers("slice")
def infer_slice(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    shape = shape_of(operands[0])
    starts, limits, strides = (integers_of(properties, name) for name in ("start_indices", "limit_indices", "strides"))
    demand(
        len(starts) == len(shape),
        f"the number of elements in start_indices ({len(starts)}) does not match the rank of the operand "
        f"({len(shape)})",
    )
    sizes = []
    for place, (size, start, limit, step) in enumerate(zip(shape, starts, limits, strides, strict=True)):
        demand(start >= 0, f"negative start index {start} in dimension {place}")
        demand(
            size == DYNAMIC or limit <= size,
            f"limit index {limit} is larger than dimension size {size} in dimension {place}",
        )
        demand(start <= limit, f"start index {start} is larger than limit index {limit} in dimension {place}")
        demand(step > 0, f"stride must be positive but got {step} in dimension {place}")
        sizes.append(-((start - limit) // step))
    return [tensor_of(sizes, element_type_or_self(operands[0].type))]


@infers("pad")
def infer_pad(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    shape = shape_of(operands[0])
    names = ("edge_padding_low", "edge_padding_high", "interior_padding")
    low, high, interior = (integers_of(properties, name) for name in names)
    demand(len(low) == len(shape), f"edge_padding length ({len(low)}) must match operand rank ({len(shape)})")
    sizes = []
    for place, (size, before, after, between) in enumerate(zip(shape, low, high, interior, strict=True)):
        demand(between >= 0, f"Interior padding cannot be negative: {between}")
        padded = DYNAMIC if size == DYNAMIC else size + before + after + max(size - 1, 0) * between
        demand(padded == DYNAMIC or padded >= 0, f"Padding result in negative size for dimension {place}")
        sizes.append(padded)
    return [tensor_of(sizes, element_type_or_self(operands[0].type))]


@infers("dynamic_slice")
def infer_dynamic_slice(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    shape, sizes = shape_of(operands[0]), integers_of(properties, "slice_sizes")
    starts = operands[1:]
    demand(
        len(starts) == len(sizes),
        f"has mismatched number of slice sizes ({len(sizes)}) and number of start indices ({len(starts)})",
    )
    demand(
        len(starts) == len(shape),
        f"has mismatched number of start indices ({len(starts)}) and the rank of operand ({len(shape)})",
    )
    _demand_one_type(starts)
    for size, slice_size in zip(shape, sizes, strict=True):
        demand(slice_size >= 0, "has negative size index to dynamic slice")
        demand(
            size == DYNAMIC or slice_size <= size,
            f"has slice size {slice_size} greater than dimension size {size} in dimension",
        )
    return [tensor_of(sizes, element_type_or_self(operands[0].type))]


def _demand_one_type(starts: Sequence[Value]) -> None:
    demand(len({start.type for start in starts}) <= 1, "start indices must have same element type")


@infers("dynamic_update_slice")
def infer_dynamic_update_slice(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    operand, update, *starts = operands
    sizes, shape = shape_of(update), shape_of(operand)
    demand(len(sizes) == len(shape), f"update rank does not match operand rank: {len(sizes)} vs {len(shape)}.")
    demand(
        len(starts) == len(shape),
        f"expects number of start_indices to match operand rank: {len(starts)} vs {len(shape)}.",
    )
    _demand_one_type(starts)
    for place, (size, limit) in enumerate(zip(sizes, shape, strict=True)):
        demand(
            DYNAMIC in (size, limit) or size <= limit,
            f"expects size at dimension {place} of update to be in range [0, {limit}]. Got: {size}.",
        )
    return [operand.type]


@infers("reverse")
def infer_first_operand(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [operands[0].type]


@infers("get_dimension_size")
def infer_get_dimension_size(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    at, rank = number_of(properties, "dimension"), len(shape_of(operands[0]))
    demand(at < rank, f"requires dimension attribute in range [0, {rank}); found ({at})")
    return [tensor_of((), i32)]


@verifier("stablehlo.reshape")
def verify_reshape(op: Operation) -> None:
    source: Any = op.operand_types[0]
    result: Any = op.result_types[0]
    if source.has_static_shape and result.has_static_shape:
        demand(
            source.num_elements == result.num_elements,
            f"number of output elements ({result.num_elements}) doesn't match expected number of elements "
            f"({source.num_elements})",
        )
    verify_reshaped_quantization(source, result)


@verifier("stablehlo.iota")
def verify_iota(op: ForeignOperation) -> None:
    rank = op.result_types[0].rank
    demand(rank > 0, "does not support scalars.")
    demand(op.iota_dimension < rank, "iota dimension cannot go beyond the output rank.")


@verifier("stablehlo.broadcast_in_dim")
def verify_broadcast_in_dim(op: Operation) -> None:
    source: Any = op.operand_types[0]
    result: Any = op.result_types[0]
    if not source.has_rank:
        return
    places = integers_of(op.properties, "broadcast_dimensions")
    demand(
        len(places) == source.rank,
        f"broadcast_dimensions size ({len(places)}) does not match operand rank ({source.rank})",
    )
    demand(len(set(places)) == len(places), "broadcast_dimensions should not have duplicates")
    for number, place in enumerate(places):
        demand(
            0 <= place < result.rank,
            f"broadcast_dimensions contains invalid value {place} for result with rank {result.rank}",
        )
        size, target = source.shape[number], result.shape[place]
        demand(
            size in (1, DYNAMIC) or agree(size, target),
            f"size of operand dimension {number} ({size}) is not equal to 1 or size of result dimension {place} "
            f"({target})",
        )
    verify_broadcast_quantization(source, result, places)


# ---- Reductions and contractions


@infers("reduce")
def infer_reduce(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    inputs = operands[: len(operands) // 2]
    gone = integers_of(properties, "dimensions")
    rank = len(shape_of(inputs[0]))
    demand(len(set(gone)) == len(gone), f"Duplicate reduction dimension: {gone}")
    for at in gone:
        demand(0 <= at < rank, f"Out-of-bounds dimension {at}, expected to be less than the input-tensor rank {rank}")
    types = []
    for number, value in enumerate(inputs):
        shape = shape_of(value)
        demand(
            len(shape) == rank and all(map(agree, shape, shape_of(inputs[0]))),
            "expects all inputs to have compatible shapes.",
        )
        kept = [size for at, size in enumerate(shape) if at not in gone]
        element = element_type_or_self(value.type)
        if regions and not regions[0].empty and number < len(_returned(regions[0])):
            element = element_type_or_self(_returned(regions[0])[number])
        types.append(tensor_of(kept, element))
    return types


@verifier("stablehlo.dot_general")
def verify_dot_general(op: ForeignOperation) -> None:
    numbers = op.dot_dimension_numbers
    left, right, result = op.operand_types[0], op.operand_types[1], op.result_types[0]
    groups = (
        (numbers.lhs_batching_dimensions, numbers.rhs_batching_dimensions, "batching"),
        (numbers.lhs_contracting_dimensions, numbers.rhs_contracting_dimensions, "contracting"),
    )
    for mine, others, what in groups:
        demand(len(mine) == len(others), f"lhs and rhs should have the same number of {what} dimensions")
    for side, type, used in (
        ("lhs", left, [*groups[0][0], *groups[1][0]]),
        ("rhs", right, [*groups[0][1], *groups[1][1]]),
    ):
        demand(
            len(set(used)) == len(used),
            f"has duplicated dimension from {side}_batching_dimensions and {side}_contracting_dimensions: {used}",
        )
        for at in used:
            demand(
                not type.has_rank or 0 <= at < type.rank,
                f"{side} dimension value: {at} is out of range: [0, {type.rank if type.has_rank else 0})",
            )
    if not left.has_rank or not right.has_rank:
        return
    for mine, others, what in groups:
        for here, there in zip(mine, others, strict=True):
            demand(agree(left.shape[here], right.shape[there]), f"{what} dimension sizes must match for lhs/rhs")
    sizes = [left.shape[at] for at in numbers.lhs_batching_dimensions]
    sizes += [size for at, size in enumerate(left.shape) if at not in (*groups[0][0], *groups[1][0])]
    sizes += [size for at, size in enumerate(right.shape) if at not in (*groups[0][1], *groups[1][1])]
    if result.has_rank:
        fits = len(sizes) == result.rank and all(map(agree, sizes, result.shape))
        shown = ", ".join("?" if size == DYNAMIC else str(size) for size in sizes)
        demand(fits, f"inferred shape '[{shown}]' is incompatible with return type of operation '{result}'")


@verifier("stablehlo.convolution", "stablehlo.dynamic_conv")
def verify_convolution(op: ForeignOperation) -> None:
    left, right, result = op.lhs.type, op.rhs.type, op.result_types[0]
    if not (left.has_rank and right.has_rank and result.has_rank):
        return
    numbers = op.dimension_numbers
    spatial = len(numbers.input_spatial_dimensions)
    demand(
        left.rank == right.rank == result.rank == spatial + 2,
        "expects convolution arguments to have same number of dimensions",
    )
    groups, batches = op.feature_group_count, op.batch_group_count
    features, inputs = left.shape[numbers.input_feature_dimension], right.shape[numbers.kernel_input_feature_dimension]
    outputs = right.shape[numbers.kernel_output_feature_dimension]
    demand(
        groups == 1 or batches == 1,
        f"expects batch_group_count and feature_group_count not to be both greater than 1. Got {batches} and "
        f"{groups} resp.",
    )
    if DYNAMIC not in (features, inputs):
        demand(
            features == inputs * groups,
            f"expects input feature dimension ({features}) / feature_group_count = kernel input feature dimension "
            f"({inputs}).",
        )
    if outputs != DYNAMIC:
        demand(
            outputs % groups == 0,
            f"expects output feature dimension size ({outputs}) to be a multiple of feature_group_count. Got "
            f"feature_group_count = {groups}.",
        )
    batch = left.shape[numbers.input_batch_dimension]
    wanted = {
        numbers.output_batch_dimension: batch if batch == DYNAMIC else batch // batches,
        numbers.output_feature_dimension: outputs,
    }
    options = {
        name: integers_of(op.properties, name) or [default] * spatial
        for name, default in (("window_strides", 1), ("lhs_dilation", 1), ("rhs_dilation", 1))
    }
    padding = _padding_of(op, spatial)
    for at in range(spatial):
        size = left.shape[numbers.input_spatial_dimensions[at]]
        window = right.shape[numbers.kernel_spatial_dimensions[at]]
        wanted[numbers.output_spatial_dimensions[at]] = window_size(
            size, window, padding[2 * at], padding[2 * at + 1], *(options[name][at] for name in options)
        )
    for at, size in wanted.items():
        demand(
            agree(size, result.shape[at]),
            f"has shape mismatch between the expected result size {size} in dimension {at} and the result type "
            f"'{result}'",
        )


def _padding_of(op: ForeignOperation, spatial: int) -> list[int]:
    """Returns two sizes for each dimension; unknown ones of a `dynamic_conv` are dynamic."""
    given = op.padding
    if not isinstance(given, Value):
        return integers_of(op.properties, "padding") or [0] * (2 * spatial)
    shape = shape_of(given)
    fits = shape == (spatial, 2)
    demand(fits, f"expects padding operand of type tensor<{spatial}x2x...>, but got '{given.type}'")
    return constant_integers(given) or [DYNAMIC] * (2 * spatial)


def window_size(size: int, window: int, low: int, high: int, stride: int, base: int, dilation: int) -> int:
    """Returns the number of positions of a convolution or pooling window."""
    demand(min(stride, base, dilation) > 0, "expects strides and dilations to be positive")
    if DYNAMIC in (size, window, low, high):
        return DYNAMIC
    padded = (max(0, (size - 1) * base + 1) if size else 0) + low + high
    extent = (window - 1) * dilation + 1 if window else 0
    return 0 if padded < extent or not extent else (padded - extent) // stride + 1


@infers("gather")
def infer_gather(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    numbers = attribute_of(properties, "dimension_numbers")
    operand, indices = shape_of(operands[0]), shape_of(operands[1])
    sizes = integers_of(properties, "slice_sizes")
    demand(len(sizes) == len(operand), f"slice_sizes size (got {len(sizes)}) must match operand rank ({len(operand)})")
    for at, (size, slice_size) in enumerate(zip(operand, sizes, strict=True)):
        demand(
            0 <= slice_size and (size == DYNAMIC or slice_size <= size),
            f"slice size ({slice_size}) is out of bounds for operand dimension ({size}) at index {at}",
        )
    places = [size for at, size in enumerate(indices) if at != numbers.index_vector_dim]
    gone = {*numbers.collapsed_slice_dims, *numbers.operand_batching_dims}
    offsets = [size for at, size in enumerate(sizes) if at not in gone]
    rank = len(places) + len(offsets)
    demand(
        len(offsets) == len(numbers.offset_dims),
        f"offset_dims size ({len(numbers.offset_dims)}) plus collapse_slice_dims size "
        f"({len(numbers.collapsed_slice_dims)}) plus operand_batching_dims size "
        f"({len(numbers.operand_batching_dims)}) is not equal to operand rank ({len(operand)})",
    )
    demand(
        all(0 <= at < rank for at in numbers.offset_dims),
        f"Expects each element of offset_dims to be in range [0, implied-result-rank) i.e. [0, {rank})",
    )
    for name, limit in (
        ("offset_dims", rank),
        ("collapsed_slice_dims", len(operand)),
        ("operand_batching_dims", len(operand)),
        ("start_indices_batching_dims", len(indices)),
        ("start_index_map", len(operand)),
    ):
        listed = getattr(numbers, name)
        demand(len(set(listed)) == len(listed), f"expects {name} to not repeat")
        demand(all(0 <= at < limit for at in listed), f"expects {name} to be in range [0, {limit})")
    vector = numbers.index_vector_dim
    demand(0 <= vector <= len(indices), f"index_vector_dim is not in range [0, {len(indices)}]")
    components = indices[vector] if vector < len(indices) else 1
    demand(
        components in (DYNAMIC, len(numbers.start_index_map)),
        f"start_index_map size ({len(numbers.start_index_map)}) is not equal to size of index dimension ({components})",
    )
    slices, rest = iter(offsets), iter(places)
    shape = [next(slices) if at in numbers.offset_dims else next(rest) for at in range(rank)]
    return [tensor_of(shape, element_type_or_self(operands[0].type))]


@infers("batch_norm_inference")
def infer_batch_norm_inference(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    _feature(operands, properties)
    return [operands[0].type]


def _feature(operands: Sequence[Value], properties: Properties) -> Type:
    """Returns the type of a number for each feature, which all vectors among the operands have."""
    at, shape = number_of(properties, "feature_index"), shape_of(operands[0])
    demand(
        at < len(shape),
        f"expects featureIndex to be smaller than the rank of multi-dimensional operands; got featureIndex {at}, and "
        f"rank {len(shape)}.",
    )
    for operand in operands[1:]:
        sizes = shape_of(operand)
        if len(sizes) != 1 or len(shape) == 1:
            fits = len(sizes) == len(shape) and all(map(agree, sizes, shape))
            demand(fits, "expects multi-dimensional operands to have compatible shapes.")
        else:
            demand(
                agree(sizes[0], shape[at]),
                "expects the size of single-dimensional operands to be compatible with feature count, but the size "
                f"of single-dimensional operands is {sizes[0]} and the feature count is {shape[at]}.",
            )
    return tensor_of([shape[at]], element_type_or_self(operands[0].type))


@infers("batch_norm_training", "batch_norm_grad")
def infer_batch_norm(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    feature = _feature(operands, properties)
    return [operands[0].type, feature, feature]


@infers("sort", "optimization_barrier")
def infer_same(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [operand.type for operand in operands]


@infers("cholesky")
def infer_cholesky(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    shape = shape_of(operands[0])
    demand(len(shape) >= 2, f"argument 'a' must have rank >= 2, got shape {list(shape)}.")
    demand(agree(shape[-1], shape[-2]), f"minor dimensions of 'a' must have equal size, got shape {list(shape)}.")
    return [operands[0].type]


__all__ = ["FloatType", "infers"]
