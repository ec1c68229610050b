"""Queries about nests of affine loops: enclosing loops of an operation, common loops of two operations."""

from __future__ import annotations

from typing import Any

from lamina.dialects.affine.dim_symbol import affine_scope
from lamina.dialects.affine.ops import AffineForOp, AffineIfOp, AffineParallelOp
from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value


def enclosing_affine_operations(operation: Operation) -> list[Operation]:
    """Returns the affine loops and conditions around an operation in its affine scope, outermost first."""
    enclosing: list[Operation] = []
    at = operation.parent_op
    while at is not None and not at.has_trait(traits.AffineScope):
        if isinstance(at, AffineForOp | AffineIfOp | AffineParallelOp):
            enclosing.append(at)
        at = at.parent_op
    return enclosing[::-1]


def enclosing_fors(operation: Operation) -> list[Any]:
    """Returns the affine.for operations around an operation, outermost first."""
    return [ancestor for ancestor in enclosing_affine_operations(operation) if isinstance(ancestor, AffineForOp)]


def enclosing_induction_variables(operation: Operation) -> list[Value]:
    """Returns the induction variables of the affine loops around an operation, outermost first."""
    variables: list[Value] = []
    for ancestor in enclosing_affine_operations(operation):
        if isinstance(ancestor, AffineForOp):
            variables.append(ancestor.regions[0].arguments[0])
        elif isinstance(ancestor, AffineParallelOp):
            variables += ancestor.regions[0].arguments
    return variables


def nesting_depth(operation: Operation) -> int:
    """Returns how many affine induction variables are in scope at an operation."""
    return sum(
        len(ancestor.regions[0].arguments) if isinstance(ancestor, AffineParallelOp) else 1
        for ancestor in enclosing_affine_operations(operation)
        if not isinstance(ancestor, AffineIfOp)
    )


def num_common_loops(first: Operation, other: Operation) -> int:
    """Returns how many affine induction variables two operations share."""
    count = 0
    pairs = zip(enclosing_induction_variables(first), enclosing_induction_variables(other), strict=False)
    for left, right in pairs:
        if left is not right:
            break
        count += 1
    return count


def common_block(first: Operation, other: Operation) -> Block | None:
    """Returns the innermost block of the affine scope of both that holds both, or operations around them."""
    scope = affine_scope(first)
    if scope is None or scope is not affine_scope(other):
        return None
    blocks = set(_blocks_up_to(first, scope))
    return next((block for block in _blocks_up_to(other, scope) if block in blocks), None)


def _blocks_up_to(operation: Operation, scope: Region) -> list[Block]:
    blocks: list[Block] = []
    at: Operation | None = operation
    while at is not None and at.parent is not None:
        blocks.append(at.parent)
        if at.parent_region is scope:
            break
        at = at.parent_op
    return blocks


def perfectly_nested_loops(root: AffineForOp) -> list[Any]:
    """Returns the loop and its perfectly nested loops: each the only operation, except the terminator, of the
    previous one."""
    loops = [root]
    while True:
        block = loops[-1].regions[0].entry_block
        inner = block.first_op
        if not isinstance(inner, AffineForOp) or inner.next_op is not block.last_op:
            return loops
        loops.append(inner)


def bands(region: Region) -> list[list[Any]]:
    """Returns the perfect nests that start at the affine.for operations of a region's blocks."""
    return [
        perfectly_nested_loops(operation)
        for block in region.blocks
        for operation in block.operations
        if isinstance(operation, AffineForOp)
    ]
