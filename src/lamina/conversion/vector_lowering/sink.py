"""Moving element-wise operations before broadcasts and transposes of their operands, and extractions before them."""

from __future__ import annotations

from typing import Any

from lamina.dialects.vector.builders import broadcast, extract, transpose
from lamina.dialects.vector.ops import BroadcastOp, ExtractOp, FMAOp, TransposeOp
from lamina.interfaces.casts import CastOpInterface
from lamina.ir import traits
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.types import VectorType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

_MAPPABLE = (traits.Elementwise, traits.Scalarizable, traits.Vectorizable, traits.Tensorizable)


def _is_mappable(op: Operation) -> bool:
    return all(op.has_trait(trait) for trait in _MAPPABLE)


def _with_element(type: Type, element: Type) -> Type:
    """Returns the type with another element type; the element itself for a scalar."""
    return VectorType(type.shape, element, type.scalable_dims) if isinstance(type, VectorType) else element


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, VectorType) else type


def _on(rewriter: PatternRewriter, op: Operation, operands: list[Value], type: Type) -> Value:
    """Creates the same operation on other operands."""
    op_on_operands = type_of(op)(operands, [type], dict(op._properties), dict(op._attributes), location=op.raw_location)
    return rewriter.insert(op_on_operands).results[0]


def type_of(op: Operation) -> type[Operation]:
    return type(op)


def _broadcast_source(value: Value) -> Value | None:
    owner = value.defining_op
    return owner.source if isinstance(owner, BroadcastOp) else None


def _cast_before_broadcast(op: Operation, rewriter: PatternRewriter) -> Outcome:
    """A cast of a broadcast is a broadcast of the cast."""
    result = op.results[0].type
    if op.num_operands != 1 or not isinstance(result, VectorType):
        return False
    source = _broadcast_source(op.operands[0])
    if source is None:
        return False
    sunk = _on(rewriter, op, [source], _with_element(source.type, result.element_type))
    rewriter.replace_op(op, broadcast(rewriter, sunk, result))
    return True


def _elementwise_before_transpose(op: Operation, rewriter: PatternRewriter) -> Outcome:
    """Sinks equal transposes of all operands below an element-wise operation; constants are transposed back."""
    if len(op.results) != 1 or op.regions or not isinstance(op.results[0].type, VectorType):
        return False
    first: TransposeOp | None = None
    for value in op.operands:
        owner = value.defining_op
        if isinstance(owner, TransposeOp):
            if first is not None and owner.permutation != first.permutation:
                return rewriter.notify_match_failure(op, "different transpose map")
            first = owner
        elif constant_value(value) is None:
            return False
    if first is None:
        return False
    order, shape = first.permutation, first.vector.type
    inverse = [order.index(axis) for axis in range(len(order))]
    operands: list[Value] = []
    for value in op.operands:
        owner = value.defining_op
        operands.append(owner.vector if isinstance(owner, TransposeOp) else transpose(rewriter, value, inverse))
    sunk = _on(rewriter, op, operands, _with_element(shape, op.results[0].type.element_type))
    rewriter.replace_op(op, transpose(rewriter, sunk, order))
    return True


def _same_shape(left: Type, right: Type) -> bool:
    if not isinstance(left, VectorType) or not isinstance(right, VectorType):
        return not isinstance(left, VectorType) and not isinstance(right, VectorType)
    return left.shape == right.shape and left.scalable_dims == right.scalable_dims


def _elementwise_before_broadcast(op: Operation, rewriter: PatternRewriter) -> Outcome:
    """An operation on values broadcast from one shape is broadcast itself."""
    if len(op.results) != 1 or not op.num_operands or not isinstance(op.results[0].type, VectorType):
        return False
    if not _is_mappable(op) or isinstance(op, FMAOp):
        return rewriter.notify_match_failure(op, "not an operation on elements")
    source: Value | None = None
    for value in op.operands:
        owner = value.defining_op
        if owner is None:
            return False
        if not owner.has_trait(traits.ConstantLike):
            source = _broadcast_source(value)
            break
    if source is None:
        return False
    operands: list[Value] = []
    for value in op.operands:
        own = _broadcast_source(value)
        constant = constant_value(value)
        if own is not None and _same_shape(own.type, source.type):
            operands.append(own)
        elif isinstance(constant, DenseElementsAttr) and constant.is_splat:
            operands.append(_small_constant(rewriter, value, constant, source.type))
        else:
            return rewriter.notify_match_failure(op, "not all operands are constants or broadcasts from the same type")
    result = op.results[0].type
    sunk = _on(rewriter, op, operands, _with_element(source.type, result.element_type))
    rewriter.replace_op(op, broadcast(rewriter, sunk, result))
    return True


def _small_constant(rewriter: PatternRewriter, value: Value, constant: DenseElementsAttr, like: Type) -> Value:
    """Returns the value of a splat constant in another shape."""
    owner: Any = value.defining_op
    type = _with_element(like, _element(value.type))
    attribute: Any = constant.splat_value
    if isinstance(type, VectorType):
        attribute = DenseElementsAttr.splat(type, attribute)
    materializer = owner.dialect.constant_materializer(attribute, type, owner.raw_location)
    result: Value = rewriter.insert(materializer).results[0]
    return result


def _extract_before_elementwise(op: ExtractOp, rewriter: PatternRewriter) -> Outcome:
    """An element or part of the only result of an operation is computed alone."""
    producer = op.source.defining_op
    if producer is None or not _is_mappable(producer) or isinstance(producer, FMAOp):
        return rewriter.notify_match_failure(op, "not an elementwise op")
    if len(producer.results) != 1:
        return rewriter.notify_match_failure(op, "expected single result")
    use = producer.results[0].first_use
    if use is None or use.next_use is not None:
        return rewriter.notify_match_failure(op, "expected op has a single use")
    if len(set(producer.operand_types)) != 1:
        return rewriter.notify_match_failure(op, "operand types are different")
    if op.dynamic_position:
        return rewriter.notify_match_failure(op, "dynamic position")
    with rewriter.insertion_guard():
        rewriter.set_insertion_point(op)
        rewriter.location = producer.raw_location
        mapping = IRMapping()
        for value in producer.operands:
            mapping.values[value] = extract(rewriter, value, op.static_position)
        clone = rewriter.clone(producer, mapping)
        clone.results[0].type = op.results[0].type
    rewriter.replace_op(op, clone.results)
    rewriter.erase_op(producer)
    return True


def vector_sink_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateSinkVectorOpsPatterns."""
    elementwise = traits.Elementwise
    return [
        FunctionPattern(_elementwise_before_transpose, elementwise, benefit, "ReorderElementwiseOpsOnTranspose"),
        FunctionPattern(_cast_before_broadcast, CastOpInterface, benefit, "ReorderCastOpsOnBroadcast"),
        FunctionPattern(_elementwise_before_broadcast, elementwise, benefit, "ReorderElementwiseOpsOnBroadcast"),
        FunctionPattern(_extract_before_elementwise, ExtractOp, benefit, "ExtractOpFromElementwise"),
    ]
