"""Enumerations of operations and attributes, and the attributes that hold them."""

from __future__ import annotations

import re
from enum import Enum, IntFlag
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from lamina.define import parameter_classes
from lamina.define.constraints import AttributeConstraint
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.dialect import Dialect, load_dialect
from lamina.ir.types import IntegerType

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


class IntegerEnum(Enum):
    """Cases declared as ``NAME = number, "spelling"``."""

    spelling: str

    def __init_subclass__(cls) -> None:
        """Raises TypeError for cases of one number or spelling: one of them could not be printed."""
        if len(cls.__members__) > len(cls):
            twice = next(name for name, case in cls.__members__.items() if case.name != name)
            raise TypeError(f"{cls.__name__}: '{twice}' and '{cls.__members__[twice].name}' have the same number")
        spelled: dict[str, str] = {}
        for case in cls:
            other = spelled.setdefault(case.spelling, case.name)
            if other != case.name:
                raise TypeError(f"{cls.__name__}: '{other}' and '{case.name}' are both spelled '{case.spelling}'")

    def __new__(cls, number: int, spelling: str) -> IntegerEnum:
        member = object.__new__(cls)
        member._value_ = number
        member.spelling = spelling
        return member

    @classmethod
    def from_spelling(cls, spelling: str) -> Any:
        """Returns the case with that spelling; None if there is none."""
        return _spellings(cls).get(spelling)

    @classmethod
    def from_number(cls, number: int) -> Any:
        """Returns the case with that number; None if there is none."""
        member = cls._value2member_map_.get(number)
        return member

    def __str__(self) -> str:
        return self.spelling


class BitEnum(IntFlag):
    """Sets of bits declared as ``NAME = number, "spelling"``; a case of several bits is a group."""

    _spelled: ClassVar[Any]

    def __new__(cls, number: int, spelling: str = "") -> BitEnum:
        member = int.__new__(cls, number)
        member._value_ = number
        if spelling:
            _declared.setdefault(cls.__qualname__ + cls.__module__, {})[spelling] = number
        return member

    @classmethod
    def _cases(cls) -> dict[str, int]:
        return _declared.get(cls.__qualname__ + cls.__module__, {})

    @classmethod
    def from_spelling(cls, spelling: str) -> Any:
        number = cls._cases().get(spelling)
        return None if number is None else cls(number)

    @classmethod
    def from_number(cls, number: int) -> Any:
        known = 0
        for bits in cls._cases().values():
            known |= bits
        return cls(number) if number & ~known == 0 else None

    @property
    def spelling(self) -> str:
        """The names of the bits that are set, groups first and their bits not again, joined by the enumeration's
        separator. Groups are the cases of several bits, and those that the enumeration's ``groups`` names."""
        cases = type(self)._cases()
        number = int(self)
        if number == 0:
            return next((name for name, bits in cases.items() if bits == 0), "")
        separator = getattr(type(self), "separator", ", ")
        separator = str(separator) if isinstance(separator, str) else ", "
        groups = getattr(type(self), "groups", ())
        names = []
        for name, bits in reversed(cases.items()):
            if (bits & (bits - 1) or name in groups) and number & bits == bits:
                names.append(name)
                number &= ~bits
        names += [
            name
            for name, bits in cases.items()
            if bits & (bits - 1) == 0 and number & bits and name not in groups
        ]
        return separator.join(names)

    def __str__(self) -> str:
        return self.spelling

    def without(self, others: Self) -> Self:
        """Returns the set without the bits of another; ``~others`` is wrong in Python 3.11.2 where a group has them."""
        return type(self)(int(self) & ~int(others))


EnumT = TypeVar("EnumT", bound="IntegerEnum | BitEnum")

_declared: dict[str, dict[str, int]] = {}
_WORD = re.compile(r"[\w$.]+")
_spelling_tables: dict[type, dict[str, Any]] = {}


def _spellings(cls: type[IntegerEnum]) -> dict[str, Any]:
    table = _spelling_tables.get(cls)
    if table is None:
        table = _spelling_tables[cls] = {case.spelling: case for case in cls}
    return table


def spellings(cls: type[IntegerEnum] | type[BitEnum]) -> list[str]:
    """How the cases of an enumeration are written, in order."""
    return list(cls._cases()) if issubclass(cls, BitEnum) else [case.spelling for case in cls]


def _words(cls: type[IntegerEnum] | type[BitEnum]) -> str:
    return ", ".join(spellings(cls))


def parse_enum(parser: Parser, cls: type[IntegerEnum] | type[BitEnum], described: str | None = None) -> Any:
    """Returns a case by its spelling: a keyword or a string, or several bits with the separator between."""
    offset = parser.start
    is_bits = issubclass(cls, BitEnum)
    separator = getattr(cls, "separator", ",") if is_bits else ","
    separator = separator.strip() if isinstance(separator, str) else ","
    number = 0
    while True:
        case = cls.from_spelling(parser.parse_optional_digits_word() or parser.parse_keyword_or_string())
        if case is None:
            wanted = parameter_classes.shown(described or "::mlir::" + cls.__name__)
            parser.custom_error(f"expected {wanted} to be one of: {_words(cls)}", offset)
        if not is_bits:
            return case
        number |= int(case)
        if not parser.accept(separator):
            return cls.from_number(number)


