"""Magics for IPython and Jupyter: ``%load_ext lamina`` defines ``%%mlir`` and ``%%pdll``.

    %%mlir name --canonicalize --cse        parse the cell, run passes, show the module; store it as ``name``
    %%pdll name                             parse patterns; store them as ``name``

Both names are optional. Errors point into the cell.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, MutableMapping
from typing import TYPE_CHECKING, Protocol

from lamina.ir.diagnostics import Diagnostic, DiagnosticError, collect_diagnostics
from lamina.tools.flags import UsageError

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.passmanager import OpPassManager
    from lamina.pdll.patterns import Patterns


class Shell(Protocol):
    """The required part of IPython's shell."""

    user_ns: MutableMapping[str, object]

    def register_magic_function(self, func: Callable[..., object], magic_kind: str, magic_name: str) -> None:
        """Registers a function as a magic."""


class Diagnostics:
    """Diagnostics to be shown in a cell."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        self.diagnostics = diagnostics

    def _repr_html_(self) -> str:
        return "".join(diagnostic._repr_html_() for diagnostic in self.diagnostics)

    def __repr__(self) -> str:
        return "\n".join(str(diagnostic) for diagnostic in self.diagnostics)


def load_ipython_extension(shell: Shell) -> None:
    """Called by ``%load_ext lamina``: registers the magics."""

    def magic(run: Callable[[str, str, MutableMapping[str, object]], object]) -> Callable[[str, str], object]:
        def called(line: str, cell: str) -> object:
            try:
                return run(line, cell, shell.user_ns)
            except UsageError as problem:
                # IPython shows its own class without a traceback.
                from IPython.core.error import UsageError as ShownUsageError

                raise ShownUsageError(str(problem)) from None

        return called

    shell.register_magic_function(magic(mlir_cell), "cell", "mlir")
    shell.register_magic_function(magic(pdll_cell), "cell", "pdll")


def mlir_cell(line: str, cell: str, names: MutableMapping[str, object]) -> Operation | Diagnostics:
    """Reads the cell, runs the passes of the line on the module and keeps it under the name of the line."""
    from lamina.api import parse  # start-up
    from lamina.passmanager.manager import PassManager  # start-up

    name, words = _line_parts(line)
    try:
        allow = "--allow-unregistered-dialect" in words
        manager = _manager([word for word in words if word != "--allow-unregistered-dialect"])
        module = parse(cell, filename="cell", allow_unregistered=allow)
        with collect_diagnostics() as diagnostics:
            succeeded = PassManager(manager).run(module)
    except DiagnosticError as problem:
        return Diagnostics(problem.diagnostics)
    if not succeeded:
        return Diagnostics(diagnostics)
    if name is not None:
        names[name] = module
    return module


def pdll_cell(line: str, cell: str, names: MutableMapping[str, object]) -> Patterns | Diagnostics:
    """Reads the patterns of the cell and keeps them under the name of the line."""
    from lamina import pdll  # start-up

    name, _ = _line_parts(line)
    try:
        patterns = pdll.loads(cell)
    except DiagnosticError as problem:
        return Diagnostics(problem.diagnostics)
    if name is not None:
        names[name] = patterns
    return patterns


def _line_parts(line: str) -> tuple[str | None, list[str]]:
    words = shlex.split(line)
    if words and words[0].isidentifier():
        return words[0], words[1:]
    return None, words


def _manager(words: list[str]) -> OpPassManager:
    """Returns the pipeline of pass flags, as of ``lamina opt``. Raises DiagnosticError, UsageError."""
    from lamina.passmanager.pipeline import parse_pipeline  # start-up

    passes = []
    for word in words:
        name, equals, options = word.lstrip("-").partition("=")
        if not word.startswith("-"):
            raise UsageError(f"unexpected '{word}'; passes are flags: --canonicalize")
        if name == "pass-pipeline":
            return parse_pipeline(options)
        passes.append(f"{name}{{{options}}}" if equals else name)
    return parse_pipeline(f"builtin.module({','.join(passes)})")
