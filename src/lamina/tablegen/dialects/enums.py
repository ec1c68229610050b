"""Enumerations of `.td` files."""

from __future__ import annotations

import keyword
from typing import Any

from lamina.define.enums import BitEnum, IntegerEnum
from lamina.tablegen.dialects.context import Context
from lamina.tablegen.ods.enums import EnumInfo


def make_enum(info: EnumInfo, context: Context) -> Any:
    """Returns the Python enumeration of an `EnumInfo`."""
    known = context.enums.get(info.def_name)
    if known is not None:
        return known
    cases = [(_case_name(case.symbol), (case.value, case.spelling)) for case in info.cases]
    base: Any = BitEnum if info.is_bit_enum else IntegerEnum
    qualified = f"{info.cpp_namespace}::{info.name}".lstrip(":")
    module = f"lamina.loaded.{qualified.replace('::', '.')}"
    cls = base(info.name, cases, module=module, qualname=info.name) if cases else base
    if info.is_bit_enum and cases:
        cls.separator = info.separator
    if cases:
        cls.described = f"::{qualified}"
    for case in info.cases:
        member = cls.from_spelling(case.spelling)
        for name in (f"{info.name}::{case.symbol}", f"{qualified}::{case.symbol}"):
            context.vocabulary.constants.setdefault(name, member)
    context.enums[info.def_name] = cls
    return cls


def _case_name(symbol: str) -> str:
    if keyword.iskeyword(symbol) or symbol.startswith("_") or symbol in ("mro", "name", "value", "spelling"):
        return f"{symbol.lstrip('_')}_"
    return symbol
