"""Builds one decision tree from pdl patterns, which share their common questions.

The order of the questions is MLIR's: first those that many patterns ask, then those near the root.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.ir.value import Value
from lamina.rewrite.pdl_predicates import (
    ATTRIBUTE,
    CONSTRAINT,
    CONSTRAINT_RESULT,
    EQUAL_TO,
    OPERAND,
    OPERAND_COUNT,
    OPERAND_COUNT_AT_LEAST,
    OPERAND_GROUP,
    OPERATION,
    RESULT_COUNT,
    RESULT_COUNT_AT_LEAST,
    TYPE,
    NativeCall,
    Position,
    Predicate,
    Predicates,
    Question,
    by_depth,
    deepest,
)
from lamina.rewrite.pdl_roots import build_graph, choose_root, detect_roots, is_one_range, is_range

if TYPE_CHECKING:
    from lamina.dialects.pdl.ops import OperationOp, PatternOp

# ---------------------------------------------------------------------------------------------------------------------
# The predicates of one pattern

class PatternError(Exception):
    """A pattern that cannot be matched; ``op`` is the operation of the pattern that is to blame."""

    def __init__(self, op: OperationOp, message: str) -> None:
        super().__init__(message)
        self.op = op
        self.message = message


# Values that must be the same wherever they occur in a pattern.
_COMPARED = frozenset(("pdl.attribute", "pdl.operand", "pdl.operands", "pdl.operation", "pdl.type", "pdl.types"))
_COMPARED_BY_MLIR = _COMPARED - {"pdl.types"}


class PatternPredicates:
    """Walks a pattern from its root and lists its predicates; ``positions`` maps each value to its position."""

    def __init__(self, pattern: PatternOp, builder: Predicates, *, as_mlir: bool = False) -> None:
        """``as_mlir``: do not compare ranges of types, so that `ValueRange<types>` requires nothing."""
        self.compared = _COMPARED_BY_MLIR if as_mlir else _COMPARED
        self.pattern = pattern
        self.builder = builder
        self.positions: dict[Value, Position] = {}
        self.predicates: list[Predicate] = []
        self.root = self._collect()

    def _collect(self) -> Value:
        named = self.pattern.rewriter.root_
        roots = detect_roots(self.pattern, named)
        graph, trees = build_graph(roots)
        root, steps = choose_root(graph, roots, named)
        self._visit(root, self.builder.root)
        for number, (target, source) in enumerate(steps, 1):
            if target in self.positions:
                continue
            connector = graph[target][source].connector
            assert connector is not None
            position = self.positions[connector]
            value = connector
            while value is not target:
                parent, index = trees[target].of[value]
                assert parent is not None
                position = self._visit_upward(parent, index, position, number)
                value = parent
        for op in self.pattern.body_region.entry_block.operations:
            self._visit_apart(op)
        return root

    # ---- Down from an operation to its operands

    def _visit(self, value: Value, position: Position) -> None:
        known = self.positions.get(value)
        if known is not None:
            op = value.defining_op
            if op is not None and op.name in self.compared:
                nearer, further = by_depth(position, known)
                self.predicates.append(self.builder.equal(further, nearer))
            return
        self.positions[value] = position
        kind = position.kind
        if kind == ATTRIBUTE:
            self._visit_attribute(value, position)
        elif kind == OPERATION:
            self._visit_operation(value, position)
        elif kind == TYPE:
            self._visit_type(value, position)
        elif kind in (OPERAND, OPERAND_GROUP):
            self._visit_operand(value, position)

    def _visit_attribute(self, value: Value, position: Position) -> None:
        self.predicates.append(self.builder.is_not_null(position))
        op: Any = value.defining_op
        if op.name != "pdl.attribute":
            return
        if op.value_type is not None:
            self._visit(op.value_type, self.builder.type(position))
        elif op.value is not None:
            self.predicates.append(self.builder.attribute_is(position, op.value))

    def _visit_type(self, value: Value, position: Position) -> None:
        constant = _constant_type(value.defining_op)
        if constant is not None:
            self.predicates.append(self.builder.type_is(position, constant))

    def _visit_operand(self, value: Value, position: Position) -> None:
        builder = self.builder
        op: Any = value.defining_op
        if op.name in ("pdl.operand", "pdl.operands"):
            if op.name == "pdl.operand" or position.data[0] is not None:
                self.predicates.append(builder.is_not_null(position))
            if op.value_type is not None:
                self._visit(op.value_type, builder.type(position))
            return
        if op.name not in ("pdl.result", "pdl.results"):
            return
        index = op.index
        if index is not None:
            self.predicates.append(builder.is_not_null(position))
        parent = builder.defining_op(position)
        self.predicates.append(builder.is_not_null(parent))
        if op.name == "pdl.result":
            result = builder.result(parent, index)
        else:
            result = builder.result_group(parent, index, is_range(value))
        self.predicates.append(builder.equal(result, position))
        self._visit(op.parent_, parent)

    def _visit_operation(self, value: Value, position: Position, ignored: int | None = None) -> None:
        builder, predicates = self.builder, self.predicates
        op: Any = value.defining_op
        if not position.is_root:
            predicates.append(builder.is_not_null(position))
        if op.op_name is not None:
            predicates.append(builder.operation_name(position, op.op_name))
        operands, types = op.operand_values, op.type_values
        least = sum(not is_range(operand) for operand in operands)
        if least == len(operands):
            predicates.append(builder.count(position, OPERAND_COUNT, least))
        elif least:
            predicates.append(builder.count(position, OPERAND_COUNT_AT_LEAST, least))
        least = sum(not is_range(type) for type in types)
        if least == len(types):
            predicates.append(builder.count(position, RESULT_COUNT, least))
        elif least:
            predicates.append(builder.count(position, RESULT_COUNT_AT_LEAST, least))
        for name, attribute in zip(op.attribute_value_names, op.attribute_values, strict=True):
            self._visit(attribute, builder.attribute(position, getattr(name, "value", name)))
        self._visit_operands(operands, position, ignored)
        self._visit_results(types, position)

    def _visit_operands(self, operands: list[Value], position: Position, ignored: int | None) -> None:
        builder = self.builder
        if is_one_range(operands):
            # Coming up from an operand, the operands have been looked at.
            if position.is_root or position.is_defining_op:
                self._visit(operands[0], builder.operand_group(position, None, True))
            return
        in_groups = False
        for index, operand in enumerate(operands):
            variadic = is_range(operand)
            in_groups |= variadic
            if index == ignored:
                continue
            if in_groups:
                self._visit(operand, builder.operand_group(position, index, variadic))
            else:
                self._visit(operand, builder.operand(position, index))

    def _visit_results(self, types: list[Value], position: Position) -> None:
        builder = self.builder
        if is_one_range(types):
            self._visit(types[0], builder.type(builder.result_group(position, None, True)))
            return
        in_groups = False
        for index, type in enumerate(types):
            variadic = is_range(type)
            in_groups |= variadic
            result = builder.result_group(position, index, variadic) if in_groups else builder.result(position, index)
            self.predicates.append(builder.is_not_null(result))
            self._visit(type, builder.type(result))

    # ---- From a value up to its users

    def _visit_upward(self, value: Value, index: int | None, position: Position, number: int) -> Position:
        """Visits from the position of a value up to the operation or result ``value`` above it."""
        builder = self.builder
        op: Any = value.defining_op
        if op.name == "pdl.operation":
            user = builder.chosen_op(builder.for_each(builder.users(position), number))
            operands = op.operand_values
            if index is None:
                operand = builder.operand_group(user, None, True)
            elif any(is_range(item) for item in operands[: index + 1]):
                operand = builder.operand_group(user, index, is_range(operands[index]))
            else:
                operand = builder.operand(user, index)
            self.predicates.append(builder.equal(operand, position))
            self.positions.setdefault(value, user)
            self._visit_operation(value, user, index)
            return user
        if op.name == "pdl.result":
            assert index is not None
            return builder.result(position, index)
        return builder.result_group(position, index, is_range(value))

    # ---- What hangs on no operation

    def _visit_apart(self, op: Any) -> None:
        name = op.name
        if name == "pdl.apply_native_constraint":
            self._visit_constraint(op)
            return
        if not op.results or op.results[0] in self.positions:
            return
        value = op.results[0]
        builder = self.builder
        if name == "pdl.attribute":
            self.positions[value] = builder.attribute_literal(op.value)
        elif name in ("pdl.type", "pdl.types"):
            constant = _constant_type(op)
            if constant is not None:
                self.positions[value] = builder.type_literal(constant)
        elif name in ("pdl.result", "pdl.results"):
            parent = self.positions[op.parent_]
            if name == "pdl.result":
                position = builder.result(parent, op.index)
            else:
                position = builder.result_group(parent, op.index, is_range(value))
            self.positions[value] = position
            if op.index is not None:
                self.predicates.append(builder.is_not_null(position))

    def _visit_constraint(self, op: Any) -> None:
        for argument in op.args:
            if argument not in self.positions:
                raise PatternError(op, f"argument of '{op.name_}' is not connected to the operations that are matched")
        arguments = [self.positions[argument] for argument in op.args]
        call = NativeCall(
            op.name_, tuple(arguments), tuple(result.type for result in op.results), bool(op.is_negated)
        )
        predicate = self.builder.constraint(deepest(arguments), call)
        for index, result in enumerate(op.results):
            position = self.builder.constraint_result(predicate.question, index)
            known = self.positions.setdefault(result, position)
            if known is not position:
                nearer, further = by_depth(position, known)
                self.predicates.append(self.builder.equal(further, nearer))
        self.predicates.append(predicate)


# Predicates hold the attributes, which can be hashed.
_TYPE_PROPERTIES = {"pdl.type": "constantType", "pdl.types": "constantTypes"}


def _constant_type(op: Any) -> Any:
    return op._properties.get(_TYPE_PROPERTIES.get(op.name))


# ---------------------------------------------------------------------------------------------------------------------
# The tree


@dataclass(eq=False)
class Node:
    """A node of the tree; ``failure`` is the successor when nothing below it matches."""

    failure: Node | None = None


@dataclass(eq=False)
class SwitchNode(Node):
    """A question with the answers that patterns need; with one answer it is a plain check."""

    position: Position = field(kw_only=True)
    question: Question = field(kw_only=True)
    children: dict[Any, Node | None] = field(default_factory=dict, kw_only=True)


@dataclass(eq=False)
class SuccessNode(Node):
    """A pattern has matched."""

    matched: PatternPredicates = field(kw_only=True)


@dataclass(eq=False)
class ExitNode(Node):
    """The end of matching."""


@dataclass(eq=False)
class _Ordered:
    """A predicate of all patterns together, with the sums that order it."""

    position: Position
    question: Question
    number: int
    answers: dict[PatternPredicates, Any] = field(default_factory=dict)
    primary: int = 0
    secondary: int = 0

    @property
    def key(self) -> tuple[int, ...]:
        return (
            -self.primary,
            -self.secondary,
            self.position.depth,
            self.position.kind,
            self.question.kind,
            self.number,
        )


def build_tree(patterns: Iterable[PatternPredicates]) -> Node:
    """Returns the tree of all patterns, which ends in an ExitNode."""
    every = list(patterns)
    ordered: dict[tuple[Position, Question], _Ordered] = {}
    wanted: list[dict[_Ordered, None]] = []
    for pattern in every:
        for predicate in pattern.predicates:
            key = (predicate.position, predicate.question)
            entry = ordered.get(key)
            if entry is None:
                entry = ordered[key] = _Ordered(predicate.position, predicate.question, len(ordered))
            entry.answers.setdefault(pattern, predicate.answer)
    for pattern in every:
        own: dict[_Ordered, None] = {}
        for predicate in pattern.predicates:
            entry = ordered[predicate.position, predicate.question]
            own[entry] = None
            entry.primary += 1
        wanted.append(own)
    for own in wanted:
        total = sum(entry.primary * entry.primary for entry in own)
        for entry in own:
            entry.secondary += total
    in_order = _constraints_after_their_arguments(sorted(ordered.values(), key=lambda entry: entry.key))
    places = {entry: place for place, entry in enumerate(in_order)}
    root: Node | None = None
    for pattern, own in zip(every, wanted, strict=True):
        root = _insert(root, pattern, sorted(own, key=places.__getitem__))
    return _with_exit(root)


def _constraints_after_their_arguments(entries: list[_Ordered]) -> list[_Ordered]:
    """Moves predicates that need the result of a constraint after it, otherwise keeping the order."""
    if not any(entry.question.kind == CONSTRAINT and entry.question.data.result_types for entry in entries):
        return entries
    constraints: list[_Ordered] = []
    rest = entries
    while rest:
        open_questions = {entry.question for entry in rest if entry.question.kind == CONSTRAINT}
        ready = [entry for entry in rest if not _needed_questions(entry) & open_questions]
        constraints += ready
        taken = set(ready)
        rest = [entry for entry in rest if entry not in taken]
    return constraints


def _needed_questions(entry: _Ordered) -> set[Question]:
    """The constraints whose results the predicate looks at."""
    question = entry.question
    if question.kind == CONSTRAINT:
        positions = list(question.data.arguments)
    elif question.kind == EQUAL_TO:
        positions = [entry.position, question.data]
    else:
        positions = [entry.position]
    return {position.data[0] for position in positions if position.kind == CONSTRAINT_RESULT}


def _insert(root: Node | None, pattern: PatternPredicates, wanted: list[_Ordered]) -> Node:
    """Inserts a pattern into the tree, following the existing path while it asks the same questions in order."""
    holder = Node(failure=root)
    owner: Any = holder
    answer: Any = None
    at_failure = True

    def current() -> Node | None:
        result: Node | None = owner.failure if at_failure else owner.children[answer]
        return result

    def put(node: Node) -> None:
        if at_failure:
            owner.failure = node
        else:
            owner.children[answer] = node

    for entry in wanted:
        while True:
            node = current()
            if node is None:
                node = SwitchNode(position=entry.position, question=entry.question)
                put(node)
            if (
                isinstance(node, SwitchNode)
                and node.position is entry.position
                and node.question is entry.question
            ):
                owner, answer, at_failure = node, entry.answers[pattern], False
                node.children.setdefault(answer, None)
                break
            owner, at_failure = node, True
    # Of patterns with the same questions, the last comes first.
    put(SuccessNode(matched=pattern, failure=current()))
    assert holder.failure is not None
    return holder.failure


def _with_exit(root: Node | None) -> Node:
    if root is None:
        return ExitNode()
    last = root
    while last.failure is not None:
        last = last.failure
    last.failure = ExitNode()
    return root
