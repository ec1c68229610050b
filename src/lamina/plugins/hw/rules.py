"""The verifiers of hw: constants, aggregates, parameters, modules and their instances."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NoReturn, Protocol

from lamina.define.foreign import ForeignOperation, attribute_of
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.traits import SymbolTableTrait
from lamina.ir.types import IntegerType
from lamina.plugins import marks, operation_method, verifier
from lamina.plugins.hw.types import bit_width, is_hw

if TYPE_CHECKING:
    from lamina.ir.symbols import SymbolTableCollection


def fail(message: str, module: Operation | None = None) -> NoReturn:
    """Raises the message, with a note at the module it is about."""
    raise VerifyFailure(message, notes=[] if module is None else [("module declared here", module.location)])


def _hw(operation: Operation | None) -> str:
    """Returns the name of an operation of hw without the dialect's; nothing for others."""
    if operation is None:
        return ""
    dialect, _, mnemonic = operation.name.partition(".")
    return mnemonic if dialect == "hw" else ""


# ---- Where operations may be

marks("ProceduralRegion", "NonProceduralRegion")


@verifier("ProceduralOp")
def verify_procedural(op: Operation) -> None:
    """The nearest marked region around is procedural."""
    if _nearest_mark(op) == "NonProceduralRegion":
        fail("must not be in a non-procedural region")


@verifier("NonProceduralOp")
def verify_not_procedural(op: Operation) -> None:
    """The nearest marked region around is not procedural."""
    if _nearest_mark(op) == "ProceduralRegion":
        fail("must not be in a procedural region")


def _nearest_mark(op: Operation) -> str:
    at = op.parent_op
    while at is not None:
        for mark in getattr(at, "marks", ()):
            if mark in ("ProceduralRegion", "NonProceduralRegion"):
                return str(mark)
        at = at.parent_op
    return ""


@verifier("InnerSymbolTable")
def verify_inner_symbols(op: Operation) -> None:
    """The operation around can resolve references to inner symbols: it is a symbol table."""
    if op.parent_op is None or not op.parent_op.has_trait(SymbolTableTrait):
        raise VerifyFailure("InnerSymbolTable must have InnerRefNamespace parent", raw=True)


# ---- Types with parts


def _fields(type: Type) -> Sequence[tuple[str, Type]]:
    """Returns the names and types of the fields of a struct or union."""
    return [(field[0], field[1]) for field in type.parameters[0]] if is_hw(type, "struct", "union") else []


def _array_size(type: Type) -> int | None:
    size = getattr(type, "size_attr", None)
    return size.value if isinstance(size, IntegerAttr) else None


def _element(type: Type) -> Type:
    element: Type = type.parameters[0] if isinstance(type.parameters[0], Type) else type.parameters[1]
    return element


@verifier("hw.bitcast")
def verify_bitcast(op: ForeignOperation) -> None:
    if bit_width(op.operand_types[0]) != bit_width(op.result_types[0]):
        fail("Bitwidth of input must match result")


@verifier("hw.array_create")
def verify_array(op: ForeignOperation) -> None:
    size = _array_size(op.result_types[0])
    if size is not None and size != len(op.operand_types):
        fail(f"expected {size} elements, but got {len(op.operand_types)}")


@verifier("hw.array_slice")
def verify_slice(op: ForeignOperation) -> None:
    size = _array_size(op.operand_types[0])
    if size is not None and (size - 1).bit_length() != bit_width(op.operand_types[1]):
        fail("ArraySlice: index width must match clog2 of array size")


@verifier("hw.struct_create")
def verify_struct(op: ForeignOperation) -> None:
    fields = _fields(op.result_types[0])
    if len(fields) != len(op.operand_types):
        fail("structure field count mismatch")
    for (name, type), given in zip(fields, op.operand_types, strict=True):
        if type is not given:
            fail(f"structure field `{name}` type does not match")


def _verify_field(op: ForeignOperation, aggregate: Type, type: Type) -> None:
    index: int = op.field_index
    fields = _fields(aggregate)
    if index >= len(fields):
        fail(f"field index {index} exceeds element count of aggregate type")
    if fields[index][1] is not type:
        fail(
            f"type '{fields[index][1]}' of accessed field in aggregate at index {index} does not match expected type "
            f"'{type}'"
        )


@verifier("hw.struct_extract")
def verify_extract(op: ForeignOperation) -> None:
    _verify_field(op, op.operand_types[0], op.result_types[0])


@verifier("hw.struct_inject")
def verify_inject(op: ForeignOperation) -> None:
    _verify_field(op, op.operand_types[0], op.operand_types[1])


@verifier("hw.union_create")
def verify_union(op: ForeignOperation) -> None:
    _verify_field(op, op.result_types[0], op.operand_types[0])


# ---- Constants


