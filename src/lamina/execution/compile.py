"""``lamina.compile``: from a module to functions that Python calls on NumPy arrays."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from lamina.execution.engine import CompiledObject, compile_ir
from lamina.execution.llvm_ir import translate_module
from lamina.execution.sanitizer import instrument
from lamina.execution.signature import MemRefKind, Signature
from lamina.execution.signatures import Uncallable, public_functions, signature_of
from lamina.ir.attributes import UnitAttr
from lamina.ir.collector import collector_paused
from lamina.ir.diagnostics import PassError, Severity, collect_diagnostics
from lamina.ir.operation import Operation
from lamina.passes.default_pipeline import Step, run_steps
from lamina.passmanager import PassManager, parse_pipeline
from lamina.passmanager.instrumentation import Instrumentation
from lamina.passmanager.pass_base import Pass
from lamina.transform.run import apply_own_script

ASSERT_HANDLER = "lamina_assert_failed"
C_INTERFACE = "llvm.emit_c_interface"
StepHook = Callable[[Step, Operation], None]


class _SignatureRecorder(Instrumentation):
    """Keeps the signatures of the module's functions as of the last moment at which they were func.func operations,
    and asks for their C interface."""

    def __init__(self, entries: Iterable[str] | None = None) -> None:
        self.signatures: dict[str, Signature] = {}
        self.problems: dict[str, str] = {}
        self.entries = None if entries is None else set(entries)

    def record(self, module: Operation) -> None:
        found = list(public_functions(module))
        if not found:
            return
        before = self.signatures
        self.signatures, self.problems = {}, {}
        for function in found:
            name: str = function.properties["sym_name"].value  # type: ignore[attr-defined]
            if self.entries is not None and name not in self.entries:
                continue
            try:
                self.signatures[name] = _as_read_before(signature_of(function), before.get(name))
            except Uncallable as problem:
                self.problems[name] = str(problem)
            else:
                function.attributes[C_INTERFACE] = UnitAttr()

    def run_before_pass(self, made: Pass, operation: Operation) -> None:
        if operation.name == "builtin.module":
            self.record(operation)


def _as_read_before(signature: Signature, before: Signature | None) -> Signature:
    """What was known to be only read stays so, though lowering may hide it."""
    if before is None or len(before.arguments) != len(signature.arguments):
        return signature
    kinds = tuple(
        replace(kind, written=False)
        if isinstance(kind, MemRefKind) and isinstance(old, MemRefKind) and not old.written
        else kind
        for kind, old in zip(signature.arguments, before.arguments, strict=True)
    )
    return replace(signature, arguments=kinds)


def lower(
    module: Operation,
    pipeline: str | None = None,
    *,
    parallel: bool = False,
    entries: Iterable[str] | None = None,
    verify_each: bool = False,
    before_step: StepHook | None = None,
    after_step: Callable[[Step, Operation, float], None] | None = None,
    problems: dict[str, str] | None = None,
    keep_allocations: bool = False,
) -> dict[str, Signature]:
    """Lowers a module to the llvm dialect, in place, and gives the signatures of its callable functions; ``problems``
    receives why others cannot be called. ``keep_allocations``: none is optimized away.

    The module's own transform script runs first, if it has one, then ``pipeline``, if given; then the default pipeline
    does what is left. Raises PassError.
    """
    recorder = _SignatureRecorder(entries)
    with collect_diagnostics() as found, collector_paused():
        succeeded = apply_own_script(module)
        if succeeded and pipeline is not None:
            manager = parse_pipeline(pipeline)
            run = PassManager(manager, verify_each=True, instrumentations=[recorder])
            succeeded = run.run(module)

        def before(step: Step, operation: Operation) -> None:
            recorder.record(operation)
            if before_step is not None:
                before_step(step, operation)

        succeeded = succeeded and run_steps(
            module,
            assert_handler=ASSERT_HANDLER,
            parallel=parallel,
            keep_allocations=keep_allocations,
            verify_each=verify_each,
            before_step=before,
            after_step=after_step,
        )
    if not succeeded:
        raise PassError(found or [module.diagnostic(Severity.ERROR, "a pass failed without a diagnostic")])
    if problems is not None:
        problems.update(recorder.problems)
    return recorder.signatures


def compile(
    module: Operation | str | os.PathLike[str],
    *,
    pipeline: str | None = None,
    parallel: bool = False,
    opt_level: int = 3,
    cpu: str = "native",
    features: str | None = None,
    fast: bool | Iterable[str] = False,
    sanitize: bool = False,
    entries: Iterable[str] | None = None,
    libraries: Sequence[str | Path] = (),
    cache: str | None = "default",
) -> CompiledObject:
    """Compiles a module (or text, or the path of a file) for the host and gives an object whose attributes are its
    public functions.

    The functions take NumPy arrays (and what has DLPack or the array interface) for memrefs and tensors, without
    copies, and Python or NumPy numbers for scalars; several results come as a tuple. The module itself is not
    changed.

    ``pipeline`` runs before the default lowering, which does what it leaves over. ``parallel`` runs parallel loops on
    all cores. ``opt_level`` 0 to 3, ``cpu`` and ``features`` are LLVM's. ``fast`` adds fast-math flags everywhere;
    ``sanitize`` watches allocations, frees and accesses (see `CompiledObject.allocations`). ``entries`` limits the
    functions to those named. ``libraries`` are shared libraries whose functions the module calls. ``cache``: the object
    cache, None for none.

    Raises ParseError, VerifyError, PassError (each with located diagnostics), and CompilationError or LinkError where
    LLVM refuses the result.
    """
    if not isinstance(module, Operation):
        if not isinstance(module, str | os.PathLike):
            raise TypeError(f"expected a module, its text or a path, got {type(module).__name__}")
        from lamina.api import parse

        module = parse(module)
    problems: dict[str, str] = {}
    with collector_paused():
        work = module.clone()
        signatures = lower(
            work, pipeline, parallel=parallel, entries=entries, problems=problems, keep_allocations=sanitize
        )
    locations = instrument(work) if sanitize else ()
    compiled = compile_ir(
        translate_module(work),
        signatures,
        opt_level=opt_level,
        cpu=cpu,
        features=features,
        fast=fast,
        sanitize=sanitize,
        locations=locations,
        libraries=libraries,
        cache=cache,
    )
    compiled.uncallable = problems
    return compiled
