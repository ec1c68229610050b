"""The passes of the transform dialect."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from lamina.ir.attributes import IntegerAttr
from lamina.ir.diagnostics import DiagnosticError, emit
from lamina.ir.operation import Operation
from lamina.ir.permissions import current, note_file
from lamina.ir.types import IntegerType
from lamina.ir.verifier import verify
from lamina.passmanager import Pass, option, register_pass
from lamina.transform.libraries import merge_library
from lamina.transform.run import (
    ENTRY_POINT,
    find_entry_point,
    payload_root,
    try_script,
)

# Libraries that transform-preload-library has read, by the root operation of the run.
_preloaded: WeakKeyDictionary[Operation, list[Operation]] = WeakKeyDictionary()


def _root(operation: Operation) -> Operation:
    at = operation
    while (outer := at.parent_op) is not None:
        at = outer
    return at


def read_libraries(paths: list[str], anchor: Operation) -> list[Operation] | None:
    """Returns the modules of library files, and of all .mlir and .mlirbc files in library folders; None after a
    diagnostic."""
    from lamina.asm.parser import parse_module  # start-up
    from lamina.asm.source import read_source  # start-up

    libraries: list[Operation] = []
    for text in paths:
        current().check_read(text)
        path = Path(text)
        files = sorted((*path.glob("*.mlir"), *path.glob("*.mlirbc"))) if path.is_dir() else [path]
        for file in files:
            try:
                note_file(file)
                module = parse_module(read_source(file), str(file))
                verify(module)
            except (OSError, ValueError) as problem:
                reason = getattr(problem, "strerror", None) or problem
                anchor.emit_error(f"failed to open transform library '{file}': {reason}")
                return None
            except DiagnosticError as problem:
                for diagnostic in problem.diagnostics:
                    emit(diagnostic)
                return None
            libraries.append(module)
    return libraries


@register_pass("transform-preload-library", summary="Preload transform dialect library")
class PreloadLibraryPass(Pass):
    transform_library_paths = option(
        "transform-library-paths",
        [],
        "Files with the definitions of named sequences that the script only declares",
    )

    def run(self, operation: Operation) -> None:
        libraries = read_libraries(self.transform_library_paths, operation)
        if libraries is None:
            self.fail()
        _preloaded.setdefault(_root(operation), []).extend(libraries)


@register_pass("transform-interpreter", summary="transform dialect interpreter")
class InterpreterPass(Pass):
    debug_payload_root_tag = option(
        "debug-payload-root-tag",
        "",
        "Value of transform.target_tag on the payload root; by default the root is the pass's operation",
    )
    debug_bind_trailing_args = option(
        "debug-bind-trailing-args",
        [],
        "For each further argument of the entry point, the name of its payload operations",
    )
    disable_expensive_checks = option("disable-expensive-checks", False, "Skip the checks of handles")
    entry_point = option("entry-point", ENTRY_POINT, "Entry point of the pass pipeline.")

    def run(self, operation: Operation) -> None:
        libraries = _preloaded.get(_root(operation), [])
        entry = find_entry_point(operation, libraries, self.entry_point)
        if entry is None:
            self.fail(f"could not find a nested named sequence with name: {self.entry_point}", operation)
        module = entry.parent_op
        if module is not None:
            for library in libraries:
                if library is not module and not merge_library(module, library):
                    self.fail()
        payload = payload_root(operation, self.debug_payload_root_tag)
        if payload is None:
            self.fail()
        extra = [self._bound(operation, text) for text in self.debug_bind_trailing_args]
        if not try_script(payload, entry, extra=extra, expensive_checks=not self.disable_expensive_checks):
            self.fail()

    def _bound(self, root: Operation, text: str) -> list[Any]:
        """Returns the binding of a trailing argument: ``#1;2`` numbers, ``^name`` the results of the operations with
        a name, ``name`` these operations."""
        if text.startswith("#"):
            try:
                return [IntegerAttr(IntegerType(64), int(number, 0)) for number in text[1:].split(";")]
            except ValueError:
                self.fail(f"couldn't parse integer pass argument {text}")
        anchors = [inner for inner in root.walk() if inner.name == text.removeprefix("^")]
        return [result for inner in anchors for result in inner.results] if text.startswith("^") else anchors
