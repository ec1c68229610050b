"""Rules of OpenACC's operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, SymbolRefAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.types import BaseMemRefType
from lamina.ir.value import Value
from lamina.plugins import marks, operation_method, verifier
from lamina.plugins.acc.clauses import no_device

marks("OutlineRematerializationOpInterface")


def _fail(message: str, operation: Operation | None = None) -> None:
    raise VerifyFailure(message, raw=True, operation=operation)


# ---- Operations that bring data to a device, or back: the clauses that they come from

_OR_ORIGINAL = " or specify original clause this operation was decomposed from"
# What messages call the operation, and the clauses; with others it may have been decomposed from those.
_CLAUSES: dict[str, tuple[str, tuple[str, ...]]] = {
    "acc.private": ("private", ("private",)),
    "acc.firstprivate": ("firstprivate", ("firstprivate",)),
    "acc.firstprivate_map": ("firstprivate", ("firstprivate",)),
    "acc.reduction": ("reduction", ("reduction",)),
    "acc.deviceptr": ("deviceptr", ("deviceptr",)),
    "acc.present": ("present", ("present",)),
    "acc.no_create": ("no_create", ("no_create",)),
    "acc.nocreate": ("no_create", ("no_create",)),
    "acc.attach": ("attach", ("attach",)),
    "acc.declare_device_resident": ("device_resident", ("declare_device_resident",)),
    "acc.declare_link": ("link", ("declare_link",)),
    "acc.copyin": ("copyin", ("copyin", "copyin_readonly", "copy", "reduction")),
    "acc.create": ("create", ("create", "create_zero", "copyout", "copyout_zero")),
    "acc.copyout": ("copyout", ("copyout", "copyout_zero", "copy", "reduction")),
    "acc.delete": (
        "delete",
        (
            *("delete", "create", "create_zero", "copyin", "copyin_readonly", "present", "no_create"),
            *("declare_device_resident", "declare_link"),
        ),
    ),
    "acc.detach": ("detach", ("detach", "attach")),
    "acc.update_host": ("host", ("update_host", "update_self")),
    "acc.update_device": ("device", ("update_device",)),
    "acc.use_device": ("use_device", ("use_device",)),
    "acc.cache": ("cache", ("cache", "cache_readonly")),
}
# Operations with one clause whose message speaks of decomposition all the same.
_DECOMPOSED = ("acc.update_device", "acc.use_device")


def _clause_of(op: ForeignOperation) -> str:
    spelling: str = attribute_of(op, "dataClause").value.spelling
    return spelling.removeprefix("acc_")


def _verify_clause(op: ForeignOperation) -> None:
    word, clauses = _CLAUSES[op.name]
    if _clause_of(op) not in clauses:
        more = _OR_ORIGINAL if len(clauses) > 1 or is_operation(op, *_DECOMPOSED) else ""
        _fail(f"data clause associated with {word} operation must match its intent{more}")


_ALWAYS = ("always", "alwaysin", "alwaysout")
# The modifiers that an operation allows; none where it is not listed.
_MODIFIERS: dict[str, tuple[str, ...]] = {
    "acc.copyin": ("readonly", *_ALWAYS, "capture"),
    "acc.copyout": ("zero", *_ALWAYS, "capture"),
    "acc.create": ("zero", *_ALWAYS, "capture"),
    "acc.cache": ("readonly",),
    "acc.delete": ("readonly", "zero", *_ALWAYS, "capture"),
}


def _verify_modifiers(op: ForeignOperation) -> None:
    given = attribute_of(op, "modifiers")
    words = [] if given is None else [word for word in given.value.spelling.split(",") if word != "none"]
    allowed = _MODIFIERS.get(op.name, ())
    wrong = [word for word in words if word not in allowed]
    if words and not allowed:
        _fail("no data clause modifiers are allowed")
    if wrong:
        _fail(f"invalid data clause modifiers: {','.join(wrong)}")


def _verify_types(op: ForeignOperation) -> None:
    copied = op.results[0] if op.results else op.var if is_operation(op, "acc.copyout", "acc.update_host") else None
    if copied is not None and copied.type is not (op.var if op.results else op.acc_var).type:
        _fail("input and output types must match")


_RECIPES = {
    "acc.private": ("private", "acc.private.recipe"),
    "acc.firstprivate": ("firstprivate", "acc.firstprivate.recipe"),
    "acc.reduction": ("reduction", "acc.reduction.recipe"),
}


# The results of these are other variables, possibly of other types.
_PRIVATIZING = (*_RECIPES, "acc.firstprivate_map")


def _symbol(op: Operation, symbol: Attribute | None) -> Operation | None:
    return lookup_nearest_symbol_from(op, symbol) if isinstance(symbol, SymbolRefAttr) else None


def _verify_recipe(op: ForeignOperation) -> None:
    word, wanted = _RECIPES[op.name]
    recipe = attribute_of(op, "recipe")
    if recipe is None:
        raise VerifyFailure(f"recipe expected for {word}")
    recipe_op = _symbol(op, recipe)
    if not is_operation(recipe_op, wanted):
        raise VerifyFailure(f"expected symbol reference {recipe} to point to a {word} declaration")


@verifier(*_CLAUSES)
def verify_data(op: ForeignOperation) -> None:
    """Verifies the data clause, types, modifiers, and the recipe of privatizing operations."""
    _verify_clause(op)
    if not is_operation(op, *_PRIVATIZING):
        _verify_types(op)
    _verify_modifiers(op)
    if is_operation(op, *_RECIPES):
        _verify_recipe(op)


@verifier("acc.bounds")
def verify_bounds(op: ForeignOperation) -> None:
    """Requires an extent or an upper bound."""
    if op.extent is None and op.upperbound is None:
        _fail("expected extent or upperbound.")


# ---- Recipes


def _verify_first_region(region: Region, kind: str, name: str, type: Type) -> None:
    if region.empty:
        raise VerifyFailure(f"expects non-empty {name} region")
    arguments = region.arguments
    if not arguments or arguments[0].type is not type:
        raise VerifyFailure(f"expects {name} region first argument of the {kind} type")


def _verify_init(op: ForeignOperation, kind: str) -> None:
    region = op.init_region
    _verify_first_region(region, kind, "init", op.type)
    for block in region.blocks:
        for inner in block.operations:
            if is_operation(inner, "acc.yield") and [operand.type for operand in inner.operands] != [op.type]:
                raise VerifyFailure(f"expects init region to yield a value of the {kind} type")


def _verify_binary(region: Region, name: str, type: Type, arguments: str) -> None:
    if region.empty:
        raise VerifyFailure(f"expects non-empty {name} region")
    if [argument.type for argument in region.arguments[:2]] != [type, type]:
        raise VerifyFailure(f"expects {name} region with {arguments}")


@verifier("acc.private.recipe")
def verify_private_recipe(op: ForeignOperation) -> None:
    """Verifies the init and destroy regions."""
    _verify_init(op, "privatization")
    if not op.destroy_region.empty:
        _verify_first_region(op.destroy_region, "privatization", "destroy", op.type)


@verifier("acc.firstprivate.recipe")
def verify_first_private_recipe(op: ForeignOperation) -> None:
    """Verifies the init, copy and destroy regions."""
    _verify_init(op, "privatization")
    _verify_binary(op.copy_region, "copy", op.type, "two arguments of the privatization type")
    if not op.destroy_region.empty:
        _verify_first_region(op.destroy_region, "privatization", "destroy", op.type)


@verifier("acc.reduction.recipe")
def verify_reduction_recipe(op: ForeignOperation) -> None:
    """Verifies the init and combiner regions."""
    _verify_init(op, "reduction")
    _verify_binary(op.combiner_region, "combiner", op.type, "the first two arguments of the reduction type")


# ---- Constructs

_DATA = (
    *("acc.attach", "acc.copyin", "acc.copyout", "acc.create", "acc.delete", "acc.detach", "acc.deviceptr"),
    *("acc.getdeviceptr", "acc.nocreate", "acc.present"),
)
_DECLARED = (
    *("acc.copyin", "acc.copyout", "acc.create", "acc.deviceptr", "acc.getdeviceptr", "acc.present"),
    *("acc.declare_device_resident", "acc.declare_link"),
)


def _defined_by(values: Sequence[Value], names: Sequence[str]) -> bool:
    return all(isinstance(value.owner, Operation) and is_operation(value.owner, *names) for value in values)


def _count(op: ForeignOperation, name: str) -> int:
    array = attribute_of(op, name)
    return 0 if array is None else len(array.elements)


def _verify_devices(op: ForeignOperation, values: str, devices: str, word: str) -> None:
    if len(getattr(op, values)) != _count(op, devices):
        raise VerifyFailure(f"{word} operands count must match {word} device_type count")


def _verify_segments(op: ForeignOperation, values: str, devices: str, sizes: str, word: str) -> None:
    segments = attribute_of(op, sizes)
    numbers = [] if segments is None else list(segments.values)
    if len(getattr(op, values)) != sum(numbers):
        raise VerifyFailure(f"{word} operand count does not match count in segments")
    if len(numbers) != _count(op, devices):
        raise VerifyFailure(f"{word} segment count does not match device_type count")


def _verify_duplicates(op: ForeignOperation, *names: str) -> None:
    for name in names:
        array = attribute_of(op, name)
        seen: set[Attribute] = set()
        for device in () if array is None else array.elements:
            if device in seen:
                held = device
                _fail(f"duplicate device_type `{held.value.spelling}` found in {name} attribute")
            seen.add(device)


def _verify_one_form(op: ForeignOperation) -> None:
    """Rejects a device type with an operand and a keyword alone."""
    for only, operands, message in (
        ("asyncOnly", "asyncOperandsDeviceType", "asyncOnly attribute cannot appear with asyncOperand"),
        ("waitOnly", "waitOperandsDeviceType", "wait attribute cannot appear with waitOperands"),
    ):
        if set(_devices_of(op, only)) & set(_devices_of(op, operands)):
            _fail(message)


_ASYNC = ("async_operands", "asyncOperandsDeviceType", "async")
_WAIT = ("wait_operands", "waitOperandsDeviceType", "waitOperandsSegments", "wait")


@verifier("acc.parallel", "acc.kernels")
def verify_parallel(op: ForeignOperation) -> None:
    """Requires one device type per operand."""
    _verify_segments(op, "num_gangs", "numGangsDeviceType", "numGangsSegments", "num_gangs")
    _verify_segments(op, *_WAIT)
    _verify_devices(op, "num_workers", "numWorkersDeviceType", "num_workers")
    _verify_devices(op, "vector_length", "vectorLengthDeviceType", "vector_length")
    _verify_devices(op, *_ASYNC)
    _verify_one_form(op)


@verifier("acc.serial")
def verify_serial(op: ForeignOperation) -> None:
    """Requires one device type per operand."""
    _verify_segments(op, *_WAIT)
    _verify_devices(op, *_ASYNC)
    _verify_one_form(op)


@verifier("acc.data")
def verify_data_construct(op: ForeignOperation) -> None:
    """Requires at least one data operand or a default attribute."""
    if not op.operands and attribute_of(op, "defaultAttr") is None:
        _fail("at least one operand or the default attribute must appear on the data operation")
    for value in op.data_clause_operands:
        if not isinstance(value.owner, Operation) or not is_operation(value.owner, *_DATA):
            _fail("expect data entry/exit operation or acc.getdeviceptr as defining op")


@verifier("acc.host_data")
def verify_host_data(op: ForeignOperation) -> None:
    """Requires at least one device address."""
    if not op.data_clause_operands:
        _fail("at least one operand must appear on the host_data operation")
    if not _defined_by(op.data_clause_operands, ("acc.use_device",)):
        _fail("expect data entry operation as defining op")


def _verify_keywords(op: ForeignOperation) -> None:
    if op.async_operand is not None and attribute_of(op, "async") is not None:
        _fail("async attribute cannot appear with asyncOperand")
    if op.wait_operands and attribute_of(op, "wait") is not None:
        _fail("wait attribute cannot appear with waitOperands")
    if op.wait_devnum is not None and not op.wait_operands:
        _fail("wait_devnum cannot appear without waitOperands")


@verifier("acc.exit_data", "acc.enter_data")
def verify_unstructured(op: ForeignOperation) -> None:
    """Requires at least one data operand."""
    word = "exit" if is_operation(op, "acc.exit_data") else "enter"
    if not op.data_clause_operands:
        _fail(f"at least one operand must be present in dataOperands on the {word} data operation")
    _verify_keywords(op)
    if word == "enter" and not _defined_by(op.data_clause_operands, ("acc.attach", "acc.create", "acc.copyin")):
        _fail("expect data entry operation as defining op")


@verifier("acc.wait")
def verify_wait(op: ForeignOperation) -> None:
    """Rejects two forms of async, and a device number without operands."""
    if op.async_operand is not None and attribute_of(op, "async") is not None:
        _fail("async attribute cannot appear with asyncOperand")
    if op.wait_devnum is not None and not op.wait_operands:
        _fail("wait_devnum cannot appear without waitOperands")


@verifier("acc.update")
def verify_update(op: ForeignOperation) -> None:
    """Requires at least one data operand."""
    if not op.data_clause_operands:
        _fail("at least one value must be present in dataOperands")
    _verify_devices(op, *_ASYNC)
    _verify_segments(op, *_WAIT)
    if not _defined_by(op.data_clause_operands, ("acc.update_device", "acc.update_host", "acc.getdeviceptr")):
        _fail("expect data entry/exit operation or acc.getdeviceptr as defining op")


@verifier("acc.init", "acc.shutdown")
def verify_runtime(op: ForeignOperation) -> None:
    """Rejects runtime operations inside compute constructs."""
    at = op.parent_op
    while at is not None:
        if is_operation(at, "acc.parallel", "acc.loop", "acc.kernels", "acc.serial"):
            raise VerifyFailure("cannot be nested in a compute operation")
        at = at.parent_op


@verifier("acc.set")
def verify_set(op: ForeignOperation) -> None:
    """Requires at least one setting, outside compute constructs."""
    at = op.parent_op
    while at is not None:
        if is_operation(at, "acc.parallel", "acc.loop", "acc.kernels", "acc.serial"):
            raise VerifyFailure("cannot be nested in a compute operation")
        at = at.parent_op
    given = (attribute_of(op, "device_type"), op.default_async, op.device_num)
    if all(clause is None for clause in given):
        raise VerifyFailure("at least one default_async, device_num, or device_type operand must appear")


def _verify_declared(op: ForeignOperation) -> None:
    if not op.data_clause_operands:
        _fail("at least one operand must appear on the declare operation")
    if not _defined_by(op.data_clause_operands, _DECLARED):
        _fail("expect valid declare data entry operation or acc.getdeviceptr as defining op")


@verifier("acc.declare", "acc.declare_enter")
def verify_declare(op: ForeignOperation) -> None:
    """Requires at least one data operand."""
    _verify_declared(op)


@verifier("acc.declare_exit")
def verify_declare_exit(op: ForeignOperation) -> None:
    """Requires a token or data operands."""
    if op.token is None or op.data_clause_operands:
        _verify_declared(op)


# ---- Loops and routines


def _devices_of(op: ForeignOperation, *names: str) -> list[Attribute]:
    arrays = [attribute_of(op, name) for name in names]
    return [device for array in arrays if isinstance(array, ArrayAttr) for device in array.elements]


@verifier("acc.loop")
def verify_loop(op: ForeignOperation) -> None:
    """Requires matching bounds and steps, and one kind of parallelism per device type."""
    if len(op.upperbound) != len(op.step):
        _fail("number of upperbounds expected to be the same as number of steps")
    if len(op.upperbound) != len(op.lowerbound):
        _fail("number of upperbounds expected to be the same as number of lowerbounds")
    inclusive = attribute_of(op, "inclusiveUpperbound")
    if op.upperbound and inclusive is not None and len(op.upperbound) != len(inclusive):
        _fail("inclusiveUpperbound size is expected to be the same as upperbound size")
    if attribute_of(op, "collapse") is not None and attribute_of(op, "collapseDeviceType") is None:
        raise VerifyFailure("collapse device_type attr must be define when collapse attr is present")
    if _count(op, "collapse") != _count(op, "collapseDeviceType"):
        raise VerifyFailure("collapse attribute count must match collapse device_type count")
    _verify_duplicates(op, "collapseDeviceType")
    if op.gang_operands and attribute_of(op, "gangOperandsArgType") is None:
        raise VerifyFailure("gangOperandsArgType attribute must be defined when gang operands are present")
    if len(op.gang_operands) != _count(op, "gangOperandsArgType"):
        raise VerifyFailure("gangOperandsArgType attribute count must match gangOperands count")
    _verify_duplicates(op, "gang")
    _verify_segments(op, "gang_operands", "gangOperandsDeviceType", "gangOperandsSegments", "gang")
    _verify_duplicates(op, "worker")
    _verify_devices(op, "worker_num_operands", "workerNumOperandsDeviceType", "worker")
    _verify_duplicates(op, "vector")
    _verify_devices(op, "vector_operands", "vectorOperandsDeviceType", "vector")
    _verify_segments(op, "tile_operands", "tileOperandsDeviceType", "tileOperandsSegments", "tile")
    _verify_parallelism(op)


def _verify_parallelism(op: ForeignOperation) -> None:
    modes = [device for name in ("auto_", "independent", "seq") for device in _devices_of(op, name)]
    for device in modes:
        if modes.count(device) > 1:
            _fail("only one of auto, independent, seq can be present at the same time")
    work = _devices_of(
        op,
        *("gang", "gangOperandsDeviceType", "worker", "workerNumOperandsDeviceType"),
        *("vector", "vectorOperandsDeviceType"),
    )
    if any(device in work for device in _devices_of(op, "seq")):
        _fail("gang, worker or vector cannot appear with seq")


def _number_of(device: Attribute) -> int:
    held: Any = device
    return int(held.value.value)


_ROUTINE = (("gang", "gangDimDeviceType"), ("worker",), ("vector",), ("seq",))


@verifier("acc.routine")
def verify_routine(op: ForeignOperation) -> None:
    """Allows one kind of parallelism per device type, or one for all."""
    given = [list(dict.fromkeys(_devices_of(op, *names))) for names in _ROUTINE]
    general = sum(no_device() in devices for devices in given)
    if general > 1:
        _fail("only one of `gang`, `worker`, `vector`, `seq` can be present at the same time")
    for device in sorted({device for devices in given for device in devices}, key=_number_of):
        count = sum(device in devices for devices in given)
        if count > 1 or (general and device is not no_device() and count):
            held: Any = device
            _fail(
                "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type "
                f"`{held.value.spelling}`"
            )


# ---- Atomic operations


def _pointee(type: Type) -> Type | None:
    return type.element_type if isinstance(type, BaseMemRefType) else None


@verifier("acc.atomic.read")
def verify_atomic_read(op: ForeignOperation) -> None:
    """Requires source and destination to differ."""
    if op.x is op.v:
        _fail("read and write must not be to the same location for atomic reads")


@verifier("acc.atomic.write")
def verify_atomic_write(op: ForeignOperation) -> None:
    """Requires the value to have the pointee type."""
    if _pointee(op.x.type) not in (None, op.expr.type):
        _fail("address must dereference to value type")


@verifier("acc.atomic.update")
def verify_atomic_update(op: ForeignOperation) -> None:
    """Requires the region's argument to have the pointee type."""
    arguments = op.regions[0].arguments
    if len(arguments) != 1:
        _fail("the region must accept exactly one argument")
    if _pointee(op.x.type) not in (None, arguments[0].type):
        _fail(
            "the type of the operand must be a pointer type whose element type is the same as that of the region "
            "argument"
        )


