"""Gather and scatter, sorting, counting.

Indices are clamped to their dimension, so that no input makes a program read or write out of bounds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamina.ir.value import Value
from lamina.onnx.elements import BOOL, INDEX, INT64
from lamina.onnx.errors import NodeProblem
from lamina.onnx.operators.ordering import Heap, Order, best_of
from lamina.onnx.registry import Node, Results, normalized, operator
from lamina.onnx.scalars import Scalar, Size, product
from lamina.onnx.tensors import Tensor


def bounded(index: Scalar, size: Size) -> Scalar:
    """Returns a position within a dimension; negative ones count from its end."""
    maker = index.maker
    place, whole = index.to(INDEX), maker.as_index(size)
    return (place < 0).select(place + whole, place).max(0).min(whole - 1)


@operator("Gather")
def gather(node: Node) -> Results:
    source, indices, maker = node[0], node[1], node.maker
    axis = node.axis(source.rank, 0)
    shape = [*source.shape[:axis], *indices.shape, *source.shape[axis + 1 :]]
    if indices.array is not None and indices.array.size == 1 and isinstance(source.shape[axis], int):
        # A single constant index: a slice.
        place = int(indices.array.reshape(-1)[0])
        size = source.size(axis)
        if not -size <= place < size:
            raise NodeProblem(f"index {place} is outside of size {axis} of {source.type}")
        offsets: list[Size] = [0] * source.rank
        offsets[axis] = place % size
        part = maker.slice(source, offsets, [*source.shape[:axis], 1, *source.shape[axis + 1 :]])
        return maker.reshape(part, shape)
    count = indices.rank

    def body(*at: Scalar) -> Scalar:
        place = bounded(maker.extract(indices, at[axis : axis + count]), source.shape[axis])
        return maker.extract(source, [*at[:axis], place, *at[axis + count :]])

    return maker.generate(shape, source.element, body)


@operator("GatherElements")
def gather_elements(node: Node) -> Results:
    source, indices, maker = node[0], node[1], node.maker
    axis = node.axis(source.rank, 0)

    def body(*at: Scalar) -> Scalar:
        place = bounded(maker.extract(indices, at), source.shape[axis])
        return maker.extract(source, [*at[:axis], place, *at[axis + 1 :]])

    return maker.generate(indices.shape, source.element, body)


@operator("GatherND")
def gather_nd(node: Node) -> Results:
    source, indices, maker = node[0], node[1], node.maker
    batch = node.integer("batch_dims")
    depth = indices.size(indices.rank - 1)
    if batch + depth > source.rank or not 0 <= batch < indices.rank:
        raise NodeProblem(f"indices {indices.type} do not fit {source.type}")
    outer = indices.rank - 1
    shape = [*indices.shape[:-1], *source.shape[batch + depth :]]

    def body(*at: Scalar) -> Scalar:
        places = [
            bounded(maker.extract(indices, [*at[:outer], axis]), source.shape[batch + axis]) for axis in range(depth)
        ]
        return maker.extract(source, [*at[:batch], *places, *at[outer:]])

    return maker.generate(shape, source.element, body)


# ---- Scatter


_COMBINE: dict[str, Callable[[Scalar, Scalar], Scalar]] = {
    "none": lambda old, new: new,
    "add": lambda old, new: old | new if old.element is BOOL else old + new,
    "mul": lambda old, new: old & new if old.element is BOOL else old * new,
    "max": lambda old, new: old | new if old.element is BOOL else old.max(new),
    "min": lambda old, new: old & new if old.element is BOOL else old.min(new),
}


def _combination(node: Node) -> Callable[[Scalar, Scalar], Scalar]:
    name = node.text("reduction", "none")
    if name not in _COMBINE:
        raise NodeProblem(f"the reduction '{name}' is not supported")
    return _COMBINE[name]


def each_position(
    node: Node, shape: Sequence[Size], carried: Sequence[Tensor],
    body: Callable[[list[Scalar], list[Tensor]], Sequence[Tensor]],
) -> list[Tensor]:  # fmt: skip
    """Nested loops over all positions of a shape, in order."""

    def nest(axis: int, at: list[Scalar], tensors: list[Tensor]) -> Sequence[Tensor]:
        if axis == len(shape):
            return body(at, tensors)
        return node.maker.tensor_loop(shape[axis], tensors, lambda i, inner: nest(axis + 1, [*at, i], inner))

    return list(nest(0, [], list(carried)))


@operator("ScatterElements", "Scatter")
def scatter_elements(node: Node) -> Results:
    source, indices, updates, maker = node[0], node[1], node[2], node.maker
    axis, combine = node.axis(source.rank, 0), _combination(node)

    def body(at: list[Scalar], tensors: list[Tensor]) -> Sequence[Tensor]:
        place = bounded(maker.extract(indices, at), source.shape[axis])
        target = [*at[:axis], place, *at[axis + 1 :]]
        new = combine(maker.extract(tensors[0], target), maker.extract(updates, at))
        return [maker.insert(new, tensors[0], target)]

    return each_position(node, indices.shape, [source], body)


@operator("ScatterND")
def scatter_nd(node: Node) -> Results:
    source, indices, updates, maker = node[0], node[1], node[2], node.maker
    combine = _combination(node)
    outer = indices.rank - 1
    depth = indices.size(outer)
    if depth > source.rank:
        raise NodeProblem(f"indices {indices.type} do not fit {source.type}")
    shape = [*indices.shape[:-1], *source.shape[depth:]]

    def body(at: list[Scalar], tensors: list[Tensor]) -> Sequence[Tensor]:
        places = [bounded(maker.extract(indices, [*at[:outer], axis]), source.shape[axis]) for axis in range(depth)]
        target = [*places, *at[outer:]]
        new = combine(maker.extract(tensors[0], target), maker.extract(updates, at))
        return [maker.insert(new, tensors[0], target)]

    return each_position(node, shape, [source], body)


@operator("TensorScatter")
def tensor_scatter(node: Node) -> Results:
    """Writes rows into a cache, starting at a different position for each batch."""
    cache, update, maker = node[0], node[1], node.maker
    given = node.optional(2)
    axis = node.axis(cache.rank, -2)
    circular = node.text("mode", "linear") == "circular"

    def body(at: list[Scalar], tensors: list[Tensor]) -> Sequence[Tensor]:
        start = maker.number(0, INDEX) if given is None else maker.as_index(maker.extract(given, [at[0]]))
        place = at[axis] + start
        whole = maker.as_index(cache.shape[axis])
        place = place % whole if circular else place.min(whole - 1)
        target = [*at[:axis], place.max(0), *at[axis + 1 :]]
        return [maker.insert(maker.extract(update, at), tensors[0], target)]

    return each_position(node, update.shape, [cache], body)


@operator("OneHot")
def one_hot(node: Node) -> Results:
    indices, values, maker = node[0], node[2], node.maker
    depth = node[1]
    known = depth.array is not None or depth.known is not None
    count: Size = (
        (int(depth.array.reshape(-1)[0]) if depth.array is not None else depth.entries("depth")[0])
        if known
        else maker.as_index(maker.scalar(depth).to(INT64))
    )
    axis = normalized(node.integer("axis", -1), indices.rank + 1)
    shape = [*indices.shape[:axis], count, *indices.shape[axis:]]
    off, on = maker.extract(values, [0]), maker.extract(values, [1])

    def body(*at: Scalar) -> Scalar:
        given = maker.extract(indices, [*at[:axis], *at[axis + 1 :]]).to(INT64)
        place = (given < 0).select(given + maker.as_index(count).to(INT64), given)
        return at[axis].to(INT64).equal(place).select(on, off)

    return maker.generate(shape, values.element, body)


# ---- Along an axis


@operator("CumSum", "CumProd")
def cumulate(node: Node) -> Results:
    source, maker = node[0], node.maker
    axis = normalized(int(node[1].constant("axis").reshape(-1)[0]), source.rank)
    exclusive, backwards = node.integer("exclusive"), node.integer("reverse")
    product_ = node.kind == "CumProd"
    whole = maker.as_index(source.shape[axis])
    outer = [*source.shape[:axis], *source.shape[axis + 1 :]]
    cumulated = Tensor(maker, source.element, source.shape, maker.empty(source.shape, source.element))

    def line(at: list[Scalar], tensors: list[Tensor]) -> Sequence[Tensor]:
        def step(i: Scalar, carried: list[Value]) -> Sequence[Value]:
            old = Scalar(maker, carried[0], source.element)
            target = Tensor(maker, source.element, source.shape, carried[1])
            place = whole - 1 - i if backwards else i
            here = [*at[:axis], place, *at[axis:]]
            item = maker.extract(source, here)
            new = old * item if product_ else old + item
            return [new.value, maker.insert(old if exclusive else new, target, here).value]

        start = maker.number(1 if product_ else 0, source.element)
        values = maker.loop(source.shape[axis], [start.value, tensors[0].value], step)
        return [Tensor(maker, source.element, source.shape, values[1])]

    return each_position(node, outer, [cumulated], line)


@operator("TopK")
def top_k(node: Node) -> Results:
    source, maker = node[0], node.maker
    axis = node.axis(source.rank, -1)
    if node.version < 10:
        count: Size = node.integer("k")
    elif node[1].array is not None or node[1].known is not None:
        count = node[1].entries("k")[0]
    else:
        count = maker.as_index(maker.extract(node[1], [0]))
    largest = bool(node.integer("largest", 1))
    shape = [*source.shape[:axis], count, *source.shape[axis + 1 :]]
    outer = [*source.shape[:axis], *source.shape[axis + 1 :]]
    values = Tensor(maker, source.element, tuple(shape), maker.empty(shape, source.element))
    places = Tensor(maker, INT64, tuple(shape), maker.empty(shape, INT64))

    def better(x: Scalar, best: Scalar) -> Scalar:
        return x > best if largest else x < best

    def line(at: list[Scalar], tensors: list[Tensor]) -> Sequence[Tensor]:
        def here(i: Scalar) -> list[Scalar]:
            return [*at[:axis], i, *at[axis:]]

        heap = Heap(maker, tensors, here, count, Order(better, is_reversed=True))
        return best_of(heap, source.shape[axis], lambda i: maker.extract(source, here(i)))

    return each_position(node, outer, [values, places], line)


@operator("NonZero")
def non_zero(node: Node) -> Results:
    source, maker = node[0], node.maker
    rank = max(source.rank, 1)
    if source.rank == 0:
        source = maker.reshape(source, [1])
    total = product(source.shape)
    indices = Tensor(maker, INT64, (rank, total), maker.empty([rank, total], INT64))
    positions, count = compacted(node, source, lambda x: x.differs(0), indices, lambda at: list(at))
    return maker.slice(positions, [0, 0], [rank, count])


def compacted(
    node: Node, source: Tensor, test: Callable[[Scalar], Scalar], made: Tensor,
    columns: Callable[[list[Scalar]], list[Scalar]],
) -> tuple[Tensor, Scalar]:  # fmt: skip
    """Writes a column for each position whose element passes; returns the result, and their number."""
    maker = node.maker
    counter = maker.filled([1], 0, INT64)

    def body(at: list[Scalar], tensors: list[Tensor]) -> Sequence[Tensor]:
        kept = test(maker.extract(source, at))
        written, count = tensors
        here = maker.as_index(maker.extract(count, [0]))

        def write() -> list[Value]:
            target = written
            for row, number in enumerate(columns(at)):
                target = maker.insert(number.to(INT64), target, [row, here])
            return [target.value, maker.insert((here + 1).to(INT64), count, [0]).value]

        values = maker.branch(kept, [written.value.type, count.value.type], write,
                              lambda: [written.value, count.value])  # fmt: skip
        return [
            Tensor(maker, tensor.element, tensor.shape, value) for tensor, value in zip(tensors, values, strict=True)
        ]

    result, count = each_position(node, source.shape, [made, counter], body)
    return result, maker.as_index(maker.extract(count, [0]))


@operator("Compress")
def compress(node: Node) -> Results:
    source, condition, maker = node[0], node[1], node.maker
    if "axis" not in node.attributes:
        source = maker.reshape(source, [product(source.shape)])
    axis = node.axis(source.rank, 0)
    limit = condition.shape[0]
    whole = source.shape[axis]
    if isinstance(limit, int) and isinstance(whole, int) and limit > whole:
        condition = maker.slice(condition, [0], [whole])
    chosen = Tensor(maker, INT64, (1, condition.shape[0]), maker.empty([1, condition.shape[0]], INT64))
    places, count = compacted(node, condition, lambda x: x, chosen, lambda at: at)
    shape = [*source.shape[:axis], count, *source.shape[axis + 1 :]]

    def body(*at: Scalar) -> Scalar:
        place = bounded(maker.extract(places, [0, at[axis]]), whole)
        return maker.extract(source, [*at[:axis], place, *at[axis + 1 :]])

    return maker.generate(shape, source.element, body)
