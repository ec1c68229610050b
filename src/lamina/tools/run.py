"""``lamina run``: compiles a function of a module, runs it on NumPy arrays, checks and times it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lamina.ir.diagnostics import DiagnosticError, handle_diagnostics
from lamina.ir.permissions import granted, granting
from lamina.tools.flags import UsageError, help_text, parse_flags
from lamina.tools.imports import take_imports
from lamina.tools.inputs import message_of, require_file
from lamina.tools.models import Shapes, is_model, read_module, shapes_of
from lamina.tools.outputs import array_files, check_outputs, files_of_input
from lamina.tools.permissions import permissions_of
from lamina.tools.run_flags import EMITTED, FLAGS, as_float, joined, repeats_of, schedule_of
from lamina.tools.run_report import CallReport, ended_by_interrupts, report_allocations
from lamina.tools.schedules import remarks_level, schedules_watched

if TYPE_CHECKING:
    from lamina.execution.compile import CodeOptions
    from lamina.execution.engine import CompiledObject
    from lamina.execution.profile import Counters
    from lamina.execution.signature import Signature
    from lamina.ir.diagnostics import Diagnostic
    from lamina.ir.operation import Operation
    from lamina.passes.default_pipeline import Step


class RunError(Exception):
    """An error in the command line or the input."""


def run(arguments: list[str]) -> int:
    """Runs ``lamina run`` and returns its exit status: 0, 1 for an error or a failed check, 2 for bad usage."""
    try:
        values, _, inputs = parse_flags(FLAGS, joined(take_imports(arguments)), "run")
        if values["help"]:
            about = "Compiles a function of the module to machine code and runs it."
            print(help_text("lamina run [flags] FILE", about, FLAGS))
            return 0
        if len(inputs) != 1:
            raise UsageError("expected one file, or - for standard input")
        if values["emit"] is not None and values["emit"] not in EMITTED:
            raise UsageError(f"--emit takes one of {', '.join(EMITTED)}, not '{values['emit']}'")
        if values["o"] != "-" and values["emit"] is None:
            raise UsageError("-o names the file that --emit writes; without --emit nothing is written")
        if values["checks"] not in ("shapes", "none"):
            raise UsageError(f"--checks takes shapes or none, not '{values['checks']}'")
        if values["strict-reductions"] and values["schedule"] == "tuned":
            raise UsageError("--strict-reductions is for --schedule=auto: tuned schedules may reorder reductions")
        for name in ("tolerance", "flops"):
            values[name] = as_float(name, values[name])
        remarks_level(values)
        repeats = repeats_of(values["time"])
        shapes = shapes_of(values["shape"])
        if shapes and len(inputs) == 1 and not is_model(inputs[0]):
            raise UsageError(f"--shape is for models, which '{inputs[0]}' is not")
        if values["parallel"]:
            _check_number_of_threads()
    except UsageError as problem:
        print(f"lamina run: {problem}", file=sys.stderr)
        return 2
    reporter = _Reporter(values["diagnostics"] == "json")
    try:
        permissions = permissions_of(values, external_symbols=not values["no-external-symbols"])
        with handle_diagnostics(reporter), granting(permissions):
            require_file(inputs[0])
            _check_outputs(values, inputs[0])
            return _Run(values, inputs[0], repeats, shapes).run()
    except DiagnosticError as problem:
        for diagnostic in problem.diagnostics:
            reporter(diagnostic)
    except (RunError, ImportError, OSError) as error:
        print(f"lamina run: {message_of(error)}", file=sys.stderr)
    return 1


def _check_number_of_threads() -> None:
    """Raises UsageError if the environment names a number of threads that is none."""
    from lamina.execution.parallel import thread_limit  # start-up

    try:
        thread_limit()
    except ValueError as problem:
        raise UsageError(str(problem)) from None


def _check_outputs(flags: dict[str, Any], path: str) -> None:
    """Raises OSError if a file to be written is an input. Text that replaces the text it comes from is an edit."""
    target = flags["o"]
    header = str(Path(target).with_suffix(".h")) if flags["emit"] == "so" and Path(target).name else None
    outputs = {"-o": target, "the header of -o": header, "--profile": flags["profile"]}
    outputs["--trace-html"] = flags["trace-html"]
    in_place = flags["emit"] == "mlir" and not is_model(path)
    if in_place:
        check_outputs({name: outputs[name] for name in outputs if name != "-o"}, lambda: [path])
    others = [*array_files(flags["args"]), *flags["shared-libs"], flags["schedule"]]
    check_outputs(outputs, lambda: [*([] if in_place else files_of_input(path)), *others])


def _counted_operations(module: Operation) -> dict[str, int]:
    """Returns the floating-point operations of the functions for which they can be counted."""
    from lamina.execution.float_operations import float_operations  # start-up
    from lamina.execution.signatures import public_functions  # start-up
    from lamina.ir.symbols import symbol_name  # start-up

    counts = {str(symbol_name(function)): float_operations(function) for function in public_functions(module)}
    return {name: count for name, count in counts.items() if count is not None}


class _Reporter:
    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json

    def __call__(self, diagnostic: Diagnostic) -> None:
        from lamina.asm.diagnostics import render, to_json  # start-up

        text = to_json(diagnostic) if self.as_json else render(diagnostic)
        sys.stderr.write(text.rstrip("\n") + "\n")


class _Run:
    """One invocation."""

    def __init__(self, flags: dict[str, Any], path: str, repeats: int, shapes: Shapes) -> None:
        self.shapes = shapes
        self.flags = flags
        self.path = path
        self.repeats = repeats
        self.counted: dict[str, int] = {}
        self.steps: list[tuple[str, float]] = []
        self.counters: Counters | None = None

    def run(self) -> int:
        title = "<stdin>" if self.path == "-" else self.path
        with schedules_watched(self.flags, title, reorders=self.flags["fast"]):
            return self._run()

    def _run(self) -> int:
        if self.flags["interpret"]:
            return self._interpret()
        compiled = self._compile()
        if compiled is None:
            return 0
        if self.flags["emit"] is not None:
            self._emit(compiled)
            return 0
        if self.counters is not None:
            compiled.count_time(self.counters)
        name = self._entry(compiled.signatures, compiled.uncallable)
        status = self._call(compiled[name], compiled.signatures[name], name)
        if self.flags["sanitize"]:
            status = report_allocations(compiled) or status
        return status

    # ---- Compiling

    def _compile(self) -> CompiledObject | None:
        from lamina.execution.codegen import CompilationError  # start-up
        from lamina.execution.compile import LoweredModule, generate_code, is_scheduled_by_hand  # start-up
        from lamina.execution.loader import LinkError  # start-up

        started = time.perf_counter()
        module = read_module(self.path, self.shapes)
        self._step("parse", started)
        self._prepare(module)
        is_by_hand = is_scheduled_by_hand(module, schedule_of(self.flags["schedule"]))
        signatures = self._lower(module)
        if self.flags["emit"] == "mlir":
            self._write(str(module))
            return None
        started = time.perf_counter()
        lowered = LoweredModule(module, signatures, self._code_options(is_by_hand))
        self._step("translate", started)
        started = time.perf_counter()
        try:
            compiled = generate_code(lowered, granted())
        except (CompilationError, LinkError, ValueError) as problem:
            raise RunError(str(problem)) from None
        self._step("LLVM", started)
        if self.flags["time-steps"]:
            for label, seconds in self.steps:
                print(f"{label:<60} {seconds * 1e3:9.2f} ms", file=sys.stderr)
        return compiled

    def _prepare(self, module: Operation) -> None:
        """Runs what the flags request before lowering."""
        from lamina.execution.observer import observer  # start-up

        if self.flags["profile"]:
            from lamina.execution.profile import Counters  # start-up

            self.counters = Counters()
        if self.repeats and self.flags["flops"] is None:
            self.counted = _counted_operations(module)
        observed = observer.get()
        if observed is not None:
            observed.compilation_started(module)
        if self.flags["runtime-checks"]:
            from lamina.passmanager.manager import run_pipeline  # start-up

            started = time.perf_counter()
            run_pipeline(module, "builtin.module(generate-runtime-verification)")
            self._step("runtime checks", started)
        if self.flags["explain-float"]:
            from lamina.quant.integer_arithmetic.explain import explain  # start-up

            explain(module)

    def _lower(self, module: Operation) -> dict[str, Signature]:
        from lamina.execution.compile import lower, target_to_schedule_for  # start-up

        started = time.perf_counter()
        signatures = lower(
            module,
            self.flags["pipeline"],
            parallel=self.flags["parallel"],
            keep_allocations=self.flags["sanitize"],
            checks=self.flags["checks"],
            schedule=schedule_of(self.flags["schedule"]),
            strict_reductions=self.flags["strict-reductions"],
            target=target_to_schedule_for(self.flags["cpu"], None),
            before_step=self._before_step,
            after_step=lambda step, _, seconds: self.steps.append((f"  {step.pipeline}", seconds)),
        )
        self._step("passes", started)
        return signatures

    def _code_options(self, is_by_hand: bool) -> CodeOptions:
        from lamina.execution.compile import CodeOptions  # start-up

        return CodeOptions(
            opt_level=next((int(name[1]) for name in ("O0", "O1", "O2", "O3") if self.flags[name]), 3),
            cpu=self.flags["cpu"],
            fast=self.flags["fast"],
            sanitize=self.flags["sanitize"],
            libraries=self.flags["shared-libs"],
            cache=None if self.flags["no-cache"] else "default",
            count_spills=remarks_level(self.flags) != "none",
            is_by_hand=is_by_hand,
        )

    def _before_step(self, step: Step, module: Operation) -> None:
        if self.flags["explain-memory"]:
            _explain_memory(step, module)
        if self.counters is not None:
            self.counters.before_step(step, module)

    def _step(self, label: str, started: float) -> None:
        self.steps.append((label, time.perf_counter() - started))

    def _emit(self, compiled: CompiledObject) -> None:
        kind, target = self.flags["emit"], self.flags["o"]
        if kind == "so":
            if target == "-":
                raise RunError("--emit=so needs a file: -o=NAME.so")
            compiled.emit_shared_library(target, Path(target).with_suffix(".h"))
        elif kind == "obj":
            if target == "-":
                sys.stdout.buffer.write(compiled.object_code())
            else:
                compiled.emit_object(target)
        elif kind == "asm":
            self._write(compiled.assembly())
        else:
            self._write(compiled.llvm_ir(optimized=kind == "llvm-opt"))

    def _write(self, text: str) -> None:
        if self.flags["o"] == "-":
            sys.stdout.write(text)
        else:
            Path(self.flags["o"]).write_text(text, encoding="utf-8")

    # ---- Interpreting

    def _interpret(self) -> int:
        from lamina.conversion.stablehlo_to_linalg.programs import lower_programs  # start-up
        from lamina.execution.signatures import Uncallable, public_functions, signature_of  # start-up
        from lamina.interfaces.interpretation import Interpreter, UndefinedBehavior, Unsupported  # start-up
        from lamina.ir.symbols import symbol_name  # start-up
        from lamina.transform.run import apply_own_script  # start-up

        module = read_module(self.path, self.shapes)
        lower_programs(module)
        if not apply_own_script(module):
            return 1
        signatures: dict[str, Signature] = {}
        problems: dict[str, str] = {}
        for function in public_functions(module):
            name = str(symbol_name(function))
            try:
                signatures[name] = signature_of(function)
            except Uncallable as problem:
                problems[name] = f"{problem}; --interpret takes numbers and buffers, and does not bufferize"
        name = self._entry(signatures, problems)
        interpreter = Interpreter(module)

        def call(*arguments: Any) -> Any:
            try:
                results = interpreter.call(name, *arguments)
            except UndefinedBehavior as problem:
                place = problem.operation
                where = f" at '{place.name}', {place.location}" if place is not None else ""
                raise RunError(f"@{name}: {problem}{where}") from None
            except Unsupported as problem:
                raise RunError(f"@{name}: {problem}") from None
            return results if len(results) != 1 else results[0]

        return self._call(call, signatures[name], name)

    # ---- Running

    def _entry(self, signatures: dict[str, Signature], problems: dict[str, str]) -> str:
        """Returns the function to call; ``problems`` says why others cannot be called."""
        wanted = self.flags["entry"]
        known = ", ".join(f"@{name}" for name in signatures) or "none"
        if wanted is not None:
            name = str(wanted).removeprefix("@")
            if name in problems:
                raise RunError(f"@{name} cannot be called: {problems[name]}")
            if name not in signatures:
                raise RunError(f"no function @{name} can be called; those that can: {known}")
            return name
        if len(signatures) == 1:
            return next(iter(signatures))
        if "main" in signatures:
            return "main"
        if not signatures and problems:
            raise RunError("; ".join(f"@{name} cannot be called: {problem}" for name, problem in problems.items()))
        raise RunError(f"choose a function with --entry; those that can be called: {known}")

    def _call(self, function: Callable[..., Any], signature: Signature, name: str) -> int:
        from lamina.execution.arguments import ArgumentError, default_specs, make_arguments, split_specs  # start-up
        from lamina.execution.runtime import AssertionFailed  # start-up

        given = self.flags["args"]
        specs = default_specs(signature) if given is None else split_specs(given)
        try:
            arguments = make_arguments(signature, specs, self.flags["seed"])
        except ArgumentError as problem:
            raise RunError(str(problem)) from None
        before = _copies(arguments)
        try:
            with ended_by_interrupts():
                answer = function(*arguments)
        except (TypeError, ValueError, AssertionFailed) as problem:
            raise RunError(f"@{name}: {problem}") from None
        sys.stdout.flush()
        results = _as_list(answer, len(signature.results))
        print(f"@{name} : {signature}")
        status = self._check(name, before, arguments, results, signature)
        report = CallReport(self.flags, self.path, self.repeats)
        report.values(signature, specs, arguments, results)
        if self.repeats:
            report.time(function, arguments, results, self.counted.get(name))
        if self.counters is not None:
            report.profile(self.counters, function, arguments)
        return status

    def _check(
        self, name: str, before: list[Any], arguments: Sequence[Any], results: Sequence[Any], signature: Signature
    ) -> int:
        from lamina.execution.checking import UnusableReference, compare, load_reference  # start-up

        path = self.flags["check"]
        if path is False or path == "none":
            return 0
        reference_path = _reference_beside(self.path, name) if path is True else Path(path)
        if reference_path is None:
            raise RunError(f"--check: no Python file beside the input is named like it or like @{name}")
        try:
            reference = load_reference(reference_path, name)
            expected = _copies(before)
            answer = reference(*expected)
            expected_results = _as_list(answer, len(results))
            if not results and all(any(result is given for given in expected) for result in expected_results):
                # A reference may return the argument that it wrote.
                expected_results = []
            kinds: list[Any] = [getattr(kind, "element", kind) for kind in signature.results]
            dtypes = [kind.dtype for kind in kinds]
            comparisons = compare(
                arguments, results, expected, expected_results, self.flags["tolerance"], dtypes
            )
        except UnusableReference as problem:
            raise RunError(str(problem)) from None
        except (Exception, SystemExit) as problem:  # the user's own code may raise anything
            raise RunError(f"the reference '{reference_path}' failed: {type(problem).__name__}: {problem}") from None
        worst = max(comparisons, key=lambda comparison: comparison.error / (comparison.tolerance or 1), default=None)
        if worst is None:
            return 0
        if all(comparison.passed for comparison in comparisons):
            print(f"check: agrees with {reference_path}, largest relative error {worst.error:.2g}")
            return 0
        for one in comparisons:
            if not one.passed:
                message = f"{one.name} differs from {reference_path}: relative error {one.error:.3g}"
                print(f"lamina run: {message}, allowed {one.tolerance:.3g}", file=sys.stderr)
        return 1


def _explain_memory(step: Step, module: Operation) -> None:
    """Prints the memory plans, before the step that needs all buffers."""
    from lamina.execution.memory_plan import memory_plans  # start-up

    if step.pipeline == "lamina-check-allocations":
        for plan in memory_plans(module):
            print(plan, file=sys.stderr)


def _copies(arguments: Sequence[Any]) -> list[Any]:
    import numpy as np

    return [value.copy() if isinstance(value, np.ndarray) else value for value in arguments]


def _as_list(answer: Any, count: int) -> list[Any]:
    if answer is None:
        return []
    return list(answer) if isinstance(answer, tuple) and count != 1 else [answer]


def _reference_beside(path: str, name: str) -> Path | None:
    """Returns the Python file next to the input that is named after it, or after the function."""
    if path == "-":
        return None
    file = Path(path)
    candidates = [file.with_suffix(".py")]
    if name.isidentifier():  # any other could be a path
        candidates.append(file.with_name(f"{name}.py"))
    return next((beside for beside in candidates if os.path.isfile(beside)), None)
