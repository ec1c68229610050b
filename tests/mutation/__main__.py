"""The command: see the package."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import pytest

from tests import oracle
from tests.mutation.judge import Judge, Verdict, table
from tests.mutation.mutants import LAYERS, chosen
from tests.mutation.record import Record, Recorder

ROOT = Path(__file__).resolve().parent.parent.parent
# Packages that tests compare with, and that start threads when they are imported: a forked child would wait for locks
# that they hold. The tests that need them are skipped.
WITH_THREADS = ("jax", "onnxruntime", "openvino", "tensorflow", "torch")
QUIET = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header"]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description="Plant defects, count the caught.")
    parser.add_argument("--record", action="store_true", help="run the suite, or the tests given anew")
    parser.add_argument("--count", type=int, default=300, help="how many mutations to plant")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="leave out the first mutations of the seed")
    parser.add_argument("--again", type=Path, help="an earlier report: plant only what was not caught")
    parser.add_argument("--layer", action="append", choices=sorted(LAYERS), help="only this layer (repeatable)")
    parser.add_argument("--seconds", type=float, default=60.0, help="for one mutation, at most")
    parser.add_argument("--at-least", type=float, default=0.9, help="the share that has to be caught")
    parser.add_argument("tests", nargs="*", help="folders of tests; all of them without")
    options = parser.parse_args()
    sys.modules.update(dict.fromkeys(WITH_THREADS))  # type: ignore[arg-type]  # None: as if not installed
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    os.environ["LAMINA_CACHE"] = "off"  # machine code of an earlier run would hide what lowering does
    build = oracle.allowed_build() or "any"
    path = ROOT / "build" / "mutation" / f"record-{build}.json"
    arguments = [*QUIET, *(options.tests or [str(ROOT / "tests")])]
    if options.record:
        recorder = Recorder()
        status = pytest.main(arguments, plugins=[recorder])
        found = recorder.passed()
        if options.tests and path.is_file():
            found = Record.read(path).updated(found)
        found.write(path)
        return int(status)
    if not path.is_file():
        parser.error(f"no recorded run with LAMINA_ORACLE={build}: run with --record first")
    mutants = chosen(options.seed, options.count, options.layer or list(LAYERS))[options.skip :]
    if options.again is not None:
        missed = [line for line in options.again.read_text(encoding="utf-8").splitlines() if " caught " not in line]
        mutants = [mutant for mutant in mutants if any(f"s {mutant} [" in line for line in missed)]
    verdicts: list[Verdict] = []

    def report(verdict: Verdict) -> None:
        verdicts.append(verdict)
        print(f"{len(verdicts):4} {verdict.outcome:12} {verdict.seconds:6.1f}s {verdict.mutant} [{verdict.test}]")

    pytest.main(arguments, plugins=[Judge(mutants, Record.read(path), options.seconds, report)])
    print(table(verdicts))
    counted = [verdict for verdict in verdicts if verdict.outcome != "not planted"]
    return int(sum(verdict.caught for verdict in counted) < options.at_least * len(counted))


if __name__ == "__main__":
    sys.exit(main())
