"""The flags of ``lamina opt`` that apply PDL patterns before the passes run."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lamina.ir.permissions import granted
from lamina.tools.flags import Flag

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.pdll.patterns import Patterns
    from lamina.tools.opt_flags import Settings

GROUP = "Patterns"

FLAGS = (
    Flag("pdll", "list", "Apply the patterns of these PDLL or MLIR files before any pass", GROUP),
    Flag("pdl-apply", "bool", "Apply only the named patterns: --pdl-apply=a,b", GROUP, optional_value=True),
    Flag("pdll-include", "list", "Folders for the files that PDLL files include", GROUP),
    Flag("pdll-allow-native", "bool", "Run Python code in PDLL files", GROUP),
    Flag("pdll-statistics", "bool", "Report attempts, matches and failed predicates of each pattern", GROUP),
    Flag("explain-no-match", "value", "Explain why a pattern does not match: '@pattern line:column'", GROUP),
    Flag("watch", "bool", "Rerun whenever the input or a PDLL file changes", GROUP),
)


_PLACE = re.compile(r"(?:\S*:)?\d+(?::\d+)?")


def joined(arguments: Sequence[str]) -> list[str]:
    """Returns the command line with ``--explain-no-match @pattern place`` as one flag and its value."""
    words: list[str] = []
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        if word.lstrip("-") == "explain-no-match" and len(rest) > 1 and _PLACE.fullmatch(rest[1]):
            word = f"--explain-no-match={rest.pop(0)} {rest.pop(0)}"
        words.append(word)
    return words


def apply_patterns(operation: Operation, settings: Settings) -> bool:
    """Applies the patterns that the flags name; False after an error, which has been reported. Raises
    DiagnosticError where the result is invalid."""
    if not settings["pdll"]:
        return True
    for path in settings["pdll"]:
        try:
            patterns = _load(path, settings)
        except (OSError, KeyError) as problem:
            reason = problem.strerror if isinstance(problem, OSError) else problem.args[0]
            print(f"lamina opt: cannot use the patterns of '{path}': {reason}", file=sys.stderr)
            return False
        if settings["explain-no-match"] and not _explain(patterns, operation, settings["explain-no-match"]):
            return False
        if settings["pdll-statistics"]:
            from lamina.pdll.explain import apply_counting, report  # start-up

            result, counts = apply_counting(patterns, operation)
            sys.stderr.write(report(counts))
        else:
            result = patterns.apply(operation)
        if not result.converged:
            culprits = ", ".join(result.culprits)
            operation.emit_warning(f"the patterns of '{path}' did not terminate:  {culprits}")
        if settings["verify-each"]:
            # Raises VerifyError, as patterns can make anything.
            operation.verify()
    return True


def _load(path: str, settings: Settings) -> Patterns:
    from lamina import pdll  # start-up

    native = settings["pdll-allow-native"] or granted().native
    patterns = pdll.load(path, settings["pdll-include"], allow_native=native)
    names = settings["pdl-apply"]
    return patterns.select(str(names).split(",")) if isinstance(names, str) else patterns


def _explain(patterns: Patterns, operation: Operation, request: str) -> bool:
    from lamina.pdll.explain import explain_no_match  # start-up

    name, _, place = request.strip().partition(" ")
    try:
        print(explain_no_match(patterns, operation, name, place.strip()), file=sys.stderr)
    except KeyError as problem:
        print(f"lamina opt: {problem.args[0]}", file=sys.stderr)
        return False
    return True


def watch(run: Callable[[], int], files: Sequence[str], rounds: int = 0, interval: float = 0.3) -> int:
    """Runs, and reruns whenever one of the files changes; ``rounds`` limits the number of runs."""
    status = run()
    known = _stamps(files)
    count = 1
    while not rounds or count < rounds:
        time.sleep(interval)
        now = _stamps(files)
        if now != known:
            known = now
            count += 1
            sys.stdout.flush()
            print("// changed, running again", file=sys.stderr)
            status = run()
    return status


def _stamps(files: Sequence[str]) -> list[tuple[int, int] | None]:
    stamps: list[tuple[int, int] | None] = []
    for name in files:
        try:
            status = os.stat(name)
            stamps.append((status.st_mtime_ns, status.st_size))
        except OSError:
            stamps.append(None)
    return stamps
