"""Reductions of functions' arguments and results, at their calls too."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from lamina.ir.attribute import Type
from lamina.ir.attributes import ArrayAttr, SymbolRefAttr, TypeAttr
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.types import FunctionType
from lamina.reduce.values import stand_in, without

Edit = Callable[[], object]
TYPE = "function_type"
Item = TypeVar("Item")


def arguments(module: Operation) -> list[Edit]:
    """Removing each argument of each function; uses get other values."""
    return [
        partial(_erase_argument, module, function, index)
        for function, type in _functions(module)
        for index in range(len(type.inputs))
    ]


def results(module: Operation) -> list[Edit]:
    """Removing each result of each function."""
    return [
        partial(_erase_result, module, function, index)
        for function, type in _functions(module)
        for index in range(len(type.results))
    ]


def _functions(module: Operation) -> Iterator[tuple[Operation, FunctionType]]:
    for operation in module.walk():
        type = _type(operation)
        if type is not None:
            yield operation, type


def _type(function: Operation) -> FunctionType | None:
    held = function.get_attr(TYPE)
    type = held.type if isinstance(held, TypeAttr) else None
    return type if isinstance(type, FunctionType) else None


def _erase_argument(module: Operation, function: Operation, index: int) -> None:
    type = _type(function)
    assert type is not None
    for region in function.regions[:1]:
        if not region.empty:
            argument = region.arguments[index]
            first = region.entry_block.first_op
            if not argument.use_empty and first is not None:
                argument.replace_all_uses_with(stand_in(argument, first))
            region.entry_block.erase_argument(index)
    for call in _calls(module, function):
        if call.operand_types == list(type.inputs):
            call.erase_operands(index)
    _set_type(function, _dropped(type.inputs, index), type.results)
    _drop_attributes(function, "arg_attrs", index)


def _erase_result(module: Operation, function: Operation, index: int) -> None:
    type = _type(function)
    assert type is not None
    for region in function.regions[:1]:
        for block in region.blocks:
            last = block.last_op
            if last is not None and not last.num_successors and last.operand_types == list(type.results):
                last.erase_operands(index)
    for call in list(_calls(module, function)):
        if call.result_types == list(type.results):
            _without_result(call, index)
    _set_type(function, type.inputs, _dropped(type.results, index))
    _drop_attributes(function, "res_attrs", index)


def _without_result(call: Operation, index: int) -> None:
    result = call.results[index]
    if not result.use_empty:
        result.replace_all_uses_with(without(result, (call,)))
    call.results = tuple(_dropped(call.results, index))


def _calls(module: Operation, function: Operation) -> Iterator[Operation]:
    name = symbol_name(function)
    for operation in module.walk():
        if operation is not function and any(
            isinstance(held, SymbolRefAttr) and held.leaf == name for held in operation._properties.values()
        ):
            yield operation


def _set_type(function: Operation, inputs: Sequence[Type], results: Sequence[Type]) -> None:
    function.set_attr(TYPE, TypeAttr(FunctionType(inputs, results)))


def _drop_attributes(function: Operation, name: str, index: int) -> None:
    held = function.get_attr(name)
    if isinstance(held, ArrayAttr):
        function.set_attr(name, ArrayAttr(_dropped(held.elements, index)))


def _dropped(items: Sequence[Item], index: int) -> list[Item]:
    return [item for position, item in enumerate(items) if position != index]
