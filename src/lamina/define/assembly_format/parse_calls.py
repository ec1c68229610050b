"""Runtime support for generated parse functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from lamina.define.operation import infer_types as infer
from lamina.define.property_conversion import OPERAND_SEGMENTS, RESULT_SEGMENTS
from lamina.ir.attribute import Attribute, InvalidParameters
from lamina.ir.attributes import DictionaryAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.types import (
    ComplexType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lamina.asm.operation_state import OperationState, UnresolvedOperand
    from lamina.asm.parser import Parser
    from lamina.ir.attribute import Type

# MLIR's names for the classes of types; type interfaces and abstract classes have none.
_KIND_NAMES = {
    ComplexType: "complex",
    FunctionType: "function",
    IndexType: "index",
    IntegerType: "integer",
    MemRefType: "memref",
    NoneType: "none",
    RankedTensorType: "tensor",
    TupleType: "tuple",
    UnrankedMemRefType: "unranked_memref",
    UnrankedTensorType: "unranked_tensor",
    VectorType: "vector",
}


def read_attributes(parser: Parser, state: OperationState, cls: type[Operation]) -> None:
    """Reads an attribute dictionary and sorts it into inherent and discardable attributes."""
    offset = parser.start
    attributes = parser.parse_attr_dict()
    inherent = cls.attribute_names
    if not inherent or inherent.isdisjoint(attributes):
        state.attributes.update(attributes)
        return
    try:
        cls._check_inherent_attributes(attributes)
    except VerifyFailure as failure:
        parser.custom_error(f"'{cls.name}' op {failure.message}", offset)
    for name, attribute in attributes.items():
        if name not in inherent:
            state.attributes[name] = attribute
        elif name not in (OPERAND_SEGMENTS, RESULT_SEGMENTS):
            state.properties[name] = attribute


_NO_PROPERTIES = DictionaryAttr({})


def read_properties(
    parser: Parser, cls: type[Operation], offset: int, required: list[str]
) -> dict[str, Attribute]:
    """Parses the dictionary of ``prop-dict``, which must contain the required attributes."""
    given: Attribute = _NO_PROPERTIES
    if parser.accept("<"):
        given = parser.parse_attribute()
        parser.expect(">")
    if given is _NO_PROPERTIES and not required:
        return {}
    try:
        properties = cls._convert_properties(given)
    except VerifyFailure as failure:
        parser.error(failure.message, offset)
    for name in required:
        if name not in properties:
            what = f"expected key entry for {name} in DictionaryAttr to set Properties."
            parser.error(f"invalid properties {given} for op {cls.name}: {what}", offset)
    return properties


def parse_function_type(parser: Parser) -> FunctionType:
    """Returns a function type, which may be written as an alias."""
    if parser.kind == "(":
        return parser.parse_function_type()
    start = parser.start
    type = parser.parse_type()
    if not isinstance(type, FunctionType):
        wrong_kind(parser, FunctionType, type, start)
    return type


def wrong_kind(parser: Parser, kind: type[Type], type: Type, start: int) -> NoReturn:
    """Returns the diagnostic for a type that is not of the class that the operand or result has."""
    name = _name_of_kind(kind)
    parser.custom_error(
        "invalid kind of type specified" + (f": expected {name}, but found '{type}'" if name else ""), start
    )


def _name_of_kind(kind: type[Type]) -> str | None:
    builtin = _KIND_NAMES.get(kind)
    if builtin is not None:
        return f"builtin.{builtin}"
    dialect, mnemonic = getattr(kind, "dialect_name", ""), getattr(kind, "mnemonic", "")
    return f"{dialect}.{mnemonic}" if dialect and mnemonic else None


class NoOperands(list["UnresolvedOperand"]):
    """No operands, and the place where they could have been."""

    __slots__ = ("offset",)

    def __init__(self, offset: int) -> None:
        super().__init__()
        self.offset = offset


def match_count(
    parser: Parser, operands: list[UnresolvedOperand], types: Sequence[Type], offset: int | None = None
) -> None:
    if len(operands) != len(types):
        if offset is None and operands:
            offset = operands[0].offset
        elif offset is None and isinstance(operands, NoOperands):
            offset = operands.offset
        parser.custom_error(
            f"number of operands and types do not match: got {len(operands)} operands and {len(types)} types", offset
        )


def parse_groups(parser: Parser) -> list[list[Any]]:
    """``(%a, %b), (), (%c)``."""
    groups: list[list[Any]] = []
    while parser.kind == "(":
        groups.append(parser.parse_operand_list("("))
        if not parser.accept(","):
            break
    return groups


def parse_type_groups(parser: Parser) -> list[list[Any]]:
    """``(i32, f32), (), (i1)``."""
    groups: list[list[Any]] = []
    while parser.kind == "(":
        groups.append(parser.parse_delimited("(", parser.parse_type))
        if not parser.accept(","):
            break
    return groups


def starts_type(parser: Parser) -> bool:
    """True if the current token can begin a type."""
    kind = parser.kind
    if kind in ("bang", "inttype", "("):
        return True
    from lamina.asm.type_parser import _BUILTIN_PARSERS, _NUMERIC  # start-up

    return kind == "bare" and (parser.spelling in _NUMERIC or parser.spelling in _BUILTIN_PARSERS)


def ends_types(parser: Parser) -> bool:
    """True behind the colon that is printed before no types: what follows closes, or is on another line."""
    return parser.kind in (")", "]", "{", "}", "->", "eof") or "\n" in parser.text[parser.last_end : parser.start]


def infer_types(parser: Parser, cls: type[Operation], state: OperationState) -> list[Type]:
    """Returns the result types computed by an operation's inference."""
    try:
        return infer(cls, state.operands, state.properties, state.regions)
    except VerifyFailure as failure:
        parser.error(failure.message, state.offset)
    except (InvalidParameters, TypeError) as failure:
        parser.error(f"'{cls.name}' op failed to infer returned types: {failure}", state.offset)
