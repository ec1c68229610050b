"""Products of matrices and sums of products by index."""

from __future__ import annotations

import string
from collections.abc import Sequence

from lamina.dialects.linalg.structured_ops import BatchMatmulOp, MatmulOp
from lamina.ir.affine.expr import AffineExpr, constant, dims
from lamina.onnx.builder import Operand
from lamina.onnx.elements import Element
from lamina.onnx.errors import NodeProblem
from lamina.onnx.operators.reductions import wide
from lamina.onnx.registry import Node, Results, operator
from lamina.onnx.scalars import Scalar, Size, product, same
from lamina.onnx.tensors import Tensor


@operator("MatMul")
def matmul(node: Node) -> Results:
    left, right = node[0], node[1]
    if left.element is not right.element:
        raise NodeProblem(f"{left.type} and {right.type} cannot be multiplied")
    return matrix_product(left, right)


def matrix_product(
    left: Tensor, right: Tensor, element: Element | None = None, swap_left: bool = False, swap_right: bool = False
) -> Tensor:
    """Returns the product as NumPy's matmul, summed in ``element``; ``swap`` transposes the last two dimensions."""
    element = element or left.element
    inner = wide(element)
    if not left.rank or not right.rank:
        raise NodeProblem(f"{left.type} and {right.type} cannot be multiplied")
    _check_depth(left, right, swap_left, swap_right)
    product = _named_product(left, right, inner, swap_left, swap_right) or _product(
        left, right, inner, swap_left, swap_right
    )
    return product if inner is element else product.maker.map(lambda x: x.to(element), product)


def _check_depth(left: Tensor, right: Tensor, swap_left: bool, swap_right: bool) -> None:
    ours = left.shape[-2 if swap_left and left.rank > 1 else -1]
    theirs = right.shape[0] if right.rank == 1 else right.shape[-1 if swap_right else -2]
    if isinstance(ours, int) and isinstance(theirs, int) and ours != theirs:
        raise NodeProblem(f"{left.type} and {right.type} cannot be multiplied")


def _named_product(left: Tensor, right: Tensor, element: Element, swap_left: bool, swap_right: bool) -> Tensor | None:
    """``linalg.matmul`` or ``linalg.batch_matmul``, where it is one."""
    if (
        swap_left
        or swap_right
        or left.element is not element
        or right.element is not element
        or (element.unsigned or not (element.is_float or element.is_integer))
    ):
        return None
    maker = left.maker
    if left.rank == right.rank == 2:
        init = maker.filled([left.shape[0], right.shape[1]], 0, element)
        return maker.named(MatmulOp, [left, right], init)
    if right.rank == 2 and left.rank > 2:
        # A batch of matrices times a matrix is the product of one tall matrix.
        rows = product(left.shape[:-1])
        tall = maker.reshape(left, [rows, left.shape[-1]])
        init = maker.filled([rows, right.shape[1]], 0, element)
        named_product = maker.named(MatmulOp, [tall, right], init)
        return maker.reshape(named_product, [*left.shape[:-1], right.shape[1]])
    if left.rank == right.rank and left.rank > 2 and all(map(same, left.shape[:-2], right.shape[:-2])):
        count = product(left.shape[:-2])
        parts = [maker.reshape(tensor, [count, *tensor.shape[-2:]]) for tensor in (left, right)]
        init = maker.filled([count, left.shape[-2], right.shape[-1]], 0, element)
        named_product = maker.named(BatchMatmulOp, parts, init)
        return maker.reshape(named_product, [*left.shape[:-1], right.shape[-1]])
    return None


def _product(left: Tensor, right: Tensor, element: Element, swap_left: bool, swap_right: bool) -> Tensor:
    maker = left.maker
    batch = maker.broadcast_shape([left.shape[:-2], right.shape[:-2]])
    left = _with_batch(left, batch)
    right = _with_batch(right, batch)
    rows = [] if left.rank == 1 else [left.shape[-1 if swap_left else -2]]
    columns = [] if right.rank == 1 else [right.shape[-2 if swap_right else -1]]
    count = len(batch)
    places = dims(count + len(rows) + len(columns) + 1)
    outer, row = places[:count], places[count : count + len(rows)]
    column, depth = places[count + len(rows) : -1], places[-1]
    operands: list[Operand] = [
        (left, [*_batch_exprs(left, batch, outer), *([depth, *row] if swap_left else [*row, depth])]),
        (right, [*_batch_exprs(right, batch, outer), *([*column, depth] if swap_right else [depth, *column])]),
    ]
    shape = [*batch, *rows, *columns]
    kinds = ["parallel"] * len(shape) + ["reduction"]
    return maker.contract(operands, kinds, places[:-1], shape, element)


def _with_batch(source: Tensor, batch: Sequence[Size]) -> Tensor:
    """Returns the source, repeated where it shows at run time only which of its batches are."""
    own = source.shape[:-2]
    offset = len(batch) - len(own)
    if all(same(size, batch[offset + axis]) or (isinstance(size, int) and size == 1) for axis, size in enumerate(own)):
        return source
    return source.maker.expand(source, [*batch, *source.shape[-2:]])


