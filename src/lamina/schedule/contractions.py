"""Tensor contractions as products of matrices: which operands to transpose for it, if that pays.

A contraction of two tensors sums along loops that both have, and its other loops index both, the left or the right one:
batches, rows and columns. Where the loops of each kind are neighbors in all three tensors it is a product of matrices,
read in order. Others may be transposed first, as in Springer and Bientinesi, "Design of a High-Performance GEMM-like
Tensor-Tensor Multiplication" (ACM TOMS 44, 2018), where this is called TTGT.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import inf, prod
from typing import NamedTuple

from lamina.conversion.vector_loops.dot_products import match_dot_product
from lamina.dialects.linalg.matchers import is_contraction
from lamina.dialects.linalg.structure import PARALLEL, REDUCTION
from lamina.ir.affine import AffineMap, dim
from lamina.ir.types import DYNAMIC, ComplexType
from lamina.passes.split_complex import sums_complex_numbers
from lamina.schedule.loop_costs import cost_along, loops_for_vectors
from lamina.schedule.structure import OperandAccess, StructuredOp

_REGISTER_BITS = 512
_CACHE = 1 << 20
"""Bytes within which a transposition reads and writes a cache."""
_IN_CACHE, _THROUGH_MEMORY = 1.2, 4.0
"""The cost of an element that is transposed, in vector operations."""
_REDUCTIONS_APART = 1.5
"""How much slower a product is whose reductions do not become one."""
_GAIN = 1.2

Loops = tuple[int, ...]


class MatrixProduct(NamedTuple):
    """The loops of a contraction as batches, rows, columns and depth, and the order of these groups in each tensor, the
    result last: a letter of "bmnk" for each."""

    batch: Loops
    rows: Loops
    columns: Loops
    depth: Loops
    layouts: tuple[str, str, str] = ("", "", "")

    def groups(self, layout: str) -> list[Loops]:
        """Returns the groups of loops in the order of a layout, without those of no loops."""
        named = {"b": self.batch, "m": self.rows, "n": self.columns, "k": self.depth}
        return [named[name] for name in layout if named[name]]

    def order(self, layout: str) -> Loops:
        """Returns the loops in the order of a layout."""
        return tuple(loop for group in self.groups(layout) for loop in group)

    @property
    def loops(self) -> list[Loops]:
        """The groups of loops as those of the product, its reduction last."""
        return [*self.groups(self.layouts[2]), self.depth]

    def map(self, tensor: int) -> AffineMap:
        """Returns the map of a tensor of the product, whose dims are its groups."""
        loops = self.loops
        return AffineMap(len(loops), 0, [dim(loops.index(group)) for group in self.groups(self.layouts[tensor])])


def matrix_product(op: StructuredOp) -> MatrixProduct | None:
    """Returns the form in which a contraction is faster, transpositions included; None if it is best as it is."""
    if not _is_contraction(op):
        return None
    before = [tuple(operand.map.dim_positions()) for operand in op.operands]
    if not before[2]:
        return None  # a single sum has no rows or columns
    forms = [(form, _moved(form, before)) for form in _forms(op, before)]
    if any(not moved and len(form.loops) == len(op.kinds) for form, moved in forms):
        return None
    best, least = None, _cost(op) * _reductions_apart(op)
    for form, moved in forms:
        transpositions = sum(_transposition(op, op.operands[tensor]) for tensor in moved)
        if transpositions < least and (cost := _GAIN * (_cost(_as_product(op, form)) + transpositions)) < least:
            best, least = form, cost
    return best


def _is_contraction(op: StructuredOp) -> bool:
    """True for a contraction of two tensors each of whose loops two tensors have."""
    if len(op.operands) != 3 or not op.op.has_pure_tensor_semantics or DYNAMIC in op.static_sizes:
        return False
    if not op.reductions or op.op.has_index_semantics or not is_contraction(op.op):
        return False
    # Complex numbers are taken apart later, for which their order does not matter.
    if not sums_complex_numbers(op.op) and (op.problem is not None or not op.reduces_in_any_order):
        return False
    if match_dot_product(op.op) is not None and not _ends_in_batch(op):
        # Groups of four bytes are read along the reduction, or rearranged, in any order of the other loops.
        return False
    return all(operand.map.is_projected_permutation() for operand in op.operands) and all(
        sum(loop in operand.loops for operand in op.operands) >= 2 for loop in range(len(op.kinds))
    )


def _ends_in_batch(op: StructuredOp) -> bool:
    """True if both inputs depend on the innermost loop of the result."""
    innermost = op.outputs[0].map.dim_positions()[-1:]
    return all(loop in operand.loops for loop in innermost for operand in op.inputs)


def _moved(form: MatrixProduct, before: Sequence[Loops]) -> list[int]:
    """Returns the tensors whose loops are in another order."""
    return [number for number, loops in enumerate(before) if form.order(form.layouts[number]) != loops]


def _reductions_apart(op: StructuredOp) -> float:
    """Returns the factor for reductions that are not neighbors, in the same order, in both inputs."""
    orders = [operand.map.dim_positions() for operand in op.inputs]
    long = [loop for loop in op.reductions if op.size(loop) > 1]
    in_order = {tuple(loop for loop in order if loop in long) for order in orders}
    joined = all(_are_neighbors(order, long) for order in orders)
    return 1.0 if joined and len(in_order) == 1 else _REDUCTIONS_APART


def _are_neighbors(order: Sequence[int], loops: Sequence[int]) -> bool:
    places = [order.index(loop) for loop in loops]
    return not places or max(places) - min(places) == len(places) - 1


def _forms(op: StructuredOp, before: Sequence[Loops]) -> Iterator[MatrixProduct]:
    """Yields forms whose groups have their loops in the order of one of the tensors."""
    left, right, result = before
    kinds = (
        ([loop for loop in result if loop in left and loop in right], before),
        ([loop for loop in result if loop not in right], (left, result)),
        ([loop for loop in result if loop not in left], (right, result)),
        (op.reductions, (left, right)),
    )
    orders = [sorted({tuple(loop for loop in tensor if loop in kind) for tensor in tensors}) for kind, tensors in kinds]
    for batch, rows, columns, depth in product(*orders):
        form = MatrixProduct(batch, rows, columns, depth)
        for layout in ("bmn", "mbn", "bnm", "nbm"):
            innermost = form.groups(layout)[-1]
            if innermost == form.batch and (form.rows or form.columns):
                continue
            plain = ("bmk", "bkn") if innermost == form.columns else ("bkm", "bnk")
            yield form._replace(
                layouts=(
                    _layout(form, left, ("bmk", "mbk", "bkm", "kbm"), plain[0]),
                    _layout(form, right, ("bkn", "kbn", "bnk", "nbk"), plain[1]),
                    layout,
                )
            )


def _layout(form: MatrixProduct, loops: Loops, layouts: Sequence[str], otherwise: str) -> str:
    """Returns the layout in which a tensor is."""
    return next((layout for layout in layouts if form.order(layout) == loops), otherwise)


def _as_product(op: StructuredOp, form: MatrixProduct) -> StructuredOp:
    """Returns the facts about the product of matrices."""
    sizes = [prod(op.size(loop) for loop in group) for group in form.loops]
    operands = []
    for number, operand in enumerate(op.operands):
        map = form.map(number)
        operands.append(operand.rearranged(map, [sizes[loop] for loop in map.dim_positions()]))
    kinds = [*[PARALLEL] * (len(sizes) - 1), REDUCTION]
    return op.rearranged(operands, kinds, sizes)


def _cost(op: StructuredOp) -> float:
    """Returns the cost of the whole operation, in vector operations."""
    is_complex = isinstance(op.outputs[0].element, ComplexType)
    # Real and imaginary parts are in vectors of their own, of which four are multiplied.
    lanes = _REGISTER_BITS // (op.widest // 2 if is_complex else op.widest)
    costs = [cost_along(op, loop, lanes, has_masks=True) for loop in loops_for_vectors(op)]
    return min(costs, default=inf) * op.iterations * (4 if is_complex else 1)


def _transposition(op: StructuredOp, operand: OperandAccess) -> float:
    if operand.is_constant:
        return 0.0
    bytes = op.bytes_of(operand)
    return bytes * 8 // operand.bits * (_IN_CACHE if 2 * bytes <= _CACHE else _THROUGH_MEMORY)
