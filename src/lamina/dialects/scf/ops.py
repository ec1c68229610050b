"""Operations of the scf dialect."""

from __future__ import annotations

from lamina.define import (
    Operation,
    decided_by_fields,
    decided_by_region_types,
    operand,
    operation,
    prop,
    region,
    variadic_operand,
    variadic_region,
    variadic_result,
)
from lamina.define.constraints import (
    I1,
    AnyRankedTensor,
    AnyRegion,
    AnySignlessIntegerOrIndex,
    AnyType,
    DenseI64ArrayAttr,
    Index,
    MaxSizedRegion,
    SizedRegion,
    UnitAttr,
)
from lamina.define.type_relations import AllTypesMatch
from lamina.dialects.scf import verification
from lamina.dialects.scf.constraints import DeviceMappingArrayAttr
from lamina.dialects.scf.traits import HasParallelRegion
from lamina.interfaces.region_branch import verify_control_flow_edges
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    AutomaticAllocationScope,
    HasOnlyGraphRegion,
    HasParent,
    InferTypeOpAdaptor,
    NoRegionArguments,
    NoTerminator,
    Pure,
    RecursivelySpeculatable,
    RecursiveMemoryEffects,
    ReturnLike,
    SingleBlock,
    SingleBlockImplicitTerminator,
    Terminator,
)


@operation("scf.condition", traits=[HasParent("scf.while"), Pure, Terminator])
class ConditionOp(Operation):
    """Ends the first region of `scf.while`: continues with the second one, or exits the loop with the values."""

    condition = operand(I1)
    args = variadic_operand(AnyType)
    assembly_format = "`(` $condition `)` attr-dict ($args^ `:` type($args))?"


@operation("scf.execute_region", traits=[RecursiveMemoryEffects])
class ExecuteRegionOp(Operation):
    """Runs a region of possibly several blocks once, and returns the yielded values."""

    no_inline = prop(UnitAttr, optional=True, name="no_inline")
    results_ = variadic_result(AnyType, name="")
    region = region(AnyRegion)

    def verify(self) -> None:
        verification.verify_execute_region(self)

    @decided_by_region_types
    def verify_regions(self) -> None:
        verify_control_flow_edges(self)


@operation(
    "scf.for",
    traits=[
        AutomaticAllocationScope,
        AllTypesMatch("lower_bound", "upper_bound", "step"),
        SingleBlockImplicitTerminator("scf.yield"),
        RecursiveMemoryEffects,
    ],
)
class ForOp(Operation):
    """A loop from a lower bound to an upper one, exclusive, by a positive step.

    `iter_args` are carried from one iteration to the next and become the results.
    """

    lower_bound = operand(AnySignlessIntegerOrIndex)
    upper_bound = operand(AnySignlessIntegerOrIndex)
    step = operand(AnySignlessIntegerOrIndex)
    init_args = variadic_operand(AnyType)
    unsigned_cmp = prop(UnitAttr, optional=True)
    results_ = variadic_result(AnyType, name="results")
    region = region(SizedRegion(1))

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_for(self)

    @decided_by_region_types
    def verify_regions(self) -> None:
        verification.verify_for_regions(self)


@operation(
    "scf.forall",
    traits=[
        AttrSizedOperandSegments,
        AutomaticAllocationScope,
        RecursiveMemoryEffects,
        SingleBlockImplicitTerminator("scf.forall.in_parallel"),
        HasParallelRegion,
    ],
)
class ForallOp(Operation):
    """A loop nest with independent iterations; tensors in `shared_outs` are assembled from slices."""

    dynamic_lower_bound = variadic_operand(Index)
    dynamic_upper_bound = variadic_operand(Index)
    dynamic_step = variadic_operand(Index)
    static_lower_bound = prop(DenseI64ArrayAttr)
    static_upper_bound = prop(DenseI64ArrayAttr)
    static_step = prop(DenseI64ArrayAttr)
    outputs = variadic_operand(AnyRankedTensor)
    mapping = prop(DeviceMappingArrayAttr, optional=True)
    results_ = variadic_result(AnyType, name="results")
    region = region(SizedRegion(1))

    def verify(self) -> None:
        verification.verify_forall(self)


