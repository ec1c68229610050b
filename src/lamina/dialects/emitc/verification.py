"""Verification of emitc operations beyond their declarations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.constraints.attributes import attribute_type
from lamina.dialects.emitc import types
from lamina.dialects.emitc.attributes import OpaqueAttr
from lamina.interfaces.function import verify_call_types
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, ElementsAttr, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.types import IndexType, IntegerType, i1
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.emitc import calls, expressions, ops, structure

_OPEN_BRACE = "expected '}' after unescaped '{'"


def verify_initial_value(op: Operation, value: Attribute, result: Type) -> None:
    """The value of a constant or variable: opaque, or of the result's type."""
    if isinstance(value, OpaqueAttr):
        return
    if isinstance(value, StringAttr):
        raise VerifyFailure("string attributes are not supported, use #emitc.opaque instead")
    expected = result.value_type if isinstance(result, types.LValueType) else result
    type = attribute_type(value)
    if types.is_pointer_wide(expected) and isinstance(type, IndexType):
        return
    if expected is not type:
        raise VerifyFailure(
            f"requires attribute to either be an #emitc.opaque attribute or it's type ('{type}') to match the op's "
            f"result type ('{expected}')"
        )


def verify_constant(op: ops.ConstantOp) -> None:
    value = op.value
    verify_initial_value(op, value, op.result_.type)
    if isinstance(value, OpaqueAttr) and not value.value:
        raise VerifyFailure("value must not be empty")


def verify_add(op: ops.AddOp) -> None:
    sides = (op.lhs.type, op.rhs.type)
    pointers = [isinstance(side, types.PointerType) for side in sides]
    if all(pointers):
        raise VerifyFailure("requires that at most one operand is a pointer")
    if any(pointers) and not isinstance(sides[pointers.index(False)], IntegerType | types.OpaqueType):
        raise VerifyFailure("requires that one operand is an integer or of opaque type if the other is a pointer")


def verify_sub(op: ops.SubOp) -> None:
    left, right = op.lhs.type, op.rhs.type
    is_pointer = isinstance(left, types.PointerType)
    if isinstance(right, types.PointerType) and not is_pointer:
        raise VerifyFailure("rhs can only be a pointer if lhs is a pointer")
    if is_pointer and not isinstance(right, IntegerType | types.OpaqueType | types.PointerType):
        raise VerifyFailure("requires that rhs is an integer, pointer or of opaque type if lhs is a pointer")
    if (
        is_pointer
        and isinstance(right, types.PointerType)
        and not isinstance(op.result_.type, IntegerType | types.PtrDiffTType | types.OpaqueType)
    ):
        raise VerifyFailure(
            "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers"
        )


def verify_apply(op: ops.ApplyOp) -> None:
    operator, type = op.applicable_operator, op.operand_.type
    if not operator:
        raise VerifyFailure("applicable operator must not be empty")
    if operator not in ("&", "*"):
        raise VerifyFailure("applicable operator is illegal")
    if operator == "&":
        if not isinstance(type, types.LValueType):
            raise VerifyFailure("operand type must be an lvalue when applying `&`")
        if not isinstance(op.result_.type, types.PointerType):
            raise VerifyFailure("result type must be a pointer when applying `&`")
    elif not isinstance(type, types.PointerType):
        raise VerifyFailure("operand type must be a pointer when applying `*`")


def verify_assign(op: ops.AssignOp) -> None:
    if op.var.defining_op is None:
        raise VerifyFailure("cannot assign to block argument")
    expected, actual = op.var.type.value_type, op.value.type
    if expected is not actual:
        raise VerifyFailure(
            f"requires value's type ('{actual}') to match variable's type ('{expected}')"
            f"\n  variable: {_shown(op.var)}\n  value: {_shown(op.value)}\n"
        )


def _shown(value: Value) -> str:
    """Returns a value as a message shows it."""
    owner = value.defining_op
    if owner is not None:
        return owner.to_text(local_scope=True).rstrip("\n")
    return f"<block argument> of type '{value.type}' at index: {getattr(value, 'index', 0)}"


