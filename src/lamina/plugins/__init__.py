"""Python hooks for dialects that are made from `.td` files: what there is C++ behind the declarations.

A plug-in is a module whose functions say by decorators what they are for:

    @directive("SameOperandsAndResultType")   parse_... or print_...: `custom<SameOperandsAndResultType>(...)`
    @syntax("stablehlo.while")                parse_... or print_...: hasCustomAssemblyFormat of an operation, of a
                                              type ("!torch.vtensor") or of an attribute ("#stablehlo.conv")
    @predicate("mlir::hlo::isBounded")        a C++ function, or a constraint or trait by the name of its record
    @method("ListType::getContainedType")     a C++ method of a type or attribute
    @verifier("stablehlo.add")                hasVerifier: raises VerifyFailure
    @infer_return_types("stablehlo.dot")      (operands, properties, regions) -> types
    @operation_method("stablehlo.constant")   result_names, block_argument_names, ...: a method of the operation
    @model(Interface, "stablehlo.add")        the implementation of one of lamina's interfaces: folds, effects, ...

Plug-ins are found by the dialect's name: shipped ones in this package, those of other distributions by an entry point
of the group `lamina.plugins`, and the modules that a project file names.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from lamina.interfaces.model import Interface

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

Function = TypeVar("Function", bound=Callable[..., Any])
ENTRY_POINTS = "lamina.plugins"


@dataclass
class Plugin:
    """What the functions of one module are for."""

    directives: dict[str, dict[str, Callable[..., Any]]] = field(default_factory=dict)
    syntaxes: dict[str, dict[str, Callable[..., Any]]] = field(default_factory=dict)
    predicates: dict[str, Callable[..., Any]] = field(default_factory=dict)
    methods: dict[str, Callable[..., Any]] = field(default_factory=dict)
    verifiers: dict[str, Callable[[Any], None]] = field(default_factory=dict)
    inferences: dict[str, Callable[..., Any]] = field(default_factory=dict)
    spellings: dict[str, str] = field(default_factory=dict)
    members: dict[str, dict[str, Callable[..., Any]]] = field(default_factory=dict)
    models: list[tuple[Interface[Any], tuple[str, ...], Callable[..., Any]]] = field(default_factory=list)


_plugins: dict[str, Plugin] = {}


def _plugin_of(function: Callable[..., Any]) -> Plugin:
    return _plugins.setdefault(function.__module__, Plugin())


def _role(function: Callable[..., Any], what: str) -> str:
    role = function.__name__.partition("_")[0]
    if role not in ("parse", "print"):
        raise TypeError(f"@{what}: the name of {function.__qualname__} begins neither with parse_ nor with print_")
    return role


def directive(*names: str) -> Callable[[Function], Function]:
    """The function parses or prints `custom<Name>(...)`: ``parse_...(parser, *references)`` returns the values of the
    other arguments in order (one alone, or a tuple), and has a parameter ``count`` if it wants to know how many;
    ``print_...(printer, op, *arguments)`` writes them."""

    def register(function: Function) -> Function:
        for name in names:
            _plugin_of(function).directives.setdefault(name, {})[_role(function, "directive")] = function
        return function

    return register


def syntax(*names: str) -> Callable[[Function], Function]:
    """The function parses or prints what follows the name of an operation, a type (`!dialect.mnemonic`) or an
    attribute (`#dialect.mnemonic`): ``parse_...(cls, parser, state)`` and ``print_...(op, printer)``, or
    ``parse_...(cls, parser)``, which returns the type, and ``print_...(type, printer)``."""

    def register(function: Function) -> Function:
        for name in names:
            _plugin_of(function).syntaxes.setdefault(name, {})[_role(function, "syntax")] = function
        return function

    return register


def spelled(name: str, spelling: str) -> None:
    """Text has another mnemonic for a type (`!dialect.mnemonic`) or attribute (`#dialect.mnemonic`) than its
    declaration."""
    module = sys._getframe(1).f_globals["__name__"]
    _plugins.setdefault(module, Plugin()).spellings[name] = spelling


def predicate(*names: str) -> Callable[[Function], Function]:
    """The function is what a C++ function of that name computes (with a parameter ``templates`` it gets the tests of
    its template arguments), or the predicate of the constraint, or trait, whose record has that name."""

    def register(function: Function) -> Function:
        _plugin_of(function).predicates.update(dict.fromkeys(names, function))
        return function

    return register


def method(*names: str) -> Callable[[Function], Function]:
    """The function is the C++ method `Class::name`; its first parameter is the object."""

    def register(function: Function) -> Function:
        _plugin_of(function).methods.update(dict.fromkeys(names, function))
        return function

    return register


def verifier(*names: str) -> Callable[[Function], Function]:
    """Returns the function checks operations of that name, types and attributes (`!dialect.mnemonic`), or, by the
    name of a trait's record, those that have the trait. Raises VerifyFailure."""

    def register(function: Function) -> Function:
        _plugin_of(function).verifiers.update(dict.fromkeys(names, function))
        return function

    return register


