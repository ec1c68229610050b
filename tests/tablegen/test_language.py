"""The TableGen language, against llvm-tblgen and against values written here."""

from __future__ import annotations

from pathlib import Path

import pytest

from lamina.tablegen import TableGenError, dump_json, parse_text
from lamina.tablegen.conformance import differences, oracle_json
from tests import oracle

FEATURES = Path(__file__).with_name("features.td")

SNIPPETS = {
    "implicit conversions": ""
    "class A<bit b, int i, bits<3> c> { int x = b; bits<4> y = i; int z = c; int s = !if(b, 1, c); }\n"
    "def B : A<1, 5, 0b101>;",
    "bits": "class A<bits<8> a> { bits<8> x = a; let x{3...0} = a{7...4}; let x{7} = 1;\n"
    "  bits<4> y = {a{0}, a{1}, 0b1, 1};\n"
    "  bits<16> w = {a, a}; bit b = a{0}; bits<3> u; let u{2} = 0; }\n"
    "def B : A<0x5c>; def C : A<{?,1,0,0,0,0,0,1}>;",
    "anonymous numbering": "class A { string n = NAME; }\ndef B { A a = A<>; }\ndef : A;\n"
    'multiclass M { def : A; def x : A; def "" : A; def NAME#_y : A; }\ndefm q : M; defm : M; defm r : M;',
    "equal calls are one": "class A<int x> { int v = x; }\nclass B<int y> { A a = A<y>; A b = A<!add(y, 0)>; }\n"
    "def c : B<3>; def d : B<3>; def e { A a = A<3>; }",
    "paste": 'defvar g = "val";\nclass A<string s> { string x = "a" # g; string y = g # foo # s; string z = "a"#;\n'
    '  string t = s#"x"#_bar; int fld = 1; string u = "x"#fld; list<int> l = [1] # [2]; }\n'
    'def g#x : A<"q">; def "y z" : A<"k">;',
    "multiclass": "class A<int x> { int a = x; }\nclass N { string n = NAME; int z = 1; }\n"
    "multiclass M<int k, int j = !add(k, 1)> { def _1 : A<k>; def _2 : A<j>; foreach i = [1,2] in def f#i : A<i>;\n"
    "  if !gt(k, 3) then def big; let a = 9 in def let9 : A<1>; }\n"
    "multiclass M2<int p> : M<p> { defm inner : M<!mul(p, 10), j = 4>; def own { string n = NAME; }\n"
    "  defvar dd = !add(p, 1); def v : A<dd>; }\ndefm q : M<1>;\ndefm r : M2<7>, N;",
    "dags": "def op; def op2; class A; def a : A;\n"
    'def B { dag d = (op:$o 1:$x, "s":$y, a); dag e = !foreach(z, d, !cast<dag>(z)); int q = !getdagarg<int>(d, "x");\n'
    '  string s = !getdagarg<string>(d, 0); string n = !getdagname(d, 1); dag g = !setdagname(d, 0, "zz");\n'
    '  dag h = !con((op 1), (op:$k 2)); dag i = !dag(op, [1,2], ["a", ?]); string k = !getdagopname(d);\n'
    '  dag l = !setdagopname(d, "r"); dag m = !setdagop(d, op2); int sz = !size(d); bit em = !empty((op)); }',
    "preprocessor": "#define X\n#ifdef X\ndef yes;\n#else\ndef no;\n#endif\n"
    "#ifndef X\n#ifdef Y\n#else\n#endif\ndef never;\n#endif\n",
    "literals": 'def A { int a = 0x1F; int b = -5; int c = 0b101; string s = "a" "b\\n\\"q\\"";\n'
    '  string d = [{ code }] # "x"; }',
    "self reference": "class A<dag d> { dag the = d; }\ndef ops; def rec : A<(ops rec)>;",
    "instances": "class A; def a10 : A; def a2 : A;\n"
    'def B { list<A> l = !instances<A>(); list<A> m = !instances<A>("a[0-9]+$"); }',
    "record type of if": "class P; class A : P; class B : P; def a : A; def b : B;\n"
    "def c { P p = !if(1, a, b); list<P> l = [a, b]; }",
    "unset bits": "class A { bits<4> x; bits<2> y = x{1...0}; let x{0} = 1; }\ndef B : A;",
}


def tblgen() -> Path:
    return oracle.tool("llvm-tblgen")


def assert_like_tblgen(text: str, tmp_path: Path) -> None:
    path = tmp_path / "input.td"
    path.write_text(text, encoding="utf-8")
    theirs = oracle_json(tblgen(), path, [])
    assert theirs is not None, "llvm-tblgen rejects the snippet"
    ours = dump_json(parse_text(text, path=str(path)))
    assert not differences(ours, theirs)


