"""The result types of StableHLO's reductions of windows, of selections from windows, and of scatters."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.ir.attribute import Type
from lamina.ir.region import Region
from lamina.ir.types import element_type_or_self
from lamina.ir.value import Value
from lamina.plugins.stablehlo.bodies import accumulated
from lamina.plugins.stablehlo.inference import Properties, infers, integers_of, shape_of, tensor_of, window_size
from lamina.plugins.stablehlo.rules import agree, compatible_element_types, demand


def _positions(shape: Sequence[int], properties: Properties) -> list[int]:
    """Returns the number of windows in each dimension."""
    windows = integers_of(properties, "window_dimensions") or [1] * len(shape)
    padding = integers_of(properties, "padding") or [0] * (2 * len(shape))
    names = ("window_strides", "base_dilations", "window_dilations")
    steps = [integers_of(properties, name) or [1] * len(shape) for name in names]
    demand(
        len(windows) == len(shape),
        f"expects window-dimensions size == input rank, but got window-dimensions size: {len(windows)} and rank = "
        f"{len(shape)}.",
    )
    return [
        window_size(size, windows[at], padding[2 * at], padding[2 * at + 1], *(step[at] for step in steps))
        for at, size in enumerate(shape)
    ]


def _demand_same_shapes(values: Sequence[Value], what: str) -> None:
    first = shape_of(values[0])
    for number, value in enumerate(values[1:], 1):
        shape = shape_of(value)
        demand(
            len(shape) == len(first) and all(map(agree, shape, first)),
            f"expects all {what} to have compatible shapes. Shape at input-index {number} is not compatible with "
            "shape at input-index 0",
        )


def _demand_same_elements(values: Sequence[Value], others: Sequence[Value], what: str) -> None:
    for number, (value, other) in enumerate(zip(values, others, strict=True)):
        demand(
            compatible_element_types(value.type, other.type),
            f"expects {what} {number} to have the element type of input {number}, but got '{other.type}' and "
            f"'{value.type}'",
        )


@infers("reduce_window")
def infer_reduce_window(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    count = len(operands) // 2
    demand(count > 0, "requires at least 1 input value")
    inputs = operands[:count]
    _demand_same_shapes(inputs, "inputs")
    _demand_same_elements(inputs, operands[count:], "initial value")
    results: list[Type] = []
    for number, value in enumerate(inputs):
        element = accumulated(regions[0], value.type, number).element_type
        results.append(tensor_of(_positions(shape_of(value), properties), element))
    return results


@infers("select_and_scatter")
def infer_select_and_scatter(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    operand, source, initial = operands
    _demand_same_elements([operand, operand], [source, initial], "source or initial value")
    wanted, given = _positions(shape_of(operand), properties), shape_of(source)
    demand(
        len(wanted) == len(given) and all(map(agree, wanted, given)),
        f"expects source-type to be '{tensor_of(wanted, element_type_or_self(source.type))}', but got '{source.type}'",
    )
    return [accumulated(regions[1], operand.type)]


@infers("scatter")
def infer_scatter(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    count = len(operands) // 2
    inputs, updates = operands[:count], operands[count + 1 :]
    demand(count > 0, "requires at least 1 input value")
    _demand_same_shapes(inputs, "inputs")
    _demand_same_shapes(updates, "updates")
    _demand_same_elements(inputs, updates, "update")
    return [accumulated(regions[0], value.type, number) for number, value in enumerate(inputs)]
