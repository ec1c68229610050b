"""ONNX Runtime's operators of language models; ``EXPECTED`` has the results of ONNX Runtime 1.32 on its CPU."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest

import lamina

pytest.importorskip("onnx", reason="the package onnx is not installed")
from onnx import TensorProto as T  # noqa: E402
from onnx import helper  # noqa: E402

import lamina.onnx  # noqa: E402
from tests.onnx.models import model  # noqa: E402

MS = "com.microsoft"


def wave(step, *shape):
    return np.sin(step * np.arange(np.prod(shape)) + step).reshape(shape).astype(np.float32)


def stored(*shape):
    return (np.arange(np.prod(shape)) * 37 % 251).reshape(shape).astype(np.uint8)


class Case(NamedTuple):
    kind: str
    inputs: dict[str, np.ndarray]
    constants: dict[str, np.ndarray]
    attributes: dict[str, object]


def case(kind, inputs, constants=(), **attributes):
    return Case(kind, inputs, dict(constants), attributes)


def small_integers(bits, depth, block, columns=3, zero=False, **further):
    count, per_byte = -(-depth // block), 8 // bits
    constants = {"b": stored(columns, count, block // per_byte), "s": wave(0.3, columns, count)}
    if zero:
        constants["z"] = stored(columns, -(-count // per_byte))
    attributes = {"K": depth, "N": columns, "bits": bits, "block_size": block}
    return Case("MatMulNBits", {"a": wave(0.7, 2, depth)}, {**constants, **further}, attributes)


COS, SIN = wave(0.4, 8, 2), wave(0.9, 8, 2)
ROTATED = {"c": COS, "n": SIN}
TURNS = {"x": wave(0.7, 1, 2, 8), "p": np.array([[5, 3]])}
QUERY, KEYS, VALUES = wave(0.7, 2, 2, 4), wave(1.1, 2, 3, 4), wave(1.7, 2, 3, 4)
QKV = {"q": QUERY, "k": KEYS, "v": VALUES}
PADDING = np.array([[1, 1, 0], [1, 1, 1]], np.int32)
X, W, B = wave(0.8, 2, 3, 4), wave(1.3, 4, 12), wave(0.6, 12)

# The inputs of a node are those of the model and the constants by the names in this order.
SLOTS = {
    "MatMulNBits": "abszgi",
    "RotaryEmbedding": "xpcn",
    "MultiHeadAttention": "qkvbpmst",
    "Attention": "xwbpom",
}
CASES = {
    "four bits": small_integers(4, 32, 16),
    "a partial block": small_integers(4, 40, 16, zero=True),
    "eight bits": small_integers(8, 32, 16, zero=True),
    "two bits and a bias": small_integers(2, 32, 16, i=wave(0.2, 3)),
    "rotary": case("RotaryEmbedding", TURNS, ROTATED),
    "rotary, interleaved": case("RotaryEmbedding", TURNS, ROTATED, interleaved=1),
    "rotary, heads apart": case("RotaryEmbedding", {**TURNS, "x": wave(0.7, 1, 2, 2, 4)}, ROTATED),
    "rotary from a position": case("RotaryEmbedding", {**TURNS, "p": np.array([4])}, ROTATED),
    "multi-head": case("MultiHeadAttention", QKV, num_heads=2),
    "multi-head, bias": case("MultiHeadAttention", QKV, {"b": B}, num_heads=2, scale=0.3),
    "multi-head, masks": case("MultiHeadAttention", {**QKV, "p": PADDING, "m": wave(0.5, 1, 1, 2, 3)}, num_heads=2),
    "multi-head, past": case(
        "MultiHeadAttention", {**QKV, "s": wave(0.3, 2, 2, 1, 2), "t": wave(0.4, 2, 2, 1, 2)}, num_heads=2
    ),
    "attention": case("Attention", {"x": X}, {"w": W, "b": B}, num_heads=2),
    "attention, sizes": case("Attention", {"x": X}, {"w": W, "b": B}, num_heads=2, qkv_hidden_sizes=[4, 4, 4]),
    "attention, mask": case("Attention", {"x": X, "p": PADDING}, {"w": W, "b": B}, num_heads=2),
    "attention, causal": case("Attention", {"x": X}, {"w": W, "b": B}, num_heads=2, unidirectional=1, scale=0.2),
}


def proto_of(example):
    names = {*example.inputs, *example.constants}
    slots = "".join(name if name in names else " " for name in SLOTS[example.kind]).rstrip()
    fused = helper.make_node(example.kind, [name.strip() for name in slots], ["y"], domain=MS, **example.attributes)
    proto = model([fused], example.inputs.items(), "y", example.constants.items(), T.FLOAT)
    proto.opset_import.append(helper.make_opsetid(MS, 1))
    if "s" in example.inputs:
        proto.graph.node[0].output.extend(["keys", "values"])
        proto.graph.output.extend(helper.make_tensor_value_info(name, T.FLOAT, None) for name in ("keys", "values"))
    return proto


# fmt: off
EXPECTED = {
    "four bits": [
        -12.7151, 12.8574, -9.69674, 12.6026, -11.752, 5.2373,
    ],
    "a partial block": [
        -3.64797, -23.6357, 3.61391, 1.7611, 18.5806, -9.85644,
    ],
    "eight bits": [
        141.747, 138.271, -84.8768, -135.962, -100.291, 1.61302,
    ],
    "two bits and a bias": [
        -2.67313, 2.27693, -3.13855, 2.87236, 0.0460802, 2.05602,
    ],
    "rotary": [
        -0.21809, -0.653068, -1.11618, -1.30037, -0.115701, 0.249001, 1.0954, 1.48381, -0.0109825, -0.716619,
        0.331307, 0.471543, 0.121685, 0.798535, -0.289322, -0.233704,
    ],
    "rotary, interleaved": [
        -0.16216, -1.23251, -0.531297, -1.18046, -0.0649711, 0.989889, 0.359452, 1.59257, -0.00541405, 0.220365,
        -0.735951, 0.734391, 0.113056, -0.117401, 0.828493, -0.641028,
    ],
    "rotary, heads apart": [
        -0.21809, -0.653068, -1.11618, -1.30037, -0.100989, 0.551894, -0.335008, -0.654892, 0.436122, 0.18384,
        -0.948036, -1.49578, 0.121685, 0.798535, -0.289322, -0.233704,
    ],
    "rotary from a position": [
        -1.1223, -0.883846, 0.242832, 0.152602, 1.1081, 0.919767, 0.0945343, 0.118552, 0.436122, 0.18384,
        -0.948036, -1.49578, -0.706147, -0.595437, 0.691121, 1.33491,
    ],
    "multi-head": [
        0.886465, -0.429531, -0.567533, 0.820863, 0.589908, -0.791878, -0.628559, 0.707938, -0.484252,
        -0.724757, 0.840727, 0.324706, -0.509252, -0.675648, 0.490418, 0.732696,
    ],
    "multi-head, bias": [
        0.0905308, -0.742576, -0.244961, 1.62036, -0.0330027, -0.903004, -0.250156, 1.57998, -1.22111, -1.0317,
        1.13379, 1.14293, -1.22251, -1.01868, 1.00291, 1.29768,
    ],
    "multi-head, masks": [
        0.928062, -0.401835, -0.677768, 0.788412, 0.876406, -0.520651, -0.881898, 0.546219, -0.543595,
        -0.680085, 0.863115, 0.289984, -0.403592, -0.76423, 0.444472, 0.788757,
    ],
    "multi-head, past": [
        0.736956, -0.0845545, -0.0392938, 0.883815, 0.558592, -0.556136, -0.459132, 0.739599, -0.0312343,
        -0.269571, 0.640394, 0.172961, -0.156884, -0.340032, 0.477525, 0.667078,
    ],
    "attention": [
        -1.05013, -0.181094, 0.495101, 0.837138, -0.987009, -0.203438, 0.429009, 0.82147, -1.05669, -0.178772,
        0.502831, 0.838971, -0.72086, -0.297153, 0.0115735, 0.71976, -0.936123, -0.223682, 0.156182, 0.755403,
        -0.703292, -0.303148, 0.000985603, 0.71715,
    ],
    "attention, sizes": [
        -1.05013, -0.181094, 0.495101, 0.837138, -0.987009, -0.203438, 0.429009, 0.82147, -1.05669, -0.178772,
        0.502831, 0.838971, -0.72086, -0.297153, 0.0115735, 0.71976, -0.936123, -0.223682, 0.156182, 0.755403,
        -0.703292, -0.303148, 0.000985603, 0.71715,
    ],
    "attention, mask": [
        -0.906161, -0.230336, 0.30183, 0.79028, -0.829055, -0.257941, 0.236941, 0.775061, -0.914784, -0.227249,
        0.309829, 0.792156, -0.72086, -0.297153, 0.0115735, 0.71976, -0.936123, -0.223682, 0.156182, 0.755403,
        -0.703292, -0.303148, 0.000985603, 0.71715,
    ],
    "attention, causal": [
        -1.14306, -0.145525, 0.753469, 0.896208, -0.771818, -0.278432, 0.270458, 0.782922, -0.959558, -0.213159,
        0.484287, 0.834572, -0.263312, -0.455211, -0.291961, 0.646591, -0.887423, -0.241054, 0.354038, 0.804913,
        -0.62026, -0.33148, 0.0667378, 0.733357,
    ],
}
# fmt: on


@pytest.mark.parametrize("name", CASES)
def test_results_are_those_of_onnx_runtime(name):
    example = CASES[name]
    compiled = lamina.compile(lamina.onnx.load(proto_of(example)), remarks="none")
    results = compiled.main(*example.inputs.values())
    actual = results[0] if isinstance(results, tuple) else results
    np.testing.assert_allclose(actual.ravel(), EXPECTED[name], 2e-5, 2e-5)


def test_new_keys_follow_those_of_the_past():
    example = CASES["multi-head, past"]
    _, keys, values = lamina.compile(lamina.onnx.load(proto_of(example)), remarks="none").main(*example.inputs.values())
    for actual, new, past in ((keys, KEYS, example.inputs["s"]), (values, VALUES, example.inputs["t"])):
        heads = new.reshape(2, 3, 2, 2).transpose(0, 2, 1, 3)
        np.testing.assert_array_equal(actual, np.concatenate([past, heads], 2))


@pytest.mark.parametrize(
    ("example", "reason"),
    [
        (small_integers(4, 32, 16, g=np.arange(32, dtype=np.int32)), "g_idx"),
        (small_integers(3, 32, 16), "3 bits"),
        (small_integers(4, 32, 16, z=wave(0.1, 3, 2)), "zero points of float"),
        (case("RotaryEmbedding", TURNS, ROTATED, is_packed_batching=1), "packed batches"),
        (case("MultiHeadAttention", QKV, num_heads=2, unidirectional=1), "more keys than queries"),
        (case("Attention", {"x": X, "p": PADDING[0]}, {"w": W, "b": B}, num_heads=2), "a mask"),
    ],
)
def test_refusals_say_why(example, reason):
    with pytest.raises(lamina.onnx.OnnxImportError, match=reason):
        lamina.onnx.load(proto_of(example))
