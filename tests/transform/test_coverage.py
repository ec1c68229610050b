"""Every executable transform operation is compared with mlir-opt, and consumes the declared handles."""

from __future__ import annotations

import importlib
import pkgutil
import re

import lamina.transform
from lamina.dialects.transform import consumption
from lamina.ir.dialect import load_dialect, lookup_operation
from lamina.transform import engine
from tests.test_comparisons import MARK, comparison_files


def implementations() -> dict[str, engine.Implementation]:
    load_dialect("transform")
    for module in pkgutil.iter_modules(lamina.transform.__path__):
        importlib.import_module(f"lamina.transform.{module.name}")
    return {
        cls.name: implementation
        for cls, implementation in engine._implementations.items()
        if implementation.apply.__module__.startswith("lamina.transform.")  # other tests declare their own
    }


def compared() -> set[str]:
    """The operations in the files that mlir-opt's interpreter runs too."""
    found: set[str] = set()
    for path in comparison_files():
        text = path.read_text(encoding="utf-8")
        flags = text.partition("\n")[0].removeprefix(MARK)
        if "transform-interpreter" in flags:
            found |= set(re.findall(r"\btransform\.[\w.]*\w", text))
    return found


def test_every_operation_is_compared() -> None:
    missing = sorted(implementations().keys() - compared())
    assert not missing, missing


def test_every_implementation_belongs_to_an_operation() -> None:
    assert not [name for name in implementations() if lookup_operation(name) is None]


def test_what_is_consumed_is_said_once() -> None:
    """Verification, which loads no implementations, knows of the same handles."""
    for name, made in implementations().items():
        if made.consumes is None or callable(made.consumes):
            continue
        fields = (made.consumes,) if isinstance(made.consumes, str) else tuple(made.consumes)
        assert consumption.fields(name) == fields, f"{name} is missing in dialects/transform/consumption.py"
