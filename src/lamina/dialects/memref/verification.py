"""Verification of memref operations beyond the types of their operands and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.define.inferred_types import fail_with_inferred
from lamina.dialects.memref import layouts, ops
from lamina.interfaces.effects import is_memory_effect_free
from lamina.interfaces.symbols import verify_symbol
from lamina.ir import traits
from lamina.ir.attribute import Type
from lamina.ir.attributes import ElementsAttr, UnitAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.reassociation import (
    RankReduction,
    check_rank_reduced,
    slice_bounds_error,
    verify_collapsed_shape,
    verify_slice_numbers,
)
from lamina.ir.types import DYNAMIC, FloatType, IndexType, IntegerType, MemRefType, ShapedType

if TYPE_CHECKING:
    from lamina.dialects.memref.ops import (
        AllocaOp,
        AllocOp,
        AssumeAlignmentOp,
        AtomicRMWOp,
        AtomicYieldOp,
        CollapseShapeOp,
        DistinctObjectsOp,
        DmaStartOp,
        DmaWaitOp,
        ExpandShapeOp,
        ExtractStridedMetadataOp,
        GenericAtomicRMWOp,
        GetGlobalOp,
        GlobalOp,
        LoadOp,
        PrefetchOp,
        ReallocOp,
        ReinterpretCastOp,
        ReshapeOp,
        StoreOp,
        SubViewOp,
        TransposeOp,
        ViewOp,
    )
    from lamina.ir.symbols import SymbolTableCollection
    from lamina.ir.value import Value


def _known(size: int) -> str:
    return "dynamic" if size == DYNAMIC else str(size)


def verify_dynamic_sizes(type: ShapedType, sizes: Sequence[Value]) -> None:
    """Requires one operand for each dynamic size of the type."""
    if len(sizes) != type.num_dynamic_dims:
        raise VerifyFailure(f"incorrect number of dynamic sizes, has {len(sizes)}, expected {type.num_dynamic_dims}")


def _plain(message: str) -> VerifyFailure:
    """Returns a failure that MLIR reports without the operation's name."""
    return VerifyFailure(message, raw=True)


# ---- Allocation


def verify_alloc(op: AllocOp | AllocaOp) -> None:
    type = op.memref.type
    verify_dynamic_sizes(type, op.dynamic_sizes)
    symbols = 0 if type.layout is None or type.has_identity_layout else type.layout_map.num_symbols
    if len(op.symbol_operands) != symbols:
        raise VerifyFailure(
            f"symbol operand count does not equal memref symbol count: expected {symbols}, "
            f"got {len(op.symbol_operands)}"
        )


def verify_allocation_scope(op: AllocaOp) -> None:
    holder = op.parent_op
    while holder is not None and not holder.trait_bits & traits.AutomaticAllocationScope.bit:
        holder = holder.parent_op
    if holder is None:
        raise VerifyFailure("requires an ancestor op with AutomaticAllocationScope trait")


def verify_alloca(op: AllocaOp) -> None:
    verify_allocation_scope(op)
    verify_alloc(op)


def verify_realloc(op: ReallocOp) -> None:
    source, result = op.source.type, op.result.type
    if not source.has_identity_layout:
        raise _plain(f"unsupported layout for source memref type '{source}'")
    if not result.has_identity_layout:
        raise _plain(f"unsupported layout for result memref type '{result}'")
    if source.memory_space is not result.memory_space:
        raise _plain(
            f"different memory spaces specified for source memref type '{source}' and result memref type '{result}'"
        )
    if source.element_type is not result.element_type:
        raise _plain(
            f"different element types specified for source memref type '{source}' and result memref type '{result}'"
        )
    if result.num_dynamic_dims and op.dynamic_result_size is None:
        raise _plain(f"missing dimension operand for result type '{result}'")
    if not result.num_dynamic_dims and op.dynamic_result_size is not None:
        raise _plain(f"unnecessary dimension operand for result type '{result}'")


# ---- Access


def verify_load(op: LoadOp) -> None:
    rank = op.memref.type.rank
    if len(op.indices) != rank:
        raise VerifyFailure(f"incorrect number of indices for load, expected {rank} but got {len(op.indices)}")


def verify_store(op: StoreOp) -> None:
    if len(op.indices) != op.memref.type.rank:
        raise VerifyFailure("store index operand count not equal to memref rank")


def verify_prefetch(op: PrefetchOp) -> None:
    if len(op.indices) != op.memref.type.rank:
        raise VerifyFailure("too few indices")


