"""vector.contract and vector.transpose as the matrix intrinsics of LLVM, on flat row-major vectors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_builder import operation_class
from lamina.conversion.vector_lowering.common import maskable_pattern
from lamina.conversion.vector_lowering.contract import matrix_layout
from lamina.dialects.arith.ops import AddFOp, AddIOp
from lamina.dialects.vector.builders import shape_cast, transpose
from lamina.dialects.vector.ops import ContractionOp, ShapeCastOp, TransposeOp
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import FloatType, IntegerType, VectorType, i32
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.vector_lowering.common import Replacement
    from lamina.dialects.vector.ops import MaskOp
    from lamina.ir.value import Value
    from lamina.rewrite.rewriter import PatternRewriter


def vector_contract_to_matrix_multiply_patterns(benefit: int = 100) -> list[RewritePattern]:
    """MLIR's populateVectorContractToMatrixMultiply."""
    return [maskable_pattern(_to_matrix_multiply, ContractionOp, "ContractionOpToMatmulOpLowering", benefit)]


def vector_transpose_to_flat_transpose_patterns(benefit: int = 100) -> list[RewritePattern]:
    """MLIR's populateVectorTransposeToFlatTranspose."""
    return [FunctionPattern(_to_flat_transpose, TransposeOp, benefit, "TransposeOpToMatrixTransposeOpLowering")]


def _flat(rewriter: PatternRewriter, value: Value[VectorType]) -> Value:
    return shape_cast(rewriter, value, VectorType((value.type.num_elements,), value.type.element_type))


def _to_matrix_multiply(op: Any, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
    layout = matrix_layout(op)
    if masking is not None or layout is None or op.lhs.type.is_scalable or op.rhs.type.is_scalable:
        return False
    element = op.lhs.type.element_type
    if not isinstance(element, IntegerType | FloatType) or element is not op.results[0].type.element_type:
        return False
    left, right, result = layout
    if left not in ("mk", "km") or right not in ("kn", "nk") or result not in ("mn", "nm"):
        return False
    lhs: Any = transpose(rewriter, op.lhs, [1, 0]) if left == "km" else op.lhs
    rhs: Any = transpose(rewriter, op.rhs, [1, 0]) if right == "nk" else op.rhs
    (rows, inner), (_, columns) = lhs.type.shape, rhs.type.shape
    product = build.make(
        rewriter,
        operation_class("llvm.intr.matrix.multiply"),
        [_flat(rewriter, lhs), _flat(rewriter, rhs)],
        [VectorType((rows * columns,), element)],
        {
            "lhs_rows": IntegerAttr(i32, rows),
            "lhs_columns": IntegerAttr(i32, inner),
            "rhs_columns": IntegerAttr(i32, columns),
        },
    ).results[0]
    value = shape_cast(rewriter, product, VectorType((rows, columns), element))
    if result == "nm":
        value = transpose(rewriter, value, [1, 0])
    return rewriter.create(AddIOp if isinstance(element, IntegerType) else AddFOp, op.acc, value).results[0]


def _to_flat_transpose(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    source, result = op.vector.type, op.result.type
    if result.rank != 2 or op.permutation != [1, 0] or source.is_scalable:
        return False
    flat = _flat(rewriter, op.vector)
    transpose = build.make(
        rewriter,
        operation_class("llvm.intr.matrix.transpose"),
        [flat],
        [flat.type],
        {"rows": IntegerAttr(i32, source.shape[1]), "columns": IntegerAttr(i32, source.shape[0])},
    ).results[0]
    rewriter.replace_op_with_new(op, ShapeCastOp, transpose, result=result)
    return True
