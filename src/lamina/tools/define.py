"""``lamina define --show OPERATION``: how an operation is declared, and the code generated from it."""

from __future__ import annotations

import inspect
import sys


def run(arguments: list[str]) -> int:
    """Runs ``lamina define`` and returns its exit status."""
    names = [word for word in arguments if not word.startswith("-")]
    flags = [word for word in arguments if word.startswith("-")]
    if not names or any(flag not in ("--show", "--source") for flag in flags):
        print("usage: lamina define --show OPERATION...   (as in: lamina define --show arith.addi)")
        return 0 if flags in (["--help"], ["-h"]) else 2
    from lamina.define import source_of
    from lamina.ir.dialect import lookup_operation

    for name in names:
        cls = lookup_operation(name)
        if cls is None:
            print(f"lamina define: there is no operation '{name}'", file=sys.stderr)
            return 1
        print(f"# The declaration, from {inspect.getsourcefile(cls)}\n")
        print(inspect.getsource(cls))
        print("# What is generated from it\n")
        print(source_of(cls))
    return 0
