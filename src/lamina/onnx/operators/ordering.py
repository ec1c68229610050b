"""Elements in order, by heaps in tensors that loops carry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lamina.ir.value import Value
from lamina.onnx.builder import GraphBuilder
from lamina.onnx.elements import INDEX, INT64
from lamina.onnx.scalars import Scalar, Size
from lamina.onnx.tensors import Tensor

_MOST_LEVELS = 63


class Entry(NamedTuple):
    """An element and its position among all."""

    key: Scalar
    place: Scalar


class Order(NamedTuple):
    """The order of entries: the better element first, of equal ones that with the lower position. A heap in reverse
    order has the last entry at its top."""

    better: Callable[[Scalar, Scalar], Scalar]
    is_reversed: bool

    def is_before(self, left: Entry, right: Entry) -> Scalar:
        if self.is_reversed:
            left, right = right, left
        return self.better(left.key, right.key) | (left.key.equal(right.key) & (left.place < right.place))


class Heap:
    """A heap of ``count`` entries: elements and positions at ``at`` in two tensors, whose values are ``carried``."""

    def __init__(
        self,
        maker: GraphBuilder,
        tensors: Sequence[Tensor],
        at: Callable[[Scalar], list[Scalar]],
        count: Size,
        order: Order,
    ) -> None:
        self.maker, self.at, self.count, self.order = maker, at, maker.as_index(count), order
        self.keys, self.places = tensors
        self.top = maker.number(0, INDEX)
        self.levels = count.bit_length() if isinstance(count, int) else self._levels()

    def _levels(self) -> Scalar:
        """Returns the number of levels of a heap of unknown size."""
        maker = self.maker

        def level(_: Scalar, carried: list[Value]) -> Sequence[Value]:
            left, levels = (Scalar(maker, value, INDEX) for value in carried)
            return [(left // 2).value, (left > 0).select(levels + 1, levels).value]

        return Scalar(maker, maker.loop(_MOST_LEVELS, [self.count.value, self.top.value], level)[1], INDEX)

    def tensors(self, carried: Sequence[Value]) -> list[Tensor]:
        both = zip((self.keys, self.places), carried, strict=True)
        return [Tensor(self.maker, tensor.element, tensor.shape, value) for tensor, value in both]

    def entry(self, carried: Sequence[Value], i: Scalar) -> Entry:
        keys, places = self.tensors(carried)
        at = self.at(i)
        return Entry(self.maker.extract(keys, at), self.maker.extract(places, at).to(INDEX))

    def written(self, carried: Sequence[Value], i: Scalar, entry: Entry) -> list[Value]:
        keys, places = self.tensors(carried)
        at, maker = self.at(i), self.maker
        return [maker.insert(entry.key, keys, at).value, maker.insert(entry.place.to(INT64), places, at).value]

    def made(self, key: Callable[[Scalar], Scalar]) -> list[Value]:
        """Returns the tensors with a heap of the first elements."""

        def first(i: Scalar, carried: list[Value]) -> Sequence[Value]:
            return self.written(carried, i, Entry(key(i), i))

        def ordered(step: Scalar, carried: list[Value]) -> Sequence[Value]:
            root = self.count // 2 - 1 - step
            return self.sunk(carried, root, self.entry(carried, root), self.count)

        values = self.maker.loop(self.count, [self.keys.value, self.places.value], first)
        return self.maker.loop(self.count // 2, values, ordered)

    def sunk(self, carried: Sequence[Value], root: Scalar, entry: Entry, size: Scalar) -> list[Value]:
        """Moves an entry down from ``root`` in a heap of that size, below those before it."""
        maker = self.maker

        def level(_: Scalar, state: list[Value]) -> Sequence[Value]:
            hole, tensors = Scalar(maker, state[0], INDEX), state[1:]
            left = hole * 2 + 1
            # No read is out of bounds, whatever is compared.
            children = [left.min(size - 1).max(0), (left + 1).min(size - 1).max(0)]
            entries = [self.entry(tensors, child) for child in children]
            is_second = self.order.is_before(entries[1], entries[0])
            child = is_second.select(children[1], children[0])
            first = Entry(*(is_second.select(*pair) for pair in zip(entries[1], entries[0], strict=True)))

            def sink() -> list[Value]:
                return [child.value, *self.written(self.written(tensors, hole, first), child, entry)]

            moves = (left < size) & self.order.is_before(first, entry)
            return maker.branch(moves, [value.type for value in state], sink, lambda: state)

        return maker.loop(self.levels, [root.value, *self.written(carried, root, entry)], level)[1:]

    def popped(self, carried: Sequence[Value], last: Scalar) -> list[Value]:
        """Exchanges the top and the ``last`` entry, which leaves the heap."""
        top, moved = self.entry(carried, self.top), self.entry(carried, last)
        return self.sunk(self.written(carried, last, top), self.top, moved, last)


def best_of(heap: Heap, total: Size, key: Callable[[Scalar], Scalar]) -> list[Tensor]:
    """Returns the best of ``total`` elements in order, as many as the heap holds, whose top is the last of them: each
    further element is compared with that one."""
    maker, count = heap.maker, heap.count

    def further(i: Scalar, carried: list[Value]) -> Sequence[Value]:
        entry = Entry(key(i), i)
        wins = heap.order.better(entry.key, heap.entry(carried, heap.top).key)
        types = [value.type for value in carried]
        return maker.branch(wins, types, lambda: heap.sunk(carried, heap.top, entry, count), lambda: carried)

    def last_first(step: Scalar, carried: list[Value]) -> Sequence[Value]:
        return heap.popped(carried, count - 1 - step)

    values = maker.loop((count > 0).select(maker.as_index(total), count), heap.made(key), further, count)
    return heap.tensors(maker.loop((count - 1).max(0), values, last_first))
