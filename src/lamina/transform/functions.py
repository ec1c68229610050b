"""Functions: other signatures, and calls of functions in the place of payload."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.func.ops import CallOp, FuncOp
from lamina.dialects.func.signatures import calls_of, deduplicate_arguments, reorder_call, reorder_function
from lamina.dialects.tensor.ops import CastOp
from lamina.dialects.tensor.shapes import cast_compatible, preserves_static_information
from lamina.dialects.transform.func_ops import CastAndCallOp, DeduplicateFuncArgsOp, ReplaceFuncSignatureOp
from lamina.dialects.transform.tensor_ops import TypeConversionCastShapeDynamicDimsOp
from lamina.ir.attribute import Type
from lamina.ir.builder import InsertionPoint
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_nearest_symbol_from, lookup_symbol_in, symbol_name
from lamina.ir.types import RankedTensorType
from lamina.ir.value import OpResult, Value
from lamina.transform.engine import Results, TransformRewriter, implement
from lamina.transform.failures import definite, shown, silenceable
from lamina.transform.state import TransformState

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike


def _module(op: ReplaceFuncSignatureOp | DeduplicateFuncArgsOp, state: TransformState) -> ModuleOp:
    targets = state.ops(op.module)
    if len(targets) != 1:
        raise definite(op, "requires a single module to operate on")
    if not isinstance(targets[0], ModuleOp):
        raise silenceable(op, "target is expected to be module operation")
    return targets[0]


def _function(op: DeduplicateFuncArgsOp | ReplaceFuncSignatureOp, module: ModuleOp, missing: str) -> FuncOp:
    name = op.function_name
    symbol = lookup_symbol_in(module, name)
    if not isinstance(symbol, FuncOp):
        raise silenceable(op, f"function with name '{name}' {missing}")
    return symbol


# ---- Signatures


@implement
def replace_signature(
    op: ReplaceFuncSignatureOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Arguments and results in another order."""
    module = _module(op, state)
    function = _function(op, module, "not found")
    name = op.function_name
    type = function.function_type
    orders = []
    for word, short, count, order in (
        ("arguments", "args", len(type.inputs), op.args_interchange),
        ("results", "results", len(type.results), op.results_interchange),
    ):
        if len(order) != count:
            raise silenceable(
                op,
                f"function with name '{name}' has {count} {word}, but {len(order)} {short} interchange were given",
            )
        orders.append((word, short, count, order))
    for _, short, _, order in orders:
        if len(set(order)) != len(order):
            raise silenceable(op, f"{short} interchange must be unique")
    for word, short, count, order in orders:
        for index in order:
            if not 0 <= index < count:
                place = f"function with name '{name}' with {count} {word}"
                raise silenceable(op, f"{short} interchange index {index} is out of bounds for {place}")
    arguments, values = orders[0][3], orders[1][3]
    calls = calls_of(module, function) if op.adjust_func_calls else []
    new_function = reorder_function(rewriter, function, arguments, values)
    if new_function is None:
        raise silenceable(op, f"failed to replace function signature '{name}' with new order")
    for call in calls:
        reorder_call(rewriter, call, arguments, values)
    results.set(0, [module])
    results.set(1, [new_function])


@implement
def deduplicate(
    op: DeduplicateFuncArgsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """A function without arguments that its call passes twice."""
    module = _module(op, state)
    function = _function(op, module, "is not found")
    name = symbol_name(function)
    deduplicated = deduplicate_arguments(rewriter, function, module)
    if deduplicated is None:
        raise silenceable(op, f"failed to deduplicate function arguments of function {name}")
    results.set(0, [module])
    results.set(1, [deduplicated])


# ---- Calls


@implement
def cast_and_call(op: CastAndCallOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    """A call whose results take the place of values, with casts of tensors where types differ."""
    inputs = [] if op.inputs is None else state.values(op.inputs)
    outputs = [] if op.outputs is None else state.values(op.outputs)
    if len(set(outputs)) != len(outputs):
        raise silenceable(op, "cast and call output values must be unique")
    points = state.ops(op.insertion_point)
    if len(points) != 1:
        raise silenceable(op, "Only one op can be specified as an insertion point")
    point = points[0]
    after = op.insert_after
    _check_dominance(op, point, after, inputs, outputs)
    function = _callee(op, point, state)
    type = function.function_type
    for word, put, types, values in (
        ("arguments", "inputs", type.inputs, inputs),
        ("results", "outputs", type.results, outputs),
    ):
        if len(types) != len(values):
            message = f"mismatch between number of function {word} {len(types)} and number of {put} {len(values)}"
            raise silenceable(function, message)
    conversions = op.regions[0].first_block
    casts = () if conversions is None else tuple(conversions.operations)
    rewriter.point = InsertionPoint.after_op(point) if after else InsertionPoint.before_op(point)
    operands = [
        _converted(op, rewriter, input, wanted, [cast for cast in casts if _may_make(cast, wanted, input.type)])
        for input, wanted in zip(inputs, type.inputs, strict=True)
    ]
    call = rewriter.create(
        CallOp, operands_=operands, callee=function.sym_name, result_types=type.results, location=point.raw_location
    )
    for output, result in zip(outputs, call.results, strict=True):
        value = _converted(op, rewriter, result, output.type, casts, output.location)
        rewriter.replace_all_uses_except(output, value, call)
    results.set(0, [call])


def _check_dominance(
    op: CastAndCallOp, point: Operation, after: bool, inputs: list[Value], outputs: list[Value]
) -> None:
    """Checks that the inputs are available at the insertion point, which precedes all uses of the outputs."""
    dominance = DominanceInfo()
    dominates = dominance.properly_dominates if after else dominance.dominates
    for output in outputs:
        for user in output.users:
            if not dominates(point, user):
                raise definite(op, f"User {shown(user)} is not dominated by insertion point {shown(point)}")
    for value in inputs:
        own = after and isinstance(value, OpResult) and value.owner is point
        if not own and not dominance.value_dominates(value, point):
            raise definite(op, f"input {shown(value)} does not dominate insertion point {shown(point)}")


def _callee(op: CastAndCallOp, point: Operation, state: TransformState) -> FuncOp:
    name = op.function_name
    if name is not None:
        symbol = lookup_nearest_symbol_from(point, name)
        if not isinstance(symbol, FuncOp):
            raise definite(op, f"unresolved symbol {name}")
        return symbol
    functions = [] if op.function is None else state.ops(op.function)
    if len(functions) != 1:
        raise definite(op, "requires a single function to call")
    if not isinstance(functions[0], FuncOp):
        raise definite(op, "invalid non-function callee")
    return functions[0]


def _may_make(conversion: Operation, type: Type, given: Type) -> bool:
    """True if a conversion may convert an argument to the type: by default no static size from a dynamic one."""
    if isinstance(conversion, TypeConversionCastShapeDynamicDimsOp) and conversion.ignore_dynamic_info:
        return True
    return preserves_static_information(given, type)


def _converted(
    op: CastAndCallOp,
    rewriter: TransformRewriter,
    value: Value,
    type: Type,
    casts: Sequence[Operation],
    location: LocationLike | None = None,
) -> Value:
    """Returns the value as a type, cast if that is allowed. Raises DefiniteFailure."""
    if value.type is type:
        return value
    ranked = isinstance(value.type, RankedTensorType) and isinstance(type, RankedTensorType)
    if not casts or not ranked or not cast_compatible([value.type], [type]):
        raise definite(op, f"Failed to materialize conversion of {shown(value)} to type '{type}'")
    cast = CastOp([value], [type], location=value.location if location is None else location)
    return rewriter.insert(cast).results[0]
