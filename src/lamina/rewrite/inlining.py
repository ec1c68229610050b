"""Inlining of calls."""

from __future__ import annotations

from lamina.interfaces.calls import CallableOpInterface, CallOpInterface
from lamina.interfaces.function import all_argument_attributes, is_function
from lamina.interfaces.inlining import inliner_model
from lamina.ir.attribute import Type
from lamina.ir.attributes import DictionaryAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.location import CallSiteLoc, Location, UnknownLoc
from lamina.ir.operation import IRMapping, Operation, clone_region_into
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.rewrite.rewriter import PatternRewriter


def inline_call(
    call: Operation, callable_op: Operation, clone: bool = True, inlined: list[Operation] | None = None
) -> bool:
    """Inserts the callee's body after the call and replaces the call's results; the unused call is kept.

    Without ``clone`` the body is moved and the callee left empty. ``inlined`` receives the operations of the
    body. Returns False, with nothing changed, if the dialects do not allow it or the signatures do not match.
    """
    call_model, callable_model = CallOpInterface.get(call), CallableOpInterface.get(callable_op)
    assert call_model is not None and callable_model is not None and call.parent is not None
    region = callable_model.get_callable_region(callable_op)
    if region is None or region.empty:
        return False
    arguments = [slot.value for slot in call_model.get_arg_operands(call)]
    result_types = list(callable_model.get_result_types(callable_op))
    if len(arguments) != len(region.arguments) or len(call.results) != len(result_types):
        return False
    model = inliner_model(call)
    if model is None or not model.is_legal_to_inline_call(call, callable_op, clone):
        return False
    mapping = IRMapping()
    casts: list[Operation] = []
    rewriter = PatternRewriter(location=call.raw_location)
    rewriter.set_insertion_point(call)
    for argument, value in zip(region.arguments, arguments, strict=True):
        if value.type is not argument.type:
            cast = model.materialize_call_conversion(call, value, argument.type, rewriter)
            if cast is None:
                return _undo(casts)
            casts.append(cast)
            value = cast.results[0]
        mapping.values[argument] = value
    target = call.parent.parent
    assert target is not None
    if not _legal_in_region(region, target, clone, mapping):
        return _undo(casts)
    results: list[Value] = list(call.results)
    rewriter.set_insertion_point_after(call)
    for index, (result, type_) in enumerate(zip(call.results, result_types, strict=True)):
        if result.type is not type_:
            # The callee's value takes the place of the cast's operand.
            cast = model.materialize_call_conversion(call, result, result.type, rewriter)
            if cast is None:
                return _undo(casts)
            casts.append(cast)
            result.replace_all_uses_except(cast.results[0], cast)
            results[index] = result
    rewriter.set_insertion_point(call)
    for argument, attributes in zip(region.arguments, _argument_attributes(callable_op), strict=False):
        value = mapping.values[argument]
        mapping.values[argument] = model.handle_argument(call, callable_op, value, attributes, rewriter)
    _splice(call, region, mapping, results, result_types, clone, inlined)
    return True


def _argument_attributes(callable_op: Operation) -> list[DictionaryAttr]:
    """Returns the attributes of the callable's arguments; none if it is not a function."""
    return all_argument_attributes(callable_op) if is_function(callable_op) else []


def _undo(casts: list[Operation]) -> bool:
    for cast in reversed(casts):
        cast.results[0].replace_all_uses_with(cast.operand(0))
        cast.erase()
    return False


def _legal_in_region(source: Region, target: Region, clone: bool, mapping: IRMapping) -> bool:
    """True if the target accepts the region, and the dialect of each operation in it allows the move."""
    holder = target.parent
    assert holder is not None
    model = inliner_model(holder)
    if model is None or not model.is_legal_to_inline_region(holder, target, source, clone, mapping):
        return False
    stack = [source]
    while stack:
        for block in stack.pop().blocks:
            for operation in block.operations:
                inner = inliner_model(operation)
                if inner is None or not inner.is_legal_to_inline(operation, target, clone, mapping):
                    return False
                if operation.regions and inner.should_analyze_recursively(operation):
                    stack.extend(operation.regions)
    return True


def _splice(
    call: Operation,
    region: Region,
    mapping: IRMapping,
    results: list[Value],
    result_types: list[Type],
    clone: bool,
    inlined: list[Operation] | None,
) -> None:
    """Splices the body after the call."""
    body = Region()
    if clone:
        clone_region_into(region, body, mapping)
    else:
        for block in list(region.blocks):
            body.append(region.remove(block))
        for argument in list(body.entry_block.arguments):
            argument.replace_all_uses_with(mapping.values[argument])
    if inlined is not None:
        inlined.extend(body.walk())
    location = call.location
    if type(location) is not UnknownLoc:
        _remap_locations(body, location)
    block_of_call = call.parent
    assert block_of_call is not None and block_of_call.parent is not None
    surrounding = block_of_call.parent
    model_of_call = inliner_model(call)
    assert model_of_call is not None
    model_of_call.process_inlined_blocks(call, list(body.blocks))
    rewriter = PatternRewriter(location=call.raw_location)
    terminator = body.entry_block.last_op
    assert terminator is not None
    if body.has_one_block and _allows_single_block(terminator):
        model = inliner_model(terminator)
        assert model is not None
        model.handle_terminator(terminator, results, rewriter)
        terminator.erase(force=True)
        _move_behind(call, body.entry_block)
        return
    rest = block_of_call.split_at(call.next_op)
    for result, type_ in zip(results, result_types, strict=True):
        result.replace_all_uses_with(rest.add_argument(type_, result.location))
    entry = body.entry_block
    for inner in list(body.blocks):
        last = inner.last_op
        assert last is not None
        model = inliner_model(last)
        if model is not None:
            rewriter.point = InsertionPoint.before_op(last)
            model.handle_terminator_to_block(last, rest, rewriter)
    for inner in list(body.blocks)[1:]:
        body.remove(inner)
        surrounding.insert_before(rest, inner)
    _move_behind(call, entry)


def _allows_single_block(terminator: Operation) -> bool:
    model = inliner_model(terminator)
    return model is not None and model.allow_single_block_optimization(terminator)


def _move_behind(anchor: Operation, source: Block) -> None:
    block = anchor.parent
    assert block is not None
    following = anchor.next_op
    for operation in source.operations:
        source.remove(operation)
        block.insert_before(following, operation)


def _remap_locations(body: Region, caller: Location) -> None:
    """Replaces every location with a callsite location."""
    known: dict[Location, Location] = {}
    for operation in body.walk():
        location = operation.location
        remapped = known.get(location)
        if remapped is None:
            remapped = known[location] = CallSiteLoc(location, caller)
        operation.location = remapped

