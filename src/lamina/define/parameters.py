"""``@attribute_definition`` and ``@type_definition``: attributes and types of dialects, with assembly formats.

A class lists its parameters in ``__slots__`` with annotations. ``assembly_format`` is MLIR's notation for parameters:
``$name``, ``params``, ``struct(params)``, ``struct($a, $b)``, literals, optional groups and ``custom<...>``. Formats
of attributes are interpreted: they are rarely on a hot path.
"""

from __future__ import annotations

import re
import types as python_types
import typing
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from lamina.define import parameter_classes
from lamina.define.assembly_format import custom_directives
from lamina.define.assembly_format.elements import (
    Directive,
    Element,
    FormatError,
    Literal,
    OIList,
    OptionalGroup,
    Variable,
    Whitespace,
    directives,
    read_format,
    variables,
)
from lamina.define.enums import BitEnum, IntegerEnum, parse_enum, parse_plain_enum
from lamina.define.fields import camel_case
from lamina.define.members import install_members
from lamina.ir.annotations import own_annotations
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.diagnostics import ParseError
from lamina.ir.dialect import Dialect, load_dialect

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_NAME = re.compile(r"[A-Za-z_][\w.$-]*")

ClassT = TypeVar("ClassT", bound=type[Attribute])
TypeClassT = TypeVar("TypeClassT", bound=type[Type])


def attribute_definition(cls: ClassT) -> ClassT:
    """Registers an attribute class with its dialect and generates parse and print functions from its format."""
    _check(cls, "attribute_definition", Attribute)
    _check_format(cls, "attribute_definition")
    _complete(cls)
    _dialect(cls).register_attribute(cls)
    return cls


def type_definition(cls: TypeClassT) -> TypeClassT:
    """Registers a type class with its dialect and generates parse and print functions from its format."""
    _check(cls, "type_definition", Type)
    _check_format(cls, "type_definition")
    _complete(cls)
    _dialect(cls).register_type(cls)
    return cls


def _dialect(cls: type[Attribute]) -> Dialect:
    return load_dialect(cls.dialect_name) or Dialect(cls.dialect_name)


def _check(cls: object, decorator: str, base: type[Attribute]) -> None:
    """Raises TypeError where a decorator of definitions is used on something else."""
    if not (isinstance(cls, type) and issubclass(cls, base)):
        kind = f"a subclass of {base.__name__}"
        raise TypeError(f"@{decorator} takes {kind} and no arguments, not {cls!r}: the class has the names")
    if base is Attribute and issubclass(cls, Type):
        raise TypeError(f"@{decorator}: class {cls.__name__} is a Type; use @type_definition")
    for name in ("dialect_name", "mnemonic"):
        text = getattr(cls, name, "")
        if not text:
            raise TypeError(f"@{decorator}: class {cls.__name__} lacks {name}")
        if not isinstance(text, str) or _NAME.fullmatch(text) is None:
            raise TypeError(f"@{decorator}: {name} of class {cls.__name__} is not a name: {text!r}")


def _check_format(cls: type[Attribute], decorator: str) -> None:
    """Each parameter has a type, and its place in the format. Checked where the class is defined, except for lamina's
    own. Raises TypeError."""
    if cls.__module__.startswith("lamina.") or "_declare_parameters" in cls.__dict__:
        return
    text = getattr(cls, "assembly_format", None)
    if text is None and cls.parameter_names and not hasattr(cls, "parse_parameters"):
        raise TypeError(f"@{decorator}: '{cls.mnemonic}' has parameters but no assembly format")
    if not isinstance(text, str):
        return
    where = f"@{decorator}: the format of '{cls.mnemonic}'"
    try:
        elements = read_format(text)
    except FormatError as problem:
        raise TypeError(f"{where}: {problem}") from None
    names = [variable.name for variable in variables(elements)]
    listed = [element.name for element in directives(elements)]
    for name in names:
        if name not in cls.parameter_names:
            raise TypeError(f"{where} names an unknown parameter '{name}'")
        if names.count(name) > 1 and "ref" not in listed:
            raise TypeError(f"{where} has parameter '{name}' {names.count(name)} times")
    if "params" not in listed:
        for name in cls.parameter_names:
            if name not in names:
                raise TypeError(f"{where} lacks parameter '{name}'")


def _complete(cls: type[Attribute]) -> None:
    if "parse_parameters" not in cls.__dict__ and not _inherits(cls, "parse_parameters"):
        install_members(cls, parse_parameters=classmethod(_parse_parameters))
    if "print_parameters" not in cls.__dict__ and not _inherits(cls, "print_parameters"):
        install_members(cls, print_parameters=_print_parameters)


