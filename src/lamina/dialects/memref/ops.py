"""Operations of the memref dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from lamina.define import (
    Operation,
    decided_but_for,
    decided_by_fields,
    decided_by_types,
    operand,
    operation,
    optional_operand,
    prop,
    region,
    result,
    variadic_operand,
    variadic_result,
)
from lamina.define.cast_checks import CastCheck
from lamina.define.constraints import (
    I8,
    AffineMapAttr,
    AnyAttr,
    AnyFloat,
    AnyMemRef,
    AnyNon0RankedOrUnrankedMemRef,
    AnyRankedOrUnrankedMemRef,
    AnyRegion,
    AnySignlessInteger,
    AnyStaticShapeMemRef,
    AnyStridedMemRef,
    AnyStridedMemRefOfRank,
    AnyType,
    AnyTypeOf,
    BoolAttr,
    ConfinedAttr,
    DenseI64ArrayAttr,
    FlatSymbolRefAttr,
    I32Attr,
    I64Attr,
    Index,
    IndexListArrayAttr,
    IntMaxValue,
    IntMinValue,
    IntPositive,
    IntValidAlignment,
    MemRefOf,
    MemRefRankOf,
    SizedRegion,
    StrAttr,
    SymbolNameAttr,
    UnitAttr,
)
from lamina.define.result_names import named_result
from lamina.define.type_relations import AllTypesMatch, TypesMatchWith, element_type
from lamina.dialects.arith.enums import AtomicRMWKindAttr
from lamina.dialects.memref import layouts, verification
from lamina.dialects.memref.constraints import MemRefTypeAttr
from lamina.dialects.memref.traits import DistinctObjectsTrait
from lamina.interfaces.region_branch import verify_control_flow_edges
from lamina.ir.attribute import Type
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    AutomaticAllocationScope,
    HasParent,
    InferTypeOpAdaptor,
    MemRefsNormalizable,
    NoMemoryEffect,
    NoRegionArguments,
    Pure,
    RecursiveMemoryEffects,
    ReturnLike,
    SameOperandsAndResultElementType,
    SameOperandsAndResultShape,
    SameOperandsAndResultType,
    SameOperandsElementType,
    SameOperandsShape,
    SameVariadicResultSize,
    SingleBlockImplicitTerminator,
)
from lamina.ir.types import MemRefType, index
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute
    from lamina.ir.region import Region
    from lamina.ir.symbols import SymbolTableCollection


@operation("memref.assume_alignment", traits=[Pure, SameOperandsAndResultType])
class AssumeAlignmentOp(Operation):
    """The same memref, with a promise: its address is a multiple of the alignment."""

    memref = operand(AnyMemRef)
    alignment = prop(ConfinedAttr(I32Attr, [IntPositive]))
    result = result(AnyMemRef)
    assembly_format = "$memref `,` $alignment attr-dict `:` type($memref)"
    result_names = named_result("assume_align")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_assume_alignment(self)


@operation("memref.distinct_objects", traits=[Pure, DistinctObjectsTrait])
class DistinctObjectsOp(Operation):
    """The same memrefs, with a promise: they share no memory."""

    operands_ = variadic_operand(AnyMemRef, name="operands")
    results_ = variadic_result(AnyMemRef, name="results")
    assembly_format = "$operands_ attr-dict `:` type($operands_)"

    def verify(self) -> None:
        verification.verify_distinct_objects(self)

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return [value.type for value in operands]


@operation("memref.alloc", traits=[AttrSizedOperandSegments])
class AllocOp(Operation):
    """Memory on the heap, freed by `memref.dealloc`; sizes for the dynamic dims, symbols for the layout."""

    dynamic_sizes = variadic_operand(Index)
    symbol_operands = variadic_operand(Index)
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    memref = result(AnyMemRef, effects=["allocate"])
    assembly_format = "`(`$dynamic_sizes`)` (`` `[` $symbol_operands^ `]`)? attr-dict `:` type($memref)"
    result_names = named_result("alloc")

    @decided_by_types()
    def verify(self) -> None:
        verification.verify_alloc(self)


@operation("memref.realloc")
class ReallocOp(Operation):
    """Allocates a one-dimensional buffer of another size with the same leading elements, and frees the old one."""

    source = operand(MemRefRankOf([AnyType], [1]), effects=["free"])
    dynamic_result_size = optional_operand(Index)
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    result = result(MemRefRankOf([AnyType], [1]), name="", effects=["allocate"])
    assembly_format = "$source (`(` $dynamic_result_size^ `)`)? attr-dict `:` type($source) `to` type(results)"

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_realloc(self)


@operation("memref.alloca", traits=[AttrSizedOperandSegments])
class AllocaOp(Operation):
    """Memory on the stack, until the function or `memref.alloca_scope` around it ends."""

    dynamic_sizes = variadic_operand(Index)
    symbol_operands = variadic_operand(Index)
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    memref = result(AnyMemRef, effects=["allocate"])
    assembly_format = "`(`$dynamic_sizes`)` (`` `[` $symbol_operands^ `]`)? attr-dict `:` type($memref)"
    result_names = named_result("alloca")

    @decided_but_for(verification.verify_allocation_scope)
    def verify(self) -> None:
        verification.verify_alloca(self)


@operation(
    "memref.alloca_scope",
    traits=[
        AutomaticAllocationScope,
        SingleBlockImplicitTerminator("memref.alloca_scope.return"),
        RecursiveMemoryEffects,
        NoRegionArguments,
    ],
)
class AllocaScopeOp(Operation):
    """A region at whose end its stack memory is freed."""

    results_ = variadic_result(AnyType, name="results")
    body_region = region(SizedRegion(1))

    def verify_regions(self) -> None:
        verify_control_flow_edges(self)


@operation("memref.alloca_scope.return", traits=[HasParent("memref.alloca_scope"), Pure, ReturnLike])
class AllocaScopeReturnOp(Operation):
    """Ends `memref.alloca_scope` with its results."""

    results_ = variadic_operand(AnyType, name="results")
    assembly_format = "attr-dict ($results_^ `:` type($results_))?"


@operation(
    "memref.cast",
    traits=[CastCheck(layouts.cast_compatible), MemRefsNormalizable, Pure, SameOperandsAndResultShape],
)
class CastOp(Operation):
    """Casts a memref to a type with more or less static shape, stride and offset information."""

    source = operand(AnyRankedOrUnrankedMemRef)
    dest = result(AnyRankedOrUnrankedMemRef)
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"
    result_names = named_result("cast")


@operation("memref.copy", traits=[SameOperandsElementType, SameOperandsShape])
class CopyOp(Operation):
    """Copies the elements of a memref to another memref of the same shape."""

    source = operand(AnyRankedOrUnrankedMemRef, effects=["read"])
    target = operand(AnyRankedOrUnrankedMemRef, effects=["write"])
    assembly_format = "$source `,` $target attr-dict `:` type($source) `to` type($target)"


@operation("memref.dealloc", traits=[MemRefsNormalizable])
class DeallocOp(Operation):
    """Frees memory allocated by `memref.alloc`."""

    memref = operand(AnyRankedOrUnrankedMemRef, effects=["free"])
    assembly_format = "$memref attr-dict `:` type($memref)"


@operation("memref.dim", traits=[MemRefsNormalizable, NoMemoryEffect])
class DimOp(Operation):
    """The size of a dim."""

    source = operand(AnyNon0RankedOrUnrankedMemRef)
    index = operand(Index)
    result = result(Index)
    assembly_format = "attr-dict $source `,` $index `:` type($source)"
    result_names = named_result("dim")


class DmaParts(NamedTuple):
    """The operands of a dma_start by role; each memref comes with its indices."""

    source: tuple[Value, list[Value]]
    destination: tuple[Value, list[Value]]
    num_elements: Value
    tag: tuple[Value, list[Value]]
    stride: list[Value]


def _rank_of(value: Value) -> int:
    return value.type.rank if isinstance(value.type, MemRefType) else 0


@operation("memref.dma_start")
class DmaStartOp(Operation):
    """Starts to copy elements between memory spaces; a tag is set when it is done."""

    operands_ = variadic_operand(AnyType, name="operands")

    @property
    def parts(self) -> DmaParts:
        """The operands by their meaning. Raises IndexError where there are too few."""
        values = [slot.value for slot in self._operands]
        at = 0

        def indexed() -> tuple[Value, list[Value]]:
            nonlocal at
            memref = values[at]
            start, at = at + 1, at + 1 + _rank_of(memref)
            return memref, values[start:at]

        source = indexed()
        destination = indexed()
        count = values[at]
        at += 1
        tag = indexed()
        return DmaParts(source, destination, count, tag, values[at:])

    def verify(self) -> None:
        verification.verify_dma_start(self)


@operation("memref.dma_wait")
class DmaWaitOp(Operation):
    """Waits until the copy of a tag is done."""

    tag_mem_ref = operand(AnyMemRef)
    tag_indices = variadic_operand(Index)
    num_elements = operand(Index)
    assembly_format = "$tag_mem_ref `[` $tag_indices `]` `,` $num_elements attr-dict `:` type($tag_mem_ref)"

    def verify(self) -> None:
        verification.verify_dma_wait(self)


@operation("memref.extract_aligned_pointer_as_index", traits=[Pure, SameVariadicResultSize])
class ExtractAlignedPointerAsIndexOp(Operation):
    """The address of the aligned buffer, without the offset."""

    source = operand(AnyRankedOrUnrankedMemRef)
    aligned_pointer = result(Index, name="aligned_pointer")
    assembly_format = "$source `:` type($source) `->` type(results) attr-dict"
    result_names = named_result("intptr")


@operation("memref.extract_strided_metadata", traits=[Pure, SameVariadicResultSize, InferTypeOpAdaptor])
class ExtractStridedMetadataOp(Operation):
    """The buffer without shape, the offset, sizes and strides of a memref."""

    source = operand(AnyStridedMemRef)
    base_buffer = result(AnyStridedMemRefOfRank(0), name="base_buffer")
    offset = result(Index)
    sizes = variadic_result(Index)
    strides = variadic_result(Index)
    assembly_format = "$source `:` type($source) `->` type(results) attr-dict"

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        source = operands[0].type
        assert isinstance(source, MemRefType)
        base = MemRefType((), source.element_type, None, source.memory_space)
        return [base, index, *[index] * (2 * source.rank)]

    @decided_by_types()
    def verify(self) -> None:
        verification.verify_extract_strided_metadata(self)

    def result_names(self) -> list[tuple[Value, str]]:
        names: list[tuple[Value, str]] = [(self.results[0], "base_buffer"), (self.results[1], "offset")]
        rank = (len(self.results) - 2) // 2
        if rank > 0:
            names += [(self.results[2], "sizes"), (self.results[2 + rank], "strides")]
        return names


@operation(
    "memref.generic_atomic_rmw",
    traits=[
        SingleBlockImplicitTerminator("memref.atomic_yield"),
        TypesMatchWith("memref", "result", element_type, "result type matches element type of memref"),
    ],
)
class GenericAtomicRMWOp(Operation):
    """Reads an element, computes a new one in its region and writes it, atomically."""

    memref = operand(MemRefOf([AnySignlessInteger, AnyFloat]), effects=["read", "write"])
    indices = variadic_operand(Index)
    result = result(AnyTypeOf([AnySignlessInteger, AnyFloat]))
    atomic_body = region(AnyRegion, name="atomic_body")

    def verify(self) -> None:
        verification.verify_generic_atomic_rmw(self)


@operation("memref.atomic_yield", traits=[HasParent("memref.generic_atomic_rmw"), Pure, ReturnLike])
class AtomicYieldOp(Operation):
    """Ends `memref.generic_atomic_rmw` with the new value."""

    result = operand(AnyType)
    assembly_format = "$result attr-dict `:` type($result)"

    def verify(self) -> None:
        verification.verify_atomic_yield(self)


@operation("memref.get_global", traits=[Pure])
class GetGlobalOp(Operation):
    """The memref of a `memref.global`."""

    name_ = prop(FlatSymbolRefAttr, name="name")
    result = result(AnyStaticShapeMemRef)
    assembly_format = "$name_ `:` type($result) attr-dict"

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verification.verify_get_global(self, symbols)


@operation("memref.global")
class GlobalOp(Operation):
    """A buffer with a symbol that lasts as long as the program, with or without contents."""

    sym_name = prop(SymbolNameAttr, name="sym_name")
    sym_visibility = prop(StrAttr, optional=True, name="sym_visibility")
    type_ = prop(MemRefTypeAttr, name="type")
    initial_value = prop(AnyAttr, optional=True, name="initial_value")
    constant = prop(UnitAttr, optional=True)
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    assembly_format = """
        ($sym_visibility^)? (`constant` $constant^)? $sym_name `:`
        custom<GlobalMemrefOpTypeAndInitialValue>($type_, $initial_value) attr-dict
    """

    def verify(self) -> None:
        verification.verify_global(self)


@operation(
    "memref.load",
    traits=[
        TypesMatchWith("memref", "result", element_type, "result type matches element type of 'memref'"),
        MemRefsNormalizable,
    ],
)
class LoadOp(Operation):
    """An element."""

    memref = operand(AnyMemRef, effects=["read"])
    indices = variadic_operand(Index)
    nontemporal = prop(BoolAttr, default="false", optional=True)
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    result = result(AnyType)
    assembly_format = "$memref `[` $indices `]` attr-dict `:` type($memref)"

    @decided_by_types()
    def verify(self) -> None:
        verification.verify_load(self)


@operation(
    "memref.memory_space_cast",
    traits=[
        CastCheck(layouts.memory_space_cast_compatible),
        MemRefsNormalizable,
        Pure,
        SameOperandsAndResultElementType,
        SameOperandsAndResultShape,
    ],
)
class MemorySpaceCastOp(Operation):
    """The same memref in another memory space."""

    source = operand(AnyRankedOrUnrankedMemRef)
    dest = result(AnyRankedOrUnrankedMemRef)
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"
    result_names = named_result("memspacecast")


@operation("memref.prefetch")
class PrefetchOp(Operation):
    """Prefetches an element into the cache, for reading or writing, with a locality hint from 0 to 3."""

    memref = operand(AnyMemRef, effects=["write"])
    indices = variadic_operand(Index)
    is_write = prop(BoolAttr)
    locality_hint = prop(ConfinedAttr(I32Attr, [IntMinValue(0), IntMaxValue(3)]))
    is_data_cache = prop(BoolAttr)

    @decided_by_types()
    def verify(self) -> None:
        verification.verify_prefetch(self)


@operation("memref.reinterpret_cast", traits=[AttrSizedOperandSegments, MemRefsNormalizable, Pure])
class ReinterpretCastOp(Operation):
    """Reinterprets the memory of a memref with the given offset, sizes and strides."""

    source = operand(AnyRankedOrUnrankedMemRef)
    offsets = variadic_operand(Index)
    sizes = variadic_operand(Index)
    strides = variadic_operand(Index)
    static_offsets = prop(DenseI64ArrayAttr, name="static_offsets")
    static_sizes = prop(DenseI64ArrayAttr, name="static_sizes")
    static_strides = prop(DenseI64ArrayAttr, name="static_strides")
    result = result(AnyStridedMemRef)
    assembly_format = """
        $source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` `sizes` `` `:`
        custom<DynamicIndexList>($sizes, $static_sizes) `` `,` `strides` `` `:`
        custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)
    """
    result_names = named_result("reinterpret_cast")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_reinterpret_cast(self)


@operation("memref.rank", traits=[Pure])
class RankOp(Operation):
    """The number of dims."""

    memref = operand(AnyRankedOrUnrankedMemRef)
    result = result(Index, name="")
    assembly_format = "$memref attr-dict `:` type($memref)"


@operation("memref.reshape", traits=[Pure])
class ReshapeOp(Operation):
    """Reshapes contiguous memory to the shape held by a memref of sizes."""

    source = operand(AnyRankedOrUnrankedMemRef)
    shape = operand(MemRefRankOf([AnySignlessInteger, Index], [1]), effects=["read"])
    result = result(AnyRankedOrUnrankedMemRef)
    assembly_format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"
    result_names = named_result("reshape")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_reshape(self)


@operation("memref.expand_shape", traits=[Pure])
class ExpandShapeOp(Operation):
    """The same memory with dims split into groups."""

    src = operand(AnyStridedMemRef)
    reassociation = prop(IndexListArrayAttr)
    output_shape = variadic_operand(Index, name="output_shape")
    static_output_shape = prop(DenseI64ArrayAttr, name="static_output_shape")
    result = result(AnyStridedMemRef)
    assembly_format = """
        $src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape)
        attr-dict `:` type($src) `into` type($result)
    """
    result_names = named_result("expand_shape")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_expand_shape(self)


@operation("memref.collapse_shape", traits=[Pure])
class CollapseShapeOp(Operation):
    """The same memory with groups of neighboring dims as one."""

    src = operand(AnyStridedMemRef)
    reassociation = prop(IndexListArrayAttr)
    result = result(AnyStridedMemRef)
    assembly_format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
    result_names = named_result("collapse_shape")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_collapse_shape(self)


@operation(
    "memref.store",
    traits=[
        TypesMatchWith("memref", "value", element_type, "type of 'value' matches element type of 'memref'"),
        MemRefsNormalizable,
    ],
)
class StoreOp(Operation):
    """Writes an element."""

    value = operand(AnyType)
    memref = operand(AnyMemRef, effects=["write"])
    indices = variadic_operand(Index)
    nontemporal = prop(BoolAttr, default="false", optional=True)
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    assembly_format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)"

    @decided_by_types()
    def verify(self) -> None:
        verification.verify_store(self)


@operation("memref.subview", traits=[AttrSizedOperandSegments, Pure])
class SubViewOp(Operation):
    """A view of part of a memref.

    Takes an offset, size and stride for each dimension. The view aliases the source and may drop unit dimensions.
    """

    source = operand(AnyMemRef)
    offsets = variadic_operand(Index)
    sizes = variadic_operand(Index)
    strides = variadic_operand(Index)
    static_offsets = prop(DenseI64ArrayAttr, name="static_offsets")
    static_sizes = prop(DenseI64ArrayAttr, name="static_sizes")
    static_strides = prop(DenseI64ArrayAttr, name="static_strides")
    result = result(AnyMemRef)
    assembly_format = """
        $source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes,
        $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to`
        type($result)
    """
    result_names = named_result("subview")

    @decided_by_types("static_offsets", "static_sizes", "static_strides")
    def verify(self) -> None:
        verification.verify_subview(self)


@operation("memref.transpose", traits=[Pure])
class TransposeOp(Operation):
    """The same memory with its dims in another order."""

    in_ = operand(AnyStridedMemRef, name="in")
    permutation = prop(AffineMapAttr)
    result = result(AnyStridedMemRef, name="")
    result_names = named_result("transpose")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_transpose(self)


@operation("memref.view", traits=[Pure])
class ViewOp(Operation):
    """A contiguous part of a buffer of bytes, as a memref of another type."""

    source = operand(MemRefRankOf([I8], [1]))
    byte_shift = operand(Index, name="byte_shift")
    sizes = variadic_operand(Index)
    result = result(AnyMemRef, name="")
    assembly_format = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)"
    result_names = named_result("view")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_view(self)


@operation(
    "memref.atomic_rmw",
    traits=[
        AllTypesMatch("value", "result"),
        TypesMatchWith("memref", "value", element_type, "value type matches element type of memref"),
    ],
)
class AtomicRMWOp(Operation):
    """Reads, combines and writes an element atomically; returns the old value."""

    kind = prop(AtomicRMWKindAttr)
    value = operand(AnyTypeOf([AnySignlessInteger, AnyFloat]))
    memref = operand(MemRefOf([AnySignlessInteger, AnyFloat]), effects=["read", "write"])
    indices = variadic_operand(Index)
    result = result(AnyTypeOf([AnySignlessInteger, AnyFloat]))
    assembly_format = """
        $kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->`
        type($result)
    """

    def verify(self) -> None:
        verification.verify_atomic_rmw(self)
