"""Writes the parse function of a format."""

from __future__ import annotations

from typing import Any

from lamina.asm.operation_syntax import ensure_terminator
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
)
from lamina.define.assembly_format.parse_calls import (
    NoOperands,
    ends_types,
    infer_types,
    match_count,
    parse_function_type,
    parse_groups,
    parse_type_groups,
    read_attributes,
    read_properties,
    starts_type,
    wrong_kind,
)
from lamina.define.assembly_format.value_resolution import ValueResolution
from lamina.define.constraints import attribute_type
from lamina.define.fields import OPTIONAL, SINGLE, VARIADIC, VARIADIC_OF_VARIADIC, Field
from lamina.ir import traits as ir_traits
from lamina.ir.attributes import DenseI32ArrayAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region

PUNCTUATION = frozenset("-> ... :: : , = < > ( ) [ ] { } ? * + - / |".split())

# The names that parse functions use.
_GLOBALS = {
    "Block": Block,
    "DenseI32ArrayAttr": DenseI32ArrayAttr,
    "Region": Region,
    "UNIT": UnitAttr(),
    "attribute_type": attribute_type,
    "can_start": attribute_syntax.can_start,
    "ensure_terminator": ensure_terminator,
    "infer_types": infer_types,
    "NoOperands": NoOperands,
    "match_count": match_count,
    "parse_field": attribute_syntax.parse_field,
    "parse_function_type": parse_function_type,
    "parse_groups": parse_groups,
    "parse_type_groups": parse_type_groups,
    "read_attributes": read_attributes,
    "read_properties": read_properties,
    "ends_types": ends_types,
    "starts_type": starts_type,
    "wrong_kind": wrong_kind,
}


