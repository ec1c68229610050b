"""``view-op-graph``: writes the operation as a graph in the DOT language to standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

from lamina.asm.operation_texts import value_namer
from lamina.asm.printer import attribute_text
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DenseElementsAttr, SparseElementsAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.types import ShapedType
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass

# Arrays and elements of more than this many entries are not shown.
_SHOWN_ENTRIES = 16
_ESCAPED = str.maketrans({character: "\\" + character for character in '{}|<>"'})


@register_pass("view-op-graph", summary="Print Graphviz visualization of an operation", display_name="PrintOpPass")
class ViewOpGraph(Pass):
    """Operations are nodes, or clusters where they have regions; blocks are clusters; uses of values are edges."""

    max_label_len: int = option(
        "max-label-len", default=20, description="Limit attribute/type length to number of chars"
    )
    print_attrs: bool = option("print-attrs", default=True, description="Print attributes of operations")
    print_control_flow_edges: bool = option(
        "print-control-flow-edges", default=False, description="Print control flow edges"
    )
    print_data_flow_edges: bool = option("print-data-flow-edges", default=True, description="Print data flow edges")
    print_result_types: bool = option(
        "print-result-types", default=True, description="Print result types of operations"
    )

    def run(self, operation: Operation) -> None:
        sys.stderr.write(_Graph(self, operation).text())


@dataclass(frozen=True)
class _Node:
    """A node by number; ``cluster`` is the number of the cluster it represents."""

    number: int
    cluster: int | None = None


class _Graph:
    """The graph of an operation in the making."""

    def __init__(self, options: ViewOpGraph, root: Operation) -> None:
        self.options = options
        self.root = root
        self.name_of: Callable[[Value], str] = value_namer(root)
        self.colors = _colors(root)
        self.lines: list[str] = []
        self.indentation = 1
        self.count = 0
        self.control_edges: list[tuple[_Node, _Node]] = []
        self.data_edges: list[tuple[Value, _Node]] = []
        self.nodes: dict[Value, _Node] = {}

    def text(self) -> str:
        self._add_operation(self.root)
        edges = [self._edge(source, target, "dashed") for source, target in self.control_edges]
        for value, target in self.data_edges:
            port = self._port(value)
            edges.append(self._edge(self.nodes[value], target, "solid", f":res_{port}:s", f":arg_{port}:n"))
        return "\n".join(["digraph G {", "  compound = true;", *self.lines, *edges, "}", ""])

    # ---- Nodes and clusters

    def _add_operation(self, operation: Operation) -> _Node:
        if operation.regions:
            node = self._open_cluster()
            self._write(f'label = "{self._cluster_label(operation)}";')
            for region in operation.regions:
                for block in region.blocks:
                    self._add_block(block)
            self._close_cluster()
        else:
            node = self._add_node(self._record_label(operation), self.colors[operation.name])
        if self.options.print_data_flow_edges:
            self.data_edges += [(value, node) for value in operation.operands]
        for result in operation.results:
            self.nodes[result] = node
        return node

    def _add_block(self, block: Block) -> None:
        self._open_cluster()
        self._write('label = "";')
        for argument in block.arguments:
            self.nodes[argument] = self._add_node(self._result_port(argument))
        before: _Node | None = None
        for operation in block.operations:
            node = self._add_operation(operation)
            if self.options.print_control_flow_edges and before is not None:
                self.control_edges.append((before, node))
            before = node
        self._close_cluster()

    def _open_cluster(self) -> _Node:
        self.count += 1
        node = _Node(self.count + 1, self.count)
        self._write(f"subgraph cluster_{self.count} {{")
        self.count += 1
        self.indentation += 1
        # An invisible node, so that edges have an end inside of the cluster.
        self._write(f'v{node.number} [label = " ", shape = plain];')
        return node

    def _close_cluster(self) -> None:
        self.indentation -= 1
        self._write("}")

    def _add_node(self, label: str, color: str | None = None) -> _Node:
        self.count += 1
        fields = [f'label = "{label}"', "shape = Mrecord"]
        if color is not None:
            fields = [f'fillcolor = "{color}"', *fields, "style = filled"]
        self._write(f"v{self.count} [{', '.join(fields)}];")
        return _Node(self.count)

    def _edge(self, source: _Node, target: _Node, style: str, source_port: str = "", target_port: str = "") -> str:
        fields = []
        if target.cluster is not None:
            fields.append(f"lhead = cluster_{target.cluster}")
            target_port = ""
        if source.cluster is not None:
            fields.append(f"ltail = cluster_{source.cluster}")
            source_port = ""
        fields.append(f"style = {style}")
        return f"  v{source.number}{source_port} -> v{target.number}{target_port}[{', '.join(fields)}];"

    def _write(self, line: str) -> None:
        self.lines.append("  " * self.indentation + line)

    # ---- Labels

    def _cluster_label(self, operation: Operation) -> str:
        label = operation.name
        if self.options.print_result_types:
            label += f" : ({self._shortened(', '.join(attribute_text(type) for type in operation.result_types))})"
        if self.options.print_attrs:
            label += "\\l" + self._attributes(operation)
        return label

    def _record_label(self, operation: Operation) -> str:
        label = ""
        if operation.operands:
            ports = (f"<arg_{self._port(value)}> {self.name_of(value)}" for value in operation.operands)
            label = f"{{{'|'.join(ports)}}}|"
        label += operation.name + "\\l"
        attributes = self._attributes(operation) if self.options.print_attrs else ""
        if attributes:
            label += "\\l" + attributes
        if operation.results:
            label += f"|{{{'|'.join(map(self._result_port, operation.results))}}}"
        return f"{{{label}}}"

    def _result_port(self, value: Value) -> str:
        type = f" {self._type(value.type)}" if self.options.print_result_types else ""
        return f"<res_{self._port(value)}> {self.name_of(value)}{type}"

    def _port(self, value: Value) -> str:
        return self.name_of(value).removeprefix("%").replace("#", "_")

    def _attributes(self, operation: Operation) -> str:
        both = {**operation._properties, **operation._attributes}
        return "".join(f"{_escaped(name)}: {self._attribute(both[name])}\\l" for name in sorted(both))

    def _attribute(self, attribute: Attribute) -> str:
        if isinstance(attribute, DenseElementsAttr | SparseElementsAttr):
            if isinstance(attribute, DenseElementsAttr) and attribute.is_splat:
                return _escaped(attribute_text(attribute))
            type = attribute.type
            assert isinstance(type, ShapedType)
            if type.num_elements > _SHOWN_ENTRIES:
                return f"{'[' * type.rank}...{']' * type.rank} : {self._type(type)}"
        if isinstance(attribute, ArrayAttr) and len(attribute) > _SHOWN_ENTRIES:
            return "[...]"
        return self._shortened(attribute_text(attribute))

    def _type(self, type: Type) -> str:
        return self._shortened(attribute_text(type))

    def _shortened(self, text: str) -> str:
        limit = self.options.max_label_len
        return _escaped(text if len(text) <= limit else text[:limit] + "...")


def _escaped(text: str) -> str:
    return text.translate(_ESCAPED)


def _colors(root: Operation) -> dict[str, str]:
    """Returns a color for each operation name."""
    names = dict.fromkeys(operation.name for operation in root.walk_post_order())
    return {name: f"{index / len(names):.6f} 0.3 0.95" for index, name in enumerate(names)}
