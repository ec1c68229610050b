"""``reconcile-unrealized-casts``: removes casts that cancel out."""

from __future__ import annotations

from lamina.dialects.builtin.ops import UnrealizedConversionCastOp
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.casts import reconcile_casts


@register_pass("reconcile-unrealized-casts", summary="Simplify and eliminate unrealized conversion casts")
class ReconcileUnrealizedCasts(Pass):
    def run(self, operation: Operation) -> None:
        reconcile_casts([inner for inner in operation.walk() if isinstance(inner, UnrealizedConversionCastOp)])