def infer_return_types(*names: str) -> Callable[[Function], Function]:
    """The function gives the result types of operations: ``(operands, properties, regions) -> types``. Raises
    VerifyFailure where there are none."""

    def register(function: Function) -> Function:
        _plugin_of(function).inferences.update(dict.fromkeys(names, function))
        return function

    return register


def operation_method(*names: str) -> Callable[[Function], Function]:
    """The function becomes a method of the operations: `result_names(op)`, `block_argument_names(op, region)`,
    `verify_symbol_uses(op, symbols)`, or one of the plug-in's own."""

    def register(function: Function) -> Function:
        for name in names:
            _plugin_of(function).members.setdefault(name, {})[function.__name__] = function
        return function

    return register


def model(interface: Interface[Any], *names: str) -> Callable[[Function], Function]:
    """The function or class implements one of lamina's interfaces for the operations."""

    def register(function: Function) -> Function:
        _plugin_of(function).models.append((interface, names, function))
        return function

    return register


# ---- Finding them


def load(module: str) -> Plugin:
    """Returns the plug-in that an importable module is."""
    name = importlib.import_module(module).__name__
    return _plugins.setdefault(name, Plugin())


def load_file(path: str) -> Plugin:
    """Returns the plug-in that a file of Python is; run each time. Raises OSError, and what the code raises."""
    name = f"lamina_plugin_{abs(hash(path)):x}"
    _plugins.pop(name, None)
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise OSError(f"'{path}' is not a Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return _plugins.setdefault(name, Plugin())


def _entry_points(dialect: str) -> Iterable[EntryPoint]:
    """Those of installed distributions; the machinery that reads them is loaded only if one may have some."""
    if not any(map(_may_have_plugins, sys.path)):
        return ()
    from importlib import metadata

    return metadata.entry_points(group=ENTRY_POINTS, name=dialect)


def _may_have_plugins(folder: str) -> bool:
    """True if a distribution installed in a folder names the group of entry points; anything but a folder may."""
    if os.path.isfile(folder):
        return True
    try:
        names = [name for name in os.listdir(folder or ".") if name.endswith((".dist-info", ".egg-info"))]
    except OSError:
        return False
    for name in names:
        try:
            with open(os.path.join(folder, name, "entry_points.txt"), "rb") as stream:
                if ENTRY_POINTS.encode() in stream.read():
                    return True
        except OSError:
            continue
    return False


def shipped_and_installed(dialect: str) -> list[Plugin]:
    """Returns the plug-ins for a dialect: the one in this package, and those of entry points of its name."""
    found = []
    if dialect.isidentifier() and importlib.util.find_spec(f"{__name__}.{dialect}") is not None:
        found.append(load(f"{__name__}.{dialect}"))
        shared: Iterable[str] = getattr(importlib.import_module(f"{__name__}.{dialect}"), "SHARED", ())
        found += [load(f"{__name__}.{other}") for other in shared]
    for point in _entry_points(dialect):
        found.append(load(point.module))
    return found