def verify_subscript(op: ops.SubscriptOp) -> None:
    type, indices, result = op.value.type, op.indices, op.result_.type.value_type
    if isinstance(type, types.ArrayType):
        if len(indices) != len(type.shape):
            raise VerifyFailure(
                f"on array operand requires number of indices ({len(indices)}) to match the rank of the array type "
                f"({len(type.shape)})"
            )
        for number, index in enumerate(indices):
            if not types.is_integer_like(index.type):
                raise VerifyFailure(
                    f"on array operand requires index operand {number} to be integer-like, but got '{index.type}'"
                )
        if type.element_type is not result:
            raise VerifyFailure(
                f"on array operand requires element type ('{type.element_type}') and result type ('{result}') to match"
            )
    elif isinstance(type, types.PointerType):
        if len(indices) != 1:
            raise VerifyFailure(f"on pointer operand requires one index operand, but got {len(indices)}")
        if not types.is_integer_like(indices[0].type):
            raise VerifyFailure(
                f"on pointer operand requires index operand to be integer-like, but got '{indices[0].type}'"
            )
        if type.pointee is not result:
            raise VerifyFailure(
                f"on pointer operand requires pointee type ('{type.pointee}') and result type ('{result}') to match"
            )


def verify_verbatim(op: ops.VerbatimOp) -> None:
    if op.fmt_args and _placeholders(op.value) != len(op.fmt_args):
        raise VerifyFailure("requires operands for each placeholder in the format string")


def _placeholders(text: str) -> int:
    """Returns the number of ``{}`` placeholders in a format, in which ``{{`` is an escaped brace."""
    count = 0
    at = text.find("{")
    while at >= 0:
        following = text[at + 1 : at + 2]
        if not following:
            raise VerifyFailure(f"{_OPEN_BRACE} at end of string")
        if following not in "{}":
            raise VerifyFailure(_OPEN_BRACE)
        count += following == "}"
        at = text.find("{", at + 2)
    return count


# ---- Functions and calls


def verify_call_opaque(op: calls.CallOpaqueOp) -> None:
    if not op.callee:
        raise VerifyFailure("callee must not be empty")
    for argument in op.args or ():
        if isinstance(argument, IntegerAttr) and isinstance(argument.type, IndexType):
            if not 0 <= argument.value < len(op.operands_):
                raise VerifyFailure("index argument is out of range")
        elif isinstance(argument, ArrayAttr):
            raise VerifyFailure("array argument has no type")
    for argument in op.template_args or ():
        if not isinstance(argument, TypeAttr | IntegerAttr | FloatAttr | OpaqueAttr):
            raise VerifyFailure("template argument has invalid type")
    if any(isinstance(result.type, types.ArrayType) for result in op.results_):
        raise VerifyFailure("cannot return array type")


def _function(op: Operation, symbols: SymbolTableCollection, name: str) -> calls.FuncOp:
    from lamina.dialects.emitc.calls import FuncOp  # cycle

    symbol = symbols.lookup_nearest_symbol_from(op, SymbolRefAttr(name))
    if not isinstance(symbol, FuncOp):
        raise VerifyFailure(f"'{name}' does not reference a valid function")
    return symbol


def verify_call(op: calls.CallOp, symbols: SymbolTableCollection) -> None:
    verify_call_types(op, _function(op, symbols, op.callee).type)


def verify_declare_func(op: calls.DeclareFuncOp, symbols: SymbolTableCollection) -> None:
    _function(op, symbols, op.sym_name)


def verify_func(op: calls.FuncOp) -> None:
    if any(isinstance(type, types.LValueType) for type in op.type.inputs):
        raise VerifyFailure("cannot have lvalue type as argument")
    if len(op.type.results) > 1:
        raise VerifyFailure(f"requires zero or exactly one result, but has {len(op.type.results)}")
    if op.type.results and isinstance(op.type.results[0], types.ArrayType):
        raise VerifyFailure("cannot return array type")


