"""What the dialect's documentation states, sentence by sentence: types that are read or refused, casts that are, and
what they compute."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import lamina
from lamina.dialects.quant.types import UniformQuantizedPerAxisType, UniformQuantizedType
from lamina.interfaces.interpretation import Interpreter
from lamina.ir.attribute import Type


def read(type: str) -> Type:
    module = lamina.parse(f"func.func private @f({type})")
    assert str(lamina.parse(str(module))) == str(module)
    return module["f"].function_type.inputs[0]  # type: ignore[attr-defined, no-any-return]


def refused(text: str) -> str:
    with pytest.raises((lamina.ParseError, lamina.VerifyError)) as problem:
        lamina.parse(text)
    return str(problem.value)


def cast(name: str, source: str, target: str) -> str:
    return f"func.func @f(%a: {source}) -> {target} {{\n  %0 = quant.{name} %a : {source} to {target}\n" + (
        f"  return %0 : {target}\n}}"
    )


# ---- Types


def test_parameters_of_a_type_per_layer() -> None:
    type = read("!quant.uniform<i8:f32, 3.0>")
    assert isinstance(type, UniformQuantizedType)
    assert (type.storage_min, type.storage_max) == (-128, 127)
    assert (type.scale, type.zero_point, str(type.expressed_type)) == (3.0, 0, "f32") and type.signed
    bounded = read("!quant.uniform<u16<0:1023>:f32, 1.23:512>")
    assert isinstance(bounded, UniformQuantizedType)
    assert (bounded.storage_min, bounded.storage_max, bounded.zero_point) == (0, 1023, 512)
    assert bounded.scale == pytest.approx(1.23) and not bounded.signed


@pytest.mark.parametrize("storage", ["i1", "u1", "i4", "u4", "i8", "u8", "i16", "u16", "i32", "u32"])
def test_the_whole_range_of_the_storage_type_by_default(storage: str) -> None:
    type = read(f"!quant.uniform<{storage}:f32, 1.0>")
    assert isinstance(type, UniformQuantizedType)
    width, signed = int(storage[1:]), storage[0] == "i"
    limits = (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)
    assert (type.storage_min, type.storage_max) == limits


@pytest.mark.parametrize("bounds", ["i8<-129:127>", "i8<-128:128>", "u8<-1:255>", "u8<0:256>"])
def test_bounds_beyond_the_storage_type(bounds: str) -> None:
    assert "illegal storage type" in refused(f"func.func private @f(!quant.uniform<{bounds}:f32, 1.0>)")


@pytest.mark.parametrize("expressed", ["f16", "bf16", "tf32", "f32", "f64", "f80", "f128"])
def test_expressed_types_are_floats(expressed: str) -> None:
    assert str(read(f"!quant.uniform<i8:{expressed}, 0.5>")) == f"!quant.uniform<i8:{expressed}, 5.000000e-01>"


@pytest.mark.parametrize("type", ["i8:i32, 1.0", "i8:index, 1.0", "f32:f32, 1.0"])
def test_other_expressed_and_storage_types(type: str) -> None:
    assert "error" in refused(f"func.func private @f(!quant.uniform<{type}>)")


def test_the_scale_is_a_number_of_the_expressed_type() -> None:
    for scale, expressed in (("1.0e5", "f16"), ("1.0e39", "f32")):
        assert "out of expressed type range" in refused(
            f"func.func private @f(!quant.uniform<i8:{expressed}, {scale}>)"
        )


def test_scales_and_zero_points_of_channels() -> None:
    type = read("tensor<6x3x5x!quant.uniform<i8:f32:1, {0.5, 4.0, 7.0}>>").element_type  # type: ignore[attr-defined]
    assert isinstance(type, UniformQuantizedPerAxisType)
    assert (type.quantized_dimension, list(type.scales), list(type.zero_points)) == (1, [0.5, 4, 7], [0, 0, 0])
    dynamic = read("tensor<?x?x!quant.uniform<u16:f32:0, {0.25:7, 3.0:9}>>").element_type  # type: ignore[attr-defined]
    assert isinstance(dynamic, UniformQuantizedPerAxisType)
    assert (list(dynamic.scales), list(dynamic.zero_points)) == ([0.25, 3], [7, 9])


# ---- Integrity: the cast refuses, and so does the pass for other places

INTEGRITY = [
    ("%", "i8:f32:0, {1.0, 2.0}", "scalar types may not use per-axis quantization"),
    ("tensor<2x%>", "i8:f32:0, {1.0, 2.0}", None),
    ("tensor<1x2x%>", "i8:f32:3, {1.0, 2.0}", "quantized dimension must be less than tensor rank"),
    ("tensor<1x2x%>", "i8:f32:1, {1.0, 2.0}", None),
    ("tensor<?x3x%>", "i8:f32:1, {1.0, 2.0, 3.0, 4.0}", "quantized dimension size does not match number of scales"),
    ("tensor<?x3x%>", "i8:f32:1, {2.0, 3.0, 4.0}", None),
    # Nothing is known of a dynamic size, nor of an unranked tensor.
    ("tensor<?x?x%>", "i8:f32:1, {2.0, 3.0, 4.0}", None),
    ("tensor<*x%>", "i8:f32:1, {2.0, 3.0}", None),
]


@pytest.mark.parametrize("operation", ["qcast", "dcast", "scast", "scast back"])
@pytest.mark.parametrize(("place", "type", "message"), INTEGRITY)
def test_quantization_of_an_axis_fits_its_tensor(operation: str, place: str, type: str, message: str | None) -> None:
    quantized = place.replace("%", f"!quant.uniform<{type}>")
    plain = place.replace("%", "i8" if "scast" in operation else "f32")
    pair = (plain, quantized) if operation in ("qcast", "scast") else (quantized, plain)
    text = cast(operation.split()[0], *pair)
    if message is None:
        module = lamina.parse(text)
        assert str(lamina.parse(str(module))) == str(module)
    else:
        assert message in refused(text)


@pytest.mark.parametrize(("place", "type", "message"), [case for case in INTEGRITY if case[2] is not None])
def test_other_places_are_checked_by_a_pass(place: str, type: str, message: str) -> None:
    module = lamina.parse(f"func.func private @f({place.replace('%', f'!quant.uniform<{type}>')})")
    with pytest.raises(lamina.PassError, match=message):
        lamina.run_pipeline(module, "builtin.module(quant-verify-types)")


# ---- Which types the casts take

LAYER = "!quant.uniform<i8:f32, 2.0>"
SHAPES = ["%", "tensor<2x%>", "tensor<3x%>", "tensor<?x%>", "tensor<?x?x%>", "tensor<*x%>"]


@pytest.mark.parametrize("operation", ["qcast", "dcast", "scast", "scast back"])
def test_both_sides_have_one_shape(operation: str) -> None:
    """Static and dynamic sizes, ranked and unranked tensors, scalars and tensors do not mix."""
    plain = "i8" if "scast" in operation else "f32"
    for one, other in itertools.product(SHAPES, SHAPES):
        kinds = (plain, LAYER) if operation in ("qcast", "scast") else (LAYER, plain)
        text = cast(operation.split()[0], one.replace("%", kinds[0]), other.replace("%", kinds[1]))
        if one == other:
            lamina.parse(text)
        else:
            refused(text)


@pytest.mark.parametrize(
    ("name", "source", "target"),
    [
        ("qcast", "i8", LAYER), ("qcast", LAYER, LAYER), ("qcast", "f32", "i8"), ("qcast", "f32", "f32"),
        ("qcast", "f64", LAYER), ("qcast", "vector<2xf32>", LAYER),
        ("dcast", "f32", "f32"), ("dcast", "i8", "f32"), ("dcast", LAYER, "i8"), ("dcast", LAYER, LAYER),
        ("dcast", LAYER, "f16"),
        ("scast", "f32", LAYER), ("scast", LAYER, "f32"), ("scast", "i8", "i8"), ("scast", LAYER, LAYER),
        ("scast", "i16", LAYER), ("scast", LAYER, "i4"), ("scast", "si8", LAYER), ("scast", LAYER, "ui8"),
    ],
)  # fmt: skip
def test_types_that_casts_refuse(name: str, source: str, target: str) -> None:
    refused(cast(name, source, target))


EXAMPLES = [
    (LAYER, "%"), ("tensor<?x!quant.uniform<i8:f32, 2.0>>", "tensor<?x%>"),
    ("tensor<*x!quant.uniform<i8:f32:1, {2.0, 3.0}>>", "tensor<*x%>"),
]  # fmt: skip


@pytest.mark.parametrize(("quantized", "plain"), EXAMPLES, ids=["scalar", "dynamic", "unranked"])
def test_casts_of_scalars_and_tensors(quantized: str, plain: str) -> None:
    for name, element in (("qcast", "f32"), ("dcast", "f32"), ("scast", "i8"), ("scast back", "i8")):
        other = plain.replace("%", element)
        pair = (other, quantized) if name in ("qcast", "scast") else (quantized, other)
        module = lamina.parse(cast(name.split()[0], *pair))
        assert str(lamina.parse(str(module))) == str(module)


@pytest.mark.parametrize("name", ["qcast", "dcast", "scast"])
def test_casts_have_no_effects(name: str) -> None:
    """One that nothing uses is erased, and one in a loop moves out of it."""
    source, target = {"qcast": ("f32", LAYER), "dcast": (LAYER, "f32"), "scast": ("i8", LAYER)}[name]
    unused = lamina.parse(f"func.func @f(%a: {source}) {{\n  %0 = quant.{name} %a : {source} to {target}\n  return\n}}")
    lamina.run_pipeline(unused, "builtin.module(canonicalize)")
    assert f"quant.{name}" not in str(unused)
    repeated = lamina.parse(f"""
