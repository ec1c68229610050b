"""Printing of builtin types."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lamina.asm.printer_base import PrinterBase
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import (
    DYNAMIC,
    ComplexType,
    FunctionType,
    GraphType,
    IntegerType,
    MemRefType,
    OpaqueType,
    RankedTensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)


class TypePrinter(PrinterBase):
    """Prints builtin types."""

    def _print_shaped(self, keyword: str, shape: Sequence[int]) -> None:
        sizes = "".join("?x" if size == DYNAMIC else f"{size}x" for size in shape)
        self.out.append(f"{keyword}<{sizes}")

    def _print_vector(self, type: VectorType) -> None:
        sizes = "".join(
            f"[{size}]x" if scalable else f"{size}x"
            for size, scalable in zip(type.shape, type.scalable_dims, strict=True)
        )
        self.out.append(f"vector<{sizes}")
        self.print_type(type.element_type)
        self.out.append(">")

    def _print_tensor(self, type: RankedTensorType) -> None:
        self._print_shaped("tensor", type.shape)
        self.print_type(type.element_type)
        if type.encoding is not None:
            self.out.append(", ")
            self.print_attribute(type.encoding)
        self.out.append(">")

    def _print_unranked_tensor(self, type: UnrankedTensorType) -> None:
        self.out.append("tensor<*x")
        self.print_type(type.element_type)
        self.out.append(">")

    def _print_memref(self, type: MemRefType) -> None:
        self._print_shaped("memref", type.shape)
        self.print_type(type.element_type)
        if type.layout is not None:
            self.out.append(", ")
            self.print_attribute(type.layout)
        self._print_memory_space(type.memory_space)

    def _print_unranked_memref(self, type: UnrankedMemRefType) -> None:
        self.out.append("memref<*x")
        self.print_type(type.element_type)
        self._print_memory_space(type.memory_space)

    def _print_memory_space(self, space: Attribute | None) -> None:
        if space is not None:
            self.out.append(", ")
            # An integer memory space prints as `1` if it is an i64, otherwise as `1 : i32`.
            if isinstance(space, IntegerAttr) and isinstance(space.type, IntegerType) and space.type.width == 64:
                self.print_attribute_without_type(space)
            else:
                self.print_attribute(space)
        self.out.append(">")

    def _print_complex(self, type: ComplexType) -> None:
        self.out.append("complex<")
        self.print_type(type.element_type)
        self.out.append(">")

    def _print_tuple(self, type: TupleType) -> None:
        self.out.append("tuple<")
        self.print_types(type.types)
        self.out.append(">")

    def print_function_signature(self, inputs: Sequence[Type], results: Sequence[Type]) -> None:
        """``(inputs) -> results``, with parentheses around the results where needed."""
        self.out.append("(")
        self.print_types(inputs)
        self.out.append(") -> ")
        self.print_result_types(results)

    def print_result_types(self, results: Sequence[Type]) -> None:
        """Prints one type bare unless it is a function type; otherwise a list in parentheses."""
        if len(results) == 1 and not isinstance(results[0], FunctionType):
            self.print_type(results[0])
            return
        self.out.append("(")
        self.print_types(results)
        self.out.append(")")

    def _print_function(self, type: FunctionType) -> None:
        self.print_function_signature(type.inputs, type.results)

    def _print_graph(self, type: GraphType) -> None:
        self.out.append("!builtin.graph<")
        self.print_function_signature(type.inputs, type.results)
        self.out.append(">")

    def _print_opaque_type(self, type: OpaqueType) -> None:
        self.out.append(opaque_text("!", type.dialect_namespace, type.data))


def opaque_text(sign: str, namespace: str, data: str) -> str:
    """``!dialect.data`` where the data can be read back so, else ``!dialect<"data">``."""
    if _is_pretty(data):
        return f"{sign}{namespace}.{data}"
    return f"{sign}{namespace}<{data}>"


_PRETTY_NAME = re.compile(r"[A-Za-z][A-Za-z0-9._]*", re.ASCII)


def _is_pretty(data: str) -> bool:
    match = _PRETTY_NAME.match(data)
    if match is None:
        return False
    rest = data[match.end() :]
    return not rest or (rest[0] == "<" and rest[-1] == ">")
