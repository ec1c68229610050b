"""Folds of operations on literals: arithmetic, comparisons, conversions and creation of small or uniform tensors.

Results of more than `LIMIT` elements that are not all equal are left to the program. What PyTorch computes with a
rounding, an exception or a type promotion of its own is not folded.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from lamina.define.foreign import ForeignOperation, is_operation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.types import FloatType, IntegerType, RankedTensorType, bf16, f16, f32, f64
from lamina.ir.value import Value
from lamina.plugins import model
from lamina.plugins.torch.folds import elements_of_list
from lamina.plugins.torch.rules import dtype_of, sizes_of
from lamina.plugins.torch.syntax import UNKNOWN_SIZE
from lamina.rewrite.fold import Constants, Fold, constant_value

Number = int | float
Numbers = Sequence[Number]
Answer = Attribute | Value | None
LIMIT = 16


@dataclass(frozen=True)
class Elements:
    """A constant tensor: its elements in row-major order, or the one that they are all equal to."""

    shape: tuple[int, ...]
    dtype: Type
    values: Numbers
    is_splat: bool

    def at(self, place: Sequence[int]) -> Number:
        """Returns the element at a position; positions of dimensions of size 1 and of missing ones are any."""
        if self.is_splat:
            return self.values[0]
        flat = 0
        for size, index in zip(self.shape, place[len(place) - len(self.shape) :], strict=True):
            flat = flat * size + (index if size != 1 else 0)
        return self.values[flat]


def is_none(value: Value) -> bool:
    """True for an argument that is left out."""
    return value.type.dialect_name == "torch" and value.type.mnemonic == "none"


def number(value: Value) -> Number | None:
    """Returns the value of a constant number or truth value."""
    constant = constant_value(value)
    if isinstance(constant, IntegerAttr | FloatAttr):
        value_of_constant: Number = constant.value
        return value_of_constant
    return None


def integer(value: Value) -> int | None:
    """Returns the value of a constant integer or truth value."""
    held = number(value)
    return held if isinstance(held, int) else None


def literal(value: Value) -> Elements | None:
    """Returns the elements of a constant tensor of numbers that is not empty."""
    constant, dtype = constant_value(value), dtype_of(value.type)
    if not isinstance(constant, DenseElementsAttr) or dtype is None or 0 in constant.type.shape:
        return None
    if not constant.is_splat and constant.type.num_elements > LIMIT:
        return None
    parts: Iterable[Attribute] = [constant.splat_value] if constant.is_splat else constant.values
    values = [element.value for element in parts if isinstance(element, IntegerAttr | FloatAttr)]
    if not values:  # complex numbers
        return None
    return Elements(tuple(constant.type.shape), dtype, values, constant.is_splat)


def static_shape(type: Type) -> tuple[int, ...] | None:
    """Returns the sizes of a tensor with value semantics and known elements, if all are known."""
    sizes = sizes_of(type)
    if type.mnemonic != "vtensor" or dtype_of(type) is None or sizes is None or UNKNOWN_SIZE in sizes:
        return None
    return tuple(sizes)


_FLOATS = (f16, bf16, f32, f64)
_EXACT = 1 << 53  # up to which f64 holds all integers


def _rounded(value: Number, dtype: FloatType) -> float:
    rounded: float = FloatAttr(dtype, float(value)).value
    return rounded


def convert(value: Number, dtype: Type | None) -> Number | None:
    """Returns a number as an element; None if its conversion is not defined or the elements are no numbers."""
    if isinstance(dtype, FloatType) and dtype in (f16, bf16):  # as PyTorch does, by way of f32
        single = convert(value, f32)
        return None if single is None else _rounded(single, dtype)
    if isinstance(dtype, FloatType) and dtype in (f32, f64):
        twice = dtype is f32 and isinstance(value, int) and abs(value) > _EXACT
        return None if twice else _rounded(value, dtype)
    if not isinstance(dtype, IntegerType):
        return None
    if dtype.width == 1:
        return int(bool(value))
    least = 0 if dtype.is_unsigned else -(1 << dtype.width - 1)
    if isinstance(value, float) and not (math.isfinite(value) and 0 <= int(value) - least < 1 << dtype.width):
        return None
    return (int(value) - least) % (1 << dtype.width) + least


def elements(type: Type, values: Sequence[Number | None]) -> Attribute | None:
    """Returns the literal of a tensor type: one number for all elements, or each of them, all of its dtype."""
    shape, dtype = static_shape(type), dtype_of(type)
    if shape is None or dtype is None or 0 in shape or len(values) not in (1, math.prod(shape)):
        return None
    attributes: list[Attribute] = []
    for value in values:
        if value is None:
            return None
        if isinstance(dtype, IntegerType):
            attributes.append(IntegerAttr(dtype, int(value)))
        elif isinstance(dtype, FloatType):
            attributes.append(FloatAttr(dtype, value))
        else:
            return None
    return DenseElementsAttr.from_attributes(RankedTensorType(shape, dtype), attributes)


# ---- Elementwise


def _elementwise(
    op: ForeignOperation, function: Callable[..., Number | None], operands: Sequence[Elements | Number | None]
) -> Answer:
    """Applies a function to constant tensors, which are broadcast, and numbers."""
    (type,) = op.result_types
    shape = static_shape(type)
    if shape is None or any(operand is None for operand in operands):
        return None
    tensors = [operand for operand in operands if isinstance(operand, Elements)]
    if not all(_broadcasts(tensor.shape, shape) for tensor in tensors):
        return None
    uniform = all(tensor.is_splat for tensor in tensors)
    if not uniform and math.prod(shape) > LIMIT:
        return None
    places = [(0,) * len(shape)] if uniform else product(*map(range, shape))
    try:
        return elements(type, [
            function(*(operand.at(place) if isinstance(operand, Elements) else operand for operand in operands))
            for place in places
        ])  # fmt: skip
    except (ArithmeticError, ValueError):
        return None


def _broadcasts(shape: Sequence[int], to: Sequence[int]) -> bool:
    """True if a tensor of one shape fills another."""
    if len(shape) > len(to):
        return False
    return all(size in (1, other) for size, other in zip(shape, to[len(to) - len(shape) :], strict=True))


def _result_dtype(op: ForeignOperation) -> Type | None:
    """Returns the elements of a result that arithmetic is defined for: the type that operands are promoted to."""
    dtype = dtype_of(op.result_types[0])
    wide = isinstance(dtype, IntegerType) and dtype.width > 1
    return dtype if wide or dtype in _FLOATS else None


def _promoted(operand: Elements | Number | None, dtype: Type) -> Elements | Number | None:
    """Returns an operand in the type of the result; None if it loses a fraction, or is a number that short floats do
    not hold and PyTorch does not round."""
    if (
        operand is None
        or isinstance(operand, int | float)
        and dtype in (f16, bf16)
        and convert(operand, dtype) != operand
    ):
        return None
    given = operand.values if isinstance(operand, Elements) else [operand]
    if isinstance(dtype, IntegerType) and any(isinstance(value, float) for value in given):
        return None
    values = [converted for value in given if (converted := convert(value, dtype)) is not None]
    if len(values) != len(given):
        return None
    return Elements(operand.shape, dtype, values, operand.is_splat) if isinstance(operand, Elements) else values[0]


def _operand(value: Value) -> Elements | Number | None:
    return literal(value) if sizes_of(value.type) is not None else number(value)


_SUMS = ("add.Tensor", "sub.Tensor", "add.Scalar", "sub.Scalar", "rsub.Scalar")


@model(Fold, *(f"torch.aten.{name}" for name in _SUMS))
def fold_sum(op: ForeignOperation, constants: Constants) -> Answer:
    """self + alpha * other, self - alpha * other, other - alpha * self"""
    dtype, alpha, name = _result_dtype(op), number(op.alpha), op.name.removeprefix("torch.aten.")
    if dtype is None or alpha is None:
        return None
    is_integer = isinstance(dtype, IntegerType)
    is_exact = isinstance(alpha, int) if is_integer else alpha in (1, -1)  # others round once, or twice
    if not is_exact:
        return None
    other = _promoted(_operand(op.other), dtype)
    if is_integer and name != "rsub.Scalar" and _leaves(op, other, 0):
        kept: Value = op.self
        return kept
    first, second = _promoted(literal(op.self), dtype), other
    if name.startswith("rsub"):
        first, second = second, first
    signed = alpha if name.startswith("add") else -alpha
    return _elementwise(op, lambda a, b: convert(a + signed * b, dtype), [first, second])


def _leaves(op: ForeignOperation, operand: Elements | Number | None, neutral: Number) -> bool:
    """True if the other operand is neutral and changes neither type nor shape."""
    (type,) = op.result_types
    if op.self.type is not type:
        return False
    if isinstance(operand, Elements):
        is_kept = operand.shape == () or static_shape(type) is not None
        return is_kept and operand.is_splat and operand.values[0] == neutral
    return operand == neutral


@model(Fold, "torch.aten.mul.Tensor", "torch.aten.mul.Scalar")
def fold_product(op: ForeignOperation, constants: Constants) -> Answer:
    """self * other; self for 1"""
    dtype = _result_dtype(op)
    if dtype is None:
        return None
    other = _promoted(_operand(op.other), dtype)
    if _leaves(op, other, 1):
        kept: Value = op.self
        return kept
    return _elementwise(op, lambda a, b: convert(a * b, dtype), [_promoted(literal(op.self), dtype), other])


@model(Fold, "torch.aten.div.Tensor_mode")
def fold_quotient(op: ForeignOperation, constants: Constants) -> Answer:
    """The quotient, exact or rounded to an integer; floats rounded down are PyTorch's own algorithm."""
    dtype, mode = _result_dtype(op), getattr(constant_value(op.rounding_mode), "value", None)
    if is_none(op.rounding_mode):
        mode = ""
    is_integer = isinstance(dtype, IntegerType)
    if dtype is None or mode not in (("floor", "trunc") if is_integer else ("", "trunc")):
        return None

    def divide(a: Number, b: Number) -> Number | None:
        if is_integer:
            down = a // b
            return convert(down + (mode == "trunc" and down < 0 and down * b != a), dtype)
        quotient = convert(a / b, dtype)
        return _whole(math.trunc, quotient) if mode and quotient is not None else quotient

    return _elementwise(op, divide, [_promoted(literal(op.self), dtype), _promoted(literal(op.other), dtype)])


