"""Background analyses of open documents: requests are answered from the last one while a new one runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import NamedTuple

from lamina.ir.diagnostics import Severity
from lamina.lsp.answers import LineIndex
from lamina.lsp.mlir import MlirDocument
from lamina.lsp.pdll import PdllDocument
from lamina.lsp.td import TdDocument

Document = PdllDocument | MlirDocument | TdDocument

PAUSE = 0.1
"""Seconds without a keystroke before a text is analysed for its diagnostics."""
PATIENCE = 0.05
"""Seconds that a request waits for the analysis of the current text before the last one serves; not at all where that
took longer."""


class Analysis(NamedTuple):
    """A text with its analysis."""

    text: str
    document: Document
    lines: LineIndex

    @property
    def has_errors(self) -> bool:
        return any(item.severity is Severity.ERROR for item in self.document.diagnostics)


class Shift:
    """Maps positions of a text to another one that differs in one place."""

    def __init__(self, old: str, new: str) -> None:
        self.old, self.new = len(old), len(new)
        shorter = min(self.old, self.new)
        if old is new:
            self.before, self.after = shorter, 0
            return
        self.before = _longest(shorter, lambda low, high: old.startswith(new[low:high], low))
        rest = shorter - self.before
        end = self.new
        self.after = _longest(rest, lambda low, high: old.endswith(new[end - high : end - low], 0, self.old - low))

    def to_old(self, offset: int) -> int:
        return self._moved(offset, self.new, self.old)

    def to_new(self, offset: int) -> int:
        return self._moved(offset, self.old, self.new)

    def _moved(self, offset: int, source: int, target: int) -> int:
        if offset <= self.before:
            return offset
        if offset >= source - self.after:
            return offset - source + target
        return min(offset, target - self.after)


def _longest(most: int, holds: Callable[[int, int], bool]) -> int:
    """Returns the largest count up to ``most`` such that a predicate holds of all from 0 on; it is asked for ranges."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if holds(low, middle):
            low = middle
        else:
            high = middle - 1
    return low


class View:
    """An analysis as seen from the current text."""

    def __init__(self, analysis: Analysis, lines: LineIndex) -> None:
        self.analysis, self.document, self.lines, self.text = analysis, analysis.document, lines, lines.text
        self.is_current = analysis.text is lines.text or analysis.text == lines.text
        self.shift = Shift(analysis.text, analysis.text if self.is_current else lines.text)


@dataclass
class _State:
    lines: LineIndex
    last: Analysis | None = None
    good: Analysis | None = None
    """The last analysis of a text without errors, which is more complete than one that stops at an error."""
    is_stale: bool = False
    seconds: float = 0.0
    """The duration of the last analysis."""
    task: asyncio.Task[None] | None = None
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    view: View | None = None
    """The last view; it serves all requests for the same text."""

    @property
    def text(self) -> str:
        return self.lines.text


class Analyses:
    """The analyses by URI. ``make`` runs in a background thread, one at a time; ``publish`` is called with finished
    ones."""

    def __init__(self, make: Callable[[str, str], Document], publish: Callable[[str, Analysis], None]) -> None:
        self.make, self.publish = make, publish
        self.states: dict[str, _State] = {}
        self._worker = ThreadPoolExecutor(1, "analysis")

    def changed(self, uri: str, lines: LineIndex) -> None:
        """A document has been opened or edited."""
        state = self.states.get(uri)
        if state is None:
            state = self.states[uri] = _State(lines)
            state.hurry.set()
        state.lines = lines
        self._start(uri, state)

    def invalidate(self) -> None:
        """Invalidates analyses after an included file has changed."""
        for uri, state in self.states.items():
            state.is_stale = True
            self._start(uri, state)

    def close(self, uri: str) -> None:
        state = self.states.pop(uri, None)
        if state is not None and state.task is not None:
            state.task.cancel()

    async def current(self, uri: str) -> Analysis:
        """Returns the analysis of the current text. Raises KeyError for documents that are not open."""
        state = self.states[uri]
        while state.last is None or state.last.text != state.text or state.is_stale:
            self._start(uri, state)
            state.hurry.set()
            assert state.task is not None
            await asyncio.shield(state.task)
        return state.last

    async def view(self, uri: str) -> View:
        """Returns the analysis of the current text if it is ready soon, otherwise the last one. Raises KeyError."""
        state = self.states[uri]
        if state.last is None:
            await self.current(uri)
        elif (state.last.text != state.text or state.is_stale) and state.seconds < PATIENCE:
            self._start(uri, state)
            state.hurry.set()
            assert state.task is not None
            await asyncio.wait({state.task}, timeout=PATIENCE)
        assert state.last is not None
        best = state.last
        if best.has_errors and state.good is not None:
            best = state.good
        if state.view is None or state.view.analysis is not best or state.view.lines is not state.lines:
            state.view = View(best, state.lines)
        return state.view

    def _start(self, uri: str, state: _State) -> None:
        if state.task is None or state.task.done():
            state.task = asyncio.get_running_loop().create_task(self._analyse(uri, state))

    async def _analyse(self, uri: str, state: _State) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._until_typing_pauses(state)
            lines, state.is_stale, start = state.lines, False, loop.time()
            document = await loop.run_in_executor(self._worker, self.make, uri, lines.text)
            state.last, state.seconds = Analysis(lines.text, document, lines), loop.time() - start
            if not state.last.has_errors:
                state.good = state.last
            if state.text == lines.text and not state.is_stale:
                state.hurry.clear()
                self.publish(uri, state.last)
                return

    async def _until_typing_pauses(self, state: _State) -> None:
        while not state.hurry.is_set():
            before = state.text
            try:
                await asyncio.wait_for(state.hurry.wait(), PAUSE)
            except TimeoutError:
                if state.text is before or state.text == before:
                    return
