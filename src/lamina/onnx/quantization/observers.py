"""Runs a model on samples and sees the tensors inside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.dialects.linalg.structure import LinalgOp
from lamina.execution.float_operations import operations_of
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
        """Compiles the model: with schedules if the runs are long.

        The decision counts operations instead of seconds, so that results do not depend on the machine's load.
        """
        from lamina.onnx.backend import prepare  # start-up

        shapes = {name: array.shape for name, array in zip(self.inputs, runs[0], strict=True)}
        operations = _floating_point_operations(self._model, shapes)
        short = operations is not None and operations * len(runs) < _OPERATIONS_WORTH_A_SCHEDULE
        schedule = "none" if short else "auto"
        compiled: LaminaBackendRep = prepare(self._model, schedule=schedule, remarks="none")
        return compiled


def _floating_point_operations(model: ModelProto, shapes: dict[str, tuple[int, ...]]) -> int | None:
    """Returns the floating-point operations of a model's structured operations of static sizes; None if unknown."""
    try:
        module = load(model, shapes)
    except OnnxImportError:  # inputs whose values must be known: the backend imports the model at its run
        return None
    counts = (operations_of(op) for op in module.walk() if isinstance(op, LinalgOp))
    return sum(count for count in counts if count is not None)
