"""The example Toy: each stage of the compiler, what programs print against NumPy, and programs with errors."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.examples.toy_process import ToyProcess

TRANSPOSE = "programs/transpose.toy"


# ---- Stages


def test_the_tree_shows_sums_flat(toy: ToyProcess, tmp_path: Path) -> None:
    program = "struct S { var m; } def f(S s, x) { return; } def main() { print(1 + 2 * -3 + [[4], [5]]); }"
    assert toy.run(str(tmp_path / "a.toy"), "--emit=ast", program=program).out == (
        "Struct S\n"
        "  Parameter m\n"
        "Function f\n"
        "  Parameter s S\n"
        "  Parameter x\n"
        "  Return\n"
        "Function main\n"
        "  Print\n"
        "    Binary +\n"
        "      Number 1\n"
        "      Binary *\n"
        "        Number 2\n"
        "        Number -3\n"
        "      Literal <2, 1> [4, 5]\n"
    )


# docs/toy.md holds the whole text of the stages mlir and mlir-opt, and its test compares.
STAGES = {
    "linalg": (["linalg.transpose", "arith.mulf", "arith.addf", "vector.print", "tensor<3x2xf64>"], ["toy."]),
    "affine": (["affine.for", "affine.load", "memref.alloc", "memref.dealloc", "vector.print"], ["tensor<", "linalg."]),
    "llvm": (["llvm.func @main", "llvm.fmul", "llvm.call @printF64"], ["affine.", "scf.", "memref."]),
    "asm": (["main:", "printF64"], ["llvm."]),
}


@pytest.mark.parametrize("stage", STAGES)
def test_a_stage_holds_what_it_should(stage: str, toy: ToyProcess) -> None:
    outcome = toy.run(TRANSPOSE, f"--emit={stage}")
    there, not_there = STAGES[stage]
    assert outcome.status == 0, outcome.err
    assert [text for text in there if text not in outcome.out] == []
    assert [text for text in not_there if text in outcome.out] == []


@pytest.mark.parametrize("stage", ["mlir", "mlir-opt"])
@pytest.mark.parametrize("name", ["transpose", "structs"])
def test_the_text_of_the_dialect_parses_again(name: str, stage: str, toy: ToyProcess) -> None:
    printed = toy.run(f"programs/{name}.toy", f"--emit={stage}").out
    again = toy.python(f"import lamina\nprint(lamina.parse({printed!r}))")
    assert again.out == printed and "toy.print" in printed


# ---- Patterns


PATTERNS = """
import lamina, pathlib, toy
text = pathlib.Path("programs/shapes.mlir").read_text()
by_python, by_pdll = lamina.parse(text), lamina.parse(text)
lamina.run_pipeline(by_python, "builtin.module(canonicalize)")
lamina.pdll.load("toy/patterns.pdll").apply(by_pdll)
assert str(by_python) == str(by_pdll)
print(by_pdll)
"""


def test_the_patterns_in_pdll_do_what_those_in_python_do(toy: ToyProcess) -> None:
    outcome = toy.python(PATTERNS)
    assert outcome.status == 0, outcome.err
    assert outcome.out.count("toy.reshape") == 1 and "toy.transpose" not in outcome.out


FUNCTION = "toy.func @f(%a: tensor<*xf64>, %b: tensor<2x3xf64>) {{\n  {}\n  toy.return\n}}"
CANONICALIZED = {
    "a reshape to its own shape": (
        "%0 = toy.reshape %b : (tensor<2x3xf64>) -> tensor<2x3xf64> toy.print %0 : tensor<2x3xf64>",
        ["toy.print %arg1 : tensor<2x3xf64>"],
    ),
    "a reshaped constant": (
        "%0 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>\n"
        "%1 = toy.reshape %0 : (tensor<2xf64>) -> tensor<2x1xf64> toy.print %1 : tensor<2x1xf64>",
        ["toy.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf64>", "toy.print %0 : tensor<2x1xf64>"],
    ),
    "two transposes that learn the shape": (
        "%0 = toy.transpose %b : (tensor<2x3xf64>) -> tensor<*xf64>\n"
        "%1 = toy.transpose %0 : (tensor<*xf64>) -> tensor<*xf64> toy.print %1 : tensor<*xf64>",
        ["toy.cast %arg1 : tensor<2x3xf64> to tensor<*xf64>", "toy.print %0 : tensor<*xf64>"],
    ),
    "a cast to its own type": (
        "%0 = toy.cast %b : tensor<2x3xf64> to tensor<2x3xf64> toy.print %0 : tensor<2x3xf64>",
        ["toy.print %arg1 : tensor<2x3xf64>"],
    ),
    "a member of a member": (
        "%0 = toy.struct_constant [[dense<1.0> : tensor<f64>], dense<2.0> : tensor<f64>]"
        " : !toy.struct<!toy.struct<tensor<*xf64>>, tensor<*xf64>>\n"
        "%1 = toy.struct_access %0[0] : !toy.struct<!toy.struct<tensor<*xf64>>, tensor<*xf64>>"
        " -> !toy.struct<tensor<*xf64>>\n"
        "%2 = toy.struct_access %1[0] : !toy.struct<tensor<*xf64>> -> tensor<*xf64> toy.print %2 : tensor<*xf64>",
        [
            "toy.constant dense<1.000000e+00> : tensor<f64>",
            "toy.cast %0 : tensor<f64> to tensor<*xf64>",
            "toy.print %1 : tensor<*xf64>",
        ],
    ),
}


@pytest.mark.parametrize("case", CANONICALIZED)
def test_canonicalization(case: str, toy: ToyProcess) -> None:
    body, expected = CANONICALIZED[case]
    outcome = toy.python(
        f"import lamina\nm = lamina.parse({FUNCTION.format(body)!r})\n"
        "lamina.run_pipeline(m, 'builtin.module(canonicalize)')\nprint(m)"
    )
    lines = [line.strip().partition(" = ")[2] or line.strip() for line in outcome.out.splitlines()]
    assert lines[2:-3] == [*expected, "toy.return"], outcome.err or outcome.out


# ---- Execution


def random_expression(generator: np.random.Generator, depth: int) -> tuple[str, np.ndarray]:
    """A program's expression of shape 3x2, and its value."""
    if depth == 0:
        value = generator.integers(-4, 5, (2, 3)).astype(np.float64)
        return f"transpose({value.tolist()})", value.T
    (left, x), (right, y) = (random_expression(generator, depth - 1) for _ in range(2))
    match generator.integers(4):
        case 0:
            return f"({left} + {right})", x + y
        case 1:
            return f"{left} * {right}", x * y
        case 2:
            return f"product({left}, {right})", x * y
        case _:
            return f"transpose(sum(transpose({left}), transpose({right})))", x + y


