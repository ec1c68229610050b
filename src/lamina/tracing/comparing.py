"""Comparison of two traces: corresponding steps, and where the code first differs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lamina.tracing.page import page
from lamina.tracing.reading import ReadTrace


@dataclass
class Pair:
    """Corresponding steps of the two traces, or a step of only one. ``differs`` lists the functions
    that differ after them."""

    left: int | None
    right: int | None
    differs: list[str]


def page_of_both(left: ReadTrace, right: ReadTrace) -> str:
    """Returns a page that shows the two side by side."""
    return page({"a": left.chunks, "b": right.chunks})


def paired(left: ReadTrace, right: ReadTrace) -> list[Pair]:
    """Returns the steps of both traces in order."""
    from difflib import SequenceMatcher

    keys = [[_key(trace, step) for step in trace.steps] for trace in (left, right)]
    pairs: list[Pair] = []
    matcher = SequenceMatcher(None, keys[0], keys[1], autojunk=False)
    for kind, first, last, start, end in matcher.get_opcodes():
        if kind == "equal":
            for at in range(last - first):
                pairs.append(Pair(first + at, start + at, _differing(left, right, first + at, start + at)))
            continue
        pairs += [Pair(step, None, []) for step in range(first, last)]
        pairs += [Pair(None, step, []) for step in range(start, end)]
    return pairs


def _key(trace: ReadTrace, step: dict[str, Any]) -> tuple[str, str]:
    """Returns the pass without its options, and the function that it ran on."""
    name = str(step["name"]).partition("{")[0]
    return name, trace.units[step["unit"]] if step["unit"] >= 0 else ""


def _differing(left: ReadTrace, right: ReadTrace, step: int, other: int) -> list[str]:
    states = left.after(step), right.after(other)
    differences = []
    for unit in dict.fromkeys([*states[0], *states[1]]):
        texts = [
            trace.lines(state[unit]) if unit in state else None
            for trace, state in zip((left, right), states, strict=True)
        ]
        if texts[0] != texts[1]:
            differences.append(unit or "the module itself")
    return differences


def report(left: ReadTrace, right: ReadTrace) -> str:
    """Returns a table of the steps, and a line on where the code differs first."""
    rows = [("step", "left ms", "right ms", "rewrites", "differs")]
    first = ""
    for pair in paired(left, right):
        left_step = None if pair.left is None else left.steps[pair.left]
        other = None if pair.right is None else right.steps[pair.right]
        step = left_step or other
        assert step is not None
        name = "  " * step["depth"] + str(step["name"]).partition("{")[0]
        counts = [_count(step) for step in (left_step, other)]
        rows.append((
            name, _milliseconds(left_step), _milliseconds(other),
            counts[0] if counts[0] == counts[1] else f"{counts[0]} / {counts[1]}",
            "only left" if other is None else "only right" if left_step is None else ", ".join(pair.differs[:3]),
        ))  # fmt: skip
        if pair.differs and not first:
            first = f"the code differs first after '{name.strip()}': {', '.join(pair.differs[:5])}"
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = [
        "  ".join([row[0].ljust(widths[0]), *(row[at].rjust(widths[at]) for at in (1, 2, 3)), row[4]]).rstrip()
        for row in rows
    ]
    return "\n".join([*lines, "", first or "the code is the same after all steps that both have", ""])


def _milliseconds(step: dict[str, Any] | None) -> str:
    return "-" if step is None else f"{1e3 * step['seconds']:.2f}"


def _count(step: dict[str, Any] | None) -> str:
    return "-" if step is None else str(step["rewrites"][1] - step["rewrites"][0])
