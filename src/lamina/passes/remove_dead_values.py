"""``remove-dead-values``: removes unused operations, arguments and results.

Arguments and results of private functions are removed together with the operands of all their calls, those of blocks
with the branch operands, and those of structured control flow through its own simplifications.
"""

from __future__ import annotations

from lamina.analysis.constant_propagation import ConstantPropagation
from lamina.analysis.value_liveness import ValueLiveness
from lamina.dialects.ub.attributes import PoisonAttr
from lamina.dialects.ub.ops import PoisonOp, UnreachableOp
from lamina.interfaces.branch import BranchOpInterface, SuccessorOperands
from lamina.interfaces.calls import CallOpInterface
from lamina.interfaces.effects import is_memory_effect_free
from lamina.interfaces.function import (
    FunctionOpInterface,
    erase_arguments,
    erase_results,
    function_results,
    is_declaration,
)
from lamina.interfaces.region_branch import RegionBranchOpInterface
from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_visibility
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import GreedyConfig, apply_ops_greedily
from lamina.rewrite.canonicalization import canonicalization_set
from lamina.rewrite.fold import fold_op


class _Plan:
    """Everything to remove, collected before anything changes."""

    def __init__(self, root: Operation, live: ValueLiveness) -> None:
        self.live = live
        self.operations: list[Operation] = []
        self.functions: list[tuple[Operation, set[int], set[int]]] = []
        # For each block, by branch and number of the successor, which of the operands for it are dead.
        self.blocks: dict[Block, dict[tuple[Operation, int], set[int]]] = {}
        self.poisoned: list[OpOperand] = []
        self.region_branches: list[Operation] = []
        self.unreachable: list[Operation] = []
        for operation in root.walk_post_order():
            if operation is not root:
                self._look_at(operation)

    def _look_at(self, operation: Operation) -> None:
        live = self.live
        if FunctionOpInterface.has(operation):
            self._look_at_function(operation)
        elif RegionBranchOpInterface.has(operation):
            if is_memory_effect_free(operation) and not live.any_live(operation.results):
                self.operations.append(operation)
            else:
                self._look_at_region_branch(operation)
        elif BranchOpInterface.has(operation):
            self._look_at_branch(operation)
        elif operation.has_trait(traits.Terminator) or CallOpInterface.has(operation):
            return
        elif any(not live.is_live(value) for value in operation.operands):
            # Whatever its effects are: if it were reached and they mattered, all its operands would matter.
            self.operations.append(operation)
        elif is_memory_effect_free(operation) and not live.any_live(operation.results):
            self.operations.append(operation)

    def _look_at_function(self, function: Operation) -> None:
        callers = self.live.callers.get(function)
        if callers is None or symbol_visibility(function) == "public" or is_declaration(function):
            return
        arguments = function.regions[0].arguments
        dead_arguments = {argument.index for argument in arguments if not self.live.is_live(argument)}
        results = function_results(function)
        dead_results = {
            index
            for index in range(len(results))
            if not any(self.live.is_live(call.results[index]) for call in callers)
        }
        self.functions.append((function, dead_arguments, dead_results))

    def _look_at_branch(self, branch: Operation) -> None:
        model = BranchOpInterface.get(branch)
        assert model is not None
        handed = [model.get_successor_operands(branch, number) for number in range(branch.num_successors)]
        forwarded = {
            segment.operand_index(index)
            for segment in handed
            for index in range(segment.produced, len(segment))
        }
        deciding = [slot.value for slot in branch.op_operands if slot.index not in forwarded]
        if any(not self.live.is_live(value) for value in deciding):
            # Only a branch that is never reached can do without knowing where to go.
            self.unreachable.append(branch)
            return
        for number, (block, operands) in enumerate(zip(branch.successors, handed, strict=True)):
            dead = {
                index
                for index in range(operands.produced, len(operands))
                if (value := operands.operand(index)) is not None and not self.live.is_live(value)
            }
            if dead:
                self.blocks.setdefault(block, {})[branch, number] = dead

    def _look_at_region_branch(self, operation: Operation) -> None:
        self.region_branches.append(operation)
        terminators = [
            block.last_op for region in operation.regions for block in region.blocks if block.last_op is not None
        ]
        for owner in (operation, *terminators):
            dead: dict[OpOperand, bool] = {}
            for slot, value in self.live.edges(owner):
                dead[slot] = dead.get(slot, True) and not self.live.is_live(value)
            slots = [slot for slot, is_dead in dead.items() if is_dead or not self.live.is_live(slot.value)]
            self.poisoned.extend(sorted(slots, key=lambda slot: slot.index))


def _insert_poison(slot: OpOperand) -> None:
    """Replaces a dead operand with poison."""
    owner = slot.owner
    assert owner.parent is not None
    poison = PoisonOp([], [slot.value.type], {"value": PoisonAttr()}, location=owner.raw_location)
    owner.parent.insert_before(owner, poison)
    slot.set(poison.results[0])


def _drop_uses(operation: Operation) -> None:
    for result in operation.results:
        while (use := result.first_use) is not None:
            use.drop()


