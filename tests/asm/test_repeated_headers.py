"""Headers of operations with regions that are repeated give what reading token by token gives."""

from __future__ import annotations

import random

import pytest

from lamina.asm import repeated_headers
from tests.asm.test_repeated_statements import both_ways
from tests.conformance.mutations import mutated

ARGUMENTS = "%a: index, %b: index, %c: index, %x: f32, %p: i1, %t: tensor<8xf32>, %u: tensor<8xf32>"
HEADERS = {
    "loops": """scf.for %i = %a to %b step %c {
    }
    scf.for %j = %b to %a step %a {
    }""",
    "loops that carry values": """%r:2 = scf.for %i = %a to %b step %c iter_args(%q = %x, %s = %a) -> (f32, index) {
      scf.yield %q, %i : f32, index
    }
    %s:2 = scf.for %i = %a to %b step %c iter_args(%q = %r#0, %w = %r#1) -> (f32, index) {
      scf.yield %q, %w : f32, index
    }
    scf.for %i = %a to %b step %c iter_args(%q = %p) -> (f32) {
      scf.yield %q : f32
    }""",
    "attributes behind a loop": """scf.for %i = %a to %b step %c {
    }
    scf.for %i = %a to %b step %c {
    } {x = 1 : i32}""",
    "branches": """%r = scf.if %p -> f32 {
      scf.yield %x : f32
    } else {
      scf.yield %x : f32
    }
    %s = scf.if %x -> f32 {
      scf.yield %r : f32
    }""",
    "affine bounds": """affine.for %i = 0 to min affine_map<(d) -> (d + 8, 60)>(%a) step 2 {
    }
    affine.for %i = 0 to min affine_map<(d) -> (d + 8, 60)>(%b) step 2 {
    }
    affine.for %i = 0 to min affine_map<(d) -> (d + 8, 60)>(%x) step 2 {
    }""",
    "the same operand twice": """affine.for %i = affine_map<(d, e) -> (d + e)>(%a, %b) to 9 {
    }
    affine.for %i = affine_map<(d, e) -> (d + e)>(%a, %a) to 9 {
    }
    affine.for %i = affine_map<(d, e) -> (d + e)>(%b, %c) to 9 {
    }""",
    "structured operations": """%r = linalg.fill ins(%x : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
    %s = linalg.fill ins(%x : f32) outs(%u : tensor<8xf32>) -> tensor<8xf32>
    %v = linalg.fill ins(%x : f32) outs(%r : tensor<8xf32>)
      -> tensor<8xf32>
    %w = linalg.fill {y = 1 : i32} ins(%p : i1) outs(%r : tensor<8xf32>) -> tensor<8xf32>""",
    "blocks of structured operations": """%r = linalg.generic {indexing_maps = [affine_map<(d) -> (d)>],
      iterator_types = ["parallel"]} outs(%t : tensor<8xf32>) {
    ^bb0(%o: f32):
      linalg.yield %o : f32
    } -> tensor<8xf32>
    %s = linalg.generic {indexing_maps = [affine_map<(d) -> (d)>],
      iterator_types = ["parallel"]} outs(%r : tensor<8xf32>) {
    ^bb0(%o: f32):
      linalg.yield %o : f32
    }""",
    "an argument that has a name already": """scf.for %i = %a to %b step %c {
    }
    scf.for %x = %a to %b step %c {
    }""",
    "an operand that is defined later": """scf.for %i = %a to %b step %c {
    }
    scf.for %i = %a to %late step %c {
    }
    %late = arith.constant 1 : index""",
    "names in strings": """}
    func.func @g(%y: i1 {t.x = "%y"}) {
      return
    }
    func.func @h(%z: i1 {t.x = "%z"}) {""",
    "blocks": """cf.br ^k(%a, %x : index, f32)
    ^k(%y: index, %z: f32):
      cf.br ^l(%y, %z : index, f32)
    ^l(%v: index, %w: f32):
      cf.br ^m(%v, %w : index, f32)
    ^m(%n: index, %o: f32 loc("here")):
      cf.br ^n(%v, %w : index, f32)
    ^n(%q: index, %q: f32):""",
    "a number of an argument": """cf.br ^k(%a, %x : index, f32)
    ^k(%y: index, %z: f32):
      cf.br ^l(%y, %z : index, f32)
    ^l(%v: index, %w#1: f32):""",
    "a number of an argument of a loop": """scf.for %i = %a to %b step %c {
    }
    scf.for %j#1 = %b to %c step %a {
    }""",
    "functions": """}
    func.func private @g(%y: i1 {t.x}, %z: f32) -> (i1 {t.y}) attributes {t.z} {
      return %y : i1
    }
    func.func @h(%z: i1 {t.x}, %y: f32) -> (i1 {t.y}) attributes {t.z} {
      return %z : i1
    }
    func.func @i(%y: i1 {t.x}, %y: f32) -> (i1 {t.y}) attributes {t.z} {
      return %y : i1
    }
    func.func @j() {""",
    "locations and comments": """scf.for %i = %a to %b step %c { // one
    }
    scf.for %i = %a to %b step %c // two
    {
    }
    }
    func.func @g(%y: i1 loc("here")) {
      return
    }
    func.func @h(%y: i1 loc("here")) {""",
}


def text_of(what: str) -> str:
    return f"func.func @f({ARGUMENTS}) {{\n{HEADERS[what]}\nreturn\n}}\n"


@pytest.mark.parametrize("what", HEADERS)
def test_headers(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    by_tokens, by_headers = both_ways(text_of(what), monkeypatch)
    assert by_tokens == by_headers


def test_headers_with_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(3)
    for what in HEADERS:
        for _ in range(4):
            by_tokens, by_headers = both_ways(mutated(rng, text_of(what)), monkeypatch)
            assert by_tokens == by_headers


def test_headers_are_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    repeated: list[list[str]] = []
    renamed = repeated_headers._renamed

    def counted(model: repeated_headers._Model, names: list[str], offsets: list[int]) -> repeated_headers.Header:
        repeated.append(names)
        return renamed(model, names, offsets)

    monkeypatch.setattr(repeated_headers, "_renamed", counted)
    both_ways(text_of("affine bounds"), monkeypatch)
    assert ["%i", "%b"] in repeated
    both_ways(text_of("structured operations"), monkeypatch)
    assert ["%x", "%u"] in repeated
    loop = "%{} = scf.for %i = %a to %b step %c iter_args(%q = %{}) -> (f32) {{\nscf.yield %q : f32\n}}"
    loops = f"{loop.format('r', 'x')}\n{loop.format('s', 'r')}"
    both_ways(f"func.func @f({ARGUMENTS}) {{\n{loops}\nreturn\n}}\n", monkeypatch)
    assert repeated[-1] == ["%i", "%a", "%b", "%c", "%q", "%r"]
