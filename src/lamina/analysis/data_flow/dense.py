"""Dense forward analyses: one fact per program point."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Sequence
from typing import Generic, TypeVar

from lamina.analysis.constant_propagation import ConstantPropagation, FoldFunction
from lamina.interfaces.branch import BranchOpInterface
from lamina.interfaces.calls import CallableOpInterface
from lamina.interfaces.region_branch import RegionBranchOpInterface, terminator_model
from lamina.ir.attribute import Attribute
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region

Fact = TypeVar("Fact")
Point = TypeVar("Point", Block, Operation)


class DenseForwardAnalysis(ABC, Generic[Fact]):
    """Computes the fact before and after each operation inside another, at construction.

    Facts are compared with ``==`` and not changed in place. The analysis is intra-procedural: ``entry`` holds at
    function entry, and ``transfer`` defines the effect of a call. With ``fold`` (``lamina.rewrite.fold_op``), constants
    decide which branches run; without it, all of them may.
    """

    limit = 1000
    """Limit on the changes of a fact at one point; exceeding it means that facts grow without bound."""

    def __init__(self, root: Operation, fold: FoldFunction | None = None) -> None:
        self._known = None if fold is None else ConstantPropagation(root, fold)
        self._before: dict[Operation, Fact] = {}
        self._after: dict[Operation, Fact] = {}
        self._entries: dict[Block, Fact] = {}
        self._changes: Counter[Block | Operation] = Counter()
        # Continuation points: the start of a block, or after an operation with regions.
        self._pending: deque[Block | Operation] = deque()
        for region in root.regions:
            self._enter(region, self.entry(root))
        while self._pending:
            self._run(self._pending.popleft())

    @abstractmethod
    def entry(self, op: Operation) -> Fact:
        """Returns the fact at the start of a function's regions, or those of another operation with unknown control
        flow between its regions."""

    @abstractmethod
    def join(self, left: Fact, right: Fact) -> Fact:
        """Joins the facts of merging paths: the strongest fact implied by both."""

    @abstractmethod
    def transfer(self, op: Operation, before: Fact) -> Fact:
        """Computes the fact after an operation. Not called for operations with control flow between their regions
        (``scf.for``): their facts come from the regions."""

    def before(self, op: Operation) -> Fact | None:
        """Returns the fact before an operation; None if it never runs, or was created after the analysis."""
        return self._before.get(op)

    def after(self, op: Operation) -> Fact | None:
        """Returns the fact after an operation; None if control never gets there."""
        return self._after.get(op)

    # ---- Points

    def _enter(self, region: Region, fact: Fact) -> None:
        if region.first_block is not None:
            self._reach(self._entries, region.first_block, fact)

    def _reach(self, facts: dict[Point, Fact], point: Point, fact: Fact) -> None:
        """Joins the fact at a point with an incoming fact."""
        if isinstance(point, Block) and self._known is not None and not self._known.is_executable(point):
            return
        if point in facts:
            fact = self.join(facts[point], fact)
            if fact == facts[point]:
                return
            self._changes[point] += 1
            if self._changes[point] > self.limit:
                raise RuntimeError(
                    f"{type(self).__name__} does not converge: a fact changed {self.limit} times"
                )
        facts[point] = fact
        self._pending.append(point)

    def _run(self, point: Block | Operation) -> None:
        """Continues from a point to the end of its block, or to the next operation with region control flow."""
        if isinstance(point, Block):
            fact, operation = self._entries[point], point.first_op
        else:
            fact, operation = self._after[point], point.next_op
        while operation is not None:
            self._before[operation] = fact
            if RegionBranchOpInterface.has(operation):
                self._go_into_regions(operation, fact)
                return
            for region in operation.regions:
                self._enter(region, self.entry(operation))
            # A function has no effect on the code around it.
            if not CallableOpInterface.has(operation):
                fact = self.transfer(operation, fact)
            self._after[operation] = fact
            if operation.next_op is None:
                self._leave_block(operation, fact)
            operation = operation.next_op

    # ---- Edges

    def _constants(self, operation: Operation) -> Sequence[Attribute | None]:
        if self._known is None:
            return [None] * operation.num_operands
        known = [self._known.constant(slot.value) for slot in operation.op_operands]
        return [None if constant is None else constant[0] for constant in known]

    def _go_into_regions(self, operation: Operation, fact: Fact) -> None:
        model = RegionBranchOpInterface.get(operation)
        assert model is not None
        for successor in model.get_entry_successor_regions(operation, self._constants(operation)):
            if successor.region is None:
                self._reach(self._after, operation, fact)
            else:
                self._enter(successor.region, fact)

    def _leave_block(self, last: Operation, fact: Fact) -> None:
        """Propagates to the successors of a branch, or from the end of a region to the next one or after its
        operation."""
        if last._successors:
            model = BranchOpInterface.get(last)
            taken = None if model is None else model.get_successor_for_operands(last, self._constants(last))
            for block in last.successors:
                if taken is None or block is taken:
                    self._reach(self._entries, block, fact)
            return
        holder, exits = last.parent_op, terminator_model(last)
        if holder is None or exits is None or not RegionBranchOpInterface.has(holder):
            return
        for successor in exits.get_successor_regions(last, self._constants(last)):
            if successor.region is None:
                self._reach(self._after, holder, fact)
            else:
                self._enter(successor.region, fact)