_FLOAT_KINDS = frozenset(("addf", "maximumf", "minimumf", "mulf"))
_INTEGER_KINDS = frozenset(("addi", "maxs", "maxu", "mins", "minu", "muli", "ori", "xori", "andi"))


def verify_atomic_rmw(op: AtomicRMWOp) -> None:
    if len(op.indices) != op.memref.type.rank:
        raise VerifyFailure("expects the number of subscripts to be equal to memref rank")
    kind = str(getattr(op.kind, "spelling", op.kind))
    if kind in _FLOAT_KINDS and not isinstance(op.value.type, FloatType):
        raise VerifyFailure(f"with kind '{kind}' expects a floating-point type")
    if kind in _INTEGER_KINDS and not isinstance(op.value.type, IntegerType):
        raise VerifyFailure(f"with kind '{kind}' expects an integer type")


def verify_generic_atomic_rmw(op: GenericAtomicRMWOp) -> None:
    region = op.regions[0]
    if len(region.arguments) != 1:
        raise VerifyFailure("expected single number of entry block arguments")
    if op.result.type is not region.arguments[0].type:
        raise VerifyFailure("expected block argument of the same type result type")
    for inner in region.walk():
        if not is_memory_effect_free(inner):
            raise VerifyFailure(
                "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects",
                operation=inner,
                raw=True,
            )


def verify_atomic_yield(op: AtomicYieldOp) -> None:
    expected, actual = op.enclosing_op.results[0].type, op.result.type
    if expected is not actual:
        raise VerifyFailure(f"types mismatch between yield op: '{actual}' and its parent: '{expected}'")


def verify_dma_start(op: DmaStartOp) -> None:
    types = op.operand_types
    if len(types) < 4:
        raise VerifyFailure("expected at least 4 operands")
    needed = 4
    at = 0
    for role in ("source", "destination"):
        type = types[at]
        if not isinstance(type, MemRefType):
            raise VerifyFailure(f"expected {role} to be of memref type")
        rank = type.rank
        needed += rank
        if len(types) < needed:
            raise VerifyFailure(f"expected at least {needed} operands")
        _verify_index(types[at + 1 : at + 1 + rank], f"expected {role} indices to be of index type")
        at += 1 + rank
    _verify_index(types[at : at + 1], "expected num elements to be of index type")
    tag = types[at + 1]
    if not isinstance(tag, MemRefType):
        raise VerifyFailure("expected tag to be of memref type")
    needed += tag.rank
    if len(types) < needed:
        raise VerifyFailure(f"expected at least {needed} operands")
    _verify_index(types[at + 2 : at + 2 + tag.rank], "expected tag indices to be of index type")
    if len(types) not in (needed, needed + 2):
        raise VerifyFailure("incorrect number of operands")
    _verify_index(types[needed:], "expected stride and num elements per stride to be of type index")


def _verify_index(types: Sequence[Type], message: str) -> None:
    if not all(isinstance(type, IndexType) for type in types):
        raise VerifyFailure(message)


def verify_dma_wait(op: DmaWaitOp) -> None:
    rank, count = op.tag_mem_ref.type.rank, len(op.tag_indices)
    if count != rank:
        raise VerifyFailure(
            f"expected tagIndices to have the same number of elements as the tagMemRef rank, expected {rank}, "
            f"but got {count}"
        )


# ---- Globals


def verify_global(op: GlobalOp) -> None:
    verify_symbol(op)
    type = op.type_
    if not type.has_static_shape:
        raise VerifyFailure(f"type should be static shaped memref, but got '{type}'")
    initial = op.initial_value
    if initial is None or isinstance(initial, UnitAttr):
        return
    if not isinstance(initial, ElementsAttr):
        raise VerifyFailure(f"initial value should be a unit or elements attribute, but got {initial}")
    initial_type = initial.type
    if initial_type.element_type is not type.element_type:
        raise VerifyFailure(
            f"initial value element expected to be of type '{type.element_type}', but was of type "
            f"'{initial_type.element_type}'"
        )
    if tuple(initial_type.shape) != tuple(type.shape):
        expected, actual = (", ".join(map(str, shape)) for shape in (type.shape, initial_type.shape))
        raise VerifyFailure(f"initial value shape expected to be {expected} but was {actual}")


