"""The greedy driver: applies folds and patterns until nothing changes.

The worklist order is MLIR's, and so is the resulting IR: operations are pushed at the back and popped from the back;
a new or changed operation is pushed with its enclosing operations; when one is erased, the
producers of operands left with at most one user are pushed again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from time import perf_counter

from lamina.interfaces.effects import find_lasting_effect, is_never_dead, is_pinned, would_op_be_trivially_dead
from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint, Listener
from lamina.ir.diagnostics import DiagnosticError, add_place
from lamina.ir.erased import erasing_on_behalf_of
from lamina.ir.nested_operations import in_region
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import OpResult, Value
from lamina.rewrite.dead_code import Simplified
from lamina.rewrite.fold import FoldResult, can_fold, constant_attribute, fold_op
from lamina.rewrite.folder import OperationFolder, materialize_results
from lamina.rewrite.pattern import Attempt, PatternSet, RewritePattern, has_applied
from lamina.rewrite.region_simplify import erase_unreachable_blocks, simplify_regions_reporting
from lamina.rewrite.rewriter import (
    ForwardingListener,
    MatchFailure,
    PatternRewriter,
    RewriteListener,
    hears_of_attempts,
    observed,
)
from lamina.rewrite.settled_operations import SettledOperations
from lamina.rewrite.watching import GREEDY, watchers

NO_LIMIT = -1


class Strictness(Enum):
    """The operations that the driver may touch."""

    ANY = "any"
    EXISTING = "existing"
    EXISTING_AND_NEW = "existing-and-new"


@dataclass
class PatternStatistics:
    """The number of attempts and applications, and the seconds spent, by pattern name."""

    tried: Counter[str] = field(default_factory=Counter)
    matched: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=dict)
    folds: int = 0

    @property
    def failed(self) -> Counter[str]:
        return self.tried - self.matched


@dataclass
class GreedyConfig:
    """Options of the driver, and its limits.

    ``region_simplification`` is ``disabled``, ``normal`` or ``aggressive``. ``scope`` limits which operations return
    to the worklist. ``statistics``, if given, is filled in. ``local_patterns``: no pattern looks at the inside of an
    isolated operation that its root is not in, and none has a state of its own, so that visits that are known to fail
    can be left out.
    """

    top_down: bool = False
    region_simplification: str = "aggressive"
    max_iterations: int = 10
    max_num_rewrites: int = NO_LIMIT
    scope: Region | None = None
    strictness: Strictness = Strictness.ANY
    listener: Listener | None = None
    fold: bool = True
    cse_constants: bool = True
    statistics: PatternStatistics | None = None
    local_patterns: bool = False


class Worklist:
    """A stack of unique operations with removal."""

    __slots__ = ("_list", "_places")

    def __init__(self) -> None:
        self._list: list[Operation | None] = []
        self._places: dict[Operation, int] = {}

    def __bool__(self) -> bool:
        return bool(self._places)

    def __contains__(self, operation: Operation) -> bool:
        return operation in self._places

    def clear(self) -> None:
        self._list.clear()
        self._places.clear()

    def push(self, operation: Operation) -> None:
        places = self._places
        if operation not in places:
            places[operation] = len(self._list)
            self._list.append(operation)

    def remove(self, operation: Operation) -> None:
        place = self._places.pop(operation, None)
        if place is not None:
            self._list[place] = None

    def pending(self) -> list[Operation]:
        """The operations from the back, which is popped first."""
        return [operation for operation in reversed(self._list) if operation is not None]

    def reset(self, operations: list[Operation]) -> None:
        """Replaces the contents by different operations; the last one will be popped first."""
        self._list[:] = operations
        self._places.clear()
        self._places.update(zip(operations, range(len(operations)), strict=True))


# For the operations of a class: the patterns to try, whether there are folds, and whether they can be dead.
_Plan = tuple[list[Attempt], bool, bool]

_CONSTANT_BIT = traits.ConstantLike.bit
_PURE_BIT = traits.NoMemoryEffect.bit
_NOT_SIMPLY_DEAD = traits.RecursiveMemoryEffects.bit | traits.Terminator.bit | traits.SymbolTrait.bit


class _Driver(ForwardingListener):
    """The part that region and single-operation rewriting share."""

    def __init__(self, patterns: PatternSet, config: GreedyConfig, scope: Region | None) -> None:
        super().__init__(observed(config.listener))
        self.patterns = patterns
        self.config = config
        self.scope = scope
        self.worklist = Worklist()
        self.rewriter = PatternRewriter(listener=self)
        self.strict = config.strictness is not Strictness.ANY
        self.allowed: set[Operation] = set()
        self.watcher = watchers()
        self.current: Operation | None = None
        # The patterns that changed something in the latest iterations, reported if the rewriting does not converge.
        self.recent: Counter[str] = Counter()
        # For operations with regions: the nested one whose effects keep them alive.
        self._witnesses: dict[Operation, Operation] = {}
        self._fold_start = 0.0
        # True if anything was inserted, changed, moved or erased since the last reset.
        self.touched = False
        self.settled: SettledOperations | None = None
        self._plans: dict[type[Operation], _Plan] = {}

    # ---- The worklist and its listener

    def add(self, operation: Operation) -> None:
        """Pushes an operation and those around it, up to the scope; nothing if it is outside of the scope."""
        scope = self.scope
        block = operation.parent
        if block is not None and block.parent is scope:
            # As `add_single` does, without the calls.
            worklist = self.worklist
            if operation not in worklist._places and (not self.strict or operation in self.allowed):
                worklist._places[operation] = len(worklist._list)
                worklist._list.append(operation)
            return
        chain = []
        at: Operation | None = operation
        while at is not None:
            chain.append(at)
            region = at.parent.parent if at.parent is not None else None
            if region is scope:
                break
            if region is None:
                return
            at = region.parent
        else:
            return
        strict, allowed = self.strict, self.allowed
        places, entries = self.worklist._places, self.worklist._list
        for user in chain:
            if user not in places and (not strict or user in allowed):
                places[user] = len(entries)
                entries.append(user)

    def add_single(self, operation: Operation) -> None:
        if not self.strict or operation in self.allowed:
            self.worklist.push(operation)

    def operation_inserted(self, operation: Operation) -> None:
        self.touched = True
        if self.settled is not None:
            self.settled.note_change(operation)
        if self.inner is not None:
            self.inner.operation_inserted(operation)
        if self.watcher is not None:
            self.watcher.operation_inserted(operation)
        if self.config.strictness is Strictness.EXISTING_AND_NEW:
            self.allowed.add(operation)
        self.add(operation)

    def operation_modified(self, operation: Operation) -> None:
        self.touched = True
        if self.settled is not None:
            self.settled.note_change(operation)
        if self.inner is not None:
            self.inner.operation_modified(operation)
        if self.watcher is not None:
            self.watcher.operation_modified(operation)
        if operation in self._witnesses:
            self._witnesses.clear()
        self.add(operation)

    def operation_erased(self, operation: Operation) -> None:
        self.touched = True
        if self.settled is not None:
            self.settled.note_change(operation)
        if self.inner is not None:
            self.inner.operation_erased(operation)
        if self.watcher is not None:
            self.watcher.operation_erased(operation)
        self._add_producers(operation)
        self.worklist.remove(operation)
        if self.strict:
            self.allowed.discard(operation)

    def _add_producers(self, operation: Operation) -> None:
        """Erasing an operation may leave the producers of its operands dead or with a single user."""
        for slot in operation._operands:
            value = slot.value
            # In an unreachable block the producer may be gone already.
            if type(value) is not OpResult or value.owner.is_erased:
                continue
            other: Operation | None = None
            use = value.first_use
            many = False
            while use is not None:
                user = use.owner
                if user is not operation and user is not other:
                    if other is not None:
                        many = True
                        break
                    other = user
                use = use.next_use
            if not many:
                self.add(value.owner)

    def block_inserted(self, block: Block) -> None:
        if self.settled is not None:
            self.settled.note_change_inside(block.parent_op)
        super().block_inserted(block)

    def block_erased(self, block: Block) -> None:
        if self.settled is not None:
            self.settled.note_change_inside(block.parent_op)
        super().block_erased(block)

    def operation_replaced(self, operation: Operation, values: Sequence[Value]) -> None:
        super().operation_replaced(operation, values)
        if self.watcher is not None:
            self.watcher.operation_replaced(operation, values)

    def match_failed(self, failure: MatchFailure) -> None:
        super().match_failed(failure)
        if self.watcher is not None:
            self.watcher.match_failed(failure)

    # ---- The loop

    def process(self) -> bool:
        """Processes the worklist; returns whether anything changed. Exceptions get a note that names the pattern."""
        self.current = None
        try:
            return self._process()
        except Exception as problem:
            if self.current is not None and not isinstance(problem, DiagnosticError):
                add_place(problem, self.rewriter.pattern_name or "the fold", self.current)
            raise

    def _process(self) -> bool:
        rewriter, watcher, limit = self.rewriter, self.watcher, self.config.max_num_rewrites
        listener = self.inner if isinstance(self.inner, RewriteListener) and hears_of_attempts(self.inner) else None
        is_observed = self.config.statistics is not None or listener is not None or watcher is not None
        settled = None if is_observed else self.settled
        changed, rewrites = False, 0
        plans = self._plans
        places, entries = self.worklist._places, self.worklist._list
        visits = {} if settled is None else settled.visits
        while places and (limit == NO_LIMIT or rewrites < limit):
            if (operation := entries.pop()) is None:  # removed
                continue
            self.current = operation
            del places[operation]
            if operation in visits and settled is not None and settled.is_settled(operation):
                continue
            if watcher is not None:
                watcher.operation_begin(operation, GREEDY)
            plan = plans.get(operation.__class__)
            if plan is None:
                plan = self._plan(operation)
            attempts, is_foldable, may_die = plan
            if may_die and not (operation.results and operation.results[0].first_use) and self._is_dead(operation):
                self._erase_dead(operation, listener)
                changed = True
                continue
            if is_foldable:
                rewriter.pattern_name = None
                self._fold_start = perf_counter() if is_observed else 0.0
                folded = fold_op(operation)
                if folded is not None and self._take(operation, folded):
                    changed = True
                    continue
            if attempts:
                point = InsertionPoint(operation.parent, operation)  # type: ignore[arg-type]
                location = operation._location
                before = 0 if settled is None else settled.changes
            for match, name, candidate in attempts:
                rewriter.point = point
                rewriter.location = location
                rewriter.pattern_name = name
                if is_observed:
                    applied = self._try_observed(candidate, operation, listener)
                else:
                    outcome = match(operation, rewriter)
                    applied = outcome is True or (outcome is not False and has_applied(candidate, outcome))
                if applied:
                    changed = True
                    rewrites += 1
                    self._count_rewrite(candidate, before)
                    break
            else:
                applied = False
                if settled is not None:
                    visits[operation] = settled.changes
            if watcher is not None:
                watcher.operation_end(applied, "pattern matched" if applied else "pattern failed to match", GREEDY)
        rewriter.pattern_name = None
        return changed

    def _plan(self, operation: Operation) -> _Plan:
        """What to try on the operations of a class; only that of registered ones can be remembered."""
        cls = operation.__class__
        is_foldable = self.config.fold and not cls.trait_bits & _CONSTANT_BIT and can_fold(cls)
        plan = self.patterns.attempts(operation), is_foldable, not is_never_dead(cls)
        if cls.is_registered:
            self._plans[cls] = plan
        return plan

    def _erase_dead(self, operation: Operation, listener: RewriteListener | None) -> None:
        self.rewriter.pattern_name = "the removal of dead operations"
        self.rewriter.erase_op(operation)
        if listener is not None:
            listener.driver_changed("removal of a dead operation", operation, 0.0)
        if self.watcher is not None:
            self.watcher.operation_end(True, "operation is trivially dead", GREEDY)

    def _is_dead(self, operation: Operation) -> bool:
        for result in operation.results:
            if result.first_use is not None:
                return False
        bits = operation.trait_bits
        if bits & _PURE_BIT and not bits & _NOT_SIMPLY_DEAD:
            return True
        if not operation.regions:
            return would_op_be_trivially_dead(operation)
        return not is_pinned(operation) and not self._has_lasting_effect(operation)

    def _has_lasting_effect(self, operation: Operation) -> bool:
        """Caches the result on all levels of nesting, so that deep nesting takes linear time."""
        witness = self._witnesses.get(operation)
        if witness is not None and not witness.is_erased:
            return True
        witness = find_lasting_effect(operation)
        if witness is None:
            return False
        at: Operation | None = witness
        while at is not None and at is not operation:
            self._witnesses[at] = witness
            at = at.parent_op
        self._witnesses[operation] = witness
        return True

    def operation_moved(self, operation: Operation, previous: InsertionPoint | None) -> None:
        self._witnesses.clear()
        self.operation_inserted(operation)

    def block_moved(self, block: Block, region: Region, previous_next: Block | None) -> None:
        self.touched = True
        if self.settled is not None:
            self.settled.note_change_inside(region.parent)
            self.settled.note_change_inside(block.parent_op)
        self._witnesses.clear()

    def _try_observed(self, pattern: RewritePattern, operation: Operation, listener: RewriteListener | None) -> bool:
        statistics, watcher = self.config.statistics, self.watcher
        if listener is not None:
            listener.pattern_begin(pattern, operation)
        if watcher is not None:
            watcher.pattern_begin(pattern, operation)
        start = perf_counter()
        outcome = pattern.match_and_rewrite(operation, self.rewriter)
        applied = outcome is True or (outcome is not False and has_applied(pattern, outcome))
        if statistics is not None:
            statistics.tried[pattern.name] += 1
            statistics.seconds[pattern.name] = statistics.seconds.get(pattern.name, 0.0) + perf_counter() - start
            if applied:
                statistics.matched[pattern.name] += 1
        if listener is not None:
            listener.pattern_end(pattern, applied, self.rewriter.pattern_name or "")
        if watcher is not None:
            watcher.pattern_end(pattern, applied)
        return applied

    def _count_rewrite(self, pattern: RewritePattern, before: int) -> None:
        self.recent[pattern.name] += 1
        if self.settled is not None and self.settled.changes == before:  # it did not notify anyone
            self.settled.note_any_change()

    def _take(self, operation: Operation, folded: Sequence[FoldResult]) -> bool:
        """Completes a fold; False, with nothing changed, if a constant cannot be created."""
        if not folded:
            self.operation_modified(operation)
        elif not self._replace_by(operation, folded):
            return False
        self._count_fold(operation)
        return True

    def _count_fold(self, operation: Operation) -> None:
        self.recent["folding"] += 1
        if self.watcher is not None:
            self.watcher.operation_end(True, "operation was folded", GREEDY)
        if self.config.statistics is not None:
            self.config.statistics.folds += 1
        if isinstance(self.inner, RewriteListener):
            self.inner.driver_changed("fold", operation, perf_counter() - self._fold_start)

    def _replace_by(self, operation: Operation, folded: Sequence[FoldResult]) -> bool:
        """Replaces a folded operation; False, with nothing changed, if a constant cannot be created."""
        rewriter = self.rewriter
        rewriter.point = InsertionPoint(operation.parent, operation)  # type: ignore[arg-type]
        rewriter.pattern_name = "folding"
        made: list[Operation] = []
        values = materialize_results(rewriter, operation, folded, made)
        if values is None:
            for useless in made:
                rewriter.erase_op(useless)
            return False
        rewriter.replace_op(operation, values)
        return True


class _RegionDriver(_Driver):
    """Rewrites all operations in a region, over and over until an iteration changes nothing."""

    def __init__(self, region: Region, patterns: PatternSet, config: GreedyConfig) -> None:
        super().__init__(patterns, config, region if config.scope is None else config.scope)
        self.region = region
        # The whole worklist of the sweep, while settled operations are taken off.
        self._with_held_back: list[Operation] = []
        if self.strict:
            self.allowed = set(region.walk())
        elif config.local_patterns and self.scope is region:
            self.settled = SettledOperations(region)

    def simplify(self) -> tuple[bool, bool]:
        """Rewrites to a fixpoint; returns (changed, converged)."""
        config = self.config
        iteration = 0
        going_on = False
        settled = False
        while True:
            iteration += 1
            if config.max_iterations != NO_LIMIT and iteration > config.max_iterations:
                break
            if iteration == 1 or config.region_simplification == "disabled":
                self.rewriter.pattern_name = "the removal of unreachable blocks"
                erase_unreachable_blocks(self.rewriter, [self.region])
            self.worklist.clear()
            self.recent.clear()
            self.touched = False
            self._populate()
            self._hold_back_settled()
            if self.watcher is not None:
                self.watcher.iteration_begin(self.region, iteration)
            going_on = self.process()
            self._forget_held_back()
            if config.region_simplification != "disabled" and (self.touched or going_on or not settled):
                self.rewriter.pattern_name = "region simplification"
                is_aggressive = config.region_simplification == "aggressive"
                note_change = None if self.settled is None else self.settled.note_change_inside
                outcome = simplify_regions_reporting(self.rewriter, [self.region], is_aggressive, note_change)
                # Regions without simplifications stay so until something changes.
                settled = outcome is Simplified.NOTHING
                if not settled and self.settled is not None and is_aggressive:
                    self.settled.note_any_change()
                if outcome is Simplified.CHANGED:
                    self.recent["region simplification"] += 1
                    going_on = True
                    if isinstance(self.inner, RewriteListener):
                        self.inner.driver_changed("region simplification", None, 0.0)
            if self.watcher is not None:
                self.watcher.iteration_end()
            if not going_on:
                break
        return iteration > 1, not going_on

    def _populate(self) -> None:
        folder = OperationFolder(self)
        unique = self.config.cse_constants
        if self.config.top_down:
            worklist, strict, allowed = self.worklist, self.strict, self.allowed
            places, entries = worklist._places, worklist._list
            for operation in in_region(self.region):
                if unique and operation.trait_bits & _CONSTANT_BIT and self._insert_constant(folder, operation):
                    continue
                # Its enclosing operations are already on the list.
                if operation not in places and (not strict or operation in allowed):
                    places[operation] = len(entries)
                    entries.append(operation)
            worklist.reset(worklist.pending())
            return
        for block in self.region.blocks:
            self._populate_with(block.first_op, folder if unique else None)

    def _hold_back_settled(self) -> None:
        """Takes settled operations off the worklist until something changes: so far, visits to them are useless."""
        settled = self.settled
        if settled is None or not settled.visits:
            return
        everything = self.worklist.pending()
        unsettled = settled.unsettled(everything)
        if len(unsettled) == len(everything):
            return
        everything.reverse()
        unsettled.reverse()
        self.worklist.reset(unsettled)
        self._with_held_back = everything
        settled.on_change = self._return_held_back

    def _return_held_back(self) -> None:
        """Puts back the operations that would follow the current one on the worklist."""
        everything = self._with_held_back
        self._forget_held_back()
        # Nothing was pushed since the operations were taken off: that is done for changes only.
        if self.current is not None:
            del everything[everything.index(self.current) :]
        self.worklist.reset(everything)

    def _forget_held_back(self) -> None:
        self._with_held_back = []
        if self.settled is not None:
            self.settled.on_change = None

    def _populate_with(self, first: Operation | None, folder: OperationFolder | None) -> None:
        """Pushes an operation, those after it in its block and nested ones, inner before outer; the first one inside
        an operation also pushes the enclosing ones that are not on the list yet."""
        push = self.add_single if self.strict else self.worklist.push
        places, entries, strict = self.worklist._places, self.worklist._list, self.strict
        # Continuation points, innermost last; or (None, an operation) for the end of the operation's contents.
        stack: list[tuple[Operation | None, Operation | None]] = [(first, None)]
        # The enclosing operations, innermost last, not pushed by a nested one yet.
        waiting: list[Operation] = []
        while stack:
            operation, ended = stack.pop()
            if ended is not None and waiting and waiting[-1] is ended:
                while waiting:
                    push(waiting.pop())
            while operation is not None:
                following = operation.next_op
                if operation.regions:
                    blocks = [block for region in operation.regions for block in region]
                    stack += [(following, None), (None, operation)]
                    stack += [(block.first_op, None) for block in reversed(blocks)]
                    waiting.append(operation)
                    break
                if not (folder is not None and operation.trait_bits & _CONSTANT_BIT) or not self._insert_constant(
                    folder, operation
                ):
                    if strict:
                        push(operation)
                    elif operation not in places:
                        places[operation] = len(entries)
                        entries.append(operation)
                    if waiting:
                        _push_enclosing(operation, waiting, push)
                operation = following

    def _insert_constant(self, folder: OperationFolder, operation: Operation) -> bool:
        """Registers a known constant with the folder; True if an equal one replaced it."""
        if not operation.trait_bits & _CONSTANT_BIT:
            return False
        value = constant_attribute(operation)
        if value is None:
            return False
        place = operation.parent, operation.next_op
        if folder.insert_known_constant(operation, value):
            if place != (operation.parent, operation.next_op):
                self.touched = True
                if self.settled is not None:
                    self.settled.note_change(operation)
            return False
        if isinstance(self.inner, RewriteListener):
            self.inner.driver_changed("removal of a repeated constant", None, 0.0)
        return True


def _push_enclosing(operation: Operation, waiting: list[Operation], push: Callable[[Operation], None]) -> None:
    """Pushes the waiting operations around ``operation``, innermost first. A hoisted constant is outside of some."""
    around = len(waiting)
    while around and not waiting[around - 1].is_proper_ancestor(operation):
        around -= 1
    for enclosing in reversed(waiting[:around]):
        push(enclosing)
    del waiting[:around]


class _OpsDriver(_Driver):
    """Rewrites a list of operations and, depending on strictness, the operations created from them."""

    def __init__(self, operations: Sequence[Operation], patterns: PatternSet, config: GreedyConfig) -> None:
        super().__init__(patterns, config, _common_region(operations) if config.scope is None else config.scope)
        if self.strict:
            self.allowed = set(operations)
        self.remaining = set(operations)

    def operation_erased(self, operation: Operation) -> None:
        super().operation_erased(operation)
        self.remaining.discard(operation)

    def simplify(self, operations: Iterable[Operation]) -> tuple[bool, bool]:
        for operation in operations:
            self.add_single(operation)
        changed = self.process()
        return changed, not self.worklist


@dataclass
class GreedyResult:
    """``converged`` is False if a limit was reached; ``culprits`` then names the patterns that kept changing the IR."""

    changed: bool
    converged: bool
    culprits: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return self.converged


def apply_patterns_greedily(
    target: Operation | Region, patterns: PatternSet | Iterable[object], config: GreedyConfig | None = None
) -> GreedyResult:
    """Rewrites everything inside a region, or inside the regions of an isolated operation, in place.

    Raises ValueError if the holder of the region is not isolated from above.
    """
    pattern_set = patterns if isinstance(patterns, PatternSet) else PatternSet(patterns)
    settings = config or GreedyConfig()
    if isinstance(target, Operation):
        result = GreedyResult(False, True)
        for region in target.regions:
            of_region = _apply_to_region(region, pattern_set, settings)
            result.changed |= of_region.changed
            result.converged &= of_region.converged
            result.culprits += [name for name in of_region.culprits if name not in result.culprits]
        return result
    return _apply_to_region(target, pattern_set, settings)


def apply_local_patterns_greedily(target: Operation | Region, patterns: PatternSet | Iterable[object]) -> GreedyResult:
    """`apply_patterns_greedily` for patterns that are local (see GreedyConfig), so that useless visits are left
    out."""
    return apply_patterns_greedily(target, patterns, GreedyConfig(local_patterns=True))


def _apply_to_region(region: Region, patterns: PatternSet, config: GreedyConfig) -> GreedyResult:
    if not isinstance(region, Region):
        raise TypeError(f"patterns are applied to operations and regions, not to {type(region).__name__} {region!r}")
    holder = region.parent
    if holder is not None and not holder.has_trait(traits.IsolatedFromAbove):
        raise ValueError(f"patterns can only be applied inside isolated operations, not inside '{holder.name}'")
    driver = _RegionDriver(region, patterns, config)
    with erasing_on_behalf_of("the greedy driver"):
        changed, converged = driver.simplify()
    culprits = [] if converged else [name for name, _ in driver.recent.most_common(5)]
    return GreedyResult(changed, converged, culprits)


def apply_ops_greedily(
    operations: Sequence[Operation], patterns: PatternSet | Iterable[object], config: GreedyConfig | None = None
) -> GreedyResult:
    """Rewrites the operations of a list, and others as the strictness of ``config`` allows."""
    pattern_set = patterns if isinstance(patterns, PatternSet) else PatternSet(patterns)
    settings = config or GreedyConfig()
    if not operations:
        return GreedyResult(False, True)
    driver = _OpsDriver(operations, pattern_set, settings)
    with erasing_on_behalf_of("the greedy driver"):
        changed, converged = driver.simplify(operations)
    culprits = [] if converged else [name for name, _ in driver.recent.most_common(5)]
    return GreedyResult(changed, converged, culprits)


def _common_region(operations: Sequence[Operation]) -> Region | None:
    """Returns the innermost region that holds all of the operations."""
    region = operations[0].parent_region
    for operation in operations[1:]:
        while region is not None and region.find_ancestor_op(operation) is None:
            region = region.parent_region
    return region
