"""The vocabulary of matching: positions (where something is), questions about them, and answers.

All are compared and hashed structurally, so that patterns with the same question share it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.ir.attributes import ArrayAttr, TypeAttr

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute
    from lamina.ir.attributes import ArrayAttr, IntegerAttr, TypeAttr

# The kinds of positions, those looked at first in front. The numbers order the questions of a matcher.
OPERATION = 0
OPERAND = 1
OPERAND_GROUP = 2
ATTRIBUTE = 3
CONSTRAINT_RESULT = 4
RESULT = 5
RESULT_GROUP = 6
TYPE = 7
ATTRIBUTE_LITERAL = 8
TYPE_LITERAL = 9
USERS = 10
FOR_EACH = 11

# The kinds of questions, by dependency and cost.
IS_NOT_NULL = 12
OPERATION_NAME = 13
TYPE_IS = 14
ATTRIBUTE_IS = 15
OPERAND_COUNT_AT_LEAST = 16
OPERAND_COUNT = 17
RESULT_COUNT_AT_LEAST = 18
RESULT_COUNT = 19
EQUAL_TO = 20
CONSTRAINT = 21


@dataclass(frozen=True, eq=False)
class Position:
    """A position relative to the root operation: ``data`` is the operand number, attribute name and so on.

    A Predicates table uniques positions: they compare by identity.
    """

    kind: int
    parent: Position | None
    data: Any
    depth: int

    @property
    def is_root(self) -> bool:
        return self.kind == OPERATION and self.parent is None

    @property
    def is_defining_op(self) -> bool:
        """True if this is the operation that defines an operand, rather than a chosen user."""
        return self.kind == OPERATION and self.parent is not None and self.parent.kind in (OPERAND, OPERAND_GROUP)


@dataclass(frozen=True, eq=False)
class Question:
    """A question about a position. ``data``: for EQUAL_TO the other position, for CONSTRAINT a NativeCall."""

    kind: int
    data: Any


@dataclass(frozen=True)
class NativeCall:
    """A native constraint with the positions of its arguments and the types of its results."""

    name: str
    arguments: tuple[Position, ...]
    result_types: tuple[Any, ...]
    negated: bool


@dataclass(frozen=True)
class Predicate:
    """A question about a position, and the answer that a pattern needs."""

    position: Position
    question: Question
    answer: Any


@dataclass
class Predicates:
    """Creates and uniques positions and questions."""

    _positions: dict[Any, Position] = field(default_factory=dict)
    _questions: dict[Any, Question] = field(default_factory=dict)

    def _position(
        self,
        kind: int,
        parent: Position | None,
        data: tuple[int | Question | None, ...] | TypeAttr | ArrayAttr | IntegerAttr | int | str | None = None,
    ) -> Position:
        key = (kind, parent, data)
        known = self._positions.get(key)
        if known is None:
            depth = 0 if parent is None else parent.depth + (1 if kind == OPERATION else 0)
            known = self._positions[key] = Position(kind, parent, data, depth)
        return known

    def _question(self, kind: int, data: Position | NativeCall | None = None) -> Question:
        key = (kind, data)
        known = self._questions.get(key)
        if known is None:
            known = self._questions[key] = Question(kind, data)
        return known

    # ---- Positions

    @property
    def root(self) -> Position:
        return self._position(OPERATION, None)

    def defining_op(self, value: Position) -> Position:
        return self._position(OPERATION, value)

    def chosen_op(self, for_each: Position) -> Position:
        return self._position(OPERATION, for_each)

    def operand(self, operation: Position, index: int) -> Position:
        return self._position(OPERAND, operation, index)

    def operand_group(self, operation: Position, index: int | None, variadic: bool) -> Position:
        """Returns a group of operands; all operands if there is no index."""
        return self._position(OPERAND_GROUP, operation, (index, variadic))

    def result(self, operation: Position, index: int) -> Position:
        return self._position(RESULT, operation, index)

    def result_group(self, operation: Position, index: int | None, variadic: bool) -> Position:
        return self._position(RESULT_GROUP, operation, (index, variadic))

    def attribute(self, operation: Position, name: str) -> Position:
        return self._position(ATTRIBUTE, operation, name)

    def type(self, of: Position) -> Position:
        return self._position(TYPE, of)

    def attribute_literal(self, attribute: IntegerAttr) -> Position:
        return self._position(ATTRIBUTE_LITERAL, None, attribute)

    def type_literal(self, attribute: TypeAttr | ArrayAttr) -> Position:
        return self._position(TYPE_LITERAL, None, attribute)

    def users(self, value: Position) -> Position:
        return self._position(USERS, value)

    def for_each(self, users: Position, number: int) -> Position:
        return self._position(FOR_EACH, users, number)

    def constraint_result(self, question: Question, index: int) -> Position:
        return self._position(CONSTRAINT_RESULT, None, (question, index))

    # ---- Predicates

    def is_not_null(self, position: Position) -> Predicate:
        return Predicate(position, self._question(IS_NOT_NULL), True)

    def operation_name(self, position: Position, name: str) -> Predicate:
        return Predicate(position, self._question(OPERATION_NAME), name)

    def type_is(self, position: Position, attribute: TypeAttr | ArrayAttr) -> Predicate:
        return Predicate(position, self._question(TYPE_IS), attribute)

    def attribute_is(self, position: Position, attribute: Attribute) -> Predicate:
        return Predicate(position, self._question(ATTRIBUTE_IS), attribute)

    def count(self, position: Position, kind: int, number: int) -> Predicate:
        """Returns one of the four questions about the number of operands or results."""
        return Predicate(position, self._question(kind), number)

    def equal(self, position: Position, other: Position) -> Predicate:
        return Predicate(position, self._question(EQUAL_TO, other), True)

    def constraint(self, position: Position, call: NativeCall) -> Predicate:
        return Predicate(position, self._question(CONSTRAINT, call), True)


def deepest(positions: list[Position]) -> Position:
    """Returns the first of those furthest from the root."""
    return max(positions, key=lambda position: position.depth)


def by_depth(first: Position, second: Position) -> tuple[Position, Position]:
    """Orders two positions by depth, the shallower first; unchanged if equally deep."""
    return (second, first) if second.depth < first.depth else (first, second)
