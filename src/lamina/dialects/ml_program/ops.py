"""Operations of the ml_program dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from lamina.asm.function_syntax import parse_function, print_function
from lamina.define import Operation, operand, operation, prop, region, result, variadic_operand
from lamina.define.constraints import (
    AnyAttr,
    AnyRegion,
    AnyType,
    DictArrayAttr,
    FunctionType,
    StrAttr,
    SymbolNameAttr,
    SymbolRefAttr,
    TypeAttr,
    TypeAttrOf,
    UnitAttr,
)
from lamina.dialects.ml_program.types import Token
from lamina.interfaces.function import verify_function
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.attribute import Type
from lamina.ir.attributes import SymbolRefAttr as SymbolReference
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.traits import (
    HasOnlyGraphRegion,
    HasParent,
    IsolatedFromAbove,
    Pure,
    ReturnLike,
    SingleBlock,
    Terminator,
)
from lamina.ir.types import FunctionType as FunctionTypeClass
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


class _Function(Operation):
    """What functions and subgraphs share."""

    __slots__ = ()

    sym_name = prop(SymbolNameAttr, name="sym_name")
    function_type = prop(TypeAttrOf(FunctionType), name="function_type")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    sym_visibility = prop(StrAttr, optional=True, name="sym_visibility")
    body = region(AnyRegion)

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        parse_function(parser, state)

    def print(self, printer: Printer) -> None:
        print_function(printer, self)

    @property
    def type(self) -> FunctionTypeClass:
        """The function's type."""
        attribute = self.function_type
        return attribute

    def verify(self) -> None:
        verify_symbol(self, is_declaration=self.body.empty)
        verify_function(self)


@operation("ml_program.func", traits=[IsolatedFromAbove])
class FuncOp(_Function):
    pass


@operation("ml_program.subgraph", traits=[HasOnlyGraphRegion, IsolatedFromAbove, SingleBlock])
class SubgraphOp(_Function):
    pass


@operation("ml_program.global")
class GlobalOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    type_ = prop(TypeAttr, name="type")
    is_mutable = prop(UnitAttr, optional=True, name="is_mutable")
    value = prop(AnyAttr, optional=True)
    sym_visibility = prop(StrAttr, optional=True, name="sym_visibility")
    assembly_format = """
        custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name ``
        custom<TypedInitialValue>($type_, $value) attr-dict
    """

    def verify(self) -> None:
        verify_symbol(self)
        if not self.is_mutable and self.value is None:
            raise VerifyFailure("immutable global must have an initial value")


class _GlobalUser(Operation):
    """What loads and stores share: the variable."""

    __slots__ = ()

    def global_of(self, symbols: SymbolTableCollection) -> GlobalOp:
        """Returns the variable. Raises VerifyFailure if there is none."""
        symbol = symbols.lookup_nearest_symbol_from(self, self.reference)
        if not isinstance(symbol, GlobalOp):
            raise VerifyFailure(f"undefined global: {self.reference}")
        return symbol

    @property
    def reference(self) -> SymbolReference:
        """The variable's name."""
        return cast(SymbolReference, self.get_attr("global"))


class _Load(_GlobalUser):
    __slots__ = ()
    needs_constant: ClassVar[bool] = False

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        variable = self.global_of(symbols)
        if self.needs_constant and variable.is_mutable:
            raise VerifyFailure(f"cannot load as const from mutable global {self.reference}")
        loaded = self.results[0].type
        if variable.type_ is not loaded:
            raise VerifyFailure(f"cannot load from global typed '{variable.type_}' as '{loaded}'")


class _Store(_GlobalUser):
    __slots__ = ()

    def _verify_store(self, symbols: SymbolTableCollection, stored: Type) -> None:
        variable = self.global_of(symbols)
        if not variable.is_mutable:
            raise VerifyFailure(f"cannot store to an immutable global {self.reference}")
        if variable.type_ is not stored:
            raise VerifyFailure(f"cannot store to a global typed '{variable.type_}' from '{stored}'")


@operation("ml_program.global_load")
class GlobalLoadOp(_Load):
    global_ = prop(SymbolRefAttr, name="global", effects=["read"])
    result = result(AnyType)
    assembly_format = "$global_ `:` type($result) attr-dict"

    def result_names(self) -> list[tuple[Value, str]]:
        return [(self.result, self.global_.leaf)]


@operation("ml_program.global_load_const", traits=[Pure])
class GlobalLoadConstOp(_Load):
    global_ = prop(SymbolRefAttr, name="global")
    result = result(AnyType)
    assembly_format = "$global_ `:` type($result) attr-dict"
    needs_constant = True

    def result_names(self) -> list[tuple[Value, str]]:
        return [(self.result, self.global_.leaf)]


@operation("ml_program.global_load_graph")
class GlobalLoadGraphOp(_Load):
    global_ = prop(SymbolRefAttr, name="global", effects=["read"])
    consume_tokens = variadic_operand(Token)
    result_ = result(AnyType, name="result")
    produce_token = result(Token)
    assembly_format = """
        $global_ `` custom<TokenOrdering>($consume_tokens, type($produce_token)) `:` type($result_) attr-dict
    """


@operation("ml_program.global_store")
class GlobalStoreOp(_Store):
    global_ = prop(SymbolRefAttr, name="global", effects=["write"])
    value = operand(AnyType)
    assembly_format = "$global_ `=` $value `:` type($value) attr-dict"

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        self._verify_store(symbols, self.value.type)


@operation("ml_program.global_store_graph")
class GlobalStoreGraphOp(_Store):
    global_ = prop(SymbolRefAttr, name="global", effects=["read"])
    value = operand(AnyType)
    consume_tokens = variadic_operand(Token)
    produce_token = result(Token)
    assembly_format = """
        $global_ `=` $value `` custom<TokenOrdering>($consume_tokens, type($produce_token)) `:` type($value) attr-dict
    """

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        self._verify_store(symbols, self.value.type)


class _Return(Operation):
    """What ends a function: values of the types of its results."""

    __slots__ = ()
    verb: ClassVar[str]
    noun: ClassVar[str]

    operands_ = variadic_operand(AnyType, name="operands")
    assembly_format = "attr-dict ($operands_^ `:` type($operands_))?"

    def verify(self) -> None:
        function = self.parent_op
        assert isinstance(function, _Function)
        expected = function.type.results
        given = self.operands_
        where = f"function (@{function.sym_name})"
        if len(expected) != len(given):
            raise VerifyFailure(f"has {len(given)} operands, but enclosing {where} {self.verb} {len(expected)}")
        for number, (value, type) in enumerate(zip(given, expected, strict=True)):
            if value.type is not type:
                raise VerifyFailure(
                    f"type of {self.noun} operand {number} ('{value.type}') doesn't match function result type "
                    f"('{type}') in function @{function.sym_name}",
                    raw=True,
                )


@operation("ml_program.output", traits=[Pure, HasParent("ml_program.subgraph"), ReturnLike, Terminator])
class OutputOp(_Return):
    verb = "outputs"
    noun = "output"


@operation("ml_program.return", traits=[Pure, HasParent("ml_program.func"), ReturnLike, Terminator])
class ReturnOp(_Return):
    verb = "returns"
    noun = "return"


@operation("ml_program.token", traits=[Pure])
class TokenOp(Operation):
    token = result(Token)
    assembly_format = "attr-dict"
