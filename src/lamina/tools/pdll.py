"""``lamina pdll``: mlir-pdll's flags, on lamina's PDLL."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from lamina.ir.permissions import granting
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags, separated
from lamina.tools.imports import import_flag, take_imports
from lamina.tools.inputs import DEFAULT_SPLIT_MARKER, read_input
from lamina.tools.permissions import permission_flags, reading_permissions_of

if TYPE_CHECKING:
    from lamina.pdll import ParsedFile

OUTPUTS = ("ast", "mlir", "cpp", "py")

GENERAL = "General"

FLAGS = (
    Flag("o", "value", "Output file name (default: standard output)", GENERAL, default="-"),
    Flag("I", "list", "Folder to look for included files in", GENERAL),
    Flag("D", "list", "Accepted for compatibility: macros have no meaning here", GENERAL),
    Flag("d", "value", "File to write the dependencies of the output to", GENERAL),
    Flag("x", "value", "What to write: ast, mlir, cpp or py", GENERAL, default="ast"),
    Flag("dump-ods", "bool", "Write the operations of included files to standard error", GENERAL),
    Flag("split-input-file", "bool", "Process the pieces between marker lines separately", GENERAL,
         optional_value=True),
    Flag("output-split-marker", "value", "Marker between the outputs of split pieces", GENERAL,
         default=DEFAULT_SPLIT_MARKER),
    Flag("write-if-changed", "bool", "Do not rewrite an output file whose contents are unchanged", GENERAL),
    Flag("lamina-dialects", "bool", "Know the operations of lamina's dialects without including files", GENERAL),
    Flag("help", "bool", "Show this text", GENERAL),
    import_flag(GENERAL),
    *permission_flags(GENERAL, reading_only=True),
)


def run(arguments: list[str]) -> int:
    """Runs ``lamina pdll`` and returns its exit status."""
    try:
        values, inputs = _parse(arguments)
    except UsageError as problem:
        print(f"lamina pdll: {problem}", file=sys.stderr)
        return 2
    if values["help"]:
        print(help_text("lamina pdll [flags] [file]", "Reads a PDLL file and writes it in another form.", FLAGS, 32))
        return 0
    if values["d"] is not None and values["o"] == "-":
        print("error: the option -d must be used together with -o", file=sys.stderr)
        return 1
    path = inputs[0] if inputs else "-"
    try:
        name, text = read_input(path)
    except OSError as problem:
        print(f"cannot open input file '{path}': {problem.strerror}", file=sys.stderr)
        return 1
    outputs: list[str] = []
    dependencies: list[str] = []
    succeeded = True
    with granting(reading_permissions_of(values)):
        for piece_name, piece in _pieces(name, text, values["split-input-file"]):
            output = _process(piece_name, piece, values, dependencies)
            succeeded = succeeded and output is not None
            outputs.append(output or "")
    if not succeeded:
        return 1
    marker = values["output-split-marker"]
    return _finish(values, (f"{marker}\n" if marker else "").join(outputs), dependencies)


def _parse(arguments: list[str]) -> tuple[dict[str, Any], list[str]]:
    values, _, inputs = parse_flags(FLAGS, separated(take_imports(arguments)), "pdll")
    if len(inputs) > 1:
        raise UsageError(f"Too many positional arguments specified! Can specify at most 1: {' '.join(inputs)}")
    if values["x"] not in OUTPUTS:
        raise UsageError(f"for the -x option: Cannot find option named '{values['x']}'!")
    return values, inputs


def _pieces(name: str, text: str, split: bool | str) -> Iterator[tuple[str, str]]:
    """Yields the pieces of a split file, named as mlir-pdll names them; the whole text if it is not split."""
    if not split:
        yield name, text
        return
    marker = DEFAULT_SPLIT_MARKER if split is True else split
    start, line = 0, 1
    at = text.find(marker)
    while at >= 0:
        piece = text[start:at]
        yield f"within split at {name}:{line} offset ", piece
        line += piece.count("\n")
        start = at + len(marker)
        at = text.find(marker, start)
    yield f"within split at {name}:{line} offset ", text[start:]


def _process(name: str, text: str, values: dict[str, Any], dependencies: list[str]) -> str | None:
    """Returns the output for one piece; None after an error, which has been reported."""
    from lamina import pdll  # start-up

    parsed = pdll.parse_tolerant(
        text, name, [str(folder) for folder in values["I"] or ()], lenient_dialects=values["lamina-dialects"]
    )
    dependencies += parsed.parser.dependencies
    output = None if parsed.diagnostics.has_errors else _output(parsed, values["x"])
    if values["dump-ods"]:
        sys.stderr.write(parsed.ods.dump())
    for diagnostic in parsed.diagnostics.found:
        print(parsed.diagnostics.render(diagnostic), file=sys.stderr)
    return None if parsed.diagnostics.has_errors else output


def _output(parsed: ParsedFile, form: str) -> str | None:
    if form == "ast":
        from lamina.pdll.ast_printer import dump  # start-up

        return dump(parsed.module)
    from lamina.pdll.mlir_gen import generate  # start-up

    module = generate(parsed.module, parsed.diagnostics, once=form == "py")
    if module is None:
        return None
    if form == "mlir":
        return module.to_text(debug_info=True).rstrip("\n") + "\n"
    if form == "cpp":
        from lamina.pdll import cpp_gen  # start-up

        return cpp_gen.generate(parsed.module, module)
    from lamina.pdll import py_gen  # start-up

    return py_gen.generate(parsed.module, module)


def _finish(values: dict[str, Any], output: str, dependencies: list[str]) -> int:
    path = values["o"]
    if path == "-":
        sys.stdout.write(output)
        return 0
    try:
        if not (values["write-if-changed"] and _holds(path, output)):
            with open(path, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
                file.write(output)
        if values["d"] is not None:
            with open(values["d"], "w", encoding="utf-8", errors="surrogateescape") as file:
                file.write(f"{path}:" + "".join(f" {name}" for name in sorted(set(dependencies))) + "\n")
    except OSError as problem:
        print(f"cannot open output file '{problem.filename or path}': {problem.strerror}", file=sys.stderr)
        return 1
    return 0


def _holds(path: str, text: str) -> bool:
    if not os.path.isfile(path):
        return False
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
        return file.read() == text
