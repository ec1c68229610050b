"""Fusion of element-wise linalg.generic operations into those that use them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.ops import IndexOp, YieldOp
from lamina.dialects.linalg.region_builder import BodyBuilder, convert_scalar
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.erase_unused import erase_unused_patterns
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineDimExpr, AffineMap, concat_affine_maps, inverse_permutation
from lamina.ir.attributes import AffineMapAttr, DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.operation import IRMapping
from lamina.ir.types import FloatType, IndexType, IntegerType, MemRefType, RankedTensorType, element_type_or_self, i64
from lamina.ir.value import OpOperand, OpResult
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern, pattern
from lamina.rewrite.rewriter import MatchFailure

Control = Callable[[OpOperand], bool]


def producer_has_one_use(slot: OpOperand) -> bool:
    """The usual control: producers without other users are fused."""
    producer = slot.value.defining_op
    if producer is None:
        return False
    uses = [use for result in producer.results for use in result.uses]
    return len(uses) == 1


def _composed_map(producer: LinalgOp, slot: OpOperand, result_map: AffineMap, consumer_map: AffineMap) -> AffineMap:
    """Returns the map of a producer's operand over the loops of the consumer."""
    inverse = inverse_permutation(result_map)
    assert inverse is not None
    return producer.matching_map(slot).compose(inverse).compose(consumer_map)


def are_fusable(slot: OpOperand) -> bool:
    """True if the producer of an input is element-wise and can be computed in the consumer."""
    producer, consumer = slot.value.defining_op, slot.owner
    if not isinstance(producer, GenericOp) or not isinstance(consumer, GenericOp):
        return False
    if not producer.has_pure_tensor_semantics or not isinstance(slot.value.type, RankedTensorType):
        return False
    if producer.reduction_dims or consumer.is_dps_init(slot):
        return False
    consumer_map = consumer.matching_map(slot)
    if len(consumer_map.results) != producer.num_loops:
        return False
    assert isinstance(slot.value, OpResult)
    result_map = producer.map_of_result(slot.value)
    if not result_map.is_permutation():
        return False
    return not consumer.reduction_dims or _covers_all_loops(producer, consumer, slot, result_map, consumer_map)


def _covers_all_loops(
    producer: LinalgOp, consumer: LinalgOp, slot: OpOperand, result_map: AffineMap, consumer_map: AffineMap
) -> bool:
    """True if every loop of a reduction is still indexed alone by some operand after fusion."""
    maps = [map for own, map in zip(consumer._operands, consumer.maps, strict=True) if own.value is not slot.value]
    maps += [_composed_map(producer, own, result_map, consumer_map) for own in producer.dps_input_operands]
    covered = {expr.position for map in maps for expr in map.results if isinstance(expr, AffineDimExpr)}
    return len(covered) == consumer.num_loops


def preserved_results(producer: GenericOp, consumer: GenericOp, slot: OpOperand) -> set[int]:
    """Returns the results of the producer that the fused operation must also return."""
    kept: set[int] = set()
    ignored = [slot]
    for number, result in enumerate(producer.results):
        output = producer.dps_init_operands[number]
        ignored.append(output)
        if (
            producer.payload_uses(output)
            or not _loops_known(producer, consumer, ignored)
            or any(user is not consumer for user in result.users)
        ):
            kept.add(number)
            ignored.pop()
    return kept


def _loops_known(producer: LinalgOp, consumer: LinalgOp, ignored: list[OpOperand]) -> bool:
    maps = [
        map
        for op in (producer, consumer)
        for slot, map in zip(op._operands, op.maps, strict=True)
        if slot not in ignored
    ]
    if not maps:
        return producer.num_loops == consumer.num_loops == 0
    dims = {map.num_dims for map in maps}
    widest = max(dims)
    aligned = [AffineMap(widest, map.num_symbols, map.results) for map in maps]
    return inverse_permutation(concat_affine_maps(aligned)) is not None


