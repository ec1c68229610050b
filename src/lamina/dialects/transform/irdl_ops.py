"""Operations of the transform dialect: irdl."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, region, result
from lamina.define.constraints import SizedRegion
from lamina.dialects.transform import verification
from lamina.dialects.transform.constraints import TransformHandleTypeInterface
from lamina.ir.traits import NoTerminator, SymbolTableTrait


@operation("transform.irdl.collect_matching", traits=[SymbolTableTrait, NoTerminator])
class IRDLCollectMatchingOp(Operation):
    root_ = operand(TransformHandleTypeInterface, name="root")
    matched = result(TransformHandleTypeInterface)
    body = region(SizedRegion(1))
    assembly_format = "`in` $root_ `:` functional-type(operands, results) attr-dict-with-keyword regions"

    def verify(self) -> None:
        verification.verify_collect_matching(self)
