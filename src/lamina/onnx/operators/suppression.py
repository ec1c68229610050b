"""NonMaxSuppression: for each batch and class, the best box is selected and those that overlap with it are dropped,
until none is left, or enough are selected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lamina.ir.value import Value
from lamina.onnx.builder import GraphBuilder
from lamina.onnx.elements import FLOAT, INDEX, INT64
from lamina.onnx.operators.indexing import each_position
from lamina.onnx.registry import Node, Results, operator
from lamina.onnx.scalars import Scalar, times
from lamina.onnx.tensors import Tensor


@operator("NonMaxSuppression")
def non_max_suppression(node: Node) -> Results:
    boxes, scores, maker = node[0], node[1], node.maker
    limit, overlap, threshold = (node.optional(position) for position in (2, 3, 4))
    most = maker.number(0, INT64) if limit is None else maker.scalar(limit)
    allowed = maker.number(0.0, FLOAT) if overlap is None else maker.scalar(overlap)
    lowest = None if threshold is None else maker.scalar(threshold)
    batches, classes, count = scores.shape
    rounds = most.max(0).min(maker.as_index(count).to(INT64)).to(INDEX)
    total = times(times(batches, classes), count)
    selected = Tensor(maker, INT64, (total, 3), maker.empty([total, 3], INT64))
    counter = maker.filled([1], 0, INT64)
    centered = bool(node.integer("center_point_box"))

    def each_class(at: list[Scalar], tensors: list[Tensor]) -> Sequence[Tensor]:
        batch, kind = at
        part = _Class(maker, scores, batch, kind)
        above = None if lowest is None else lambda _, score: score > lowest
        first = part.kept(maker.empty([count], INT64), maker.as_index(count), above, is_first=True)

        def each_round(_: Scalar, carried: list[Value]) -> Sequence[Value]:
            best = part.remaining(carried[2:]).best

            def apart(box: Scalar, _: Scalar) -> Scalar:
                return box.differs(best) & (_overlap(boxes, batch, best, box, centered) <= allowed)

            def select() -> list[Value]:
                taken = maker.extract(Tensor(maker, INT64, (1,), carried[1]), [0])
                written = Tensor(maker, INT64, (total, 3), carried[0])
                for column, index in enumerate((batch, kind, best)):
                    written = maker.insert(index.to(INT64), written, [maker.as_index(taken), column])
                number = maker.insert(taken + 1, Tensor(maker, INT64, (1,), carried[1]), [0])
                rest = part.remaining(carried[2:])
                return [written.value, number.value, *part.kept(rest.candidates, rest.number, apart)]

            return maker.branch(best >= 0, [value.type for value in carried], select, lambda: carried)

        written, number, *_ = maker.loop(rounds, [*(tensor.value for tensor in tensors), *first], each_round)
        return [Tensor(maker, INT64, (total, 3), written), Tensor(maker, INT64, (1,), number)]

    result, number = each_position(node, [batches, classes], [selected, counter], each_class)
    return maker.slice(result, [0, 0], [maker.as_index(maker.extract(number, [0])), 3])


class _Remaining(NamedTuple):
    """The boxes of a class that may still be selected: the first elements of a vector of their positions in ascending
    order, their number, and the best one, -1 if there is none, with its score."""

    candidates: Value
    number: Scalar
    best: Scalar
    score: Scalar


class _Class(NamedTuple):
    """The scores of a class in an image."""

    maker: GraphBuilder
    scores: Tensor
    batch: Scalar
    kind: Scalar

    def remaining(self, carried: Sequence[Value]) -> _Remaining:
        candidates, number, best, score = carried
        maker = self.maker
        return _Remaining(
            candidates, Scalar(maker, number, INDEX), Scalar(maker, best, INDEX),
            Scalar(maker, score, self.scores.element),
        )  # fmt: skip

    def kept(
        self, candidates: Value, count: Scalar, stays: Callable[[Scalar, Scalar], Scalar] | None, is_first: bool = False
    ) -> list[Value]:
        """Returns which candidates remain, as carried values: those for which a condition on the box and its score
        holds. At first all boxes are candidates, whatever the vector holds."""
        maker, scores = self.maker, self.scores

        def each(position: Scalar, carried: list[Value]) -> Sequence[Value]:
            rest = self.remaining(carried)
            listed = Tensor(maker, INT64, (scores.shape[2],), rest.candidates)
            # Values read from a vector are bounded, as no input may lead out of a tensor.
            last = maker.as_index(scores.shape[2]) - 1
            box = position if is_first else maker.extract(listed, [position]).to(INDEX).clamp(0, last)
            score = maker.extract(scores, [self.batch, self.kind, box])
            better = (rest.best < 0) | (score > rest.score)
            number = rest.number + 1
            if stays is not None:
                stay = stays(box, score)
                better, number = better & stay, stay.select(number, rest.number)
            listed = maker.insert(box.to(INT64), listed, [rest.number])
            best, highest = better.select(box, rest.best), better.select(score, rest.score)
            return [listed.value, number.value, best.value, highest.value]

        nothing = maker.number(0, INDEX), maker.number(-1, INDEX), maker.number(0.0, scores.element)
        return maker.loop(count, [candidates, *(number.value for number in nothing)], each)


def _overlap(boxes: Tensor, batch: Scalar, first: Scalar, second: Scalar, centered: bool) -> Scalar:
    """Returns the area that two boxes share over that which they cover."""
    maker = boxes.maker

    def corners(index: Scalar) -> tuple[Scalar, Scalar, Scalar, Scalar]:
        a, b, c, d = (maker.extract(boxes, [batch, index, column]) for column in range(4))
        if centered:
            return b - d * 0.5, a - c * 0.5, b + d * 0.5, a + c * 0.5
        return a.min(c), b.min(d), a.max(c), b.max(d)

    y1, x1, y2, x2 = corners(first)
    v1, u1, v2, u2 = corners(second)
    height, width = (y2.min(v2) - y1.max(v1)).max(0.0), (x2.min(u2) - x1.max(u1)).max(0.0)
    shared = height * width
    covered = (y2 - y1) * (x2 - x1) + (v2 - v1) * (u2 - u1) - shared
    return (covered > 0).select(shared / covered, 0.0)