def verify_get_global(op: GetGlobalOp, symbols: SymbolTableCollection) -> None:
    symbol = symbols.lookup_nearest_symbol_from(op, op.name_)
    if not isinstance(symbol, ops.GlobalOp):
        raise VerifyFailure(f"'{op.name_}' does not reference a valid global memref")
    expected, actual = symbol.type_, op.result.type
    if expected is not actual:
        raise VerifyFailure(f"result type '{actual}' does not match type '{expected}' of the global memref @{op.name_}")


# ---- Views


def verify_assume_alignment(op: AssumeAlignmentOp) -> None:
    alignment = op.alignment
    if alignment & (alignment - 1):
        raise VerifyFailure("alignment must be power of 2")


def verify_distinct_objects(op: DistinctObjectsOp) -> None:
    if op.operand_types != op.result_types:
        raise VerifyFailure("operand types and result types must match")
    if not op.num_operands:
        raise VerifyFailure("expected at least one operand")


def verify_reinterpret_cast(op: ReinterpretCastOp) -> None:
    result = op.result.type
    source = op.source.type
    verify_slice_numbers(op, (1, result.rank, result.rank))
    for left, right, what in (
        (source.memory_space, result.memory_space, "memory spaces"),
        (source.element_type, result.element_type, "element types"),
    ):
        if left is not right:
            raise _plain(f"different {what} specified for source type '{source}' and result memref type '{result}'")
    static = {"offsets": op.static_offsets, "sizes": op.static_sizes, "strides": op.static_strides}
    for position, (actual, expected) in enumerate(zip(result.shape, static["sizes"], strict=True)):
        if actual != DYNAMIC and actual != expected:
            raise _plain(f"expected result type with size = {_known(expected)} instead of {actual} in dim = {position}")
    layout = result.strides_and_offset()
    if layout is None:
        raise _plain(f"expected result type to have strided layout but found '{result}'")
    strides, offset = layout
    if offset != DYNAMIC and offset != static["offsets"][0]:
        raise _plain(f"expected result type with offset = {_known(static['offsets'][0])} instead of {offset}")
    for position, (actual, expected) in enumerate(zip(strides, static["strides"], strict=True)):
        if actual != DYNAMIC and actual != expected:
            raise _plain(
                f"expected result type with stride = {_known(expected)} instead of {actual} in dim = {position}"
            )


def verify_reshape(op: ReshapeOp) -> None:
    source, result, shape = op.source.type, op.result.type, op.shape.type
    if source.element_type is not result.element_type:
        raise VerifyFailure("element types of source and destination memref types should be the same")
    if isinstance(source, MemRefType) and not source.has_identity_layout:
        raise VerifyFailure("source memref type should have identity affine map")
    if not isinstance(result, MemRefType):
        return
    if not result.has_identity_layout:
        raise VerifyFailure("result memref type should have identity affine map")
    length = shape.shape[0]
    if length == DYNAMIC:
        raise VerifyFailure("cannot use shape operand with dynamic length to reshape to statically-ranked memref type")
    if length != result.rank:
        raise VerifyFailure("length of shape operand differs from the result's memref rank")


def verify_expand_shape(op: ExpandShapeOp) -> None:
    source, result = op.src.type, op.result.type
    if source.rank > result.rank:
        raise VerifyFailure(
            f"has source rank {source.rank} and result rank {result.rank}. This is not an expansion "
            f"({source.rank} > {result.rank})."
        )
    groups = op.reassociation
    verify_collapsed_shape(source.shape, result.shape, groups)
    expected = layouts.expanded_type(source, result.shape, groups)
    if expected is None:
        raise VerifyFailure("invalid source layout map")
    if expected is not result:
        raise VerifyFailure(f"expected expanded type to be '{expected}' but found '{result}'")
    static = op.static_output_shape
    verify_output_shape(static, len(op.output_shape), result, "bounds")


def verify_output_shape(static: Sequence[int], dynamic: int, result: ShapedType, what: str) -> None:
    """The output shape of an expand_shape must be that of the result type."""
    if len(static) != result.rank:
        raise VerifyFailure(
            f"expected number of static shape {what} to be equal to the output rank ({result.rank}) but found "
            f"{len(static)} inputs instead"
        )
    if dynamic != static.count(DYNAMIC):
        raise VerifyFailure(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has "
            f"{static.count(DYNAMIC)} dynamic dims while output_shape has {dynamic} values"
        )
    for position, size in enumerate(result.shape):
        if size != DYNAMIC and size != static[position]:
            raise VerifyFailure(f"invalid output shape provided at pos {position}")


