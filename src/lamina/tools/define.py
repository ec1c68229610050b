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
    if not names or any(flag not in ("--show", "--source") for flag in flags):
        print("usage: lamina define [--import MODULE] --show OPERATION...   (as in: lamina define --show arith.addi)")
        return 0 if flags in (["--help"], ["-h"]) else 2
    from lamina.define import source_of
    from lamina.ir.dialect import lookup_operation, nearest_operation

    for name in names:
        cls = lookup_operation(name)
        if cls is None:
            hint = nearest_operation(name)
            print(f"lamina define: there is no operation '{name}'" + (f"; did you mean '{hint}'?" if hint else ""),
                  file=sys.stderr)
            return 1
        print(f"# The declaration, from {inspect.getsourcefile(cls)}\n")
        print(inspect.getsource(cls))
        print("# What is generated from it\n")
        print(source_of(cls))
    return 0
