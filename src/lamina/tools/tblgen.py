"""``lamina tblgen``: reads TableGen files and prints their records as JSON, or their ODS view."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from lamina.ir.permissions import granting
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags, separated
from lamina.tools.permissions import permission_flags, reading_permissions_of

if TYPE_CHECKING:
    from lamina.tablegen.record import RecordKeeper

GENERAL = "General"
OUTPUT = "Output"

FLAGS = (
    Flag("o", "value", "Output file name (default: standard output)", GENERAL, default="-"),
    Flag("I", "list", "Folder to look for included files in", GENERAL),
    Flag("D", "list", "Define a macro for the preprocessor", GENERAL),
    Flag("dump-json", "bool", "Write all records as JSON, as llvm-tblgen --dump-json (the default)", OUTPUT),
    Flag("print-records", "bool", "Write the names of all records, each with the classes it derives from", OUTPUT),
    Flag("dump-ods", "bool", "Write the operations with their operands, results and attributes, as PDLL sees them",
         OUTPUT),
    Flag("list-operations", "bool", "Write the names and summaries of the operations", OUTPUT),
    Flag("no-cache", "bool", "Ignore cached results", GENERAL),
    Flag("help", "bool", "Show this text", GENERAL),
    *permission_flags(GENERAL, reading_only=True),
)


def run(arguments: list[str]) -> int:
    """Runs ``lamina tblgen`` and returns its exit status."""
    try:
        values, _, inputs = parse_flags(FLAGS, separated(arguments), "tblgen")
        if not values["help"] and len(inputs) != 1:
            raise UsageError("expected one input file")
    except UsageError as problem:
        print(f"lamina tblgen: {problem}", file=sys.stderr)
        return 2
    if values["help"]:
        print(help_text("lamina tblgen [flags] FILE", "Reads a TableGen file.", FLAGS))
        return 0
    from lamina.tablegen import TableGenError, parse_file  # start-up

    try:
        with granting(reading_permissions_of(values)):
            keeper = parse_file(inputs[0], values["I"], use_cache=not values["no-cache"], macros=values["D"])
    except TableGenError as problem:
        print(problem.render(), file=sys.stderr)
        return 1
    except OSError as problem:
        print(f"cannot open input file '{inputs[0]}': {problem.strerror}", file=sys.stderr)
        return 1
    return _write(values["o"], _output(keeper, values))


def _output(keeper: RecordKeeper, values: dict[str, Any]) -> str:
    if values["print-records"]:
        lines = []
        for record in keeper.sorted_defs():
            classes = ", ".join(base.name for base in record.superclasses)
            lines.append(f"{record.name}: {classes}" if classes else record.name)
        return "\n".join(lines) + "\n"
    if values["dump-ods"]:
        from lamina.pdll.ods import OdsContext  # start-up

        context = OdsContext()
        context.add_records(keeper)
        return context.dump()
    if values["list-operations"]:
        from lamina.tablegen.ods import OdsModule  # start-up

        operations = sorted(OdsModule(keeper).operations, key=lambda operation: operation.name)
        return "".join(f"{operation.name:<40} {operation.summary}".rstrip() + "\n" for operation in operations)
    from lamina.tablegen import dump_json  # start-up

    return json.dumps(dump_json(keeper)) + "\n"


def _write(path: str, text: str) -> int:
    if path == "-":
        sys.stdout.write(text)
        return 0
    try:
        with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write(text)
    except OSError as problem:
        print(f"cannot open output file '{path}': {problem.strerror}", file=sys.stderr)
        return 1
    return 0
