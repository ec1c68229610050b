"""ONNX's own tests of backends: how many of its node tests pass, by operator; with ``--kinds`` those of models as well.

One row per operator (or kind of models) with tests that do not pass, and one for all. ``refused`` counts models that
lamina cannot import; ``wrong`` are results that differ by more than the test allows. With ``--quick`` every tenth test
is run. The tests that do not pass are named on the error stream.
"""

from __future__ import annotations

import sys
import warnings
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

SUMMARY = "pass rate of ONNX's tests of backends"
# Whose tests they are.
PEERS = ("ONNX",)
OPTIONS = {
    "--kinds": "node, pytorch-converted, pytorch-operator, simple, light",
    "--part": "a part of the tests, as 2/8",
}
_KINDS = ("node", "pytorch-converted", "pytorch-operator", "simple", "light")


class Case(NamedTuple):
    """A test: a model, and pairs of inputs and expected outputs."""

    name: str
    group: str
    model: Any
    data_sets: list[Any]
    rtol: float
    atol: float


def _cases(kind: str) -> Iterator[Case]:
    """The tests of a kind, by name; models are read when they are wanted."""
    from onnx.backend.test.loader import load_model_tests

    if kind == "light":
        yield from _light_cases()
        return
    for case in sorted(load_model_tests(kind=kind), key=lambda case: str(case.name)):
        if kind == "node":
            nodes = case.model.graph.node
            group = nodes[0].op_type if len(nodes) == 1 else "several"
            yield Case(case.name, group, case.model, list(case.data_sets), case.rtol, case.atol)
        else:
            yield _stored_case(case, kind)


def _stored_case(case: Any, kind: str) -> Case:
    import onnx

    folder = Path(case.model_dir)
    data_sets = []
    for place in sorted(folder.glob("test_data_set_*")):
        count = len(list(place.glob("input_*.pb")))
        results = len(list(place.glob("output_*.pb")))
        inputs = [_tensor(place / f"input_{number}.pb") for number in range(count)]
        data_sets.append((inputs, [_tensor(place / f"output_{number}.pb") for number in range(results)]))
    return Case(case.name, kind, onnx.load(str(folder / "model.onnx")), data_sets, case.rtol, case.atol)


def _light_cases() -> Iterator[Case]:
    """Known networks without weights, on rising numbers, as ONNX's runner makes them."""
    import onnx
    from onnx.backend.test.loader import DATA_DIR

    for path in sorted(Path(DATA_DIR, "light").glob("*.onnx")):
        model = onnx.load(str(path))
        weights = {weight.name for weight in model.graph.initializer}
        shapes = [
            [size.dim_value or 1 for size in value.type.tensor_type.shape.dim]
            for value in model.graph.input if value.name not in weights
        ]  # fmt: skip
        inputs = [(np.arange(np.prod(shape)).reshape(shape) / np.prod(shape)).astype(np.float32) for shape in shapes]
        outputs = [_tensor(path.with_name(f"{path.stem}_output_{at}.pb")) for at in range(len(model.graph.output))]
        yield Case(path.stem, "light", model, [(inputs, outputs)], 1e-3, 1e-7)


def _tensor(path: Path) -> Any:
    import onnx

    tensor = onnx.TensorProto()
    tensor.ParseFromString(path.read_bytes())
    return tensor


def _array(value: Any) -> Any:
    import onnx

    return onnx.numpy_helper.to_array(value) if isinstance(value, onnx.TensorProto) else np.asarray(value)


def _agrees(found: Any, expected: Any, rtol: float, atol: float) -> bool:
    """As ONNX's runner compares, which allows bfloat16 two units in the last place."""
    if found.dtype != expected.dtype or found.shape != expected.shape:
        return False
    if found.dtype.name == "bfloat16":
        rtol = max(rtol, 2**-6)
    if found.dtype.kind not in "biufc":
        found, expected = found.astype(np.float32), expected.astype(np.float32)
    return bool(np.allclose(found, expected, rtol, atol, equal_nan=True))


def _outcome(case: Case) -> str:
    from lamina.onnx import OnnxImportError, backend

    try:
        prepared = backend.prepare(case.model, remarks="none")
        for inputs, expected in case.data_sets:
            found = prepared.run([_array(one) for one in inputs])
            pairs = zip(found, [_array(one) for one in expected], strict=True)
            if not all(_agrees(np.asarray(mine), theirs, case.rtol, case.atol) for mine, theirs in pairs):
                return "wrong"
    except OnnxImportError:
        return "refused"
    except Exception:
        return "failed"
    return "passed"


def run(quick: bool, options: Mapping[str, str] | None = None) -> list[dict[str, Any]]:
    """The rows of the table."""
    kinds, part, parts = _wanted(options or {})
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for kind in kinds:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for number, case in enumerate(_cases(kind)):
                if number % parts != part or (quick and number // parts % 10):
                    continue
                outcome = _outcome(case)
                counts[case.group][outcome] += 1
                if outcome != "passed":
                    print(f"{outcome}: {case.name}", file=sys.stderr, flush=True)
    total: Counter[str] = sum(counts.values(), Counter())
    incomplete = sorted(group for group, count in counts.items() if count["passed"] < count.total())
    return [_row(group, counts[group]) for group in incomplete] + [_row("all", total)]


def _wanted(options: Mapping[str, str]) -> tuple[list[str], int, int]:
    """Returns the kinds, the part and the number of parts. Raises UnusableOption."""
    from lamina.tools.measurement import UnusableOption

    kinds = options.get("--kinds", "node").split(",")
    for kind in kinds:
        if kind not in _KINDS:
            raise UnusableOption(f"--kinds: '{kind}' is none of {', '.join(_KINDS)}")
    part, slash, parts = options.get("--part", "1/1").partition("/")
    if not (slash and part.isdecimal() and parts.isdecimal() and 0 < int(part) <= int(parts)):
        raise UnusableOption(f"--part: '{options['--part']}' is not of the form 2/8")
    return kinds, int(part) - 1, int(parts)


def _row(kind: str, count: Counter[str]) -> dict[str, Any]:
    names = ("passed", "refused", "wrong", "failed")
    share = f"{100 * count['passed'] / max(count.total(), 1):.1f} %"
    return {"operator": kind, "tests": count.total(), **{name: count[name] for name in names}, "pass rate": share}
