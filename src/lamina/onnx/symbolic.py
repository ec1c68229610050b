"""Arithmetic on shapes: nodes on small integer tensors, some of whose elements are dynamic sizes.

Such tensors have their elements individually (`Tensor.known`), so that shapes computed from them are known
when they are used.
"""

from __future__ import annotations

import operator as python
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.onnx.elements import BOOL, element_of_code
from lamina.onnx.registry import normalized
from lamina.onnx.scalars import Size, largest, minus, over, plus, product, same, smallest, times
from lamina.onnx.tensors import Array, Tensor

if TYPE_CHECKING:
    from lamina.onnx.registry import Node

_LIMIT = 64


def evaluate(node: Node) -> list[Tensor | None] | None:
    """Evaluates a node that computes with sizes; None if it does not."""
    if node.proto.domain not in ("", "ai.onnx"):
        return None
    if node.kind == "Shape":
        return [_shape(node)]
    if node.kind == "Size":
        return [node.maker.of_known(_objects([product(node[0].shape)]).reshape(()))]
    rule = _RULES.get(node.kind)
    if rule is None or not any(isinstance(operand, Tensor) and operand.known is not None for operand in node.inputs):
        return None
    arrays: list[Any] = []
    for input in node.inputs:
        known = _known(input) if isinstance(input, Tensor) else None
        if input is not None and known is None:
            return None
        arrays.append(known)
    try:
        values = rule(node, *arrays)
    except (TypeError, ValueError, IndexError):
        return None
    if values is None:
        return None
    element = node[0].element
    if node.kind == "Where":
        element = node[1].element
    if node.kind == "Equal":
        return [node.maker.array(np.asarray(values, np.bool_))]
    if node.kind == "Cast":
        element = element_of_code(node.integer("to"))
        if not element.is_integer:
            return None
    results = values if isinstance(values, list) else [values]
    return [node.maker.of_known(np.asarray(result, object), element) for result in results]


def _known(tensor: Tensor) -> Array | None:
    if tensor.known is not None:
        return tensor.known
    if tensor.array is None or tensor.array.size > _LIMIT or not (tensor.element.is_integer or tensor.element is BOOL):
        return None
    known = np.empty(tensor.array.shape, object)
    known[...] = tensor.array.astype(np.int64).tolist() if tensor.array.ndim else int(tensor.array)
    return known


def _objects(sizes: list[Size]) -> Array:
    objects = np.empty(len(sizes), object)
    for index, size in enumerate(sizes):
        objects[index] = size
    return objects


def _shape(node: Node) -> Tensor:
    source = node[0]
    start, end = node.integer("start", 0), node.attributes.get("end")
    places = slice(start, None if end is None else int(end))
    return node.maker.of_known(_objects(list(source.shape)[places]))


def _elementwise(function: Callable[[Size, Size], Size]) -> Callable[..., Array]:
    def rule(node: Node, left: Array, right: Array) -> Array:
        ours, theirs = np.broadcast_arrays(left, right)
        result: Array = np.empty(ours.shape, object)
        for place, own, other in zip(np.ndindex(ours.shape), ours.flat, theirs.flat, strict=True):
            result[place] = function(own, other)
        return result

    return rule


def _divided(left: Size, right: Size) -> Size:
    # Sizes are not negative, so rounding down and rounding to zero are the same.
    if isinstance(right, int) and right <= 0:
        raise ValueError("not a division of sizes")
    if isinstance(left, int) and isinstance(right, int):
        return int(left / right) if left < 0 else left // right
    return over(left, right)


def _is_equal(left: Size, right: Size) -> bool:
    """Raises ValueError where it shows at run time only. Sizes are not negative."""
    if same(left, right):
        return True
    numbers = [side for side in (left, right) if isinstance(side, int)]
    if len(numbers) == 2 or (numbers and numbers[0] < 0):
        return False
    raise ValueError("not known")


def _equal(node: Node, left: Array, right: Array) -> Array:
    ours, theirs = np.broadcast_arrays(left, right)
    result: Array = np.empty(ours.shape, np.bool_)
    for place, own, other in zip(np.ndindex(ours.shape), ours.flat, theirs.flat, strict=True):
        result[place] = _is_equal(own, other)
    return result


def _where(node: Node, condition: Array, left: Array, right: Array) -> Array:
    condition, left, right = np.broadcast_arrays(condition, left, right)
    result = np.empty(condition.shape, object)
    for place in np.ndindex(condition.shape):
        result[place] = left[place] if condition[place] else right[place]
    return result


def _gather(node: Node, data: Array, indices: Array) -> Array:
    return np.take(data, indices.astype(np.int64), axis=normalized(node.integer("axis"), data.ndim))


def _concat(node: Node, *parts: Array) -> Array:
    return np.concatenate(parts, axis=node.integer("axis"))


def _slice(node: Node, data: Array, *given: Array | None) -> Array:
    if node.version < 10:
        lists = [node.integers(name) for name in ("starts", "ends", "axes")]
        starts, ends, axes = lists
        steps = None
    else:
        starts, ends, axes, steps = [
            None if bound is None else [python.index(entry) for entry in bound.ravel()]
            for bound in [*given, None, None][:4]
        ]
    assert starts is not None and ends is not None
    places = [slice(None)] * data.ndim
    for index, axis in enumerate(axes if axes is not None else range(len(starts))):
        places[axis] = slice(starts[index], ends[index], steps[index] if steps is not None else 1)
    return data[tuple(places)]


def _axes(node: Node, given: Array | None) -> list[int] | None:
    listed = node.integers("axes")
    if listed is not None:
        return listed
    return None if given is None else [python.index(axis) for axis in given.ravel()]


def _unsqueeze(node: Node, data: Array, given: Array | None = None) -> Array:
    axes = _axes(node, given) or []
    return np.expand_dims(data, tuple(axes))


def _squeeze(node: Node, data: Array, given: Array | None = None) -> Array:
    axes = _axes(node, given)
    return np.squeeze(data, None if axes is None else tuple(axes))


def _reshape(node: Node, data: Array, shape: Array) -> Array:
    return data.reshape([python.index(size) for size in shape.ravel()])


def _reduce_product(node: Node, data: Array, given: Array | None = None) -> Array | None:
    if data.ndim != 1:
        return None
    products = _objects([product(data)])
    return products if node.integer("keepdims", 1) else products.reshape(())


def _split(node: Node, data: Array, given: Array | None = None) -> list[Array]:
    parts = node.integers("split") or (None if given is None else [python.index(size) for size in given.ravel()])
    count = node.integer("num_outputs", len(node.proto.output))
    if parts is None:
        parts = [-(-len(data) // count)] * count
    return np.split(data, np.cumsum(parts)[:-1], axis=node.integer("axis"))


def _same(node: Node, data: Array, *_: Array) -> Array:
    return data


_RULES: dict[str, Callable[..., Any]] = {
    "Add": _elementwise(plus),
    "Sub": _elementwise(minus),
    "Mul": _elementwise(times),
    "Div": _elementwise(_divided),
    "Max": _elementwise(largest),
    "Min": _elementwise(smallest),
    "Gather": _gather,
    "Concat": _concat,
    "Slice": _slice,
    "Unsqueeze": _unsqueeze,
    "Squeeze": _squeeze,
    "Reshape": _reshape,
    "ReduceProd": _reduce_product,
    "Split": _split,
    "Cast": _same,
    "Equal": _equal,
    "Where": _where,
    "Identity": _same,
}
