"""What the rules of nvvm have in common."""

from __future__ import annotations

from typing import NoReturn

from lamina.dialects.llvm.types import LLVMPointerType
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure

GLOBAL, SHARED_CTA, SHARED_CLUSTER = 1, 3, 7


def fail(message: str) -> NoReturn:
    """Raises the message about the operation."""
    raise VerifyFailure(message)


def fail_plainly(message: str) -> NoReturn:
    """Raises the message without the operation's name."""
    raise VerifyFailure(message, raw=True)


def word(case: object) -> str:
    """Returns the spelling of an enumeration's case; of none, nothing."""
    return str(getattr(case, "spelling", case if case is not None else ""))


def address_space(pointer: Type) -> int:
    """Returns the number of the address space of a pointer."""
    return pointer.address_space if isinstance(pointer, LLVMPointerType) else 0
