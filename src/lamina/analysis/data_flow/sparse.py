"""Sparse forward analyses: one fact for each value."""

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
    """What is known of each value inside an operation, computed when the analysis is made.

    Facts are compared with ``==``. ``unknown`` is the weakest, and joining anything with it must give it again. With
    ``fold`` (``lamina.rewrite.fold_op``), constants decide which branches run; without it, all of them may.
    """

    limit = 16
    """How often the fact of one value may change before it becomes ``unknown``: endless chains of facts, such as the
    intervals of a counter, end there."""

    def __init__(self, root: Operation, fold: FoldFunction | None = None) -> None:
        self._propagation = _Propagation(self, root, fold)

    @abstractmethod
    def unknown(self, value: Value) -> Fact:
        """The fact for a value of which nothing is known: an argument of a function that anyone may call, an induction
        variable, a result that ``transfer`` says nothing of."""

    @abstractmethod
    def join(self, left: Fact, right: Fact) -> Fact:
        """What holds where control flow joins: the strongest fact that both imply."""

    @abstractmethod
    def transfer(self, op: Operation, operands: Sequence[Fact]) -> Sequence[Fact] | None:
        """The facts for the results of an operation without regions and successors; None if nothing is known."""

    def fact(self, value: Value) -> Fact | None:
        """What is known of a value; None if it is never computed, or was made after the analysis."""
        found: Fact | None = self._propagation.facts.get(value)
        return found

    def is_executable(self, block: Block) -> bool:
        """Whether a block may run."""
        return self._propagation.is_executable(block)


class _Propagation(ConstantPropagation):
    """Takes the facts of an analysis along the ways of constant propagation."""

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
        """What decides where control goes; None if an operand has no fact yet."""
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
