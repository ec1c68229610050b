"""The root of a rewrite: the annotation of its function's first parameter.

``op: AddIOp`` is rooted at that class, ``op: AddIOp | SubIOp`` at either, ``op: Operation`` at any operation.
"""

from __future__ import annotations

import sys
import types
import typing
from typing import Any

from lamina.ir.annotations import own_annotations
from lamina.ir.operation import Operation

OperationClasses = tuple[type[Operation], ...]


def is_plain_function(arguments: tuple[Any, ...]) -> bool:
    """True if a decorator was used without parentheses and received the function itself."""
    return len(arguments) == 1 and isinstance(arguments[0], types.FunctionType)


def annotated_roots(function: Any, decorator: str, depth: int = 2) -> OperationClasses:
    """Returns the operation classes in the first parameter's annotation; none for ``Operation`` itself.

    Names are resolved where the function is defined; ``depth`` is the number of frames between. Raises
    TypeError, naming the function, for an annotation that is missing, cannot be resolved (names imported for type
    checking only), or is not an operation class.
    """
    function = getattr(function, "function", function)
    where = f"{function.__module__}.{function.__qualname__}"
    code = function.__code__
    if not code.co_argcount:
        raise TypeError(f"@{decorator}: {where} must take an operation")
    name = code.co_varnames[0]
    annotation = own_annotations(function).get(name)
    if annotation is None:
        raise TypeError(f"@{decorator}: annotate '{name}' of {where} with the operation class that is its root")
    if isinstance(annotation, str):
        try:
            annotation = eval(annotation, function.__globals__, sys._getframe(depth).f_locals)  # noqa: S307
        except NameError as error:
            raise TypeError(f"@{decorator}: cannot resolve the root of {where}: {error}") from None
    classes = _classes(annotation)
    for cls in classes:
        if not (isinstance(cls, type) and issubclass(cls, Operation)):
            raise TypeError(f"@{decorator}: the root of {where} is not an operation class: {annotation!r}")
    return () if Operation in classes else classes


def check_parameters(function: object, decorator: str, wanted: str, *more: str) -> None:
    """Raises TypeError unless the function can be called with the parameters ``wanted``, or with ``more`` after them,
    all by position."""
    function = getattr(function, "function", function)
    if not isinstance(function, types.FunctionType):
        return
    code = function.__code__
    most, least = code.co_argcount, code.co_argcount - len(function.__defaults__ or ())
    count = wanted.count(",") + 1
    takes_any = code.co_flags & _VARARGS != 0
    if any(least <= number and (number <= most or takes_any) for number in range(count, count + 1 + len(more))):
        return
    where = f"{function.__module__}.{function.__qualname__}"
    raise TypeError(f"@{decorator}: {where} takes {most} parameters; it is called with ({wanted})")


_VARARGS = 0x04  # of a code object, as in inspect.CO_VARARGS


def _classes(annotation: object) -> tuple[Any, ...]:
    if isinstance(annotation, types.UnionType) or typing.get_origin(annotation) is typing.Union:
        return tuple(cls for part in typing.get_args(annotation) for cls in _classes(part))
    return (typing.get_origin(annotation) or annotation,)
