"""What the language's documentation states of sections, variables and expressions besides: each test applies patterns
that show it, or reads the error of what the language excludes."""

# ruff: noqa: E501

from __future__ import annotations

from pathlib import Path

import pytest

import lamina
import lamina.pdll
from lamina.pdll import cpp_gen
from lamina.pdll.mlir_gen import generate
from tests.pdll.documented import USE, applied, refused


def test_patterns_ahead_of_time_and_at_once(dialect: Path) -> None:
    """The same source is C++, and is applied."""
    source = "Pattern Swap { let r = op<my.foo>(a: Value, b: Value); replace r with op<my.bar>(b, a); }"
    parsed = lamina.pdll.parse(source, include_dirs=[str(dialect)])
    module = generate(parsed.module, parsed.diagnostics)
    assert module is not None
    assert "struct Swap : ::mlir::PDLPatternModule" in cpp_gen.generate(parsed.module, module)
    assert applied(source, '%0 = "my.foo"(%a, %b) : (i32, i32) -> i32\n' + USE)[0] == '%0 = "my.bar"(%arg1, %arg0) : (i32, i32) -> i32'


def test_what_belongs_to_the_other_section() -> None:
    constraint = "Constraint C(v: Value);\nPattern { let r = op<my.r>(v: Value); rewrite r with { C(v); erase r; }; }"
    assert "unable to invoke `Constraint` within a rewrite section" in refused(constraint)
    rewrite = "Rewrite R(v: Value) => op<my.a>(v);\nPattern { let r = op<my.r>(v: Value); R(v); erase r; }"
    assert "unable to invoke `Rewrite` within a match section" in refused(rewrite)
    assert "found trailing statements" in refused("Pattern { let r = op<my.r>(v: Value); erase r; let y: Value; }")


@pytest.mark.parametrize("statement", ["erase r;", "replace r with v;", "rewrite r with { erase r; };"])
def test_three_statements_begin_the_rewrite(statement: str) -> None:
    found = applied(f"Pattern {{ let r = op<my.foo>(v: Value) {{k}}; {statement} }}", '%0 = "my.foo"(%a) {k} : (i32) -> i32')
    assert found == []


def test_the_type_of_a_variable_comes_from_a_constraint_or_its_value() -> None:
    text = '%0 = "my.foo"(%a) : (i32) -> i32\n' + USE
    for declared in ("let x: Value; let r = op<my.foo>(x);", "let r: Op = op<my.foo>(x: Value);", "let r = op<my.foo>(x: Value);"):
        assert applied(f"Pattern {{ {declared} replace r with x; }}", text) == ['"my.use"(%arg0) : (i32) -> ()']
    assert "unable to infer type for variable `x`" in refused("Pattern { let x; erase op<my.foo>; }")


def test_all_parts_of_an_operation() -> None:
    """Name, operands, attributes and result types in one expression, bound in the match and used in the rewrite."""
    pattern = (
        "Pattern { let root = op<my.foo>(operands: ValueRange) {attr = attr: Attr} -> (resultTypes: TypeRange);"
        " replace root with op<my.bar>(operands) {other = attr} -> (resultTypes); }"
    )
    found = applied(pattern, '%0:2 = "my.foo"(%a, %c) {attr = 4 : i8} : (i32, f32) -> (i32, f32)\n"my.use"(%0#0, %0#1) : (i32, f32) -> ()')
    assert found[0] == '%0:2 = "my.bar"(%arg0, %arg2) {other = 4 : i8} : (i32, f32) -> (i32, f32)'


def test_attributes_by_any_name_and_literals_in_matches() -> None:
    pattern = (
        'Pattern { let r = op<my.apply>(args: ValueRange) {map = attr<"affine_map<(d0, d1) -> (d0 - 3)>">};'
        " replace r with args; }"
    )
    wanted = '%0:2 = "my.apply"(%a, %b) {map = affine_map<(d0, d1) -> (d0 - 3)>} : (i32, i32) -> (i32, i32)\n'
    other = wanted.replace("- 3", "- 4")
    use = '"my.use"(%0#1) : (i32) -> ()'
    assert applied(pattern, wanted + use) == ['"my.use"(%arg1) : (i32) -> ()']
    assert "my.apply" in applied(pattern, other + use)[0]


