"""Queries of the payload's layout and target attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.dlti.attributes import Key
from lamina.dialects.dlti.query import QueryFailure, query
from lamina.dialects.transform.dlti_ops import QueryOp
from lamina.ir.attributes import StringAttr, TypeAttr
from lamina.ir.diagnostics import Severity, emit
from lamina.ir.operation import Operation
from lamina.transform.engine import implement
from lamina.transform.failures import silenceable
from lamina.transform.state import TransformState

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute
    from lamina.transform.engine import TransformRewriter


@implement(each=True)
def query_op(op: QueryOp, rewriter: TransformRewriter, target: Operation, state: TransformState) -> Attribute:
    """Returns the attribute that a list of keys leads to, from the nearest operation that has such attributes."""
    keys: list[Key] = []
    for key in op.keys:
        if not isinstance(key, StringAttr | TypeAttr):
            raise silenceable(
                op, "'transform.dlti.query' keys of wrong type: only StringAttr and TypeAttr are allowed"
            )
        keys.append(key if isinstance(key, StringAttr) else key.type)
    try:
        return query(target, keys)
    except QueryFailure as failure:
        # As in MLIR a separate error, reported even if the failure is suppressed.
        error = target.diagnostic(Severity.ERROR, "target op of failed DLTI query")
        emit(error.attach_note(str(failure), failure.at.raw_location))
        raise silenceable(op, "'transform.dlti.query' op failed to apply") from None
