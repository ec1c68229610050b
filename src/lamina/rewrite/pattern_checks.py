"""Expensive checks of patterns: they report changes correctly, leave valid IR, and terminate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.diagnostics import Diagnostic, PassError, Severity, collect_diagnostics
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.ir.verifier import check
from lamina.rewrite.pattern import RewritePattern
from lamina.rewrite.watching import GREEDY, Watcher

# An operation is rewritten this often by one pattern, and there are this many more applications, in programs that end.
_APPLICATIONS_AN_OPERATION = 50
_APPLICATIONS_AT_LEAST = 2000


class PatternChecks(Watcher):
    """Raises PassError, at the operation, for a pattern of the greedy driver that breaks a rule."""

    def __init__(self) -> None:
        self._greedy: list[bool] = []
        self._root: Operation | None = None
        self._location: LocationLike | None = None
        self._before: list[object] = []
        self._announced = False
        self._applied: Counter[str] = Counter()
        self._limit = _APPLICATIONS_AT_LEAST

    def iteration_begin(self, region: Region, number: int) -> None:
        if number == 1:
            self._applied.clear()
            count = sum(1 for _ in region.walk())
            self._limit = _APPLICATIONS_AT_LEAST + _APPLICATIONS_AN_OPERATION * count

    def operation_begin(self, operation: Operation, driver: str) -> None:
        self._greedy.append(driver == GREEDY)

    def operation_end(self, succeeded: bool, reason: str, driver: str) -> None:
        if self._greedy:
            self._greedy.pop()

    def pattern_begin(self, pattern: RewritePattern, operation: Operation) -> None:
        # Conversions undo failed patterns, and pass through invalid IR.
        if not self._greedy or not self._greedy[-1]:
            return
        self._root = operation.parent_with_trait(traits.IsolatedFromAbove) or operation.root
        self._location = operation.raw_location
        self._before = _fingerprint(self._root)
        self._announced = False

    def pattern_end(self, pattern: RewritePattern, succeeded: bool, name: str = "") -> None:
        root, self._root = self._root, None
        if root is None:
            return
        changed = root.is_erased or _fingerprint(root) != self._before
        if not succeeded and (changed or self._announced):
            self._fail(pattern, "reported failure, but changed the IR")
        if succeeded and not changed and not self._announced:
            self._fail(pattern, "reported success, but changed nothing")
        if succeeded and changed and not self._announced:
            self._fail(pattern, "changed the IR without telling the rewriter")
        if not succeeded:
            return
        if not root.is_erased:
            self._check_valid(pattern, root)
        self._applied[pattern.name] += 1
        if self._applied[pattern.name] > self._limit:
            self._fail(pattern, f"does not converge: it applied {self._applied[pattern.name]} times")

    def _check_valid(self, pattern: RewritePattern, root: Operation) -> None:
        with collect_diagnostics():
            broken = check(root)
        if broken:
            self._fail(pattern, "left invalid IR behind", broken)

    def _fail(self, pattern: RewritePattern, what: str, causes: Sequence[Diagnostic] = ()) -> None:
        assert self._location is not None
        error = Diagnostic(Severity.ERROR, self._location, f"--check-patterns: pattern '{pattern.name}' {what}")
        for cause in causes:
            error.attach_note(cause.message, cause.position)
        raise PassError(error)

    # Anything a pattern reports to the rewriter.

    def operation_inserted(self, operation: Operation) -> None:
        self._announced = True

    def operation_modified(self, operation: Operation) -> None:
        self._announced = True

    def operation_replaced(self, operation: Operation, values: Sequence[Value]) -> None:
        self._announced = True

    def operation_erased(self, operation: Operation) -> None:
        self._announced = True

    def block_inserted(self, block: Block) -> None:
        self._announced = True

    def block_erased(self, block: Block) -> None:
        self._announced = True


def _fingerprint(root: Operation) -> list[object]:
    """Everything that a pattern can change. Attributes and types are unique, so that they compare by identity; holding
    the objects keeps their identities theirs."""
    parts: list[object] = []
    for operation in root.walk():
        parts.append(operation)
        parts.append(operation.parent)
        parts += operation.operands
        parts += operation.result_types
        parts += operation.successors
        for name, held in operation._properties.items():
            parts += (name, held)
        for name, held in operation._attributes.items():
            parts += (name, held)
        for region in operation.regions:
            for block in region.blocks:
                parts.append(block)
                parts += block.argument_types
    return parts
