"""Variables, loads and stores, access chains."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import distribute_attributes, parse_attribute_of, parse_attributes
from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.types import VectorType, i32
from lamina.ir.value import Value
from lamina.plugins import operation_method, syntax, verifier
from lamina.plugins.spirv.enums import Case, holder_of, parse_case_string
from lamina.plugins.spirv.types import PointerType, StructType, count_of, element_of, is_composite

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

# ---- Memory accesses: `["Volatile"]`, `["Aligned", 4]`


def _is_aligned(access: Case) -> bool:
    return "Aligned" in access.spelling.split("|")


def _parse_access(parser: Parser, state: OperationState, prefix: str = "") -> None:
    if not parser.accept("["):
        return
    access = parse_case_string(parser, "memory_access", f"{prefix}memory_access")
    state.properties[f"{prefix}memory_access"] = access
    if _is_aligned(access.value):
        parser.expect(",", "expected ','")
        state.properties[f"{prefix}alignment"] = parse_attribute_of(parser, IntegerAttr, i32)
    parser.expect("]", "expected ']'")


def _print_access(op: ForeignOperation, printer: Printer, prefix: str = "") -> list[str]:
    """Prints the memory access; returns the names of the printed attributes."""
    access = op._properties.get(f"{prefix}memory_access")
    if access is None:
        return []
    printer.write(f' ["{access.value.spelling}"')
    printed = [f"{prefix}memory_access"]
    alignment = op._properties.get(f"{prefix}alignment")
    if _is_aligned(access.value) and alignment is not None:
        printer.write(f", {alignment.value}")
        printed.append(f"{prefix}alignment")
    printer.write("]")
    return printed


def _verify_access(op: ForeignOperation, prefix: str = "") -> None:
    access, alignment = op._properties.get(f"{prefix}memory_access"), op._properties.get(f"{prefix}alignment")
    if access is None:
        if alignment is not None:
            raise VerifyFailure("invalid alignment specification without aligned memory access specification")
    elif _is_aligned(access.value):
        if alignment is None:
            raise VerifyFailure("missing alignment value")
    elif alignment is not None:
        raise VerifyFailure("invalid alignment specification with non-aligned memory access specification")


# ---- Loads and stores: `"Function" %pointer ["Volatile"] : f32`


def _parse_storage_class(parser: Parser) -> Case:
    return parse_case_string(parser, "storage_class").value


def _storage_class(value: Value) -> str:
    type: Any = value.type
    spelling: str = type.storage_class.spelling
    return spelling


def _print_pointer(printer: Printer, value: Value) -> None:
    printer.write(f' "{_storage_class(value)}" ')
    printer.print_operand(value)


@syntax("spirv.Load")
def parse_load(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    storage_class = _parse_storage_class(parser)
    pointer = parser.parse_operand()
    _parse_access(parser, state)
    parse_attributes(parser, state)
    type = parser.parse_colon_type()
    state.operands = [parser.resolve_operand(pointer, PointerType(type, storage_class))]
    state.types = [type]


@syntax("spirv.Load")
def print_load(op: ForeignOperation, printer: Printer) -> None:
    _print_pointer(printer, op.ptr)
    printed = _print_access(op, printer)
    printer.print_optional_attr_dict(op, ("storage_class", *printed))
    printer.print_colon_type(op.value.type)


def _verify_pointee(pointer: Value, type: Type) -> None:
    if not isinstance(pointer.type, PointerType) or pointer.type.pointee_type is not type:
        raise VerifyFailure("mismatch in result type and pointer type")


@verifier("spirv.Load")
def verify_load(op: ForeignOperation) -> None:
    """Requires the value to have the pointee type."""
    _verify_pointee(op.ptr, op.value.type)
    _verify_access(op)


@syntax("spirv.Store")
def parse_store(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    storage_class = _parse_storage_class(parser)
    offset = parser.start
    operands = parser.parse_operand_list()
    if len(operands) != 2:
        parser.custom_error("expected 2 operands", offset)
    _parse_access(parser, state)
    type = parser.parse_colon_type()
    state.operands = parser.resolve_operands(operands, [PointerType(type, storage_class), type], offset)
    parse_attributes(parser, state)


@syntax("spirv.Store")
def print_store(op: ForeignOperation, printer: Printer) -> None:
    _print_pointer(printer, op.ptr)
    printer.write(", ")
    printer.print_operand(op.value)
    printed = _print_access(op, printer)
    printer.print_colon_type(op.value.type)
    printer.print_optional_attr_dict(op, ("storage_class", *printed))


@verifier("spirv.Store")
def verify_store(op: ForeignOperation) -> None:
    """Requires the value to have the pointee type."""
    _verify_pointee(op.ptr, op.value.type)
    _verify_access(op)


@syntax("spirv.CopyMemory")
def parse_copy(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    to_class, to = _parse_storage_class(parser), parser.parse_operand()
    parser.expect(",", "expected ','")
    from_class, source = _parse_storage_class(parser), parser.parse_operand()
    _parse_access(parser, state)
    if parser.accept(","):
        _parse_access(parser, state, "source_")
    type = parser.parse_colon_type()
    parse_attributes(parser, state)
    state.operands = [
        parser.resolve_operand(to, PointerType(type, to_class)),
        parser.resolve_operand(source, PointerType(type, from_class)),
    ]


@syntax("spirv.CopyMemory")
def print_copy(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    _print_pointer(printer, op.target)
    printer.write(", ")
    _print_pointer(printer, op.source)
    printed = _print_access(op, printer)
    printer.write(", ")
    # MLIR shows the first access again where there is only that.
    prefix = "source_" if "source_memory_access" in op._properties else ""
    printed += _print_access(op, printer, prefix)
    printer.print_optional_attr_dict(op, ("storage_class", *printed))
    printer.print_colon_type(op.target.type.pointee_type)


@verifier("spirv.CopyMemory")
def verify_copy(op: ForeignOperation) -> None:
    """Requires equal pointee types."""
    to, source = (operand.type.pointee_type for operand in op.operands)
    if to is not source:
        raise VerifyFailure("both operands must be pointers to the same type")
    _verify_access(op)
    _verify_access(op, "source_")


@syntax("spirv.INTEL.SubgroupBlockWrite")
def parse_block_write(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    storage_class = _parse_storage_class(parser)
    offset = parser.start
    operands = parser.parse_operand_list()
    if len(operands) != 2:
        parser.custom_error("expected 2 operands", offset)
    type = parser.parse_colon_type()
    element = type.element_type if isinstance(type, VectorType) else type
    state.operands = parser.resolve_operands(operands, [PointerType(element, storage_class), type], offset)


@syntax("spirv.INTEL.SubgroupBlockWrite")
def print_block_write(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operands(op.operands)
    printer.print_colon_type(op.value.type)


@verifier("spirv.INTEL.SubgroupBlockWrite", "spirv.INTEL.SubgroupBlockRead")
def verify_block(op: ForeignOperation) -> None:
    """Requires the element type to be the pointee type."""
    type = op.operands[1].type if len(op.operands) > 1 else op.results[0].type
    _verify_pointee(op.ptr, type.element_type if isinstance(type, VectorType) else type)


# ---- Variables: `init(%x) bind(0, 1) built_in("GlobalInvocationId") {...} : !spirv.ptr<...>`


def _parse_decorations(parser: Parser, state: OperationState) -> None:
    decorations: dict[str, Attribute] = {}
    if parser.parse_optional_keyword("bind"):
        parser.expect("(", "expected '('")
        decorations["descriptor_set"] = parse_attribute_of(parser, IntegerAttr, i32)
        parser.expect(",", "expected ','")
        decorations["binding"] = parse_attribute_of(parser, IntegerAttr, i32)
        parser.expect(")", "expected ')'")
    elif parser.parse_optional_keyword("built_in"):
        parser.expect("(", "expected '('")
        decorations["built_in"] = parse_attribute_of(parser, StringAttr)
        parser.expect(")", "expected ')'")
    distribute_attributes(state, {**decorations, **parser.parse_optional_attr_dict()})


def _print_decorations(op: ForeignOperation, printer: Printer, elided: Sequence[str]) -> None:
    attributes = {**op._attributes, **op._properties}
    printed = [*elided]
    descriptor_set, binding = attributes.get("descriptor_set"), attributes.get("binding")
    if isinstance(descriptor_set, IntegerAttr) and isinstance(binding, IntegerAttr):
        printer.write(f" bind({descriptor_set.value}, {binding.value})")
        printed += ["descriptor_set", "binding"]
    built_in = attributes.get("built_in")
    if isinstance(built_in, StringAttr):
        printer.write(f' built_in("{built_in.value}")')
        printed.append("built_in")
    printer.print_optional_attr_dict(op, printed)


@syntax("spirv.Variable")
def parse_variable(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    initializer = None
    if parser.parse_optional_keyword("init"):
        parser.expect("(", "expected '('")
        initializer = parser.parse_operand()
        parser.expect(")", "expected ')'")
    _parse_decorations(parser, state)
    parser.expect(":", "expected ':'")
    offset = parser.start
    type = parser.parse_type()
    if not isinstance(type, PointerType):
        parser.custom_error("expected spirv.ptr type", offset)
    state.types = [type]
    if initializer is not None:
        state.operands = [parser.resolve_operand(initializer, type.pointee_type)]
    state.properties.update(storage_class=holder_of("storage_class")(type.storage_class))


@syntax("spirv.Variable")
def print_variable(op: ForeignOperation, printer: Printer) -> None:
    if op.operands:
        printer.write(" init(")
        printer.print_operand(op.operands[0])
        printer.write(")")
    _print_decorations(op, printer, ("storage_class",))
    printer.print_colon_type(op.pointer.type)


_INITIALIZERS = ("spirv.Constant", "spirv.mlir.referenceof", "spirv.mlir.addressof")
_BUFFER_DECORATIONS = ("aliased_pointer", "restrict_pointer")


@verifier("spirv.Variable")
def verify_variable(op: ForeignOperation) -> None:
    """Requires the Function storage class."""
    storage_class = attribute_of(op, "storage_class").value
    if storage_class.spelling != "Function":
        raise VerifyFailure(
            "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables."
        )
    type = op.pointer.type
    if storage_class is not type.storage_class:
        raise VerifyFailure("storage class must match result pointer's storage class")
    if op.operands:
        owner = op.operands[0].owner
        if not isinstance(owner, Operation) or not is_operation(owner, *_INITIALIZERS):
            raise VerifyFailure("initializer must be the result of a constant or spirv.GlobalVariable op")
    for name in ("descriptor_set", "binding", "built_in"):
        if name in op._attributes or name in op._properties:
            raise VerifyFailure(f"cannot have '{name}' attribute (only allowed in spirv.GlobalVariable)")
    _verify_buffer_pointer(op, type.pointee_type)


def _verify_buffer_pointer(op: ForeignOperation, type: Type) -> None:
    """Requires a pointer to a physical storage buffer to be decorated as aliased or restrict."""
    if not isinstance(type, PointerType) or type.storage_class.spelling != "PhysicalStorageBuffer":
        return
    given = [name in op._attributes for name in _BUFFER_DECORATIONS]
    if not any(given):
        raise VerifyFailure(
            " with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'"
        )
    if all(given):
        raise VerifyFailure(" with physical buffer pointer must have exactly one aliasing decoration")


@syntax("spirv.GlobalVariable")
def parse_global(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    state.properties.update(sym_name=StringAttr(parser.parse_symbol_name()))
    if parser.parse_optional_keyword("initializer"):
        parser.expect("(", "expected '('")
        state.properties.update(initializer=parse_attribute_of(parser, SymbolRefAttr))
        parser.expect(")", "expected ')'")
    _parse_decorations(parser, state)
    offset = parser.start
    type = parser.parse_colon_type()
    if not isinstance(type, PointerType):
        parser.custom_error("expected spirv.ptr type", offset)
    state.properties.update(type=TypeAttr(type))


@syntax("spirv.GlobalVariable")
def print_global(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_symbol_name(op.sym_name)
    initializer = attribute_of(op, "initializer")
    if initializer is not None:
        printer.write(" initializer(")
        printer.print_attribute(initializer)
        printer.write(")")
    _print_decorations(op, printer, ("storage_class", "sym_name", "initializer", "type"))
    printer.print_colon_type(attribute_of(op, "type").type)


_GLOBAL_INITIALIZERS = ("spirv.SpecConstant", "spirv.SpecConstantComposite")


@verifier("spirv.GlobalVariable")
def verify_global(op: ForeignOperation) -> None:
    """Rejects the Generic and Function storage classes; verifies the initializer."""
    type = attribute_of(op, "type").type
    if not isinstance(type, PointerType):
        raise VerifyFailure("result must be of a !spv.ptr type")
    if type.storage_class.spelling in ("Generic", "Function"):
        raise VerifyFailure(f"storage class cannot be '{type.storage_class.spelling}'")
    initializer = attribute_of(op, "initializer")
    if initializer is not None and op.parent_op is not None:
        symbol = lookup_nearest_symbol_from(op.parent_op, initializer)
        if not is_operation(symbol, *_GLOBAL_INITIALIZERS):
            raise VerifyFailure(
                "initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op"
            )


@operation_method("spirv.mlir.addressof")
def result_names(op: ForeignOperation) -> Iterable[tuple[Value, str]]:
    """Names the result after the variable, with `_addr`."""
    return [(op.results[0], f"{op.properties['variable'].root}_addr")]


@verifier("spirv.mlir.addressof")
def verify_address(op: ForeignOperation) -> None:
    """Requires the pointer to have the variable's type."""
    variable = None if op.parent_op is None else lookup_nearest_symbol_from(op.parent_op, attribute_of(op, "variable"))
    if not is_operation(variable, "spirv.GlobalVariable"):
        raise VerifyFailure("expected spirv.GlobalVariable symbol")
    assert variable is not None
    declared = attribute_of(variable, "type")
    if declared.type is not op.pointer.type:
        raise VerifyFailure("result type mismatch with the referenced global variable's type")


