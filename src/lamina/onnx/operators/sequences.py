"""Sequences of tensors and optional values: known while importing, so that nothing of them is left in the program."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lamina.onnx.elements import Element, element_of_code
from lamina.onnx.errors import NeedsConstant, NodeProblem
from lamina.onnx.operators.shapes import joined
from lamina.onnx.registry import Node, Results, operator
from lamina.onnx.scalars import Size, plus
from lamina.onnx.tensors import OnnxValue, Tensor, TensorSequence

# ---- Sequences


@operator("SequenceEmpty")
def sequence_empty(node: Node) -> Results:
    return TensorSequence(node.element_attribute("dtype") or element_of_code(1))


@operator("SequenceConstruct")
def sequence_construct(node: Node) -> Results:
    return _sequence(None, node.given)


@operator("SequenceInsert")
def sequence_insert(node: Node) -> Results:
    source = node.sequence(0)
    count = len(source.tensors)
    place = count if node.optional(2) is None else _position(node, 2, count, count)
    return _sequence(source.element, [*source.tensors[:place], node[1], *source.tensors[place:]])


@operator("SequenceErase")
def sequence_erase(node: Node) -> Results:
    source = node.sequence(0)
    count = len(source.tensors)
    place = count - 1 if node.optional(1) is None else _position(node, 1, count, count - 1)
    if place < 0:
        raise NodeProblem("its sequence is empty")
    return TensorSequence(source.element, [*source.tensors[:place], *source.tensors[place + 1 :]])


@operator("SequenceAt")
def sequence_at(node: Node) -> Results:
    tensors = node.sequence(0).tensors
    return tensors[_position(node, 1, len(tensors), len(tensors) - 1)]


@operator("SequenceLength")
def sequence_length(node: Node) -> Results:
    return node.maker.array(np.array(len(node.sequence(0).tensors), np.int64))


@operator("SplitToSequence")
def split_to_sequence(node: Node) -> Results:
    source, maker = node[0], node.maker
    axis = node.axis(source.rank, 0)
    outer, inner = source.shape[:axis], source.shape[axis + 1 :]
    parts: list[Tensor] = []
    place: Size = 0
    for size in _part_sizes(node, source, axis):
        offsets: list[Size] = [0] * source.rank
        offsets[axis] = place
        parts.append(maker.slice(source, offsets, [*outer, size, *inner]))
        place = plus(place, size)
    if node.optional(1) is None and not node.integer("keepdims", 1):
        parts = [maker.reshape(part, [*outer, *inner]) for part in parts]
    return TensorSequence(source.element, parts)


def _part_sizes(node: Node, source: Tensor, axis: int) -> list[Size]:
    """Returns the sizes of the parts: listed, of one size but for the last, or ones."""
    given = node.optional(1)
    if given is not None and given.rank == 1:
        sizes = given.entries("split")
        whole = source.shape[axis]
        numbers = [size for size in sizes if isinstance(size, int)]
        is_known = len(numbers) == len(sizes) and isinstance(whole, int)
        if is_known and (min(numbers, default=0) < 0 or sum(numbers) != whole):
            raise NodeProblem(f"parts {numbers} do not make up size {whole}")
        return sizes
    each = 1 if given is None else int(given.constant("split"))
    if each < 1:
        raise NodeProblem(f"parts of size {each} are not possible")
    total = source.size(axis)
    return [min(each, total - place) for place in range(0, total, each)]


@operator("ConcatFromSequence")
def concat_from_sequence(node: Node) -> Results:
    parts, maker = list(node.sequence(0).tensors), node.maker
    if not parts:
        raise NodeProblem("its sequence is empty")
    new = node.integer("new_axis")
    axis = node.axis(parts[0].rank + new, 0)
    if new:
        parts = [maker.reshape(part, [*part.shape[:axis], 1, *part.shape[axis:]]) for part in parts]
    return joined(node, parts, axis)


@operator("SequenceMap", since=17)
def sequence_map(node: Node) -> Results:
    """The graph of the node for each position of its sequences; tensors are the same for all."""
    body = node.attributes["body"]
    first = node.sequence(0)
    results: list[list[Tensor]] = [[] for _ in body.output]
    for place in range(len(first.tensors)):
        inputs = [_element(input, place, len(first.tensors)) for input in node.inputs]
        for result, tensor in zip(results, node.graph.subgraph(body, inputs), strict=True):
            result.append(tensor)
    return [_sequence(None, tensors) for tensors in results]


def _element(input: OnnxValue | None, place: int, count: int) -> Tensor:
    if input is None:
        raise NodeProblem("an input is missing")
    if isinstance(input, Tensor):
        return input
    if len(input.tensors) != count:
        raise NodeProblem(f"its sequences have {count} and {len(input.tensors)} tensors")
    return input.tensors[place]


def _sequence(element: Element | None, tensors: Sequence[Tensor]) -> TensorSequence:
    """Returns a sequence. Raises NodeProblem if its element types differ."""
    elements = {tensor.element.code: tensor.element for tensor in tensors}
    if len(elements) > 1 or (element is not None and tensors and element.code not in elements):
        first = element or tensors[0].element
        other = next(tensor for tensor in tensors if tensor.element.code != first.code)
        raise NodeProblem(f"a sequence cannot hold both {first.type} and {other.element.type}")
    return TensorSequence(tensors[0].element if tensors else element, tensors)


def _position(node: Node, index: int, count: int, last: int) -> int:
    """Returns an input that is a position of a sequence. Raises NodeProblem if it is out of range."""
    (position,) = node[index].entries("position")
    if not isinstance(position, int):
        raise NeedsConstant("its position must be a constant")
    if not -count <= position <= last:
        raise NodeProblem(f"position {position} is out of range for a sequence of {count} tensors")
    return position + count if position < 0 else position


# ---- Optional values


@operator("Optional")
def optional(node: Node) -> Results:
    if node.inputs and node.inputs[0] is not None:
        return node.inputs[0]
    return TensorSequence(None)


@operator("OptionalHasElement")
def optional_has_element(node: Node) -> Results:
    given = node.inputs[0] if node.inputs else None
    is_absent = given is None or (isinstance(given, TensorSequence) and given.element is None)
    return node.maker.array(np.array(not is_absent))


@operator("OptionalGetElement")
def optional_get_element(node: Node) -> Results:
    given = node.inputs[0] if node.inputs else None
    if given is None or (isinstance(given, TensorSequence) and given.element is None):
        raise NodeProblem("its optional value is absent")
    return given
