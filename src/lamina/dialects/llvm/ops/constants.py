"""Constants, and the addresses of globals, functions and aliases."""

from __future__ import annotations

from lamina.define import Operation, decided_by_fields, operation, prop, result
from lamina.define.constraints import AnyAttr, FlatSymbolRefAttr
from lamina.dialects.llvm.attributes import BlockAddressAttr
from lamina.dialects.llvm.constant_verification import verify_constant
from lamina.dialects.llvm.constraints import LLVM_AnyPointer, LLVM_TokenType, LLVM_Type
from lamina.dialects.llvm.symbol_verification import (
    verify_address_symbols,
    verify_block_address,
    verify_block_address_symbols,
    verify_equivalent_symbols,
)
from lamina.dialects.llvm.verification import verify_zero
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.traits import ConstantLike, Pure


@operation("llvm.mlir.addressof", traits=[Pure, ConstantLike])
class AddressOfOp(Operation):
    global_name = prop(FlatSymbolRefAttr, name="global_name")
    res = result(LLVM_AnyPointer)
    assembly_format = "$global_name attr-dict `:` qualified(type($res))"

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verify_address_symbols(self, symbols)


@operation("llvm.dso_local_equivalent", traits=[Pure, ConstantLike])
class DSOLocalEquivalentOp(Operation):
    function_name = prop(FlatSymbolRefAttr, name="function_name")
    res = result(LLVM_AnyPointer)
    assembly_format = "$function_name attr-dict `:` qualified(type($res))"

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verify_equivalent_symbols(self, symbols)


@operation("llvm.blockaddress", traits=[Pure, ConstantLike])
class BlockAddressOp(Operation):
    block_addr = prop(BlockAddressAttr, name="block_addr")
    res = result(LLVM_AnyPointer)
    assembly_format = "$block_addr attr-dict `:` qualified(type($res))"

    def verify(self) -> None:
        verify_block_address(self)

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verify_block_address_symbols(self, symbols)


@operation("llvm.mlir.none", traits=[Pure])
class NoneTokenOp(Operation):
    res = result(LLVM_TokenType)
    assembly_format = "attr-dict `:` type($res)"


@operation("llvm.mlir.undef", traits=[Pure, ConstantLike])
class UndefOp(Operation):
    res = result(LLVM_Type)
    assembly_format = "attr-dict `:` type($res)"


@operation("llvm.mlir.poison", traits=[Pure, ConstantLike])
class PoisonOp(Operation):
    res = result(LLVM_Type)
    assembly_format = "attr-dict `:` type($res)"


@operation("llvm.mlir.zero", traits=[Pure, ConstantLike])
class ZeroOp(Operation):
    res = result(LLVM_Type)
    assembly_format = "attr-dict `:` type($res)"

    @decided_by_fields
    def verify(self) -> None:
        verify_zero(self)


@operation("llvm.mlir.constant", traits=[Pure, ConstantLike])
class ConstantOp(Operation):
    value = prop(AnyAttr)
    res = result(LLVM_Type)
    assembly_format = "`(` $value `)` attr-dict `:` type($res)"

    @decided_by_fields
    def verify(self) -> None:
        verify_constant(self)
