"""StableHLO's windows: their attributes, the number of their positions, reductions of them and selections from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, FloatType, RankedTensorType, element_type_or_self, i1
from lamina.ir.value import Value
from lamina.plugins import verifier
from lamina.plugins.stablehlo.bodies import (
    accumulated,
    argument_types,
    demand_compatible_inputs,
    returned_types,
    scalar_of,
    verify_reducer,
)
from lamina.plugins.stablehlo.bounds import encoding_of, tensor_of
from lamina.plugins.stablehlo.dimensions import listed
from lamina.plugins.stablehlo.inference import Properties, infers, integers_of, optional_of
from lamina.plugins.stablehlo.rules import bounds_of, fail, shapes_agree


@dataclass(frozen=True, slots=True)
class Window:
    """A window along one dimension."""

    size: int
    stride: int = 1
    low: int = 0
    high: int = 0
    base_dilation: int = 1
    dilation: int = 1

    def positions(self, size: int) -> int:
        """Returns the number of places where the window lies inside."""
        if DYNAMIC in (size, self.size, self.low, self.high):
            return DYNAMIC
        padded = _dilated(size, self.base_dilation) + self.low + self.high
        extent = _dilated(self.size, self.dilation)
        return 0 if padded <= 0 or padded < extent else (padded - extent) // self.stride + 1


def _dilated(size: int, dilation: int) -> int:
    return (size - 1) * dilation + 1 if size else 0


def padding_of(attribute: Attribute | None) -> list[tuple[int, int]]:
    """Returns the padding before and behind each dimension; none if there is no attribute."""
    if not isinstance(attribute, DenseElementsAttr):
        return []
    shape = tuple(attribute.type.shape)
    if len(shape) != 2 or shape[1] != 2:
        fail(f"expects the shape of padding-attribute to be {{N, 2}}, but got {{{listed(shape)}}}.")
    numbers = list(attribute.integers)
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def windows_of(
    sizes: Sequence[int],
    strides: Sequence[int],
    padding: Sequence[tuple[int, int]],
    base_dilations: Sequence[int] = (),
    dilations: Sequence[int] = (),
    reversal: Sequence[bool] = (),
) -> list[Window]:
    """Returns a window for each size. Lists are empty or have an element for each."""
    count = len(sizes)
    for what, given in (
        ("window-strides", strides),
        ("base-dilation factors", base_dilations),
        ("window-dilation factors", dilations),
        ("padding-entries", padding),
        ("window-reversal", reversal),
    ):
        if given and len(given) != count:
            fail(
                f"expects {what} to have same dimension-size as size of window dimensions ({count}), but got: "
                f"{len(given)}."
            )
    windows = []
    for at, size in enumerate(sizes):
        low, high = padding[at] if padding else (0, 0)
        window = Window(
            size,
            strides[at] if strides else 1,
            low,
            high,
            base_dilations[at] if base_dilations else 1,
            dilations[at] if dilations else 1,
        )
        _verify_positive(at, window)
        windows.append(window)
    return windows


def _verify_positive(at: int, window: Window) -> None:
    for what, number in (
        ("value", 1 if window.size == DYNAMIC else window.size),
        ("stride", window.stride),
        ("base dilation factor", window.base_dilation),
        ("window dilation factor", window.dilation),
    ):
        if number <= 0:
            fail(f"expects window to have positive {what} for {at}-th window dimension, but got {number}.")


def positions(sizes: Sequence[int], windows: Sequence[Window]) -> list[int]:
    """Returns the number of positions along each dimension."""
    return [window.positions(size) for size, window in zip(sizes, windows, strict=True)]


# ---- Reductions of windows


def _reduced_windows(inputs: Sequence[Type], properties: Properties) -> list[Window]:
    if not inputs:
        fail("requires at least 1 input value")
    demand_compatible_inputs(inputs)
    padding = padding_of(optional_of(properties, "padding"))
    sizes = integers_of(properties, "window_dimensions")
    for type in inputs:
        rank = type.rank if isinstance(type, RankedTensorType) else len(sizes)
        if rank != len(sizes):
            fail(
                f"expects window-dimensions size == input rank, but got window-dimensions size: {len(sizes)} and "
                f"input: '{type}' with rank = {rank}."
            )
    names = ("window_strides", "base_dilations", "window_dilations")
    strides, base_dilations, dilations = (integers_of(properties, name) for name in names)
    return windows_of(sizes, strides, padding, base_dilations, dilations)


@infers("reduce_window")
def infer_reduce_window(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    inputs = [operand.type for operand in operands[: len(operands) // 2]]
    windows = _reduced_windows(inputs, properties)
    results: list[Type] = []
    for number, type in enumerate(inputs):
        assert isinstance(type, RankedTensorType)
        element = accumulated(regions[0], type, number).element_type if regions else type.element_type
        bounds = bounds_of(type)
        limits = positions(bounds, windows) if bounds else []
        like = encoding_of(type) if bounds else None
        results.append(tensor_of(positions(type.shape, windows), element, limits, like))
    return results


@verifier("stablehlo.reduce_window")
def verify_reduce_window(op: ForeignOperation) -> None:
    types = op.operand_types
    count = len(types) // 2
    _reduced_windows(types[:count], op.properties)
    verify_reducer(op.regions[0], types[:count], types[count:], op.window_dimensions)


# ---- Selections


@infers("select_and_scatter")
def infer_select_and_scatter(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    type = operands[0].type
    return [accumulated(regions[1], type) if len(regions) > 1 else type]


@verifier("stablehlo.select_and_scatter")
def verify_select_and_scatter(op: ForeignOperation) -> None:
    operand, source, initial = op.operand_types
    select, scatter = op.regions
    _verify_selection(select, scalar_of(operand))
    verify_reducer(scatter, [scalar_of(source)], [initial])
    sizes = list(op.window_dimensions or ())
    if len(sizes) != operand.rank:
        fail(
            f"expects window-dimensions size == operand rank, but got window-dimensions size: {len(sizes)} and "
            f"operand-type: '{operand}' with rank = {operand.rank}."
        )
    windows = windows_of(sizes, list(op.window_strides or ()), padding_of(op.padding))
    wanted = tensor_of(positions(operand.shape, windows), operand.element_type)
    if not shapes_agree(wanted.shape, source.shape) or not _same_kind(wanted.element_type, source.element_type):
        fail(f"expects source-type to be '{wanted}', but got '{source}'")


def _same_kind(left: Type, right: Type) -> bool:
    """True for equal elements, and for floats of any precision."""
    return left is right or (isinstance(left, FloatType) and isinstance(right, FloatType))


def _verify_selection(select: Region, scalar: RankedTensorType) -> None:
    """The body that selects compares two elements."""
    arguments, results = argument_types(select), returned_types(select)
    if len(arguments) != 2:
        fail(f"expects the select-region to take 2 parameters, but takes {len(arguments)}")
    for number, argument in enumerate(arguments):
        fits = isinstance(argument, RankedTensorType) and not argument.rank
        if not fits or not _same_kind(element_type_or_self(argument), scalar.element_type):
            fail(
                f"expects the type of select-region's parameter at index {number} to be '{scalar}', but got "
                f"'{argument}'"
            )
    if len(results) != 1:
        fail(f"expects select-region to return single value, but got: {len(results)}")
    if results[0] is not RankedTensorType((), i1, None):
        fail(f"expects the return-type of select-region to be tensor<i1>, but got: '{results[0]}'")
