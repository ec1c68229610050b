"""The float model as quantization is to see it, and which of its tensors are boundaries of operators."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from lamina.onnx.quantization.samples import Array, inputs_of

if TYPE_CHECKING:
    from onnx import GraphProto, ModelProto, NodeProto

T = TypeVar("T")
# Operators whose second operand is weights, and the dim of their output channels (see `channel_axis`).
PRODUCTS = frozenset({"Conv", "ConvTranspose", "Gemm", "MatMul"})
CLAMPS = frozenset({"Relu", "Clip"})
# Operators with a quantized form whose results have ranges of their own.
ARITHMETIC = frozenset({
    *PRODUCTS, *CLAMPS, "Add", "AveragePool", "Concat", "Elu", "Gelu", "GlobalAveragePool", "HardSigmoid", "HardSwish",
    "LeakyRelu", "Mul", "Sigmoid", "Tanh",
})  # fmt: skip
# Operators that only move elements: results have the scale of the operand.
MOVEMENTS = frozenset({"Flatten", "MaxPool", "Reshape", "Squeeze", "Transpose", "Unsqueeze"})
_PER_CHANNEL_SINCE = 13


class Graph:
    """A model with producers and consumers by tensor. All changes go through it."""

    def __init__(self, model: ModelProto) -> None:
        self.model = model
        self.refresh()

    def refresh(self) -> None:
        """Reads the model again after nodes changed."""
        from onnx import shape_inference
        from onnx.numpy_helper import to_array

        graph = self.model.graph
        self.constants: dict[str, Array] = {
            initializer.name: to_array(initializer) for initializer in graph.initializer
        }
        self.outputs = {value_info.name for value_info in graph.output}
        self.inputs = [value_info.name for value_info in inputs_of(self.model)]
        self.producers: dict[str, NodeProto] = {name: node for node in graph.node for name in node.output}
        self.consumers: dict[str, list[NodeProto]] = defaultdict(list)
        self.captured: set[str] = set()
        for node in graph.node:
            for name in dict.fromkeys(node.input):
                self.consumers[name].append(node)
            for attribute in node.attribute:
                for inner in (*attribute.graphs, *((attribute.g,) if attribute.HasField("g") else ())):
                    self.captured.update(_names(inner))
        inferred = shape_inference.infer_shapes(self.model).graph
        self.types = {
            value_info.name: value_info.type.tensor_type
            for value_info in (*inferred.input, *inferred.value_info, *inferred.output)
        }

    @cached_property
    def _taken(self) -> set[str]:
        """The names of all tensors and nodes, those of graphs inside nodes included."""
        graph = self.model.graph
        names = {*self.constants, *self.inputs, *_all_names(graph)}
        names.update(value_info.name for value_info in (*graph.input, *graph.output))
        return names

    def fresh(self, name: str) -> str:
        """Returns a name for a new tensor or node: the given one, with a number if the model has it already."""
        candidates = (name, *(f"{name}_{number}" for number in range(1, len(self._taken) + 2)))
        unused = next(candidate for candidate in candidates if candidate not in self._taken)
        self._taken.add(unused)
        return unused

    def constant(self, name: str) -> Array | None:
        """Returns the array of an initializer."""
        return self.constants.get(name)

    def set_constant(self, name: str, array: Array) -> None:
        """Replaces an initializer, or adds one."""
        from onnx.numpy_helper import from_array

        tensor_proto = from_array(np.asarray(array, order="C"), name)
        for tensor in self.model.graph.initializer:
            if name == tensor.name:
                tensor.CopyFrom(tensor_proto)
                break
        else:
            self.model.graph.initializer.append(tensor_proto)
        self.constants[name] = array

    def is_float(self, name: str) -> bool:
        """True if a tensor is known to hold f32."""
        type = self.types.get(name)
        return type is not None and type.elem_type == 1

    def rank(self, name: str) -> int | None:
        """Returns the number of dimensions; None if unknown."""
        type = self.types.get(name)
        return len(type.shape.dim) if type is not None and type.HasField("shape") else None

    def only_consumer(self, name: str) -> NodeProto | None:
        """Returns the node that alone reads a tensor."""
        readers = self.consumers.get(name, [])
        if len(readers) != 1 or name in self.outputs or name in self.captured:
            return None
        return readers[0] if list(readers[0].input).count(name) == 1 else None


def _names(graph: GraphProto) -> set[str]:
    """Returns the names that a graph inside a node reads."""
    names = {value_info.name for value_info in graph.output}
    for node in graph.node:
        names.update(node.input)
        for attribute in node.attribute:
            for inner in (*attribute.graphs, *((attribute.g,) if attribute.HasField("g") else ())):
                names |= _names(inner)
    return names


def _all_names(graph: GraphProto) -> set[str]:
    """Returns the names of a graph's nodes, and of what they read and compute."""
    names = {initializer.name for initializer in graph.initializer}
    for node in graph.node:
        names.update([node.name, *node.input, *node.output])
        for attribute in node.attribute:
            for inner in (*attribute.graphs, *((attribute.g,) if attribute.HasField("g") else ())):
                names |= _all_names(inner)
    return names


