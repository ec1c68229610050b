"""NonMaxSuppression: for each batch and class, the boxes are considered from the best one on, and selected unless they
overlap with one that is, until enough are selected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lamina.ir.value import Value
from lamina.onnx.builder import GraphBuilder
from lamina.onnx.elements import BOOL, FLOAT, INDEX, INT64
from lamina.onnx.operators.indexing import each_position
from lamina.onnx.operators.ordering import Heap, Order
from lamina.onnx.registry import Node, Results, operator
from lamina.onnx.scalars import Scalar, Size, times
from lamina.onnx.tensors import Tensor


@operator("NonMaxSuppression")
def non_max_suppression(node: Node) -> Results:
    boxes, scores, maker = node[0], node[1], node.maker
    limit, overlap, threshold = (node.optional(position) for position in (2, 3, 4))
    most = maker.number(0, INT64) if limit is None else maker.scalar(limit)
    allowed = maker.number(0.0, FLOAT) if overlap is None else maker.scalar(overlap)
    lowest = None if threshold is None else maker.scalar(threshold)
    batches, classes, count = scores.shape
    most = most.max(0).min(maker.as_index(count).to(INT64)).to(INDEX)
    total = times(times(batches, classes), count)
    selected = Tensor(maker, INT64, (total, 3), maker.empty([total, 3], INT64))
    counter = maker.filled([1], 0, INT64)
    centered = bool(node.integer("center_point_box"))

    def each_class(at: list[Scalar], tensors: list[Tensor]) -> Sequence[Tensor]:
        batch, kind = at
        candidates = _Candidates(maker, scores, batch, kind)
        listed, number = candidates.above(lowest)
        heap = candidates.heap(number)

        def each_candidate(i: Scalar, carried: list[Value]) -> Sequence[Value]:
            written, counted, chosen = (
                Tensor(maker, tensor.element, tensor.shape, value)
                for tensor, value in zip((*tensors, corners), carried[:3], strict=True)
            )
            taken, ordered = Scalar(maker, carried[3], INDEX), carried[4:]
            box = candidates.box(listed, heap.entry(ordered, heap.top).place)
            own = _corners(boxes, batch, box, centered)

            def is_apart(other: Scalar, state: list[Value]) -> Sequence[Value]:
                theirs = [maker.extract(chosen, [side, other]) for side in range(4)]
                return [(Scalar(maker, state[0], BOOL) & (_overlap(theirs, own) <= allowed)).value]

            def select() -> list[Value]:
                place, rows, kept = maker.extract(counted, [0]), written, chosen
                for column, index in enumerate((batch, kind, box)):
                    rows = maker.insert(index.to(INT64), rows, [maker.as_index(place), column])
                for side, corner in enumerate(own):
                    kept = maker.insert(corner, kept, [side, taken])
                return [rows.value, maker.insert(place + 1, counted, [0]).value, kept.value, (taken + 1).value]

            def consider() -> list[Value]:
                (apart,) = maker.loop(taken, [maker.number(True, BOOL).value], is_apart)
                after = maker.branch(Scalar(maker, apart, BOOL), types[:4], select, lambda: carried[:4])
                return [*after, *heap.popped(ordered, number - 1 - i)]

            types = [value.type for value in carried]
            return maker.branch(taken < most, types, consider, lambda: carried)

        corners = Tensor(maker, boxes.element, (4, count), maker.empty([4, count], boxes.element))
        ordered = heap.made(lambda i: candidates.score(candidates.box(listed, i)))
        first = [*(tensor.value for tensor in tensors), corners.value, maker.number(0, INDEX).value, *ordered]
        written, counted, *_ = maker.loop(number, first, each_candidate)
        return [Tensor(maker, INT64, (total, 3), written), Tensor(maker, INT64, (1,), counted)]

    result, number = each_position(node, [batches, classes], [selected, counter], each_class)
    return maker.slice(result, [0, 0], [maker.as_index(maker.extract(number, [0])), 3])


class _Candidates(NamedTuple):
    """The boxes of a class in an image that may be selected."""

    maker: GraphBuilder
    scores: Tensor
    batch: Scalar
    kind: Scalar

    @property
    def size(self) -> Size:
        return self.scores.shape[2]

    def box(self, listed: Tensor, i: Scalar) -> Scalar:
        """Returns an entry of a list of positions. It is bounded, as no input may lead out of a tensor."""
        return self.maker.extract(listed, [i]).to(INDEX).clamp(0, self.maker.as_index(self.size) - 1)

    def score(self, box: Scalar) -> Scalar:
        return self.maker.extract(self.scores, [self.batch, self.kind, box])

    def _list(self, value: Value) -> Tensor:
        return Tensor(self.maker, INT64, (self.size,), value)

    def above(self, lowest: Scalar | None) -> tuple[Tensor, Scalar]:
        """Returns the boxes with higher scores, and their number."""
        maker = self.maker

        def each(box: Scalar, carried: list[Value]) -> Sequence[Value]:
            listed, number = self._list(carried[0]), Scalar(maker, carried[1], INDEX)
            listed = maker.insert(box.to(INT64), listed, [number])
            if lowest is None:
                return [listed.value, (number + 1).value]
            is_above = self.score(box) > lowest
            return [listed.value, is_above.select(number + 1, number).value]

        first = [maker.empty([self.size], INT64), maker.number(0, INDEX).value]
        listed, number = maker.loop(self.size, first, each)
        return self._list(listed), Scalar(maker, number, INDEX)

    def heap(self, number: Scalar) -> Heap:
        """A heap of so many scores, the best one at the top, with places in the list."""
        maker, element = self.maker, self.scores.element
        keys = Tensor(maker, element, (self.size,), maker.empty([self.size], element))
        places = self._list(maker.empty([self.size], INT64))
        return Heap(maker, [keys, places], lambda i: [i], number, Order(lambda x, y: x > y, is_reversed=False))


def _corners(boxes: Tensor, batch: Scalar, box: Scalar, centered: bool) -> list[Scalar]:
    """Returns the coordinates of the two corners of a box with the least and the largest ones."""
    a, b, c, d = (boxes.maker.extract(boxes, [batch, box, column]) for column in range(4))
    if centered:
        return [b - d * 0.5, a - c * 0.5, b + d * 0.5, a + c * 0.5]
    return [a.min(c), b.min(d), a.max(c), b.max(d)]


def _overlap(first: Sequence[Scalar], second: Sequence[Scalar]) -> Scalar:
    """Returns the area that two boxes share over that which they cover."""
    (y1, x1, y2, x2), (v1, u1, v2, u2) = first, second
    height, width = (y2.min(v2) - y1.max(v1)).max(0.0), (x2.min(u2) - x1.max(u1)).max(0.0)
    shared = height * width
    covered = (y2 - y1) * (x2 - x1) + (v2 - v1) * (u2 - u1) - shared
    return (covered > 0).select(shared / covered, 0.0)
