"""LLVM IR's spelling of calling conventions."""

from __future__ import annotations

from typing import Any

from lamina.dialects.llvm.enums import CConv

_WORDS = {CConv.FAST: "fastcc ", CConv.COLD: "coldcc ", CConv.TAIL: "tailcc ", CConv.SWIFT: "swiftcc "}


def convention_text(attribute: Any) -> str:
    """The calling convention of a ``CConvAttr`` with a space behind; nothing for C's. LLVM knows all of them by
    number, which the dialect shares."""
    if attribute is None or attribute.calling_conv is CConv.C:
        return ""
    convention = attribute.calling_conv
    return _WORDS.get(convention) or f"cc{convention.value} "
