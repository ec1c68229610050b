"""Words and strings that name cases of SPIR-V's enumerations."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.define.enums import EnumAttribute
from lamina.ir.attributes import StringAttr
from lamina.ir.dialect import load_dialect
from lamina.ir.types import none

if TYPE_CHECKING:
    from lamina.asm.parser import Parser

# A case of an enumeration that the `.td` files declare.
Case = Any


def holder_of(mnemonic: str) -> type[EnumAttribute[Any]]:
    """Returns the class of the attribute `#spirv.mnemonic<case>`."""
    dialect = load_dialect("spirv")
    assert dialect is not None
    declared: Any = dialect.attributes[mnemonic]
    holder: type[EnumAttribute[Any]] = declared
    return holder


def case_of(mnemonic: str, spelling: str) -> Case:
    """Returns the case with that spelling, or None."""
    return holder_of(mnemonic).enumeration.from_spelling(spelling)


def parse_case(parser: Parser, mnemonic: str, what: str) -> Case:
    """Parses the keyword of a case; messages call the attribute ``what``."""
    return _parse_case(parser, mnemonic, f"invalid {what} attribute specification", parser.custom_error)


def parse_parameter_case(parser: Parser, mnemonic: str, what: str) -> Case:
    """Parses the keyword of a case among the parameters of a type or an attribute."""
    return _parse_case(parser, mnemonic, f"unknown {what}", parser.error)


def _parse_case(parser: Parser, mnemonic: str, message: str, report: Callable[[str, int], object]) -> Case:
    offset = parser.start
    word = parser.parse_any_keyword()
    known_case = case_of(mnemonic, word)
    if known_case is None:
        report(f"{message}: {word}", offset)
    return known_case


def parse_case_string(parser: Parser, mnemonic: str, what: str | None = None) -> EnumAttribute[Any]:
    """Parses a case, or bits joined by `|`, from a string."""
    offset = parser.start
    what = what or mnemonic
    attribute = parser.parse_attribute(none)
    if not isinstance(attribute, StringAttr):
        parser.custom_error(f"expected {what} attribute specified as string", offset)
    cls = holder_of(mnemonic)
    value = _set_of(cls, attribute.value)
    if value is None:
        parser.custom_error(f"invalid {what} attribute specification: {attribute}", offset)
    made: EnumAttribute[Any] = cls(value)
    return made


def _set_of(cls: type[EnumAttribute[Any]], text: str) -> Case:
    """Returns the case or set of bits with that spelling; None if unknown."""
    enumeration = cls.enumeration
    if not hasattr(enumeration, "separator"):
        return enumeration.from_spelling(text)
    number = 0
    words = text.split("|")
    for word in words:
        case = enumeration.from_spelling(word.strip())
        if case is None or (int(case) == 0 and len(words) > 1):
            return None
        number |= int(case)
    return enumeration(number)
