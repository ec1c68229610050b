"""LLVM IR and assembly as the last stages of a trace: each line with the operation it came from.

The module is translated again, from a clone whose operation numbers serve as line numbers; LLVM preserves
them as debug locations.
"""

from __future__ import annotations

import re
import time
from array import array
from collections.abc import Callable, Iterable, Iterator

from lamina.dialects.llvm.ops.symbols import LLVMFuncOp
from lamina.execution.observer import CompilationObserver
from lamina.ir.location import FileLineColRange, FusedLoc
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.symbols import symbol_name
from lamina.tracing.assembly import facts_of
from lamina.tracing.operations import NOBODY
from lamina.tracing.recorder import ASSEMBLY, LLVM_IR, OPTIMIZED, Recorder, Step, Version

_FILE = "trace"
_SUBPROGRAM = (
    '#llvm.di_subprogram<id = distinct[{0}]<>, compileUnit = <id = distinct[0]<>, sourceLanguage = DW_LANG_C, '
    'file = <"{1}" in "">, producer = "lamina", isOptimized = true, emissionKind = LineTablesOnly>, '
    'scope = #llvm.di_file<"{1}" in "">, name = "{2}", file = <"{1}" in "">, line = {3}, scopeLine = {3}, '
    'subprogramFlags = "Definition|Optimized", type = <>>'
)
_DEFINITION = re.compile(r'define .*?@(?:"((?:[^"\\]|\\.)*)"|([\w.$-]+))\(')
_LOCATION = re.compile(r",? !dbg !(\d+)")
_LINE_OF_NODE = re.compile(r"^!(\d+) = (?:distinct )?!DILocation\(line: (\d+)", re.MULTILINE)
_PLACE = re.compile(r"\s*\.loc\s+\d+\s+(\d+)")
_LABEL = re.compile(r'^(?:"([^"]+)"|([A-Za-z_$][\w$.]*)):')
# Directives that are not code: debug information, unwinding, sections.
_HIDDEN = re.compile(
    r"\s*\.(cfi_|(?:addrsig\w*|file|globl|hidden|ident|loc|p2align|section|size|text|type)\b)|"
    r"\s*#DEBUG_VALUE|\.(Ltmp|Lfunc_begin|Lfunc_end|Ldebug)\w*:|\s*# kill:"
)

Lines = list[tuple[str, int]]


class MachineStages(CompilationObserver):
    """Adds the stages after the last pass to a recorder."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder

    def compilation_started(self, module: Operation) -> None:
        if not self.recorder.is_muted:
            self.recorder.look_at(module)

    def module_lowered(
        self, module: Operation, cpu: str, features: str | None, opt_level: int, fast: bool | Iterable[str]
    ) -> None:
        if not self.recorder.is_muted:
            add_stages(self.recorder, module, cpu, features, opt_level, fast)


def add_stages(
    recorder: Recorder,
    module: Operation,
    cpu: str = "native",
    features: str | None = None,
    opt_level: int = 3,
    fast: bool | Iterable[str] = False,
) -> None:
    """Adds LLVM IR, optimized LLVM IR and assembly of a module in the llvm dialect. If LLVM could crash
    this process, LLVM IR is the last stage."""
    from lamina.execution.codegen import (  # start-up
        CompilationError,
        OptimizedModule,
        is_risky,
        make_target,
        with_fast_math,
    )
    from lamina.execution.large_data import LargeData  # start-up
    from lamina.execution.llvm_ir import TranslationError, translate_module  # start-up

    recorder.look_at(module)
    stages = _Stages(recorder)
    try:
        started = time.perf_counter()
        text = with_fast_math(translate_module(_with_numbers(recorder, module), LargeData()), fast)
        stages.add(LLVM_IR, "LLVM IR", "the llvm dialect translated", _llvm_parts(text), started)
        target = make_target(cpu, features, opt_level)
        if is_risky(text, target):
            return
        started = time.perf_counter()
        optimized = OptimizedModule(text, target)
        about = f"after LLVM's passes, -O{opt_level}"
        stages.add(OPTIMIZED, "LLVM IR, optimized", about, _llvm_parts(optimized.llvm_ir()), started)
        started = time.perf_counter()
        code = optimized.assembly(comments=True)
        stages.add(ASSEMBLY, "assembly", f"for {cpu}", _assembly_parts(code), started)
    except (CompilationError, TranslationError, ValueError):
        return  # the traced compilation reports it


class _Stages:
    """The stages so far: the version of each unit in the last of them."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self.before = recorder.state()

    def add(self, form: str, name: str, about: str, parts: Iterator[tuple[str, Lines]], started: float) -> None:
        recorder = self.recorder
        seconds = time.perf_counter() - started
        step = Step(form, name, 0, NOBODY, len(recorder.log), about=about, seconds=seconds)
        step.last_rewrite = step.first_rewrite
        for symbol, lines in parts:
            unit = recorder.unit_named(f"@{symbol}" if symbol else "")
            number = len(recorder.versions)
            recorder.versions.append(Version(unit, form, array("i", map(self._line, lines))))
            step.changed.append((unit, self.before.get(unit, NOBODY), number))
            self.before[unit] = number
            if form == ASSEMBLY and symbol:
                recorder.machine.append({"unit": unit, "version": number, **facts_of([text for text, _ in lines])})
        recorder.steps.append(step)

    def _line(self, line: tuple[str, int]) -> int:
        recorder = self.recorder
        text, operation = line
        # Comments are far to the right.
        text = re.sub(r"(?<=\S)[ \t]{3,}(?=[#;])", "  ", text)
        stripped = text.lstrip()
        indent = len(text.expandtabs(4)) - len(stripped.expandtabs(4))
        if stripped.startswith("#"):
            indent = min(indent, 8)
        return recorder.lines((recorder.texts(stripped.expandtabs(4)), operation, max(indent, 0), recorder.labels("")))


