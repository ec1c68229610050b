"""What the language's documentation states of patterns and expressions: each test applies patterns that show it."""

# ruff: noqa: E501

from __future__ import annotations

from pathlib import Path

import pytest

import lamina
import lamina.pdll
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.value import Value
from tests.pdll.documented import USE, applied, refused

# ---- Includes


def test_what_a_file_includes_is_processed_with_it(tmp_path: Path) -> None:
    (tmp_path / "inner.pdll").write_text(
        "Pattern => erase op<my.gone>;\nConstraint UsesOne(v: Value) { op<my.one>(v); }\n"
        'Rewrite Made(v: Value) { return op<my.made>(v) -> (type<"i32">); }\n'
    )
    found = applied(
        '#include "inner.pdll"\nPattern { let r = op<my.old>(v: Value); replace r with Made(v); }',
        '"my.gone"() : () -> ()\n%0 = "my.old"(%a) : (i32) -> i32\n' + USE,
        tmp_path,
    )
    assert found == ['%0 = "my.made"(%arg0) : (i32) -> i32', USE]


def test_definitions_of_td_files_are_known(dialect: Path) -> None:
    text = '#include "shown.td"\nPattern {{ let t: [Type, {}]; erase op<my.gone> -> (t); }}'
    lamina.pdll.loads(text.format("WideType"), include_dirs=[str(dialect)])
    assert "unknown reference to constraint `Missing`" in refused(text.format("Missing"), dialect)


# ---- Several results, several replacements


def test_results_go_by_their_names(dialect: Path) -> None:
    found = applied(
        '#include "shown.td"\nPattern { let three = op<shown.three>; let r = op<shown.user>(three.first, three.third);'
        " replace r with three.second; }",
        '%0:3 = "shown.three"() : () -> (i32, i32, i32)\n%1 = "shown.user"(%0#0, %0#2) : (i32, i32) -> i32\n'
        '%2 = "shown.user"(%0#0, %0#1) : (i32, i32) -> i32\n"my.use"(%1, %2) : (i32, i32) -> ()',
        dialect,
    )
    assert found[1:] == [
        '%0 = "shown.user"(%first, %second) : (i32, i32) -> i32', '"my.use"(%second, %0) : (i32, i32) -> ()',
    ]  # fmt: skip


def test_constraints_stand_where_their_values_are(dialect: Path) -> None:
    def same(first: Value, second: Value) -> bool:
        return first.type is second.type

    found = applied(
        '#include "shown.td"\nConstraint Unused(v: Value) [{ return v.first_use is None }];\n'
        "Constraint SameType(first: Value, second: Value);\n"
        "Pattern { let r = op<shown.pair>(input: Value); Unused(r.result2); SameType(input, r.result1); erase r; }",
        '%0:2 = "shown.pair"(%a) : (i32) -> (i32, i32)\n%1:2 = "shown.pair"(%a) : (i32) -> (i32, i32)\n'
        '%2:2 = "shown.pair"(%c) : (f32) -> (i32, i32)\n"my.use"(%1#1) : (i32) -> ()',
        dialect,
        SameType=same,
    )
    assert sum("shown.pair" in line for line in found) == 2 and '"shown.pair"(%arg2)' in "".join(found)


def test_several_operations_are_replaced_in_one_rewrite() -> None:
    found = applied(
        "Pattern { let inner = op<my.one>(x: Value); let r = op<my.two>(inner.0, y: Value);"
        " rewrite r with { replace r with y; replace inner with x; }; }",
        '%0 = "my.one"(%a) : (i32) -> i32\n%1 = "my.two"(%0, %b) : (i32, i32) -> i32\n'
        '"my.use"(%0, %1) : (i32, i32) -> ()',
    )
    assert found == ['"my.use"(%arg0, %arg1) : (i32, i32) -> ()']


# ---- Patterns

RESHAPES = (
    '%0 = "my.reshape"(%a) : (i32) -> i32\n%1 = "my.reshape"(%0) : (i32) -> i32\n"my.use"(%1) : (i32) -> ()'
)


