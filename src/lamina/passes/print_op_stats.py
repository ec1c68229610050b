"""``print-op-stats``: how often each operation occurs."""

from __future__ import annotations

import sys
from collections import Counter

from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass


@register_pass("print-op-stats", summary="Print statistics of operations", display_name="PrintOpStats")
class PrintOpStats(Pass):
    """Writes the number of operations of each name to standard error, as a table or as JSON."""

    json: bool = option("json", default=False, description="print the stats as JSON")

    def run(self, operation: Operation) -> None:
        counts = sorted(Counter(inner.name for inner in operation.walk()).items())
        sys.stderr.write(_as_json(counts) if self.json else _as_table(counts))


def _as_table(counts: list[tuple[str, int]]) -> str:
    """Formats rows with aligned dots; names without a dialect align with the operation part of the others."""
    rows = [(*_split(name), count) for name, count in counts]
    left = max(len(dialect) for dialect, _, _ in rows)
    right = max(len(name) for _, name, _ in rows)
    lines = ["Operations encountered:", "-----------------------"]
    for dialect, name, count in rows:
        lines.append(f"  {dialect:>{left}}{'.' if dialect else ' '}{name:<{right}} , {count}")
    return "\n".join(lines) + "\n"


def _split(name: str) -> tuple[str, str]:
    dialect, dot, rest = name.partition(".")
    return (dialect, rest) if dot else ("", name)


def _as_json(counts: list[tuple[str, int]]) -> str:
    return "{\n" + ",\n".join(f'  "{name}" : {count}' for name, count in counts) + "\n}\n"
