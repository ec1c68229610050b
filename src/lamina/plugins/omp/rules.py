"""Rules of OpenMP's operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.dialects.llvm.types import LLVMPointerType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DenseArrayAttr, IntegerAttr, SymbolRefAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.types import BaseMemRefType, MemRefType
from lamina.ir.value import Value
from lamina.plugins import marks, operation_method, predicate, verifier


def fail(message: str, operation: Operation | None = None) -> None:
    """Raises a failure with this message alone."""
    raise VerifyFailure(message, raw=True, operation=operation)


@predicate("PointerLikeType", "mlir::omp::PointerLikeType", "::mlir::omp::PointerLikeType")
def is_pointer_like(type: object) -> bool:
    """True for types that hold an OpenMP variable."""
    return isinstance(type, MemRefType | LLVMPointerType)


def pointee(type: Type) -> Type | None:
    """Returns the pointee type; None if the pointer is opaque."""
    return type.element_type if isinstance(type, BaseMemRefType) else None


# ---- Clauses


def _verify_allocations(op: ForeignOperation) -> None:
    if len(op.allocate_vars) != len(op.allocator_vars):
        fail("expected equal sizes for allocate and allocator variables")


def _verify_reductions(
    op: ForeignOperation, symbols: ArrayAttr | None, values: Sequence[Value], references: DenseArrayAttr | None
) -> None:
    if not values:
        if symbols is not None:
            raise VerifyFailure("unexpected reduction symbol references")
        return
    if symbols is None or len(symbols.elements) != len(values):
        raise VerifyFailure("expected as many reduction symbol references as reduction variables")
    if references is not None and len(references) != len(values):
        fail("expected as many reduction variable by reference attributes as reduction variables")
    seen: set[Value] = set()
    for value, name in zip(values, symbols.elements, strict=True):
        if value in seen:
            raise VerifyFailure("accumulator variable used more than once")
        seen.add(value)
        declaration = symbol(op, name)
        if not is_operation(declaration, "omp.declare_reduction"):
            raise VerifyFailure(f"expected symbol reference {name} to point to a reduction declaration")
        accumulator = _accumulator_type(declaration)
        if accumulator is not None and accumulator is not value.type:
            raise VerifyFailure(
                f"expected accumulator ('{value.type}') to be the same type as reduction declaration ('{accumulator}')"
            )


def _accumulator_type(declaration: ForeignOperation) -> Type | None:
    region = declaration.atomic_reduction_region
    return None if region.empty else region.arguments[0].type


def symbol(op: Operation, name: Attribute) -> Any:
    assert isinstance(name, SymbolRefAttr)
    return lookup_nearest_symbol_from(op, name)


def _verify_reduction_of(op: ForeignOperation, prefix: str = "") -> None:
    values = getattr(op, f"{prefix}reduction_vars")
    symbols = attribute_of(op, f"{prefix}reduction_syms")
    _verify_reductions(op, symbols, values, attribute_of(op, f"{prefix}reduction_byref"))


def verify_private(op: ForeignOperation) -> None:
    """Requires a privatizer of the right type for each private variable."""
    symbols = attribute_of(op, "private_syms")
    count = 0 if symbols is None else len(symbols.elements)
    if len(op.private_vars) != count:
        fail(
            "inconsistent number of private variables and privatizer op symbols, private vars: "
            f"{len(op.private_vars)} vs. privatizer op symbols: {count}"
        )
    for value, name in zip(op.private_vars, () if symbols is None else symbols.elements, strict=True):
        private_symbol = symbol(op, name)
        if not is_operation(private_symbol, "omp.private"):
            fail(f"failed to lookup privatizer op with symbol: '{name}'")
        if value.type is not private_symbol.type:
            kind = attribute_of(private_symbol, "data_sharing_type").value.spelling
            fail(
                f"type mismatch between a {kind} variable and its privatizer op, var type: '{value.type}' vs. "
                f"privatizer op type: '{private_symbol.type}'"
            )


def verify_depends(op: ForeignOperation) -> None:
    """Requires one kind per dependence."""
    kinds = attribute_of(op, "depend_kinds")
    count = 0 if kinds is None else len(kinds.elements)
    if op.depend_vars:
        if count != len(op.depend_vars):
            raise VerifyFailure("expected as many depend values as depend variables")
    elif count:
        raise VerifyFailure("unexpected depend values")


def verify_hint(op: ForeignOperation) -> None:
    """Rejects contradictory hints."""
    hint = attribute_of(op, "hint")
    bits = 0 if hint is None else hint.value
    if bits & 3 == 3:
        raise VerifyFailure("the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined")
    if bits & 12 == 12:
        raise VerifyFailure("the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.")


# ---- Wrappers of loops

_WRAPPERS = ("omp.wsloop", "omp.simd", "omp.distribute", "omp.taskloop", "omp.loop", "omp.workshare.loop_wrapper")


def _wraps(op: Operation | None) -> bool:
    return is_operation(op, *_WRAPPERS)


def _verify_wrapper(op: ForeignOperation) -> None:
    region = op.regions[0]
    blocks = list(region.blocks)
    inner = list(blocks[0].operations) if blocks else []
    if len(inner) != 1:
        raise VerifyFailure("loop wrapper does not contain exactly one nested op")
    if not _wraps(inner[0]) and not is_operation(inner[0], "omp.loop_nest"):
        raise VerifyFailure("nested in loop wrapper is not another loop wrapper or `omp.loop_nest`")


def _nested_wrapper(op: ForeignOperation) -> Operation | None:
    block = op.regions[0].first_block
    first = None if block is None else block.first_op
    return first if _wraps(first) else None


def _is_composite(op: ForeignOperation) -> bool:
    return "omp.composite" in op._attributes


def _verify_nested(op: ForeignOperation, *names: str) -> None:
    nested = _nested_wrapper(op)
    if nested is not None and not is_operation(nested, *names):
        listed = " and ".join(f"'{name}'" for name in names)
        fail(f"only supported nested wrapper{'s are' if len(names) > 1 else ' is'} {listed}")


# Checked with the regions.
marks("LoopWrapperInterface")

_ARGUMENTS = (
    *("has_device_addr_vars", "host_eval_vars", "in_reduction_vars", "private_vars", "reduction_vars"),
    *("task_reduction_vars", "use_device_addr_vars", "use_device_ptr_vars"),
)


@verifier("BlockArgOpenMPOpInterface", "mlir::omp::BlockArgOpenMPOpInterface", "::mlir::omp::BlockArgOpenMPOpInterface")
def verify_arguments(op: ForeignOperation) -> None:
    """Requires one region argument per variable of the clauses that define block arguments."""
    count = sum(len(getattr(op, name, ())) for name in _ARGUMENTS)
    if is_operation(op, "omp.target"):
        count += len(op.map_vars)
    region = op.regions[0]
    given = 0 if region.empty else len(region.arguments)
    if given < count:
        raise VerifyFailure(f"expected at least {count} entry block argument(s)")


@verifier("omp.wsloop")
def verify_wsloop(op: ForeignOperation) -> None:
    """Verifies the clauses."""
    types = attribute_of(op, "linear_var_types")
    if op.linear_vars and types is not None and len(types.elements) != len(op.linear_vars):
        fail("Ill-formed type attributes for linear variables")
    _verify_reduction_of(op)


@verifier("omp.simd")
def verify_simd(op: ForeignOperation) -> None:
    """Verifies the clauses."""
    simd, safe = op.simdlen, op.safelen
    if simd is not None and safe is not None and simd > safe:
        raise VerifyFailure(
            "simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to "
            "safelen value"
        )
    _verify_aligned(op)
    if len(set(op.nontemporal_vars)) != len(op.nontemporal_vars):
        raise VerifyFailure("nontemporal variable used more than once")


def _verify_aligned(op: ForeignOperation) -> None:
    alignments = attribute_of(op, "alignments")
    if not op.aligned_vars:
        if alignments is not None:
            raise VerifyFailure("unexpected alignment values attribute")
        return
    if alignments is None or len(alignments.elements) != len(op.aligned_vars):
        raise VerifyFailure("expected as many alignment values as aligned variables")
    if len(set(op.aligned_vars)) != len(op.aligned_vars):
        raise VerifyFailure("aligned variable used more than once")
    for alignment in alignments.elements:
        if not isinstance(alignment, IntegerAttr):
            raise VerifyFailure("expected integer alignment")
        if alignment.value <= 0:
            raise VerifyFailure("alignment should be greater than 0")


@verifier("omp.distribute")
def verify_distribute(op: ForeignOperation) -> None:
    """Verifies the clauses."""
    if op.dist_schedule_chunk_size is not None and not op.dist_schedule_static:
        raise VerifyFailure("chunk size set without dist_schedule_static being present")
    _verify_allocations(op)


@verifier("omp.taskloop")
def verify_taskloop(op: ForeignOperation) -> None:
    """Verifies the clauses."""
    _verify_allocations(op)
    _verify_reduction_of(op)
    _verify_reduction_of(op, "in_")
    if op.reduction_vars and op.nogroup:
        fail("if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified")
    if any(value in op.in_reduction_vars for value in op.reduction_vars):
        fail("the same list item cannot appear in both a reduction and an in_reduction clause")
    if op.grainsize is not None and op.num_tasks is not None:
        fail(
            "the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop "
            "directive"
        )


@verifier("omp.loop")
def verify_loop(op: ForeignOperation) -> None:
    """Verifies the clauses."""
    _verify_reduction_of(op)


def _verify_regions_of_wsloop(op: ForeignOperation) -> None:
    _verify_wrapper(op)
    part = _wraps(op.parent_op) or _nested_wrapper(op) is not None
    if part and not _is_composite(op):
        fail("'omp.composite' attribute missing from composite wrapper")
    if not part and _is_composite(op) and not is_operation(op.parent_op, "omp.parallel"):
        fail("'omp.composite' attribute present in non-composite wrapper")
    _verify_nested(op, "omp.simd")


def _verify_regions_of_simd(op: ForeignOperation) -> None:
    _verify_wrapper(op)
    if _nested_wrapper(op) is not None:
        raise VerifyFailure("must wrap an 'omp.loop_nest' directly")
    inside = _wraps(op.parent_op)
    if inside and not _is_composite(op):
        fail("'omp.composite' attribute missing from composite wrapper")
    if not inside and _is_composite(op):
        fail("'omp.composite' attribute present in non-composite wrapper")


def _verify_regions_of_taskloop(op: ForeignOperation) -> None:
    _verify_wrapper(op)
    _verify_nested(op, "omp.simd")
    nested = _nested_wrapper(op) is not None
    if nested and not _is_composite(op):
        fail("'omp.composite' attribute missing from composite wrapper")
    if not nested and _is_composite(op):
        fail("'omp.composite' attribute present in non-composite wrapper")


def _verify_regions_of_distribute(op: ForeignOperation) -> None:
    _verify_wrapper(op)
    _verify_nested(op, "omp.simd", "omp.wsloop")
    nested = _nested_wrapper(op)
    if is_operation(nested, "omp.wsloop") and not is_operation(op.parent_op, "omp.parallel"):
        fail("an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent")
    if nested is not None and not _is_composite(op):
        fail("'omp.composite' attribute missing from composite wrapper")
    if nested is None and _is_composite(op) and not is_operation(op.parent_op, "omp.parallel"):
        fail("'omp.composite' attribute present in non-composite wrapper")


def _verify_regions_of_loop(op: ForeignOperation) -> None:
    _verify_wrapper(op)
    if _nested_wrapper(op) is not None or _wraps(op.parent_op):
        raise VerifyFailure("expected to be a standalone loop wrapper")


for _name, _check in (
    ("omp.wsloop", _verify_regions_of_wsloop),
    ("omp.workshare.loop_wrapper", _verify_wrapper),
    ("omp.simd", _verify_regions_of_simd),
    ("omp.taskloop", _verify_regions_of_taskloop),
    ("omp.distribute", _verify_regions_of_distribute),
    ("omp.loop", _verify_regions_of_loop),
):
    operation_method(_name, method="verify_regions")(_check)


@verifier("omp.workshare.loop_wrapper")
def verify_workshare_wrapper(op: ForeignOperation) -> None:
    """Requires an enclosing workshare."""
    if not is_operation(op.parent_op, "omp.workshare"):
        raise VerifyFailure("must be nested in an omp.workshare")


@verifier("omp.loop_nest")
def verify_nest(op: ForeignOperation) -> None:
    """Requires one induction variable per loop, and a loop wrapper."""
    bounds, variables = op.loop_lower_bounds, op.regions[0].arguments
    if not bounds:
        raise VerifyFailure("must represent at least one loop")
    if len(bounds) != len(variables):
        raise VerifyFailure("number of range arguments and IVs do not match")
    for bound, variable in zip(bounds, variables, strict=True):
        if bound.type is not variable.type:
            raise VerifyFailure("range argument type does not match corresponding IV type")
    collapse, tiles = attribute_of(op, "collapse_num_loops"), attribute_of(op, "tile_sizes")
    number = 1 if collapse is None else collapse.value
    if number > len(variables):
        fail("collapse value is larger than the number of loops")
    if tiles is not None and len(tiles) > len(variables):
        raise VerifyFailure("too few canonical loops for tile dimensions")
    if not _wraps(op.parent_op):
        raise VerifyFailure("expects parent op to be a loop wrapper")


# ---- Parallel regions, teams, sections


@verifier("omp.parallel")
def verify_parallel(op: ForeignOperation) -> None:
    """Verifies the clauses."""
    _verify_allocations(op)
    verify_private(op)
    _verify_reduction_of(op)


def _around(op: Operation) -> bool:
    """True if no OpenMP operation encloses this one."""
    at = op.parent_op
    while at is not None:
        if at.name.startswith("omp."):
            return False
        at = at.parent_op
    return True


@verifier("omp.teams")
def verify_teams(op: ForeignOperation) -> None:
    """Requires a target region around it, or no OpenMP operation; verifies the clauses."""
    if not is_operation(op.parent_op, "omp.target") and not _around(op):
        fail("expected to be nested inside of omp.target or not nested in any OpenMP dialect operations")
    lower, upper = op.num_teams_lower, op.num_teams_upper
    if lower is not None:
        if upper is None:
            fail("expected num_teams upper bound to be defined if the lower bound is defined")
        if lower.type is not upper.type:
            fail("expected num_teams upper bound and lower bound to be the same type")
    _verify_allocations(op)
    _verify_reduction_of(op)


@verifier("omp.sections")
def verify_sections(op: ForeignOperation) -> None:
    """Verifies the clauses."""
    _verify_allocations(op)
    _verify_reduction_of(op)


def _verify_regions_of_sections(op: ForeignOperation) -> None:
    for inner in op.regions[0].entry_block.operations:
        if not is_operation(inner, "omp.section", "omp.terminator"):
            raise VerifyFailure("expected omp.section op or terminator op inside region")


operation_method("omp.sections", method="verify_regions")(_verify_regions_of_sections)


@verifier("omp.single")
def verify_single(op: ForeignOperation) -> None:
    """Verifies the clauses."""
    _verify_allocations(op)
    symbols = attribute_of(op, "copyprivate_syms")
    count = 0 if symbols is None else len(symbols.elements)
    if count != len(op.copyprivate_vars):
        raise VerifyFailure(
            f"inconsistent number of copyprivate vars (= {len(op.copyprivate_vars)}) and functions (= {count}), both "
            "must be equal"
        )
    for value, name in zip(op.copyprivate_vars, () if symbols is None else symbols.elements, strict=True):
        _verify_copy(op, value, name)


def _verify_copy(op: ForeignOperation, value: Value, name: Attribute) -> None:
    function = symbol(op, name)
    if not is_operation(function, "func.func", "llvm.func"):
        raise VerifyFailure(f"expected symbol reference {name} to point to a copy function")
    type = attribute_of(function, "function_type").type
    inputs: Sequence[Type] = type.inputs if is_operation(function, "func.func") else type.parameters[1]
    if len(inputs) != 2:
        raise VerifyFailure(f"expected copy function {name} to have 2 operands")
    if inputs[0] is not inputs[1]:
        raise VerifyFailure(f"expected copy function {name} arguments to have the same type")
    if inputs[0] is not value.type:
        raise VerifyFailure(
            f"expected copy function arguments' type ('{inputs[0]}') to be the same as copyprivate variable's type "
            f"('{value.type}')"
        )


# ---- Tasks


@verifier("omp.task")
def verify_task(op: ForeignOperation) -> None:
    """Verifies the clauses."""
    verify_depends(op)
    _verify_reduction_of(op, "in_")


@verifier("omp.taskgroup")
def verify_taskgroup(op: ForeignOperation) -> None:
    """Verifies the clauses."""
    _verify_reduction_of(op, "task_")


# ---- Declarations


def _results_of_yields(region: Region) -> list[list[Type]]:
    return [
        [operand.type for operand in op.operands]
        for block in region.blocks
        for op in block.operations
        if is_operation(op, "omp.yield")
    ]


def _arguments_of(region: Region) -> list[Type]:
    return [argument.type for argument in region.arguments]


@verifier("omp.declare_reduction")
def verify_declaration(op: ForeignOperation) -> None:
    """Requires regions that compute on values of the declared type."""
    type = op.type
    if any(given != [type] for given in _results_of_yields(op.alloc_region)):
        raise VerifyFailure("expects alloc region to yield a value of the reduction type")
    initializer, reduction = op.initializer_region, op.reduction_region
    _verify_initializer_arguments(op, type)
    if any(given != [type] for given in _results_of_yields(initializer)):
        raise VerifyFailure("expects initializer region to yield a value of the reduction type")
    if reduction.empty:
        raise VerifyFailure("expects non-empty reduction region")
    if _arguments_of(reduction) != [type, type]:
        raise VerifyFailure("expects reduction region with two arguments of the reduction type")
    if any(given != [type] for given in _results_of_yields(reduction)):
        raise VerifyFailure("expects reduction region to yield a value of the reduction type")
    _verify_atomic_region(op, type)
    if not op.cleanup_region.empty and _arguments_of(op.cleanup_region) != [type]:
        raise VerifyFailure("expects cleanup region with one argument of the reduction type")


def _verify_initializer_arguments(op: ForeignOperation, type: Type) -> None:
    if op.initializer_region.empty:
        raise VerifyFailure("expects non-empty initializer region")
    arguments = _arguments_of(op.initializer_region)
    if len(arguments) not in (1, 2):
        raise VerifyFailure("expects one or two arguments to the initializer region")
    if len(arguments) == 1 and not op.alloc_region.empty:
        raise VerifyFailure("expects two arguments to the initializer region when an allocation region is used")
    if len(arguments) == 2 and op.alloc_region.empty:
        raise VerifyFailure("expects one argument to the initializer region when no allocation region is used")
    if any(argument is not type for argument in arguments):
        raise VerifyFailure("expects initializer region argument to match the reduction type")


def _verify_atomic_region(op: ForeignOperation, type: Type) -> None:
    region = op.atomic_reduction_region
    if region.empty:
        return
    arguments = _arguments_of(region)
    if len(arguments) != 2 or arguments[0] is not arguments[1]:
        raise VerifyFailure("expects atomic reduction region with two arguments of the same type")
    if not is_pointer_like(arguments[0]) or pointee(arguments[0]) not in (None, type):
        raise VerifyFailure(
            "expects atomic reduction region arguments to be accumulators containing the reduction type"
        )


@verifier("omp.private")
def verify_privatizer(op: ForeignOperation) -> None:
    """Requires the regions of its kind."""
    kind = attribute_of(op, "data_sharing_type").value.spelling
    init, copy, dealloc = op.init_region, op.copy_region, op.dealloc_region
    arguments = [argument for region in op.regions for argument in _arguments_of(region)]
    for argument in arguments:
        if argument is not arguments[0]:
            fail(f"Region argument type mismatch: got '{argument}' expected '{arguments[0]}'.")
    if not init.empty:
        _verify_region(op, init, 2, "init", yields=True)
    if kind == "private" and not copy.empty:
        fail("`private` clauses do not require a `copy` region.")
    if kind == "firstprivate" and copy.empty:
        fail("`firstprivate` clauses require at least a `copy` region.")
    if kind == "firstprivate":
        _verify_region(op, copy, 2, "copy", yields=True)
    if not dealloc.empty:
        _verify_region(op, dealloc, 1, "dealloc", yields=False)


def _verify_region(op: ForeignOperation, region: Region, count: int, name: str, *, yields: bool) -> None:
    if len(region.arguments) != count:
        fail(f"`{name}`: expected {count} region arguments, got: {len(region.arguments)}")
    for block in region.blocks:
        last = block.last_op
        if last is None or last.successors:
            continue
        if not is_operation(last, "omp.yield"):
            fail("expected exit block terminator to be an `omp.yield` op.", last)
        given = [operand.type for operand in last.operands]
        if not yields and given:
            fail("Did not expect any values to be yielded.", last)
        wanted = region.arguments[0].type
        if yields and given != [wanted]:
            shown = ", ".join(f"'{type}'" for type in given) or "None"
            fail(f"Invalid yielded value. Expected type: '{wanted}', got: {shown}", last)


@verifier("omp.critical.declare")
def verify_critical(op: ForeignOperation) -> None:
    """Verifies the hint."""
    verify_hint(op)
