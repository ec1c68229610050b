"""Operations of the builtin dialect."""

from __future__ import annotations

from lamina.define import Operation, operation, prop, region, variadic_operand, variadic_result
from lamina.define.constraints import AnyType, SizedRegion, StrAttr, SymbolNameAttr
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import (
    AffineScope,
    HasOnlyGraphRegion,
    IsolatedFromAbove,
    NoRegionArguments,
    NoTerminator,
    Pure,
    SingleBlock,
    SymbolTableTrait,
)


@operation(
    "builtin.module",
    traits=[
        AffineScope,
        IsolatedFromAbove,
        NoRegionArguments,
        SymbolTableTrait,
        NoTerminator,
        SingleBlock,
        HasOnlyGraphRegion,
    ],
)
class ModuleOp(Operation):
    sym_name = prop(SymbolNameAttr, optional=True, name="sym_name")
    sym_visibility = prop(StrAttr, optional=True, name="sym_visibility")
    body_region = region(SizedRegion(1))
    default_dialect = "builtin"
    assembly_format = "($sym_name^)? attr-dict-with-keyword $body_region"

    def verify(self) -> None:
        if self.sym_name is not None:
            verify_symbol(self)
        for name in self._attributes:
            if "." not in name:
                raise VerifyFailure(f"can only contain attributes with dialect-prefixed names, found: '{name}'")


@operation("builtin.unrealized_conversion_cast", traits=[Pure])
class UnrealizedConversionCastOp(Operation):
    inputs = variadic_operand(AnyType)
    outputs = variadic_result(AnyType)
    assembly_format = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict"

    def verify(self) -> None:
        if not self.results:
            raise VerifyFailure("expected at least one result for cast operation")
