"""Calls and callables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from lamina.interfaces.model import Interface, OpT
from lamina.ir.attribute import Type
from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import SymbolTableCollection, lookup_nearest_symbol_from
from lamina.ir.value import OpOperand, Value

Callee = SymbolRefAttr | Value


class CallModel(Generic[OpT]):
    """The interface of calls. The defaults fit calls with a ``callee`` attribute and only argument operands."""

    @staticmethod
    def get_callable_for_callee(operation: OpT) -> Callee | None:
        """Returns the symbol or the value that is called."""
        callee = operation.get_attr("callee")
        return callee if isinstance(callee, SymbolRefAttr) else None

    @staticmethod
    def set_callee_from_callable(operation: OpT, callee: Callee) -> None:
        """Sets the callee."""
        if isinstance(callee, SymbolRefAttr):
            operation.set_attr("callee", callee)
        else:
            operation.set_operand(0, callee)

    @staticmethod
    def get_arg_operands(operation: OpT) -> list[OpOperand]:
        """Returns the operands that are arguments of the call."""
        return list(operation.op_operands)


class CallableModel(Generic[OpT]):
    """The interface of callables. The defaults fit functions with one region."""

    @staticmethod
    def get_callable_region(operation: OpT) -> Region | None:
        """Returns the region that a call invokes; None for a declaration."""
        region: Region = operation.regions[0]
        return None if region.empty else region

    @staticmethod
    def get_argument_types(operation: OpT) -> Sequence[Type]:
        """Returns the types of the arguments."""
        from lamina.interfaces.function import function_inputs  # start-up

        return function_inputs(operation)

    @staticmethod
    def get_result_types(operation: OpT) -> Sequence[Type]:
        """Returns the types of the results."""
        from lamina.interfaces.function import function_results  # start-up

        return function_results(operation)


CallOpInterface: Interface[type[CallModel]] = Interface("CallOpInterface", "interfaces")
CallableOpInterface: Interface[type[CallableModel]] = Interface("CallableOpInterface", "interfaces")


def resolve_callable(operation: Operation, symbols: SymbolTableCollection | None = None) -> Operation | None:
    """Returns the callee of a call: the symbol's operation, or the one that defines the called value; None if
    unknown."""
    model = CallOpInterface.get(operation)
    callee = None if model is None else model.get_callable_for_callee(operation)
    if callee is None:
        return None
    if isinstance(callee, Value):
        return callee.defining_op
    if symbols is not None:
        return symbols.lookup_nearest_symbol_from(operation, callee)
    return lookup_nearest_symbol_from(operation, callee)
