"""Operations of the sparse_tensor dialect on the sizes of a tensor's arrays."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, optional_operand, prop, result
from lamina.define.constraints import Index
from lamina.define.type_relations import AllTypesMatch
from lamina.dialects.sparse_tensor import verification
from lamina.dialects.sparse_tensor.constraints import LevelAttr, StorageSpecifier
from lamina.dialects.sparse_tensor.enums import StorageSpecifierKindAttr
from lamina.ir.traits import Pure


@operation("sparse_tensor.storage_specifier.init", traits=[Pure])
class StorageSpecifierInitOp(Operation):
    source = optional_operand(StorageSpecifier)
    result = result(StorageSpecifier)
    assembly_format = """
        attr-dict (`with` $source^)? `:` (`from` qualified(type($source))^ `to`)? qualified(type($result))
    """


@operation("sparse_tensor.storage_specifier.get", traits=[Pure])
class GetStorageSpecifierOp(Operation):
    specifier = operand(StorageSpecifier)
    specifier_kind = prop(StorageSpecifierKindAttr)
    level = prop(LevelAttr, optional=True)
    result = result(Index)
    assembly_format = "$specifier $specifier_kind (`at` $level^)? attr-dict `:` qualified(type($specifier))"

    def verify(self) -> None:
        verification.verify_specifier(self)


@operation("sparse_tensor.storage_specifier.set", traits=[Pure, AllTypesMatch("result", "specifier")])
class SetStorageSpecifierOp(Operation):
    specifier = operand(StorageSpecifier)
    specifier_kind = prop(StorageSpecifierKindAttr)
    level = prop(LevelAttr, optional=True)
    value = operand(Index)
    result = result(StorageSpecifier)
    assembly_format = """
        $specifier $specifier_kind (`at` $level^)? `with` $value attr-dict `:` qualified(type($result))
    """

    def verify(self) -> None:
        verification.verify_specifier(self)
