"""Element-wise operations: arithmetic on scalars, or a linalg.generic of it."""

from __future__ import annotations

from typing import Any

from lamina.conversion.stablehlo_to_linalg.lowering import HANDLERS, Lowering, is_scalar, lowered_type, lowers
from lamina.conversion.stablehlo_to_linalg.quantized import bitcast, is_quantized, quantized_constant
from lamina.conversion.stablehlo_to_linalg.scalars import SCALARS, Unsupported, kind_of, signless
from lamina.define.foreign import ForeignOperation
from lamina.ir.affine.expr import dims
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr, DenseResourceElementsAttr
from lamina.ir.operation import Operation
from lamina.ir.types import ComplexType, IntegerType, RankedTensorType, index
from lamina.ir.value import Value

# Vectors of so many integers may be sizes.
LONGEST_VECTOR = 8


def lower_elementwise(low: Lowering, op: Operation) -> None:
    """Applies one of `SCALARS` at each position."""
    function = SCALARS[op.name]
    result = op.results[0]
    type: Any = lowered_type(result.type)
    if not isinstance(type, RankedTensorType):
        raise Unsupported(f"a result of type '{result.type}'")
    inputs = [value for value in op.operands if not low.is_splat(value)]
    if not inputs:
        sizes: list[Any] = [] if type.has_static_shape else low.shape(_shaped(op))
        low.set_splat(result, function(low.arithmetic, op, *map(low.scalar, op.operands)), sizes)
        return
    scalars = {value: low.scalar(value) for value in op.operands if low.is_splat(value)}
    tensors = {value: low.tensor(value) for value in inputs}

    def body(*elements: Value) -> Value:
        read = dict(zip(tensors, elements, strict=False))
        return function(low.arithmetic, op, *(scalars.get(value) or read[value] for value in op.operands))

    first = next(iter(tensors.values()))
    out = low.empty(type, low.sizes(first) if not type.has_static_shape else [])
    places = dims(type.rank)
    generic = low.generic(
        [(tensor, places) for tensor in tensors.values()], [(out, places)], ["parallel"] * type.rank, body
    )
    low.set(result, generic[0])


def _shaped(op: Operation) -> Value:
    """Returns an operand of the result's shape."""
    return next(value for value in op.operands if not is_scalar(value.type))


HANDLERS.update(dict.fromkeys(SCALARS, lower_elementwise))


@lowers("constant", "chlo.constant")
def lower_constant(low: Lowering, op: ForeignOperation) -> None:
    value = op.value
    if is_quantized(op.results[0].type):
        quantized_constant(low, value, op.results[0])
        return
    type: Any = lowered_type(op.results[0].type)
    element = type.element_type
    if isinstance(value, DenseResourceElementsAttr) and value.type is type and type.rank:
        low.set(op.results[0], low.constant(type, value))
        return
    if not isinstance(value, DenseElementsAttr) or kind_of(type) == "":
        raise Unsupported("a constant that is not a dense array")
    plain = value if value.type is type else DenseElementsAttr.from_raw(type, value.raw, value.is_splat)
    if plain.is_splat or type.rank == 0:
        low.set_splat(op.results[0], low.constant(element, plain.splat_value))
        return
    if isinstance(element, ComplexType):
        raise Unsupported("an array of complex constants")
    low.set(op.results[0], low.constant(type, plain))
    if type.rank == 1 and isinstance(element, IntegerType) and type.shape[0] <= LONGEST_VECTOR:
        low.vectors[op.results[0]] = [low.number(element, integer) for integer in plain.integers]


@lowers("chlo.constant_like")
def lower_constant_like(low: Lowering, op: ForeignOperation) -> None:
    element = signless(op.results[0].type.element_type)
    low.set_splat(op.results[0], low.constant(element, op.value), low.shape(op.operands[0]))


@lowers("iota")
def lower_iota(low: Lowering, op: ForeignOperation) -> None:
    type: Any = lowered_type(op.results[0].type)
    axis = op.iota_dimension

    def at(*positions: Value) -> Value:
        return from_index(low, positions[axis], type.element_type)

    low.set(op.results[0], low.generate(type, [], at))


def from_index(low: Lowering, position: Value, element: Type) -> Value:
    """Returns a position as a number."""
    a = low.arithmetic
    if element is index:
        return position
    if isinstance(element, IntegerType):
        return a.cast("arith.index_cast", position, element)
    if isinstance(element, ComplexType):
        return a.complex(from_index(low, position, element.element_type), a.number(element.element_type, 0))
    whole = a.cast("arith.index_cast", position, IntegerType(64))
    return a.cast("arith.sitofp", whole, element)


@lowers("bitcast_convert")
def lower_bitcast(low: Lowering, op: ForeignOperation) -> None:
    source, result = op.operands[0], op.results[0]
    if is_quantized(source.type) or is_quantized(result.type):
        bitcast(low, source, result)
        return
    before: Any = signless(source.type.element_type)
    after: Any = signless(result.type.element_type)
    if isinstance(before, ComplexType) or isinstance(after, ComplexType) or before.width != after.width:
        raise Unsupported("elements of different sizes")
    if before is after:
        low.move(source, result)
        return
    lower_elementwise(low, op)
