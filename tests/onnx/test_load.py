"""Loading models: dynamic sizes, weights as data, quantized types, and files that are wrong."""

from __future__ import annotations

import random
import tracemalloc

import numpy as np
import pytest

import lamina
from lamina.onnx import OnnxImportError, load

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")
from onnx import TensorProto as T  # noqa: E402
from onnx import helper  # noqa: E402
from onnx.numpy_helper import from_array  # noqa: E402

from tests.onnx.models import model, node  # noqa: E402

RNG = np.random.default_rng(5)


def build(nodes, inputs, outputs, constants=(), opset=18, **further):
    """A model; inputs and outputs are (name, type, shape), constants (name, array)."""
    graph = helper.make_graph(
        nodes, "g", [helper.make_tensor_value_info(*one) for one in inputs],
        [helper.make_tensor_value_info(*one) for one in outputs],
        [from_array(value, name) for name, value in constants],
    )  # fmt: skip
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=10, **further)


def messages(proto_or_path, **options):
    with pytest.raises(OnnxImportError) as caught:
        load(proto_or_path, **options)
    return [one.message for one in caught.value.diagnostics]


# ---- Sizes


def attention_like():
    nodes = [
        node("Shape", "x", output="s"), node("Gather", "s", "zero", output="n"),
        node("Unsqueeze", "n", "axis", output="n1"), node("Concat", "n1", "rest", output="shape", axis=0),
        node("Reshape", "x", "shape", output="r"), node("Transpose", "r", output="t", perm=[0, 2, 1, 3]),
        node("Softmax", "t", output="y", axis=-1),
    ]  # fmt: skip
    constants = [("zero", np.int64(0)), ("axis", np.int64([0])), ("rest", np.int64([-1, 2, 4]))]
    return build(nodes, [("x", T.FLOAT, ["N", "S", 8])], [("y", T.FLOAT, None)], constants)


def test_dynamic_sizes_need_one_compilation():
    compiled = lamina.compile(load(attention_like()))
    for n, s in ((1, 3), (4, 7)):
        x = RNG.normal(size=(n, s, 8)).astype(np.float32)
        t = x.reshape(n, s, 2, 4).transpose(0, 2, 1, 3)
        e = np.exp(t - t.max(-1, keepdims=True))
        np.testing.assert_allclose(compiled.main(x), e / e.sum(-1, keepdims=True), rtol=1e-5)


def test_shape_arithmetic_leaves_no_operations_on_shapes():
    text = str(load(attention_like(), {"N": 2, "S": 3}))
    assert "tensor<2x2x3x4xf32>" in text
    assert "i64" not in text.replace("dense", "")
    assert "?" not in text


def test_shapes_by_input_and_unknown_names():
    assert "tensor<1x3x8xf32>" in str(load(attention_like(), {"x": [1, 3, 8]}))
    (message,) = messages(attention_like(), shapes={"M": 1})
    assert "shapes names 'M', which is not an input or symbolic size (N, S, x)" in message


def test_sizes_of_one_name_are_equal():
    two = [("x", T.FLOAT, ["N"]), ("y", T.FLOAT, ["N"])]
    compiled = lamina.compile(load(build([node("Add", "x", "y", output="z")], two, [("z", T.FLOAT, ["N"])])))
    np.testing.assert_array_equal(compiled.main(np.float32([1, 2]), np.float32([3, 4])), np.float32([4, 6]))
    with pytest.raises(Exception, match="size 0 is not 'N'|does not fit"):
        compiled.main(np.float32([1, 2]), np.float32([3]))


def test_sizes_that_may_be_one_broadcast_at_run_time():
    two = [("x", T.FLOAT, ["N", 3]), ("y", T.FLOAT, ["M", 3])]
    compiled = lamina.compile(load(build([node("Mul", "x", "y", output="z")], two, [("z", T.FLOAT, None)])))
    for n, m in ((4, 1), (1, 4), (4, 4)):
        x, y = RNG.normal(size=(n, 3)).astype(np.float32), RNG.normal(size=(m, 3)).astype(np.float32)
        np.testing.assert_array_equal(compiled.main(x, y), x * y)


# ---- Weights