@pytest.mark.parametrize("seed", range(4))
def test_a_program_prints_what_numpy_computes(seed: int, toy: ToyProcess, tmp_path: Path) -> None:
    text, value = random_expression(np.random.default_rng(seed), 3)
    program = (
        "def product(a, b) { return a * b; }\ndef sum(a, b) { var c = a + b; return c; }\n"
        f"def show(x) {{ print(x); print(transpose(x)); }}\n"
        f"def main() {{ var x = {text}; show(x); var y<1, 2, 3> = x; print(y); }}"
    )
    outcome = toy.run(str(tmp_path / "random.toy"), program=program)
    assert outcome.status == 0, outcome.err
    printed = np.array([float(word) for word in outcome.out.split()])
    expected = np.concatenate([value.ravel(), value.T.ravel(), value.ravel()])
    np.testing.assert_allclose(printed, expected, rtol=1e-5)
    assert [len(line.split()) for line in outcome.out.splitlines()] == [2] * 3 + [3] * 2 + [3] * 2


def test_rows_of_each_rank(toy: ToyProcess, tmp_path: Path) -> None:
    program = (
        "def main() { print(2.5); print([1, 2]); print([[[1, 2], [3, 4]], [[5, 6], [7, 8]]]);\n"
        "  print(transpose([[[1, 2, 3], [4, 5, 6]]])); var one<1, 1> = 7; print(one); }"
    )
    outcome = toy.run(str(tmp_path / "ranks.toy"), program=program)
    rows = [line.split() for line in outcome.out.splitlines()]
    flipped = np.arange(1, 7).reshape(1, 2, 3).T.reshape(-1, 1)
    assert rows == [
        ["2.5"],
        ["1", "2"],
        *[[str(2 * row + 1), str(2 * row + 2)] for row in range(4)],
        *[[str(number) for number in row] for row in flipped],
        ["7"],
    ]


