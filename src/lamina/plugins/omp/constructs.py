"""Rules of ordered regions, atomic operations, data of devices, cancellation and handles of loops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, Value
from lamina.plugins import operation_method, verifier
from lamina.plugins.omp.rules import fail, pointee, symbol, verify_depends, verify_hint, verify_private

# ---- Ordered regions


def _parent(op: Operation, name: str) -> Any:
    at = op.parent_op
    while at is not None and not is_operation(at, name):
        at = at.parent_op
    return at


def _verify_ordered(op: ForeignOperation) -> None:
    nest = _parent(op, "omp.loop_nest")
    has_region = bool(op.regions)
    if nest is None:
        if not has_region:
            raise VerifyFailure("must be nested inside of a loop")
        return
    wrapper = nest.parent_op
    if is_operation(wrapper, "omp.wsloop"):
        ordered = attribute_of(wrapper, "ordered")
        if ordered is None:
            raise VerifyFailure("the enclosing worksharing-loop region must have an ordered clause")
        if has_region and ordered.value:
            raise VerifyFailure("the enclosing loop's ordered clause must not have a parameter present")
        if not has_region and not ordered.value:
            raise VerifyFailure("the enclosing loop's ordered clause must have a parameter present")
    elif not is_operation(wrapper, "omp.simd"):
        raise VerifyFailure("must be nested inside of a worksharing, simd or worksharing simd loop")


@verifier("omp.ordered")
def verify_ordered(op: ForeignOperation) -> None:
    """Requires as many dependence variables as the loop has."""
    _verify_ordered(op)
    wrapper, count = _parent(op, "omp.wsloop"), attribute_of(op, "doacross_num_loops")
    if wrapper is None or count is None or attribute_of(wrapper, "ordered").value != count.value:
        raise VerifyFailure(
            "number of variables in depend clause does not match number of iteration variables in the doacross loop"
        )


@verifier("omp.ordered.region")
def verify_ordered_region(op: ForeignOperation) -> None:
    """Requires an enclosing loop with an ordered clause."""
    _verify_ordered(op)


# ---- Atomic operations


def _order(op: ForeignOperation) -> str:
    order = attribute_of(op, "memory_order")
    return "" if order is None else str(order.value.spelling)


@verifier("omp.atomic.read")
def verify_atomic_read(op: ForeignOperation) -> None:
    """Requires two different addresses, and a memory order for reads."""
    if op.x is op.v:
        fail("read and write must not be to the same location for atomic reads")
    if _order(op) in ("acq_rel", "release"):
        fail("memory-order must not be acq_rel or release for atomic reads")
    verify_hint(op)


@verifier("omp.atomic.write")
def verify_atomic_write(op: ForeignOperation) -> None:
    """Requires the pointee type, and a memory order for writes."""
    if pointee(op.x.type) not in (None, op.expr.type):
        fail("address must dereference to value type")
    if _order(op) in ("acq_rel", "acquire"):
        fail("memory-order must not be acq_rel or acquire for atomic writes")
    verify_hint(op)


@verifier("omp.atomic.update")
def verify_atomic_update(op: ForeignOperation) -> None:
    """Requires the region's argument to have the pointee type."""
    arguments = op.regions[0].arguments
    if len(arguments) != 1:
        fail("the region must accept exactly one argument")
    if pointee(op.x.type) not in (None, arguments[0].type):
        fail(
            "the type of the operand must be a pointer type whose element type is the same as that of the region "
            "argument"
        )
    if _order(op) in ("acq_rel", "acquire"):
        fail("memory-order must not be acq_rel or acquire for atomic updates")
    verify_hint(op)


def _verify_regions_of_update(op: ForeignOperation) -> None:
    last = op.regions[0].entry_block.last_op
    assert last is not None
    if len(last.operands) != 1:
        fail("only updated value must be returned")
    if last.operands[0].type is not op.regions[0].arguments[0].type:
        fail("input and yielded value must have the same type")


@verifier("omp.atomic.capture")
def verify_atomic_capture(op: ForeignOperation) -> None:
    """Verifies the hint."""
    verify_hint(op)


def _kinds(op: Operation, *names: str) -> bool:
    return is_operation(op, *(f"omp.atomic.{name}" for name in names))


def _verify_regions_of_capture(op: ForeignOperation) -> None:
    inner: list[Any] = list(op.regions[0].entry_block.operations)
    if len(inner) != 3:
        fail("expected three operations in atomic.capture region (one terminator, and two atomic ops)")
    first, second = inner[:2]
    if not (
        (_kinds(first, "update") and _kinds(second, "read"))
        or (_kinds(first, "read") and _kinds(second, "update", "write"))
    ):
        fail("invalid sequence of operations in the capture region", first)
    if first.x is not second.x:
        if _kinds(first, "update"):
            fail("updated variable in atomic.update must be captured in second operation", first)
        fail("captured variable in atomic.read must be updated in second operation", first)
    for name in ("hint", "memory_order"):
        if any(attribute_of(region, name) is not None for region in (first, second)):
            if name == "hint" and all(
                getattr(attribute_of(region, name), "value", 0) == 0 for region in (first, second)
            ):
                continue
            raise VerifyFailure(f"operations inside capture region must not have {name} clause")


