"""Quantization of models by samples: `lamina.onnx.quantize` and ``lamina quantize``."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")

from onnx import TensorProto, helper  # noqa: E402
from onnx.numpy_helper import from_array, to_array  # noqa: E402

import lamina  # noqa: E402
from lamina.tools.main import main  # noqa: E402

RNG = np.random.default_rng(5)
SAMPLES = RNG.normal(size=(12, 2, 6, 6)).astype(np.float32)


def network(normalized=False, opset=17):
    """x -> Conv -> (BatchNormalization) -> Relu -> depthwise Conv -> Sigmoid -> Flatten -> Gemm -> y."""
    rng = np.random.default_rng(6)
    arrays = {
        "w": rng.normal(size=(4, 2, 3, 3)) * np.array([0.1, 1, 3, 10]).reshape(4, 1, 1, 1), "b": rng.normal(size=4),
        "d": rng.normal(size=(4, 1, 3, 3)), "g": rng.normal(size=(64, 5)), "h": rng.normal(size=5),
        "scale": np.array([1, 2, 0.5, 1]), "shift": rng.normal(size=4), "mean": rng.normal(size=4),
        "variance": np.array([1, 0.5, 2, 3]),
    }  # fmt: skip
    first = ["c", "n"] if normalized else ["c", "c"]
    nodes = [
        helper.make_node("Conv", ["x", "w", "b"], ["c"], "first", pads=[1] * 4),
        helper.make_node("BatchNormalization", ["c", "scale", "shift", "mean", "variance"], ["n"], "normal"),
        helper.make_node("Relu", first[1:], ["r"], "relu"),
        helper.make_node("Conv", ["r", "d"], ["e"], "deep", group=4),
        helper.make_node("Sigmoid", ["e"], ["s"], "gate"),
        helper.make_node("Flatten", ["s"], ["f"], "flat"),
        helper.make_node("Gemm", ["f", "g", "h"], ["y"], "last"),
    ]
    nodes = nodes if normalized else [nodes[0], *nodes[2:]]
    used = {name for node in nodes for name in node.input}
    graph = helper.make_graph(
        nodes, "net",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["N", 2, 6, 6])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["N", 5])],
        [from_array(array.astype(np.float32), name) for name, array in arrays.items() if name in used],
    )  # fmt: skip
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=9)


def constant(model, name):
    return next(to_array(one) for one in model.graph.initializer if one.name == name)


def test_pairs_stand_at_the_boundaries_of_operators():
    model = lamina.onnx.quantize(network(), SAMPLES).model
    quantized = {node.input[0] for node in model.graph.node if node.op_type == "QuantizeLinear"}
    # Not between the convolution and its ReLU, and not on constants.
    assert quantized == {"x", "r/float", "e/float", "s/float", "f/float", "y/float"}
    assert constant(model, "first/bias/quantized").dtype == np.int32
    assert constant(model, "w/axis_0/scale").shape == (4,)
    assert constant(model, "s/scale").shape == () and constant(model, "s/scale") == constant(model, "f/scale")
    weights = constant(model, "w/axis_0/quantized")
    assert weights.dtype == np.int8 and (np.abs(weights).reshape(4, -1).max(axis=1) == 127).all()


@pytest.mark.parametrize("options", [
    {}, {"activations": "i8", "symmetric": True}, {"per_channel": False, "correct_bias": True},
    {"equalize": True, "correct_bias": True, "method": "mse"}, {"reduce_range": True, "method": "entropy"},
    {"keep": ("deep",), "method": "moving-average"},
])  # fmt: skip
def test_results_are_those_of_onnx_runtime(options):
    runtime = pytest.importorskip("onnxruntime", reason="ONNX Runtime is not installed")
    made = lamina.onnx.quantize(network(normalized=True), SAMPLES, **options)
    # ONNX Runtime's optimizer replaces operators by others that round differently.
    plain = runtime.SessionOptions()
    plain.graph_optimization_level = runtime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = runtime.InferenceSession(made.model.SerializeToString(), plain, providers=["CPUExecutionProvider"])
    expected = session.run(None, {"x": SAMPLES})[0]
    result = lamina.compile(lamina.onnx.load(made.model)).main(SAMPLES)
    np.testing.assert_array_equal(result, expected)
    assert made.report["y"].sqnr > 15


def test_equalization_keeps_the_function_and_evens_the_channels():
    from lamina.onnx.quantization.correction import equalize
    from lamina.onnx.quantization.graphs import prepare

    model = network()
    graph = prepare(model)
    assert equalize(graph) == 1
    before, after = (lamina.compile(lamina.onnx.load(one)).main(SAMPLES) for one in (model, graph.model))
    np.testing.assert_allclose(after, before, rtol=1e-4, atol=1e-4)
    first, deep = (np.abs(graph.constants[name]).reshape(4, -1).max(axis=1) for name in "wd")
    np.testing.assert_allclose(first, deep, rtol=1e-3)


def test_the_shift_of_a_bias_is_the_mean_error():
    from lamina.onnx.quantization.correction import bias_shift

    node = helper.make_node("Conv", ["x", "w"], ["y"], group=2)
    error, means = RNG.normal(size=(4, 1, 1, 1)), np.array([2.0, -1.0])
    shift = bias_shift(node, error, means)
    np.testing.assert_allclose(shift, error[:, 0, 0, 0] * [2.0, 2.0, -1.0, -1.0])


def test_sensitive_nodes_stay_float():
    plain = lamina.onnx.quantize(network(), SAMPLES)
    target = plain.report["y"].sqnr + 2
    made = lamina.onnx.quantize(network(), SAMPLES, target=target)
    assert made.kept and made.report["y"].sqnr >= target


@pytest.mark.parametrize(("data", "message"), [
    ({}, "no samples for the input 'x'"),
    ({"x": SAMPLES, "z": SAMPLES}, "'z': not an input of the model; it has 'x'"),
    ({"x": SAMPLES[:, :1]}, "'x' has the shape 12x1x6x6, the input ?x2x6x6"),
    ({"x": SAMPLES.astype(np.int32)}, "'x' holds int32, the input float32"),
    ({"x": np.full(SAMPLES.shape, 1e300)}, "'x' is not finite at [0, 0, 0, 0]"),
    ({"x": SAMPLES[:0]}, "expected at least one sample"),
    ({"x": np.where(np.arange(12).reshape(-1, 1, 1, 1) == 3, np.float32(np.nan), SAMPLES)},
     "'x' is not finite at [3, 0, 0, 0]"),
])  # fmt: skip
def test_wrong_samples(data, message):
    with pytest.raises(lamina.onnx.QuantizationError) as error:
        lamina.onnx.quantize(network(), data)
    assert message in str(error.value)


def test_samples_of_other_floats_are_converted():
    exact = lamina.onnx.quantize(network(), SAMPLES)
    wide = lamina.onnx.quantize(network(), {"x": SAMPLES.astype(np.float64)})
    assert wide.model == exact.model


@pytest.mark.parametrize(("options", "message"), [
    ({"method": "mean"}, "method must be one of"), ({"activations": "i4"}, "activations must be one of"),
    ({"percentile": 0}, "percentile must be between"), ({"batch": 0}, "batch must be at least 1"),
])  # fmt: skip
def test_wrong_options(options, message):
    with pytest.raises(ValueError, match=message):
        lamina.onnx.quantize(network(), SAMPLES, **options)


def test_the_command_writes_models_and_mlir(tmp_path, capsys):
    model, data = tmp_path / "net.onnx", tmp_path / "samples.npz"
    onnx.save(network(), model)
    np.savez(data, x=SAMPLES)
    for name in ("q.onnx", "q.mlir"):
        assert main(["quantize", str(model), "--data", str(data), "-o", str(tmp_path / name)]) == 0
        shown = capsys.readouterr().err
        assert "SQNR dB" in shown and "remark" not in shown, "the network runs once, with a schedule of lamina's choice"
    module = lamina.parse(tmp_path / "q.mlir")
    assert "!quant.uniform<u8:f32" in str(module)
    from_text = lamina.compile(module).main(SAMPLES)
    from_model = lamina.compile(lamina.onnx.load(tmp_path / "q.onnx")).main(SAMPLES)
    np.testing.assert_array_equal(from_text, from_model)


@pytest.mark.parametrize(("file", "flags", "status", "message"), [
    ("missing.npz", [], 1, "missing.npz:0:0: error: the samples cannot be read"),
    ("net.onnx", [], 1, "net.onnx:0:0: error: not a NumPy file: it has another format, or holds Python objects"),
    ("damaged.npz", [], 1, "damaged.npz:0:0: error: not a NumPy file"),
    ("samples.npz", ["--keep=nothing"], 1, "net.onnx:0:0: error: no node is named 'nothing'"),
    ("samples.npz", ["--method=mean"], 2, "method must be one of"),
    ("samples.npz", ["--target=nan"], 2, "target must be a positive number of dB, not nan"),
    ("samples.npz", ["--target=-4"], 2, "target must be a positive number of dB, not -4.0"),
    ("samples.npz", ["--percentile=99"], 2, "--percentile is for --method=percentile, not --method=minmax"),
    ("samples.npz", ["--target=much"], 2, "--target takes a number, not 'much'"),
])  # fmt: skip
def test_errors_leave_the_output_alone(tmp_path, capsys, file, flags, status, message):
    onnx.save(network(), tmp_path / "net.onnx")
    np.savez(tmp_path / "samples.npz", x=SAMPLES)
    np.savez_compressed(tmp_path / "damaged.npz", x=SAMPLES)
    data = bytearray((tmp_path / "damaged.npz").read_bytes())
    data[100:120] = b"\xff" * 20
    (tmp_path / "damaged.npz").write_bytes(data)
    output = tmp_path / "out.onnx"
    output.write_text("as before")
    words = ["quantize", str(tmp_path / "net.onnx"), "--data", str(tmp_path / file), "-o", str(output), *flags]
    assert main(words) == status
    assert message in capsys.readouterr().err
    assert output.read_text() == "as before"


def test_a_quantized_model_is_refused():
    quantized = lamina.onnx.quantize(network(), SAMPLES).model
    with pytest.raises(lamina.onnx.QuantizationError, match="is quantized already: .* is a QuantizeLinear"):
        lamina.onnx.quantize(quantized, SAMPLES)


def _benchmark():
    path = Path(__file__).parents[2] / "benchmarks" / "calibration.py"
    spec = importlib.util.spec_from_file_location("calibration_benchmark", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_accuracy_is_that_of_onnx_runtime_s_quantizer():
    """Each network with one of the methods; ``lamina bench calibration`` has all pairs."""
    for package in ("sklearn", "onnxruntime"):
        pytest.importorskip(package, reason=f"{package} is not installed")
    benchmark = _benchmark()
    data = benchmark.digits()
    for (name, model), method in zip(benchmark.networks(data), benchmark.METHODS, strict=True):
        here = benchmark.accuracy(benchmark.quantized_here(model, data, method), data)
        there = benchmark.accuracy(benchmark.quantized_there(model, data, method), data)
        assert here >= there - 0.5, (name, method, here, there)


def test_new_names_are_unused_ones():
    """Tensors of the model may have the names that pairs usually get."""
    rng = np.random.default_rng(3)
    nodes = [
        helper.make_node("Relu", ["x"], ["x/dequantized"], "x/QuantizeLinear"),
        helper.make_node("Conv", ["x/dequantized", "y/scale", "y/zero_point"], ["y/float"], "y"),
        helper.make_node("Sigmoid", ["y/float"], ["y/quantized"], "Sigmoid/y"),
        helper.make_node("Add", ["y/quantized", "y/float"], ["y"]),
    ]
    weights = {"y/scale": rng.normal(size=(4, 2, 3, 3)), "y/zero_point": rng.normal(size=4)}
    graph = helper.make_graph(
        nodes, "net",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["N", 2, 6, 6])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["N", 4, 4, 4])],
        [from_array(array.astype(np.float32), name) for name, array in weights.items()],
    )  # fmt: skip
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    made = lamina.onnx.quantize(model, SAMPLES)
    onnx.checker.check_model(made.model, full_check=True)
    outputs = [name for node in made.model.graph.node for name in node.output]
    constants = [one.name for one in made.model.graph.initializer]
    names = [node.name for node in made.model.graph.node]
    assert len({*outputs, *constants, "x"}) == len(outputs) + len(constants) + 1
    assert len(set(names)) == len(names)
    assert min(row.sqnr for row in made.report) > 25
