"""The order and form of each operation's properties are those of the code that MLIR generates."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lamina.ir.dialect import available_dialects, load_dialect, lookup_operation
from tests import oracle

PART = re.compile(
    r"reader\.(readOptionalAttribute|readAttribute)\(prop\.(\w+)\)|propStorage = prop\.(\w+)"
    r"|reader\.(readBool|readVarInt|readSparseArray|readAttribute)\("
)
KINDS = {"readBool": "bool", "readVarInt": "number", "readSparseArray": "sizes", "readAttribute": "old sizes"}
Layout = list[tuple[str, str]]


def test_layouts_of_some_operations() -> None:
    """Independent of MLIR's tools: names sorted, then properties that are not attributes, then sizes."""
    expected = {
        "arith.addi": [("overflowFlags", "optional")],
        "llvm.getelementptr": [
            ("elem_type", "attribute"),
            ("rawConstantIndices", "attribute"),
            ("noWrapFlags", "number"),
        ],
        "affine.linearize_index": [
            ("static_basis", "attribute"),
            ("disjoint", "bool"),
            ("operandSegmentSizes", "sizes"),
        ],
        "func.func": [
            ("arg_attrs", "optional"),
            ("function_type", "attribute"),
            ("no_inline", "optional"),
            ("res_attrs", "optional"),
            ("sym_name", "attribute"),
            ("sym_visibility", "optional"),
        ],
    }
    found = {name: layout_of(lookup_operation(name), True) for name in expected}
    assert found == expected
    older = layout_of(lookup_operation("affine.linearize_index"), False)
    assert older == [("operandSegmentSizes", "attribute"), ("static_basis", "attribute"), ("disjoint", "bool")]


def layout_of(cls: Any, sparse_sizes: bool) -> Layout:
    kinds = {"optional number": ("bool", "number")}  # whether it is there, then what it is
    parts = cls._property_layout(sparse_sizes)
    return [(part.name, kind) for part in parts for kind in kinds.get(part.kind, (part.kind,))]


def generated_layouts(folder: Path) -> Iterator[tuple[str, Layout]]:
    """By the name of the operation, what the generated readers read, in order."""
    for source in folder.glob("**/*.cpp.inc"):
        header = source.with_name(source.name.replace(".cpp.inc", ".h.inc"))
        if not header.is_file():
            continue
        names: dict[str, str] = {}
        at = ""
        for match in re.finditer(
            r'class (\w+) : public ::mlir::Op<|StringLiteral\("(\w+\.[\w.]+)"\);', header.read_text(encoding="utf-8")
        ):
            at = match[1] or at
            if match[2]:
                names.setdefault(at, match[2])
        text = source.read_text(encoding="utf-8")
        for match in re.finditer(r"LogicalResult (\w+)::readProperties\(.*?\n}\n", text, re.DOTALL):
            if match[1] in names:
                yield names[match[1]], _read_parts(match[0])


def _read_parts(body: str) -> Layout:
    parts: Layout = []
    storage = ""
    for match in PART.finditer(body):
        if match[1]:
            parts.append((match[2], "optional" if "Optional" in match[1] else "attribute"))
        elif match[3]:
            storage = match[3]
        else:
            parts.append((storage, KINDS[match[4]]))
    return parts


def test_layouts_are_those_of_mlir() -> None:
    folder = oracle.include_directory() / "mlir"
    generated = dict(generated_layouts(folder))
    if not generated:
        pytest.skip("MLIR's generated code is not installed (Debian: libmlir-22-dev)")
    compared = 0
    for name in available_dialects():
        dialect = load_dialect(name)
        for cls in () if dialect is None else dialect.operations.values():
            parts = generated.get(cls.name)
            if parts is None:
                continue
            compared += 1
            assert layout_of(cls, True) == [part for part in parts if part[1] != "old sizes"], cls.name
            older = [(name, kind.replace("old sizes", "attribute")) for name, kind in parts if kind != "sizes"]
            assert layout_of(cls, False) == older, cls.name
    assert compared > 500