_COMPARISONS: dict[str, Callable[[Number, Number], bool]] = {
    "eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge,
}  # fmt: skip


@model(Fold, "torch.aten.eq.Tensor", *(f"torch.aten.{name}.Scalar" for name in _COMPARISONS))
def fold_comparison(op: ForeignOperation, constants: Constants) -> Answer:
    """Compares elements of one type, or elements with a number that is one of that type."""
    dtype, other = dtype_of(op.self.type), _operand(op.other)
    if isinstance(other, Elements) and other.dtype is not dtype:
        return None
    if isinstance(other, int | float):
        converted = convert(other, dtype)
        if dtype not in (f32, f64) and (
            converted != other or isinstance(dtype, IntegerType) and isinstance(other, float)
        ):
            return None
        return _elementwise(op, _comparing(op), [literal(op.self), converted])
    return _elementwise(op, _comparing(op), [literal(op.self), other])


def _comparing(op: ForeignOperation) -> Callable[[Number, Number], int]:
    compare = _COMPARISONS[op.name.split(".")[2]]
    return lambda a, b: int(compare(a, b))


_ROUNDINGS: dict[str, Callable[[float], float]] = {
    "floor": math.floor, "ceil": math.ceil, "round": round, "trunc": math.trunc,
}  # fmt: skip