def verify_return(op: calls.ReturnOp) -> None:
    from lamina.dialects.emitc.calls import FuncOp  # cycle

    function = op.parent_op
    assert isinstance(function, FuncOp)
    expected = function.type.results
    given = [] if op.operand_ is None else [op.operand_]
    if len(given) != len(expected):
        raise VerifyFailure(
            f"has {len(given)} operands, but enclosing function (@{function.sym_name}) returns {len(expected)}"
        )
    if given and given[0].type is not expected[0]:
        raise VerifyFailure(
            f"type of the return operand ('{given[0].type}') doesn't match function result type ('{expected[0]}') in "
            f"function @{function.sym_name}",
            raw=True,
        )


# ---- Variables and classes


def verify_global(op: structure.GlobalOp) -> None:
    if not types.is_supported_type(op.type_):
        raise VerifyFailure("expected valid emitc type")
    value = op.initial_value
    if isinstance(value, ElementsAttr):
        if not isinstance(op.type_, types.ArrayType):
            raise VerifyFailure(f"expected array type, but got '{op.type_}'")
        _check_type(op.type_, value.type, op.type_.initializer_type)
    elif isinstance(value, IntegerAttr | FloatAttr):
        _check_type(op.type_, value.type, op.type_)
    elif value is not None and not isinstance(value, OpaqueAttr):
        raise VerifyFailure(f"initial value should be a integer, float, elements or opaque attribute, but got {value}")
    if op.static_specifier and op.extern_specifier:
        raise VerifyFailure("cannot have both static and extern specifiers")


def _check_type(variable: Type, type: Type, expected: Type) -> None:
    if type is not expected:
        raise VerifyFailure(f"initial value expected to be of type '{variable}', but was of type '{type}'")


def verify_get_global(op: ops.GetGlobalOp, symbols: SymbolTableCollection) -> None:
    from lamina.dialects.emitc.structure import GlobalOp  # cycle

    symbol = symbols.lookup_nearest_symbol_from(op, SymbolRefAttr(op.name_))
    if not isinstance(symbol, GlobalOp):
        raise VerifyFailure(f"'{op.name_}' does not reference a valid emitc.global")
    type, result = symbol.type_, op.result_.type
    if isinstance(type, types.ArrayType):
        if type is not result:
            raise VerifyFailure(
                f"on array type expects result type '{result}' to match type '{type}' of the global @{op.name_}"
            )
    elif not isinstance(result, types.LValueType):
        raise VerifyFailure(f"on non-array type expects result type to be an lvalue type for the global @{op.name_}")
    elif result.value_type is not type:
        raise VerifyFailure(
            f"on non-array type expects result inner type '{result.value_type}' to match type '{type}' of the global "
            f"@{op.name_}"
        )


def verify_field(op: structure.FieldOp) -> None:
    if not types.is_supported_type(op.type_):
        raise VerifyFailure("expected valid emitc type")
    from lamina.dialects.emitc.structure import ClassOp  # cycle

    if not isinstance(op.parent_op, ClassOp):
        raise VerifyFailure("field must be nested within an emitc.class operation")
    if not op.sym_name:
        raise VerifyFailure("field must have a non-empty symbol name")


def verify_get_field(op: structure.GetFieldOp) -> None:
    from lamina.dialects.emitc.structure import ClassOp  # cycle

    if op.parent_of_type(ClassOp) is None:
        raise VerifyFailure(" must be nested within an emitc.class operation")


def verify_field_use(op: structure.GetFieldOp, symbols: SymbolTableCollection) -> None:
    from lamina.dialects.emitc.structure import FieldOp  # cycle

    symbol = symbols.lookup_nearest_symbol_from(op, SymbolRefAttr(op.field_name))
    if not isinstance(symbol, FieldOp):
        raise VerifyFailure(f"field '@{op.field_name}' not found in the class")
    if symbol.type_ is not op.result_.type:
        raise VerifyFailure(
            f"result type '{op.result_.type}' does not match field '@{op.field_name}' type '{symbol.type_}'"
        )


# ---- Control flow


