"""Folds of torch: arithmetic and comparisons of Python's numbers, lists of constants, what types say of tensors.

Numbers are those of Python, integers of 64 bits. An operation that would raise an exception is not folded.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from typing import Any

from lamina.define.foreign import ForeignOperation, is_operation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import BoolAttr, DenseElementsAttr, FloatAttr, IntegerAttr, StringAttr
from lamina.ir.dialect import Dialect, lookup_operation
from lamina.ir.location import Location, SourcePosition
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, f64, i64
from lamina.ir.value import Value
from lamina.plugins import configure, model
from lamina.plugins.torch.rules import dtype_of, sizes_of
from lamina.plugins.torch.syntax import UNKNOWN_SIZE
from lamina.rewrite.fold import Constants, Fold, constant_value

Number = int | float
Answer = Attribute | Value | None


# ---- Constants


def _is(type: Type, *mnemonics: str) -> bool:
    return type.dialect_name == "torch" and type.mnemonic in mnemonics


def _number(attribute: Attribute | None) -> Number | None:
    """Returns the number, or truth value, of a constant."""
    if isinstance(attribute, IntegerAttr | FloatAttr):
        number: Number = attribute.value
        return number
    return None


def _constant(value: object, type: Type) -> Attribute | None:
    """Returns a Python value as the constant of a type; None if the type has no such constant."""
    if isinstance(value, bool):
        return BoolAttr(value) if _is(type, "bool") else None
    if isinstance(value, int) and _is(type, "int", "number"):
        return IntegerAttr(i64, (value + (1 << 63)) % (1 << 64) - (1 << 63))
    return FloatAttr(f64, value) if isinstance(value, float) and _is(type, "float", "number") else None


_CONSTANTS = {"int": IntegerAttr, "float": FloatAttr, "bool": IntegerAttr, "str": StringAttr}


def materialize(value: Attribute, type: Type, location: Location | SourcePosition) -> Operation | None:
    """Makes the operation `torch.constant.int`, that of another type, or a literal."""
    kind = type.mnemonic if type.dialect_name == "torch" else ""
    if kind == "vtensor" and isinstance(value, DenseElementsAttr):
        literal = lookup_operation("torch.vtensor.literal")
        is_of_type = tuple(value.type.shape) == sizes_of(type) and value.type.element_type is dtype_of(type)
        return literal([], [type], {"value": value}, location=location) if literal and is_of_type else None
    if kind not in (*_CONSTANTS, "number") or not isinstance(value, _CONSTANTS.get(kind, IntegerAttr | FloatAttr)):
        return None
    made = lookup_operation(f"torch.constant.{kind}")
    return None if made is None else made([], [type], {"value": value}, location=location)


@configure("torch")
def set_materializer(dialect: Dialect) -> None:
    """Folds make constants of torch."""
    dialect.constant_materializer = materialize


# ---- Numbers

_FUNCTIONS: dict[str, Callable[..., object]] = {
    **{f"aten.{name}.int": function for name, function in (
        ("add", operator.add), ("sub", operator.sub), ("mul", operator.mul), ("floordiv", operator.floordiv),
        ("remainder", operator.mod), ("div", operator.truediv), ("neg", operator.neg), ("sqrt", math.sqrt),
        ("eq", operator.eq), ("ne", operator.ne), ("lt", operator.lt), ("le", operator.le), ("gt", operator.gt),
        ("ge", operator.ge),
    )},
    **{f"aten.{name}.float": function for name, function in (
        ("add", operator.add), ("sub", operator.sub), ("mul", operator.mul), ("div", operator.truediv),
        ("neg", operator.neg), ("ceil", math.ceil), ("eq", operator.eq), ("lt", operator.lt), ("gt", operator.gt),
        ("ge", operator.ge),
    )},
    "aten.add.float_int": lambda a, b: float(a) + b,
    "aten.mul.float_int": lambda a, b: float(a) * b,
    "aten.mul.int_float": lambda a, b: float(a) * b,
    "aten.pow.int_float": lambda a, b: math.pow(a, b),
    "aten.add": operator.add,
    "aten.sub": operator.sub,
    "aten.mul": operator.mul,
    "aten.div": operator.truediv,
    "aten.remainder.Scalar": operator.mod,
    "aten.eq.bool": operator.eq,
    "aten.ne.bool": operator.ne,
    "aten.ceil.Scalar": math.ceil,
    "aten.Int.float": int,
    "aten.Int.Scalar": int,
    "aten.Int.bool": int,
    "aten.Float.Scalar": float,
    "aten.Bool.float": bool,
    "aten.Bool.int": bool,
    "aten.__not__": operator.not_,
    "aten.__derive_index": lambda index, start, step: start + step * index,
    "aten.__range_length": lambda start, stop, step: len(range(start, stop, step)),
    "prim.min.int": min,
    "prim.max.int": max,
}  # fmt: skip
# Answers for twice the same operand.
_REFLEXIVE = {
    **dict.fromkeys(("aten.eq.int", "aten.le.int", "aten.ge.int", "aten.eq.bool"), True),
    **dict.fromkeys(("aten.ne.int", "aten.lt.int", "aten.gt.int", "aten.ne.bool"), False),
}
# The operand that leaves the other one as it is: on either side, or on the right.
_NEUTRAL = {"aten.add.int": (0, True), "aten.mul.int": (1, True), "aten.sub.int": (0, False)}
_SAME_TYPE = ("aten.Int.Scalar", "aten.Float.Scalar")


@model(Fold, *(f"torch.{name}" for name in _FUNCTIONS))
def fold_numbers(op: ForeignOperation, constants: Constants) -> Answer:
    """Computes numbers, and what holds for any number."""
    name, (kind,) = op.name.removeprefix("torch."), op.result_types
    operands = list(op.operands)
    if len(operands) == 2 and operands[0] is operands[1] and name in _REFLEXIVE:
        return _constant(_REFLEXIVE[name], kind)
    if name in _SAME_TYPE and operands[0].type is kind:
        return operands[0]
    numbers = [_number(constant) for constant in constants]
    if name in _NEUTRAL and (kept := _unchanged(operands, numbers, *_NEUTRAL[name])) is not None:
        return kept
    if name == "aten.mul.int" and 0 in numbers:
        return _constant(0, kind)
    if any(number is None for number in numbers):
        return None
    try:
        return _constant(_FUNCTIONS[name](*numbers), kind)
    except (ArithmeticError, ValueError):
        return None


def _unchanged(
    operands: Sequence[Value], numbers: Sequence[Number | None], neutral: int, commutative: bool
) -> Value | None:
    if numbers[1] == neutral:
        return operands[0]
    return operands[1] if commutative and numbers[0] == neutral else None


@model(Fold, "torch.aten.__or__.bool")
def fold_or(op: ForeignOperation, constants: Constants) -> Answer:
    """True if an operand is; the other one if an operand is false."""
    numbers = [_number(constant) for constant in constants]
    if any(numbers):
        return BoolAttr(True)
    if None not in numbers:
        return BoolAttr(False)
    return next((op.operands[1 - at] for at, number in enumerate(numbers) if number is not None), None)


# ---- Strings


@model(Fold, "torch.aten.eq.str", "torch.aten.ne.str")
def fold_strings(op: ForeignOperation, constants: Constants) -> Answer:
    """Compares strings."""
    equal = op.operands[0] is op.operands[1]
    first, second = constants
    if not equal and not (isinstance(first, StringAttr) and isinstance(second, StringAttr)):
        return None
    return BoolAttr((equal or first is second) == op.name.endswith("eq.str"))


@model(Fold, "torch.aten.len.str")
def fold_length_of_string(op: ForeignOperation, constants: Constants) -> Answer:
    """The length of a string"""
    (text,) = constants
    return _constant(len(text.value), op.result_types[0]) if isinstance(text, StringAttr) else None


# ---- Lists


def elements_of_list(list_value: Value) -> list[Value] | None:
    """Returns the elements of a list that is constructed and never changed."""
    constructed = list_value.defining_op
    if constructed is None or not is_operation(constructed, "torch.prim.ListConstruct"):
        return None
    unchanged = all(only_reads(user) for user in list_value.users)
    return list(constructed.operands) if unchanged else None


def only_reads(operation: Operation) -> bool:
    """True if an operation does not change lists."""
    marks: Sequence[str] = getattr(operation, "marks", ())
    return "HasValueSemantics" in marks or "ReadOnly" in marks


def _values(list_value: Value) -> list[Any] | None:
    """Returns the constants in a list: numbers and strings."""
    elements = elements_of_list(list_value)
    if elements is None:
        return None
    constants = [constant_value(element) for element in elements]
    if not all(isinstance(constant, IntegerAttr | FloatAttr | StringAttr) for constant in constants):
        return None
    return [constant.value for constant in constants if isinstance(constant, IntegerAttr | FloatAttr | StringAttr)]


@model(Fold, "torch.aten.len.t")
def fold_length_of_list(op: ForeignOperation, constants: Constants) -> Answer:
    """The number of elements"""
    elements = elements_of_list(op.operands[0])
    return None if elements is None else _constant(len(elements), op.result_types[0])


@model(Fold, "torch.aten.any.bool", "torch.aten.all.bool")
def fold_any_or_all(op: ForeignOperation, constants: Constants) -> Answer:
    """Decided by one element, or by all"""
    elements = elements_of_list(op.operands[0])
    if elements is None:
        return None
    numbers = [_number(constant_value(element)) for element in elements]
    decisive = op.name.endswith("any.bool")
    if any(number is not None and bool(number) is decisive for number in numbers):
        return BoolAttr(decisive)
    return None if None in numbers else BoolAttr(not decisive)


@model(Fold, "torch.prim.min.self_int")
def fold_least(op: ForeignOperation, constants: Constants) -> Answer:
    """The least of a list"""
    values = _values(op.operands[0])
    return _constant(min(values), op.result_types[0]) if values else None


@model(Fold, "torch.aten.__contains__.int_list", "torch.aten.__contains__.str_list")
def fold_contains(op: ForeignOperation, constants: Constants) -> Answer:
    """Whether a list has an element"""
    values, item = _values(op.operands[0]), constants[1]
    if values is None or not isinstance(item, IntegerAttr | StringAttr):
        return None
    return BoolAttr(item.value in values)


@model(Fold, "torch.aten.eq.int_list")
def fold_equal_lists(op: ForeignOperation, constants: Constants) -> Answer:
    """Whether two lists of integers are equal"""
    first, second = (_values(operand) for operand in op.operands)
    return None if first is None or second is None else BoolAttr(first == second)


# ---- What types say


@model(Fold, "torch.aten.__is__", "torch.aten.__isnot__")
def fold_is(op: ForeignOperation, constants: Constants) -> Answer:
    """Whether values are None, where their types say so"""
    types = [operand.type for operand in op.operands]
    nones = [_is(type, "none") for type in types]
    if not any(nones) or any(_is(type, "optional", "any", "union") for type in types):
        return None
    return BoolAttr(all(nones) == op.name.endswith("__is__"))


@model(Fold, "torch.aten.dim")
def fold_rank(op: ForeignOperation, constants: Constants) -> Answer:
    """The rank of a tensor"""
    sizes = sizes_of(op.operands[0].type)
    return None if sizes is None else _constant(len(sizes), op.result_types[0])


@model(Fold, "torch.aten.size.int")
def fold_size(op: ForeignOperation, constants: Constants) -> Answer:
    """A size of a tensor"""
    sizes, dimension = sizes_of(op.operands[0].type), _number(constants[1])
    if sizes is None or not isinstance(dimension, int) or not -len(sizes) <= dimension < len(sizes):
        return None
    size = sizes[dimension]
    return None if size == UNKNOWN_SIZE else _constant(size, op.result_types[0])


@model(Fold, "torch.aten.is_floating_point")
def fold_is_float(op: ForeignOperation, constants: Constants) -> Answer:
    """Whether a tensor has floats"""
    dtype = dtype_of(op.operands[0].type)
    return None if dtype is None else BoolAttr(isinstance(dtype, FloatType))


# PyTorch's numbers of element types.
SCALAR_TYPES = {
    "ui8": 0, "si8": 1, "si16": 2, "si32": 3, "si64": 4, "f16": 5, "f32": 6, "f64": 7, "complex<f16>": 8,
    "complex<f32>": 9, "complex<f64>": 10, "i1": 11, "bf16": 15,
}  # fmt: skip


@model(Fold, "torch.prim.dtype")
def fold_dtype(op: ForeignOperation, constants: Constants) -> Answer:
    """The number of a tensor's element type"""
    number = SCALAR_TYPES.get(str(dtype_of(op.operands[0].type)))
    return None if number is None else _constant(number, op.result_types[0])


# ---- Operations that return their operand


@model(Fold, "torch.prims.view_of")
def fold_view(op: ForeignOperation, constants: Constants) -> Answer:
    """The tensor itself"""
    return _operand_of_same_type(op)


@model(Fold, "torch.aten.detach", "torch.aten.alias", "torch.prims.convert_element_type")
def fold_to_same_type(op: ForeignOperation, constants: Constants) -> Answer:
    """A tensor of known elements that stays what it is"""
    return _operand_of_same_type(op) if dtype_of(op.result_types[0]) is not None else None


def _operand_of_same_type(op: ForeignOperation) -> Value | None:
    operand: Value = op.operands[0]
    return operand if operand.type is op.result_types[0] else None


@model(Fold, "torch.prim.unchecked_cast")
def fold_cast_back(op: ForeignOperation, constants: Constants) -> Answer:
    """A cast to the type that a value was generalized from"""
    general = op.operands[0].defining_op
    if general is None or not is_operation(general, "torch.derefine"):
        return None
    before = general.operands[0]
    return before if before.type is op.result_types[0] else None


@model(Fold, "torch.derefine")
def fold_derefine(op: ForeignOperation, constants: Constants) -> Answer:
    """To the same type"""
    return _operand_of_same_type(op)
