"""Constants, specialization constants, and composite values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import parse_attribute_of, parse_attributes
from lamina.define.constraints import attribute_type
from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    ArrayAttr,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from lamina.ir.block import Block
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.dialect import lookup_operation
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.types import FloatType, IndexType, IntegerType, NoneType, TensorType, VectorType
from lamina.ir.value import Value
from lamina.plugins import marks, operation_method, syntax, verifier
from lamina.plugins.spirv.types import (
    ArrayType,
    CompositeType,
    CooperativeMatrixType,
    TensorArmType,
    count_of,
    element_of,
    is_composite,
    is_scalar,
)

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


# Traits that say something and demand nothing.
marks("UsableInSpecConstantOp", "SignedOp", "UnsignedOp")


def _fail(message: str) -> None:
    raise VerifyFailure(message, raw=True)


# ---- Constants


@syntax("spirv.Constant")
def parse_constant(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    value = parser.parse_attribute()
    state.properties.update(value=value)
    type = attribute_type(value)
    if type is None or isinstance(type, NoneType | TensorType):
        type = parser.parse_colon_type()
    state.types = [type]


@syntax("spirv.Constant")
def print_constant(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_attribute(attribute_of(op, "value"))
    type = op.constant.type
    if isinstance(type, ArrayType | TensorArmType) or attribute_type(attribute_of(op, "value")) is None:
        printer.print_colon_type(type)


@operation_method("spirv.Constant")
def result_names(op: ForeignOperation) -> Iterable[tuple[Value, str]]:
    """`cst4_i32`, `true`, `cst_vec_4xf32`."""
    type, value = op.results[0].type, attribute_of(op, "value")
    name = "cst"
    if isinstance(value, IntegerAttr):
        if isinstance(type, IntegerType) and type.width == 1:
            return [(op.results[0], "true" if value.value else "false")]
        name += str(value.value)
    if isinstance(type, IntegerType | FloatType):
        name += f"_{type}"
    if isinstance(type, VectorType):
        name += f"_vec_{type.shape[0]}"
        if isinstance(type.element_type, IntegerType | FloatType):
            name += f"x{type.element_type}"
    return [(op.results[0], name)]


@verifier("spirv.Constant")
def verify_constant(op: ForeignOperation) -> None:
    """Requires a value of the result type, or elements of the array's element type."""
    _verify_value(attribute_of(op, "value"), op.constant.type)


def _verify_value(value: Attribute, type: Type) -> None:
    if isinstance(value, IntegerAttr | FloatAttr):
        if value.type is not type:
            raise VerifyFailure(f"result type ('{type}') does not match value type ('{value.type}')")
        return
    if isinstance(value, DenseElementsAttr | SparseElementsAttr):
        _verify_elements(value, type)
        return
    if isinstance(value, ArrayAttr):
        if not isinstance(type, ArrayType):
            raise VerifyFailure("must have spirv.array result type for array value")
        for element in value.elements:
            _verify_value(element, type.element_type)
        return
    raise VerifyFailure(f"cannot have attribute: {value}")


def _verify_elements(value: DenseElementsAttr | SparseElementsAttr, type: Type) -> None:
    given = value.type
    if given is type:
        return
    if not isinstance(type, ArrayType | TensorArmType):
        raise VerifyFailure(
            f"result or element type ('{type}') does not match value type ('{given}'), must be the same or spirv.array"
        )
    if isinstance(type, TensorArmType):
        element, count = type.element_type, _product(type.shape)
    else:
        count, element = type.count, type.element_type
        while isinstance(element, ArrayType):
            count *= element.count
            element = element.element_type
    if not isinstance(element, IntegerType | FloatType):
        raise VerifyFailure("only support nested array result type")
    if given.element_type is not element:
        raise VerifyFailure(
            f"result element type ('{element}') does not match value element type ('{given.element_type}')"
        )
    if count != given.num_elements:
        raise VerifyFailure(
            f"result number of elements ({count}) does not match value number of elements ({given.num_elements})"
        )


def _product(sizes: Sequence[int]) -> int:
    count = 1
    for size in sizes:
        count *= size
    return count


# ---- Specialization constants


