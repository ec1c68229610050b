"""Text and rules of the quantized types, against mlir-opt."""

from __future__ import annotations

import itertools
import random

import pytest

from lamina.asm.parser import parse_module
from lamina.dialects.quant.types import (
    CalibratedQuantizedType,
    UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType,
    UniformQuantizedType,
    scale_limits,
    storage_limits,
)
from lamina.ir.attribute import InvalidParameters
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.types import FLOAT_FORMATS, FloatType, IntegerType, f32, i8, i16
from lamina.ir.verifier import verify
from tests.oracle import mlir_opt_many

STORAGES = "i8 u8 i1 u1 i4 u4 i32 u32 i33 i0 u0 si8 ui8 x8 u u8x 8".split() + [""]
RANGES = ["<0:1>", "<-8:7>", "<-128:127>", "<0:255>", "<-129:127>", "<5:3>", "<3:3>", "<>", "<0>", "<:1>", "<0:1",
          "<0.5:1>", "<0x1:0x2>", "<true:false>", "<0:9223372036854775808>"]  # fmt: skip
FLOATS = "f16 bf16 f64 tf32 f8E4M3FN f8E8M0FNU f4E2M1FN i32 index tensor<4xf32> none".split() + [""]
SCALES = ["0.1", "2.0e+2", "1", "0.0", "-1.0", "-0.0", "1e5", "1.0e400", "1.0e-46", "0x3FF0000000000000",
          "0x7FF8000000000000", "0xFFFFFFFFFFFFFFFFF", "nan", "3.4028235e+38", "0.99872:127", "1.0:", "1.0:0x10",
          "1.0:1.5", "1.0:9223372036854775808", "123456789.123456789", "0.333333333333333333", "1234567.0", "",
          "1.0,2.0", "{1.0}", "0.1e", "- 0.5", "1.", "65520.0"]  # fmt: skip
AXES = ["0", "1", "-1", "2147483648", "0x1", "a", "", "{}", "{0:1}", "{0:1,1:2}", "{1:2,0:1}", "{0:0}", "{-1:1}", "{0}",
        "{0:}", "{0:1,}", "{0:99999999999}"]  # fmt: skip
LISTS = ["{}", "{1.0}", "{1.0,}", "{1.0:1,2.0:2}", "{1.0 2.0}", "1.0", "{{1.0},{2.0}}", "{1.0,2.0", "{1.0,-1.0}",
         "{{1.0,2.0},{3.0}}", "{{1.0},2.0}", "{1.0,{2.0}}", "{{{1.0,2.0}},{{3.0:5,4.0}}}", "{{}}", ""]  # fmt: skip
FIXED = """
!quant.uniform
!quant.uniform<>
!quant.uniform<i8>
!quant.uniform<i8:f32>
!quant.uniform<i8:f32,>
!quant.uniform<i8:f32:>
!quant.uniform<i8:f32:1>
!quant.uniform<i8:f32:{},>
!quant.uniform<i8:f32:{0:1} {1.0}>
!quant.uniform<i8 f32, 1.0>
!quant.uniform<i8, 1.0>
!quant.uniform<i8:f32, 1.0
!quant.uniform<i8:f32, 1.0>>
!quant.uniform<i8:f32, 1.0:1:2>
!quant.uniform<i8::f32, 1.0>
!quant.uniform < i8:f32, 1.0>
!quant.uniform<i8 <-8 : 7> : f32 , 1.0 : 3 >
!quant.uniform<i8:f32 : { 0 : 1 , 1 : 2 } , { { 1.0 : 3 } , { 2.0 } }>
!quant.uniform<i8<-8:7>:f32, 0.99:127>
!quant.uniform<u8:f32:1, {2.0e+2, 0.99872:120}>
!quant.uniform<u16<0:1023>:f32, 1.23:512>
!quant.uniform<!quant.any<i8>:f32, 1.0>
!quant.any
!quant.any<>
!quant.any<i8
!quant.any<i8,f32>
!quant.any<i8:f32:1>
!quant.any<i8<-16:15>>
!quant.any<u4<0:15>:f32>
!quant.calibrated
!quant.calibrated<>
!quant.calibrated<f32>
!quant.calibrated<f32<>>
!quant.calibrated<f32<-1.0>>
!quant.calibrated<f32<1.0:-1.0>>
!quant.calibrated<f32<0.0:0.0>>
!quant.calibrated<f32<-0.0:0.5>>
!quant.calibrated<f32<-1:1>>
!quant.calibrated<f32<-0.998:1.2321>>
!quant.calibrated<i8:f32<-1.0:1.0>>
!quant.calibrated<f16<-1.0:100000.0>>
!quant.foo
!quant.foo<i8>
!quant<"any<i8>">
!quant<any<i8>>
!quant<uniform<i8:f32, 1.0>>
""".split("\n")[1:-1]


