"""Hand-written syntax of linalg operations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

from lamina.asm.operation_state import OperationState, UnresolvedOperand
from lamina.asm.repeated_headers import Header
from lamina.define.fields import resolve_constraint
from lamina.dialects.linalg.attributes import ElementwiseKindAttr
from lamina.dialects.linalg.enums import IteratorType
from lamina.dialects.linalg.region_builder import (
    BodyBuilder,
    UnsupportedPayload,
    fill_region,
    statement_builder,
)
from lamina.dialects.linalg.structure import (
    MEMOIZED_MAPS,
    LinalgOp,
    element_type,
    iterators_attr,
    shape_of,
)
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    DictionaryAttr,
    StringAttr,
)
from lamina.ir.block import Block
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.dialect import lookup_operation
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.linalg.enums import ElementwiseKind

SEGMENTS = "operandSegmentSizes"
Build = Callable[[BodyBuilder, Block], Sequence[Value]]


# ---- Parts that structured operations share


def fail(parser: Parser, state: OperationState, message: str, offset: int | None = None) -> NoReturn:
    """Returns an error as an operation's own syntax reports it, with the operation's name."""
    parser.error(f"custom op '{state.name}' {message}", offset)


def _parse_group(parser: Parser, keyword: str) -> tuple[list[UnresolvedOperand], list[Type], int]:
    """``ins(%a, %b : type, type)``; nothing where the keyword is missing."""
    if not parser.parse_optional_keyword(keyword):
        return [], [], parser.start
    before = parser.start
    parser.expect("(", "expected '('")
    offset = before if keyword == "outs" else parser.start
    operands = parser.parse_operand_list()
    parser.expect(":", "expected ':'")
    types = parser.parse_type_list()
    parser.expect(")", "expected ')'")
    return operands, types, offset


def parse_parts(
    parser: Parser, cls: type[Operation], state: OperationState, segments: bool = True
) -> tuple[list[Type], list[Type]]:
    """Parses ``<properties> {attributes} ins(...) outs(...)``: sets the operands and their segment sizes; returns
    the types."""
    if parser.kind == "<":
        parser.advance()
        offset = parser.start
        properties = parser.parse_attribute()
        if not isinstance(properties, DictionaryAttr):
            parser.error("expected DictionaryAttr to set properties", offset)
        state.properties.update(properties.as_dict())
        parser.expect(">", "expected '>'")
    offset = parser.start
    if parser.kind == "{":
        distribute(cls, state, parser.parse_attr_dict())
    inputs, input_types, inputs_offset = _parse_group(parser, "ins")
    outputs, output_types, outputs_offset = _parse_group(parser, "outs")
    for operands, types, position in (
        (inputs, input_types, inputs_offset),
        (outputs, output_types, outputs_offset),
    ):
        if len(operands) != len(types):
            counts = f"got {len(operands)} operands and {len(types)} types"
            fail(parser, state, f"number of operands and types do not match: {counts}", position)
        state.operands += parser.resolve_operands(operands, types, position)
    if segments:
        state.properties[SEGMENTS] = DenseI32ArrayAttr([len(inputs), len(outputs)])
    check_inherent(parser, cls, state, offset)
    return input_types, output_types


def distribute(cls: type[Operation], state: OperationState, attributes: dict[str, Attribute]) -> None:
    """Sorts attributes into inherent and discardable ones."""
    inherent = cls.attribute_names
    for name, attribute in attributes.items():
        (state.properties if name in inherent else state.attributes)[name] = attribute


def check_inherent(parser: Parser, cls: type[Operation], state: OperationState, offset: int) -> None:
    """An error where an inherent attribute breaks its constraint."""
    for field in cls.definition.attributes:
        attribute = state.properties.get(field.ods_name)
        if attribute is None:
            continue
        resolve_constraint(field)
        if not field.constraint.accepts(attribute):
            parser.error(
                f"'{cls.name}' op attribute '{field.ods_name}' failed to satisfy constraint: "
                f"{field.constraint.summary}",
                offset,
            )


def parse_result_types(parser: Parser) -> list[Type]:
    """Parses ``-> type`` or ``-> (types)``; none if there is no arrow."""
    if not parser.accept("->"):
        return []
    if parser.kind == "(":
        return parser.parse_delimited("(", parser.parse_type)
    return [parser.parse_type()]


def print_parts(printer: Printer, inputs: Sequence[Value], outputs: Sequence[Value]) -> None:
    """`` ins(...) outs(...)``."""
    for word, values in (("ins", inputs), ("outs", outputs)):
        if values:
            printer.write(f" {word}(")
            printer.print_operands(values)
            printer.write(" : ")
            printer.print_types([value.type for value in values])
            printer.write(")")


# ---- Named operations


def parse_structured(cls: type[Operation], parser: Parser, state: OperationState, arguments: int, build: Build) -> None:
    """Parses ``{attributes} ins(...) outs(...) {attributes} -> types``; ``build`` creates the region."""
    offset = parser.start
    parse_line = partial(_parse_structured_line, cls, parser)
    if state.properties:
        parse_line(state)
    else:
        parser.parse_header(state, parse_line, has_region=False)
    types = [operand.type for operand in state.operands]
    if len(types) != arguments:
        fail(
            parser,
            state,
            f"[parseNamedStructuredOpRegion] ods-gen generated region expects {arguments} args, got {len(types)}",
        )
    try:
        fill_region(state.add_region(), types, build, UNKNOWN)
    except UnsupportedPayload as problem:
        fail(parser, state, str(problem), offset)


def _parse_structured_line(cls: type[Operation], parser: Parser, state: OperationState) -> Header:
    parse_parts(parser, cls, state)
    if parser.kind == "{":
        distribute(cls, state, parser.parse_attr_dict())
    state.types = parse_result_types(parser)
    return Header()


def print_structured(op: LinalgOp, printer: Printer, elided: Iterable[str] = ()) -> None:
    """The counterpart of parse_structured."""
    printer.print_optional_attr_dict(op, {SEGMENTS, MEMOIZED_MAPS, *elided})
    print_parts(printer, op.dps_inputs, op.dps_inits)
    printer.print_optional_arrow_type_list(op.result_types)


def parse_named(cls: type[LinalgOp], parser: Parser, state: OperationState) -> None:
    """An operation of the table."""
    structure = cls.structure
    assert structure is not None

    def build(helper: BodyBuilder, block: Block) -> Sequence[Value]:
        return statement_builder(structure.body, cast_function(state.properties))(helper, block)

    arguments = structure.inputs + 1
    parse_structured(cls, parser, state, arguments, build)


def cast_function(properties: dict[str, Attribute]) -> str:
    """Returns the spelling of the ``cast`` attribute, ``cast_signed`` by default."""
    given: Any = properties.get("cast")
    return "cast_signed" if given is None else given.value.spelling


def print_named(op: LinalgOp, printer: Printer) -> None:
    print_structured(op, printer)


def __getattr__(name: str) -> Any:
    """All named operations share one parse and one print function."""
    role, _, mnemonic = name.partition("_")
    if role in ("parse", "print") and getattr(lookup_operation(f"linalg.{mnemonic}"), "structure", None) is not None:
        return parse_named if role == "parse" else print_named
    raise AttributeError(name)


# ---- Contractions that may have their own maps


def _parse_maps(parser: Parser, state: OperationState) -> list[Attribute]:
    """``= [map, map, ...]`` after ``indexing_maps``."""
    parser.expect("=", "expected '='")

    def parse() -> Attribute:
        attribute = parser.parse_attribute()
        if not isinstance(attribute, AffineMapAttr):
            fail(parser, state, "expected affine map attribute")
        return attribute

    parser.expect("[", "expected '['")
    maps = parser.parse_comma_separated(parse)
    parser.expect("]", "expected ']'")
    return list(maps)


def _parse_contraction(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    maps: list[Attribute] = []
    if parser.parse_optional_keyword("indexing_maps"):
        maps = _parse_maps(parser, state)
    state.properties["indexing_maps"] = ArrayAttr(maps) if maps else cls.definition.defaults["indexing_maps"]
    parse_structured(cls, parser, state, 3, lambda helper, block: multiply_add(helper, block, state.properties))


def multiply_add(helper: BodyBuilder, block: Block, properties: dict[str, Attribute]) -> list[Value]:
    """Returns the last argument plus the product of the others, cast to its type."""
    left, right, accumulator = block.arguments
    cast = cast_function(properties)
    left_value = helper.cast(cast, left, accumulator.type)
    right_value = helper.cast(cast, right, accumulator.type)
    return [helper.binary("add", accumulator, helper.binary("mul", left_value, right_value))]


def _attributes_of(op: Operation, name: str) -> tuple[Attribute, ...]:
    """Returns the elements of an array attribute of the operation."""
    array = op.properties[name]
    assert isinstance(array, ArrayAttr)
    return array.elements


def _print_maps(op: Operation, printer: Printer) -> None:
    printer.write(" indexing_maps = [")
    for position, attribute in enumerate(_attributes_of(op, "indexing_maps")):
        if position:
            printer.write(", ")
        printer.print_attribute(attribute)
    printer.write("]")


def _print_contraction(op: LinalgOp, printer: Printer) -> None:
    if op._properties.get("indexing_maps") is not op.definition.defaults["indexing_maps"]:
        _print_maps(op, printer)
    print_structured(op, printer, {"indexing_maps"})


parse_matmul = parse_batch_matmul = parse_batch_reduce_matmul = _parse_contraction
print_matmul = print_batch_matmul = print_batch_reduce_matmul = _print_contraction


def parse_contract(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    offset = parser.start
    if not parser.parse_optional_keyword("indexing_maps"):
        fail(parser, state, "expected 'indexing_maps' attribute", offset)
    state.properties["indexing_maps"] = ArrayAttr(_parse_maps(parser, state))
    parse_structured(cls, parser, state, 3, lambda helper, block: multiply_add(helper, block, state.properties))


def print_contract(op: LinalgOp, printer: Printer) -> None:
    _print_maps(op, printer)
    print_structured(op, printer, {"indexing_maps"})


# ---- Element-wise


UNARY_KINDS, BINARY_KINDS = 13, 23
"""Kinds below these numbers have one and two operands; the others three."""


def elementwise_arity(kind: ElementwiseKind) -> int:
    number = kind.value
    return 1 if number < UNARY_KINDS else 2 if number < BINARY_KINDS else 3


def parse_elementwise(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    if not parser.parse_optional_keyword("kind"):
        fail(parser, state, "expected 'kind'")
    parser.expect("=", "expected '='")
    kind = parser.parse_attribute()
    if not isinstance(kind, ElementwiseKindAttr):
        fail(parser, state, "expected ElementwiseKind attribute")
    state.properties["kind"] = kind
    maps: list[Attribute] = []
    if parser.parse_optional_keyword("indexing_maps"):
        maps = _parse_maps(parser, state)
    arity = elementwise_arity(kind.value)
    function = kind.value.spelling

    def build(helper: BodyBuilder, block: Block) -> Sequence[Value]:
        return [helper.apply(function, list(block.arguments[:arity]))]

    parse_structured(cls, parser, state, arity + 1, build)
    if not maps:
        rank = len(shape_of(state.operands[-1].type))
        maps = [AffineMapAttr(AffineMap.identity(rank))] * (arity + 1)
    state.properties["indexing_maps"] = ArrayAttr(maps)


def print_elementwise(op: LinalgOp, printer: Printer) -> None:
    printer.write(" kind=")
    printer.print_attribute(op.properties["kind"])
    rank = len(shape_of(op.dps_inits[0].type))
    maps = op.maps
    if maps != [AffineMap.identity(rank)] * len(maps):
        _print_maps(op, printer)
    print_structured(op, printer, {"indexing_maps", "kind"})


# ---- linalg.generic

_TRAIT_NAMES = ("doc", "indexing_maps", "library_call", "iterator_types")


def parse_generic(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``{trait} ins(...) outs(...) attrs = {...} { region } -> types``."""
    parser.parse_header(state, partial(_parse_generic_header, cls, parser))
    parser.parse_region(state.add_region())
    state.types = parse_result_types(parser)