def test_tuples_are_as_long_as_one_likes() -> None:
    elements = ", ".join(f'e{number} = attr<"{number} : i32">' for number in range(150))
    pattern = (
        f"Pattern {{ let r = op<my.foo>; rewrite r with {{ let t = ({elements});"
        " let n = op<my.made> {first = t.0, last = t.149, named = t.e77}; erase r; }; }"
    )
    found = applied(pattern, '"my.foo"() : () -> ()')
    assert found == ['"my.made"() {first = 0 : i32, last = 149 : i32, named = 77 : i32} : () -> ()']


def test_values_and_ranges_of_any_type() -> None:
    """Core constraints without a type say only what kind of entity it is."""
    one = "Pattern { let v: Value; let r = op<my.r>(v); erase r; }"
    many = "Pattern { let v: ValueRange; let r = op<my.r>(v); erase r; }"
    attribute = "Pattern { let a: Attr; let r = op<my.r> {k = a}; erase r; }"
    text = '"my.r"(%a) : (i32) -> ()\n"my.r"(%a, %c) : (i32, f32) -> ()\n"my.r"() {k} : () -> ()'
    assert len(applied(one, text)) == 2 and applied(many, text) == []
    assert len(applied(attribute, text)) == 2


def test_definitions_inside_of_patterns_and_rewrites() -> None:
    """With names and without, in the language and native."""
    pattern = (
        "Pattern {\n"
        "  Constraint Narrow(v: Value) [{ return str(v.type) == 'i32' }];\n"
        "  Rewrite Made(v: Value) { Rewrite Inner(w: Value) => op<my.made>(w) -> (type<\"i32\">); return Inner(v); };\n"
        "  let r = op<my.foo>(v: [Value, Narrow]);\n"
        "  rewrite r with { let n = Made(v); replace r with n; };\n"
        "}"
    )
    found = applied(pattern, '%0 = "my.foo"(%a) : (i32) -> i32\n' + USE)
    assert found[0] == '%0 = "my.made"(%arg0) : (i32) -> i32'
    assert "my.foo" in applied(pattern, '%0 = "my.foo"(%c) : (f32) -> f32\n"my.use"(%0) : (f32) -> ()')[0]
    unnamed = (
        "Pattern { let r = op<my.foo>(v: Value); Constraint(w: Value) [{ return str(w.type) == 'f32' }](v);"
        " rewrite r with { Rewrite(w: Value) [{ rewriter.create('my.made', w, result_types=[]) }](v); replace r with v; }; }"
    )
    found = applied(unnamed, '%0 = "my.foo"(%c) : (f32) -> f32\n"my.use"(%0) : (f32) -> ()')
    assert found == ['"my.made"(%arg2) : (f32) -> ()', '"my.use"(%arg2) : (f32) -> ()']


def test_inner_constraints_see_the_variables_around() -> None:
    pattern = (
        "Constraint Outer(op: Op<my.foo>) -> Value {\n"
        "  Constraint Inner() -> Value { let results = op.0; return results; };\n"
        "  return Inner();\n"
        "}\nPattern { let f: Op<my.foo>; let v = Outer(f); let r = op<my.r>(v); replace r with v; }"
    )
    found = applied(pattern, '%0 = "my.foo"() : () -> i32\n%1 = "my.r"(%0) : (i32) -> i32\n"my.use"(%1) : (i32) -> ()')
    assert found == ['%0 = "my.foo"() : () -> i32', USE]


def test_a_rewrite_has_any_number_of_statements() -> None:
    pattern = (
        "Pattern { let r = op<my.foo>(v: Value);"
        ' rewrite r with { let a = op<my.a>(v) -> (type<"i32">); let b = op<my.b>(a.0) -> (type<"i32">); op<my.c>(a.0, b.0);'
        " replace r with b; }; }"
    )
    found = applied(pattern, '%0 = "my.foo"(%a) : (i32) -> i32\n' + USE)
    assert [line.split('"')[1] for line in found] == ["my.a", "my.b", "my.c", "my.use"]
    assert found[-1] == '"my.use"(%1) : (i32) -> ()'
