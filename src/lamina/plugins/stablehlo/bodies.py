"""StableHLO's operations with bodies: the arguments and results of their regions, and the dimensions that they name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.region import Region
from lamina.ir.types import RankedTensorType, element_type_or_self, i1
from lamina.plugins import verifier


def check_body(region: Region, what: str, takes: Sequence[Type], gives: Sequence[Type] | None) -> None:
    """Checks that the body takes a 0-d tensor per element type, and returns as many values of these types."""
    block = region.first_block
    if block is None:
        raise VerifyFailure(f"{what} is empty")
    types = [argument.type for argument in block.arguments]
    _check_types(types, takes, f"{what} takes")
    terminator = block.last_op
    if gives is not None and terminator is not None:
        _check_types([value.type for value in terminator.operands], gives, f"{what} gives")


def accumulated(body: Region, type: Type, number: int = 0) -> RankedTensorType:
    """Returns the type with the elements that the body returns as that result."""
    assert isinstance(type, RankedTensorType)
    last = body.first_block.last_op if body.first_block is not None else None
    elements = [] if last is None else [element_type_or_self(returned) for returned in last.operand_types]
    element = elements[number] if number < len(elements) else type.element_type
    return RankedTensorType(tuple(type.shape), element, None)


def _check_types(types: Sequence[Type], wanted: Sequence[Type], what: str) -> None:
    if len(types) != len(wanted):
        raise VerifyFailure(f"{what} {len(types)} values, but {len(wanted)} are expected")
    for type, element in zip(types, wanted, strict=True):
        # Accumulators may be wider than the elements.
        if not isinstance(type, RankedTensorType) or type.rank or not _alike(type.element_type, element):
            raise VerifyFailure(f"{what} a value of type '{type}', but a tensor<{element}> is expected")


def _alike(found: Type, wanted: Type) -> bool:
    return found is wanted or (type(found) is type(wanted) and wanted is not i1)


def _elements(types: Iterable[Type]) -> list[Type]:
    return [element_type_or_self(type) for type in types]


def _check_dimensions(dimensions: Iterable[int], rank: int, what: str) -> None:
    listed = list(dimensions)
    for dimension in listed:
        if not 0 <= dimension < rank:
            raise VerifyFailure(f"{what} names dimension {dimension} of {rank}")
    if len(set(listed)) != len(listed):
        raise VerifyFailure(f"{what} names a dimension twice")


def _check_lengths(op: ForeignOperation, rank: int, *names: str) -> None:
    for name in names:
        lengths = op.properties.get(name)
        if lengths is not None and len(lengths.values) != rank:
            raise VerifyFailure(f"expects {name} to have {rank} elements, but got {len(lengths.values)}")
        if lengths is not None and min(lengths.values, default=1) < 1:
            raise VerifyFailure(f"expects {name} to be positive, but got {min(lengths.values)}")
    padding = op.properties.get("padding")
    if isinstance(padding, DenseElementsAttr) and tuple(padding.type.shape) != (rank, 2):
        raise VerifyFailure(f"expects padding of type tensor<{rank}x2xi64>, but got '{padding.type}'")


def _rank(type: Type) -> int:
    return type.rank if isinstance(type, RankedTensorType) else 0


@verifier("stablehlo.sort")
def verify_sort(op: ForeignOperation) -> None:
    if op.operands:
        rank = _rank(op.operand_types[0])
        if rank and not -rank <= op.dimension < rank:
            raise VerifyFailure(
                f"dimension attribute value must be in range [-{rank}, {rank}), but found {op.dimension}"
            )
    pairs = [element for element in _elements(op.operand_types) for _ in range(2)]
    check_body(op.regions[0], "the comparator", pairs, [i1])


@verifier("stablehlo.reduce_window")
def verify_reduce_window(op: ForeignOperation) -> None:
    count = len(op.operands) // 2
    if count:
        names = ("window_dimensions", "window_strides", "base_dilations", "window_dilations")
        _check_lengths(op, _rank(op.operand_types[0]), *names)
    elements = _elements(op.operand_types)
    check_body(op.regions[0], "the body", elements[count:] + elements[:count], elements[count:])


@verifier("stablehlo.reduce")
def verify_reduce(op: ForeignOperation) -> None:
    elements = _elements(op.operand_types)
    count = len(elements) // 2
    check_body(op.regions[0], "the body", elements[count:] + elements[:count], elements[count:])


@verifier("stablehlo.select_and_scatter")
def verify_select_and_scatter(op: ForeignOperation) -> None:
    _check_lengths(op, _rank(op.operand_types[0]), "window_dimensions", "window_strides")
    element = element_type_or_self(op.operand_types[0])
    check_body(op.regions[0], "the selection", [element] * 2, [i1])
    check_body(op.regions[1], "the body", [element] * 2, [element])


@verifier("stablehlo.map")
def verify_map(op: ForeignOperation) -> None:
    check_body(op.regions[0], "the computation", _elements(op.operand_types), _elements(op.result_types))


@verifier("stablehlo.scatter")
def verify_scatter(op: ForeignOperation) -> None:
    count = len(op.results)
    types = op.operand_types
    if len(types) != 2 * count + 1:
        raise VerifyFailure(f"has {len(types)} operands for {count} results")
    elements = _elements(types)
    check_body(op.regions[0], "the body", elements[:count] + elements[count + 1 :], elements[:count])
    numbers = op.scatter_dimension_numbers
    rank, update_rank, index_rank = _rank(types[0]), _rank(types[count + 1]), _rank(types[count])
    inserted, batching = list(numbers.inserted_window_dims), list(numbers.input_batching_dims)
    _check_dimensions(numbers.update_window_dims, update_rank, "update_window_dims")
    _check_dimensions([*inserted, *batching], rank, "inserted_window_dims and input_batching_dims")
    _check_dimensions(numbers.scatter_dims_to_operand_dims, rank, "scatter_dims_to_operand_dims")
    _check_dimensions(numbers.scatter_indices_batching_dims, index_rank, "scatter_indices_batching_dims")
    if len(numbers.update_window_dims) + len(inserted) + len(batching) != rank:
        raise VerifyFailure("expects rank-of operand to match size-of('update_window_dims') + size-of('inserted_window_dims') + size-of('input_batching_dims')")  # fmt: skip  # noqa: E501
    if not 0 <= numbers.index_vector_dim <= index_rank:
        raise VerifyFailure(f"index_vector_dim names dimension {numbers.index_vector_dim} of {index_rank}")
    batches = index_rank - (numbers.index_vector_dim < index_rank)
    if update_rank != batches + len(numbers.update_window_dims):
        raise VerifyFailure(
            f"expects updates of rank {batches + len(numbers.update_window_dims)}, but got {update_rank}"
        )
    if len(numbers.scatter_indices_batching_dims) != len(batching):
        raise VerifyFailure("input_batching_dims and scatter_indices_batching_dims differ in number")


@verifier("stablehlo.reverse")
def verify_reverse(op: ForeignOperation) -> None:
    _check_dimensions(op.dimensions, _rank(op.operand_types[0]), "dimensions")


@verifier("stablehlo.if", "stablehlo.case")
def verify_branches(op: ForeignOperation) -> None:
    if _rank(op.operand_types[0]):
        raise VerifyFailure(f"expects a tensor without dimensions to choose by, but got '{op.operand_types[0]}'")
    if any(region.first_block.arguments for region in op.regions if region.first_block is not None):
        raise VerifyFailure("branches take no arguments")
