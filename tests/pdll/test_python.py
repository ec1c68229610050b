"""Patterns from Python: the builder, and the modules that -x py writes."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import lamina
import lamina.pdll
from lamina.pdll import parse, py_gen
from lamina.pdll.builder import PatternBuilder, patterns, pdl_pattern
from lamina.pdll.mlir_gen import generate
from lamina.rewrite import PatternSet, apply_patterns_greedily

MODULE = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = "test.neg"(%b) {k = 1 : i32} : (i32) -> i32
  %1 = "test.add"(%a, %0) : (i32, i32) -> i32
  return %1 : i32
}
"""


def test_builder() -> None:
    @pdl_pattern(benefit=2)
    def subtract(p: PatternBuilder) -> None:
        x, y, t = p.operand(), p.operand(), p.type()
        k = p.attr()
        inner = p.op("test.neg", [y], {"k": k}, [t])
        root = p.op("test.add", [x, p.result(inner)], types=[t])
        p.constraint("Fine", k)
        with p.rewrite(root):
            p.replace(root, p.op("test.sub", [x, y], {"k": k}, [t]))

    module = lamina.parse(MODULE, allow_unregistered=True)
    made = patterns(subtract)
    made.register_constraint("Fine", lambda k: k.value == 1)
    assert made.names == ["subtract"]
    made.apply(module)
    assert '"test.sub"(%arg0, %arg1) {k = 1 : i32}' in str(module)


def generated(text: str, tmp_path: Path) -> ModuleType:
    parsed = parse(text)
    module = generate(parsed.module, parsed.diagnostics)
    assert module is not None, parsed.diagnostics.found
    source = py_gen.generate(parsed.module, module)
    made = ModuleType("generated_patterns")
    sys.modules["generated_patterns"] = made
    exec(compile(source, str(tmp_path / "generated.py"), "exec"), made.__dict__)
    return made


def test_generated_module(tmp_path: Path) -> None:
    made: Any = generated(
        """
        Constraint One(a: Attr) [{ return a.value == 1 }];
        Constraint Outer(v: Value);
        /// Documented.
        Pattern Sub with benefit(3), recursion {
          let inner = op<test.neg>(y: Value) {k = k: [Attr, One]};
          let root = op<test.add>(x: Value, inner.0) -> (t: Type);
          replace root with op<test.sub>(x, y) -> (t);
        }
        Pattern Other { let v: [Value, Outer]; erase op<test.gone>(v); }
        """,
        tmp_path,
    )
    assert made.Sub.__doc__ == "Documented." and made.Sub.benefit == 3 and made.Sub.bounded_recursion
    assert made.Sub.root_name == "test.add"
    assert made.Other.declared == ("Outer",)
    module = lamina.parse(MODULE, allow_unregistered=True)
    apply_patterns_greedily(module, made.populate(PatternSet()).add(made.Other(Outer=lambda value: True)))
    assert '"test.sub"(%arg0, %arg1)' in str(module)
