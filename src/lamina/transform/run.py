"""Finding a script's entry point and running it on payload."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.transform.ops import NamedSequenceOp
from lamina.dialects.transform.verification import verify_top_level
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import StringAttr
from lamina.ir.diagnostics import (
    Diagnostic,
    DiagnosticError,
    Severity,
    VerifyFailure,
    collect_diagnostics,
    emit,
)
from lamina.ir.operation import Operation
from lamina.ir.permissions import input_speaks
from lamina.ir.value import Value
from lamina.transform import explain, trace
from lamina.transform.engine import run_block
from lamina.transform.failures import DefiniteFailure, SilenceableFailure
from lamina.transform.idle import idle_steps
from lamina.transform.state import OP_HANDLE, PARAM, VALUE_HANDLE, TransformState, kind_of
from lamina.transform.talk import talk

ENTRY_POINT = "__transform_main"
TARGET_TAG = "transform.target_tag"
WITH_NAMED_SEQUENCE = "transform.with_named_sequence"


def find_entry_point(root: Operation, libraries: Iterable[Operation], name: str) -> Operation | None:
    """Returns the named sequence to start with: in the payload's module, else in a library."""
    for place in (root, *libraries):
        for operation in place.walk():
            if isinstance(operation, NamedSequenceOp) and operation.sym_name == name:
                return operation
    return None


def payload_root(root: Operation, tag: str) -> Operation | None:
    """Returns the operation with the tag, or the root itself without one; None after a diagnostic."""
    if not tag:
        return root
    roots = [
        operation
        for operation in root.walk()
        if isinstance(value := operation.get_attr(TARGET_TAG), StringAttr) and value.value == tag
    ]
    if not roots:
        root.emit_error(f'could not find the operation with {TARGET_TAG}="{tag}" attribute')
        return None
    if len(roots) > 1:
        error = roots[1].diagnostic(Severity.ERROR, f"repeated operation with the target tag '{tag}'")
        emit(error.attach_note("previously seen operation", roots[0].raw_location))
        return None
    return roots[0]


MAX_LEVELS = 16
"""Limit on the nesting of scripts that run scripts through the interpreter pass."""

_level: ContextVar[int] = ContextVar("level", default=0)


class ScriptError(DiagnosticError):
    """A transform script that failed."""


@contextmanager
def _deeper() -> Iterator[None]:
    token = _level.set(_level.get() + 1)
    try:
        yield
    finally:
        _level.reset(token)


def apply_own_script(module: Operation) -> bool:
    """Runs the script contained in a module, if any, and removes the script's operations. Returns False, after
    diagnostics, if the script failed."""
    entry = find_entry_point(module, (), ENTRY_POINT)
    if entry is None:
        return True
    if not try_script(module, entry):
        return False
    remove_script(module)
    return True


def remove_script(module: Operation) -> None:
    """Removes the operations of a module's script."""
    for operation in [inner for inner in module.walk() if isinstance(inner, NamedSequenceOp)]:
        holder = operation.parent_op
        operation.erase("the end of the transform script", force=True)
        if holder is not None and holder is not module and holder.regions[0].first_block is not None:
            if isinstance(holder, ModuleOp) and holder.regions[0].first_block.first_op is None:
                holder.erase("the end of the transform script", force=True)
    module.attributes.pop(WITH_NAMED_SEQUENCE, None)


def run_script(
    payload: Operation,
    entry: Operation,
    *,
    extra: Sequence[Sequence[Any]] = (),
    expensive_checks: bool = True,
) -> None:
    """Runs a named sequence on the payload. Raises ScriptError with the diagnostics if it fails."""
    with collect_diagnostics() as diagnostics:
        succeeded = try_script(payload, entry, extra=extra, expensive_checks=expensive_checks)
    if not succeeded:
        raise ScriptError(diagnostics)
    for diagnostic in diagnostics:
        emit(diagnostic)


def try_script(
    payload: Operation,
    entry: Operation,
    *,
    extra: Sequence[Sequence[Any]] = (),
    expensive_checks: bool = True,
) -> bool:
    """Like ``run_script``, for callers that continue after a failure: False, after diagnostics, if it failed."""
    if _level.get() >= MAX_LEVELS:
        entry.emit_error(f"scripts run scripts too deeply: more than {MAX_LEVELS} levels")
        return False
    state = TransformState(payload, expensive_checks=expensive_checks)
    try:
        verify_top_level(entry)
    except VerifyFailure as problem:
        entry.emit_error(f"'{entry.name}' op {problem.message}")
        return False
    block = entry.regions[0].first_block
    assert block is not None
    expected = len(block.arguments)
    if expected != 1 + len(extra):
        entry.emit_error(
            f"operation expects {expected - 1} extra value bindings, but {len(extra)} were provided to the interpreter"
        )
        return False
    for argument, bound in zip(block.arguments[1:], extra, strict=True):
        if not all(_fits(kind_of(argument.type), item) for item in bound):
            what = _WANTED[kind_of(argument.type)]
            emit(Diagnostic(Severity.ERROR, argument.location, f"wrong kind of value provided for {what}"))
            return False
    tracer = trace.current.get()
    state.watch = explain.Watch(talk.get())
    state.watchers = [state.watch] if tracer is None else [state.watch, tracer]
    idle = idle_steps()
    if idle is not None:
        state.watchers.append(idle)
    try:
        with input_speaks(), _deeper():
            run_block(block, state, [[payload], *extra])
    except (SilenceableFailure, DefiniteFailure) as failure:
        for diagnostic in failure.diagnostics:
            if diagnostic.severity not in (Severity.ERROR, Severity.REMARK):
                diagnostic.severity = Severity.ERROR
            emit(diagnostic)
        explain.report(state.watch, tracer)
        return False
    explain.report(state.watch, tracer)
    if idle is not None:
        idle.report()
    return True


_WANTED = {
    OP_HANDLE: "top-level operation handle",
    VALUE_HANDLE: "the top-level value handle",
    PARAM: "top-level parameter",
}


def _fits(kind: str, item: Operation | Value | Attribute) -> bool:
    """True if a payload entity matches the kind of a handle."""
    return isinstance(item, {OP_HANDLE: Operation, VALUE_HANDLE: Value, PARAM: Attribute}[kind])
