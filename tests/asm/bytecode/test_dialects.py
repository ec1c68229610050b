"""Encodings and versions of a dialect that a user declares."""

from __future__ import annotations

import pytest

import lamina
from lamina.asm.bytecode.cursor import Cursor
from lamina.asm.bytecode.emitter import Emitter
from lamina.asm.bytecode.encodings import (
    SIGNED,
    TYPE,
    Versioning,
    record,
    register_encodings,
    sequence,
)
from lamina.asm.bytecode.reader import BytecodeReader
from lamina.define import type_definition
from lamina.ir.attribute import Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.dialect import Dialect
from lamina.ir.operation import Operation
from lamina.ir.types import i32

bytegrid = Dialect("bytegrid", allows_unknown_operations=True)


@type_definition
class GridType(Type):
    """A grid for these tests."""

    __slots__ = ("sizes", "element")
    dialect_name = "bytegrid"
    mnemonic = "grid"
    sizes: tuple[int, ...]
    element: Type
    assembly_format = "`<` $sizes `of` $element `>`"


def upgrade(operation: Operation, version: Cursor) -> None:
    """Version 3 and later have the attribute in another unit."""
    if version.varint() < 3:
        for inner in operation.walk():
            value = inner.get_attr("bytegrid.size")
            if isinstance(value, IntegerAttr):
                inner.set_attr("bytegrid.size", IntegerAttr(i32, value.value * 1000))


written = [2]
register_encodings(
    "bytegrid",
    types=[None, record(GridType, ("element", TYPE), ("sizes", sequence(SIGNED)), make=lambda e, s: GridType(s, e))],
    versioning=Versioning(lambda out: out.varint(written[0]), upgrade),
)
TEXT = 'module {\n  %0 = "bytegrid.make"() {bytegrid.size = 7 : i32} : () -> !bytegrid.grid<1, 2 of f32>\n}\n'


def test_encodings_are_used() -> None:
    module = lamina.parse(TEXT)
    data = module.to_bytecode()
    assert b"grid<" not in data
    written[0] = 3
    assert str(lamina.parse(module.to_bytecode())) == TEXT


@pytest.mark.parametrize(("version", "size"), [(1, 7000), (2, 7000), (3, 7), (300, 7)])
def test_older_versions_are_upgraded(version: int, size: int) -> None:
    written[0] = version
    data = lamina.parse(TEXT).to_bytecode()
    assert f"bytegrid.size = {size} : i32" in str(lamina.parse(data))
    reader = BytecodeReader(data)
    reader.read()
    out = Emitter()
    out.varint(version)
    assert reader.dialect_versions == {"bytegrid": out.raw()}


def test_files_before_versions_are_not_upgraded() -> None:
    data = lamina.parse(TEXT).to_bytecode(version=0)
    assert "bytegrid.size = 7 : i32" in str(lamina.parse(data))