def forms() -> list[str]:
    found = list(FIXED)
    found += [f"!quant.{kind}" for s in STORAGES for kind in (f"uniform<{s}:f32, 1.0>", f"any<{s}>", f"any<{s}:f32>")]
    found += [f"!quant.uniform<{s}{r}:f32, 1.0>" for s in ("i8", "u8", "i4", "u32", "i1") for r in RANGES]
    for e in FLOATS:
        found += [f"!quant.uniform<i8:{e}, 1.0>", f"!quant.any<i8:{e}>", f"!quant.calibrated<{e}<-1.0:1.0>>"]
        found += [f"!quant.uniform<i8:{e}:0, {{0.1}}>", f"!quant.uniform<i8:{e}:{{0:1}}, {{0.1}}>"]
    for scale in SCALES:
        found += [f"!quant.uniform<i8:{e}, {scale}>" for e in ("f32", "f16", "f64", "bf16")]
        found += [f"!quant.uniform<i8:f32:1, {{{scale}}}>", f"!quant.uniform<i8:f32:{{0:1}}, {{{scale}}}>"]
        found += [f"!quant.calibrated<f32<-1.0:{scale}>>", f"!quant.calibrated<f32<{scale}:1.0>>"]
    found += [f"!quant.uniform<u8<0:100>:f32:{axis}, {values}>" for axis in AXES for values in LISTS]
    found += [f"!quant.uniform<i8:f32:{{0:1}}, {{1.0:{z}}}>" for z in (0, 1, 127, 128, 255)]
    return list(dict.fromkeys(found))


def ours(text: str) -> tuple[str | None, list[tuple[int, int, str]]]:
    """The module printed again, or the diagnostics."""
    try:
        module = parse_module(text, "<stdin>")
        verify(module)
        return module.to_text(), []
    except DiagnosticError as problem:
        found = []
        for diagnostic in problem.diagnostics:
            location = diagnostic.location
            found.append((location.line, location.column, diagnostic.message))  # type: ignore[attr-defined]
        return None, found


def test_as_mlir_opt():
    texts = [f"func.func private @f({form})\n" for form in forms()]
    theirs = mlir_opt_many(texts)
    differences = []
    for text, result in zip(texts, theirs, strict=True):
        if result.crashed:
            continue
        printed, diagnostics = ours(text)
        if result.ok:
            same = printed is not None and printed.strip() == result.stdout.strip()
        else:
            same = diagnostics == [(d.line, d.column, d.message) for d in result.diagnostics]
        # For a storage type that is no integer mlir-opt reads memory that is none of its business.
        if not same and not any("illegal storage type size" in d.message for d in result.diagnostics):
            differences.append((text, result.stdout, result.explain(), printed, diagnostics))
    assert not differences, differences[:3]
    assert len(texts) > 600


@pytest.mark.parametrize("text", [
    "!quant.uniform<f32:f32, 1.0>", "!quant.any<tensor<4xi8>>", "!quant.uniform<i8:f32:{0:1}, {1.0:-129}>",
    "!quant.uniform<i4:f32:{0:1}, {1.0:16}>", "!quant.uniform<i8:f80, 0.0>",
])  # fmt: skip
def test_rejected_where_mlir_opt_crashes(text):
    printed, diagnostics = ours(f"func.func private @f({text})\n")
    assert printed is None and len(diagnostics) == 1


@pytest.mark.parametrize("text", [
    "!quant.uniform<i8:f80, 1.000000e+00>", "!quant.uniform<i8:f128, 1.000000e+00:3>",
    "!quant.uniform<i8:f32:{0:1}, {1.000000e+00:-128}>",
])  # fmt: skip
def test_accepted_where_mlir_opt_crashes(text):
    printed, _ = ours(f"func.func private @f({text})\n")
    assert printed is not None and text in printed


def test_random_types_round_trip():
    rng = random.Random(20)
    texts = [f"func.func private @f({random_type(rng)})\n" for _ in range(300)]
    for text, result in zip(texts, mlir_opt_many(texts), strict=True):
        if result.ok:
            printed, diagnostics = ours(text)
            assert printed is not None, (text, diagnostics)
            assert printed.strip() == result.stdout.strip()
            assert ours(printed)[0] == printed


