"""Folds of affine operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define import operand_segments, set_operand_segments
from lamina.dialects.affine import DIALECT
from lamina.dialects.affine.bounds import constant_bound, constant_trip_count, same_bound_values
from lamina.dialects.affine.compose import (
    canonicalize_map_and_operands,
    compose_map_and_operands,
    compose_set_and_operands,
)
from lamina.dialects.affine.ops import (
    AffineApplyOp,
    AffineDelinearizeIndexOp,
    AffineDmaStartOp,
    AffineDmaWaitOp,
    AffineForOp,
    AffineIfOp,
    AffineLinearizeIndexOp,
    AffineLoadOp,
    AffineMaxOp,
    AffineMinOp,
    AffineParallelOp,
    AffinePrefetchOp,
    AffineStoreOp,
)
from lamina.dialects.affine.simplify import simplify_min_max_with_operands
from lamina.dialects.arith.fold import materialize
from lamina.dialects.memref.ops import CastOp, GetGlobalOp, GlobalOp
from lamina.dialects.ub.attributes import PoisonAttr
from lamina.ir import affine
from lamina.ir.affine import AffineConstantExpr, AffineMap
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import (
    AffineMapAttr,
    DenseElementsAttr,
    DenseI64ArrayAttr,
    IntegerAttr,
    IntegerSetAttr,
)
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.types import DYNAMIC, IndexType, MemRefType
from lamina.ir.value import Value
from lamina.rewrite.fold import FoldAnswer, constant_int, fold

if TYPE_CHECKING:
    from lamina.ir.operation import Operation

Constants = Sequence["Attribute | None"]


def _numbers(constants: Constants) -> list[int | None]:
    return [constant.value if isinstance(constant, IntegerAttr) else None for constant in constants]


@fold
def fold_apply(operation: AffineApplyOp, constants: Constants) -> FoldAnswer:
    """apply(dim or symbol) -> operand; apply(constants) -> constant"""
    map: AffineMap = operation.map
    expr: Any = map.results[0]
    if expr.kind == "dim":
        return operation.operand(expr.position)
    if expr.kind == "symbol":
        return operation.operand(map.num_dims + expr.position)
    folded = map.partial_constant_fold(_numbers(constants))
    if folded.has_poison:
        return PoisonAttr()
    return None if folded.constants is None else IntegerAttr.wrapped(IndexType(), folded.constants[0])


@fold
def fold_min_max(operation: AffineMinOp | AffineMaxOp, constants: Constants) -> FoldAnswer:
    """min(constants, x) -> min(constant, x); min(constants) -> constant; likewise for max"""
    map: AffineMap = operation.map
    folded = map.partial_constant_fold(_numbers(constants))
    if folded.has_poison:
        return PoisonAttr()
    results = folded.map.results
    # With one symbol MLIR looks for the first dim alone, and only then.
    if folded.map.num_symbols == 1 and len(results) == 1 and results[0] is affine.dim(0):
        return operation.operands[0]
    if folded.constants is None:
        if folded.map is map:
            return None
        operation.map = AffineMapAttr(folded.map)
        return True
    pick = min if isinstance(operation, AffineMinOp) else max
    return IntegerAttr.wrapped(IndexType(), pick(folded.constants)) if folded.constants else None


# ---- Loops and branches


@fold
def fold_for(loop: AffineForOp, constants: Constants) -> FoldAnswer:
    """for(...) -> loop with folded bounds; for with trip count 0 -> initial values"""
    changed = _fold_bound(loop, True)
    changed = _fold_bound(loop, False) or changed
    changed = _canonicalize_bounds(loop) or changed
    if not loop.results:
        return changed
    replacements = _values_of_trivial_loop(loop)
    return changed if replacements is None else replacements


def _values_of_trivial_loop(loop: AffineForOp) -> list[Value] | None:
    """Returns the results of a loop that never runs, or whose body only yields known values."""
    initial: list[Value] = list(loop.inits)
    count = constant_trip_count(loop)
    if count == 0:
        return initial
    block = loop.regions[0].entry_block
    terminator = block.terminator
    if block.first_op is not terminator:
        return None
    induction, *arguments = block.arguments
    replacements: list[Value] = []
    from_outside = out_of_order = False
    for position, value in enumerate(terminator.operands):
        if value is induction:
            return None
        if value in arguments:
            source = arguments.index(value)
            out_of_order |= source != position
            replacements.append(initial[source])
        else:
            from_outside = True
            replacements.append(value)
    if count is None and (from_outside or out_of_order):
        return None
    if count is not None and count >= 2 and out_of_order:
        return None
    return replacements


def set_bound(loop: AffineForOp, lower: bool, map: AffineMap, operands: Sequence[Value]) -> None:
    """Sets the lower or upper bound of an affine.for."""
    name = "lowerBoundMap" if lower else "upperBoundMap"
    sizes = list(operand_segments(loop))
    which = 0 if lower else 1
    start = 0 if lower else sizes[0]
    loop.erase_operands(start, sizes[which])
    loop.insert_operands(start, operands)
    sizes[which] = len(operands)
    set_operand_segments(loop, sizes)
    loop.properties[name] = AffineMapAttr(map)


def _fold_bound(loop: AffineForOp, lower: bool) -> bool:
    map = loop.lower_bound_map if lower else loop.upper_bound_map
    if constant_bound(map) is not None:
        return False
    operands = loop.lower_bound_operands if lower else loop.upper_bound_operands
    folded = map.constant_fold([constant_int(value) for value in operands])
    if not folded:
        return False
    set_bound(loop, lower, AffineMap.constant_map(max(folded) if lower else min(folded)), [])
    return True


def _canonicalize_bounds(loop: AffineForOp) -> bool:
    changed = False
    for lower in (True, False):
        old = loop.lower_bound_map if lower else loop.upper_bound_map
        given = loop.lower_bound_operands if lower else loop.upper_bound_operands
        if not given and constant_bound(old) is not None:
            continue
        map, operands = compose_map_and_operands(old, given)
        map = simplify_min_max_with_operands(map, operands, lower).remove_duplicate_exprs()
        if map is not old:
            set_bound(loop, lower, map, operands)
            changed = True
    return changed


@fold
def fold_if(operation: AffineIfOp, constants: Constants) -> FoldAnswer:
    """if (set)(operands) -> if with the canonical set and operands"""
    old = operation.condition
    given = operation.operands
    condition, operands = compose_set_and_operands(old, given)
    condition, operands = canonicalize_map_and_operands(condition, operands)
    if condition is old and same_bound_values(operands, given):
        return None
    operation.condition = IntegerSetAttr(condition)
    operation.set_operands(operands)
    return True


@fold
def fold_parallel(loop: AffineParallelOp, constants: Constants) -> FoldAnswer:
    """parallel(bounds) -> parallel with canonical bounds"""
    lower: AffineMap = loop.lower_bounds_map
    upper: AffineMap = loop.upper_bounds_map
    operands = loop.operands
    given_lower, given_upper = operands[: lower.num_inputs], operands[lower.num_inputs :]
    new_lower, lower_operands = compose_map_and_operands(lower, given_lower)
    new_upper, upper_operands = compose_map_and_operands(upper, given_upper)
    same_lower = new_lower is lower and same_bound_values(lower_operands, given_lower)
    same_upper = new_upper is upper and same_bound_values(upper_operands, given_upper)
    if same_lower and same_upper:
        return None
    loop.lower_bounds_map = AffineMapAttr(new_lower)
    loop.upper_bounds_map = AffineMapAttr(new_upper)
    loop.set_operands([*lower_operands, *upper_operands])
    return True


# ---- Memory accesses


def fold_memref_cast(operation: Operation, position: int = 0) -> bool:
    """access(memref.cast(x)) -> access(x), if the cast only drops static sizes"""
    value = operation.operand(position)
    owner = value.defining_op
    if not isinstance(owner, CastOp):
        return False
    source = owner.source
    if not isinstance(source.type, MemRefType):
        return False
    operation.set_operand(position, source)
    return True


@fold
def fold_load(operation: AffineLoadOp, constants: Constants) -> FoldAnswer:
    """load(cast(x)) -> load(x); load(constant global) -> element"""
    if fold_memref_cast(operation):
        return True
    return _element_of_constant_global(operation)


def _element_of_constant_global(operation: AffineLoadOp) -> Attribute | None:
    source = operation.memref.defining_op
    if not isinstance(source, GetGlobalOp):
        return None

    definition = lookup_nearest_symbol_from(operation, source.name_)
    if not isinstance(definition, GlobalOp) or not definition.constant:
        return None
    value = definition.initial_value
    if not isinstance(value, DenseElementsAttr):
        return None
    if value.is_splat:
        return value.splat_value
    numbers = [expr.value for expr in operation.map.results if isinstance(expr, AffineConstantExpr)]
    if len(numbers) != operation.map.num_results:
        return None
    position = 0
    for number, size in zip(numbers, value.type.shape, strict=True):
        position = position * size + number
    return list(value.values)[position]


@fold
def fold_store(operation: AffineStoreOp, constants: Constants) -> FoldAnswer:
    """store(v, cast(m)) -> store(v, m)"""
    return fold_memref_cast(operation, 1)


@fold
def fold_prefetch(operation: AffinePrefetchOp, constants: Constants) -> FoldAnswer:
    """prefetch(cast(m)) -> prefetch(m)"""
    return fold_memref_cast(operation)


@fold
def fold_transfer(operation: AffineDmaStartOp | AffineDmaWaitOp, constants: Constants) -> FoldAnswer:
    """dma(cast(m), ...) -> dma(m, ...)"""
    folded = [fold_memref_cast(operation, part.position) for part in operation.memrefs]
    return any(folded)


# ---- Linearization


def _fold_basis(operation: AffineDelinearizeIndexOp | AffineLinearizeIndexOp, constants: Constants, start: int) -> bool:
    """Folds known dynamic basis elements to static ones. ``start``: the first basis operand."""
    static = list(operation.static_basis)
    numbers = _numbers(constants)[start:]
    if all(number is None for number in numbers):
        return False
    rest = iter(zip(operation.dynamic_basis, numbers, strict=True))
    kept: list[Value] = []
    for index, size in enumerate(static):
        if size != DYNAMIC:
            continue
        value, number = next(rest)
        if number is None:
            kept.append(value)
        else:
            static[index] = number
    operation.dynamic_basis = kept
    operation.static_basis = DenseI64ArrayAttr(static)
    return True


def effective_basis(static: Sequence[int], count: int) -> list[int]:
    """Returns the basis without the irrelevant outermost element, if there is one per index."""
    return list(static[1:]) if len(static) == count else list(static)


@fold
def fold_delinearize(operation: AffineDelinearizeIndexOp, constants: Constants) -> FoldAnswer:
    """delinearize(x) by (constants) -> static basis; delinearize(constant) -> constants; one result -> x"""
    if _fold_basis(operation, constants, 1):
        return True
    if len(operation.results) == 1:
        return [operation.linear_index]
    number = _numbers(constants[:1])[0]
    static = operation.static_basis
    if number is None or DYNAMIC in static:
        return None
    digits: list[Attribute] = []
    for size in reversed(effective_basis(static, len(operation.results))):
        number, digit = divmod(number, size)
        digits.append(IntegerAttr.wrapped(IndexType(), digit))
    digits.append(IntegerAttr.wrapped(IndexType(), number))
    return digits[::-1]


@fold
def fold_linearize(operation: AffineLinearizeIndexOp, constants: Constants) -> FoldAnswer:
    """Folds known basis elements; linearize(constants) -> constant; linearize(x) -> x"""
    indices = operation.multi_index
    if _fold_basis(operation, constants, len(indices)):
        return True
    if not indices:
        return IntegerAttr(IndexType(), 0)
    if len(indices) == 1:
        return indices[0]
    static = operation.static_basis
    numbers = [number for number in _numbers(constants)[: len(indices)] if number is not None]
    if DYNAMIC in static or len(numbers) != len(indices):
        return None
    total = 0
    for number, size in zip(numbers, [1, *effective_basis(static, len(indices))], strict=True):
        total = total * size + number
    return IntegerAttr.wrapped(IndexType(), total)


DIALECT.constant_materializer = materialize