for _name, _check in (
    ("omp.atomic.update", _verify_regions_of_update),
    ("omp.atomic.capture", _verify_regions_of_capture),
):
    operation_method(_name, method="verify_regions")(_check)


# ---- Data of devices


def _verify_maps(op: ForeignOperation) -> None:
    updated: dict[str, set[Value]] = {"to": set(), "from": set()}
    for value in op.map_vars:
        info: Any = value.owner
        if isinstance(value, BlockArgument) or not isinstance(info, Operation):
            fail("missing map operation")
        if not is_operation(info, "omp.map.info"):
            fail("map argument is not a map entry operation")
        flags = set(attribute_of(info, "map_type").value.spelling.split("|"))
        if is_operation(op, "omp.target_data", "omp.target") and "del" in flags:
            fail("to, from, tofrom and alloc map types are permitted")
        if is_operation(op, "omp.target_enter_data") and flags & {"from", "del"}:
            fail("to and alloc map types are permitted")
        if is_operation(op, "omp.target_exit_data") and "to" in flags:
            fail("from, release and delete map types are permitted")
        if is_operation(op, "omp.target_update"):
            _verify_update_of(flags, info.var_ptr, updated)


def _verify_mapped(op: ForeignOperation, values: Sequence[Value], what: str) -> None:
    for value in values:
        if isinstance(value, BlockArgument) or not (
            isinstance(value.owner, Operation) and is_operation(value.owner, "omp.map.info")
        ):
            raise VerifyFailure(f"'{what}' arguments must be defined by 'omp.map.info' ops")


def _verify_update_of(flags: set[str], value: Value, updated: dict[str, set[Value]]) -> None:
    to, back = "to" in flags, "from" in flags
    if "del" in flags or not (to or back):
        fail("at least one of to or from map types must be specified, other map types are not permitted")
    if (to and back) or (to and value in updated["from"]) or (back and value in updated["to"]):
        fail("either to or from map types can be specified, not both")
    if flags & {"always", "close", "implicit"}:
        fail("present, mapper and iterator map type modifiers are permitted")
    updated["to" if to else "from"].add(value)


@verifier("omp.target_data")
def verify_target_data(op: ForeignOperation) -> None:
    """Requires at least one map or use_device operand."""
    if not (op.map_vars or op.use_device_addr_vars or op.use_device_ptr_vars):
        fail("At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present")
    _verify_mapped(op, op.use_device_ptr_vars, "use_device_ptr")
    _verify_mapped(op, op.use_device_addr_vars, "use_device_addr")
    _verify_maps(op)


@verifier("omp.target_enter_data", "omp.target_exit_data", "omp.target_update")
def verify_data_transfer(op: ForeignOperation) -> None:
    """Verifies the clauses."""
    verify_depends(op)
    _verify_maps(op)


@verifier("omp.target")
def verify_target(op: ForeignOperation) -> None:
    """Verifies the clauses."""
    verify_depends(op)
    _verify_mapped(op, op.has_device_addr_vars, "has_device_addr")
    _verify_maps(op)
    verify_private(op)


@verifier("omp.map.bounds")
def verify_bounds(op: ForeignOperation) -> None:
    """Requires an extent or an upper bound."""
    if op.extent is None and op.upper_bound is None:
        fail("expected extent or upperbound.")


@verifier("omp.map.info")
def verify_map_info(op: ForeignOperation) -> None:
    """Requires the mapper to be declared."""
    mapper = attribute_of(op, "mapper_id")
    if mapper is not None and not is_operation(symbol(op, mapper), "omp.declare_mapper"):
        fail("invalid mapper id")
    _verify_mapped(op, op.members, "members")


# ---- Cancellation


def _structure(op: Operation) -> Operation | None:
    """Returns the nearest enclosing OpenMP operation."""
    at = op.parent_op
    while at is not None and not at.name.startswith("omp."):
        at = at.parent_op
    return at


def _verify_place(op: ForeignOperation, what: str, orphan: str) -> None:
    kind, parent = attribute_of(op, "cancel_directive").value.spelling, _structure(op)
    if parent is None:
        raise VerifyFailure(f"Orphaned {orphan}")
    if kind == "parallel" and not is_operation(parent, "omp.parallel"):
        raise VerifyFailure(f"{what} parallel must appear inside a parallel region")
    if kind == "loop" and not (
        is_operation(parent, "omp.loop_nest") and parent is not None and is_operation(parent.parent_op, "omp.wsloop")
    ):
        raise VerifyFailure(f"{what} loop must appear inside a worksharing-loop region")
    if kind == "sections" and not is_operation(parent, "omp.sections", "omp.section"):
        raise VerifyFailure(f"{what} sections must appear inside a sections region")
    if kind == "taskgroup" and _parent(op, "omp.task") is None and _parent(op, "omp.taskloop") is None:
        raise VerifyFailure(f"{what} taskgroup must appear inside a task region")


