"""Import of one graph, node by node: names, constant folding, functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from lamina.ir.diagnostics import Diagnostic, DiagnosticError, Severity
from lamina.ir.location import FileLineColRange, NameLoc
from lamina.onnx import folding, symbolic
from lamina.onnx.builder import GraphBuilder
from lamina.onnx.errors import NeedsConstant, NodeProblem
from lamina.onnx.registry import Node, operator_of
from lamina.onnx.tensors import OnnxValue, Tensor, TensorSequence
from lamina.onnx.weights import Weights

if TYPE_CHECKING:
    from onnx import FunctionProto, GraphProto, NodeProto

STANDARD = ("", "ai.onnx")
Versions = Mapping[str, int]


class Problems:
    """The errors of a model, as diagnostics."""

    def __init__(self, filename: str) -> None:
        self.filename = filename
        self.found: list[Diagnostic] = []
        self.needs_values = False

    def report(self, message: str, name: str) -> None:
        """Adds a diagnostic at a name of the model."""
        where = NameLoc(name, FileLineColRange(self.filename))
        self.found.append(Diagnostic(Severity.ERROR, where, message))


class GraphImporter:
    """Builds the program of a graph; of the graphs in its nodes and of functions through children."""

    def __init__(
        self,
        maker: GraphBuilder,
        weights: Weights,
        versions: Versions,
        functions: Mapping[tuple[str, str], Any],
        problems: Problems,
        outer: GraphImporter | None = None,
        depth: int = 0,
    ) -> None:
        self.maker = maker
        self.weights = weights
        self.versions = versions
        self.functions = functions
        self.problems = problems
        self.outer = outer
        self.depth = depth
        self.tensors: dict[str, OnnxValue] = {}
        self.attributes: Mapping[str, Any] = {}
        if depth > 64:
            raise NodeProblem("graphs or functions are nested too deeply")

    def child(self, versions: Versions | None = None, sees_outer: bool = True) -> GraphImporter:
        """Returns the scope of a graph in a node, or of a function, which sees no outer names."""
        return GraphImporter(
            self.maker, self.weights, versions or self.versions, self.functions, self.problems,
            self if sees_outer else None, self.depth + 1,
        )  # fmt: skip

    def lookup(self, name: str) -> OnnxValue | None:
        """Returns the value of a name, here or in the graphs around."""
        tensor = self.tensors.get(name)
        if tensor is None and self.outer is not None:
            return self.outer.lookup(name)
        return tensor

    def version(self, domain: str) -> int:
        """Returns the version of the operator set of a domain."""
        if domain not in STANDARD:
            return self.versions.get(domain, 1)
        return self.versions[""] if "" in self.versions else folding.newest_version()

    # ---- Nodes

    def run(self, graph: GraphProto) -> None:
        """Imports the nodes of a graph in their order; problems are reported, not raised."""
        last_uses = _last_uses(graph)
        for index, proto in enumerate(graph.node):
            self._import(index, proto)
            # Constants that were computed from weights may be as large.
            for name in last_uses.get(index, ()):
                self.tensors.pop(name, None)

    def _import(self, index: int, proto: NodeProto) -> None:
        if any(name and self.lookup(name) is None for name in proto.input):
            return  # It needs a node that was reported before.
        before = len(self.problems.found)
        try:
            with self._located(proto):
                self._checked_node(proto)
        except NodeProblem as problem:
            self.problems.needs_values |= isinstance(problem, NeedsConstant)
            if len(self.problems.found) == before:
                label = proto.name or next((name for name in proto.output if name), "?")
                kind = proto.op_type if proto.domain in STANDARD else f"{proto.domain}.{proto.op_type}"
                self.problems.report(f"node {index} '{label}' ({kind}): {problem}", label)

    @contextmanager
    def _located(self, proto: NodeProto) -> Iterator[None]:
        """Gives operations the location of a node."""
        builder = self.maker.builder
        saved = builder.location
        label = proto.name or next((name for name in proto.output if name), proto.op_type)
        builder.location = NameLoc(label, FileLineColRange(self.problems.filename))
        try:
            yield
        finally:
            builder.location = saved

    def _checked_node(self, proto: NodeProto) -> None:
        """Converts unexpected exceptions of an operator to errors of the node."""
        try:
            self._node(proto)
        except (NodeProblem, MemoryError):
            raise
        except DiagnosticError as problem:
            raise NodeProblem("; ".join(diagnostic.message for diagnostic in problem.diagnostics)) from None
        except Exception as problem:
            raise NodeProblem(f"it does not fit its inputs: {problem or type(problem).__name__}") from problem

    def _node(self, proto: NodeProto) -> None:
        inputs = [self.lookup(name) if name else None for name in proto.input]
        for name, result in zip(proto.output, self.results(proto, inputs), strict=False):
            if name:
                if result is None:
                    raise NodeProblem(f"its output '{name}' is not supported")
                self.tensors[name] = result

    def results(self, proto: NodeProto, inputs: Sequence[OnnxValue | None]) -> Sequence[OnnxValue | None]:
        """Returns the outputs of a node for these inputs. Raises NodeProblem."""
        domain = "" if proto.domain in STANDARD else proto.domain
        version = self.version(domain)
        attributes = self._attributes(proto)
        node = Node(self, proto, inputs, attributes, version)
        outputs = symbolic.evaluate(node) or folding.evaluate(node)
        if outputs is not None:
            return outputs
        function = self.functions.get((domain, proto.op_type))
        if function is not None:
            return self._call(function, node)
        importer = operator_of(domain, proto.op_type, version)
        if importer is None:
            body = folding.function_body(node)
            if body is None:
                raise NodeProblem(f"unsupported operator {proto.op_type} of version {version}")
            return self._call(body, node)
        results = importer(node)
        return [results] if isinstance(results, OnnxValue) else results

    def _attributes(self, proto: NodeProto) -> dict[str, Any]:
        attributes: dict[str, Any] = {}
        for attribute in proto.attribute:
            if attribute.ref_attr_name:
                if attribute.ref_attr_name in self.attributes:
                    attributes[attribute.name] = self.attributes[attribute.ref_attr_name]
                continue
            attributes[attribute.name] = self.weights.attribute(attribute)
        return attributes

    def _call(self, function: FunctionProto, node: Node) -> list[OnnxValue | None]:
        """Returns the results of a function's nodes."""
        versions = {
            ("" if opset.domain in STANDARD else opset.domain): opset.version for opset in function.opset_import
        }
        inner = self.child({**self.versions, **versions}, sees_outer=False)
        defaults = {attribute.name: self.weights.attribute(attribute) for attribute in function.attribute_proto}
        if not node.domain or node.domain not in {domain for domain, _ in self.functions}:
            defaults = {**folding.default_attributes(node), **defaults}
        inner.attributes = {**defaults, **node.attributes}
        for index, name in enumerate(function.input):
            given = node.inputs[index] if index < len(node.inputs) else None
            if given is not None:
                inner.tensors[name] = given
        for proto in function.node:
            # Inputs of the function may be left out.
            inputs = [inner.lookup(name) if name else None for name in proto.input]
            with inner._located(proto):
                for name, result in zip(proto.output, inner.results(proto, inputs), strict=False):
                    if name and result is not None:
                        inner.tensors[name] = result
        return [inner.tensors.get(name) for name in function.output]

    def subgraph(self, graph: GraphProto, inputs: Sequence[OnnxValue]) -> list[Tensor]:
        """Returns the outputs of a graph in a node, for inputs by position. Raises NodeProblem, for a sequence too."""
        tensors = [value for value in self.values_of(graph, inputs) if isinstance(value, Tensor)]
        if len(tensors) != len(graph.output):
            raise NodeProblem("a graph of it returns a sequence, where only tensors are supported")
        return tensors

    def values_of(self, graph: GraphProto, inputs: Sequence[OnnxValue]) -> list[OnnxValue]:
        """Returns the outputs of a graph in a node, which may be sequences. Raises NodeProblem."""
        inner = self.child()
        for initializer in graph.initializer:
            inner.tensors[initializer.name] = self.maker.array(*self.weights.constant(initializer))
        for value, tensor in zip(graph.input, inputs, strict=False):
            inner.tensors[value.name] = tensor
        before = len(self.problems.found)
        inner.run(graph)
        results = [inner.lookup(value.name) for value in graph.output]
        values = [result for result in results if result is not None]
        if len(self.problems.found) > before or len(values) != len(results):
            raise NodeProblem("a graph of it cannot be imported")
        return values

    def reads_sequences(self, graph: GraphProto) -> bool:
        """True if a graph in a node uses sequences of the graphs around it."""
        names = {name for proto in graph.node for name in names_in(proto)}
        return any(isinstance(self.lookup(name), TensorSequence) for name in names)


def _last_uses(graph: GraphProto) -> dict[int, list[str]]:
    """Returns the results that are used for the last time, by the positions of the nodes that use them."""
    last = {name: index for index, proto in enumerate(graph.node) for name in names_in(proto)}
    results = {name for proto in graph.node for name in proto.output}
    kept = {value.name for value in graph.output}
    positions: dict[int, list[str]] = {}
    for name, index in last.items():
        if name in results and name not in kept:
            positions.setdefault(index, []).append(name)
    return positions


def names_in(proto: NodeProto) -> Iterator[str]:
    """Yields the names that a node uses, in its graphs too."""
    yield from proto.input
    for attribute in proto.attribute:
        for graph in (attribute.g, *attribute.graphs):
            yield from (value.name for value in graph.output)
            for inner in graph.node:
                yield from names_in(inner)
