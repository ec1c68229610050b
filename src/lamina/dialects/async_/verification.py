"""Verifiers of async operations beyond their declarations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.async_.types import TokenType, ValueType, unwrapped
from lamina.interfaces.function import verify_call_types
from lamina.interfaces.region_branch import verify_control_flow_edges
from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.symbols import SymbolTableCollection

if TYPE_CHECKING:
    from lamina.dialects.async_.ops import AwaitOp, CallOp, ExecuteOp, FuncOp, ReturnOp


def verify_execute(op: ExecuteOp) -> None:
    verify_control_flow_edges(op)
    expected = [unwrapped(value.type) for value in op.body_operands]
    if [argument.type for argument in op.body.arguments] != expected:
        raise VerifyFailure("async body region argument types do not match the execute operation arguments types")


def verify_func(op: FuncOp) -> None:
    results = op.type.results
    if not results:
        raise VerifyFailure("result is expected to be at least of size 1, but got 0")
    for number, type in enumerate(results):
        if not isinstance(type, TokenType | ValueType):
            raise VerifyFailure(f"result type must be async value type or async token type, but got '{type}'")
        if isinstance(type, TokenType) and number:
            raise VerifyFailure(
                " results' (optional) async token type is expected to appear as the 1st return value, but got "
                f"{number + 1}"
            )


def verify_call(op: CallOp, symbols: SymbolTableCollection) -> None:
    from lamina.dialects.async_.ops import FuncOp  # cycle

    function = symbols.lookup_nearest_symbol_from(op, SymbolRefAttr(op.callee))
    if not isinstance(function, FuncOp):
        raise VerifyFailure(f"'{op.callee}' does not reference a valid async function")
    verify_call_types(op, function.type)


def verify_return(op: ReturnOp) -> None:
    from lamina.dialects.async_.ops import FuncOp  # cycle

    function = op.parent_of_type(FuncOp)
    results = list(function.type.results)
    if results and isinstance(results[0], TokenType):
        del results[0]
    if [value.type for value in op.operands_] != [unwrapped(type) for type in results]:
        raise VerifyFailure("operand types do not match the types returned from the parent FuncOp")


def verify_await(op: AwaitOp) -> None:
    type, result = op.operand_.type, op.result_
    if isinstance(type, TokenType) and result is not None:
        raise VerifyFailure("awaiting on a token must have empty result")
    if isinstance(type, ValueType) and (result is None or result.type is not type.value_type):
        got = "" if result is None else f"'{result.type}'"
        raise VerifyFailure(f"result type {got} does not match async value type '{type.value_type}'")