def _whole(function: Callable[[float], float], value: float) -> float:
    """Returns a float rounded to an integer, with the sign of a zero."""
    return math.copysign(function(value), value)


@model(Fold, *(f"torch.aten.{name}" for name in _ROUNDINGS))
def fold_rounding(op: ForeignOperation, constants: Constants) -> Answer:
    """Floats rounded to integers, halves to even; integers are rounded already."""
    dtype = dtype_of(op.result_types[0])
    if dtype is None or dtype_of(op.self.type) is not dtype:
        return None
    if isinstance(dtype, IntegerType):
        kept: Value = op.self
        return kept if kept.type is op.result_types[0] else None
    function = _ROUNDINGS[op.name.removeprefix("torch.aten.")]
    return _elementwise(op, lambda value: _whole(function, value), [literal(op.self)])


@model(Fold, "torch.aten.log")
def fold_logarithm(op: ForeignOperation, constants: Constants) -> Answer:
    """The natural logarithm"""
    dtype = _result_dtype(op)
    if dtype not in _FLOATS:
        return None
    return _elementwise(op, lambda value: convert(math.log(value), dtype), [_promoted(literal(op.self), dtype)])


@model(Fold, "torch.aten.round.decimals")
def fold_round_to_decimals(op: ForeignOperation, constants: Constants) -> Answer:
    """Scaled by a power of ten, rounded, and scaled back, each step in the type of the elements"""
    decimals, dtype = integer(op.decimals), _result_dtype(op)
    if decimals is None or dtype not in (f32, f64) or dtype_of(op.self.type) is not dtype:
        return None
    power = convert(10.0 ** abs(decimals), dtype)
    assert power is not None

    def apply(value: float) -> Number | None:
        scaled = convert(value * power if decimals >= 0 else value / power, dtype)
        assert scaled is not None
        whole = _whole(round, scaled)
        return convert(whole / power if decimals >= 0 else whole * power, dtype)

    return _elementwise(op, apply, [literal(op.self)])


