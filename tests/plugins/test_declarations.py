"""The package's declarations of StableHLO and CHLO say what the projects' own files say.

`STABLEHLO_ROOT` names a checkout of StableHLO; without it the comparison skips.
"""

# ruff: noqa: E501

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import lamina
from lamina.ir.dialect import load_dialect

ROOT = os.environ.get("STABLEHLO_ROOT", "")
FILES = {"stablehlo": "StablehloOps.td", "chlo": "ChloOps.td"}
# Its format is in C++, and that of `scan` needs a trait of the names of its arguments.
OWN_SYNTAX = {"chlo.scan"}

# Types and attributes that tell the constraints of the two dialects apart.
SAMPLES = """
tensor<f32> tensor<4xf32> tensor<?xf32> tensor<*xf32> tensor<4x4xf16> tensor<2x3xbf16> tensor<4xf8E4M3FN> tensor<4xi1>
tensor<i32> tensor<i64> tensor<4xi8> tensor<4xui32> tensor<ui32> tensor<4xi4> tensor<4xui2> tensor<2x2xi32> tensor<4xsi8>
tensor<4xi7> tensor<4xcomplex<f32>> tensor<complex<f64>> tensor<4xindex> tensor<index> tensor<?xindex> tensor<4xtf32>
tensor<4x!quant.uniform<i8:f32,0.5>> tensor<!quant.uniform<i8:f32,0.5:3>> tensor<4x!quant.uniform<u8:f32,0.5>>
tensor<2x!quant.uniform<i8:f32:0,{0.5,0.25}>> tensor<3x!quant.uniform<i8:f32:0,{0.5,0.25}>> memref<4xf32> memref<4xi7>
tuple<tensor<4xf32>> tuple<tuple<>,!stablehlo.token> !stablehlo.token f32 i32 vector<4xf32> !stablehlo.future<tensor<f32>>
"""
ATTRIBUTES = (
    "1 : i64", "-1 : i64", "0 : i64", "1 : i32", "-1 : i32", "true", "unit", '"text"', "@name", "1.0 : f32", "[@a]", "[]", "{}",
    "array<i64: 1>", "array<i1: true>", "array<i32: 1>", "dense<1> : tensor<1x2xi64>", "dense<1> : tensor<2xindex>",
    "dense<1> : tensor<1x2xindex>", "dense<1.0> : tensor<f32>", "[dense<1> : tensor<2xindex>]", "[dense<1> : tensor<2x1xindex>]",
    "#stablehlo.gather<offset_dims = [1]>", "#stablehlo.channel_handle<handle = 1, type = 0>", "#stablehlo<precision HIGH>",
    "[#stablehlo<precision HIGH>]", "#stablehlo<fft_type RFFT>", "#stablehlo<comparison_direction GT>",
    "#stablehlo<comparison_type SIGNED>", "#stablehlo<transpose ADJOINT>", "#stablehlo<rng_distribution NORMAL>",
    "#stablehlo<rng_algorithm PHILOX>", "#stablehlo.dot<lhs_contracting_dimensions = [1]>",
)  # fmt: skip


def described(dialect: str) -> dict[str, object]:
    """The description of a loaded dialect's operations: parts by name and number, constraints, syntax."""
    types = [lamina.parse_type(text) for text in SAMPLES.split()]
    attributes = [lamina.parse_attribute(text) for text in ATTRIBUTES]
    loaded = load_dialect(dialect)
    assert loaded is not None
    found: dict[str, object] = {}
    for name in loaded.operations.names():
        definition = loaded.operations[name].definition
        parts = []
        for part in definition.fields:
            samples = types if part.kind in ("operand", "result") else attributes if part.kind == "property" else []
            accepted = "".join("x" if part.constraint.accepts(sample) else "." for sample in samples)
            parts.append([part.kind, part.ods_name, str(part.arity), bool(part.optional), accepted])
        text = " ".join((definition.assembly_format or "").split())
        found[name] = [parts, text.replace("type(results)", "type($result)")]
    return found


def _described_from(dialect: str, *words: str) -> dict[str, object]:
    """The same in a process of its own, where the dialect may come from other files."""
    script = (
        "import json, sys, lamina\n"
        "from tests.plugins.test_declarations import described\n"
        "if sys.argv[2:]: lamina.load_dialect(sys.argv[2], include_dirs=sys.argv[3:])\n"
        "print(json.dumps(described(sys.argv[1])))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, dialect, *words], capture_output=True, text=True, check=True,
        cwd=Path(__file__).parents[2],
    )  # fmt: skip
    result: dict[str, object] = json.loads(done.stdout)
    return result


@pytest.mark.skipif(not ROOT, reason="STABLEHLO_ROOT names no checkout of StableHLO")
@pytest.mark.parametrize("dialect", FILES)
def test_same_operations(dialect: str) -> None:
    theirs = _described_from(dialect, str(Path(ROOT) / "stablehlo" / "dialect" / FILES[dialect]), ROOT)
    ours = _described_from(dialect)
    assert ours.keys() == theirs.keys()
    assert {name: ours[name] for name in theirs if name not in OWN_SYNTAX and ours[name] != theirs[name]} == {
        name: theirs[name] for name in theirs if name not in OWN_SYNTAX and ours[name] != theirs[name]
    }


def test_dialects_need_no_files() -> None:
    assert len(described("stablehlo")) == 118
    assert len(described("chlo")) == 51


def test_attributes_of_shardy_are_kept() -> None:
    text = "#sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4}, custom>"
    assert str(lamina.parse_attribute(text)) == text


def test_a_cached_load_imports_little() -> None:
    script = (
        "import sys, lamina\n"
        "from lamina.ir.dialect import load_dialect\n"
        "load_dialect('stablehlo')\n"
        "print([name for name in ('tempfile', 'lamina.rewrite') if name in sys.modules])"
    )
    for _ in range(2):  # the first may have to write the cache
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
