"""``print-ir``: writes the IR to standard error."""

from __future__ import annotations

import sys

from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass


@register_pass("print-ir", summary="Print IR on the debug stream", display_name="PrintIRPass")
class PrintIR(Pass):
    """Writes the operation to standard error, under a heading with the label."""

    label: str = option("label", default="", description="Label")

    def run(self, operation: Operation) -> None:
        heading = "// -----// IR Dump"
        if self.label:
            heading += f" {self.label}"
        print(f"{heading} //----- //\n{operation.to_text()}", file=sys.stderr)
