"""Random functions of several operations, with constants among their operands so that folds and patterns apply."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from lamina.define.fields import Field, resolve_constraint
from lamina.dialects.llvm.types import LLVMType
from lamina.ir.attribute import Type
from lamina.ir.dialect import lookup_operation
from lamina.ir.traits import Terminator
from lamina.ir.types import FloatType, IndexType, IntegerType, RankedTensorType, ShapedType, VectorType
from tests.conformance import pools
from tests.conformance.instances import Instance, operation_names

Accepts = Callable[[str], bool]
INTEGERS = (0, 0, 1, 1, 2, 3, 4, 7, -1, -2, 8, 16, 100)
FLOATS = ("0.0", "1.0", "-1.0", "2.0", "0.5", "3.0", "-0.0", "1.5")


def simple_operations(*dialects: str) -> list[str]:
    """The operations of the dialects that stand for themselves: no regions, no terminators."""
    found = []
    for name in operation_names(*dialects):
        cls = lookup_operation(name)
        if cls is not None and not cls.definition.regions and not cls.trait_bits & Terminator.bit:
            found.append(name)
    return found


class _Step(Instance):
    """An instance whose operands are of types that values of the program have, where that is possible."""

    def __init__(self, name: str, rng: random.Random, available: Sequence[Type]) -> None:
        cls = lookup_operation(name)
        assert cls is not None
        super().__init__(cls, rng, wrong=0.0)
        self.available = available

    def _type(self, one: Field) -> Type:
        resolve_constraint(one)
        fitting = [type for type in self.available if one.constraint.accepts(type)]
        known = self.fixed.get("all")
        if self.same and known is not None and one.constraint.accepts(known):
            return known
        if fitting and self.chance(0.8):
            chosen = self.rng.choice(fitting)
            if self.same:
                self.fixed.setdefault("all", chosen)
            return chosen
        return super()._type(one)


class Program:
    """A function in the making."""

    def __init__(self, rng: random.Random, accepts: Accepts) -> None:
        self.rng = rng
        self.accepts = accepts
        self.theme = pools.Theme(rng)
        self.arguments: list[Type] = []
        self.lines: list[str] = []
        self.values: list[tuple[str, Type]] = []
        self.count = 0

    def text(self, names: Sequence[str], length: int) -> str:
        """The module, with up to ``length`` of the named operations."""
        for _ in range(length * 6):
            if len([line for line in self.lines if "arith.constant" not in line]) >= length:
                break
            self._add(self.rng.choice(names))
        kept = [value for value in self.values if value[0].startswith("%v") and self.rng.random() < 0.7]
        names_kept, types_kept = ", ".join(name for name, _ in kept), ", ".join(str(type) for _, type in kept)
        uses = f'  "test.use"({names_kept}) : ({types_kept}) -> ()'
        arguments = ", ".join(f"%a{index}: {one}" for index, one in enumerate(self.arguments))
        return "\n".join([f"func.func @test({arguments}) {{", *self.lines, uses, "  return", "}", ""])

    def _add(self, name: str) -> None:
        step = _Step(name, self.rng, [type for _, type in self.values] or self.theme.types)
        text = step.text()
        if not self.accepts(text):
            return
        line = next(line for line in text.splitlines() if f'"{name}"(' in line)
        for index in reversed(range(len(step.values.types))):
            line = line.replace(f"%arg{index}", self._value(step.values.types[index]) + "\0")
        line = line.replace("\0", "")
        results = text.split(" -> (")[1].split("\n")[0] if "%r" in line.split("=")[0] else ""
        if results:
            count = int(line.split("=")[0].split(":")[1]) if ":" in line.split("=")[0] else 1
            self.count += 1
            label = f"%v{self.count}"
            line = "  " + label + (f":{count}" if count > 1 else "") + " =" + line.split("=", 1)[1]
            types = pools.parse_type(f"() -> ({line.rsplit(' -> (', 1)[1]}").results  # type: ignore[attr-defined]
            self.values += [(f"{label}#{index}" if count > 1 else label, one) for index, one in enumerate(types)]
        self.lines.append(line)

    def _value(self, type: Type) -> str:
        known = [name for name, one in self.values if one is type]
        if known and self.rng.random() < 0.7:
            return self.rng.choice(known)
        constant = self._constant(type) if self.rng.random() < 0.6 else None
        if constant is not None:
            self.count += 1
            name = f"%c{self.count}"
            self.lines.append(f"  {name} = arith.constant {constant}")
        else:
            name = f"%a{len(self.arguments)}"
            self.arguments.append(type)
        self.values.append((name, type))
        return name

    def _constant(self, type: Type) -> str | None:
        if isinstance(type, ShapedType):
            if not isinstance(type, VectorType | RankedTensorType) or not type.has_static_shape:
                return None
            if type.num_elements > 16 or getattr(type, "encoding", None) is not None:
                return None
            if self.rng.random() < 0.5 or getattr(type, "is_scalable", False):
                element = self._scalar(type.element_type)
                return element and f"dense<{element}> : {type}"
            return self._elements(type)
        scalar = None if isinstance(type, LLVMType) else self._scalar(type)
        return None if scalar is None else scalar if scalar in ("true", "false") else f"{scalar} : {type}"

    def _elements(self, type: ShapedType) -> str | None:
        def nested(shape: Sequence[int]) -> str:
            if not shape:
                return str(self._scalar(type.element_type))
            return "[" + ", ".join(nested(shape[1:]) for _ in range(shape[0])) + "]"

        return None if self._scalar(type.element_type) is None else f"dense<{nested(type.shape)}> : {type}"

    def _scalar(self, type: Type) -> str | None:
        if isinstance(type, IntegerType):
            if not type.is_signless:
                return None
            if type.width == 1:
                return self.rng.choice(("true", "false"))
            limit = 1 << (type.width - 1)
            return str(self.rng.choice([number for number in INTEGERS if -limit <= number < limit]))
        if isinstance(type, IndexType):
            return str(self.rng.choice(INTEGERS))
        return self.rng.choice(FLOATS) if isinstance(type, FloatType) and type.width >= 16 else None
