"""Dictionaries whose copies share their keys."""

from __future__ import annotations

import sys

import lamina
from lamina.ir.shared_keys import with_shared_keys


def test_a_copy_is_small_and_its_own() -> None:
    plain = {"overflowFlags": 1, "other": 2}
    shared = with_shared_keys(plain)
    assert shared == plain and list(shared) == list(plain) and type(shared) is dict
    copy = shared.copy()
    if sys.implementation.name == "cpython":
        assert sys.getsizeof(copy) < sys.getsizeof(plain)
    copy["more"] = 3
    del copy["other"]
    assert copy == {"overflowFlags": 1, "more": 3} and shared == plain


def test_names_that_no_attribute_may_have() -> None:
    for items in ({}, {"__class__": 1}, {"__dict__": 2, "a": 3}, {"not an identifier": 4}):
        shared = with_shared_keys(items)
        assert shared == items and shared is not items


def test_operations_of_repeated_lines_share_keys_but_not_attributes() -> None:
    lines = "".join(f"  %{number} = arith.addi %a, %a : i32\n" for number in range(4))
    module = lamina.parse(f"func.func @f(%a: i32) {{\n{lines}  return\n}}")
    added = [operation for operation in module.walk() if operation.name == "arith.addi"]
    added[2].properties["extra"] = added[2].properties["overflowFlags"]
    assert [len(operation.properties) for operation in added] == [1, 1, 2, 1]
