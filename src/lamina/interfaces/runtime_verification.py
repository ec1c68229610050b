"""Checks that operations insert into the program.

A model is a function of the operation and the ``RuntimeChecks`` that ``generate-runtime-verification`` hands out (see
``lamina.dialects.cf.runtime_checks``): it adds the code of its checks right before the operation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.interfaces.model import Interface

RuntimeVerifiableOpInterface: Interface[Callable[[Any, Any], None]] = Interface(
    "RuntimeVerifiableOpInterface", "runtime_verification"
)