# ---- Access chains


def constant_of(value: Value) -> int | None:
    """Returns the value of a SPIR-V integer constant, or None."""
    owner = value.owner
    if not isinstance(owner, Operation) or not is_operation(owner, "spirv.Constant"):
        return None
    attribute = attribute_of(owner, "value")
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def _element_pointer(base: Type, indices: Sequence[Value]) -> Type:
    assert isinstance(base, PointerType)
    type, index = base.pointee_type, 0
    start = "'spirv.AccessChain'"
    for value in indices:
        if not is_composite(type):
            message = f"{start} op cannot extract from non-composite type '{type}' with index {index}"
            raise VerifyFailure(message, raw=True)
        index = 0
        if isinstance(type, StructType):
            index = _index_of_member(type, value)
        type = element_of(type, index)
    return PointerType(type, base.storage_class)


def _index_of_member(type: StructType, value: Value) -> int:
    start = "'spirv.AccessChain'"
    owner = value.owner
    if not isinstance(owner, Operation):
        message = f"{start} op index must be an integer spirv.Constant to access element of spirv.struct"
        raise VerifyFailure(message, raw=True)
    index = constant_of(value)
    if index is None:
        raise VerifyFailure(
            f"{start} index must be an integer spirv.Constant to access element of spirv.struct, but provided "
            f"{owner.name}",
            raw=True,
        )
    if not 0 <= index < (count_of(type) or 0):
        raise VerifyFailure(f"{start} op index {index} out of bounds for '{type}'", raw=True)
    return index


@verifier("spirv.AccessChain", "spirv.PtrAccessChain", "spirv.InBoundsPtrAccessChain")
def verify_access_chain(op: ForeignOperation) -> None:
    """Requires a pointer to the element type at the indices."""
    wanted, given = _element_pointer(op.base_ptr.type, op.indices), op.results[0].type
    if not isinstance(given, PointerType):
        raise VerifyFailure("result type must be a pointer, but provided<<NULL TYPE>>")
    if wanted is not given:
        raise VerifyFailure(f"invalid result type: expected '{wanted}', but provided '{given}'")
