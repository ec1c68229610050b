"""``math-polynomial-approximation``: how exact the functions are, and that nothing is called."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest

import lamina
from lamina.target import host_target
from tests.mlir_test import run_tool

# In units of the last place of the result. Half a unit is what rounding takes.
ALLOWED = {
    "exp": 1.0,
    "exp2": 1.0,
    "expm1": 1.9,
    "log": 0.9,
    "log2": 0.8,
    "log10": 0.8,
    "log1p": 0.9,
    "tanh": 1.4,
    "erf": 1.9,
    "sin": 1.9,
    "cos": 1.9,
    "tan": 2.9,
    "atan": 1.9,
    "asin": 1.8,
    "acos": 1.8,
    "sinh": 1.9,
    "cosh": 1.9,
    "asinh": 2.9,
    "acosh": 2.9,
    "atanh": 2.9,
    "cbrt": 1.0,
    "erfc": 4.0,
}
NUMPY = {name: name.replace("a", "arc", 1) for name in ("atan", "asin", "acos", "asinh", "acosh", "atanh")}
EDGES = [
    0.0, math.inf, math.nan, 1.0, 0.5, 2.0, 0.625, 0.9, 65536.0, 65535.99, 2.0**29, 88.72283, 88.72284,
    709.782712893384, 708.4, 745.13, 103.97, 87.33,
]  # fmt: skip


def samples(dtype: type) -> np.ndarray:
    """Edge values, numbers of all exponents, and more of those where the functions are not flat."""
    generator = np.random.default_rng(3)
    info = np.finfo(dtype)
    edges = [*EDGES, info.tiny, info.smallest_subnormal, info.max, np.nextafter(dtype(1), dtype(0))]
    bits = generator.integers(0, 2 ** (8 * info.dtype.itemsize), 4096, dtype=f"u{info.dtype.itemsize}").view(dtype)
    scaled = [generator.standard_normal(1024) * scale for scale in (1e-3, 0.1, 1, 3, 10, 80, 700, 1e4, 1e9)]
    with np.errstate(all="ignore"):
        found = np.concatenate([edges, np.negative(edges), bits, *scaled]).astype(dtype)
    return found[: len(found) // 8 * 8]


def exact(name: str, x: np.ndarray) -> np.ndarray:
    """With at least eleven bits more."""
    with np.errstate(all="ignore"):
        wide = x.astype(np.longdouble if x.dtype == np.float64 else np.float64)
    with np.errstate(all="ignore"):
        if name not in ("erf", "erfc"):
            return getattr(np, NUMPY.get(name, name))(wide)
        # Only as exact as f64.
        return np.array([getattr(math, name)(one) for one in wide])


def program(name: str, element: str, count: int, width: int) -> str:
    """The function over an array, in vectors of that many elements; 0 for scalars."""
    if not width:
        return f"""
        func.func @f(%x: memref<{count}x{element}>, %y: memref<{count}x{element}>) {{
          linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                          iterator_types = ["parallel"]}}
              ins(%x : memref<{count}x{element}>) outs(%y : memref<{count}x{element}>) {{
          ^bb0(%a: {element}, %b: {element}):
            %r = math.{name} %a : {element}
            linalg.yield %r : {element}
          }}
          return
        }}"""
    return f"""
    func.func @f(%x: memref<{count}x{element}>, %y: memref<{count}x{element}>) {{
      %first = arith.constant 0 : index
      %step = arith.constant {width} : index
      %end = arith.constant {count} : index
      scf.for %i = %first to %end step %step {{
        %a = vector.load %x[%i] : memref<{count}x{element}>, vector<{width}x{element}>
        %r = math.{name} %a : vector<{width}x{element}>
        vector.store %r, %y[%i] : memref<{count}x{element}>, vector<{width}x{element}>
      }}
      return
    }}"""


def assert_close(name: str, x: np.ndarray, found: np.ndarray) -> None:
    expected = exact(name, x)
    with np.errstate(all="ignore"):
        rounded = expected.astype(x.dtype)
    special = ~np.isfinite(rounded) | (rounded == 0)
    np.testing.assert_array_equal(found[special], rounded[special])
    assert not (np.signbit(found) != np.signbit(rounded))[special & ~np.isnan(rounded)].any()
    normal = ~special
    units = np.abs(found[normal].astype(expected.dtype) - expected[normal]) / np.spacing(np.abs(rounded[normal]))
    allowed = ALLOWED[name] + (0.5 if name in ("erf", "erfc") and x.dtype == np.float64 else 0)
    assert units.max() <= allowed, (x[normal][units.argmax()], float(units.max()))


@pytest.mark.parametrize("element", ["f32", "f64"])
@pytest.mark.parametrize("name", ALLOWED)
@pytest.mark.parametrize("width", [0, 8])
def test_is_exact_to_the_last_places(name: str, element: str, width: int) -> None:
    x = samples(np.float32 if element == "f32" else np.float64)
    found = np.zeros_like(x)
    compiled = lamina.compile(program(name, element, len(x), width))
    compiled.f(x, found)
    assert_close(name, x, found)
    called = re.findall(r"\bcall\w*\s+(\w+)", compiled.assembly())
    assert not {target.removesuffix("@PLT") for target in called} - {"f", "__lamina_reduce_large_angle"}


@pytest.mark.skipif("avx512f" not in host_target().features, reason="the CPU has no AVX-512")
@pytest.mark.parametrize("width", [16, 48])
@pytest.mark.parametrize("element", ["f32", "f64"])
@pytest.mark.parametrize("name", ["exp", "exp2", "sinh", "log", "log2"])
def test_instructions_are_as_exact(name: str, element: str, width: int) -> None:
    x = samples(np.float32 if element == "f32" else np.float64)
    x = x[: len(x) // width * width].copy()
    found = np.zeros_like(x)
    compiled = lamina.compile(program(name, element, len(x), width))
    compiled.f(x, found)
    assert_close(name, x, found)
    instructions = ["vscalef"] if "log" not in name else ["vgetexp", "vgetmant"] if element == "f32" else []
    assert all(instruction in compiled.assembly() for instruction in instructions)


def test_instructions_are_those_of_the_cpu() -> None:
    source = program("exp", "f32", 64, 16)
    assert "vscalef" not in lamina.compile(source, cpu="haswell", cache=None).assembly()
    assert "vscalef" in lamina.compile(source, cpu="icelake-server", cache=None).assembly()


TWO = """
func.func @f(%x: memref<{count}x{element}>, %y: memref<{count}x{element}>, %z: memref<{count}x{element}>) {{
  linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}}
      ins(%x, %y : memref<{count}x{element}>, memref<{count}x{element}>) outs(%z : memref<{count}x{element}>) {{
  ^bb0(%a: {element}, %b: {element}, %c: {element}):
    %r = math.{name} %a, %b : {element}
    linalg.yield %r : {element}
  }}
  return
}}"""


@pytest.mark.parametrize(
    ("name", "element", "allowed"), [("atan2", "f32", 1.9), ("atan2", "f64", 1.9), ("powf", "f32", 0.6)]
)
def test_functions_of_two_numbers(name: str, element: str, allowed: float) -> None:
    dtype = np.float32 if element == "f32" else np.float64
    few = np.array([0, -0.0, 1, -1, 2, -2, 3, 0.5, -0.5, 1e30, -1e30, 1e-30, np.inf, -np.inf, np.nan, 101, -101], dtype)
    generator = np.random.default_rng(1)
    pairs = [np.repeat(few, len(few)), np.tile(few, len(few))]
    for column, scales in enumerate(((1, 1, 30, 1e-3), (1, 20, 3, 1e3))):
        pairs[column] = np.concatenate([pairs[column], *(generator.standard_normal(500) * scale for scale in scales)])
    x, y = (column.astype(dtype) for column in pairs)
    if name == "powf":
        x[len(few) ** 2 :] = np.abs(x[len(few) ** 2 :])
    found = np.zeros_like(x)
    compiled = lamina.compile(TWO.format(name=name, element=element, count=len(x)))
    compiled.f(x, y, found)
    with np.errstate(all="ignore"):
        function = np.arctan2 if name == "atan2" else np.power
        exact = function(x.astype(np.longdouble), y.astype(np.longdouble))
        rounded = exact.astype(dtype)
        special = ~np.isfinite(rounded) | (rounded == 0)
        np.testing.assert_array_equal(found[special], rounded[special])
        assert not (np.signbit(found) != np.signbit(rounded))[special & ~np.isnan(rounded)].any()
        units = np.abs(found[~special] - exact[~special]) / np.spacing(np.abs(rounded[~special]))
    assert units.max() <= allowed, (x[~special][units.argmax()], y[~special][units.argmax()], float(units.max()))
    assert not re.findall(r"\bcall\w*\s+(?:pow|atan2)", compiled.assembly())


@pytest.mark.parametrize("exponent", [2, 3, 4])
def test_small_whole_powers_are_products(exponent: int) -> None:
    source = TWO.format(name="powf", element="f64", count=64).replace(
        "%r =", f"%k = arith.constant {exponent}.0 : f64 %r ="
    )
    compiled = lamina.compile(source.replace("math.powf %a, %b", "math.powf %a, %k"))
    x, found = np.linspace(-3.0, 3.0, 64), np.zeros(64)
    compiled.f(x, x, found)
    np.testing.assert_allclose(found, x**exponent, rtol=5e-16)
    assert "pow" not in compiled.assembly()


@pytest.mark.parametrize("element", ["f16", "bf16"])
def test_narrow_floats_are_computed_in_f32(element: str) -> None:
    import ml_dtypes

    dtype = np.float16 if element == "f16" else ml_dtypes.bfloat16
    x = np.arange(2**16, dtype=np.uint16).view(dtype)
    for name in ("exp", "log", "tanh", "sin"):
        found = np.zeros_like(x)
        lamina.compile(program(name, element, len(x), 8)).f(x, found)
        with np.errstate(all="ignore"):
            expected = getattr(np, name)(x.astype(np.float64)).astype(np.float32).astype(dtype)
        np.testing.assert_array_equal(found.astype(np.float32), expected.astype(np.float32))


SHAPES = """
func.func @f(%x: vector<2x3xf32>, %y: vector<f64>, %z: vector<[4]xf32>, %t: tensor<4xf32>)
    -> (vector<2x3xf32>, vector<2x3xf32>, vector<f64>, vector<[4]xf32>, vector<[4]xf32>, tensor<4xf32>) {
  %s, %c = math.sincos %x : vector<2x3xf32>
  %0 = math.cos %y : vector<f64>
  %1 = math.exp %z : vector<[4]xf32>
  %2 = math.sin %z : vector<[4]xf32>
  %3 = math.exp %t : tensor<4xf32>
  return %s, %c, %0, %1, %2, %3
    : vector<2x3xf32>, vector<2x3xf32>, vector<f64>, vector<[4]xf32>, vector<[4]xf32>, tensor<4xf32>
}"""


def test_shapes() -> None:
    """Vectors of any rank; tensors, and lanes of scalable vectors, are left alone."""
    outcome = run_tool(["opt", "--math-polynomial-approximation", "-"], SHAPES)
    assert outcome.exit_code == 0, outcome.stderr
    assert sorted(re.findall(r"math\.(?:sin|cos|exp)\w* .*", outcome.stdout)) == [
        "math.exp %arg3 : tensor<4xf32>",
        "math.sin %arg2 : vector<[4]xf32>",
    ]


def test_only_the_functions_asked_for() -> None:
    body = "%0 = math.exp %x : f32 %1 = math.log %x : f32 return %0, %1 : f32, f32"
    text = f"func.func @f(%x: f32) -> (f32, f32) {{ {body} }}"
    outcome = run_tool(["opt", "--math-polynomial-approximation=functions=log", "-"], text)
    assert "math.exp" in outcome.stdout and "math.log" not in outcome.stdout


def test_the_interpreter_finds_the_same(tmp_path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "f.mlir"
    path.write_text("func.func @f(%x: f32) -> f32 { %0 = math.sin %x : f32 %1 = math.exp %0 : f32 return %1 : f32 }")
    outcome = run_tool(["opt", str(path), "--check-semantics=builtin.module(math-polynomial-approximation)"])
    assert outcome.exit_code == 0, outcome.stderr


REMAINDERS = """
func.func @f(%x: memref<?x{element}>, %y: memref<?x{element}>, %z: memref<?x{element}>) {{
  linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}}
      ins(%x, %y : memref<?x{element}>, memref<?x{element}>) outs(%z : memref<?x{element}>) {{
  ^bb0(%a: {element}, %b: {element}, %o: {element}):
    %r = arith.remf %a, %b : {element}
    linalg.yield %r : {element}
  }}
  return
}}"""


@pytest.mark.parametrize("element", ["f32", "f64"])
def test_remainders_are_exact(element: str) -> None:
    """Also those of quotients of hundreds of digits, and of products and their neighbours."""
    dtype, bits = (np.float32, np.uint32) if element == "f32" else (np.float64, np.uint64)
    generator, info = np.random.default_rng(2), np.finfo(dtype)
    any_x, any_y = (generator.integers(0, 2**info.bits, 5000, dtype=bits).view(dtype) for _ in range(2))
    divisors = np.abs(generator.standard_normal(5000)).astype(dtype)
    products = divisors * generator.integers(1, 2**23, 5000).astype(dtype)
    limits = [np.inf, -np.inf, np.nan, info.max, info.tiny, info.smallest_subnormal]
    edges = np.array([0, -0.0, 1, -1, 4, -4, *limits], dtype)
    neighbours = [np.nextafter(products, dtype(to)) for to in (-np.inf, np.inf)]
    x = np.concatenate([any_x, products, *neighbours, np.repeat(edges, len(edges))])
    y = np.concatenate([any_y, *[divisors] * 3, np.tile(edges, len(edges))])
    found = np.zeros_like(x)
    compiled = lamina.compile(REMAINDERS.format(element=element))
    compiled.f(x, y, found)
    with np.errstate(all="ignore"):
        expected = np.fmod(x, y)
    np.testing.assert_array_equal(found, expected)
    is_number = ~np.isnan(expected)
    np.testing.assert_array_equal(np.signbit(found)[is_number], np.signbit(expected)[is_number])
    assert not re.findall(r"\bcall\w*\s+fmod", compiled.assembly())


@pytest.mark.parametrize("name", ["exp", "exp2"])
def test_powers_that_vanish_are_zero(name: str) -> None:
    """Masked scores of attention are minus infinity."""
    source = f"""
    func.func @f(%x: tensor<16384xf32>) -> tensor<16384xf32> {{
      %y = math.{name} %x : tensor<16384xf32>
      return %y : tensor<16384xf32>
    }}"""
    compiled = lamina.compile(source)
    for value in (-1.0, -1000.0, -math.inf):
        assert (compiled.f(np.full(16384, value, np.float32)) == 0).all() == (value < -1)


@pytest.mark.parametrize("name", ["exp", "exp2", "expm1", "tanh", "sinh", "cosh"])
def test_fast_math_keeps_the_rounding_of_exponents(name: str) -> None:
    source = program(name, "f32", 1024, 16)
    x = np.linspace(0.1, 20.0, 1024).astype(np.float32)
    found = np.zeros_like(x)
    lamina.compile(source, fast=True).f(x, found)
    assert_close(name, x, found)


def test_exponents_are_split_in_few_operations() -> None:
    """One sum with the rounder holds both powers' exponents, biased, in its bits."""
    text = (
        "func.func @f(%x: vector<8xf32>) -> vector<8xf32> {\n  %0 = math.exp %x : vector<8xf32>\n"
        "  return %0 : vector<8xf32>\n}"
    )
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(math-polynomial-approximation)")
    counts = {name: str(module).count(f"arith.{name} ") for name in ("addi", "subi", "shli", "shrsi")}
    assert counts == {"addi": 0, "subi": 1, "shli": 2, "shrsi": 1}
    assert "math." not in str(module)