@model(Fold, *(f"torch.aten.where.{name}" for name in ("self", "Scalar", "ScalarOther", "ScalarSelf")))
def fold_where(op: ForeignOperation, constants: Constants) -> Answer:
    """What a constant condition chooses"""
    condition, dtype = literal(op.condition), dtype_of(op.result_types[0])
    if condition is None or dtype is None:
        return None
    chosen: Value = op.self if condition.values[0] else op.other
    if condition.is_splat and chosen.type is op.result_types[0] and static_shape(chosen.type) is not None:
        return chosen
    first, second = (_promoted(_operand(value), dtype) for value in (op.self, op.other))
    if condition.is_splat:
        first = second = first if condition.values[0] else second
    return _elementwise(op, lambda test, a, b: a if test else b, [condition, first, second])


@model(Fold, "torch.aten.max.other", "torch.aten.min.other")
def fold_extremum(op: ForeignOperation, constants: Constants) -> Answer:
    """The tensor itself, compared with itself"""
    same: Value = op.self
    return same if op.other is same and same.type is op.result_types[0] else None


# ---- Conversions


def _is_false(value: Value) -> bool:
    return number(value) == 0 or is_none(value)


@model(Fold, "torch.aten.to.dtype", "torch.aten.to.dtype_layout", "torch.aten.clone")
def fold_conversion(op: ForeignOperation, constants: Constants) -> Answer:
    """A tensor with value semantics and known elements that stays what it is; the elements of a literal converted"""
    (type,), copies = op.result_types, op.name.endswith("clone")
    if type.mnemonic != "vtensor" or dtype_of(type) is None:
        return None
    if not (is_none(op.memory_format) or number(op.memory_format) in (_CONTIGUOUS, _PRESERVED)):
        return None
    if op.name.endswith("layout") and not _is_plain(op):
        return None
    source: Value = op.self
    if source.type is type:
        return source
    return None if copies else _elementwise(op, lambda value: convert(value, dtype_of(type)), [literal(source)])


_CONTIGUOUS, _PRESERVED, _STRIDED = 0, 1, 0  # PyTorch's numbers of memory formats, and of a layout


def _is_plain(op: ForeignOperation) -> bool:
    """True if the arguments ask for a strided tensor of the default device's or the CPU's ordinary memory."""
    device = op.device
    on_cpu = is_operation(device.defining_op, "torch.constant.device") and device.defining_op.value == "cpu"
    return _is_false(op.pin_memory) and (is_none(op.layout) or number(op.layout) == _STRIDED) and (
        is_none(device) or on_cpu
    )  # fmt: skip


_READS = {"item": None, "ScalarImplicit": None, "IntImplicit": "int", "FloatImplicit": "float", "Int.Tensor": "int",
          "Float.Tensor": "float"}  # fmt: skip


