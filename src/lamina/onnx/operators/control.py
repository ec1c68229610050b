"""If, Loop and Scan: graphs in nodes become regions of scf.

Loop-carried values may change shape: sizes changed by the body become dynamic.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from lamina.dialects.scf.ops import ConditionOp, WhileOp
from lamina.dialects.tensor.ops import CastOp, FromElementsOp
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value
from lamina.onnx.elements import BOOL, INDEX, INT64, Element
from lamina.onnx.errors import NeedsConstant, NodeProblem
from lamina.onnx.registry import Node, Results, normalized, operator
from lamina.onnx.scalars import Scalar, Size
from lamina.onnx.tensors import Array, OnnxValue, Tensor, TensorSequence

if TYPE_CHECKING:
    from onnx import GraphProto

# A loop over sequences has no more rounds, since each of them is written out.
_MOST_ROUNDS = 1024


@operator("If")
def branch(node: Node) -> Results:
    condition, maker = node[0], node.maker
    sides = [node.attributes["then_branch"], node.attributes["else_branch"]]
    if condition.array is not None:
        return node.graph.values_of(sides[0 if _is_true(condition.array) else 1], [])
    chosen = maker.scalar(condition)
    types, elements = _joined_types(node, sides)

    def side(graph: GraphProto) -> Callable[[], Sequence[Value]]:
        return lambda: [
            _cast(tensor, type).value for tensor, type in zip(node.graph.subgraph(graph, []), types, strict=True)
        ]

    values = maker.branch(chosen, types, side(sides[0]), side(sides[1]))
    return [maker.tensor(value, element) for value, element in zip(values, elements, strict=True)]


def _joined_types(node: Node, sides: Sequence[GraphProto]) -> tuple[list[RankedTensorType], list[Element]]:
    """Returns the common types of the results of both branches, found by importing them tentatively."""
    outputs = [_trial(node, partial(node.graph.subgraph, graph, [])) for graph in sides]
    types = []
    for tensor, other in zip(*outputs, strict=True):
        if tensor.element is not other.element or tensor.rank != other.rank:
            raise NeedsConstant(f"its branches return {tensor.type} and {other.type}, and its condition is no constant")
        sizes = [a if a == b else DYNAMIC for a, b in zip(tensor.type.shape, other.type.shape, strict=True)]
        types.append(RankedTensorType(sizes, tensor.element.type))
    return types, [tensor.element for tensor in outputs[0]]


def _trial(node: Node, make: Callable[[], list[Tensor]]) -> list[Tensor]:
    """Returns ``make()``, built in a temporary block."""
    maker = node.maker
    scratch = Block()
    holder = Region()
    holder.append(scratch)
    with maker.builder.insertion_guard(InsertionPoint(scratch)):
        results = make()
        for tensor in results:
            _ = tensor.value
    scratch.drop_all_references()
    return results


def _cast(source: Tensor, type: RankedTensorType) -> Tensor:
    value = source.value
    if value.type is not type:
        value = source.maker.builder.insert(CastOp([value], (type,))).results[0]
    return Tensor(source.maker, source.element, source.shape, value)


# ---- Loops


def _stable_types(
    node: Node, initial: Sequence[Tensor], body: Callable[[list[Tensor]], list[Tensor]]
) -> list[RankedTensorType]:
    """Types that carried tensors have before and after each round."""
    types = [tensor.type for tensor in initial]
    for _ in range(4):

        def one_round(types: list[RankedTensorType] = types) -> list[Tensor]:
            block = Block(types)
            region = Region()
            region.append(block)
            with node.maker.builder.insertion_guard(InsertionPoint(block)):
                made = body(
                    [
                        node.maker.tensor(value, argument.element)
                        for value, argument in zip(block.arguments, initial, strict=True)
                    ]
                )
            return made

        results = one_round()
        wider = []
        for type, before in zip(types, results, strict=True):
            if len(type.shape) != before.rank:
                raise NodeProblem(f"its body turns {type} into {before.type}")
            sizes = [a if a == b else DYNAMIC for a, b in zip(type.shape, before.type.shape, strict=True)]
            wider.append(RankedTensorType(sizes, type.element_type))
        if wider == types:
            return types
        types = wider
    return types


@operator("Loop")
def loop(node: Node) -> Results:
    maker, graph = node.maker, node.attributes["body"]
    limit, condition = node.optional(0), node.optional(1)
    initial = list(node.inputs[2:])
    if any(initial_value is None for initial_value in initial):
        raise NodeProblem("a loop-carried value is missing")
    if any(isinstance(value, TensorSequence) for value in initial) or node.graph.reads_sequences(graph):
        return _unrolled(node, graph, [value for value in initial if value is not None])
    state = [value for value in initial if isinstance(value, Tensor)]
    carried = len(state)
    scans = len(graph.output) - 1 - carried

    def round_of(i: Scalar, keep: Scalar | None, tensors: list[Tensor]) -> list[Tensor]:
        number = _boxed(i.to(INT64))
        flag = _boxed(keep if keep is not None else maker.number(True, BOOL))
        return node.graph.subgraph(graph, [number, flag, *tensors])

    def trial(tensors: list[Tensor]) -> list[Tensor]:
        return round_of(maker.number(0, INDEX), None, tensors)[1 : 1 + carried]

    types = _stable_types(node, state, trial)
    most = maker.number((1 << 63) - 1, INDEX) if limit is None else maker.as_index(maker.scalar(limit).to(INDEX))
    most = maker.as_index(most).max(0)
    if scans and limit is None:
        raise NodeProblem("a loop that collects outputs has to have a trip count")
    collected = _collectors(node, types, state, round_of, carried, scans, most)
    start = maker.number(True, BOOL) if condition is None else maker.scalar(condition)
    values = [
        *(_cast(state_value, type).value for state_value, type in zip(state, types, strict=True)),
        *(collector.value for collector in collected),
    ]
    elements = [start_value.element for start_value in [*state, *collected]]

    def step(i: Scalar, keep: Scalar, inner: list[Value]) -> tuple[Scalar, list[Value]]:
        tensors = [maker.tensor(value, element) for value, element in zip(inner, elements, strict=True)]
        round = round_of(i, keep, tensors[:carried])
        kept = [_cast(one, type).value for one, type in zip(round[1 : 1 + carried], types, strict=True)]
        for place, collected_tensor in enumerate(round[1 + carried :]):
            kept.append(_put(tensors[carried + place], collected_tensor, i).value)
        return maker.scalar(round[0]), kept

    count, results = _while(node, most, start, values, step)
    outputs = [maker.tensor(value, element) for value, element in zip(results, elements, strict=True)]
    for place in range(carried, len(outputs)):
        tensor = outputs[place]
        outputs[place] = maker.slice(tensor, [0] * tensor.rank, [count, *tensor.shape[1:]])
    return outputs


def _unrolled(node: Node, graph: GraphProto, state: list[OnnxValue]) -> list[OnnxValue]:
    """Returns the results of a loop over sequences, which are only known while importing: its body once for each round.
    Raises NodeProblem where the number of rounds is not known."""
    maker, carried = node.maker, len(state)
    limit, condition = node.optional(0), node.optional(1)
    rounds = _MOST_ROUNDS + 1 if limit is None else int(limit.constant("trip count, of a loop over sequences,").item())
    goes_on = condition is None or _is_true(condition.constant("condition, of a loop over sequences,"))
    collected: list[list[Tensor]] = [[] for _ in graph.output[1 + carried :]]
    for i in range(rounds):
        if not goes_on:
            break
        if i == _MOST_ROUNDS:
            raise NodeProblem(f"a loop over sequences has more than {_MOST_ROUNDS} rounds")
        number, flag = maker.array(np.array(i, np.int64)), maker.array(np.array(True))
        keep, *values = node.graph.values_of(graph, [number, flag, *state])
        if not isinstance(keep, Tensor) or keep.array is None:
            raise NeedsConstant("the condition of a loop over sequences must be a constant")
        goes_on, state = _is_true(keep.array), values[:carried]
        for rows, row in zip(collected, values[carried:], strict=True):
            if isinstance(row, TensorSequence):
                raise NodeProblem("it collects sequences")
            rows.append(maker.reshape(row, [1, *row.shape]))
    if not all(collected):
        raise NodeProblem("it collects the results of no rounds")
    return [*state, *(maker.concat(rows, 0) for rows in collected)]


def _is_true(condition: Array) -> bool:
    return bool(condition.reshape(-1)[0])


def _boxed(scalar: Scalar) -> Tensor:
    maker = scalar.maker
    type = RankedTensorType([], scalar.element.type)
    value = maker.builder.insert(FromElementsOp([scalar.value], (type,))).results[0]
    return Tensor(maker, scalar.element, (), value)


def _collectors(
    node: Node, types: Sequence[RankedTensorType], state: Sequence[Tensor],
    round_of: Callable[[Scalar, Scalar | None, list[Tensor]], list[Tensor]], carried: int, scans: int, most: Size,
) -> list[Tensor]:  # fmt: skip
    """Creates tensors for the collected outputs, one row per iteration."""
    if not scans:
        return []
    maker = node.maker
    block = Block(list(types))
    region = Region()
    region.append(block)
    with maker.builder.insertion_guard(InsertionPoint(block)):
        tensors = [
            maker.tensor(value, argument.element) for value, argument in zip(block.arguments, state, strict=True)
        ]
        collected_results = round_of(maker.number(0, INDEX), None, tensors)[1 + carried :]
    collectors = []
    for tensor in collected_results:
        if not tensor.is_static:
            raise NodeProblem(f"an output that it collects is of type {tensor.type}, whose sizes have to be constants")
        shape = (most, *tensor.shape)
        collectors.append(Tensor(maker, tensor.element, shape, maker.empty(shape, tensor.element)))
    return collectors


def _put(into: Tensor, row: Tensor, i: Size) -> Tensor:
    """Writes a row of a collected output."""
    maker = into.maker
    part = maker.reshape(row, [1, *row.shape])
    return maker.insert_slice(part, into, [i, *[0] * row.rank], [1, *row.shape])


def _while(
    node: Node, most: Scalar, start: Scalar, values: list[Value],
    step: Callable[[Scalar, Scalar, list[Value]], tuple[Scalar, list[Value]]],
) -> tuple[Scalar, list[Value]]:  # fmt: skip
    """Creates ``scf.while`` with a maximum trip count; returns the number of iterations, and the carried values."""
    maker, where = node.maker, node.maker.builder.location
    zero = maker.number(0, INDEX)
    operands = [zero.value, start.value, *values]
    types = [operand.type for operand in operands]
    before, after = Region(), Region()
    first = before.append(Block(types, [where] * len(types)))
    second = after.append(Block(types, [where] * len(types)))
    with maker.at(first):
        i, keep = Scalar(maker, first.arguments[0], INDEX), Scalar(maker, first.arguments[1], BOOL)
        going = (i < most) & keep
        maker.builder.insert(ConditionOp([going.value, *first.arguments], (), location=where))
    with maker.at(second):
        i, keep = Scalar(maker, second.arguments[0], INDEX), Scalar(maker, second.arguments[1], BOOL)
        following, results = step(i, keep, list(second.arguments[2:]))
        from lamina.dialects.scf.builders import make_yield  # start-up

        maker.builder.insert(make_yield([(i + 1).value, following.value, *results], where))
    op = maker.builder.insert(WhileOp(operands, types, {}, {}, (), [before, after], where))
    return Scalar(maker, op.results[0], INDEX), list(op.results[2:])


@operator("Scan", since=9)
def scan(node: Node) -> Results:
    maker, graph = node.maker, node.attributes["body"]
    inputs = node.given
    scanned = node.integer("num_scan_inputs", 1)
    state, sources = inputs[: len(inputs) - scanned], inputs[len(inputs) - scanned :]
    axes = [
        normalized(axis, source.rank)
        for axis, source in zip(node.integers("scan_input_axes") or [0] * scanned, sources, strict=True)
    ]
    backwards = node.integers("scan_input_directions") or [0] * scanned
    count = sources[0].shape[axes[0]]
    collected_count = len(graph.output) - len(state)
    out_axes = node.integers("scan_output_axes") or [0] * collected_count
    out_backwards = node.integers("scan_output_directions") or [0] * collected_count

    def place(i: Scalar, reverse: int) -> Scalar:
        return maker.as_index(count) - 1 - i if reverse else i

    def round_of(i: Scalar, tensors: list[Tensor]) -> list[Tensor]:
        rows = []
        for source, axis, reverse in zip(sources, axes, backwards, strict=True):
            offsets: list[Size] = [0] * source.rank
            offsets[axis] = place(i, reverse)
            part = maker.slice(source, offsets, [*source.shape[:axis], 1, *source.shape[axis + 1 :]])
            rows.append(maker.reshape(part, [*source.shape[:axis], *source.shape[axis + 1 :]]))
        return node.graph.subgraph(graph, [*tensors, *rows])

    types = _stable_types(node, state, lambda tensors: round_of(maker.number(0, INDEX), tensors)[: len(state)])
    collected = _collectors(
        node, types, state, lambda i, _, tensors: [_boxed(maker.number(True, BOOL)), *round_of(i, tensors)],
        len(state), collected_count, count,
    )  # fmt: skip
    first = [
        *(_cast(state_value, type).value for state_value, type in zip(state, types, strict=True)),
        *(collector.value for collector in collected),
    ]
    elements = [start_value.element for start_value in [*state, *collected]]

    def body(i: Scalar, values: list[Value]) -> Sequence[Value]:
        tensors = [maker.tensor(value, element) for value, element in zip(values, elements, strict=True)]
        round = round_of(i, tensors[: len(state)])
        kept = [_cast(one, type).value for one, type in zip(round[: len(state)], types, strict=True)]
        for index, output_tensor in enumerate(round[len(state) :]):
            kept.append(_put(tensors[len(state) + index], output_tensor, place(i, out_backwards[index])).value)
        return kept

    results = maker.loop(count, first, body)
    outputs = [maker.tensor(value, element) for value, element in zip(results, elements, strict=True)]
    for index, axis in enumerate(out_axes):
        tensor = outputs[len(state) + index]
        at = normalized(axis, tensor.rank)
        outputs[len(state) + index] = maker.transpose(tensor, [*range(1, at + 1), 0, *range(at + 1, tensor.rank)])
    return outputs
