"""Attributes and types: immutable, uniqued, compared by identity.

A subclass lists its parameters in ``__slots__`` and, for type checkers, as annotations. Calling the class with
parameters (all hashable) returns the unique instance. ``verify`` of a subclass checks each combination of
parameters once and raises ``InvalidParameters``.

Types stay interned for the life of the process: there are few, and many tables are keyed by them. Other attributes
are interned weakly, so unused constants are freed.
"""

from __future__ import annotations

import importlib
import threading
import weakref
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

# Collecting garbage under the lock forgets attributes, in the same thread.
_intern_lock = threading.RLock()


class InvalidParameters(ValueError):
    """Raised for invalid parameters of an attribute or type."""


class _InternedReference(weakref.ref["Attribute"]):
    """A weak reference that knows its key in the intern table."""

    __slots__ = ("key", "table")
    key: tuple[Any, ...]
    table: dict[Any, Any]


def _forget(reference: _InternedReference) -> None:
    with _intern_lock:
        if reference.table.get(reference.key) is reference:
            del reference.table[reference.key]


class Attribute:
    """Base of all attributes."""

    __slots__ = ("_text", "__weakref__")
    _text: str | None

    parameter_names: ClassVar[tuple[str, ...]] = ()
    _table: ClassVar[dict[Any, Any]] = {}

    # Set for attributes and types that a dialect defines: `#dialect.mnemonic<...>` / `!dialect.mnemonic<...>`.
    dialect_name: ClassVar[str] = "builtin"
    mnemonic: ClassVar[str] = ""

    if TYPE_CHECKING:
        # For attributes and types of dialects; lamina.define.parameters generates them unless the class defines its
        # own.
        @classmethod
        def parse_parameters(cls, parser: Parser) -> Any: ...
        def print_parameters(self, printer: Printer) -> None: ...

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        own = cls.__dict__.get("__slots__", ())
        if isinstance(own, str):
            own = (own,)
        cls.parameter_names = cls.parameter_names + tuple(name for name in own if not name.startswith("_"))
        cls._table = {}

    def __new__(cls, *parameters: Any) -> Self:
        return cls._unique(*parameters)

    @classmethod
    def _unique(cls, *parameters: Any) -> Self:
        """Returns the instance with these parameters; creates, verifies and interns it if new."""
        reference = cls._table.get(parameters)
        if reference is not None:
            known: Self | None = reference()
            if known is not None:
                return known
        instance = cls._make(parameters)
        with _intern_lock:
            reference = cls._table.get(parameters)
            if reference is not None:
                known = reference()
                if known is not None:
                    return known
            reference = _InternedReference(instance, _forget)
            reference.key = parameters
            reference.table = cls._table
            cls._table[parameters] = reference
        return instance

    @classmethod
    def _make(cls, parameters: tuple[Any, ...]) -> Self:
        if len(parameters) != len(cls.parameter_names):
            raise TypeError(f"{cls.__name__} takes {len(cls.parameter_names)} parameters, got {len(parameters)}")
        instance = object.__new__(cls)
        object.__setattr__(instance, "_text", None)
        for name, value in zip(cls.parameter_names, parameters, strict=True):
            object.__setattr__(instance, name, value)
        instance.verify()
        return instance

    def verify(self) -> None:
        """Raises InvalidParameters if the parameters are invalid."""

    @property
    def parameters(self) -> tuple[Any, ...]:
        """The parameters, in declaration order."""
        return tuple(getattr(self, name) for name in self.parameter_names)

    def replace(self, **changes: Any) -> Self:
        """Returns the instance with the named parameters replaced."""
        return self._unique(*(changes.get(name, getattr(self, name)) for name in self.parameter_names))

    def __setattr__(self, name: str, value: tuple[int, ...] | str | None) -> None:
        if name.startswith("_"):
            object.__setattr__(self, name, value)
            return
        raise AttributeError(f"{type(self).__name__} is immutable; use replace({name}=...)")

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self)._unique, self.parameters)

    def __str__(self) -> str:
        if self._text is not None:
            return self._text
        printer = importlib.import_module("lamina.asm.printer")
        text: str = printer.attribute_text(self)
        return text

    def __repr__(self) -> str:
        try:
            return f"<{type(self).__name__} {self}>"
        except ImportError:
            return f"<{type(self).__name__} {self.parameters!r}>"


class Type(Attribute):
    """Base of all types. Types are attributes because they are uniqued and printed the same way."""

    __slots__ = ()

    @classmethod
    def _unique(cls, *parameters: Any) -> Self:
        known: Self | None = cls._table.get(parameters)
        if known is not None:
            return known
        instance = cls._make(parameters)
        with _intern_lock:
            cls._table.setdefault(parameters, instance)
        interned: Self = cls._table[parameters]
        return interned