def _parse_generic_header(cls: type[Operation], parser: Parser, state: OperationState) -> Header:
    offset = parser.start
    trait = parser.parse_attribute()
    if not isinstance(trait, DictionaryAttr):
        fail(parser, state, "invalid kind of attribute specified", offset)
    distribute(cls, state, trait.as_dict())
    kinds = state.properties.get("iterator_types")
    if not isinstance(kinds, ArrayAttr):
        fail(parser, state, 'expected "iterator_types" array attribute', offset)
    state.properties["iterator_types"] = _read_iterators(parser, state, kinds)
    parse_parts(parser, cls, state)
    if parser.parse_optional_keyword("attrs"):
        parser.expect("=", "expected '='")
        if parser.kind == "{":
            distribute(cls, state, parser.parse_attr_dict())
    return Header()


def _read_iterators(parser: Parser, state: OperationState, kinds: ArrayAttr) -> ArrayAttr:
    words = [element.value for element in kinds.elements if isinstance(element, StringAttr)]
    for word in words:
        if IteratorType.from_spelling(word) is None:
            fail(parser, state, f"unexpected iterator_type ({word})")
    return iterators_attr(words)


def print_generic(op: LinalgOp, printer: Printer) -> None:
    trait = {name: op.properties[name] for name in _TRAIT_NAMES if name in op._properties}
    if "iterator_types" in trait:
        trait["iterator_types"] = ArrayAttr([StringAttr(kind) for kind in op.iterators])
    printer.write(" ")
    printer.print_attribute(DictionaryAttr(trait))
    print_parts(printer, op.dps_inputs, op.dps_inits)
    if op._attributes:
        printer.write(" attrs = ")
        printer.print_optional_attr_dict(op.attributes)
    printer.write(" ")
    printer.print_region(op.regions[0])
    printer.print_optional_arrow_type_list(op.result_types)


