"""``normalize-memrefs``: memrefs with layout maps become memrefs without, across calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.define.properties import property_of
from lamina.dialects.affine.memref_normalization import (
    normalize_allocation,
    normalize_reinterpret_cast,
    normalized_type,
)
from lamina.dialects.affine.memref_replacement import is_normalizable_user, replace_normalizable_uses
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.dialects.func.signatures import calls_of
from lamina.dialects.memref.ops import AllocaOp, AllocOp, ReinterpretCastOp
from lamina.ir.attribute import Type
from lamina.ir.attributes import TypeAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.traits import MemRefsNormalizable
from lamina.ir.types import FunctionType, MemRefType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass

if TYPE_CHECKING:
    from lamina.ir.block import Block

    pass


@register_pass(
    "normalize-memrefs", summary="Normalize memrefs", anchor="builtin.module", display_name="NormalizeMemRefsPass"
)
class NormalizeMemRefs(Pass):
    """Removes layout maps from memref types, in all functions where each memref with a layout is used only by
    operations that allow normalization, and whose callers and callees are such functions too."""

    def run(self, operation: Operation) -> None:
        functions = [op for op in operation.walk() if isinstance(op, FuncOp)]
        normalizable = dict.fromkeys(functions)
        for function in functions:
            if function in normalizable and not _is_normalizable(function):
                _exclude(operation, function, normalizable)
        for function in normalizable:
            _normalize(operation, function)


# ---- Which functions


def _is_normalizable(function: FuncOp) -> bool:
    """True if the users of arguments, allocations and results of calls bear another memref."""
    if function.regions[0].empty:
        return True
    values: list[Value] = list(function.regions[0].arguments)
    for op in function.walk():
        if isinstance(op, AllocOp | AllocaOp | CallOp):
            values += op.results
    return all(is_normalizable_user(user) for value in values if _has_layout(value) for user in value.users)


def _has_layout(value: Value) -> bool:
    type = value.type
    return isinstance(type, MemRefType) and type.layout is not None and not type.layout_map.is_identity()


def _exclude(root: Operation, function: FuncOp, normalizable: dict[Any, None]) -> None:
    """Excludes a function, and with it its callers and callees."""
    pending = [function]
    while pending:
        function = pending.pop()
        if function not in normalizable:
            continue
        del normalizable[function]
        names = {op.callee for op in function.walk() if isinstance(op, CallOp)}
        pending += [other for other in normalizable if symbol_name(other) in names]
        pending += [_function_around(call) for call in calls_of(root, function)]


def _function_around(op: Operation) -> Any:
    return next((outer for outer in op.ancestors if isinstance(outer, FuncOp)), None)


# ---- One function


def _normalize(root: Operation, function: FuncOp) -> None:
    if function.regions[0].empty:
        type = function.function_type
        inputs = [_normalized(input_type) for input_type in type.inputs]
        outputs = [_normalized(result) for result in type.results]
        function.function_type = TypeAttr(FunctionType(inputs, outputs))
        _update_calls(root, function, outputs)
        return
    operations = list(function.walk())
    for cls in (AllocOp, AllocaOp):
        for op in operations:
            if isinstance(op, cls):
                normalize_allocation(op)
    for op in operations:
        if isinstance(op, ReinterpretCastOp):
            normalize_reinterpret_cast(op)
    block = function.regions[0].entry_block
    for position in range(len(block.arguments)):
        _normalize_argument(block, position)
    for op in list(function.walk_post_order()):
        if op.has_trait(MemRefsNormalizable) and op.results and not isinstance(op, CallOp):
            _normalize_results(op)
    _update_signature(root, function)


def _normalized(type: Type) -> Type:
    return normalized_type(type) if isinstance(type, MemRefType) else type


def _normalize_argument(block: Block, position: int) -> None:
    old = block.arguments[position]
    type = _normalized(old.type)
    if type is old.type or not isinstance(old.type, MemRefType):
        return
    layout = old.type.layout_map
    argument = block.insert_argument(position, type, old.location)
    failed = not replace_normalizable_uses(old, argument, layout)
    block.erase_argument(position if failed else position + 1)


def _normalize_results(op: Operation) -> None:
    types = [_normalized(value.type) for value in op.results]
    if types == [value.type for value in op.results]:
        return
    new_op = type(op)(
        op.operands, types, dict(op._properties), dict(op._attributes), op.successors, len(op.regions), op.raw_location
    )
    op.enclosing_block.insert_before(op, new_op)
    for old, new in zip(op.results, new_op.results, strict=True):
        if not isinstance(old.type, MemRefType):
            old.replace_all_uses_with(new)
        elif not replace_normalizable_uses(old, new, old.type.layout_map):
            new_op.erase()
            return
    for source, target in zip(op.regions, new_op.regions, strict=True):
        target.take_body(source)
    op.erase()


# ---- Signatures


def _update_signature(root: Operation, function: FuncOp) -> None:
    """Updates the type of a function to its arguments and returned values; updates its calls."""
    inputs = [argument.type for argument in function.regions[0].entry_block.arguments]
    outputs = list(function.function_type.results)
    for op in function.walk():
        if isinstance(op, ReturnOp):
            for position, operand in enumerate(op.operands):
                if isinstance(operand.type, MemRefType) and operand.type.has_identity_layout:
                    outputs[position] = operand.type
    function.function_type = TypeAttr(FunctionType(inputs, outputs))
    _update_calls(root, function, outputs)


def _update_calls(root: Operation, function: FuncOp, outputs: list[Type]) -> None:
    """Updates the result types of calls; this may change the signatures of the callers."""
    callers: dict[Any, None] = {}
    for call in calls_of(root, function):
        builder = Builder(InsertionPoint.before_op(call), location=call.raw_location)
        new_call = builder.insert(
            CallOp(call.operands, outputs, {"callee": property_of(call, CallOp.callee)}, {}, (), (), call.raw_location)
        )
        changed = False
        for old, new in zip(call.results, new_call.results, strict=True):
            if old.type is new.type:
                continue
            if not replace_normalizable_uses(old, new, old.type.layout_map):
                new_call.erase()
                break
            changed = True
        else:
            call.replace_all_uses_with(new_call)
            call.erase()
            if changed:
                callers[_function_around(new_call)] = None
    for caller in callers:
        _update_signature(root, caller)
