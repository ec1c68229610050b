"""Patterns at work: native functions, benefits, several roots, and random patterns against MLIR's bytecode."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lamina
import lamina.pdll
from lamina.ir.attributes import IntegerAttr
from lamina.ir.diagnostics import DiagnosticError, ParseError
from tests import oracle
from tests.pdll.random_patterns import pair


def applied(patterns: str, module: str, allow_native: bool = True) -> str:
    parsed = lamina.parse(module, allow_unregistered=True)
    lamina.pdll.loads(patterns, allow_native=allow_native).apply(parsed)
    return str(parsed)


CHAIN = """
func.func @f(%a: i32) -> i32 {
  %0 = "test.a"(%a) {k = 4 : i32} : (i32) -> i32
  %1 = "test.a"(%0) {k = 3 : i32} : (i32) -> i32
  return %1 : i32
}
"""


def test_native_code_and_attributes() -> None:
    text = applied(
        """
        Constraint Even(a: Attr) [{ return a.value % 2 == 0; }];
        Pattern { let r = op<test.a>(v: Value) {k = k: [Attr, Even]} -> (t: Type);
                  replace r with op<test.b>(v) {was = k} -> (t); }
        """,
        CHAIN,
    )
    assert '"test.b"(%arg0) {was = 4 : i32}' in text
    assert '"test.a"(%0) {k = 3 : i32}' in text


def test_native_code_needs_leave() -> None:
    with pytest.raises(DiagnosticError, match="native constraint 'Even' is not registered"):
        applied(
            "Constraint Even(a: Attr) [{ True }];\nPattern => erase op<test.a> {k = k: [Attr, Even]};", CHAIN, False
        )


def test_native_code_that_is_no_python() -> None:
    with pytest.raises(ParseError, match="is not valid Python"):
        lamina.pdll.loads("Constraint C(a: Attr) [{ int x = 1; }];", allow_native=True)


def test_registered_functions_with_results() -> None:
    patterns = lamina.pdll.loads(
        """
        Constraint Next(a: Attr) -> Attr;
        Rewrite Mark(op: Op, a: Attr) -> (first: Attr, second: Attr);
        Pattern { let r = op<test.a>(v: Value) {k = k: Attr} -> (t: Type); let n = Next(k);
                  rewrite r with { let m = Mark(r, n);
                                   let b = op<test.b>(v) {x = m.first, y = m.second} -> (t); replace r with b; }; }
        """
    )

    @patterns.constraint
    def Next(a: IntegerAttr) -> IntegerAttr | None:
        return IntegerAttr(a.type, a.value + 1) if a.value < 4 else None

    patterns.register_rewrite("Mark", lambda rewriter, op, a: (a, op.get_attr("k")))
    module = lamina.parse(CHAIN, allow_unregistered=True)
    patterns.apply(module)
    assert '"test.b"(%0) {x = 4 : i32, y = 3 : i32}' in str(module)
    assert '"test.a"(%arg0) {k = 4 : i32}' in str(module)


def test_larger_benefit_comes_first() -> None:
    text = applied(
        """
        Pattern Low with benefit(1) { let r = op<test.a>(v: Value) -> (t: Type);
                                      replace r with op<test.low>(v) -> (t); }
        Pattern High with benefit(2) { let r = op<test.a>(v: Value) {k = attr<"3 : i32">} -> (t: Type);
                                       replace r with op<test.high>(v) -> (t); }
        """,
        CHAIN,
    )
    assert '"test.high"(%0)' in text
    assert '"test.low"(%arg0)' in text


def test_known_operations_give_named_results_and_inferred_types() -> None:
    text = applied(
        """
        Pattern { let mul = op<arith.muli>(x: Value, y: Value);
                  let root = op<arith.addi>(mul.result, z: Value);
                  replace root with op<arith.subi>(x, z); }
        """,
        "func.func @f(%a: i32, %b: i32) -> i32 {\n  %0 = arith.muli %a, %b : i32\n"
        "  %1 = arith.addi %0, %b : i32\n  return %1 : i32\n}",
    )
    assert "arith.subi %arg0, %arg1 : i32" in text
    assert "muli" not in text


def test_erasing_what_is_used_is_an_error() -> None:
    with pytest.raises(DiagnosticError, match="whose results are still used"):
        applied("Pattern => erase op<test.a>;", CHAIN)


@oracle.requires_debian_oracle
def test_random_patterns_do_what_mlir_does() -> None:
    """Patterns through lamina's compiled matchers and through MLIR's bytecode."""
    seeds = range(150)
    whole = [f"module @patterns {{\n{p}}}\nmodule @ir {{\n{m}}}\n" for p, m in map(pair, seeds)]
    results = oracle.mlir_opt_many(whole, "-allow-unregistered-dialect", "-test-pdl-bytecode-pass", debian=True)
    differences = []
    for seed, text, theirs in zip(seeds, whole, results, strict=True):
        assert theirs.ok, theirs
        patterns, module = lamina.parse(text, allow_unregistered=True).regions[0].first_block.operations  # type: ignore[union-attr]
        lamina.pdll.from_module(patterns).apply(module)
        wanted = theirs.stdout[theirs.stdout.index("module @ir") :]
        if flat(str(module)) != flat(wanted):
            differences.append(seed)
    assert not differences


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text).rstrip("} ")


def test_errors_of_native_code_and_of_rewrites_are_diagnostics() -> None:
    with pytest.raises(DiagnosticError, match="native constraint 'Bad' raised AttributeError"):
        applied("Constraint Bad(a: Attr) [{ return a.missing }];\nPattern => erase op<test.a> {k = k: Bad};", CHAIN)
    with pytest.raises(DiagnosticError, match="the rewrite of 'Twice' failed"):
        applied(
            "Pattern Twice { let r = op<test.a>(v: Value) -> (t: Type);"
            " rewrite r with { replace r with v; replace r with v; }; }",
            CHAIN,
        )


def test_explanation_and_statistics() -> None:
    from lamina.pdll.explain import explain_no_match, statistics

    patterns = lamina.pdll.loads('Pattern P { let r = op<test.a> {k = attr<"4 : i32">}; replace r with r; }')
    module = lamina.parse(CHAIN, allow_unregistered=True)
    said = explain_no_match(patterns, module, "@P", "4")
    assert "attribute 'k' of the root must be 4 : i32, but it is 3 : i32" in said
    counts = statistics(patterns, module)["P"]
    assert (counts.tried, counts.matched, sum(counts.failures.values())) == (2, 1, 1)


def test_files_include_from_their_own_folder(tmp_path: Path) -> None:
    (tmp_path / "inner.pdll").write_text("Constraint Fine(v: Value) [{ True }];\n")
    (tmp_path / "outer.pdll").write_text(
        '#include "inner.pdll"\nPattern => replace op<test.a>(v: Fine) {k = attr<"4 : i32">} with v;\n'
    )
    module = lamina.parse(CHAIN, allow_unregistered=True)
    lamina.pdll.load(tmp_path / "outer.pdll", allow_native=True).apply(module)
    assert str(module).count("test.a") == 1


@pytest.mark.parametrize("seed", range(25))
def test_the_interpreter_does_what_the_compiled_matcher_does(seed: int) -> None:
    from lamina.pdll.patterns import from_interp
    from lamina.rewrite import apply_patterns_greedily
    from lamina.rewrite.pdl_interpreter import InterpretedPattern

    text, payload = pair(seed)
    patterns = lamina.pdll.from_module(lamina.parse(text))
    compiled, stepped = (lamina.parse(payload, allow_unregistered=True) for _ in range(2))
    patterns.apply(compiled)
    steps: list[str] = []
    interpreter = patterns.interpreter(lambda op, values: steps.append(op.name))
    apply_patterns_greedily(stepped, [InterpretedPattern(interpreter)])
    assert str(stepped) == str(compiled)
    assert steps
    # The same program from a pass, written out and read again.
    program = lamina.parse(text)
    lamina.run_pipeline(program, "builtin.module(convert-pdl-to-pdl-interp)")
    third = lamina.parse(payload, allow_unregistered=True)
    apply_patterns_greedily(third, from_interp(lamina.parse(str(program))))
    assert str(third) == str(compiled)


def test_patterns_under_dialect_conversion() -> None:
    from lamina.rewrite import ConversionTarget, apply_partial_conversion

    text = CHAIN.replace("test.a", "old.a")
    patterns = lamina.pdll.loads(
        "Pattern with recursion { let r = op<old.a>(v: Value) {k = k: Attr} -> (t: Type);"
        " replace r with op<new.a>(v) {k = k} -> (t); }"
    )
    module = lamina.parse(text, allow_unregistered=True)
    target = ConversionTarget().add_illegal_op("old.a").add_legal_op("new.a")
    apply_partial_conversion(module, target, patterns.separate_patterns())
    assert '"new.a"(%0) {k = 3 : i32}' in str(module) and "old.a" not in str(module)
    # What is not legal is undone, and another pattern is tried.
    patterns = lamina.pdll.loads(
        "Pattern First with benefit(2) { let r = op<old.a>(v: Value) -> (t: Type);"
        " replace r with op<bad.a>(v) -> (t); }"
        "Pattern Then with benefit(1), recursion { let r = op<old.a>(v: Value) -> (t: Type);"
        " replace r with op<new.a>(v) -> (t); }"
    )
    assert [pattern.bounded_recursion for pattern in patterns.separate_patterns()] == [False, True]
    module = lamina.parse(text, allow_unregistered=True)
    apply_partial_conversion(module, target, patterns.separate_patterns())
    assert str(module).count("new.a") == 2


def test_deep_and_wide_trees() -> None:
    """Patterns of a depth that Python's loops cannot nest, and many alternatives at each step."""
    lines = []
    for number in range(30):
        operand = "v: Value"
        for depth in range(25):
            operand = f"op<test.n{(number * depth) % 3}>({operand}).0"
        lines.append(f"Pattern P{number} {{ let r = op<test.root{number % 2}>({operand}) -> (t: Type);"
                     f" replace r with op<test.made{number}>(v) -> (t); }}")
    patterns = lamina.pdll.loads("\n".join(lines))
    chain = [f'%{step} = "test.n{(7 * step) % 3}"({"%a" if step == 0 else f"%{step - 1}"}) : (i32) -> i32'
             for step in range(25)]
    text = "func.func @f(%a: i32) -> i32 {\n" + "\n".join(chain)
    module = lamina.parse(text + '\n%r = "test.root1"(%24) : (i32) -> i32\nreturn %r : i32 }', allow_unregistered=True)
    patterns.apply(module)
    assert '"test.made' in str(module)


def test_patterns_show_their_names() -> None:
    patterns = lamina.pdll.loads("Pattern Erase => erase op<test.a>;\nPattern => erase op<test.b>;")
    assert repr(patterns) == "<patterns: Erase, (unnamed)>"
