"""The search: proposes candidates until the trials or the time run out.

Proposals alternate between Optuna's tree-structured Parzen estimator (Bergstra et al., "Algorithms for Hyper-Parameter
Optimization", NIPS 2011) and an evolution of the best trials, ranked by the cost
model. Optuna is used for its ask-and-tell interface, which leaves measurement, isolation and the log to us, and
for combining ordered and unordered parameters. The first proposals are those that the cost model ranks best.
"""

from __future__ import annotations

import hashlib
import os
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from lamina.api import parse
from lamina.dialects.transform.ops import NamedSequenceOp
from lamina.execution.codegen import compiler_version
from lamina.execution.signatures import public_functions
from lamina.execution.user_modules import imported_modules
from lamina.interfaces.function import function_inputs
from lamina.ir.attributes import UnitAttr
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.operation import Operation
from lamina.ir.region import counted
from lamina.ir.symbols import symbol_name
from lamina.schedule.automatic import has_script
from lamina.schedule.database import ScheduleDatabase, module_text
from lamina.target import Target, host_target, target_named
from lamina.tune.cost_model import CostModel
from lamina.tune.evaluation import Computation, Outcome, Task
from lamina.tune.log import Trial, TrialLog, choice_text, now
from lamina.tune.plan_space import PlanSpace
from lamina.tune.space import ScriptSpace, Space, Value, Values
from lamina.tune.workers import DaskWorkers, LocalWorkers, Workers

if TYPE_CHECKING:
    import optuna

_FIRST_GUESSES = 8
"""Proposals of the cost model before anything was measured."""
_POOL = 400
"""Random combinations that the cost model ranks."""
_PARENTS = 6
"""The number of best trials that the evolution mutates in one or two parameters."""
_CHILDREN = 60
_ASKED = 10
"""The number of attempts to get a new proposal from Optuna."""
_FINALISTS = 3


class TuneError(Exception):
    """There is nothing to search, or the first schedule does not work; the message gives the reason."""


@dataclass(frozen=True)
class Progress:
    """The progress of a search. ``trial`` is the last one, ``best`` the best score so far (time relative to the first
    schedule), ``elapsed`` in seconds."""

    trial: Trial
    done: int
    total: int
    best: float
    elapsed: float


@dataclass(frozen=True)
class SearchResult:
    """``script`` is the best schedule. ``score`` is its time relative to the first schedule, measured again at the end;
    ``seconds`` and ``first_seconds`` belong to that measurement. ``trials`` are all trials of this search and CPU,
    including earlier runs; ``scripts`` has the best script of each CPU that took part."""

    script: str
    values: Values
    score: float
    seconds: float
    first_seconds: float
    trials: list[Trial]
    space: Space
    target: Target
    scripts: Mapping[str, str]


def search(
    module: Operation | str | os.PathLike[str],
    *,
    script: Operation | str | os.PathLike[str] | None = None,
    trials: int = 100,
    minutes: float | None = None,
    log: str | os.PathLike[str] | None = None,
    entry: str | None = None,
    arguments: Sequence[str] | None = None,
    seed: int = 0,
    cpu: str = "native",
    parallel: bool = False,
    workers: int | None = None,
    dask: str | None = None,
    timeout: float = 60.0,
    memory: int | None = None,
    constraint: Callable[[Mapping[str, Value]], str | None] | None = None,
    database: ScheduleDatabase | Literal["default"] | None = "default",
    progress: Callable[[Progress], None] | None = None,
) -> SearchResult:
    """Searches for the fastest schedule of a module's function.

    The choices are the knobs and alternatives of ``script`` or of the module's own script, otherwise
    the automatic scheduler's. ``trials`` includes those already in the ``log``, which are not repeated;
    ``minutes`` is a time limit. ``arguments`` are specifications as for `lamina run`, required for functions
    of dynamic sizes. ``workers`` local processes compile candidates, by default one per core, or
    the workers of the Dask scheduler at the address ``dask``. Each candidate is limited to ``timeout`` seconds and
    ``memory`` bytes. ``constraint`` excludes combinations: it returns the reason, or None. The winner goes to
    ``database``.

    Runs native code generated from the module. Raises TuneError, ParseError and VerifyError for the inputs, and OSError
    for the log and the database.
    """
    kept_trials = TrialLog(None if log is None else Path(log))
    try:
        kept_trials.check()
    except ValueError as problem:
        raise TuneError(str(problem)) from None
    payload, own = _separated(module)
    name = _entry(payload, entry)
    specs = None if arguments is None else tuple(arguments)
    wanted = next(len(function_inputs(op)) for op in public_functions(payload) if symbol_name(op) == name)
    if specs is not None and len(specs) != wanted:
        raise TuneError(f"{counted(len(specs), 'argument')} given, the function @{name} takes {wanted}")
    given = own if script is None else _read(script)
    target = target_named(cpu)
    try:
        space: Space = (
            PlanSpace(payload, target, parallel=parallel) if given is None else ScriptSpace(given, constraint)
        )
    except ValueError as problem:
        raise TuneError(str(problem)) from None
    computation = Computation(str(payload), name, specs, seed, cpu, parallel)
    with _workers(workers, dask) as pool:
        searcher = _Search(
            space, computation, kept_trials, pool, timeout, memory, seed, target
        )
        result = searcher.run(trials, None if minutes is None else minutes * 60, progress)
    if database is not None:
        kept = ScheduleDatabase() if database == "default" else database
        kept.store_script(payload, result.target, result.script, result.seconds)
        if isinstance(space, PlanSpace):
            kept.store_tiles(space.tiles(result.values), result.target)
    return result


