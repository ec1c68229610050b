"""The campaign from the command line."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from tests.oracle import mlir_opt_many
from tests.transform.random_schedules.cases import FLAGS, case, judge, may_be_known


def main(arguments: list[str]) -> int:
    """Prints the figures and writes each difference to a file of the folder that is named third."""
    seed, count = arguments[0], int(arguments[1])
    folder = Path(arguments[2]) if len(arguments) > 2 else None
    figures: Counter[str] = Counter()
    for start in range(0, count, 200):
        seeds = [f"{seed}-{number}" for number in range(start, min(count, start + 200))]
        cases = [case(one) for one in seeds]
        results = mlir_opt_many([one.text for one in cases], *FLAGS, batch=False)
        for name, one, result in zip(seeds, cases, results, strict=True):
            figures["crashes" if result.crashed else "accepted" if result.ok else "rejected"] += 1
            said = judge(one, result)
            if said is None:
                continue
            figures["different, in steps with a documented difference" if may_be_known(one) else "different"] += 1
            if folder is not None:
                (folder / f"{name}.txt").write_text(f"{one.text}\n{said}\n", encoding="utf-8")
            else:
                print(f"==== {name}\n{one.text}\n{said}\n")
    print(", ".join(f"{number} {word}" for word, number in sorted(figures.items())))
    return 1 if figures["different"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
