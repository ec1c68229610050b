"""Compiles assembly formats to Python functions.

Generated parse functions read tokens straight-line into local variables named after the fields (``o_`` operands as
written, ``t_`` types, ``a_`` attributes, ``r_`` regions, ``s_`` successors), then resolve types and fill the state.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from lamina.define.assembly_format.completeness import check_complete
from lamina.define.assembly_format.custom_directives import syntax_module
from lamina.define.assembly_format.elements import (
    Directive,
    FormatError,
    Literal,
    OIList,
    OptionalGroup,
    Variable,
    Whitespace,
    bind,
    read_format,
    variables,
)
from lamina.define.assembly_format.parse_generator import ParseGenerator
from lamina.define.assembly_format.print_generator import PrintGenerator, print_generic
from lamina.define.fields import resolve_constraint
from lamina.define.operation import compile_function

if TYPE_CHECKING:
    from collections.abc import Callable

    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.ir.operation import Operation


def format_of(cls: type[Operation]) -> list[Any] | None:
    """Returns the bound elements of a class's format; None without a format."""
    text = getattr(cls, "assembly_format", None)
    if text is None:
        return None
    try:
        elements = read_format(text)
        bind(elements, cls.definition.by_name)
    except FormatError as error:
        raise FormatError(f"'{cls.name}': {error}") from None
    return elements


def _hand_written(cls: type[Operation], role: str) -> Callable[..., None] | None:
    """Returns the class's own ``parse`` or ``print``, or ``parse_<mnemonic>(cls, parser, state)`` /
    ``print_<mnemonic>(op, printer)`` of its dialect's ``syntax`` module, for classes without an assembly format."""
    own = getattr(cls, role, None)
    if own is not None or getattr(cls, "assembly_format", None) is not None:
        return own
    mnemonic = cls.name.partition(".")[2].replace(".", "_")
    written = getattr(syntax_module(cls.__module__), f"{role}_{mnemonic}", None)
    return partial(written, cls) if written is not None and role == "parse" else written


def generate_parse(cls: type[Operation]) -> Any:
    """Generates ``_parse(parser, state)`` from the format or a hand-written function."""
    own = _hand_written(cls, "parse")
    if own is not None:
        defaults = cls.definition

        def parse_with_own(parser: Parser, state: OperationState) -> None:
            own(parser, state)
            properties = state.properties
            for name, default in defaults.filled_defaults.items():
                if name not in properties:
                    properties[name] = default

        return parse_with_own
    elements = format_of(cls)
    if elements is None:

        def no_custom_form(parser: Parser, state: OperationState) -> None:
            if getattr(cls, "has_foreign_syntax", False):
                what = f"the syntax of '{cls.name}' is defined in C++; use the generic form, or provide a "
                parser.error(f"{what}plug-in with @syntax(\"{cls.name}\")", state.offset)
            parser.error(f"op '{cls.name}' has no custom assembly form", state.offset)

        return no_custom_form

    generator = ParseGenerator(cls, elements)
    source = generator.source()
    return compile_function(cls, "_parse", source, generator.names)


def parse_source(cls: type[Operation]) -> str | None:
    """Returns the source of the function that parses by the format; None for a class without one. Raises FormatError
    with the operation's name for a format that cannot be read, or that loses a part of the operation."""
    for field in cls.definition.fields:
        resolve_constraint(field)
    elements = format_of(cls) if _hand_written(cls, "parse") is None else None
    if elements is None:
        return None
    source = ParseGenerator(cls, elements).source()
    try:
        check_complete(cls.definition, elements)
    except FormatError as error:
        raise FormatError(f"'{cls.name}': {error}") from None
    return source


def generate_print(cls: type[Operation]) -> Any:
    """``_print(op, printer)`` from the format, or from the class's own ``print``."""
    own = _hand_written(cls, "print")
    if own is not None:
        return own
    elements = format_of(cls)
    if elements is None:
        return print_generic

    generator = PrintGenerator(cls, elements)
    source = generator.source()
    return compile_function(cls, "_print", source, generator.names)


def has_custom_form(cls: type[Operation]) -> bool:
    """True if there is a syntax other than the generic form."""
    return _hand_written(cls, "parse") is not None or getattr(cls, "assembly_format", None) is not None


__all__ = [
    "Directive",
    "FormatError",
    "Literal",
    "OIList",
    "OptionalGroup",
    "Variable",
    "Whitespace",
    "format_of",
    "generate_parse",
    "generate_print",
    "has_custom_form",
    "print_generic",
    "variables",
]