func.func @f(%a: {source}, %n: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {{
    %0 = quant.{name} %a : {source} to {target}
    func.call @use(%0) : ({target}) -> ()
  }}
  return
}}
func.func private @use({target})
""")
    lamina.run_pipeline(repeated, "builtin.module(func.func(loop-invariant-code-motion))")
    assert str(repeated).index(f"quant.{name}") < str(repeated).index("scf.for")


# ---- What the casts compute


def quantized(x: np.ndarray, scale: np.ndarray, zero: np.ndarray, low: int, high: int) -> np.ndarray:
    """Step by step as the documentation has it; converting drops the fraction, which it leaves open."""
    added = (x / scale).astype(np.float32) + zero.astype(np.float32)
    return np.clip(np.trunc(added.astype(np.float64)), low, high)


def dequantized(stored: np.ndarray, scale: np.ndarray, zero: np.ndarray) -> np.ndarray:
    return (stored.astype(np.float32) - zero.astype(np.float32)) * scale  # type: ignore[no-any-return]


STORED = {"i8": np.int8, "u8": np.uint8, "i16": np.int16, "u16": np.uint16}


@pytest.mark.parametrize(
    ("storage", "scale", "zero"),
    [("i8", 2.0, 0), ("u8", 0.25, 128), ("i8<-100:100>", 0.5, -3), ("u16<0:1023>", 1.23, 512)],
)
def test_values_of_a_layer(storage: str, scale: float, zero: int) -> None:
    plain = storage.split("<")[0]
    type = f"!quant.uniform<{storage}:f32, {scale}:{zero}>"
    parsed = read(type)
    assert isinstance(parsed, UniformQuantizedType)
    tensors = (f"tensor<?x{type}>", f"tensor<?xi{plain[1:]}>")
    text = f"""
