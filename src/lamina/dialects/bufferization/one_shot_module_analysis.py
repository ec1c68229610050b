"""The One-Shot analysis across function boundaries.

Functions are analyzed callees first. For each one the analysis determines which arguments are read and written, which
results may alias arguments, and which are equivalent to an argument. Recursive functions are
analyzed without such information.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from lamina.define.properties import find_property, property_name, property_of, set_property
from lamina.dialects.bufferization.analysis_facts import FunctionFacts
from lamina.dialects.bufferization.annotations import annotate
from lamina.dialects.bufferization.one_shot_analysis import OneShotAnalysisState, analyze
from lamina.dialects.bufferization.result_aliases import Pairs, aliasing_pairs, merge_results, pairs_in_circles
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.dialects.memref import ops as memref
from lamina.interfaces.bufferizable import AnalysisState, BufferizationError
from lamina.interfaces.function import (
    all_argument_attributes,
    argument_attributes,
    function_inputs,
    function_results,
    is_declaration,
    set_function_types,
)
from lamina.ir.attributes import ArrayAttr, DictionaryAttr, StringAttr, SymbolRefAttr, integers_array
from lamina.ir.nested_operations import nested_operations
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTableCollection, lookup_nearest_symbol_from
from lamina.ir.types import BaseMemRefType, RankedTensorType, TensorType
from lamina.ir.value import Value
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute

EQUIVALENT_ARGUMENTS = "__equivalent_func_args__"
ACCESS, WRITABLE, LAYOUT = "bufferization.access", "bufferization.writable", "bufferization.buffer_layout"


def facts_of(function: Operation | None, state: AnalysisState) -> FunctionFacts | None:
    """Returns the facts of an analyzed function; None for others."""
    if function is None or not isinstance(state, OneShotAnalysisState):
        return None
    facts = state.functions.get(function)
    return facts if facts is not None and facts.analyzed else None


def called_function(call: Operation) -> Operation | None:
    """Returns the function that a func.call calls."""
    callee = find_property(call, CallOp.callee, SymbolRefAttr)
    symbol = None if callee is None else lookup_nearest_symbol_from(call, callee)
    return symbol if isinstance(symbol, FuncOp) else None


def argument_attribute(function: Operation, index: int, name: str) -> Attribute | None:
    """Returns an attribute of an argument of a function; None where there is none."""
    property = find_property(function, FuncOp.arg_attrs)
    if not isinstance(property, ArrayAttr) or index >= len(property.elements):
        return None
    entries: Any = property.elements[index]
    result: Attribute | None = entries.get(name)
    return result


def _set_argument_attributes(function: Operation, index: int, entries: dict[str, Attribute]) -> None:
    count = len(function_inputs(function))
    property = find_property(function, FuncOp.arg_attrs)
    all_entries = list(property.elements) if isinstance(property, ArrayAttr) else [DictionaryAttr()] * count
    all_entries[index] = DictionaryAttr(entries)
    if any(bool(all_entry) for all_entry in all_entries):
        set_property(function, FuncOp.arg_attrs, ArrayAttr(all_entries))
    else:
        function.properties.pop(property_name(FuncOp.arg_attrs), None)


def return_operations(function: Operation) -> list[Operation]:
    """The func.return operations of a function's blocks."""
    return [block.last_op for block in function.regions[0].blocks if isinstance(block.last_op, ReturnOp)]


# ---- Order


def _has_tensors(function: Operation) -> bool:
    return any(isinstance(type, TensorType) for type in [*function_inputs(function), *function_results(function)])


def functions_by_calls(
    module: Operation, calls_in: Mapping[Operation, list[CallOp]] | None = None
) -> tuple[list[Operation], list[Operation]]:
    """Returns the functions with callees before callers, and those that call each other in circles; ``calls_in`` are
    the calls of each function, if they are known."""
    callers: dict[Operation, dict[Operation, None]] = {}
    counts: dict[Operation, int] = {}
    symbols = SymbolTableCollection()
    for function in module._children():
        if not isinstance(function, FuncOp):
            continue
        counts[function] = 0
        for call in _calls_in(function) if calls_in is None else calls_in[function]:
            reference = property_of(call, CallOp.callee, SymbolRefAttr)
            callee = symbols.lookup_nearest_symbol_from(call, reference)
            if not isinstance(callee, FuncOp) or not _has_tensors(callee):
                continue
            known = callers.setdefault(callee, {})
            if function not in known:
                known[function] = None
                counts[function] += 1
    ordered: list[Operation] = []
    ready = [function for function, count in counts.items() if count == 0]
    while ready:
        function = ready.pop()
        ordered.append(function)
        del counts[function]
        for caller in callers.get(function, ()):
            counts[caller] -= 1
            if counts[caller] == 0:
                ready.append(caller)
    return ordered, list(counts)