class ParseGenerator(ValueResolution):
    """Writes a parse function."""

    def __init__(self, cls: type[Operation], elements: list[Element]) -> None:
        super().__init__(cls, elements)
        self.names |= _GLOBALS
        self.names["cls"] = cls
        self.all_successors = False
        self.is_qualified = False
        self.clause_indent = 0  # that of the clause of an oilist, in one
        self.optional_regions: set[str] = set()  # regions at the start of an optional group are not changed

    def source(self) -> str:
        self._initialise()
        for element in self.elements:
            self.element(element)
        self._regions()
        self._successors()
        self._attributes()
        self.resolve()
        syntax = " ".join((self.definition.assembly_format or "").split()).replace("\\", "\\\\")
        header = ["def _parse(parser, state):", f'    """{self.cls.name}: {syntax}"""']
        return "\n".join(header + self.lines) + "\n"

    def _initialise(self) -> None:
        self.emit("properties = state.properties")
        optional: list[str] = []
        for element in self.elements:
            if isinstance(element, OptionalGroup):
                for variable in assigned(element.elements + element.otherwise):
                    optional.append(variable)
            elif isinstance(element, OIList):
                for _, clause in element.clauses:
                    optional += assigned(clause)
        for name in dict.fromkeys(optional):
            kind, _, field_name = name.partition("_")
            field = self.definition.by_name.get(field_name)
            if kind in ("o", "t") and field is not None and field.is_variadic:
                self.emit(f"{name} = []")
            elif kind in ("r", "s") and field is not None and field.is_variadic:
                self.emit(f"{name} = []")
            else:
                self.emit(f"{name} = None")

    def element(self, element: Element) -> None:
        if isinstance(element, Whitespace):
            return
        if isinstance(element, Literal):
            self.literal(element.text)
        elif isinstance(element, Variable):
            self.variable(element.field)
        elif isinstance(element, OptionalGroup):
            self.optional_group(element)
        elif isinstance(element, OIList):
            self.oilist(element)
        else:
            self.directive(element)

    def literal(self, text: str) -> None:
        if text == ":":
            # It takes the first `:` of `::`.
            self.emit("if parser.kind == ':':")
            self.emit("    parser.advance()")
            self.emit("else:")
            self.emit("    parser.expect(':')")
        elif text in PUNCTUATION:
            self.emit(f"if parser.kind != {text!r}:")
            expected = f"expected '{text}'"
            self.emit(f"    parser.error_before({expected!r})")
            self.emit("parser.advance()")
        elif text[0] == '"':
            self.emit(f"if parser.spelling != {text!r}:")
            self.emit(f"    parser.error({f'expected {text}'!r})")
            self.emit("parser.advance()")
        else:
            self.emit(f"parser.parse_keyword({text!r})")

    def literal_test(self, text: str) -> str:
        if text in PUNCTUATION:
            return f"parser.accept({text!r})"
        return f"parser.parse_optional_keyword({text!r})"

    def variable(self, field: Field) -> None:
        self.seen.add(field.name)
        name = field.name
        if field.kind == "operand":
            if field.arity == SINGLE:
                self.emit(f"o_{name} = parser.parse_operand()")
            elif field.arity == OPTIONAL:
                given = "[parser.parse_operand()] if parser.kind == 'percent'"
                self.emit(f"o_{name} = {given} else NoOperands(parser.start)")
            elif field.arity == VARIADIC:
                self.emit(f"o_{name} = parser.parse_operand_list() or NoOperands(parser.start)")
            else:
                self.emit(f"o_{name} = parse_groups(parser)")
        elif field.kind == "attribute":
            self._parse_attribute(field)
        elif field.kind == "region":
            self._parse_region(field)
        elif field.kind == "successor":
            if field.is_variadic:
                self.emit(
                    f"s_{name} = parser.parse_comma_separated(parser.parse_successor) if parser.kind == 'caret' else []"
                )
            else:
                self.emit(f"s_{name} = parser.parse_successor()")
        else:
            raise FormatError(f"'{self.cls.name}': a format cannot read result '{name}'")

    def _parse_attribute(self, field: Field) -> None:
        constraint = self.fresh(field.constraint, "constraint")
        test = ""
        if field.optional:
            test = f" if can_start(parser, {constraint}) else None"
            if self.indent > 1 and self.indent != self.clause_indent:
                test = ""  # inside a group that has been entered the attribute must be there; a clause may lack it
        self.emit(f"a_{field.name} = parse_field(parser, {constraint}, {self.cls.name!r}, {field.ods_name!r}){test}")

    def _parse_region(self, field: Field) -> None:
        if field.is_variadic:
            self.emit(f"r_{field.name} = []")
            self.emit("if parser.kind == '{':")
            self.emit(f"    r_{field.name} = parser.parse_comma_separated(lambda: parser.parse_region(Region()))")
        else:
            self.emit(f"r_{field.name} = parser.parse_region(Region())")

    def directive(self, element: Directive) -> None:
        name = element.name
        if name == "attr-dict":
            self.emit("if parser.kind == '{':")
            self.emit("    read_attributes(parser, state, cls)")
        elif name == "attr-dict-with-keyword":
            self.emit("if parser.parse_optional_keyword('attributes'):")
            self.emit("    read_attributes(parser, state, cls)")
        elif name == "prop-dict":
            written = {f"a_{field.name}" for field in self.definition.attributes} & set(assigned(self.elements))
            required = [
                field.ods_name
                for field in self.definition.attributes
                if not field.optional and not field.has_default and f"a_{field.name}" not in written
            ]
            self.emit(f"properties.update(read_properties(parser, cls, state.offset, {required!r}))")
        elif name == "type":
            self._parse_types(element.arguments[0])
        elif name == "functional-type":
            self._functional_type(element.arguments)
        elif name == "operands":
            self.has_functional_operands = True
            self.emit("operands_start = parser.start")
            self.emit("all_operands = parser.parse_operand_list()")
            self.seen.update(field.name for field in self.definition.operands)
        elif name == "qualified":
            self._qualified(element.arguments[0])
        elif name == "custom":
            self._custom(element, None)
        elif name == "regions":
            self.emit("if parser.kind == '{':")
            self.emit("    state.regions = parser.parse_comma_separated(lambda: parser.parse_region(Region()))")
            self.seen.update(field.name for field in self.definition.regions)
        elif name == "successors":
            self.emit("if parser.kind == 'caret':")
            self.emit("    state.successors = parser.parse_comma_separated(parser.parse_successor)")
            self.seen.update(field.name for field in self.definition.successors)
            self.all_successors = True
        else:
            raise FormatError(f"'{self.cls.name}': unknown directive '{name}' in its format")

    def _qualified(self, argument: Variable | Directive) -> None:
        if isinstance(argument, Variable) and argument.field.kind == "attribute":
            self.seen.add(argument.field.name)
            self.emit(f"a_{argument.field.name} = parser.parse_attribute()")
        else:
            self.is_qualified = True
            self.element(argument)
            self.is_qualified = False

    def _parse_single_type(self, field: Field) -> None:
        kind = field.constraint.kind
        if kind is None:
            self.emit(f"t_{field.name} = parser.parse_type()")
            return
        short = None if self.is_qualified else attribute_syntax.short_type(field.constraint)
        if short is not None:
            self.names["parse_short_type"] = attribute_syntax.parse_short_type
            self.emit(f"t_{field.name} = parse_short_type(parser, {self.fresh(short, 'short')})")
            return
        test = self.fresh(kind, "kind")
        self.emit("start = parser.start")
        self.emit(f"t_{field.name} = parser.parse_type()")
        accepted = f"isinstance(t_{field.name}, {test})" if isinstance(kind, type) else f"{test}(t_{field.name})"
        self.emit(f"if not {accepted}:")
        self.emit(f"    wrong_kind(parser, {test}, t_{field.name}, start)")

    def _parse_types(self, argument: Variable | Directive) -> None:
        if isinstance(argument, Directive):
            if argument.name == "operands":
                self.all_operand_types = True
                self.emit("operand_types = parser.parse_type_list() if parser.kind != 'eof' else []")
            else:
                self.all_result_types = True
                self.emit("result_types = parser.parse_type_list()")
            return
        field = argument.field
        self.typed.add(field.name)
        if field.kind == "attribute":
            self.emit(f"t_{field.name} = parser.parse_type()")
        elif field.arity == SINGLE:
            self._parse_single_type(field)
        elif field.arity == OPTIONAL:
            self.emit("optional = parser.parse_optional_type()")
            self.emit(f"t_{field.name} = [] if optional is None else [optional]")
        elif field.arity == VARIADIC:
            # Without operands no types are printed, which MLIR cannot parse back; lamina can.
            test = ""
            if field.kind == "operand" and field.name in self.seen:
                test = f" if o_{field.name} or not ends_types(parser) else []"
            self.emit(f"t_{field.name} = parser.parse_type_list(){test}")
        else:
            self.emit(f"t_{field.name} = parse_type_groups(parser)")

    def _functional_type(self, arguments: list[Variable | Directive]) -> None:
        self.emit("function_type = parse_function_type(parser)")
        for argument, part in zip(arguments, ("inputs", "results"), strict=True):
            if isinstance(argument, Directive):
                if argument.name == "operands":
                    self.all_operand_types = True
                    self.emit(f"operand_types = list(function_type.{part})")
                else:
                    self.all_result_types = True
                    self.emit(f"result_types = list(function_type.{part})")
                continue
            field = argument.field
            self.typed.add(field.name)
            if field.arity == SINGLE:
                self.emit(f"if len(function_type.{part}) != 1:")
                self.emit(f"    parser.error('expected one type for \"{field.name}\"')")
                self.emit(f"t_{field.name} = function_type.{part}[0]")
            else:
                self.emit(f"t_{field.name} = list(function_type.{part})")

    def _custom(self, element: Directive, into: str | None) -> None:
        name = custom_directives.overload(element.custom, len(element.arguments))
        directive = custom_directives.find(self.cls, name, "parse")
        function = self.fresh(directive, "custom")
        inputs: list[str] = []
        outputs: list[str] = []
        for argument in element.arguments:
            if isinstance(argument, Directive) and argument.name == "ref":
                inputs.append(self._reference(argument.arguments[0]))
            else:
                outputs.append(self._output(argument))
        if custom_directives.takes_count(directive):
            inputs.append(f"count={len(outputs)}")
        call = f"{function}({', '.join(['parser', *inputs])})"
        if into is not None:
            self.emit(f"{into} = {call}")
            call = into
            self.emit(f"if {into} is not None and {into} is not False:")
            self.indent += 1
        if not outputs:
            if into is None:
                self.emit(call)
            else:
                self.emit("pass")
        elif len(outputs) == 1:
            self.emit(f"{outputs[0]} = {call}")
        else:
            self.emit(f"{', '.join(outputs)} = {call}")
        if into is not None:
            self.indent -= 1

    def _reference(self, argument: Variable | Directive) -> str:
        if isinstance(argument, Variable):
            prefix = {"operand": "o", "attribute": "a", "region": "r", "successor": "s"}[argument.field.kind]
            return f"{prefix}_{argument.field.name}"
        if isinstance(argument, Directive) and argument.name == "type":
            inner = argument.arguments[0]
            return f"t_{inner.field.name}"
        if isinstance(argument, Directive) and argument.name == "attr-dict":
            return "state"
        raise FormatError(f"'{self.cls.name}': cannot refer to {argument}")

    def _output(self, argument: Variable | Directive | Literal) -> str:
        if isinstance(argument, Literal):
            return "_"
        if isinstance(argument, Variable):
            self.seen.add(argument.field.name)
            return self._reference(argument)
        if isinstance(argument, Directive) and argument.name == "type":
            self.typed.add(argument.arguments[0].field.name)
            return self._reference(argument)
        if isinstance(argument, Directive) and argument.name == "attr-dict":
            return "state.attributes"
        raise FormatError(f"'{self.cls.name}': cannot parse {argument} in a custom directive")

    def optional_group(self, group: OptionalGroup) -> None:
        elements = [element for element in group.elements if not isinstance(element, Whitespace)]
        if not elements:
            return
        first, rest = elements[0], elements[1:]
        if isinstance(first, Variable) and first.field.kind == "region":
            self.optional_regions.add(first.field.name)
        anchor = group.elements[group.anchor] if group.anchor >= 0 else None
        consumed = self._enter(first)
        self.indent += 1
        before = len(self.lines)
        unit = _unit_anchor(anchor)
        if unit is not None and not (consumed and first is anchor):
            self.emit(f"a_{unit.name} = UNIT")
            self.seen.add(unit.name)
        for element in rest if consumed else elements:
            if element is anchor and unit is not None:
                continue
            self.element(element)
        if len(self.lines) == before:
            self.emit("pass")
        self.indent -= 1
        if group.otherwise:
            self.emit("else:")
            self.indent += 1
            before = len(self.lines)
            other_anchor = group.otherwise[-2 - group.anchor] if group.anchor <= -2 else None
            unit = _unit_anchor(other_anchor)
            if unit is not None:
                self.emit(f"a_{unit.name} = UNIT")
                self.seen.add(unit.name)
            for element in group.otherwise:
                if not (element is other_anchor and unit is not None):
                    self.element(element)
            if len(self.lines) == before:
                self.emit("pass")
            self.indent -= 1

    def _enter(self, first: Variable | Directive | Literal) -> bool:
        """Emits the ``if`` that decides whether a group is present; returns whether that consumed its first element."""
        if isinstance(first, Literal):
            self.emit(f"if {self.literal_test(first.text)}:")
            return True
        if isinstance(first, Variable):
            field = first.field
            if field.kind == "operand":
                opening = "'('" if field.arity == VARIADIC_OF_VARIADIC else "'percent'"
                self.emit(f"if parser.kind == {opening}:")
                return False
            if field.kind == "region":
                self.emit("if parser.kind == '{':")
                return False
            if field.kind == "successor":
                self.emit("if parser.kind == 'caret':")
                return False
            constraint = self.fresh(field.constraint, "constraint")
            self.emit(f"if can_start(parser, {constraint}):")
            return False
        if isinstance(first, Directive) and first.name == "type":
            self.emit("if starts_type(parser):")
            return False
        if isinstance(first, Directive) and first.name == "qualified":
            return self._enter(first.arguments[0])
        if isinstance(first, Directive) and first.name == "operands":
            self.emit("if parser.kind == 'percent':")
            return False
        if isinstance(first, Directive) and first.name == "custom":
            self._custom(first, "present")
            self.emit("if present is not None and present is not False:")
            return True
        raise FormatError(f"'{self.cls.name}': an optional group cannot begin with {first}")

    def oilist(self, element: OIList) -> None:
        used = [f"clause_{self.count}_{number}" for number in range(len(element.clauses))]
        self.emit(" = ".join(used) + " = False")
        self.emit("while True:")
        self.indent += 1
        for number, (literal, clause) in enumerate(element.clauses):
            self.emit(f"{'el' if number else ''}if {self.literal_test(literal.text)}:")
            self.indent += 1
            self.emit(f"if {used[number]}:")
            message = f"`{literal.text}` clause can appear at most once in the expansion of the oilist directive"
            self.emit(f"    parser.custom_error({message!r}, state.offset)")
            self.emit(f"{used[number]} = True")
            if len(clause) == 1 and _unit_anchor(clause[0]) is not None:
                self.emit(f"a_{clause[0].field.name} = UNIT")
                self.seen.add(clause[0].field.name)
            else:
                outer, self.clause_indent = self.clause_indent, self.indent
                for part in clause:
                    self.element(part)
                self.clause_indent = outer
            self.indent -= 1
        self.emit("else:")
        self.emit("    break")
        self.indent -= 1

    def _regions(self) -> None:
        fields = [field for field in self.definition.regions]
        if not fields:
            return
        implicit = next(
            (
                trait.parameters[0]
                for trait in self.cls.declared_traits
                if isinstance(trait, ir_traits.ParametricTrait)
                and trait.trait is ir_traits.SingleBlockImplicitTerminator
            ),
            None,
        )
        single_block = self.definition.has_trait(ir_traits.SingleBlock)
        written = [field for field in fields if field.name in self.seen]
        if not written or len(written) != len(fields):
            # `regions` fills the state itself; regions the format does not mention are empty.
            for field in fields:
                if field.name not in self.seen and not field.is_variadic:
                    self.emit("state.regions.append(Region())")
            return
        if any(f"r_{field.name}" in line for field in fields for line in self.lines):
            for field in fields:
                if field.is_variadic:
                    self.emit(f"state.regions.extend(r_{field.name})")
                else:
                    self.emit(f"state.regions.append(Region() if r_{field.name} is None else r_{field.name})")
        if implicit is not None:
            self.emit("for region in state.regions:")
            self.emit(f"    ensure_terminator(region, {implicit!r}, state.location)")
        elif single_block and not any(field.name in self.optional_regions for field in fields):
            self.emit("for region in state.regions:")
            self.emit("    if region.first_block is None:")
            self.emit("        region.append(Block())")

    def _successors(self) -> None:
        for field in self.definition.successors:
            # The `successors` directive has filled the list itself.
            if field.name not in self.seen or self.all_successors:
                continue
            if field.is_variadic:
                self.emit(f"state.successors.extend(s_{field.name})")
            else:
                self.emit(f"state.successors.append(s_{field.name})")

    def _attributes(self) -> None:
        for field in self.definition.attributes:
            if field.name in self.seen:
                always = not any(line.strip().startswith(f"a_{field.name} = None") for line in self.lines) and not (
                    field.optional or field.has_default
                )
                if not always:
                    self.emit(f"if a_{field.name} is not None:")
                    self.emit(f"    properties[{field.ods_name!r}] = a_{field.name}")
                else:
                    self.emit(f"properties[{field.ods_name!r}] = a_{field.name}")
        for name in self.definition.filled_defaults:
            default = self.fresh(self.definition.filled_defaults[name], "default")
            self.emit(f"if {name!r} not in properties:")
            self.emit(f"    properties[{name!r}] = {default}")


