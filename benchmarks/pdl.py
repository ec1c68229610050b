"""Applying PDL patterns: lamina's compiled matchers against hand-written Python, MLIR's bytecode and xDSL.

Compiling the patterns is left out for lamina and MLIR; xDSL interprets them. MLIR's time is what mlir-opt reports for
its pass, less that for the same patterns on no operations; `-` where its clock of 0.1 ms is too coarse for that.
"""

from __future__ import annotations

import gc
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

SUMMARY = "PDL patterns: a pattern of two operations, 100 patterns at once, many operations"

PEERS = ("mlir-opt", "xDSL")
BYTECODE_TOOL = Path("/usr/lib/llvm-22/bin/mlir-opt")  # only Debian's build has the pass
RESOLUTION = 1e-4
OPERATIONS = 20_000
PATTERNS = 100


def pairs(count: int) -> str:
    """``count`` operations in pairs: each pair matches the pattern of two operations."""
    lines = ["func.func @f(%a: i32) {"]
    for number in range(count // 2):
        lines.append(f'  %x{number} = "test.a"(%a) : (i32) -> i32')
        lines.append(f'  %y{number} = "test.b"(%x{number}) : (i32) -> i32')
    lines += ["  return", "}"]
    return "\n".join(lines) + "\n"


def many_names(count: int, names: int) -> str:
    """``count`` operations of ``names`` kinds; only every tenth matches."""
    lines = ["func.func @f(%a: i32) {"]
    for number in range(count):
        attribute = "{k = 1 : i32}" if number % 10 == 0 else "{k = 2 : i32}"
        lines.append(f'  %x{number} = "test.n{number % names}"(%a) {attribute} : (i32) -> i32')
    lines += ["  return", "}"]
    return "\n".join(lines) + "\n"


TWO = """
pdl.pattern : benefit(1) {
  %v = operand
  %t = type
  %a = operation "test.a"(%v : !pdl.value) -> (%t : !pdl.type)
  %r = result 0 of %a
  %b = operation "test.b"(%r : !pdl.value) -> (%t : !pdl.type)
  rewrite %b {
    %c = operation "test.c"(%v : !pdl.value) -> (%t : !pdl.type)
    replace %b with %c
  }
}
"""


def hundred(count: int) -> str:
    return "".join(
        f"""
pdl.pattern : benefit(1) {{
  %v = operand
  %t = type
  %k = attribute = 1 : i32
  %a = operation "test.n{number}"(%v : !pdl.value) {{"k" = %k}} -> (%t : !pdl.type)
  rewrite %a {{
    %c = operation "test.done"(%v : !pdl.value) -> (%t : !pdl.type)
    replace %a with %c
  }}
}}
"""
        for number in range(count)
    )


# ---- lamina


def timed(text: str, make: Callable[[], Any], repeats: int) -> float:
    """Seconds to apply patterns to a fresh module, the minimum of several runs."""
    import lamina
    from lamina.rewrite import GreedyConfig, apply_patterns_greedily

    times = []
    for _ in range(repeats):
        module = lamina.parse(text, allow_unregistered=True)
        patterns = make()
        gc.collect()
        gc.disable()
        start = time.perf_counter()
        apply_patterns_greedily(module, patterns, GreedyConfig())
        times.append(time.perf_counter() - start)
        gc.enable()
    return min(times)


def pdl_patterns(text: str) -> Callable[[], Any]:
    def make() -> Any:
        import lamina
        import lamina.pdll

        return lamina.pdll.from_module(lamina.parse(text)).pattern_set()

    return make


def two_by_hand() -> Any:
    from lamina.ir.operation import UnregisteredOp
    from lamina.ir.value import OpResult
    from lamina.rewrite import PatternSet, RewritePattern

    class TwoOperations(RewritePattern):
        root = "test.b"

        def match_and_rewrite(self, operation: Any, rewriter: Any) -> bool:
            if operation.num_operands != 1 or operation.num_results != 1:
                return False
            value = operation.operand(0)
            if not isinstance(value, OpResult) or value.index != 0:
                return False
            inner = value.owner
            if inner.name != "test.a" or inner.num_operands != 1 or inner.num_results != 1:
                return False
            type = operation.results[0].type
            if inner.results[0].type is not type:
                return False
            replacement = UnregisteredOp("test.c", [inner.operand(0)], [type], location=rewriter.location)
            rewriter.insert(replacement)
            rewriter.replace_op(operation, replacement)
            return True

    return PatternSet([TwoOperations])


def hundred_by_hand() -> Any:
    from lamina.ir.attributes import IntegerAttr
    from lamina.ir.operation import UnregisteredOp
    from lamina.ir.types import i32
    from lamina.rewrite import PatternSet, RewritePattern

    one = IntegerAttr(i32, 1)

    class Marked(RewritePattern):
        def __init__(self, name: str) -> None:
            self._name = name

        def pattern_root(self) -> Any:
            return self._name

        def match_and_rewrite(self, operation: Any, rewriter: Any) -> bool:
            if operation.get_attr("k") is not one:
                return False
            if operation.num_operands != 1 or operation.num_results != 1:
                return False
            replacement = UnregisteredOp(
                "test.done", [operation.operand(0)], [operation.results[0].type], location=rewriter.location
            )
            rewriter.insert(replacement)
            rewriter.replace_op(operation, replacement)
            return True

    return PatternSet([Marked(f"test.n{number}") for number in range(PATTERNS)])


# ---- Peers


def mlir_seconds(patterns: str, text: str) -> float | None:
    """The time of MLIR's bytecode on a payload; None where mlir-opt has no test passes or its clock is too coarse."""
    with_compilation, compilation = bytecode_pass_seconds(patterns, text), bytecode_pass_seconds(patterns, "")
    if with_compilation is None or compilation is None:
        return None
    seconds = with_compilation - compilation
    return seconds if seconds > 10 * RESOLUTION else None


def bytecode_pass_seconds(patterns: str, text: str) -> float | None:
    """The time that mlir-opt reports for the pass that compiles patterns to bytecode and applies them."""
    if not BYTECODE_TOOL.is_file():
        return None
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "input.mlir"
        path.write_text(f"module @patterns {{{patterns}}}\nmodule @ir {{{text}}}\n", encoding="utf-8")
        command = [str(BYTECODE_TOOL), str(path), "-allow-unregistered-dialect", "-test-pdl-bytecode-pass"]
        command += ["-mlir-timing", "-mlir-timing-display=list", "-mlir-disable-threading", "-o", "/dev/null"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    match = re.search(r"^\s*([0-9.]+) \([^)]*\)\s+.*PDLByteCode", done.stderr, re.MULTILINE)
    return float(match[1]) if match else None


def xdsl_seconds(patterns: str, text: str) -> float | None:
    """The time of xDSL's PDL interpreter; None where xDSL is not installed."""
    from lamina.tools import measurement

    if not measurement.is_installed("xDSL"):
        return None
    from xdsl.context import Context
    from xdsl.dialects.builtin import Builtin
    from xdsl.dialects.func import Func
    from xdsl.dialects.pdl import PDL
    from xdsl.parser import Parser
    from xdsl.transforms.apply_pdl import ApplyPDLPass

    context = Context(allow_unregistered=True)
    for dialect in (Builtin, Func, PDL):
        context.load_dialect(dialect)
    generic = _generic(f"{patterns}\n{text}")
    if generic is None:
        return None
    module = Parser(context, generic).parse_module()
    start = time.perf_counter()
    ApplyPDLPass().apply(context, module)
    return time.perf_counter() - start


def _generic(text: str) -> str | None:
    """The module in generic form, which xDSL reads as well."""
    from lamina.tools import measurement

    tool = measurement.find_tool("mlir-opt")
    if tool is None:
        return None
    command = [str(tool), "-allow-unregistered-dialect", "-mlir-print-op-generic", "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=120, check=False)
    return done.stdout if done.returncode == 0 else None


# ---- The table


def run(quick: bool) -> list[dict[str, object]]:
    """Seconds, and ratios to hand-written patterns and to MLIR."""
    count = OPERATIONS // 10 if quick else OPERATIONS
    repeats = 1 if quick else 3
    xdsl_count = count // 10
    cases = [
        ("two operations, half match", TWO, pairs, two_by_hand),
        (f"{PATTERNS} patterns, a tenth match", hundred(PATTERNS), lambda n: many_names(n, PATTERNS), hundred_by_hand),
    ]
    rows: list[dict[str, object]] = []
    for name, patterns, payload, by_hand in cases:
        text = payload(count)
        ours = timed(text, pdl_patterns(patterns), repeats)
        hand = timed(text, by_hand, repeats)
        mlir = mlir_seconds(patterns, text)
        xdsl = _try(lambda p=patterns, t=payload: xdsl_seconds(p, t(xdsl_count)))
        ours_small = timed(payload(xdsl_count), pdl_patterns(patterns), 1)
        rows.append(
            {
                "case": name,
                "operations": count,
                "pdl s": ours,
                "by hand s": hand,
                "pdl / by hand": ours / hand,
                "mlir s": mlir,
                "pdl / mlir": ours / mlir if mlir else None,
                f"xdsl / pdl at {xdsl_count}": xdsl / ours_small if xdsl else None,
            }
        )
    return rows


def _try(action: Callable[[], float | None]) -> float | None:
    """Peers that cannot run the case are omitted."""
    try:
        return action()
    except Exception as problem:
        print(f"xDSL left out: {type(problem).__name__}: {problem}"[:200], file=sys.stderr)
        return None