func.func @q(%x: tensor<?xf32>) -> {tensors[1]} {{
  %0 = quant.qcast %x : tensor<?xf32> to {tensors[0]}
  %1 = quant.scast %0 : {tensors[0]} to {tensors[1]}
  return %1 : {tensors[1]}
}}
func.func @d(%s: {tensors[1]}) -> tensor<?xf32> {{
  %0 = quant.scast %s : {tensors[1]} to {tensors[0]}
  %1 = quant.dcast %0 : {tensors[0]} to tensor<?xf32>
  return %1 : tensor<?xf32>
}}"""
    # The values are those that the integer type of the conversion holds.
    x = (np.random.default_rng(3).uniform(-40, 40, 300)).astype(np.float32)
    x = x[np.abs(x / scale) + abs(zero) < (120 if plain == "i8" else 32000)]
    if plain[0] == "u":
        x = x[x / scale + zero > 0]
        x = x[x / scale + zero < (255 if plain == "u8" else 60000)]
    wanted = quantized(x, np.float32(scale), np.float32(zero), parsed.storage_min, parsed.storage_max)
    compiled = lamina.compile(text)
    stored = compiled.q(x).view(STORED[plain])
    assert stored.astype(np.float64).tolist() == wanted.tolist()
    given = stored.view(np.dtype(f"i{stored.itemsize}"))
    expressed = dequantized(stored, np.float32(scale), np.float32(zero))
    assert compiled.d(given).tolist() == expressed.tolist()
    # What is lost on the way is less than a step.
    inside = np.abs(expressed - x) < scale
    assert (inside | (wanted == parsed.storage_min) | (wanted == parsed.storage_max)).all()


def test_values_of_channels() -> None:
    """Each element has the scale and the zero point of its place on the axis."""
    type = "tensor<2x3x4x!quant.uniform<i8:f32:1, {3.0:1, 4.0:-2, 5.0}>>"
    text = f"""
