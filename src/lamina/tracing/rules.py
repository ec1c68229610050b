"""The rules that change IR: patterns, folds, passes; each with its name and source line."""

from __future__ import annotations

import inspect
import os
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import lamina
from lamina.ir.dialect import lookup_operation
from lamina.passmanager.pass_base import Pass
from lamina.rewrite.conversion_pattern import ConversionPattern
from lamina.rewrite.fold import Fold
from lamina.rewrite.pattern import RewritePattern

PATTERN, FOLD, DRIVER, PASS, STEP = "pattern", "fold", "driver", "pass", "step of a script"
_LINES_SHOWN = 40
_PACKAGE = Path(lamina.__file__).parent


@dataclass(frozen=True)
class Rule:
    """``place`` is file:line of the source, ``about`` the first line of its documentation, ``source`` its beginning."""

    name: str
    kind: str
    place: str = ""
    about: str = ""
    source: str = ""

    def as_data(self) -> list[str]:
        return [self.name, self.kind, self.place, self.about, self.source]


class Rules:
    """The rules of a trace, numbered in order of first use."""

    def __init__(self) -> None:
        self.listed: list[Rule] = []
        self._numbers: dict[object, int] = {}
        # Keeps patterns alive, so that identities are not reused.
        self._kept: list[object] = []

    def of_pattern(self, pattern: RewritePattern, name: str = "") -> int:
        """Returns the rule of a pattern; ``name`` is the one that applied if it combines several."""
        key = (id(pattern), name)
        known = self._numbers.get(key)
        if known is not None:
            return known
        is_other = bool(name) and name not in (pattern.name, pattern.label)
        return self._add(key, Rule(name, PATTERN) if is_other else _pattern_rule(pattern), pattern)

    def of_fold(self, name: str) -> int:
        """Returns the fold of the operations of a name."""
        key = (FOLD, name)
        known = self._numbers.get(key)
        return self._add(key, _fold_rule(name)) if known is None else known

    def of_pass(self, pass_: Pass) -> int:
        key = (PASS, type(pass_))
        known = self._numbers.get(key)
        if known is not None:
            return known
        return self._add(key, Rule(pass_.name, PASS, *described(type(pass_).run, type(pass_).__doc__)))

    def of_step(self, name: str, function: Callable[..., Any] | None) -> int:
        """Returns a transform operation and the function that implements it."""
        key = (STEP, name)
        known = self._numbers.get(key)
        if known is not None:
            return known
        return self._add(key, Rule(name, STEP) if function is None else Rule(name, STEP, *described(function)))

    def of_driver(self, what: str) -> int:
        key = (DRIVER, what)
        known = self._numbers.get(key)
        return self._add(key, Rule(what, DRIVER)) if known is None else known

    def _add(self, key: object, rule: Rule, kept: object = None) -> int:
        number = self._numbers[key] = len(self.listed)
        self.listed.append(rule)
        self._kept.append(kept)
        return number


def _pattern_rule(pattern: RewritePattern) -> Rule:
    while (inner := getattr(pattern, "__wrapped__", None)) is not None:  # it wraps another
        pattern = inner
    own: Callable[..., Any] = pattern.rewrite if isinstance(pattern, ConversionPattern) else pattern.match_and_rewrite
    # The function that the pattern was created from, if any.
    given = [value for value in getattr(pattern, "__dict__", {}).values() if inspect.isfunction(value)]
    function = getattr(pattern, "function", None) or (given[0] if len(given) == 1 else own)
    documentation = type(pattern).__doc__ if function is own and inspect.ismethod(own) else None
    return Rule(pattern.name, PATTERN, *described(function, documentation))


def _fold_rule(name: str) -> Rule:
    cls = lookup_operation(name)
    function = None if cls is None else Fold.get_for_class(cls)
    return Rule(f"fold {name}", FOLD) if function is None else Rule(f"fold {name}", FOLD, *described(function))


def described(function: Callable[..., Any], documentation: str | None = None) -> tuple[str, str, str]:
    """Returns a function's source position, documentation, and first line."""
    while hasattr(function, "func"):  # functools.partial
        function = function.func
    function = inspect.unwrap(function)
    text = (documentation or getattr(function, "__doc__", None) or "").strip()
    about = text.splitlines()[0] if text else ""
    code = getattr(function, "__code__", None)
    if code is None or code.co_filename.startswith("<"):  # not written by anybody
        return "", about, ""
    try:
        lines, _ = inspect.getsourcelines(code)
    except (OSError, TypeError):
        lines = []
    source = textwrap.dedent("".join(lines[:_LINES_SHOWN])).rstrip() + ("\n..." if len(lines) > _LINES_SHOWN else "")
    return f"{_short(code.co_filename)}:{code.co_firstlineno}", about, source if lines else ""


def _short(path: str) -> str:
    """Returns the path as seen from the package, or from the working directory."""
    for base, prefix in ((_PACKAGE, "lamina/"), (Path(os.getcwd()), "")):
        try:
            return prefix + Path(path).relative_to(base).as_posix()
        except ValueError:
            continue
    return os.path.basename(path)