def _unit_anchor(anchor: Variable | Directive | None) -> Field | None:
    if isinstance(anchor, Variable) and anchor.field.kind == "attribute":
        if getattr(anchor.field.constraint, "is_unit", False):
            result: Field | None = anchor.field
            return result
    return None


def assigned(elements: list[Any]) -> list[str]:
    """Returns the local variables that parsing the elements assigns."""
    names: list[str] = []
    for element in elements:
        if isinstance(element, Variable):
            prefix = {"operand": "o", "attribute": "a", "region": "r", "successor": "s", "result": "t"}
            names.append(f"{prefix[element.field.kind]}_{element.field.name}")
        elif isinstance(element, Directive):
            if element.name == "type" and isinstance(element.arguments[0], Variable):
                names.append(f"t_{element.arguments[0].field.name}")
            elif element.name == "functional-type":
                for argument in element.arguments:
                    if isinstance(argument, Variable):
                        names.append(f"t_{argument.field.name}")
            elif element.name in ("custom", "qualified"):
                names += assigned([part for part in element.arguments if not _is_reference(part)])
            elif element.name == "operands":
                names.append("all_operands")
        elif isinstance(element, OptionalGroup):
            names += assigned(element.elements + element.otherwise)
        elif isinstance(element, OIList):
            for _, clause in element.clauses:
                names += assigned(clause)
    return names


def _is_reference(element: Variable | Directive) -> bool:
    return isinstance(element, Directive) and element.name == "ref"