def _workers(count: int | None, dask: str | None) -> Workers:
    return LocalWorkers(count or os.cpu_count() or 1) if dask is None else DaskWorkers(dask)


def _read(source: Operation | str | os.PathLike[str]) -> Operation:
    if isinstance(source, Operation):
        return source

    return parse(source)


def _separated(source: Operation | str | os.PathLike[str]) -> tuple[Operation, Operation | None]:
    """Returns the payload, and the module's own script as a module."""
    payload = _read(source).clone()
    sequences = [op for op in payload.regions[0].entry_block.operations if isinstance(op, NamedSequenceOp)]
    if not sequences:
        if has_script(payload):
            raise TuneError("the module's script is not at its top level; pass it as a separate file")
        return payload, None
    script = parse("module attributes {transform.with_named_sequence} {}")
    for sequence in sequences:
        sequence.move_to_end(script.regions[0].entry_block)
    script.attributes["transform.with_named_sequence"] = UnitAttr()
    payload.attributes.pop("transform.with_named_sequence", None)
    return payload, script


def _entry(payload: Operation, wanted: str | None) -> str:
    names = [str(symbol_name(function)) for function in public_functions(payload)]
    if wanted is not None:
        if wanted.removeprefix("@") not in names:
            raise TuneError(f"the module has no function @{wanted.removeprefix('@')}")
        return wanted.removeprefix("@")
    if len(names) != 1:
        raise TuneError(f"choose a function with entry; there are {', '.join(f'@{name}' for name in names) or 'none'}")
    return names[0]