@pytest.mark.parametrize(
    "pattern",
    [
        "Pattern { let r = op<my.reshape>(op<my.reshape>(arg: Value)); replace r with op<my.reshape>(arg); }",
        "Pattern Named with benefit(10) { replace op<my.reshape>(op<my.reshape>(arg: Value))"
        " with op<my.reshape>(arg); }",
        "Pattern => replace op<my.reshape>(op<my.reshape>(arg: Value)) with op<my.reshape>(arg);",
    ],
)
def test_forms_of_patterns(pattern: str) -> None:
    found = applied(pattern, RESHAPES)
    assert found[-2:] == ['%1 = "my.reshape"(%arg0) : (i32) -> i32', '"my.use"(%1) : (i32) -> ()']
    assert lamina.pdll.loads(pattern).names == (["Named"] if "Named" in pattern else [])


def test_the_last_statement_rewrites() -> None:
    message = refused("Pattern { let r = op<my.foo>; let v: Value; }")
    assert "expected Pattern body to terminate with an operation rewrite statement" in message
    assert "<pdll>:1:" in message
    message = refused("Pattern { erase op<my.foo>; let v: Value; }")
    assert "Pattern body was terminated" in message or "terminate" in message


def test_the_benefit_is_the_number_of_operations_unless_given() -> None:
    two = "Pattern { let r = op<my.a>(op<my.b>); replace r with op<my.large> -> (); }".replace(" -> ()", "")
    one = "Pattern { let r = op<my.a>; replace r with op<my.small>; }"
    text = '%0 = "my.b"() : () -> i32\n%1 = "my.a"(%0) : (i32) -> i32\n"my.use"(%1) : (i32) -> ()'
    # Whichever is written first.
    for patterns in (one + two, two + one):
        benefits = [pattern.benefit for pattern in lamina.pdll.loads(patterns).separate_patterns()]
        assert sorted(benefits) == [1, 2]
        assert "my.large" in "".join(applied(patterns, text))
    given = one.replace("Pattern", "Pattern with benefit(10)")
    assert "my.small" in "".join(applied(given + two, text))


def test_recursion_is_declared() -> None:
    """By both spellings; dialect conversion applies other patterns to nothing that they made."""
    from lamina.rewrite import ConversionTarget, apply_partial_conversion

    step = (
        "{{ let r = op<old.a>(v: Value) {{k = k: Attr}} -> (t: Type);"
        " rewrite r with {{ let n = Next(k); replace r with op<old.a>(v) {{k = n}} -> (t); }}; }}"
    )
    for metadata, works in (("", False), ("with recursion ", True), ("with recusion ", True)):
        patterns = lamina.pdll.loads(f"Rewrite Next(a: Attr) -> Attr;\nPattern {metadata}{step.format()}")
        patterns.register_rewrite("Next", lambda rewriter, a: type(a)(a.type, a.value - 1))
        module = lamina.parse(
            'func.func @f(%a: i32) { %0 = "old.a"(%a) {k = 3 : i32} : (i32) -> i32\nreturn }', allow_unregistered=True
        )
        target = ConversionTarget()
        target.add_dynamically_legal_op("old.a", callback=lambda op: op.attributes["k"].value == 0)
        try:
            apply_partial_conversion(module, target, patterns.separate_patterns())
            converted = True
        except DiagnosticError:
            converted = False
        assert converted is works and ("k = 0 : i32" in str(module)) is works


# ---- Variables


def test_a_variable_used_twice_is_one_value() -> None:
    found = applied(
        "Pattern { let arg: Value; let r = op<my.foo>(arg, arg); replace r with arg; }",
        '%0 = "my.foo"(%a, %a) : (i32, i32) -> i32\n%1 = "my.foo"(%a, %b) : (i32, i32) -> i32\n'
        '"my.use"(%0, %1) : (i32, i32) -> ()',
    )
    assert found == ['%0 = "my.foo"(%arg0, %arg1) : (i32, i32) -> i32', '"my.use"(%arg0, %0) : (i32, i32) -> ()']