def _with_numbers(recorder: Recorder, module: Operation) -> Operation:
    """A copy whose debug locations are the numbers of the operations."""
    from lamina.api import parse_attribute  # start-up

    mapping = IRMapping()
    recorder.log.muted += 1
    try:
        copy = module.clone(mapping)
    finally:
        recorder.log.muted -= 1
    table = recorder.table
    functions = 0
    for original, copied in mapping.operations.items():
        number = table.known(original)
        if number < 0:
            continue
        place = FileLineColRange(_FILE, number + 1, 1)
        copied.location = place
        if isinstance(copied, LLVMFuncOp) and not copied.body.empty:
            functions += 1
            name = (symbol_name(copied) or "").replace("\\", "\\\\").replace('"', '\\22')
            described = parse_attribute(_SUBPROGRAM.format(functions, _FILE, name, number + 1))
            copied.location = FusedLoc((place,), described)
    return copy


# ---- LLVM IR


def _llvm_parts(text: str) -> Iterator[tuple[str, Lines]]:
    """Yields each function, and everything outside of functions under no name; omits debug info."""
    numbers = {node: int(line) - 1 for node, line in _LINE_OF_NODE.findall(text)}
    rest: Lines = []
    parts: list[tuple[str, Lines]] = []
    inside: Lines | None = None
    for line in text.split("\n"):
        location = _LOCATION.search(line)
        shown = _LOCATION.sub("", line)
        entry = (shown, numbers.get(location[1], NOBODY) if location else NOBODY)
        head = _DEFINITION.match(line)
        if head is not None:
            inside = []
            parts.append((head[1] or head[2], inside))
        if inside is not None:
            inside.append(entry)
            if line == "}":
                inside = None
        elif line.strip() and not line.startswith(("!", "; ModuleID", "source_filename")):
            rest.append(entry)
    if rest:
        yield "", rest
    yield from parts


# ---- Assembly


def _assembly_parts(text: str) -> Iterator[tuple[str, Lines]]:
    """Yields each function's code, with the operation of the last ``.loc`` before each instruction."""
    inside: Lines | None = None
    name, place = "", NOBODY
    functions = set(re.findall(r"^\s*\.type\s+\"?([^\s\",]+)\"?,\s*[@%]function", text, re.MULTILINE))
    keep: Callable[[str], bool] = lambda symbol: not functions or symbol in functions  # noqa: E731
    for line in text.split("\n"):
        label = _LABEL.match(line)
        if label is not None and keep(symbol := label[1] or label[2]) and not symbol.startswith((".L", "L")):
            if inside:
                yield name, inside
            name, inside, place = symbol, [], NOBODY
        if inside is None:
            continue
        if re.match(r"\.?Lfunc_end", line):
            yield name, inside
            inside = None
            continue
        match = _PLACE.match(line)
        if match is not None:
            place = int(match[1]) - 1
        elif line.strip() and not _HIDDEN.match(line):
            is_code = line[:1] in " \t" and not line.lstrip().startswith((".", "#"))
            inside.append((line, place if is_code else NOBODY))
    if inside:
        yield name, inside


def has_code(module: Operation) -> bool:
    """True if a module is all of the llvm dialect and defines a function."""
    defined = False
    for operation in module.walk():
        if operation is not module and not operation.name.startswith("llvm."):
            return False
        defined |= isinstance(operation, LLVMFuncOp) and not operation.body.empty
    return defined

