"""Options of passes: their texts, read and written."""

from __future__ import annotations

from typing import Any

import pytest

from lamina.passmanager import Pass, option, uint
from lamina.passmanager.options import Option, OptionError, parse_assignments, split_list


class Tiling(Pass):
    """A pass with an option of each kind; it is not registered."""

    sizes = option("tile-sizes", [1], is_list=True)
    name_ = option("name", "")
    fast = option("fast", False)
    count = option("count", 4, type=uint)
    ratio = option("ratio", 0.5)
    mode = option("mode", "slow", choices=["slow", "quick"])


@pytest.mark.parametrize(
    ("text", "attribute", "expected"),
    [
        ("tile-sizes=4,0x10", "sizes", [4, 16]),
        ("tile-sizes={4,5}", "sizes", [4, 5]),
        ("tile-sizes=4 tile-sizes=5", "sizes", [4, 5]),
        ("name='a b'", "name_", "a b"),
        ("name={a b}", "name_", "a b"),
        ("fast", "fast", True),
        ("fast=0", "fast", False),
        ("count=7", "count", 7),
        ("ratio=1e-3", "ratio", 0.001),
        ("mode=quick", "mode", "quick"),
        ("fast=1 fast=false", "fast", False),
    ],
)
def test_texts_set_options(text: str, attribute: str, expected: Any) -> None:
    made = Tiling()
    made.set_options(text)
    assert getattr(made, attribute) == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fast=maybe", "for the --fast option: 'maybe' is invalid value for boolean argument! Try 0 or 1"),
        ("count=-1", "for the --count option: '-1' value invalid for uint argument!"),
        ("count=4294967296", "for the --count option: '4294967296' value invalid for uint argument!"),
        ("tile-sizes=x", "for the --tile-sizes option: 'x' value invalid for integer argument!"),
        ("ratio=x", "for the --ratio option: 'x' value invalid for floating point argument!"),
        ("mode=x", "for the --mode option: Cannot find option named 'x'!"),
        ("size=1", "no such option size"),
    ],
)
def test_wrong_texts_are_refused(text: str, message: str) -> None:
    with pytest.raises(OptionError) as failure:
        Tiling().set_options(text)
    assert str(failure.value) == message


def test_unknown_python_options_are_refused() -> None:
    assert Tiling(count=2).count == 2
    with pytest.raises(TypeError, match="Tiling has no option 'counts'"):
        Tiling(counts=2)


def test_defaults_are_not_shared() -> None:
    first = Tiling()
    first.set_options("tile-sizes=3")
    assert Tiling().sizes == [1]


@pytest.mark.parametrize(
    ("declared", "value", "text"),
    [
        (Option("a", bool, False, "", None, False, False), True, "true"),
        (Option("a", int, 0, "", None, True, False), [1, 2], "1,2"),
        (Option("a", str, "", "", None, False, False), "a,b", "{a,b}"),
        (Option("a", str, "", "", None, False, False), "", "''"),
        (Option("a", str, "", "", None, False, False), "plain", "plain"),
    ],
)
def test_values_are_written(declared: Option, value: Any, text: str) -> None:
    assert declared.to_text(value) == text


def test_lists_and_assignments_are_cut_where_nothing_protects() -> None:
    assert split_list("a,b(c,d),'e,f',[g,h]") == ["a", "b(c,d)", "e,f", "[g,h]"]
    assert split_list("") == []
    assert split_list("{a},{b}") == ["{a}", "{b}"]
    assert parse_assignments("a=1  b c={x y} d='z w'") == [("a", "1"), ("b", ""), ("c", "x y"), ("d", "z w")]
