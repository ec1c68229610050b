"""Rules, folds and lowerings of the quant dialect, against mlir-opt."""

from __future__ import annotations

import itertools

import pytest

from lamina.asm.parser import parse_module
from lamina.ir.diagnostics import collect_diagnostics
from lamina.passmanager import PassManager, parse_pipeline
from tests.dialects.quant.test_types import ours
from tests.oracle import mlir_opt_many, requires_oracle

LAYER = "!quant.uniform<i8:f32, 2.0>"
OTHERS = ["!quant.uniform<i8:f64, 2.0>", "!quant.uniform<u8:f32, 2.0>", "!quant.uniform<i4:f32, 2.0>",
          "!quant.any<i8:f32>", "!quant.any<i8>", "!quant.calibrated<f32<-1.0:1.0>>"]  # fmt: skip
AXES = ["0, {1.0, 2.0}", "3, {1.0, 2.0}", "1, {2.0, 3.0, 4.0}", "1, {1.0, 2.0, 3.0, 4.0}"]
BLOCKS = ["0:1", "0:1, 1:2", "1:2, 0:1", "", "0:3", "0:8", "0:4", "2:1", "0:1, 0:3", "0:3, 1:2"]
GRIDS = ["{1.0}", "{{1.0}}", "{{1.0},{2.0}}", "{{1.0,2.0}}", "{{1.0,2.0},{3.0,4.0}}", "{{{1.0}}}"]
SHAPES = ["%s", "tensor<2x%s>", "tensor<%s>", "tensor<*x%s>", "tensor<2x2x%s>", "tensor<6x2x%s>", "tensor<?x?x%s>",
          "tensor<?x3x%s>", "tensor<0x2x%s>"]  # fmt: skip


def cast(op: str, source: str, target: str) -> str:
    return f"func.func @f(%a: {source}) -> {target} {{\n  %0 = quant.{op} %a : {source} to {target}\n" + (
        f"  return %0 : {target}\n}}\n"
    )


def casts() -> list[str]:
    found = []
    for op in ("qcast", "dcast", "scast"):
        plain = ["f32", "f64", "i8", "i16", "si8", "ui8", "index", "i4"]
        found += [cast(op, a, b) for a, b in itertools.product(plain, [LAYER, *OTHERS])]
        found += [cast(op, a, b) for a, b in itertools.product([LAYER, *OTHERS], plain)]
        found += [cast(op, "f32", "f32"), cast(op, "i8", "i8"), cast(op, LAYER, LAYER), cast(op, "f32", "i8")]
        containers = ["tensor<2x%s>", "tensor<3x%s>", "tensor<?x%s>", "tensor<*x%s>", "vector<2x%s>", "%s"]
        element = "i8" if op == "scast" else "f32"
        found += [cast(op, a % element, b % LAYER) for a, b in itertools.product(containers, containers)]
        kinds = [f"!quant.uniform<i8:f32:{axis}>" for axis in AXES]
        kinds += [f"!quant.uniform<i8:f32:{{{block}}}, {grid}>" for block in BLOCKS for grid in GRIDS]
        for kind, shape in itertools.product(kinds, SHAPES):
            source, target = shape % element, shape % kind
            found.append(cast(op, target, source) if op == "dcast" else cast(op, source, target))
    return list(dict.fromkeys(found))


@requires_oracle
def test_verifiers_as_mlir_opt():
    texts = casts()
    for text, result in zip(texts, mlir_opt_many(texts), strict=True):
        printed, diagnostics = ours(text)
        if result.ok:
            assert printed is not None and printed.strip() == result.stdout.strip(), (text, diagnostics)
        else:
            assert diagnostics == [(d.line, d.column, d.message) for d in result.diagnostics], text


def run(text: str, pipeline: str) -> tuple[str | None, list[str]]:
    """The module in generic form after a pipeline, or the errors."""
    with collect_diagnostics() as found:
        module = parse_module(text, "<stdin>", allow_unregistered=True)
        if PassManager(parse_pipeline(pipeline)).run(module):
            return module.to_text(generic=True, local_scope=True), []
    return None, [diagnostic.message for diagnostic in found]


def compare(texts: list[str], pipeline: str, flag: str | None = None) -> None:
    flags = ["--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-local-scope"]
    for text, result in zip(texts, mlir_opt_many(texts, *flags, flag or f"--pass-pipeline={pipeline}"), strict=True):
        assert result.ok, (text, result.explain())
        found, errors = run(text, pipeline)
        assert found is not None, (text, errors)
        assert found.strip() == result.stdout.strip(), text


