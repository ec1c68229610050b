"""Python hooks for dialects loaded from `.td` files: the C++ behind the declarations.

A plug-in is a module whose functions are registered by decorators:

    @directive("SameOperandsAndResultType")   parse_... or print_...: `custom<SameOperandsAndResultType>(...)`
    @syntax("stablehlo.while")                parse_... or print_...: hasCustomAssemblyFormat of an operation, of a
                                              type ("!torch.vtensor") or of an attribute ("#stablehlo.conv")
    @predicate("mlir::hlo::isBounded")        a C++ function, or a constraint or trait by its record name
    @method("ListType::getContainedType")     a C++ method of a type or attribute
    @verifier("stablehlo.add")                hasVerifier, or hasRegionVerifier alone: raises VerifyFailure
    @infer_return_types("stablehlo.dot")      (operands, properties, regions) -> types
    @defines("spirv::PointerType")            a class: the type or attribute of that C++ name
    @configure("spirv")                       is given the dialect when it has been declared
    marks("SignedOp")                         (a call) native traits that demand nothing
    @operation_method("stablehlo.constant")   result_names, block_argument_names, ...: a method of the operation
    @model(Fold, "stablehlo.add")             an implementation of one of lamina's interfaces: folds, effects, ...
    @canonicalization("stablehlo.add")        (op, rewriter) -> whether it rewrote: hasCanonicalizer

`declared("#stablehlo.conv")` is the class of an attribute, `declared("!torch.int")` that of a type.

Plug-ins are looked up by dialect name: shipped ones in this package, those of other distributions through entry points
in the group `lamina.plugins`, and the modules that a project file names.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from lamina.interfaces.model import Interface
from lamina.ir.dialect import load_dialect
from lamina.ir.entry_points import entry_points

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute
    from lamina.ir.dialect import Dialect

Function = TypeVar("Function", bound=Callable[..., Any])
Definition = TypeVar("Definition", bound="type[Attribute]")
ENTRY_POINTS = "lamina.plugins"


@dataclass
class Plugin:
    """The hooks of one module."""

    directives: dict[str, dict[str, Callable[..., Any]]] = field(default_factory=dict)
    syntaxes: dict[str, dict[str, Callable[..., Any]]] = field(default_factory=dict)
    predicates: dict[str, Callable[..., Any]] = field(default_factory=dict)
    methods: dict[str, Callable[..., Any]] = field(default_factory=dict)
    verifiers: dict[str, Callable[[Any], None]] = field(default_factory=dict)
    inferences: dict[str, Callable[..., Any]] = field(default_factory=dict)
    spellings: dict[str, str] = field(default_factory=dict)
    members: dict[str, dict[str, Callable[..., Any]]] = field(default_factory=dict)
    classes: dict[str, type[Attribute]] = field(default_factory=dict)
    marks: set[str] = field(default_factory=set)
    settings: list[tuple[str, Callable[[Dialect], None]]] = field(default_factory=list)
    models: list[tuple[Interface[Any], tuple[str, ...], Callable[..., Any]]] = field(default_factory=list)
    canonicalizations: list[tuple[tuple[str, ...], Callable[..., Any]]] = field(default_factory=list)


_plugins: dict[str, Plugin] = {}


def _plugin_of(function: Callable[..., Any]) -> Plugin:
    return _plugins.setdefault(function.__module__, Plugin())


def _role(function: Callable[..., Any], what: str) -> str:
    role = function.__name__.partition("_")[0]
    if role not in ("parse", "print"):
        raise TypeError(f"@{what}: the name of {function.__qualname__} must begin with parse_ or print_")
    return role


def directive(*names: str) -> Callable[[Function], Function]:
    """Parses or prints `custom<Name>(...)`: ``parse_...(parser, *references)`` returns the values of the
    other arguments in order (a single one, or a tuple), and may have a parameter ``count`` for their number;
    ``print_...(printer, op, *arguments)`` prints them."""

    def register(function: Function) -> Function:
        for name in names:
            _plugin_of(function).directives.setdefault(name, {})[_role(function, "directive")] = function
        return function

    return register


def syntax(*names: str) -> Callable[[Function], Function]:
    """Parses or prints what follows the name of an operation, a type (`!dialect.mnemonic`) or an
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


def marks(*names: str) -> None:
    """Native traits of these C++ names demand nothing of an operation; its `marks` say which it has."""
    module = sys._getframe(1).f_globals["__name__"]
    _plugins.setdefault(module, Plugin()).marks.update(names)


