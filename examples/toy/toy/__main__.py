"""`python -m toy FILE --emit=STAGE`: the compiler's driver."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import lamina
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.location import SourceFile
from lamina.ir.operation import Operation
from lamina.ir.permissions import note_file
from toy import ast
from toy.lexer import error
from toy.mlir_gen import generate
from toy.parser import parse

# Everything goes into main, where all shapes are known. The canonicalizer cleans up before and after.
OPTIMIZE = "inline,canonicalize,toy.func(toy-shape-inference,canonicalize,cse)"
# Each stage is what the one before it has become.
STAGES = {
    "mlir": "",
    "mlir-opt": OPTIMIZE,
    "linalg": "lower-toy,convert-elementwise-to-linalg",
    "affine": "one-shot-bufferize{bufferize-function-boundaries},buffer-deallocation-pipeline,"
    "convert-bufferization-to-memref,convert-linalg-to-affine-loops,canonicalize",
    "llvm": "lower-to-llvm",
}
EMIT = ("ast", *STAGES, "asm", "run")


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit status: 0, or 1 for a program with an error. Bad usage ends the process with 2."""
    flags = argparse.ArgumentParser(prog="python -m toy", description="Compile a Toy program and run it.")
    flags.add_argument("file", help="the program; - is standard input")
    flags.add_argument("--emit", choices=EMIT, default="run", help="what to print (default: run the program)")
    given = flags.parse_args(arguments)
    try:
        text = sys.stdin.read() if given.file == "-" else Path(given.file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        print(f"{given.file}: error: cannot read the file: {problem}", file=sys.stderr)
        return 1
    # Messages show lines of files that the user named, and of no others.
    note_file(given.file)
    try:
        _emit(SourceFile("<stdin>" if given.file == "-" else given.file, text), given.emit)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of the output is gone (`| head`). What is still buffered goes nowhere.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")
        return 1
    except DiagnosticError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def _emit(file: SourceFile, stage: str) -> None:
    program = parse(file)
    if stage == "ast":
        print(ast.dump(program))
    elif stage in ("asm", "run"):
        # From here on lamina's own default pipeline does the rest.
        compiled = lamina.compile(compile_to(program, file, "linalg"))
        if not hasattr(compiled, "main"):
            raise error(file, 0, "there is no function 'main' to run")
        if stage == "asm":
            print(compiled.assembly())
        else:
            compiled.main()
    else:
        print(compile_to(program, file, stage))


def compile_to(program: ast.Program, file: SourceFile, stage: str) -> Operation:
    """The module of a program at a stage. Raises DiagnosticError."""
    module = generate(program, file)
    for name, pipeline in STAGES.items():
        if pipeline:
            lamina.run_pipeline(module, f"builtin.module({pipeline})")
        if name == stage:
            break
    return module


if __name__ == "__main__":
    sys.exit(main())
