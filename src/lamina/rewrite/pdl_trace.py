"""Step-by-step matching of a single pattern, to report how far it got and what failed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.ir.operation import Operation
from lamina.rewrite import pdl_predicates as pdl
from lamina.rewrite import pdl_runtime as runtime
from lamina.rewrite.pdl_function_source import types_in
from lamina.rewrite.pdl_predicates import Position, Predicate
from lamina.rewrite.pdl_tree import Node, PatternPredicates, SuccessNode, SwitchNode, build_tree

if TYPE_CHECKING:
    from lamina.ir.attributes import IntegerAttr
    from lamina.rewrite.rewriter import PatternRewriter

Report = Callable[[Predicate, bool], None]


@dataclass
class Attempt:
    """The outcome of a match: ``passed`` predicates held; ``failed`` is the first that did not, None after a match."""

    passed: int
    total: int
    failed: Predicate | None
    found: Any = None

    @property
    def matched(self) -> bool:
        return self.failed is None


def predicates_in_order(pattern: PatternPredicates) -> list[Predicate]:
    """Returns the predicates of the pattern in the order of a matcher for it alone."""
    predicates: list[Predicate] = []
    node: Node | None = build_tree([pattern])
    while isinstance(node, SwitchNode):
        ((answer, child),) = node.children.items()
        predicates.append(Predicate(node.position, node.question, answer))
        node = child
    assert node is None or isinstance(node, SuccessNode)
    return predicates


class Tracer:
    """Matches one pattern against operations. ``report`` is called with each predicate checked."""

    def __init__(
        self, pattern: PatternPredicates, natives: runtime.NativeFunctions, report: Report | None = None
    ) -> None:
        self.pattern = pattern
        self.predicates = predicates_in_order(pattern)
        self.natives = natives
        self.report = report

    def attempt(self, operation: Operation, rewriter: PatternRewriter) -> Attempt:
        root = next(iter(self.pattern.positions.values()))
        while root.parent is not None:
            root = root.parent
        values: dict[Any, Any] = {self.pattern.positions[self.pattern.root]: operation}
        return self._from(0, values, rewriter)

    def _from(self, start: int, values: dict[Any, Any], rewriter: PatternRewriter) -> Attempt:
        total = len(self.predicates)
        for index in range(start, total):
            predicate = self.predicates[index]
            choice = self._open_choice(predicate, values)
            if choice is not None:
                return self._any_user(index, choice, values, rewriter)
            held, answer = self._ask(predicate, values, rewriter)
            if self.report is not None:
                self.report(predicate, held)
            if not held:
                return Attempt(index, total, predicate, answer)
        return Attempt(total, total, None, values)

    def _open_choice(self, predicate: Predicate, values: dict[Any, Any]) -> Position | None:
        """Returns the choice among users that must precede the predicate."""
        data = predicate.question.data
        others = [data] if predicate.question.kind == pdl.EQUAL_TO else []
        if predicate.question.kind == pdl.CONSTRAINT:
            others = list(data.arguments)
        for position in (predicate.position, *others):
            chain = []
            at: Position | None = position
            while at is not None and at not in values:
                chain.append(at)
                at = at.parent
            for entry in reversed(chain):
                if entry.kind == pdl.FOR_EACH:
                    return entry
        return None

    def _any_user(self, index: int, choice: Position, values: dict[Any, Any], rewriter: PatternRewriter) -> Attempt:
        assert choice.parent is not None
        users = self._value(choice.parent, values)
        best = Attempt(index, len(self.predicates), self.predicates[index], None)
        for user in users:
            attempt = self._from(index, {**values, choice: user}, rewriter)
            if attempt.matched:
                return attempt
            if attempt.passed > best.passed or best.found is None:
                best = attempt
        return best

    # ---- Values and answers

    def _value(self, position: Position, values: dict[Any, Any]) -> Any:
        if position in values:
            return values[position]
        parent = self._value(position.parent, values) if position.parent is not None else None
        known = values[position] = _lookup(position, parent, values)
        return known

    def _ask(self, predicate: Predicate, values: dict[Any, Any], rewriter: PatternRewriter) -> tuple[bool, Any]:
        """Checks the predicate; returns whether it holds, and the actual answer."""
        kind, data, answer = predicate.question.kind, predicate.question.data, predicate.answer
        value = self._value(predicate.position, values)
        if kind == pdl.IS_NOT_NULL:
            return value is not None, value
        if kind == pdl.EQUAL_TO:
            other = self._value(data, values)
            return (value == other if isinstance(value, list) else value is other), value
        if kind == pdl.CONSTRAINT:
            arguments = [self._value(argument, values) for argument in data.arguments]
            found = self.natives.constraint(data.name, data.result_types)(rewriter, *arguments)
            held = (found is not None) if data.result_types else bool(found)
            values[predicate.question] = found
            return held is not data.negated, data
        if value is None:
            return False, None
        found = _ANSWERS[kind](value)
        if kind in (pdl.OPERAND_COUNT_AT_LEAST, pdl.RESULT_COUNT_AT_LEAST):
            return found >= answer, found
        if kind == pdl.TYPE_IS:
            return found == types_in(answer), found
        return found == answer, found


_ANSWERS: dict[int, Callable[[Any], Any]] = {
    pdl.OPERATION_NAME: lambda op: op.name,
    pdl.OPERAND_COUNT: lambda op: len(op._operands),
    pdl.OPERAND_COUNT_AT_LEAST: lambda op: len(op._operands),
    pdl.RESULT_COUNT: lambda op: len(op.results),
    pdl.RESULT_COUNT_AT_LEAST: lambda op: len(op.results),
    pdl.TYPE_IS: lambda type: type,
    pdl.ATTRIBUTE_IS: lambda attribute: attribute,
}


def _lookup(position: Position, parent: Any, values: dict[Any, Any]) -> Any:
    kind, data = position.kind, position.data
    if kind == pdl.ATTRIBUTE_LITERAL:
        return data
    if kind == pdl.TYPE_LITERAL:
        return types_in(data)
    if kind == pdl.CONSTRAINT_RESULT:
        known = values.get(data[0])
        return known[data[1]] if known else None
    if parent is None:
        return None
    if kind == pdl.OPERATION:
        return runtime.defining_op(parent) if position.is_defining_op else parent
    if kind == pdl.OPERAND:
        return runtime.operand_at(parent, data)
    if kind == pdl.RESULT:
        return runtime.result_at(parent, data)
    if kind == pdl.OPERAND_GROUP:
        return runtime.operand_group(parent, *data)
    if kind == pdl.RESULT_GROUP:
        return runtime.result_group(parent, *data)
    if kind == pdl.ATTRIBUTE:
        return parent.get_attr(data)
    if kind == pdl.TYPE:
        if isinstance(parent, list) or hasattr(parent, "first_use"):
            return runtime.types_of(parent)
        return runtime.type_of_attribute(parent)
    assert kind == pdl.USERS
    return runtime.users_of(runtime.first_of(parent) if isinstance(parent, list) else parent)


# ---- Words


def describe_position(position: Position) -> str:
    """Returns a position in words: ``operand 0 of the root``."""
    kind, data, parent = position.kind, position.data, position.parent
    if parent is None:
        if kind == pdl.OPERATION:
            return "the root"
        if kind == pdl.CONSTRAINT_RESULT:
            return f"result {data[1]} of the constraint '{data[0].data.name}'"
        return f"the constant {data}"
    of = describe_position(parent)
    if kind == pdl.OPERATION:
        return f"the operation that defines {of}" if position.is_defining_op else of
    if kind in (pdl.OPERAND, pdl.RESULT):
        return f"{'operand' if kind == pdl.OPERAND else 'result'} {data} of {of}"
    if kind in (pdl.OPERAND_GROUP, pdl.RESULT_GROUP):
        noun = "operand" if kind == pdl.OPERAND_GROUP else "result"
        return f"the {noun}s of {of}" if data[0] is None else f"{noun} group {data[0]} of {of}"
    if kind == pdl.ATTRIBUTE:
        return f"attribute '{data}' of {of}"
    if kind == pdl.TYPE:
        return f"the type of {of}"
    if kind == pdl.USERS:
        return f"the users of {of}"
    return f"a user of {describe_position(parent.parent) if parent.parent is not None else of}"


def describe(predicate: Predicate) -> str:
    """Describes a predicate in words."""
    kind, answer = predicate.question.kind, predicate.answer
    place = describe_position(predicate.position)
    if kind == pdl.IS_NOT_NULL:
        return f"{place} must exist"
    if kind == pdl.OPERATION_NAME:
        return f"{place} must be '{answer}'"
    if kind == pdl.TYPE_IS:
        wanted = types_in(answer)
        shown = ", ".join(map(str, wanted)) if isinstance(wanted, list) else str(wanted)
        return f"{place} must be {shown}"
    if kind == pdl.ATTRIBUTE_IS:
        return f"{place} must be {answer}"
    if kind in (pdl.OPERAND_COUNT, pdl.RESULT_COUNT):
        return f"{place} must have {answer} {'operands' if kind == pdl.OPERAND_COUNT else 'results'}"
    if kind in (pdl.OPERAND_COUNT_AT_LEAST, pdl.RESULT_COUNT_AT_LEAST):
        return f"{place} must have at least {answer} {'operands' if kind == pdl.OPERAND_COUNT_AT_LEAST else 'results'}"
    if kind == pdl.EQUAL_TO:
        return f"{place} must be the same as {describe_position(predicate.question.data)}"
    call = predicate.question.data
    arguments = ", ".join(describe_position(argument) for argument in call.arguments)
    return f"the constraint '{call.name}'({arguments}) must {'not ' if call.negated else ''}hold"


def describe_found(answer: IntegerAttr) -> str:
    """Describes the actual answer briefly."""
    if answer is None:
        return "it does not exist"
    if isinstance(answer, pdl.NativeCall):
        return "it does" if answer.negated else "it does not"
    if isinstance(answer, Operation):
        return f"it is '{answer.name}'"
    if isinstance(answer, Sequence) and not isinstance(answer, str):
        return f"{len(answer)} were found"
    text = str(answer) if not hasattr(answer, "first_use") else "another value"
    return f"it is {text}" if len(text) < 80 else "it is another"