def random_type(rng: random.Random) -> str:
    width = rng.randint(1, 32)
    signed = rng.random() < 0.5
    low, high = storage_limits(width, signed)
    storage = f"{'i' if signed else 'u'}{width}"
    if width > 2 and rng.random() < 0.4:
        storage += f"<{rng.randint(low, 0)}:{rng.randint(1, high)}>"
    expressed = rng.choice(["f16", "bf16", "f32", "f64", "f8E5M2", "tf32"])

    def parameter(negative: bool = True) -> str:
        smallest, largest = scale_limits(FloatType(expressed))
        scale = rng.choice([0.1, 1.0, 0.5, 3.0, max(smallest, 1e-3) * 7, rng.uniform(0.01, 50.0)])
        zero = rng.randint(low if negative else 0, high)
        return f"{min(scale, largest)!r}" + (f":{zero}" if rng.random() < 0.5 else "")

    kind = rng.randrange(3)
    if kind == 0:
        return f"!quant.uniform<{storage}:{expressed}, {parameter()}>"
    if kind == 1:
        values = ", ".join(parameter() for _ in range(rng.randint(1, 5)))
        return f"!quant.uniform<{storage}:{expressed}:{rng.randint(0, 4)}, {{{values}}}>"
    rank = rng.randint(1, 3)
    axes = rng.sample(range(rank), rng.randint(0, rank))
    blocks = ", ".join(f"{axis}:{rng.randint(1, 9)}" for axis in axes)
    shape = [rng.randint(1, 3) for _ in range(rank)]

    def grid(level: int) -> str:
        parts = [parameter(False) if level == rank - 1 else grid(level + 1) for _ in range(shape[level])]
        return "{" + ", ".join(parts) + "}"

    return f"!quant.uniform<{storage}:{expressed}:{{{blocks}}}, {grid(0)}>"


def test_types_are_unique():
    assert UniformQuantizedType(True, i8, f32, 0.5, 3) is UniformQuantizedType(True, i8, f32, 0.5, 3, -128, 127)
    assert UniformQuantizedType(True, i8, f32, float("nan")) is UniformQuantizedType(True, i8, f32, float("nan"))
    assert CalibratedQuantizedType(f32, -0.0, 1.0) is not CalibratedQuantizedType(f32, 0.0, 1.0)
    assert UniformQuantizedPerAxisType(True, i8, f32, [1.0], None, 0).zero_points == (0,)


def test_blockwise_zero_points_keep_their_bits():
    type = UniformQuantizedSubChannelType(False, i8, f32, [1, 2], [1.0, 2.0], [200, 3], [1], [4])
    assert type.zero_points == (-56, 3) and type.zero_point_values == (200, 3)
    assert str(type.zero_points_attribute()) == "dense<[[-56, 3]]> : tensor<1x2xi8>"


@pytest.mark.parametrize(("make", "message"), [
    (lambda: UniformQuantizedType(True, IntegerType(33), f32, 1.0), "illegal storage type size: 33"),
    (lambda: UniformQuantizedType(True, i8, f32, 1.0, 0, 3, 3), "illegal storage min and storage max: (3:3)"),
    (lambda: UniformQuantizedType(True, i8, i16, 1.0), "expressed type must be floating point"),
    (
        lambda: UniformQuantizedPerAxisType(True, i8, f32, [1.0], [1, 2], 0),
        "illegal number of scales and zeroPoints: 1, 2",
    ),
    (lambda: UniformQuantizedPerAxisType(True, i8, f32, [1.0], [1], -1), "illegal quantized dimension: -1"),
    (lambda: UniformQuantizedSubChannelType(True, i8, f32, [1], [1.0], None, [0], [0]), "illegal block size: 0"),
    (lambda: CalibratedQuantizedType(f32, 2.0, 1.0), "illegal min and max: (2.000000e+00:1.000000e+00)"),
])  # fmt: skip
def test_invalid_parameters(make, message):
    with pytest.raises(InvalidParameters) as caught:
        make()
    assert str(caught.value) == message


def test_scale_limits_are_those_of_the_formats():
    for name in FLOAT_FORMATS:
        smallest, largest = scale_limits(FloatType(name))
        assert 0 < smallest < largest
    assert scale_limits(FloatType("f16")) == (2.0**-24, 65504.0)
    assert scale_limits(FloatType("f8E4M3FN")) == (2.0**-9, 448.0)


def test_storage_limits():
    for width, signed in itertools.product(range(1, 33), (True, False)):
        low, high = storage_limits(width, signed)
        assert high - low == 2**width - 1 and low <= 0 <= high
