"""DynamicQuantizeLSTM of ONNX Runtime: weights are bytes, inputs and states become bytes by ranges of run time."""

from __future__ import annotations

from typing import NamedTuple

from lamina.onnx.elements import FLOAT, UINT8
from lamina.onnx.operators.quantization import scalar_or, stored_number
from lamina.onnx.operators.quantized import MICROSOFT, integer_product
from lamina.onnx.operators.recurrent import Cell, lstm_of, part_of
from lamina.onnx.registry import Node, Results, operator
from lamina.onnx.scalars import Scalar
from lamina.onnx.tensors import Tensor


class _Bytes(NamedTuple):
    """Stored integers, their scale and zero point."""

    values: Tensor
    scale: Tensor
    zero: Tensor


def _dynamically_quantized(source: Tensor) -> _Bytes:
    """As DynamicQuantizeLinear: the range of the numbers and zero takes all bytes."""
    maker, axes = source.maker, range(source.rank)
    low = maker.reduce(source, axes, 0.0, lambda least, x: least.min(x))
    high = maker.reduce(source, axes, 0.0, lambda most, x: most.max(x))
    scale = maker.map(lambda most, least: (most > least).select((most - least) / 255.0, 1.0), high, low)
    zero = maker.map(lambda least, s: stored_number((-1.0 * least) / s, None, UINT8), low, scale)
    values = maker.map(lambda x, s, z: stored_number(x / s, z, UINT8), source, scale, zero)
    return _Bytes(values, scale, zero)


class _QuantizedCell(Cell):
    """Weights of shape input x gates, and states x gates, one scale for all or one for each column."""

    hidden_axis = 1

    def _parameter(self, index: int) -> Tensor | None:
        given = self.node.optional(index)
        return None if given is None else scalar_or(part_of(given, self.direction))

    def _products(self, source: Tensor, weights: Tensor, at: int) -> Tensor:
        """``at``: the input that is the scale of the weights; the next one is their zero point."""
        bytes, scale, point = _dynamically_quantized(source), self._parameter(at), self._parameter(at + 1)
        assert scale is not None
        total = integer_product(bytes.values, bytes.zero, weights, point)

        def scaled(x: Scalar, a: Scalar, b: Scalar) -> Scalar:
            return x.to(FLOAT) * (a * b)

        return self.maker.map(scaled, total, bytes.scale, scale)

    def input_products(self) -> Tensor:
        return self._products(self.source, self.weights, 8)

    def state_products(self, state: Tensor, first: int, count: int) -> Tensor:
        assert (first, count) == (0, self.gates)
        return self._products(state, self.recurrence, 10)


@operator("DynamicQuantizeLSTM", domain=MICROSOFT)
def dynamic_quantize_lstm(node: Node) -> Results:
    return lstm_of(node, _QuantizedCell)