class _Search:
    """The state of a search."""

    def __init__(
        self,
        space: Space,
        computation: Computation,
        log: TrialLog,
        workers: Workers,
        timeout: float,
        memory: int | None,
        seed: int,
        target: Target,
    ) -> None:
        self.space, self.computation, self.log, self.workers = space, computation, log, workers
        self.timeout, self.memory, self.target = timeout, memory, target
        self.random = random.Random(seed)
        self.seed = seed
        self.cpu = target.name
        self.model = CostModel()
        self.tried: dict[str, Trial] = {}
        self.foreign: list[Trial] = []
        parts = (space.key, module_text_of(computation), str(computation.arguments), str(computation.parallel))
        self.key = hashlib.sha256("\n".join((*parts, compiler_version())).encode()).hexdigest()[:24]

    def run(self, count: int, seconds: float | None, report: Callable[[Progress], None] | None) -> SearchResult:
        start = time.monotonic()
        for trial in self.log.trials(self.key, self.cpu, self.space.has):
            self._learn(trial)
        if not any(trial.values == self.space.defaults for trial in self.tried.values()):
            self._first()
        proposals = _Proposals(self)
        while len(self.tried) < count and (seconds is None or time.monotonic() - start < seconds):
            batch = proposals.batch(min(self.workers.count, count - len(self.tried)))
            if not batch:
                break
            for trial in self._evaluate(batch):
                proposals.tell(trial)
                if report is not None:
                    report(Progress(trial, len(self.tried), count, self.best.score or 1.0, time.monotonic() - start))
        return self._result()

    # ---- Trials

    @property
    def best(self) -> Trial:
        """The best trial so far."""
        return min(
            (trial for trial in self.tried.values() if trial.outcome.status == "ok"),
            key=lambda trial: trial.score or float("inf"),
        )

    def _first(self) -> None:
        """Returns the baseline: the scheduler's own choice, or the first options of a script."""
        defaults = self.space.defaults
        (outcome,) = [outcome for _, outcome in self.workers.evaluate([self._task(defaults, None)], self.timeout)]
        if outcome.status != "ok":
            raise TuneError(f"the first schedule does not work: {outcome.status}: {outcome.message}")
        if outcome.cpu:
            # On a cluster the machine may be another one than this.
            self.cpu = outcome.cpu
            self.target = host_target() if outcome.cpu == host_target().name else self.target
            for trial in self.log.trials(self.key, self.cpu, self.space.has):
                self._learn(trial)
        trial = Trial(self.key, self.cpu, defaults, outcome, 1.0, now())
        self.log.append(trial)
        self._learn(trial)

    def _task(self, values: Values, incumbent: Values | None) -> Task:
        against = None if incumbent is None else self.space.script(incumbent)
        return Task(self.computation, self.space.script(values), against, self.memory, imported_modules())

    def _evaluate(self, batch: Sequence[Values]) -> Iterator[Trial]:
        incumbent = self.best
        tasks = [self._task(values, incumbent.values) for values in batch]
        for number, outcome in self.workers.evaluate(tasks, self.timeout):
            trial = Trial(
                self.key, outcome.cpu or self.cpu, batch[number], outcome, _score(outcome, incumbent), now()
            )
            self.log.append(trial)
            if trial.cpu == self.cpu:
                self._learn(trial)
            else:
                # Recorded, so that it is not proposed again, but not learned from for this CPU.
                self.foreign.append(trial)
                self.tried.setdefault(trial.choice, trial)
            yield trial

    def _learn(self, trial: Trial) -> None:
        self.tried[trial.choice] = trial
        features = self.space.features(trial.values)
        if features is not None and trial.score is not None:
            self.model.learn(features, trial.score)

    # ---- The end

    def _result(self) -> SearchResult:
        """Returns the best of a last measurement of the best ones against the first schedule: single measurements
        flatter."""
        own = [trial for trial in self.tried.values() if trial.cpu == self.cpu and trial.outcome.status == "ok"]
        finalists = sorted(own, key=lambda trial: trial.score or float("inf"))[:_FINALISTS]
        first = self.space.defaults
        best, score, outcome = first, 1.0, None
        tasks = [self._task(trial.values, first) for trial in finalists if trial.values != first]
        rivals = [trial.values for trial in finalists if trial.values != first]
        for number, found in self.workers.evaluate(tasks, self.timeout):
            if found.status == "ok" and found.cpu == self.cpu and found.seconds and found.incumbent_seconds:
                ratio = found.seconds / found.incumbent_seconds
                if ratio < score:
                    best, score, outcome = rivals[number], ratio, found
        seconds, first_seconds = self._times(outcome)
        scripts = {self.cpu: self.space.script(best)}
        for trial in sorted(self.foreign, key=lambda trial: trial.score or float("inf")):
            if trial.outcome.status == "ok":
                scripts.setdefault(trial.cpu, self.space.script(trial.values))
        return SearchResult(
            scripts[self.cpu],
            best,
            score,
            seconds,
            first_seconds,
            list(self.tried.values()),
            self.space,
            self.target,
            scripts,
        )

    def _times(self, outcome: Outcome | None) -> tuple[float, float]:
        if outcome is not None and outcome.seconds and outcome.incumbent_seconds:
            return outcome.seconds, outcome.incumbent_seconds
        first = self.tried[choice_text(self.space.defaults)].outcome.seconds or 0.0
        return first, first


def module_text_of(computation: Computation) -> str:
    """Returns the payload with numbers for names."""
    try:
        return module_text(parse(computation.payload))
    except DiagnosticError:
        return computation.payload


def _score(outcome: Outcome, incumbent: Trial) -> float | None:
    if outcome.seconds is None or not outcome.incumbent_seconds or incumbent.score is None:
        return None
    return incumbent.score * outcome.seconds / outcome.incumbent_seconds


