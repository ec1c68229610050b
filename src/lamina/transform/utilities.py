"""Utilities of dialects that the transform operations stand on."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from lamina.transform.failures import definite


def utility(op: Any, module: str, function: str) -> Any:
    """A function of a module by name. Raises DefiniteFailure where lamina does not have it."""
    if importlib.util.find_spec(module) is not None:
        found = getattr(importlib.import_module(module), function, None)
        if found is not None:
            return found
    raise definite(op, f"lamina does not implement '{op.name}'")