# ---- map, reduce, transpose, broadcast


def _parse_destination_style(
    cls: type[Operation], parser: Parser, state: OperationState, attribute: str | None = None
) -> None:
    """``ins(...) outs(...) attribute = [...] {attributes}``; the results are the tensors among the outputs."""
    _, output_types = parse_parts(parser, cls, state, segments=False)
    state.types = [type for type in output_types if isinstance(type, RankedTensorType)]
    if attribute is not None:
        if not parser.parse_optional_keyword(attribute):
            fail(parser, state, f"expected '{attribute}'")
        parser.expect("=", "expected '='")
        state.properties[attribute] = DenseI64ArrayAttr(parser.parse_delimited("[", parser.parse_integer))
    if parser.kind == "{":
        distribute(cls, state, parser.parse_attr_dict())


def _print_array(op: Operation, printer: Printer, name: str) -> None:
    numbers = op.properties[name]
    assert isinstance(numbers, DenseArrayAttr)
    values = ", ".join(map(str, numbers.values))
    printer.write(f" {name} = [{values}] ")


Payload = tuple[str, dict[str, Attribute]]


def _parse_payload(parser: Parser) -> Payload | None:
    """``{ dialect.op {attributes} }``."""
    if not parser.accept("{"):
        return None
    offset = parser.start
    name = parser.parse_custom_operation_name()
    if lookup_operation(name) is None:
        prefix = parser.default_dialects[-1]
        if prefix and lookup_operation(f"{prefix}.{name}") is not None:
            name = f"{prefix}.{name}"
        elif not parser.allow_unregistered and "." not in name:
            parser.error(f"custom op '{name}' is unknown", offset)
    attributes = parser.parse_optional_attr_dict()
    parser.expect("}", "expected '}'")
    return name, attributes


