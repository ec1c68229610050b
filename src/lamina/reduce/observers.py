"""Observers, which run in a separate process: run a pipeline, run a command, compare two of them."""

from __future__ import annotations

import os
import shlex
import subprocess
import tempfile
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from lamina.asm.parser import parse_module
from lamina.ir.diagnostics import Diagnostic, DiagnosticError, Severity, collect_diagnostics
from lamina.ir.operation import Operation
from lamina.ir.permissions import Permissions, granting, input_speaks
from lamina.reduce.observation import CRASH, DIFFERENCE, ERROR, INVALID, SUCCESS, Observation, general_message
from lamina.reduce.state import MLIR, PDLL, State

if TYPE_CHECKING:
    from lamina.execution.semantics import Outcome

EMPTY_PIPELINE = "builtin.module()"
_SUFFIX = {MLIR: ".mlir", PDLL: ".pdll"}


class Observer(Protocol):
    """Observes what happens on a candidate."""

    def observe(self, state: State) -> Observation:
        """Observes the candidate. Exceptions are crashes."""

    def warm_up(self, state: State) -> None:
        """Preloads, in this process, what observing needs."""


def guarded(observe: Callable[[State], Observation], state: State) -> Observation:
    """Returns the observation; exceptions other than diagnostics are crashes."""
    try:
        return observe(state)
    except DiagnosticError as problem:
        return _error(problem.diagnostics)
    except Exception as problem:
        frames = traceback.extract_tb(problem.__traceback__)
        where = frames[-1].name if frames else ""
        text = "".join(traceback.format_exception(problem))
        return Observation(CRASH, text, f"{type(problem).__name__} in {where}")


def _error(diagnostics: Sequence[Diagnostic]) -> Observation:
    detail = "\n".join(str(diagnostic) for diagnostic in diagnostics)
    errors = [diagnostic for diagnostic in diagnostics if diagnostic.severity is Severity.ERROR]
    return Observation(ERROR, detail, general_message(errors[0].message if errors else detail))


@dataclass(frozen=True)
class PipelineObserver:
    """Runs the state's pipeline; diagnostics of a run that succeeds are its detail."""

    verify_each: bool = True
    permissions: Permissions | None = None

    def observe(self, state: State) -> Observation:
        """Runs it."""
        if state.kind == PDLL:
            return _observe_pdll(state.text)
        diagnostics, _ = self.run(state, state.pipeline)
        return diagnostics if diagnostics is not None else Observation(SUCCESS)

    def warm_up(self, state: State) -> None:
        """Observes it once."""
        guarded(self.observe, state)

    def run(self, state: State, pipeline: str | None) -> tuple[Observation | None, Operation]:
        """Returns the module after the pipeline, and the observation if it failed or emitted diagnostics. Raises
        DiagnosticError for a text that does not parse."""
        from lamina.passmanager.manager import PassManager  # start-up
        from lamina.passmanager.pipeline import parse_pipeline  # start-up

        module = parse_module(state.text, "-", allow_unregistered=True)
        module.verify()
        manager = parse_pipeline(pipeline or EMPTY_PIPELINE)
        # The pipeline may come from a reproducer, which has the permissions of an input.
        with collect_diagnostics() as diagnostics, granting(self.permissions), input_speaks():
            succeeded = PassManager(manager, verify_each=self.verify_each).run(module)
        if not succeeded:
            return _error(diagnostics), module
        if diagnostics:
            said = "\n".join(str(diagnostic) for diagnostic in diagnostics)
            return Observation(SUCCESS, said, general_message(diagnostics[0].message)), module
        return None, module


def _observe_pdll(text: str) -> Observation:
    from lamina import pdll  # start-up

    pdll.loads(text).pattern_set()
    return Observation(SUCCESS)