def test_a_variable_that_nothing_binds() -> None:
    message = refused("Pattern {\n  let arg: Value;\n  let root = op<my.foo>;\n  replace root with arg;\n}")
    assert "the operations must form a connected component" in message and "<pdll>:3:14: note" in message


def test_constraints_of_variables_are_checked_in_the_match_only() -> None:
    declared = "Constraint Refuses(v: Value) [{ return False }];\n"
    text = '%0 = "my.foo"(%a) : (i32) -> i32\n' + USE
    match = declared + "Pattern { let v: [Value, Refuses]; let r = op<my.foo>(v); replace r with v; }"
    assert "my.foo" in "".join(applied(match, text))
    rewrite = declared + "Pattern { let r = op<my.foo>(v: Value); rewrite r with { let w: Value = v; replace r with w; }; }"
    assert applied(rewrite, text) == ['"my.use"(%arg0) : (i32) -> ()']


def test_variables_inside_of_expressions() -> None:
    text = '%0 = "my.foo"(%a, %b, %a) : (i32, i32, i32) -> i32\n%1 = "my.foo"(%a, %b, %b) : (i32, i32, i32) -> i32\n'
    text += '"my.use"(%0, %1) : (i32, i32) -> ()'
    found = applied("Pattern { let r = op<my.foo>(v: Value, _: Value, v); replace r with v; }", text)
    assert found[-1] == '"my.use"(%arg0, %0) : (i32, i32) -> ()' and len(found) == 2
    # Wildcards bind nothing: two of them are no one value, but their constraints count, and they count as operands.
    constrained = (
        "Constraint Narrow(v: Value) [{ return v.type.width < 64 }];\n"
        "Pattern { let r = op<my.foo>(arg: Value, _: Value, _: [Value, Narrow], arg); replace r with arg; }"
    )
    four = '%0 = "my.foo"(%a, %c, %b, %a) : (i32, f32, i32, i32) -> i32\n'
    assert applied(constrained, four + USE) == ['"my.use"(%arg0) : (i32) -> ()']
    three = '%0 = "my.foo"(%a, %c, %a) : (i32, f32, i32) -> i32\n'
    assert "my.foo" in applied(constrained, three + USE)[0]
    assert "expected `:` after `_` variable" in refused("Pattern { let r = op<my.foo>(_: Value); replace r with _; }")


# ---- Operations


def test_names_may_be_missing_in_matches_only() -> None:
    erased = applied("Pattern { let r = op<>() {gone} -> (); erase r; }", '"my.x"() {gone} : () -> ()\n"my.y"() : () -> ()')
    assert erased == ['"my.y"() : () -> ()']
    message = refused("Pattern { let r = op<my.foo>; rewrite r with { let made = op<>; erase r; }; }")
    assert "expected operation name when not within match section" in message or "name" in message


def test_operands_left_out_and_empty() -> None:
    text = '"my.foo"(%a) : (i32) -> ()\n"my.foo"() : () -> ()'
    assert applied("Pattern => erase op<my.foo>;", text) == []
    assert applied("Pattern => erase op<my.foo>();", text) == ['"my.foo"(%arg0) : (i32) -> ()']
    # What is left out in a rewrite is empty.
    made = applied("Pattern => replace op<my.foo> with op<my.bar>;", '%0 = "my.foo"(%a) : (i32) -> i32\n' + USE)
    assert made[0] == '%0 = "my.bar"() : () -> i32'


def test_one_range_is_all_operands() -> None:
    found = applied(
        'Pattern { let r = op<my.foo>(all: ValueRange); replace r with op<my.bar>(all); }',
        '%0 = "my.foo"(%a, %c, %b) : (i32, f32, i32) -> i32\n' + USE,
    )
    assert found[0] == '%0 = "my.bar"(%arg0, %arg2, %arg1) : (i32, f32, i32) -> i32'


