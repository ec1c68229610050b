"""``lamina trace``: works on the pages that ``--trace-html`` writes."""

from __future__ import annotations

import sys

from lamina.ir.diagnostics import PassError
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags

FLAGS = (
    Flag("o", "value", "File for the page that shows both side by side", "Output"),
    Flag("help", "bool", "Show this text", "Output"),
)
_USAGE = "lamina trace diff LEFT.html RIGHT.html [-o BOTH.html]"
_ABOUT = "Compares two traces: the steps of both with their times and rewrites, and where the code differs first."


def run(arguments: list[str]) -> int:
    """Runs ``lamina trace`` and returns its exit status: 0, 1 for a file that cannot be read or written, 2 for bad
    usage."""
    try:
        values, _, words = parse_flags(FLAGS, arguments, "trace")
        if values["help"]:
            print(help_text(_USAGE, _ABOUT, FLAGS))
            return 0
        if words[:1] != ["diff"]:
            raise UsageError(f"expected 'diff', as in: {_USAGE}")
        if len(words) != 3:
            raise UsageError(f"diff takes two pages, as in: {_USAGE}")
    except UsageError as problem:
        print(f"lamina trace: {problem}", file=sys.stderr)
        return 2
    return _diff(words[1], words[2], values["o"])


def _diff(left: str, right: str, output: str | None) -> int:
    from lamina.tracing.comparing import page_of_both, report  # start-up
    from lamina.tracing.page import check_writable, write_atomically  # start-up
    from lamina.tracing.reading import NoTrace, read_trace  # start-up

    try:
        if output is not None:
            check_writable(output)
        traces = []
        for path in (left, right):
            try:
                traces.append(read_trace(path))
            except OSError as problem:
                print(f"lamina trace: cannot read '{path}': {problem.strerror}", file=sys.stderr)
                return 1
            except NoTrace as problem:
                print(f"lamina trace: '{path}' is not a trace: {problem}", file=sys.stderr)
                return 1
        try:
            text = report(*traces)
        except (LookupError, TypeError, ValueError):  # a page that was changed after it was written
            print(f"lamina trace: '{left}' or '{right}' is damaged", file=sys.stderr)
            return 1
        if output is not None:
            write_atomically(output, page_of_both(*traces))
        sys.stdout.write(text)
    except PassError as problem:
        print(f"lamina trace: {problem.diagnostics[0].message}", file=sys.stderr)
        return 1
    return 0
