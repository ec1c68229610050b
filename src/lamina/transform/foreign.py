"""Steps for dialects that lamina supports only in part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.transform.smt_ops import ConstrainParamsOp
from lamina.dialects.transform.sparse_ops import MatchSparseInOut
from lamina.ir.types import RankedTensorType
from lamina.ir.value import Value
from lamina.transform.engine import Results, implement
from lamina.transform.failures import definite, silenceable
from lamina.transform.matching import single_target
from lamina.transform.state import TransformState

if TYPE_CHECKING:
    from lamina.transform.engine import TransformRewriter


@implement
def match_sparse_op(op: MatchSparseInOut, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    """Matches operations with a sparse operand or result."""
    target = single_target(op, state)
    if not any(map(_is_sparse, [*target.operands, *target.results])):
        raise silenceable(target, "operation has no sparse input or output")
    results.set(0, [target])


def _is_sparse(value: Value) -> bool:
    encoding = value.type.encoding if isinstance(value.type, RankedTensorType) else None
    return getattr(encoding, "dialect_name", None) == "sparse_tensor"


@implement
def constrain_params_op(
    op: ConstrainParamsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Fails as in MLIR: it would need a solver."""
    raise definite(op, "op does not have interpreted semantics yet")