def _inherits(cls: type, name: str) -> bool:
    return any(name in base.__dict__ for base in cls.__mro__[1:])


class _Parameter:
    """A parameter with its Python type taken apart."""

    __slots__ = ("name", "spelling", "kind", "is_list", "optional", "default", "has_default")

    def __init__(self, cls: type[Attribute], name: str, annotation: Any) -> None:
        self.name = name
        self.spelling = getattr(cls, "parameter_spellings", {}).get(name) or camel_case(name)
        defaults = getattr(cls, "defaults", {})
        self.has_default = name in defaults
        self.default = defaults.get(name)
        self.optional = False
        self.is_list = False
        if typing.get_origin(annotation) in (typing.Union, python_types.UnionType):
            parts = [part for part in typing.get_args(annotation) if part is not type(None)]
            self.optional = True
            annotation = parts[0]
        if typing.get_origin(annotation) in (tuple, list):
            self.is_list = True
            annotation = typing.get_args(annotation)[0]
        self.kind = annotation

    @property
    def is_optional(self) -> bool:
        return self.optional or self.has_default or self.name in ()

    def absent(self) -> Any:
        if self.has_default:
            return self.default
        return () if self.is_list else None


def _parameters(cls: type[Attribute]) -> dict[str, _Parameter]:
    table = cls.__dict__.get("_parameter_table")
    if table is None and "_declare_parameters" in cls.__dict__:
        table = cls.__dict__["_declare_parameters"].__get__(None, cls)()  # a run-time class has no annotations
        install_members(cls, _parameter_table=table)
    if table is None:
        import sys

        scope = dict(vars(sys.modules[cls.__module__]))
        hints: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            module = sys.modules.get(base.__module__)
            for name, annotation in own_annotations(base).items():
                if isinstance(annotation, str):
                    try:
                        annotation = eval(annotation, {**vars(module), **scope})  # noqa: S307  (our own annotations)
                    except NameError:
                        annotation = Attribute
                hints[name] = annotation
        table = {name: _Parameter(cls, name, hints.get(name, Attribute)) for name in cls.parameter_names}
        install_members(cls, _parameter_table=table)
    result: dict[str, _Parameter] = table
    return result


def _elements(cls: type[Attribute]) -> list[Element]:
    elements = cls.__dict__.get("_format_elements")
    if elements is None:
        text = getattr(cls, "assembly_format", None)
        elements = read_format(text) if text is not None else []
        if text is None and cls.parameter_names:
            raise FormatError(f"'{cls.mnemonic}' has parameters but no assembly format")
        install_members(cls, _format_elements=elements)
    result: list[Element] = elements
    return result


def _qualified(cls: type[Attribute]) -> frozenset[str]:
    """The parameters that the format prints whole, with their dialect and mnemonic."""
    names = cls.__dict__.get("_qualified_parameters")
    if names is None:
        names = frozenset(
            argument.name
            for directive in directives(_elements(cls))
            if directive.name == "qualified"
            for argument in directive.arguments
            if isinstance(argument, Variable)
        )
        install_members(cls, _qualified_parameters=names)
    result: frozenset[str] = names
    return result


# ---- Parsing


def _parse_parameters(cls: type[Attribute], parser: Parser, /) -> Attribute:
    values: dict[str, Any] = {}
    offset = parser.start
    try:
        _Reader(cls, parser, values).read(_elements(cls))
    except FormatError as problem:
        parser.error(str(problem), offset)
    parameters = _parameters(cls)
    arguments = [values[name] if name in values else parameter.absent() for name, parameter in parameters.items()]
    try:
        return cls(*arguments)
    except InvalidParameters as invalid:
        parser.error(str(invalid), offset)