@verifier("hw.constant")
def verify_constant(op: ForeignOperation) -> None:
    value, type = attribute_of(op, "value"), op.result_types[0]
    if not isinstance(value, IntegerAttr) or not isinstance(type, IntegerType) or bit_width(value.type) != type.width:
        fail("hw.constant attribute bitwidth doesn't match return type")


@verifier("hw.aggregate_constant")
def verify_aggregate_constant(op: ForeignOperation) -> None:
    fields = attribute_of(op, "fields")
    assert fields is not None
    _verify_value(fields, op.result_types[0])


def _verify_value(value: Attribute, type: Type) -> None:
    """Aggregates have a value for each part."""
    if is_hw(type, "struct"):
        fields = _fields(type)
        for part, (_, field) in zip(_parts(value, type, len(fields), "struct"), fields, strict=True):
            _verify_value(part, field)
    elif is_hw(type, "array", "uarray"):
        what = "array" if is_hw(type, "array") else "unpacked array"
        for part in _parts(value, type, _array_size(type), what):
            _verify_value(part, _element(type))
    elif is_hw(type, "enum"):
        if not isinstance(value, StringAttr):
            fail(f"expected string attribute for constant of type '{type}'")
    elif isinstance(type, IntegerType):
        if not isinstance(value, IntegerAttr):
            fail(f"expected integer attribute for constant of type '{type}'")
        if bit_width(value.type) != type.width:
            fail("hw.constant attribute bitwidth doesn't match return type")
    elif getattr(value, "type", type) is not type:
        fail(f"typed attr doesn't match the return type '{type}'")


def _parts(value: Attribute, type: Type, count: int | None, what: str) -> Sequence[Attribute]:
    if not isinstance(value, ArrayAttr):
        fail(f"expected array attribute for constant of type '{type}'")
    if count is not None and len(value.elements) != count:
        fail(f"array attribute ({len(value.elements)}) has wrong size for {what} constant ({count})")
    return value.elements


@verifier("hw.enum.constant")
def verify_enum_constant(op: ForeignOperation) -> None:
    field = attribute_of(op, "field")
    assert field is not None
    for part in field.parameters:  # none of them is a type where the attribute is kept as it is written
        if isinstance(part, TypeAttr) and part.type is not op.result_types[0]:
            fail(f"return type '{op.result_types[0]}' does not match attribute type {field}")


@verifier("hw.enum.cmp")
def verify_enum_comparison(op: ForeignOperation) -> None:
    left, right = op.operand_types
    if left is not right:
        fail("types do not match")


# ---- Parameters


class Parameter(Protocol):
    """`#hw.param.decl`."""

    name: StringAttr
    type: Type
    value: Attribute | None


def _parameters(op: Operation) -> Sequence[Parameter]:
    """Returns the parameters that a module declares, or that an instance gives."""
    listed: Sequence[Parameter] = getattr(attribute_of(op, "parameters"), "elements", ())
    return listed


def _typed(value: Attribute) -> Type | None:
    type = getattr(value, "type", None)
    return type if isinstance(type, Type) else None


def _verify_parameter_value(parameter: Parameter) -> None:
    value = parameter.value
    if value is None:
        return
    type = _typed(value)
    if type is None:
        fail(f"parameter {parameter} should have a typed value; has value {value}")
    if type is not parameter.type:
        fail(f"parameter {parameter} should have type '{parameter.type}'; has type '{type}'")


def _verify_expression(value: Attribute, module: Operation, *, is_default: bool = False) -> None:
    """Parameters that an expression names are those of the module; defaults name none."""
    if isinstance(value, IntegerAttr | FloatAttr | StringAttr):
        return
    if is_hw(value, "param.expr"):
        operands: Iterable[Attribute] = getattr(value, "operands", ())
        for operand in operands:
            _verify_expression(operand, module, is_default=is_default)
    elif is_hw(value, "param.decl.ref"):
        _verify_reference(value, module, is_default)


def _verify_reference(value: Attribute, module: Operation, is_default: bool) -> None:
    name = getattr(value, "name", None)
    if is_default:
        fail(f"parameter {name} cannot be used as a default value for a parameter")
    known = next((parameter for parameter in _parameters(module) if parameter.name is name), None)
    if known is None:
        fail(f"use of unknown parameter {name}", module)
    if known.type is not _typed(value):
        fail(f"parameter {name} used with type '{_typed(value)}'; should have type '{known.type}'", module)


def _module_of(op: Operation) -> Operation | None:
    parent = op.parent_op
    while parent is not None and _hw(parent) != "module":
        parent = parent.parent_op
    return parent


@verifier("hw.param.value")
def verify_parameter(op: ForeignOperation) -> None:
    module, value = _module_of(op), attribute_of(op, "value")
    if module is not None and value is not None:
        _verify_expression(value, module)


# ---- Modules


def _ports(module: Operation) -> Sequence[tuple[str, str, Type]]:
    """Returns the direction, name and type of each port."""
    type = attribute_of(module, "module_type")
    ports: Sequence[tuple[str, str, Type]] = type.type.parameters[0] if isinstance(type, TypeAttr) else ()
    return ports


