"""CHLO's operations with implicit broadcasts: their operands get the result's shape, then they are StableHLO's."""

from __future__ import annotations

from typing import Any

from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, lowered_type, lowers, numbers, ranked
from lamina.conversion.stablehlo_to_linalg.scalars import SCALARS, Unsupported
from lamina.define.foreign import ForeignOperation
from lamina.ir.affine.expr import AffineExpr, constant, dims
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value

_BINARY = (
    "add", "and", "atan2", "compare", "complex", "divide", "maximum", "minimum", "multiply", "or", "power", "remainder",
    "shift_left", "shift_right_arithmetic", "shift_right_logical", "subtract", "xor",
)  # fmt: skip


def _scalar_name(op: Operation) -> str:
    return f"stablehlo.{op.name.removeprefix('chlo.broadcast_')}"


@lowers(*(f"chlo.broadcast_{name}" for name in (*_BINARY, "select")))
def lower_broadcasting(low: Lowering, op: ForeignOperation) -> None:
    function = SCALARS[_scalar_name(op)]
    result = op.results[0]
    type: Any = lowered_type(result.type)
    if not type.has_static_shape or any(DYNAMIC in value.type.shape for value in op.operands):
        raise Unsupported("a broadcast of unknown sizes")
    scalars = {value: low.scalar(value) for value in op.operands if low.is_splat(value)}
    tensors = {value: low.tensor(value) for value in op.operands if value not in scalars}
    if not tensors:
        low.set_splat(result, function(low.arithmetic, op, *(scalars[value] for value in op.operands)))
        return

    def body(*elements: Value) -> Value:
        read = dict(zip(tensors, elements, strict=False))
        return function(low.arithmetic, op, *(scalars.get(value) or read[value] for value in op.operands))

    places = dims(type.rank)
    inputs = [(tensor, _read(op, value, type, places)) for value, tensor in tensors.items()]
    generic = low.generic(inputs, [(low.empty(type, []), places)], ["parallel"] * type.rank, body)
    low.set(result, generic[0])


def _read(op: ForeignOperation, value: Value, result: RankedTensorType, places: list[AffineExpr]) -> list[AffineExpr]:
    """Returns the element of an operand for each position: unit dimensions repeat."""
    shape: tuple[int, ...] = ranked(value.type).shape
    axes = numbers(getattr(op, "broadcast_dimensions", None), range(result.rank - len(shape), result.rank))
    if len(axes) != len(shape):
        axes = list(range(result.rank - len(shape), result.rank))
    return [places[axis] if size == result.shape[axis] else constant(0) for size, axis in zip(shape, axes, strict=True)]


@lowers("map")
def lower_map(low: Lowering, op: ForeignOperation) -> None:
    """The computation at each position."""
    result = op.results[0]
    type: Any = lowered_type(result.type)
    region = op.regions[0]
    if type.rank == 0:
        low.set(result, low.apply(region, [low.scalar(value) for value in op.operands])[0])
        return
    tensors = [low.tensor(value) for value in op.operands]
    places = dims(type.rank)
    out = low.empty(type, low.shape(op.operands[0]) if op.operands else [])
    generic = low.generic(
        [(tensor, places) for tensor in tensors], [(out, places)], ["parallel"] * type.rank,
        lambda *elements: low.apply(region, elements[:-1]),
    )  # fmt: skip
    low.set(result, generic[0])
