"""The state of a reduction: a text, and the pipeline to run on it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from lamina.asm.parser import Parser, parse_module
from lamina.dialects.builtin.ops import UnrealizedConversionCastOp
from lamina.ir.diagnostics import DiagnosticError, collect_diagnostics
from lamina.ir.location import SourceFile
from lamina.ir.operation import Operation
from lamina.ir.verifier import verify

MLIR, PDLL, TEXT = "mlir", "pdll", "text"
# Digits are counted in texts of at most that many characters.
_FEW = 20_000
_RESOURCES = re.compile(r"\{-#.*?#-\}\s*\Z", re.DOTALL)


@dataclass(frozen=True)
class State:
    """A text of a kind (``mlir``, ``pdll``, or ``text`` for unparsable input), and the pipeline to run on it."""

    text: str
    kind: str = MLIR
    pipeline: str | None = None

    @cached_property
    def key(self) -> str:
        """Returns a digest of the state."""
        whole = "\0".join((self.kind, self.pipeline or "", self.text))
        return sha256(whole.encode("utf-8", "surrogateescape")).hexdigest()

    @cached_property
    def operations(self) -> int:
        """Returns the number of operations, excluding the module and placeholder sources; the number of lines for
        other texts."""
        module = self.module()
        if module is None:
            return sum(bool(line.strip()) for line in self.text.splitlines())
        return _count(module)

    @property
    def cost(self) -> tuple[int, int, int]:
        """Returns the size to minimize: operations first, then characters, then digits, so that 1 is simpler than 7 and
        f32 than f64."""
        digits = sum(map(int, re.findall(r"\d", self.text))) if len(self.text) < _FEW else 0
        return self.operations, len(self.text) + len(self.pipeline or ""), digits

    def module(self) -> Operation | None:
        """Parses the module; None if the text is not valid MLIR."""
        if self.kind != MLIR:
            return None
        try:
            with collect_diagnostics():
                module = parse_module(self.text, "-", allow_unregistered=True)
                verify(module)
        except DiagnosticError:
            return None
        return module


def state_of(module: Operation, pipeline: str | None) -> State:
    """Returns the state for a module; counting its operations saves parsing the text again."""
    state = State(printed(module), MLIR, pipeline)
    state.__dict__["operations"] = _count(module)
    return state


def _count(module: Operation) -> int:
    return sum(not is_source(operation) for operation in module.walk()) - 1


def is_source(operation: Operation) -> bool:
    """True if the operation is only the placeholder source of a removed value."""
    return isinstance(operation, UnrealizedConversionCastOp) and not operation.num_operands


def read_state(text: str, path: str, pipeline: str | None = None) -> State:
    """Returns the state for the text of a file. A crash reproducer contains its own pipeline, which ``pipeline``
    overrides."""
    if path.endswith(".pdll"):
        return State(text, PDLL, pipeline)
    stored = _stored_pipeline(text) if _RESOURCES.search(text) else None
    state = State(text, MLIR, pipeline or stored)
    module = state.module()
    if module is None:
        return State(text, TEXT, state.pipeline)
    # Printed once, so that later steps only differ by what they remove.
    return state_of(module, state.pipeline)


def printed(module: Operation) -> str:
    """Returns the text of a module."""
    return module.to_text().rstrip("\n") + "\n"


def _stored_pipeline(text: str) -> str | None:
    parser = Parser(SourceFile("-", text), allow_unregistered=True)
    try:
        with collect_diagnostics():
            parser.parse_file()
    except DiagnosticError:
        return None
    stored = parser.resources.get(("mlir_reproducer", "pipeline"))
    return stored if isinstance(stored, str) else None
