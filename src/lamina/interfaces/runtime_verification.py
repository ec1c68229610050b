"""Run-time checks that operations insert into the program.

A model is a function of the operation and the ``RuntimeChecks`` from ``generate-runtime-verification`` (see
``lamina.dialects.cf.runtime_checks``): it inserts its checks right before the operation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.interfaces.model import Interface

RuntimeVerifiableOpInterface: Interface[Callable[[Any, Any], None]] = Interface(
    "RuntimeVerifiableOpInterface", "runtime_verification"
)
