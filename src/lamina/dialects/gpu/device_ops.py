"""Device operations of the gpu dialect: modules and functions, and group operations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_operand,
    prop,
    region,
    result,
    variadic_operand,
    variadic_result,
)
from lamina.define.constraints import (
    I1,
    I8,
    I32,
    AnyFloat,
    AnyInteger,
    AnyRegion,
    AnySignlessInteger,
    AnyType,
    AnyTypeOf,
    ArrayMinCount,
    ConfinedAttr,
    DenseI32ArrayAttr,
    DictArrayAttr,
    FunctionType,
    I32Attr,
    I64Attr,
    Index,
    IntMinValue,
    IntPowerOf2,
    MemRefRankOf,
    SizedRegion,
    StrAttr,
    SymbolNameAttr,
    TypeAttrOf,
    TypedArrayAttr,
    UnitAttr,
)
from lamina.define.constraints.attributes import AttributePredicate
from lamina.define.constraints.base import AttributeConstraint, TypeConstraint
from lamina.define.type_relations import AllTypesMatch
from lamina.dialects.gpu import syntax, verification
from lamina.dialects.gpu.attributes import (
    AllReduceOperationAttr,
    BroadcastTypeAttr,
    ObjectAttr,
    SelectObjectAttr,
    ShuffleModeAttr,
)
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.attribute import Attribute
from lamina.ir.traits import (
    AffineScope,
    AutomaticAllocationScope,
    HasOnlyGraphRegion,
    HasParent,
    IsolatedFromAbove,
    NoMemoryEffect,
    NoRegionArguments,
    NoTerminator,
    Pure,
    RecursiveMemoryEffects,
    ReturnLike,
    SameOperandsAndResultType,
    SingleBlock,
    SingleBlockImplicitTerminator,
    SymbolTableTrait,
    SymbolTrait,
    Terminator,
)
from lamina.ir.types import FunctionType as FunctionTypeClass
from lamina.ir.types import VectorType

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_Number = AnyTypeOf([AnySignlessInteger, AnyFloat], "Integer or Float")
_FixedVector: TypeConstraint[VectorType] = TypeConstraint(
    "fixed-length vector of Integer or Float values of ranks 1",
    lambda type: (
        isinstance(type, VectorType)
        and not type.is_scalable
        and len(type.shape) == 1
        and _Number.accepts(type.element_type)
    ),
)
_NumberOrVector = AnyTypeOf([_Number, _FixedVector])
_Handler: AttributeConstraint[SelectObjectAttr] = AttributeConstraint(
    "any attribute with the `OffloadingTranslationAttrTrait` trait.",
    lambda attribute: isinstance(attribute, SelectObjectAttr),
)
_TARGETS = ("nvvm.target", "rocdl.target", "spirv.target_env", "xevm.target")
_Target: AttributeConstraint[Attribute] = AttributeConstraint(
    "", lambda attribute: f"{attribute.dialect_name}.{attribute.mnemonic}" in _TARGETS
)
_Targets = ConfinedAttr(TypedArrayAttr(_Target, "array of GPU target attributes"), [ArrayMinCount(1)])
_Objects = ConfinedAttr(TypedArrayAttr(ObjectAttr, "an array of GPU object attributes"), [ArrayMinCount(1)])
_ThreeSizes = ConfinedAttr(
    DenseI32ArrayAttr,
    [AttributePredicate("with 3 elements (if present)", lambda attribute: len(attribute.values) == 3)],
)
_PowerOf2 = ConfinedAttr(I32Attr, [IntPowerOf2])


# ---- Modules and functions


@operation(
    "gpu.module",
    traits=[
        IsolatedFromAbove,
        NoRegionArguments,
        SymbolTableTrait,
        SymbolTrait,
        NoTerminator,
        SingleBlock,
        HasOnlyGraphRegion,
    ],
)
class GPUModuleOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    targets = prop(_Targets, optional=True)
    offloading_handler = prop(_Handler, optional=True)
    body_region = region(SizedRegion(1))
    assembly_format = """
        $sym_name (`<` $offloading_handler^ `>`)? ($targets^)? attr-dict-with-keyword $body_region
    """

    def verify(self) -> None:
        verify_symbol(self)


@operation("gpu.binary", traits=[SymbolTrait])
class BinaryOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    offloading_handler = prop(_Handler, optional=True)
    objects = prop(_Objects)
    assembly_format = "$sym_name custom<OffloadingHandler>($offloading_handler) attr-dict $objects"

    def verify(self) -> None:
        verify_symbol(self)


@operation(
    "gpu.func", traits=[HasParent("gpu.module"), AutomaticAllocationScope, IsolatedFromAbove, AffineScope]
)
class GPUFuncOp(Operation):
    function_type = prop(TypeAttrOf(FunctionType), name="function_type")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    workgroup_attrib_attrs = prop(DictArrayAttr, optional=True, name="workgroup_attrib_attrs")
    private_attrib_attrs = prop(DictArrayAttr, optional=True, name="private_attrib_attrs")
    known_block_size = prop(_ThreeSizes, optional=True, name="known_block_size")
    known_grid_size = prop(_ThreeSizes, optional=True, name="known_grid_size")
    known_cluster_size = prop(_ThreeSizes, optional=True, name="known_cluster_size")
    body = region(AnyRegion)

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_gpu_func(parser, state)

    def print(self, printer: Printer) -> None:
        syntax.print_gpu_func(self, printer)

    @property
    def type(self) -> FunctionTypeClass:
        """The function's type."""
        return self.function_type

    def verify(self) -> None:
        verify_symbol(self)
        verification.verify_func(self)