@verifier("omp.cancel")
def verify_cancel(op: ForeignOperation) -> None:
    """Requires the enclosing construct to be cancellable, without nowait."""
    _verify_place(op, "cancel", "cancel construct")
    kind, parent = attribute_of(op, "cancel_directive").value.spelling, _structure(op)
    outer: Any = None if parent is None else parent.parent_op
    if kind == "loop":
        for name in ("nowait", "ordered"):
            if attribute_of(outer, name) is not None:
                article = "an" if name == "ordered" else "a"
                fail(f"A worksharing construct that is canceled must not have {article} {name} clause")
    if kind == "sections" and is_operation(outer, "omp.sections") and attribute_of(outer, "nowait") is not None:
        fail("A sections construct that is canceled must not have a nowait clause")


@verifier("omp.cancellation_point")
def verify_cancellation_point(op: ForeignOperation) -> None:
    """Requires a cancellable enclosing construct."""
    _verify_place(op, "cancellation point", "cancellation point")


@operation_method("omp.critical")
def verify_symbol_uses(op: ForeignOperation, symbols: object) -> None:
    """Requires the symbol to be declared."""
    name = attribute_of(op, "name")
    if name is not None and not is_operation(symbol(op, name), "omp.critical.declare"):
        raise VerifyFailure(f"expected symbol reference {name} to point to a critical declaration")


# ---- Handles of loops


@verifier("omp.new_cli")
def verify_handle(op: ForeignOperation) -> None:
    """Allows one generator and one consumer of a loop handle."""
    generators: list[Operation] = []
    consumers: list[Operation] = []
    for use in op.result.uses:
        user = use.owner
        generated = is_operation(user, "omp.canonical_loop")
        if is_operation(user, "omp.tile"):
            generated = use.index < attribute_of(user, "operandSegmentSizes").values[0]
        (generators if generated else consumers).append(user)
    if len(generators) > 1:
        raise VerifyFailure("CLI must have at most one generator")
    if len(consumers) > 1:
        raise VerifyFailure("CLI must have at most one consumer")
    if consumers and not generators:
        raise VerifyFailure("CLI has no generator")


@verifier("omp.canonical_loop")
def verify_canonical(op: ForeignOperation) -> None:
    """Requires one induction variable, of the type of the trip count."""
    region = op.regions[0]
    if region.empty:
        return
    if len(region.arguments) != 1:
        raise VerifyFailure("Canonical loop region must have exactly one argument")
    if region.arguments[0].type is not op.trip_count.type:
        raise VerifyFailure("Region argument must be the same type as the trip count")


@verifier("omp.tile")
def verify_tile(op: ForeignOperation) -> None:
    """Requires one size per loop, and two generated loops for each."""
    if not op.applyees:
        raise VerifyFailure("must apply to at least one loop")
    if len(op.sizes) != len(op.applyees):
        raise VerifyFailure("there must be one tile size for each applyee")
    if op.generatees and len(op.generatees) != 2 * len(op.applyees):
        raise VerifyFailure("expecting two times the number of generatees than applyees")


# ---- What remains


def _verify_regions_of_mapper(op: ForeignOperation) -> None:
    last = op.regions[0].entry_block.last_op
    if not is_operation(last, "omp.declare_mapper.info"):
        raise VerifyFailure("expected terminator to be a DeclareMapperInfoOp")


operation_method("omp.declare_mapper", method="verify_regions")(_verify_regions_of_mapper)


@verifier("omp.declare_mapper.info")
def verify_mapper(op: ForeignOperation) -> None:
    """Verifies the map operands."""
    _verify_maps(op)


@verifier("omp.allocate_dir")
def verify_allocate(op: ForeignOperation) -> None:
    """Requires the alignment to be a power of two."""
    align = attribute_of(op, "align")
    if align is not None and (align.value <= 0 or align.value & (align.value - 1)):
        fail(f"ALIGN value : {align.value} must be power of 2")


@verifier("omp.scan")
def verify_scan(op: ForeignOperation) -> None:
    """Requires inclusive or exclusive variables, and a loop with an inscan reduction."""
    if bool(op.inclusive_vars) == bool(op.exclusive_vars):
        fail("Exactly one of EXCLUSIVE or INCLUSIVE clause is expected")
    wrappers = [wrapper for name in ("omp.wsloop", "omp.simd") if (wrapper := _parent(op, name)) is not None]
    modifiers = [attribute_of(wrapper, "reduction_mod") for wrapper in wrappers]
    if not any(modifier is not None and modifier.value.spelling == "inscan" for modifier in modifiers):
        fail(
            "SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with "
            "INSCAN reduction modifier"
        )


@verifier("omp.workdistribute")
def verify_workdistribute(op: ForeignOperation) -> None:
    """Requires a structured block in a teams region."""
    region = op.regions[0]
    if region.empty:
        raise VerifyFailure("region cannot be empty")
    if region.entry_block.first_op is None:
        raise VerifyFailure("region must contain a structured block")
    last = region.entry_block.last_op
    if not is_operation(last, "omp.terminator"):
        raise VerifyFailure("region must be terminated with omp.terminator")
    if not is_operation(op.parent_op, "omp.teams"):
        raise VerifyFailure("workdistribute must be nested under teams")
