"""``lamina define --show NAME``: how an operation, a type or an attribute is declared, and the generated code."""

from __future__ import annotations

import inspect
import sys
from typing import TYPE_CHECKING

from lamina.tools.flags import UsageError
from lamina.tools.imports import take_imports

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute
    from lamina.ir.operation import Operation


def run(arguments: list[str]) -> int:
    """Runs ``lamina define`` and returns its exit status."""
    try:
        arguments = take_imports(arguments)
    except UsageError as problem:
        print(f"lamina define: {problem}", file=sys.stderr)
        return 2
    names = [word for word in arguments if not word.startswith("-")]
    flags = [word for word in arguments if word.startswith("-")]
    unknown = next((flag for flag in flags if flag not in ("--show", "--source", "--help", "-h")), None)
    if unknown is not None:
        print(
            f"lamina define: Unknown command line argument '{unknown}'.  Try: 'lamina define --help'", file=sys.stderr
        )
        return 2
    if not names or any(flag not in ("--show", "--source") for flag in flags):
        print("usage: lamina define [--import MODULE] --show NAME...   (as in: lamina define --show arith.addi)")
        return 0 if flags in (["--help"], ["-h"]) else 2
    return max(map(_show, names))


def _show(name: str) -> int:
    """Prints an operation, `!dialect.type` or `#dialect.attribute`; returns the exit status."""
    from lamina.define import source_of  # start-up
    from lamina.ir.dialect import lookup_operation, nearest_operation  # start-up

    is_operation = not name.startswith(("!", "#"))
    operation = lookup_operation(name) if is_operation else None
    cls: type[Operation] | type[Attribute] | None = operation if is_operation else _definition(name)
    if cls is None:
        kind = "operation" if is_operation else "type" if name[0] == "!" else "attribute"
        hint = nearest_operation(name) if is_operation else None
        print(
            f"lamina define: there is no {kind} '{name}'" + (f"; did you mean '{hint}'?" if hint else ""),
            file=sys.stderr,
        )
        return 1
    place: tuple[str, int, int] | None = getattr(cls, "definition_place", None)
    # Attributes of one case are made from their enumeration.
    source = getattr(cls, "enumeration", None) or cls
    print(f"# The declaration, from {inspect.getsourcefile(source) if place is None else f'{place[0]}:{place[1]}'}\n")
    print(inspect.getsource(source) if place is None else _declaration(*place[:2]))
    if operation is not None:
        print("# Generated code\n")
        print(source_of(operation))
    return 0


def _definition(name: str) -> type[Attribute] | None:
    """Returns the class of `!dialect.mnemonic` or `#dialect.mnemonic`."""
    from lamina.ir.dialect import load_dialect  # start-up

    dialect_name, _, mnemonic = name[1:].partition(".")
    dialect = load_dialect(dialect_name)
    if dialect is None:
        return None
    cls: type[Attribute] | None = (dialect.types if name[0] == "!" else dialect.attributes).get(mnemonic)
    return cls


def _declaration(path: str, line: int) -> str:
    """Returns the text of a definition in a `.td` file, from its line on."""
    try:
        with open(path, encoding="utf-8", errors="replace") as stream:
            lines = stream.read().splitlines()[line - 1 :]
    except OSError:
        return ""
    found: list[str] = []
    depth = 0
    for text in lines:
        found.append(text)
        depth += text.count("{") - text.count("}")
        if depth <= 0 and text.rstrip().endswith(("}", ";")):
            break
    return "\n".join(found) + "\n"
