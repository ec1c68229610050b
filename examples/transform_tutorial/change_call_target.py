"""Chapters 2 and 3: a transform operation of your own.

    lamina opt --import change_call_target.py --transform-interpreter call_targets.mlir
"""

from lamina.define import Operation, operand, operation, prop
from lamina.define.constraints import StrAttr
from lamina.dialects.func.ops import CallOp
from lamina.dialects.transform.constraints import TransformHandleTypeInterface
from lamina.ir.attributes import FlatSymbolRefAttr
from lamina.transform.engine import TransformRewriter, implement
from lamina.transform.state import TransformState


@operation("transform.my.change_call_target")
class ChangeCallTargetOp(Operation):
    """Lets calls call another function. The handle stays valid."""

    call = operand(TransformHandleTypeInterface)
    new_target = prop(StrAttr, name="new_target")
    assembly_format = "$call `,` $new_target attr-dict `:` type($call)"


@implement(each=True, on=CallOp)
def change_call_target(
    op: ChangeCallTargetOp, rewriter: TransformRewriter, target: CallOp, state: TransformState
) -> None:
    """Calls have the callee as an attribute: the call is changed in place, so that no handle is lost."""
    with rewriter.modify_in_place(target):
        target.callee = FlatSymbolRefAttr(op.new_target)