@dataclass(frozen=True)
class NativeObserver:
    """Runs every function in the interpreter and as native code on the same random arguments."""

    seed: int = 0

    def observe(self, state: State) -> Observation:
        """Compares them."""
        from lamina.execution.semantics import run_all  # start-up
        from lamina.reduce.native import run_all_native  # cycle

        module = parse_module(state.text, "-", allow_unregistered=True)
        module.verify()
        expected = run_all(module, self.seed)
        with input_speaks():
            outcomes = run_all_native(module, state.pipeline, self.seed)
        return _compared({name: (expected[name], outcomes[name]) for name in outcomes if name in expected})

    def warm_up(self, state: State) -> None:
        """Compiles it, without calling anything: native code may start threads, which do not survive a fork."""
        from lamina.execution.compile import compile  # start-up

        guarded(lambda state: (compile(parse_module(state.text, "-"), cache=None), Observation(SUCCESS))[1], state)


@dataclass(frozen=True)
class PipelinesObserver:
    """Runs every function in the interpreter after the state's pipeline, and after another (none by default)."""

    other: str | None = None
    seed: int = 0

    def observe(self, state: State) -> Observation:
        """Compares them."""
        from lamina.execution.semantics import run_all  # start-up

        runner = PipelineObserver()
        outcomes = []
        for pipeline in (self.other, state.pipeline):
            failed, module = runner.run(state, pipeline)
            if failed is not None and failed.kind == ERROR:
                return failed
            outcomes.append(run_all(module, self.seed))
        first, second = outcomes
        return _compared({name: (first[name], second[name]) for name in first if name in second})

    def warm_up(self, state: State) -> None:
        """Observes it once."""
        guarded(self.observe, state)


def _compared(pairs: dict[str, tuple[Outcome, Outcome]]) -> Observation:
    from lamina.execution.semantics import difference  # start-up

    for name, (pair, other) in pairs.items():
        what = difference(pair, other)
        if what is not None:
            return Observation(DIFFERENCE, f"@{name}: {what}", "results")
    return Observation(SUCCESS)


@dataclass(frozen=True)
class CommandObserver:
    """Runs a command in which ``{}`` is replaced with the candidate's file, or to which the file is appended."""

    words: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> CommandObserver:
        """Returns the observer for a command line. Raises ValueError for unbalanced quotes."""
        return cls(tuple(shlex.split(text)))

    def observe(self, state: State) -> Observation:
        """Runs it."""
        done = self.run(state)
        detail = done.stdout + done.stderr
        if done.returncode < 0:
            return Observation(CRASH, detail, f"signal {-done.returncode}", done.returncode)
        kind = ERROR if done.returncode else SUCCESS
        return Observation(kind, detail, f"exit status {done.returncode}", done.returncode)

    def warm_up(self, state: State) -> None:
        """Nothing to load."""

    def run(self, state: State) -> subprocess.CompletedProcess[str]:
        """Returns the finished command."""
        with tempfile.TemporaryDirectory(prefix="lamina-reduce-") as folder:
            path = os.path.join(folder, "input" + _SUFFIX.get(state.kind, ".mlir"))
            with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
                file.write(state.text)
            words = [word.replace("{}", path).replace("{pipeline}", state.pipeline or "") for word in self.words]
            if not any("{}" in word for word in self.words):
                words.append(path)
            return subprocess.run(
                words, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="surrogateescape", check=False
            )


@dataclass(frozen=True)
class AgainstObserver:
    """Compares lamina's output of the state's pipeline with that of a command: one fails, or the modules differ."""

    command: CommandObserver

    def observe(self, state: State) -> Observation:
        """Compares them."""
        failed, module = PipelineObserver().run(state, state.pipeline)
        done = self.command.run(state)
        ours_failed = failed is not None and failed.kind == ERROR
        if ours_failed != (done.returncode != 0):
            who = "lamina" if ours_failed else "the command"
            return Observation(DIFFERENCE, f"{failed.detail if failed else ''}\n{done.stderr}", f"only {who} fails")
        if ours_failed:
            return Observation(SUCCESS)
        theirs = State(done.stdout).module()
        if theirs is None:
            return Observation(INVALID, "the command's output cannot be read")
        if theirs.to_text(generic=True, local_scope=True) != module.to_text(generic=True, local_scope=True):
            return Observation(DIFFERENCE, "the modules differ", "modules")
        return Observation(SUCCESS)

    def warm_up(self, state: State) -> None:
        """Observes it once."""
        guarded(self.observe, state)
