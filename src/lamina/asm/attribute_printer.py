"""Printing of types, attributes and locations.

What to print is found by the class of the attribute in a table. The text of an attribute that holds nothing which may
get an alias is kept on it and reused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from lamina.ir import affine, float_format
from lamina.ir.affine import AffineExpr, AffineMap, IntegerSet
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceBlob,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    OpaqueAttr,
    SparseElementsAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
    dense_element_bytes,
)
from lamina.ir.location import (
    CallSiteLoc,
    FileLineColRange,
    FusedLoc,
    Location,
    NameLoc,
    OpaqueLoc,
    UnknownLoc,
)
from lamina.ir.types import (
    DYNAMIC,
    ComplexType,
    FloatType,
    FunctionType,
    GraphType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    OpaqueType,
    RankedTensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    i1,
)

if TYPE_CHECKING:
    from lamina.ir.value import Value

_BARE = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*\Z", re.ASCII)
_PLAIN = re.compile(r"[ !#-\[\]-~]*\Z")
_NONE = NoneType()

# Words that the lexer knows; as keys of dictionaries they need no quotes, as MLIR prints them.


def escape(text: str) -> str:
    """The text between the quotes of a string literal."""
    if _PLAIN.match(text):
        return text
    parts = []
    for byte in text.encode("utf-8", "surrogateescape"):
        if byte == 0x5C:
            parts.append("\\\\")
        elif 0x20 <= byte < 0x7F and byte != 0x22:
            parts.append(chr(byte))
        else:
            parts.append(f"\\{byte:02X}")
    return "".join(parts)


def keyword_or_string(text: str) -> str:
    """The text where it is an identifier, else in quotes."""
    return text if _BARE.match(text) else f'"{escape(text)}"'


_DEFAULT_TYPES = (IntegerType(64), FloatType("f64"))


def _is_plain_literal(attribute: Attribute) -> bool:
    """Whether an attribute is a number of a type that literals have by default, and not printed as a bit pattern."""
    if not isinstance(attribute, IntegerAttr | FloatAttr) or attribute.type not in _DEFAULT_TYPES:
        return False
    if isinstance(attribute, IntegerAttr):
        return True
    return not float_format.float_text(attribute.bits, attribute.type.spelling).startswith("0x")


class AttributePrinter:
    """Prints attributes to ``self.out``; the operation printer adds aliases."""

    out: list[str]
    flags: Any

    def __init__(self) -> None:
        self._cacheable = True
        # How many attributes without an alias are open within the innermost definition of one.
        self._levels = 0

    # ---- To be refined by the operation printer

    def print_alias(self, attribute: Attribute, in_location: bool = False) -> bool:
        """Prints an alias instead of the attribute, if it has one. ``in_location`` is for parts of locations."""
        return False

    def may_have_alias(self, attribute: Attribute) -> bool:
        """Whether the attribute is printed as an alias where aliases are printed; its text is not kept then."""
        return False

    def note_resource(self, blob: DenseResourceBlob) -> None:
        """Hears of each resource that is referred to."""

    def write(self, text: str) -> None:
        self.out.append(text)

    escape = staticmethod(escape)

    # ---- Entry points

    def print_attribute(self, attribute: Attribute) -> None:
        text = attribute._text
        if text is not None:
            self.out.append(text)
        elif not self.print_alias(attribute):
            self._print_and_keep(attribute)
        else:
            self._cacheable = False

    print_type = print_attribute

    def _print_and_keep(self, attribute: Attribute) -> None:
        """Prints the attribute and keeps the text if it can be used again."""
        outer, self._cacheable = self._cacheable, not self.may_have_alias(attribute)
        out = self.out
        start = len(out)
        with self.nested_attribute():
            self.print_unaliased(attribute)
        if self._cacheable:
            text = "".join(out[start:])
            if len(text) < 400:
                attribute._text = text
        else:
            outer = False
        self._cacheable = outer

    @contextmanager
    def nested_attribute(self) -> Iterator[None]:
        """What is printed within belongs to an attribute without an alias: one level more for the order of aliases."""
        self._levels += 1
        yield
        self._levels -= 1

    def print_unaliased(self, attribute: Attribute) -> None:
        """The attribute or type in full."""
        cls = attribute.__class__
        print_one = _PRINTERS.get(cls)
        if print_one is not None:
            print_one(self, attribute)
            return
        if isinstance(attribute, Location):
            self._print_location_attribute(attribute)
            return
        sign = "!" if isinstance(attribute, Type) else "#"
        out = self.out
        out.append(f"{sign}{attribute.dialect_name}.{attribute.mnemonic}")
        start = len(out)
        attribute.print_parameters(self)  # type: ignore[attr-defined]
        if len(out) > start and not next((text for text in out[start:] if text), "<").startswith("<"):
            # What is not in brackets of its own goes into the brackets of the dialect.
            out[start - 1] = f"{sign}{attribute.dialect_name}<{attribute.mnemonic}"
            out.append(">")
        if getattr(attribute, "prints_type", False):
            out.append(" : ")
            self.print_type(attribute.type)  # type: ignore[attr-defined]

    def print_attribute_without_type(self, attribute: Attribute) -> None:
        """As print_attribute, but without a trailing ``: type``."""
        if isinstance(attribute, IntegerAttr):
            self._print_integer(attribute, with_type=False)
        elif isinstance(attribute, FloatAttr):
            self.out.append(float_format.float_text(attribute.bits, attribute.type.spelling))
        elif isinstance(attribute, StringAttr):
            self.print_string(attribute.value)
        elif isinstance(attribute, DenseElementsAttr):
            self._print_dense(attribute, with_type=False)
        elif isinstance(attribute, DenseResourceElementsAttr):
            self._print_dense_resource(attribute, with_type=False)
        elif isinstance(attribute, SparseElementsAttr):
            self._print_sparse(attribute, with_type=False)
        elif isinstance(attribute, DenseStringElementsAttr):
            self._print_dense_strings(attribute, with_type=False)
        else:
            self.print_attribute(attribute)

    def print_attributes(self, attributes: Iterable[Attribute]) -> None:
        for position, attribute in enumerate(attributes):
            if position:
                self.out.append(", ")
            self.print_attribute(attribute)

    def print_types_list(self, types: Iterable[Type]) -> None:
        for position, type in enumerate(types):
            if position:
                self.out.append(", ")
            self.print_type(type)

    def print_string(self, text: str) -> None:
        """A quoted string."""
        self.out.append(f'"{escape(text)}"')

    def print_keyword_or_string(self, text: str) -> None:
        """Bare where it is an identifier, else quoted."""
        self.out.append(keyword_or_string(text))

    def print_symbol_name(self, name: str) -> None:
        """``@name``, quoted where needed."""
        self.out.append("@" + (name if _BARE.match(name) else f'"{escape(name)}"'))

    def print_named_attribute(self, name: str, attribute: Attribute) -> None:
        """``name = attribute``, or the name alone for a unit attribute."""
        self.print_keyword_or_string(name)
        if attribute.__class__ is not UnitAttr:
            self.out.append(" = ")
            self.print_attribute(attribute)

    def print_dimension_list(self, shape: Sequence[int]) -> None:
        """``4x?x8``, without a trailing x; nothing for rank 0."""
        self.out.append("x".join("?" if size == DYNAMIC else str(size) for size in shape))

    def print_float(self, value: float, name: str = "f64") -> None:
        self.out.append(float_format.float_text(float_format.encode(value, name), name))

    # ---- Affine

    def print_affine_map(self, map: AffineMap) -> None:
        self.out.append(str(map))

    def print_affine_expr(self, expr: AffineExpr) -> None:
        self.out.append(str(expr))

    def print_affine_map_of_ssa_ids(self, map: AffineMap, operands: Sequence[Value]) -> None:
        """The results of the map over the operands' names, symbols as ``symbol(%x)``."""
        names: dict[AffineExpr, str] = {}
        for position, value in enumerate(operands):
            name = self.value_name(value)
            if position < map.num_dims:
                names[affine.dim(position)] = name
            else:
                names[affine.symbol(position - map.num_dims)] = f"symbol({name})"
        self.out.append(", ".join(affine.expr_text(expr, names.__getitem__) for expr in map.results))

    def print_affine_expr_of_ssa_ids(
        self, expr: AffineExpr, dims: Sequence[Value], symbols: Sequence[Value]
    ) -> None:
        names = {affine.dim(i): self.value_name(value) for i, value in enumerate(dims)}
        names |= {affine.symbol(i): f"symbol({self.value_name(value)})" for i, value in enumerate(symbols)}  # type: ignore[misc]
        self.out.append(affine.expr_text(expr, names.__getitem__))

    def value_name(self, value: Value) -> str:
        raise TypeError("an attribute printer knows no values")

    # ---- Types

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
            # An integer space is printed as `1`, or as `1 : i32` where it is no i64.
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
        self.print_types_list(type.types)
        self.out.append(">")

    def _print_function(self, type: FunctionType) -> None:
        self.out.append("(")
        self.print_types_list(type.inputs)
        self.out.append(") -> ")
        results = type.results
        if len(results) == 1 and not isinstance(results[0], FunctionType):
            self.print_type(results[0])
        else:
            self.out.append("(")
            self.print_types_list(results)
            self.out.append(")")

    def _print_graph(self, type: GraphType) -> None:
        self.out.append("!builtin.graph<")
        self._print_function(FunctionType(type.inputs, type.results))
        self.out.append(">")

    def _print_opaque_type(self, type: OpaqueType) -> None:
        self.out.append(_opaque_text("!", type.dialect_namespace, type.data))

    # ---- Attributes

    def _print_integer(self, attribute: IntegerAttr, with_type: bool = True) -> None:
        type = attribute.type
        if type is i1:
            self.out.append("true" if attribute.value else "false")
            return
        self.out.append(str(attribute.value))
        if with_type:
            self.out.append(" : ")
            self.print_type(type)

    def _print_float_attribute(self, attribute: FloatAttr) -> None:
        self.out.append(float_format.float_text(attribute.bits, attribute.type.spelling))
        self.out.append(" : ")
        self.print_type(attribute.type)

    def _print_string_attribute(self, attribute: StringAttr) -> None:
        self.print_string(attribute.value)
        if attribute.type is not _NONE:
            self.out.append(" : ")
            self.print_type(attribute.type)

    def _print_array(self, attribute: ArrayAttr) -> None:
        self.out.append("[")
        for position, element in enumerate(attribute.elements):
            if position:
                self.out.append(", ")
            # The types that literals have by default are left out inside arrays.
            if _is_plain_literal(element):
                self.print_attribute_without_type(element)
            else:
                self.print_attribute(element)
        self.out.append("]")

    def _print_dictionary(self, attribute: DictionaryAttr) -> None:
        self.out.append("{")
        for position, (name, entry) in enumerate(attribute.entries):
            if position:
                self.out.append(", ")
            self.print_named_attribute(name, entry)
        self.out.append("}")

    def _print_symbol_ref(self, attribute: SymbolRefAttr) -> None:
        self.print_symbol_name(attribute.root)
        for name in attribute.nested:
            self.out.append("::")
            self.print_symbol_name(name)

    def _print_type_attribute(self, attribute: TypeAttr) -> None:
        self.print_type(attribute.type)

    def _print_map(self, attribute: AffineMapAttr) -> None:
        self.out.append(f"affine_map<{attribute.map}>")

    def _print_set(self, attribute: IntegerSetAttr) -> None:
        integer_set: IntegerSet = attribute.set
        self.out.append(f"affine_set<{integer_set}>")

    def _print_strided(self, attribute: StridedLayoutAttr) -> None:
        strides = ", ".join("?" if stride == DYNAMIC else str(stride) for stride in attribute.strides)
        offset = ""
        if attribute.offset != 0:
            offset = ", offset: " + ("?" if attribute.offset == DYNAMIC else str(attribute.offset))
        self.out.append(f"strided<[{strides}]{offset}>")

    def _print_distinct(self, attribute: DistinctAttr) -> None:
        self._cacheable = False
        self.out.append("distinct[")
        self.print_distinct_number(attribute)
        self.out.append("]<")
        if attribute.referenced.__class__ is not UnitAttr:
            self.print_attribute(attribute.referenced)
        self.out.append(">")

    def print_distinct_number(self, attribute: DistinctAttr) -> None:
        """The number of a distinct attribute: they count from 0 in the order of the text."""
        numbers: dict[DistinctAttr, int] = self.__dict__.setdefault("_distinct_numbers", {})
        self.out.append(str(numbers.setdefault(attribute, len(numbers))))

    def _print_opaque(self, attribute: OpaqueAttr) -> None:
        self.out.append(_opaque_text("#", attribute.dialect_namespace, attribute.data))
        if attribute.type is not _NONE:
            self.out.append(" : ")
            self.print_type(attribute.type)

    # ---- Elements

    def _print_dense_array(self, attribute: DenseArrayAttr) -> None:
        self.out.append("array<")
        self.print_type(attribute.element_type)
        if attribute.raw:
            self.out.append(": ")
            self.out.append(", ".join(self.dense_array_texts(attribute)))
        self.out.append(">")

    def dense_array_texts(self, attribute: DenseArrayAttr) -> list[str]:
        """The elements of a dense array as text."""
        element = attribute.element_type
        if isinstance(element, FloatType):
            width = max(8, element.width) // 8
            raw = attribute.raw
            return [
                float_format.float_text(int.from_bytes(raw[at : at + width], "little"), element.spelling)
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
            self.out.append(" : ")
            self.print_type(attribute.type)

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
        if count == 0 and not attribute.is_splat:
            return
        texts = element_texts(attribute)
        if attribute.is_splat:
            self.out.append(texts[0])
            return
        self.out.append(_nested(texts, attribute.type.shape))

    def _print_dense_strings(self, attribute: DenseStringElementsAttr, with_type: bool = True) -> None:
        self.out.append(f"dense<{_string_body(attribute)}>")
        if with_type:
            self.out.append(" : ")
            self.print_type(attribute.type)

    def _print_dense_resource(self, attribute: DenseResourceElementsAttr, with_type: bool = True) -> None:
        self._cacheable = False
        self.note_resource(attribute.handle)
        self.out.append("dense_resource<")
        self.print_keyword_or_string(attribute.handle.key)
        self.out.append(">")
        if with_type:
            self.out.append(" : ")
            self.print_type(attribute.type)

    def _print_sparse(self, attribute: SparseElementsAttr, with_type: bool = True) -> None:
        indices, values = attribute.indices, attribute.sparse_values
        self.out.append("sparse<")
        if indices.type.num_elements:
            self._print_dense_body(indices, indices.type.num_elements, allow_hex=False)
            self.out.append(", ")
            if isinstance(values, DenseElementsAttr):
                self._print_dense_body(values, values.type.num_elements, allow_hex=True)
            elif isinstance(values, DenseStringElementsAttr):
                self.out.append(_string_body(values))
        self.out.append(">")
        if with_type:
            self.out.append(" : ")
            self.print_type(attribute.type)

    # ---- Locations

    def _print_location_attribute(self, location: Location) -> None:
        if getattr(self.flags, "pretty_debug_info", False):
            self.print_pretty_location(location)
            return
        self.out.append("loc(")
        self.print_location_body(location)
        self.out.append(")")

    def print_location_body(self, location: Location) -> None:
        """What stands between the parentheses of ``loc(...)``."""
        out = self.out
        if isinstance(location, UnknownLoc):
            out.append("unknown")
        elif isinstance(location, FileLineColRange):
            out.append(f'"{escape(location.filename)}"' + _range_text(location))
        elif isinstance(location, NameLoc):
            self.print_string(location.name)
            if not isinstance(location.child, UnknownLoc):
                out.append("(")
                self._print_nested_location(location.child)
                out.append(")")
        elif isinstance(location, CallSiteLoc):
            out.append("callsite(")
            self._print_nested_location(location.callee)
            out.append(" at ")
            self._print_nested_location(location.caller)
            out.append(")")
        elif isinstance(location, FusedLoc):
            out.append("fused")
            if location.metadata is not None:
                out.append("<")
                self.print_attribute(location.metadata)
                out.append(">")
            out.append("[")
            for position, part in enumerate(location.locations):
                if position:
                    out.append(", ")
                self._print_nested_location(part)
            out.append("]")
        elif isinstance(location, OpaqueLoc):
            self.print_location_body(location.fallback)

    def _print_nested_location(self, location: Location) -> None:
        if self.print_alias(location, in_location=True):
            self._cacheable = False
        else:
            self.print_location_body(location)

    def print_pretty_location(self, location: Location) -> None:
        """The location in a form for people, which is not parsed again. Parts that have an alias are named by it."""
        out = self.out
        if isinstance(location, UnknownLoc):
            out.append("[unknown]")
        elif isinstance(location, FileLineColRange):
            out.append(location.filename + _range_text(location))
        elif isinstance(location, NameLoc):
            self.print_string(location.name)
            if not isinstance(location.child, UnknownLoc):
                out.append("(")
                self._print_nested_pretty_location(location.child)
                out.append(")")
        elif isinstance(location, CallSiteLoc):
            self._print_nested_pretty_location(location.callee)
            short = isinstance(location.callee, NameLoc) and isinstance(location.caller, FileLineColRange)
            out.append(" at " if short else "\n at ")
            self._print_nested_pretty_location(location.caller)
        elif isinstance(location, FusedLoc):
            if location.metadata is not None:
                out.append("<")
                self.print_attribute(location.metadata)
                out.append(">")
            out.append("[")
            for position, part in enumerate(location.locations):
                if position:
                    out.append(", ")
                self._print_nested_pretty_location(part)
            out.append("]")
        else:
            self.print_location_body(location)

    def _print_nested_pretty_location(self, location: Location) -> None:
        if not self.print_alias(location):
            self.print_pretty_location(location)


def _range_text(location: FileLineColRange) -> str:
    text = f":{location.line}:{location.column}"
    if location.end_line != location.line:
        return f"{text} to {location.end_line}:{location.end_column}"
    if location.end_column != location.column:
        return f"{text} to :{location.end_column}"
    return text


def _opaque_text(sign: str, namespace: str, data: str) -> str:
    """``!dialect.data`` where the data can be read back so, else ``!dialect<"data">``."""
    if _is_pretty(data):
        return f"{sign}{namespace}.{data}"
    return f'{sign}{namespace}<{data}>'


_PRETTY_NAME = re.compile(r"[A-Za-z][A-Za-z0-9._]*", re.ASCII)


def _is_pretty(data: str) -> bool:
    match = _PRETTY_NAME.match(data)
    if match is None:
        return False
    rest = data[match.end() :]
    return not rest or (rest[0] == "<" and rest[-1] == ">")


def element_texts(attribute: DenseElementsAttr) -> list[str]:
    """The elements as text, one only for a splat."""
    element = attribute.type.element_type
    width = dense_element_bytes(element)
    raw = attribute.raw
    parts = [int.from_bytes(raw[at : at + width], "little") for at in range(0, len(raw), width)]
    if isinstance(element, ComplexType):
        half = width * 4
        mask = (1 << half) - 1
        one = _element_text(element.element_type)
        return [f"({one(bits & mask)},{one(bits >> half)})" for bits in parts]
    one = _element_text(element)
    return [one(bits) for bits in parts]


def _element_text(element: Type) -> Callable[[int], str]:
    if isinstance(element, FloatType):
        name = element.spelling
        return lambda bits: float_format.float_text(bits, name)
    if element is i1:
        return lambda bits: "true" if bits else "false"
    if isinstance(element, IntegerType) and element.is_unsigned:
        return str
    width = element.width if isinstance(element, IntegerType) else 64
    half, full = 1 << max(width - 1, 0), 1 << width
    return lambda bits: str(bits - full if bits >= half and width else bits)


def _string_body(attribute: DenseStringElementsAttr) -> str:
    texts = [f'"{escape(text)}"' for text in attribute.strings]
    if not texts:
        return ""
    return texts[0] if attribute.is_splat else _nested(texts, attribute.type.shape)


def _nested(texts: Sequence[str], shape: Sequence[int]) -> str:
    """The texts in nested brackets of the given shape."""
    rows = list(texts)
    for size in reversed(shape):
        rows = [f"[{', '.join(rows[at : at + size])}]" for at in range(0, len(rows), size)] if size else ["[]"]
    return rows[0] if rows else ""


def _word(text: str) -> Callable[[AttributePrinter, Any], None]:
    return lambda printer, attribute: printer.out.append(text)


_PRINTERS: dict[type, Callable[[Any, Any], None]] = {
    IntegerType: lambda printer, type: printer.out.append(type.spelling),
    FloatType: lambda printer, type: printer.out.append(type.spelling),
    IndexType: _word("index"),
    NoneType: _word("none"),
    VectorType: AttributePrinter._print_vector,
    RankedTensorType: AttributePrinter._print_tensor,
    UnrankedTensorType: AttributePrinter._print_unranked_tensor,
    MemRefType: AttributePrinter._print_memref,
    UnrankedMemRefType: AttributePrinter._print_unranked_memref,
    ComplexType: AttributePrinter._print_complex,
    TupleType: AttributePrinter._print_tuple,
    FunctionType: AttributePrinter._print_function,
    GraphType: AttributePrinter._print_graph,
    OpaqueType: AttributePrinter._print_opaque_type,
    UnitAttr: _word("unit"),
    IntegerAttr: AttributePrinter._print_integer,
    FloatAttr: AttributePrinter._print_float_attribute,
    StringAttr: AttributePrinter._print_string_attribute,
    ArrayAttr: AttributePrinter._print_array,
    DictionaryAttr: AttributePrinter._print_dictionary,
    SymbolRefAttr: AttributePrinter._print_symbol_ref,
    TypeAttr: AttributePrinter._print_type_attribute,
    AffineMapAttr: AttributePrinter._print_map,
    IntegerSetAttr: AttributePrinter._print_set,
    StridedLayoutAttr: AttributePrinter._print_strided,
    DistinctAttr: AttributePrinter._print_distinct,
    OpaqueAttr: AttributePrinter._print_opaque,
    DenseArrayAttr: AttributePrinter._print_dense_array,
    DenseElementsAttr: AttributePrinter._print_dense,
    DenseStringElementsAttr: AttributePrinter._print_dense_strings,
    DenseResourceElementsAttr: AttributePrinter._print_dense_resource,
    SparseElementsAttr: AttributePrinter._print_sparse,
}
