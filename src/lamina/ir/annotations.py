"""Annotations of classes and functions, which Python 3.14 evaluates when they are asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, ForwardRef


def own_annotations(annotated: type | Callable[..., Any]) -> dict[str, Any]:
    """Returns the annotations of a class, without its bases, or of a function: values, or text where the module
    postpones evaluation or a name is unknown (imported for type checking only)."""
    if sys.version_info >= (3, 14):
        import annotationlib  # this version has it

        annotations = annotationlib.get_annotations(annotated, format=annotationlib.Format.FORWARDREF)
        return {
            name: value.__forward_arg__ if isinstance(value, ForwardRef) else value
            for name, value in annotations.items()
        }
    if isinstance(annotated, type):
        return dict(vars(annotated).get("__annotations__", {}))
    return dict(annotated.__annotations__)
