"""``lamina define --show OPERATION``: how an operation is declared, and the code generated from it."""

from __future__ import annotations

import inspect
import sys

from lamina.tools.flags import UsageError
from lamina.tools.imports import take_imports


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
        print("usage: lamina define [--import MODULE] --show OPERATION...   (as in: lamina define --show arith.addi)")
        return 0 if flags in (["--help"], ["-h"]) else 2
    from lamina.define import source_of  # start-up
    from lamina.ir.dialect import lookup_operation, nearest_operation  # start-up

    for name in names:
        cls = lookup_operation(name)
        if cls is None:
            hint = nearest_operation(name)
            print(f"lamina define: there is no operation '{name}'" + (f"; did you mean '{hint}'?" if hint else ""),
                  file=sys.stderr)
            return 1
        place: tuple[str, int, int] | None = getattr(cls, "definition_place", None)
        print(f"# The declaration, from {inspect.getsourcefile(cls) if place is None else f'{place[0]}:{place[1]}'}\n")
        print(inspect.getsource(cls) if place is None else _declaration(*place[:2]))
        print("# Generated code\n")
        print(source_of(cls))
    return 0


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
