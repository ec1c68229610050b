"""``outline-shape-computation``: outlines shape computations into functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.analysis.slices import used_values_defined_above
from lamina.dialects.func.ops import FuncOp
from lamina.dialects.shape import ops as shape
from lamina.dialects.tensor.ops import DimOp
from lamina.ir.attributes import StringAttr, TypeAttr
from lamina.ir.block import Block
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.region import Region
from lamina.ir.symbols import SymbolTable
from lamina.ir.types import FunctionType, RankedTensorType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternSet, pattern
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.dialects.shape.ops import WithOp
    from lamina.rewrite.rewriter import PatternRewriter


@pattern
def dim_as_extent(op: DimOp, rewriter: PatternRewriter) -> Outcome:
    """A dimension is an extent of the shape."""
    whole = rewriter.create(shape.ShapeOfOp, op.source)
    rewriter.replace_op(op, rewriter.create(shape.GetExtentOp, whole.result, op.index))
    return True


@register_pass(
    "outline-shape-computation",
    summary="Using shape.func to preserve shape computation",
    anchor="builtin.module",
    display_name="OutlineShapeComputationPass",
)
class OutlineShapeComputation(Pass):
    """Outlines the shapes that shape.with_shape assigns to values into functions after the current one."""

    def run(self, operation: Operation) -> None:
        table = SymbolTable(operation)
        for function in [op for op in operation.walk_post_order() if isinstance(op, FuncOp)]:
            apply_local_patterns_greedily(function, PatternSet([dim_as_extent]))
            claims = [op for op in function.walk_post_order() if isinstance(op, shape.WithOp)]
            _outline(function, claims, table)
            for claim in claims:
                _forget_shape(claim)
            apply_local_patterns_greedily(function, PatternSet([]))


def _outline(function: Any, claims: list[WithOp], table: SymbolTable) -> None:
    clusters = _Clusters(function)
    made: set[Value] = set()
    for claim in claims:
        if not isinstance(claim.operand_.type, RankedTensorType) or claim.shape in made:
            continue
        outlined = _function_of(claim.shape, clusters.of(claim.shape), f"shape_cal_{len(made)}", claim)
        made.add(claim.shape)
        function.parent.insert_after(function, outlined)
        table.insert(outlined)


class _Clusters:
    """The operations of a function that only compute shapes."""

    def __init__(self, function: FuncOp) -> None:
        self.order = list(function.walk_post_order())
        self.only_for_shapes: dict[Operation, bool] = {}

    def serves_shapes(self, op: Operation) -> bool:
        """True if the results only contribute to the shape of a shape.with_shape."""
        pending = [op]
        while pending:
            current = pending[-1]
            if current in self.only_for_shapes:
                pending.pop()
                continue
            unknown = [
                user
                for result in current.results
                for user in result.users
                if not isinstance(user, shape.WithOp) and user not in self.only_for_shapes
            ]
            if unknown:
                pending += unknown
                continue
            self.only_for_shapes[current] = bool(current.results) and all(
                user.shape is result and user.operand_ is not result
                if isinstance(user, shape.WithOp)
                else self.only_for_shapes[user]
                for result in current.results
                for user in result.users
            )
        return self.only_for_shapes[op]

    def of(self, value: Value) -> list[Operation]:
        """Returns the operations that compute a shape, in their order."""
        cluster: set[Operation] = set()
        pending = [value]
        while pending:
            op = pending.pop().defining_op
            if op is None or op in cluster or not self.serves_shapes(op):
                continue
            cluster.add(op)
            pending += op.operands
        return [op for op in self.order if op in cluster]


def _function_of(value: Value, cluster: list[Operation], name: str, claim: WithOp) -> Operation:
    """Creates a function that computes the shape from the cluster's outside values."""
    inside = set(cluster)
    used = (value for op in cluster for value in (*op.operands, *used_values_defined_above(op)))
    inputs = list(dict.fromkeys(value for value in used if value.defining_op not in inside))
    if not cluster:
        inputs = [value]
    location = claim.operand_.location
    block = Block([shape_input.type for shape_input in inputs], [location] * len(inputs))
    mapping = IRMapping(dict(zip(inputs, block.arguments, strict=True)))
    for op in cluster:
        block.append(op.clone(mapping))
    block.append(shape.ReturnOp([mapping.values[value]], location=location))
    region = Region()
    region.append(block)
    properties: dict[str, Any] = {
        "sym_name": StringAttr(name),
        "function_type": TypeAttr(FunctionType([shape_input.type for shape_input in inputs], [value.type])),
        "sym_visibility": StringAttr("private"),
    }
    return shape.FuncOp([], [], properties, {}, (), [region], location)


def _forget_shape(claim: WithOp) -> None:
    """Replaces the value of a shaped value with the value itself."""
    value = claim.operand_
    for user in list(claim.result.users):
        if not isinstance(user, shape.ValueOfOp):
            continue
        if user.results[0].type is value.type:
            user.results[0].replace_all_uses_with(value)
        else:
            user.arg = value