# ---- Analysis


def analyze_module(module: Operation, state: OneShotAnalysisState) -> None:
    """Analyzes all functions of a module. Raises BufferizationError."""
    calls_in: dict[Operation, list[CallOp]] = {
        function: _calls_in(function) for function in module._children() if isinstance(function, FuncOp)
    }
    ordered, remaining = state.function_order = functions_by_calls(module, calls_in)
    for function in ordered:
        if not state.options.is_allowed(function):
            continue
        if not is_declaration(function) and not return_operations(function):
            function.emit_error("cannot bufferize func.func without func.return")
            raise BufferizationError
        facts = state.functions[function] = FunctionFacts()
        calls = calls_in[function]
        _merge_equivalent_calls(calls, state)
        _merge_results_of_calls(calls, state, {})
        analyze(function, state)
        _find_aliases(function, state, facts)
        _find_accesses(function, state, facts)
        facts.analyzed = True
    circles = [function for function in remaining if state.options.is_allowed(function)]
    pairs = {}
    if circles and state.options.is_sound:
        pairs = pairs_in_circles(
            circles, state, called_function, lambda call: _pairs_of(call, state, {}), return_operations
        )
    for function in circles:
        _merge_results_of_calls(calls_in[function], state, pairs)
        analyze(function, state)


def _pairs_of(call: Operation, state: OneShotAnalysisState, circles: dict[Operation, Pairs]) -> Pairs:
    """The results of a call that may share a buffer."""
    callee = called_function(call)
    facts = facts_of(callee, state)
    if facts is not None:
        return facts.aliasing_pairs
    return set() if callee is None else circles.get(callee, set())


def _calls_in(function: Operation) -> list[CallOp]:
    return nested_operations(function, CallOp)


def _merge_results_of_calls(calls: list[CallOp], state: OneShotAnalysisState, circles: dict[Operation, Pairs]) -> None:
    for call in calls if state.options.is_sound else ():
        pairs = _pairs_of(call, state, circles)
        if pairs:
            state.note_stricter_decision()
            merge_results(call, pairs, state.aliases)


def _merge_equivalent_calls(calls: list[CallOp], state: OneShotAnalysisState) -> None:
    for call in calls:
        facts = facts_of(called_function(call), state)
        for result, argument in {} if facts is None else facts.equivalent_arguments.items():
            if state.is_in_place(call.op_operands[argument]):
                state.equivalences.merge(call.results[result], call.operand(argument))


def _find_aliases(function: Operation, state: OneShotAnalysisState, facts: FunctionFacts) -> None:
    if is_declaration(function):
        results = [at for at, type in enumerate(function_results(function)) if isinstance(type, TensorType)]
        for index, type in enumerate(function_inputs(function)):
            if isinstance(type, TensorType):
                facts.aliasing_results[index] = list(results)
        return
    returns = return_operations(function)
    for argument in function.regions[0].arguments:
        if not isinstance(argument.type, RankedTensorType):
            continue
        indices: dict[int, None] = {}
        for return_op in returns:
            for slot in return_op._operands:
                if isinstance(slot.value.type, RankedTensorType) and state.are_aliasing(slot.value, argument):
                    indices[slot.index] = None
        facts.aliasing_results[argument.index] = list(indices)
    facts.aliasing_pairs = aliasing_pairs(returns, state.are_aliasing)
    facts.returned_arguments = {terminator: {} for terminator in returns}
    for position in range(len(function_results(function))):
        same = _equivalent_argument(function, returns, position, state, facts.returned_arguments)
        if same is not None:
            facts.equivalent_arguments[position] = same


def _equivalent_argument(
    function: Operation,
    returns: list[Operation],
    position: int,
    state: OneShotAnalysisState,
    noted: dict[Operation, dict[int, int]],
) -> int | None:
    """Returns the argument that all returns give back at a position. Those that were looked at are noted, as far as
    they give back an argument at all."""
    if not isinstance(function_results(function)[position], TensorType):
        return None
    same: int | None = None
    for return_op in returns:
        argument = _returned_argument(function, return_op.operand(position), state)
        if argument is not None:
            noted[return_op][position] = argument
        if argument is None or (return_op is not returns[0] and argument != same):
            return None
        same = argument
    return same


