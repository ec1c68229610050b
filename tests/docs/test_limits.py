"""docs/limits.md is true and complete where that can be computed."""

from __future__ import annotations

import functools
import re
import subprocess
import sys

from lamina.asm.parser_base import MAX_NESTING
from tests import oracle
from tests.documents import page

PAGE = page("docs/limits.md")
TABLE = PAGE.split("<!-- missing dialects -->")[1].split("\n\n")[0]
MISSING = set(re.findall(r"`(\w+)`", TABLE))


@functools.cache
def shipped_dialects() -> set[str]:
    """The dialects of the package, from a process in which no other test has loaded any."""
    program = "from lamina.ir.dialect import available_dialects; print(*available_dialects())"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(run.stdout.split())


def test_what_is_called_missing_is_missing() -> None:
    assert len(MISSING) > 5
    assert not MISSING & shipped_dialects(), "take them out of the table of docs/limits.md"


@oracle.requires_oracle
def test_every_missing_dialect_is_named() -> None:
    ran = oracle.run_process("mlir-opt", ["--show-dialects"], "")
    theirs = {name for name in ran.stdout.split("Available Dialects: ")[1].strip().split(",") if "test" not in name}
    assert len(theirs) > 30
    assert theirs - shipped_dialects() == MISSING


def test_the_depth_of_nesting() -> None:
    assert f"{MAX_NESTING:,} levels deep" in PAGE