def fuse_producer(rewriter: PatternRewriter, slot: OpOperand) -> GenericOp | MatchFailure:
    """Fuses the producer of an input into a new operation before the consumer; redirects uses of
    the consumer's results, and of preserved ones of the producer. The consumer stays."""
    consumer: Any = slot.owner
    producer: Any = slot.value.defining_op
    assert isinstance(slot.value, OpResult)
    kept = preserved_results(producer, consumer, slot)
    result_map = producer.map_of_result(slot.value)
    consumer_map = consumer.matching_map(slot)

    def composed(own: OpOperand) -> AffineMap:
        return _composed_map(producer, own, result_map, consumer_map)

    place = slot.index
    own_inputs = consumer.dps_input_operands
    slots = [*own_inputs[:place], *producer.dps_input_operands, *own_inputs[place + 1 :]]
    outputs = [op for i, op in enumerate(producer.dps_init_operands) if i in kept] + consumer.dps_init_operands
    maps = [op.owner.matching_map(op) if op.owner is consumer else composed(op) for op in [*slots, *outputs]]
    types = [op.value.type for op in outputs if not isinstance(op.value.type, MemRefType)]
    fused = make_generic(
        [op.value for op in slots],
        [op.value for op in outputs],
        maps,
        consumer.iterators,
        result_types=types,
        location=consumer.raw_location,
    )
    if fused.shapes_to_loops_map is None:
        fused.erase()
        return rewriter.notify_match_failure(consumer, "fused op failed loop bound computation check")
    rewriter.insert(fused)
    inverse = inverse_permutation(result_map)
    assert inverse is not None
    _fill_block(rewriter, fused, slot, kept, inverse.compose(consumer_map))
    numbers = iter(fused.results)
    replaced = [(producer.results[i], next(numbers)) for i in sorted(kept)]
    replaced += [(result, next(numbers)) for result in consumer.results]
    for old, new in replaced:
        rewriter.replace_uses_if(old, new, lambda use: use.value.defining_op is not producer)
    return fused


def _fill_block(rewriter: PatternRewriter, fused: GenericOp, slot: OpOperand, kept: set[int], loops: AffineMap) -> None:
    """Fills the block with the producer's operations, then the consumer's on their results."""
    consumer: Any = slot.owner
    producer: Any = slot.value.defining_op
    with rewriter.insertion_guard():
        block = rewriter.create_block(fused.regions[0])
        mapping = IRMapping()
        if producer.has_index_semantics:
            _map_indices(rewriter, fused, producer, loops, mapping)
        inputs = consumer.input_arguments
        arguments = [*inputs[: slot.index], *producer.input_arguments, *inputs[slot.index + 1 :]]
        arguments += [argument for i, argument in enumerate(producer.output_arguments) if i in kept]
        arguments += consumer.output_arguments
        for argument in arguments:
            mapping.values[argument] = block.add_argument(argument.type, argument.location)
        _clone_body(rewriter, producer.block, mapping, skip_indices=True)
        yielded = producer.yield_op.operands
        assert isinstance(slot.value, OpResult)
        value = yielded[slot.value.index]
        mapping.values[consumer.block.arguments[slot.index]] = mapping.values.get(value, value)
        _clone_body(rewriter, consumer.block, mapping)
        values = [yielded[i] for i in sorted(kept)] + consumer.yield_op.operands
        values = [mapping.values.get(value, value) for value in values]
        rewriter.insert(YieldOp(values, (), location=fused.raw_location))


def _map_indices(
    rewriter: PatternRewriter, fused: GenericOp, producer: GenericOp, loops: AffineMap, mapping: IRMapping
) -> None:
    where = producer.raw_location
    numbers = [
        rewriter.insert(IndexOp([], [IndexType()], {"dim": IntegerAttr(i64, loop)}, location=where)).results[0]
        for loop in range(fused.num_loops)
    ]
    for inner in producer.block.operations:
        if isinstance(inner, IndexOp):
            map = AffineMapAttr(loops.sub_map([inner.dim]))
            apply = AffineApplyOp(numbers, [IndexType()], {"map": map}, location=where)
            mapping.values[inner.results[0]] = rewriter.insert(apply).results[0]


def _clone_body(rewriter: PatternRewriter, block: Block, mapping: IRMapping, skip_indices: bool = False) -> None:
    for inner in block.operations:
        if inner is not block.last_op and not (skip_indices and isinstance(inner, IndexOp)):
            rewriter.clone(inner, mapping)


# ---- Patterns


def fusion_pattern(control: Control = producer_has_one_use) -> RewritePattern:
    """Fuses the first input that can be and that ``control`` allows."""

    def fuse(op: GenericOp, rewriter: PatternRewriter) -> Outcome:
        for slot in op.op_operands:
            if are_fusable(slot) and control(slot):
                fused = fuse_producer(rewriter, slot)
                if isinstance(fused, MatchFailure):
                    return fused
                rewriter.erase_op(op)
                return True
        return False

    return FunctionPattern(fuse, GenericOp, name="FuseElementwiseOps")


