"""``snapshot-op-locations``: sets locations to positions in the printed IR."""

from __future__ import annotations

import sys
import tempfile

from lamina.asm.operation_texts import operation_text_with_positions
from lamina.ir.location import FileLineColRange, NameLoc, fused_location
from lamina.ir.operation import Operation
from lamina.ir.permissions import current, note_file
from lamina.passmanager import Pass, option, register_pass


@register_pass(
    "snapshot-op-locations", summary="Generate new locations from the current IR", display_name="LocationSnapshot"
)
class LocationSnapshot(Pass):
    """Writes the IR to a file and sets each operation's location to its position there, or, with a tag, fuses it
    with the old location. Without a name the file is temporary but kept; ``-`` is standard output."""

    filename: str = option("filename", default="", description="The filename to print the generated IR")
    pretty_debug_info: bool = option(
        "pretty-debuginfo", default=False, description="Print pretty debug info in MLIR output"
    )
    debug_info: bool = option("print-debuginfo", default=False, description="Print debug info in MLIR output")
    local_scope: bool = option(
        "print-local-scope",
        default=False,
        description="Print attributes, types and locations in place instead of by alias",
    )
    generic: bool = option("print-op-generic", default=False, description="Print the generic op form")
    tag: str = option(
        "tag",
        default="",
        description="Tag for fusing new locations with the old; without it they replace them",
    )

    def run(self, operation: Operation) -> None:
        text, positions = operation_text_with_positions(
            operation,
            generic=self.generic,
            local_scope=self.local_scope,
            debug_info=self.debug_info,
            pretty_debug_info=self.pretty_debug_info,
        )
        if self.local_scope:
            text = text.removesuffix("\n")
        name = self._write(operation, text)
        for inner, line, column in positions:
            position = FileLineColRange(name, line, column)
            if self.tag:
                inner.location = fused_location([inner.location, NameLoc(self.tag, position)])
            else:
                inner.location = position

    def _write(self, operation: Operation, text: str) -> str:
        """Writes the text and returns the name of its file."""
        if self.filename == "-":
            sys.stdout.write(text)
            return "-"
        current().check_write(self.filename or tempfile.gettempdir())
        try:
            if self.filename:
                note_file(self.filename)
                with open(self.filename, "w", encoding="utf-8") as file:
                    file.write(text)
                return self.filename
            with tempfile.NamedTemporaryFile(
                "w", encoding="utf-8", prefix="mlir_snapshot-", suffix=".tmp.mlir", delete=False
            ) as made:
                made.write(text)
                note_file(made.name)
            return made.name
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "strerror", None) or problem
            self.fail(f"cannot open output file '{self.filename}': {reason}", operation)
