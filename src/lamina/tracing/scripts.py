"""The steps of transform scripts, which are steps of the trace inside the pass that runs the script."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from lamina.asm.diagnostics import file_position, source_of
from lamina.dialects.transform.ops import NamedSequenceOp
from lamina.ir.attribute import Attribute
from lamina.ir.diagnostics import Diagnostic
from lamina.ir.location import FileLineColRange, SourceFile, SourcePosition, resolve_location
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.value import BlockArgument, OpResult, Value
from lamina.tracing.operations import NOBODY
from lamina.tracing.recorder import Recorder
from lamina.tracing.recorder import Step as TraceStep
from lamina.tracing.snapshots import Texts
from lamina.transform.engine import implementation_of
from lamina.transform.state import PARAM, VALUE_HANDLE, TransformState, kind_of
from lamina.transform.trace import ScheduleTrace, Step, may_only_read

if TYPE_CHECKING:
    from lamina.transform.failures import SilenceableFailure

# Handles to more payload operations than this show the first ones.
_SHOWN = 200
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"|//.*')
_RESULTS = re.compile(r"(%[\w$.-]+(?::\d+)?(?:\s*,\s*%[\w$.-]+(?::\d+)?)*)\s*=\s*$")
_ARGUMENT = re.compile(r"%[\w$.-]+(?=\s*:)")




class ScriptSteps(ScheduleTrace):
    """Adds the steps of scripts to a recorder."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__()
        self.recorder = recorder
        self._sections: dict[Operation, _Section] = {}
        self._made: list[TraceStep] = []
        self._running: list[TraceStep] = []

    def before(self, op: Operation, state: TransformState) -> None:
        """Records the handles passed to a step, and its position in the script."""
        if self._is_foreign(state):
            return
        if not self._running:
            self.recorder.look_into(state.root.root)
        super().before(op, state)
        section = self._section(op)
        line, end = section.lines_of(op)
        implementation = implementation_of(op)
        rules = self.recorder.rules
        rule = rules.of_step(self.steps[-1].name, None if implementation is None else implementation.apply)
        step = self.recorder.begin_step("transform", self.steps[-1].name, NOBODY, rule)
        step.place, step.about = rules.listed[rule].place, rules.listed[rule].about
        step.more = {
            "section": section.number, "line": line, "end": end,
            "inputs": [self._handle(value, state, section) for value in op.operands],
        }  # fmt: skip
        self._made.append(step)
        self._running.append(step)

    def after(self, op: Operation, state: TransformState, seconds: float, failure: SilenceableFailure | None) -> None:
        """Records the results of a step and the payload."""
        if self._is_foreign(state):
            return
        step = self._open[-1]
        started = self._running.pop()
        self.recorder.end_step(changed=failure is not None or not may_only_read(op))
        super().after(op, state, started.seconds, failure)
        started.more["outputs"] = [self._handle(value, state, self._section(op)) for value in op.results]
        started.more["size"] = [step.size_before, step.size_after]
        self._tell(started, step)

    def _is_foreign(self, state: TransformState) -> bool:
        return self.recorder.is_muted or self.recorder.is_foreign(state.root.root)

    def remark(self, op: Operation, diagnostic: Diagnostic) -> None:
        """Adds a finding about an operation after it ran."""
        super().remark(op, diagnostic)
        for trace_step, step in zip(self._made, self.steps, strict=True):
            if step.op is op:
                self._tell(trace_step, step)

    def _tell(self, trace_step: TraceStep, step: Step) -> None:
        trace_step.more["outcome"] = step.kind
        trace_step.succeeded = step.kind != "failed"
        trace_step.messages = [message for diagnostic in step.diagnostics for message in _messages(diagnostic)]

    def _section(self, op: Operation) -> _Section:
        root = op
        while (holder := root.parent_op) is not None and holder.name.startswith("transform."):
            root = holder
        known = self._sections.get(root)
        if known is None:
            known = self._sections[root] = _Section(root, len(self.recorder.sections))
            self.recorder.sections.append(known.data())
        return known

    def _handle(self, value: Value, state: TransformState, section: _Section) -> dict[str, Any]:
        payload = state.payload(value) if state.is_known(value) else []
        kind = kind_of(value.type)
        word = {PARAM: "param", VALUE_HANDLE: "value"}.get(kind, "op")
        entry: dict[str, Any] = {"name": section.name_of(value), "count": len(payload), "kind": word}
        if kind == PARAM:
            entry["text"] = ", ".join(str(item) for item in payload[:20] if isinstance(item, Attribute))
            return entry
        ids = self.recorder.table.ids
        owners = [item if isinstance(item, Operation) else _holder(item) for item in payload[:_SHOWN]]
        entry["ops"] = [ids[owner] for owner in owners if owner in ids]
        return entry


