"""What the language's documentation states of constraints and rewrites: each test applies patterns that show it, or
reads the C++ that is made of them."""

# ruff: noqa: E501

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import lamina
import lamina.pdll
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.value import Value
from lamina.pdll import cpp_gen
from lamina.pdll.mlir_gen import generate
from tests.pdll.documented import USE, applied, refused

# ---- Constraints


@pytest.mark.parametrize(
    ("pattern", "matched", "other"),
    [
        # The kinds of an operand that another operation makes.
        ("let i: Op; let r = op<my.r>(i);", '%0 = "my.x"() : () -> i32\n"my.r"(%0) : (i32) -> ()', '"my.r"(%a) : (i32) -> ()'),
        ("let i: Op<my.x>; let r = op<my.r>(i);", '%0 = "my.x"() : () -> i32\n"my.r"(%0) : (i32) -> ()',
         '%0 = "my.y"() : () -> i32\n"my.r"(%0) : (i32) -> ()'),
        ("let t: Type; let a: Attr<t>; let r = op<my.r> {k = a} -> (t);", '%0 = "my.r"() {k = 1 : i8} : () -> i8',
         '%0 = "my.r"() {k = 1 : i8} : () -> i16'),
        ("let t: Type; let r = op<my.r> -> (t);", '%0 = "my.r"() : () -> i8', '%0:2 = "my.r"() : () -> (i8, i8)'),
        ("let t: TypeRange; let r = op<my.r>(v: ValueRange<t>) -> (t);", '%0:2 = "my.r"(%a, %c) : (i32, f32) -> (i32, f32)',
         '%0 = "my.r"(%a, %c) : (i32, f32) -> i32'),
        ("let t: Type; let v: Value<t>; let r = op<my.r>(v) -> (t);", '%0 = "my.r"(%a) : (i32) -> i32',
         '%0 = "my.r"(%a) : (i32) -> f32'),
    ],
)  # fmt: skip
def test_core_constraints(pattern: str, matched: str, other: str) -> None:
    text = f"Pattern {{ {pattern} erase r; }}"
    assert "my.r" not in "".join(applied(text, matched))
    assert "my.r" in "".join(applied(text, other))


def test_core_constraints_are_no_calls() -> None:
    assert "<pdll>:1:" in refused("Pattern { let r = op<my.r>(v: Value); Value(v); erase r; }")


PAIRS = (
    '%0:2 = "shown.pair"(%a) : (i32) -> (i32, i32)\n%1:2 = "my.other"(%0#0, %0#1) : (i32, i32) -> (i32, i32)\n'
    '"my.use"(%1#0, %1#1) : (i32, i32) -> ()'
)


@pytest.mark.parametrize(
    ("constraint", "replacement"),
    [
        # Declared results, by number and by name; results that are inferred; single lines.
        ("Two(op: Op<shown.pair>) -> (Value, second: Value) { return (op.result1, op.result2); }", "(t.1, t.0)"),
        ("Two(op: Op<shown.pair>) -> (Value, second: Value) { return (op.result1, op.result2); }", "(t.second, t.0)"),
        ("Two(op: Op<shown.pair>) { return (first = op.result1, second = op.result2); }", "(t.second, t.first)"),
        ("Two(op: Op<shown.pair>) => (first = op.result1, second = op.result2);", "(t.second, t.first)"),
        ("Two(op: Op<shown.pair>) { return op; }", "(t.result2, t.result1)"),
        ("Two(op: Op<shown.pair>) => op;", "(t.result2, t.result1)"),
        ("Two(op: Op<shown.pair>) -> Op<shown.pair> { return op; }", "(t.1, t.0)"),
    ],
)
def test_constraints_with_results(constraint: str, replacement: str, dialect: Path) -> None:
    pattern = (
        f'#include "shown.td"\nConstraint {constraint}\nPattern {{ let p: Op<shown.pair>; let t = Two(p);'
        f" let r = op<my.other>(p.result1, p.result2); replace r with {replacement}; }}"
    )
    assert applied(pattern, PAIRS, dialect)[-1] == '"my.use"(%result2, %result1) : (i32, i32) -> ()'