def _add_payload(
    parser: Parser, state: OperationState, payload: Payload, arguments: Callable[[Block], Sequence[Value]]
) -> None:
    """The region that applies one operation to its arguments."""
    name, attributes = payload
    cls = lookup_operation(name)
    if cls is None:
        parser.error(f"custom op '{name}' is unknown", state.offset)
    types = [element_type(value.type) for value in state.operands]
    block = Block(types, [state.location] * len(types))
    state.add_region().append(block)
    inherent = cls.attribute_names
    properties = {key: value for key, value in attributes.items() if key in inherent}
    for key, value in cls.definition.filled_defaults.items():
        properties.setdefault(key, value)
    rest = {key: value for key, value in attributes.items() if key not in inherent}
    new_op = cls(arguments(block), [types[-1]], properties, rest, location=state.location)
    block.append(new_op)
    BodyBuilder(block, state.location).make("linalg.yield", list(new_op.results), [])


def _payload_of(block: Block, arguments: Sequence[Value]) -> Operation | None:
    """Returns the operation that a block applies to these of its arguments, if that is all it does."""
    first = block.first_op
    if first is None or first.next_op is None or first.next_op is not block.last_op or not first._operands:
        return None
    operands = first.operands
    if len(operands) != len(arguments) or any(a is not b for a, b in zip(operands, arguments, strict=True)):
        return None
    if len(first.results) != 1 or block.last_op.operands != list(first.results):
        return None
    return first


