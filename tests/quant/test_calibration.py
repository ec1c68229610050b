"""Ranges, calibration, error reports and the table of quantized values."""

from __future__ import annotations

import math

import numpy as np
import pytest

import lamina
from lamina import quant
from lamina.quant.ranges import BINS, METHODS, Histogram
from tests.oracle import mlir_opt, requires_oracle

SCALARS = """
func.func @f(%x: f32, %y: f32) -> f32 {
  %c = arith.constant 3.0 : f32
  %0 = arith.mulf %x, %y : f32
  %1 = arith.addf %0, %c : f32
  return %1 : f32
}
"""
TENSORS = """
func.func @f(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = arith.mulf %x, %x : tensor<3x4xf32>
  %1 = arith.addf %0, %x : tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}
"""


def types_of(module):
    return {row.name: row.type for row in quant.quantized_values(module)}


# ---- Histograms and ranges


def test_a_histogram_widens_without_losing_counts():
    histogram = Histogram()
    rng = np.random.default_rng(0)
    for size in (0.1, 3.0, 700.0, 0.01):
        histogram.add(rng.normal(size=1000) * size)
    histogram.add([np.nan, np.inf])
    assert histogram.counts.sum() == 4000 and histogram.not_finite == 2
    assert histogram.counts.size == BINS and histogram.limit >= max(-histogram.minimum, histogram.maximum)


def test_minmax_and_percentile():
    values = np.linspace(-1.0, 3.0, 10001)
    assert quant.choose_range(values) == (-1.0, 3.0)
    low, high = quant.choose_range(values, "percentile", percentile=90.0)
    assert low == pytest.approx(-0.8, abs=0.01) and high == pytest.approx(2.8, abs=0.01)


@pytest.mark.parametrize("method", ["mse", "entropy"])
def test_outliers_are_clipped(method):
    rng = np.random.default_rng(1)
    values = np.concatenate([rng.normal(size=100_000), [50.0, -50.0]])
    low, high = quant.choose_range(values, method, storage="i4")
    assert -30 < low < -1 and 1 < high < 30
    assert low == pytest.approx(-high)


def test_mse_is_the_best_of_the_searched_ranges():
    values = np.random.default_rng(2).standard_t(3, size=50_000)

    def error(span):
        type = quant.uniform_type(*span, storage="i4")
        stored = np.clip(np.rint(values / type.scale) + type.zero_point, -8, 7)
        return float((((stored - type.zero_point) * type.scale - values) ** 2).sum())

    chosen = error(quant.choose_range(values, "mse", storage="i4"))
    full = values.min(), values.max()
    for fraction in (1.0, 0.8, 0.5, 0.3, 0.15):
        assert chosen <= error((full[0] * fraction, full[1] * fraction)) * 1.02


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("values", [[0.0], [5.0], [-2.0, -2.0], [1e-30, -1e-30], [1e30]])
def test_degenerate_values(method, values):
    low, high = quant.choose_range(values, method)
    assert low < high
    quant.uniform_type(low, high)


def test_no_finite_numbers():
    with pytest.raises(ValueError, match="no finite numbers"):
        quant.choose_range([np.nan])
    with pytest.raises(ValueError, match="method must be one of"):
        quant.choose_range([1.0], "median")


