"""Semantics of irdl constraints: the attributes that a variable may be bound to.

A variable is bound to one attribute (a type as its TypeAttr) while one operation, type or attribute is verified: the
first attribute checked against it binds it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lamina.dialects.irdl.class_names import name_of
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import TypeAttr

Fail = Callable[[str], None]


def shown(attribute: Attribute) -> str:
    """Returns the attribute as printed in messages."""
    return str(attribute.type if isinstance(attribute, TypeAttr) else attribute)


class Bindings:
    """The bindings of variables, by index, in one verification."""

    def __init__(self, constraints: Sequence[Constraint]) -> None:
        self.constraints = constraints
        self.bound: list[Attribute | None] = [None] * len(constraints)

    def holds(self, attribute: Attribute, variable: int, fail: Fail) -> bool:
        """True if the variable matches the attribute; otherwise calls ``fail`` with the reason."""
        bound = self.bound[variable]
        if bound is not None:
            if bound is not attribute:
                fail(f"expected '{shown(bound)}' but got '{shown(attribute)}'")
            return bound is attribute
        if not self.constraints[variable].holds(attribute, self, fail):
            return False
        self.bound[variable] = attribute
        return True


class Constraint:
    """A set of attributes, given the bindings. This one contains all attributes."""

    def holds(self, attribute: Attribute, bindings: Bindings, fail: Fail) -> bool:
        """True if the attribute is in the set; otherwise calls ``fail`` with the reason."""
        return True


@dataclass
class Is(Constraint):
    """A single attribute."""

    expected: Attribute

    def holds(self, attribute: Attribute, bindings: Bindings, fail: Fail) -> bool:
        if attribute is not self.expected:
            fail(f"expected '{shown(self.expected)}' but got '{shown(attribute)}'")
        return attribute is self.expected


@dataclass
class Base(Constraint):
    """All attributes or types that satisfy a predicate; ``name`` is used in messages."""

    test: Callable[[Attribute], bool]
    name: str
    is_type: bool

    def holds(self, attribute: Attribute, bindings: Bindings, fail: Fail) -> bool:
        if not self.is_type:
            if not self.test(attribute):
                fail(f"expected base attribute '{self.name}' but got '{name_of(attribute)}'")
                return False
            return True
        if not isinstance(attribute, TypeAttr):
            fail(f"expected type, got attribute '{shown(attribute)}'")
            return False
        if not self.test(attribute.type):
            fail(f"expected base type '{self.name}' but got '{name_of(attribute.type)}'")
            return False
        return True


@dataclass
class Parametric(Constraint):
    """The attributes or types of one definition whose parameters match the variables."""

    made: type[Attribute]
    variables: tuple[int, ...]

    def holds(self, attribute: Attribute, bindings: Bindings, fail: Fail) -> bool:
        name = f"{self.made.dialect_name}.{self.made.mnemonic}"
        type: Attribute = attribute
        if issubclass(self.made, Type):
            if not isinstance(attribute, TypeAttr):
                fail(f"expected type, got attribute '{shown(attribute)}'")
                return False
            type = attribute.type
        if not isinstance(type, self.made):
            kind = "type" if issubclass(self.made, Type) else "attribute"
            fail(f"expected base {kind} '{name}' but got '{shown(attribute)}'")
            return False
        (parameters,) = type.parameters
        if len(parameters) != len(self.variables):
            fail(f"attribute '{name}' expects {len(parameters)} parameters but got {len(self.variables)}")
            return False
        return all(
            bindings.holds(parameter, variable, fail)
            for parameter, variable in zip(parameters, self.variables, strict=True)
        )


@dataclass
class AnyOf(Constraint):
    """The union of the variables' sets; binds the first matching variable."""

    variables: tuple[int, ...]

    def holds(self, attribute: Attribute, bindings: Bindings, fail: Fail) -> bool:
        if any(bindings.holds(attribute, variable, lambda message: None) for variable in self.variables):
            return True
        fail(f"'{shown(attribute)}' does not satisfy the constraint")
        return False


@dataclass
class AllOf(Constraint):
    """The intersection of the variables' sets."""

    variables: tuple[int, ...]

    def holds(self, attribute: Attribute, bindings: Bindings, fail: Fail) -> bool:
        return all(bindings.holds(attribute, variable, fail) for variable in self.variables)
