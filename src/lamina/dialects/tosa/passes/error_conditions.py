"""The conditions under which TOSA's specification makes an operation an error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lamina.dialects.tosa import ops as tosa
from lamina.dialects.tosa.enums import RoundingMode
from lamina.dialects.tosa.inference import constant_shape
from lamina.dialects.tosa.verification import shown
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, IntegerType, RankedTensorType, element_type_or_self
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value

Check = Callable[[Any], Iterator[str]]
_CHECKS: dict[type[Operation], Check] = {}


def error_condition(op: Operation) -> str | None:
    """Returns the diagnostic of the first condition that an operation meets."""
    check = _CHECKS.get(type(op))
    return next(check(op), None) if check is not None else None


def _checks(cls: type[Operation]) -> Callable[[Check], Check]:
    """Registers a function that yields the diagnostics of an operation."""

    def register(function: Check) -> Check:
        _CHECKS[cls] = function
        return function

    return register


# ---- Resizing

_LARGEST_IMAGE = 16384
_LARGEST_NUMERATOR = 1 << 11


@_checks(tosa.ResizeOp)
def _resize(op: tosa.ResizeOp) -> Iterator[str]:
    input, output = op.input.type, op.output.type
    if not isinstance(input, RankedTensorType) or not isinstance(output, RankedTensorType):
        yield "expect ranked input/output tensor"
        return
    sizes = (*output.shape[1:3], *input.shape[1:3])
    if input.has_static_shape and output.has_static_shape and max(sizes) >= _LARGEST_IMAGE:
        yield (
            "expect input/output height/width dims to be < 16384, got [OH, OW, IH, IW] = " + shown(sizes)
        )  # fmt: skip
    scale, offset, border = (constant_shape(value) for value in (op.scale, op.offset, op.border))
    if scale is None or offset is None or border is None:
        yield "expect constant scale, offset and border"
        return
    yield from _scale(scale)
    numerators, denominators = scale[::2], scale[1::2]
    for letter, numerator, place in zip("YX", numerators, offset, strict=True):
        if not -numerator <= place < 16 * numerator:
            yield (
                f"expect offset{letter} / scale{letter}Numerator to be in range [-1, 16), got {place}/{numerator}"
            )  # fmt: skip
    for letter, numerator, place in zip("YX", numerators, border, strict=True):
        if not -16 * numerator <= place < numerator:
            yield (
                f"expect border{letter} / scale{letter}Numerator to be in range [-16, 1), got {place}/{numerator}"
            )  # fmt: skip
    for axis, names in enumerate((("height", "y"), ("width", "x"))):
        ratio = numerators[axis], denominators[axis]
        yield from _resized(sizes[2 + axis], sizes[axis], ratio, (offset[axis], border[axis]), names)


def _scale(scale: list[int]) -> Iterator[str]:
    y, down_y, x, down_x = scale
    if max(y, x) > _LARGEST_NUMERATOR:
        yield (
            "expect all scale numerator values to be <= (1 << 11), got "
            f"scale_y_n={y}, scale_x_n={x}"
        )  # fmt: skip
    if down_y >= 16 * y or down_x >= 16 * x:
        yield f"expect a downscale ratio larger than 1/16, got y={y}/{down_y}, x={x}/{down_x}"


def _resized(
    size: int, result: int, ratio: tuple[int, int], offset_border: tuple[int, int], names: tuple[str, str]
) -> Iterator[str]:
    """Checks the result size of an image dimension; the verifier lets broadcast ones pass."""
    if size == DYNAMIC:
        return
    (numerator, denominator), (offset, border), (name, letter) = ratio, offset_border, names
    span = (size - 1) * numerator - offset + border
    if span % denominator != 0:
        yield (
            f"expected (input_{name} - 1) * scale_{letter}_n - offset_{letter} + border_{letter} to be wholly "
            f"divisible by scale_{letter}_d, got (({size} - 1) * {numerator} - {offset} + {border}) / {denominator}"
        )
    calculated = span // denominator + 1
    if result not in (DYNAMIC, calculated):
        yield f"calculated output {name} did not match expected: calculated={calculated}, expected={result}"


# ---- Arithmetic


def _elements(value: Value) -> list[int] | None:
    """Returns the integers of a constant tensor."""
    held = constant_value(value)
    if not isinstance(held, DenseElementsAttr) or not all(isinstance(each, IntegerAttr) for each in held.values):
        return None
    return [each.value for each in held.values if isinstance(each, IntegerAttr)]


@_checks(tosa.MulOp)
def _mul(op: tosa.MulOp) -> Iterator[str]:
    elements = _elements(op.shift)
    if elements is None:
        return
    element, shift = element_type_or_self(op.input1.type), elements[0]
    if isinstance(element, IntegerType) and element.width == 32 and element.is_signless:
        if not 0 <= shift <= 63:
            yield f"requires 0 <= shift && shift <= 63, but got: {shift}"
    elif shift != 0:
        yield f"requires shift = 0 for all input data types that are not int32_t, but got: {shift}"


@_checks(tosa.TableOp)
def _table(op: tosa.TableOp) -> Iterator[str]:
    element, table = element_type_or_self(op.input1.type), op.table.type
    is_narrow = isinstance(element, IntegerType) and element.width == 8 and element.is_signless
    wanted = 256 if is_narrow else 513
    if isinstance(table, RankedTensorType) and table.has_static_shape and table.num_elements != wanted:
        yield f"requires table size of {wanted}, got {table.num_elements}"


@_checks(tosa.RescaleOp)
def _rescale(op: tosa.RescaleOp) -> Iterator[str]:
    input, output = element_type_or_self(op.input.type), element_type_or_self(op.output.type)
    if not isinstance(input, IntegerType) or not isinstance(output, IntegerType):
        return
    from_unsigned, to_unsigned = op.input_unsigned, op.output_unsigned
    conditions = (
        (op.scale32 and input.width == 48, "scale32 is not allowed with 48-bit input."),
        (
            not op.scale32 and op.rounding_mode is RoundingMode.DOUBLE_ROUND,
            "DOUBLE_ROUND is only allowed with scale32=true.",
        ),
        (from_unsigned and to_unsigned, "input and output cannot be both unsigned."),
        (output.width == 32 and from_unsigned, "i32 output type is not allowed with unsigned input."),
        (input.width == 32 and to_unsigned, "i32 input type is not allowed with unsigned output."),
        (input.width == 48 and to_unsigned, "i48 input type is not allowed with unsigned output."),
        (input.width == 48 and from_unsigned, "i48 input type cannot be unsigned."),
        (input.width == 32 and from_unsigned, "i32 input type cannot be unsigned."),
        (output.width == 32 and to_unsigned, "i32 output type cannot be unsigned."),
    )
    yield from (text for holds, text in conditions if holds)


@_checks(tosa.PadOp)
def _pad(op: tosa.PadOp) -> Iterator[str]:
    for amount in _elements(op.padding) or ():
        if amount < 0:
            yield f"padding value must all be non-negative, got {amount}"


@_checks(tosa.ScatterOp)
def _scatter(op: tosa.ScatterOp) -> Iterator[str]:
    elements, type = _elements(op.indices), op.indices.type
    if elements is None:
        return
    if not isinstance(type, RankedTensorType):
        yield "expect ranked indices tensor"
        return
    batch, picked = type.shape
    rows = (elements[row * picked : (row + 1) * picked] for row in range(batch))
    if any(len(set(row)) < len(row) for row in rows):
        yield "indices values contain duplicates"


# ---- Control flow


@_checks(tosa.IfOp)
def _if(op: tosa.IfOp) -> Iterator[str]:
    yield from _isolated(op.then_graph, "then")
    yield from _isolated(op.else_graph, "else")


@_checks(tosa.WhileOp)
def _while(op: tosa.WhileOp) -> Iterator[str]:
    yield from _isolated(op.cond_graph, "cond")
    yield from _isolated(op.body_graph, "body")


def _isolated(region: Region, name: str) -> Iterator[str]:
    """Checks that a region uses no value from outside."""
    for block in region.blocks:
        for outer in block.operations:
            for op in outer.walk():
                if any(not _is_inside(value.parent_region, region) for value in op.operands):
                    yield (
                        f"is not conformant to the TOSA specification. It requires the '{name}' region is isolated "
                        "from above.\n"
                    )
                    return


def _is_inside(inner: Region | None, outer: Region) -> bool:
    while inner is not None and inner is not outer:
        holder = inner.parent
        inner = holder.parent_region if holder is not None else None
    return inner is outer
