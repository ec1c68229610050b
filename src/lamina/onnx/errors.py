"""Errors in a model."""

from __future__ import annotations

from lamina.ir.diagnostics import DiagnosticError


class OnnxImportError(DiagnosticError):
    """A model that cannot be imported; one diagnostic per reason, which names the file and the node.

    ``needs_values`` is set if constant inputs would allow the import (see `load`).
    """

    needs_values = False


class NodeProblem(Exception):
    """Raised if a node, an input or an output cannot be imported; the message gives the reason."""


class NeedsConstant(NodeProblem):
    """Raised where a value or a size has to be known while importing."""
