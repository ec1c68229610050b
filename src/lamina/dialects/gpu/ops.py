"""Operations of the gpu dialect."""

from __future__ import annotations

from lamina.define import Operation, operation


@operation("gpu.barrier")
class BarrierOp(Operation):
    """All threads of a workgroup wait for each other."""

    assembly_format = "attr-dict"
