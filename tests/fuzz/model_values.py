"""Models with attributes, constants and versions changed: what lamina and ONNX Runtime both take gives the same."""

import random
from functools import cache

import numpy as np
import onnx
import onnxruntime
from onnx.numpy_helper import from_array, to_array

import lamina
import lamina.onnx
from lamina.onnx import OnnxImportError
from tests.onnx.models import cases

FLAGS = ("ceil_mode", "count_include_pad", "transA", "transB", "keepdims", "allowzero")
INTEGERS = (-3, -2, -1, 0, 1, 2, 3, 4, 5)
VERSIONS = (7, 9, 11, 13, 15, 17, 19, 21)


@cache
def models():
    onnxruntime.set_default_logger_severity(4)
    return [(model.SerializeToString(), inputs) for _, model, inputs in cases()]


def changed(data, rng):
    """The model with other numbers in it, or a node without an attribute."""
    model = onnx.ModelProto.FromString(data)
    for _ in range(rng.choice([1, 1, 2])):
        node = rng.choice(list(model.graph.node))
        kind = rng.randrange(4)
        if kind == 0 and node.attribute:
            _change_attribute(rng.choice(list(node.attribute)), rng)
        elif kind == 1 and node.attribute:
            del node.attribute[rng.randrange(len(node.attribute))]
        elif kind == 2 and model.graph.initializer:
            _change_constant(rng.choice(list(model.graph.initializer)), rng)
        else:
            model.opset_import[0].version = rng.choice(VERSIONS)
    return model.SerializeToString()


def _change_attribute(attribute, rng):
    if attribute.ints:
        attribute.ints[rng.randrange(len(attribute.ints))] = rng.choice(INTEGERS)
    elif attribute.type == onnx.AttributeProto.INT:
        attribute.i = rng.choice((0, 1) if attribute.name in FLAGS else INTEGERS)
    elif attribute.type == onnx.AttributeProto.FLOAT:
        attribute.f = rng.choice([0.0, 1.0, -1.0, 0.5, 2.0])


def _change_constant(tensor, rng):
    old = to_array(tensor)
    new = np.array(old).ravel()
    if new.size and new.dtype.kind in "iuf":
        new[rng.randrange(new.size)] = rng.choice([0, 1, 2, 3] if new.dtype.kind == "u" else [-1, 0, 1, 2, 3])
        tensor.CopyFrom(from_array(new.reshape(old.shape), tensor.name))


def expected(data, inputs):
    """What ONNX Runtime computes; None for what it refuses."""
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    try:
        session = onnxruntime.InferenceSession(data, options, providers=["CPUExecutionProvider"])
        return session.run(None, dict(zip([one.name for one in session.get_inputs()], inputs, strict=True)))
    except Exception:
        return None


def problem(seed):
    rng = random.Random(seed)
    data, inputs = rng.choice(models())
    data = changed(data, rng)
    wanted = expected(data, inputs)
    try:
        module = lamina.onnx.load(data)
    except OnnxImportError:
        return None
    if wanted is None:
        return None
    results = lamina.compile(module).main(*(one.copy() for one in inputs))
    for found, right in zip(results if isinstance(results, tuple) else (results,), wanted, strict=True):
        one = np.asarray(found)
        if one.dtype != right.dtype or one.shape != right.shape:
            return f"{one.dtype} {one.shape}, not {right.dtype} {right.shape}\n{module}"
        if not np.allclose(one, right, rtol=1e-4, atol=1e-4, equal_nan=True):
            return f"{one.tolist()}, not {right.tolist()}\n{module}"
    return None
