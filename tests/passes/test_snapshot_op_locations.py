"""``snapshot-op-locations``: the file and the locations are mlir-opt's."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import oracle
from tests.mlir_test import run_tool

MODULE = """
#map = affine_map<(d0) -> (d0 + 1)>
func.func @f(%x: index, %c: i1) -> index attributes {m = #map} {
  %0 = affine.apply #map(%x)
  scf.if %c {
    "x.first"() : () -> ()
  } else {
    "x.holder"() ({
    ^bb0(%a: i32):
      %1:2 = "x.second"(%a) : (i32) -> (i32, i32)
    }) : () -> ()
  }
  cf.br ^end
^end:
  return %0 : index
}
module { module {} func.func private @declared() }
"""


@pytest.mark.parametrize(
    "options",
    [
        "",
        " tag=seen",
        " print-debuginfo",
        " print-debuginfo pretty-debuginfo",
        " print-debuginfo print-op-generic print-local-scope tag=x",
    ],
)
def test_same_as_oracle(tmp_path: Path, options: str) -> None:
    file = tmp_path / "snapshot.mlir"
    flags = [
        f"--snapshot-op-locations=filename={file}{options}", "--mlir-print-debuginfo", "--allow-unregistered-dialect"
    ]
    expected = oracle.mlir_opt(MODULE, *flags)
    expected_file = file.read_text()
    outcome = run_tool(["opt", *flags, "-"], stdin=MODULE)
    assert outcome.stdout.strip() == expected.stdout.strip()
    assert file.read_text() == expected_file


def test_file_that_cannot_be_written(tmp_path: Path) -> None:
    flag = f"--snapshot-op-locations=filename={tmp_path / 'missing' / 'a.mlir'}"
    outcome = run_tool(["opt", flag, "-"], stdin="module {}")
    assert outcome.exit_code == 1
    assert "cannot open output file" in outcome.stderr


def test_standard_output() -> None:
    outcome = run_tool(["opt", "--snapshot-op-locations=filename=-", "-"], stdin="module @only {}")
    assert outcome.stdout.count("module @only") == 2
