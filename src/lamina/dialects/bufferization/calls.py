"""Passes over function boundaries: results that are arguments, and results as arguments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lamina.define.properties import property_of
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.dialects.memref import ops as memref
from lamina.interfaces.function import (
    erase_results,
    function_arguments,
    function_results,
    insert_argument,
    is_declaration,
    result_attributes,
)
from lamina.ir.attributes import DictionaryAttr, FlatSymbolRefAttr, StridedLayoutAttr, SymbolRefAttr, UnitAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTable, symbol_visibility
from lamina.ir.types import DYNAMIC, MemRefType, ShapedType
from lamina.ir.value import BlockArgument, Value, type_as

if TYPE_CHECKING:
    from lamina.ir.attribute import Type

RESULT_ATTRIBUTE = "bufferize.result"


class BoundaryError(Exception):
    """Raised where a function boundary cannot be changed; the diagnostic has been emitted."""


def _functions(module: Operation) -> list[FuncOp]:
    return [symbol for symbol in module._children() if isinstance(symbol, FuncOp)]


def _is_public(function: Operation) -> bool:
    return symbol_visibility(function) == "public"


def _returns(function: Operation) -> list[Operation]:
    return [block.last_op for block in function.regions[0].blocks if isinstance(block.last_op, ReturnOp)]


def _calls(module: Operation) -> list[tuple[Operation, Operation | None]]:
    """The calls in the module with the functions that they name."""
    table = SymbolTable(module)
    calls: list[tuple[Operation, Operation | None]] = []
    for operation in module.walk_post_order():
        if isinstance(operation, CallOp):
            callee = operation.callee
            calls.append((operation, table.lookup(callee)))
    return calls


# ---- Results that are arguments


def drop_equivalent_results(module: Operation) -> None:
    """Drops results of private functions that are their own arguments."""
    calls: dict[Operation, list[Operation]] = {}
    for call, callee in _calls(module):
        if isinstance(callee, FuncOp) and not _is_public(callee) and not is_declaration(callee):
            calls.setdefault(callee, []).append(call)
    for function in _functions(module):
        if is_declaration(function) or _is_public(function):
            continue
        returns = _returns(function)
        arguments = _returned_arguments(function, returns)
        if not returns or not arguments:
            continue
        erase_results(function, arguments)
        for return_op in returns:
            kept = [value for number, value in enumerate(return_op.operands) if number not in arguments]
            return_op.erase_operands(0, return_op.num_operands)
            return_op.insert_operands(0, kept)
        # All calls of a function are rewritten once, here, so those of others are unaffected.
        for call in calls.get(function, ()):
            _call_for_dropped(call, function, arguments)


def _returned_arguments(function: Operation, returns: list[Operation]) -> dict[int, int]:
    """Returns for each result the number of the argument that all returns return."""
    returned_arguments: dict[int, int] = {}
    for number in range(len(function_results(function))):
        arguments = {_argument_number(function, return_op.operand(number)) for return_op in returns}
        argument = arguments.pop() if len(arguments) == 1 else None
        if argument is not None:
            returned_arguments[number] = argument
    return returned_arguments


def _argument_number(function: Operation, value: Value) -> int | None:
    owner = value.defining_op
    while isinstance(owner, memref.CastOp):
        value = owner.source
        owner = value.defining_op
    if isinstance(value, BlockArgument) and value.owner is function.regions[0].entry_block:
        return value.index
    return None


def _call_for_dropped(call: Operation, function: Operation, dropped: dict[int, int]) -> Operation:
    builder = Builder(InsertionPoint.before_op(call), location=call.raw_location)
    new_op = _make_call(builder, call, call.operands, function_results(function))
    kept = iter(new_op.results)
    for number, result in enumerate(call.results):
        if number not in dropped:
            result.replace_all_uses_with(next(kept))
            continue
        value = call.operand(dropped[number])
        if value.type is not result.type:
            value = builder.create(memref.CastOp, value, result_types=[result.type]).results[0]
        result.replace_all_uses_with(value)
    call.erase()
    return new_op


def _make_call(builder: Builder, call: Operation, operands: list[Value], types: list[Type]) -> Operation:
    callee = property_of(call, CallOp.callee, SymbolRefAttr)
    return builder.create(CallOp, FlatSymbolRefAttr(callee.root), list(operands), result_types=list(types))


# ---- Results as arguments


@dataclass
class OutParameters:
    """Turns memref results of functions into arguments that the callers allocate."""

    add_result_attribute: bool = False
    hoist_dynamic: bool = False
    hoist_static: bool = False
    modify_public: bool = False
    _sizes: dict[Operation, list[list[Value]]] = field(default_factory=dict)

    def run(self, module: Operation) -> None:
        """Raises BoundaryError."""
        for function in _functions(module):
            if not self._applies(function):
                continue
            added = self._update_function(function)
            self._update_returns(function, added)
        failed = False
        for call, callee in _calls(module):
            if callee is None:
                name = property_of(call, CallOp.callee)
                call.emit_error(f"cannot find callee '{name}' in symbol table")
                failed = True
            elif self._applies(callee) and not self._update_call(call, callee):
                failed = True
        if failed:
            raise BoundaryError

    def _applies(self, function: Operation) -> bool:
        return not is_declaration(function) and (self.modify_public or not _is_public(function))

    def _update_function(self, function: Operation) -> list[BlockArgument]:
        results = function_results(function)
        buffers = {number: type for number, type in enumerate(results) if isinstance(type, MemRefType)}
        numbers = list(buffers)
        for type in buffers.values():
            if not _is_identity(type) and not _is_fully_dynamic(type):
                function.emit_error("cannot create out param for result with unsupported layout")
                raise BoundaryError
        added: list[BlockArgument] = []
        for number in numbers:
            attributes = result_attributes(function, number)
            if self.add_result_attribute:
                attributes[RESULT_ATTRIBUTE] = UnitAttr()
            argument = insert_argument(
                function,
                len(function_arguments(function)),
                results[number],
                DictionaryAttr(attributes),
                function.raw_location,
            )
            assert argument is not None
            added.append(argument)
        erase_results(function, numbers)
        return added

    def _update_returns(self, function: Operation, added: list[BlockArgument]) -> None:
        for operation in list(function.walk()):
            if not isinstance(operation, ReturnOp):
                continue
            moved = [number for number, type in enumerate(operation.operand_types) if isinstance(type, MemRefType)]
            builder = Builder(InsertionPoint.before_op(operation), location=operation.raw_location)
            sizes: list[list[Value]] = []
            for number, argument in zip(moved, added, strict=True):
                value = operation.operand(number)
                if not self._hoist(value, argument, function, sizes):
                    builder.create(memref.CopyOp, value, argument)
            for number in reversed(moved):
                operation.erase_operands(number)
            self._sizes.setdefault(function, sizes)

    def _hoist(self, value: Value, argument: BlockArgument, function: Operation, sizes: list[list[Value]]) -> bool:
        """Replaces an allocation with the argument; callers allocate with the recorded sizes."""
        owner = value.defining_op
        dynamic = DYNAMIC in type_as(value, ShapedType).shape
        if not (self.hoist_dynamic if dynamic else self.hoist_static):
            return False
        if not isinstance(owner, memref.AllocOp | memref.AllocaOp):
            return False
        if dynamic:
            entry = function.regions[0].entry_block
            known = all(
                isinstance(dynamic_size, BlockArgument) and dynamic_size.owner is entry
                for dynamic_size in owner.dynamic_sizes
            )
            sizes.append(list(owner.dynamic_sizes) if known else [])
        value.replace_all_uses_with(argument)
        owner.erase()
        return True

    def _update_call(self, call: Operation, callee: Operation) -> bool:
        builder = Builder(InsertionPoint.before_op(call), location=call.raw_location)
        sizes = iter(self._sizes.get(callee, ()))
        buffers: list[Value] = []
        kept: list[Value] = []
        for result in call.results:
            type = result.type
            if not isinstance(type, MemRefType):
                kept.append(result)
                continue
            wanted: list[Value] = []
            if DYNAMIC in type.shape:
                wanted = next(sizes, [])
                if not wanted:
                    call.emit_error("cannot create out param for dynamically shaped result")
                    return False
                wanted = [call.operand(argument.index) for argument in wanted if isinstance(argument, BlockArgument)]
            buffers.append(_allocate(builder, type, wanted))
            result.replace_all_uses_with(buffers[-1])
        new_op = _make_call(builder, call, [*call.operands, *buffers], [value.type for value in kept])
        for value, replacement in zip(kept, new_op.results, strict=True):
            value.replace_all_uses_with(replacement)
        call.erase()
        return True


def _allocate(builder: Builder, type: MemRefType, sizes: list[Value]) -> Value:
    plain = MemRefType(type.shape, type.element_type, None, type.memory_space)
    alloc = builder.create(memref.AllocOp, sizes, [], result_types=[plain]).results[0]
    if plain is type:
        return alloc
    return builder.create(memref.CastOp, alloc, result_types=[type]).results[0]


def _is_identity(type: MemRefType) -> bool:
    return type.layout is None or type.has_identity_layout


def _is_fully_dynamic(type: MemRefType) -> bool:
    layout = type.layout
    return (
        isinstance(layout, StridedLayoutAttr)
        and layout.offset == DYNAMIC
        and all(stride == DYNAMIC for stride in layout.strides)
    )
