"""Command-line flags in LLVM's style: one or two dashes, ``--name=value`` or ``--name value``, passes as flags."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any


class UsageError(Exception):
    """An invalid command line."""


@dataclass(frozen=True, slots=True)
class Flag:
    """A flag. ``kind``: bool, value, int or list (repeatable, comma-separated).
    ``optional_value`` lets a bool flag take ``=value``."""

    name: str
    kind: str
    help: str
    group: str
    default: Any = None
    optional_value: bool = False

    @property
    def spelling(self) -> str:
        dashes = "-" if len(self.name) == 1 else "--"
        value = {"bool": "", "value": "=<value>", "int": "=<number>", "list": "=<names>"}[self.kind]
        return dashes + self.name + value


_TRUE = ("", "true", "TRUE", "True", "1")
_FALSE = ("false", "FALSE", "False", "0")


def parse_flags(
    flags: Sequence[Flag],
    arguments: Sequence[str],
    command: str,
    is_pass: Callable[[str], bool] = lambda name: False,
    pass_names: Callable[[], Iterable[str]] = tuple,
) -> tuple[dict[str, Any], list[tuple[str, str]], list[str]]:
    """Splits a command line into flag values, passes with their option text in order, and other words.

    Raises UsageError with a suggestion for an unknown flag.
    """
    known = {flag.name: flag for flag in flags}
    empty: dict[str, Any] = {"list": [], "bool": False}
    values = {flag.name: empty.get(flag.kind) if flag.default is None else flag.default for flag in flags}
    passes: list[tuple[str, str]] = []
    words: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "-" or not argument.startswith("-"):
            words.append(argument)
            continue
        if argument == "--":
            words.extend(rest)
            break
        name, equals, value = argument.lstrip("-").partition("=")
        if name == "h":
            name = "help"
        flag = known.get(name)
        if flag is not None:
            values[name] = _value(flag, equals, value, rest, values[name])
        elif is_pass(name):
            passes.append((name, value))
        else:
            raise UsageError(_unknown(argument, name, [*known, *pass_names()], command))
    return values, passes, words


def _value(flag: Flag, equals: str, value: Any, rest: Any, current: Any) -> Any:
    if flag.kind == "bool":
        if value in _FALSE:
            return False
        if value in _TRUE:
            return True
        if flag.optional_value:
            return value
        raise UsageError(f"for the --{flag.name} option: '{value}' is invalid value for boolean argument! Try 0 or 1")
    if not equals:
        value = next(rest, None)
        if value is None:
            raise UsageError(f"for the {'-' if len(flag.name) == 1 else '--'}{flag.name} option: requires a value!")
    if flag.kind == "int":
        try:
            return int(value, 0)
        except ValueError:
            raise UsageError(f"for the --{flag.name} option: '{value}' value invalid for integer argument!") from None
    if flag.kind == "list":
        return [*current, *value.split(",")]
    return value


def _unknown(argument: str, name: str, candidates: Iterable[str], command: str) -> str:
    from lamina.passmanager.absent import WHY, is_absent  # start-up

    if is_absent(name):
        hint = f"\nlamina {command}: {WHY}"
    else:
        close = difflib.get_close_matches(name, list(candidates), n=1)
        hint = f"\nlamina {command}: Did you mean '--{close[0]}'?" if close else ""
    return f"Unknown command line argument '{argument}'.  Try: 'lamina {command} --help'{hint}"


def separated(arguments: list[str]) -> list[str]:
    """``-Ifolder`` and ``-Dname`` as flags with a value."""
    rest = iter(arguments)
    words: list[str] = []
    for word in rest:
        if word[:2] in ("-I", "-D") and len(word) > 2 and word[2] != "=":
            words.append(f"{word[:2]}={word[2:]}")
        elif word in ("-I", "-D", "-d", "-o", "-x"):
            value = next(rest, None)
            words.append(word if value is None else f"{word}={value}")
        else:
            words.append(word)
    return words


def help_text(usage: str, about: str, flags: Iterable[Flag], width: int = 24) -> str:
    """Returns the text of ``--help``: usage, description, and flags by group."""
    return "\n".join([f"usage: {usage}", "", about, *flag_lines(flags, width)])


def flag_lines(flags: Iterable[Flag], width: int = 24) -> list[str]:
    """Returns the flags by group, as ``--help`` shows them."""
    groups: dict[str, list[Flag]] = {}
    for flag in flags:
        groups.setdefault(flag.group, []).append(flag)
    lines: list[str] = []
    for group, members in groups.items():
        lines += ["", f"{group}:", *(f"  {flag.spelling:<{width}} {flag.help}" for flag in members)]
    return lines
