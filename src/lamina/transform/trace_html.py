"""``--trace-html``: a script's steps and the payload between them, as one page for a browser.

The page holds the payload once and then each step's changed lines, every text once, so that its size grows with what
the script does and not with steps times payload.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
import time
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lamina.asm.diagnostics import file_position, source_of
from lamina.asm.naming import Naming
from lamina.ir.attribute import Attribute
from lamina.ir.diagnostics import UNKNOWN, Diagnostic, PassError, Severity
from lamina.ir.location import FileLineColRange, SourceFile, SourcePosition, resolve_location
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.value import OpResult, Value
from lamina.transform.state import PARAM, VALUE_HANDLE, TransformState, kind_of
from lamina.transform.trace import ScheduleTrace, Step
from lamina.transform.trace_payload import LineCache, Snapshot, changes, snapshot

if TYPE_CHECKING:
    from lamina.transform.failures import SilenceableFailure

# Handles to more payload operations than this show the first ones.
_SHOWN = 200
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"|//.*')
_RESULTS = re.compile(r"(%[\w$.-]+(?::\d+)?(?:\s*,\s*%[\w$.-]+(?::\d+)?)*)\s*=\s*$")
_ARGUMENT = re.compile(r"%[\w$.-]+(?=\s*:)")


class HtmlTrace(ScheduleTrace):
    """A trace that also follows the payload's text."""

    def __init__(self, title: str = "") -> None:
        super().__init__()
        self.title = title
        self._cache = LineCache()
        self._now = Snapshot()
        self._table: dict[tuple[str, str], int] = {}
        self._start: list[int] | None = None
        self._versions: list[list[tuple[int, int, list[int]]]] = []
        self._sections: dict[Operation, _Section] = {}
        self._records: list[dict[str, Any]] = []
        self._open_records: list[tuple[dict[str, Any], float]] = []
        # What the trace itself cost; it does not count as the steps' time.
        self._overhead = 0.0

    def before(self, op: Operation, state: TransformState) -> None:
        """Notes the handles that a step is given, and where it stands in the script."""
        started = time.perf_counter()
        super().before(op, state)
        section = self._section(op)
        line, end = section.lines_of(op)
        record = {
            "name": self.steps[-1].name, "depth": self.steps[-1].depth, "section": section.number, "line": line,
            "end": end, "before": len(self._versions),
            "inputs": [self._handle(value, state, section) for value in op.operands],
        }  # fmt: skip
        self._records.append(record)
        self._overhead += time.perf_counter() - started
        self._open_records.append((record, self._overhead))

    def after(self, op: Operation, state: TransformState, seconds: float, failure: SilenceableFailure | None) -> None:
        """Notes what a step gave and how the payload looks now."""
        started = time.perf_counter()
        step = self._open[-1]
        super().after(op, state, seconds, failure)
        record, overhead = self._open_records.pop()
        step.seconds = max(seconds - (self._overhead - overhead), 0.0)
        section = self._section(op)
        record["outputs"] = [self._handle(value, state, section) for value in op.results]
        record["after"] = len(self._versions)
        record["leaf"] = not any(region.first_block is not None for region in op.regions)
        self._overhead += time.perf_counter() - started

    # ---- The payload

    def measure(self, state: TransformState) -> int:
        """Adds a version of the payload if it is another than the last."""
        new = snapshot(state.root, self._cache)
        if self._start is None:
            self._start = [self._line(new, number) for number in range(len(new.lines))]
        else:
            # A loop's bounds may change by a line elsewhere, that of a constant: the label counts as part of the line.
            found = [
                (position, removed, [self._line(new, number) for number in added])
                for position, removed, added in _numbered(changes(_with_labels(self._now), _with_labels(new)))
            ]
            if found:
                self._versions.append(found)
        self._now = new
        return len(new.spans)

    def _line(self, shown: Snapshot, number: int) -> int:
        key = (shown.lines[number], shown.labels.get(number, ""))
        return self._table.setdefault(key, len(self._table))

    # ---- The script

    def _section(self, op: Operation) -> _Section:
        root = op
        while (holder := root.parent_op) is not None and holder.name.startswith("transform."):
            root = holder
        found = self._sections.get(root)
        if found is None:
            found = self._sections[root] = _Section(root, len(self._sections))
        return found

    def _handle(self, value: Value, state: TransformState, section: _Section) -> dict[str, Any]:
        payload = state.payload(value) if state.is_known(value) else []
        kind = kind_of(value.type)
        word = {PARAM: "param", VALUE_HANDLE: "value"}.get(kind, "op")
        found: dict[str, Any] = {
            "name": section.name_of(value), "count": len(payload), "kind": word, "text": "", "spans": [],
        }  # fmt: skip
        if kind == PARAM:
            found["text"] = ", ".join(str(one) for one in payload[:20] if isinstance(one, Attribute))
            return found
        spans = self._now.spans
        owners = [one if isinstance(one, Operation) else _holder(one) for one in payload[:_SHOWN]]
        found["spans"] = [spans[owner] for owner in owners if owner in spans]
        return found

    # ---- The page

    def data(self) -> dict[str, Any]:
        """All that the page shows, ready for JSON."""
        lines = list(self._table)
        return {
            "title": self.title,
            "sections": [section.data() for section in self._sections.values()],
            "lines": [text for text, _ in lines],
            "labels": {number: label for number, (_, label) in enumerate(lines) if label},
            "start": self._start or [],
            "versions": self._versions,
            "steps": [
                self._completed(record, step) for record, step in zip(self._records, self.steps, strict=True)
            ],
        }

    def _completed(self, record: dict[str, int | str], step: Step) -> dict[str, Any]:
        last = record.get("after", len(self._versions))
        return {
            "outputs": [], "after": last, "leaf": True, **record, "kind": step.kind, "seconds": round(step.seconds, 7),
            "size": [step.size_before, step.size_after],
            "messages": [message for one in step.diagnostics for message in _messages(one)],
        }  # fmt: skip

    def page(self) -> str:
        """The page's text."""
        template = resources.files("lamina.transform").joinpath("trace_page.html").read_text(encoding="utf-8")
        # "<" must not end the element that holds the data.
        text = json.dumps(self.data(), separators=(",", ":")).replace("<", "\\u003c")
        return template.replace("__TRACE__", text)

    def write(self, path: str | Path) -> None:
        """Writes the page; a reader never sees half of it. Raises PassError where that is not possible."""
        write_atomically(path, self.page())


