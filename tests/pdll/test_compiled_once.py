"""The matcher of a root is compiled once, however many operations it is tried on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import lamina
import lamina.pdll
from lamina.rewrite import GreedyConfig, apply_patterns_greedily
from lamina.rewrite.pdl_codegen import MatcherCompiler

PATTERNS = """
pdl.pattern : benefit(1) {
  %v = operand
  %t = type
  %a = operation "test.a"(%v : !pdl.value) -> (%t : !pdl.type)
  rewrite %a {
    %b = operation "test.b"(%v : !pdl.value) -> (%t : !pdl.type)
    replace %a with %b
  }
}
"""


def compilations() -> list[str]:
    """The roots whose matchers are compiled for 20 operations, in order."""
    compiled: list[str] = []
    compile_root = MatcherCompiler.compile

    def counting(self: MatcherCompiler, name: str) -> object:
        compiled.append(name)
        return compile_root(self, name)

    MatcherCompiler.compile = counting  # type: ignore[assignment,method-assign]
    lines = [f'  %{number} = "test.a"(%a) : (i32) -> i32' for number in range(20)]
    module = lamina.parse("\n".join(["func.func @f(%a: i32) {", *lines, "  return", "}"]), allow_unregistered=True)
    apply_patterns_greedily(module, lamina.pdll.from_module(lamina.parse(PATTERNS)).pattern_set(), GreedyConfig())
    assert str(module).count("test.b") == 20
    return compiled


def test_one_compilation_for_each_root() -> None:
    # In a process of its own: patterns are watched in the tests, and are called in another way then.
    command = [sys.executable, "-c", "from tests.pdll.test_compiled_once import compilations; print(compilations())"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2], timeout=60)
    assert done.stdout.strip() == "['test.a']", done.stdout + done.stderr
