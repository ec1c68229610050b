"""The components of LLVM IR instructions, and the record of an instruction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from lamina.dialects.llvm.enums import AtomicOrdering
from lamina.execution.llvm_import.lexer import plain_name
from lamina.execution.llvm_import.making import i64
from lamina.execution.llvm_import.metadata import MetadataReader
from lamina.execution.llvm_import.reader import Operand, Reader
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import StringAttr


@dataclass
class Record:
    """An instruction. ``targets`` are labels of blocks, ``cases`` the values of a switch."""

    operation: str
    operands: list[Operand] = field(default_factory=list)
    type: Any = None
    properties: dict[str, Attribute] = field(default_factory=dict)
    targets: list[str] = field(default_factory=list)
    cases: list[int] = field(default_factory=list)
    result: str = ""
    # For calls: the function's type where it is variadic, and the name of a called intrinsic.
    intrinsic: str = ""
    incoming: list[tuple[Operand, str]] = field(default_factory=list)
    # The number of operands in bundles.
    bundled: int = 0
    # Constants that the instruction names but the operation does not take as operands.
    mentioned: list[Operand] = field(default_factory=list)
    # Properties from metadata, for operations that have them.
    notes: dict[str, Attribute] = field(default_factory=dict)
    # Scopes that a call declares.
    scopes: list[Attribute] = field(default_factory=list)


Read = Callable[["PartReader", str], Record]


class PartReader:
    """Reads the parts that instructions consist of."""

    def __init__(self, reader: Reader, groups: dict[str, str]) -> None:
        self.reader = reader
        self.groups = groups
        self.metadata = MetadataReader(groups)

    def flags(self, *words: str) -> list[str]:
        names = []
        while (word := self.reader.accept_word(*words)) is not None:
            names.append(word)
        return names

    def two(self) -> list[Operand]:
        """``i32 %a, %b``."""
        reader = self.reader
        first = reader.typed_operand()
        reader.expect(",")
        return [first, reader.operand(first.type)]

    def listed(self) -> list[Operand]:
        """Typed operands with commas between."""
        reader = self.reader
        operands = [reader.typed_operand()]
        while reader.token.text == "," and reader.ahead().kind != "meta":
            reader.take()
            operands.append(reader.typed_operand())
        return operands

    def alignment(self) -> dict[str, Attribute]:
        reader = self.reader
        if reader.token.text == "," and reader.ahead().text == "align":
            reader.take()
            reader.take()
            return {"alignment": i64(reader.number())}
        return {}

    def scope(self) -> dict[str, Attribute]:
        if not self.reader.accept("syncscope"):
            return {}
        self.reader.expect("(")
        attribute = StringAttr(self.reader.string())
        self.reader.expect(")")
        return {"syncscope": attribute}

    def ordering(self) -> Attribute:
        return i64(AtomicOrdering.from_spelling(self.reader.take().text).value)

    def label(self) -> str:
        self.reader.expect("label")
        return plain_name(self.reader.take().text)