def predicate(*names: str) -> Callable[[Function], Function]:
    """Implements the C++ function of that name (a parameter ``templates`` receives the tests of
    its template arguments), or the predicate of the constraint, or trait, with that record name."""

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
    """Computes the result types of operations of that name, or, by the name of a trait's record, of those that have
    the trait: ``(operands, properties, regions) -> types``. Raises VerifyFailure if there are none."""

    def register(function: Function) -> Function:
        _plugin_of(function).inferences.update(dict.fromkeys(names, function))
        return function

    return register


def defines(cpp_name: str) -> Callable[[Definition], Definition]:
    """The class, with its `dialect_name` and `mnemonic`, is what C++ calls ``cpp_name``: a type or attribute that no
    `.td` file declares."""

    def register(cls: Definition) -> Definition:
        _plugins.setdefault(cls.__module__, Plugin()).classes[cpp_name] = cls
        return cls

    return register


def configure(dialect: str) -> Callable[[Function], Function]:
    """The function is called with the dialect when its names have been declared: for what is no declaration, such as
    the verification of discardable attributes."""

    def register(function: Function) -> Function:
        _plugin_of(function).settings.append((dialect, function))
        return function

    return register


def operation_method(*names: str, method: str | None = None) -> Callable[[Function], Function]:
    """Adds a method to the operations: `result_names(op)`, `block_argument_names(op, region)`,
    `verify_symbol_uses(op, symbols)`, or one of the plug-in's own. It is named ``method``, or like the function."""

    def register(function: Function) -> Function:
        for name in names:
            _plugin_of(function).members.setdefault(name, {})[method or function.__name__] = function
        return function

    return register


def model(interface: Interface[Any], *names: str) -> Callable[[Function], Function]:
    """Implements one of lamina's interfaces, such as `lamina.rewrite.fold.Fold`, for the operations of these names.
    Raises TypeError for anything else."""
    if not isinstance(interface, Interface):
        raise TypeError(f"@model: {interface!r} is not an interface; folds implement lamina.rewrite.fold.Fold")

    def register(function: Function) -> Function:
        _plugin_of(function).models.append((interface, names, function))
        return function

    return register


def canonicalization(*names: str) -> Callable[[Function], Function]:
    """The function ``(op, rewriter)``, or pattern, canonicalizes operations of these names; it returns whether it
    rewrote something."""

    def register(function: Function) -> Function:
        _plugin_of(function).canonicalizations.append((names, function))
        return function

    return register


def declared(name: str) -> type[Any]:
    """Returns the class of an operation (`dialect.mnemonic`), type (`!dialect.mnemonic`) or attribute
    (`#dialect.mnemonic`) of a `.td` file, for plug-ins to make one. Raises LookupError if it is not declared."""
    dialect_name, _, mnemonic = name.lstrip("!#").partition(".")
    dialect = load_dialect(dialect_name)
    cls: type[Any] | None = None
    if dialect is not None and name.startswith("!"):
        cls = dialect.types.get(mnemonic)
    elif dialect is not None and name.startswith("#"):
        cls = dialect.attributes.get(mnemonic)
    elif dialect is not None:
        cls = dialect.operations.get(name)
    if cls is None:
        raise LookupError(f"'{name}' is not declared")
    return cls


# ---- Finding them


def load(module: str) -> Plugin:
    """Returns the plug-in that an importable module is."""
    name = importlib.import_module(module).__name__
    return _plugins.setdefault(name, Plugin())


def load_file(path: str) -> Plugin:
    """Loads a Python file as a plug-in; runs it each time. Raises OSError, and whatever the code raises."""
    name = f"lamina_plugin_{abs(hash(path)):x}"
    _plugins.pop(name, None)
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise OSError(f"'{path}' is not a Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return _plugins.setdefault(name, Plugin())


def shipped_and_installed(dialect: str) -> list[Plugin]:
    """Returns the plug-ins for a dialect: the one in this package, and those of entry points of its name."""
    loaded = []
    if dialect.isidentifier() and importlib.util.find_spec(f"{__name__}.{dialect}") is not None:
        loaded.append(load(f"{__name__}.{dialect}"))
        shared: Iterable[str] = getattr(importlib.import_module(f"{__name__}.{dialect}"), "SHARED", ())
        loaded += [load(f"{__name__}.{other}") for other in shared]
    loaded += [load(point.module) for point in entry_points(ENTRY_POINTS) if point.name == dialect]
    return loaded
