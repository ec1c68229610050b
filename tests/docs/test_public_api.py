"""The public interface is what `public_api.txt` holds: a change of it is made on purpose."""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import ModuleType

import pytest

import lamina
from tests.documents import ROOT

SNAPSHOT = Path(__file__).with_name("public_api.txt")


@pytest.fixture
def reference(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module that lists the names of the reference."""
    pytest.importorskip("onnx")
    monkeypatch.syspath_prepend(str(ROOT / "docs" / "hooks"))
    yield importlib.import_module("python_page")
    for name in ("python_page", "marked"):
        sys.modules.pop(name, None)


def described(name: str, value: object) -> str:
    """A name with its parameters: without annotations, which say more than callers rely on."""
    # Signatures that Python gives errors and enumerations differ between its versions.
    if not callable(value) or isinstance(value, type) and issubclass(value, Exception | Enum):
        return name
    try:
        parameters = inspect.signature(value).parameters.values()
    except ValueError:
        return name
    shown = [str(one.replace(annotation=one.empty, default=one.empty)) + "=..." * (one.default is not one.empty)
             for one in parameters]
    return f"{name}({', '.join(shown)})"


def public_interface(reference: ModuleType) -> list[str]:
    lines = [described(f"lamina.{name}", getattr(lamina, name)) for name in sorted(lamina._PUBLIC)]
    for name in sorted(lamina._SUBMODULES):
        module = importlib.import_module(f"lamina.{name}")
        lines.append(module.__name__)
        lines += [described(f"{module.__name__}.{one}", value) for one, value in reference._public(module)]
    return lines


def test_the_public_interface_is_as_kept(reference: ModuleType) -> None:
    found = public_interface(reference)
    assert len(found) > 100
    if os.environ.get("LAMINA_WRITE_PUBLIC_API"):
        SNAPSHOT.write_text("\n".join(found) + "\n", encoding="utf-8")
    kept = SNAPSHOT.read_text(encoding="utf-8").splitlines()
    gone, new = sorted(set(kept) - set(found)), sorted(set(found) - set(kept))
    assert not gone and not new, f"see CONTRIBUTING.md and docs/api.md; gone: {gone}; new: {new}"
