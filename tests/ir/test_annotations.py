"""Annotations of classes and functions in modules with and without ``from __future__ import annotations``."""

from __future__ import annotations
import __future__

from typing import Any

import pytest

from lamina.ir.annotations import own_annotations

SOURCE = """
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from somewhere import Missing
class Base:
    inherited: str
class Derived(Base):
    fraction: int
def function(op: Base, rewriter: "Missing") -> bool: ...
"""


def names(postponed: bool) -> dict[str, Any]:
    flags = __future__.annotations.compiler_flag if postponed else 0
    scope: dict[str, Any] = {"__name__": "annotated"}
    exec(compile(SOURCE, "annotated.py", "exec", flags, dont_inherit=True), scope)  # noqa: S102
    return scope


@pytest.mark.parametrize("postponed", [False, True])
def test_of_a_class_and_a_function(postponed: bool) -> None:
    scope = names(postponed)
    assert own_annotations(scope["Derived"]) == {"fraction": "int" if postponed else int}
    hints = own_annotations(scope["function"])
    assert hints["op"] == ("Base" if postponed else scope["Base"])
    assert "Missing" in hints["rewriter"] and [*hints] == ["op", "rewriter", "return"]