@model(Fold, *(f"torch.aten.{name}" for name in _READS))
def fold_read(op: ForeignOperation, constants: Constants) -> Answer:
    """The number that a tensor was made of, or its only element"""
    (source,), (type,) = op.operands, op.result_types
    maker = source.defining_op
    if maker is not None and is_operation(maker, "torch.prim.NumToTensor.Scalar"):
        (made_of,) = maker.operands
        if made_of.type is type:
            return made_of
    tensor = literal(source)
    if tensor is None or math.prod(tensor.shape) != 1:
        return None
    (value,) = tensor.values
    is_integer = type.mnemonic == "int" or type.mnemonic == "number" and isinstance(value, int)
    if op.name.endswith("Int.Tensor"):
        whole = convert(value, _I64)
        return None if whole is None else IntegerAttr(_CONSTANT_INT, int(whole))
    if is_integer and isinstance(value, int):
        return IntegerAttr(_CONSTANT_INT, value)
    if type.mnemonic in ("float", "number") and (isinstance(value, float) or op.name.endswith("Float.Tensor")):
        return FloatAttr(f64, float(value))
    return None


_I64, _CONSTANT_INT = IntegerType(64, "signed"), IntegerType(64)


# ---- Creation


@model(Fold, "torch.aten.ones", "torch.aten.zeros", "torch.aten.full")
def fold_filled(op: ForeignOperation, constants: Constants) -> Answer:
    """A literal of known sizes"""
    fixed = {"torch.aten.ones": 1, "torch.aten.zeros": 0}
    value = fixed[op.name] if op.name in fixed else number(op.fill_value)
    if value is None or not _is_plain(op):
        return None
    return elements(op.result_types[0], [convert(value, dtype_of(op.result_types[0]))])


@model(Fold, "torch.aten.tensor.int", "torch.aten.tensor.float", "torch.prim.NumToTensor.Scalar")
def fold_number_to_tensor(op: ForeignOperation, constants: Constants) -> Answer:
    """A literal of rank 0"""
    is_tensor = not op.name.startswith("torch.prim")
    if is_tensor and not (is_none(op.device) and _is_false(op.requires_grad)):
        return None
    value = number(op.t if is_tensor else op.a)
    if value is None or static_shape(op.result_types[0]) != ():
        return None
    return elements(op.result_types[0], [convert(value, dtype_of(op.result_types[0]))])


@model(Fold, "torch.aten.tensor")
def fold_list_to_tensor(op: ForeignOperation, constants: Constants) -> Answer:
    """A literal of a list of numbers"""
    parts, (type,) = elements_of_list(op.data), op.result_types
    if not parts or len(parts) > LIMIT or not (is_none(op.device) and _is_false(op.requires_grad)):
        return None
    if static_shape(type) != (len(parts),):
        return None
    values = [number(part) for part in parts]
    return elements(type, [None if value is None else convert(value, dtype_of(type)) for value in values])


@model(Fold, "torch.aten._shape_as_tensor")
def fold_shape(op: ForeignOperation, constants: Constants) -> Answer:
    """The sizes, if all are known"""
    sizes = sizes_of(op.self.type)
    if not sizes or UNKNOWN_SIZE in sizes or len(sizes) > LIMIT:
        return None
    return elements(op.result_types[0], sizes)


@model(Fold, "torch.aten.triu_indices", "torch.aten.tril_indices")
def fold_triangle(op: ForeignOperation, constants: Constants) -> Answer:
    """The positions of a triangle, row by row: their rows, then their columns"""
    rows, columns, offset = integer(op.row), integer(op.col), integer(op.offset)
    if rows is None or columns is None or offset is None or rows * columns > LIMIT * LIMIT or not _is_plain(op):
        return None
    upper = op.name.endswith("triu_indices")
    places = [
        (row, column)
        for row, column in product(range(rows), range(columns))
        if (column - row >= offset if upper else column - row <= offset)
    ]
    if static_shape(op.result_types[0]) != (2, len(places)) or 2 * len(places) > LIMIT:
        return None
    return elements(op.result_types[0], [index for side in zip(*places, strict=True) for index in side])


__all__ = ["LIMIT", "Elements", "convert", "elements", "integer", "is_none", "literal", "number", "static_shape"]