FOLDS = [
    ("f32", ["qcast {q}", "dcast f32"]),
    ("{q}", ["dcast f32", "qcast {q}"]),
    ("{q}", ["dcast f32", "qcast {r}"]),
    ("{q}", ["scast i8", "scast {r}"]),
    ("{q}", ["scast i8", "scast {q}"]),
    ("i8", ["scast {q}", "scast i8"]),
    ("i8", ["scast {q}", "dcast f32"]),
    ("f32", ["qcast {q}", "scast i8", "scast {q}", "dcast f32", "qcast {q}", "scast i8"]),
]


def chain(start: str, steps: list[str], wrap: str) -> str:
    def spell(type: str) -> str:
        return wrap % type.format(q=LAYER, r="!quant.uniform<i8:f32, 3.0>")

    at = spell(start)
    lines = [f"func.func @f(%0: {at}) -> {spell(steps[-1].split(' ')[1])} {{"]
    for number, step in enumerate(steps):
        op, type = step.split(" ")
        lines.append(f"  %{number + 1} = quant.{op} %{number} : {at} to {spell(type)}")
        at = spell(type)
    return "\n".join([*lines, f"  return %{len(steps)} : {at}", "}"]) + "\n"


def test_folds_as_mlir_opt():
    texts = [chain(start, steps, wrap) for start, steps in FOLDS for wrap in ("%s", "tensor<?x%s>", "tensor<*x%s>")]
    compare(texts, "builtin.module(canonicalize)")


KINDS = {
    "layer": [
        *("i8:f32, 2.0", "i8:f32, 2.0:10", "u8<3:200>:f32, 2.0:10", "u8:f16, 0.1:255", "i32:f64, 0.1:3", "i4:f32, 1.0")
    ],
    "axis": ["i8<-8:7>:f32:{a}, {{2.0:10, 3.0}}", "u8:f32:{a}, {{2.0, 3.0}}", "i16:bf16:{a}, {{2.0:-3, 3.0}}"],
    "blocks": ["i8<-8:7>:f32:{{0:1, 1:2}}, {{{{2.0:10, 3.0}}, {{4.0, 5.0:3}}}}", "u8:f32:{{1:2}}, {{{{2.0, 3.0}}}}",
               "i8:f32:{{}}, {{{{2.0}}}}"],
}  # fmt: skip
PLACES = {
    "layer": [("%s", 0), ("tensor<4x5x%s>", 0), ("tensor<4x?x%s>", 0), ("tensor<*x%s>", 0), ("tensor<%s>", 0)],
    "axis": [("tensor<4x2x%s>", 1), ("tensor<2x?x%s>", 0), ("tensor<?x?x?x%s>", 2), ("tensor<*x%s>", 0),
             ("tensor<*x%s>", 1)],
    "blocks": [("tensor<?x?x%s>", 0), ("tensor<?x4x%s>", 0)],
}  # fmt: skip


def lowered_casts() -> list[str]:
    found = []
    for kind, types in KINDS.items():
        for type, (place, axis) in itertools.product(types, PLACES[kind]):
            quantized = place % f"!quant.uniform<{type.format(a=axis)}>"
            number = place % type.split(":")[1 if "<" not in type.split(":")[0] else 2].split(",")[0]
            found += [cast("qcast", number, quantized), cast("dcast", quantized, number)]
    return found


def test_lowering_as_mlir_opt():
    texts = lowered_casts()
    assert len(texts) > 90
    texts.append(chain("f32", ["qcast {q}", "dcast f32"], "%s"))
    compare(texts, "builtin.module(func.func(lower-quant-ops))")


def test_lowering_says_what_it_cannot_do():
    for type in ("!quant.any<i8:f32>", "!quant.calibrated<f32<-1.0:1.0>>"):
        found, errors = run(cast("qcast", "f32", type), "builtin.module(func.func(lower-quant-ops))")
        assert found is None
        assert errors == ["failed to legalize operation 'quant.qcast' that was explicitly marked illegal"]


@pytest.mark.parametrize("mode", ["nearest-even", "toward-zero"])
def test_other_roundings_are_valid_for_mlir_opt(mode):
    texts = lowered_casts()
    pipeline = f"builtin.module(func.func(lower-quant-ops{{rounding={mode}}}))"
    printed = []
    for text in texts:
        found, errors = run(text, pipeline)
        assert found is not None, (text, errors)
        printed.append(found)
    for text, result in zip(texts, mlir_opt_many(printed), strict=True):
        assert result.ok, (text, result.explain())


