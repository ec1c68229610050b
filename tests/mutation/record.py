"""One run of the suite that notes how long each test takes and which blocks of the mutated layers it enters.

The cases of a comparison are noted one by one (tests/mutation/cases.py).

The watched files are compiled with a note at the beginning of each block of their functions.
"""

from __future__ import annotations

import ast
import builtins
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tests import comparisons
from tests.mutation.cases import parts, unit
from tests.mutation.mutants import LAYERS, Function, files_of, first_line, is_block, is_docstring

Block = tuple[str, int]
"""A file, and the line of the block's first statement."""
NOTE = "_lamina_mutation_note"


@dataclass
class Record:
    """What a recorded run knows of the tests that passed."""

    seconds: dict[str, float] = field(default_factory=dict)
    """Of tests and of single cases."""
    visitors: dict[Block, list[str]] = field(default_factory=dict)
    imported: set[Block] = field(default_factory=set)
    """Blocks that run while a module is imported: a mutation of a loaded module does not reach them."""

    def write(self, path: Path) -> None:
        numbers = {test: number for number, test in enumerate(self.seconds)}
        visitors = [[*block, [numbers[test] for test in tests]] for block, tests in self.visitors.items()]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            json.dumps({"seconds": self.seconds, "visitors": visitors, "imported": sorted(self.imported)}),
            encoding="utf-8",
        )

    @staticmethod
    def read(path: Path) -> Record:
        stored = json.loads(path.read_text(encoding="utf-8"))
        tests = list(stored["seconds"])
        visitors = {(file, line): [tests[number] for number in numbers] for file, line, numbers in stored["visitors"]}
        return Record(stored["seconds"], visitors, set(map(tuple, stored.get("imported", ()))))

    def updated(self, other: Record) -> Record:
        """This record, with the tests of another one replaced by that one's entries."""
        mine = {name: cost for name, cost in self.seconds.items() if parts(name)[0] not in other.seconds}
        seconds = {**mine, **other.seconds}
        visitors = {block: [name for name in names if name in mine] for block, names in self.visitors.items()}
        for block, tests in other.visitors.items():
            visitors.setdefault(block, []).extend(tests)
        return Record(seconds, visitors, self.imported | other.imported)


class Recorder:
    """The pytest plugin of the recorded run."""

    def __init__(self) -> None:
        self.record = Record()
        self.failed: set[str] = set()
        self.seen: set[Block] = set()
        self.test = ""
        self.cases = 0
        self.comparing = False
        setattr(builtins, NOTE, self.note)
        sys.meta_path.insert(0, WatchingFinder({str(path) for layer in LAYERS for path in files_of(layer)}))
        self.problems, self.answer = comparisons.problems, comparisons.lamina_answer
        comparisons.problems, comparisons.lamina_answer = self.problems_of_cases, self.answer_of_case

    def note(self, block: Block) -> None:
        (self.record.imported if WatchingLoader.depth else self.seen).add(block)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.test, self.cases = item.nodeid, 0
        with self.noted(item.nodeid):
            yield

    def problems_of_cases(self, comparison: comparisons.Comparison, regenerated: bool) -> list[str]:
        """Stands in for `comparisons.problems`."""
        self.comparing = True
        try:
            return self.problems(comparison, regenerated)
        finally:
            self.comparing = False

    def answer_of_case(self, case: comparisons.Case, flags: Sequence[str]) -> comparisons.Answer:
        """Stands in for `comparisons.lamina_answer`."""
        if not self.comparing:
            return self.answer(case, flags)
        name = unit(self.test, self.cases)
        self.cases += 1
        with self.noted(name):
            return self.answer(case, flags)

    @contextmanager
    def noted(self, name: str) -> Iterator[None]:
        """Notes the time and the blocks of what runs inside, apart from those around it."""
        around, self.seen = self.seen, set()
        started = time.perf_counter()
        try:
            yield
        finally:
            self.record.seconds[name] = time.perf_counter() - started
            for block in self.seen:
                self.record.visitors.setdefault(block, []).append(name)
            self.seen = around

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.outcome != "passed":
            self.failed.add(report.nodeid)

    def passed(self) -> Record:
        """The record without the tests that failed or were skipped: they notice nothing."""
        seconds = {name: cost for name, cost in self.record.seconds.items() if parts(name)[0] not in self.failed}
        visitors = {block: [name for name in names if name in seconds] for block, names in self.record.visitors.items()}
        return Record(seconds, {block: names for block, names in visitors.items() if names}, self.record.imported)


class WatchingFinder(MetaPathFinder):
    """Finds modules as usual, and has the watched ones compiled with notes."""

    def __init__(self, files: set[str]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("lamina."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin in self.files:
            spec.loader = WatchingLoader(fullname, spec.origin)
        return spec


class WatchingLoader(SourceFileLoader):
    """Compiles a module with notes, past the cache of compiled files."""

    depth = 0
    """Of imports that run."""

    def exec_module(self, module: ModuleType) -> None:
        WatchingLoader.depth += 1
        try:
            super().exec_module(module)
        finally:
            WatchingLoader.depth -= 1

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(Path(self.path).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, Function):
                annotate(node, self.path)
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


def annotate(function: ast.AST, path: str) -> None:
    """Puts a note at the beginning of each block of a function, but not of functions in it."""
    for name, value in ast.iter_fields(function):
        if is_block(value):
            line = first_line(value)
            note = ast.parse(f"{NOTE}(({path!r}, {line}))").body[0]
            for node in ast.walk(note):
                ast.copy_location(node, value[0])
            setattr(function, name, [*value[:1], note, *value[1:]] if is_docstring(value[0]) else [note, *value])
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, Function | ast.ClassDef | ast.expr):
                annotate(child, path)
