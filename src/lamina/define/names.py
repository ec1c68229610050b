"""Python names for names of `.td` files and IRDL."""

from __future__ import annotations

import keyword
import re

from lamina.ir.attribute import Attribute
from lamina.ir.operation import Operation

_RESERVED = frozenset(
    ("assembly_format", "build", "infer_return_types", "parse", "print", "result_names", "verify_regions", "unchecked")
)


def snake_case(name: str) -> str:
    """`startIndices` as `start_indices`."""
    text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()
    return f"{text}_" if keyword.iskeyword(text) or not text.isidentifier() else text


def field_name(name: str, taken: set[str]) -> str:
    """Returns the Python name of an operation's field; a name that clashes with an attribute of Operation gets a `_`
    suffix."""
    field = snake_case(name)
    while field in taken or hasattr(Operation, field) or field in _RESERVED or field.startswith("_"):
        field = f"{field.lstrip('_')}_"
    taken.add(field)
    return field


def parameter_name(name: str) -> str:
    """Returns the Python name of a parameter of a type or attribute."""
    parameter = snake_case(name).lstrip("_") or "value"
    return f"{parameter}_" if hasattr(Attribute, parameter) else parameter
