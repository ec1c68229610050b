"""LLVM IR's spelling of calling conventions."""

from __future__ import annotations

from lamina.dialects.llvm.attributes import CConvAttr
from lamina.dialects.llvm.enums import CConv

_WORDS = {CConv.FAST: "fastcc ", CConv.COLD: "coldcc ", CConv.TAIL: "tailcc ", CConv.SWIFT: "swiftcc "}


def convention_text(attribute: CConvAttr) -> str:
    """Prints the calling convention followed by a space; nothing for C's. LLVM accepts all of them by
    number, which the dialect shares."""
    convention = attribute.calling_conv
    if convention is CConv.C:
        return ""
    return _WORDS.get(convention) or f"cc{convention.value} "