def write_atomically(path: str | Path, text: str) -> None:
    """Puts a file into place in one go. Raises PassError, with the system's reason."""
    target = Path(path)
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(temporary, 0o666 & ~mask)
        os.replace(temporary, target)
    except OSError as problem:
        if temporary and os.path.exists(temporary):
            os.unlink(temporary)
        message = f"cannot write the trace to '{path}': {problem.strerror}"
        raise PassError(Diagnostic(Severity.ERROR, UNKNOWN, message)) from None


class _Section:
    """The text of one script and where its operations stand in it: the source text, or printed text for a script
    that was built by a program."""

    def __init__(self, root: Operation, number: int) -> None:
        self.number = number
        self.name = f"@{symbol_name(root)}" if symbol_name(root) else root.name
        self._printed: dict[Operation, tuple[int, int]] = {}
        self._values: dict[Value, str] = {}
        self.first = 1
        self.source = _source(root)
        if self.source is None:
            printed = snapshot(root, LineCache())
            self.file, self.lines = "", printed.lines
            self._printed = printed.spans
            self._values = Naming(root, suggest=True).values
            return
        self.file, self.first = os.path.basename(self.source.name), self._line(root)
        self.lines = _closed_text(self.source, self.first)

    def data(self) -> dict[str, Any]:
        return {"name": self.name, "file": self.file, "first": self.first, "lines": self.lines}

    def lines_of(self, op: Operation) -> tuple[int, int]:
        """The first and last line of an operation without its regions."""
        if self.source is None:
            first, last = self._printed.get(op, (0, 0))
            return first + 1, (first if op.regions else last) + 1
        first = self._line(op)
        following = op.next_op
        if op.regions or following is None:
            return first, first
        last = self._line(following) - 1
        while last > first and re.fullmatch(r"\s*(//.*)?", self.source.line_text(last)):
            last -= 1
        return first, max(first, last)

    def _place(self, op: Operation) -> FileLineColRange | None:
        found = file_position(resolve_location(op.raw_location))
        return found if found is not None and self.source is not None and found.filename == self.source.name else None

    def _line(self, op: Operation) -> int:
        place = self._place(op)
        return self.first if place is None else place.line

    def _offset(self, op: Operation) -> int | None:
        """Where the operation's name starts in the source text."""
        place = self._place(op)
        if place is None or self.source is None:
            return None
        return self.source.offset(place.line, place.column)

    def name_of(self, value: Value) -> str:
        """The name of a handle as the script spells it."""
        if value in self._values:
            return self._values[value]
        name = self._result_name(value) if isinstance(value, OpResult) else self._argument_name(value)
        return self._values.setdefault(value, name or "handle")

    def _result_name(self, value: OpResult) -> str | None:
        end = self._offset(value.owner)
        if end is None or self.source is None:
            return None
        found = _RESULTS.search(self.source.text[max(0, end - 400) : end])
        names: list[str] = []
        for spelled in found[1].split(",") if found else ():
            name, _, count = spelled.strip().partition(":")
            names += [f"{name}#{index}" for index in range(int(count))] if count else [name]
        return names[value.index] if value.index < len(names) else None

    def _argument_name(self, value: Any) -> str | None:
        block = value.owner
        holder, first = block.parent_op, block.first_op
        start = None if holder is None else self._offset(holder)
        if holder is None or start is None or self.source is None:
            return None
        # The arguments stand before the block's first operation, in parentheses.
        end = None if first is None else self._offset(first)
        head = self.source.text[start : start + 400 if end is None else end]
        if holder.name != "transform.named_sequence":
            head = head[head.rfind("(") :]
        names = _ARGUMENT.findall(head)
        return names[value.index] if value.index < len(names) else None