def test_structs_in_structs(toy: ToyProcess, tmp_path: Path) -> None:
    program = (
        "struct Inner { var a; var b; } struct Outer { var c; Inner inner; }\n"
        "def keep(Inner i) { return i; }\n"
        "def first(Inner i) { return i.a; }\n"
        "def main() { Outer o = {[1], {[2], [3]}}; Inner i = keep(o.inner);\n"
        "  print(o.inner.b + first(o.inner) * o.c + i.b); }"
    )
    assert toy.run(str(tmp_path / "structs.toy"), program=program) == (0, "8 \n", "")


def test_long_sums_are_no_deep_recursion(toy: ToyProcess, tmp_path: Path) -> None:
    program = f"def main() {{ print({' + '.join(['[1, 2]'] * 2000)}); }}"
    outcome = toy.run(str(tmp_path / "sum.toy"), "--emit=mlir-opt", program=program)
    assert outcome.status == 0 and outcome.out.count("toy.add") == 1999


# ---- Errors


ERRORS = {
    "def main() { print($); }": "1:20: error: unexpected character '$'",
    "var x = 1;": "1:1: error: expected 'def' or 'struct', but got 'var'",
    "def main() { print(1)": "1:22: error: expected ';' after the statement, but got 'end of file'",
    "def main() {\n  print(1 + );\n}": "2:13: error: expected an expression, but got ')'",
    "def (x) {}": "1:5: error: expected a name of the function, but got '('",
    "struct S {} def main() {}": "1:8: error: struct 'S' has no members",
    "def main() { print(1e999); }": "1:20: error: the number is too large for 64 bits",
    "def main() { var x<0> = 1; }": "1:20: error: a size is a positive integer below 2147483648",
    "def main() { var x<1.5> = 1; }": "1:20: error: a size is a positive integer below 2147483648",
    "def main() { print([[1, 2], [3]]); }": "1:29: error: the parts of a tensor differ in shape",
    f"def main() {{ print({'(' * 200}1); }}": "1:120: error: expressions are nested more than 100 deep",
    f"def main() {{ print({'[' * 200}1); }}": "1:119: error: expressions are nested more than 100 deep",
    f"def f(a) {{ print(a{'.a' * 200}); }}": "1:217: error: expressions are nested more than 100 deep",
    "def main() { print(x); }": "1:20: error: 'x' is not declared",
    "def main() { f(); }": "1:14: error: 'f' is not defined",
    "def main() { f(); } def f() {}": "1:14: error: 'f' is called before it is defined",
    "def f(x) { return f(x); }": "1:19: error: 'f' calls itself, which in a language without conditions never ends",
    "def f() {}\ndef f() {}": "2:5: error: 'f' is defined twice",
    "struct f { var x; }\ndef f() {}": "2:5: error: 'f' is defined twice",
    "def transpose(x) {}": "1:5: error: 'transpose' is built in",
    "def f(x, x) {}": "1:10: error: 'x' is declared twice",
    "def f(x) { var x = 1; }": "1:16: error: 'x' is declared twice",
    "def f(T x) {}": "1:9: error: 'x' has the type 'T', which is not defined",
    "struct S { S x; }": "1:14: error: 'x' has the type 'S', which is not defined",
    "def main(x) {}": "1:10: error: 'main' takes no parameters",
    "def main() { return 1; }": "1:14: error: 'main' returns nothing",
    "def f() { return; print(1); }": "1:19: error: nothing follows a return",
    "def f() {} def main() { print(f()); }": "1:31: error: 'f' returns nothing",
    "def f(x) {} def main() { f(1, 2); }": "1:26: error: 'f' takes 1 arguments, but got 2",
    "def main() { print(transpose(1, 2)); }": "1:20: error: 'transpose' takes 1 argument, but got 2",
    "struct S { var a; } def f(S s) { print(s); }": "1:40: error: a struct cannot be printed",
    "struct S { var a; } def f(S s) { print(s + 1); }": "1:40: error: a struct cannot be added",
    "struct S { var a; } def f(S s) { print(1 * s); }": "1:44: error: a struct cannot be multiplied",
    "struct S { var a; } def f(S s) { print(transpose(s)); }": "1:50: error: a struct cannot be transposed",
    "struct S { var a; } def f(S s) { var x = s; }": (
        "1:42: error: expected a tensor, but got a struct of (a tensor)"
    ),
    "struct S { var a; } def f() { S s = 1; }": "1:37: error: expected a struct of (a tensor), but got a tensor",
    "struct S { var a; } def f(S s) {} def g(x) { f(x); }": (
        "1:48: error: expected a struct of (a tensor), but got a tensor"
    ),
    "struct S { var a; } def f(x) { S s = {x}; }": "1:39: error: the members of a struct literal are literals",
    "struct S { var a; } def f(S s) { print(s.b); }": "1:41: error: 'S' has no member 'b'",
    "def f(x) { print(x.a); }": "1:19: error: only variables of a struct type have members",
    "def main() { var x<2> = [1, 2, 3]; }": (
        "1:18: error: 'toy.reshape' op cannot reshape 'tensor<3xf64>' to 'tensor<2xf64>': 3 elements are not 2"
    ),
    "def main() { print([1] + [1, 2]); }": (
        "1:24: error: 'toy.add' op expects operands of one shape, but got 'tensor<1xf64>' and 'tensor<2xf64>'"
    ),
    "def f(a) { print(a); }": "1:1: error: there is no function 'main' to run",
}