@operation(
    "scf.forall.in_parallel",
    traits=[Pure, Terminator, HasParent("scf.forall"), NoTerminator, SingleBlock, HasOnlyGraphRegion],
)
class InParallelOp(Operation):
    """Ends `scf.forall`: the slices that an iteration inserts into the shared tensors."""

    region = region(SizedRegion(1))

    def verify(self) -> None:
        verification.verify_in_parallel(self)


@operation(
    "scf.if",
    traits=[
        InferTypeOpAdaptor,
        SingleBlockImplicitTerminator("scf.yield"),
        RecursiveMemoryEffects,
        RecursivelySpeculatable,
        NoRegionArguments,
    ],
)
class IfOp(Operation):
    """Runs one of two regions, depending on a condition. With results, both yield values."""

    condition = operand(I1)
    results_ = variadic_result(AnyType, name="results")
    then_region = region(SizedRegion(1))
    else_region = region(MaxSizedRegion(1))

    def verify(self) -> None:
        if self.results and self.regions[1].empty:
            raise VerifyFailure("must have an else block if defining values")

    @decided_by_region_types
    def verify_regions(self) -> None:
        verification.verify_if_regions(self)


@operation(
    "scf.parallel",
    traits=[
        AutomaticAllocationScope,
        AttrSizedOperandSegments,
        RecursiveMemoryEffects,
        SingleBlockImplicitTerminator("scf.reduce"),
        HasParallelRegion,
    ],
)
class ParallelOp(Operation):
    """A loop nest whose iterations may run in parallel, with reductions of their contributions."""

    lower_bound = variadic_operand(Index)
    upper_bound = variadic_operand(Index)
    step = variadic_operand(Index)
    init_vals = variadic_operand(AnyType)
    results_ = variadic_result(AnyType, name="results")
    region = region(SizedRegion(1))

    def verify(self) -> None:
        verification.verify_parallel(self)


@operation("scf.reduce", traits=[Terminator, HasParent("scf.parallel"), RecursiveMemoryEffects])
class ReduceOp(Operation):
    """Ends `scf.parallel`: the contributions of an iteration, and how two contributions are combined."""

    operands_ = variadic_operand(AnyType, name="operands")
    reductions = variadic_region(SizedRegion(1))
    assembly_format = "(`(` $operands_^ `:` type($operands_) `)`)? $reductions attr-dict"

    @decided_by_region_types
    def verify_regions(self) -> None:
        verification.verify_reduce_regions(self)


@operation("scf.reduce.return", traits=[HasParent("scf.reduce"), Pure, Terminator])
class ReduceReturnOp(Operation):
    """Ends a region of `scf.reduce` with the combined value."""

    result = operand(AnyType)
    assembly_format = "$result attr-dict `:` type($result)"

    def verify(self) -> None:
        verification.verify_reduce_return(self)


@operation("scf.while", traits=[RecursiveMemoryEffects, SingleBlock])
class WhileOp(Operation):
    """A loop of two regions: one computes the condition, the other is the body."""

    inits = variadic_operand(AnyType)
    results_ = variadic_result(AnyType, name="results")
    before = region(SizedRegion(1))
    after = region(SizedRegion(1))

    def verify(self) -> None:
        verification.verify_while_terminators(self)

    @decided_by_region_types
    def verify_regions(self) -> None:
        verify_control_flow_edges(self)


@operation("scf.index_switch", traits=[RecursiveMemoryEffects, SingleBlockImplicitTerminator("scf.yield")])
class IndexSwitchOp(Operation):
    """Runs the region of the case that an index equals, or the default one."""

    arg = operand(Index)
    cases = prop(DenseI64ArrayAttr)
    results_ = variadic_result(AnyType, name="results")
    default_region = region(SizedRegion(1))
    case_regions = variadic_region(SizedRegion(1))
    assembly_format = """
        $arg attr-dict (`->` type($results_)^)? custom<SwitchCases>($cases, $case_regions) `\n` `` `default`
        $default_region
    """

    def verify(self) -> None:
        verification.verify_index_switch(self)

    @decided_by_region_types
    def verify_regions(self) -> None:
        verify_control_flow_edges(self)


@operation(
    "scf.yield",
    traits=[Pure, ReturnLike, HasParent("scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while")],
)
class YieldOp(Operation):
    """Ends a region with the values that it yields."""

    results_ = variadic_operand(AnyType, name="results")
    assembly_format = "attr-dict ($results_^ `:` type($results_))?"