def parse_plain_enum(parser: Parser, cls: type[IntegerEnum] | type[BitEnum], described: str) -> Any:
    """Parses a case of an enumeration that MLIR stores directly, not in an attribute; bits are separated by the
    separator. ``described`` is its name in messages."""
    is_bits = issubclass(cls, BitEnum)
    separator = getattr(cls, "separator", ",") if is_bits else ","
    described = parameter_classes.shown(described)
    number = 0
    while True:
        offset = parser.start
        word = parser.parse_optional_any_keyword()
        if word is None:
            parser.custom_error(f"expected keyword for {described}", offset)
        case = cls.from_spelling(word)
        if case is None:
            parser.custom_error(f"expected one of [{_words(cls)}] for {described}, got: {word}", offset)
        if not is_bits:
            return case
        number |= int(case)
        if not parser.accept(separator.strip()):
            return cls.from_number(number)


class EnumAttribute(Attribute, Generic[EnumT]):
    """Base of the attributes of a dialect that hold one case: ``#dialect.mnemonic<case>``."""

    __slots__ = ("value",)
    value: EnumT
    enumeration: ClassVar[Any]
    brackets: ClassVar[bool] = True
    # The name of the enumeration in diagnostics, if it differs from its name in mlir.
    described: ClassVar[str | None] = None
    # The summary that messages name instead, of an enumeration that is no attribute in ODS (`I32Enum`).
    plain: ClassVar[str | None] = None

    def __new__(cls, value: object) -> EnumAttribute[EnumT]:
        if value.__class__ is int and issubclass(cls.enumeration, BitEnum):
            return cls._unique(cls.enumeration(value))  # MLIR keeps bits without a name, too
        return cls._unique(_case_of(cls.enumeration, value))

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Any:
        if not cls.brackets:
            return cls(cls._parse_value(parser))
        parser.expect("<", "expected '<'")
        value = cls._parse_value(parser)
        parser.expect(">", "expected '>'")
        return cls(value)

    @classmethod
    def _parse_value(cls, parser: Parser) -> Any:
        holder = cls
        described = cls.described or parameter_classes.class_of(holder, "value")

        def case() -> Any:
            if cls.plain is not None:
                return parse_plain_enum(parser, cls.enumeration, cls.plain)
            return parse_enum(parser, cls.enumeration, described)

        return parameter_classes.read(parser, cls, "value", case)

    def print_parameters(self, printer: Printer) -> None:
        spelling = self.value.spelling
        if not isinstance(self.value, BitEnum) and not _WORD.fullmatch(spelling):
            spelling = f'"{spelling}"'  # as it is parsed again
        printer.write(f"<{spelling}>" if self.brackets else f" {spelling}")

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (int(self.value.value),))


def enum_attribute(
    name: str, enumeration: type[EnumT], *, brackets: bool = True, summary: str | None = None
) -> type[EnumAttribute[EnumT]]:
    """Creates and registers the attribute class ``#dialect.mnemonic<case>`` of an enumeration; the class is also a
    constraint for fields. Diagnostics use the summary."""
    dialect_name, _, mnemonic = name.partition(".")
    cls = type(
        enumeration.__name__ + "Attr",
        (EnumAttribute,),
        {
            "__slots__": (),
            "enumeration": enumeration,
            "brackets": brackets,
            "dialect_name": dialect_name,
            "mnemonic": mnemonic,
            "__doc__": f"``#{name}``: a case of {enumeration.__name__}.",
            "summary": summary or allowed_cases(enumeration, 32),
        },
    )
    dialect = load_dialect(dialect_name) or Dialect(dialect_name)
    dialect.register_attribute(cls)
    result: type[EnumAttribute[EnumT]] = cls
    return result


class IntegerEnumConstraint(AttributeConstraint[EnumT]):
    """An enumeration kept as an integer attribute."""

    def __init__(self, enumeration: type[EnumT], width: int, description: str) -> None:
        self.enumeration = enumeration
        self.type = IntegerType(width)
        super().__init__(description, self._accepts, to_python=self._case, from_python=self._attribute)
        self.value_type = self.type
        self.storage = self._accepts

    def _accepts(self, attribute: Attribute) -> bool:
        return (
            isinstance(attribute, IntegerAttr)
            and attribute.type is self.type
            and self.enumeration.from_number(attribute.value) is not None
        )

    def _case(self, attribute: IntegerAttr) -> Any:
        return self.enumeration.from_number(attribute.value)

    def _attribute(self, value: str | int | Enum) -> Attribute:
        return IntegerAttr(self.type, int(_case_of(self.enumeration, value).value))


def _case_of(enumeration: type[Any], value: object) -> Any:
    """Returns a case by itself, its spelling or its number. Raises ValueError for others."""
    if isinstance(value, enumeration):
        return value
    case = None
    if isinstance(value, str):
        case = enumeration.from_spelling(value)
    elif isinstance(value, int) and not isinstance(value, Enum):
        case = enumeration.from_number(value)
    if case is None:
        raise ValueError(f"{enumeration.__name__} has no case {value!r}")
    return case


def integer_enum_attribute(
    enumeration: type[EnumT], width: int, summary: str | None = None
) -> IntegerEnumConstraint[EnumT]:
    """Returns the constraint of fields that hold a case as an integer of ``width`` bits."""
    return IntegerEnumConstraint(enumeration, width, summary or allowed_cases(enumeration, width))


def allowed_cases(enumeration: type[EnumT], width: int) -> str:
    """Lists the allowed cases for diagnostics of an enumeration without keywords."""
    numbers = ", ".join(
        str(int(case if isinstance(case, int) else case.value))
        for case in (enumeration._cases().values() if issubclass(enumeration, BitEnum) else enumeration)
    )
    return f"allowed {width}-bit signless integer cases: {numbers}"
