"""Options of passes and pipelines, in MLIR's textual form ``{name=value list=a,b flag}``."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, overload


class OptionError(ValueError):
    """An invalid option text; ``hint`` is a suggestion."""

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.hint = hint


def did_you_mean(name: str, known: Iterable[str]) -> str | None:
    """Returns a suggestion of the nearest known name; None if there is none."""
    close = difflib.get_close_matches(name, list(known), n=1)
    return f"did you mean '{close[0]}'?" if close else None


def _parse_bool(text: str) -> bool:
    # A flag without a value is on.
    if text in ("", "true", "True", "TRUE", "1"):
        return True
    if text in ("false", "False", "FALSE", "0"):
        return False
    raise OptionError(f"'{text}' is invalid value for boolean argument! Try 0 or 1")


def _parse_int(text: str) -> int:
    try:
        return int(text, 0)
    except ValueError:
        raise OptionError(f"'{text}' value invalid for integer argument!") from None


class uint(int):
    """The type of options that are 32-bit numbers without a sign; their values are plain ints."""


class ulong(int):
    """The same of 64 bits."""


def _unsigned_parser(name: str, width: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        try:
            value = int(text, 0)
        except ValueError:
            value = -1
        if not 0 <= value < 1 << width:
            raise OptionError(f"'{text}' value invalid for {name} argument!")
        return value

    return parse


def _parse_float(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise OptionError(f"'{text}' value invalid for floating point argument!") from None


_PARSERS: dict[type, Callable[[str], Any]] = {
    bool: _parse_bool,
    int: _parse_int,
    uint: _unsigned_parser("uint", 32),
    ulong: _unsigned_parser("ulong", 64),
    float: _parse_float,
    str: str,
}


class Option:
    """An option as a field of a pass class: it reads as a Python bool, int, float, str or list.

    ``choices`` lists the accepted words of a str option; ``is_list`` declares a comma-separated list.
    """

    __slots__ = ("name", "type", "default", "description", "choices", "is_list", "is_extension", "attribute")

    def __init__(
        self,
        name: str,
        type: type,
        default: Any,
        description: str,
        choices: Sequence[str] | None,
        is_list: bool,
        is_extension: bool = False,
    ) -> None:
        self.name = name
        self.type = type
        self.default = default
        self.description = description
        self.choices = choices
        self.is_list = is_list
        self.is_extension = is_extension
        self.attribute = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.attribute = name

    @overload
    def __get__(self, instance: None, owner: type) -> Option: ...
    @overload
    def __get__(self, instance: object, owner: type) -> Any: ...
    def __get__(self, instance: object | None, owner: type) -> Any:
        if instance is None:
            return self
        return instance.__dict__.get(self.attribute, self.default)

    def __set__(self, instance: object, value: list[int | str] | float | str) -> None:
        instance.__dict__[self.attribute] = value

    def parse(self, text: str) -> Any:
        """Parses a value. Raises OptionError."""
        if self.is_list:
            return [self._parse_one(part) for part in split_list(text)]
        return self._parse_one(text)

    def _parse_one(self, text: str) -> Any:
        value = _PARSERS[self.type](text)
        if self.choices is not None and value not in self.choices:
            raise OptionError(f"Cannot find option named '{text}'!")
        return value

    def to_text(self, value: Any) -> str:
        """Returns the value in the textual form."""
        if self.is_list:
            return ",".join(self._one_to_text(part) for part in value)
        return self._one_to_text(value)

    def _one_to_text(self, value: int | str) -> str:
        if self.type is bool:
            return "true" if value else "false"
        text = str(value)
        if self.type is str and self.choices is None and (not text or any(mark in text for mark in " ,{}\"'")):
            return "{" + text + "}" if text else "''"
        return text


def option(
    name: str,
    default: Any = None,
    description: str = "",
    *,
    type: type | None = None,
    choices: Sequence[str] | None = None,
    is_list: bool | None = None,
    is_extension: bool = False,
) -> Any:
    """Declares an option of a pass. The type is that of ``default`` unless ``type`` is given; a list default
    declares a list option (``type`` is then that of its elements, str by default). An extension is an option that
    MLIR's pass does not have: it is printed only if it differs from the default."""
    listed = isinstance(default, list) if is_list is None else is_list
    if type is None:
        if listed:
            type = default[0].__class__ if default else str
        else:
            type = str if default is None else default.__class__
    return Option(name, type, default, description, choices, listed, is_extension)


def split_list(text: str) -> list[str]:
    """Returns the elements of a comma separated list; brackets and quotes protect commas. A list in one pair of
    braces is unwrapped."""
    if text.startswith("{") and text.endswith("}") and _closes_at_end(text):
        text = text[1:-1]
    return [_unquote(part) for part in _split(text, ",")] if text else []


def _closes_at_end(text: str) -> bool:
    depth = 0
    for position, character in enumerate(text):
        if character == "{":
            depth += 1
        elif character == "}":
            depth -= 1
            if depth == 0:
                return position == len(text) - 1
    return False


def _split(text: str, separator: str) -> Iterator[str]:
    depth = 0
    quote = ""
    start = 0
    for position, character in enumerate(text):
        if quote:
            if character == quote:
                quote = ""
        elif character in "\"'":
            quote = character
        elif character in "{([<":
            depth += 1
        elif character in "})]>":
            depth -= 1
        elif character == separator and depth == 0:
            yield text[start:position]
            start = position + 1
    yield text[start:]


def _unquote(text: str) -> str:
    text = text.strip()
    if len(text) >= 2 and text[0] == text[-1] and text[0] in "\"'":
        return text[1:-1]
    return text


def parse_assignments(text: str) -> list[tuple[str, str]]:
    """``name=value`` pairs separated by spaces; a name alone has the value ``""``. Braces and quotes around a value
    are taken off."""
    pairs = []
    for part in _split(" ".join(text.split()), " "):
        part = part.strip()
        if not part:
            continue
        name, equals, value = part.partition("=")
        value = _unquote(value)
        if value.startswith("{") and value.endswith("}") and _closes_at_end(value):
            value = value[1:-1]
        pairs.append((name, value if equals else ""))
    return pairs
