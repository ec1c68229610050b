"""Import of ONNX models: valid for mlir-opt, and computing what ONNX Runtime computes."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina import quant
from lamina.onnx import OnnxImportError, load
from tests.oracle import mlir_opt_many, requires_oracle

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")
from tests.onnx.models import cases, model, node  # noqa: E402

MODELS = {name: (proto, inputs) for name, proto, inputs in cases()}


@requires_oracle
def test_imported_modules_are_mlir():
    texts = [str(load(proto)) for proto, _ in MODELS.values()]
    for name, text, result in zip(MODELS, texts, mlir_opt_many(texts), strict=True):
        assert result.ok, (name, result.explain(), text)


@pytest.mark.parametrize("name", list(MODELS))
def test_as_onnx_runtime(name):
    onnxruntime = pytest.importorskip("onnxruntime", reason="the package onnxruntime is not installed")
    proto, inputs = MODELS[name]
    options = onnxruntime.SessionOptions()
    # Its optimizations compute with quantized weights in another way.
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(proto.SerializeToString(), options, providers=["CPUExecutionProvider"])
    names = [one.name for one in session.get_inputs()]
    (theirs,) = session.run(None, dict(zip(names, inputs, strict=True)))
    ours = lamina.compile(load(proto)).main(*inputs)
    if theirs.dtype == np.float32 and not ("tensor" in name or "axis" in name or "bits" in name or name == "blocked"):
        np.testing.assert_allclose(ours, theirs, rtol=1e-5, atol=1e-5)
    else:
        np.testing.assert_array_equal(ours, theirs)


def test_types_are_those_of_the_nodes():
    text = str(load(MODELS["blocked"][0]))
    assert "i8:f32:{0:1, 1:4}, {{1.000000e-01, 2.000000e-01:1}, {5.000000e-02:2, 3.000000e-01:3}}>" in text
    text = str(load(MODELS["per first axis"][0]))
    assert "!quant.uniform<u8:f32:0, {" in text
    assert 'quant.rounding = "nearest-even"' in text
    assert str(load(MODELS["stored output"][0])).count("quant.scast") == 1


def test_paths_and_bytes(tmp_path):
    proto = MODELS["relu"][0]
    path = tmp_path / "relu.onnx"
    onnx.save(proto, path)
    assert str(load(path)) == str(load(proto.SerializeToString()))


def test_every_unsupported_node_is_named():
    x = np.zeros((2, 3), np.float32)
    nodes = [
        node("Unique", "x", output="a"),
        node("Add", "a", "x", output="b"),
        node("TfIdfVectorizer", "x", output="c", mode="TF", min_gram_length=1, max_gram_length=1, max_skip_count=0,
             ngram_counts=[0], ngram_indexes=[0], pool_int64s=[1]),
        node("Relu", "x", output="y"),
    ]
    with pytest.raises(OnnxImportError) as caught:
        load(model(nodes, [("x", x)], "y"))
    assert [diagnostic.message for diagnostic in caught.value.diagnostics] == [
        "node 0 'Unique_a' (Unique): unsupported operator Unique",
        "node 2 'TfIdfVectorizer_c' (TfIdfVectorizer): unsupported operator TfIdfVectorizer",
    ]


@pytest.mark.parametrize(("nodes", "constants", "message"), [
    ([node("QuantizeLinear", "x", "x", "z")], [("z", np.array(0, np.int8))], "does not fit its zero point"),
    ([node("QuantizeLinear", "x", "s", "z")],
     [("s", np.float32(0)), ("z", np.array(0, np.int8))], "a scale is 0"),
    ([node("QuantizeLinear", "x", "s", "z", axis=1)],
     [("s", np.ones(5, np.float32)), ("z", np.zeros(5, np.int8))], "its 5 scales do not fit size 3 of dimension 1"),
    ([node("QuantizeLinear", "x", "s", "z", axis=7)],
     [("s", np.ones(5, np.float32)), ("z", np.zeros(5, np.int8))], "axis 7 is out of range for a tensor of rank"),
    ([node("QuantizeLinear", "x", "s", "z", axis=1, block_size=2)],
     [("s", np.ones((2, 3), np.float32)), ("z", np.zeros((2, 3), np.int8))], "3 blocks of 2 do not fit size 3"),
    ([node("QuantizeLinear", "x", "s", "z")],
     [("s", np.float32(np.nan)), ("z", np.array(0, np.int8))], "a scale is not a number"),
    ([node("Conv", "v", "w", kernel_shape=[3])],
     [("v", np.ones((1, 1, 9), np.float32)), ("w", np.ones((1, 1, 2), np.float32))], "does not match the weights"),
    ([node("Reshape", "x", "s")], [("s", np.array([4, 4], np.int64))], "cannot be reshaped to"),
    ([node("Conv", "x", "w")], [("w", np.ones((1, 1, 1), np.float32))], "is not a kernel for"),
    ([node("MatMul", "x", "w")], [("w", np.ones((7, 1), np.float32))], "cannot be multiplied"),
])  # fmt: skip
def test_diagnostics(nodes, constants, message):
    proto = model(nodes, [("x", np.zeros((2, 3), np.float32))], "y", constants)
    # Shape inference of the package finds some of these itself.
    proto = onnx.ModelProto.FromString(proto.SerializeToString())
    with pytest.raises(OnnxImportError, match="node [0-9]* '") as caught:
        load(proto)
    assert message in caught.value.diagnostics[0].message


def run(proto, *inputs):
    return lamina.compile(load(proto)).main(*inputs)


@pytest.mark.parametrize("axis", [0, 1, -1, None])
def test_explicit_broadcast_of_old_versions(axis):
    x = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    place = 2 if axis is None else axis % 3
    b = np.arange(x.shape[place], dtype=np.float32) * 100
    where = {} if axis is None else {"axis": axis}
    proto = model([node("Add", "x", "b", broadcast=1, **where)], [("x", x)], "y", [("b", b)], opset=6)
    expected = x + b.reshape([-1 if dim == place else 1 for dim in range(3)])
    np.testing.assert_array_equal(run(proto, x.copy()), expected)


def test_old_versions_without_broadcast_want_equal_shapes():
    x, b = np.zeros((2, 3), np.float32), np.zeros(3, np.float32)
    with pytest.raises(OnnxImportError, match="broadcast is not set"):
        load(model([node("Add", "x", "b")], [("x", x)], "y", [("b", b)], opset=6))


def test_old_versions_reshape_by_an_attribute():
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    proto = model([node("Reshape", "x", shape=[3, 2])], [("x", x)], "y", opset=4)
    np.testing.assert_array_equal(run(proto, x.copy()), x.reshape(3, 2))


def test_unsigned_results_are_unsigned():
    x = np.array([3, 200, 255], np.uint8)
    result = run(model([node("Identity", "x")], [("x", x)], "y", output_type=onnx.TensorProto.UINT8), x.copy())
    assert result.dtype == np.uint8
    np.testing.assert_array_equal(result, x)


def test_constants_without_dims_stay_so():
    x = np.ones((2, 3), np.float32)
    proto = model([node("Identity", "c", output="d"), node("Identity", "d")], [("x", x)], "y", [("c", np.float32(2.0))])
    assert "arith.constant dense<2.000000e+00> : tensor<f32>" in str(load(proto))


def test_calibration_takes_no_account_of_initial_values():
    x = np.arange(1, 25, dtype=np.float32).reshape(1, 2, 3, 4)
    module = load(model([node("MaxPool", "x", kernel_shape=[2, 2])], [("x", x)], "y"))
    text = str(quant.calibrate(module, [x.copy()]))
    casts = [line for line in text.splitlines() if "quant.qcast" in line]
    assert len(casts) == 2
    assert all("i8:f32, 0.0941176470588" in line for line in casts)


def test_normalization_by_constants_is_a_product_and_a_sum():
    """Roots and quotients of constants are not computed for each element."""
    rng = np.random.default_rng(3)
    x, mean = rng.normal(size=(2, 3, 5)).astype(np.float32), rng.normal(size=3).astype(np.float32)
    scale, shift, variance = (rng.uniform(0.5, 2, 3).astype(np.float32) for _ in range(3))
    normalize = node("BatchNormalization", "x", "s", "b", "m", "v", epsilon=0.25)
    proto = model([normalize], [("x", x)], "y", [("s", scale), ("b", shift), ("m", mean), ("v", variance)])
    assert "math.sqrt" not in str(load(proto)) and "arith.divf" not in str(load(proto))
    s, b, m, v = (part.astype(np.float64)[:, None] for part in (scale, shift, mean, variance))
    np.testing.assert_allclose(run(proto, x), (x - m) / np.sqrt(v + 0.25) * s + b, 1e-5, 1e-6)


def test_weights_computed_from_constants_are_constants():
    """Weight standardization, as timm exports it; weights of layers are larger than small constants."""
    rng = np.random.default_rng(4)
    x, w = rng.normal(size=(1, 32, 9, 9)).astype(np.float32), rng.normal(size=(64, 32, 3, 3)).astype(np.float32)
    nodes = [
        node("Reshape", "w", "rows", output="r"), node("ReduceMean", "r", "axis", output="m"),
        node("Sub", "r", "m", output="c"), node("Mul", "c", "c", output="q"),
        node("ReduceMean", "q", "axis", output="v"), node("Sqrt", "v", output="d"),
        node("Div", "c", "d", output="n"), node("Reshape", "n", "kernel", output="k"),
        node("Conv", "x", "k"),
    ]  # fmt: skip
    shapes = [("rows", [1, 64, -1]), ("axis", [2]), ("kernel", [64, 32, 3, 3])]
    proto = model(nodes, [("x", x)], "y", [("w", w), *((name, np.array(value)) for name, value in shapes)])
    program = load(proto)
    assert not {"math.sqrt", "arith.divf"} & {operation.name for operation in program.walk()}
    rows = w.reshape(64, -1)
    normal = ((rows - rows.mean(1, keepdims=True)) / rows.std(1, keepdims=True)).reshape(w.shape)
    windows = np.lib.stride_tricks.sliding_window_view(x[0], (3, 3), (1, 2))
    expected = np.einsum("chwij,ocij->ohw", windows, normal)[None]
    np.testing.assert_allclose(lamina.compile(program).main(x), expected, 1e-3, 1e-3)


def test_products_of_weights_that_grow_stay_in_the_program():
    column, row = np.ones((30000, 1), np.float32), np.ones((1, 30000), np.float32)
    nodes = [node("Mul", "a", "b", output="c"), node("Add", "c", "x")]
    proto = model(nodes, [("x", np.zeros(1, np.float32))], "y", [("a", column), ("b", row)])
    assert "arith.mulf" in str(load(proto))


@pytest.mark.parametrize("size", [4, "N"])
@pytest.mark.parametrize("step", [3, 1 << 31, 1 << 62, (1 << 63) - 1, -3, -(1 << 62), -(1 << 63)])
def test_steps_of_any_length(size, step):
    """The first element of a step beyond the end is taken, the memory of the others is not."""
    ends = (0, (1 << 63) - 1) if step > 0 else (-1, -(1 << 63))
    constants = [(name, np.array([value], np.int64)) for name, value in zip("abcd", (*ends, 0, step), strict=True)]
    x = np.arange(60, dtype=np.float32).reshape(4, 5, 3)
    proto = model([node("Slice", "x", *"abcd")], [("x", x)], "y", constants)
    if size == "N":
        proto.graph.input[0].type.tensor_type.shape.dim[0].dim_param = "N"
    np.testing.assert_array_equal(run(proto, x), x[:: int(np.clip(step, -4, 4))])


def test_convolutions_that_keep_an_unknown_length():
    """Padding and window cancel: the sum needs no choice between two sizes, and further layers cost the same."""
    x, w = np.arange(14, dtype=np.float32).reshape(1, 2, 7), np.ones((2, 2, 3), np.float32)
    nodes = [node("Conv", "x", "w", output="a", pads=[1, 1]), node("Conv", "a", "w", output="b", pads=[2, 0])]
    proto = model([*nodes, node("Add", "b", "x")], [("x", x)], "y", [("w", w)])
    proto.graph.input[0].type.tensor_type.shape.dim[2].dim_param = "T"
    text = str(load(proto))
    assert "arith.select" not in text and text.count("tensor<1x2x?xf32>) -> tensor<1x2x?xf32>") >= 3
    total = np.pad(x.sum(1), ((0, 0), (1, 1)))
    once = 2 * (total[:, :-2] + total[:, 1:-1] + total[:, 2:])
    late = np.pad(once, ((0, 0), (2, 0)))
    np.testing.assert_array_equal(run(proto, x), x + (late[:, :-2] + late[:, 1:-1] + late[:, 2:])[:, None])


def test_slices_that_undo_padding_keep_an_unknown_length():
    """As causal convolutions do it: padded on both sides, and cut at the end."""
    x, w = np.arange(14, dtype=np.float32).reshape(1, 2, 7), np.ones((2, 2, 3), np.float32)
    ends = [(name, np.array([value], np.int64)) for name, value in (("from", 0), ("to", -2), ("axis", 2))]
    nodes = [node("Conv", "x", "w", output="a", pads=[2, 2]), node("Slice", "a", "from", "to", "axis", output="b")]
    proto = model([*nodes, node("Add", "b", "x")], [("x", x)], "y", [("w", w), *ends])
    proto.graph.input[0].type.tensor_type.shape.dim[2].dim_param = "T"
    text = str(load(proto))
    assert not {"arith.select", "arith.minsi", "arith.maxsi"} & set(text.split())
    total = np.pad(x.sum(1), ((0, 0), (2, 0)))
    np.testing.assert_array_equal(run(proto, x), x + (total[:, :-2] + total[:, 1:-1] + total[:, 2:])[:, None])
