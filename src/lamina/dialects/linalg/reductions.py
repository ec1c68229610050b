"""Recognising reductions in the blocks of structured operations."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.func.ops import ConstantOp as FuncConstantOp
from lamina.dialects.linalg.ops import IndexOp, YieldOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.tensor.ops import ExtractOp
from lamina.interfaces.effects import is_memory_effect_free
from lamina.ir import traits
from lamina.ir.attributes import FloatAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IndexType, IntegerType
from lamina.ir.value import BlockArgument, OpOperand, Value

_COMBINERS = {
    "arith.addi": "add",
    "arith.addf": "add",
    "arith.andi": "and",
    "arith.maxsi": "maxsi",
    "arith.maxui": "maxui",
    "arith.maximumf": "maximumf",
    "arith.maxnumf": "maxnumf",
    "arith.minsi": "minsi",
    "arith.minui": "minui",
    "arith.minimumf": "minimumf",
    "arith.minnumf": "minnumf",
    "arith.muli": "mul",
    "arith.mulf": "mul",
    "arith.ori": "or",
    "arith.xori": "xor",
}


def combiner_kind(operation: Operation | None) -> str | None:
    """Returns the combining kind of an arith operation."""
    return None if operation is None else _COMBINERS.get(operation.name)


def match_reduction(carried: Sequence[BlockArgument], position: int) -> tuple[Value, list[Operation]] | None:
    """Returns the value that is combined into a carried argument, and the operations that do so up to the
    terminator."""
    argument = carried[position]
    if not _has_one_use(argument):
        return None
    combiner = next(iter(argument.users))
    if len(combiner._operands) != 2:
        return None
    left, right = combiner.operands
    reduced = right if left is argument else left
    holder = argument.owner.parent_op
    chain: list[Operation] = []
    while not combiner.has_trait(traits.Terminator) and not combiner.has_trait(traits.ReturnLike):
        if (
            not is_memory_effect_free(combiner)
            or len(combiner.results) != 1
            or not _has_one_use(combiner.results[0])
            or combiner.parent_op is not holder
        ):
            return None
        chain.append(combiner)
        combiner = next(iter(combiner.results[0].users))
    if not chain or position >= len(combiner._operands) or combiner.operand(position) is not chain[-1].results[0]:
        return None
    return reduced, chain


def match_linalg_reduction(op: LinalgOp, slot: OpOperand) -> Operation | None:
    """Returns the single operation that combines into an output; None if there are others."""
    reduction = match_reduction(op.output_arguments, slot.index - op.num_dps_inputs)
    return reduction[1][0] if reduction is not None and len(reduction[1]) == 1 else None


def _has_one_use(value: Value) -> bool:
    return value.first_use is not None and value.first_use.next_use is None


# ---- Element-wise operations

_SCALAR_OPERATIONS = (ConstantOp, FuncConstantOp, ExtractOp, YieldOp, IndexOp, AffineApplyOp)


def is_elementwise_mappable(operation: Operation) -> bool:
    """True if the operation is one on scalars that is mapped over vectors and tensors."""
    wanted = (traits.Elementwise, traits.Scalarizable, traits.Vectorizable, traits.Tensorizable)
    return all(operation.has_trait(trait) for trait in wanted)


def is_elementwise(op: LinalgOp) -> bool:
    """Parallel loops only, outputs indexed by permutations, inputs by projections, a block of scalar operations."""
    maps = op.maps
    if op.reduction_dims or not all(map.is_projected_permutation(allow_zero_in_results=True) for map in maps):
        return False
    if not all(map.is_permutation() for map in maps[op.num_dps_inputs :]):
        return False
    return all(isinstance(inner, _SCALAR_OPERATIONS) or is_elementwise_mappable(inner) for inner in op.block.operations)


# ---- Neutral elements


_NEUTRAL_FLOATS = {
    "add": 0.0,
    "mul": 1.0,
    "maximumf": -math.inf,
    "minimumf": math.inf,
    "maxnumf": -math.nan,
    "minnumf": math.nan,
}


def neutral_element(combiner: Operation) -> Any:
    """Returns the neutral element of a combining operation as an attribute; None if there is
    none."""
    type = combiner.results[0].type
    kind = _COMBINERS.get(combiner.name)
    if kind is None:
        return None
    if isinstance(type, FloatType):
        return FloatAttr(type, _NEUTRAL_FLOATS[kind])
    if not isinstance(type, IntegerType | IndexType):
        return None
    width = type.width if isinstance(type, IntegerType) else 64
    numbers = {"mul": 1, "and": -1, "minui": -1, "maxsi": -(1 << (width - 1)), "minsi": (1 << (width - 1)) - 1}
    return IntegerAttr.wrapped(type, numbers.get(kind, 0))
