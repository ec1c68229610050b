"""Declaring what a text uses of dialects that nobody declares: as IRDL, in a file beside it."""

from __future__ import annotations

from lamina.ir.operation import Operation
from lamina.lsp.mlir import MlirDocument


def undeclared_dialects(document: MlirDocument, start: int, end: int) -> list[str]:
    """The dialects of the undeclared operations that begin in a range of a text."""
    names = [
        operation.name
        for at, _, operation in document.operations
        if start <= at <= end and not operation.is_registered
    ]
    return list(dict.fromkeys(name.partition(".")[0] for name in names if "." in name))


def declaration(document: MlirDocument, dialect: str) -> str:
    """A file of the irdl dialect with the operations of a dialect as a text uses them: how many operands, results and
    regions they have, and the attributes that all have; types are open."""
    uses: dict[str, list[Operation]] = {}
    for _, _, operation in document.operations:
        prefix, dot, name = operation.name.partition(".")
        if dot and prefix == dialect and not operation.is_registered:
            uses.setdefault(name, []).append(operation)
    lines = [f"irdl.dialect @{dialect} {{"]
    for name, operations in sorted(uses.items()):
        lines.append(f"  irdl.operation @{_symbol(name)} {{")
        for what, prefix, counts in (
            ("operands", "operand", {len(operation.operands) for operation in operations}),
            ("results", "result", {len(operation.results) for operation in operations}),
        ):
            # Each constraint holds for one value, or for all values of a variadic operand.
            names = [f"{prefix}_{number}" for number in range(min(counts))]
            variadic = [f"{prefix}s"] if len(counts) > 1 else []
            lines += [f"    %{variable} = irdl.any" for variable in [*names, *variadic]]
            values = [
                *(f"{variable}: %{variable}" for variable in names),
                *(f"{variable}: variadic %{variable}" for variable in variadic),
            ]
            if values:
                lines.append(f"    irdl.{what}({', '.join(values)})")
        shared = sorted(set.intersection(*(set(operation.all_attributes) for operation in operations)))
        if shared:
            lines += [f"    %attribute_{number} = irdl.any" for number in range(len(shared))]
            pairs = ", ".join(f'"{key}" = %attribute_{number}' for number, key in enumerate(shared))
            lines.append(f"    irdl.attributes {{{pairs}}}")
        regions = {len(operation.regions) for operation in operations}
        if regions != {0} and len(regions) == 1:
            count = regions.pop()
            lines += [f"    %region_{number} = irdl.region" for number in range(count)]
            lines.append(f"    irdl.regions({', '.join(f'body_{n}: %region_{n}' for n in range(count))})")
        lines.append("  }")
    return "\n".join([*lines, "}", ""])


def _symbol(name: str) -> str:
    return name if name.replace("_", "a").isalnum() and not name[:1].isdigit() else f'"{name}"'

