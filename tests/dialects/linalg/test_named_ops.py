"""Every operation of the table of named operations, compared with mlir-opt on shapes made from its maps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lamina.dialects.linalg import named_ops
from lamina.dialects.linalg.structure import LinalgOp, Structure, concrete_map
from lamina.dialects.linalg.structure import symbolic_maps as symbolic_maps
from lamina.ir.dialect import load_dialect
from tests import oracle
from tests.mlir_test import run_tool

LOOP_SIZES = (2, 3, 5, 4, 6, 3, 2, 7, 3)
ELEMENT_TYPES = ("f32", "i8")
WINDOW = "strides = dense<2> : tensor<{0}xi64>, dilations = dense<3> : tensor<{0}xi64>"


def operations() -> Iterator[type[LinalgOp]]:
    dialect = load_dialect("linalg")
    assert dialect is not None
    for cls in dialect.operations.values():
        if isinstance(getattr(cls, "structure", None), Structure):
            yield cls  # type: ignore[misc]


def shapes(cls: type[LinalgOp], window: bool) -> list[tuple[int, ...]]:
    structure = cls.structure
    assert structure is not None
    if not structure.maps:
        inputs = [()] if structure.kind == "fill" else [(3, 4)] * structure.inputs
        return [*inputs, (3, 4)]  # type: ignore[list-item]
    found = []
    values = {"strides": 2, "dilations": 3} if window else {"strides": 1, "dilations": 1}
    for symbolic in symbolic_maps(structure):
        dims = [size - 1 for size in LOOP_SIZES[: symbolic.num_dims]]
        symbols = [values["strides" if i % 2 == 0 else "dilations"] for i in range(symbolic.num_symbols)]
        found.append(tuple(value + 1 for value in symbolic.eval(dims, symbols)))
    return found


def window_rank(cls: type[LinalgOp]) -> int:
    return symbolic_maps(cls.structure)[0].num_symbols // 2 if cls.structure and cls.structure.maps else 0


def module(cls: type[LinalgOp], element: str, on_tensors: bool, window: bool, accumulator: str = "") -> str:
    """A function that holds the operation alone."""
    name = cls.name
    types = []
    sizes = shapes(cls, window)
    for number, shape in enumerate(sizes):
        own = element
        if name == "linalg.select" and number == 0:
            own = "i1"
        if accumulator and number == len(sizes) - 1:
            own = accumulator
        if name == "linalg.fill_rng_2d" and number < 3:
            types.append("i32" if number == 2 else "f64")
        elif not shape and number < len(sizes) - 1:
            types.append("i32" if "quantized" in name or name.endswith("_q") else own)
        else:
            dims = "".join(f"{size}x" for size in shape)
            types.append(f"{'tensor' if on_tensors else 'memref'}<{dims}{own}>")
    arguments = ", ".join(f"%{i}: {type}" for i, type in enumerate(types))
    inputs = ", ".join(f"%{i}" for i in range(len(types) - 1))
    attributes = f" {{{WINDOW.format(window_rank(cls))}}}" if window else ""
    text = f"{name}{attributes} ins({inputs} : {', '.join(types[:-1])}) outs(%{len(types) - 1} : {types[-1]})"
    if on_tensors:
        text = f"%r = {text} -> {types[-1]}"
    return f"func.func @f({arguments}) {{\n  {text}\n  return\n}}\n"


def modules() -> list[str]:
    found = []
    for cls in operations():
        for element in ELEMENT_TYPES:
            found.append(module(cls, element, False, False))
        found.append(module(cls, "f32", True, False))
        if cls.structure and cls.structure.maps:
            found.append(module(cls, "i8", False, False, "i32"))
            found.append(module(cls, "f16", True, False, "f32"))
        if window_rank(cls):
            found.append(module(cls, "f32", False, True))
    return found


@pytest.mark.parametrize("flags", [(), ("--linalg-generalize-named-ops",), ("--convert-linalg-to-loops",)])
def test_as_mlir(flags: tuple[str, ...]) -> None:
    pieces = modules()
    failures = []
    for piece, expected in zip(pieces, oracle.mlir_opt_many(pieces, *flags), strict=True):
        if expected.crashed:
            continue
        outcome = run_tool(["opt", *flags, "-"], stdin=piece)
        if outcome.stdout.strip() != expected.stdout.strip():
            failures.append(f"{piece}\nmlir-opt:\n{expected.stdout}{expected.explain()}\nlamina:\n{outcome.stdout}")
            failures[-1] += outcome.stderr[-1000:]
    assert not failures, f"{len(failures)} of {len(pieces)}\n" + "\n".join(failures[:5])


def test_table_has_a_builder_for_each_row() -> None:
    declared = [name for name in vars(named_ops) if name.endswith("Op") and name not in ("LinalgOp", "ContractionOp")]
    assert len(list(operations())) == len(declared)


def test_maps_without_window_are_simple() -> None:
    for cls in operations():
        structure = cls.structure
        assert structure is not None
        for one in symbolic_maps(structure):
            if not one.num_symbols:
                assert concrete_map(one, None) is one  # type: ignore[arg-type]
