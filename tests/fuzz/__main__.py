"""Long runs from the command line."""

from __future__ import annotations

import sys

from tests.fuzz.driver import run, work
from tests.fuzz.kinds import KINDS


def main(arguments: list[str]) -> int:
    if len(arguments) not in (2, 3):
        print(f"usage: python -m tests.fuzz KIND[,KIND...]|all COUNT [FIRST]\nkinds: {', '.join(KINDS)}")
        return 2
    names = list(KINDS) if arguments[0] == "all" else arguments[0].split(",")
    if unknown := [name for name in names if name not in KINDS]:
        print(f"no kind {', '.join(unknown)}; kinds: {', '.join(KINDS)}")
        return 2
    count, first = int(arguments[1]), int(arguments[2]) if len(arguments) == 3 else 0
    found = 0
    for name in names:
        tally = run(name, first, count)
        print(tally, flush=True)
        found += len(tally.findings)
    return 1 if found else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--work"]:
        work(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
    else:
        sys.exit(main(sys.argv[1:]))
