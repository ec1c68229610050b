"""The syntax of CIRCT's hw, comb and seq on declarations of their names: round trips, and texts that are refused.

`CIRCT_ROOT` names a checkout of CIRCT, whose own declarations then have to give the same text.
"""

# ruff: noqa: E501

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lamina

FOLDER = Path(__file__).parent
ROOT = os.environ.get("CIRCT_ROOT", "")
MODULE = (FOLDER / "test_circt.expected").read_text()


@pytest.fixture(scope="module", autouse=True)
def _dialects() -> None:
    lamina.load_dialect(FOLDER / "circt.td")


def test_every_syntax_survives_a_round_trip() -> None:
    module = lamina.parse(MODULE)
    assert str(module).rstrip() == MODULE.rstrip()
    assert str(lamina.parse(module.to_text(generic=True))) == str(module)


def test_nothing_concatenated_is_printed_as_it_is_read() -> None:
    module = lamina.parse('func.func @f() {\n%0 = "comb.concat"() : () -> i0\nreturn\n}')
    assert '%0 = "comb.concat"() : () -> i0\n' in str(module)
    assert str(lamina.parse(str(module))) == str(module)


@pytest.mark.skipif(not ROOT, reason="CIRCT_ROOT names no checkout of CIRCT")
def test_same_text_with_the_declarations_of_a_checkout(tmp_path: Path) -> None:
    (tmp_path / "all.mlir").write_text(MODULE)
    include = f"{ROOT}/include"
    files = [f"--dialect={include}/circt/Dialect/{name}.td" for name in ("HW/HW", "Comb/Comb", "Seq/Seq")]
    words = [sys.executable, "-m", "lamina", "opt", str(tmp_path / "all.mlir"), *files, "-I", include]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert done.stdout.rstrip() == MODULE.rstrip()


REFUSED = {
    "hw.constant 1.0 : f32": "expected an integer constant",
    "hw.enum.constant A : i8": "expected an enum type",
    "hw.array_concat %a : i8": "types must all be arrays",
    "hw.array_concat %arr, %other : !hw.array<2xi8>, !hw.array<2xi4>": "array element types must match",
    "hw.array_slice %a[%a] : (i8) -> !hw.array<2xi8>": "Expected array type",
    "hw.struct_create (%a) : !hw.struct<x: i8, y: i1>": "incorrect input and output types",
    "hw.struct_create (%a) : i8": "expected !hw.struct",
    'hw.struct_extract %s["z"] : !hw.struct<x: i8>': "field name 'z' not found in aggregate type",
    'hw.struct_inject %s["z"], %a : !hw.struct<x: i8>': "field name 'z' not found",
    'hw.union_create "z", %a : !hw.union<x: i8>': "field name 'z' not found",
    "hw.struct_create (%a, %a) : !hw.struct<x: i8, x: i8>": "duplicated field name|duplicate field name 'x'",
    "hw.wire %a sym [<@x, -1, public>] : i8": "the number of a field is not negative",
    "hw.wire %a sym [<@x, 1, open>] : i8": "expected public, private or nested",
    "hw.param.value i32 7": "expected '='",
    "comb.concat %a, %s : i8, !hw.struct<x: i8>": "expected integers as operands",
    "seq.read %a[%a] {latency = 1 : i64} : i8": "expected a !seq.hlmem type",
    "seq.read %mem[%a] {latency = 1 : i64} : !seq.hlmem<4x8xi32>": "expected 2 addresses, got 1",
    "seq.firreg %a clock %clk preset 256 : i8": "preset value too large",
    "seq.firreg %a clock %clk preset -1 : i8": "preset value must not be negative",
    "seq.firreg %a clock %clk preset %a : i8": "expected integer value",
    'hw.instance "i" @m(a %a: i8) -> ()': "expected ':'",
}


@pytest.mark.parametrize("line", REFUSED)
def test_refused_at_their_place(line: str) -> None:
    text = f"""hw.module @f(in %a : i8, in %s : !hw.struct<x: i8>, in %arr : !hw.array<2xi8>, in %other : !hw.array<2xi4>,
    in %clk : !seq.clock, in %mem : !seq.hlmem<4x8xi32>) {{
%0 = {line}
}}"""
    with pytest.raises(lamina.ParseError, match=REFUSED[line]) as caught:
        lamina.parse(text)
    assert str(caught.value).startswith("-:3:")


