"""The text of the builtin dialect's things, right and wrong, printed or diagnosed as mlir-opt does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tests import oracle
from tests.asm import corpus
from tests.asm.comparing import compare

Hold = Callable[..., None]

# What is known to differ: resources of other kinds are kept by mlir-opt only.
KNOWN = ("external_resources",)
# Pieces of text for which the expectation is lamina's own, with the reason.
OWN = {
    '"x.y"(%a) : () -> ()': "mlir-opt's message has two spaces in a row",
    "x.y\n": "mlir-opt lists the dialects of its build",
    "array<index: 1>": "mlir-opt runs into llvm_unreachable",
}
FORMS = {
    "plain": (),
    "generic": ("--mlir-print-op-generic",),
    "local_scope": ("--mlir-print-local-scope",),
    "debuginfo": ("--mlir-print-debuginfo",),
    "pretty_debuginfo": ("--mlir-pretty-debuginfo", "--mlir-print-debuginfo"),
    "skip_regions": ("--mlir-print-skip-regions",),
    "generic_debuginfo": ("--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope"),
}
UNREGISTERED = "--allow-unregistered-dialect"


def marked(texts: Sequence[str]) -> list[str]:
    """The texts without known differences."""
    kept = [text.rstrip("\n") + "\n" for text in texts if not any(mark in text for mark in KNOWN)]
    return [text + "".join(f"// MLIR LEFT OUT: {why}\n" for why in reasons(text)) for text in kept]


def reasons(text: str) -> list[str]:
    return [why for piece, why in OWN.items() if said(text, piece)]


def said(text: str, piece: str) -> bool:
    return text == piece if piece.endswith("\n") else piece in text


@oracle.requires_oracle
def test_known_differences_are_still_there() -> None:
    found = [one.text for one in compare(corpus.MODULES)]
    assert all(any(mark in text for text in found) for mark in KNOWN)


def test_types(hold: Hold) -> None:
    hold("types_of_attributes", [corpus.type_module(text) for text in corpus.TYPES], UNREGISTERED)
    hold("types_of_arguments", [f"func.func private @f({text})\n" for text in corpus.TYPES], UNREGISTERED)


def test_attributes(hold: Hold) -> None:
    hold("attributes", marked([corpus.attribute_module(text) for text in corpus.ATTRIBUTES]), UNREGISTERED)


@pytest.mark.parametrize("form", ["debuginfo", "pretty_debuginfo", "generic_debuginfo"])
def test_locations(form: str, hold: Hold) -> None:
    texts = [corpus.location_module(text) for text in corpus.LOCATIONS]
    hold(f"locations_{form}", texts, UNREGISTERED, *FORMS[form])


@pytest.mark.parametrize("form", FORMS)
def test_modules(form: str, hold: Hold) -> None:
    hold(f"modules_{form}", marked(corpus.MODULES), UNREGISTERED, *FORMS[form])


def test_long_elements(hold: Hold) -> None:
    long = ["[" + ", ".join(str(number % 7 - 3) for number in range(120)) + "]"]
    bits = "[" + ", ".join("true" if number % 3 else "false" for number in range(107)) + "]"
    floats = "[" + ", ".join(f"{number / 4}" for number in range(130)) + "]"
    texts = [f"dense<{long[0]}> : tensor<120x{element}>" for element in ("i8", "i4", "i32", "i64", "index", "si16")]
    texts += [f"dense<{bits}> : tensor<107xi1>", f"dense<{bits}> : vector<107xi1>"]
    texts += [f"dense<{floats}> : tensor<130x{element}>" for element in ("f16", "bf16", "f32", "f64", "f8E5M2", "f80")]
    hold("long_elements", [corpus.attribute_module(text) for text in texts], UNREGISTERED)


@pytest.mark.parametrize("limit", [0, 3, 4])
def test_large_elements_are_elided(limit: int, hold: Hold) -> None:
    texts = ["dense<[1, 2, 3, 4]> : tensor<4xi8>", "dense<7> : tensor<9xi8>", "array<i8: 1, 2, 3, 4>"]
    texts += ["dense_resource<blob> : tensor<4xi8>", "dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>"]
    sources = [corpus.attribute_module(text) for text in texts]
    hold(f"elided_beyond_{limit}", sources, UNREGISTERED, f"--mlir-elide-elementsattrs-if-larger={limit}")
