"""Deep nesting works or is an error message."""

from __future__ import annotations

import pytest

import lamina
from lamina.asm.parser_base import MAX_NESTING
from lamina.ir.diagnostics import ParseError


def repeated(opening: str, inner: str, closing: str, depth: int) -> str:
    return opening * depth + inner + closing * depth


def aliases(sign: str, template: str, first: str, depth: int) -> str:
    lines = [f"{sign}a0 = {first}"]
    lines += [f"{sign}a{number} = " + template.replace("$", f"{sign}a{number - 1}") for number in range(1, depth)]
    return "\n".join(lines) + f'\n"x.y"() {{k = {sign}a{depth - 1}}} : () -> ()\n'


def op(attribute: str) -> str:
    return f'"x.y"() {{k = {attribute}}} : () -> ()\n'


TEXTS = {
    "regions": lambda n: repeated('"x.y"() ({', '"x.z"() : () -> ()', "}) : () -> ()", n),
    "modules": lambda n: repeated("module {", "", "}", n),
    "structured control flow": lambda n: "func.func @f(%c: i1) {" + repeated("scf.if %c {", "", "}", n) + " return }",
    "tuples": lambda n: op(repeated("tuple<", "i32", ">", n)),
    "function types": lambda n: op(repeated("(", "i32", ") -> i32", n)),
    "memrefs": lambda n: op(repeated("memref<2x", "i32", ">", n)),
    "llvm arrays": lambda n: op(repeated("!llvm.array<2 x ", "i32", ">", n)),
    "quantization grids": lambda n: op("!quant.uniform<i8:f32:{0:1}, " + repeated("{", "1.0", "}", n) + ">"),
    "arrays": lambda n: op(repeated("[", "1", "]", n)),
    "dictionaries": lambda n: op(repeated("{a = ", "1", "}", n)),
    "dense literals": lambda n: op("dense<" + repeated("[", "1", "]", n) + f"> : tensor<{'1x' * n}i32>"),
    "opaque bodies": lambda n: op("!x.y<" + repeated("<", "", ">", n) + ">"),
    "parentheses": lambda n: op("affine_map<(d0) -> (" + repeated("(", "d0", ")", n) + ")>"),
    "negations": lambda n: op("affine_map<(d0) -> (" + "-" * n + "d0)>"),
    "sums": lambda n: op("affine_map<(d0) -> (" + "d0 + " * n + "d0)>"),
    "remainders": lambda n: op("affine_map<(d0) -> (d0" + " mod 7" * n + ")>"),
    "call sites": lambda n: '"x.y"() : () -> () loc(' + repeated('callsite("a" at ', '"b"', ")", n) + ")",
    "fused locations": lambda n: '"x.y"() : () -> () loc(' + repeated('fused<"m">[', '"b"', "]", n) + ")",
    "attribute aliases": lambda n: aliases("#", "[$]", "1", n),
    "type aliases": lambda n: aliases("!", "tuple<$>", "i32", n),
}


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("depth", [50, MAX_NESTING - 50, MAX_NESTING + 50, 10_000])
def test_nesting(name, depth):
    text = TEXTS[name](depth)
    try:
        module = lamina.parse(text, allow_unregistered=True)
    except ParseError as problem:
        assert "nested too deeply" in problem.diagnostics[0].message or depth > 50
        str(problem)
        return
    assert depth < MAX_NESTING or name in ("opaque bodies", "sums", "remainders")
    printed = module.to_text(debug_info=True)
    assert lamina.parse(printed, allow_unregistered=True).to_text(debug_info=True) == printed
    lamina.run_pipeline(module, "builtin.module(canonicalize,cse)")
