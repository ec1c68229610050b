"""Lowering the modules that JAX and others export, where a module with structured operations is expected."""

from __future__ import annotations

from lamina.ir.diagnostics import PassError, collect_diagnostics
from lamina.ir.operation import Operation


def lower_programs(module: Operation) -> None:
    """Lowers a module that has operations of StableHLO or CHLO. Raises PassError."""
    if not any(map(is_stablehlo, module.walk())):
        return
    from lamina.passmanager import PassManager, parse_pipeline  # start-up

    with collect_diagnostics() as diagnostics:
        succeeded = PassManager(parse_pipeline("builtin.module(stablehlo-legalize-to-linalg)")).run(module)
    if not succeeded:
        raise PassError(diagnostics)


def is_stablehlo(operation: Operation) -> bool:
    """True if an operation is of StableHLO or CHLO."""
    return operation.name.startswith(("stablehlo.", "chlo."))