def test_operands_in_the_groups_of_the_definition(dialect: Path) -> None:
    pattern = (
        '#include "shown.td"\nPattern { let r = op<shown.indirect_call>(call: Value, args: ValueRange) -> (t: TypeRange);'
        " replace r with op<my.bar>(args, call) -> (t); }"
    )
    found = applied(pattern, '%0 = "shown.indirect_call"(%a, %c, %b) : (i32, f32, i32) -> i32\n' + USE, dialect)
    assert found[0] == '%0 = "my.bar"(%arg2, %arg1, %arg0) : (f32, i32, i32) -> i32'
    wrong = pattern.replace("args: ValueRange", "args: ValueRange, more: ValueRange")
    assert "invalid number of operand groups for `shown.indirect_call`; expected 2, but got 3" in refused(wrong, dialect)


def test_result_types(dialect: Path) -> None:
    text = '%0:3 = "shown.several"() : () -> (i32, f32, i32)\n"my.use"(%0#0) : (i32) -> ()'
    one_range = "Pattern { let r = op<shown.several> -> (all: TypeRange); replace r with op<my.bar> -> (all); }"
    assert applied(one_range, text)[0] == '%0:3 = "my.bar"() : () -> (i32, f32, i32)'
    groups = (
        '#include "shown.td"\nPattern { let r = op<shown.several> -> (first: Type, others: TypeRange);'
        " replace r with op<my.bar> -> (first, others); }"
    )
    assert applied(groups, text, dialect)[0] == '%0:3 = "my.bar"() : () -> (i32, f32, i32)'
    wrong = groups.replace("others: TypeRange", "others: TypeRange, more: TypeRange")
    assert "invalid number of result groups for `shown.several`; expected 2, but got 3" in refused(wrong, dialect)


@pytest.mark.parametrize(
    ("statements", "made"),
    [
        ('let x = op<my.x> -> (type<"i64">);', '"my.x"() : () -> i64'),
        ("let x = op<my.x> -> (types);", '"my.x"() : () -> (i32, f32)'),
        ("let x = op<my.x> -> (BuildTypes());", '"my.x"() : () -> (f32, f32)'),
    ],
)
def test_bound_result_types(statements: str, made: str) -> None:
    pattern = (
        "Rewrite BuildTypes() -> TypeRange;\nPattern { let r = op<my.foo> -> (types: TypeRange);"
        f" rewrite r with {{ {statements} erase r; }}; }}"
    )

    def types(rewriter: object) -> list[object]:
        return [lamina.parse_type("f32")] * 2

    found = applied(pattern, '%0:2 = "my.foo"() : () -> (i32, f32)', BuildTypes=types)
    assert len(found) == 1 and found[0].endswith(made)


def test_types_that_are_inferred_are_bound_after_it() -> None:
    """By InferTypeOpInterface, and then used for the next operation."""
    pattern = (
        "Pattern { let r = op<my.foo>(v: Value, w: Value);"
        " rewrite r with { let n = op<arith.addi>(v, w) -> (types: TypeRange);"
        " let m = op<my.bar>(n) -> (types); erase r; }; }"
    )
    found = applied(pattern, '"my.foo"(%a, %b) : (i32, i32) -> ()')
    assert found == ['%0 = arith.addi %arg0, %arg1 : i32', '%1 = "my.bar"(%0) : (i32) -> i32']


def test_replacements_have_the_types_of_what_they_replace_and_nothing_else_of_it() -> None:
    short = "Pattern => replace op<my.foo> with op<my.bar>;"
    explicit = "Pattern { replace op<my.foo> -> (t: TypeRange) with op<my.bar> -> (t); }"
    text = '%0:2 = "my.foo"(%a) {k = 1 : i32} : (i32) -> (i32, f32)\n"my.use"(%0#0, %0#1) : (i32, f32) -> ()'
    found = applied(short, text)
    assert found == applied(explicit, text)
    assert found[0] == '%0:2 = "my.bar"() : () -> (i32, f32)'


