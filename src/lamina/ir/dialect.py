"""Dialects and the registry that loads them.

A dialect named ``d`` is defined in the package ``lamina.dialects.d``, which is imported on first use of an operation,
type or attribute with that prefix, or in the file ``plugins/declarations/d.td``; other dialects of MLIR are read from
the `.td` files of an installed MLIR. Users register their own dialects by creating a Dialect, or load them from `.td`
files.

Everything beyond declarations (folds, canonicalization, tiling, ...) lives in modules with fixed names, the dialect's
roles; ``load_role`` imports ``lamina.dialects.<d>.<role>`` when a registry of that role first needs it.
"""

from __future__ import annotations

import importlib
import importlib.util
import keyword
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from lamina.ir.entry_points import entry_points

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute, Type
    from lamina.ir.operation import Operation

_dialects: dict[str, Dialect] = {}
# What declares a dialect that nobody has looked up yet.
_waiting: dict[str, Callable[[], object]] = {}
_missing: set[str] = set()
# Dialects whose import has completed.
_complete: set[str] = set()
_loaded_roles: set[tuple[str, str]] = set()
_operations: dict[str, type[Operation]] = {}


class RegistrationError(ValueError):
    """A name is registered for something else."""


def check_registration(what: str, old: Any, new: Any) -> None:
    """Raises RegistrationError if ``old`` is registered, unless it is an earlier run of the same definition, as in
    a notebook cell."""
    if old is not None and (old.__module__, old.__qualname__) != (new.__module__, new.__qualname__):
        raise RegistrationError(
            f"{what} is already registered by {old.__module__}.{old.__qualname__}; "
            f"{new.__module__}.{new.__qualname__} cannot replace it"
        )


DefinitionT = TypeVar("DefinitionT")


class DefinitionTable(Mapping[str, DefinitionT]):
    """Classes by name. Those registered with `declare_later` are created on first use, all of them when the table is
    iterated."""

    __slots__ = ("_made", "_waiting")

    def __init__(self) -> None:
        self._made: dict[str, DefinitionT] = {}
        self._waiting: dict[str, Callable[[str], DefinitionT]] = {}

    def declare_later(self, names: Iterable[str], make: Callable[[str], DefinitionT]) -> None:
        """``make(name)`` creates the class; a class created earlier under the same name is dropped."""
        for name in names:
            self._made.pop(name, None)
            self._waiting[name] = make

    def names(self) -> list[str]:
        """Returns all names; makes nothing."""
        return [*self._made, *self._waiting]

    def made(self, name: str) -> DefinitionT | None:
        """Returns the class of that name if it has been created."""
        return self._made.get(name)

    def __setitem__(self, name: str, definition: DefinitionT) -> None:
        self._waiting.pop(name, None)
        self._made[name] = definition

    def __getitem__(self, name: str) -> DefinitionT:
        definition = self._made.get(name)
        if definition is None:
            definition = self._waiting[name](name)
            self[name] = definition
        return definition

    def __contains__(self, name: object) -> bool:
        return name in self._made or name in self._waiting

    def __len__(self) -> int:
        return len(self._made) + len(self._waiting)

    def __iter__(self) -> Iterator[str]:
        for name in list(self._waiting):
            self[name]  # created here: iterating over the table requires the classes
        return iter(self._made)


