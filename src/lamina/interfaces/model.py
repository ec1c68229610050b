"""Interfaces and their registries.

Interfaces are looked up by operation: ``SomeInterface.get(op)`` returns the implementation for the operation's class,
or None. Dialects register implementations in the module named by the interface's role (``lamina.dialects.<d>.<role>``),
which is imported on the first lookup for an operation of that dialect. Classes may also implement an interface
themselves: a class attribute with the interface's ``attribute`` name takes precedence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic

from lamina.interfaces.roots import annotated_roots, is_plain_function
from lamina.ir.dialect import check_registration, load_role
from lamina.ir.operation import Operation

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # The operation class that a model is for: `class Tiling(TilingModel[GenericOp])`.
    OpT = TypeVar("OpT", bound=Operation, default=Any)
else:
    from typing import TypeVar

    OpT = TypeVar("OpT")

P = TypeVar("P")


class Interface(Generic[P]):
    """A named interface with one implementation object or class per operation class.

    ``role`` is the name of the module, in a dialect's folder, that registers the implementations.
    """

    __slots__ = ("name", "role", "_models", "_found", "_asked", "_caches")

    def __init__(self, name: str, role: str) -> None:
        self.name = name
        self.role = role
        self._models: dict[type, P] = {}
        self._found: dict[type, P | None] = {}
        self._asked: set[str] = set()
        self._caches: list[dict[type[Operation], Any]] = []

    def implement(self, *classes: type[Operation]) -> Callable[[Any], Any]:
        """Decorator: the decorated class (its functions take the operation first) or function implements the
        interface for the operation classes. Subclasses inherit it. Raises TypeError for other classes, or none."""
        if not classes:
            raise TypeError(f"{self.name}.implement: name the operation classes")
        for cls in classes:
            if not isinstance(cls, type):
                raise TypeError(f"{self.name}.implement: {cls!r} is not a class of operations")

        def register(model: Any) -> Any:
            for cls in classes:
                check_registration(f"{self.name} of '{cls.__qualname__}'", self._models.get(cls), model)
                self._models[cls] = model
            self._found.clear()
            for cache in self._caches:
                cache.clear()
            return model

        return register

    def cache(self) -> dict[type[Operation], Any]:
        """Returns a dictionary for what follows from the implementations; it is cleared when one is added."""
        cache: dict[type[Operation], Any] = {}
        self._caches.append(cache)
        return cache

    def get(self, operation: Operation) -> P | None:
        """Returns the implementation for the operation; None if there is none."""
        cls = type(operation)
        try:
            return self._found[cls]
        except KeyError:
            return self._find(cls)

    def get_for_class(self, cls: type[Operation]) -> P | None:
        """Returns the implementation for the class; None if there is none."""
        try:
            return self._found[cls]
        except KeyError:
            return self._find(cls)

    def has(self, operation: Operation) -> bool:
        """True if the operation has an implementation."""
        return self.get(operation) is not None

    def _find(self, cls: type[Operation]) -> P | None:
        if cls.is_registered and cls.dialect is not None and cls.dialect.name not in self._asked:
            load_role(cls.dialect.name, self.role)
            self._asked.add(cls.dialect.name)
        model: P | None = None
        for base in cls.__mro__:
            if base in self._models:
                model = self._models[base]
                break
        self._found[cls] = model
        return model

    def __repr__(self) -> str:
        return f"<interface {self.name}>"


def implement_function(interface: Interface[Any], decorator: str, classes: tuple[Any, ...]) -> Any:
    """Returns the body of decorators like ``fold``, used with or without parentheses: the function implements the
    interface for the classes that annotate its first parameter, or for those given. Raises TypeError if there is
    none."""

    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        roots = classes or annotated_roots(function, decorator, depth=3 if bare else 2)
        if not roots:
            raise TypeError(f"@{decorator}: {function.__qualname__} must be rooted at an operation class")
        interface.implement(*roots)(function)
        return function

    bare = is_plain_function(classes)
    if bare:
        function, classes = classes[0], ()
        return register(function)
    return register
