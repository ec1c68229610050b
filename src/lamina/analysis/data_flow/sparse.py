"""Sparse forward analyses: one fact per value."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from lamina.analysis.constant_propagation import ConstantPropagation, FoldFunction
from lamina.ir.attribute import Attribute
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.value import Value

Fact = TypeVar("Fact")


class SparseForwardAnalysis(ABC, Generic[Fact]):
    """Computes a fact for each value inside an operation, at construction.

    Facts are compared with ``==``. ``unknown`` is the weakest; joining anything with it must return it. With
    ``fold`` (``lamina.rewrite.fold_op``), constants decide which branches run; without it, all of them may.
    """

    limit = 16
    """Limit on the changes of a value's fact before it becomes ``unknown``; this ends infinite chains of facts, such as
    the intervals of a counter."""

    def __init__(self, root: Operation, fold: FoldFunction | None = None) -> None:
        self._propagation = _Propagation(self, root, fold)

    @abstractmethod
    def unknown(self, value: Value) -> Fact:
        """Returns the fact for unknown values: arguments of public functions, induction
        variables, results that ``transfer`` does not handle."""

    @abstractmethod
    def join(self, left: Fact, right: Fact) -> Fact:
        """Joins the facts of merging paths: the strongest fact implied by both."""

    @abstractmethod
    def transfer(self, op: Operation, operands: Sequence[Fact]) -> Sequence[Fact] | None:
        """Computes the facts of the results of an operation without regions and successors; None if unknown."""

    def fact(self, value: Value) -> Fact | None:
        """Returns the fact of a value; None if it is never computed, or was created after the analysis."""
        fact: Fact | None = self._propagation.facts.get(value)
        return fact

    def is_executable(self, block: Block) -> bool:
        """True if a block may run."""
        return self._propagation.is_executable(block)


class _Propagation(ConstantPropagation):
    """Propagates the facts of an analysis along the paths of constant propagation."""

    def __init__(self, analysis: SparseForwardAnalysis[Any], root: Operation, fold: FoldFunction | None) -> None:
        self._analysis = analysis
        self._known = None if fold is None else ConstantPropagation(root, fold)
        self._changes: Counter[Value] = Counter()
        self._given_up: set[Value] = set()
        self.facts: dict[Value, Any] = {}
        super().__init__(root, fold or (lambda operation, constants: None))

    def _join(self, value: Value, state: object) -> None:
        """Joins the fact of a value with another."""
        if value in self._given_up:
            return
        if value in self.facts:
            old = self.facts[value]
            state = self._analysis.join(old, state)
            if state == old:
                return
            self._changes[value] += 1
            if self._changes[value] > self._analysis.limit:
                state = self._analysis.unknown(value)
                self._given_up.add(value)
        self.facts[value] = state
        for user in value.users:
            self._push(user)

    def _join_value(self, target: Value, source: Value) -> None:
        if target.type is not source.type:
            self._give_up([target])
        elif source in self.facts:
            self._join(target, self.facts[source])

    def _give_up(self, values: Sequence[Value]) -> None:
        for value in values:
            self._join(value, self._analysis.unknown(value))

    def _constants(self, operation: Operation) -> list[Attribute | None] | None:
        """Returns the constants that decide control flow; None if an operand has no fact yet."""
        constants: list[Attribute | None] = []
        for slot in operation.op_operands:
            if slot.value not in self.facts:
                return None
            known = None if self._known is None else self._known.constant(slot.value)
            constants.append(None if known is None else known[0])
        return constants

    def _visit_plain(self, operation: Operation) -> None:
        if any(slot.value not in self.facts for slot in operation.op_operands):
            return
        facts = self._analysis.transfer(operation, [self.facts[slot.value] for slot in operation.op_operands])
        if facts is None:
            self._give_up(operation.results)
            return
        for result, fact in zip(operation.results, facts, strict=True):
            self._join(result, fact)