class Dialect:
    """A namespace of operations, types and attributes.

    ``constant_materializer(value, type, location)`` creates an operation for a folded constant, or returns None.
    ``verify_operation_attribute(op, name, attribute)`` checks a discardable attribute ``dialect.name``.
    ``alias(attribute)`` suggests an alias name for printing, or None.

    A module may create its dialect anew, as a cell of a notebook does. Raises RegistrationError for a dialect of
    another module.
    """

    def __init__(
        self,
        name: str,
        *,
        summary: str = "",
        dependencies: tuple[str, ...] = (),
        allows_unknown_operations: bool = False,
        allows_unknown_types: bool = False,
        allows_unknown_attributes: bool = False,
    ) -> None:
        self.name = name
        self.summary = summary
        # The module that creates the dialect.
        self.module: str = sys._getframe(1).f_globals.get("__name__", "")
        _check_dialect(name, self.module)
        self.dependencies = dependencies
        self.allows_unknown_operations = allows_unknown_operations
        self.allows_unknown_types = allows_unknown_types
        self.allows_unknown_attributes = allows_unknown_attributes
        # True if defined by IR at run time (the irdl dialect).
        self.is_dynamic = False
        self.operations: DefinitionTable[type[Operation]] = DefinitionTable()
        self.types: DefinitionTable[type[Type]] = DefinitionTable()
        self.attributes: DefinitionTable[type[Attribute]] = DefinitionTable()
        self.constant_materializer: Callable[[Any, Any, Any], Operation | None] | None = None
        self.verify_operation_attribute: Callable[[Operation, str, Attribute], None] | None = None
        self.verify_region_argument_attribute: Callable[[Operation, int, int, str, Attribute], None] | None = None
        self.verify_region_result_attribute: Callable[[Operation, int, int, str, Attribute], None] | None = None
        self.alias: Callable[[Attribute], str | None] | None = None
        # A dialect whose types or attributes have no mnemonic parses them itself, from (parser, mnemonic), with the
        # mnemonic already consumed; attributes also get their expected type, or None.
        self.parse_type: Callable[[Any, str], Type] | None = None
        self.parse_attribute: Callable[[Any, str, Any], Attribute] | None = None
        # Implementations of `custom<Name>` in the dialect's formats: name -> (parse, print).
        self.directives: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {}
        # Legacy spellings that still parse: old operation name -> class that reads it.
        self.renamed_operations: dict[str, str] = {}
        _dialects[name] = self
        _missing.discard(name)
        _complete.discard(name)

    def register_operation(self, cls: type[Operation]) -> None:
        """Registers the class under its name. A definition that runs again replaces itself; raises RegistrationError
        for any other class."""
        check_registration(f"operation '{cls.name}'", _operations.get(cls.name), cls)
        self.operations[cls.name] = cls
        _operations[cls.name] = cls

    def declare_operations(self, names: Iterable[str], make: Callable[[str], type[Operation]]) -> None:
        """``make(name)`` creates the class of an operation on first use; earlier classes are dropped."""
        listed = list(names)
        for name in listed:
            _operations.pop(name, None)
        self.operations.declare_later(listed, make)

    def register_type(self, cls: type[Type]) -> None:
        """Like `register_operation`, for the type ``!dialect.mnemonic``."""
        check_registration(f"type '!{self.name}.{cls.mnemonic}'", self.types.made(cls.mnemonic), cls)
        self.types[cls.mnemonic] = cls

    def register_attribute(self, cls: type[Attribute]) -> None:
        """Like `register_operation`, for the attribute ``#dialect.mnemonic``."""
        check_registration(f"attribute '#{self.name}.{cls.mnemonic}'", self.attributes.made(cls.mnemonic), cls)
        self.attributes[cls.mnemonic] = cls

    def __repr__(self) -> str:
        return f"<dialect {self.name}>"


_DIALECT_NAME = re.compile(r"[A-Za-z_][\w$-]*")


def _check_dialect(name: str, module: str) -> None:
    """Raises RegistrationError for what is not a name, or if another module than this one creates the dialect."""
    if not isinstance(name, str) or _DIALECT_NAME.fullmatch(name) is None:
        raise RegistrationError(f"{name!r} is not a dialect's name")
    known = _dialects.get(name)
    owner = known.module if known is not None else package_of(name)
    if owner == module or (known is None and (not name.isidentifier() or importlib.util.find_spec(owner) is None)):
        return
    raise RegistrationError(f"dialect '{name}' belongs to {owner}; {module} cannot replace it")


def package_of(name: str) -> str:
    """Returns the package of the distribution's dialect of that name. Python's keywords get an underscore."""
    return f"lamina.dialects.{name}_" if keyword.iskeyword(name) else f"lamina.dialects.{name}"


def load_dialect(name: str) -> Dialect | None:
    """Returns the dialect of that name, imported on first use; None if there is none.

    Concurrent callers all get the fully loaded dialect: they wait for an import in progress.
    """
    if name in _complete:
        return _dialects[name]
    if name in _missing:
        return None
    _declare_waiting(name)
    if not name.isidentifier() or importlib.util.find_spec(package_of(name)) is None:
        loaders = (_load_declarations, _load_distributed, _load_installed)
        if name not in _dialects and not any(load(name) for load in loaders):
            _missing.add(name)
            return None
        _declare_waiting(name)
    else:
        module = importlib.import_module(package_of(name))
        if _is_being_imported(module):
            # This thread is already importing it further up the stack: return what is declared so far.
            return _dialects.get(name)
    dialect = _dialects.get(name)
    if dialect is not None:
        _complete.add(name)
    return dialect


def _declare_waiting(name: str) -> None:
    declare = _waiting.get(name)
    if declare is not None:
        declare()  # other threads wait in it for the first; it may look up the dialect that it declares
        _waiting.pop(name, None)