def test_constraints_are_fragments_of_matches() -> None:
    pattern = (
        "Constraint First(op: Op<my.foo>) -> Value { return op.0; }\n"
        "Pattern { let v = First(op<my.foo>); let r = op<my.r>(v); erase r; }"
    )
    text = '%0 = "my.foo"() : () -> i32\n%1 = "my.bar"() : () -> i32\n"my.r"(%0) : (i32) -> ()\n"my.r"(%1) : (i32) -> ()'
    assert applied(pattern, text)[2:] == ['"my.r"(%1) : (i32) -> ()']


def test_an_operation_that_no_other_uses_is_refused() -> None:
    """As by mlir-pdll, in spite of an example of the documentation."""
    message = refused(
        "Constraint UsedByFoo(value: Value) {\n  op<my.foo>(value);\n}\n"
        "Pattern { let r = op<my.r>; UsedByFoo(r.0); erase r; }"
    )
    assert "<pdll>:2:3" in message and "expected a bindable user" in message


def test_native_constraints_are_registered_or_given() -> None:
    text = '%0 = "my.foo"(%a, %b) : (i32, i32) -> i32\n%1 = "my.foo"(%a, %c) : (i32, f32) -> i32\n'
    text += '"my.use"(%0, %1) : (i32, i32) -> ()'
    body = "Pattern { let v: OneType; let w: Value; Same(v, w); let r = op<my.foo>(v, w); replace r with v; }"
    declared = "Constraint OneType(v: Value);\nConstraint Same(v: Value, w: Value);\n"
    given = (
        "Constraint OneType(v: Value) [{ return str(v.type) == 'i32' }];\n"
        "Constraint Same(v: Value, w: Value) [{ return v.type is w.type }];\n"
    )
    wanted = '"my.use"(%arg0, %0) : (i32, i32) -> ()'
    functions = {"OneType": lambda v: str(v.type) == "i32", "Same": lambda v, w: v.type is w.type}
    assert applied(declared + body, text, **functions)[-1] == wanted
    assert applied(given + body, text)[-1] == wanted
    with pytest.raises(DiagnosticError, match="is not registered"):
        applied(declared + body, text)


def test_native_code_sees_the_rewriter() -> None:
    found = applied(
        "Rewrite Make(v: Value) -> Op [{ return rewriter.create('my.made', v, result_types=[v.type]) }];\n"
        "Pattern { let r = op<my.foo>(v: Value); replace r with Make(v); }",
        '%0 = "my.foo"(%a) : (i32) -> i32\n' + USE,
    )
    assert found == ['%0 = "my.made"(%arg0) : (i32) -> i32', USE]


# ---- C++ of native code


def as_cpp(patterns: str, dialect: Path) -> str:
    parsed = lamina.pdll.parse(patterns, include_dirs=[str(dialect)])
    module = generate(parsed.module, parsed.diagnostics)
    assert module is not None
    return cpp_gen.generate(parsed.module, module)