class _Reader:
    def __init__(self, cls: type[Attribute], parser: Parser, values: dict[str, Any]) -> None:
        self.cls = cls
        self.parser = parser
        self.values = values
        self.parameters = _parameters(cls)

    def read(self, elements: list[Any]) -> None:
        for element in elements:
            self.element(element)

    def element(self, element: Any) -> None:
        if isinstance(element, Whitespace):
            return
        if isinstance(element, Literal):
            self.literal(element.text)
        elif isinstance(element, Variable):
            parameter = self.parameter(element)
            if parameter.is_optional and not self.can_start(parameter):
                return
            self.values[parameter.name] = self.read_value(parameter)
        elif isinstance(element, OptionalGroup):
            self.group(element)
        elif element.name == "params":
            self.sequence(list(self.parameters.values()))
        elif element.name == "struct":
            self.struct(self.listed(element))
        elif element.name == "custom":
            self.custom(element)
        elif element.name in ("ref", "qualified"):
            self.element(element.arguments[0])
        else:
            raise FormatError(f"unknown directive '{element.name}' in the format of '{self.cls.mnemonic}'")

    def literal(self, text: str) -> None:
        if text[0].isalpha() or text[0] == "_":
            self.parser.parse_keyword(text)
        else:
            self.parser.expect(text, f"expected '{text}'")

    def parameter(self, element: Variable) -> _Parameter:
        return self.parameters[element.name]

    def listed(self, element: Directive) -> list[_Parameter]:
        if any(isinstance(argument, Directive) and argument.name == "params" for argument in element.arguments):
            return list(self.parameters.values())
        return [
            self.parameter(argument.arguments[0] if isinstance(argument, Directive) else argument)
            for argument in element.arguments
        ]

    def can_start(self, parameter: _Parameter) -> bool:
        return self.parser.kind not in (">", ",", ")", "]", "}", "eof")

    def sequence(self, parameters: list[_Parameter]) -> None:
        first = True
        for parameter in parameters:
            if parameter.is_optional and (
                not self.can_start(parameter) if first else self.parser.kind != ","
            ):
                continue
            if not first:
                self.parser.expect(",", "expected ','")
            self.values[parameter.name] = self.read_value(parameter)
            first = False

    def struct(self, parameters: list[_Parameter]) -> None:
        parser = self.parser
        waiting = {parameter.spelling: parameter for parameter in parameters}
        optional = [parameter.is_optional for parameter in parameters]
        if not any(optional):
            # All must be present, in any order.
            for number in range(len(parameters)):
                if number:
                    parser.expect(",", "expected ','")
                self._assignment(self._parameter_name(), waiting)
            return
        if all(optional):
            name = parser.parse_optional_any_keyword()
            if name is None:
                return
            self._assignment(name, waiting)
        else:
            self._assignment(self._parameter_name(), waiting)
        while parser.accept(","):
            self._assignment(self._parameter_name(), waiting)
        for parameter in parameters:
            if not parameter.is_optional and parameter.name not in self.values:
                parser.custom_error(f"struct is missing required parameter: {parameter.spelling}", parser.start)

    def _parameter_name(self) -> str:
        try:
            return self.parser.parse_any_keyword()
        except ParseError as error:
            self.parser.add_custom_error(error, "expected a parameter name in struct")
            raise

    def _assignment(self, name: str, waiting: dict[str, _Parameter]) -> None:
        """Parses ``= value`` for one of the remaining parameters."""
        self.parser.expect("=", "expected '='")
        parameter = waiting.pop(name, None)
        if parameter is None:
            self.parser.custom_error(f"duplicate or unknown struct parameter name: {name}", self.parser.start)
        self.values[parameter.name] = self.read_value(parameter)

    def read_value(self, parameter: _Parameter) -> Any:
        parser, name = self.parser, parameter.spelling
        described = parameter_classes.class_of(self.cls, name)
        return parameter_classes.read(parser, self.cls, name, lambda: read_value(parser, parameter, described))

    def group(self, group: OptionalGroup) -> None:
        elements = [element for element in group.elements if not isinstance(element, Whitespace)]
        first = elements[0]
        if isinstance(first, Literal):
            if first.text[0].isalpha():
                present = self.parser.parse_optional_keyword(first.text)
            else:
                present = self.parser.accept(first.text)
            if present:
                self.read(elements[1:])
            else:
                self.read(group.otherwise)
            return
        if self.parser.kind in (">", ",", ")", "]", "}", "eof", ":"):
            self.read(group.otherwise)
        else:
            self.read(elements)

    def custom(self, element: Directive) -> None:
        function = custom_directives.find(self.cls, element.custom, "parse")
        names = [
            argument.name for argument in element.arguments if isinstance(argument, Variable)
        ]
        value = function(self.parser)
        values = [value] if len(names) == 1 else value
        # Parameters are hashable: a list becomes a tuple.
        self.values.update(
            (name, tuple(held) if isinstance(held, list) else held) for name, held in zip(names, values, strict=True)
        )


def read_value(parser: Parser, parameter: _Parameter, described: str | None = None) -> Any:
    """Parses a parameter's value by its Python type; ``described`` is its name in messages."""
    if parameter.is_list:
        return tuple(parser.parse_comma_separated(lambda: _read_one(parser, parameter.kind, described)))
    return _read_one(parser, parameter.kind, described)


