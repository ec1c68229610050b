"""Writes QDQ pairs into a model, in the form that ONNX Runtime's quantizer has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from lamina.onnx.quantization.correction import bias_shift
from lamina.onnx.quantization.graphs import PRODUCTS, Graph, attribute, boundaries, channel_axis, clamped_output, label
from lamina.onnx.quantization.observers import Observer
from lamina.onnx.quantization.samples import Array

if TYPE_CHECKING:
    from onnx import ModelProto, NodeProto

STORAGES = {"i8": np.int8, "u8": np.uint8}


class Scaling(NamedTuple):
    """The quantization of a tensor: scale and zero point."""

    scale: np.float32
    zero: int


class Weighting(NamedTuple):
    """The rounding of weights: per channel, to 7 instead of 8 bits, with biases corrected by the mean error."""

    per_channel: bool
    reduce_range: bool
    correct_bias: bool


def weight_scales(weights: Array, axis: int | None, largest: int) -> Array:
    """Returns the scales, f32, of symmetric weights with integers up to ``largest``: one, or one per index of
    a dim."""
    ends = np.abs(weights).max(initial=0) if axis is None else (
        np.abs(np.moveaxis(weights, axis, 0)).reshape(weights.shape[axis], -1).max(axis=1, initial=0)
    )  # fmt: skip
    tiny = np.finfo(np.float32).tiny
    return np.where(ends > tiny * largest * 2, ends / largest, 1.0).astype(np.float32)


class QdqWriter:
    """Makes a quantized copy of a prepared model."""

    def __init__(
        self, graph: Graph, scaling: Callable[[str], Scaling], storage: str, weighting: Weighting,
        observers: Mapping[str, Observer],
    ) -> None:  # fmt: skip
        self.source = graph
        self.scaling = scaling
        self.storage = STORAGES[storage]
        self.weighting = weighting
        self.observers = observers

    def write(self, chosen: Sequence[NodeProto]) -> ModelProto:
        """Returns the model with the chosen nodes quantized."""
        model = type(self.source.model)()
        model.CopyFrom(self.source.model)
        self.graph = Graph(model)
        self.made: list[NodeProto] = []
        self.done: dict[tuple[str, int | None], str] = {}
        names = {label(node) for node in chosen}
        limits = boundaries(self.source, list(chosen))
        nodes = list(model.graph.node)
        self.clamped = {label(node): clamped_output(self.source, node) for node in nodes}
        inputs = set(self.graph.inputs)
        dequantized = {name: self.graph.fresh(f"{name}/dequantized") for name in limits if name in inputs}
        for name, result in dequantized.items():
            self._pair(name, name, result, self.scaling(limits[name]))
        for node in nodes:
            if label(node) in names:
                self._operands(node, limits)
            if label(node) in names or node.output[0] in limits:
                for index, name in enumerate(node.input):
                    node.input[index] = dequantized.get(name, name)
            self.made.append(node)
            for index, name in enumerate(node.output):
                if name in limits:
                    node.output[index] = self.graph.fresh(f"{name}/float")
                    self._pair(node.output[index], name, name, self.scaling(limits[name]))
        del model.graph.node[:]
        model.graph.node.extend(self.made)
        self._drop_unused(model)
        return model

    def _drop_unused(self, model: ModelProto) -> None:
        graph = Graph(model)
        read = {*graph.consumers, *graph.captured, *graph.outputs}
        named = {initializer.name: initializer for initializer in model.graph.initializer}
        kept = [initializer for name, initializer in named.items() if name in read]
        del model.graph.initializer[:]
        model.graph.initializer.extend(kept)
        # Sizes inferred for the float model stay valid; their names do not.
        del model.graph.value_info[:]

    def _pair(self, source: str, name: str, result: str, scaling: Scaling) -> None:
        from onnx import helper

        fresh = self.graph.fresh
        scale, zero, stored = fresh(f"{name}/scale"), fresh(f"{name}/zero_point"), fresh(f"{name}/quantized")
        self.graph.set_constant(scale, np.asarray(scaling.scale, np.float32))
        self.graph.set_constant(zero, np.asarray(scaling.zero, self.storage))
        for kind, operand, output in (("QuantizeLinear", source, stored), ("DequantizeLinear", stored, result)):
            self.made.append(helper.make_node(kind, [operand, scale, zero], [output], fresh(f"{name}/{kind}")))

    def _operands(self, node: NodeProto, limits: Mapping[str, str]) -> None:
        """Quantizes the constants that a node reads."""
        if node.op_type in PRODUCTS and len(node.input) > 1 and node.input[1] in self.graph.constants:
            self._weights(node, limits)
        elif node.op_type in ("Add", "Mul", "Concat") or node.op_type in PRODUCTS:
            for index, name in enumerate(node.input[:2] if node.op_type in PRODUCTS else node.input):
                array = self.graph.constants.get(name)
                if array is not None and array.dtype == np.float32:
                    node.input[index] = self._constant(name, array, None, 127)[0]

    def _weights(self, node: NodeProto, limits: Mapping[str, str]) -> None:
        weights = self.graph.constants[node.input[1]]
        if weights.dtype != np.float32:
            return
        axis = channel_axis(node, weights) if self.weighting.per_channel else None
        largest = 63 if self.weighting.reduce_range else 127
        node.input[1], rounded, scales = self._constant(node.input[1], weights, axis, largest)
        bias = self.graph.constants.get(node.input[2]) if len(node.input) > 2 else None
        if bias is None or node.input[0] not in limits:
            return
        if self.weighting.correct_bias:
            observer = self.observers.get(node.input[0])
            means = None if observer is None else observer.means
            shift = None if means is None else bias_shift(node, rounded - weights, means)
            if shift is not None and shift.shape == bias.shape:
                bias = (bias - shift).astype(np.float32)
        unscaled = attribute(node, "alpha", 1.0) == 1.0 and attribute(node, "beta", 1.0) == 1.0
        if bias.ndim == 1 and unscaled and (scales.ndim == 0 or bias.shape == scales.shape):
            node.input[2] = self._bias(node, bias, self.scaling(limits[node.input[0]]).scale * scales)
        elif self.weighting.correct_bias:
            name = self.graph.fresh(f"{label(node)}/corrected_bias")
            self.graph.set_constant(name, bias)
            node.input[2] = name

    def _constant(self, name: str, array: Array, axis: int | None, largest: int) -> tuple[str, Array, Array]:
        """Returns the dequantized form of a constant: its name, its numbers and its scales."""
        scales = weight_scales(array, axis, largest)
        shape = [1] * array.ndim
        if axis is not None:
            shape[axis] = -1
        spread = scales.reshape(shape)
        stored = np.clip(np.rint(array / spread), -largest, largest).astype(np.int8)
        if (name, axis) not in self.done:
            suffix = "" if axis is None else f"/axis_{axis}"
            zeros = np.zeros(scales.shape, np.int8)
            self.done[name, axis] = self._dequantized(f"{name}{suffix}", stored, scales, zeros, axis)
        return self.done[name, axis], stored * spread, scales

    def _bias(self, node: NodeProto, bias: Array, scales: Array) -> str:
        """Returns a bias as integers of the accumulator, i32."""
        scales = np.maximum(scales.astype(np.float32), np.finfo(np.float32).tiny)
        info = np.iinfo(np.int32)
        stored = np.clip(np.rint(bias.astype(np.float64) / scales), info.min, info.max).astype(np.int32)
        zeros = np.zeros(scales.shape, np.int32)
        return self._dequantized(f"{label(node)}/bias", stored, scales, zeros, 0 if scales.ndim else None)

    def _dequantized(self, name: str, stored: Array, scales: Array, zeros: Array, axis: int | None) -> str:
        from onnx import helper

        names = [self.graph.fresh(f"{name}/{part}") for part in ("quantized", "scale", "zero_point")]
        for name_, array in zip(names, (stored, scales, zeros), strict=True):
            self.graph.set_constant(name_, array)
        result = self.graph.fresh(f"{name}/dequantized")
        node = helper.make_node("DequantizeLinear", names, [result], self.graph.fresh(f"{name}/DequantizeLinear"))
        if axis is not None:
            node.attribute.append(helper.make_attribute("axis", axis))
        self.made.append(node)
        return result