def attribute(node: NodeProto, name: str, default: T) -> T:
    """Returns the value of an attribute."""
    from onnx import helper

    for attribute in node.attribute:
        if name == attribute.name:
            value: T = helper.get_attribute_value(attribute)
            return value
    return default


def label(node: NodeProto) -> str:
    """Returns the label of a node: its name, or that of its first result."""
    return str(node.name or node.output[0])


def is_quantizable(graph: Graph, node: NodeProto) -> bool:
    """True if a node has a form on quantized values."""
    return node.domain in ("", "ai.onnx") and node.op_type in ARITHMETIC and graph.is_float(node.output[0])


def channel_axis(node: NodeProto, weights: Array) -> int | None:
    """Returns the output channel dim of a product's weights; None if groups mix it."""
    if node.op_type == "Conv":
        return 0
    if node.op_type == "ConvTranspose":
        return 1 if attribute(node, "group", 1) == 1 else None
    if node.op_type == "Gemm":
        return 0 if attribute(node, "transB", 0) else 1
    return weights.ndim - 1 if weights.ndim > 1 else None


def clamped_output(graph: Graph, node: NodeProto) -> str:
    """Returns the tensor in which a node ends: its result, or that of the clamp that is its only reader."""
    reader = graph.only_consumer(node.output[0])
    if (
        node.op_type not in CLAMPS
        and reader is not None
        and reader.op_type in CLAMPS
        and reader.input[0] == node.output[0]
    ):
        return str(reader.output[0])
    return str(node.output[0])


def is_fused(graph: Graph, node: NodeProto) -> bool:
    """True if a node is a clamp fused into another node."""
    before = graph.producers.get(node.input[0]) if node.op_type in CLAMPS else None
    return before is not None and is_quantizable(graph, before) and clamped_output(graph, before) == node.output[0]


def boundaries(graph: Graph, chosen: list[NodeProto]) -> dict[str, str]:
    """Returns the tensors to quantize for the given nodes, each with the tensor that determines its range.

    These are operands and results of the nodes, except constants and tensors between a product, its bias and its clamp.
    """
    hidden = {node.output[0] for node in chosen if clamped_output(graph, node) != node.output[0]}
    tensors: dict[str, str] = {}
    names = {label(node) for node in chosen}
    for node in graph.model.graph.node:
        if node.op_type in MOVEMENTS and node.input[0] in tensors and graph.is_float(node.output[0]):
            tensors[node.output[0]] = tensors[node.input[0]]
        elif label(node) in names:
            operands = list(node.input[:2]) if node.op_type in PRODUCTS else list(node.input)
            operands = operands[:1] if node.op_type in CLAMPS else operands
            for name in (*operands, clamped_output(graph, node)):
                if name and name not in hidden and name not in graph.constants and graph.is_float(name):
                    tensors.setdefault(name, name)
    return tensors


