"""Generates the print function of a format. Spacing follows mlir-tblgen's rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.asm.naming import UNKNOWN_VALUE
from lamina.define.assembly_format import attribute_syntax, custom_directives
from lamina.define.assembly_format.elements import (
    Directive,
    Element,
    FormatError,
    Literal,
    OIList,
    OptionalGroup,
    Variable,
    Whitespace,
    variables,
)
from lamina.define.assembly_format.function_writer import FunctionWriter
from lamina.define.fields import OPTIONAL, SINGLE, VARIADIC, VARIADIC_OF_VARIADIC, Field
from lamina.ir import traits as ir_traits

if TYPE_CHECKING:
    from lamina.asm.printer import Printer
    from lamina.ir.attribute import Attribute
    from lamina.ir.operation import Operation
    from lamina.ir.region import Region


class PrintGenerator(FunctionWriter):
    """Writes a print function."""

    def __init__(self, cls: type[Operation], elements: list[Any]) -> None:
        super().__init__(cls, elements)
        self.space = True  # a space is due before the next element
        self.after_punctuation = False
        self.is_qualified = False
        # Expressions of texts waiting to be written together with the following ones.
        self.pending: list[str] = []
        self.pending_text = ""  # the last of them: text waiting to be joined with the following text

    def emit(self, line: str) -> None:
        self.flush()
        super().emit(line)

    def text(self, text: str) -> None:
        self.pending_text += text

    def piece(self, expression: str) -> None:
        """An expression for a text that does not depend on what has been written."""
        self._end_text()
        self.pending.append(expression)

    def _end_text(self) -> None:
        if self.pending_text:
            self.pending.append(repr(self.pending_text))
            self.pending_text = ""

    def flush(self) -> None:
        self._end_text()
        if self.pending:
            self.lines.append("    " * self.indent + _written(self.pending))
            self.pending = []

    def type_of(self, value: str) -> None:
        """The type of a value: mostly a text that is known, which is written with those before it."""
        self._end_text()
        pending, self.pending = self.pending, []
        self.emit(f"type = {value}.type")
        self.emit("try: known = type._text")
        self.emit("except AttributeError: known = None")
        self.emit("if known is None:")
        if pending:
            self.emit(f"    {_written(pending)}")
        self.emit("    printer.print_type(type)")
        self.emit(f"else: {_written([*pending, 'known'])}")

    def source(self) -> str:
        for element in self.elements:
            self._unreadable(element)
        for element in self.elements:
            self.element(element)
        self.flush()
        header = ["def _print(op, printer):"]
        if any("write(" in line for line in self.lines):
            header.append("    write = printer.out.append")
        if any("out += " in line for line in self.lines):
            header.append("    out = printer.out")
        if any("names.get(" in line for line in self.lines):
            header.append("    names = printer.names")
        if any("properties" in line for line in self.lines):
            header.append("    properties = op._properties")
        return "\n".join(header + (self.lines or ["    pass"])) + "\n"

    def _unreadable(self, element: Element) -> None:
        """Prints the generic form where a list of result types is empty that parsers read one type of."""
        while isinstance(element, Directive) and element.name in ("type", "qualified"):
            element = element.arguments[0]
            is_list = isinstance(element, Variable) and element.field.arity == VARIADIC
            if isinstance(element, Variable) and is_list and element.field.kind == "result":
                self.names["print_generic"] = print_generic
                self.emit(f"if not op.{element.field.name}:")
                self.emit("    return print_generic(op, printer)")

    # ---- Elements

    def element(self, element: Element) -> None:
        if isinstance(element, Literal):
            self.literal(element.text)
        elif isinstance(element, Whitespace):
            self.whitespace(element.text)
        elif isinstance(element, OptionalGroup):
            self.optional_group(element)
        elif isinstance(element, OIList):
            self.oilist(element)
        elif isinstance(element, Directive) and element.name in ("attr-dict", "attr-dict-with-keyword"):
            self.attr_dict(element.name)
        elif isinstance(element, Directive) and element.name == "prop-dict":
            self.prop_dict()
        else:
            if self.space or not self.after_punctuation:
                self.text(" ")
            self.after_punctuation = False
            self.space = True
            if isinstance(element, Variable):
                self.variable(element.field)
            else:
                self.directive(element)

    def literal(self, text: str) -> None:
        if self.space and _space_before(text, self.after_punctuation):
            self.text(" ")
        self.text(text)
        self.space = len(text) != 1 or text not in "<({["
        self.after_punctuation = text[0] != "_" and not text[0].isalpha()

    def whitespace(self, text: str) -> None:
        if text == "\n":
            # A space that is due comes after the line break, as in MLIR.
            self.emit("printer.newline()")
            return
        if text == " ":
            self.text(" ")
            self.after_punctuation = False
        else:
            self.after_punctuation = True
        self.space = False

    def variable(self, field: Field) -> None:
        if field.kind == "operand":
            self._print_operand(field)
        elif field.kind == "attribute":
            self._print_attribute(field)
        elif field.kind == "region":
            self._print_regions(f"op.{field.name}" if field.is_variadic else f"[op.{field.name}]")
        elif field.kind == "successor":
            if field.is_variadic:
                self.emit(f"write(', '.join([printer.block_name(block) for block in op.{field.name}]))")
            else:
                self.emit(f"printer.print_successor(op.{field.name})")
        else:
            raise FormatError(f"'{self.cls.name}': a format cannot print result '{field.name}'")

    def _print_operand(self, field: Field) -> None:
        fixed = not any(other.is_variadic for other in self.definition.operands)
        if fixed:
            self.piece(_name_of(f"op._operands[{field.index}].value"))
        elif field.arity == SINGLE:
            self.piece(_name_of(f"op.{field.name}"))
        elif field.arity == OPTIONAL:
            self.emit(f"if op.{field.name} is not None:")
            self.emit(f"    printer.print_operand(op.{field.name})")
        elif field.arity == VARIADIC_OF_VARIADIC:
            self.names["print_groups"] = print_groups
            self.emit(f"print_groups(printer, op.{field.name})")
        else:
            self.emit(f"printer.print_operands(op.{field.name})")

    def _print_attribute(self, field: Field) -> None:
        self.names["print_field"] = attribute_syntax.print_field
        constraint = self.fresh(field.constraint, "constraint")
        if not field.optional and not field.has_default:
            # A KeyError makes the printer fall back to the generic form.
            self.emit(f"print_field(printer, {constraint}, properties[{field.ods_name!r}])")
            return
        self.emit(f"attribute = properties.get({field.ods_name!r})")
        if field.has_default:
            default = self.fresh(self.definition.defaults[field.ods_name], "default")
            self.emit(f"print_field(printer, {constraint}, {default} if attribute is None else attribute)")
        else:
            self.emit("if attribute is not None:")
            self.emit(f"    print_field(printer, {constraint}, attribute)")

    def _print_regions(self, expression: str) -> None:
        implicit = self.definition.has_trait(ir_traits.SingleBlockImplicitTerminator)
        self.names["print_regions"] = print_regions
        self.emit(f"print_regions(printer, {expression}, {implicit})")

    def directive(self, element: Directive) -> None:
        name = element.name
        if name == "type":
            self._print_types(element.arguments[0])
        elif name == "qualified":
            self._qualified(element.arguments[0])
        elif name == "functional-type":
            inputs, results = (self._types(argument) for argument in element.arguments)
            self.emit(f"printer.print_function_signature({inputs}, {results})")
        elif name == "operands":
            self.emit("printer.print_operands(op.operands)")
        elif name == "regions":
            self._print_regions("op.regions")
        elif name == "successors":
            self.emit("write(', '.join([printer.block_name(block) for block in op.successors]))")
        elif name == "custom":
            function = self.fresh(custom_directives.find(self.cls, element.custom, "print"), "custom")
            arguments = ", ".join(self._value(argument) for argument in element.arguments)
            self.emit(f"{function}(printer, op, {arguments})")
        else:
            raise FormatError(f"'{self.cls.name}': unknown directive '{name}' in its format")

    def _qualified(self, argument: Variable | Directive) -> None:
        if isinstance(argument, Variable) and argument.field.kind == "attribute":
            self.emit(f"attribute = properties.get({argument.field.ods_name!r})")
            self.emit("if attribute is not None:")
            self.emit("    printer.print_attribute(attribute)")
        elif isinstance(argument, Directive):
            self.is_qualified = True
            self.directive(argument)
            self.is_qualified = False
        else:
            self.variable(argument.field)

    def _print_types(self, argument: Variable | Directive) -> None:
        if isinstance(argument, Variable) and argument.field.arity == SINGLE and argument.field.kind != "attribute":
            value = self._single_value(argument.field)
            short = None if self.is_qualified else attribute_syntax.short_type(argument.field.constraint)
            if short is None:
                self.type_of(value)
            else:
                self.names["print_short_type"] = attribute_syntax.print_short_type
                self.emit(f"print_short_type(printer, {self.fresh(short, 'short')}, {value}.type)")
        elif isinstance(argument, Variable) and argument.field.arity == VARIADIC_OF_VARIADIC:
            self.names["print_type_groups"] = print_type_groups
            self.emit(f"print_type_groups(printer, op.{argument.field.name})")
        else:
            self.emit(f"printer.print_types({self._types(argument)})")

    def _single_value(self, field: Field) -> str:
        fields = self.definition.operands if field.kind == "operand" else self.definition.results
        if any(other.is_variadic for other in fields):
            return f"op.{field.name}"
        return f"op._operands[{field.index}].value" if field.kind == "operand" else f"op.results[{field.index}]"

    def _types(self, argument: Variable | Directive) -> str:
        """Returns an expression for a list of types."""
        if isinstance(argument, Directive):
            return "op.operand_types" if argument.name == "operands" else "op.result_types"
        field = argument.field
        if field.arity == SINGLE:
            return f"[op.{field.name}.type]"
        if field.arity == OPTIONAL:
            return f"([] if op.{field.name} is None else [op.{field.name}.type])"
        return f"[value.type for value in op.{field.name}]"

    def _value(self, argument: Variable | Directive | Literal) -> str:
        """Returns an expression for an argument of a custom directive."""
        if isinstance(argument, Literal):
            return repr(argument.text)
        if isinstance(argument, Variable):
            if argument.field.kind == "attribute":
                return f"properties.get({argument.field.ods_name!r})"
            return f"op.{argument.field.name}"
        if argument.name in ("ref", "qualified"):
            return self._value(argument.arguments[0])
        if argument.name == "type":
            inner = argument.arguments[0]
            if isinstance(inner, Variable) and inner.field.arity == SINGLE:
                return f"op.{inner.field.name}.type"
            if isinstance(inner, Variable) and inner.field.arity == OPTIONAL:
                return f"(None if op.{inner.field.name} is None else op.{inner.field.name}.type)"
            if isinstance(inner, Variable) and inner.field.arity == VARIADIC_OF_VARIADIC:
                return f"[[value.type for value in group] for group in op.{inner.field.name}]"
            return self._types(inner)
        if argument.name == "attr-dict":
            return "op._attributes"
        raise FormatError(f"'{self.cls.name}': cannot print {argument} in a custom directive")

    # ---- Attribute dictionaries

    def prop_dict(self) -> None:
        """The inherent attributes that are nowhere else in the format, behind a space even if there are none."""
        elided = {variable.field.ods_name for variable in self._printed_attributes(self.elements)}
        elided |= {"operandSegmentSizes", "resultSegmentSizes"}
        self.names["print_prop_dict"] = print_prop_dict
        defaults = self.fresh(dict(self.definition.defaults), "defaults")
        self.emit(f"print_prop_dict(op, printer, {self.fresh(frozenset(elided), 'elided')}, {defaults})")
        self.after_punctuation = False

    def attr_dict(self, name: str) -> None:
        elided = {
            variable.field.ods_name
            for variable in self._printed_attributes(self.elements)
            if variable.field.kind == "attribute"
        }
        elided |= {"operandSegmentSizes", "resultSegmentSizes"}
        for field in self.definition.operands:
            if field.arity == VARIADIC_OF_VARIADIC:
                elided.add(self.definition.segment_name(field))
        elided_name = self.fresh(frozenset(elided), "elided")
        method = "print_optional_attr_dict" if name == "attr-dict" else "print_optional_attr_dict_with_keyword"
        others = [field for field in self.definition.attributes if field.ods_name not in elided]
        if any(isinstance(element, Directive) and element.name == "prop-dict" for element in self.elements):
            others = []
        if not others:
            # All inherent attributes are in the format: only discardable ones can be printed.
            self.emit("if op._attributes:")
            self.emit(f"    printer.{method}(op._attributes)")
        else:
            defaults = {
                field.ods_name: self.definition.defaults[field.ods_name] for field in others if field.has_default
            }
            if defaults:
                defaults_name = self.fresh(defaults, "defaults")
                self.names["without_defaults"] = without_defaults
                self.emit(f"printer.{method}(without_defaults(op, {defaults_name}), {elided_name})")
            else:
                self.emit(f"printer.{method}(op, {elided_name})")
        self.after_punctuation = False

    def _printed_attributes(self, elements: list[Any]) -> list[Variable]:
        return variables(elements)

    # ---- Groups

    def optional_group(self, group: OptionalGroup) -> None:
        if group.anchor <= -2:
            anchor = group.otherwise[-2 - group.anchor]
            condition = f"not ({self.condition(anchor)})"
        elif group.anchor >= 0:
            anchor = group.elements[group.anchor]
            condition = self.condition(anchor)
        else:
            raise FormatError(f"'{self.cls.name}': an optional group of its format has no anchor")
        first = next((element for element in group.elements if not isinstance(element, Whitespace)), None)
        first_other = next((element for element in group.otherwise if not isinstance(element, Whitespace)), None)
        hidden = None
        if isinstance(anchor, Variable) and anchor.field.kind == "attribute":
            unit = getattr(anchor.field.constraint, "is_unit", False)
            if unit and anchor is not first and anchor is not first_other:
                hidden = anchor
        self.emit(f"if {condition}:")
        self._block(group.elements, hidden)
        if group.otherwise:
            self.lines.append("    " * self.indent + "else:")
            self._block(group.otherwise, hidden)

    def _block(self, elements: list[Any], hidden: Variable | None) -> None:
        self.indent += 1
        before = len(self.lines)
        for element in elements:
            if element is not hidden:
                self.element(element)
        self.flush()
        if len(self.lines) == before:
            self.emit("pass")
        self.indent -= 1

    def condition(self, element: Variable | Directive) -> str:
        """Returns the condition for the presence of an anchor."""
        if isinstance(element, Variable):
            field = element.field
            if field.kind == "attribute":
                if field.has_default:
                    default = self.fresh(self.definition.defaults[field.ods_name], "default")
                    return f"properties.get({field.ods_name!r}, {default}) is not {default}"
                return f"properties.get({field.ods_name!r}) is not None"
            if field.kind == "region":
                return f"op.{field.name}" if field.is_variadic else f"not op.{field.name}.empty"
            if field.arity == OPTIONAL:
                return f"op.{field.name} is not None"
            return f"op.{field.name}"
        if isinstance(element, Directive):
            if element.name in ("type", "qualified", "ref"):
                return self.condition(element.arguments[0])
            if element.name == "operands":
                return "op._operands"
            if element.name == "results":
                return "op.results"
            if element.name == "regions":
                return "op.regions"
            if element.name == "successors":
                return "op._successors"
            if element.name == "functional-type":
                return " or ".join(f"({self.condition(argument)})" for argument in element.arguments)
            if element.name == "custom":
                parts = [
                    self.condition(argument)
                    for argument in element.arguments
                    if not (isinstance(argument, Directive) and argument.name == "ref")
                ]
                return " or ".join(f"({part})" for part in parts)
        raise FormatError(f"'{self.cls.name}': {element} cannot be an anchor")

    def oilist(self, element: OIList) -> None:
        for literal, clause in element.clauses:
            parts = [self.condition(variable) for variable in variables(clause)]
            self.emit(f"if {' or '.join(f'({part})' for part in dict.fromkeys(parts)) or 'False'}:")
            self.indent += 1
            self.literal(literal.text)
            unit = (
                len(clause) == 1
                and isinstance(clause[0], Variable)
                and clause[0].field.kind == "attribute"
                and clause[0].field.constraint.is_unit
            )
            if not unit:
                for part in clause:
                    self.element(part)
            self.flush()
            self.indent -= 1


def _written(expressions: list[str]) -> str:
    """The statement that writes texts."""
    return f"write({expressions[0]})" if len(expressions) == 1 else f"out += ({', '.join(expressions)})"


def _name_of(value: str) -> str:
    """The expression of the name of a value, as `print_operand` prints it."""
    return f"names.get({value}) or {UNKNOWN_VALUE!r}"


def _space_before(text: str, after_punctuation: bool) -> bool:
    if len(text) != 1 and text != "->":
        return True
    if after_punctuation:
        return text[0] not in ">)}],"
    return text[0] not in "<>(){}[],"


# ---- Helpers that generated code calls


def print_generic(op: Operation, printer: Printer) -> None:
    """Prints an operation that has no custom syntax."""
    printer.out.pop()  # the name is already written; the generic form replaces it
    printer.print_generic(op)


def print_regions(printer: Printer, regions: list[Region], implicit_terminator: bool) -> None:
    for number, region in enumerate(regions):
        if number:
            printer.write(", ")
        show = True
        if implicit_terminator and not region.empty:
            last = region.entry_block.last_op
            if last is not None and last.has_trait(ir_traits.Terminator):
                show = bool(last._attributes or last._properties or last._operands or last.results)
        printer.print_region(region, terminators=show)


def print_groups(printer: Printer, groups: list[list[Any]]) -> None:
    for number, group in enumerate(groups):
        if number:
            printer.write(", ")
        printer.write("(")
        printer.print_operands(group)
        printer.write(")")


def print_type_groups(printer: Printer, groups: list[list[Any]]) -> None:
    for number, group in enumerate(groups):
        if number:
            printer.write(", ")
        printer.write("(")
        printer.print_types([value.type for value in group])
        printer.write(")")


def print_prop_dict(op: Operation, printer: Printer, elided: frozenset[str], defaults: dict[str, Attribute]) -> None:
    """Prints all properties outside the format, those with their default value too, if one has another value."""
    shown = {name: attribute for name, attribute in op._properties.items() if name not in elided}
    printer.write(" ")
    if any(defaults.get(name) is not attribute for name, attribute in shown.items()):
        printer._print_dict(shown, (), "<{")
        printer.write(">")


def without_defaults(op: Operation, defaults: dict[str, Any]) -> dict[str, Any]:
    """Returns all attributes but those that equal their default."""
    return {name: value for name, value in op.all_attributes.items() if defaults.get(name) is not value}
