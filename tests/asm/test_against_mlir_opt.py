"""The text of the builtin dialect's things, right and wrong, printed or diagnosed as mlir-opt does."""

from __future__ import annotations

import pytest

from tests.asm import corpus
from tests.asm.comparing import compare

# What is known to differ: resources of other kinds are kept by mlir-opt only.
KNOWN = ("external_resources",)
FLAGS = [
    (), ("--mlir-print-op-generic",), ("--mlir-print-local-scope",), ("--mlir-print-debuginfo",),
    ("--mlir-pretty-debuginfo", "--mlir-print-debuginfo"), ("--mlir-print-skip-regions",),
    ("--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope"),
]  # fmt: skip


def check(texts, *flags):
    found = [one for one in compare(texts, *flags) if not any(mark in one.text for mark in KNOWN)]
    assert not found, "\n\n".join(map(str, found[:3])) + f"\n\n{len(found)} differences"


def test_known_differences_are_still_there():
    found = [one.text for one in compare(corpus.MODULES)]
    assert all(any(mark in text for text in found) for mark in KNOWN)


def test_types():
    check([corpus.type_module(text) for text in corpus.TYPES])
    check([f"func.func private @f({text})\n" for text in corpus.TYPES])


def test_attributes():
    check([corpus.attribute_module(text) for text in corpus.ATTRIBUTES])


@pytest.mark.parametrize("flags", FLAGS[3:5] + FLAGS[6:], ids=" ".join)
def test_locations(flags):
    check([corpus.location_module(text) for text in corpus.LOCATIONS], *flags)


@pytest.mark.parametrize("flags", FLAGS, ids=" ".join)
def test_modules(flags):
    check(corpus.MODULES, *flags)


def test_long_elements():
    long = ["[" + ", ".join(str(number % 7 - 3) for number in range(120)) + "]"]
    bits = "[" + ", ".join("true" if number % 3 else "false" for number in range(107)) + "]"
    floats = "[" + ", ".join(f"{number / 4}" for number in range(130)) + "]"
    texts = [f"dense<{long[0]}> : tensor<120x{element}>" for element in ("i8", "i4", "i32", "i64", "index", "si16")]
    texts += [f"dense<{bits}> : tensor<107xi1>", f"dense<{bits}> : vector<107xi1>"]
    texts += [f"dense<{floats}> : tensor<130x{element}>" for element in ("f16", "bf16", "f32", "f64", "f8E5M2", "f80")]
    check([corpus.attribute_module(text) for text in texts])