def verify_collapse_shape(op: CollapseShapeOp) -> None:
    source, result = op.src.type, op.result.type
    if source.rank < result.rank:
        raise VerifyFailure(
            f"has source rank {source.rank} and result rank {result.rank}. This is not a collapse "
            f"({source.rank} < {result.rank})."
        )
    groups = op.reassociation
    verify_collapsed_shape(result.shape, source.shape, groups)
    if source.has_identity_layout:
        expected = layouts.plain(source, result.shape)
    else:
        layout = layouts.collapsed_layout(source, groups)
        if layout is None:
            raise VerifyFailure("invalid source layout map or collapsing non-contiguous dims")
        expected = MemRefType(result.shape, source.element_type, layout, source.memory_space)
    if expected is not result:
        raise VerifyFailure(f"expected collapsed type to be '{expected}' but found '{result}'")


def verify_subview(op: SubViewOp) -> None:
    base, result = op.source.type, op.result.type
    rank = base.rank
    verify_slice_numbers(op, (rank, rank, rank))
    if base.memory_space is not result.memory_space:
        raise _plain(
            f"different memory spaces specified for base memref type '{base}' and subview memref type '{result}'"
        )
    if base.strides_and_offset() is None:
        raise _plain(f"base type '{base}' is not strided")
    offsets, sizes, strides = op.static_offsets, op.static_sizes, op.static_strides
    expected = layouts.subview_type(base, offsets, sizes, strides)
    problem = check_rank_reduced(expected, result)
    if problem is RankReduction.SUCCESS and not _layout_fits(expected, result, sizes):
        problem = RankReduction.LAYOUT_MISMATCH
    if problem is not RankReduction.SUCCESS:
        raise _plain(_subview_message(problem, expected, result))
    error = slice_bounds_error(base.shape, offsets, sizes, strides)
    if error is not None:
        raise VerifyFailure(error, raw=True)


def _layout_fits(expected: MemRefType, result: MemRefType, sizes: Sequence[int]) -> bool:
    left, right = expected.strides_and_offset(), result.strides_and_offset()
    if left is None or right is None or left[1] != right[1]:
        return False
    dropped = layouts.dropped_dims_of_memref(expected, result, sizes)
    return dropped is not None and layouts.compatible_strides(expected, result, dropped)


def _subview_message(problem: RankReduction, expected: MemRefType, result: MemRefType) -> str:
    if problem is RankReduction.RANK_TOO_LARGE:
        return f"expected result rank to be smaller or equal to the source rank, but got '{result}'"
    if problem is RankReduction.SIZE_MISMATCH:
        return (
            f"expected result type to be '{expected}' or a rank-reduced version. (mismatch of result sizes), but got "
            f"'{result}'"
        )
    if problem is RankReduction.ELEMENT_TYPE_MISMATCH:
        return f"expected result element type to be '{expected.element_type}', but got '{result}'"
    return (
        f"expected result type to be '{expected}' or a rank-reduced version. (mismatch of result layout), but got "
        f"'{result}'"
    )


def verify_transpose(op: TransposeOp) -> None:
    permutation = op.permutation
    if not permutation.is_permutation():
        raise VerifyFailure("expected a permutation map")
    source, result = op.in_.type, op.result.type
    if permutation.num_dims != source.rank:
        raise VerifyFailure("expected a permutation map of same rank as the input")
    expected = layouts.canonical(layouts.transposed_type(source, permutation))
    if expected is not layouts.canonical(result):
        raise VerifyFailure(
            f"result type '{result}' is not equivalent to the canonical transposed input type '{expected}'"
        )


def verify_view(op: ViewOp) -> None:
    base, result = op.source.type, op.result.type
    if not base.has_identity_layout:
        raise _plain(f"unsupported map for base memref type '{base}'")
    if not result.has_identity_layout:
        raise _plain(f"unsupported map for result memref type '{result}'")
    if base.memory_space is not result.memory_space:
        raise _plain(f"different memory spaces specified for base memref type '{base}' and view memref type '{result}'")
    verify_dynamic_sizes(result, op.sizes)


def verify_extract_strided_metadata(op: ExtractStridedMetadataOp) -> None:
    """The result types follow from the source."""
    inferred = type(op).infer_return_types([op.source], op.properties, [])
    if inferred == op.result_types:
        return
    fail_with_inferred(op, inferred)
