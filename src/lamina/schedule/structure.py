"""Facts about a structured operation for scheduling: sizes, strides and reuse, per loop."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from math import prod

from lamina.conversion.parallel_work import bit_width
from lamina.conversion.vector_loops.body import LONG_FUNCTIONS, problem_with_body
from lamina.conversion.vector_loops.iteration import linear
from lamina.conversion.vector_loops.lookups import byte_of_lookup
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.ops import AddFOp, DivFOp, IndexCastUIOp, MulFOp, MulIOp, SubFOp, TruncFOp
from lamina.dialects.linalg.ops import IndexOp, YieldOp
from lamina.dialects.linalg.reductions import match_linalg_reduction, neutral_element
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp, element_type, shape_of
from lamina.dialects.math.ops import AbsFOp, AbsIOp, CeilOp, CopySignOp, FloorOp, FmaOp, SqrtOp
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.attribute import Type
from lamina.ir.layout import row_major_strides
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, IntegerType, MemRefType, ShapedType, bf16, f16
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value

UNKNOWN_SIZE = 128
"""The assumed trip count of a loop of unknown size."""


class OperandAccess:
    """The access of an operand by the loops. ``shape`` is that of a rearranged copy of it, by default its own."""

    def __init__(self, value: Value, map: AffineMap, loops: int, shape: Sequence[int] | None = None) -> None:
        self.value, self.map = value, map
        self.shape = shape_of(value.type) if shape is None else shape
        self.element = element_type(value.type)
        self.loops = frozenset(
            term.position for expr in map.results for term in expr.walk() if isinstance(term, AffineDimExpr)
        )
        self.strides: list[int | None] = [0] * loops
        """The stride of each loop, in elements; None if it is not a single number."""
        layout = _strides(value.type) if shape is None else row_major_strides(shape)
        for expr, stride in zip(map.results, layout, strict=True):
            form = linear(expr)
            for loop in range(loops):
                if not expr.is_function_of_dim(loop):
                    continue
                before = self.strides[loop]
                if form is None or stride is None or before is None:
                    self.strides[loop] = None
                else:
                    self.strides[loop] = before + form.coefficients.get(loop, 0) * stride

    def rearranged(self, map: AffineMap, shape: Sequence[int]) -> OperandAccess:
        """Returns the access of a dense copy with other dims, by other loops."""
        return OperandAccess(self.value, map, map.num_dims, shape)

    @property
    def bits(self) -> int:
        return bit_width(self.element)

    @cached_property
    def is_constant(self) -> bool:
        """True if the numbers are known at compile time, so packing them is free at run time."""
        return constant_value(self.value) is not None and DYNAMIC not in self.shape


class StructuredOp:
    """A structured operation with the numbers used for scheduling."""

    def __init__(self, op: LinalgOp) -> None:
        self.op = op
        maps = op.maps
        self.kinds = op.iterators
        count = len(self.kinds)
        slots = [*op.dps_input_operands, *op.dps_init_operands]
        self.operands = [OperandAccess(slot.value, map, count) for slot, map in zip(slots, maps, strict=True)]
        self.inputs = self.operands[: op.num_dps_inputs]
        self.outputs = self.operands[op.num_dps_inputs :]
        self.static_sizes = _loop_sizes(op, maps, count)

    def rearranged(self, operands: list[OperandAccess], kinds: list[str], sizes: list[int]) -> StructuredOp:
        """Returns the same computation with other loops."""
        other = copy(self)
        other.operands, other.kinds, other.static_sizes = operands, kinds, sizes
        other.inputs, other.outputs = operands[: len(self.inputs)], operands[len(self.inputs) :]
        return other

    @property
    def parallel(self) -> list[int]:
        return [loop for loop, kind in enumerate(self.kinds) if kind == PARALLEL]

    @property
    def reductions(self) -> list[int]:
        return [loop for loop, kind in enumerate(self.kinds) if kind != PARALLEL]

    @property
    def has_dynamic_sizes(self) -> bool:
        return DYNAMIC in self.static_sizes

    def size(self, loop: int) -> int:
        """Returns the number of iterations; a guess where it is not known."""
        size = self.static_sizes[loop]
        return UNKNOWN_SIZE if size == DYNAMIC else size

    def is_window(self, loop: int) -> bool:
        """True if an input is indexed by a loop and others together."""
        exprs = [expr for operand in self.inputs for expr in operand.map.results]
        return any(expr.is_function_of_dim(loop) and not isinstance(expr, AffineDimExpr) for expr in exprs)

    def bytes_of(self, operand: OperandAccess) -> int:
        """Returns the bytes that all iterations access of an operand; a guess where a size is not known."""
        return prod(self.size(loop) for loop in operand.loops) * operand.bits // 8

    @cached_property
    def iterations(self) -> int:
        total = 1
        for loop in range(len(self.kinds)):
            total *= self.size(loop)
        return total

    @cached_property
    def problem(self) -> str | None:
        """Returns why the operation cannot be vectorized; None if it can."""
        if not self.kinds:
            return "it has no loops"
        if any(0 in operand.shape for operand in self.operands):
            return "an operand has no elements"
        reductions = set(self.reductions)
        for output in self.outputs:
            if (
                not isinstance(output.value.type, ShapedType)
                or not output.map.is_projected_permutation()
                or output.loops & reductions
            ):
                return "an output is not indexed by parallel loops, each at most once"
            if not output.loops.issuperset(self.parallel):
                return "an output does not depend on all parallel loops"
        return problem_with_body(self.op)

    @cached_property
    def reduces_in_any_order(self) -> bool:
        """True if reductions may keep partial results."""
        combiners = [match_linalg_reduction(self.op, slot) for slot in self.op.dps_init_operands]
        return all(combiner is not None and neutral_element(combiner) is not None for combiner in combiners)

    @cached_property
    def multiplies_integers(self) -> bool:
        """True if there are products that no instruction adds to a sum."""
        return any(isinstance(inner, MulIOp) for inner in self._inside)

    @cached_property
    def widest(self) -> int:
        """The bits of the widest element that the block computes with."""
        types: list[Type] = [argument.type for argument in self.op.block.arguments if argument.first_use is not None]
        for inner in self.op.block.operations:
            if not isinstance(inner, YieldOp | IndexOp | AffineApplyOp) and not _is_index_of_lookup(inner):
                types.extend(inner.result_types)
        # A condition is a mask.
        return max((bit_width(type) for type in types if type != IntegerType(1)), default=32)

    @cached_property
    def work(self) -> int:
        """The number of operations of the block, functions counted as twenty."""
        return max(1, sum(map(_work_of, self._inside)))

    @property
    def computes_functions(self) -> bool:
        """True if the block computes functions that become tens of instructions."""
        return any(isinstance(inner, LONG_FUNCTIONS) for inner in self._inside)

    @property
    def parallel_work(self) -> int:
        """What threads may share, in operations; a byte of memory counts as one, since streams are limited by it."""
        shapes = [[UNKNOWN_SIZE if size == DYNAMIC else size for size in operand.shape] for operand in self.operands]
        elements = zip(map(prod, shapes), self.operands, strict=True)
        return self.iterations * self.work + sum(count * operand.bits // 8 for count, operand in elements)

    @cached_property
    def rounding(self) -> int:
        """The number of operations that round results to narrow floats: integer arithmetic, or conversions."""
        rounded = [inner.results[0].type for inner in self._inside if isinstance(inner, _ROUNDED)]
        return sum(_ROUNDING.get(type, 0) for type in rounded)

    @property
    def _inside(self) -> list[Operation]:
        return [inner for inner in self.op.block.operations if not isinstance(inner, YieldOp | IndexOp)]


def _work_of(op: Operation) -> int:
    return 20 if op.name.startswith("math.") and not isinstance(op, _CHEAP_MATH) else 1


def _is_index_of_lookup(op: Operation) -> bool:
    """True if an operation only converts a byte to an index, which vector lookups do not need."""
    return isinstance(op, IndexCastUIOp) and all(byte_of_lookup(user) is not None for user in op.out.users)


_ROUNDED = (AddFOp, SubFOp, MulFOp, DivFOp, FmaOp, TruncFOp)
_ROUNDING: dict[Type, int] = {bf16: 7, f16: 2}
"""Operations from f32 to a result of the type."""
_CHEAP_MATH = (AbsFOp, AbsIOp, FmaOp, CopySignOp, SqrtOp, FloorOp, CeilOp)


def _strides(type: Type) -> list[int | None]:
    """Returns element strides by dim, row-major for a tensor; a dynamic size counts as the assumed size."""
    if isinstance(type, MemRefType):
        layout = type.strides_and_offset()
        if layout is None:
            return [None] * len(type.shape)
        return [None if stride == DYNAMIC else stride for stride in layout[0]]
    if not isinstance(type, ShapedType):
        return []
    return list(row_major_strides([UNKNOWN_SIZE if size == DYNAMIC else size for size in type.shape]))


def _loop_sizes(op: LinalgOp, maps: list[AffineMap], count: int) -> list[int]:
    """Returns the size of each loop that an operand is indexed by alone, DYNAMIC where it is not known."""
    sizes = [DYNAMIC] * count
    for slot, map in zip([*op.dps_input_operands, *op.dps_init_operands], maps, strict=True):
        for expr, size in zip(map.results, shape_of(slot.value.type), strict=False):
            if isinstance(expr, AffineDimExpr) and sizes[expr.position] == DYNAMIC:
                sizes[expr.position] = size
    return sizes