def declare_later(name: str, declare: Callable[[], object]) -> None:
    """``declare()`` creates the dialect when it is first looked up."""
    _waiting[name] = declare
    _missing.discard(name)


def is_known(name: str) -> bool:
    """True if a dialect of that name has been created, or waits to be."""
    return name in _dialects or name in _waiting


def registered_dialect(name: str) -> Dialect | None:
    """Returns the dialect of that name if something has declared it already; loads nothing."""
    return _dialects.get(name)


def _declarations_of(name: str) -> str:
    """Returns the path of the `.td` file that would declare the dialect."""
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    return os.path.join(root, "plugins", "declarations", f"{name}.td")


def _load_declarations(name: str) -> bool:
    """Loads the dialect from a shipped `.td` file; False if there is none of that name."""
    path = _declarations_of(name)
    if not name.isidentifier() or not os.path.isfile(path):
        return False
    # Layers above this one, as the packages of dialects are.
    importlib.import_module("lamina.tablegen.dialects.loading").load_dialect(path, [os.path.dirname(path)])
    return True


def _load_distributed(name: str) -> bool:
    """Imports the plug-in that an installed distribution names after the dialect; False if that declares none."""
    for point in entry_points("lamina.plugins"):
        if point.name == name:
            importlib.import_module(point.module)
    return name in _dialects or name in _waiting


def _load_installed(name: str) -> bool:
    """Makes a dialect of MLIR that the distribution does not declare; False if its `.td` files are not installed."""
    if not name.isidentifier():
        return False
    loaded: bool = importlib.import_module("lamina.tablegen.installed").load(name)
    return loaded


def missing_dialect_hint(name: str) -> str | None:
    """What would bring a dialect of MLIR that is not there; None for those that are, and for others."""
    if load_dialect(name) is not None:
        return None
    message: str | None = importlib.import_module("lamina.tablegen.installed").hint(name)
    return message


def forget_missing_dialects() -> None:
    """Looks again for dialects that were not there; for callers that name more folders."""
    _missing.clear()


def _is_being_imported(module: ModuleType) -> bool:
    return bool(getattr(module.__spec__, "_initializing", False))


def lookup_operation(name: str) -> type[Operation] | None:
    """Returns the class that declares the operation ``dialect.name``; loads the dialect on first use."""
    cls = _operations.get(name)
    if cls is not None:
        return cls
    prefix = name.partition(".")[0]
    dialect = load_dialect(prefix)
    if dialect is None:
        return None
    cls = _operations.get(name) or dialect.operations.get(name)
    if cls is None and name in dialect.renamed_operations:
        cls = _operations.get(dialect.renamed_operations[name])
    return cls


def nearest_operation(name: str) -> str | None:
    """The known operation whose name is most like this one: of its dialect, or of the dialect with the
    nearest name."""
    import difflib  # 1.4 ms, which only errors need

    prefix, _, _ = name.partition(".")
    dialect = load_dialect(prefix)
    if dialect is None:
        close = difflib.get_close_matches(prefix, available_dialects(), n=1)
        dialect = load_dialect(close[0]) if close else None
    if dialect is None:
        return None
    # Without the dialect prefix, which all its operations share.
    mnemonics = {known.partition(".")[2]: known for known in dialect.operations}
    matches = difflib.get_close_matches(name.partition(".")[2], list(mnemonics), n=1)
    return mnemonics[matches[0]] if matches else None


def load_role(dialect_name: str, role: str) -> None:
    """Imports ``lamina.dialects.<dialect_name>.<role>`` once, if there is such a module."""
    key = (dialect_name, role)
    if key in _loaded_roles:
        return
    package = package_of(dialect_name)
    if (
        dialect_name.isidentifier()
        and importlib.util.find_spec(package) is not None
        and importlib.util.find_spec(f"{package}.{role}") is not None
    ):
        # Waits where another thread is importing the module.
        module = importlib.import_module(f"{package}.{role}")
        if _is_being_imported(module):
            return
    _loaded_roles.add(key)


def available_dialects() -> list[str]:
    """Returns the names of all dialects: those of the distribution and those registered by the user, sorted."""
    import pkgutil

    package = importlib.import_module("lamina.dialects")
    shipped = {module.name.rstrip("_") for module in pkgutil.iter_modules(package.__path__) if module.ispkg}
    folder = os.path.dirname(_declarations_of(""))
    declared = {name.removesuffix(".td") for name in os.listdir(folder) if name.endswith(".td")}
    return sorted(shipped | declared | set(_dialects) | set(_waiting))
