"""Operations of the affine dialect."""

from __future__ import annotations

from lamina.define import (
    Operation,
    decided_but_for,
    decided_by_fields,
    decided_by_region_types,
    operand,
    operation,
    prop,
    region,
    result,
    variadic_operand,
    variadic_result,
)
from lamina.define.constraints import (
    AffineMapAttr,
    AnyMemRef,
    AnyRegion,
    AnyType,
    AnyVectorOfNonZeroRank,
    BoolAttr,
    ConfinedAttr,
    DenseI64ArrayAttr,
    I32Attr,
    I32ElementsAttr,
    I64SmallVectorArrayAttr,
    Index,
    IndexAttr,
    IntegerSetAttr,
    IntMaxValue,
    IntMinValue,
    SizedRegion,
    TypedArrayAttr,
    UnitProp,
)
from lamina.dialects.affine import verification
from lamina.dialects.affine.dma import MappedMemRef, mapped_memrefs, verify_transfer
from lamina.dialects.arith.enums import AtomicRMWKindAttr
from lamina.interfaces.loop_like import carries_nothing, verify_loop_like
from lamina.interfaces.region_branch import verify_control_flow_edges
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    AutomaticAllocationScope,
    MemRefsNormalizable,
    NoRegionArguments,
    Pure,
    RecursivelySpeculatable,
    RecursiveMemoryEffects,
    ReturnLike,
    SingleBlockImplicitTerminator,
)
from lamina.ir.value import Value


@operation("affine.apply", traits=[Pure])
class AffineApplyOp(Operation):
    """The result of an affine map on dims and symbols."""

    map = prop(AffineMapAttr)
    map_operands = variadic_operand(Index)
    result = result(Index, name="")

    @decided_but_for(verification.verify_places_of_symbols)
    def verify(self) -> None:
        verification.verify_apply(self)


@operation(
    "affine.for",
    traits=[
        AttrSizedOperandSegments,
        AutomaticAllocationScope,
        SingleBlockImplicitTerminator("affine.yield"),
        RecursiveMemoryEffects,
    ],
)
class AffineForOp(Operation):
    """A loop from the largest result of one affine map to the smallest of another, exclusive, by a constant step."""

    lower_bound_operands = variadic_operand(Index)
    upper_bound_operands = variadic_operand(Index)
    inits = variadic_operand(AnyType)
    lower_bound_map = prop(AffineMapAttr)
    upper_bound_map = prop(AffineMapAttr)
    step = prop(IndexAttr)
    results_ = variadic_result(AnyType, name="results")
    region = region(SizedRegion(1))

    def verify_regions(self) -> None:
        if (self.num_operands and self.inits) or not carries_nothing(self):
            verify_loop_like(self)
            verify_control_flow_edges(self)
        verification.verify_for(self)


@operation(
    "affine.if",
    traits=[
        SingleBlockImplicitTerminator("affine.yield"),
        RecursivelySpeculatable,
        RecursiveMemoryEffects,
        NoRegionArguments,
    ],
)
class AffineIfOp(Operation):
    """Runs one of two regions, depending on whether an integer set contains the operands."""

    operands_ = variadic_operand(AnyType, name="")
    condition = prop(IntegerSetAttr)
    results_ = variadic_result(AnyType, name="results")
    then_region = region(SizedRegion(1))
    else_region = region(AnyRegion)

    def verify(self) -> None:
        verification.verify_if(self)

    @decided_by_region_types
    def verify_regions(self) -> None:
        verify_control_flow_edges(self)


@operation("affine.load", traits=[MemRefsNormalizable])
class AffineLoadOp(Operation):
    """An element at indices by an affine map."""

    memref = operand(AnyMemRef, effects=["read"])
    indices = variadic_operand(Index)
    map = prop(AffineMapAttr)
    result = result(AnyType)

    @decided_but_for(verification.verify_places_of_subscripts)
    def verify(self) -> None:
        if self.results[0].type is not verification.element_type_of(self.memref):
            raise VerifyFailure("result type must match element type of memref")
        verification.verify_subscripts(self, self.memref, self.indices)


@operation("affine.min", traits=[Pure])
class AffineMinOp(Operation):
    """The smallest result of an affine map."""

    map = prop(AffineMapAttr)
    operands_ = variadic_operand(Index, name="operands")
    result = result(Index, name="")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_min_max(self)


@operation("affine.max", traits=[Pure])
class AffineMaxOp(Operation):
    """The largest result of an affine map."""

    map = prop(AffineMapAttr)
    operands_ = variadic_operand(Index, name="operands")
    result = result(Index, name="")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_min_max(self)


@operation(
    "affine.parallel",
    traits=[
        AutomaticAllocationScope,
        SingleBlockImplicitTerminator("affine.yield"),
        RecursivelySpeculatable,
        RecursiveMemoryEffects,
        MemRefsNormalizable,
    ],
)
class AffineParallelOp(Operation):
    """A loop nest with affine bounds whose iterations may run in parallel, with reductions."""

    reductions = prop(TypedArrayAttr(AtomicRMWKindAttr, "Reduction ops"))
    lower_bounds_map = prop(AffineMapAttr)
    lower_bounds_groups = prop(I32ElementsAttr)
    upper_bounds_map = prop(AffineMapAttr)
    upper_bounds_groups = prop(I32ElementsAttr)
    steps = prop(I64SmallVectorArrayAttr)
    map_operands = variadic_operand(Index)
    results_ = variadic_result(AnyType, name="results")
    region = region(SizedRegion(1))

    def verify(self) -> None:
        verification.verify_parallel(self)


