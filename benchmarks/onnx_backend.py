"""ONNX's own tests of backends: how many of its node tests pass, by operator.

One row per operator with tests that do not pass, and one for all. ``refused`` counts models that lamina cannot
import; ``wrong`` are results that differ by more than the test allows. With ``--quick`` every tenth test is run.
"""

from __future__ import annotations

import warnings
from collections import Counter, defaultdict
from typing import Any

import numpy as np

SUMMARY = "pass rate of ONNX's node tests"
# Whose tests they are.
PEERS = ("ONNX",)


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


def _outcome(case: Any) -> str:
    from lamina.onnx import OnnxImportError, backend

    try:
        prepared = backend.prepare(case.model)
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


def run(quick: bool) -> list[dict[str, Any]]:
    """The rows of the table."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from onnx.backend.test.loader import load_model_tests

        cases = sorted(load_model_tests(kind="node"), key=lambda case: case.name)
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for case in cases[:: 10 if quick else 1]:
        nodes = case.model.graph.node
        kind = nodes[0].op_type if len(nodes) == 1 else "several"
        counts[kind][_outcome(case)] += 1
    total: Counter[str] = sum(counts.values(), Counter())
    incomplete = sorted(kind for kind, count in counts.items() if count["passed"] < count.total())
    return [_row(kind, counts[kind]) for kind in incomplete] + [_row("all", total)]


def _row(kind: str, count: Counter[str]) -> dict[str, Any]:
    names = ("passed", "refused", "wrong", "failed")
    share = f"{100 * count['passed'] / max(count.total(), 1):.1f} %"
    return {"operator": kind, "tests": count.total(), **{name: count[name] for name in names}, "pass rate": share}
