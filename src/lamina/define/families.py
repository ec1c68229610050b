"""Operations of the same fields and traits, declared by one line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.define.operation import operation
from lamina.ir.operation import Operation


def family(fields: type[Operation], *traits: Any) -> Callable[[str, str], type[Operation]]:
    """A function that declares operations with these fields and traits, given the class name and the operation name."""

    def declare(class_name: str, name: str) -> type[Operation]:
        members = {"__slots__": (), "__module__": fields.__module__, "__qualname__": class_name}
        return operation(name, traits=traits)(type(class_name, (fields,), members))

    return declare
