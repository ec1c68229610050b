"""Random instances of declared operations in generic form, right and nearly right."""

from __future__ import annotations

import functools
import random
import string
from dataclasses import dataclass, field
from typing import Any

from lamina.define.enums import IntegerEnumConstraint
from lamina.define.fields import OPTIONAL, SINGLE, Field, resolve_constraint
from lamina.define.operation import OPERAND_SEGMENTS, RESULT_SEGMENTS
from lamina.ir import traits
from lamina.ir.attribute import Attribute, Type
from lamina.ir.dialect import load_dialect, lookup_operation
from lamina.ir.operation import Operation
from tests.conformance import pools

WRONG = 0.04  # how often a type, attribute or count is drawn without regard to what is declared
DISCARDABLE = ['foo = "bar"', "test.x = 1 : i32", "unit_like", "b.c = [1, 2]", "llvm.noalias", "visibility = 1 : i8"]


@functools.cache
def accepted_types(constraint: Any) -> tuple[Type, ...]:
    """The types of the pool that a constraint accepts; all if there are none."""
    return tuple(one for one in pools.types() if constraint.accepts(one)) or pools.types()


@functools.cache
def accepted_attributes(constraint: Any) -> tuple[Attribute, ...]:
    """The attributes that a constraint accepts, of the pool and the cases of its enumeration."""
    fitting = (one for one in pools.attributes() if _accepts(constraint, one))
    return (*_cases(constraint), *fitting) or pools.attributes()


def _accepts(constraint: Any, attribute: Attribute) -> bool:
    try:
        return bool(constraint.accepts(attribute))
    except (AttributeError, TypeError):
        return False


def _cases(constraint: Any) -> list[Attribute]:
    if isinstance(constraint, IntegerEnumConstraint):
        return [constraint.convert(case) for case in constraint.enumeration]
    found = getattr(constraint, "attribute_class", None)
    enumeration = getattr(found, "enumeration", None)
    return [found(case) for case in enumeration] if found is not None and enumeration is not None else []


@dataclass
class Values:
    """The values an instance has used: arguments of the function around it."""

    types: list[Type] = field(default_factory=list)

    def add(self, type: Type) -> str:
        """The name of a new value of the type."""
        self.types.append(type)
        return f"%arg{len(self.types) - 1}"


