"""``composite-fixed-point-pass``: runs a pipeline again and again, until it changes nothing more."""

from __future__ import annotations

from lamina.ir.diagnostics import UNKNOWN, Diagnostic, PassError, Severity, emit
from lamina.ir.operation import Operation
from lamina.passmanager import OpPassManager, Pass, PassFailure, option, register_pass


@register_pass(
    "composite-fixed-point-pass", summary="Composite fixed point pass", display_name="CompositeFixedPointPass"
)
class CompositeFixedPoint(Pass):
    """The pass's own name in reports is an option. Reaching ``max-iterations`` is a warning."""

    max_iterations: int = option(
        "max-iterations", default=10, description="Maximum number of iterations if inner pipeline"
    )
    label: str = option("name", default="CompositeFixedPointPass", description="Composite pass display name")
    pipeline: str = option("pipeline", default="", description="Composite pass inner pipeline")

    @property
    def display_name(self) -> str:
        return self.label

    def run(self, operation: Operation) -> None:
        manager = self._manager()
        before = _state(operation)
        for _ in range(self.max_iterations):
            if not self.run_pipeline(manager, operation):
                self.fail()
            after = _state(operation)
            if after == before:
                return
            before = after
        operation.emit_warning(f'Composite pass "{self.label}"+ didn\'t converge in {self.max_iterations} iterations')

    def _manager(self) -> OpPassManager:
        if self.max_iterations < 1:
            emit(Diagnostic(Severity.ERROR, UNKNOWN, f"Invalid maxIterations value: {self.max_iterations}"))
            raise PassFailure
        try:
            manager = OpPassManager(None)
            if self.pipeline:
                manager.add_text(self.pipeline)
            return manager
        except PassError as problem:
            for diagnostic in problem.diagnostics:
                emit(diagnostic)
            emit(Diagnostic(Severity.ERROR, UNKNOWN, "Failed to parse composite pass pipeline"))
            raise PassFailure from None


def _state(operation: Operation) -> str:
    """Returns a fingerprint that is equal if nothing changed."""
    return operation.to_text(generic=True, local_scope=True, debug_info=True)
