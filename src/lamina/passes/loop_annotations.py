"""``lamina-loop-annotations``: passes loop annotations to LLVM.

``llvm.loop_annotation`` on a loop of ``scf`` becomes a discardable attribute of the latch branch, which the
translation to LLVM IR ignores. This pass sets the branch's property of that meaning.
"""

from __future__ import annotations

from lamina.dialects.llvm.loop_attributes import LoopAnnotationAttr
from lamina.dialects.llvm.ops import BrOp, CondBrOp
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass

LOOP_ANNOTATION = "llvm.loop_annotation"


@register_pass("lamina-loop-annotations", summary="Turn loop annotations of branches into LLVM's")
class LoopAnnotations(Pass):
    """Moves the attribute into the property."""

    def run(self, operation: Operation) -> None:
        for branch in in_order(operation):
            annotation = branch._attributes.get(LOOP_ANNOTATION)
            if annotation is None:
                continue
            if isinstance(branch, BrOp | CondBrOp) and isinstance(annotation, LoopAnnotationAttr):
                del branch.attributes[LOOP_ANNOTATION]
                if branch.loop_annotation is None:
                    branch.loop_annotation = annotation
