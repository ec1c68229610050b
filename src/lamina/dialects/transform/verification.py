"""Verification of transform operations beyond their declarations."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from lamina.dialects.transform.attributes import ParamOperandAttr
from lamina.dialects.transform.consumption import (
    CONSUMED,
    READONLY,
    argument_is,
    consumed_arguments,
    consumed_operands,
    is_param,
)
from lamina.dialects.transform.types import AffineMapParamType, ParamType, TypeParamType
from lamina.interfaces.function import verify_function
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import AffineMapAttr, ArrayAttr, IntegerAttr, StringAttr, TypeAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import Severity, VerifyFailure, emit
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.ir.quick_verifier import leave_to_verifier
from lamina.ir.symbols import symbol_name
from lamina.ir.traits import SymbolTableTrait
from lamina.ir.types import IntegerType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.transform.ops import (
        AlternativesOp,
        ApplyConversionPatternsOp,
        ApplyPatternsOp,
        ApplyRegisteredPassOp,
        ApplyToLLVMConversionPatternsOp,
        ForeachOp,
        NamedSequenceOp,
        NumAssociationsOp,
        SequenceOp,
        SplitHandleOp,
    )

_HANDLE, _VALUE, _PARAM = (
    "TransformHandleTypeInterface", "TransformValueHandleTypeInterface", "TransformParamTypeInterface",
)  # fmt: skip
_KINDS = frozenset((_HANDLE, _VALUE, _PARAM))
# Operations of the dialect that are not steps: they configure the enclosing step.
_DESCRIPTORS = ("transform.apply_patterns.", "transform.apply_conversion_patterns.")
_TOP_LEVEL = ("transform.sequence", "transform.alternatives")
# Names of the operations that build type converters to the llvm dialect end like this.
_LLVM_CONVERTER = "_to_llvm_type_converter"
WITH_NAMED_SEQUENCE = "transform.with_named_sequence"


def is_step(op: Operation) -> bool:
    """True if an operation implements TransformOpInterface."""
    return op.name.startswith("transform.") and not op.name.startswith(
        (*_DESCRIPTORS, "transform.yield", "transform.match.structured.yield")
    )


def _kind(type: Type) -> str:
    return getattr(type, "interfaces", ("",))[0]


# ---- Sequences


def verify_top_level(op: Operation) -> None:
    """Verifies a top-level operation, whose regions take the payload root."""
    if not op.regions:
        raise VerifyFailure("expects at least one region")
    for region in op.regions:
        blocks = list(region.blocks)
        if len(blocks) != 1:
            raise VerifyFailure("expects a single-block region")
        _verify_entry(op, blocks[0])


def _verify_entry(op: Operation, body: Block) -> None:
    arguments = body.arguments
    if not arguments:
        raise VerifyFailure("expects the entry block to have at least one argument")
    if _kind(arguments[0].type) != _HANDLE:
        raise VerifyFailure(f"expects the first entry block argument to be of type implementing {_HANDLE}")
    root = next(iter(op.operands), None)
    if root is not None and root.type is not arguments[0].type:
        raise VerifyFailure("expects the type of the block argument to match the type of the operand")
    for argument in arguments[1:]:
        if _kind(argument.type) not in _KINDS:
            raise VerifyFailure(
                f"expects trailing entry block arguments to be of type implementing {_HANDLE}, {_VALUE} or {_PARAM}",
                notes=[(f"argument #{argument.index} does not", None)],
            )
    outer = op.parent_op
    while outer is not None and outer.name not in _TOP_LEVEL:
        outer = outer.parent_op
    if outer is not None and op.num_operands != len(arguments):
        raise VerifyFailure(
            "expects operands to be provided for a nested op",
            notes=[("nested in another possible top-level op", outer.raw_location)],
        )


def verify_sequence(op: SequenceOp) -> None:
    """transform.sequence, the bodies of the operations inside included."""
    if op.root_ is None and op.extra_bindings:
        raise VerifyFailure("does not expect extra operands when used as top-level")
    body: Block = op.regions[0].entry_block
    for argument in body.arguments:
        _verify_consumed_once(argument, f"block argument #{argument.index}", None)
    for child in body.operations:
        if not is_step(child) and child is not body.last_op:
            raise VerifyFailure(
                "expected children ops to implement TransformOpInterface",
                notes=[("op without interface", child.raw_location)],
            )
        for result in child.results:
            _verify_consumed_once(result, f"result #{result.index}", child)
    terminator = body.last_op
    if terminator is not None and terminator.operand_types != op.result_types:
        raise VerifyFailure(
            "expects the types of the terminator operands to match the types of the result",
            notes=[("terminator", terminator.raw_location)],
        )
    if op.root_ is not None:
        _verify_bindings(op, body)


def _verify_bindings(op: SequenceOp, body: Block) -> None:
    """Checks that the operand types match the block argument types."""
    edge = "along control flow edge from parent to Region #0: "
    notes: list[Any] = [("region branch point", op.raw_location)]
    types = [argument.type for argument in body.arguments]
    if len(types) != len(op.operands):
        counts = f"region branch point has {len(op.operands)} operands, but region successor needs {len(types)} inputs"
        raise VerifyFailure(edge + counts, notes=notes)
    for index, (given, wanted) in enumerate(zip(op.operand_types, types, strict=True)):
        if given is not wanted:
            raise VerifyFailure(
                f"{edge}successor operand type #{index} '{given}' should match successor input type #{index} "
                f"'{wanted}'",
                notes=notes,
            )


def _verify_consumed_once(value: Value, what: str, definer: Operation | None) -> None:
    """At most one of the operations that may run on a path can consume a handle."""
    uses = [
        use
        for use in value.uses
        # Values yielded by a sequence are owned by its results.
        if use.index in consumed_operands(use.owner) or (use.owner.name == "transform.yield" and not is_param(value))
    ]
    for position, use in enumerate(uses):
        for other in uses[position + 1 :]:
            if _exclude_each_other(use.owner, other.owner):
                continue
            notes: list[Any] = [(f"used here as operand #{op.index}", op.owner.raw_location) for op in (use, other)]
            raise VerifyFailure(
                f"{what} has more than one potential consumer", operation=definer, raw=definer is not None, notes=notes
            )


def _exclude_each_other(first: Operation, second: Operation) -> bool:
    """True if two operations are in different regions of alternatives, of which only one takes effect."""
    around = {}
    at: Operation | None = first
    while at is not None:
        region = at.parent_region
        if region is not None and region.parent is not None:
            around[region.parent] = region
        at = at.parent_op
    at = second
    while at is not None:
        region = at.parent_region
        if region is not None and region.parent in around:
            return region.parent.name == "transform.alternatives" and around[region.parent] is not region
        at = at.parent_op
    return False


def verify_named_sequence(op: NamedSequenceOp) -> None:
    """transform.named_sequence: checks its parent and its terminator."""
    verify_symbol(op)
    verify_function(op)
    table = op.parent_op
    if table is not None and WITH_NAMED_SEQUENCE not in table.all_attributes:
        raise VerifyFailure(
            f"expects the parent symbol table to have the '{WITH_NAMED_SEQUENCE}' attribute",
            raw=True,
            notes=[("symbol table operation", table.raw_location)],
        )
    outer = op.parent_op
    while outer is not None and not is_step(outer):
        outer = outer.parent_op
    if outer is not None:
        raise VerifyFailure(
            "cannot be defined inside another transform op", raw=True,
            notes=[("ancestor transform op", outer.raw_location)],
        )  # fmt: skip
    body = op.regions[0].first_block
    if body is not None:
        _verify_end(op, body)


def _verify_end(op: NamedSequenceOp, body: Block) -> None:
    terminator = body.last_op
    if terminator is None:
        raise VerifyFailure("expected a non-empty body block", raw=True)
    about: list[Any] = [("terminator", terminator.raw_location)]
    if terminator.name != "transform.yield":
        raise VerifyFailure("expected 'transform.yield' as terminator", raw=True, notes=about)
    results = op.function_type.results
    given = terminator.operand_types
    if len(given) != len(results):
        message = "expected terminator to have as many operands as the parent op has results"
        raise VerifyFailure(message, operation=terminator, raw=True)
    for index, (given_type, other) in enumerate(zip(given, results, strict=True)):
        if given_type is not other:
            raise VerifyFailure(
                f"the type of the terminator operand #{index} must match the type of the corresponding parent op "
                f"result ('{given_type}' vs '{other}')",
                operation=terminator,
                raw=True,
            )


def verify_arguments(op: NamedSequenceOp) -> None:
    """transform.named_sequence: checks that the argument annotations match the body."""
    body = op.regions[0].first_block
    verify_argument_annotations(op, called=body is None)
    used = set() if body is None else consumed_arguments(body)
    for index in range(len(op.function_type.inputs)):
        if body is not None and argument_is(op, index, CONSUMED) and index not in used and op not in _warned:
            leave_to_verifier()
            _warned.add(op)
            message = f"op argument #{index} is not consumed in the body but is marked as consumed"
            emit(op.diagnostic(Severity.WARNING, message))


# Named sequences already warned about: verification runs repeatedly.
_warned: WeakSet[Operation] = WeakSet()


def verify_argument_annotations(op: NamedSequenceOp, *, called: bool) -> None:
    """Checks the argument annotations of a named sequence; they are required if it is ``called``."""
    body = op.regions[0].first_block
    used = set() if body is None else consumed_arguments(body)
    for index in range(len(op.function_type.inputs)):
        consumed, readonly = argument_is(op, index, CONSUMED), argument_is(op, index, READONLY)
        problem = ""
        if consumed and readonly:
            problem = f"argument #{index} cannot be both readonly and consumed"
        elif called and not consumed and not readonly:
            problem = "must provide consumed/readonly status for arguments of external or called ops"
        elif index in used and readonly:
            problem = f"argument #{index} is consumed in the body but is not marked as such"
        if problem:
            raise VerifyFailure(problem, operation=op, raw=True)


# ---- Other operations with bodies


def verify_alternatives(op: AlternativesOp) -> None:
    """transform.alternatives: all regions yield the result types."""
    for region in op.regions:
        terminator = region.entry_block.last_op
        if terminator is not None and terminator.operand_types != op.result_types:
            raise VerifyFailure(
                "expects terminator operands to have the same type as results of the operation",
                notes=[("terminator", terminator.raw_location)],
            )


def missing_effects(op: Operation, index: int) -> VerifyFailure:
    """Returns the effects that an operation must declare for an operand but does not."""
    return VerifyFailure(
        "TransformOpInterface requires memory effects on operands to be specified",
        raw=True,
        notes=[(f"no effects specified for operand #{index}", op.raw_location)],
    )


def verify_foreach(op: ForeachOp) -> None:
    """transform.foreach: targets, arguments of the body, yielded values and results belong together."""
    body = op.regions[0].entry_block
    if op.targets and not body.arguments:
        # The arguments determine whether the targets are read or consumed.
        raise missing_effects(op, 0)
    if len(op.targets) != len(body.arguments):
        raise VerifyFailure("expects the same number of targets as the body has block arguments")
    for target, argument in zip(op.targets, body.arguments, strict=True):
        if target.type is not argument.type:
            raise VerifyFailure(
                "expects co-indexed targets and the body's block arguments to have the same op/value/param type"
            )
    yielded = [] if body.last_op is None else body.last_op.operands
    if len(op.results) != len(yielded):
        raise VerifyFailure("expects the same number of results as the yield terminator has operands")
    for result, value in zip(op.results, yielded, strict=True):
        if result.type is not value.type:
            raise VerifyFailure("expects co-indexed results and yield operands to have the same op/value/param type")


def verify_pattern_sets(op: ApplyConversionPatternsOp | ApplyPatternsOp, prefix: str, message: str) -> None:
    """The children of transform.apply_patterns and similar operations are descriptors."""
    body = op.regions[0].first_block
    for child in () if body is None else body.operations:
        if not child.name.startswith(prefix) or child.name.endswith("_type_converter"):
            raise VerifyFailure(message, notes=[("op without interface", child.raw_location)])


def verify_conversion(op: ApplyConversionPatternsOp) -> None:
    """transform.apply_conversion_patterns: pattern descriptors and at most one type converter."""
    message = "expected pattern children ops to implement ConversionPatternDescriptorOpInterface"
    verify_pattern_sets(op, "transform.apply_conversion_patterns.", message)
    converters = list(op.regions[1:])
    if not converters:
        return
    block = converters[0].first_block
    children = [] if block is None else list(block.operations)
    if len(children) != 1:
        raise VerifyFailure("expected exactly one op in default type converter region")
    builder = children[0].name
    if not builder.endswith(_LLVM_CONVERTER) and not builder.startswith("transform.type_conversion."):
        raise VerifyFailure(
            "expected default converter child op to implement TypeConverterBuilderOpInterface",
            notes=[("op without interface", children[0].raw_location)],
        )
    body = op.regions[0].first_block
    for descriptor in () if body is None else body.operations:
        if descriptor.name.endswith("_to_llvm") and not builder.endswith(_LLVM_CONVERTER):
            raise VerifyFailure("expected LLVMTypeConverter", operation=descriptor)


# ---- Lists of positions, results


def verify_positions(op: Any, field: str = "raw_position_list") -> None:
    """A list of positions is complete, or names some once each."""
    listed = list(op.properties[field].values)
    if op.is_all:
        if op.is_inverted:
            raise VerifyFailure("cannot request both 'all' and 'inverted' values in the list")
        if listed:
            raise VerifyFailure("cannot both request 'all' and specific values in the list")
        return
    if not listed:
        raise VerifyFailure("must request specific values in the list if 'all' is not specified")
    # Like MLIR, non-adjacent duplicates are detected when the step runs.
    if any(position == other for position, other in pairwise(listed)):
        raise VerifyFailure("expected the listed values to be unique")


def verify_split_handle(op: SplitHandleOp) -> None:
    """transform.split_handle: the overflow result is one of the results, which have the operand's kind of handle
    type."""
    overflow = op.overflow_result
    if overflow is not None and not 0 <= overflow < len(op.results):
        raise VerifyFailure("overflow_result is not a valid result index")
    kind = _kind(op.handle.type)
    if any(_kind(type) != kind for type in op.result_types):
        raise VerifyFailure("expects result types to implement the same transform interface as the operand type")


def verify_registered_pass(op: ApplyRegisteredPassOp) -> None:
    """transform.apply_registered_pass: each parameter is the value of one option."""
    unused = set(range(len(op.dynamic_options)))
    pending: list[Attribute] = list(op.options.values())[::-1]
    while pending:
        value = pending.pop()
        if isinstance(value, ArrayAttr):
            pending += reversed(value.elements)
        if not isinstance(value, ParamOperandAttr):
            continue
        index = value.index.value
        if not 0 <= index < len(op.dynamic_options):
            raise VerifyFailure(
                f"dynamic option index {index} is out of bounds for the number of dynamic options: "
                f"{len(op.dynamic_options)}"
            )
        if index not in unused:
            raise VerifyFailure(f"dynamic option index {index} is already used in options")
        unused.remove(index)
    if unused:
        raise VerifyFailure("a param operand does not have a corresponding param_operand attr in the options dict")


def verify_collect_matching(op: Operation) -> None:
    """transform.irdl.collect_matching: its body is the declaration of a dialect."""
    block = op.regions[0].first_block
    inner = [] if block is None else list(block.operations)
    if len(inner) != 1:
        raise VerifyFailure("expects a single operation in the body")
    if inner[0].name != "irdl.dialect":
        raise VerifyFailure("expects the body operation to be irdl.dialect")


# ---- Parameters


def param_problem(type: Type, attribute: Attribute) -> str:
    """Why a parameter of a type cannot be an attribute; empty if it can."""
    if isinstance(type, ParamType):
        if not isinstance(attribute, IntegerAttr):
            return f"expected parameter to be an integer attribute, got {attribute}"
        if attribute.type is not type.type:
            return (
                f"expected the type of the parameter attribute ('{attribute.type}') to match the parameter type "
                f"('{type.type}')"
            )
    elif isinstance(type, TypeParamType) and not isinstance(attribute, TypeAttr):
        return f"expected type attribute, got {attribute}"
    elif isinstance(type, AffineMapParamType) and not isinstance(attribute, AffineMapAttr):
        return f"expected affine map attribute, got {attribute}"
    return ""


def verify_num_associations(op: NumAssociationsOp) -> None:
    """transform.num_associations: the parameter can be a number."""
    problem = param_problem(op.num.type, IntegerAttr(IntegerType(64), 0))
    if problem:
        raise VerifyFailure(problem, raw=True)


# The dialects with a ConvertToLLVMPatternInterface.
_TO_LLVM = ("arith", "cf", "complex", "func", "index", "math", "memref", "nvvm", "ub", "vector")


def verify_dialect_to_llvm(op: ApplyToLLVMConversionPatternsOp) -> None:
    """transform.apply_conversion_patterns.dialect_to_llvm: the dialect can be converted."""
    name = op.dialect_name
    if load_dialect(name) is None:
        raise VerifyFailure(f"unknown dialect or dialect not loaded: {name}")
    if name not in _TO_LLVM:
        raise VerifyFailure(
            f"dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded: {name}"
        )


# ---- Attributes of the dialect on other operations


def verify_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """The attributes that scripts and their payload may have."""
    if name == WITH_NAMED_SEQUENCE:
        if not op.has_trait(SymbolTableTrait):
            message = f'"{name}" attribute can only be attached to operations with symbol tables'
            raise VerifyFailure(message, raw=True)
        _verify_no_recursion(op)
    elif name == "transform.target_tag":
        if not isinstance(attribute, StringAttr):
            raise VerifyFailure(f'"{name}" attribute must be a string', raw=True)
    elif name not in (CONSUMED, READONLY, "transform.silence_tracking_failures"):
        raise VerifyFailure(f'unknown attribute: "{name}"', raw=True)


def _verify_no_recursion(table: Operation) -> None:
    sequences = {
        name: inner
        for region in table.regions
        for block in region.blocks
        for inner in block.operations
        if inner.name == "transform.named_sequence" and (name := symbol_name(inner)) is not None
    }
    done: set[str] = set()
    for start in sequences:
        path = _cycle_from(start, sequences, done)
        if path:
            first, *rest = [sequences[name] for name in path]
            raise VerifyFailure(
                "recursion not allowed in named sequences",
                operation=first,
                raw=True,
                notes=[("operation on recursion stack", inner.raw_location) for inner in rest],
            )


def _cycle_from(start: str, sequences: dict[str, Operation], done: set[str]) -> list[str]:
    """Returns the sequences of a cycle reachable from one, starting with the one that closes it; empty if there is
    none."""
    path: list[str] = []
    pending = [(start, iter(_called(sequences[start])))]
    path.append(start)
    while pending:
        name, callees = pending[-1]
        callee = next((callee for callee in callees if callee in sequences and callee not in done), None)
        if callee is None:
            pending.pop()
            path.pop()
            done.add(name)
        elif callee in path:
            return path[path.index(callee) :][::-1]
        else:
            path.append(callee)
            pending.append((callee, iter(_called(sequences[callee]))))
    return []


def _called(sequence: Operation) -> list[str]:
    return [
        inner.properties["target"].root  # type: ignore[attr-defined]
        for inner in sequence.walk()
        if inner.name == "transform.include" and inner._properties.get("target") is not None
    ]
