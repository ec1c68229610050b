"""Finding the functions behind ``custom<Name>(...)``.

``parse_<name>(parser, *references)`` returns the values of the directive's other arguments in order (one value alone,
or a tuple); ``print_<name>(printer, op, *arguments)`` prints them.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

_OF_THREE = {"DynamicIndexList": "ScalableDynamicIndexList", "SemiFunctionType": "SingleSemiFunctionType"}
_registered: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {}


def custom_directive(name: str, parse: Callable[..., Any], print: Callable[..., Any]) -> None:
    """Makes a directive known to all formats."""
    _registered[name] = (parse, print)


def overload(name: str, arguments: int) -> str:
    """The directive that is meant, where MLIR chooses by the types of the arguments: a list of indices with a third
    argument has flags for scalable sizes too; a function type with a third argument has exactly one result."""
    return _OF_THREE.get(name, name) if arguments == 3 else name


def snake_case(name: str) -> str:
    """``DynamicIndexList`` as ``dynamic_index_list``."""
    text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name)
    return text.lower()


@cache
def syntax_module(module: str) -> ModuleType | None:
    """The ``syntax`` module of the dialect whose operations ``module`` declares: beside it, or beside the folder that
    it is in."""
    while package := module.rpartition(".")[0]:
        try:
            if importlib.util.find_spec(f"{package}.syntax") is not None:
                return importlib.import_module(f"{package}.syntax")
        except ModuleNotFoundError:
            return None  # a module made at run time, whose name promises packages that do not exist
        module = package
    return None


def find(cls: Any, name: str, role: str) -> Callable[..., Any]:
    """The parse or print function of a directive: in the operation's class, its module, its dialect's ``syntax``
    module, or registered."""
    function = f"{role}_{snake_case(name)}"
    for holder in (cls, sys.modules.get(cls.__module__), syntax_module(cls.__module__)):
        found = getattr(holder, function, None)
        if found is not None:
            result: Callable[..., Any] = found
            return result
    importlib.import_module("lamina.define.index_lists")
    if name in _registered:
        return _registered[name][0 if role == "parse" else 1]
    raise LookupError(f"'{cls.name}' uses custom<{name}>, but there is no function {function}")
