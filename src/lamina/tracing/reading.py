"""Reads the page of a trace again: its steps, and the code after each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lamina.tracing.packing import opened, unpacked_numbers
from lamina.tracing.page import chunks_in
from lamina.tracing.recorder import MLIR


class NoTrace(Exception):
    """A file that is not the page of a trace."""


class ReadTrace:
    """One trace of a page. ``meta`` is what the page loads first: steps, rules, units, versions."""

    def __init__(self, chunks: Mapping[str, str]) -> None:
        self.chunks = chunks
        self._numbers: dict[str, list[list[int]]] = {}
        self._texts: dict[str, list[str]] = {}
        try:
            self.meta: dict[str, Any] = json.loads(opened(chunks["meta"]))
        except (KeyError, ValueError) as problem:
            raise NoTrace(str(problem)) from None

    @property
    def steps(self) -> list[dict[str, Any]]:
        return list(self.meta["steps"])

    @property
    def units(self) -> list[str]:
        """The names of functions and other symbols at the top level; an empty name for the module itself."""
        return list(self.meta["units"])

    # ---- Code

    def text(self, number: int) -> str:
        rows = self.meta["rows"]["texts"]
        name = f"text{number // rows}"
        if name not in self._texts:
            self._texts[name] = opened(self.chunks[name]).decode().split("\0")
        row_text: str = self._texts[name][number % rows]
        return row_text

    def lines(self, version: int) -> list[str]:
        """Returns the lines of a version of a unit, with their indentation."""
        rows_ = []
        for number in self.line_numbers(version):
            rows = self.meta["rows"]["lines"]
            text, _, indent, _ = (column[number % rows] for column in self.numbers(f"line{number // rows}"))
            rows_.append(" " * indent + self.text(text))
        return rows_

    def line_numbers(self, version: int) -> list[int]:
        """Returns the numbers of the lines of a version."""
        if version < 0:
            return []
        unit, form, _, part, place = self.meta["versions"][version]
        columns = self.numbers(f"version{part}")
        lines: list[int] = []
        for index in range(version - place, version + 1):
            if self.meta["versions"][index][:2] != [unit, form]:
                continue
            at = index - (version - place)
            (first, removed), added = columns[2 * at], columns[2 * at + 1]
            if form != MLIR:
                lines = []
            lines[first : first + removed] = added
        return lines

    def after(self, step: int) -> dict[str, int]:
        """Returns the version of each unit after a step, which includes nested steps."""
        steps = self.steps
        last = step
        while last + 1 < len(steps) and steps[last + 1]["depth"] > steps[step]["depth"]:
            last += 1
        state: dict[int, int] = {}
        for at in self._in_order_of_ends(last):
            for unit, _, version in steps[at]["changed"]:
                state[unit] = version
        return {self.units[unit]: version for unit, version in state.items() if version >= 0}

    def _in_order_of_ends(self, last: int) -> list[int]:
        """Returns the steps that have ended by the end of a given one."""
        steps = self.steps
        order: list[int] = []
        stack: list[int] = []
        for at in range(last + 1):
            while stack and steps[stack[-1]]["depth"] >= steps[at]["depth"]:
                order.append(stack.pop())
            stack.append(at)
        following = steps[last + 1]["depth"] if last + 1 < len(steps) else 0
        while stack and steps[stack[-1]]["depth"] >= following:
            order.append(stack.pop())
        return order

    # ---- Rewrites

    def rewrites(self) -> list[dict[str, Any]]:
        """All rewrites: rule, step, root, unit, and what was touched as (operation, before, after)."""
        steps: list[dict[str, Any]] = []
        part = 0
        while f"rewrite{part}" in self.chunks:
            rule, step, root, unit, tenths, counts, touched, before, after = self.numbers(f"rewrite{part}")
            at = 0
            for index, count in enumerate(counts):
                changes = [
                    (touched[entry], self._optional(before[entry]), self._optional(after[entry]))
                    for entry in range(at, at + count)
                ]
                at += count
                steps.append({
                    "rule": self.meta["rules"][rule[index]][0], "step": step[index], "root": root[index],
                    "unit": unit[index], "seconds": tenths[index] / 1e7, "touched": changes,
                })  # fmt: skip
            part += 1
        return steps

    def _optional(self, text: int) -> str | None:
        return None if text < 0 else self.text(text)

    def numbers(self, name: str) -> list[list[int]]:
        """Returns the columns of a chunk."""
        if name not in self._numbers:
            self._numbers[name] = unpacked_numbers(opened(self.chunks[name]))
        return self._numbers[name]


def read_trace(path: str | Path) -> ReadTrace:
    """Returns the (first) trace of a page. Raises OSError, and NoTrace for another file."""
    chunks = chunks_in(Path(path).read_text(encoding="utf-8", errors="replace"))
    if "a" not in chunks:
        raise NoTrace("it is no page that --trace-html or lamina.trace wrote")
    return ReadTrace(chunks["a"])