# ---- Preparation


def prepare(model: ModelProto) -> Graph:
    """Returns a copy of a model with constants as initializers, batch normalization in the convolutions before it,
    and products of matrices with their bias as Gemm."""
    from onnx import version_converter

    copy = type(model)()
    copy.CopyFrom(model)
    version = next((opset.version for opset in copy.opset_import if opset.domain in ("", "ai.onnx")), 0)
    if version < _PER_CHANNEL_SINCE:
        copy = version_converter.convert_version(copy, _PER_CHANNEL_SINCE)
    _lift_constants(copy)
    _name_nodes(copy)
    graph = Graph(copy)
    for node in list(copy.graph.node):
        if node.op_type == "BatchNormalization":
            _fold_normalization(graph, node)
        elif node.op_type == "MatMul":
            _join_bias(graph, node)
    graph.refresh()
    return graph


def _name_nodes(model: ModelProto) -> None:
    taken = {node.name for node in model.graph.node}
    seen: set[str] = set()
    for node in model.graph.node:
        name = node.name
        if not name or name in seen:
            wanted = f"{node.op_type}/{next((name_ for name_ in node.output if name_), len(seen))}"
            name = next(
                candidate for candidate in (wanted, *(f"{wanted}_{number}" for number in range(1, len(taken) + 2)))
                if candidate not in taken
            )  # fmt: skip
        node.name = name
        seen.add(name)
        taken.add(name)


def _lift_constants(model: ModelProto) -> None:
    for node in list(model.graph.node):
        if node.op_type == "Constant" and [attribute.name for attribute in node.attribute] == ["value"]:
            tensor = model.graph.initializer.add()
            tensor.CopyFrom(node.attribute[0].t)
            tensor.name = node.output[0]
            model.graph.node.remove(node)


def _fold_normalization(graph: Graph, node: NodeProto) -> None:
    conv = graph.producers.get(node.input[0])
    if conv is None or conv.op_type != "Conv" or graph.only_consumer(conv.output[0]) is None or len(node.output) > 1:
        return
    weights = graph.constant(conv.input[1])
    has_bias = len(conv.input) > 2 and bool(conv.input[2])
    bias = graph.constant(conv.input[2]) if has_bias else None
    scale, shift, mean, variance = (graph.constant(name) for name in node.input[1:5])
    if weights is None or (has_bias and bias is None) or attribute(node, "training_mode", 0):
        return
    if scale is None or shift is None or mean is None or variance is None:
        return
    factor = scale / np.sqrt(variance + np.float32(attribute(node, "epsilon", 1e-5)))
    moved = (0 if bias is None else bias) - mean
    names = [graph.fresh(f"{conv.name}/folded_weights"), graph.fresh(f"{conv.name}/folded_bias")]
    graph.set_constant(names[0], (weights * factor.reshape(-1, *[1] * (weights.ndim - 1))).astype(weights.dtype))
    graph.set_constant(names[1], (moved * factor + shift).astype(weights.dtype))
    inputs = [conv.input[0], *names]
    del conv.input[:]
    conv.input.extend(inputs)
    conv.output[0] = node.output[0]
    graph.model.graph.node.remove(node)
    graph.refresh()


def _join_bias(graph: Graph, node: NodeProto) -> None:
    weights, add = graph.constant(node.input[1]), graph.only_consumer(node.output[0])
    if weights is None or weights.ndim != 2 or add is None or add.op_type != "Add" or graph.rank(node.input[0]) != 2:
        return
    other = next(name for name in add.input if name != node.output[0])
    bias = graph.constant(other)
    if bias is None or bias.shape != (weights.shape[1],):
        return
    node.op_type = "Gemm"
    node.input.append(other)
    node.output[0] = add.output[0]
    graph.model.graph.node.remove(add)
    graph.refresh()
