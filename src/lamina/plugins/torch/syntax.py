"""torch: the syntax of its types and operations, and its C++ predicates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import parse_attributes
from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import AffineMapAttr, ArrayAttr, IntegerAttr, SymbolRefAttr
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.ir.types import i64
from lamina.plugins import marks, method, operation_method, predicate, syntax, verifier

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.ir.value import Value

UNKNOWN_SIZE = -1


def _types() -> Any:
    dialect = load_dialect("torch")
    assert dialect is not None
    return dialect.types


def _is(type: object, *mnemonics: str) -> bool:
    return isinstance(type, Type) and type.dialect_name == "torch" and type.mnemonic in mnemonics


# ---- Types: those inside others are written without `!torch.`


def parse_torch_type(parser: Parser) -> Type:
    """`list<int>`, `vtensor<[2],f32>`, or a type of another dialect in full."""
    offset = parser.start
    if parser.kind == "bang":
        return parser.parse_type()
    mnemonic = parser.parse_any_keyword("expected a type of the torch dialect")
    cls = _types().get(mnemonic)
    if cls is None:
        parser.error(f"unknown torch type '{mnemonic}'", offset)
    result: Type = cls.parse_parameters(parser)
    return result


def print_torch_type(type: Any, printer: Printer) -> None:
    """The counterpart of parse_torch_type."""
    if type.dialect_name == "torch":
        printer.write(type.mnemonic)
        type.print_parameters(printer)
    else:
        printer.print_type(type)


@syntax("!torch.list", "!torch.optional")
def parse_container(cls: type[Attribute], parser: Parser) -> Attribute:
    parser.expect("<", "expected '<'")
    contained = parse_torch_type(parser)
    parser.expect(">", "expected '>'")
    return cls(contained)


def _print_contained(types: Sequence[Type], printer: Printer) -> None:
    printer.write("<")
    for number, contained in enumerate(types):
        printer.write(", " if number else "")
        print_torch_type(contained, printer)
    printer.write(">")


@syntax("!torch.list", "!torch.optional", "!torch.dict")
def print_container(type: Attribute, printer: Printer) -> None:
    _print_contained(type.parameters, printer)


@syntax("!torch.dict")
def parse_dict(cls: type[Attribute], parser: Parser) -> Attribute:
    parser.expect("<", "expected '<'")
    key = parse_torch_type(parser)
    parser.expect(",", "expected ','")
    value = parse_torch_type(parser)
    parser.expect(">", "expected '>'")
    return cls(key, value)


@syntax("!torch.tuple", "!torch.union")
def parse_several(cls: type[Attribute], parser: Parser) -> Attribute:
    parser.expect("<", "expected '<'")
    types: list[Type] = []
    if not parser.accept(">"):
        types = parser.parse_comma_separated(lambda: parse_torch_type(parser))
        parser.expect(">", "expected '>'")
    return cls(tuple(types))


@syntax("!torch.tuple", "!torch.union")
def print_several(type: Attribute, printer: Printer) -> None:
    _print_contained(type.parameters[0], printer)


@syntax("!torch.nn.Module")
def parse_module(cls: type[Attribute], parser: Parser) -> Attribute:
    parser.expect("<", "expected '<'")
    name = parser.parse_string()
    parser.expect(">", "expected '>'")
    return cls(name)


@syntax("!torch.nn.Module")
def print_module(type: Attribute, printer: Printer) -> None:
    printer.write("<")
    printer.print_string(type.parameters[0])
    printer.write(">")


@syntax("!torch.tensor", "!torch.vtensor")
def parse_tensor(cls: type[Attribute], parser: Parser) -> Attribute:
    """`<[2,?],f32>`; `*` for unknown sizes, `unk` for an unknown element type, nothing for both."""
    if not parser.accept("<"):
        return cls(None, None, None)
    sizes: tuple[int, ...] | None = None
    if not parser.accept("*"):
        sizes = tuple(parser.parse_delimited("[", lambda: _parse_size(parser)))
    parser.expect(",", "expected ','")
    dtype = None if parser.parse_optional_keyword("unk") else parser.parse_type()
    sparsity = parser.parse_attribute() if parser.accept(",") else None
    parser.expect(">", "expected '>'")
    return cls(sizes, dtype, sparsity)


def _parse_size(parser: Parser) -> int:
    offset = parser.start
    if parser.accept("?"):
        return UNKNOWN_SIZE
    size = parser.parse_int64()
    if size < 0:
        parser.error("invalid dimension size", offset)
    return size


@syntax("!torch.tensor", "!torch.vtensor")
def print_tensor(type: Attribute, printer: Printer) -> None:
    sizes, dtype, sparsity = type.parameters
    if sizes is None and dtype is None:
        return
    shape = "*" if sizes is None else f"[{','.join('?' if size < 0 else str(size) for size in sizes)}]"
    printer.write(f"<{shape},")
    if dtype is None:
        printer.write("unk")
    else:
        printer.print_type(dtype)
    if sparsity is not None:
        printer.write(",")
        printer.print_attribute(sparsity)
    printer.write(">")


# ---- Predicates


@predicate("BaseTensorType", "mlir::torch::Torch::BaseTensorType")
def is_tensor(type: object) -> bool:
    return _is(type, "tensor", "vtensor")


@predicate("isValidSubtype", "mlir::torch::Torch::isValidSubtype")
def is_subtype(subtype: Any, type: Type) -> bool:
    """True if values of one type are also values of the other."""
    if subtype is type:
        return True
    if _is(subtype, "union"):
        return all(is_subtype(part, type) for part in subtype.parameters[0])
    if _is(type, "any"):
        return True
    if _is(type, "number"):
        return _is(subtype, "int", "float")
    if _is(type, "optional"):
        return is_subtype(subtype, type.parameters[0]) or _is(subtype, "none")
    if _is(type, "union"):
        return any(is_subtype(subtype, part) for part in type.parameters[0])
    if _is(type, "tuple"):
        parts = type.parameters[0]
        return (
            _is(subtype, "tuple")
            and len(subtype.parameters[0]) == len(parts)
            and all(map(is_subtype, subtype.parameters[0], parts))
        )
    if is_tensor(subtype) and is_tensor(type) and subtype.mnemonic == type.mnemonic:
        return _says_no_more(type, subtype)
    return False


def _says_no_more(type: Type, than: Any) -> bool:
    """True if everything that a tensor type states holds for another."""
    (sizes, dtype, _), (other_sizes, other_dtype, _) = type.parameters, than.parameters
    if dtype is not None and dtype is not other_dtype:
        return False
    if sizes is None:
        return True
    return (
        other_sizes is not None
        and len(sizes) == len(other_sizes)
        and all(size in (UNKNOWN_SIZE, other) for size, other in zip(sizes, other_sizes, strict=True))
    )


@method("ListType::getContainedType", "OptionalType::getContainedType")
def contained_type(type: Attribute) -> Any:
    return type.parameters[0]


@method("ValueTensorType::getWithoutValueSemantics")
def without_value_semantics(type: Attribute) -> Any:
    return _types()["tensor"](*type.parameters[:2], None)


@method("NonValueTensorType::getWithValueSemantics")
def with_value_semantics(type: Attribute) -> Any:
    return _types()["vtensor"](*type.parameters[:2], None)


# Promises to passes, which need no verification.
marks("HasValueSemantics", "ReadOnly", "AllowsTypeRefinement", "AllowsTypeRefinementTrait")
marks("AllowedInModuleInitializer")


@verifier("IsTrailingUnderscoreInplaceVariant")
def verify_inplace_name(op: Operation) -> None:
    """The trait is declared by the name: `add_` for `add`."""


# ---- Operations


@syntax("parseDefaultTorchOp")
def parse_default(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`%a, %b : type, type -> type`, operands and results as many as declared."""
    definition = cls.definition
    offset = parser.start
    operands = parser.parse_operand_list()
    if not any(field.is_variadic for field in definition.operands) and len(operands) != len(definition.operands):
        parser.error(f"expected {len(definition.operands)} operands", offset)
    parse_attributes(parser, state)
    parser.expect(":", "expected ':'")
    if operands:
        types = parser.parse_type_list()
        state.operands = parser.resolve_operands(operands, types, offset)
    if definition.results:
        if operands:
            parser.expect("->", "expected '->'")
        state.types = parser.parse_type_list()


