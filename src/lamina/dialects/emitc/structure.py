"""Operations of the emitc dialect that structure programs: files, classes, variables, control flow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.operation_state import Argument
from lamina.asm.operation_syntax import distribute_attributes, ensure_terminator, parse_attributes
from lamina.define import Operation, operand, operation, prop, region, result, variadic_region
from lamina.define.constraints import (
    I1,
    AnyRegion,
    DenseI64ArrayAttr,
    FlatSymbolRefAttr,
    MaxSizedRegion,
    SizedRegion,
    StrAttr,
    SymbolNameAttr,
    TypeAttr,
    UnitAttr,
)
from lamina.define.type_relations import AllTypesMatch
from lamina.dialects.emitc import verification
from lamina.dialects.emitc.constraints import EmitCType, IntegerLike, OpaqueOrTyped
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.attribute import Type
from lamina.ir.attributes import StringAttr
from lamina.ir.attributes import UnitAttr as UnitAttribute
from lamina.ir.block import Block
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.traits import (
    AutomaticAllocationScope,
    GraphRegionNoTerminator,
    IsolatedFromAbove,
    NoRegionArguments,
    NoTerminator,
    Pure,
    RecursiveMemoryEffects,
    SingleBlock,
    SingleBlockImplicitTerminator,
    SymbolTableTrait,
)
from lamina.ir.types import IndexType, i1

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@operation(
    "emitc.file",
    traits=[IsolatedFromAbove, NoRegionArguments, SymbolTableTrait, GraphRegionNoTerminator, SingleBlock],
)
class FileOp(Operation):
    id = prop(StrAttr)
    body = region(SizedRegion(1), name="bodyRegion")
    assembly_format = "$id attr-dict-with-keyword $body"
    default_dialect = "emitc"


@operation(
    "emitc.class",
    traits=[AutomaticAllocationScope, IsolatedFromAbove, SymbolTableTrait, GraphRegionNoTerminator, SingleBlock],
)
class ClassOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    final_specifier = prop(UnitAttr, optional=True, name="final_specifier")
    body = region(AnyRegion)
    assembly_format = "(`final` $final_specifier^)? $sym_name attr-dict-with-keyword $body"

    def verify(self) -> None:
        verify_symbol(self)


@operation("emitc.field")
class FieldOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    type_ = prop(TypeAttr, name="type")
    initial_value = prop(OpaqueOrTyped, optional=True, name="initial_value")
    assembly_format = "$sym_name `:` custom<TypeAndInitialValue>($type_, $initial_value) attr-dict"

    def verify(self) -> None:
        verify_symbol(self)
        verification.verify_field(self)


@operation("emitc.get_field", traits=[Pure])
class GetFieldOp(Operation):
    field_name = prop(FlatSymbolRefAttr, name="field_name")
    result_ = result(EmitCType, name="result")
    assembly_format = "$field_name `:` type($result_) attr-dict"

    def verify(self) -> None:
        verification.verify_get_field(self)

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verification.verify_field_use(self, symbols)


@operation("emitc.global")
class GlobalOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    type_ = prop(TypeAttr, name="type")
    initial_value = prop(OpaqueOrTyped, optional=True, name="initial_value")
    extern_specifier = prop(UnitAttr, optional=True, name="extern_specifier")
    static_specifier = prop(UnitAttr, optional=True, name="static_specifier")
    const_specifier = prop(UnitAttr, optional=True, name="const_specifier")
    assembly_format = """
        (`extern` $extern_specifier^)? (`static` $static_specifier^)? (`const` $const_specifier^)? $sym_name
        `:` custom<TypeAndInitialValue>($type_, $initial_value) attr-dict
    """

    def verify(self) -> None:
        verify_symbol(self)
        verification.verify_global(self)


@operation("emitc.include")
class IncludeOp(Operation):
    include = prop(StrAttr)
    is_standard_include = prop(UnitAttr, optional=True, name="is_standard_include")

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        is_standard = parser.accept("<")
        text = parser.parse_optional_string()
        if text is None:
            parser.custom_error("expected string attribute", state.offset)
        distribute_attributes(state, {"include": StringAttr(text)})
        if is_standard:
            if not parser.accept(">"):
                parser.custom_error("expected trailing '>' for standard include", state.offset)
            distribute_attributes(state, {"is_standard_include": UnitAttribute()})

    def print(self, printer: Printer) -> None:
        text = f'"{self.include}"'
        printer.write(f" <{text}>" if self.is_standard_include else f" {text}")


# ---- Control flow


@operation(
    "emitc.for",
    traits=[
        AllTypesMatch("lower_bound", "upper_bound", "step"),
        SingleBlockImplicitTerminator("emitc.yield"),
        RecursiveMemoryEffects,
    ],
)
class ForOp(Operation):
    lower_bound = operand(IntegerLike)
    upper_bound = operand(IntegerLike)
    step = operand(IntegerLike)
    body = region(SizedRegion(1), name="region")
    default_dialect = "emitc"

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        induction = Argument(parser.parse_operand())
        parser.expect("=", "expected '='")
        bounds = [parser.parse_operand()]
        for word in ("to", "step"):
            parser.parse_keyword(word)
            bounds.append(parser.parse_operand())
        type: Type = IndexType()
        if parser.accept(":"):
            type = parser.parse_type()
        induction.type = type
        state.operands = parser.resolve_operands(bounds, type)
        body = state.add_region()
        parser.parse_region(body, [induction])
        ensure_terminator(body, "emitc.yield", state.location)
        parse_attributes(parser, state)

    def print(self, printer: Printer) -> None:
        (induction,) = self.body.arguments
        printer.write(" ")
        printer.print_operand(induction)
        for word, value in ((" = ", self.lower_bound), (" to ", self.upper_bound), (" step ", self.step)):
            printer.write(word)
            printer.print_operand(value)
        printer.write(" ")
        if not isinstance(induction.type, IndexType):
            printer.write(" : ")
            printer.print_type(induction.type)
            printer.write(" ")
        printer.print_region(self.body, entry_arguments=False, terminators=False)
        printer.print_optional_attr_dict(self)

    def verify_regions(self) -> None:
        verification.verify_for(self)


@operation(
    "emitc.if",
    traits=[
        SingleBlock,
        SingleBlockImplicitTerminator("emitc.yield"),
        RecursiveMemoryEffects,
        NoRegionArguments,
    ],
)
class IfOp(Operation):
    condition = operand(I1)
    then_region = region(SizedRegion(1))
    else_region = region(MaxSizedRegion(1))
    default_dialect = "emitc"

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        state.operands = [parser.resolve_operand(parser.parse_operand(), i1)]
        then, otherwise = state.add_region(), state.add_region()
        parser.parse_region(then)
        ensure_terminator(then, "emitc.yield", state.location)
        if parser.parse_optional_keyword("else"):
            parser.parse_region(otherwise)
            ensure_terminator(otherwise, "emitc.yield", state.location)
        parse_attributes(parser, state)

    def print(self, printer: Printer) -> None:
        printer.write(" ")
        printer.print_operand(self.condition)
        printer.write(" ")
        printer.print_region(self.then_region, entry_arguments=False, terminators=False)
        if not self.else_region.empty:
            printer.write(" else ")
            printer.print_region(self.else_region, entry_arguments=False, terminators=False)
        printer.print_optional_attr_dict(self)


@operation("emitc.switch", traits=[RecursiveMemoryEffects, SingleBlockImplicitTerminator("emitc.yield")])
class SwitchOp(Operation):
    arg = operand(IntegerLike)
    cases = prop(DenseI64ArrayAttr)
    default_region = region(SizedRegion(1))
    case_regions = variadic_region(SizedRegion(1))
    default_dialect = "emitc"
    assembly_format = """
        $arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $case_regions) `\\n` `` `default` $default_region
    """

    def verify(self) -> None:
        verification.verify_switch(self)


@operation("emitc.do", traits=[NoTerminator, RecursiveMemoryEffects])
class DoOp(Operation):
    body = region(SizedRegion(1), name="bodyRegion")
    condition = region(SizedRegion(1), name="conditionRegion")
    default_dialect = "emitc"

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        body, condition = state.add_region(), state.add_region()
        parser.parse_region(body)
        parser.parse_keyword("while")
        parser.parse_region(condition)
        if body.empty:
            body.append(Block())
        state.attributes = parser.parse_optional_attr_dict_with_keyword()

    def print(self, printer: Printer) -> None:
        printer.write(" ")
        printer.print_region(self.body, entry_arguments=False)
        printer.write(" while ")
        printer.print_region(self.condition)
        printer.print_optional_attr_dict_with_keyword(self)

    def verify(self) -> None:
        verification.verify_do(self)