DEFINITIONS = """!q = !quant.uniform<i8:f32, 2.0:10>
!b = !quant.uniform<i8:f32:{0:1}, {{2.0}, {3.0}}>
!c = !quant.uniform<u8<0:100>:f32:{0:1,1:4}, {{2.0:3, 4.0:200}}>
!d = !quant.uniform<i8:f32:{}, {{2.0:5}}>
!e = !quant.uniform<i8:f32:{0:1}, {{2.0,3.0}, {3.0,4.0}}>
!f = !quant.uniform<i8:f32:{0:1}, {{0.1:4}, {0.7}}>
"""
FUNCTIONS = [
    """func.func private @ext(%a: !q, %b: tensor<?x!q>) -> (!q, f32)
func.func @f(%a: !q, %b: tensor<?x!q>) -> (!q, f32) {
  %0:2 = call @ext(%a, %b) : (!q, tensor<?x!q>) -> (!q, f32)
  return %0#0, %0#1 : !q,  f32
}""",
    """func.func @f(%a: !q, %b: tensor<2x?x!q> {x.y = 1 : i32}, %d: tensor<*x!quant.uniform<u8:f32:0, {2.0, 3.0}>>,
               %v: !quant.any<i8:f32>) -> (!q, tensor<2x?x!q>) attributes {test = !q} {
  return %a, %b : !q, tensor<2x?x!q>
}""",
    """func.func @f(%c: i1, %a: !q, %b: !q) -> f32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = quant.dcast %a : !q to f32
  return %0 : f32
^bb2:
  %1 = quant.dcast %b : !q to f32
  return %1 : f32
}""",
    """func.func @f(%c: i1, %a: !q, %b: !q) -> !q {
  %0 = scf.if %c -> !q { scf.yield %a : !q } else { scf.yield %b : !q }
  %1 = "test.op"(%a) {t = !q} : (!q) -> !q
  return %1 : !q
}""",
    """func.func @f(%b: tensor<2x?x!b>, %m: tensor<1x8x!c>, %k: tensor<3x3x!d>, %l : tensor<2x2x!e>, %n: tensor<2x2x!f>)
    -> (tensor<2x?x!b>, tensor<1x8x!c>) {
  %0 = quant.dcast %b : tensor<2x?x!b> to tensor<2x?xf32>
  %1 = quant.scast %b : tensor<2x?x!b> to tensor<2x?xi8>
  %2 = quant.qcast %0 : tensor<2x?xf32> to tensor<2x?x!b>
  %3 = quant.dcast %k : tensor<3x3x!d> to tensor<3x3xf32>
  return %2, %m : tensor<2x?x!b>, tensor<1x8x!c>
}""",
    """func.func @f(%c: i1, %b: tensor<2x?x!b>) -> tensor<2x?x!b> attributes {ty = tensor<2x?x!b>} {
  %0 = scf.if %c -> tensor<2x?x!b> { scf.yield %b : tensor<2x?x!b> } else { scf.yield %b : tensor<2x?x!b> }
  %1 = "test.op"(%0) {tt = !d} : (tensor<2x?x!b>) -> tensor<2x?x!b>
  return %1 : tensor<2x?x!b>
}""",
    """func.func private @h(%b: tensor<2x?x!b>) -> tensor<2x?x!b>
func.func @f(%c: i1, %b: tensor<2x?x!b>) -> tensor<2x?x!b> {
  %0 = call @h(%b) : (tensor<2x?x!b>) -> tensor<2x?x!b>
  return %0 : tensor<2x?x!b>
}""",
]
TEXTS = [DEFINITIONS + function + "\n" for function in FUNCTIONS]


def test_strip_func_quant_types_as_mlir_opt():
    compare(TEXTS, "builtin.module(strip-func-quant-types)")


def test_normalize_quant_types_as_mlir_opt():
    compare(
        TEXTS, "builtin.module(func.func(normalize-quant-types{any-block-size=true}))", "--normalize-quant-types"
    )


def test_normalize_leaves_wide_blocks_alone():
    text = "func.func private @f(tensor<4x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>>)\n"
    found, _ = run(text, "builtin.module(func.func(normalize-quant-types))")
    assert found is not None and "{0:2}" in found


def test_blocks_beyond_the_entry_keep_their_types():
    text = DEFINITIONS + """func.func @f(%c: i1, %a: !q, %b: !q) -> !q {
  cf.cond_br %c, ^bb1(%a : !q), ^bb1(%b : !q)
^bb1(%x: !q):
  return %x : !q
}
"""
    found, errors = run(text, "builtin.module(strip-func-quant-types)")
    assert found is not None, errors
    assert "(i1, i8, i8) -> i8" in found and found.count("quant.scast") == 3


def test_quant_verify_types():
    text = """func.func private @f(!quant.uniform<i8:f32:0, {1.0, 2.0}>)
func.func @g(%a: tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) attributes {
    a = tuple<tensor<3x!quant.uniform<i8:f32:1, {1.0, 2.0}>>>} {
  return
}
func.func @ok(%a: tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) { return }
"""
    found, errors = run(text, "builtin.module(quant-verify-types)")
    assert found is None
    assert [error.partition(": '")[0] for error in errors] == [
        "'func.func' op attribute 'function_type': scalar types may not use per-axis quantization",
        "'func.func' op block argument #0: quantized dimension size does not match number of scales",
        "'func.func' op attribute 'a': quantized dimension must be less than tensor rank",
    ]
