"""Dialects and the registry that finds and loads them.

A dialect named ``d`` lives in the package ``lamina.dialects.d``, which is imported when the first operation, type or
attribute of that prefix is met. Users register their own dialects by making a Dialect.

What a dialect offers beyond its declarations (folds, canonicalization, tiling, ...) lives in modules of fixed names,
its roles; ``load_role`` imports ``lamina.dialects.<d>.<role>`` when a registry of that role first asks for it.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute, Type
    from lamina.ir.operation import Operation

_dialects: dict[str, Dialect] = {}
_missing: set[str] = set()
_loaded_roles: set[tuple[str, str]] = set()
_operations: dict[str, type[Operation]] = {}


class Dialect:
    """A namespace of operations, types and attributes.

    ``constant_materializer(value, type, location)`` makes an operation for a folded constant, or gives None.
    ``verify_operation_attribute(op, name, attribute)`` checks a discardable attribute ``dialect.name``.
    ``alias(attribute)`` suggests an alias name for printing, or None.
    """

    def __init__(
        self,
        name: str,
        *,
        summary: str = "",
        dependencies: tuple[str, ...] = (),
        allows_unknown_operations: bool = False,
        allows_unknown_types: bool = False,
    ) -> None:
        self.name = name
        self.summary = summary
        self.dependencies = dependencies
        self.allows_unknown_operations = allows_unknown_operations
        self.allows_unknown_types = allows_unknown_types
        self.operations: dict[str, type[Operation]] = {}
        self.types: dict[str, type[Type]] = {}
        self.attributes: dict[str, type[Attribute]] = {}
        self.constant_materializer: Callable[[Any, Any, Any], Operation | None] | None = None
        self.verify_operation_attribute: Callable[[Operation, str, Attribute], None] | None = None
        self.verify_region_argument_attribute: Callable[[Operation, int, int, str, Attribute], None] | None = None
        self.verify_region_result_attribute: Callable[[Operation, int, int, str, Attribute], None] | None = None
        self.alias: Callable[[Attribute], str | None] | None = None
        # A dialect whose types or attributes have no mnemonic of their own parses them itself, from (parser, mnemonic),
        # the latter already consumed; attributes also get the type that is expected of them, or None.
        self.parse_type: Callable[[Any, str], Type] | None = None
        self.parse_attribute: Callable[[Any, str, Any], Attribute] | None = None
        # Legacy spellings that still parse: old operation name -> class that reads it.
        self.renamed_operations: dict[str, str] = {}
        _dialects[name] = self
        _missing.discard(name)

    def register_operation(self, cls: type[Operation]) -> None:
        """Registers the class under its name; a later registration replaces it."""
        self.operations[cls.name] = cls
        _operations[cls.name] = cls

    def register_type(self, cls: type[Type]) -> None:
        self.types[cls.mnemonic] = cls

    def register_attribute(self, cls: type[Attribute]) -> None:
        self.attributes[cls.mnemonic] = cls

    def __repr__(self) -> str:
        return f"<dialect {self.name}>"


def load_dialect(name: str) -> Dialect | None:
    """The dialect of that name, imported on first use; None if there is none."""
    dialect = _dialects.get(name)
    if dialect is not None or name in _missing:
        return dialect
    if not name.isidentifier() or importlib.util.find_spec(f"lamina.dialects.{name}") is None:
        _missing.add(name)
        return None
    importlib.import_module(f"lamina.dialects.{name}")
    return _dialects.get(name)


def lookup_operation(name: str) -> type[Operation] | None:
    """The class that declares the operation ``dialect.name``; loads the dialect on first use."""
    cls = _operations.get(name)
    if cls is not None:
        return cls
    prefix = name.partition(".")[0]
    dialect = load_dialect(prefix)
    if dialect is None:
        return None
    cls = _operations.get(name)
    if cls is None and name in dialect.renamed_operations:
        cls = _operations.get(dialect.renamed_operations[name])
    return cls


def load_role(dialect_name: str, role: str) -> None:
    """Imports ``lamina.dialects.<dialect_name>.<role>`` once, if there is such a module."""
    key = (dialect_name, role)
    if key in _loaded_roles:
        return
    _loaded_roles.add(key)
    package = f"lamina.dialects.{dialect_name}"
    if not dialect_name.isidentifier() or importlib.util.find_spec(package) is None:
        return
    if importlib.util.find_spec(f"{package}.{role}") is not None:
        importlib.import_module(f"{package}.{role}")


def available_dialects() -> list[str]:
    """The names of all dialects: those of the distribution and those registered by the user, sorted."""
    import pkgutil

    package = importlib.import_module("lamina.dialects")
    shipped = {module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg}
    return sorted(shipped | set(_dialects))
