"""Symbol lookup in tables of many operations."""

from __future__ import annotations

import pytest

import lamina
from lamina.ir import symbols
from lamina.ir.symbols import lookup_symbol_in, set_symbol_name, symbol_name

COUNT = 200


@pytest.fixture
def module() -> lamina.Operation:
    return lamina.parse("\n".join(f"func.func private @f{number}()" for number in range(COUNT)))


def test_every_symbol_is_found(module: lamina.Operation) -> None:
    for number in reversed(range(COUNT)):
        found = lookup_symbol_in(module, f"f{number}")
        assert found is module.regions[0].blocks[0].operations[number]
    assert lookup_symbol_in(module, "g") is None


def test_lookups_do_not_scan_the_table_again(module: lamina.Operation, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0

    def counting(operation: lamina.Operation) -> str | None:
        nonlocal seen
        seen += 1
        return symbol_name(operation)

    monkeypatch.setattr(symbols, "symbol_name", counting)
    for _ in range(10):
        for number in range(COUNT):
            assert lookup_symbol_in(module, f"f{number}") is not None
    assert seen < 10 * COUNT * 12


def test_changes_of_the_table_are_seen(module: lamina.Operation) -> None:
    operations = module.regions[0].blocks[0].operations
    last, before = operations[COUNT - 1], operations[COUNT - 2]
    assert lookup_symbol_in(module, f"f{COUNT - 1}") is last
    set_symbol_name(last, "renamed")
    assert lookup_symbol_in(module, f"f{COUNT - 1}") is None
    assert lookup_symbol_in(module, "renamed") is last
    set_symbol_name(before, f"f{COUNT - 1}")
    assert lookup_symbol_in(module, f"f{COUNT - 1}") is before
    before.erase()
    assert lookup_symbol_in(module, f"f{COUNT - 1}") is None
    last.remove()
    assert lookup_symbol_in(module, "renamed") is None
