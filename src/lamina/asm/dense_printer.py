"""Printing of attributes that hold many elements: dense, sparse, arrays of numbers, resources."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamina.asm.printer_base import PrinterBase, escape
from lamina.ir.attribute import Type
from lamina.ir.attributes import (
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    SparseElementsAttr,
    dense_element_bytes,
)
from lamina.ir.integers import decimal_text
from lamina.ir.types import ComplexType, FloatType, IntegerType, i1


class DensePrinter(PrinterBase):
    """Prints attributes that hold many elements."""

    def _print_dense_array(self, attribute: DenseArrayAttr) -> None:
        self.out.append("array<")
        self.print_type(attribute.element_type)
        if attribute.raw:
            self.out.append(": ")
            self.out.append(", ".join(self.dense_array_texts(attribute)))
        self.out.append(">")

    def dense_array_texts(self, attribute: DenseArrayAttr) -> list[str]:
        """Returns the elements of a dense array as text."""
        element = attribute.element_type
        if isinstance(element, FloatType):
            width = max(8, element.width) // 8
            raw = attribute.raw
            return [
                self.float_text(int.from_bytes(raw[at : at + width], "little"), element.spelling)
                for at in range(0, len(raw), width)
            ]
        if element is i1:
            return ["true" if value else "false" for value in attribute.values]
        return [str(value) for value in attribute.values]

    def _elided(self, count: int) -> bool:
        limit = getattr(self.flags, "elide_elements_larger_than", None)
        return limit is not None and count > limit

    def _print_dense(self, attribute: DenseElementsAttr, with_type: bool = True) -> None:
        count = attribute.type.num_elements
        if not attribute.is_splat and self._elided(count):
            self._cacheable = False
            self.out.append("dense_resource<__elided__>")
        else:
            self.out.append("dense<")
            self._print_dense_body(attribute, count)
            self.out.append(">")
        if with_type:
            self.print_colon_type(attribute.type)

    def _print_dense_body(self, attribute: DenseElementsAttr, count: int, allow_hex: bool = True) -> None:
        limit = getattr(self.flags, "hex_elements_larger_than", 100)
        self._cacheable = self._cacheable and count <= 1
        if allow_hex and not attribute.is_splat and limit is not None and limit >= 0 and count > limit:
            raw = attribute.raw
            if attribute.type.element_type is i1:
                # Eight elements a byte, the first in the lowest bit.
                raw = bytes(
                    sum(bit << place for place, bit in enumerate(raw[at : at + 8])) for at in range(0, len(raw), 8)
                )
            self.out.append(f'"0x{raw.hex().upper()}"')
            return
        texts = self._element_texts(attribute)
        if getattr(attribute.type.element_type, "width", None) == 0:
            # Without a bit to compare, MLIR takes no elements for equal.
            texts *= count
        elif attribute.is_splat:
            self.out.append(texts[0])
            return
        if count:
            self.out.append(_nested(texts, attribute.type.shape))

    def _print_dense_strings(self, attribute: DenseStringElementsAttr, with_type: bool = True) -> None:
        self.out.append(f"dense<{_string_body(attribute)}>")
        if with_type:
            self.print_colon_type(attribute.type)

    def _print_dense_resource(self, attribute: DenseResourceElementsAttr, with_type: bool = True) -> None:
        self._cacheable = False
        self.out.append("dense_resource<")
        self.print_keyword_or_string(self.key_of_resource(attribute.handle))
        self.out.append(">")
        if with_type:
            self.print_colon_type(attribute.type)

    def _print_sparse(self, attribute: SparseElementsAttr, with_type: bool = True) -> None:
        indices, values = attribute.indices, attribute.sparse_values
        self.out.append("sparse<")
        if indices.type.num_elements:
            if indices.is_splat and indices.type.shape[0] > 1:
                # As one number, several indices could not be read again.
                self.out.append(_nested(self._element_texts(indices) * indices.type.num_elements, indices.type.shape))
            else:
                self._print_dense_body(indices, indices.type.num_elements, allow_hex=False)
            self.out.append(", ")
            if isinstance(values, DenseElementsAttr):
                self._print_dense_body(values, values.type.num_elements, allow_hex=True)
            elif isinstance(values, DenseStringElementsAttr):
                self.out.append(_string_body(values))
        self.out.append(">")
        if with_type:
            self.print_colon_type(attribute.type)

    def _element_texts(self, attribute: DenseElementsAttr) -> list[str]:
        """Returns the elements as text, one only for a splat."""
        element = attribute.type.element_type
        width = dense_element_bytes(element)
        raw = attribute.raw
        parts = [int.from_bytes(raw[at : at + width], "little") for at in range(0, len(raw), width)]
        if isinstance(element, ComplexType):
            half = width * 4
            mask = (1 << half) - 1
            text = self._element_text(element.element_type)
            return [f"({text(bits & mask)},{text(bits >> half)})" for bits in parts]
        text = self._element_text(element)
        return [text(bits) for bits in parts]

    def _element_text(self, element: Type) -> Callable[[int], str]:
        if isinstance(element, FloatType):
            name = element.spelling
            return lambda bits: self.float_text(bits, name)
        if element is i1:
            return lambda bits: "true" if bits else "false"
        if isinstance(element, IntegerType) and element.is_unsigned:
            return decimal_text
        width = element.width if isinstance(element, IntegerType) else 64
        half, full = 1 << max(width - 1, 0), 1 << width
        return lambda bits: decimal_text(bits - full if bits >= half and width else bits)


def _string_body(attribute: DenseStringElementsAttr) -> str:
    texts = [f'"{escape(text)}"' for text in attribute.strings]
    if not texts:
        return ""
    return texts[0] if attribute.is_splat else _nested(texts, attribute.type.shape)


def _nested(texts: Sequence[str], shape: Sequence[int]) -> str:
    """Returns the texts in nested brackets of the given shape."""
    rows = list(texts)
    for size in reversed(shape):
        rows = [f"[{', '.join(rows[at : at + size])}]" for at in range(0, len(rows), size)] if size else ["[]"]
    return rows[0] if rows else ""
