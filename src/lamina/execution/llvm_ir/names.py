"""LLVM's spelling of identifiers and strings."""

from __future__ import annotations

import re

_PLAIN = re.compile(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*")
# Characters that LLVM prints unescaped inside quotes.
_SAFE = frozenset(range(0x20, 0x7F)) - {0x22, 0x5C}
_ESCAPED = [chr(byte) if byte in _SAFE else f"\\{byte:02X}" for byte in range(256)]


def escape(data: bytes) -> str:
    """Bytes as the inside of an LLVM string."""
    table = _ESCAPED
    return "".join([table[byte] for byte in data])


def encode(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def quoted(text: str) -> str:
    """Returns a string in quotes."""
    return f'"{escape(encode(text))}"'


def identifier(name: str) -> str:
    """Returns a name as it follows ``@``, ``%`` or ``$``: in quotes where it has to be."""
    return name if _PLAIN.fullmatch(name) else quoted(name)


def global_name(name: str) -> str:
    return "@" + identifier(name)