@pytest.mark.parametrize("storage", ["i8", "u8", "i4", "u16", "i8<-127:127>"])
@pytest.mark.parametrize("span", [(-1.0, 1.0), (0.5, 2.0), (-3.0, -1.0), (-1e-3, 5.0)])
@pytest.mark.parametrize("symmetric", [False, True])
def test_uniform_types_hold_zero_and_the_range(storage, span, symmetric):
    type = quant.uniform_type(*span, storage=storage, symmetric=symmetric)
    assert type.storage_min <= type.zero_point <= type.storage_max
    reach = [(end - type.zero_point) * type.scale for end in (type.storage_min, type.storage_max)]
    assert reach[0] <= min(span[0], 0) + type.scale and reach[1] >= max(span[1], 0) - type.scale
    if symmetric:
        assert type.zero_point == (0 if type.signed else (type.storage_max + 1) // 2)


# ---- Calibration


def test_scalars():
    module = quant.calibrate(SCALARS, [(1.0, -2.0), (2.0, 0.5), (-1.0, 0.25)])
    found = [row for row in quant.quantized_values(module)]
    assert [row.definition for row in found] == ["quant.qcast"] * 5
    ranges = sorted((round(t.scale * 255, 4)) for t in (row.type for row in found))
    # x: -1..2, y: -2..0.5, the constant 0..3, the product -2..1, the sum 0..4
    assert ranges == [2.5, 3.0, 3.0, 3.0, 4.0]
    module.verify()


def test_calibrated_types_hold_the_bare_ranges():
    module = quant.calibrate(SCALARS, [(1.0, -2.0), (2.0, 0.5)], kind="calibrated", weights=False)
    spans = sorted((row.type.min, row.type.max) for row in quant.quantized_values(module))
    assert spans == [(-2.0, 0.5), (-2.0, 1.0), (1.0, 2.0), (1.0, 4.0)]


def test_a_module_is_changed_in_place_and_stays_valid():
    module = lamina.parse(SCALARS)
    assert quant.calibrate(module, [(1.0, 2.0)]) is module
    module.verify()
    assert str(module).count("quant.qcast") == 5


def test_running_a_calibrated_function_rounds():
    samples = [(1.0, -2.0), (2.0, 0.5), (-1.0, 0.25)]
    module = quant.calibrate(SCALARS, samples, storage="i4")
    native = lamina.compile(module).f
    exact = [x * y + 3 for x, y in samples]
    rounded = [native(x, y) for x, y in samples]
    steps = [row.type.scale for row in quant.quantized_values(module)]
    assert rounded != exact
    assert all(abs(one - other) < 3 * max(steps) for one, other in zip(rounded, exact, strict=True))


@requires_oracle
def test_the_result_is_mlir():
    result = mlir_opt(str(quant.calibrate(SCALARS, [(1.0, 2.0)])))
    assert result.ok, result.explain()


@pytest.mark.parametrize("method", METHODS)
def test_tensors(method):
    samples = [np.random.default_rng(seed).normal(size=(3, 4)).astype(np.float32) for seed in range(5)]
    module = quant.calibrate(TENSORS, samples, method)
    rows = quant.quantized_values(module)
    assert len(rows) == 3
    if method == "minmax":
        squares = np.concatenate([sample.ravel() ** 2 for sample in samples])
        assert rows[1].type.scale == pytest.approx(squares.max() / 255, rel=1e-6)


def test_an_axis_has_its_own_scales():
    samples = [np.random.default_rng(seed).normal(size=(3, 4)).astype(np.float32) for seed in range(3)]
    module = quant.calibrate(TENSORS, samples, axis=1)
    rows = quant.quantized_values(module)
    assert [row.granularity for row in rows] == ["axis 1"] * 3
    columns = np.abs(np.stack(samples)).max(axis=(0, 1))
    assert len(rows[0].type.scales) == 4 and max(rows[0].type.scales) <= 2 * columns.max() / 255 * 1.01


@pytest.mark.parametrize(("call", "message"), [
    (lambda: quant.calibrate(SCALARS, [(1.0, 2.0)], "mean"), "method must be one of"),
    (lambda: quant.calibrate(SCALARS, [(1.0, 2.0)], kind="fixed"), "kind must be one of"),
    (lambda: quant.calibrate(SCALARS, [(1.0,)]), "takes 2 arguments"),
    (lambda: quant.calibrate(SCALARS, []), "expected at least one sample"),
    (lambda: quant.calibrate(SCALARS, [(1.0, 2.0)], function="g"), "no public function 'g'"),
    (lambda: quant.calibrate(SCALARS, [(math.nan, 2.0)]), "no finite value was observed"),
    (lambda: quant.calibrate(SCALARS, [(1.0, 2.0)], axis={"%arg0": 0}), "has no static size along dimension"),
])  # fmt: skip
def test_errors(call, message):
    with pytest.raises(ValueError, match=message):
        call()


# ---- Reports


def test_error_report():
    x = np.array([0.04, 1.0, -2.0, 100.0], np.float32)
    report = quant.error_report({
        "same": (x, x), "shifted": (x, x + 1), "typed": (x, "!quant.uniform<i8:f32, 0.1>"),
    })  # fmt: skip
    assert report["same"].sqnr == math.inf and report["same"].max_error == 0
    power = float((x.astype(np.float64) ** 2).sum())
    assert report["shifted"].sqnr == pytest.approx(10 * math.log10(power / 4))
    assert report["typed"].saturated == 1 and report["typed"].max_error == pytest.approx(87.3, abs=0.01)
    lines = str(report).splitlines()
    assert lines[0].split() == ["value", "elements", "SQNR", "dB", "max", "error", "mean", "error", "clipped"]
    assert len(lines) == 5
    with pytest.raises(KeyError):
        report["other"]


def test_table_of_quantized_values():
    module = lamina.parse("""
func.func @f(%a: tensor<2x?x!quant.uniform<i8<-8:7>:f32:0, {1.0:2, 3.0}>>, %b: !quant.any<u4>) {
  %0 = quant.dcast %a : tensor<2x?x!quant.uniform<i8<-8:7>:f32:0, {1.0:2, 3.0}>> to tensor<2x?xf32>
  %1 = quant.qcast %0 : tensor<2x?xf32> to tensor<2x?x!quant.calibrated<f32<-1.0:1.0>>>
  %2 = quant.qcast %0 : tensor<2x?xf32> to tensor<2x?x!quant.uniform<u8:f32:{1:4}, {{1.0:200, 2.0}}>>
  return
}
""")
    values = quant.quantized_values(module)
    assert [(row.place, row.name, row.granularity) for row in values] == [
        ("@f", "%arg0", "axis 0"), ("@f", "%arg1", "any"), ("@f", "%1", "calibrated"), ("@f", "%2", "blocks 1:4"),
    ]  # fmt: skip
    text = str(values)
    assert "1 to 3 (2)" in text and "0 to 200 (2)" in text and "i8<-8:7>" in text and "2x?" in text
    assert str(quant.quantized_values(lamina.parse("func.func @f() { return }"))).count("\n") == 1