def _read_one(parser: Parser, kind: Any, described: str | None = None) -> Any:
    if kind is bool:
        if parser.parse_optional_keyword("true"):
            return True
        if parser.parse_optional_keyword("false"):
            return False
        number = parser.parse_optional_integer()
        if number is None:
            parser.error("expected integer value")
        return bool(number)
    if kind is int:
        return _read_integer(parser, described)
    read = getattr(kind, "read_parameter", None)
    if read is not None:
        return read(parser)
    if kind is float:
        return parser.parse_float()
    if kind is str:
        return parser.parse_string()
    if isinstance(kind, type) and issubclass(kind, BitEnum):
        return _read_bits(parser, kind, described)
    if isinstance(kind, type) and issubclass(kind, IntegerEnum):
        if described is not None and "::" not in described:
            return parse_plain_enum(parser, kind, getattr(kind, "described", described))
        return parse_enum(parser, kind, described)
    if isinstance(kind, type) and issubclass(kind, Type):
        short = kind
        if getattr(kind, "written_short", False) and parser.kind != "bang":
            return short.parse_parameters(parser)
        offset = parser.start
        value = parser.parse_type()
        if not isinstance(value, kind):
            parser.error("invalid kind of type specified", offset)
        return value
    offset = parser.start
    if not isinstance(kind, type) or not issubclass(kind, Attribute):
        return parser.parse_attribute()
    if kind.__dict__.get("mnemonic") and parser.kind != "hash":
        return kind.parse_parameters(parser)
    attribute = parser.parse_attribute()
    if not isinstance(attribute, kind):
        parser.error("invalid kind of attribute specified", offset)
    return attribute


_UNSIGNED = {"unsigned": 32, "uint32_t": 32, "uint64_t": 64}
_SIGNED = {"int": 32, "int32_t": 32, "int64_t": 64}


def _read_integer(parser: Parser, described: str | None) -> int:
    """Parses an integer in the range of the C++ type; negative values of unsigned types wrap around."""
    offset, width = parser.start, _UNSIGNED.get(described or "", 0)
    if not width:
        return parser.parse_int64(_SIGNED.get(described or "", 64))
    number: int = parser.parse_integer()
    if not -(1 << (width - 1)) <= number < 1 << width:
        parser.custom_error("integer value too large", offset)
    return number & ((1 << width) - 1)


def _read_bits(parser: Parser, kind: type[BitEnum], described: str | None) -> Any:
    """Returns a set of bits: one word, or several in a string, ``"A|B"``."""
    if parser.kind != "string":
        return parse_enum(parser, kind, described)
    offset = parser.start
    flags = kind(0)
    for word in parser.parse_string().split("|"):
        case = kind.from_spelling(word.strip())
        if case is None:
            parser.error(f"expected {kind.__name__} to be one of: {', '.join(kind._cases())}", offset)
        flags |= case
    return flags


# ---- Printing


def _print_parameters(self: Attribute, printer: Printer) -> None:
    _Writer(self, printer).write_all(_elements(type(self)))