@pytest.mark.parametrize("name", SNIPPETS)
def test_snippet_gives_the_same_records(name: str, tmp_path: Path) -> None:
    assert_like_tblgen(SNIPPETS[name], tmp_path)


def test_all_features_together(tmp_path: Path) -> None:
    assert_like_tblgen(FEATURES.read_text(encoding="utf-8"), tmp_path)


def value(expression: str, type_: str = "int") -> object:
    keeper = parse_text(f"class R<int v> {{ int x = v; }}\ndef o;\ndef d {{ {type_} f = {expression}; }}")
    found = dump_json(keeper)["d"]["f"]
    return found.get("printable") if isinstance(found, dict) else found


@pytest.mark.parametrize(
    ("type_", "expression", "expected"),
    [
        ("int", "!add(1, 2, 3)", 6),
        ("int", "!sub(1, 2)", -1),
        ("int", "!div(-7, 2)", -3),
        ("int", "!shl(1, 63)", -(1 << 63)),
        ("int", "!srl(-1, 60)", 15),
        ("int", "!xor(5, 1, 2)", 6),
        ("int", "!logtwo(9)", 3),
        ("int", '!find("hello", "l")', 2),
        ("int", "R<4>.x", 4),
        ("int", "!foldl(0, [1, 2, 3], a, b, !add(a, b))", 6),
        ("list<int>", "!range(5, 1, -2)", [5, 3]),
        ("list<int>", "!filter(i, [1, 2, 3], !ne(i, 2))", [1, 3]),
        ("list<int>", "!listflatten([[1], [2, 3]])", [1, 2, 3]),
        ("string", '!cond(0: "a", 1: "b")', "b"),
        ("string", '!subst("l", "LL", "hello")', "heLLLLo"),
        ("string", '!substr("hello", 1, 3)', "ell"),
        ("string", '!interleave([1, 2], "-")', "1-2"),
        ("bit", '!match("abc", "^a.?c*$")', 1),
        ("bit", '!match("ab", "^(x|y)+")', 0),
        ("bits<4>", "-3", [1, 0, 1, 1]),
        ("dag", "(o:$n 1:$a, $b)", "(o:$n 1:$a, ?:$b)"),
    ],
)
def test_value(type_: str, expression: str, expected: object) -> None:
    assert value(expression, type_) == expected


ERRORS = [
    ("class A { int x = \"a\"; }", 1, 19, "incompatible with value"),
    ("def a;\ndef a;", 2, 5, "def already exists: a"),
    ("def a : B;", 1, 9, "Couldn't find class 'B'"),
    ("def x {\n  int y = z;\n}", 2, 11, "Variable not defined: 'z'"),
    ("def x { int y = !frob(1); }", 1, 17, "unknown operator"),
    ("class A<int x>;\ndef b : A;", 2, 9, "value not specified"),
    ("class A<int x>;\ndef b : A<1, 2>;", 2, 14, "Too many template arguments"),
    ("def x { int a = !div(1, 0); }", 1, 17, "division by zero"),
    ("assert 0, \"must hold\";", 1, 8, "assertion failed: must hold"),
    ("def x { string s = \"abc\n; }", 1, 20, "newline in string literal"),
    ("/* never closed", 1, 1, "unterminated comment"),
    ("#ifdef X\ndef a;", 1, 1, "without matching #endif"),
    ("include \"nothing.td\"", 1, 9, "could not find include file"),
    ("class A { int x = 1; int y = x; }\ndef b : A { let x = !add(x, 1); }", 2, 17, "could not be fully resolved"),
]


@pytest.mark.parametrize(("text", "line", "column", "message"), ERRORS)
def test_error_has_a_place(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(TableGenError) as caught:
        parse_text(text)
    assert message in caught.value.message
    assert (caught.value.line, caught.value.column) == (line, column)
    assert "^" in caught.value.render()


def test_error_in_an_included_file_names_the_includer(tmp_path: Path) -> None:
    (tmp_path / "inner.td").write_text("def x : Nope;\n")
    with pytest.raises(TableGenError) as caught:
        parse_text('include "inner.td"', [tmp_path])
    assert caught.value.file.endswith("inner.td")
    assert caught.value.render().startswith("Included from <input>:1:")


def test_dump_is_a_message() -> None:
    (message,) = parse_text('dump "seen " # !repr([1]);').messages
    assert message[1] == "seen [1]"


def test_regions_not_taken_may_hold_anything() -> None:
    assert list(parse_text("#ifdef X\n\"unclosed $ !\n#endif\ndef a;").defs) == ["a"]
