"""Diagnostics for steps that failed or had no effect."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.mlir_test import run_tool

PAYLOAD = """
  func.func @f(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) -> tensor<64x48xf32> {
    %0 = linalg.matmul {tag = "b"} ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>)
                                   outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
    %1 = linalg.exp ins(%0 : tensor<64x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
    %2 = linalg.abs ins(%c : tensor<64x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
    return %1 : tensor<64x48xf32>
  }
"""
ANY = "(!transform.any_op) -> !transform.any_op"
ANY2 = "(!transform.any_op) -> (!transform.any_op, !transform.any_op)"


def diagnostics(script: str, *flags: str, sequences: str = "", payload: str = PAYLOAD) -> list[dict[str, Any]]:
    """What is said of a script's body, as data."""
    main = f"transform.named_sequence @__transform_main(%root: !transform.any_op) {{\n{script}\ntransform.yield\n}}"
    text = f"module attributes {{transform.with_named_sequence}} {{{payload}{sequences}{main}\n}}\n"
    command = ["opt", "--transform-interpreter", "--diagnostics=json", *flags, "-"]
    outcome = run_tool(command, stdin=text)
    found = [json.loads(line) for line in outcome.stderr.splitlines()]
    lines = text.splitlines()
    for one in (inner for outer in found for inner in (outer, *outer["notes"])):
        one["at"] = lines[one["line"] - 1][one["column"] - 1 :] if one["line"] else ""
    return found


def match(name: str, rest: str = "") -> str:
    return f'transform.structured.match ops{{["{name}"]}} {rest} in %root : {ANY}'


def notes(diagnostic: dict[str, Any]) -> list[tuple[str, str]]:
    """Each note's text, and the first word at its place."""
    return [(note["message"], note["at"].split()[0] if note["at"] else "") for note in diagnostic["notes"]]


# ---- Failures


def test_a_consumer_of_an_empty_handle_names_the_match() -> None:
    (error,) = diagnostics(
        f"%none = {match('linalg.conv')}\n"
        "%x, %y = transform.split_handle %none {pass_through_empty_handle = false} : " + ANY2
    )
    assert error["message"].endswith("expected to contain 2 payloads but it contains 0 payloads")
    assert notes(error)[0] == ("its operand #0 is empty: this step matched nothing", "transform.structured.match")
    assert "it holds tensor" not in notes(error)[1][0] and "linalg.matmul (1)" in notes(error)[1][0]


@pytest.mark.parametrize(
    ("condition", "reason"),
    [
        ('attributes {tag = "a"}', "its attribute 'tag' is \"b\", not \"a\""),
        ("attributes {other}", "it has no attribute 'other'"),
        ("filter_result_type = f32", "its result is tensor<64x48xf32>, not f32"),
        ("filter_operand_types = [f32]", "its operands are (tensor<64x32xf32>, tensor<32x48xf32>, tensor<64x48xf32>), "
         "not (f32)"),
        ("interface{LoopLikeInterface}", "it does not implement LoopLikeInterface"),
    ],
)  # fmt: skip
def test_the_nearest_candidate_and_its_first_failed_condition(condition: str, reason: str) -> None:
    (warning,) = diagnostics(match("linalg.matmul", condition))
    assert (warning["severity"], warning["message"]) == ("warning", "'transform.structured.match' op matched nothing")
    assert notes(warning) == [(f"nearest: 'linalg.matmul' does not match, {reason}", "linalg.matmul")]


def test_a_misspelled_name_gets_a_suggestion() -> None:
    (warning,) = diagnostics(match("linalg.matmull"))
    assert notes(warning)[0][0].endswith("did you mean linalg.matmul?")


def test_sizes_that_do_not_fit() -> None:
    (error,) = diagnostics(
        f"%m = {match('linalg.matmul')}\ntransform.structured.tile_using_for %m tile_sizes [1, 1, 1, 1] : "
        "(!transform.any_op) -> (" + ", ".join(["!transform.any_op"] * 5) + ")"
    )
    assert error["message"] == "too many tiles provided, expected at most 3 found 4"
    assert notes(error) == [
        ("target op", "linalg.matmul"), ("it has 3 loops: 64 x 48 x 32 (reduction)", "linalg.matmul"),
    ]  # fmt: skip


def test_a_producer_that_cannot_be_fused() -> None:
    (error,) = diagnostics(
        f"%e = {match('linalg.exp')}\n%a = {match('linalg.abs')}\n"
        f"%t, %loop = transform.structured.tile_using_forall %e tile_sizes [8] : {ANY2}\n"
        "transform.structured.fuse_into_containing_op %a into %loop : "
        "(!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)"
    )
    assert error["message"] == "could not find next producer to fuse into container"
    assert ("'linalg.abs' has no uses", "linalg.abs") in notes(error)


def test_a_vectorization_says_which_precondition_failed() -> None:
    payload = PAYLOAD.replace("48", "?")
    (error,) = diagnostics(f"%m = {match('linalg.matmul')}\ntransform.structured.vectorize %m : !transform.any_op",
                           payload=payload)  # fmt: skip
    assert error["message"] == "Attempted to vectorize, but failed" and error["at"].startswith("linalg.matmul")
    assert notes(error)[:3] == [
        ("vector sizes are required for dynamic loops", "linalg.matmul"),
        ("while applying this transform op", "transform.structured.vectorize"),
        ("it has 3 loops: 64 x ? x 32 (reduction)", "linalg.matmul"),
    ]


@pytest.mark.parametrize("order", ["[1, 2]", "[1, 1]"])
def test_an_order_of_loops_that_is_none_is_an_error(order: str) -> None:
    """mlir-opt fails here without saying anything."""
    (error,) = diagnostics(
        f"%m = {match('linalg.matmul')}\n"
        f"transform.structured.tile_using_for %m tile_sizes [4, 4] interchange = {order} : "
        "(!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)"
    )
    assert error["message"] == f"failed to tile operation: interchange {order} is not a permutation of 3 loops"


def test_a_failure_in_an_included_sequence_names_the_include() -> None:
    sequences = f"""
    transform.named_sequence @inner(%m: !transform.any_op {{transform.readonly}}) {{
      transform.get_parent_op %m {{op_name = "scf.for"}} : {ANY}
      transform.yield
    }}
    """
    (error,) = diagnostics(
        f"%m = {match('linalg.matmul')}\n"
        "transform.include @inner failures(propagate) (%m) : (!transform.any_op) -> ()", sequences=sequences,
    )  # fmt: skip
    assert notes(error) == [
        ("target op", "linalg.matmul"), ("in the sequence that is included here", "transform.include"),
    ]  # fmt: skip


def test_empty_arguments_of_an_included_sequence_are_followed() -> None:
    sequences = f"""
    transform.named_sequence @inner(%m: !transform.any_op {{transform.readonly}}) {{
      transform.split_handle %m {{pass_through_empty_handle = false}} : {ANY2}
      transform.yield
    }}
    """
    (error,) = diagnostics(
        f"%m = {match('linalg.conv')}\n"
        "transform.include @inner failures(propagate) (%m) : (!transform.any_op) -> ()", sequences=sequences,
    )  # fmt: skip
    assert notes(error)[0] == ("its operand #0 is empty: this step matched nothing", "transform.structured.match")


def test_without_explanations_the_notes_are_mlirs() -> None:
    script = f"%none = {match('x.y')}\ntransform.split_handle %none {{pass_through_empty_handle = false}} : {ANY2}"
    for flag in ("--no-explain-schedule", "--explain-schedule=false"):
        (error,) = diagnostics(script, flag)
        assert error["notes"] == []


# ---- Matchers

MATCHER = """
transform.named_sequence @square(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
  transform.match.operation_name %op ["linalg.matmul", "linalg.exp"] : !transform.any_op
  %size = transform.match.structured failures(propagate) %op : (!transform.any_op) -> !transform.param<i64> {
  ^bb0(%inner: !transform.any_op):
    %rank = transform.match.structured.rank %inner : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.yield %rank : !transform.param<i64>
  }
  %one = transform.param.constant 1 : i64 -> !transform.param<i64>
  transform.match.param.cmpi eq %size, %one : !transform.param<i64>
  transform.yield %op : !transform.any_op
}
transform.named_sequence @nothing(%op: !transform.any_op {transform.readonly}) {
  transform.yield
}
"""


def test_foreach_match_without_a_match_shows_who_got_furthest() -> None:
    script = "transform.foreach_match in %root @square -> @nothing : " + ANY
    (warning,) = diagnostics(script, sequences=MATCHER)
    assert warning["message"] == "'transform.foreach_match' op matched nothing"
    first, second = notes(warning)[:2]
    assert first == (
        "nearest: 'linalg.matmul' is rejected by @square: expected parameter to be equal to 1, got 3", "linalg.matmul"
    )  # fmt: skip
    assert second == ("the condition that failed", "transform.match.param.cmpi")


def test_foreach_match_that_knows_none_of_the_names() -> None:
    matcher = MATCHER.replace('["linalg.matmul", "linalg.exp"]', '["linalg.conv"]')
    (warning,) = diagnostics("transform.foreach_match in %root @square -> @nothing : " + ANY, sequences=matcher)
    assert "no operation here has a name that @square looks for" in warning["notes"][0]["message"]


def test_collect_matching_explains_itself_at_its_consumer() -> None:
    (warning,) = diagnostics(
        f'%found = transform.collect_matching @square in %root : {ANY}\n'
        'transform.annotate %found "seen" : !transform.any_op', sequences=MATCHER,
    )  # fmt: skip
    assert warning["message"] == "'transform.annotate' op applied to nothing"
    assert notes(warning)[0] == ("its handle is empty: this step matched nothing", "transform.collect_matching")
    assert notes(warning)[1][1] == "linalg.matmul"


# ---- Warnings


def test_a_step_that_applied_to_nothing_warns_once() -> None:
    found = diagnostics(
        f"%none = {match('scf.for')}\n%all = transform.structured.match in %root : {ANY}\n"
        "transform.foreach %all : !transform.any_op {\n^bb0(%x: !transform.any_op):\n"
        'transform.annotate %none "seen" : !transform.any_op\n}'
    )
    assert [(one["severity"], one["message"]) for one in found] == [
        ("warning", "'transform.annotate' op applied to nothing")
    ]
    assert found[0]["at"].startswith("transform.annotate")


def test_a_step_that_applied_once_does_not_warn() -> None:
    assert diagnostics(
        f"%fs = transform.structured.match in %root : {ANY}\n"
        "transform.foreach %fs : !transform.any_op {\n^bb0(%f: !transform.any_op):\n"
        f'%m = transform.structured.match ops{{["linalg.exp"]}} in %f : {ANY}\n'
        'transform.annotate %m "seen" : !transform.any_op\n}'
    ) == []


def test_operations_for_handles_that_may_be_empty_do_not_warn() -> None:
    assert diagnostics(
        f"%none = {match('scf.for')}\n%e = {match('linalg.exp')}\n"
        "%n = transform.num_associations %none : (!transform.any_op) -> !transform.param<i64>\n"
        "%m = transform.merge_handles %none, %e : !transform.any_op\n"
        'transform.annotate %m "seen" : !transform.any_op'
    ) == []


def test_only_the_first_of_several_consumers_explains() -> None:
    found = diagnostics(
        f'%none = {match("scf.for")}\ntransform.annotate %none "a" : !transform.any_op\n'
        'transform.annotate %none "b" : !transform.any_op'
    )
    assert [len(one["notes"]) for one in found] == [2, 1]


def test_an_alternative_that_failed_does_not_warn() -> None:
    script = f"""
    %f = {match('func.func')}
    transform.alternatives %f : !transform.any_op {{
    ^bb0(%x: !transform.any_op):
      %none = transform.structured.match ops{{["scf.for"]}} in %x : {ANY}
      transform.annotate %none "a" : !transform.any_op
      transform.split_handle %none {{pass_through_empty_handle = false}} : {ANY2}
    }}, {{
    ^bb0(%x: !transform.any_op):
    }}
    """
    assert diagnostics(script) == []


@pytest.mark.parametrize("flag", ["--no-warn-empty-steps", "--warn-empty-steps=false"])
def test_warnings_can_be_turned_off(flag: str) -> None:
    assert diagnostics(match("scf.for"), flag) == []


def test_verify_diagnostics_is_as_in_mlir(tmp_path: Path) -> None:
    """Neither notes nor warnings of lamina's own are seen where a file lists what it expects."""
    path = tmp_path / "expected.mlir"
    path.write_text(
        "module attributes {transform.with_named_sequence} {\n" + PAYLOAD
        + "transform.named_sequence @__transform_main(%root: !transform.any_op) {\n"
        + f"%none = {match('scf.for')}\n"
        + 'transform.annotate %none "a" : !transform.any_op\n'
        + "// expected-error @below {{expected to contain 2 payloads}}\n"
        + f"transform.split_handle %none {{pass_through_empty_handle = false}} : {ANY2}\ntransform.yield\n}}\n}}\n"
    )  # fmt: skip
    outcome = run_tool(["opt", "--transform-interpreter", "--verify-diagnostics", str(path)])
    assert (outcome.exit_code, outcome.stderr) == (0, "")
