"""The ``lamina`` command: finds the subcommand and runs it."""

from __future__ import annotations

import difflib
import gc
import importlib
import os
import sys
import warnings
from collections.abc import Sequence

from lamina import __version__
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.growth import TooLarge, message_of
from lamina.ir.integers import long_integers

# subcommand -> (module with run(arguments) -> exit status, one line of help)
COMMANDS = {
    "opt": ("lamina.tools.opt", "read, verify, transform and print MLIR, as mlir-opt"),
    "run": ("lamina.tools.run", "compile a function to machine code and run it on NumPy arrays"),
    "import": ("lamina.tools.import_model", "read a model in ONNX's format and write it as linalg on tensors"),
    "quantize": ("lamina.tools.quantize", "quantize a model in ONNX's format by samples"),
    "schedule": ("lamina.tools.schedule", "print the automatic transform script of a module"),
    "tune": ("lamina.tools.tune", "search for the fastest schedule of a function"),
    "translate": ("lamina.tools.translate", "turn the llvm dialect into LLVM IR, or LLVM IR into the llvm dialect"),
    "pdll": ("lamina.tools.pdll", "read PDLL patterns and write them as an AST, MLIR, C++ or Python, as mlir-pdll"),
    "dialect": ("lamina.tools.dialect", "check what is enforced of TableGen files; print a dialect as IRDL"),
    "tblgen": ("lamina.tools.tblgen", "read TableGen files: records as JSON, operations as ODS describes them"),
    "trace": ("lamina.tools.trace", "compare the pages that opt and run write with --trace-html"),
    "lsp": ("lamina.tools.lsp", "the language server for .mlir, .pdll and .td files"),
    "reduce": ("lamina.tools.reduce", "make an input smaller on which something fails, as mlir-reduce"),
    "query": ("lamina.tools.query", "find operations by structure, as mlir-query"),
    "repl": ("lamina.tools.repl", "apply passes to a module one by one, undo, compare"),
    "new": ("lamina.tools.new", "write a small project: a dialect with a pass, patterns and tests"),
    "config": ("lamina.tools.config", "show the settings and their sources"),
    "cache": ("lamina.tools.cache", "show or clear the cache of compiled code"),
    "bench": ("lamina.tools.bench", "benchmarks against peers, as ratios measured in one run"),
    "define": ("lamina.tools.define", "show the declaration of an operation and its generated code"),
}

USAGE_ERROR = 2
# Commands that read TableGen files themselves, or read no dialects.
_WITHOUT_DIALECTS = ("bench", "dialect", "tblgen")


def _help() -> str:
    lines = ["usage: lamina COMMAND [arguments]", "", "The MLIR compiler system in Python.", "", "commands:"]
    lines += [f"  {name:<10} {summary}" for name, (_, summary) in COMMANDS.items()]
    lines += ["", "Run lamina COMMAND --help for details, lamina --version for the version."]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line and returns its exit status: 0, 1 for a diagnosed error, 2 for bad usage."""
    open_closed_streams()
    if arguments is None:
        shorten_warnings()
    try:
        with long_integers():
            status = _dispatch(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        print("lamina: interrupted", file=sys.stderr)
        gc.freeze()  # the interpreter would search all that was made for garbage before it ends
        return 130
    except (MemoryError, TooLarge) as problem:
        print(f"lamina: error: {message_of(problem)}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader of the output is gone.
        return _without_output()
    except OSError as problem:
        name = "" if problem.filename is None else f"'{problem.filename}': "
        print(f"lamina: error: {name}{problem.strerror or problem}", file=sys.stderr)
        return _without_output()


def _dispatch(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        print(_help())
        return 0 if words else USAGE_ERROR
    if words[0] == "--version":
        return _version()
    command = COMMANDS.get(words[0])
    if command is None:
        close = difflib.get_close_matches(words[0], [*COMMANDS, "help"], n=1)
        hint = f" (did you mean '{close[0]}'?)" if close else ""
        print(f"lamina: unknown command '{words[0]}'{hint}; see lamina --help", file=sys.stderr)
        return USAGE_ERROR
    if words[1:2] == ["--version"]:
        return _version()
    return _run(words[0], command[0], words[1:])


def _without_output() -> int:
    """Drops what is left to write, which Python would try again at its end."""
    nowhere = open(os.devnull, "w", encoding="utf-8")
    try:
        # Else what is left in the stream fails again when it is finalized, which Python 3.14 reports.
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = nowhere
    return 1


def _run(name: str, module: str, words: list[str]) -> int:
    """Loads the dialects requested by the command line or a project file, and runs the command."""
    from lamina.tools import dialects  # start-up
    from lamina.tools.flags import UsageError, flag_lines  # start-up

    if name not in _WITHOUT_DIALECTS:
        try:
            words = dialects.apply(module, words)
        except UsageError as problem:
            print(f"lamina {name}: {problem}", file=sys.stderr)
            return USAGE_ERROR
        except (DiagnosticError, OSError) as problem:
            return dialects.report(name, problem)
    status = int(importlib.import_module(module).run(words))
    if status == 0 and name not in _WITHOUT_DIALECTS and words and words[0] in ("--help", "-help", "-h"):
        print("\n".join(flag_lines(dialects.FLAGS)))
    return status


def shorten_warnings() -> None:
    """Shows lamina's own warnings without the line of its source that gives them."""
    standard = warnings.formatwarning

    def shortened(
        message: Warning | str, category: type[Warning], filename: str, lineno: int, line: str | None = None
    ) -> str:
        if category.__module__.startswith("lamina."):
            return f"lamina: warning: {message}\n"
        return standard(message, category, filename, lineno, line)

    warnings.formatwarning = shortened


def open_closed_streams() -> None:
    """Where the command was started without standard streams, no other file takes their numbers: what is written to the
    output fails, what is said is dropped."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            handle = os.open(os.devnull, os.O_RDONLY if number < 2 else os.O_WRONLY)
            if handle != number:
                os.dup2(handle, number)
                os.close(handle)
            mode = "r" if number == 0 else "w"
            setattr(sys, name, open(number, mode, encoding="utf-8", errors="replace", closefd=False))


def _version() -> int:
    print(f"lamina {__version__} (MLIR 22.1)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
