"""The combining operations of AtomicRMWKind, and their neutral values."""

from __future__ import annotations

from typing import Any

from lamina.define.properties import property_name
from lamina.dialects.arith.attributes import FastMathFlagsAttr, IntegerOverflowFlagsAttr
from lamina.dialects.arith.enums import AtomicRMWKind, FastMathFlags, IntegerOverflowFlags
from lamina.dialects.arith.ops import (
    AddFOp,
    AddIOp,
    AndIOp,
    ConstantOp,
    MaximumFOp,
    MaxNumFOp,
    MaxSIOp,
    MaxUIOp,
    MinimumFOp,
    MinNumFOp,
    MinSIOp,
    MinUIOp,
    MulFOp,
    MulIOp,
    OrIOp,
    XOrIOp,
)
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import FloatAttr, IntegerAttr
from lamina.ir.builder import Builder
from lamina.ir.location import LocationLike
from lamina.ir.types import FloatType, IntegerType
from lamina.ir.value import Value


def reduction_class(kind: AtomicRMWKind) -> type[Any] | None:
    """Returns the operation that combines two values; None for ASSIGN."""
    kinds = AtomicRMWKind
    return {
        kinds.ADDF: AddFOp,
        kinds.ADDI: AddIOp,
        kinds.ANDI: AndIOp,
        kinds.MAXIMUMF: MaximumFOp,
        kinds.MAXNUMF: MaxNumFOp,
        kinds.MAXS: MaxSIOp,
        kinds.MAXU: MaxUIOp,
        kinds.MINIMUMF: MinimumFOp,
        kinds.MINNUMF: MinNumFOp,
        kinds.MINS: MinSIOp,
        kinds.MINU: MinUIOp,
        kinds.MULF: MulFOp,
        kinds.MULI: MulIOp,
        kinds.ORI: OrIOp,
        kinds.XORI: XOrIOp,
    }.get(kind)


_WITH_OVERFLOW = (AddIOp, MulIOp)
_WITH_FAST_MATH = (AddFOp, MulFOp, MaximumFOp, MaxNumFOp, MinimumFOp, MinNumFOp)


def combine(
    builder: Builder, kind: AtomicRMWKind, lhs: Value, rhs: Value, *, location: LocationLike | None = None
) -> Value:
    """Builds the operation that combines two values. Raises ValueError for a kind without one."""
    cls = reduction_class(kind)
    if cls is None:
        raise ValueError(f"'{kind}' does not combine values")
    properties: dict[str, Attribute] = {}
    if cls in _WITH_OVERFLOW:
        properties[property_name(AddIOp.overflow_flags)] = IntegerOverflowFlagsAttr(IntegerOverflowFlags.NONE)
    elif cls in _WITH_FAST_MATH:
        properties[property_name(AddFOp.fastmath)] = FastMathFlagsAttr(FastMathFlags.NONE)
    where = builder.location if location is None else location
    value: Value = builder.insert(cls((lhs, rhs), (lhs.type,), properties, {}, (), (), where)).results[0]
    return value


def identity_attribute(kind: AtomicRMWKind, type: Type, *, only_finite: bool = False) -> Attribute:
    """Returns the neutral value of a kind. Raises ValueError if there is none."""
    kinds = AtomicRMWKind
    if isinstance(type, FloatType):
        return FloatAttr(type, _float_identity(kind, only_finite, type))
    width = type.width if isinstance(type, IntegerType) else 64
    numbers = {
        kinds.ADDI: 0,
        kinds.MAXU: 0,
        kinds.ORI: 0,
        kinds.XORI: 0,
        kinds.MULI: 1,
        kinds.ANDI: -1,
        kinds.MINU: -1,
        kinds.MAXS: -(2 ** (width - 1)),
        kinds.MINS: 2 ** (width - 1) - 1,
    }
    if kind not in numbers:
        raise ValueError(f"'{kind}' has no identity value of type {type}")
    return IntegerAttr.wrapped(type, numbers[kind])


def _float_identity(kind: AtomicRMWKind, only_finite: bool, type: FloatType) -> float:
    kinds = AtomicRMWKind
    if kind is kinds.ADDF:
        return 0.0
    if kind is kinds.MULF:
        return 1.0
    if kind in (kinds.MAXIMUMF, kinds.MINIMUMF):
        sign = -1.0 if kind is kinds.MAXIMUMF else 1.0
        return sign * (_largest(type) if only_finite else float("inf"))
    if kind is kinds.MAXNUMF:
        return -float("nan")
    if kind is kinds.MINNUMF:
        return float("nan")
    raise ValueError(f"'{kind}' has no identity value of type {type}")


def _largest(type: FloatType) -> float:
    import ml_dtypes
    import numpy as np

    names = {"f64": "float64", "f32": "float32", "f16": "float16", "bf16": "bfloat16"}
    name = names.get(str(type))
    if name is None:
        raise ValueError(f"the largest value of {type} is not known")
    return float(ml_dtypes.finfo(name).max if name == "bfloat16" else np.finfo(name).max)


def identity_value(
    builder: Builder,
    kind: AtomicRMWKind,
    type: Type,
    *,
    location: LocationLike | None = None,
    only_finite: bool = False,
) -> Value:
    """Returns the identity as a constant at the insertion point."""
    attribute = identity_attribute(kind, type, only_finite=only_finite)
    where = builder.location if location is None else location
    return builder.insert(ConstantOp((), (type,), {"value": attribute}, {}, (), (), where)).results[0]