def verify_expression(op: expressions.ExpressionOp) -> None:
    body = op.body.entry_block
    last = body.last_op
    if last is None or not last.might_be_terminator:
        raise VerifyFailure("must yield a value at termination")
    yielded = next(iter(last.operands), None)
    if yielded is None:
        raise VerifyFailure("must yield a value at termination")
    root = yielded.defining_op
    if root is None:
        raise VerifyFailure("yielded value has no defining op")
    if root.parent_op is not op:
        raise VerifyFailure("yielded value not defined within expression")
    if op.result_.type is not yielded.type:
        raise VerifyFailure("requires yielded type to match return type")
    for inner in body.without_terminator:
        if not getattr(inner, "is_c_expression", False):
            raise VerifyFailure("contains an unsupported operation")
        if len(inner.results) != 1:
            raise VerifyFailure("requires exactly one result for each operation")
        if inner.use_empty:
            raise VerifyFailure("contains an unused operation")
    _check_effects(root)


def _check_effects(root: Operation) -> None:
    """An operation with effects is reached once only."""
    visited: set[Operation] = set()
    waiting = [root]
    while waiting:
        at = waiting.pop()
        if at in visited:
            if getattr(at, "has_side_effects", True):
                raise VerifyFailure("requires exactly one use for operations with side effects")
            continue
        visited.add(at)
        waiting += [value.defining_op for value in at.operands if value.defining_op is not None]


def verify_yield(op: expressions.YieldOp) -> None:
    from lamina.dialects.emitc.structure import DoOp  # cycle

    parent = op.parent_op
    if parent is None or isinstance(parent, DoOp):
        return
    if op.result_ is not None and len(parent.results) != 1:
        raise VerifyFailure("yields a value not returned by parent")
    if op.result_ is None and parent.results:
        raise VerifyFailure("does not yield a value to be returned by parent")


def verify_for(op: structure.ForOp) -> None:
    arguments = op.body.arguments
    if len(arguments) != 1:
        raise VerifyFailure("expected body to have a single block argument for the induction variable")
    if arguments[0].type is not op.lower_bound.type:
        raise VerifyFailure("expected induction variable to be same type as bounds and step")


def verify_switch(op: structure.SwitchOp) -> None:
    values = list(op.cases)
    if len(values) != len(op.case_regions):
        raise VerifyFailure(f"has {len(op.case_regions)} case regions but {len(values)} case values")
    for number, value in enumerate(values):
        if value in values[:number]:
            raise VerifyFailure(f"has duplicate case value: {value}")
    _verify_case(op.default_region, "default region")
    for number, region in enumerate(op.case_regions):
        _verify_case(region, f"case region #{number}")


def _verify_case(region: Region, name: str) -> None:
    from lamina.dialects.emitc.expressions import YieldOp  # cycle

    last = region.entry_block.last_op
    if not isinstance(last, YieldOp):
        last_name = "nothing" if last is None else last.name
        raise VerifyFailure(f"expected region to end with emitc.yield, but got {last_name}")
    if last.num_operands:
        raise VerifyFailure(
            f"expected each region to return 0 values, but {name} returns {last.num_operands}",
            notes=[("see yield operation here", last.raw_location)],
        )


def verify_do(op: structure.DoOp) -> None:
    from lamina.dialects.emitc.expressions import ExpressionOp, YieldOp  # cycle

    inner = list(op.condition.entry_block.operations)
    if len(inner) != 2:
        raise VerifyFailure(
            "condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but "
            f"found {len(inner)} operations"
        )
    first, last = inner
    if not isinstance(first, ExpressionOp):
        raise VerifyFailure(f"expected first op in condition region to be 'emitc.expression', but got {first.name}")
    if first.results[0].type is not i1:
        raise VerifyFailure(
            f"emitc.expression in condition region must return 'i1', but returns '{first.results[0].type}'"
        )
    if not isinstance(last, YieldOp):
        raise VerifyFailure(f"expected last op in condition region to be 'emitc.yield', but got {last.name}")
    if last.num_operands != 1:
        raise VerifyFailure(f"expected condition region to return 1 value, but it returns {last.num_operands} values")
    if last.operands[0] is not first.results[0]:
        raise VerifyFailure(
            "'emitc.yield' must return result of 'emitc.expression' from this condition region", raw=True
        )
    body = op.body.entry_block
    if body.last_op is not None and body.last_op.might_be_terminator:
        raise VerifyFailure("body region must not contain terminator")
