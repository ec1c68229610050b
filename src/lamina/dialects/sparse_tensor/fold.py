"""Folds of the sparse_tensor dialect."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.arith.fold import materialize
from lamina.dialects.sparse_tensor import DIALECT
from lamina.dialects.sparse_tensor.constraints import encoding_of
from lamina.dialects.sparse_tensor.enums import CrdTransDirection
from lamina.dialects.sparse_tensor.ops import ConvertOp, CrdTranslateOp, LvlOp, ReinterpretMapOp, ReorderCOOOp
from lamina.dialects.sparse_tensor.shapes import level_shape
from lamina.dialects.sparse_tensor.storage_ops import GetStorageSpecifierOp, SetStorageSpecifierOp
from lamina.ir.affine import AffineDimExpr
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import DYNAMIC, RankedTensorType, index
from lamina.ir.value import Value
from lamina.rewrite import fold
from lamina.rewrite.fold import Constants, constant_int

DIALECT.constant_materializer = materialize


@fold
def fold_convert(op: ConvertOp, constants: Constants) -> Value | None:
    """A conversion to the same type"""
    return op.source if op.source.type is op.dest.type else None


@fold
def fold_reinterpret_map(op: ReinterpretMapOp, constants: Constants) -> Value | None:
    """The same type, or back to the type before"""
    source: Value = op.source
    if source.type is op.dest.type:
        return source
    before = source.defining_op
    if isinstance(before, ReinterpretMapOp) and before.source.type is op.dest.type:
        return before.source
    return None


@fold
def fold_reorder(op: ReorderCOOOp, constants: Constants) -> Value | None:
    """The same order"""
    same = encoding_of(op.input_coo.type) is encoding_of(op.result_coo.type)
    return op.input_coo if same else None


@fold
def fold_get(op: GetStorageSpecifierOp, constants: Constants) -> Value | None:
    """The size that was set"""
    definition = op.specifier.defining_op
    while isinstance(definition, SetStorageSpecifierOp):
        if definition.specifier_kind is op.specifier_kind and definition.level == op.level:
            return definition.value
        definition = definition.specifier.defining_op
    return None


@fold
def fold_lvl(op: LvlOp, constants: Constants) -> IntegerAttr | None:
    """The size of a level, if known"""
    level = constant_int(op.index)
    tensor, encoding = op.source.type, encoding_of(op.source.type)
    if level is None or encoding is None or not isinstance(tensor, RankedTensorType):
        return None
    sizes = level_shape(tensor.shape, encoding)
    if not 0 <= level < len(sizes) or sizes[level] == DYNAMIC:
        return None
    return IntegerAttr(index, sizes[level])


@fold
def fold_translation(op: CrdTranslateOp, constants: Constants) -> Sequence[Value] | None:
    """Coordinates in another order, or those that were translated the other way"""
    given, forth = op.in_crds, op.encoder.dim_to_lvl
    if forth.is_permutation():
        order = forth if op.direction is CrdTransDirection.DIM_TO_LVL else op.encoder.lvl_to_dim
        places = [part.position for part in order.results if isinstance(part, AffineDimExpr)] if order else []
        return [given[place] for place in places]
    before = given[0].defining_op
    if not isinstance(before, CrdTranslateOp) or before.direction is op.direction:
        return None
    same = before.encoder.dim_to_lvl is forth and list(before.out_crds) == list(given)
    return list(before.in_crds) if same else None
