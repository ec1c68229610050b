"""The flags of ``lamina run``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from lamina.tools.flags import Flag, UsageError
from lamina.tools.imports import import_flag
from lamina.tools.models import shape_flag
from lamina.tools.permissions import permission_flags
from lamina.tools.schedules import schedule_flags

if TYPE_CHECKING:
    from lamina.schedule.apply import Schedule


INPUT, COMPILING, REPORT, PERMITTING = "Input", "Compiling", "Report", "What the input may do"

FLAGS = (
    Flag("help", "bool", "Show this text", INPUT),
    import_flag(INPUT),
    Flag("entry", "value", "Function to run (default: the only public one, or @main)", INPUT),
    Flag("args", "value", "Arguments, commas between: random, zeros, ones, iota, a number, FILE.npy, random[4x8]",
         INPUT),
    shape_flag(INPUT),
    Flag("seed", "int", "Seed of random arguments", INPUT, default=0),
    Flag("pipeline", "value", "Passes to run before the default lowering, builtin.module(...)", COMPILING),
    Flag("parallel", "bool", "Run parallel loops, and those that can be, on all cores", COMPILING),
    Flag("O0", "bool", "LLVM's optimization level 0", COMPILING),
    Flag("O1", "bool", "LLVM's optimization level 1", COMPILING),
    Flag("O2", "bool", "LLVM's optimization level 2", COMPILING),
    Flag("O3", "bool", "LLVM's optimization level 3 (default)", COMPILING),
    Flag("cpu", "value", "CPU to compile for", COMPILING, default="native"),
    Flag("fast", "bool", "Allow all fast-math transformations", COMPILING),
    Flag("interpret", "bool", "Use the reference interpreter instead of native code (slow)", COMPILING),
    Flag(
        "sanitize",
        "bool",
        "Report leaks, double frees and uses after free, with source locations",
        COMPILING,
    ),
    Flag(
        "runtime-checks",
        "bool",
        "Check indices, views, casts and sizes at run time (generate-runtime-verification)",
        COMPILING,
    ),
    Flag("checks", "value", "Checks at function entry: shapes (sizes match) or none", COMPILING,
         default="shapes"),
    Flag("shared-libs", "list", "Shared libraries whose symbols the module uses", COMPILING),
    Flag("no-cache", "bool", "Neither read nor write the cache of compiled code", COMPILING),
    Flag("schedule", "value", "For modules without a script: auto, tuned, none, or a file with a transform script",
         COMPILING, default="auto"),
    Flag("strict-reductions", "bool", "Automatic schedules keep the order of reductions", COMPILING),
    *schedule_flags(COMPILING),
    Flag("explain-memory", "bool", "Say which buffers are allocated, where they are freed, and their peak", COMPILING),
    Flag("explain-float", "bool", "Say which quantized values are computed with in float, and why", COMPILING),
    Flag("time-steps", "bool", "Report the time of each step of the compilation", COMPILING),
    Flag("emit", "value", "Write instead of running: obj, asm, llvm, llvm-opt, so, mlir", COMPILING),
    Flag("o", "value", "File that --emit writes (default: standard output)", COMPILING, default="-"),
    Flag("check", "bool", "Run the Python file beside the input that is named like it or like the entry, or =FILE, and "
         "compare results with those of its function of the entry's name", REPORT, optional_value=True),
    Flag("tolerance", "value", "Largest error relative to the largest expected value", REPORT),
    Flag("print", "bool", "Print results, written arrays and random arguments in full", REPORT),
    Flag("time", "bool", "Time the function: the median of runs for half a second, at least three, or of =N runs; and "
         "its share of what arithmetic and memory of this machine allow", REPORT, optional_value=True),
    Flag("profile", "bool", "Say how much of the time each operation of the input takes; =FILE.html writes a page",
         REPORT, optional_value=True),
    Flag("flops", "value", "Operations of one call: report GFLOP/s and the share of one core's peak", REPORT),
    Flag("diagnostics", "value", "Form of diagnostics: text or json", REPORT, default="text"),
    *permission_flags(PERMITTING),
    Flag("no-external-symbols", "bool", "Refuse code that calls functions of the process other than those of the "
         "runtime and the mathematics library", PERMITTING),
)

AUTOMATIC = -1
"""As many timed runs as fit into half a second."""

EMITTED = ("obj", "asm", "llvm", "llvm-opt", "so", "mlir")


def joined(arguments: list[str]) -> list[str]:
    """Returns the command line with ``--check FILE.py`` as one word: the flag takes a value only if there is one."""
    words: list[str] = []
    for word in arguments:
        if words and words[-1] in ("--check", "-check") and word.endswith(".py"):
            words[-1] += f"={word}"
        else:
            words.append(word)
    return words


def schedule_of(text: str) -> Schedule:
    match text:
        case "auto" | "tuned" | "none":
            return text
    return Path(text)


def as_float(name: str, text: str | None) -> float | None:
    if text is None:
        return None
    try:
        return float(text)
    except ValueError:
        raise UsageError(f"--{name} takes a number, not '{text}'") from None


def repeats_of(value: Any) -> int:
    if value is False or value is True or value is None:
        return AUTOMATIC if value else 0
    try:
        repeats = int(value)
    except ValueError:
        repeats = 0
    if repeats < 1:
        raise UsageError(f"--time takes a number of repeats, at least 1, not '{value}'")
    return repeats