def _verify_regions_of_update(op: ForeignOperation) -> None:
    last = op.regions[0].entry_block.last_op
    assert last is not None
    if len(last.operands) != 1:
        _fail("only updated value must be returned")
    if last.operands[0].type is not op.regions[0].arguments[0].type:
        _fail("input and yielded value must have the same type")


def _verify_regions_of_capture(op: ForeignOperation) -> None:
    inner: list[Any] = list(op.regions[0].entry_block.operations)
    if len(inner) != 3:
        _fail("expected three operations in atomic.capture region (one terminator, and two atomic ops)")
    first, second = inner[:2]
    updates, reads = is_operation(first, "acc.atomic.update"), is_operation(first, "acc.atomic.read")
    if not (
        (updates and is_operation(second, "acc.atomic.read"))
        or (reads and is_operation(second, "acc.atomic.update", "acc.atomic.write"))
    ):
        _fail("invalid sequence of operations in the capture region", first)
    if first.x is not second.x:
        if updates:
            _fail("updated variable in atomic.update must be captured in second operation", first)
        _fail("captured variable in atomic.read must be updated in second operation", first)


for _name, _check in (
    ("acc.atomic.update", _verify_regions_of_update),
    ("acc.atomic.capture", _verify_regions_of_capture),
):
    operation_method(_name, method="verify_regions")(_check)