@pytest.mark.parametrize("program", ERRORS, ids=lambda program: ERRORS[program].partition("error: ")[2][:40])
def test_an_error_is_located(program: str, toy: ToyProcess, tmp_path: Path) -> None:
    outcome = toy.run(str(tmp_path / "bad.toy"), program=program)
    assert outcome.err.splitlines()[0] == f"{tmp_path}/bad.toy:{ERRORS[program]}"
    assert (outcome.status, outcome.out) == (1, "")


def test_the_source_line_and_the_note(toy: ToyProcess, tmp_path: Path) -> None:
    file = tmp_path / "twice.toy"
    outcome = toy.run(str(file), program="def main() {\n  var x = 1;\n  var x = 2;\n}")
    assert outcome.err == (
        f"{file}:3:7: error: 'x' is declared twice\n  var x = 2;\n      ^\n"
        f"{file}:2:7: note: the first declaration\n  var x = 1;\n      ^\n"
    )


def test_an_inlined_error_shows_the_calls(toy: ToyProcess, tmp_path: Path) -> None:
    file = tmp_path / "inlined.toy"
    program = "def f(a, b) {\n  return a + b;\n}\ndef main() { print(f([1, 2], [1, 2, 3])); }"
    outcome = toy.run(str(file), program=program)
    assert outcome.err == (
        f"{file}:2:12: error: 'toy.add' op expects operands of one shape, but got 'tensor<2xf64>' and 'tensor<3xf64>'\n"
        "  return a + b;\n"
        "           ^\n"
        f"{file}:4:20: note: called from\n"
        "def main() { print(f([1, 2], [1, 2, 3])); }\n"
        "                   ^\n"
    )


def test_inlining_does_not_explode(toy: ToyProcess, tmp_path: Path) -> None:
    doubling = "".join(f"def f{i}(a) {{ return f{i - 1}(f{i - 1}(a)); }}\n" for i in range(1, 40))
    program = f"def f0(a) {{ return a * a; }}\n{doubling}def main() {{ print(f39([1])); }}"
    outcome = toy.run(str(tmp_path / "doubling.toy"), program=program)
    assert outcome.status == 1 and "pass 'inline': more than" in outcome.err