@operation("affine.prefetch", traits=[MemRefsNormalizable])
class AffinePrefetchOp(Operation):
    """A hint to prefetch an element at indices given by an affine map."""

    memref = operand(AnyMemRef)
    indices = variadic_operand(Index)
    is_write = prop(BoolAttr)
    locality_hint = prop(ConfinedAttr(I32Attr, [IntMinValue(0), IntMaxValue(3)]))
    is_data_cache = prop(BoolAttr)
    map = prop(AffineMapAttr)

    def verify(self) -> None:
        verification.verify_prefetch(self)


@operation("affine.store", traits=[MemRefsNormalizable])
class AffineStoreOp(Operation):
    """Writes an element at indices by an affine map."""

    value = operand(AnyType)
    memref = operand(AnyMemRef, effects=["write"])
    indices = variadic_operand(Index)
    map = prop(AffineMapAttr)

    @decided_but_for(verification.verify_places_of_subscripts)
    def verify(self) -> None:
        if self.value.type is not verification.element_type_of(self.memref):
            raise VerifyFailure("value to store must have the same type as memref element type")
        verification.verify_subscripts(self, self.memref, self.indices)


@operation("affine.yield", traits=[Pure, ReturnLike, MemRefsNormalizable])
class AffineYieldOp(Operation):
    """Ends the region of a loop or branch with its values."""

    operands_ = variadic_operand(AnyType, name="operands")
    assembly_format = "attr-dict ($operands_^ `:` type($operands_))?"

    def verify(self) -> None:
        verification.verify_yield(self)


@operation("affine.vector_load", traits=[MemRefsNormalizable])
class AffineVectorLoadOp(Operation):
    """Reads a vector at indices by an affine map."""

    memref = operand(AnyMemRef, effects=["read"])
    indices = variadic_operand(Index)
    map = prop(AffineMapAttr)
    result = result(AnyVectorOfNonZeroRank)

    @decided_but_for(verification.verify_places_of_subscripts)
    def verify(self) -> None:
        verification.verify_subscripts(self, self.memref, self.indices)
        verification.verify_elemental_types(self.memref, self.results[0])


@operation("affine.vector_store", traits=[MemRefsNormalizable])
class AffineVectorStoreOp(Operation):
    """Writes a vector at indices by an affine map."""

    value = operand(AnyVectorOfNonZeroRank)
    memref = operand(AnyMemRef, effects=["write"])
    indices = variadic_operand(Index)
    map = prop(AffineMapAttr)

    @decided_but_for(verification.verify_places_of_subscripts)
    def verify(self) -> None:
        verification.verify_subscripts(self, self.memref, self.indices)
        verification.verify_elemental_types(self.memref, self.value)


@operation("affine.delinearize_index", traits=[Pure])
class AffineDelinearizeIndexOp(Operation):
    """The coordinates of a linear index in a basis, the last one varying fastest."""

    linear_index = operand(Index, name="linear_index")
    dynamic_basis = variadic_operand(Index, name="dynamic_basis")
    static_basis = prop(DenseI64ArrayAttr, name="static_basis")
    multi_index = variadic_result(Index, name="multi_index")
    assembly_format = """
        $linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis) attr-dict `:` type($multi_index)
    """

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_delinearize(self)


@operation("affine.linearize_index", traits=[Pure, AttrSizedOperandSegments])
class AffineLinearizeIndexOp(Operation):
    """The linear index of coordinates in a basis; `disjoint` promises that each is within it."""

    multi_index = variadic_operand(Index, name="multi_index")
    dynamic_basis = variadic_operand(Index, name="dynamic_basis")
    static_basis = prop(DenseI64ArrayAttr, name="static_basis")
    disjoint = prop(UnitProp, optional=True)
    linear_index = result(Index, name="linear_index")
    assembly_format = """
        (`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` custom<DynamicIndexList>($dynamic_basis, $static_basis)
        attr-dict `:` type($linear_index)
    """

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_linearize(self)


@operation("affine.dma_start", traits=[MemRefsNormalizable])
class AffineDmaStartOp(Operation):
    """Starts to copy elements between memory spaces, with indices by affine maps."""

    operands_ = variadic_operand(AnyType, name="operands")

    @property
    def memrefs(self) -> list[MappedMemRef]:
        """The source, the destination and the tag."""
        return mapped_memrefs(self)

    @property
    def sizes(self) -> list[Value]:
        """The number of elements; then the stride and the number of elements per stride, if there is a stride."""
        return self.operands[self.memrefs[-1].end :]

    def verify(self) -> None:
        verify_transfer(self)


@operation("affine.dma_wait", traits=[MemRefsNormalizable])
class AffineDmaWaitOp(Operation):
    """Waits until the copy of a tag is done, with indices by affine maps."""

    operands_ = variadic_operand(AnyType, name="operands")

    @property
    def memrefs(self) -> list[MappedMemRef]:
        """The tag alone."""
        return mapped_memrefs(self)

    @property
    def num_elements(self) -> Value:
        """The number of elements to wait for."""
        return self.operand(self.memrefs[-1].end)

    def verify(self) -> None:
        verify_transfer(self)
