"""Shared code of the printers: words, lists, and cached texts.

The text of an attribute without nested alias candidates is cached on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from lamina.ir import float_format
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import UnitAttr
from lamina.ir.resource_blob import DenseResourceBlob
from lamina.ir.types import DYNAMIC

if TYPE_CHECKING:
    from lamina.ir.value import Value

_BARE = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*\Z", re.ASCII)
_PLAIN = re.compile(r"[ !#-\[\]-~]*\Z")


def escape(text: str) -> str:
    """Returns the text between the quotes of a string literal."""
    if _PLAIN.match(text):
        return text
    parts = []
    for byte in text.encode("utf-8", "surrogateescape"):
        if byte == 0x5C:
            parts.append("\\\\")
        elif 0x20 <= byte < 0x7F and byte != 0x22:
            parts.append(chr(byte))
        else:
            parts.append(f"\\{byte:02X}")
    return "".join(parts)


def keyword_or_string(text: str) -> str:
    """Returns the text where it is an identifier, else in quotes."""
    return text if _BARE.match(text) else f'"{escape(text)}"'


class PrinterBase:
    """Prints to ``self.out``; subclasses add attributes."""

    out: list[str]
    flags: Any

    def __init__(self) -> None:
        self._cacheable = True
        # The number of attributes without an alias that are open within the innermost alias definition.
        self._levels = 0

    # ---- To be refined by the attribute and operation printers

    def print_alias(self, attribute: Attribute, in_location: bool = False) -> bool:
        """Prints an alias instead of the attribute, if it has one. ``in_location`` is for parts of locations."""
        raise TypeError("a fragment printer has no aliases")

    def may_have_alias(self, attribute: Attribute) -> bool:
        """True if the attribute is printed as an alias where aliases are printed; its text is not kept then."""
        raise TypeError("a fragment printer has no aliases")

    def key_of_resource(self, blob: DenseResourceBlob) -> str:
        """Returns the key by which the text refers to a resource."""
        return blob.key

    def value_name(self, value: Value) -> str:
        """Returns the name of a value, in printers that support values."""
        raise TypeError("an attribute printer cannot print values")

    def print_unaliased(self, attribute: Attribute) -> None:
        """The attribute or type in full."""
        raise TypeError("a fragment printer cannot print attributes")

    def print_attribute_without_type(self, attribute: Attribute) -> None:
        """Like print_attribute, but without a trailing ``: type``."""
        raise TypeError("a fragment printer cannot print attributes")

    # ---- Entry points

    def print_attribute(self, attribute: Attribute) -> None:
        """An attribute or type: its alias, or in full."""
        try:
            text = attribute._text
        except AttributeError:
            # Invalid IR prints, too.
            self.out.append("<<NULL ATTRIBUTE>>" if attribute is None else f"<<NOT AN ATTRIBUTE: {attribute!r}>>")
            return
        if text is not None:
            self.out.append(text)
        elif not self.print_alias(attribute):
            self._print_and_keep(attribute)
        else:
            self._cacheable = False

    print_type = print_attribute

    def _print_and_keep(self, attribute: Attribute) -> None:
        """Prints the attribute and keeps the text if it can be used again."""
        outer, self._cacheable = self._cacheable, not self.may_have_alias(attribute)
        out = self.out
        start = len(out)
        with self.nested_attribute():
            self.print_unaliased(attribute)
        if self._cacheable:
            text = "".join(out[start:])
            if len(text) < 400:
                attribute._text = text
        else:
            outer = False
        self._cacheable = outer

    @contextmanager
    def nested_attribute(self) -> Iterator[None]:
        """Within the block, printing is nested in an attribute without an alias: one level deeper for the order of
        aliases.
        """
        self._levels += 1
        yield
        self._levels -= 1

    # ---- Words and lists

    escape = staticmethod(escape)

    def write(self, text: str) -> None:
        """Appends text."""
        self.out.append(text)

    def print_attributes(self, attributes: Iterable[Attribute]) -> None:
        """The attributes with commas between."""
        for position, attribute in enumerate(attributes):
            if position:
                self.out.append(", ")
            self.print_attribute(attribute)

    print_types = print_attributes

    def print_colon_type(self, type: Type) -> None:
        """`` : type``."""
        self.out.append(" : ")
        self.print_type(type)

    def print_string(self, text: str) -> None:
        """A quoted string."""
        self.out.append(f'"{escape(text)}"')

    def print_keyword_or_string(self, text: str) -> None:
        """Bare where it is an identifier, else quoted."""
        self.out.append(keyword_or_string(text))

    def print_symbol_name(self, name: str) -> None:
        """``@name``, quoted where needed."""
        self.out.append("@" + (name if _BARE.match(name) else f'"{escape(name)}"'))

    def print_named_attribute(self, name: str, attribute: Attribute) -> None:
        """``name = attribute``, or the name alone for a unit attribute."""
        self.print_keyword_or_string(name)
        if attribute.__class__ is not UnitAttr:
            self.out.append(" = ")
            self.print_attribute(attribute)

    def print_dimension_list(self, shape: Sequence[int]) -> None:
        """``4x?x8``, without a trailing x; nothing for rank 0."""
        self.out.append("x".join("?" if size == DYNAMIC else str(size) for size in shape))

    def float_text(self, bits: int, name: str) -> str:
        """Returns the text of a float of the format ``name``, as the flags want it."""
        if name in float_format.BEYOND_DOUBLE:
            # The text depends on the flags, so it is not kept.
            self._cacheable = False
            if getattr(self.flags, "exact_floats", False):
                return float_format.exact_float_text(bits, name)
        return float_format.float_text(bits, name)

    def print_float(self, value: float, name: str = "f64") -> None:
        """A number in the form of a float attribute of the format ``name``."""
        self.out.append(float_format.float_text(float_format.encode(value, name), name))
