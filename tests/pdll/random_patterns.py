"""Seeded random patterns and modules to apply them to, as text."""

from __future__ import annotations

from random import Random

LEVELS = 4
"""Operations are called ``my.o0`` and so on; a rewrite makes only operations of a higher number, so that it ends."""


class PatternWriter:
    """One random ``pdl.pattern``."""

    def __init__(self, random: Random, benefit: int, natives: bool = False) -> None:
        self.natives = natives
        self.random = random
        self.lines: list[str] = []
        self.count = 0
        self.benefit = benefit
        self.values: list[str] = []
        self.ranges: list[str] = []
        self.types: list[str] = []
        self.attributes: list[str] = []
        self.other_roots: list[str] = []

    def text(self) -> str:
        random = self.random
        level = random.randrange(LEVELS - 1)
        inner = [self.operation(random.randrange(LEVELS), 1) for _ in range(random.choice([0, 0, 1, 1, 2]))]
        for _ in range(random.randrange(3) if self.natives else 0):
            self.constraint([op for op, _ in inner])
        root, results = self.root(level, inner)
        if self.values and random.random() < 0.25:
            # Another root, which shares an operand with the first.
            shared = (random.choice(self.values),)
            self.other_roots.append(self.operation(random.randrange(LEVELS), random.randrange(2), shared)[0])
        self.rewrite(root, level, results)
        return f"pdl.pattern : benefit({self.benefit}) {{\n" + "\n".join(self.lines) + "\n}\n"

    def fresh(self) -> str:
        self.count += 1
        return f"%{self.count}"

    def emit(self, line: str, result: str = "") -> None:
        self.lines.append(f"  {result} = {line}" if result else f"  {line}")

    def define(self, line: str) -> str:
        name = self.fresh()
        self.emit(line, name)
        return name

    def operand(self) -> str:
        random = self.random
        if self.values and random.random() < 0.3:
            return random.choice(self.values)
        typed = ""
        if random.random() < 0.3:
            typed = f" : {self.type()}"
        name = self.define(f"operand{typed}")
        self.values.append(name)
        return name

    def type(self) -> str:
        random = self.random
        if self.types and random.random() < 0.5:
            return random.choice(self.types)
        name = self.define(random.choice(["type : i32", "type : i32", "type : i64"]))
        self.types.append(name)
        return name

    def attribute(self) -> str:
        random = self.random
        if self.attributes and random.random() < 0.3:
            return random.choice(self.attributes)
        name = self.define(random.choice(["attribute", "attribute = 1 : i32", "attribute = 2 : i32"]))
        self.attributes.append(name)
        return name

    def constraint(self, operations: list[str]) -> None:
        """A native constraint, whose result may be an attribute of a later operation."""
        random = self.random
        known = [(value, "!pdl.value") for value in self.values]
        known += [(value, "!pdl.attribute") for value in self.attributes]
        known += [(value, "!pdl.operation") for value in operations]
        if not known:
            return
        names, types = zip(*random.sample(known, random.randrange(1, min(3, len(known)) + 1)), strict=True)
        call = f'apply_native_constraint "c{random.randrange(3)}"({", ".join(names)} : {", ".join(types)})'
        negated = " {isNegated = true}" if random.random() < 0.3 else ""
        if random.random() < 0.5:
            self.attributes.append(self.define(f"{call} : !pdl.attribute{negated}"))
        else:
            self.emit(call + negated)

    def operation(
        self, level: int, results: int, extra: tuple[str, ...] = (), named: bool = False
    ) -> tuple[str, int]:
        """A matched operation, whose name may be left open."""
        random = self.random
        operands: list[tuple[str, str]] = [(value, "!pdl.value") for value in extra]
        for _ in range(random.randrange(3 - len(extra)) if len(extra) < 3 else 0):
            operands.append((self.operand(), "!pdl.value"))
        if random.random() < 0.25:
            name = self.define("operands")
            self.ranges.append(name)
            operands.insert(random.randrange(len(operands) + 1), (name, "!pdl.range<value>"))
        attributes = [(random.choice("ab"), self.attribute())] if random.random() < 0.3 else []
        shown = f' "my.o{level}"' if named or random.random() < 0.7 else ""
        text = f"operation{shown}"
        if operands:
            names, types = zip(*operands, strict=True)
            text += f"({', '.join(names)} : {', '.join(types)})"
        if attributes:
            text += " {" + ", ".join(f'"{name}" = {value}' for name, value in attributes) + "}"
        if results:
            if random.random() < 0.2:
                text += f" -> ({self.define('types')} : !pdl.range<type>)"
            else:
                types = [self.result_type() for _ in range(results)]
                text += f" -> ({', '.join(types)} : {', '.join(['!pdl.type'] * results)})"
        return self.define(text), results

    def result_type(self) -> str:
        if self.random.random() < 0.4:
            return self.type()
        name = self.define("type")
        self.types.append(name)
        return name

    def root(self, level: int, inner: list[tuple[str, int]]) -> tuple[str, int]:
        """An operation that uses the others, so that the pattern hangs together."""
        used = tuple(self.define(f"result 0 of {op}") for op, _ in inner)
        results = self.random.choice([0, 1, 1, 2])
        return self.operation(level, results, used, named=True)

    def rewrite(self, root: str, level: int, results: int) -> None:
        random = self.random
        self.emit(f"rewrite {root} {{")
        for other in self.other_roots:
            self.define(f"range {self.define(f'results of {other}')} : !pdl.range<value>")
        operands = [(value, "!pdl.value") for value in random.sample(self.values, min(2, len(self.values)))]
        if self.ranges and random.random() < 0.5:
            operands.append((random.choice(self.ranges), "!pdl.range<value>"))
        text = f'operation "my.o{random.randrange(level + 1, LEVELS)}"'
        if operands:
            names, types = zip(*operands, strict=True)
            text += f"({', '.join(names)} : {', '.join(types)})"
        if self.attributes and random.random() < 0.5:
            text += f' {{"{random.choice("abc")}" = {random.choice(self.attributes)}}}'
        made = self.define(text)
        self.emit(f"replace {root} with {made}")
        self.emit("}")


