"""Lookup of the functions for ``custom<Name>(...)``.

``parse_<name>(parser, *references)`` returns the values of the directive's other arguments in order (a single value,
or a tuple); ``print_<name>(printer, op, *arguments)`` prints them. A parameter ``count`` receives the number of
values.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import re
import sys
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

from lamina.define.assembly_format.elements import FormatError
from lamina.ir.attribute import Attribute
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation

_OF_THREE = {"DynamicIndexList": "ScalableDynamicIndexList", "SemiFunctionType": "SingleSemiFunctionType"}
_registered: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {}


def custom_directive(name: str, parse: Callable[..., Any], print: Callable[..., Any]) -> None:
    """Registers a directive for all formats."""
    _registered[name] = (parse, print)


def overload(name: str, arguments: int) -> str:
    """Returns the directive that is meant, where MLIR chooses by the types of the arguments: a list of indices with
    a third argument has flags for scalable sizes too; a function type with a third argument has exactly one result."""
    return _OF_THREE.get(name, name) if arguments == 3 else name


@cache
def takes_count(function: Callable[..., Any]) -> bool:
    """True if a parse function has a parameter ``count`` for the number of expected values."""
    try:
        return "count" in inspect.signature(function).parameters
    except (TypeError, ValueError):
        return False


def snake_case(name: str) -> str:
    """``DynamicIndexList`` as ``dynamic_index_list``."""
    text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name)
    return text.lower()


@cache
def syntax_module(module: str) -> ModuleType | None:
    """Returns the ``syntax`` module of the dialect whose operations ``module`` declares: next to it, or next to its
    folder."""
    while package := module.rpartition(".")[0]:
        try:
            if importlib.util.find_spec(f"{package}.syntax") is not None:
                return importlib.import_module(f"{package}.syntax")
        except ModuleNotFoundError:
            return None  # a module created at run time, whose name refers to packages that do not exist
        module = package
    return None


def find(cls: type[Operation] | type[Attribute], name: str, role: str) -> Callable[..., Any]:
    """Returns the parse or print function of a directive: from its dialect's plug-ins, the operation's class, its
    module, its dialect's ``syntax`` module, or the registry. Raises FormatError if there is none."""
    dialect = load_dialect(cls.dialect_name) if issubclass(cls, Attribute) else cls.dialect
    if dialect is not None and name in dialect.directives:
        return dialect.directives[name][0 if role == "parse" else 1]
    function = f"{role}_{snake_case(name)}"
    for holder in (cls, sys.modules.get(cls.__module__), syntax_module(cls.__module__)):
        function_ = getattr(holder, function, None)
        if function_ is not None:
            result: Callable[..., Any] = function_
            return result
    importlib.import_module("lamina.define.index_lists")
    if name in _registered:
        return _registered[name][0 if role == "parse" else 1]
    shown = f"{cls.dialect_name}.{cls.mnemonic}" if issubclass(cls, Attribute) else cls.name
    raise FormatError(f"'{shown}' uses custom<{name}>, but there is no function {function}")