def _batch_exprs(source: Tensor, batch: Sequence[Size], places: Sequence[AffineExpr]) -> list[AffineExpr]:
    own = source.shape[:-2]
    offset = len(batch) - len(own)
    return [places[offset + axis] if same(size, batch[offset + axis]) else constant(0) for axis, size in enumerate(own)]


@operator("Gemm")
def gemm(node: Node) -> Results:
    left, right, maker = node[0], node[1], node.maker
    if left.rank != 2 or right.rank != 2:
        raise NodeProblem(f"{left.type} and {right.type} are not matrices")
    alpha, beta = node.number("alpha", 1.0), node.number("beta", 1.0)
    swap_left, swap_right = bool(node.integer("transA")), bool(node.integer("transB"))
    if swap_right and right.array is not None:
        # The layout of the weights decides the direction in which they are read.
        right, swap_right = _transposed_constant(right), False
    product = matrix_product(left, right, None, swap_left, swap_right)
    added = node.optional(2)

    def finish(x: Scalar, *rest: Scalar) -> Scalar:
        if alpha != 1.0:
            x = x * alpha
        for addend in rest:
            x = x + (addend if beta == 1.0 else addend * beta)
        return x

    return (
        product if added is None and alpha == 1.0 else maker.map(finish, product, *([] if added is None else [added]))
    )


def _transposed_constant(source: Tensor) -> Tensor:
    assert source.array is not None
    return source.maker.array(source.array.T, source.element)


# ---- Einstein sums


@operator("Einsum")
def einsum(node: Node) -> Results:
    equation = node.text("equation").replace(" ", "")
    left, arrow, right = equation.partition("->")
    terms = left.split(",")
    sources = node.given
    if len(terms) != len(sources):
        raise NodeProblem(f"its equation has {len(terms)} terms for {len(sources)} inputs")
    expanded = [_letters(term, source.rank) for term, source in zip(terms, sources, strict=True)]
    if arrow:
        widest = max(
            (
                len(term) - len(term.replace("...", "")) and source.rank - len(term.replace("...", ""))
                for term, source in zip(terms, sources, strict=True)
            ),
            default=0,
        )
        output = _letters(right, len(right.replace("...", "")) + (widest if "..." in right else 0))
    else:
        counts = "".join(term.replace("...", "") for term in terms)
        named = sorted(letter for letter in set(counts) if counts.count(letter) == 1)
        dots = max(([letter for letter in term if isinstance(letter, int)] for term in expanded), key=len, default=[])
        output = [*dots, *named]
    return _sum_of_products(sources, expanded, output)


Letter = str | int


def _letters(term: str, rank: int) -> list[Letter]:
    """Returns the indices of a term; those of an ellipsis are numbers counted from its end."""
    head, dots, tail = term.partition("...")
    if not dots:
        if len(head) != rank:
            raise NodeProblem(f"the term '{term}' does not fit rank {rank}")
        all_letters: list[Letter] = list(head)
    else:
        count = rank - len(head) - len(tail)
        if count < 0:
            raise NodeProblem(f"the term '{term}' does not fit rank {rank}")
        all_letters = [*head, *range(-count, 0), *tail]
    if any(isinstance(letter, str) and letter not in string.ascii_letters for letter in all_letters):
        raise NodeProblem(f"the term '{term}' is not understood")
    return all_letters


def _sum_of_products(sources: Sequence[Tensor], terms: Sequence[Sequence[Letter]], output: Sequence[Letter]) -> Tensor:
    maker = sources[0].maker
    sizes: dict[Letter, Size] = {}
    for source, term in zip(sources, terms, strict=True):
        for letter, size in zip(term, source.shape, strict=True):
            known = sizes.get(letter, 1)
            sizes[letter] = maker.broadcast_shape([[known], [size]])[0]
    if any(letter not in sizes for letter in output):
        raise NodeProblem("its equation's result has an index that occurs in no term")
    order = [*output, *(letter for letter in sizes if letter not in output)]
    places = dict(zip(order, dims(len(order)), strict=True))
    operands: list[Operand] = [
        (source, [places[letter] if same(size, sizes[letter]) else constant(0)
                  for letter, size in zip(term, source.shape, strict=True)])
        for source, term in zip(sources, terms, strict=True)
    ]  # fmt: skip
    kinds = ["parallel"] * len(output) + ["reduction"] * (len(order) - len(output))
    shape = [sizes[letter] for letter in output]
    element = sources[0].element
    inner = wide(element)
    used = {expr for _, exprs in operands for expr in exprs}
    missing = [letter for letter in order if places[letter] not in used]
    if missing:
        frame = [sizes[letter] for letter in missing]
        empty = Tensor(maker, inner, tuple(frame), maker.empty(frame, inner))
        operands.append((empty, [places[letter] for letter in missing]))
    count = len(sources)

    def body(*parts: Scalar) -> Scalar:
        total = parts[0].to(inner)
        for part in parts[1:count]:
            total = total * part.to(inner)
        return parts[-1] + total

    contraction = maker.contract(operands, kinds, [places[letter] for letter in output], shape, inner, body)
    return contraction if inner is element else maker.map(lambda x: x.to(element), contraction)
