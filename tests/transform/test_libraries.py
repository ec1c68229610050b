"""Libraries of named sequences, compared with mlir-opt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import oracle
from tests.mlir_test import run_tool
from tests.test_comparisons import ONLY_WHAT_MLIR_SAYS

LIBRARY = """\
module attributes {transform.with_named_sequence} {
  transform.named_sequence @mark(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "marked" : !transform.any_op
    transform.include @helper failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @helper(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "the_librarys" : !transform.any_op
    transform.yield
  }
  func.func private @declared_in_the_library()
SCRIPT}
"""
SCRIPT = """\
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.debug.emit_remark_at %root, "the library's script" : !transform.any_op
    transform.yield
  }
"""
DECLARED = """\
module attributes {transform.with_named_sequence} {
  func.func @f() {
    return
  }
  transform.named_sequence private @mark(%op: !transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%f) : (!transform.any_op) -> ()
    transform.yield
  }
}
"""
# A helper of the same name as one of the library's, and other declarations than the library has.
OWN_HELPER = DECLARED.replace(
    "  transform.named_sequence private @mark",
    """  transform.named_sequence private @helper(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "own" : !transform.any_op
    transform.yield
  }
  transform.named_sequence private @mark""",
).replace("@mark failures", "@helper failures")
OWN_MARK = DECLARED.replace("private @mark", "@mark").replace("readonly})", "readonly}) {\n    transform.yield\n  }")
FUNCTION = '!transform.op<"func.func">'
OTHER_TYPE = DECLARED.replace("@mark(%op: !transform.any_op", f"@mark(%op: {FUNCTION}")
OTHER_TYPE = OTHER_TYPE.replace("-> !transform.any_op", f"-> {FUNCTION}")
OTHER_TYPE = OTHER_TYPE.replace("(!transform.any_op) -> ()", f"({FUNCTION}) -> ()")
CONSUMING = DECLARED.replace("{transform.readonly}", "{transform.consumed}")
WITHOUT_SCRIPT = """\
module {
  func.func @f() {
    return
  }
}
"""


def flags(path: Path, then: str = "transform-interpreter") -> list[str]:
    load = f"transform-preload-library{{transform-library-paths={path}}}"
    return [f"--pass-pipeline=builtin.module({load},{then})"]


PAYLOADS = {
    "declared": DECLARED, "own helper": OWN_HELPER, "own mark": OWN_MARK, "other type": OTHER_TYPE,
    "consuming": CONSUMING, "without a script": WITHOUT_SCRIPT,
}  # fmt: skip


@oracle.requires_oracle
@pytest.mark.parametrize("payload", PAYLOADS)
@pytest.mark.parametrize("script", [SCRIPT, ""], ids=["with", "without"])
@pytest.mark.parametrize("place", ["library.mlir", "."])
def test_as_in_mlir(tmp_path: Path, payload: str, script: str, place: str) -> None:
    (tmp_path / "library.mlir").write_text(LIBRARY.replace("SCRIPT", script))
    given = flags(tmp_path / place)
    expected = oracle.run_process("mlir-opt", given, PAYLOADS[payload])
    outcome = run_tool(["opt", *ONLY_WHAT_MLIR_SAYS, *given, "-"], stdin=PAYLOADS[payload])
    assert messages(outcome.stderr) == messages(expected.stderr)
    assert outcome.stdout.strip() == expected.stdout.strip()


def messages(stderr: str) -> list[str]:
    """The lines of diagnostics, without the operations that are shown."""
    lines = re.findall(r"^.*: (?:error|warning|note|remark): .*$", stderr, re.MULTILINE)
    return [line for line in lines if "see current operation" not in line]


def test_a_library_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    outcome = run_tool(["opt", *flags(tmp_path / "none.mlir"), "-"], stdin=DECLARED)
    assert outcome.exit_code == 1 and "error:" in outcome.stderr and "none.mlir" in outcome.stderr


def test_an_error_in_a_library_is_placed_there(tmp_path: Path) -> None:
    library = LIBRARY.replace("SCRIPT", "").replace("transform.annotate", "transform.anotate")
    (tmp_path / "library.mlir").write_text(library)
    outcome = run_tool(["opt", *flags(tmp_path / "library.mlir"), "-"], stdin=DECLARED)
    assert outcome.exit_code == 1 and f"{tmp_path}/library.mlir:3:5: error:" in outcome.stderr