def _is_gone(value: Value) -> bool:
    if isinstance(value, OpResult):
        return value.owner.is_erased
    assert isinstance(value, BlockArgument)
    arguments = value.owner.arguments
    return value.index >= len(arguments) or arguments[value.index] is not value


def _shrink_function(function: Operation, callers: list[Operation], arguments: set[int], results: set[int]) -> None:
    """Removes arguments and results from the function, its returns and its calls."""
    for argument in function.regions[0].arguments:
        if argument.index in arguments:
            while (use := argument.first_use) is not None:
                use.drop()
    erase_arguments(function, arguments)
    for block in function.regions[0].blocks:
        last = block.last_op
        if last is not None and last.has_trait(traits.ReturnLike):
            last.set_operands([value for index, value in enumerate(last.operands) if index not in results])
    erase_results(function, results)
    for call in callers:
        _shrink_call(call, arguments, results)


def _shrink_call(call: Operation, arguments: set[int], results: set[int]) -> None:
    model = CallOpInterface.get(call)
    assert model is not None and call.parent is not None
    gone = {slot.index for index, slot in enumerate(model.get_arg_operands(call)) if index in arguments}
    operands = [value for index, value in enumerate(call.operands) if index not in gone]
    kept = [result for result in call.results if result.index not in results]
    if len(kept) == len(call.results):
        call.set_operands(operands)
        return
    types = [result.type for result in kept]
    new_call = type(call)(operands, types, dict(call._properties), dict(call._attributes), (), (), call.raw_location)
    call.parent.insert_before(call, new_call)
    for old, new in zip(kept, new_call.results, strict=True):
        old.replace_all_uses_with(new)
    _drop_uses(call)
    call.erase("remove-dead-values")


def _shrink_block(block: Block, dead: dict[tuple[Operation, int], set[int]]) -> None:
    """Removes arguments from a block, and operands from the branches to it.

    An argument is dead as soon as one of its operands is. As in MLIR each branch drops its own dead operands if that
    leaves the same number and types; otherwise all drop the same.
    """
    handed = []
    own = []
    for use in block.uses:
        model = BranchOpInterface.get(use.owner)
        if model is not None:
            handed.append(model.get_successor_operands(use.owner, use.index))
            own.append(dead.get((use.owner, use.index), set()))
    gone = next(iter(dead.values()))
    left = [argument.type for argument in block.arguments if argument.index not in gone]
    if any([value.type for value in _kept(pair, indices)] != left for pair, indices in zip(handed, own, strict=True)):
        gone = set().union(*dead.values())
        own = [gone] * len(handed)
    # From the back, for the operands of one branch may go to the block several times.
    for forwarded, indices in sorted(zip(handed, own, strict=True), key=lambda pair: -pair[0].start):
        for index in sorted(indices, reverse=True):
            forwarded.erase(index)
    for index in gone:
        argument = block.arguments[index]
        while (one_use := argument.first_use) is not None:
            one_use.drop()
    block.erase_arguments(gone)


def _kept(operands: SuccessorOperands, dropped: set[int]) -> list[Value]:
    return [value for index, value in enumerate(operands.forwarded, start=operands.produced) if index not in dropped]


@register_pass("remove-dead-values", summary="Remove dead values", display_name="RemoveDeadValues")
class RemoveDeadValues(Pass):
    """Removes dead values."""

    def run(self, operation: Operation) -> None:
        reached = ConstantPropagation(operation, fold_op)
        plan = _Plan(operation, ValueLiveness(operation, reached.is_executable))
        unreached = [
            inner
            for inner in operation.walk()
            if inner is not operation and inner.parent is not None and not reached.is_executable(inner.parent)
        ]
        for slot in plan.poisoned:
            _insert_poison(slot)
        gone = set(plan.operations)
        for block, dead in plan.blocks.items():
            _shrink_block(block, dead)
        for function, arguments, results in plan.functions:
            _shrink_function(function, plan.live.callers[function], arguments, results)
        for dead_operation in plan.operations:
            _drop_uses(dead_operation)
        outermost = [dead_op for dead_op in plan.operations if not any(outer in gone for outer in dead_op.ancestors)]
        for dead_operation in outermost:
            dead_operation.erase("remove-dead-values")
        for branch in plan.unreachable:
            if not branch.is_erased:
                assert branch.parent is not None
                branch.parent.insert_before(branch, UnreachableOp(location=branch.raw_location))
                branch.erase("remove-dead-values")
        # Unreachable operations, such as calls, may have lost operands and still remain.
        for unreached_op in unreached:
            if not unreached_op.is_erased:
                for slot in unreached_op.op_operands:
                    if _is_gone(slot.value):
                        _insert_poison(slot)
        # Start at structured control flow; any pattern simplifies what that changes.
        apply_ops_greedily(
            [branch_op for branch_op in plan.region_branches if not branch_op.is_erased],
            canonicalization_set(operation),
            GreedyConfig(region_simplification="disabled"),
        )
