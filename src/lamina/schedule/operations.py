"""Transform operations that are Python functions."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, get_type_hints

import lamina.define as define
from lamina.define.constraints import BoolAttr, DenseI64ArrayAttr, I64Attr, StrAttr
from lamina.dialects.transform.constraints import TransformHandleTypeInterface
from lamina.ir.operation import Operation
from lamina.rewrite.rewriter import PatternRewriter
from lamina.schedule.handles import Handle
from lamina.transform.engine import implement

if TYPE_CHECKING:
    from lamina.transform.state import TransformState

_OPTIONS: dict[Any, Any] = {int: I64Attr, str: StrAttr, bool: BoolAttr, list[int]: DenseI64ArrayAttr}


def operation(name: str, *, consumes: bool = False) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorator: turns a function into a transform operation, ``transform.`` and a dotted name.

        @lamina.schedule.operation("my.rename")
        def rename(rewriter: PatternRewriter, target: Operation, *, to: str) -> None: ...

    The function receives a rewriter and each payload operation in turn; options are keyword-only, of type int, str,
    bool or list[int]. It returns nothing, an operation, or a tuple of them, as annotated. ``consumes``: the handle is
    invalidated. It may raise the exceptions of `lamina.transform.failures`. Python schedules call the decorated
    function with a handle; scripts use

        %new = transform.my.rename %handle {to = "g"} : (!transform.any_op) -> !transform.any_op

    Raises TypeError for a function of another form.
    """
    if "." not in name:
        raise TypeError(f"'{name}' needs a dot: operation names in scripts have a namespace")

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        hints = get_type_hints(function)
        parameters = list(inspect.signature(function).parameters.values())
        fixed = [parameter for parameter in parameters if parameter.kind is not parameter.KEYWORD_ONLY]
        options = [parameter for parameter in parameters if parameter.kind is parameter.KEYWORD_ONLY]
        if [hints.get(value.name) for value in fixed] != [PatternRewriter, Operation]:
            raise TypeError(f"{function.__name__}() must take a PatternRewriter, an Operation, and options by name")
        count = _result_count(hints.get("return", type(None)), function)
        mnemonic = f"transform.{name}"
        cls = _declare(mnemonic, function, options, hints, count)

        def apply(op: Operation, rewriter: PatternRewriter, target: Operation, state: TransformState) -> Any:
            given = {option.name: getattr(op, f"option_{option.name}") for option in options}
            return function(rewriter, target, **given)

        implement(cls, each=True, consumes=("target",) if consumes else ())(apply)
        defaults = {option.name: option.default for option in options if option.default is not option.empty}

        def called(handle: Handle, **given: Any) -> Any:
            unknown = [value for value in given if value not in {option.name for option in options}]
            missing = [option.name for option in options if option.name not in given and option.name not in defaults]
            if unknown or missing:
                raise TypeError(f"{function.__name__}() has no option {unknown}" if unknown else f"missing {missing}")
            fields = {f"option_{key}": value for key, value in (defaults | given).items()}
            return handle.apply(mnemonic, **fields)

        called.__name__, called.__doc__ = function.__name__, function.__doc__
        return called

    return decorate


def _result_count(annotation: object, function: Callable[..., Any]) -> int:
    if annotation is type(None):
        return 0
    parts: Iterable[Any] = getattr(annotation, "__args__", ()) if annotation is not Operation else (Operation,)
    listed = list(parts)
    if not listed or any(hint is not Operation for hint in listed):
        raise TypeError(f"{function.__name__}() must return None, an Operation, or a tuple of them")
    return len(listed)


def _declare(
    name: str, function: Callable[..., Any], options: list[inspect.Parameter], hints: dict[str, Any], results: int
) -> type[Operation]:
    """Returns the class of the operation, which belongs to the module of its function."""
    body: dict[str, Any] = {"target": define.operand(TransformHandleTypeInterface)}
    for option in options:
        kind = hints.get(option.name)
        if kind not in _OPTIONS:
            raise TypeError(f"the option '{option.name}' must be int, str, bool or list[int]")
        body[f"option_{option.name}"] = define.prop(_OPTIONS[kind], name=option.name)
    for number in range(results):
        body[f"result_{number}"] = define.result(TransformHandleTypeInterface)
    body["assembly_format"] = "$target attr-dict `:` functional-type(operands, results)"
    body["__module__"] = function.__module__
    cls: type[Operation] = define.operation(name)(
        type("".join(part.title() for part in name.split(".")[1:]) + "Op", (Operation,), body)
    )
    return cls