class _Proposals:
    """Proposes candidates, excluding combinations that the space rules out or that were tried."""

    def __init__(self, search: _Search) -> None:
        import optuna

        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self.search, self.space, self.random = search, search.space, search.random
        self.proposed: set[str] = set(search.tried)
        self.distributions: dict[str, optuna.distributions.BaseDistribution] = {
            parameter.name: optuna.distributions.IntDistribution(0, len(parameter.options) - 1)
            if parameter.is_ordered
            else optuna.distributions.CategoricalDistribution(range(len(parameter.options)))
            for parameter in self.space.parameters
        }
        sampler = optuna.samplers.TPESampler(
            seed=search.seed, multivariate=True, constant_liar=True, n_startup_trials=_FIRST_GUESSES
        )
        self.study = optuna.create_study(sampler=sampler)
        self._asked: dict[str, optuna.trial.Trial] = {}
        for trial in search.tried.values():
            self._add(trial)
        self.turn = len(search.tried)
        self.guesses = self._ranked() if self.turn <= _FIRST_GUESSES else []

    def batch(self, count: int) -> list[Values]:
        """Returns ``count`` combinations, or fewer if there are no more."""
        proposals = []
        for _ in range(count):
            values = self._next()
            if values is None:
                break
            self.proposed.add(choice_text(values))
            proposals.append(values)
        return proposals

    def tell(self, trial: Trial) -> None:
        """Records the outcome of a proposal."""
        import optuna

        asked = self._asked.pop(trial.choice, None)
        if asked is None:
            self._add(trial)
        elif trial.score is None:
            self.study.tell(asked, state=optuna.trial.TrialState.FAIL)
        else:
            self.study.tell(asked, trial.score)

    def _next(self) -> Values | None:
        self.turn += 1
        if self.guesses and self.turn <= _FIRST_GUESSES + 1:
            return self.guesses.pop(0)
        by_model = self.turn % 2 == 0
        return (self._evolved() if by_model else self._sampled()) or self._left_over()

    def _is_new(self, values: Values) -> bool:
        return choice_text(values) not in self.proposed and self.space.problem(values) is None

    # ---- Sources of proposals

    def _sampled(self) -> Values | None:
        """Optuna's."""
        import optuna

        for _ in range(_ASKED):
            asked = self.study.ask(self.distributions)
            values = {
                parameter.name: parameter.options[int(asked.params[parameter.name])]
                for parameter in self.space.parameters
            }
            if self._is_new(values):
                self._asked[choice_text(values)] = asked
                return values
            known = self.search.tried.get(choice_text(values))
            if known is not None and known.score is not None:
                self.study.tell(asked, known.score)
            else:
                self.study.tell(asked, state=optuna.trial.TrialState.FAIL)
        return None

    def _evolved(self) -> Values | None:
        """Returns neighbours of the best trials, ranked by the cost model once it is trained."""
        own = [trial for trial in self.search.tried.values() if trial.score is not None]
        parents = sorted(own, key=lambda trial: trial.score or float("inf"))[:_PARENTS]
        children = [
            child for _ in range(_CHILDREN) if self._is_new(child := self._changed(self.random.choice(parents).values))
        ]
        return min(children, key=self._estimate, default=None)

    def _changed(self, values: Values) -> Values:
        """Returns the values with one or two parameters changed, ordered ones to a neighbour."""
        child = dict(values)
        parameters = self.space.parameters
        for parameter in self.random.sample(parameters, min(self.random.choice((1, 1, 2)), len(parameters))):
            at = parameter.options.index(child[parameter.name])
            if parameter.is_ordered:
                at = min(max(at + self.random.choice((-2, -1, 1, 2)), 0), len(parameter.options) - 1)
            else:
                at = self.random.randrange(len(parameter.options))
            child[parameter.name] = parameter.options[at]
        return child

    def _left_over(self) -> Values | None:
        """Returns any untried combination; None if none is found."""
        if self.space.size <= 1 << 16:
            return next((values for values in self.space.combinations() if self._is_new(values)), None)
        return next((values for _ in range(_POOL * 10) if self._is_new(values := self._any())), None)

    def _any(self) -> Values:
        return {parameter.name: self.random.choice(parameter.options) for parameter in self.space.parameters}

    def _ranked(self) -> list[Values]:
        """Returns the combinations that the cost model likes best, before anything was measured."""
        pool = [values for _ in range(_POOL) if self._is_new(values := self._any())]
        pool += [
            child for _ in range(_POOL) if self._is_new(child := self._changed(self.space.defaults))
        ]
        distinct = {choice_text(values): values for values in pool}
        if not distinct or self.space.features(self.space.defaults) is None:
            return []
        return sorted(distinct.values(), key=self._estimate)[:_FIRST_GUESSES]

    def _estimate(self, values: Values) -> float:
        features = self.space.features(values)
        return self.random.random() if features is None else self.search.model.estimate(features)

    def _add(self, trial: Trial) -> None:
        """Adds a trial that Optuna did not propose."""
        import optuna

        if trial.score is None or set(trial.values) != set(self.distributions):
            return
        numbers = {
            parameter.name: parameter.options.index(trial.values[parameter.name])
            for parameter in self.space.parameters
        }
        self.study.add_trial(
            optuna.trial.create_trial(params=numbers, distributions=self.distributions, value=trial.score)
        )