func.func @q(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xi8> {{
  %0 = quant.qcast %x : tensor<2x3x4xf32> to {type}
  %1 = quant.scast %0 : {type} to tensor<2x3x4xi8>
  return %1 : tensor<2x3x4xi8>
}}
func.func @d(%s: tensor<2x3x4xi8>) -> tensor<2x3x4xf32> {{
  %0 = quant.scast %s : tensor<2x3x4xi8> to {type}
  %1 = quant.dcast %0 : {type} to tensor<2x3x4xf32>
  return %1 : tensor<2x3x4xf32>
}}"""
    scale = np.array([3, 4, 5], np.float32).reshape(3, 1)
    zero = np.array([1, -2, 0], np.float32).reshape(3, 1)
    x = np.random.default_rng(4).uniform(-300, 300, (2, 3, 4)).astype(np.float32)
    compiled = lamina.compile(text)
    stored = compiled.q(x)
    assert stored.tolist() == quantized(x, scale, zero, -128, 127).tolist()
    assert compiled.d(stored).tolist() == dequantized(stored, scale, zero).tolist()
    lowered = lamina.parse(text)
    lamina.run_pipeline(lowered, "builtin.module(func.func(lower-quant-ops),quant-types-to-storage)")
    assert np.asarray(Interpreter(lowered).call("q", x)[0]).tolist() == stored.tolist()


def test_a_dynamic_axis_has_its_size_at_runtime() -> None:
    type = "tensor<?x?x!quant.uniform<u16:f32:0, {2.0:100, 3.0:200}>>"
    compiled = lamina.compile(f"""
func.func @d(%s: tensor<?x?xi16>) -> tensor<?x?xf32> {{
  %0 = quant.scast %s : tensor<?x?xi16> to {type}
  %1 = quant.dcast %0 : {type} to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}}""")
    stored = np.array([[100, 101, 65535], [200, 202, 0]], np.uint16)
    assert compiled.d(stored.view(np.int16)).tolist() == [[0, 2, 130870], [0, 6, -600]]


def test_storage_casts_keep_the_bits() -> None:
    compiled = lamina.compile(f"""
func.func @f(%s: tensor<256xi8>) -> tensor<256xi8> {{
  %0 = quant.scast %s : tensor<256xi8> to tensor<256x{LAYER}>
  %1 = quant.scast %0 : tensor<256x{LAYER}> to tensor<256xi8>
  return %1 : tensor<256xi8>
}}""")
    every = np.arange(256, dtype=np.uint8).view(np.int8)
    assert compiled.f(every).tolist() == every.tolist()


def test_the_pipeline_chooses_the_rounding() -> None:
    type = "!quant.uniform<i8:f32, 1.0>"
    text = f"""
func.func @q(%x: f32) -> i8 {{
  %0 = quant.qcast %x : f32 to {type}
  %1 = quant.scast %0 : {type} to i8
  return %1 : i8
}}"""
    found = {}
    for rounding in ("mlir", "nearest-even", "toward-zero"):
        pipeline = f"builtin.module(func.func(lower-quant-ops{{rounding={rounding}}}))"
        compiled = lamina.compile(text, pipeline=pipeline)
        found[rounding] = [int(compiled.q(np.float32(x))) for x in (1.5, 2.5, -0.75)]
    assert found == {"mlir": [1, 2, 0], "nearest-even": [2, 2, -1], "toward-zero": [1, 2, 0]}


def test_no_quantized_type_is_left_after_lowering() -> None:
    text = f"""
func.func @f(%x: tensor<?xf32>, %q: tensor<?x{LAYER}>) -> (tensor<?x{LAYER}>, f32) {{
  %0 = quant.qcast %x : tensor<?xf32> to tensor<?x{LAYER}>
  %c0 = arith.constant 0 : index
  %1 = quant.dcast %q : tensor<?x{LAYER}> to tensor<?xf32>
  %2 = tensor.extract %1[%c0] : tensor<?xf32>
  return %0, %2 : tensor<?x{LAYER}>, f32
}}"""
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(func.func(lower-quant-ops),strip-func-quant-types,canonicalize)")
    assert "quant" not in str(module) and "tensor<?xi8>" in str(module)
