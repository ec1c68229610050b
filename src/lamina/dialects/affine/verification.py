"""Verifiers of affine operations beyond their declarations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.define import property_of
from lamina.dialects.affine import ops
from lamina.dialects.affine.dim_symbol import (
    affine_scope,
    is_valid_dim,
    is_valid_symbol,
    verify_dims_and_symbols,
)
from lamina.dialects.arith.enums import AtomicRMWKind
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Type
from lamina.ir.attributes import ArrayAttr, IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import DYNAMIC, FloatType, IndexType, IntegerType, ShapedType
from lamina.ir.value import Value, type_as

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import (
        AffineApplyOp,
        AffineDelinearizeIndexOp,
        AffineForOp,
        AffineIfOp,
        AffineLinearizeIndexOp,
        AffineLoadOp,
        AffineMaxOp,
        AffineMinOp,
        AffineParallelOp,
        AffinePrefetchOp,
        AffineStoreOp,
        AffineVectorLoadOp,
        AffineVectorStoreOp,
        AffineYieldOp,
    )
    from lamina.ir.attributes import DenseElementsAttr


def verify_apply(operation: AffineApplyOp) -> None:
    map: AffineMap = operation.map
    if operation.num_operands != map.num_inputs:
        raise VerifyFailure("operand count and affine map dimension and symbol count must match")
    if map.num_results != 1:
        raise VerifyFailure("mapping must produce one value")
    verify_places_of_symbols(operation)


def verify_places_of_symbols(operation: AffineApplyOp) -> None:
    """The part of the rule that looks at where the operands are defined."""
    map: AffineMap = operation.map
    if not map.num_symbols:
        return
    scope = affine_scope(operation)
    for operand in operation.operands[map.num_dims :]:
        if is_valid_dim(operand, scope, scoped=True) and not is_valid_symbol(operand, scope, scoped=True):
            raise VerifyFailure("dimensional operand cannot be used as a symbol", raw=True)


def verify_min_max(operation: AffineMinOp | AffineMaxOp) -> None:
    map: AffineMap = operation.map
    if operation.num_operands != map.num_inputs:
        raise VerifyFailure("operand count and affine map dimension and symbol count must match")
    if not map.num_results:
        raise VerifyFailure("affine map expect at least one result")


# ---- Loops and branches


def verify_for(loop: AffineForOp) -> None:
    body = loop.regions[0].entry_block
    if not body.arguments or not isinstance(body.arguments[0].type, IndexType):
        raise VerifyFailure("expected body to have a single index argument for the induction variable")
    lower, upper = loop.lower_bound_map, loop.upper_bound_map
    if loop.num_operands:
        verify_dims_and_symbols(loop, loop.lower_bound_operands, lower.num_dims)
        verify_dims_and_symbols(loop, loop.upper_bound_operands, upper.num_dims)
    if not lower.num_results:
        raise VerifyFailure("expected lower bound map to have at least one result")
    if not upper.num_results:
        raise VerifyFailure("expected upper bound map to have at least one result")


def verify_if(operation: AffineIfOp) -> None:
    condition = operation.condition
    if operation.num_operands != condition.num_inputs:
        raise VerifyFailure("operand count and condition integer set dimension and symbol count must match")
    verify_dims_and_symbols(operation, operation.operands, condition.num_dims)


def bound_groups(groups: DenseElementsAttr) -> list[int]:
    """Returns how many bounds each dimension of an affine.parallel has."""
    return [group.value for group in groups.values if isinstance(group, IntegerAttr)]


def verify_parallel(loop: AffineParallelOp) -> None:
    lower_groups = bound_groups(loop.lower_bounds_groups)
    upper_groups = bound_groups(loop.upper_bounds_groups)
    steps = loop.steps
    arguments = loop.regions[0].arguments
    if not len(lower_groups) == len(upper_groups) == len(steps) == len(arguments):
        raise VerifyFailure(
            f"the number of region arguments ({len(arguments)}) and the number of map groups for lower "
            f"({len(lower_groups)}) and upper bound ({len(upper_groups)}), and the number of steps ({len(steps)}) "
            "must all match"
        )
    lower, upper = loop.lower_bounds_map, loop.upper_bounds_map
    _verify_groups(lower, lower_groups, "lower")
    _verify_groups(upper, upper_groups, "upper")
    reductions = property_of(loop, ops.AffineParallelOp.reductions, ArrayAttr).elements
    if len(reductions) != len(loop.results):
        raise VerifyFailure("a reduction must be specified for each output")
    for reduction, type in zip(reductions, loop.result_types, strict=True):
        kind = AtomicRMWKind.from_number(reduction.value) if isinstance(reduction, IntegerAttr) else None
        if kind is None:
            raise VerifyFailure("invalid reduction attribute")
        if not _reduces(kind, type):
            raise VerifyFailure("result type cannot match reduction attribute")
    operands = loop.operands
    if len(operands) != lower.num_inputs + upper.num_inputs:
        raise VerifyFailure("operand count and the inputs of the bound maps must match")
    verify_dims_and_symbols(loop, operands[: lower.num_inputs], lower.num_dims)
    verify_dims_and_symbols(loop, operands[lower.num_inputs :], upper.num_dims)


def _verify_groups(map: AffineMap, groups: Sequence[int], which: str) -> None:
    if not all(groups):
        raise VerifyFailure(f"expected {which} bound map to have at least one result")
    if sum(groups) != map.num_results:
        raise VerifyFailure(f"expected {which} bounds map to have {sum(groups)} results")


def _reduces(kind: AtomicRMWKind, type: Type) -> bool:
    """True if affine.parallel reduces values of the type this way."""
    kinds = AtomicRMWKind
    if kind is kinds.ASSIGN:
        return True
    if kind in (kinds.ADDF, kinds.MULF, kinds.MAXIMUMF, kinds.MINIMUMF):
        return isinstance(type, FloatType)
    if not isinstance(type, IntegerType):
        return False
    if kind in (kinds.MAXS, kinds.MINS):
        return type.signedness == "signed"
    if kind in (kinds.MAXU, kinds.MINU):
        return type.signedness == "unsigned"
    return kind in (kinds.ADDI, kinds.MULI, kinds.ANDI, kinds.ORI)


def verify_yield(operation: AffineYieldOp) -> None:
    holder = operation.parent_op
    if not isinstance(holder, ops.AffineForOp | ops.AffineIfOp | ops.AffineParallelOp):
        raise VerifyFailure("only terminates affine.if/for/parallel regions")
    if len(holder.results) != operation.num_operands:
        raise VerifyFailure("parent of yield must have same number of results as the yield operands")
    if holder.result_types != operation.operand_types:
        raise VerifyFailure("types mismatch between yield op and its parent")


# ---- Memory accesses


def verify_subscripts(
    operation: AffineLoadOp | AffineStoreOp | AffineVectorLoadOp | AffineVectorStoreOp,
    memref: Value,
    indices: Sequence[Value],
) -> None:
    map: AffineMap = operation.map
    if map.num_results != len(type_as(memref, ShapedType).shape):
        raise VerifyFailure("affine map num results must equal memref rank")
    if map.num_inputs != len(indices):
        raise VerifyFailure("expects as many subscripts as affine map inputs")
    verify_places_of_subscripts(operation)


def verify_places_of_subscripts(
    operation: AffineLoadOp | AffineStoreOp | AffineVectorLoadOp | AffineVectorStoreOp,
) -> None:
    """The part of the rule that looks at where the subscripts are defined."""
    verify_dims_and_symbols(operation, operation.indices, operation.map.num_dims)


def verify_prefetch(operation: AffinePrefetchOp) -> None:
    map: AffineMap = operation.map
    if map.num_results != len(operation.memref.type.shape):
        raise VerifyFailure("affine.prefetch affine map num results must equal memref rank")
    if map.num_inputs + 1 != operation.num_operands:
        raise VerifyFailure("too few operands")
    scope = affine_scope(operation)
    for index in operation.indices:
        if not is_valid_dim(index, scope, scoped=True) and not is_valid_symbol(index, scope, scoped=True):
            raise VerifyFailure("index must be a valid dimension or symbol identifier")


def element_type_of(memref: Value) -> Type:
    """Returns the element type of a memref."""
    type = type_as(memref, ShapedType)
    return type.element_type


def verify_elemental_types(memref: Value, vector: Value) -> None:
    if type_as(memref, ShapedType).element_type is not type_as(vector, ShapedType).element_type:
        raise VerifyFailure("requires memref and vector types of the same elemental type")


# ---- Linearization


def verify_delinearize(operation: AffineDelinearizeIndexOp) -> None:
    basis = operation.static_basis
    if len(operation.results) not in (len(basis), len(basis) + 1):
        raise VerifyFailure("should return an index for each basis element and up to one extra index")
    _verify_basis(basis, operation.dynamic_basis)
    if any(size <= 0 and size != DYNAMIC for size in basis):
        raise VerifyFailure("no basis element may be statically non-positive")


def verify_linearize(operation: AffineLinearizeIndexOp) -> None:
    basis = operation.static_basis
    if len(operation.multi_index) not in (len(basis), len(basis) + 1):
        raise VerifyFailure("should be passed a basis element for each index except possibly the first")
    _verify_basis(basis, operation.dynamic_basis)


def _verify_basis(basis: Sequence[int], dynamic: Sequence[Value]) -> None:
    if sum(size == DYNAMIC for size in basis) != len(dynamic):
        raise VerifyFailure(
            "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) "
            "-- this can only happen due to an incorrect fold/rewrite"
        )
