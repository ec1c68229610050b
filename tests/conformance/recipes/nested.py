"""Recipes for symbol tables: modules in modules and in functions, whose functions call and mention each other.

Functions are mentioned by other operations than calls in the outermost module only: in inner ones mlir-opt looks for
them in the wrong table, see docs/differences.md.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

VISIBILITIES = ("private ", "private ", "nested ", "")
OPERATIONS = ("arith.addi", "arith.muli", "arith.subi")


@dataclass
class Table:
    """A module: the names of its functions, its inner modules, and the words before its name."""

    name: str
    visibility: str
    functions: dict[str, str] = field(default_factory=dict)
    inner: list[Table] = field(default_factory=list)

    def reachable(self, prefix: str = "") -> list[str]:
        """References that operations in this table may use."""
        found = [f"{prefix}@{name}" for name in self.functions]
        for table in self.inner:
            if table.name:
                found += table.reachable(f"{prefix}@{table.name}::")
        return found


def tables(rng: random.Random) -> str:
    """A module of functions from two i32 to one, with inner modules."""
    return "\n".join(["module {", *body(rng, planned(rng, 0), 1), "}", ""])


def planned(rng: random.Random, depth: int) -> Table:
    table = Table("" if rng.random() < 0.2 else f"m{rng.randint(0, 99)}", rng.choice(VISIBILITIES))
    for number in range(rng.randint(1, 3)):
        table.functions[f"f{number}"] = rng.choice(VISIBILITIES)
    while depth < 2 and rng.random() < 0.55 - 0.2 * depth:
        table.inner.append(planned(rng, depth + 1))
    names: set[str] = set()
    for inner in table.inner:
        if inner.name in names:
            inner.name = ""
        names.add(inner.name)
    return table


def body(rng: random.Random, table: Table, depth: int) -> list[str]:
    """The lines of a table."""
    indent = "  " * depth
    lines = [f"{indent}func.func private @external(i32, i32) -> i32"] if rng.random() < 0.2 else []
    mentioned = table.reachable()
    targets = [f"@{name}" for name in table.functions] + (["@external"] if lines else [])
    parts = [function(rng, name, visibility, targets, depth) for name, visibility in table.functions.items()]
    for inner in table.inner:
        name = f" @{inner.name}" if inner.name else ""
        if name and inner.visibility:
            name += f' attributes {{sym_visibility = "{inner.visibility.strip()}"}}'
        parts.append([f"{indent}builtin.module{name} {{", *body(rng, inner, depth + 1), f"{indent}}}"])
    if depth == 1 and rng.random() < 0.2:
        parts.append([f'{indent}"test.user"() {{callee = {rng.choice(mentioned)}}} : () -> ()'])
    rng.shuffle(parts)
    return lines + [line for part in parts for line in part]


def function(rng: random.Random, name: str, visibility: str, targets: list[str], depth: int) -> list[str]:
    """A function of a few constants, sums, calls and a condition."""
    indent = "  " * (depth + 1)
    values = [f"%a{depth}", f"%b{depth}"]
    header = f"func.func {visibility}@{name}({', '.join(f'{one}: i32' for one in values)}) -> i32"
    lines: list[str] = []

    def put(text: str) -> str:
        values.append(f"%v{len(values)}_{depth}")
        lines.append(f"{indent}{values[-1]} = {text}")
        return values[-1]

    def call() -> str:
        passed = f"({rng.choice(values)}, {rng.choice(values)}) : (i32, i32) -> i32"
        if depth == 1 and rng.random() < 0.06:
            reference = rng.choice(targets)
            chosen = f"%g{len(values)}_{depth}"
            lines.append(f"{indent}{chosen} = func.constant {reference} : (i32, i32) -> i32")
            return put(f"func.call_indirect {chosen}{passed}")
        return put(f"func.call {rng.choice(targets)}{passed}")

    for _ in range(rng.randint(0, 4)):
        kind = rng.random()
        if kind < 0.35:
            put(f"arith.constant {rng.randint(0, 2)} : i32")
        elif kind < 0.55:
            put(f"{rng.choice(OPERATIONS)} {rng.choice(values)}, {rng.choice(values)} : i32")
        else:
            call()
    if rng.random() < 0.12:
        inner = Table("", "")
        inner.functions = {"f0": rng.choice(VISIBILITIES), "f7": rng.choice(VISIBILITIES)}
        opening, closing = rng.choice((("builtin.module {", "}"),) * 4 + (('"test.region"() ({', "}) : () -> ()"),))
        lines += [f"{indent}{opening}", *body(rng, inner, depth + 2), f"{indent}{closing}"]
    if rng.random() < 0.3:
        first, second = rng.choice(values), rng.choice(values)
        lines.append(f"{indent}%c{depth} = arith.cmpi {rng.choice(('eq', 'slt'))}, {first}, {second} : i32")
        lines += [f"{indent}cf.cond_br %c{depth}, ^bb1, ^bb2({rng.choice(values)} : i32)", f"{indent}^bb1:"]
        lines += [f"{indent}cf.br ^bb2({call()} : i32)", f"{indent}^bb2(%x{depth}: i32):"]
        values = [*values[:2], f"%x{depth}", f"%x{depth}"]
    end = "  " * depth
    return [f"{end}{header} {{", *lines, f"{indent}return {rng.choice(values)} : i32", f"{end}}}"]