def pattern_module(random: Random, count: int, natives: bool = False) -> str:
    return "".join(PatternWriter(random, random.choice([1, 1, 2]), natives).text() for _ in range(count))


def payload(random: Random, count: int) -> str:
    """A function of unregistered operations."""
    lines = []
    values = [("%arg0", "i32"), ("%arg1", "i64")]
    for number in range(count):
        operands = [random.choice(values) for _ in range(random.randrange(4))]
        results = [random.choice(["i32", "i32", "i64"]) for _ in range(random.choice([0, 1, 1, 1, 2]))]
        names = ", ".join(name for name, _ in operands)
        types = ", ".join(type for _, type in operands)
        attributes = ", ".join(
            f"{name} = {random.choice([1, 2])} : i32" for name in "ab" if random.random() < 0.3
        )
        shown = f" {{{attributes}}}" if attributes else ""
        text = f'"my.o{random.randrange(LEVELS)}"({names}){shown} : ({types}) -> ({", ".join(results)})'
        if results:
            named = f"%v{number}" + (f":{len(results)}" if len(results) > 1 else "")
            lines.append(f"  {named} = {text}")
            for index, type in enumerate(results):
                values.append((f"%v{number}" + (f"#{index}" if len(results) > 1 else ""), type))
        else:
            lines.append(f"  {text}")
    body = "\n".join(lines)
    return f"func.func @f(%arg0: i32, %arg1: i64) {{\n{body}\n  return\n}}\n"


def pair(seed: int) -> tuple[str, str]:
    """Patterns and a module for them."""
    random = Random(seed)
    return pattern_module(random, random.randrange(2, 9)), payload(random, random.randrange(8, 40))
