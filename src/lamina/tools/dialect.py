"""``lamina dialect check FILE.td``: what of a dialect's declarations is enforced, and what needs Python."""

from __future__ import annotations

import sys

from lamina.tools.flags import Flag, UsageError, help_text, parse_flags, separated

GENERAL = "General"

FLAGS = (
    Flag("I", "list", "Folder to look for included files in", GENERAL),
    Flag("all", "bool", "List what is enforced too", GENERAL),
    Flag("help", "bool", "Show this text", GENERAL),
)


def run(arguments: list[str]) -> int:
    """Runs ``lamina dialect`` and returns its exit status."""
    try:
        values, _, words = parse_flags(FLAGS, separated(arguments), "dialect")
        if not values["help"] and (len(words) != 2 or words[0] != "check"):
            raise UsageError("expected: lamina dialect check FILE.td")
    except UsageError as problem:
        print(f"lamina dialect: {problem}", file=sys.stderr)
        return 2
    if values["help"]:
        print(help_text("lamina dialect check FILE.td [flags]", "What is checked of a dialect.", FLAGS))
        return 0
    from lamina.tablegen import TableGenError
    from lamina.tablegen.dialects.loading import load_dialect
    from lamina.tablegen.dialects.report import check_dialects

    try:
        loaded = load_dialect(words[1], values["I"])
    except TableGenError as problem:
        print(problem.render(), file=sys.stderr)
        return 1
    except OSError as problem:
        print(f"cannot open input file '{words[1]}': {problem.strerror}", file=sys.stderr)
        return 1
    report = check_dialects(loaded)
    print(report.text(bool(values["all"])), end="")
    return 1 if report.problems else 0