@pytest.mark.parametrize(
    ("text", "message"),
    {
        "hw.module @f(through %a : i8) {}": "expected in, out or inout",
        "hw.module @f<width>(in %a : i8) {}": "expected ':'",
        "hw.module @f(in %a : !hw.array<2x3xi8>) {}": "an array has one size",
        "hw.module @f(in %a : !hw.modty<through b : i8>) {}": "expected input, output or inout",
        "hw.module @f(in %a : i8, out b : i8) {": "expected",
        "hw.module.generated @f(in %a : i8)": "expected ','",
        "hw.hierpath @f [@a::@b::@c]": "expected a module and a name inside of it",
    }.items(),
)
def test_modules_refused(text: str, message: str) -> None:
    with pytest.raises(lamina.ParseError, match=message):
        lamina.parse(text)


VALUES = "in %a : i8, in %s : !hw.struct<x: i8>, in %arr : !hw.array<2xi8>, in %clk : !seq.clock"
RULES = {
    f"hw.module @f({VALUES}) {{ %0 = hw.bitcast %a : (i8) -> i9 }}": "Bitwidth of input must match result",
    f"hw.module @f({VALUES}) {{ %0 = comb.extract %a from 4 : (i8) -> i5 }}": "from bit too large for input",
    f"hw.module @f({VALUES}) {{ %0 = comb.replicate %a : (i8) -> i9 }}": "must produce integer multiple of operand",
    f"hw.module @f({VALUES}) {{ %0 = comb.replicate %a : (i8) -> i4 }}": "replicate cannot shrink bitwidth",
    f"hw.module @f({VALUES}) {{ %0 = hw.aggregate_constant [1 : i8] : !hw.array<2xi8> }}": "has wrong size for array",
    f"hw.module @f({VALUES}) {{ %0 = hw.aggregate_constant [1 : i4] : !hw.struct<x: i8> }}": "bitwidth doesn't match",
    "hw.module @f(in %a : i8, out b : i4) { hw.output %a : i8 }": "In operand 0, expected 'i4', but got 'i8'",
    "hw.module @f(in %a : i8, out b : i4) { hw.output }": "must have same number of operands as region results",
    'hw.module @f(in %a : i8) { %0 = hw.instance "i" @g(x: %a: i8) -> (y: i8) }': "Cannot find module definition 'g'",
    'hw.module @g(in %x : i4) {} hw.module @f(in %a : i8) { hw.instance "i" @g(x: %a: i8) -> () }': "operand type #0",
    'hw.module @g(in %x : i8) {} hw.module @f(in %a : i8) { hw.instance "i" @g(z: %a: i8) -> () }': "input label #0",
    'hw.module @g(in %x : i8) {} hw.module @f(in %a : i8) { hw.instance "i" @g() -> () }': "wrong number of operands",
    'hw.module @g(in %x : i8) {} hw.module @f(in %a : i8) { hw.instance "i" @g<w: i8 = 1>(x: %a: i8) -> () }': (
        "expected 0 parameters but had 1"
    ),
    "hw.module @f<w: i8, w: i8>(in %a : i8) {}": "has the same name as a previous parameter",
    f"hw.module @f({VALUES}) {{ hw.triggered {{ hw.triggered {{}} }} }}": "must not be in a procedural region",
    f"hw.module @f({VALUES}) {{ hw.step }}": "'hw.step' op must not be in a non-procedural region",
    "func.func @f() { hw.module @g(in %a : i8) {}  return }": "InnerSymbolTable must have InnerRefNamespace parent",
    'hw.module @f(in %m : !seq.hlmem<4x8xi32>, in %a : i2) { %0 = "seq.read"(%m, %a, %a) '
    "<{latency = 0, operandSegmentSizes = array<i32: 1, 2, 0>}> : (!seq.hlmem<4x8xi32>, i2, i2) -> i32 }": (
        "address bit widths should be identical to the clog2 of the shape of the HLMemType"
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", RULES)
def test_rules_refuse(text: str) -> None:
    with pytest.raises(lamina.VerifyError) as caught:
        lamina.parse(text)
    assert RULES[text] in str(caught.value)


def test_procedural_regions() -> None:
    lamina.parse(f"hw.module @f({VALUES}) {{ hw.triggered {{ hw.step }} }}")
    lamina.parse("hw.step")
    places = "in %m : !seq.hlmem<4x8xi32>, in %a : i2, in %b : i3"
    lamina.parse(f"hw.module @f({places}) {{ %0 = seq.read %m[%a, %b] {{latency = 0 : i64}} : !seq.hlmem<4x8xi32> }}")