class Instance:
    """One operation being written."""

    def __init__(self, cls: type[Operation], rng: random.Random, wrong: float = WRONG) -> None:
        self.cls, self.rng, self.wrong = cls, rng, wrong
        self.definition = cls.definition
        self.theme = pools.Theme(rng)
        self.values = Values()
        self.fixed: dict[Any, Type] = {}
        self.same = rng.random() < 0.6

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def text(self) -> str:
        """The whole module."""
        operands, operand_sizes = self._types(self.definition.operands)
        results, result_sizes = self._results(operands)
        names = [self.values.add(one) for one in operands]
        properties = self._properties(operand_sizes, result_sizes)
        regions = self._regions(operands)
        successors, blocks = self._successors()
        attributes = self.rng.choice(DISCARDABLE) if self.chance(0.15) else ""
        line = f'"{self.cls.name}"({", ".join(names)})'
        line += f"[{', '.join(successors)}]" if successors else ""
        line += f" <{{{properties}}}>" if properties else ""
        line += f" ({', '.join(regions)})" if regions else ""
        line += f" {{{attributes}}}" if attributes else ""
        line += f" : ({', '.join(map(str, operands))}) -> ({', '.join(map(str, results))})"
        if results:
            line = (f"%r:{len(results)} = " if len(results) > 1 else "%r = ") + line
        return self._enclose(line, blocks, results)

    def _enclose(self, line: str, blocks: list[str], results: list[Type]) -> str:
        if self.definition.has_trait(traits.SymbolTrait) and not self.values.types and not results:
            return line + "\n"
        end = [] if self.definition.has_trait(traits.Terminator) else ["  return"]
        if results and end and self.chance(0.5):
            uses = ", ".join(f"%r#{index}" if len(results) > 1 else "%r" for index in range(len(results)))
            end = [f'  "test.use"({uses}) : ({", ".join(map(str, results))}) -> ()', *end]
        arguments = ", ".join(f"%arg{index}: {one}" for index, one in enumerate(self.values.types))
        return "\n".join([f"func.func @test({arguments}) {{", "  " + line, *end, *blocks, "}", ""])

    # ---- Types

    def _types(self, fields: list[Field]) -> tuple[list[Type], list[int]]:
        found: list[Type] = []
        sizes = []
        for one in fields:
            count = self._count(one)
            sizes.append(count)
            found += [self._type(one) for _ in range(count)]
        return found, sizes

    def _count(self, one: Field) -> int:
        if one.arity == SINGLE:
            return 1 if not self.chance(self.wrong / 4) else self.rng.choice((0, 2))
        if one.arity == OPTIONAL:
            return self.rng.choice((0, 1)) if not self.chance(self.wrong / 4) else 2
        return self.rng.choice((0, 1, 1, 2, 2, 3))

    def _type(self, one: Field) -> Type:
        resolve_constraint(one)
        if self.chance(self.wrong):
            return self.rng.choice(pools.types())
        accepted = accepted_types(one.constraint)
        if self.same and (known := self.fixed.get("all")) is not None and one.constraint.accepts(known):
            return known
        chosen = self.theme.choose(self.rng, accepted) if self.chance(0.85) else None
        chosen = chosen or self.rng.choice(accepted)
        if self.same:
            self.fixed.setdefault("all", chosen)
        return chosen

    def _results(self, operands: list[Type]) -> tuple[list[Type], list[int]]:
        results, sizes = self._types(self.definition.results)
        if operands and self.chance(0.3):
            results = [
                one if not self.chance(0.7) else self.rng.choice(operands) for one in results
            ]
        return results, sizes

    # ---- Properties

    def _properties(self, operand_sizes: list[int], result_sizes: list[int]) -> str:
        found = []
        for one in self.definition.attributes:
            resolve_constraint(one)
            may_miss = one.optional or one.has_default
            if self.chance(0.5 if may_miss else self.wrong):
                continue
            found.append(f"{one.ods_name} = {self._attribute(one)}")
        for trait, name, sizes in (
            (traits.AttrSizedOperandSegments, OPERAND_SEGMENTS, operand_sizes),
            (traits.AttrSizedResultSegments, RESULT_SEGMENTS, result_sizes),
        ):
            if self.definition.has_trait(trait) and not self.chance(self.wrong / 4):
                if self.chance(self.wrong / 4):
                    sizes = [size + self.rng.choice((-1, 0, 1)) for size in sizes]
                found.append(f"{name} = array<i32: {', '.join(map(str, sizes))}>")
        if self.chance(self.wrong / 4):
            found.append("nonsense = 1 : i32")
        return ", ".join(found)

    def _attribute(self, one: Field) -> Attribute:
        if self.chance(self.wrong):
            return self.rng.choice(pools.attributes())
        return self.rng.choice(accepted_attributes(one.constraint))

    # ---- Regions and successors

    def _regions(self, operands: list[Type]) -> list[str]:
        found = []
        for one in self.definition.regions:
            count = 1 if not one.is_variadic else self.rng.choice((0, 1, 2))
            if self.chance(self.wrong / 4):
                count += 1
            found += [self._region(operands) for _ in range(count)]
        return found

    def _region(self, operands: list[Type]) -> str:
        kind = self.rng.random()
        if kind < 0.15:
            return "{\n  }"
        arguments = self._block_arguments(operands)
        names = [f"%{letter}" for letter, _ in zip(string.ascii_lowercase, arguments, strict=False)]
        header = ", ".join(f"{name}: {one}" for name, one in zip(names, arguments, strict=False))
        label = f"  ^bb0({header}):\n" if arguments or self.chance(0.5) else ""
        passed = [(name, one) for name, one in zip(names, arguments, strict=False) if self.chance(0.4)]
        values, kinds = ", ".join(name for name, _ in passed), ", ".join(str(one) for _, one in passed)
        terminator = self.rng.choice(terminators(self.cls.dialect.name))
        body = f'    "{terminator}"({values}) : ({kinds}) -> ()\n'
        if self.chance(0.07):
            body = ""
        extra = '  ^bb1:\n    "test.end"() : () -> ()\n' if self.chance(0.05) else ""
        return "{\n" + label + body + extra + "  }"

    def _block_arguments(self, operands: list[Type]) -> list[Type]:
        kind = self.rng.random()
        if kind < 0.3:
            return []
        if kind < 0.6 and operands:
            return operands[: self.rng.choice((1, 2, 3))]
        return [self.rng.choice(self.theme.types) for _ in range(self.rng.choice((1, 1, 2, 3)))]

    def _successors(self) -> tuple[list[str], list[str]]:
        count = sum(self.rng.choice((0, 1, 2)) if one.is_variadic else 1 for one in self.definition.successors)
        count += self.chance(self.wrong / 4)
        blocks = []
        for index in range(count):
            arguments = ""
            if self.values.types and self.chance(0.3):
                arguments = f"(%b{index}: {self.rng.choice(self.values.types)})"
            blocks += [f"^s{index}{arguments}:", "  return"]
        return [f"^s{index}" for index in range(count)], blocks


@functools.cache
def terminators(dialect: str) -> tuple[str, ...]:
    """The operations that may end a region in a dialect's operation."""
    load_dialect(dialect)
    found = load_dialect(dialect)
    names = [] if found is None else [
        name
        for name, cls in found.operations.items()
        if cls.trait_bits & traits.Terminator.bit and not cls.definition.successors
    ]
    return tuple(sorted(names)) * 3 + ("test.end", "func.return")


def operation_names(*dialects: str) -> list[str]:
    """The names of all operations of the dialects, sorted."""
    found = []
    for name in dialects:
        dialect = load_dialect(name)
        found += sorted(dialect.operations) if dialect is not None else []
    return found


def instance(name: str, rng: random.Random, wrong: float = WRONG) -> str:
    """A module with a random instance of the operation."""
    cls = lookup_operation(name)
    assert cls is not None
    return Instance(cls, rng, wrong).text()