@pattern(name="FoldFillWithGenericOp")
def use_fill_value(op: GenericOp, rewriter: PatternRewriter) -> Outcome:
    """generic(fill(v)) -> generic with v in the body"""
    if not op.has_pure_tensor_semantics:
        return False
    has_fill = False
    for slot in op.dps_input_operands:
        producer = slot.value.defining_op
        if not op.payload_uses(slot) or not isinstance(producer, FillOp):
            continue
        has_fill = True
        helper = BodyBuilder(op.block, rewriter.location)
        helper.builder = rewriter
        element = element_type_or_self(slot.value.type)
        value = convert_scalar(helper.make, producer.inputs[0], element)
        rewriter.replace_all_uses_with(op.matching_argument(slot), value)
    return has_fill


@pattern(name="FoldScalarOrSplatConstant")
def use_splat_constant(op: GenericOp, rewriter: PatternRewriter) -> Outcome:
    """generic(splat constant) -> generic with a scalar constant in the body"""
    if not op.has_pure_tensor_semantics:
        return False
    maps = op.maps
    for slot in op.dps_input_operands:
        scalar = _scalar_constant(slot)
        if scalar is None:
            continue
        inputs = [operand for operand in op.dps_input_operands if operand is not slot]
        own_maps = [maps[operand_.index] for operand_ in (*inputs, *op.dps_init_operands)]
        if inverse_permutation(concat_affine_maps(own_maps)) is None:
            return rewriter.notify_match_failure(op, "fused op loop bound computation failed")
        where = slot.value.location
        value = rewriter.insert(ConstantOp([], [scalar.type], {"value": scalar}, location=where)).results[0]
        new_op = make_generic(
            [operand_.value for operand_ in inputs],
            op.dps_inits,
            own_maps,
            op.iterators,
            result_types=op.result_types,
            location=op.raw_location,
        )
        rewriter.insert(new_op)
        mapping = IRMapping()
        mapping.values[op.matching_argument(slot)] = value
        _clone_region_without(rewriter, op, new_op, slot.index, mapping)
        rewriter.replace_op(op, new_op.results)
        return True
    return False


def _clone_region_without(
    rewriter: PatternRewriter, op: GenericOp, target: GenericOp, position: int, mapping: IRMapping
) -> None:
    """Copies the block, less one argument."""
    with rewriter.insertion_guard():
        block = rewriter.create_block(target.regions[0])
        for argument in op.block.arguments:
            if argument.index != position:
                mapping.values[argument] = block.add_argument(argument.type, argument.location)
        for inner in op.block.operations:
            rewriter.clone(inner, mapping)


def _scalar_constant(slot: OpOperand) -> Any:
    constant = constant_value(slot.value)
    if isinstance(constant, DenseElementsAttr) and constant.is_splat:
        return constant.splat_value if isinstance(constant.type.element_type, IntegerType | FloatType) else None
    return constant if isinstance(constant, IntegerAttr | FloatAttr) else None


@pattern(name="RemoveOutsDependency")
def start_from_empty(op: GenericOp, rewriter: PatternRewriter) -> Outcome:
    """An output whose old elements are not read is written into an empty tensor."""
    slots = [
        slot
        for slot in op.dps_init_operands
        if not op.payload_uses(slot)
        and isinstance(slot.value.type, RankedTensorType)
        and not isinstance(slot.value.defining_op, EmptyOp)
    ]
    if not slots:
        return False
    with rewriter.modify_in_place(op):
        for slot in slots:
            static, dynamic = split_mixed_values(dim_sizes(rewriter, slot.value))
            type = RankedTensorType(static, element_type_or_self(slot.value.type))
            empty = rewriter.insert(EmptyOp(dynamic, [type], location=rewriter.location))
            slot.set(empty.results[0])
    return True


def elementwise_fusion_patterns(control: Control = producer_has_one_use) -> list[RewritePattern]:
    """Returns all patterns of element-wise fusion."""
    return [
        fusion_pattern(control),
        use_fill_value,
        use_splat_constant,
        start_from_empty,
        *erase_unused_patterns(),
    ]
