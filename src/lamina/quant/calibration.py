"""Calibration: runs a function on samples and records the ranges of its values as quantized types.

The function is compiled with its intermediate values as additional results, run on each sample, and the numbers of
each value are collected in a histogram. Then each observed value gets a pair of casts, quant.qcast to the chosen type
and quant.dcast back, which all other uses read: the function still computes on floats, but on representable
ones. (The canonicalizer folds such pairs, as in MLIR; lower-quant-ops does not, because the function gets
the attribute ``quant.rounding``.)
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from lamina.api import parse
from lamina.asm.naming import Naming
from lamina.dialects.bufferization.ops import AllocTensorOp
from lamina.dialects.func.ops import FuncOp
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.quant.ops import DequantizeCastOp, QuantizeCastOp
from lamina.dialects.quant.passes.element_arithmetic import NEAREST_EVEN
from lamina.dialects.quant.passes.lower_quant_ops import ROUNDING_ATTRIBUTE
from lamina.dialects.quant.types import (
    CalibratedQuantizedType,
    QuantizedType,
    UniformQuantizedPerAxisType,
    with_element_type,
)
from lamina.dialects.tensor.ops import EmptyOp
from lamina.execution.compile import compile
from lamina.execution.signatures import public_functions
from lamina.interfaces.destination_style import DestinationStyleOpInterface, dps_inits
from lamina.ir import traits
from lamina.ir.attribute import Type
from lamina.ir.attributes import FloatAttr, StringAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.types import DYNAMIC, FloatType, FunctionType, IntegerType, RankedTensorType, ShapedType, TensorType
from lamina.ir.value import BlockArgument, OpOperand, Value
from lamina.quant.ranges import METHODS, Histogram, choose_range, uniform_type
from lamina.rewrite.fold import constant_value

KINDS = ("uniform", "calibrated")


class _Observed(NamedTuple):
    """A value, its name, and its observations: one histogram, or one per index of an axis."""

    value: Value
    name: str
    histograms: list[Histogram]
    axis: int | None


def calibrate(
    fn: Operation | str | os.PathLike[str],
    samples: Iterable[Any],
    method: str = "minmax",
    *,
    kind: str = "uniform",
    storage: str = "i8",
    symmetric: bool = False,
    percentile: float = 99.99,
    axis: int | Mapping[str, int] | None = None,
    function: str | None = None,
    weights: bool = True,
) -> Operation:
    """Runs a function natively on samples and annotates it with quantized types; returns the module.

    ``fn`` is a module (changed in place), its text or its file. The function is the module's only public one, or
    ``function``; it works on tensors or scalars of floats and has one block. A sample is a tuple of the
    function's arguments, or the single argument itself. ``method`` is "minmax", "percentile" (with
    ``percentile``), "mse", "entropy" or "moving-average". ``kind`` "uniform" writes ``!quant.uniform`` types with
    ``storage`` (see `uniform_type`), "calibrated" writes ``!quant.calibrated`` types, the bare ranges. ``axis``
    requests one scale per index of a dimension, for all values of known size there or for the named ones (``%0``).
    Constants are quantized too unless ``weights`` is False.

    Raises ValueError for unknown options, mismatched samples or values that were never finite, and the errors of
    `lamina.compile`.
    """
    if method not in METHODS:
        raise ValueError(f"method must be one of {', '.join(METHODS)}, not {method!r}")
    if kind not in KINDS:
        raise ValueError(f"kind must be one of {', '.join(KINDS)}, not {kind!r}")
    module = _module(fn)
    target = _function(module, function)
    observed = _observable(target, axis, weights)
    _run(module, target, observed, samples)
    for observation in observed:
        if observation.histograms[0].is_empty:
            raise ValueError(f"no finite value was observed for {observation.name}")
        _insert_casts(observation, _chosen_type(observation, method, kind, storage, symmetric, percentile))
    target.attributes[ROUNDING_ATTRIBUTE] = StringAttr(NEAREST_EVEN)
    return module


def _module(fn: Any) -> Operation:
    if isinstance(fn, Operation):
        return fn

    return parse(fn)


def _function(module: Operation, name: str | None) -> FuncOp:
    if isinstance(module, FuncOp):
        raise ValueError("pass the module that contains the function, and its name as function=")
    functions = {op.sym_name: op for op in public_functions(module)}
    if name is not None:
        if name not in functions:
            raise ValueError(f"the module has no public function '{name}'; it has: {', '.join(functions) or 'none'}")
        return functions[name]
    if len(functions) != 1:
        raise ValueError(f"name one of the module's public functions: {', '.join(functions) or 'it has none'}")
    return next(iter(functions.values()))


# ---- What to observe


def _observable(function: Operation, axis: int | Mapping[str, int] | None, weights: bool) -> list[_Observed]:
    blocks = list(function.regions[0].blocks)
    if len(blocks) != 1:
        raise ValueError("only functions of one block can be calibrated")
    names = Naming(function, suggest=True).values
    values: list[Value] = list(blocks[0].arguments)
    for op in blocks[0].operations:
        if weights or not op.has_trait(traits.ConstantLike):
            values.extend(op.results)
    observed = []
    for value in values:
        if not _is_float(value.type) or value.first_use is None or not _is_data(value):
            continue
        name = names[value]
        wanted = axis.get(name) if isinstance(axis, Mapping) else axis
        place = _usable_axis(value.type, wanted)
        if wanted is not None and place is None and isinstance(axis, Mapping):
            raise ValueError(f"{name} of type '{value.type}' has no static size along dimension {wanted}")
        count = value.type.shape[place] if place is not None and isinstance(value.type, ShapedType) else 1
        observed.append(_Observed(value, name, [Histogram() for _ in range(count)], place))
    return observed


def _is_data(value: Value) -> bool:
    """True if the value was computed from data: not uninitialized memory, not the initial value of a reduction,
    and not a literal infinity."""
    owner = value.defining_op
    if isinstance(owner, EmptyOp | AllocTensorOp):
        return False
    if isinstance(owner, FillOp):
        return not all(_is_init(use) for use in value.uses)
    number = None if owner is None else constant_value(value)
    return not isinstance(number, FloatAttr) or math.isfinite(number.value)


def _is_init(use: OpOperand) -> bool:
    return DestinationStyleOpInterface.has(use.owner) and use in dps_inits(use.owner)


def _is_float(type: Type) -> bool:
    if isinstance(type, ShapedType):
        return isinstance(type, TensorType) and isinstance(type.element_type, FloatType)
    return isinstance(type, FloatType)


def _usable_axis(type: Type, axis: int | None) -> int | None:
    if axis is None or not isinstance(type, RankedTensorType) or not 0 <= axis < type.rank:
        return None
    return axis if type.shape[axis] not in (DYNAMIC, 0) else None


# ---- Running


def _run(module: Operation, function: FuncOp, observed: list[_Observed], samples: Iterable[Any]) -> None:
    """Runs a clone whose function returns the observed values; arguments are observed directly."""
    mapping = IRMapping()
    work = module.clone(mapping)
    name = function.sym_name
    copy = _function(work, name)
    computed = [observation for observation in observed if not isinstance(observation.value, BlockArgument)]
    block = copy.regions[0].last_block
    assert block is not None and block.last_op is not None
    terminator = block.last_op
    results = [mapping.values[observation.value] for observation in computed]
    terminator.insert_operands(0, results)
    old = copy.function_type
    types = [value.type for value in results] + list(old.results)
    copy.function_type = FunctionType(old.inputs, types)
    copy.res_attrs = None
    native = getattr(compile(work, entries=[name]), name)
    count = 0
    for sample in samples:
        arguments = sample if isinstance(sample, tuple) else (sample,)
        if len(arguments) != len(old.inputs):
            raise ValueError(f"@{name} takes {len(old.inputs)} arguments, a sample has {len(arguments)}")
        for observation in observed:
            if isinstance(observation.value, BlockArgument):
                _collect(observation, arguments[observation.value.index])
        outcome = native(*arguments)
        returned: Sequence[Any] = outcome if len(types) > 1 else [outcome]
        for observation, value in zip(computed, returned, strict=False):
            _collect(observation, value)
        count += 1
    if not count:
        raise ValueError("expected at least one sample")


def _collect(observed: _Observed, numbers: Any) -> None:
    if observed.axis is None:
        observed.histograms[0].add(numbers)
        return
    array = np.moveaxis(np.asarray(numbers), observed.axis, 0)
    for histogram, part in zip(observed.histograms, array, strict=True):
        histogram.add(part)


# ---- Writing types


def _chosen_type(
    observed: _Observed, method: str, kind: str, storage: str, symmetric: bool, percentile: float
) -> QuantizedType:
    expressed = observed.value.type.element_type if isinstance(observed.value.type, ShapedType) else observed.value.type
    ranges = [
        (0.0, 1.0)
        if histogram.is_empty
        else choose_range(histogram, method, percentile=percentile, storage=storage, symmetric=symmetric)
        for histogram in observed.histograms
    ]
    if kind == "calibrated":
        return CalibratedQuantizedType(expressed, min(low for low, _ in ranges), max(high for _, high in ranges))
    types = [uniform_type(low, high, storage=storage, expressed=expressed, symmetric=symmetric) for low, high in ranges]
    if observed.axis is None:
        return types[0]
    first = types[0]
    assert isinstance(first.storage_type, IntegerType)
    return UniformQuantizedPerAxisType(
        first.signed,
        first.storage_type,
        expressed,
        [type.scale for type in types],
        [type.zero_point for type in types],
        observed.axis,
        first.storage_min,
        first.storage_max,
    )


def _insert_casts(observed: _Observed, type: QuantizedType) -> None:
    value = observed.value
    builder = Builder(InsertionPoint.after_value(value))
    location = value.location
    stored = with_element_type(value.type, type)
    quantized = builder.insert(QuantizeCastOp([value], [stored], {}, {}, (), (), location))
    numbers = builder.insert(DequantizeCastOp(quantized.results, [value.type], {}, {}, (), (), location))
    value.replace_all_uses_except(numbers.results[0], quantized)
