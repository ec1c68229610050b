"""``lamina-img2col``: convolutions of small images with their channels first become products of matrices.

Vectors run along the innermost places of such a convolution, which leaves them mostly empty where rows of the result
are short, or along the features, for which the filter is rearranged. Instead, what each place reads of the image is
copied to a column of a matrix, by which the filter, read in order, is multiplied (Chellapilla, Puri and Simard, "High
Performance Convolutional Neural Networks for Document Processing", IWFHR 2006).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from lamina.conversion.vector_loops.dot_products import match_dot_product
from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.structure import PARALLEL, REDUCTION, LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.tensor.ops import EmptyOp
from lamina.ir.affine import AffineDimExpr, AffineExpr, AffineMap, dim
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType
from lamina.ir.value import Value, type_as
from lamina.passes.convolutions_on_tensors import replace_convolutions, static_convolution_on_tensors
from lamina.passes.transpositions import collapsed, expanded, with_block_of
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value

_MOST_PLACES = 256
"""Places of a result above which vectors along its rows are faster than copies of what they read."""
_FEWEST_FEATURES = 8
"""Features that read a column of the matrix for its copy to pay."""


@register_pass("lamina-img2col", summary="Turn convolutions of small images, channels first, into products of matrices")
class Img2Col(Pass):
    """Replaces convolutions on tensors of static sizes whose filter is not constant."""

    def run(self, operation: Operation) -> None:
        replace_convolutions(operation, is_convolution_of_small_image, _as_product)


def is_convolution_of_small_image(operation: Operation) -> bool:
    """True for a convolution that the pass replaces."""
    op = static_convolution_on_tensors(operation)
    if op is None or constant_value(op.dps_inputs[1]) is not None or match_dot_product(op) is not None:
        return False
    batch, features, places = _loops(op)
    result = op.maps[2].dim_positions()
    filter = op.maps[1].dim_positions()
    if list(result) != [*batch, *features, *places] or list(filter) != [*features, *filter[len(features) :]]:
        return False
    sizes = op.static_loop_ranges
    windows = [loop for loop in op.reduction_dims if dim(loop) not in op.maps[0].results]
    return (
        len(features) == 1
        and sizes[features[0]] >= _FEWEST_FEATURES
        and prod(sizes[loop] for loop in places) <= _MOST_PLACES
        and prod(sizes[loop] for loop in windows) > 1
        and isinstance(op.maps[0].results[0], AffineDimExpr)
    )


def _loops(op: LinalgOp) -> tuple[list[int], list[int], list[int]]:
    """Returns the loops over batches, features and places, in the order of the result."""
    image, filter = op.maps[0], op.maps[1]
    order = op.maps[2].dim_positions()
    batch = [loop for loop in order if dim(loop) in image.results and not filter.is_function_of_dim(loop)]
    features = [loop for loop in order if filter.is_function_of_dim(loop) and not image.is_function_of_dim(loop)]
    places = [loop for loop in order if image.is_function_of_dim(loop) and loop not in batch]
    return batch, features, [loop for loop in places if not filter.is_function_of_dim(loop)]


def _as_product(rewriter: PatternRewriter, generic: GenericOp) -> Value:
    batch, features, places = _loops(generic)
    filter, init = generic.dps_inputs[1], generic.dps_inits[0]
    depth = [loop for loop in generic.maps[1].dim_positions() if loop not in features]
    columns = collapsed(
        rewriter,
        _columns(rewriter, generic, [*batch, *depth, *places]),
        _groups(*([loop] for loop in batch), depth, places),
    )
    rows = collapsed(rewriter, filter, _groups(features, depth))
    result = _groups(*([loop] for loop in batch), features, places)
    # The loops of the product: batches, features, places, and the depth.
    count = len(batch)
    outer = [dim(loop) for loop in range(count)]
    feature, place, inner = (dim(count + number) for number in range(3))
    maps = [
        AffineMap(count + 3, 0, exprs) for exprs in ([feature, inner], [*outer, inner, place], [*outer, feature, place])
    ]
    kinds = [*[PARALLEL] * (count + 2), REDUCTION]
    product = with_block_of(rewriter, generic, [rows, columns], collapsed(rewriter, init, result), maps, kinds)
    return expanded(rewriter, product.results[0], result, type_as(init, RankedTensorType))


def _groups(*lengths: Sequence[int]) -> list[list[int]]:
    """Returns consecutive numbers in groups as long as some lists."""
    groups: list[list[int]] = []
    for loops in lengths:
        first = sum(map(len, groups))
        groups.append(list(range(first, first + len(loops))))
    return groups


def _columns(rewriter: PatternRewriter, op: GenericOp, loops: Sequence[int]) -> Value:
    """Returns what each place reads of the image, with a dim for each of some loops."""
    image = op.dps_inputs[0]
    shape = [op.static_loop_ranges[loop] for loop in loops]
    type = RankedTensorType(shape, type_as(image, RankedTensorType).element_type)
    renamed: list[AffineExpr] = [dim(loops.index(loop)) if loop in loops else dim(0) for loop in range(op.num_loops)]
    read = AffineMap(len(loops), 0, [expr.replace_dims(renamed) for expr in op.maps[0].results])
    empty = rewriter.create(EmptyOp, [], result=type).result
    kinds = [PARALLEL] * len(loops)
    maps = [read, AffineMap.identity(len(loops))]
    copy = build_generic(rewriter, [image], [empty], maps, kinds, lambda _, block: [block.arguments[0]])
    return copy.results[0]
