"""Enumerations."""

from __future__ import annotations

from typing import NamedTuple

from lamina.tablegen.ods.view import TextField, View


class EnumCase(NamedTuple):
    symbol: str
    value: int
    spelling: str


class EnumInfo(View):
    """An enumeration; `is_bit_enum` where its values combine."""

    __slots__ = ()

    name = TextField("className")
    cpp_namespace = TextField("cppNamespace")
    cpp_type = TextField("cppType")
    underlying_type = TextField("underlyingType")

    @property
    def bit_width(self) -> int:
        return self.field("bitwidth") or 32

    @property
    def cases(self) -> list[EnumCase]:
        return [
            EnumCase(str(case.value("symbol")), case.value("value"), str(case.value("str")))
            for case in self.items("enumerants")
        ]

    @property
    def is_bit_enum(self) -> bool:
        return self.record.is_a("BitEnumBase")

    separator = TextField("separator", "|")
    string_to_symbol = TextField("stringToSymbolFnName")
    symbol_to_string = TextField("symbolToStringFnName")