@verifier("hw.module", "hw.module.extern", "hw.module.generated")
def verify_module(op: ForeignOperation) -> None:
    locations = attribute_of(op, "port_locs")
    count = len(_ports(op))
    if isinstance(locations, ArrayAttr) and len(locations.elements) not in (0, count):
        fail(f"requires {count} port locations but got {len(locations.elements)}")
    names: set[StringAttr] = set()
    for parameter in _parameters(op):
        if parameter.name in names:
            fail(f"parameter {parameter} has the same name as a previous parameter")
        names.add(parameter.name)
        _verify_parameter_value(parameter)
        if parameter.value is not None:
            _verify_expression(parameter.value, op, is_default=True)
    body = op.regions[0].first_block if op.regions else None
    inputs = sum(direction != "output" for direction, _, _ in _ports(op))
    if body is not None and len(body.arguments) != inputs:
        fail(f"entry block must have {inputs} arguments to match module signature")


@verifier("hw.output")
def verify_output(op: ForeignOperation) -> None:
    parent = op.parent_op
    if parent is None or _hw(parent) != "module":
        fail("must have a module parent")
    wanted = [type for direction, _, type in _ports(parent) if direction == "output"]
    if len(wanted) != len(op.operand_types):
        fail("must have same number of operands as region results.")
    for number, (type, given) in enumerate(zip(wanted, op.operand_types, strict=True)):
        if type is not given:
            fail(f"output types must match module. In operand {number}, expected '{type}', but got '{given}'.")


# ---- Instances


@verifier("hw.instance")
def verify_instance(op: ForeignOperation) -> None:
    module = _module_of(op)
    if module is None:
        return
    for parameter in _parameters(op):
        _verify_parameter_value(parameter)
        if parameter.value is not None:
            _verify_expression(parameter.value, module)


@operation_method("hw.instance")
def verify_symbol_uses(op: ForeignOperation, symbols: SymbolTableCollection) -> None:
    """An instance has the ports and parameters of its module."""
    reference = attribute_of(op, "moduleName")
    assert isinstance(reference, SymbolRefAttr)
    module = symbols.lookup_nearest_symbol_from(op, reference)
    if module is None:
        fail(f"Cannot find module definition '{reference.root}'")
    if not _hw(module).startswith("module"):
        fail(f"symbol reference '{reference.root}' isn't a module")
    values = {parameter.name: parameter.value for parameter in _parameters(op)}
    ports = _ports(module)
    inputs = [(name, type) for direction, name, type in ports if direction != "output"]
    outputs = [(name, type) for direction, name, type in ports if direction == "output"]
    _verify_ports(module, inputs, op.operand_types, _names(op, "argNames"), values, is_input=True)
    _verify_ports(module, outputs, op.result_types, _names(op, "resultNames"), values, is_input=False)
    _verify_parameters(op, module)


def _names(op: Operation, attribute: str) -> list[str]:
    names = attribute_of(op, attribute)
    return [str(getattr(name, "value", "")) for name in getattr(names, "elements", ())]


def _verify_ports(
    module: Operation,
    ports: Sequence[tuple[str, Type]],
    types: Sequence[Type],
    names: Sequence[str],
    values: dict[StringAttr, Attribute | None],
    *,
    is_input: bool,
) -> None:
    """Values are passed to, or come from, ports of their types and labels."""
    if len(ports) != len(types):
        what = "operands" if is_input else "results"
        fail(f"has a wrong number of {what}; expected {len(ports)} but got {len(types)}", module)
    if len(names) != len(types):
        what = "input port names" if is_input else "results port labels"
        fail(f"has a wrong number of {what}; expected {len(types)} but got {len(names)}", module)
    for number, ((name, wanted), type, label) in enumerate(zip(ports, types, names, strict=True)):
        # A size or width that is a parameter has the value that the instance gives it.
        if type is not wanted and not (values and is_hw(wanted, "int", "array", "uarray")):
            what = "operand" if is_input else "result"
            fail(f"{what} type #{number} must be '{wanted}', but got '{type}'", module)
        if label != name:
            what = "input" if is_input else "result"
            fail(f'{what} label #{number} must be "{name}", but got "{label}"', module)


def _verify_parameters(op: Operation, module: Operation) -> None:
    given, declared = _parameters(op), _parameters(module)
    if len(given) != len(declared):
        fail(f"expected {len(declared)} parameters but had {len(given)}", module)
    for number, (mine, wanted) in enumerate(zip(given, declared, strict=True)):
        if mine.name is not wanted.name:
            fail(f"parameter #{number} should have name {wanted.name} but has name {mine.name}", module)
        if mine.type is not wanted.type and not is_hw(wanted.type, "int"):
            fail(f"parameter {mine.name} should have type '{wanted.type}' but has type '{mine.type}'", module)
        if mine.value is None:
            fail(f"parameter {mine.name} must have a value")
