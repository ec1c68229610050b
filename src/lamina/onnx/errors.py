"""What is wrong with a model."""

from __future__ import annotations

from lamina.ir.diagnostics import DiagnosticError


class OnnxImportError(DiagnosticError):
    """A model that cannot be imported; one diagnostic for each reason, which names the file and the node.

    ``needs_values`` says that it could be if inputs that are computed were constants (see `load`).
    """

    needs_values = False


class NodeProblem(Exception):
    """Raised where a node, an input or an output cannot be imported; the message says why."""


class NeedsConstant(NodeProblem):
    """Raised where a value or a size has to be known while importing."""