def _print_payload(printer: Printer, payload: Operation) -> None:
    printer.write(f" {{ {payload.name}")
    elided = ["fastmath"] if _says_nothing(payload._properties.get("fastmath")) else []
    # MLIR never shows llvm's flags here, and so loses them where the text is read again.
    overflow = payload._properties.get("overflowFlags")
    if overflow is not None and overflow.dialect_name == "llvm" and _says_nothing(overflow):
        elided.append("overflowFlags")
    printer.print_optional_attr_dict(payload, elided)
    printer.write(" }")


def _says_nothing(attribute: Attribute | None) -> bool:
    return attribute is not None and int(getattr(attribute, "value", 1) or 0) == 0


def _print_long_body(op: LinalgOp, printer: Printer) -> None:
    block = op.block
    printer.indent()
    printer.newline()
    printer.write("(")
    for position, argument in enumerate(block.arguments):
        if position:
            printer.write(", ")
        printer.print_region_argument(argument)
    printer.write(") ")
    printer.print_region(op.regions[0], entry_arguments=False)
    printer.dedent()


def _parse_long_body(parser: Parser, state: OperationState) -> None:
    arguments = parser.parse_argument_list("(", allow_type=True, allow_attributes=True)
    parser.parse_region(state.add_region(), arguments)


def parse_map(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    payload = _parse_payload(parser)
    _parse_destination_style(cls, parser, state)
    if payload is None:
        _parse_long_body(parser, state)
    elif not state.operands:
        state.add_region()
    else:
        _add_payload(parser, state, payload, lambda block: block.arguments[:-1])


def print_map(op: LinalgOp, printer: Printer) -> None:
    payload = _payload_of(op.block, op.block.arguments[:-1])
    if payload is not None:
        _print_payload(printer, payload)
    print_parts(printer, op.dps_inputs, op.dps_inits)
    printer.print_optional_attr_dict(op)
    if payload is None:
        _print_long_body(op, printer)


def parse_reduce(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    payload = _parse_payload(parser)
    _parse_destination_style(cls, parser, state, "dimensions")
    if payload is None:
        _parse_long_body(parser, state)
    else:
        _add_payload(parser, state, payload, lambda block: [block.arguments[-1], *block.arguments[:-1]])


def print_reduce(op: LinalgOp, printer: Printer) -> None:
    arguments = op.block.arguments
    payload = _payload_of(op.block, [arguments[-1], *arguments[:-1]])
    if payload is not None:
        _print_payload(printer, payload)
    print_parts(printer, op.dps_inputs, op.dps_inits)
    _print_array(op, printer, "dimensions")
    printer.print_optional_attr_dict(op, {"dimensions"})
    if payload is None:
        _print_long_body(op, printer)


def _parse_copying(attribute: str) -> Callable[[Any, Parser, OperationState], None]:
    def parse(cls: type[Operation], parser: Parser, state: OperationState) -> None:
        _parse_destination_style(cls, parser, state, attribute)
        types = [value.type for value in state.operands]
        fill_region(state.add_region(), types, lambda helper, block: block.arguments[:1], state.location)

    return parse


def _print_copying(attribute: str) -> Callable[[LinalgOp, Printer], None]:
    def write(op: LinalgOp, printer: Printer) -> None:
        print_parts(printer, op.dps_inputs, op.dps_inits)
        _print_array(op, printer, attribute)
        printer.print_optional_attr_dict(op, {attribute})

    return write


parse_transpose, print_transpose = _parse_copying("permutation"), _print_copying("permutation")
parse_broadcast, print_broadcast = _parse_copying("dimensions"), _print_copying("dimensions")


# ---- linalg.yield


def parse_yield(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%a, %b {attributes} : types``."""
    operands = parser.parse_operand_list()
    offset = parser.start
    distribute(cls, state, parser.parse_optional_attr_dict())
    if not operands:
        return
    parser.expect(":", "expected ':'")
    types = parser.parse_type_list()
    state.operands = parser.resolve_operands(operands, types, offset)


def print_yield(op: Operation, printer: Printer) -> None:
    if op._operands:
        printer.write(" ")
        printer.print_operands(op.operands)
    printer.print_optional_attr_dict(op)
    if op._operands:
        printer.write(" : ")
        printer.print_types(op.operand_types)
