"""Named operations in place of linalg.generic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg.builders import build_copying, build_named, fill
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.matchers import is_contraction_body, is_passthrough
from lamina.dialects.linalg.named_ops import AddOp, CopyOp, DivOp, ExpOp, MulOp, SubOp
from lamina.dialects.linalg.packing import inverse_order, permuted
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp, maps_attr
from lamina.dialects.linalg.structured_ops import BatchMatmulOp, BroadcastOp, GenericOp, MatmulOp, TransposeOp
from lamina.dialects.linalg.transforms.specialize_convolution import specialize_convolution
from lamina.dialects.math.ops import ExpOp as MathExpOp
from lamina.dialects.tensor.ops import EmptyOp
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.types import DYNAMIC, ComplexType, FloatType, IndexType, IntegerType, RankedTensorType, ShapedType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, pattern
from lamina.rewrite.rewriter import MatchFailure

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute

_BINARY: dict[str, Any] = {
    "arith.addf": AddOp,
    "arith.subf": SubOp,
    "arith.mulf": MulOp,
    "arith.divf": DivOp,
}


def specialize(rewriter: PatternRewriter, op: GenericOp) -> LinalgOp | MatchFailure:
    """Specializes linalg.generic to linalg.copy, fill, broadcast, transpose, exp, add, sub, mul, div, matmul,
    batch_matmul, a convolution or a pooling, if equivalent."""
    new_op: LinalgOp | None
    if all(kind == PARALLEL for kind in op.iterators):
        new_op = _moving(rewriter, op) if is_passthrough(op) else _elementwise(rewriter, op)
    else:
        new_op = _matmul(rewriter, op) or specialize_convolution(rewriter, op)
    if new_op is None:
        return rewriter.notify_match_failure(op, "no named operation is equivalent")
    if op.results:
        rewriter.replace_op(op, new_op.results)
    else:
        rewriter.erase_op(op)
    return new_op


# ---- Operations that move elements


def _moving(rewriter: PatternRewriter, op: GenericOp) -> LinalgOp | None:
    if op.num_dps_inits != 1 or op.num_dps_inputs > 1:
        return None
    yielded, target = op.yield_op.only_operand, op.dps_inits[0]
    if not op.num_dps_inputs:
        return fill(rewriter, yielded, target) if isinstance(yielded.defining_op, ConstantOp) else None
    if yielded is not op.block.arguments[0]:
        return None
    source = op.dps_inputs[0]
    access, result = op.maps
    if access.is_identity() and result.is_identity():
        return build_named(rewriter, CopyOp, [source], [target])
    if not isinstance(source.type, ShapedType):
        return fill(rewriter, source, target) if result.is_permutation() else None
    if not result.is_identity() or not access.is_projected_permutation():
        return None
    order = _positions(access)
    if len(order) < op.num_loops and order == sorted(order):
        dims = DenseI64ArrayAttr([loop for loop in range(op.num_loops) if loop not in order])
        return build_copying(rewriter, BroadcastOp, source, target, {"dimensions": dims})
    if len(order) == op.num_loops:
        permutation = DenseI64ArrayAttr(inverse_order(order))
        return build_copying(rewriter, TransposeOp, source, target, {"permutation": permutation})
    return None


def _positions(map: AffineMap) -> list[int]:
    return [expr.position for expr in map.results if isinstance(expr, AffineDimExpr)]


# ---- Operations on elements


def _elementwise(rewriter: PatternRewriter, op: GenericOp) -> LinalgOp | None:
    count = op.num_dps_inputs
    if op.num_dps_inits != 1 or not op.num_loops or not all(map.is_identity() for map in op.maps):
        return None
    scalar = op.block.first_op
    if scalar is None or scalar.next_op is not op.yield_op or op.yield_op.only_operand.defining_op is not scalar:
        return None
    arguments = op.block.arguments[:count]
    used: list[Any] = list(scalar.operands)
    if len(used) != count or set(used) != set(arguments):
        return None
    cls = ExpOp if isinstance(scalar, MathExpOp) else _BINARY.get(scalar.name)
    if cls is None or not isinstance(scalar.results[0].type, IntegerType | IndexType | FloatType | ComplexType):
        return None  # elements of the named operations are numbers, not vectors
    inputs = [op.dps_inputs[arguments.index(value)] for value in used]
    return build_named(rewriter, cls, inputs, op.dps_inits)


# ---- Matmuls


def _matmul(rewriter: PatternRewriter, op: GenericOp) -> LinalgOp | None:
    if op.num_dps_inputs != 2 or op.num_dps_inits != 1 or not op.has_only_projected_permutations:
        return None
    if not any(is_contraction_body(op, f"arith.mul{kind}", f"arith.add{kind}") for kind in "if"):
        return None
    left, right, result = (_positions(map) for map in op.maps)
    batches = op.num_loops - 3
    if batches not in (0, 1) or not all(len(role) == batches + 2 for role in (left, right, result)):
        return None
    leading = list(range(batches))
    if any(role[:batches] != leading for role in (left, right, result)):
        return None
    inner = [loop for loop in op.reduction_dims if loop in left and loop in right and loop not in result]
    rows = [loop for loop in left if loop in result and loop not in right]
    columns = [loop for loop in right if loop in result and loop not in left]
    if not len(inner) == len(rows) == len(columns) == 1:
        return None
    # The loops as the named operation counts them.
    renamed = {rows[0]: batches, columns[0]: batches + 1, inner[0]: batches + 2, **{loop: loop for loop in leading}}
    maps = [
        AffineMap.multi_dim_with_targets(op.num_loops, [renamed[loop] for loop in role])
        for role in (left, right, result)
    ]
    cls = BatchMatmulOp if batches else MatmulOp
    return build_named(rewriter, cls, op.dps_inputs, op.dps_inits, {"indexing_maps": maps_attr(maps)})


# ---- Patterns


@pattern(name="LinalgSpecializationPattern")
def specialization_pattern(op: GenericOp, rewriter: PatternRewriter) -> Outcome:
    """Returns the transformation as a pattern."""
    return not isinstance(specialize(rewriter, op), MatchFailure)


@pattern(name="DecomposeProjectedPermutation")
def unfold_projected_permutations(op: GenericOp, rewriter: PatternRewriter) -> Outcome:
    """Inputs that are read transposed or broadcast are transposed and broadcast before."""
    if not op.has_pure_tensor_semantics or is_passthrough(op) or op.reduction_dims:
        return False
    if op.num_dps_inputs == 1 and op.num_dps_inits == 1:
        return False
    if not op.has_only_projected_permutations:
        return False
    if any(not isinstance(value.type, RankedTensorType) or DYNAMIC in value.type.shape for value in op.operands):
        return False
    maps, inputs = list(op.maps), list(op.dps_inputs)
    changed = False
    for number, value in enumerate(inputs):
        if not maps[number].is_identity():
            inputs[number] = _unfolded(rewriter, value, maps[number], op.static_loop_ranges)
            changed = changed or inputs[number] is not value
            maps[number] = AffineMap.identity(op.num_loops)
    if not changed:
        return False
    types = [result.type for result in op.results]
    region = op.regions[0]
    new_op = make_generic(inputs, op.dps_inits, maps, op.iterators, result_types=types, location=rewriter.location)
    rewriter.insert(new_op)
    rewriter.inline_region_before(region, None, new_op.regions[0])
    rewriter.replace_op(op, new_op.results)
    return True


def _unfolded(rewriter: PatternRewriter, value: Value, map: AffineMap, shape: list[int]) -> Value:
    order = _positions(map)
    type: Any = value.type
    if order != sorted(order):
        moved = sorted(range(len(order)), key=order.__getitem__)
        target = _empty(rewriter, permuted(type.shape, moved), type)
        permutation = DenseI64ArrayAttr(moved)
        value = build_copying(rewriter, TransposeOp, value, target, {"permutation": permutation}).results[0]
    rest = [loop for loop in range(map.num_dims) if loop not in order]
    if rest:
        target = _empty(rewriter, shape, type)
        properties: dict[str, Attribute] = {"dimensions": DenseI64ArrayAttr(rest)}
        value = build_copying(rewriter, BroadcastOp, value, target, properties).results[0]
    return value


def _empty(rewriter: PatternRewriter, shape: list[int], type: RankedTensorType) -> Value:
    empty = EmptyOp([], [RankedTensorType(shape, type.element_type)], location=rewriter.location)
    return rewriter.insert(empty).results[0]
