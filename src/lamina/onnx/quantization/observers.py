"""Runs a model on samples and sees the tensors inside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.onnx.quantization.samples import Array, inputs_of
from lamina.quant.ranges import Histogram

if TYPE_CHECKING:
    from onnx import ModelProto


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


class Network:
    """A model compiled to show tensors inside."""

    def __init__(self, model: ModelProto, names: Sequence[str]) -> None:
        from onnx import TensorProto, helper

        from lamina.onnx.backend import prepare

        copy = type(model)()
        copy.CopyFrom(model)
        self.inputs = [one.name for one in inputs_of(copy)]
        self.computed = [name for name in names if name not in self.inputs]
        del copy.graph.output[:]
        copy.graph.output.extend(helper.make_tensor_value_info(name, TensorProto.FLOAT, None) for name in self.computed)
        # Samples are few, so that compiling costs more than schedules save.
        self.compiled = prepare(copy, schedule="none") if self.computed else None

    def run(self, runs: Sequence[list[Array]]) -> Iterator[dict[str, Array]]:
        """The tensors by name, inputs among them, of each run."""
        for arguments in runs:
            given = dict(zip(self.inputs, arguments, strict=True))
            results = () if self.compiled is None else self.compiled.run(arguments)
            yield given | dict(zip(self.computed, results, strict=True))
