"""Operations of the gpu dialect on the host: memory of the device, launches, and waiting."""

from __future__ import annotations

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_operand,
    optional_result,
    prop,
    result,
    variadic_operand,
)
from lamina.define.constraints import (
    I32,
    I64,
    AnyMemRef,
    AnyType,
    AnyTypeOf,
    AnyUnrankedMemRef,
    Index,
    SymbolRefAttr,
    UnitAttr,
)
from lamina.define.type_relations import AllElementTypesMatch, AllTypesMatch
from lamina.dialects.gpu import verification
from lamina.dialects.gpu.types import AsyncToken
from lamina.ir.traits import AttrSizedOperandSegments

ASYNC = "custom<AsyncDependencies>(type($async_token), $async_dependencies) "
_Size = AnyTypeOf([Index, I32, I64])


@operation("gpu.wait")
class WaitOp(Operation):
    async_dependencies = variadic_operand(AsyncToken)
    async_token = optional_result(AsyncToken)
    assembly_format = ASYNC + "attr-dict"


@operation("gpu.alloc", traits=[AttrSizedOperandSegments])
class AllocOp(Operation):
    async_dependencies = variadic_operand(AsyncToken)
    dynamic_sizes = variadic_operand(Index)
    symbol_operands = variadic_operand(Index)
    host_shared = prop(UnitAttr, optional=True)
    memref = result(AnyMemRef, effects=["allocate"])
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "(` ` `host_shared` $host_shared^)? ` ` `(` $dynamic_sizes `)` (`` `[` $symbol_operands^ `]`)? "
        "attr-dict `:` type($memref)"
    )

    def verify(self) -> None:
        verification.verify_alloc(self)


@operation("gpu.dealloc")
class DeallocOp(Operation):
    async_dependencies = variadic_operand(AsyncToken)
    memref = operand(AnyMemRef, effects=["free"])
    async_token = optional_result(AsyncToken)
    assembly_format = ASYNC + "$memref attr-dict `:` type($memref)"


@operation("gpu.memcpy")
class MemcpyOp(Operation):
    async_dependencies = variadic_operand(AsyncToken)
    dst = operand(AnyMemRef, effects=["write"])
    src = operand(AnyMemRef, effects=["read"])
    async_token = optional_result(AsyncToken)
    assembly_format = ASYNC + "$dst`,` $src `:` type($dst)`,` type($src) attr-dict"

    def verify(self) -> None:
        verification.verify_memcpy(self)


@operation("gpu.memset", traits=[AllElementTypesMatch("dst", "value")])
class MemsetOp(Operation):
    async_dependencies = variadic_operand(AsyncToken)
    dst = operand(AnyMemRef, effects=["write"])
    value = operand(AnyType)
    async_token = optional_result(AsyncToken)
    assembly_format = ASYNC + "$dst`,` $value `:` type($dst)`,` type($value) attr-dict"


@operation("gpu.host_register")
class HostRegisterOp(Operation):
    value = operand(AnyUnrankedMemRef)
    assembly_format = "$value attr-dict `:` type($value)"


@operation("gpu.host_unregister")
class HostUnregisterOp(Operation):
    value = operand(AnyUnrankedMemRef)
    assembly_format = "$value attr-dict `:` type($value)"


@operation("gpu.set_default_device")
class SetDefaultDeviceOp(Operation):
    dev_index = operand(I32)
    assembly_format = "attr-dict $dev_index"


@operation(
    "gpu.launch_func",
    traits=[
        AttrSizedOperandSegments,
        AllTypesMatch("grid_size_x", "grid_size_y", "grid_size_z", "block_size_x", "block_size_y", "block_size_z"),
    ],
)
class LaunchFuncOp(Operation):
    async_dependencies = variadic_operand(AsyncToken)
    kernel = prop(SymbolRefAttr)
    grid_size_x = operand(_Size)
    grid_size_y = operand(_Size)
    grid_size_z = operand(_Size)
    block_size_x = operand(_Size)
    block_size_y = operand(_Size)
    block_size_z = operand(_Size)
    cluster_size_x = optional_operand(_Size)
    cluster_size_y = optional_operand(_Size)
    cluster_size_z = optional_operand(_Size)
    dynamic_shared_memory_size = optional_operand(I32)
    kernel_operands = variadic_operand(AnyType)
    async_object = optional_operand(AnyType)
    async_token = optional_result(AsyncToken)
    assembly_format = (
        ASYNC + "(`<` $async_object^ `:` type($async_object) `>`)? $kernel "
        "(`clusters` `in` ` ` `(` $cluster_size_x^ `,` $cluster_size_y `,` $cluster_size_z `)`)? "
        "`blocks` `in` ` ` `(` $grid_size_x `,` $grid_size_y `,` $grid_size_z `)` "
        "`threads` `in` ` ` `(` $block_size_x `,` $block_size_y `,` $block_size_z `)` "
        "custom<LaunchDimType>(type($grid_size_x), ref($cluster_size_x), type($cluster_size_x), "
        "type($cluster_size_y), type($cluster_size_z)) (`dynamic_shared_memory_size` $dynamic_shared_memory_size^)? "
        "custom<LaunchFuncOperands>($kernel_operands, type($kernel_operands)) attr-dict"
    )

    def verify(self) -> None:
        verification.verify_launch_func(self)
