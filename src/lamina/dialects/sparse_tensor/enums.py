"""Enumerations of the sparse_tensor dialect, and their attributes."""

from __future__ import annotations

from typing import Any

from lamina.define import IntegerEnum, enum_attribute


class SortKind(IntegerEnum):
    """sparse tensor sort algorithm"""

    HYBRID_QUICK_SORT = 0, "hybrid_quick_sort"
    INSERTION_SORT_STABLE = 1, "insertion_sort_stable"
    QUICK_SORT = 2, "quick_sort"
    HEAP_SORT = 3, "heap_sort"


class CrdTransDirection(IntegerEnum):
    """sparse tensor coordinate translation direction"""

    DIM_TO_LVL = 0, "dim_to_lvl"
    LVL_TO_DIM = 1, "lvl_to_dim"


class StorageSpecifierKind(IntegerEnum):
    """sparse tensor storage specifier kind"""

    LVL_SIZE = 0, "lvl_sz"
    POS_MEM_SIZE = 1, "pos_mem_sz"
    CRD_MEM_SIZE = 2, "crd_mem_sz"
    VAL_MEM_SIZE = 3, "val_mem_sz"
    DIM_OFFSET = 4, "dim_offset"
    DIM_STRIDE = 5, "dim_stride"


def _bare(mnemonic: str, enumeration: type[IntegerEnum], described: str, definition: str) -> Any:
    """Returns the attribute class ``#sparse_tensor<mnemonic case>``."""
    attribute: Any = enum_attribute(
        f"sparse_tensor.{mnemonic}", enumeration, brackets=False, summary=enumeration.__doc__
    )
    attribute.described = f"::mlir::sparse_tensor::{described}"
    attribute.definition_name = definition
    attribute.parameter_classes = {"value": attribute.described}
    return attribute


SortKindAttr = _bare("SparseTensorSortAlgorithm", SortKind, "SparseTensorSortKind", "SparseTensorSortKindAttr")
CrdTransDirectionAttr = _bare(
    "CrdTransDirection", CrdTransDirection, "CrdTransDirectionKind", "SparseTensorCrdTransDirectionAttr"
)
StorageSpecifierKindAttr = _bare(
    "kind", StorageSpecifierKind, "StorageSpecifierKind", "SparseTensorStorageSpecifierKindAttr"
)
