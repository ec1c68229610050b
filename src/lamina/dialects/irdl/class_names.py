"""MLIR's registered names of attribute and type classes, such as `builtin.integer` for `i32`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.ir import attributes, location, types
from lamina.ir.attribute import Attribute, Type
from lamina.ir.dialect import load_dialect

_BUILTIN_TYPES: dict[str, type[Type]] = {
    "complex": types.ComplexType,
    "function": types.FunctionType,
    "graph": types.GraphType,
    "index": types.IndexType,
    "integer": types.IntegerType,
    "memref": types.MemRefType,
    "none": types.NoneType,
    "opaque": types.OpaqueType,
    "tensor": types.RankedTensorType,
    "tuple": types.TupleType,
    "unranked_memref": types.UnrankedMemRefType,
    "unranked_tensor": types.UnrankedTensorType,
    "vector": types.VectorType,
}
_BUILTIN_ATTRIBUTES: dict[str, type[Attribute]] = {
    "affine_map": attributes.AffineMapAttr,
    "array": attributes.ArrayAttr,
    "call_site_loc": location.CallSiteLoc,
    "dense_array": attributes.DenseArrayAttr,
    "dense_int_or_fp_elements": attributes.DenseElementsAttr,
    "dense_resource_elements": attributes.DenseResourceElementsAttr,
    "dense_string_elements": attributes.DenseStringElementsAttr,
    "dictionary": attributes.DictionaryAttr,
    "distinct": attributes.DistinctAttr,
    "file_line_range": location.FileLineColRange,
    "float": attributes.FloatAttr,
    "fused_loc": location.FusedLoc,
    "integer": attributes.IntegerAttr,
    "integer_set": attributes.IntegerSetAttr,
    "name_loc": location.NameLoc,
    "opaque": attributes.OpaqueAttr,
    "opaque_loc": location.OpaqueLoc,
    "sparse_elements": attributes.SparseElementsAttr,
    "strided_layout": attributes.StridedLayoutAttr,
    "string": attributes.StringAttr,
    "symbol_ref": attributes.SymbolRefAttr,
    "type": attributes.TypeAttr,
    "unit": attributes.UnitAttr,
    "unknown_loc": location.UnknownLoc,
}


def name_of(attribute: Attribute) -> str:
    """Returns the registered name of an attribute's or type's class: ``builtin.integer`` for ``i32``."""
    if isinstance(attribute, types.FloatType):
        return f"builtin.{attribute.spelling}"
    return name_of_class(type(attribute)) or f"{attribute.dialect_name}.{attribute.mnemonic}"


def name_of_class(cls: type[Attribute]) -> str | None:
    """Returns the registered name of a class, or None if MLIR has no single class for it."""
    if cls.mnemonic:
        return f"{cls.dialect_name}.{cls.mnemonic}"
    table: dict[str, type[Any]] = _BUILTIN_TYPES if issubclass(cls, Type) else _BUILTIN_ATTRIBUTES
    return next((f"builtin.{name}" for name, known in table.items() if known is cls), None)


def test_of(name: str) -> Callable[[Attribute], bool] | None:
    """Returns a predicate for instances of the class ``!dialect.name`` or ``#dialect.name``, or None if there is no
    such class."""
    dialect_name, _, mnemonic = name[1:].partition(".")
    is_type = name[0] == "!"
    cls = None
    if dialect_name == "builtin":
        if is_type and mnemonic in types.FLOAT_FORMATS:
            # A single class here, several classes in MLIR.
            return lambda attribute: attribute is types.FloatType(mnemonic)
        cls = _BUILTIN_TYPES.get(mnemonic) if is_type else _BUILTIN_ATTRIBUTES.get(mnemonic)
    else:
        dialect = load_dialect(dialect_name)
        if dialect is not None:
            cls = dialect.types.get(mnemonic) if is_type else dialect.attributes.get(mnemonic)
    return None if cls is None else lambda attribute: isinstance(attribute, cls)
