"""``lamina.compile``: from a module to functions that Python calls on NumPy arrays."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from lamina.api import parse
from lamina.conversion.stablehlo_to_linalg.programs import lower_programs
from lamina.dialects.builtin.ops import ModuleOp
from lamina.execution.cache import ObjectCache
from lamina.execution.codegen import BrokenModule
from lamina.execution.donation import (
    Donation,
    declare_donations,
    declare_unaliased,
    donated_for_results,
    return_donated,
)
from lamina.execution.engine import CompiledObject, compile_ir
from lamina.execution.externals import ExternalRefused, message
from lamina.execution.large_data import LargeData
from lamina.execution.llvm_ir import translate_module
from lamina.execution.observer import observer
from lamina.execution.parallel import thread_limit
from lamina.execution.profile import READER, Counters
from lamina.execution.sanitizer import instrument
from lamina.execution.shape_checks import insert_inner_checks, insert_shape_checks, shape_checks
from lamina.execution.signature import Kind, MemRefKind, Signature
from lamina.execution.signatures import Uncallable, is_signature_of, public_functions, signature_of
from lamina.execution.unlowered import causes_named
from lamina.interfaces.function import function_results
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import UnitAttr
from lamina.ir.collector import collector_paused
from lamina.ir.diagnostics import UNKNOWN, Diagnostic, PassError, Severity, collect_diagnostics, emit
from lamina.ir.operation import Operation
from lamina.ir.permissions import Permissions, granted, granting
from lamina.ir.recursion import deep_recursion
from lamina.ir.remarks import LEVELS, Level, listening
from lamina.ir.shared_attributes import copied
from lamina.ir.symbols import symbol_name
from lamina.ir.types import TensorType
from lamina.ir.verifier import verify
from lamina.passes.default_pipeline import CLONES, PACKING, Step, run_steps
from lamina.passmanager import PassManager, parse_pipeline
from lamina.passmanager.instrumentation import Instrumentation
from lamina.passmanager.pass_base import Pass
from lamina.remarks.spills import function_places, remark_on_spills
from lamina.remarks.watch import remarks_watched
from lamina.schedule.apply import Schedule, apply_schedule
from lamina.schedule.automatic import has_script
from lamina.target import Target, host_target, target_named

ASSERT_HANDLER = "lamina_assert_failed"
C_INTERFACE = "llvm.emit_c_interface"
Checks = Literal["shapes", "none"]
StepHook = Callable[[Step, Operation], None]


class _SignatureRecorder(Instrumentation):
    """Records the signatures of the module's functions at the last point at which they are func.func operations,
    and requests their C interface."""

    def __init__(
        self,
        entries: set[str] | None,
        tensors: Mapping[str, frozenset[int]],
        results: Mapping[str, frozenset[int]],
    ) -> None:
        self.signatures: dict[str, Signature] = {}
        self.problems: dict[str, str] = {}
        self.entries = entries
        self.tensors = tensors
        self.results = results
        # The properties of functions from which the signatures were derived.
        self._declared: dict[str, Mapping[str, Attribute]] = {}

    def record(self, module: Operation) -> None:
        functions = list(public_functions(module))
        if not functions:
            return
        before = self.signatures
        self.signatures, self.problems = {}, {}
        for function in functions:
            name = function.sym_name
            if self.entries is not None and name not in self.entries:
                continue
            known = before.get(name)
            if known is not None and self._declared[name] == function._properties and is_signature_of(function, known):
                self.signatures[name] = known
                if C_INTERFACE not in function._attributes:
                    function.attributes[C_INTERFACE] = UnitAttr()
                continue
            self._declared[name] = copied(function._properties)
            try:
                self.signatures[name] = _with_tensors(
                    signature_of(function, known),
                    self.tensors.get(name, frozenset()),
                    self.results.get(name, frozenset()),
                )
            except Uncallable as problem:
                self.problems[name] = str(problem)
            else:
                function.attributes[C_INTERFACE] = UnitAttr()

    def run_before_pass(self, pass_: Pass, operation: Operation) -> None:
        if isinstance(operation, ModuleOp):
            self.record(operation)


def _with_tensors(signature: Signature, arguments: frozenset[int], results: frozenset[int]) -> Signature:
    if not arguments and not results:
        return signature
    return replace(
        signature,
        arguments=_marked(signature.arguments, arguments),
        results=_marked(signature.results, results),
    )


def _marked(kinds: Sequence[Kind], tensors: frozenset[int]) -> tuple[Kind, ...]:
    return tuple(
        replace(kind, tensor=True) if isinstance(kind, MemRefKind) and index in tensors else kind
        for index, kind in enumerate(kinds)
    )


def _tensor_results(module: Operation) -> dict[str, frozenset[int]]:
    """Returns the positions of results that are tensors, by function."""
    return {
        str(symbol_name(function)): frozenset(
            index for index, type in enumerate(function_results(function)) if isinstance(type, TensorType)
        )
        for function in public_functions(module)
    }


def _check_choices(checks: str, schedule: Schedule, strict_reductions: bool, parallel: bool) -> None:
    if checks not in ("shapes", "none"):
        raise ValueError(f'checks is "shapes" or "none", not {checks!r}')
    if isinstance(schedule, str) and schedule not in ("auto", "tuned", "none"):
        raise ValueError(f'schedule is "auto", "tuned", "none" or a path object, not {schedule!r}')
    if strict_reductions and schedule == "tuned":
        raise ValueError('strict_reductions is for schedule="auto": tuned schedules may reorder reductions')
    if parallel:
        thread_limit()  # refuses an invalid number, also where no loop is parallel in the end


def _run_schedule_and_pipeline(
    module: Operation,
    pipeline: str | None,
    recorder: _SignatureRecorder,
    checks: Checks,
    schedule: Schedule,
    target: Target | None,
    strict_reductions: bool,
    parallel: bool,
) -> bool:
    """Runs what comes before the default pipeline, and inserts the checks of sizes. Returns whether it succeeded."""
    required = shape_checks(module, recorder.entries) if checks == "shapes" else {}
    scheduled_by_hand = has_script(module)
    if scheduled_by_hand and not apply_schedule(module):
        return False
    if pipeline is not None:
        manager = PassManager(parse_pipeline(pipeline), verify_each=True, instrumentations=[recorder])
        if not manager.run(module):
            return False
    if not scheduled_by_hand:
        # A script sees the payload without checks; the other passes only know structured operations.
        if checks == "shapes":
            insert_inner_checks(module, recorder.entries)
        if not apply_schedule(module, schedule, target, strict_reductions=strict_reductions, parallel=parallel):
            return False
    insert_shape_checks(module, required)
    return True


def lower(
    module: Operation,
    pipeline: str | None = None,
    *,
    parallel: bool = False,
    entries: Iterable[str] | None = None,
    donate: Donation = False,
    checks: Checks = "shapes",
    schedule: Schedule = "auto",
    strict_reductions: bool = False,
    target: Target | None = None,
    verify_each: bool = False,
    before_step: StepHook | None = None,
    after_step: Callable[[Step, Operation, float], None] | None = None,
    problems: dict[str, str] | None = None,
    keep_allocations: bool = False,
) -> dict[str, Signature]:
    """Lowers a module to the llvm dialect in place, and returns the signatures of its callable functions; ``problems``
    receives why others cannot be called. ``keep_allocations``: do not optimize allocations away.

    Lowers StableHLO to linalg. Runs the module's own transform script, if any, then ``pipeline``, if given; then
    ``schedule``, unless the module has a script; then the default pipeline. Functions only overwrite
    the tensor arguments that ``donate`` names, and assert matching sizes at their entry, unless ``checks`` is
    "none". Raises PassError, and ValueError if ``donate`` names unknown arguments or the environment an invalid number
    of threads.
    """
    _check_choices(checks, schedule, strict_reductions, parallel)
    lower_programs(module)
    chosen = None if entries is None else set(entries)
    results = {} if keep_allocations else _tensor_results(module)
    tensors = declare_donations(module, chosen, donate)
    donated = donated_for_results(module, tensors, donate)
    recorder = _SignatureRecorder(chosen, tensors, results)

    def before(step: Step, operation: Operation) -> None:
        recorder.record(operation)
        if step is CLONES:
            return_donated(operation, donated)
        if step is PACKING:
            declare_unaliased(operation, recorder.tensors)
        if before_step is not None:
            before_step(step, operation)

    with collect_diagnostics() as diagnostics, collector_paused(), deep_recursion():
        succeeded = _run_schedule_and_pipeline(
            module, pipeline, recorder, checks, schedule, target, strict_reductions, parallel
        )
        succeeded = succeeded and run_steps(
            module,
            assert_handler=ASSERT_HANDLER,
            parallel=parallel,
            keep_allocations=keep_allocations,
            keep_arenas=not keep_allocations,
            features=frozenset() if target is None else target.features,
            verify_each=verify_each,
            before_step=before,
            after_step=after_step,
        )
    missing = sorted((chosen or set()) - recorder.signatures.keys() - recorder.problems.keys())
    if succeeded and missing:
        raise ValueError(f"entries: the module has no public function {missing[0]!r}")
    if not succeeded:
        raise PassError(diagnostics or [module.diagnostic(Severity.ERROR, "a pass failed without a diagnostic")])
    for diagnostic in diagnostics:
        if diagnostic.severity is Severity.REMARK:
            emit(diagnostic)
    if problems is not None:
        problems.update(recorder.problems)
    return recorder.signatures


@dataclass(frozen=True, slots=True)
class CodeOptions:
    """The options of code generation; `compile` documents them. ``count_spills``: for remarks; ``is_by_hand``: whether
    a script chose the tiles, so that its writer can change them."""

    opt_level: int = 3
    cpu: str = "native"
    features: str | None = None
    fast: bool | Iterable[str] = False
    sanitize: bool = False
    libraries: Sequence[str | Path] = ()
    cache: ObjectCache | str | None = "default"
    count_spills: bool = True
    is_by_hand: bool = True


class LoweredModule:
    """A module of the llvm dialect and its translation to LLVM IR."""

    def __init__(self, module: Operation, signatures: dict[str, Signature], options: CodeOptions) -> None:
        self.module = module
        self.signatures = signatures
        self.options = options
        self.places = function_places(module)
        self.locations = instrument(module) if options.sanitize else ()
        observed = observer.get()
        if observed is not None:
            observed.module_lowered(module, options.cpu, options.features, options.opt_level, options.fast)
        self.data = LargeData()
        with located_by_verifier(module), causes_named():
            self.ir = translate_module(module, self.data)


def generate_code(lowered: LoweredModule, allowed: Permissions) -> CompiledObject:
    """Compiles the LLVM IR of a module, with remarks on spills. Raises CompilationError, LinkError or PassError."""
    options = lowered.options
    with refusals_located(lowered.module), located_by_verifier(lowered.module):
        compiled = compile_ir(
            lowered.ir,
            lowered.signatures,
            data=lowered.data,
            opt_level=options.opt_level,
            cpu=options.cpu,
            features=options.features,
            fast=options.fast,
            sanitize=options.sanitize,
            locations=lowered.locations,
            libraries=options.libraries,
            may_call=allowed.may_call,
            cache=options.cache,
            count_spills=options.count_spills,
        )
    remark_on_spills(compiled.spills, lowered.places, options.is_by_hand)
    return compiled


def is_scheduled_by_hand(module: Operation, schedule: Schedule) -> bool:
    """True if a script of the module, or of a file, schedules it, and not lamina."""
    return schedule not in ("auto", "tuned") or has_script(module)


def target_to_schedule_for(cpu: str, features: str | None) -> Target:
    """Returns the scheduling target for the CPU that code is generated for, with the cores of the host; the least of
    its architecture if it is not described."""
    try:
        target = target_named(cpu, features)
    except ValueError:
        target = target_named("generic")
    return replace(target, cores=host_target().cores)


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
    profile: bool = False,
    entries: Iterable[str] | None = None,
    donate: Donation = False,
    checks: Checks = "shapes",
    schedule: Schedule = "auto",
    strict_reductions: bool = False,
    libraries: Sequence[str | Path] = (),
    externals: bool | Iterable[str] | None = None,
    permissions: Permissions | None = None,
    cache: ObjectCache | str | None = "default",
    remarks: Level = "severe",
) -> CompiledObject:
    """Compiles a module (or its text, or the file at a `pathlib.Path`) for the host and returns an object whose
    attributes are its public functions.

    The functions take NumPy arrays (and objects with DLPack or the array interface) for memrefs and tensors, without
    copies, and Python or NumPy numbers for scalars; several results are returned as a tuple. The module itself is not
    modified.

    ``pipeline`` runs before the default lowering. A module without a transform
    script is scheduled: "auto" generates a script for the CPU (see `lamina.schedule`), "tuned" uses the result of
    `lamina.tune`, "none" leaves structured operations as scalar loops, and a path names a
    script. With ``strict_reductions`` automatic schedules keep the order of contiguous reductions.
    ``parallel`` runs parallel loops on all cores. ``opt_level`` 0 to 3, ``cpu`` and ``features`` are LLVM's.
    ``fast`` adds fast-math flags everywhere; ``sanitize`` tracks allocations, frees and accesses (see
    `CompiledObject.allocations`); ``profile`` measures the time of each operation (see `CompiledObject.profile`).
    ``entries`` limits the functions to the named ones. An array passed for a tensor keeps its contents; ``donate``
    names the tensor arguments whose arrays may be overwritten: True for all, or positions or names for each function
    (like `bufferization.writable = true` on an argument). At their entry functions assert that the sizes of their
    arguments match; ``checks="none"`` omits these checks. ``libraries`` are shared libraries whose functions the module
    calls. ``externals`` are the names of other functions of the process that it may call, True for all; by default only
    those of the runtime and of the math library. ``permissions``: what the module's script may do; by default nothing.
    ``cache``: the object cache, None for none. ``remarks``: which performance remarks are emitted, and stored in the
    object: "all", "severe" or "none".

    Raises ParseError, VerifyError, PassError (each with located diagnostics), and CompilationError or LinkError if
    LLVM rejects the result.
    """
    parsed = _parsed(module)
    if remarks not in LEVELS:
        raise ValueError(f"remarks must be one of {', '.join(LEVELS)}, not {remarks!r}")
    problems: dict[str, str] = {}
    target = target_to_schedule_for(cpu, features)
    # Accesses of tiles could not be watched.
    target = target.without_tiles() if sanitize else target
    counters = Counters() if profile else None
    watching = remarks_watched(remarks, reorders=reorders_floats(fast), target=target)
    with collector_paused(), granting(permissions), watching as listener:
        allowed = permissions_of_code(externals)
        work = parsed.clone()
        observed = observer.get()
        if observed is not None:
            observed.compilation_started(work)
        signatures = lower(
            work,
            pipeline,
            parallel=parallel,
            entries=entries if entries is None or counters is None else [*entries, READER],
            donate=donate,
            checks=checks,
            schedule=schedule,
            strict_reductions=strict_reductions,
            target=target,
            problems=problems,
            keep_allocations=sanitize,
            before_step=counters.before_step if counters is not None else None,
        )
    counts, by_hand = remarks != "none", is_scheduled_by_hand(parsed, schedule)
    options = CodeOptions(opt_level, cpu, features, fast, sanitize, libraries, cache, counts, by_hand)
    with listening(listener):
        compiled = generate_code(LoweredModule(work, signatures, options), allowed)
    compiled.uncallable = problems
    if counters is not None:
        compiled.count_time(counters)
    compiled.remarks = tuple(listener.said)
    return compiled


def _parsed(module: Operation | str | os.PathLike[str]) -> Operation:
    if isinstance(module, Operation):
        return module
    if not isinstance(module, str | os.PathLike):
        raise TypeError(f"expected a module, its text or a path, got {type(module).__name__}")

    return parse(module)


def reorders_floats(fast: bool | Iterable[str]) -> bool:
    """True if fast-math flags let LLVM reorder additions."""
    return fast if isinstance(fast, bool) else not {"fast", "reassoc"}.isdisjoint(fast)


def permissions_of_code(externals: bool | Iterable[str] | None) -> Permissions:
    """Returns the permissions of inputs, with these external symbols unless None."""
    return granted() if externals is None else replace(granted(), external_symbols=externals)


@contextmanager
def located_by_verifier(module: Operation) -> Iterator[None]:
    """If LLVM's verifier rejects the translated module, reports the IR verifier's errors."""
    try:
        yield
    except BrokenModule:
        verify(module)
        raise


@contextmanager
def refusals_located(module: Operation) -> Iterator[None]:
    """Turns refused calls of external functions into PassErrors at the functions' declarations."""
    try:
        yield
    except ExternalRefused as problem:
        places = {symbol_name(operation): operation for operation in module.walk() if symbol_name(operation)}
        raise PassError(
            [
                Diagnostic(Severity.ERROR, UNKNOWN, message(name))
                if name not in places
                else places[name].diagnostic(Severity.ERROR, message(name))
                for name in problem.names
            ]
        ) from None
