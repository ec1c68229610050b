"""``strip-debuginfo``: removes all locations."""

from __future__ import annotations

from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass


@register_pass("strip-debuginfo", summary="Strip debug info from all operations", display_name="StripDebugInfo")
class StripDebugInfo(Pass):
    """Replaces the locations of operations and block arguments with unknown locations."""

    def run(self, operation: Operation) -> None:
        for inner in operation.walk():
            inner.location = UNKNOWN
            for region in inner.regions:
                for block in region.blocks:
                    for argument in block.arguments:
                        argument.location = UNKNOWN