def _returned_argument(function: Operation, value: Value, state: OneShotAnalysisState) -> int | None:
    for argument in function.regions[0].arguments:
        if isinstance(argument.type, RankedTensorType) and state.are_equivalent(argument, value):
            return argument.index
    return None


def _find_accesses(function: Operation, state: OneShotAnalysisState, facts: FunctionFacts) -> None:
    for index, type in enumerate(function_inputs(function)):
        if not isinstance(type, TensorType):
            continue
        said = argument_attribute(function, index, ACCESS)
        if isinstance(said, StringAttr):
            read, written = said.value in ("read", "read-write"), said.value in ("write", "read-write")
        elif is_declaration(function):
            read = written = True
        else:
            argument = function.regions[0].arguments[index]
            read, written = state.is_value_read(argument), _is_written(argument, state)
        if read:
            facts.read.add(index)
        if written:
            facts.written.add(index)


def _is_written(value: Value, state: OneShotAnalysisState) -> bool:
    return any(
        state.is_in_place(use) and state.writes(use)
        for alias in state.aliases.members_sharing(value)
        for use in alias.uses
        if isinstance(use.value.type, TensorType)
    )


# ---- Annotations for tests


def annotate_module(module: Operation, state: OneShotAnalysisState) -> None:
    """Writes the decisions about all functions, and what is known of them, into attributes."""
    ordered, remaining = functions_by_calls(module)
    for function in (*ordered, *remaining):
        if not state.options.is_allowed(function):
            continue
        annotate(function, state)
        facts = facts_of(function, state)
        if facts is not None:
            _annotate_facts(function, facts)


def _annotate_facts(function: Operation, facts: FunctionFacts) -> None:
    for terminator, arguments in facts.returned_arguments.items():
        if arguments:
            numbers = [arguments.get(position, -1) for position in range(terminator.num_operands)]
            terminator.attributes[EQUIVALENT_ARGUMENTS] = integers_array(numbers)
    for index, type in enumerate(function_inputs(function)):
        if isinstance(type, TensorType):
            words = ["read"] * (index in facts.read) + ["write"] * (index in facts.written)
            entries = argument_attributes(function, index)
            _set_argument_attributes(function, index, {**entries, ACCESS: StringAttr("-".join(words) or "none")})


# ---- After bufferization


def fold_result_casts(function: Operation) -> None:
    """Folds memref.cast sources into returns, and updates the function's result types."""
    if is_declaration(function):
        return
    returns = return_operations(function)
    types = list(function_results(function))
    for position in range(len(types)):
        casts = [terminator.operand(position).defining_op for terminator in returns]
        sources = [cast.source if isinstance(cast, memref.CastOp) else None for cast in casts]
        first = sources[0] if sources else None
        if first is None or any(source is None or source.type is not first.type for source in sources):
            continue
        types[position] = first.type
        for return_op, source in zip(returns, sources, strict=True):
            assert source is not None
            return_op.set_operand(position, source)
    set_function_types(function, function_inputs(function), types)


def cast_results_of_calls(module: Operation, functions: Collection[Operation]) -> None:
    """Lets calls return what functions return whose types have changed since: those of a recursion are rewritten before
    the results of all of them are known. MLIR leaves invalid calls behind."""
    rewriter = PatternRewriter()
    for call in list(module.walk()) if functions else ():
        callee = called_function(call) if isinstance(call, CallOp) else None
        if callee is None or callee not in functions:
            continue
        rewriter.set_insertion_point_after(call)
        rewriter.location = call.raw_location
        types = [result.type for result in call.results]
        for result, type in zip(call.results, function_results(callee), strict=True):
            if result.type is not type and isinstance(type, BaseMemRefType):
                result.type = type
        for result, type in zip(call.results, types, strict=True):
            if result.type is not type:
                users = list(result.uses)
                cast = rewriter.create(memref.CastOp, result, result_types=[type])
                for use in users:
                    use.set(cast.results[0])


def remove_attributes(module: Operation) -> None:
    """Removes bufferization-only argument attributes from functions, except declarations."""
    for function in nested_operations(module, FuncOp):
        if is_declaration(function):
            continue
        for index, attributes in enumerate(all_argument_attributes(function)):
            entries = attributes.as_dict()
            kept = {name: value for name, value in entries.items() if name not in (WRITABLE, LAYOUT)}
            if len(kept) != len(entries):
                _set_argument_attributes(function, index, kept)
