"""``apply-pdll``: the patterns of a PDLL file as a pass, for any place in a pipeline."""

from __future__ import annotations

from lamina.ir import traits
from lamina.ir.diagnostics import DiagnosticError, emit
from lamina.ir.operation import Operation
from lamina.ir.permissions import current
from lamina.passmanager import Pass, option, register_pass
from lamina.pdll import load


@register_pass("apply-pdll", summary="Apply the patterns of a PDLL or MLIR file", display_name="ApplyPdll")
class ApplyPdllPass(Pass):
    """Applies the patterns of ``file`` greedily to everything inside the operation."""

    file: str = option("file", default="", description="PDLL file, or MLIR file with pdl.pattern operations")
    patterns: list[str] = option("patterns", default=[], description="Names of the patterns to apply; all by default")
    include: list[str] = option("include", default=[], description="Folders to look for included files in")
    allow_native: bool = option("allow-native", default=False, description="Run Python code in the file")

    def run(self, operation: Operation) -> None:
        if not self.file:
            self.fail("apply-pdll needs the option file", operation)
        if not operation.has_trait(traits.IsolatedFromAbove):
            self.fail(f"'{operation.name}' op is not isolated from above, so patterns cannot be applied", operation)
        allowed = current()
        for path in (self.file, *self.include):
            allowed.check_read(path)
        if self.allow_native:
            allowed.check_native(f"the Python code of '{self.file}'")
        try:
            patterns = load(self.file, self.include, allow_native=self.allow_native)
            if self.patterns:
                patterns = patterns.select(self.patterns)
            result = patterns.apply(operation)
        except (OSError, ValueError) as problem:
            self.fail(f"cannot open '{self.file}': {getattr(problem, 'strerror', None) or problem}", operation)
        except KeyError as problem:
            self.fail(str(problem.args[0]), operation)
        except DiagnosticError as problem:
            for diagnostic in problem.diagnostics:
                emit(diagnostic)
            self.fail()
        if not result.converged:
            operation.emit_warning(f"the patterns of '{self.file}' did not converge")
