"""Batch normalization and its gradient, by their definitions. Narrow floats are computed in f32."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.conversion.stablehlo_to_linalg.elementwise import from_index
from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, lowered_type, lowers, ranked
from lamina.conversion.stablehlo_to_linalg.scalars import converted
from lamina.define.foreign import ForeignOperation
from lamina.ir.affine.expr import dims
from lamina.ir.attributes import FloatAttr
from lamina.ir.types import FloatType, RankedTensorType, f32
from lamina.ir.value import Value

Numbers = Callable[..., Value]


class _Features:
    """Loops over a tensor and vectors that have a number for each of its features."""

    def __init__(self, low: Lowering, op: ForeignOperation) -> None:
        self.low = low
        source = op.operands[0]
        element: Any = ranked(lowered_type(source.type)).element_type
        assert isinstance(element, FloatType)
        self.type = ranked(lowered_type(source.type))
        self.wide = f32 if element.width < 32 else element
        self.feature: int = op.feature_index
        self.sizes = low.shape(source)
        epsilon = op.epsilon
        value = epsilon.value if isinstance(epsilon, FloatAttr) else epsilon
        self.epsilon = low.number(self.wide, float(value))

    def count(self) -> Value:
        """Returns how many elements a feature has, as a float."""
        low = self.low
        known, total = 1, low.index(1)
        for axis, size in enumerate(self.sizes):
            if axis == self.feature:
                continue
            if isinstance(size, int):
                known *= size
            else:
                total = low.arithmetic.make("arith.muli", total, size)
        if all(isinstance(size, int) for size in self.sizes):
            return low.number(self.wide, known)
        return from_index(low, low.arithmetic.make("arith.muli", total, low.index(known)), self.wide)

    def _widened(self, values: Sequence[Value]) -> list[Value]:
        return [converted(self.low.arithmetic, value, value.type, self.wide, self.wide) for value in values]

    def elements(self, tensors: Sequence[Value], vectors: Sequence[Value], body: Numbers) -> Value:
        """Returns a tensor of numbers computed from elements, and the numbers of their features."""
        low = self.low
        places = dims(self.type.rank)
        inputs = [(tensor, places) for tensor in tensors] + [(vector, [places[self.feature]]) for vector in vectors]
        element = self.type.element_type

        def whole(*values: Value) -> Value:
            return converted(low.arithmetic, body(*self._widened(values[:-1])), self.wide, element, element)

        out = low.empty(self.type, self.sizes)
        return low.generic(inputs, [(out, places)], ["parallel"] * self.type.rank, whole)[0]

    def sums(self, tensors: Sequence[Value], vectors: Sequence[Value], body: Numbers) -> Value:
        """Returns the sum of such numbers for each feature."""
        low = self.low
        places = dims(self.type.rank)
        inputs = [(tensor, places) for tensor in tensors] + [(vector, [places[self.feature]]) for vector in vectors]
        type = RankedTensorType((self.type.shape[self.feature],), self.wide, None)
        zeros = low.filled(type, low.number(self.wide, 0), [self.sizes[self.feature]])

        def add(*values: Value) -> Value:
            return low.arithmetic.make("arith.addf", values[-1], body(*self._widened(values[:-1])))

        kinds = ["parallel" if axis == self.feature else "reduction" for axis in range(self.type.rank)]
        return low.generic(inputs, [(zeros, [places[self.feature]])], kinds, add)[0]

    def vector(self, vectors: Sequence[Value], body: Numbers, element: FloatType | None = None) -> Value:
        """Returns numbers of features, computed from others; of the wide type unless one is given."""
        low = self.low
        target = element or self.wide
        type = RankedTensorType((self.type.shape[self.feature],), target, None)

        def whole(*values: Value) -> Value:
            return converted(low.arithmetic, body(*self._widened(values[:-1])), self.wide, target, target)

        out = low.empty(type, [self.sizes[self.feature]])
        inputs = [(vector, dims(1)) for vector in vectors]
        return low.generic(inputs, [(out, dims(1))], ["parallel"], whole)[0]

    def reciprocal(self, variance: Value) -> Value:
        """Returns 1 / sqrt(variance + epsilon) of each feature."""
        a = self.low.arithmetic
        one = self.low.number(self.wide, 1)

        def body(number: Value) -> Value:
            return a.make("arith.divf", one, a.make("math.sqrt", a.make("arith.addf", number, self.epsilon)))

        return self.vector([variance], body)

    def normalized(self, source: Value, scale: Value, offset: Value, mean: Value, variance: Value) -> Value:
        """Returns scale * (x - mean) / sqrt(variance + epsilon) + offset."""
        a = self.low.arithmetic
        factor = self.vector([scale, self.reciprocal(variance)], lambda x, y: a.make("arith.mulf", x, y))

        def body(number: Value, by: Value, more: Value, middle: Value) -> Value:
            return a.make("arith.addf", a.make("arith.mulf", a.make("arith.subf", number, middle), by), more)

        return self.elements([source], [factor, offset, mean], body)

    def set_vector(self, result: Value, vector: Value) -> None:
        """Stores numbers of features in their type."""
        element: Any = ranked(lowered_type(result.type)).element_type
        self.low.set(result, vector if element is self.wide else self.vector([vector], lambda number: number, element))


@lowers("batch_norm_inference")
def lower_batch_norm_inference(low: Lowering, op: ForeignOperation) -> None:
    source, *vectors = (low.tensor(value) for value in op.operands)
    scale, offset, mean, variance = vectors
    low.set(op.results[0], _Features(low, op).normalized(source, scale, offset, mean, variance))


@lowers("batch_norm_training")
def lower_batch_norm_training(low: Lowering, op: ForeignOperation) -> None:
    source, scale, offset = (low.tensor(value) for value in op.operands)
    features = _Features(low, op)
    a = low.arithmetic
    count = features.count()

    def square(number: Value, middle: Value) -> Value:
        distance = a.make("arith.subf", number, middle)
        return a.make("arith.mulf", distance, distance)

    def share(total: Value) -> Value:
        return a.make("arith.divf", total, count)

    mean = features.vector([features.sums([source], [], lambda number: number)], share)
    variance = features.vector([features.sums([source], [mean], square)], share)
    low.set(op.results[0], features.normalized(source, scale, offset, mean, variance))
    features.set_vector(op.results[1], mean)
    features.set_vector(op.results[2], variance)


@lowers("batch_norm_grad")
def lower_batch_norm_grad(low: Lowering, op: ForeignOperation) -> None:
    source, scale, mean, variance, gradient = (low.tensor(value) for value in op.operands)
    features = _Features(low, op)
    a = low.arithmetic
    count = features.count()

    def times(left: Value, right: Value) -> Value:
        return a.make("arith.mulf", left, right)

    def centered(number: Value, change: Value, middle: Value) -> Value:
        return times(a.make("arith.subf", number, middle), change)

    offsets = features.sums([gradient], [], lambda change: change)
    products = features.sums([source, gradient], [mean], centered)
    root = features.reciprocal(variance)
    scales = features.vector([products, root], times)
    # scale * root * (change - (sum of changes + normalized x * scale's gradient) / count)
    factor = features.vector([scale, root], times)
    slope = features.vector([scales, root], lambda x, y: a.make("arith.divf", times(x, y), count))
    shift = features.vector([offsets], lambda x: a.make("arith.divf", x, count))

    def body(number: Value, change: Value, middle: Value, by: Value, slant: Value, less: Value) -> Value:
        along = times(a.make("arith.subf", number, middle), slant)
        return times(by, a.make("arith.subf", a.make("arith.subf", change, less), along))

    low.set(op.results[0], features.elements([source, gradient], [mean, factor, slope, shift], body))
    features.set_vector(op.results[1], scales)
    features.set_vector(op.results[2], offsets)
