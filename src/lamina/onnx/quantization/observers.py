"""Runs a model on samples and sees the tensors inside."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.scf.bounds import constant_trip_count
from lamina.dialects.scf.ops import ForOp, WhileOp
from lamina.execution.float_operations import operations_of
from lamina.ir.operation import Operation
from lamina.onnx.errors import OnnxImportError
from lamina.onnx.importer import load
from lamina.onnx.quantization.samples import Array, inputs_of
from lamina.quant.ranges import Histogram

if TYPE_CHECKING:
    from onnx import ModelProto

    from lamina.onnx.backend import LaminaBackendRep


class Observer:
    """The numbers of a tensor: their histogram, and the mean of each index of dim 1, for corrections of biases."""

    def __init__(self) -> None:
        self.histogram = Histogram()
        self._sums: Any = 0.0
        self._count = 0

    def add(self, array: Array) -> None:
        """Counts an array."""
        self.histogram.add(array)
        if array.ndim > 1:
            channels = np.moveaxis(array, 1, 0).reshape(array.shape[1], -1)
            self._sums = self._sums + channels.sum(axis=1, dtype=np.float64)
            self._count += channels.shape[1]

    @property
    def means(self) -> Array | None:
        """Returns the mean of each channel; None for tensors without channels."""
        return np.asarray(self._sums / self._count) if self._count else None


# From this many floating-point operations on, schedules save more time than they take to compile.
_OPERATIONS_WORTH_A_SCHEDULE = 2_000_000_000
# With fewer, code that is not optimized takes less time than the optimization.
_OPERATIONS_WORTH_OPTIMIZATION = 100_000_000


class Network:
    """A model compiled to show tensors inside."""

    def __init__(self, model: ModelProto, names: Sequence[str]) -> None:
        from onnx import TensorProto, helper

        self._model = type(model)()
        self._model.CopyFrom(model)
        self.inputs = [value_info.name for value_info in inputs_of(self._model)]
        self.computed = [name for name in names if name not in self.inputs]
        outputs = [helper.make_tensor_value_info(name, TensorProto.FLOAT, None) for name in self.computed]
        del self._model.graph.output[:]
        self._model.graph.output.extend(outputs)
        self._compiled: LaminaBackendRep | None = None

    def run(self, runs: Sequence[list[Array]]) -> Iterator[dict[str, Array]]:
        """The tensors by name, inputs among them, of each run."""
        if self.computed and self._compiled is None and runs:
            self._compiled = self._compile(runs)
        for arguments in runs:
            given = dict(zip(self.inputs, arguments, strict=True))
            results = () if self._compiled is None else self._compiled.run(arguments)
            yield given | dict(zip(self.computed, results, strict=True))

    def _compile(self, runs: Sequence[list[Array]]) -> LaminaBackendRep:
        """Compiles the model: with schedules if the runs are long, without optimization if they are very short.

        The decisions count operations instead of seconds, so that results do not depend on the machine's load.
        """
        from lamina.onnx.backend import prepare  # start-up

        self._fix_sizes(runs)
        shapes = {name: array.shape for name, array in zip(self.inputs, runs[0], strict=True)}
        total = _floating_point_operations(self._model, shapes) * len(runs)
        schedule = "none" if total < _OPERATIONS_WORTH_A_SCHEDULE else "auto"
        level = 0 if total < _OPERATIONS_WORTH_OPTIMIZATION else 3
        compiled: LaminaBackendRep = prepare(self._model, schedule=schedule, remarks="none", opt_level=level)
        return compiled

    def _fix_sizes(self, runs: Sequence[list[Array]]) -> None:
        """Gives inputs the sizes that they have in all runs: code for known sizes is smaller, and compiled sooner."""
        sizes = [{array.shape for array in arrays} for arrays in zip(*runs, strict=True)]
        for value_info, shapes in zip(inputs_of(self._model), sizes, strict=True):
            dims = value_info.type.tensor_type.shape.dim
            for dim, values in zip(dims, zip(*shapes, strict=True), strict=True):
                if len(set(values)) == 1:
                    dim.dim_value = values[0]


def _floating_point_operations(model: ModelProto, shapes: dict[str, tuple[int, ...]]) -> float:
    """Returns the floating-point operations of a model's structured operations of static sizes; infinity if unknown."""
    try:
        module = load(model, shapes)
    except OnnxImportError:  # inputs whose values must be known: the backend imports the model at its run
        return math.inf
    total = 0.0
    for op in module.walk():
        count = operations_of(op) if isinstance(op, LinalgOp) else None
        if count:
            total += count * math.prod(map(_trips, op.ancestors))
    return total


def _trips(outer: Operation) -> float:
    """Returns how often an operation runs its regions; infinity if it is not known."""
    if isinstance(outer, WhileOp):
        return math.inf
    if isinstance(outer, ForOp):
        count = constant_trip_count(outer)
        return math.inf if count is None else count
    return 1
