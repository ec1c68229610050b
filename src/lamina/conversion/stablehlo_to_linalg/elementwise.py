"""Element-wise operations: arithmetic on scalars, or a linalg.generic of it."""

from __future__ import annotations

from typing import Any

from lamina.conversion.stablehlo_to_linalg.lowering import (
    HANDLERS,
    Lowering,
    is_scalar,
    lowered_type,
    lowers,
    ranked,
)
from lamina.conversion.stablehlo_to_linalg.quantized import bitcast, is_quantized, quantized_constant
from lamina.conversion.stablehlo_to_linalg.scalars import (
    SCALARS,
    Arithmetic,
    Unsupported,
    kind_of,
    signless,
    width_of,
)
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
        low.set(op.results[0], _complex_constant(low, plain, type))
        return
    low.set(op.results[0], low.constant(type, plain))
    if type.rank == 1 and isinstance(element, IntegerType) and type.shape[0] <= LONGEST_VECTOR:
        low.vectors[op.results[0]] = [low.number(element, integer) for integer in plain.integers]


def _complex_constant(low: Lowering, value: DenseElementsAttr, type: RankedTensorType) -> Value:
    """Returns a complex tensor from constants of its parts: constants in memory are numbers."""
    element = type.element_type
    assert isinstance(element, ComplexType)
    part = type.clone_with(element_type=element.element_type)
    array = value.array
    arrays = array.real.copy(), array.imag.copy()
    parts = [low.constant(part, DenseElementsAttr.from_array(values, part)) for values in arrays]
    places = dims(type.rank)
    return low.generic(
        [(values, places) for values in parts],
        [(low.empty(type, []), places)],
        ["parallel"] * type.rank,
        lambda real, imaginary, _: low.arithmetic.complex(real, imaginary),
    )[0]


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
        _regroup_bits(low, source, result)
        return
    if before is after:
        low.move(source, result)
        return
    lower_elementwise(low, op)


def _bit_width(type: Type) -> int:
    return 2 * width_of(type.element_type) if isinstance(type, ComplexType) else width_of(type)


def _regroup_bits(low: Lowering, source: Value, result: Value) -> None:
    """Splits the elements into a last dimension of narrower ones, or joins those; the first is the lowest."""
    before, after = ranked(lowered_type(source.type)), ranked(lowered_type(result.type))
    narrow, wide = sorted((_bit_width(before.element_type), _bit_width(after.element_type)))
    if not after.has_static_shape or wide % narrow or abs(after.rank - before.rank) > 1:
        raise Unsupported("bit casts between element sizes that are dynamic or not multiples of each other")
    parts = wide // narrow
    tensor = low.tensor(source)
    a = low.arithmetic
    joins = before.rank > after.rank

    def at(*positions: Value) -> Value:
        if after.rank == before.rank:
            return _of_bits(a, _bits_of(a, low.extract(tensor, positions)), after.element_type)
        if not joins:
            bits = _bits_of(a, low.extract(tensor, positions[:-1]))
            shift = a.make("arith.muli", positions[-1], low.index(narrow))
            part = a.make("arith.shrui", bits, a.cast("arith.index_cast", shift, bits.type))
            return _of_bits(a, a.cast("arith.trunci", part, IntegerType(narrow)), after.element_type)
        type = IntegerType(wide)
        total = low.number(type, 0)
        for number in range(parts):
            part = _bits_of(a, low.extract(tensor, [*positions, low.index(number)]))
            part = a.cast("arith.extui", part, type)
            total = a.make("arith.ori", total, a.make("arith.shli", part, low.number(type, narrow * number)))
        return _of_bits(a, total, after.element_type)

    low.set(result, at() if is_scalar(result.type) else low.generate(after, [], at))


def _bits_of(a: Arithmetic, value: Value) -> Value:
    """Returns the bits of a number as an integer; of a complex one, the real part is the low half."""
    if isinstance(value.type, ComplexType):
        real, imaginary = (_bits_of(a, part) for part in a.parts(value))
        width = width_of(real.type)
        wide = IntegerType(2 * width)
        high = a.make("arith.shli", a.cast("arith.extui", imaginary, wide), a.number(wide, width))
        return a.make("arith.ori", a.cast("arith.extui", real, wide), high)
    return value if isinstance(value.type, IntegerType) else a.cast("arith.bitcast", value, _integer_of(value.type))


def _integer_of(type: Type) -> IntegerType:
    return IntegerType(width_of(type))


def _of_bits(a: Arithmetic, bits: Value, type: Type) -> Value:
    """Returns the number of a type that has these bits."""
    if isinstance(type, ComplexType):
        part = _integer_of(type.element_type)
        high = a.make("arith.shrui", bits, a.number(bits.type, part.width))
        halves = (a.cast("arith.trunci", half, part) for half in (bits, high))
        return a.complex(*(_of_bits(a, half, type.element_type) for half in halves))
    return bits if bits.type is type else a.cast("arith.bitcast", bits, type)
