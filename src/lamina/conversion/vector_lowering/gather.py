"""vector.gather on smaller vectors, or as loads under conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.conversion.vector_lowering.common import unroll_leading
from lamina.conversion.vector_lowering.transfers import has_unit_stride
from lamina.dialects.arith.ops import AddIOp, IndexCastOp, MulIOp
from lamina.dialects.memref.ops import CollapseShapeOp, SubViewOp
from lamina.dialects.scf.builders import build_if, make_yield
from lamina.dialects.tensor.ops import ExtractOp as TensorExtractOp
from lamina.dialects.vector.builders import INDEX, constant, extract, insert, number_attribute
from lamina.dialects.vector.ops import GatherOp, LoadOp
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import DYNAMIC, MemRefType, VectorType
from lamina.ir.value import Value
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def vector_gather_lowering_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorGatherLoweringPatterns."""
    return [FunctionPattern(_unroll_gather, GatherOp, benefit, "UnrollGather")]


def vector_gather_to_conditional_load_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorGatherToConditionalLoadPatterns."""
    return [
        FunctionPattern(_remove_stride, GatherOp, benefit, "RemoveStrideFromGatherSource"),
        FunctionPattern(_to_conditional_loads, GatherOp, benefit, "Gather1DToConditionalLoads"),
    ]


def _unroll_gather(op: GatherOp, rewriter: PatternRewriter) -> Outcome:
    def make(part: VectorType, index: int) -> Value:
        indices, mask, passthru = (extract(rewriter, value, [index]) for value in (op.indices, op.mask, op.pass_thru))
        return rewriter.create(
            GatherOp, op.base, op.offsets, indices, mask, passthru, result=part, alignment=op.alignment
        ).results[0]

    return unroll_leading(op, rewriter, make)


def _remove_stride(op: GatherOp, rewriter: PatternRewriter) -> Outcome:
    """Gathers from a column of a matrix by gathering from the whole of it."""
    base_type = op.base.type
    view = op.base.defining_op
    if not isinstance(base_type, MemRefType) or base_type.rank != 1 or not isinstance(view, SubViewOp):
        return False
    source = view.source.type
    layout = source.strides_and_offset() if source.rank == 2 else None
    strides = base_type.strides_and_offset()
    if source.layout is not None or layout is None or strides is None:
        return False
    if DYNAMIC in source.shape[1:] or strides[0][0] != source.shape[1] or any(view.static_offsets):
        return False
    flat_size = DYNAMIC if DYNAMIC in source.shape else source.num_elements
    flat_type = MemRefType((flat_size,), source.element_type, None, source.memory_space)
    flat = rewriter.create(CollapseShapeOp, view.source, [[0, 1]], result=flat_type).results[0]
    indices_type = op.indices.type
    factor = constant(rewriter, number_attribute(indices_type, source.shape[1]))
    indices = rewriter.create(MulIOp, factor, op.indices).results[0]
    operands = flat, op.offsets, indices, op.mask, op.pass_thru
    rewriter.replace_op_with_new(op, GatherOp, *operands, result=op.result.type, alignment=op.alignment)
    return True


def _to_conditional_loads(op: GatherOp, rewriter: PatternRewriter) -> Outcome:
    """Loads element by element where the mask is set."""
    type = op.result.type
    if type.rank != 1:
        return rewriter.notify_match_failure(op, "unsupported rank")
    if type.is_scalable:
        return rewriter.notify_match_failure(op, "not a fixed-width vector")
    if isinstance(op.base.type, MemRefType) and not has_unit_stride(op.base.type):
        return rewriter.notify_match_failure(op, "the source does not have unit stride")
    indices: Value = op.indices
    given_type = op.indices.type
    assert isinstance(given_type, VectorType)
    index_type = VectorType(given_type.shape, INDEX, given_type.scalable_dims)
    if index_type is not indices.type:
        indices = create_or_fold(rewriter, IndexCastOp, indices, out=index_type)
    offsets: list[Value] = list(op.offsets)
    last = offsets[-1]
    result: Value = op.pass_thru
    for lane in range(type.shape[0]):
        condition = extract(rewriter, op.mask, [lane])
        index = extract(rewriter, indices, [lane])
        offsets[-1] = create_or_fold(rewriter, AddIOp, last, index)
        choice = build_if(rewriter, condition, [type], with_else=True)
        with rewriter.insertion_guard(InsertionPoint(choice.regions[0].first_block)):
            element = _load_element(rewriter, op, offsets)
            inserted = insert(rewriter, element, result, [lane])
            rewriter.insert(make_yield([inserted], rewriter.location))
        with rewriter.insertion_guard(InsertionPoint(choice.regions[1].first_block)):
            rewriter.insert(make_yield([result], rewriter.location))
        result = choice.results[0]
    rewriter.replace_op(op, [result])
    return True


def _load_element(rewriter: PatternRewriter, op: GatherOp, offsets: list[Value]) -> Value:
    element = op.base.type.element_type
    if isinstance(op.base.type, MemRefType):
        # A load of a vector of one element, as MLIR has it.
        loaded = rewriter.create(LoadOp, op.base, offsets, result=VectorType((1,), element), alignment=op.alignment)
        return extract(rewriter, loaded.results[0], [0])

    return rewriter.create(TensorExtractOp, op.base, offsets, result=element).results[0]
