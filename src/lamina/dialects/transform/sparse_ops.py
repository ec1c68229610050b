"""Operations of the transform dialect: sparse_tensor."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, result
from lamina.dialects.transform.constraints import TransformHandleTypeInterface
from lamina.dialects.transform.traits import SingleOpMatcher


@operation("transform.sparse_tensor.match.sparse_inout", traits=[SingleOpMatcher])
class MatchSparseInOut(Operation):
    target = operand(TransformHandleTypeInterface)
    result = result(TransformHandleTypeInterface)
    assembly_format = """
        $target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), "false")
    """
