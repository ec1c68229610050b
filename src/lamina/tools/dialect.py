"""``lamina dialect``: checks what is enforced of a dialect's declarations, and prints a dialect as IRDL."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from lamina.ir.dialect import load_dialect
from lamina.tools.dialects import PLUGIN
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags, separated
from lamina.tools.imports import import_flag, take_imports

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.tools.inputs import FlagValues

GENERAL = "General"

FLAGS = (
    Flag("I", "list", "Folder to look for included files in", GENERAL),
    PLUGIN,
    Flag("all", "bool", "check: also list what is enforced", GENERAL),
    Flag("dialect", "value", "to-irdl: the dialect, if the file declares several", GENERAL),
    Flag("help", "bool", "Show this text", GENERAL),
    import_flag(GENERAL),
)
ABOUT = """A dialect's declarations.
  lamina dialect check FILE.td          what is enforced of them, and what needs Python
  lamina dialect to-irdl FILE.td        the dialect as a module of the irdl dialect
  lamina dialect to-irdl NAME           the same of a dialect declared in Python"""
_USAGE = "expected: lamina dialect check FILE.td, or lamina dialect to-irdl FILE.td or NAME"


def run(arguments: list[str]) -> int:
    """Runs ``lamina dialect`` and returns its exit status."""
    try:
        values, _, words = parse_flags(FLAGS, separated(take_imports(arguments)), "dialect")
        if values["help"]:
            print(help_text("lamina dialect check | to-irdl [flags] FILE.td", ABOUT, FLAGS))
            return 0
        if len(words) != 2 or words[0] not in ("check", "to-irdl"):
            raise UsageError(_USAGE)
        return _check(words[1], values) if words[0] == "check" else _to_irdl(words[1], values)
    except UsageError as problem:
        print(f"lamina dialect: {problem}", file=sys.stderr)
        return 2
    except OSError as problem:
        if problem.filename is None:
            raise  # of writing, not of reading
        print(f"cannot open input file '{problem.filename}': {problem.strerror}", file=sys.stderr)
        return 1


def _check(path: str, values: FlagValues) -> int:
    from lamina.plugins import load_file  # start-up
    from lamina.tablegen import TableGenError  # start-up
    from lamina.tablegen.dialects.loading import load_dialect  # start-up
    from lamina.tablegen.dialects.report import check_dialects  # start-up

    try:
        loaded = load_dialect(path, values["I"], plugins=[load_file(name) for name in values["plugin"]])
    except TableGenError as problem:
        print(problem.render(), file=sys.stderr)
        return 1
    report = check_dialects(loaded)
    print(report.text(bool(values["all"])), end="")
    return 1 if report.problems else 0


def _to_irdl(what: str, values: FlagValues) -> int:
    from lamina.tablegen import TableGenError  # start-up

    try:
        module = _of_file(what, values) if what.endswith(".td") else _of_name(what)
    except TableGenError as problem:
        print(problem.render(), file=sys.stderr)
        return 1
    from lamina.ir.verifier import check  # start-up

    # Names that irdl does not allow, such as `mlir.constant`, print in generic form.
    print(module.to_text(generic=bool(check(module))).rstrip("\n"))
    return 0


def _of_file(path: str, values: FlagValues) -> Operation:
    from lamina.tablegen import parse_file  # start-up
    from lamina.tablegen.base_files import search_folders  # start-up
    from lamina.tablegen.irdl import dialect_of_records  # start-up

    keeper = parse_file(path, [*search_folders([*map(str, values["I"])]), os.path.dirname(path) or "."])
    names = {name for (name,) in keeper.texts("Dialect", ("name",)).values() if name}
    wanted = values["dialect"]
    if not wanted:
        # Dialects with operations, types or attributes in the file, not just in its includes.
        used = {name for (name,) in keeper.texts("Op", ("opDialect.name",)).values()}
        candidates = names & used or names
        if len(candidates) != 1:
            raise UsageError(f"'{path}' declares the dialects {', '.join(sorted(names))}; choose one with --dialect")
        (wanted,) = candidates
    elif wanted not in names:
        raise UsageError(f"'{path}' declares no dialect '{wanted}'")
    return dialect_of_records(keeper, wanted)


def _of_name(name: str) -> Operation:
    from lamina.tablegen.irdl import dialect_of_declarations  # start-up

    dialect = load_dialect(name)
    if dialect is None:
        raise UsageError(f"there is no dialect '{name}'; a TableGen file ends in .td")
    return dialect_of_declarations(dialect)
