"""Comparing a transformation, called as a Python function, with a transform script run by mlir-opt."""

from __future__ import annotations

import difflib
import functools
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import lamina
from lamina.ir import parity
from lamina.ir.operation import Operation
from lamina.rewrite import PatternRewriter
from tests import oracle

Transformation = Callable[[PatternRewriter, Any], Any]


def expected_text(payload: str, script: str) -> str:
    """mlir-opt's result for the payload with the script, whose root is ``%root``."""
    library = (
        "module attributes {transform.with_named_sequence} {\n"
        "  transform.named_sequence @__transform_main(%root: !transform.any_op) {\n"
        f"{script}\n    transform.yield\n  }}\n}}\n"
    )
    path = _library(library)
    flags = [f"--transform-preload-library=transform-library-paths={path}", "--transform-interpreter"]
    result = oracle.mlir_opt(payload, *flags)
    assert result.ok, result.explain()
    return result.stdout


@functools.cache
def _library(text: str) -> str:
    import hashlib

    folder = Path(tempfile.gettempdir()) / "lamina-transform-libraries"
    folder.mkdir(exist_ok=True)
    path = folder / f"{hashlib.sha256(text.encode()).hexdigest()[:24]}.mlir"
    path.write_text(text, encoding="utf-8")
    return str(path)


def transformed_text(payload: str, names: Sequence[str], transformation: Transformation) -> str:
    """The payload after the transformation was applied to each operation of these names, with strict parity."""
    module = lamina.parse(payload)
    operations: list[Operation] = [op for op in _root(module).walk_post_order() if op.name in names]
    for op in operations:
        rewriter = PatternRewriter()
        rewriter.set_insertion_point(op)
        rewriter.location = op.raw_location
        with parity.strict():
            transformation(rewriter, op)
    module.verify()
    return str(module)


def _root(module: Any) -> Operation:
    return getattr(module, "operation", module)  # type: ignore[no-any-return]


def check(payload: str, script: str, names: Sequence[str], transformation: Transformation) -> None:
    """Fails where the texts differ."""
    expected = expected_text(payload, script).strip().splitlines()
    found = transformed_text(payload, names, transformation).strip().splitlines()
    if expected != found:
        lines = difflib.unified_diff(expected, found, "mlir-opt", "lamina", lineterm="")
        raise AssertionError("\n".join(lines))
