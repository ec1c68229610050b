"""Loop transformations against mlir-opt's transform operations: the same loops, the same text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lamina.asm.parser import parse_module
from lamina.dialects.scf import coalesce, fuse, outline, peel, pipeline, unroll
from lamina.rewrite import PatternRewriter
from tests import oracle

FLAGS = ("--allow-unregistered-dialect", "--transform-interpreter")
ANY = "!transform.any_op"
FOR = '!transform.op<"scf.for">'

SCRIPT = """
module attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @__transform_main(%root: !transform.any_op {{transform.readonly}}) {{
    %0 = transform.structured.match attributes {{target}} in %root : (!transform.any_op) -> {type}
    {body}
    transform.yield
  }}
}}
"""

HEAD = """func.func @f(%n: index, %k: index, %m: memref<?xi32>, %a: i32, %u: i32, %s: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c20 = arith.constant 20 : index
  %c21 = arith.constant 21 : index
"""

PLAIN = """scf.for %i = {bounds} {{
  %v = "test.v"(%i) : (index) -> i32
  memref.store %v, %m[%i] : memref<?xi32>
}} {{target}}
"""
CARRIED = """%r = scf.for %i = {bounds} iter_args(%x = %a) -> (i32) {{
  %v = "test.v"(%x, %i) : (i32, index) -> i32
  scf.yield %v : i32
}} {{target}}
"test.use"(%r) : (i32) -> ()
"""
INTEGERS = """%r = scf.for %i = %a to %u step %s iter_args(%x = %a) -> (i32) : i32 {
  %v = "test.v"(%x, %i) : (i32, i32) -> i32
  scf.yield %v : i32
} {target}
"test.use"(%r) : (i32) -> ()
"""
NESTED = """scf.for %i = %c0 to %c20 step {step} {{
  %w = "test.a"(%i) : (index) -> i32
  %z = scf.for %j = %c0 to %n step %c1 iter_args(%x = %w) -> i32 {{
    %y = "test.q"(%i, %j, %x) : (index, index, i32) -> i32
    scf.yield %y : i32
  }}
  "test.b"(%i, %z) : (index, i32) -> ()
}} {{target}}
"""
PEELED = """scf.for %i = {bounds} {{
  %p = affine.min affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>({upper}, %i)[{step}]
  %q = affine.max affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>({upper}, %i)[{step}]
  %t = affine.min affine_map<(d0, d1)[s0] -> (-d0 + d1, 5, d1 - d0 + 3)>(%i, {upper})[{step}]
  "test.use"(%p, %q, %t) : (index, index, index) -> ()
}} {{target}}
"""
NEST = """%r = scf.for %i = {outer} iter_args(%x = %a) -> i32 {{
  %s1 = scf.for %j = {inner} iter_args(%y = %x) -> i32 {{
    %v = "test.a"(%i, %j, %y) : (index, index, i32) -> i32
    scf.yield %v : i32
  }}
  scf.yield %s1 : i32
}} {{target}}
"test.use"(%r) : (i32) -> ()
"""
SIBLINGS = """%r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
  %v = "test.a"(%i, %x) : (index, i32) -> i32
  scf.yield %v, %x : i32, i32
} {target}
%t = scf.for %i = %c0 to %n step %c1 iter_args(%x = %u) -> i32 {
  %v = "test.b"(%i, %k, %x) : (index, index, i32) -> i32
  scf.yield %v : i32
} {target}
"test.use"(%r#0, %t) : (i32, i32) -> ()
"""

PIPELINED = """%r = scf.for %i = {bounds} iter_args(%x = %a) -> (i32) {{
  %b = memref.load %m[%i] : memref<?xi32>
  %d = arith.addi %b, %x : i32
  %e = arith.muli %d, %b : i32
  memref.store %e, %m[%i] : memref<?xi32>
  scf.yield {carried} : i32
}} {{target}}
"test.use"(%r) : (i32) -> ()
"""

CONSTANT_BOUNDS = ("%c0 to %c20 step %c1", "%c0 to %c21 step %c1", "%c2 to %c21 step %c4", "%c0 to %c0 step %c1")
BOUNDS = (*CONSTANT_BOUNDS, "%c0 to %n step %c4", "%n to %k step %n", "%c0 to %n step %c1")

Transformation = Callable[[PatternRewriter, list[Any]], Any]


def module(body: str) -> str:
    return HEAD + body + "return\n}\n"


def unrolls() -> list[tuple[str, str, str, Transformation]]:
    bodies = [body.format(bounds=bounds) for body in (PLAIN, CARRIED) for bounds in BOUNDS]
    return [
        (
            body,
            ANY,
            f"transform.loop.unroll %0 {{factor = {factor}}} : {ANY}",
            lambda rewriter, loops, factor=factor: unroll.unroll_by_factor(rewriter, loops[0], factor),
        )
        for body in [*bodies, INTEGERS]
        for factor in (1, 2, 7)
    ]


def jams() -> list[tuple[str, str, str, Transformation]]:
    bodies = [NESTED.format(step="%c1"), NESTED.format(step="%c2"), PLAIN.format(bounds=BOUNDS[0])]
    return [
        (
            body,
            ANY,
            f"transform.loop.unroll_and_jam %0 {{factor = {factor}}} : {ANY}",
            lambda rewriter, loops, factor=factor: unroll.unroll_and_jam(rewriter, loops[0], factor),
        )
        for body in bodies
        for factor in (2, 4, 7, 40)
    ]


def peels() -> list[tuple[str, str, str, Transformation]]:
    found: list[tuple[str, str, str, Transformation]] = []
    ranges = (("%c0", "%n", "%c4"), ("%c2", "%c21", "%c4"), ("%n", "%k", "%n"), ("%c0", "%c20", "%c4"))
    for lower, upper, step in ranges:
        body = PEELED.format(bounds=f"{lower} to {upper} step {step}", upper=upper, step=step)
        results = f"({FOR}) -> ({ANY}, {ANY})"
        found.append(
            (body, FOR, f"transform.loop.peel %0 : {results}", lambda r, loops: peel.peel_and_simplify(r, loops[0]))
        )
        front = f"transform.loop.peel %0 {{peel_front = true}} : {results}"
        found.append((body, FOR, front, lambda r, loops: peel.peel_first_iteration(r, loops[0])))
    return found


def others() -> list[tuple[str, str, str, Transformation]]:
    coalesced = f"transform.loop.coalesce %0 : ({ANY}) -> {ANY}"
    split = f"%1, %2 = transform.split_handle %0 : ({ANY}) -> ({ANY}, {ANY})\n"
    fused = f"transform.loop.fuse_sibling %1 into %2 : ({ANY}, {ANY}) -> {ANY}"
    outlined = f'transform.loop.outline %0 {{func_name = "g"}} : ({ANY}) -> ({ANY}, {ANY})'
    found: list[tuple[str, str, str, Transformation]] = [
        (
            NEST.format(outer=outer, inner=inner),
            ANY,
            coalesced,
            lambda r, loops: coalesce.coalesce_perfect_nest(r, loops[0]),
        )
        for outer, inner in (
            ("%c0 to %n step %c1", "%c0 to %k step %c1"),
            ("%c2 to %n step %c4", "%c1 to %c20 step %c4"),
            ("%c0 to %n step %c1", "%c0 to %i step %c1"),
        )
    ]
    found.append((SIBLINGS, ANY, split + fused, lambda r, loops: fuse.fuse_sibling_for_loops(r, loops[0], loops[1])))
    found += [
        (body.format(bounds=BOUNDS[4]), ANY, outlined, lambda r, loops: outline.outline_loop(r, loops[0], "g"))
        for body in (PLAIN, CARRIED)
    ]
    return found


def pipelines() -> list[tuple[str, str, str, Transformation]]:
    def apply(rewriter: PatternRewriter, loops: list[Any], interval: int) -> Any:
        return pipeline.pipeline_loop(rewriter, loops[0], pipeline.latency_schedule(loops[0], interval, 3))

    return [
        (
            PIPELINED.format(bounds=bounds, carried=carried),
            FOR,
            f"transform.loop.pipeline %0 {{iteration_interval = {interval}, read_latency = 3}} : ({FOR}) -> {FOR}",
            lambda rewriter, loops, interval=interval: apply(rewriter, loops, interval),
        )
        for bounds in ("%c0 to %c20 step %c1", "%c0 to %n step %c1")
        for carried in ("%d", "%e", "%b")
        for interval in (1, 2, 3)
    ]


def transformed(body: str, apply: Transformation) -> str | None:
    """The module after the transformation; None where that does not apply."""
    root = parse_module(module(body), allow_unregistered=True)
    loops = [operation for operation in root.walk() if "target" in operation.attributes]
    answer = apply(PatternRewriter(), loops)
    root.verify()
    return None if answer is None or answer is False else root.to_text()


@oracle.requires_oracle
@pytest.mark.parametrize("cases", [unrolls, jams, peels, pipelines, others], ids=lambda cases: cases.__name__)
def test_same_as_transform_operation(cases: Callable[[], list[tuple[str, str, str, Transformation]]]) -> None:
    listed = cases()
    texts = [module(body) + SCRIPT.format(type=type, body=line) for body, type, line, _ in listed]
    for (body, _, line, apply), expected in zip(listed, oracle.mlir_opt_many(texts, *FLAGS), strict=True):
        ours = transformed(body, apply)
        if not expected.ok:
            assert ours is None, f"mlir-opt refuses {line} on\n{body}"
            continue
        assert ours is not None, f"lamina refuses {line} on\n{body}"
        payload = expected.stdout.partition("  module attributes {transform")[0]
        assert ours.rstrip("}\n ") == payload.rstrip("}\n "), f"{line} on\n{body}"


def test_full_unrolling_leaves_no_loop() -> None:
    text = transformed(CARRIED.format(bounds="%c0 to %c4 step %c1"), lambda r, loops: unroll.unroll_full(r, loops[0]))
    assert text is not None and "scf.for" not in text and text.count("test.v") == 4