@operation("gpu.return", traits=[HasParent("gpu.func"), Pure, Terminator])
class ReturnOp(Operation):
    operands_ = variadic_operand(AnyType, name="operands")
    assembly_format = "attr-dict ($operands_^ `:` type($operands_))?"

    def verify(self) -> None:
        verification.verify_return(self)


@operation("gpu.yield", traits=[Pure, ReturnLike, Terminator])
class YieldOp(Operation):
    values = variadic_operand(AnyType)
    assembly_format = "attr-dict ($values^ `:` type($values))?"


@operation("gpu.dynamic_shared_memory", traits=[Pure])
class DynamicSharedMemoryOp(Operation):
    result_memref = result(MemRefRankOf([I8], [1]))
    assembly_format = "attr-dict `:` type($result_memref)"

    def verify(self) -> None:
        verification.verify_dynamic_shared_memory(self)


@operation("gpu.printf")
class PrintfOp(Operation):
    format = prop(StrAttr)
    args = variadic_operand(AnyTypeOf([AnyInteger, Index, AnyFloat]))
    assembly_format = "$format attr-dict (`,` $args^ `:` type($args))?"


# ---- Threads of a group together


@operation("gpu.all_reduce", traits=[SameOperandsAndResultType, IsolatedFromAbove])
class AllReduceOp(Operation):
    value = operand(_Number)
    op = prop(AllReduceOperationAttr, optional=True)
    uniform = prop(UnitAttr, optional=True)
    result_ = result(_Number, name="result")
    body = region(AnyRegion)
    assembly_format = (
        "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:` "
        "functional-type(operands, results)"
    )

    def verify_regions(self) -> None:
        verification.verify_all_reduce(self)


@operation("gpu.subgroup_reduce", traits=[SameOperandsAndResultType])
class SubgroupReduceOp(Operation):
    value = operand(_NumberOrVector)
    op = prop(AllReduceOperationAttr)
    uniform = prop(UnitAttr, optional=True)
    cluster_size = prop(I32Attr, optional=True, name="cluster_size")
    cluster_stride = prop(I32Attr, default="1 : i32", name="cluster_stride")
    result_ = result(_NumberOrVector, name="result")
    assembly_format = (
        "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? "
        "(`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? attr-dict `:` "
        "functional-type(operands, results)"
    )

    def verify(self) -> None:
        verification.verify_subgroup_reduce(self)


@operation("gpu.shuffle", traits=[Pure, AllTypesMatch("value", "shuffle_result")])
class ShuffleOp(Operation):
    value = operand(_NumberOrVector)
    offset = operand(I32)
    width = operand(I32)
    mode = prop(ShuffleModeAttr)
    shuffle_result = result(_NumberOrVector)
    valid = result(I1)
    assembly_format = "$mode $value `,` $offset `,` $width attr-dict `:` type($value)"


@operation("gpu.rotate", traits=[Pure, AllTypesMatch("value", "rotate_result")])
class RotateOp(Operation):
    value = operand(_NumberOrVector)
    offset = prop(ConfinedAttr(I32Attr, [IntMinValue(0)]))
    width = prop(_PowerOf2)
    rotate_result = result(_NumberOrVector)
    valid = result(I1)
    assembly_format = "$value `,` $offset `,` $width attr-dict `:` type($value)"

    def verify(self) -> None:
        verification.verify_rotate(self)


@operation("gpu.subgroup_broadcast", traits=[NoMemoryEffect, AllTypesMatch("result_", "src")])
class SubgroupBroadcastOp(Operation):
    src = operand(AnyType)
    lane = optional_operand(I32)
    broadcast_type = prop(BroadcastTypeAttr, name="broadcast_type")
    result_ = result(AnyType, name="result")
    assembly_format = "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result_)"

    def verify(self) -> None:
        verification.verify_subgroup_broadcast(self)


@operation(
    "gpu.warp_execute_on_lane_0",
    traits=[SingleBlockImplicitTerminator("gpu.yield"), RecursiveMemoryEffects],
)
class WarpExecuteOnLane0Op(Operation):
    """A region executed only by lane 0 of a warp: its arguments combine the values of all lanes, and its yielded
    values are distributed to them."""

    laneid = operand(Index)
    warp_size = prop(I64Attr, name="warp_size")
    args = variadic_operand(AnyType)
    results_ = variadic_result(AnyType, name="results")
    warp_region = region(SizedRegion(1))

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_warp_execute(parser, state)

    def print(self, printer: Printer) -> None:
        syntax.print_warp_execute(self, printer)

    def verify(self) -> None:
        verification.verify_warp_execute(self)