def _source(root: Operation) -> SourceFile | None:
    """The text that an operation was read from, where it can be had."""
    for op in root.walk():
        location = op.raw_location
        if isinstance(location, SourcePosition):
            return location.file
    place = file_position(resolve_location(root.raw_location))
    return None if place is None else source_of(place.filename)


def _closed_text(source: SourceFile, first: int) -> list[str]:
    """The lines of a source text from one on to where its braces are closed."""
    lines: list[str] = []
    open_braces, seen = 0, False
    last = source.first_line + len(source.line_starts)
    for number in range(first, last):
        text = source.line_text(number)
        lines.append(text)
        code = _QUOTED.sub("", text)
        seen = seen or "{" in code
        open_braces += code.count("{") - code.count("}")
        if seen and open_braces <= 0:
            break
    return lines


def _holder(value: Value) -> Operation | None:
    if isinstance(value, OpResult):
        return value.owner
    return value.owner.parent_op  # type: ignore[attr-defined]


def _with_labels(shown: Snapshot) -> list[str]:
    if not shown.labels:
        return shown.lines
    labels = shown.labels
    return [f"{text}\0{labels[number]}" if number in labels else text for number, text in enumerate(shown.lines)]


def _numbered(found: Iterable[tuple[int, int, list[str]]]) -> Iterable[tuple[int, int, range]]:
    """The changes with the numbers of the lines that are put in, in the new text."""
    shift = 0
    for position, removed, added in found:
        start = position + shift
        yield position, removed, range(start, start + len(added))
        shift += len(added) - removed


def _messages(diagnostic: Diagnostic) -> Iterable[tuple[str, str, str]]:
    for one in (diagnostic, *diagnostic.notes):
        place = file_position(one.location)
        where = f"{os.path.basename(place.filename)}:{place.line}:{place.column}" if place is not None else ""
        yield one.severity.value, one.message, where
