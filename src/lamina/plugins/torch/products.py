"""Verifiers of torch's scaled products of matrices: sizes, elements and scales that PyTorch refuses for any device."""

from __future__ import annotations

import math
from collections.abc import Sequence

from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Type
from lamina.ir.types import FloatType, f32
from lamina.ir.value import Value
from lamina.plugins import verifier
from lamina.plugins.torch.rules import constant_int, constructed_elements, dtype_of, fail, sizes_of
from lamina.plugins.torch.syntax import UNKNOWN_SIZE

_RANK = 2
_BYTE = 8


def _differ(left: int | None, right: int | None) -> bool:
    return None not in (left, right) and UNKNOWN_SIZE not in (left, right) and left != right


def _matrix(type: Type, what: str) -> tuple[int, int] | None:
    """Returns the sizes of a matrix, if its rank is known."""
    sizes = sizes_of(type)
    if sizes is None:
        return None
    if len(sizes) != _RANK:
        fail(f"expected {what} to be a matrix, but it has rank {len(sizes)}")
    rows, columns = sizes
    return rows, columns


def _verify_product(op: ForeignOperation) -> None:
    """Operands are matrices of narrow floats, of sizes that fit each other, the result, and the bias."""
    (result,) = op.result_types
    for type, what in ((op.self.type, "self"), (op.mat2.type, "mat2")):
        dtype = dtype_of(type)
        if dtype is not None and not (isinstance(dtype, FloatType) and dtype.width <= _BYTE):
            fail(f"expected {what} to have elements of at most 8 bits that are floats, but got '{dtype}'")
    left, right, product = _matrix(op.self.type, "self"), _matrix(op.mat2.type, "mat2"), _matrix(result, "the result")
    if left and right and _differ(left[1], right[0]):
        fail(f"expected self to have as many columns as mat2 has rows, but {left[1]} != {right[0]}")
    rows, columns = left[0] if left else None, right[1] if right else None
    if product and _differ(rows, product[0]):
        fail(f"expected the result to have as many rows as self, but {product[0]} != {rows}")
    if product and _differ(columns, product[1]):
        fail(f"expected the result to have as many columns as mat2, but {product[1]} != {columns}")
    bias = sizes_of(op.bias.type)
    if bias is not None and UNKNOWN_SIZE not in bias and _differ(math.prod(bias), columns):
        fail(f"expected a bias of {columns} elements, but got {math.prod(bias)}")


def _verify_scale(type: Type, what: str) -> None:
    """A scale has floats: one, or those of a matrix if they are f32."""
    dtype, sizes = dtype_of(type), sizes_of(type)
    if dtype is not None and not (dtype is f32 or isinstance(dtype, FloatType) and dtype.width <= _BYTE):
        fail(f"expected {what} to have elements of type 'f32' or floats of at most 8 bits, but got '{dtype}'")
    if dtype is not f32 or sizes is None or UNKNOWN_SIZE in sizes:
        return
    if math.prod(sizes) != 1 and len(sizes) != _RANK:
        fail(f"expected {what} to be one number or a matrix, but it has rank {len(sizes)}")


@verifier("torch.aten._scaled_mm")
def verify_scaled_product(op: ForeignOperation) -> None:
    _verify_product(op)
    for scale, what in ((op.scale_a, "scale_a"), (op.scale_b, "scale_b")):
        _verify_scale(scale.type, what)


@verifier("torch.aten._scaled_mm_v2")
def verify_product_of_recipes(op: ForeignOperation) -> None:
    _verify_product(op)
    for scales, recipes, what in ((op.scale_a, op.recipe_a, "a"), (op.scale_b, op.recipe_b, "b")):
        _verify_scales(scales, recipes, what)
    dimensions = _constants(op.contraction_dim)
    if dimensions is None or None in dimensions:
        return
    if dimensions and [dimension % _RANK for dimension in dimensions if dimension is not None] != [1, 0]:
        fail(f"expected contraction_dim to be empty or [1, 0], but got {dimensions}")


def _verify_scales(scales: Value, recipes: Value, what: str) -> None:
    """Each scale has a recipe."""
    given, described = constructed_elements(scales), constructed_elements(recipes)
    if given is not None and described is not None and len(given) != len(described):
        fail(f"expected a recipe for each scale, but scale_{what} has {len(given)} and recipe_{what} {len(described)}")
    for scale in given or ():
        _verify_scale(scale.type, f"scale_{what}")


def _constants(value: Value) -> Sequence[int | None] | None:
    elements = constructed_elements(value)
    return None if elements is None else [constant_int(element) for element in elements]