@syntax("spirv.SpecConstant")
def parse_spec_constant(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    state.properties.update(sym_name=StringAttr(parser.parse_symbol_name()))
    if parser.parse_optional_keyword("spec_id"):
        parser.expect("(", "expected '('")
        state.attributes["spec_id"] = parse_attribute_of(parser, IntegerAttr)
        parser.expect(")", "expected ')'")
    parser.expect("=", "expected '='")
    state.properties.update(default_value=parser.parse_attribute())


@syntax("spirv.SpecConstant")
def print_spec_constant(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_symbol_name(op.sym_name)
    number = op._attributes.get("spec_id")
    if isinstance(number, IntegerAttr):
        printer.write(f" spec_id({number.value})")
    printer.write(" = ")
    printer.print_attribute(attribute_of(op, "default_value"))


@verifier("spirv.SpecConstant")
def verify_spec_constant(op: ForeignOperation) -> None:
    """Requires a SPIR-V scalar."""
    number = op._attributes.get("spec_id")
    if isinstance(number, IntegerAttr) and number.value < 0:
        raise VerifyFailure("SpecId cannot be negative")
    value = attribute_of(op, "default_value")
    if not isinstance(value, IntegerAttr | FloatAttr):
        raise VerifyFailure("default value can only be a bool, integer, or float scalar")
    if not is_scalar(value.type):
        raise VerifyFailure("default value bitwidth disallowed")


@syntax("spirv.SpecConstantComposite")
def parse_spec_composite(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    state.properties.update(sym_name=StringAttr(parser.parse_symbol_name()))
    parser.expect("(", "expected '('")
    parts = parser.parse_comma_separated(lambda: parse_attribute_of(parser, SymbolRefAttr))
    parser.expect(")", "expected ')'")
    state.properties.update(constituents=ArrayAttr(parts), type=TypeAttr(parser.parse_colon_type()))


@syntax("spirv.SpecConstantComposite")
def print_spec_composite(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_symbol_name(op.sym_name)
    printer.write(" (")
    printer.print_attributes(attribute_of(op, "constituents").elements)
    printer.write(")")
    printer.print_colon_type(attribute_of(op, "type").type)


def _default_type_of(op: Operation, name: str) -> Type:
    """Returns the type of a specialization constant. Raises VerifyFailure."""
    parent = op.parent_op
    constant: Any = None if parent is None else lookup_nearest_symbol_from(parent, name)
    if not is_operation(constant, "spirv.SpecConstant"):
        raise VerifyFailure(f"unknown constituent symbol '{name}'")
    type = attribute_type(attribute_of(constant, "default_value"))
    assert type is not None
    return type


def _verify_composite(type: Type) -> CompositeType | VectorType:
    if not isinstance(type, CompositeType | VectorType):
        raise VerifyFailure(f"result type must be a composite type, but provided '{type}'", raw=True)
    if isinstance(type, CooperativeMatrixType):
        raise VerifyFailure(f"unsupported composite type  '{type}'", raw=True)
    return type


@verifier("spirv.SpecConstantComposite")
def verify_spec_composite(op: ForeignOperation) -> None:
    """Requires one constituent per element, of the element's type."""
    type = _verify_composite(attribute_of(op, "type").type)
    parts = attribute_of(op, "constituents").elements
    count = count_of(type)
    if len(parts) != count:
        _fail(f"has incorrect number of operands: expected {count}, but provided {len(parts)}")
    for index, part in enumerate(parts):
        wanted, given = element_of(type, index), _default_type_of(op, part.root)
        if wanted is not given:
            _fail(f"has incorrect types of operands: expected '{wanted}', but provided '{given}'")


@syntax("spirv.EXT.SpecConstantCompositeReplicate")
def parse_spec_replicate(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    state.properties.update(sym_name=StringAttr(parser.parse_symbol_name()))
    parser.expect("(", "expected '('")
    state.properties.update(constituent=parse_attribute_of(parser, SymbolRefAttr))
    parser.expect(")", "expected ')'")
    state.properties.update(type=TypeAttr(parser.parse_colon_type()))


@syntax("spirv.EXT.SpecConstantCompositeReplicate")
def print_spec_replicate(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_symbol_name(op.sym_name)
    printer.write(" (")
    printer.print_attribute(attribute_of(op, "constituent"))
    printer.write(")")
    printer.print_colon_type(attribute_of(op, "type").type)


def _innermost(type: Type) -> Type:
    """Returns the innermost element type of nested composite types."""
    while isinstance(type, CompositeType | VectorType):
        type = element_of(type, 0)
    return type


def _levels(type: Type) -> list[Type]:
    """Returns the element types of all nesting levels."""
    if not is_composite(type):
        _fail("result type is not a composite type")
    levels: list[Type] = []
    while is_composite(type):
        type = element_of(type, 0)
        levels.append(type)
    return levels


def _type_of_replicated(value: Attribute) -> Type:
    type = attribute_type(value)
    if type is None and isinstance(value, ArrayAttr):
        element = attribute_type(value.elements[0]) if value.elements else None
        if element is None:
            raise VerifyFailure("value attribute is not typed", raw=True)
        type = ArrayType(element, len(value.elements), 0)
    if type is None:
        raise VerifyFailure("unknown value attribute type", raw=True)
    return type


@verifier("spirv.EXT.ConstantCompositeReplicate")
def verify_replicate(op: ForeignOperation) -> None:
    """Requires a value of an element type of some nesting level."""
    given = _type_of_replicated(attribute_of(op, "value"))
    levels = _levels(op.replicated_constant.type)
    if given not in levels:
        wanted = " or ".join(f"'{level}'" for level in levels)
        _fail(f"expected value attribute type {wanted}, but got: '{given}'")


@verifier("spirv.EXT.SpecConstantCompositeReplicate")
def verify_spec_replicate(op: ForeignOperation) -> None:
    """The same for specialization constants."""
    type = attribute_of(op, "type").type
    if not is_composite(type):
        _fail(f"result type must be a composite type, but provided '{type}'")
    levels = _levels(type)
    parent = op.parent_op
    symbol = attribute_of(op, "constituent")
    constant: Any = None if parent is None else lookup_nearest_symbol_from(parent, symbol)
    if constant is None:
        _fail("splat spec constant reference defining constituent not found")
    if not is_operation(constant, "spirv.SpecConstant"):
        _fail("constituent is not a spec constant")
    given = attribute_type(attribute_of(constant, "default_value"))
    if given not in levels:
        wanted = " or ".join(f"'{level}'" for level in levels)
        _fail(f"constituent has incorrect type: expected {wanted}, but provided '{given}'")


@verifier("spirv.mlir.referenceof")
def verify_reference(op: ForeignOperation) -> None:
    """Requires the type of the referenced constant."""
    parent = op.parent_op
    constant: Any = None if parent is None else lookup_nearest_symbol_from(parent, attribute_of(op, "spec_const"))
    kinds = ("spirv.SpecConstantComposite", "spirv.EXT.SpecConstantCompositeReplicate")
    if is_operation(constant, "spirv.SpecConstant"):
        type = attribute_type(attribute_of(constant, "default_value"))
    elif is_operation(constant, *kinds):
        type = attribute_of(constant, "type").type
    else:
        raise VerifyFailure("expected spirv.SpecConstant or spirv.SpecConstantComposite symbol")
    if op.reference.type is not type:
        raise VerifyFailure("result type mismatch with the referenced specialization constant's type")


# ---- `wraps "spirv.IAdd"(%a, %b) : (i32, i32) -> i32`


@syntax("spirv.SpecConstantOperation")
def parse_spec_operation(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    parser.parse_keyword("wraps")
    block = Block()
    region = state.add_region()
    region.append(block)
    wrapped = parser.parse_generic_operation(block)
    operation = lookup_operation("spirv.mlir.yield")
    assert operation is not None
    block.append(operation([wrapped.results[0]], location=wrapped.location))
    state.location = wrapped.location
    state.types = [wrapped.results[0].type]
    parse_attributes(parser, state)


@syntax("spirv.SpecConstantOperation")
def print_spec_operation(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" wraps ")
    first = op.regions[0].entry_block.first_op
    assert first is not None
    printer.print_generic(first)


_CONSTANTS = ("spirv.Constant", "spirv.mlir.referenceof", "spirv.SpecConstantOperation")


@verifier("spirv.SpecConstantOperation")
def verify_spec_operation(op: ForeignOperation) -> None:
    """Requires one operation allowed for specialization constants, with constant operands."""
    inner = list(op.regions[0].entry_block.operations)
    if len(inner) != 2:
        raise VerifyFailure("expected exactly 2 nested ops")
    if "UsableInSpecConstantOp" not in getattr(type(inner[0]), "marks", ()):
        raise VerifyFailure("invalid enclosed op")
    for operand in inner[0].operands:
        owner = operand.owner
        if not isinstance(owner, Operation) or not is_operation(owner, *_CONSTANTS):
            raise VerifyFailure("invalid operand, must be defined by a constant operation")


# ---- Composite values


@verifier("spirv.CompositeConstruct")
def verify_construct(op: ForeignOperation) -> None:
    """Requires one constituent per element; vectors may be built from scalars and shorter vectors."""
    type: Any = op.result.type
    parts = op.operands
    if isinstance(type, CooperativeMatrixType):
        if len(parts) != 1:
            raise VerifyFailure(f"has incorrect number of operands: expected 1, but provided {len(parts)}")
        _verify_constituent(parts[0].type, type.element_type)
        return
    if len(parts) == count_of(type):
        for index, part in enumerate(parts):
            _verify_constituent(part.type, element_of(type, index))
        return
    if not isinstance(type, VectorType):
        raise VerifyFailure(
            "expected to return a vector or cooperative matrix when the number of constituents is less than what the "
            "result needs"
        )
    _verify_parts_of_vector(type, [part.type for part in parts])


def _verify_constituent(given: Type, wanted: Type) -> None:
    if given is not wanted:
        raise VerifyFailure(f"operand type mismatch: expected operand type '{wanted}', but provided '{given}'")


def _verify_parts_of_vector(type: VectorType, parts: Sequence[Type]) -> None:
    total = 0
    for part in parts:
        if not isinstance(part, VectorType | IntegerType | IndexType | FloatType):
            raise VerifyFailure(
                f"operand type mismatch: expected operand to have a scalar or vector type, but provided '{part}'"
            )
        total += part.num_elements if isinstance(part, VectorType) else 1
        element = part.element_type if isinstance(part, VectorType) else part
        if element is not type.element_type:
            raise VerifyFailure(
                f"operand element type mismatch: expected to be '{type.element_type}', but provided '{element}'"
            )
    if total != type.num_elements:
        raise VerifyFailure(f"has incorrect number of operands: expected {type.num_elements}, but provided {total}")


class _NoElement(Exception):
    """There is no such element; the text says why."""


def _element_at(type: Type, indices: Attribute) -> Type:
    """Returns the element type at the indices. Raises _NoElement."""
    if not isinstance(indices, ArrayAttr):
        raise _NoElement("expected a 32-bit integer array attribute for 'indices'")
    if not indices.elements:
        raise _NoElement("expected at least one index for spirv.CompositeExtract")
    for index in indices.elements:
        if not isinstance(index, IntegerAttr):
            raise _NoElement(f"expected an 32-bit integer for index, but found '{index}'")
    for index in indices.elements:
        assert isinstance(index, IntegerAttr)
        if not is_composite(type):
            raise _NoElement(f"cannot extract from non-composite type '{type}' with index {index.value}")
        count = count_of(type)
        if count is not None and not 0 <= index.value < count:
            raise _NoElement(f"index {index.value} out of bounds for '{type}'")
        type = element_of(type, index.value)
    return type


@syntax("spirv.CompositeExtract")
def parse_extract(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    composite = parser.parse_operand()
    offset = parser.start
    indices = parser.parse_attribute()
    state.properties.update(indices=indices)
    type = parser.parse_colon_type()
    state.operands = [parser.resolve_operand(composite, type)]
    try:
        state.types = [_element_at(type, indices)]
    except _NoElement as problem:
        parser.custom_error(str(problem), offset)


@syntax("spirv.CompositeExtract")
def print_extract(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(op.composite)
    printer.print_attribute(attribute_of(op, "indices"))
    printer.print_colon_type(op.composite.type)


def _verified_element(op: ForeignOperation, type: Type) -> Type:
    try:
        return _element_at(type, attribute_of(op, "indices"))
    except _NoElement as problem:
        raise VerifyFailure(str(problem), raw=True) from None


@verifier("spirv.CompositeExtract")
def verify_extract(op: ForeignOperation) -> None:
    """Requires the result to have the element's type."""
    wanted, given = _verified_element(op, op.composite.type), op.component.type
    if wanted is not given:
        raise VerifyFailure(f"invalid result type: expected '{wanted}' but provided '{given}'")


@syntax("spirv.CompositeInsert")
def parse_insert(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    offset = parser.start
    operands = parser.parse_operand_list()
    if len(operands) != 2:
        parser.custom_error("expected 2 operands", offset)
    state.properties.update(indices=parser.parse_attribute())
    inserted = parser.parse_colon_type()
    parser.parse_keyword("into")
    composite = parser.parse_type()
    state.operands = parser.resolve_operands(operands, [inserted, composite], offset)
    state.types = [composite]


@syntax("spirv.CompositeInsert")
def print_insert(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operands(op.operands)
    printer.print_attribute(attribute_of(op, "indices"))
    printer.print_colon_type(op.object.type)
    printer.write(" into ")
    printer.print_type(op.composite.type)


@verifier("spirv.CompositeInsert")
def verify_insert(op: ForeignOperation) -> None:
    """Requires the inserted value to have the element's type."""
    inserted, composite = (operand.type for operand in op.operands)
    wanted = _verified_element(op, composite)
    if wanted is not inserted:
        raise VerifyFailure(f"object operand type should be '{wanted}', but found '{inserted}'")
    if composite is not op.result.type:
        raise VerifyFailure(
            f"result type should be the same as the composite type, but found '{composite}' vs '{op.result.type}'"
        )
