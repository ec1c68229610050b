"""Nodes of constants, computed while importing by ONNX's reference evaluator; operators that ONNX defines by others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.onnx.elements import element_of_dtype
from lamina.onnx.errors import NodeProblem
from lamina.onnx.tensors import Array, Tensor, TensorSequence

if TYPE_CHECKING:
    from lamina.onnx.registry import Node

# Inputs of more bytes are weights of layers.
_LIMIT = 1 << 16
# What exporters leave to be computed from weights: those of weight normalization and standardization, for instance.
_LIMIT_OF_WEIGHTS = 1 << 25
_BROADCASTING = frozenset(("Add", "Div", "Max", "Min", "Mul", "Pow", "Sub"))
_OF_WEIGHTS = _BROADCASTING | {
    "Abs", "BatchNormalization", "Concat", "Exp", "Neg", "Reciprocal", "ReduceL2", "ReduceMax", "ReduceMean",
    "ReduceMin", "ReduceSum", "ReduceSumSquare", "Sigmoid", "Slice", "Split", "Sqrt", "Squeeze", "Tanh", "Unsqueeze",
}  # fmt: skip
_NEVER = frozenset(
    ("QuantizeLinear", "DequantizeLinear", "Constant", "Identity", "Dropout", "If", "Loop", "Scan", "SequenceMap",
     "SequenceConstruct", "SplitToSequence", "Optional", "OptionalGetElement", "OptionalHasElement",
     "RandomNormal", "RandomUniform", "RandomNormalLike", "RandomUniformLike", "Bernoulli", "Multinomial", "Attention")
)  # fmt: skip
# Their results can be larger than their inputs by any factor.
_GROWING = frozenset(("ConstantOfShape", "Expand", "Tile", "Range", "OneHot", "Pad", "EyeLike", "Resize", "Upsample",
                      "BlackmanWindow", "HammingWindow", "HannWindow", "MelWeightMatrix"))  # fmt: skip


def evaluate(node: Node) -> list[Tensor | None] | None:
    """Evaluates a node whose inputs are all constants; None if it should not be evaluated at import."""
    if node.proto.domain not in ("", "ai.onnx") or node.kind in _NEVER or not node.inputs:
        return None
    arrays = []
    for input in node.inputs:
        array = input.array if isinstance(input, Tensor) else None
        if input is not None and array is None:
            return None
        arrays.append(array)
    known = [array for array in arrays if array is not None]
    size = sum(array.nbytes for array in known)
    limit = _LIMIT_OF_WEIGHTS if node.kind in _OF_WEIGHTS else _LIMIT
    if not known or size > limit or any(array.dtype == object for array in known):
        return None
    if size > _LIMIT and not _stays_of_its_size(node.kind, known):
        return None
    # The other inputs of a MelWeightMatrix are frequencies.
    if node.kind in _GROWING and not _stays_small(known[:2] if node.kind == "MelWeightMatrix" else known):
        return None
    if any(attribute.ref_attr_name or attribute.HasField("g") for attribute in node.proto.attribute):
        return None
    try:
        results = _run(node, arrays)
        return [
            None if result is None else node.maker.array(result, element_of_dtype(result.dtype)) for result in results
        ]
    except Exception:
        # What the reference evaluator does not support is left to the program.
        return None


def _stays_of_its_size(kind: str, arrays: Sequence[Array]) -> bool:
    """True if the result has no more elements than the inputs."""
    if kind not in _BROADCASTING:
        return True
    shape = np.broadcast_shapes(*(array.shape for array in arrays))
    return int(np.prod(shape)) <= sum(array.size for array in arrays)


def _stays_small(arrays: Sequence[Array]) -> bool:
    numbers = [abs(float(number)) for array in arrays if array.dtype.kind in "iuf" and array.size <= 16
               for number in array.ravel()]  # fmt: skip
    return float(np.prod([max(number, 1.0) for number in numbers])) * max(array.size for array in arrays) <= _LIMIT


def _run(node: Node, arrays: Sequence[Array | None]) -> list[Array | None]:
    from onnx import helper
    from onnx.reference import ReferenceEvaluator

    names = [f"i{index}" if array is not None else "" for index, array in enumerate(arrays)]
    outputs = [f"o{index}" if name else "" for index, name in enumerate(node.proto.output)]
    copy = type(node.proto)()
    copy.CopyFrom(node.proto)
    del copy.input[:], copy.output[:]
    copy.input.extend(names)
    copy.output.extend(outputs)
    elements = [input.element.code if isinstance(input, Tensor) else None for input in node.inputs]
    graph = helper.make_graph(
        [copy],
        "folded",
        [helper.make_tensor_value_info(name, code, None) for name, code in zip(names, elements, strict=True) if code],
        [helper.make_tensor_value_info(name, 0, None) for name in outputs if name],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", node.version)])
    feeds = {name: array for name, array in zip(names, arrays, strict=True) if name}
    with np.errstate(all="ignore"):
        made = ReferenceEvaluator(model).run(None, feeds)
    results = iter(made)
    found: list[Array | None] = [np.asarray(next(results)) if name else None for name in outputs]
    return found


def function_body(node: Node) -> Any:
    """Returns the FunctionProto of an operator that ONNX defines by other operators; None if there is none."""
    import onnx

    domain = "" if node.proto.domain == "ai.onnx" else node.proto.domain
    try:
        schema: Any = onnx.defs.get_schema(node.kind, node.version, domain)
    except onnx.defs.SchemaError:
        return None
    if schema.has_function:
        versions = [version for version in schema.function_opset_versions if version <= node.version]
        if versions:
            return _parsed(schema.get_function_with_opset_version(max(versions)))
    if not schema.has_context_dependent_function:
        return None
    versions = [version for version in schema.context_dependent_function_opset_versions if version <= node.version]
    if not versions:
        return None
    types = []
    for input in node.inputs:
        proto = onnx.TypeProto()
        if isinstance(input, TensorSequence):
            raise NodeProblem("sequences are not supported by its definition")
        if input is not None:
            sizes = [size if isinstance(size, int) else None for size in input.shape]
            proto = onnx.helper.make_tensor_type_proto(input.element.code, sizes)
        types.append(proto.SerializeToString())
    try:
        body = schema.get_context_dependent_function_with_opset_version(
            max(versions), _resolved(node).SerializeToString(), types
        )
    except Exception as problem:
        raise NodeProblem(f"its definition by other operators cannot be expanded: {problem}") from None
    return _parsed(body)


def _resolved(node: Node) -> Any:
    """Returns the node with attributes of the context resolved, and without references to a function's attributes."""
    import onnx

    copy = type(node.proto)()
    copy.CopyFrom(node.proto)
    del copy.attribute[:]
    for name, value in node.attributes.items():
        copy.attribute.append(onnx.helper.make_attribute(name, value))
    return copy


def _parsed(body: bytes) -> Any:
    import onnx

    function = onnx.FunctionProto()
    function.ParseFromString(body)
    return function


def newest_version() -> int:
    """Returns the latest operator set version that the package knows, for models that state none."""
    import onnx

    return int(onnx.defs.onnx_opset_version())


def default_attributes(node: Node) -> dict[str, Any]:
    """Returns the default attributes of an operator's definition."""
    import onnx

    try:
        schema = onnx.defs.get_schema(node.kind, node.version, node.domain)
    except onnx.defs.SchemaError:
        return {}
    defaults = {}
    for name, attribute in schema.attributes.items():
        if attribute.default_value.name:
            defaults[name] = onnx.helper.get_attribute_value(attribute.default_value)
    return defaults
