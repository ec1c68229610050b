"""Refusals of ``tosa-attach-target``; mlir-opt prints them without a place."""

from __future__ import annotations

import pytest

from lamina.asm.parser import parse_module
from lamina.ir.diagnostics import collect_diagnostics
from lamina.passmanager import PassManager, parse_pipeline


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("profiles=pro_int,xx", "Unknown TOSA profile name passed in 'xx', supported profiles are: pro_int, pro_fp"),
        ("extensions=yy", "Unknown TOSA extension name passed in 'yy', supported extensions are: int16, int4, bf16"),
    ],
)
def test_unknown_names(options: str, message: str) -> None:
    module = parse_module("module {}")
    manager = PassManager(parse_pipeline(f"tosa-attach-target{{{options}}}", "builtin.module"))
    with collect_diagnostics() as emitted:
        assert not manager.run(module)
    assert [one.message.startswith(message) for one in emitted] == [True]


def test_a_target_without_profiles_is_read_again() -> None:
    module = parse_module("module {}")
    assert PassManager(parse_pipeline("tosa-attach-target", "builtin.module")).run(module)
    assert "profiles = [], extensions = []" in str(module) and str(parse_module(str(module))) == str(module)