def test_attributes() -> None:
    text = '"my.foo"() {one = 1 : i32, two = 2 : i32, flag} : () -> ()\n"my.foo"() {one = 1 : i32} : () -> ()'
    assert applied("Pattern => erase op<my.foo>;", text) == []
    assert len(applied('Pattern => erase op<my.foo> {one = _: Attr, "two" = attr<"2 : i32">};', text)) == 1
    assert len(applied("Pattern => erase op<my.foo> {flag};", text)) == 1
    made = applied(
        "Pattern { let r = op<my.old> {one = x: Attr};"
        ' rewrite r with { let n = op<my.new> {value, "two words" = x, map = attr<"affine_map<(d0) -> (d0 - 3)>">};'
        " erase r; }; }",
        '"my.old"() {one = 1 : i32} : () -> ()',
    )
    assert made == ['"my.new"() {map = affine_map<(d0) -> (d0 - 3)>, "two words" = 1 : i32, value} : () -> ()']


# ---- Results


def test_results_by_name_by_number_and_converted(dialect: Path) -> None:
    text = '%0 = "shown.foo"() : () -> i32\n%1 = "shown.user"(%0, %0) : (i32, i32) -> i32\n"my.use"(%1) : (i32) -> ()'
    head = '#include "shown.td"\nPattern { let one = op<shown.foo>;'
    for operands in ("one.out, one.0", "one, one", "one.0, one"):
        found = applied(head + f" let r = op<shown.user>({operands}); replace r with one; }}", text, dialect)
        assert found == ['%0 = "shown.foo"() : () -> i32', USE]
    inlined = '#include "shown.td"\nPattern { let r = op<shown.user>(op<shown.foo>, v: Value); replace r with v; }'
    assert applied(inlined, text, dialect)[-1] == USE
    # One result is a value, an unknown number a range: here the range is all operands.
    spread = '#include "shown.td"\nPattern { let some = op<shown.some>; let r = op<my.root>(some); erase r; }'
    two = '%0:2 = "shown.some"() : () -> (i32, i32)\n"my.root"(%0#0, %0#1) : (i32, i32) -> ()'
    assert applied(spread, two, dialect) == ['%0:2 = "shown.some"() : () -> (i32, i32)']
    assert "invalid member access" in refused(head + " let r = op<shown.user>(one.missing, one); erase r; }", dialect)


def test_results_of_unknown_operations_go_by_number() -> None:
    found = applied(
        "Pattern { let r = op<my.input>(op<my.unknown>.1); erase r; }",
        '%0:2 = "my.unknown"() : () -> (i32, i32)\n"my.input"(%0#0) : (i32) -> ()\n"my.input"(%0#1) : (i32) -> ()',
    )
    assert found[1:] == ['"my.input"(%0#0) : (i32) -> ()']


# ---- Literals and tuples


def test_literal_attributes_and_types_in_matches() -> None:
    found = applied(
        'Pattern => erase op<my.constant> {value = attr<"true">};\n'
        'Pattern => erase op<my.constant> -> (type<"i64">);',
        '%0 = "my.constant"() {value = true} : () -> i1\n%1 = "my.constant"() {value = false} : () -> i1\n'
        '%2 = "my.constant"() : () -> i64\n%3 = "my.constant"() : () -> i32',
    )
    assert found == ['%0 = "my.constant"() {value = false} : () -> i1', '%1 = "my.constant"() : () -> i32']


def test_tuples_have_elements_of_any_kind() -> None:
    by_number = 'let t = (op<my.foo>, attr<"10 : i32">, type<"i32">); let o = t.0; let a = t.1; let y = t.2;'
    by_name = (
        'let t = (opValue = op<my.foo>, attr<"10 : i32">, typeValue = type<"i32">);'
        " let o = t.opValue; let a = t.1; let y = t.typeValue;"
    )
    text = '%0 = "my.foo"() : () -> f32\n"my.root"(%0) : (f32) -> ()'
    for tuple_ in (by_number, by_name):
        pattern = f"Pattern {{ {tuple_} let r = op<my.root>(o.0); rewrite r with {{ let n = op<my.n> {{a = a}} -> (y); erase r; }}; }}"
        assert applied(pattern, text)[1:] == ['%1 = "my.n"() {a = 10 : i32} : () -> i32']