def big_product(tmp_path, external):
    weights = RNG.normal(size=(64, 80)).astype(np.float32)
    proto = build([node("MatMul", "x", "w")], [("x", T.FLOAT, [3, 64])], [("y", T.FLOAT, [3, 80])], [("w", weights)])
    path = tmp_path / "big.onnx"
    onnx.save(proto, path, save_as_external_data=external, location="weights.bin", size_threshold=0)
    return path, weights


@pytest.mark.parametrize("external", [False, True])
def test_large_weights_are_memory(tmp_path, external):
    path, weights = big_product(tmp_path, external)
    compiled = lamina.compile(load(path))
    x = RNG.normal(size=(3, 64)).astype(np.float32)
    np.testing.assert_allclose(compiled.main(x), x @ weights, rtol=1e-4, atol=1e-5)
    assert "external constant [20480 x i8]" in compiled.source
    assert "external constant" not in compiled.llvm_ir(optimized=False)


def test_weights_survive_text(tmp_path):
    path, weights = big_product(tmp_path, False)
    compiled = lamina.compile(str(load(path)))
    x = RNG.normal(size=(3, 64)).astype(np.float32)
    np.testing.assert_allclose(compiled.main(x), x @ weights, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("turned", ["Gemm", "Transpose"])
def test_a_transposed_matrix_is_copied_once(tmp_path, turned):
    weights = RNG.normal(size=(2048, 1024)).astype(np.float32)
    product = [node("Gemm", "x", "w", transB=1)]
    if turned == "Transpose":
        product = [node("Transpose", "w", output="t", perm=[1, 0]), node("MatMul", "x", "t")]
    proto = build(product, [("x", T.FLOAT, [2, 1024])], [("y", T.FLOAT, [2, 2048])], [("w", weights)])
    path = tmp_path / "turned.onnx"
    onnx.save(proto, path)
    tracemalloc.start()
    try:
        compiled = lamina.compile(load(path), cache=None)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 1.5 * weights.nbytes + (4 << 20)
    x = RNG.normal(size=(2, 1024)).astype(np.float32)
    np.testing.assert_allclose(compiled.main(x), x @ weights.T, rtol=1e-4, atol=1e-4)


def quantized_product(path, weights, turned):
    nodes = [
        node("DequantizeLinear", "x", "step", "middle", output="a"), node("DequantizeLinear", "w", "step", output="b"),
        node("Gemm", "a", "b", output="c", transB=turned), node("QuantizeLinear", "c", "coarse", "middle"),
    ]  # fmt: skip
    constants = [("w", weights), ("step", np.float32(0.25)), ("coarse", np.float32(64)), ("middle", np.uint8(128))]
    depth, width = weights.shape[::-1] if turned else weights.shape
    onnx.save(build(nodes, [("x", T.UINT8, [2, depth])], [("y", T.UINT8, [2, width])], constants), path)
    return path


@pytest.mark.parametrize("turned", [0, 1])
def test_quantized_weights_are_not_widened(tmp_path, turned):
    weights = RNG.integers(-127, 128, (4096, 1024)).astype(np.int8)
    small = quantized_product(tmp_path / "small.onnx", weights[:64, :64], turned)
    lamina.compile(load(small), cache=None)  # the memory of the compiler itself is not measured
    path = quantized_product(tmp_path / "large.onnx", weights, turned)
    tracemalloc.start()
    try:
        compiled = lamina.compile(load(path), cache=None)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 1.5 * weights.nbytes + (6 << 20)
    x = RNG.integers(0, 256, (2, weights.shape[turned])).astype(np.uint8)
    sums = (x.astype(np.int64) - 128) @ (weights.T if turned else weights)
    expected = np.clip(np.rint(sums / 1024) + 128, 0, 255)
    np.testing.assert_array_equal(compiled.main(x), expected)


def test_a_transposed_matrix_survives_text(tmp_path):
    weights = RNG.normal(size=(80, 64)).astype(np.float32)
    proto = build(
        [node("Gemm", "x", "w", transB=1)], [("x", T.FLOAT, [3, 64])], [("y", T.FLOAT, [3, 80])], [("w", weights)]
    )
    compiled = lamina.compile(str(load(proto)))
    x = RNG.normal(size=(3, 64)).astype(np.float32)
    np.testing.assert_allclose(compiled.main(x), x @ weights.T, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("location", ["../weights.bin", "/etc/passwd", ""])
def test_external_data_stays_in_the_folder(tmp_path, location):
    folder = tmp_path / "inner"
    folder.mkdir()
    (tmp_path / "weights.bin").write_bytes(b"0" * 8)
    tensor = T(name="w", data_type=T.FLOAT, dims=[2], data_location=T.EXTERNAL)
    tensor.external_data.add(key="location", value=location)
    proto = build([node("Add", "x", "w")], [("x", T.FLOAT, [2])], [("y", T.FLOAT, [2])])
    proto.graph.initializer.append(tensor)
    path = folder / "net.onnx"
    path.write_bytes(proto.SerializeToString())
    (message,) = messages(path)
    assert "which is not in the model's folder" in message


# ---- Quantization


def quantized_layer():
    weights = RNG.integers(-100, 100, (4, 5)).astype(np.int8)
    nodes = [
        node("QuantizeLinear", "x", "s", "z", output="q"), node("DequantizeLinear", "q", "s", "z", output="d"),
        node("DequantizeLinear", "w", "ws", "wz", output="wd"), node("MatMul", "d", "wd", output="m"),
        node("QuantizeLinear", "m", "ys", "yz", output="y"),
    ]  # fmt: skip
    # As ONNX Runtime writes them: scales with a dimension, zero points without.
    constants = [
        ("s", np.float32([0.05])), ("z", np.uint8(120)), ("w", weights), ("ws", np.float32([0.01])), ("wz", np.int8(0)),
        ("ys", np.float32(0.1)), ("yz", np.uint8(10)),
    ]  # fmt: skip
    return build(nodes, [("x", T.FLOAT, [3, 4])], [("y", T.UINT8, [3, 5])], constants), weights


def test_quantized_models_use_quantized_types():
    proto, weights = quantized_layer()
    text = str(load(proto))
    assert text.count("quant.qcast") == 2
    assert text.count("quant.dcast") == 2
    assert "!quant.uniform<u8:f32, 0.05" in text
    x = RNG.normal(size=(3, 4)).astype(np.float32) * 3
    y = lamina.compile(load(proto)).main(x)
    d = (np.clip(np.round(x / np.float32(0.05)) + 120, 0, 255) - 120).astype(np.float32) * np.float32(0.05)
    m = d @ (weights.astype(np.float32) * np.float32(0.01))
    assert y.dtype == np.uint8
    np.testing.assert_array_equal(y, np.clip(np.round(m / np.float32(0.1)) + 10, 0, 255).astype(np.uint8))


def test_biases_are_added_as_integers():
    """Sums of products and bias stay exact: only their scale is a float."""
    weights = RNG.integers(-100, 100, (4, 5)).astype(np.int8)
    bias = RNG.integers(-4000, 4000, 5).astype(np.int32)
    scale = np.float32(0.05) * np.float32(0.01)
    nodes = [
        node("QuantizeLinear", "x", "s", "z", output="q"), node("DequantizeLinear", "q", "s", "z", output="d"),
        node("DequantizeLinear", "w", "ws", "wz", output="wd"), node("DequantizeLinear", "b", "bs", "bz", output="bd"),
        node("MatMul", "d", "wd", output="m"), node("Add", "m", "bd", output="a"),
        node("QuantizeLinear", "a", "ys", "yz", output="y"),
    ]  # fmt: skip
    constants = [
        ("s", np.float32(0.05)), ("z", np.uint8(120)), ("w", weights), ("ws", np.float32(0.01)), ("wz", np.int8(0)),
        ("b", bias), ("bs", scale), ("bz", np.int32(0)), ("ys", np.float32(0.1)), ("yz", np.uint8(10)),
    ]  # fmt: skip
    proto = build(nodes, [("x", T.FLOAT, [3, 4])], [("y", T.UINT8, [3, 5])], constants)
    assert "!quant.uniform<i32:f32, " in str(load(proto))
    x = RNG.normal(size=(3, 4)).astype(np.float32) * 3
    stored = np.clip(np.round(x / np.float32(0.05)) + 120, 0, 255).astype(np.int32) - 120
    sums = stored @ weights.astype(np.int32) + bias
    expected = np.clip(np.round(sums * (scale / np.float32(0.1))) + 10, 0, 255).astype(np.uint8)
    np.testing.assert_array_equal(lamina.compile(load(proto)).main(x), expected)


def test_infinities_saturate_in_half_precision():
    nodes = [node("QuantizeLinear", "x", "s", "z")]
    constants = [("s", np.float16(0.5)), ("z", np.int8(1))]
    proto = build(nodes, [("x", T.FLOAT16, [3])], [("y", T.INT8, [3])], constants, opset=19)
    y = lamina.compile(load(proto)).main(np.float16([np.inf, -np.inf, 1]))
    np.testing.assert_array_equal(y, np.int8([127, -128, 3]))


# ---- Functions of the model


def test_functions_of_the_model():
    body = [node("Mul", "a", "a", output="b"), helper.make_node("LeakyRelu", ["b"], ["c"])]
    body[1].attribute.add(name="alpha", ref_attr_name="slope", type=onnx.AttributeProto.FLOAT)
    function = helper.make_function("mine", "Square", ["a"], ["c"], body, [helper.make_opsetid("", 18)], ["slope"])
    call = helper.make_node("Square", ["x"], ["y"], domain="mine", slope=0.5)
    proto = build([call], [("x", T.FLOAT, [2])], [("y", T.FLOAT, [2])], functions=[function])
    proto.opset_import.append(helper.make_opsetid("mine", 1))
    np.testing.assert_array_equal(lamina.compile(load(proto)).main(np.float32([3, -4])), np.float32([9, 16]))


# ---- Integers


def test_integer_division_and_remainder_do_not_trap():
    pair = [("x", T.INT32, [3]), ("y", T.INT32, [3])]
    nodes = [node("Div", "x", "y", output="d"), node("Mod", "x", "y", output="m")]
    compiled = lamina.compile(load(build(nodes, pair, [("d", T.INT32, [3]), ("m", T.INT32, [3])])))
    d, m = compiled.main(np.int32([-7, 7, -(2**31)]), np.int32([2, 0, -1]))
    np.testing.assert_array_equal(d, np.int32([-3, 0, -(2**31)]))
    assert m[0] == 1


def test_indices_outside_stay_inside():
    proto = build([node("Gather", "x", "i")], [("x", T.FLOAT, [4]), ("i", T.INT64, [3])], [("y", T.FLOAT, [3])])
    y = lamina.compile(load(proto)).main(np.arange(4, dtype=np.float32), np.array([1 << 40, -(1 << 40), -1]))
    np.testing.assert_array_equal(y, np.float32([3, 0, 3]))


# ---- Wrong files


@pytest.mark.parametrize(("data", "message"), [
    (b"", "the file is empty"),
    (b"\x08", "this is not an ONNX model"),
    (b"module {}\n", "this is not an ONNX model"),
])  # fmt: skip
def test_files_that_are_no_models(tmp_path, data, message):
    path = tmp_path / "wrong.onnx"
    path.write_bytes(data)
    with pytest.raises(OnnxImportError) as caught:
        load(path)
    (diagnostic,) = caught.value.diagnostics
    assert message in diagnostic.message
    assert str(path) in str(diagnostic)


def test_invalid_graphs():
    proto = model([node("Relu", "missing")], [("x", np.zeros(2, np.float32))], "y")
    (message,) = messages(proto)
    assert "the model is not valid" in message
    assert "missing" in message


def test_corrupted_models_give_diagnostics():
    """Bytes of a model are changed at random: an import, or a diagnostic, and nothing else."""
    proto, _ = quantized_layer()
    good = proto.SerializeToString()
    generator = random.Random(3)
    refused = 0
    for _ in range(60):
        data = bytearray(good)
        for _ in range(generator.randint(1, 6)):
            data[generator.randrange(len(data))] = generator.randrange(256)
        if generator.random() < 0.2:
            del data[generator.randrange(len(data)) :]
        try:
            load(bytes(data))
        except OnnxImportError:
            refused += 1
    assert refused > 20
