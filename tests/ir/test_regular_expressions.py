"""Possessive quantifiers, which early versions of Python 3.11 match wrongly."""

from __future__ import annotations

import pytest

from lamina.ir import regular_expressions
from lamina.ir.regular_expressions import compile_possessive

NUMBER = r"[0-9]++\.[0-9]*+(?:[eE][-+]?[0-9]++)?+"
STRING = r'"(?:[^"\\\n]++|\\[nt"\\])*+'


@pytest.mark.parametrize("greedy", [False, True])
@pytest.mark.parametrize(
    ("pattern", "text", "end"), [(NUMBER, "1.0e", 3), (NUMBER, "1.0e+5x", 6), (STRING, '"ab\\q"', 3)]
)
def test_groups_end_before_a_part_that_fails(
    monkeypatch: pytest.MonkeyPatch, greedy: bool, pattern: str, text: str, end: int
) -> None:
    if greedy:
        monkeypatch.setattr(regular_expressions, "_GROUPS_ARE_WRONG", True)
    match = compile_possessive(pattern).match(text)
    assert match is not None and match.end() == end
