"""Import of ONNX models: QuantizeLinear and DequantizeLinear as quantized types and casts, simple nodes as linalg.

The graph becomes one function. A quantized tensor of the graph is a tensor of a ``!quant.uniform`` type: per tensor,
per axis or blocked as the node says, with the scales and zero points of its initializers. Integers that enter or leave
by other ways (initializers, graph inputs and outputs) are signless, and quant.scast stands between; so does it around
nodes that only move elements. Unsigned inputs and outputs carry ``quant.unsigned``, by which Python sees them so. The
function carries the attribute ``quant.rounding = "nearest-even"``, which makes
lower-quant-ops round as ONNX does.

The package ``onnx`` reads the model; it is the optional extra ``onnx``.
"""

from __future__ import annotations

import os
from typing import Any

from lamina.ir.diagnostics import Diagnostic, DiagnosticError, Severity
from lamina.ir.location import FileLineColRange, LocationLike, NameLoc
from lamina.ir.operation import Operation
from lamina.quant.onnx_nodes import NODES
from lamina.quant.onnx_values import Graph, NodeProblem, Value, element_name


class OnnxImportError(DiagnosticError):
    """A model that cannot be imported; one diagnostic for each node that is in the way."""


def import_onnx(model: Any, function: str = "main") -> Operation:
    """The module of a model: a path, the bytes of a model, or an ``onnx.ModelProto``.

    Raises OnnxImportError with a diagnostic for each node that has no import (naming it), ImportError where the package
    ``onnx`` is missing, and what ``onnx`` raises for files that are not models.
    """
    onnx = _onnx()
    name = os.fspath(model) if isinstance(model, str | os.PathLike) else "model"
    if isinstance(model, str | os.PathLike):
        model = onnx.load(os.fspath(model))
    elif isinstance(model, bytes):
        model = onnx.load_from_string(model)
    model = onnx.shape_inference.infer_shapes(model)
    importer = _Importer(onnx, model, name, function)
    text = importer.text()
    from lamina.api import parse

    return parse(text, filename=name)


def _onnx() -> Any:
    try:
        import onnx
    except ImportError:
        raise ImportError("importing ONNX models needs the package onnx: install lamina[onnx]") from None
    return onnx


class _Importer:
    def __init__(self, onnx: Any, model: Any, filename: str, function: str) -> None:
        self.onnx = onnx
        self.model = model
        self.filename = filename
        self.function = function
        self.graph = Graph(onnx, model)
        self.problems: list[Diagnostic] = []

    def text(self) -> str:
        """The module's text. Raises OnnxImportError."""
        graph = self.graph
        arguments = []
        for value in self.model.graph.input:
            if value.name in graph.initializers:
                continue
            argument = self._input(value)
            if argument is not None:
                arguments.append(f"{argument.name}: {argument.type}{self._sign(value)}")
                graph.values[value.name] = argument
        for node in self.model.graph.node:
            self._node(node)
        outputs = [self._output(value) for value in self.model.graph.output]
        if self.problems:
            raise OnnxImportError(self.problems)
        names = ", ".join(value.name for value in outputs if value is not None)
        types = ", ".join(value.type for value in outputs if value is not None)
        declared = ", ".join(
            f"{made.type}{self._sign(value)}"
            for made, value in zip(outputs, self.model.graph.output, strict=True)
            if made is not None
        )
        lines = [
            f"func.func @{self.function}({', '.join(arguments)}) -> ({declared}) "
            'attributes {quant.rounding = "nearest-even"} {',
            *(f"  {line}" for line in graph.lines),
            f"  return {names} : {types}",
            "}",
        ]
        return "\n".join(lines) + "\n"

    def _input(self, value: Any) -> Value | None:
        tensor = value.type.tensor_type
        try:
            element = element_name(self.onnx, tensor.elem_type)
        except NodeProblem as problem:
            self._report(f"input '{value.name}': {problem}", value.name)
            return None
        shape = (
            [size.dim_value if size.HasField("dim_value") else None for size in tensor.shape.dim]
            if tensor.HasField("shape")
            else None
        )
        if shape is None:
            self._report(f"input '{value.name}' has no rank", value.name)
            return None
        return self.graph.value(shape, element)

    def _sign(self, value: Any) -> str:
        """The attribute that makes Python see the integers of an input or output without sign."""
        name = self.onnx.TensorProto.DataType.Name(value.type.tensor_type.elem_type)
        return " {quant.unsigned}" if name.startswith("UINT") else ""

    def _output(self, value: Any) -> Value | None:
        try:
            return self.graph.plain(value.name)
        except NodeProblem as problem:
            if not self.problems:
                self._report(f"output '{value.name}': {problem}", value.name)
            return None

    def _node(self, node: Any) -> None:
        if any(name and name not in self.graph.values and name not in self.graph.initializers for name in node.input):
            return  # of a node that was reported before
        importer = NODES.get(node.op_type) if node.domain in ("", "ai.onnx") else None
        try:
            if importer is None:
                kind = node.op_type if node.domain in ("", "ai.onnx") else f"{node.domain}.{node.op_type}"
                raise NodeProblem(f"unsupported operator {kind}")
            results = importer(self.graph, node, self.graph.attributes(node))
            for name, result in zip(node.output, results, strict=False):
                if name:
                    self.graph.values[name] = result
        except NodeProblem as problem:
            label = node.name or next((name for name in node.output if name), "?")
            self._report(f"node '{label}' ({node.op_type}): {problem}", label)

    def _report(self, message: str, name: str) -> None:
        where: LocationLike = NameLoc(name, FileLineColRange(self.filename))
        self.problems.append(Diagnostic(Severity.ERROR, where, message))
