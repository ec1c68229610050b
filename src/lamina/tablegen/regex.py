"""POSIX extended regular expressions, matched in time linear in the text (for `!match` and `!instances`).

Python's engine backtracks and can take exponential time; an input file must not be able to cause that. The pattern
becomes a set of states that are stepped over the text together.
"""

from __future__ import annotations

from typing import Any

_CLASSES = {
    "alpha": str.isalpha,
    "digit": str.isdigit,
    "alnum": str.isalnum,
    "upper": str.isupper,
    "lower": str.islower,
    "space": str.isspace,
    "blank": lambda char: char in " \t",
    "punct": lambda char: char.isprintable() and not char.isalnum() and not char.isspace(),
    "print": str.isprintable,
    "graph": lambda char: char.isprintable() and not char.isspace(),
    "cntrl": lambda char: ord(char) < 32 or ord(char) == 127,
    "xdigit": lambda char: char in "0123456789abcdefABCDEF",
}
# The repetitions of `*`, `+` and `?`: minimum, maximum.
_REPETITIONS: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}
MAX_STATES = 20_000
MAX_DEPTH = 100


class RegexError(ValueError):
    """A malformed pattern."""


class Regex:
    """A compiled pattern. `search` tests for a match anywhere in a text."""

    def __init__(self, pattern: str) -> None:
        self._pattern = pattern
        self._position = 0
        self._depth = 0
        # A state is ("char", test, next), ("split", [next...]), ("start", next), ("end", next) or ("match",).
        self._states: list[list[Any]] = [["match"]]
        self._start = self._alternatives(0)
        if self._position != len(pattern):
            raise RegexError("parentheses not balanced")

    def search(self, text: str) -> bool:
        current: set[int] = set()
        for index in range(len(text) + 1):
            at_start, at_end = index == 0, index == len(text)
            current.add(self._start)
            reached = self._closure(current, at_start, at_end)
            if 0 in reached:
                return True
            if at_end:
                return False
            char = text[index]
            states = self._states
            current = {states[s][2] for s in reached if states[s][0] == "char" and states[s][1](char)}
        return False

    def _closure(self, states: set[int], at_start: bool, at_end: bool) -> set[int]:
        seen: set[int] = set()
        pending = list(states)
        while pending:
            index = pending.pop()
            if index in seen:
                continue
            seen.add(index)
            state = self._states[index]
            if state[0] == "split":
                pending += state[1]
            elif (state[0] == "start" and at_start) or (state[0] == "end" and at_end):
                pending.append(state[1])
        return seen

    # The pattern is compiled back to front: each part gets the state that follows it.

    def _new(self, *state: object) -> int:
        if len(self._states) >= MAX_STATES:
            raise RegexError("pattern too large")
        self._states.append(list(state))
        return len(self._states) - 1

    def _peek(self) -> str:
        return self._pattern[self._position : self._position + 1]

    def _alternatives(self, following: int) -> int:
        starts = [self._sequence(following)]
        while self._peek() == "|":
            self._position += 1
            starts.append(self._sequence(following))
        return starts[0] if len(starts) == 1 else self._new("split", starts)

    def _sequence(self, following: int) -> int:
        pieces = []
        while self._peek() not in ("", "|", ")") or (self._peek() == ")" and self._depth == 0):
            if self._peek() == ")":
                raise RegexError("parentheses not balanced")
            start = self._position
            self._skip_atom()
            pieces.append((start, *self._repetition(), self._position))
        end = self._position
        for start, low, high, _ in reversed(pieces):
            following = self._repeat(start, low, high, following)
        self._position = end
        return following

    def _skip_atom(self) -> None:
        """Skips one atom, compiling it once to find its end; those states are dropped."""
        kept = len(self._states)
        self._atom(0)
        del self._states[kept:]

    def _repetition(self) -> tuple[int, int | None]:
        low: int = 1
        high: int | None = 1
        while self._peek() and self._peek() in "*+?{":
            char = self._peek()
            if char == "{":
                bounds = self._bounds()
                if bounds is None:
                    break
                return bounds
            self._position += 1
            low, high = _REPETITIONS[char]
        return low, high

    def _bounds(self) -> tuple[int, int | None] | None:
        close = self._pattern.find("}", self._position)
        if close < 0:
            raise RegexError("braces not balanced")
        low, comma, high = self._pattern[self._position + 1 : close].partition(",")
        if not low.isdigit() or (high and not high.isdigit()):
            raise RegexError("invalid repetition count(s)")
        self._position = close + 1
        first = int(low)
        last = first if not comma else int(high) if high else None
        if first > 255 or (last is not None and (last > 255 or last < first)):
            raise RegexError("invalid repetition count(s)")
        return first, last

    def _repeat(self, start: int, low: int, high: int | None, following: int) -> int:
        def one(after: int) -> int:
            self._position = start
            return self._atom(after)

        if high is None:
            loop = self._new("split", [following])
            self._states[loop][1] = [one(loop), following]
            following = loop
        else:
            last = following
            for _ in range(high - low):
                following = self._new("split", [one(following), last])
        for _ in range(low):
            following = one(following)
        return following

    def _atom(self, following: int) -> int:
        char = self._peek()
        self._position += 1
        if char == "(":
            self._depth += 1
            if self._depth > MAX_DEPTH:
                raise RegexError("pattern nested too deep")
            start = self._alternatives(following)
            if self._peek() != ")":
                raise RegexError("parentheses not balanced")
            self._position += 1
            self._depth -= 1
            return start
        if char == "[":
            return self._new("char", self._bracket(), following)
        if char == ".":
            return self._new("char", lambda _: True, following)
        if char == "^":
            return self._new("start", following)
        if char == "$":
            return self._new("end", following)
        if char in "*+?":
            raise RegexError("repetition-operator operand invalid")
        if char == "\\":
            char = self._peek()
            if not char:
                raise RegexError("trailing backslash (\\)")
            if char.isdigit():
                raise RegexError("back-references are not supported")
            self._position += 1
        return self._new("char", char.__eq__, following)

    def _bracket(self) -> Any:
        negated = self._peek() == "^"
        self._position += negated
        tests: list[Any] = []
        first = True
        while self._peek() != "]" or first:
            first = False
            if not self._peek():
                raise RegexError("brackets ([ ]) not balanced")
            tests.append(self._bracket_item())
        self._position += 1
        if negated:
            return lambda char: not any(test(char) for test in tests)
        return lambda char: any(test(char) for test in tests)

    def _bracket_item(self) -> Any:
        pattern = self._pattern
        if pattern.startswith("[:", self._position):
            close = pattern.find(":]", self._position)
            name = pattern[self._position + 2 : close]
            if close < 0 or name not in _CLASSES:
                raise RegexError("invalid character class")
            self._position = close + 2
            return _CLASSES[name]
        low = pattern[self._position]
        self._position += 1
        high = pattern[self._position + 1 : self._position + 2]
        if pattern.startswith("-", self._position) and high not in ("", "]"):
            self._position += 2
            if high < low:
                raise RegexError("invalid character range")
            return lambda char: low <= char <= high
        return low.__eq__
