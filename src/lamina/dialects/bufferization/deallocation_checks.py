"""What ownership-based deallocation refuses, with its errors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lamina.dialects.bufferization import ops
from lamina.dialects.cf.ops import CondBranchOp
from lamina.dialects.memref import ops as memref
from lamina.dialects.scf.ops import InParallelOp, ReduceOp
from lamina.interfaces.branch import BranchOpInterface
from lamina.interfaces.calls import CallOpInterface
from lamina.interfaces.effects import Effect, effects_function
from lamina.interfaces.region_branch import RegionBranchOpInterface, terminator_model
from lamina.ir import traits
from lamina.ir.operation import Operation
from lamina.ir.types import BaseMemRefType
from lamina.ir.value import BlockArgument, Value


class DeallocationError(Exception):
    """Raised for IR that cannot be handled; the diagnostic has been emitted."""


def is_memref(value: Value) -> bool:
    return isinstance(value.type, BaseMemRefType)


def fail(operation: Operation, message: str) -> None:
    operation.emit_error(message)
    raise DeallocationError


def fail_at(value: Value, message: str) -> None:
    owner = value.defining_op
    if owner is None:
        assert isinstance(value, BlockArgument)
        holder = value.owner.parent_op
        assert holder is not None
        owner = holder
    fail(owner, message)


def check_operation(operation: Operation, accept_existing: bool) -> None:
    """Raises DeallocationError for operations that cannot be handled."""
    if isinstance(operation, ops.DeallocOp):
        if accept_existing:
            return
        fail(operation, "No deallocation operations must be present when running this pass!")
    effects = effects_function(operation)
    recursive = operation.has_trait(traits.RecursiveMemoryEffects)
    if effects is None and not recursive and not CallOpInterface.has(operation):
        fail(operation, "ops with unknown memory side effects are not supported")
    uses = any(map(is_memref, operation.operands)) or any(map(is_memref, operation.results))
    if not uses and (recursive if effects is None else not _allocates_or_frees(effects(operation))):
        return
    count = len(operation.regions)
    if (count > 1 or (count == 1 and operation.results)) and not RegionBranchOpInterface.has(operation):
        if not isinstance(operation, memref.GenericAtomicRMWOp):
            fail(operation, "All operations with attached regions need to implement the RegionBranchOpInterface.")
    if operation.has_trait(traits.Terminator) and not isinstance(operation, CondBranchOp):
        if isinstance(operation, InParallelOp | ReduceOp):
            return
        if not BranchOpInterface.has(operation) and terminator_model(operation) is None:
            fail(
                operation,
                "Terminators must implement either BranchOpInterface or RegionBranchTerminatorOpInterface (but not "
                "both)!",
            )
        if len(operation.successors) > 1:
            fail(operation, "Terminators with more than one successor are not supported!")


def _allocates_or_frees(effects: Iterable[Any]) -> bool:
    return any(effect.effect in (Effect.ALLOCATE, Effect.FREE) for effect in effects)