INVALID = {
    "%0 = toy.transpose %b : (tensor<2x3xf64>) -> tensor<2x3xf64>": (
        "'toy.transpose' op expects a result of type 'tensor<3x2xf64>', but got 'tensor<2x3xf64>'"
    ),
    "%0 = toy.add %b, %b : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2xf64>": (
        "'toy.add' op expects a result like its operands, but got 'tensor<2xf64>'"
    ),
    "%0 = toy.cast %b : tensor<2x3xf64> to tensor<2xf64>": (
        "'toy.cast' op operand type 'tensor<2x3xf64>' and result type 'tensor<2xf64>' are cast incompatible"
    ),
    "toy.generic_call @g() : () -> ()": "'toy.generic_call' op calls 'g', which is not a function",
    "toy.generic_call @f(%b) : (tensor<2x3xf64>) -> ()": (
        "'toy.generic_call' op @f takes (tensor<*xf64>, tensor<2x3xf64>), but got (tensor<2x3xf64>)"
    ),
    "%0 = toy.struct_constant [] : !toy.struct<tensor<*xf64>>": (
        "'toy.struct_constant' op expects an array of 1 values for '!toy.struct<tensor<*xf64>>', but got []"
    ),
    "%0 = toy.struct_constant [1] : !toy.struct<tensor<*xf64>>": (
        "'toy.struct_constant' op expects elements for 'tensor<*xf64>', but got 1 : i64"
    ),
    "%0 = toy.struct_constant [dense<1.0> : tensor<f64>] : !toy.struct<tensor<*xf64>>\n"
    "%1 = toy.struct_access %0[1] : !toy.struct<tensor<*xf64>> -> tensor<*xf64>": (
        "'toy.struct_access' op has index 1, but the struct has 1 members"
    ),
    "%0 = toy.struct_constant [dense<1.0> : tensor<f64>] : !toy.struct<tensor<*xf64>>\n"
    "%1 = toy.struct_access %0[0] : !toy.struct<tensor<*xf64>> -> tensor<f64>": (
        "'toy.struct_access' op expects a result of type 'tensor<*xf64>', but got 'tensor<f64>'"
    ),
    "toy.return %b : tensor<2x3xf64>": "'toy.return' op returns (tensor<2x3xf64>), but @f returns ()",
}


@pytest.mark.parametrize("body", INVALID, ids=lambda body: INVALID[body][:50])
def test_the_verifier(body: str, toy: ToyProcess) -> None:
    text = f"toy.func @f(%a: tensor<*xf64>, %b: tensor<2x3xf64>) {{\n  {body}\n"
    text += "}" if "toy.return" in body else "  toy.return\n}"
    outcome = toy.python(f"import lamina\nlamina.parse({text!r})")
    assert outcome.status == -1
    assert f": error: {INVALID[body]}\n" in outcome.err


def test_shapes_that_stay_unknown_are_an_error(toy: ToyProcess) -> None:
    text = (
        "toy.func @f(%a: tensor<*xf64>) -> tensor<*xf64> {\n"
        "  %0 = toy.generic_call @f(%a) : (tensor<*xf64>) -> tensor<*xf64>\n"
        "  toy.return %0 : tensor<*xf64>\n}"
    )
    outcome = toy.python(
        f"import lamina\nlamina.run_pipeline(lamina.parse({text!r}), 'builtin.module(toy.func(toy-shape-inference))')"
    )
    assert ":2:8: error: the shape of what 'f' returns is unknown" in outcome.err


def test_bad_usage(toy: ToyProcess, tmp_path: Path) -> None:
    assert toy.run(TRANSPOSE, "--emit=nothing").status == 2
    missing = toy.run(str(tmp_path / "none.toy"))
    assert missing.status == 1 and missing.err.startswith(f"{tmp_path}/none.toy: error: cannot read the file")
    (tmp_path / "latin.toy").write_bytes(b"# \xe9\n")
    assert toy.run(str(tmp_path / "latin.toy")).status == 1
