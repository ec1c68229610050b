"""Folds of gpu operations."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.gpu.asynchronous_ops import MemcpyOp, MemsetOp
from lamina.dialects.gpu.device_ops import AllReduceOp, SubgroupBroadcastOp, SubgroupReduceOp
from lamina.dialects.gpu.ops import LaunchOp
from lamina.dialects.memref.fold import fold_casts
from lamina.ir.attribute import Attribute
from lamina.rewrite.fold import FoldAnswer, fold

Constants = Sequence[Attribute | None]


@fold
def fold_cast_operands(op: MemcpyOp | MemsetOp, constants: Constants) -> FoldAnswer:
    """op(cast(m)) -> op(m)"""
    return fold_casts(op)


@fold
def fold_all_reduce(op: AllReduceOp, constants: Constants) -> FoldAnswer:
    return _make_uniform(op)


@fold
def fold_subgroup_reduce(op: SubgroupReduceOp, constants: Constants) -> FoldAnswer:
    """subgroup_reduce(x) cluster(size = 1) -> x"""
    return op.value if op.cluster_size == 1 else _make_uniform(op)


def _make_uniform(op: AllReduceOp | SubgroupReduceOp) -> bool | None:
    """All threads execute the code of a launch outside branches and loops."""
    if op.uniform or not isinstance(op.parent_op, LaunchOp):
        return None
    op.uniform = True
    return True


@fold
def fold_subgroup_broadcast(op: SubgroupBroadcastOp, constants: Constants) -> FoldAnswer:
    """subgroup_broadcast(subgroup_broadcast(x)) -> subgroup_broadcast(x)"""
    source = op.src.defining_op
    return source.result_ if isinstance(source, SubgroupBroadcastOp) else None
