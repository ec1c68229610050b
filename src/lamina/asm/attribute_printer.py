"""Printing of types, attributes and locations, dispatched on the class of the attribute."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from lamina.asm.dense_printer import DensePrinter
from lamina.asm.location_printer import LocationPrinter
from lamina.asm.type_printer import TypePrinter, opaque_text
from lamina.ir import affine, float_format
from lamina.ir.affine import AffineExpr, AffineMap, IntegerSet
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    DenseElementsAttr,
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
)
from lamina.ir.integers import decimal_text
from lamina.ir.location import Location
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
    from lamina.asm.printer import Printer
    from lamina.ir.value import Value

_NONE = NoneType()
_DEFAULT_TYPES = (IntegerType(64), FloatType("f64"))


def _is_plain_literal(attribute: Attribute) -> bool:
    """True if an attribute is a number of a type that literals have by default, and not printed as a bit pattern."""
    if not isinstance(attribute, IntegerAttr | FloatAttr) or attribute.type not in _DEFAULT_TYPES:
        return False
    if isinstance(attribute, IntegerAttr):
        return True
    return not float_format.float_text(attribute.bits, attribute.type.spelling).startswith("0x")


class AttributePrinter(TypePrinter, DensePrinter, LocationPrinter):
    """Prints attributes; the operation printer adds aliases."""

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
        attribute.print_parameters(cast("Printer", self))
        if len(out) > start and not next((text for text in out[start:] if text), "<").startswith("<"):
            # Text without brackets of its own goes into the dialect's brackets.
            out[start - 1] = f"{sign}{attribute.dialect_name}<{attribute.mnemonic}"
            out.append(">")
        if getattr(attribute, "prints_type", False):
            self.print_colon_type(getattr(attribute, "type"))  # noqa: B009  (the classes with prints_type have it)

    def print_attribute_without_type(self, attribute: Attribute) -> None:
        """Like print_attribute, but without a trailing ``: type``."""
        if isinstance(attribute, IntegerAttr):
            self._print_integer(attribute, with_type=False)
        elif isinstance(attribute, FloatAttr):
            self.out.append(self.float_text(attribute.bits, attribute.type.spelling))
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

    def print_affine_expr_of_ssa_ids(self, expr: AffineExpr, dims: Sequence[Value], symbols: Sequence[Value]) -> None:
        names: dict[AffineExpr, str] = {affine.dim(i): self.value_name(value) for i, value in enumerate(dims)}
        names |= {affine.symbol(i): f"symbol({self.value_name(value)})" for i, value in enumerate(symbols)}
        self.out.append(affine.expr_text(expr, names.__getitem__))

    # ---- Builtin attributes

    def _print_integer(self, attribute: IntegerAttr, with_type: bool = True) -> None:
        type = attribute.type
        if type is i1:
            self.out.append("true" if attribute.value else "false")
            return
        self.out.append(decimal_text(attribute.value))
        if with_type:
            self.print_colon_type(type)

    def _print_float_attribute(self, attribute: FloatAttr) -> None:
        self.out.append(self.float_text(attribute.bits, attribute.type.spelling))
        self.print_colon_type(attribute.type)

    def _print_string_attribute(self, attribute: StringAttr) -> None:
        self.print_string(attribute.value)
        if attribute.type is not _NONE:
            self.print_colon_type(attribute.type)

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
        raise TypeError("distinct attributes are numbered within a text")

    def _print_opaque(self, attribute: OpaqueAttr) -> None:
        self.out.append(opaque_text("#", attribute.dialect_namespace, attribute.data))
        if attribute.type is not _NONE:
            self.print_colon_type(attribute.type)


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
