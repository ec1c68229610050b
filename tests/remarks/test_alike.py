"""Remarks that say the same of many places: the first are shown, the others counted."""

from __future__ import annotations

from lamina.ir.diagnostics import collect_diagnostics
from lamina.ir.location import NameLoc, UnknownLoc
from lamina.ir.remarks import Remark, remark, remarking


def _say(count: int) -> None:
    for number in range(count):
        remark(Remark(NameLoc(f"node {number}", UnknownLoc()), "gather", "a gather"))


def test_the_first_three_are_shown() -> None:
    with collect_diagnostics() as shown, remarking("severe") as made:
        _say(20)
    assert [one.message for one in shown] == ["a gather"] * 3 + ["a gather; 17 more like it, which --remarks=all lists"]
    assert len(made.said) == 20


def test_all_are_shown_on_request() -> None:
    with collect_diagnostics() as shown, remarking("all"):
        _say(20)
    assert [one.message for one in shown] == ["a gather"] * 20
