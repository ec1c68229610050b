"""Verifiers of bufferization operations beyond the types of their fields, and of the dialect's attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.transform.ops import NamedSequenceOp
from lamina.interfaces.effects import Effect, get_effects
from lamina.interfaces.function import is_declaration, is_function
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr, StringAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, BaseMemRefType, TensorType, i1

if TYPE_CHECKING:
    from lamina.dialects.bufferization.ops import AllocTensorOp, DeallocOp, MaterializeInDestinationOp

WRITABLE = "bufferization.writable"
ACCESS = "bufferization.access"
LAYOUT = "bufferization.buffer_layout"
MANUAL_DEALLOCATION = "bufferization.manual_deallocation"
MAX_COPIES = "bufferization.max_copies"
_ACCESSES = frozenset(("none", "read", "write", "read-write"))


def verify_alloc_tensor(op: AllocTensorOp) -> None:
    type = op.result.type
    sizes = op.dynamic_sizes
    if op.copy is not None and sizes:
        raise _plain("dynamic sizes not needed when copying a tensor")
    if not type.has_rank:
        raise VerifyFailure("expects a ranked tensor")
    if op.copy is not None:
        if op.copy.type is not type:
            raise _plain("expected that `copy` and return type match")
        return
    if len(sizes) != type.num_dynamic_dims:
        raise VerifyFailure(f"incorrect number of dynamic sizes, has {len(sizes)}, expected {type.num_dynamic_dims}")


def verify_materialize_in_destination(op: MaterializeInDestinationOp) -> None:
    source, dest = op.source.type, op.dest.type
    is_buffer = isinstance(dest, BaseMemRefType)
    if not is_buffer and not isinstance(dest, TensorType):
        raise VerifyFailure("'dest' must be a tensor or a memref")
    if not is_buffer:
        if len(op.results) != 1:
            raise VerifyFailure("tensor 'dest' implies exactly one tensor result")
        if op.results[0].type is not dest:
            raise VerifyFailure("result and 'dest' types must match")
    elif op.results:
        raise VerifyFailure("memref 'dest' implies zero results")
    if op.restrict and not is_buffer:
        raise VerifyFailure("'restrict' is valid only for memref destinations")
    if bool(op.writable) != is_buffer:
        raise VerifyFailure("'writable' must be specified if and only if the destination is of memref type")
    if source.has_rank != dest.has_rank:
        raise VerifyFailure("source/destination shapes are incompatible")
    if not source.has_rank:
        return
    if source.rank != dest.rank:
        raise VerifyFailure("rank mismatch between source and destination shape")
    for left, right in zip(source.shape, dest.shape, strict=True):
        if left != right and DYNAMIC not in (left, right):
            raise VerifyFailure("source/destination shapes are incompatible")


def verify_dealloc(op: DeallocOp) -> None:
    if len(op.memrefs) != len(op.conditions):
        raise VerifyFailure("must have the same number of conditions as memrefs to deallocate")
    if len(op.retained) != len(op.updated_conditions):
        raise VerifyFailure("must have the same number of updated conditions (results) as retained operands")


# ---- Attributes


def verify_argument_attribute(op: Operation, region: int, index: int, name: str, attribute: Attribute) -> None:
    """The rules of ``bufferization.writable``, ``.access`` and ``.buffer_layout`` on arguments of functions."""
    if name == WRITABLE:
        if not isinstance(attribute, IntegerAttr) or attribute.type is not i1:
            raise _plain(f"'{WRITABLE}' is expected to be a boolean attribute")
        _check_function(op, name)
        if is_declaration(op):
            raise _plain(f"'{WRITABLE}' is invalid on external functions")
        return
    if name == ACCESS:
        if not isinstance(attribute, StringAttr):
            raise _plain(f"'{ACCESS}' is expected to be a string attribute")
        if attribute.value not in _ACCESSES:
            raise _plain(f"invalid value for '{ACCESS}'")
        _check_function(op, name)
        return
    if name == LAYOUT:
        if not hasattr(attribute, "verify_layout"):
            raise _plain(f"'{LAYOUT}' is expected to be a memref layout attribute")
        _check_function(op, name)
        return
    raise _plain(f"attribute '{name}' not supported as a region arg attribute by the bufferization dialect")


def _plain(message: str) -> VerifyFailure:
    return VerifyFailure(message, raw=True)


def _check_function(op: Operation, name: str) -> None:
    # Named sequences are functions to MLIR, though not to the passes over functions.
    if not is_function(op) and not isinstance(op, NamedSequenceOp):
        raise _plain(f"expected '{name}' to be used on function-like operations")


def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """``bufferization.manual_deallocation`` is for operations that allocate or free; ``bufferization.max_copies``
    (ours, a budget of copies) for functions."""
    if name == MANUAL_DEALLOCATION:
        effects = get_effects(op) or ()
        if not any(effect.effect in (Effect.ALLOCATE, Effect.FREE) for effect in effects):
            raise VerifyFailure(
                f"attribute '{name}' can be used only on ops that have an allocation and/or free side effect"
            )
        return
    if name == MAX_COPIES:
        if not isinstance(attribute, IntegerAttr) or attribute.type is i1 or attribute.value < 0:
            raise _plain(f"'{name}' is expected to be a non-negative integer attribute")
        _check_function(op, name)
        return
    raise _plain(f"attribute '\"{name}\"' not supported as an op attribute by the bufferization dialect")