class _Section:
    """The text of a script and the positions of its operations in it: the source text, or printed text for a script
    built by a program."""

    def __init__(self, root: Operation, number: int) -> None:
        self.number = number
        self.name = f"@{symbol_name(root)}" if symbol_name(root) else root.name
        self._printed: dict[Operation, tuple[int, int]] = {}
        self._values: dict[Value, str] = {}
        self.first = 1
        self.source = _source(root)
        if self.source is None:
            texts = Texts()
            texts.update(root)
            printed = texts.snapshot(root)
            self.file, self.lines = "", printed.lines
            for line, owner in enumerate(printed.owners):
                self._printed[owner] = (self._printed.get(owner, (line, line))[0], line)
            self._values = texts.naming.values
            return
        self.file, self.first = os.path.basename(self.source.name), self._line(root)
        self.lines = _closed_text(self.source, self.first)

    def data(self) -> dict[str, Any]:
        return {"name": self.name, "file": self.file, "first": self.first, "lines": self.lines}

    def lines_of(self, op: Operation) -> tuple[int, int]:
        """Returns the first and last line of an operation without its regions."""
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
        position = file_position(resolve_location(op.raw_location))
        return (
            position
            if position is not None and self.source is not None and position.filename == self.source.name
            else None
        )

    def _line(self, op: Operation) -> int:
        place = self._place(op)
        return self.first if place is None else place.line

    def _offset(self, op: Operation) -> int | None:
        """Returns where the operation's name starts in the source text."""
        place = self._place(op)
        if place is None or self.source is None:
            return None
        return self.source.offset(place.line, place.column)

    def name_of(self, value: Value) -> str:
        """Returns the name of a handle as the script spells it."""
        if value in self._values:
            return self._values[value]
        name = None
        if isinstance(value, OpResult):
            name = self._result_name(value)
        elif isinstance(value, BlockArgument):
            name = self._argument_name(value)
        return self._values.setdefault(value, name or "handle")

    def _result_name(self, value: OpResult) -> str | None:
        end = self._offset(value.owner)
        if end is None or self.source is None:
            return None
        match = _RESULTS.search(self.source.text[max(0, end - 400) : end])
        names: list[str] = []
        for spelled in match[1].split(",") if match else ():
            name, _, count = spelled.strip().partition(":")
            names += [f"{name}#{index}" for index in range(int(count))] if count else [name]
        return names[value.index] if value.index < len(names) else None

    def _argument_name(self, value: BlockArgument) -> str | None:
        block = value.owner
        holder, first = block.parent_op, block.first_op
        start = None if holder is None else self._offset(holder)
        if holder is None or start is None or self.source is None:
            return None
        # The arguments precede the block's first operation, in parentheses.
        end = None if first is None else self._offset(first)
        head = self.source.text[start : start + 400 if end is None else end]
        if not isinstance(holder, NamedSequenceOp):
            head = head[head.rfind("(") :]
        names = _ARGUMENT.findall(head)
        return names[value.index] if value.index < len(names) else None


def _source(root: Operation) -> SourceFile | None:
    """Returns the text that an operation was read from, where it can be had."""
    for op in root.walk():
        location = op.raw_location
        if isinstance(location, SourcePosition):
            return location.file
    place = file_position(resolve_location(root.raw_location))
    return None if place is None else source_of(place.filename)


def _closed_text(source: SourceFile, first: int) -> list[str]:
    """Returns the lines of a source text from one on to where its braces are closed."""
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
    region = value.parent_region
    return None if region is None else region.parent


def _messages(diagnostic: Diagnostic) -> Iterable[list[str]]:
    for note in (diagnostic, *diagnostic.notes):
        place = file_position(note.location)
        where = f"{os.path.basename(place.filename)}:{place.line}:{place.column}" if place is not None else ""
        yield [note.severity.value, note.message, where]
