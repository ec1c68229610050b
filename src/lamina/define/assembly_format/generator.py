"""Compiles assembly formats to Python functions.

Generated parse functions read tokens straight-line into local variables named after the fields (``o_`` operands as
written, ``t_`` types, ``a_`` attributes, ``r_`` regions, ``s_`` successors), then resolve types and fill the state.
"""

from __future__ import annotations

from typing import Any

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
from lamina.define.assembly_format.print_generator import PrintGenerator


def format_of(cls: Any) -> list[Any] | None:
    """The bound elements of a class's format; None where it has none."""
    text = getattr(cls, "assembly_format", None)
    if text is None:
        return None
    elements = read_format(text)
    bind(elements, cls.definition.by_name)
    return elements


def generate_parse(cls: Any) -> Any:
    """``_parse(parser, state)`` from the format, or from the class's own ``parse``."""
    own = getattr(cls, "parse", None)
    if own is not None:
        defaults = cls.definition

        def parse_with_own(parser: Any, state: Any) -> None:
            own(parser, state)
            properties = state.properties
            for name, default in defaults.filled_defaults.items():
                if name not in properties:
                    properties[name] = default

        return parse_with_own
    elements = format_of(cls)
    if elements is None:

        def no_custom_form(parser: Any, state: Any) -> None:
            parser.error(f"op '{cls.name}' has no custom assembly form", state.offset)

        return no_custom_form
    from lamina.define.operation import compile_function

    generator = ParseGenerator(cls, elements)
    source = generator.source()
    return compile_function(cls, "_parse", source, generator.names)


def generate_print(cls: Any) -> Any:
    """``_print(op, printer)`` from the format, or from the class's own ``print``."""
    own = getattr(cls, "print", None)
    if own is not None:
        return own
    elements = format_of(cls)
    if elements is None:
        return None
    from lamina.define.operation import compile_function

    generator = PrintGenerator(cls, elements)
    source = generator.source()
    return compile_function(cls, "_print", source, generator.names)


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
    "variables",
]
