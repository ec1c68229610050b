"""Operations written on a line: what is accepted round-trips, what is refused has a message on the operation's line."""

from __future__ import annotations

import pytest

import lamina


def check_accepted(program: str) -> None:
    """The program is valid, and reads back as it is printed."""
    text = str(lamina.parse(program))
    assert str(lamina.parse(text)) == text


def check_refused(program: str, message: str, place: str = "") -> None:
    """The program is refused with the message; the report begins with the place."""
    with pytest.raises((lamina.ParseError, lamina.VerifyError)) as caught:
        lamina.parse(program)
    assert message in str(caught.value)
    assert str(caught.value).startswith(place)


def operand_types(line: str) -> list[str]:
    """The types of a functional type at the end of the line, separated outside angle brackets."""
    depth, types = 0, [""]
    for letter in line.rpartition(" : (")[2].partition(") ->")[0]:
        depth += {"<": 1, ">": -1}.get(letter, 0)
        if letter == "," and not depth:
            types.append("")
        else:
            types[-1] += letter
    return types
