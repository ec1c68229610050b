"""``lamina-check-allocations``: asserts that buffer sizes are possible, and that allocations succeeded.

Lowering memref.alloc multiplies sizes without checking for overflow, as in MLIR, and ignores null from malloc:
oversized requests would get a small buffer or none, and be written to. The default pipeline runs this before
convert-to-llvm.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from lamina.asm.printer import attribute_text
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.ops import MulUIExtendedOp
from lamina.dialects.cf.runtime_checks import RuntimeChecks
from lamina.dialects.memref.ops import AllocaOp, AllocOp, ExtractAlignedPointerAsIndexOp
from lamina.ir.attribute import Type
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.ir.types import (
    DYNAMIC,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    UnrankedMemRefType,
    VectorType,
)
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass

# malloc rejects half the address space; the rest leaves room for alignment.
HEAP_LIMIT = 1 << 62
# The smallest and the largest limit on a single stack allocation.
_SMALL_STACK, _LARGE_STACK = 1 << 19, 1 << 30
_LARGEST_UNKNOWN = 1 << 10


def bytes_at_most(type: Type) -> int:
    """Returns an upper bound on the bytes of a memref element, less than twice the actual size for numbers."""
    if isinstance(type, IntegerType | FloatType):
        return 1 << (max(type.width, 8) - 1 >> 3).bit_length()
    if isinstance(type, IndexType):
        return 8
    if isinstance(type, ComplexType):
        return 2 * bytes_at_most(type.element_type)
    if isinstance(type, VectorType):
        return 1 << (type.num_elements * bytes_at_most(type.element_type) - 1).bit_length()
    if isinstance(type, MemRefType):
        return 24 + 16 * type.rank
    return 16 if isinstance(type, UnrankedMemRefType) else _LARGEST_UNKNOWN


@register_pass("lamina-check-allocations", summary="Assert that allocations neither overflow nor fail")
class CheckAllocations(Pass):
    """Checks each memref.alloc and memref.alloca."""

    def run(self, operation: Operation) -> None:
        for op in [inner for inner in in_order(operation) if isinstance(inner, AllocOp | AllocaOp)]:
            if isinstance(op, AllocaOp):
                require_size(op, stack_limit(), "is larger than the stack has room for")
            else:
                require_size(op, HEAP_LIMIT, "is larger than memory")
                require_memory(op)


def stack_limit() -> int:
    """Half of the stack that this process may have."""
    try:
        import resource
    except ImportError:  # not on Windows, whose stacks have a megabyte
        return _SMALL_STACK
    size, _ = resource.getrlimit(resource.RLIMIT_STACK)
    return _LARGE_STACK if size == resource.RLIM_INFINITY else min(max(size // 2, _SMALL_STACK), _LARGE_STACK)


def require_size(op: AllocOp | AllocaOp, limit: int, complaint: str) -> None:
    """Asserts before the operation that it allocates no more than ``limit`` bytes."""
    type = op.memref.type
    assert isinstance(type, MemRefType)
    known = bytes_at_most(type.element_type)
    for size in type.shape:
        known *= 1 if size == DYNAMIC else size
    dynamic = list(op.dynamic_sizes)
    if not dynamic and known <= limit:
        return
    checks = _checks(InsertionPoint.before_op(op), op)
    if known == 0 or len(dynamic) > 1:
        # A zero beside them does not make negative sizes possible.
        checks.require(_are_counts(checks, dynamic), complaint)
    if known != 0:
        checks.require(_is_at_most(checks, dynamic, limit // known), complaint)


def _are_counts(checks: RuntimeChecks, sizes: Sequence[Value]) -> Value:
    """True if no size is negative."""
    zero = checks.constant(0)
    fits = [checks.compare(CmpIPredicate.SGE, size, zero) for size in sizes]
    return functools.reduce(checks.both, fits)


def _is_at_most(checks: RuntimeChecks, factors: Sequence[Value], limit: int) -> Value:
    """True if the product of unsigned numbers is at most the limit; negative ones are large."""
    product, fits = factors[0] if factors else checks.constant(1), None
    for factor in factors[1:]:
        product, high = checks.builder.create(MulUIExtendedOp, product, factor).results
        is_low = checks.compare(CmpIPredicate.EQ, high, checks.constant(0))
        fits = is_low if fits is None else checks.both(fits, is_low)
    is_small = checks.compare(CmpIPredicate.ULE, product, checks.constant(limit))
    return is_small if fits is None else checks.both(fits, is_small)


def require_memory(op: AllocOp) -> None:
    """An assertion after the operation that it has got its buffer."""
    checks = _checks(InsertionPoint.after_op(op), op)
    address = checks.builder.create(ExtractAlignedPointerAsIndexOp, op.memref).results[0]
    checks.require(checks.compare(CmpIPredicate.NE, address, checks.constant(0)), "ran out of memory")


def _checks(place: InsertionPoint, op: Operation) -> RuntimeChecks:
    where = f"{attribute_text(op.location)}: '{op.name}' op of '{op.result_types[0]}'"
    return RuntimeChecks(Builder(place, location=op.location), lambda complaint: f"{where} {complaint}")