@pytest.mark.parametrize(
    ("written", "native"),
    [
        ("Attr", "::mlir::Attribute"),
        ("Op", "::mlir::Operation *"),
        ("Type", "::mlir::Type"),
        ("TypeRange", "::mlir::TypeRange"),
        ("Value", "::mlir::Value"),
        ("ValueRange", "::mlir::ValueRange"),
        ("Op<shown.foo>", "::shown::FooOp"),
        ("Op<my.unknown>", "::mlir::Operation *"),
        ("EvenAttr", "::mlir::IntegerAttr"),
        ("WideType", "::mlir::IntegerType"),
        ("MarkedInterface", "::shown::Marked"),
        ("MarkedType", "::shown::MarkedType"),
        ("MarkedAttr", "::shown::MarkedAttr"),
    ],
)
def test_native_types_in_cpp(written: str, native: str, dialect: Path) -> None:
    uses = {"Attr": " {k = it}", "Type": " -> (it)", "TypeRange": " -> (it)"}
    kind = next((kind for kind in ("TypeRange", "Type", "Attr") if written.endswith(kind)), "")
    made = as_cpp(
        f'#include "shown.td"\nConstraint C(it: {written}) [{{ return success(it); }}];\n'
        f"Rewrite R(it: {written}) [{{ use(it); }}];\n"
        f"Pattern {{ let it: {written}; C(it); let r = op<my.root>{uses.get(kind, '(it)')}; rewrite r with {{ R(it); }}; }}",
        dialect,
    )
    assert f"static ::llvm::LogicalResult CPDLFn(::mlir::PatternRewriter &rewriter, {native} it) {{" in made
    assert f"static void RPDLFn(::mlir::PatternRewriter &rewriter, {native} it) {{" in made


@pytest.mark.parametrize(
    ("results", "native"),
    [
        ("", "void"),
        (" -> Op<shown.foo>", "::shown::FooOp"),
        (" -> (Op<shown.foo>, MarkedInterface)", "std::tuple<::shown::FooOp, ::shown::Marked>"),
    ],
)
def test_native_results_in_cpp(results: str, native: str, dialect: Path) -> None:
    made = as_cpp(
        f'#include "shown.td"\nRewrite Make(value: Value){results} [{{ code; }}];\n'
        "Pattern { let r = op<my.root>(v: Value); rewrite r with { Make(v); erase r; }; }",
        dialect,
    )
    assert f"static {native} MakePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value value) {{" in made
    assert "code;" in made


# ---- Rewrites


def test_erase() -> None:
    assert applied("Pattern => erase op<my.foo>;", '"my.foo"() : () -> ()\n"my.bar"() : () -> ()') == ['"my.bar"() : () -> ()']


def test_replace_by_values() -> None:
    text = '%0:2 = "my.foo"(%a, %c, %b) : (i32, f32, i32) -> (i32, i32)\n"my.use"(%0#0, %0#1) : (i32, i32) -> ()'
    pattern = "Pattern { let r = op<my.foo>(x: Value, _: Value, y: Value); replace r with (y, x); }"
    assert applied(pattern, text) == ['"my.use"(%arg1, %arg0) : (i32, i32) -> ()']
    single = "Pattern { let r = op<my.foo>(x: Value); replace r with x; }"
    assert applied(single, '%0 = "my.foo"(%a) : (i32) -> i32\n' + USE) == ['"my.use"(%arg0) : (i32) -> ()']


def test_rewrite_leaves_the_root_unless_told() -> None:
    pattern = "Pattern { let r = op<my.foo>(v: Value) {once}; rewrite r with { Mark(r); }; }"

    def mark(rewriter: Any, op: Any) -> None:
        op.attributes.pop("once")

    found = applied("Rewrite Mark(op: Op);\n" + pattern, '"my.foo"(%a) {once} : (i32) -> ()', Mark=mark)
    assert found == ['"my.foo"(%arg0) : (i32) -> ()']


@pytest.mark.parametrize(
    ("rewrites", "replacement"),
    [
        ('Build(v: Value) -> Op { return op<my.new>(v) -> (type<"i32">); }', "made"),
        ('Build(v: Value) { return op<my.new>(v) -> (type<"i32">); }', "made"),
        ('Build(v: Value) => op<my.new>(v) -> (type<"i32">);', "made"),
        ('Build(v: Value) -> (Op, second: ValueRange) { return (op<my.x>, op<my.new>(v) -> (type<"i32">)); }', "made.second"),
        ('Build(v: Value) -> (Op, second: ValueRange) { return (op<my.x>, op<my.new>(v) -> (type<"i32">)); }', "made.1"),
        ('Build(v: Value) => (one = op<my.x>, two = op<my.new>(v) -> (type<"i32">));', "made.two"),
    ],
)  # fmt: skip
def test_rewrites_are_fragments(rewrites: str, replacement: str) -> None:
    pattern = (
        f"Rewrite {rewrites}\nPattern {{ let r = op<my.old>(v: Value);"
        f" rewrite r with {{ let made = Build(v); let n = {replacement}; replace r with n; }}; }}"
    )
    found = applied(pattern, '%0 = "my.old"(%a) : (i32) -> i32\n' + USE)
    assert [line for line in found if "my.x" not in line] == ['%0 = "my.new"(%arg0) : (i32) -> i32', USE]