@syntax("parseDefaultTorchOp")
def print_default(op: Operation, printer: Printer) -> None:
    if op.operands:
        printer.write(" ")
        printer.print_operands(op.operands)
    printer.print_optional_attr_dict(op)
    printer.write(" : ")
    printer.print_types(op.operand_types)
    if op.operands and op.results:
        printer.write(" -> ")
    printer.print_types(op.result_types)


@syntax("torch.onnx.rotary_embedding")
def parse_rotary_embedding(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`%input, ... : types -> type`, without attributes."""
    offset = parser.start
    operands = parser.parse_operand_list()
    if len(operands) != len(cls.definition.operands):
        parser.error(f"expected {len(cls.definition.operands)} operands", offset)
    parser.expect(":", "expected ':'")
    state.operands = parser.resolve_operands(operands, parser.parse_type_list(), offset)
    parser.expect("->", "expected '->'")
    state.types = parser.parse_type_list()


@syntax("torch.onnx.rotary_embedding")
def print_rotary_embedding(op: Operation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operands(op.operands)
    printer.write(" : ")
    printer.print_types(op.operand_types)
    printer.write(" -> ")
    printer.print_types(op.result_types)


@syntax("torch.constant.int")
def parse_constant_int(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    state.types = [_types()["int"]()]
    value = parser.parse_int64()
    parse_attributes(parser, state)
    state.properties.update(value=IntegerAttr(i64, value))


@syntax("torch.constant.int")
def print_constant_int(op: ForeignOperation, printer: Printer) -> None:
    printer.write(f" {op.value}")
    printer.print_optional_attr_dict(op, {"value"})


@operation_method("torch.constant.int")
def result_names(op: ForeignOperation) -> list[tuple[Value, str]]:
    return [(op.results[0], f"int{op.value}")]


def _named(stem: Callable[[ForeignOperation], str]) -> Any:
    def result_names(op: ForeignOperation) -> list[tuple[Value, str]]:
        return [(op.results[0], stem(op))]

    return result_names


operation_method("torch.constant.none")(_named(lambda op: "none"))
operation_method("torch.constant.str")(_named(lambda op: "str"))
operation_method("torch.constant.bool")(_named(lambda op: "true" if op.value else "false"))
operation_method("torch.constant.float")(_named(lambda op: f"float{op.value:.6e}".replace("+", "")))


@syntax("torch.prim.If")
def parse_if(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`%condition -> (types) { ... } else { ... }`."""
    state.operands = [parser.resolve_operand(parser.parse_operand(), _types()["bool"]())]
    parser.expect("->", "expected '->'")
    if parser.kind == "(":
        state.types = parser.parse_delimited("(", parser.parse_type)
    else:
        state.types = [parser.parse_type()]
    parser.parse_region(state.add_region())
    parser.parse_keyword("else")
    parser.parse_region(state.add_region())
    parse_attributes(parser, state)


@syntax("torch.prim.If")
def print_if(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(op.operands[0])
    printer.write(" -> (")
    printer.print_types(op.result_types)
    printer.write(") ")
    printer.print_region(op.regions[0], entry_arguments=False)
    printer.write(" else ")
    printer.print_region(op.regions[1], entry_arguments=False)
    printer.print_optional_attr_dict(op)


@syntax("torch.initialize.global_slots")
def parse_global_slots(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`[@slot(%value : type) ...]`."""
    parse_attributes(parser, state)
    parser.expect("[", "expected '['")
    names: list[Attribute] = []
    while not parser.accept("]"):
        names.append(SymbolRefAttr(parser.parse_symbol_name()))
        parser.expect("(", "expected '('")
        operand = parser.parse_operand()
        state.operands.append(parser.resolve_operand(operand, parser.parse_colon_type()))
        parser.expect(")", "expected ')'")
    state.properties.update(slotSymNames=ArrayAttr(names))


@syntax("torch.initialize.global_slots")
def print_global_slots(op: ForeignOperation, printer: Printer) -> None:
    printer.print_optional_attr_dict(op, {"slotSymNames"})
    printer.write(" [")
    printer.newline()
    for name, value in zip(op.slot_sym_names, op.operands, strict=True):
        printer.write("  ")
        printer.print_attribute(name)
        printer.write("(")
        printer.print_operand(value)
        printer.print_colon_type(value.type)
        printer.write(")")
        printer.newline()
    printer.write("]")


@syntax("torch.bind_symbolic_shape")
def parse_bind_symbolic_shape(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`%tensor, [%s0, ...], affine_map<...> : type`."""
    operand = parser.parse_operand()
    parser.expect(",", "expected ','")
    symbols = parser.parse_operand_list("[")
    parser.expect(",", "expected ','")
    offset = parser.start
    expressions = parser.parse_attribute()
    if not isinstance(expressions, AffineMapAttr):
        parser.error("invalid kind of attribute specified", offset)
    parse_attributes(parser, state)
    state.properties.update(shape_expressions=expressions)
    state.operands = [parser.resolve_operand(operand, parser.parse_colon_type())]
    state.operands += [parser.resolve_operand(symbol, _types()["int"]()) for symbol in symbols]


@syntax("torch.bind_symbolic_shape")
def print_bind_symbolic_shape(op: ForeignOperation, printer: Printer) -> None:
    first, *symbols = op.operands
    printer.write(" ")
    printer.print_operand(first)
    printer.write(", [")
    printer.print_operands(symbols)
    printer.write("], affine_map<")
    printer.print_affine_map(op.shape_expressions)
    printer.write(">")
    printer.print_optional_attr_dict(op, {"shape_expressions"})
    printer.print_colon_type(first.type)


def sizes_of(type: Attribute) -> Sequence[int] | None:
    """Returns the sizes of a tensor type, UNKNOWN_SIZE where unknown; None for an unknown rank."""
    sizes: Sequence[int] | None = type.parameters[0]
    return sizes
