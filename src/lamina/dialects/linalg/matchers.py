"""Matchers for structured operations: the body, and the roles of the loops in contractions and convolutions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lamina.dialects.linalg import reductions
from lamina.dialects.linalg.structure import PARALLEL, REDUCTION, LinalgOp
from lamina.ir.affine import ADD, MUL, AffineBinaryOpExpr, AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.value import Value

# ---- Bodies


def is_passthrough(op: LinalgOp) -> bool:
    """True if the block only yields."""
    return op.block.first_op is op.block.last_op


def is_elementwise(op: LinalgOp) -> bool:
    """True if the operation applies scalar operations element by element."""
    return reductions.is_elementwise(op)


def is_reduction_of(op: LinalgOp, position: int) -> bool:
    """True if the result at the position is reduced by one operation."""
    arguments = op.output_arguments
    if position < 0 or position >= len(arguments):
        return False
    reduction = reductions.match_reduction(arguments, position)
    return reduction is not None and len(reduction[1]) == 1


def is_contraction_body(op: LinalgOp, multiplication: str, addition: str) -> bool:
    """True if the block accumulates, with one operation, the product, by the other, of its inputs."""
    return not contraction_problem(op, multiplication, addition)


def contraction_problem(op: LinalgOp, multiplication: str, addition: str) -> str:
    """Returns why the block does not accumulate products with the two operations; empty if it does."""
    return _block_problem(op.block, lambda product, sum: (product.name, sum.name) == (multiplication, addition))


def is_contraction_block(block: Block, accepts: Callable[[Operation, Operation], bool]) -> bool:
    """The same with any pair of operations (product, sum) that ``accepts``; conversions in between do not matter."""
    return not _block_problem(block, accepts)


def _block_problem(block: Block, accepts: Callable[[Operation, Operation], bool]) -> str:
    arguments = block.arguments
    last = block.last_op
    if last is None:
        return "no terminator in the block"
    if len(arguments) != 3:
        return "expected block with 3 arguments"
    if len(last._operands) != 1:
        return "expected terminator with 1 operand"
    sum = _skip_unary(last.only_operand).defining_op
    if sum is None or len(sum.results) != 1 or len(sum._operands) != 2:
        return "expected reduction op to be binary"
    left, right = (_skip_unary(value) for value in sum.operands)
    if arguments[2] not in (left, right):
        return "expected reduction to take block argument #2 as one of the operands (modulo unary casts)"
    product = _skip_unary(right if left is arguments[2] else left).defining_op
    if product is None or len(product.results) != 1 or len(product._operands) != 2:
        return "expected elementwise op to be binary"
    if not accepts(product, sum):
        return "expected reduction/elementwise op kind not satisfied"
    if {_skip_unary(value) for value in product.operands} != {arguments[0], arguments[1]}:
        return "expected elementwise op to apply to block arguments (modulo unary casts)"
    return ""


def _skip_unary(value: Value) -> Value:
    owner = value.defining_op
    while owner is not None and len(owner._operands) == 1:
        value = owner.only_operand
        owner = value.defining_op
    return value


_PAIRS = {
    ("arith.mulf", "arith.addf"),
    ("arith.muli", "arith.addi"),
    ("complex.mul", "complex.add"),
    ("arith.andi", "arith.ori"),
}


def is_contraction(op: LinalgOp) -> bool:
    """True if the operation is a contraction: two inputs, one output, projected permutations, reductions that add
    products."""
    if op.num_dps_inputs != 2 or op.num_dps_inits != 1 or not op.reduction_dims:
        return False
    if not op.has_only_projected_permutations:
        return False
    return is_contraction_of_products(op.block)


def is_contraction_of_products(block: Block) -> bool:
    """True if the block adds products, in one of the arithmetics that MLIR knows as such."""
    return is_contraction_block(block, lambda product, sum: (product.name, sum.name) in _PAIRS)


# ---- Roles of loops


class ContractionDims(NamedTuple):
    """Loops by role: in all operands; in left and output; in right and output; reduced in both inputs."""

    batch: list[int]
    m: list[int]
    n: list[int]
    k: list[int]


class ConvolutionDims(NamedTuple):
    """Loops by role, and stride and dilation of each image dim."""

    batch: list[int]
    output_image: list[int]
    output_channel: list[int]
    filter_loop: list[int]
    input_channel: list[int]
    depth: list[int]
    strides: list[int]
    dilations: list[int]


def _plain_dims(map: AffineMap, kinds: Sequence[str], kind: str) -> set[int]:
    """Returns the loops of a kind that exactly one result of a map is a function of, that being the loop itself."""
    dims = set()
    for expr in map.results:
        if isinstance(expr, AffineDimExpr) and kinds[expr.position] == kind:
            uses = sum(other.is_function_of_dim(expr.position) for other in map.results)
            if uses == 1:
                dims.add(expr.position)
    return dims


def contraction_dims(op: LinalgOp) -> ContractionDims | None:
    """Returns the roles of the loops of an operation with two inputs and one output; None for other operations."""
    if op.num_dps_inputs != 2 or op.num_dps_inits != 1:
        return None
    return contraction_dims_of(op.maps, op.iterators)


def contraction_dims_of(maps: Sequence[AffineMap], kinds: Sequence[str]) -> ContractionDims:
    left, right, output = (_plain_dims(map, kinds, PARALLEL) for map in maps)
    reduced = _plain_dims(maps[0], kinds, REDUCTION) & _plain_dims(maps[1], kinds, REDUCTION)
    return ContractionDims(
        sorted(left & right & output),
        sorted((left & output) - right),
        sorted((right & output) - left),
        sorted(reduced),
    )


class _Image:
    """The dims of an image map: alone, or summed with others; their factors."""

    def __init__(self, map: AffineMap) -> None:
        self.plain: set[int] = set()
        self.convolved: set[int] = set()
        self.factors: dict[int, int] = {}
        self.valid = all(self._read(expr) for expr in map.results)

    def _read(self, expr: AffineExpr) -> bool:
        if isinstance(expr, AffineDimExpr):
            self.plain.add(expr.position)
            return expr.position not in self.convolved
        return isinstance(expr, AffineBinaryOpExpr) and expr.kind == ADD and self._sum(expr)

    def _sum(self, expr: AffineExpr) -> bool:
        if isinstance(expr, AffineBinaryOpExpr) and expr.kind == ADD:
            return self._sum(expr.lhs) and self._sum(expr.rhs)
        factor = 1
        if isinstance(expr, AffineBinaryOpExpr) and expr.kind == MUL:
            left, right = expr.lhs, expr.rhs
            if isinstance(left, AffineConstantExpr):
                left, right = right, left
            if not isinstance(right, AffineConstantExpr):
                return False
            expr, factor = left, right.value
        if not isinstance(expr, AffineDimExpr) or expr.position in self.plain or expr.position in self.convolved:
            return False
        self.convolved.add(expr.position)
        self.factors[expr.position] = factor
        return True


def convolution_dims(op: LinalgOp) -> ConvolutionDims | None:
    """Returns the roles of the loops of a convolution; None for other operations."""
    if op.num_dps_inputs < 2 or op.num_dps_inits != 1:
        return None
    maps, kinds = op.maps, op.iterators
    image = _Image(maps[0])
    if not image.valid:
        return None
    kernel, output = maps[1], maps[op.num_dps_inputs]
    kernel_dims, output_dims = _plain_dims(kernel, kinds, PARALLEL), _plain_dims(output, kinds, PARALLEL)
    reduced = _plain_dims(kernel, kinds, REDUCTION)
    output_image = sorted(image.convolved & output_dims)
    if not output_image:
        return None
    filter_loop = sorted(image.convolved & reduced)
    return ConvolutionDims(
        sorted((image.plain & output_dims) - kernel_dims),
        output_image,
        sorted((kernel_dims & output_dims) - image.plain),
        filter_loop,
        sorted(image.plain & reduced),
        sorted(kernel_dims & output_dims & image.plain),
        _window(op, "strides", [image.factors[loop] for loop in output_image]),
        _window(op, "dilations", [image.factors[loop] for loop in filter_loop]),
    )


def _window(op: Operation, name: str, implied: list[int]) -> list[int]:
    given = op._properties.get(name)
    if isinstance(given, DenseElementsAttr):
        return [int(value) for value in given.array.reshape(-1)]
    return implied