def test_a_lambda_may_be_a_statement() -> None:
    pattern = "Rewrite Gone(op: Op) => erase op;\nPattern { let r = op<my.foo>; rewrite r with { Gone(r); }; }"
    assert applied(pattern, '"my.foo"() : () -> ()') == []


def test_rewrites_from_elsewhere() -> None:
    pattern = "Rewrite BuildOp(v: Value) -> Op;\nPattern { replace op<my.old>(v: Value) with BuildOp(v); }"

    def build(rewriter: Any, v: Value) -> Any:
        return rewriter.create("my.new", v, result_types=[v.type])

    text = '%0 = "my.old"(%a) : (i32) -> i32\n' + USE
    assert applied(pattern, text, BuildOp=build)[0] == '%0 = "my.new"(%arg0) : (i32) -> i32'
    with pytest.raises(DiagnosticError, match="'BuildOp' is not registered"):
        applied(pattern, text)


def test_native_rewrites_with_named_results() -> None:
    pattern = (
        "Rewrite Two(v: Value) -> (foo: Op<my.foo>, bar: Op<my.bar>) [{\n"
        "  make = lambda name: rewriter.create(name, v, result_types=[v.type])\n"
        "  return make('my.foo'), make('my.bar')\n}];\n"
        "Pattern { let r = op<my.old>(v: Value); rewrite r with { let two = Two(v); replace r with (two.bar, two.foo); }; }"
    )
    found = applied(pattern, '%0:2 = "my.old"(%a) : (i32) -> (i32, i32)\n"my.use"(%0#0, %0#1) : (i32, i32) -> ()')
    assert found[-1] == '"my.use"(%1, %0) : (i32, i32) -> ()' and "my.foo" in found[0] and "my.bar" in found[1]


# ---- Definitions inside of others


def test_inner_constraints() -> None:
    pattern = (
        "Constraint Outer(v: Value) {\n"
        "  Constraint Named(w: Value) [{ return str(w.type) == 'i32' }];\n"
        "  let one: [Value, Named] = v;\n"
        "  Constraint(w: Value) { let twice: Value = w; }(v);\n"
        "}\nPattern { let r = op<my.foo>(v: Value); Outer(v); erase r; }"
    )
    found = applied(pattern, '"my.foo"(%a) : (i32) -> ()\n"my.foo"(%c) : (f32) -> ()')
    assert found == ['"my.foo"(%arg2) : (f32) -> ()']


def test_inner_rewrites_see_the_variables_around() -> None:
    pattern = (
        "Rewrite Outer(op: Op<my.foo>, v: Value) {\n"
        '  Rewrite Named(w: Value) { let made = op<my.made>(w, v) -> (type<"i32">); };\n'
        "  Rewrite Native(w: Value) [{ rewriter.create('my.native', w, result_types=[]) }];\n"
        "  Named(v);\n  Native(v);\n"
        '  Rewrite(w: Value) { let other = op<my.other>(w) -> (type<"i32">); }(v);\n'
        "}\nPattern { let r: Op<my.foo>; let root = op<my.root>(r.0, v: Value);"
        " rewrite root with { Outer(r, v); erase root; }; }"
    )
    found = applied(pattern, '%0 = "my.foo"() : () -> i32\n"my.root"(%0, %a) : (i32, i32) -> ()')
    assert [line.split('"')[1] for line in found] == ["my.foo", "my.made", "my.native", "my.other"]
    assert '"my.made"(%arg0, %arg0)' in found[1]