class _Writer:
    def __init__(self, attribute: Attribute, printer: Printer) -> None:
        self.attribute = attribute
        self.printer = printer
        self.parameters = _parameters(type(attribute))
        self.qualified = _qualified(type(attribute))
        self.space = False
        self.after_punctuation = True

    def write_all(self, elements: list[Any]) -> None:
        for position, element in enumerate(elements):
            self.element(element, first=position == 0)

    def text(self, text: str) -> None:
        self.printer.write(text)

    def lead(self) -> None:
        if self.space or not self.after_punctuation:
            self.text(" ")
        self.space = True
        self.after_punctuation = False

    def element(self, element: Element, first: bool = False) -> None:
        if isinstance(element, Literal):
            text = element.text
            if first and (text[0].isalpha() or text in ("->",)):
                self.text(" ")
            elif self.space and _space_before(text, self.after_punctuation):
                self.text(" ")
            self.text(text)
            self.space = len(text) != 1 or text not in "<({["
            self.after_punctuation = text[0] != "_" and not text[0].isalpha()
        elif isinstance(element, Whitespace):
            if element.text == " ":
                self.text(" ")
            self.space = False
            self.after_punctuation = True
        elif isinstance(element, Variable):
            parameter = self.parameters[element.name]
            if parameter.is_optional and self.is_absent(parameter):
                return
            if first:
                self.text(" ")
                self.space, self.after_punctuation = True, False
            else:
                self.lead()
            self.value(parameter)
        elif isinstance(element, OptionalGroup):
            self.group(element)
        elif isinstance(element, OIList):
            raise FormatError("oilist is not supported in the format of an attribute or type")
        elif element.name == "params":
            self.lead()
            shown = [parameter for parameter in self.parameters.values() if not self.is_absent(parameter)]
            for position, parameter in enumerate(shown):
                if position:
                    self.text(", ")
                self.value(parameter)
        elif element.name == "struct":
            self.lead()
            self.struct(element)
        elif element.name == "custom":
            self.lead()
            function = custom_directives.find(type(self.attribute), element.custom, "print")
            function(self.printer, self.attribute, *(self.argument(part) for part in element.arguments))
        elif element.name in ("ref", "qualified"):
            self.element(element.arguments[0])

    def argument(self, element: Element) -> Any:
        if isinstance(element, Variable):
            return getattr(self.attribute, element.name)
        if isinstance(element, Directive) and element.arguments:
            return self.argument(element.arguments[0])
        return None

    def struct(self, element: Directive) -> None:
        if any(isinstance(argument, Directive) and argument.name == "params" for argument in element.arguments):
            parameters = list(self.parameters.values())
        else:
            parameters = [
                self.parameters[(argument.arguments[0] if isinstance(argument, Directive) else argument).name]
                for argument in element.arguments
            ]
        shown = [parameter for parameter in parameters if not self.is_absent(parameter)]
        for position, parameter in enumerate(shown):
            if position:
                self.text(", ")
            self.text(f"{parameter.spelling} = ")
            self.value(parameter)

    def is_absent(self, parameter: _Parameter) -> bool:
        value = getattr(self.attribute, parameter.name)
        if parameter.has_default:
            return value is parameter.default or value == parameter.default
        return parameter.optional and (value is None or value == ())

    def group(self, group: OptionalGroup) -> None:
        if group.anchor <= -2:
            present = not self.present(group.otherwise[-2 - group.anchor])
        else:
            present = self.present(group.elements[group.anchor])
        for element in group.elements if present else group.otherwise:
            self.element(element)

    def present(self, anchor: Variable | Directive) -> bool:
        if isinstance(anchor, Variable):
            parameter = self.parameters[anchor.name]
            value = getattr(self.attribute, parameter.name)
            if parameter.is_optional:
                return not self.is_absent(parameter)
            return value is not None and value != ()
        if isinstance(anchor, Directive):
            if anchor.name in ("params", "struct") and (
                not anchor.arguments or isinstance(anchor.arguments[0], Directive)
            ):
                return any(not self.is_absent(parameter) for parameter in self.parameters.values())
            return any(self.present(argument) for argument in anchor.arguments)
        return False

    def value(self, parameter: _Parameter) -> None:
        value = getattr(self.attribute, parameter.name)
        if parameter.is_list:
            for position, item in enumerate(value):
                if position:
                    self.text(", ")
                self.one(parameter.kind, item)
        elif isinstance(value, Type) and parameter.name in self.qualified:
            self.printer.print_type(value)
        elif isinstance(value, Attribute) and parameter.name in self.qualified:
            self.printer.print_attribute(value)
        else:
            self.one(parameter.kind, value)

    def one(self, kind: str, value: object) -> None:
        printer = self.printer
        if hasattr(kind, "write_parameter"):
            kind.write_parameter(value, printer)
        elif isinstance(value, bool):
            printer.write("true" if value else "false")
        elif isinstance(value, IntegerEnum | BitEnum):
            printer.print_keyword_or_string(value.spelling)
        elif isinstance(value, int):
            printer.write(str(value))
        elif isinstance(value, float):
            printer.print_float(value)
        elif isinstance(value, str):
            printer.print_string(value)
        elif isinstance(value, Type) and not _is_written_short(kind, value):
            printer.print_type(value)
        elif isinstance(kind, type) and kind.__dict__.get("mnemonic"):
            if printer.print_alias(value):
                return
            start = len(printer.out)
            value.print_parameters(printer)
            if not any(printer.out[start:]):
                printer.print_attribute(value)  # an empty result would not parse as an attribute
        elif isinstance(value, Attribute):
            printer.print_attribute(value)


def _is_written_short(kind: object, value: Type) -> bool:
    """True if a type prints without its mnemonic: a dialect class with parameters that matches the declared class
    exactly."""
    return isinstance(kind, type) and bool(getattr(kind, "written_short", False))


def _space_before(text: str, after_punctuation: bool) -> bool:
    if len(text) != 1 and text != "->":
        return True
    return text[0] not in (">)}]," if after_punctuation else "<>(){}[],")


Definition = Callable[[ClassT], ClassT]
