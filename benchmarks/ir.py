"""Reading, verifying and printing IR: against xDSL and mlir-opt, and against itself at other sizes."""

from __future__ import annotations

import gc
import io
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

SUMMARY = "parse + verify + print of arith operations; start-up times"

PEERS = ("xDSL", "mlir-opt")


def generate(count: int) -> str:
    """A function of about ``count`` integer and float operations with varied names and types."""
    lines = ["func.func @f(%x: i32, %y: i32, %u: f32, %v: f32) -> i32 {"]
    names = ["%x", "%y"]
    floats = ["%u", "%v"]
    operations = ("addi", "muli", "subi", "andi", "ori", "xori")
    float_operations = ("addf", "mulf", "subf")
    for number in range(count):
        if number % 7 == 3:
            lines.append(f"  %c{number} = arith.constant {number} : i32")
            names.append(f"%c{number}")
        elif number % 7 == 5:
            operation = float_operations[number % 3]
            lines.append(f"  %f{number} = arith.{operation} {floats[-1]}, {floats[-2]} : f32")
            floats.append(f"%f{number}")
        else:
            operation = operations[number % 6]
            lines.append(f"  %v{number} = arith.{operation} {names[-1]}, {names[-2]} : i32")
            names.append(f"%v{number}")
    lines.append(f"  return {names[-1]} : i32")
    lines.append("}")
    return "\n".join(lines) + "\n"


def best(action: Callable[[], object], repeats: int) -> float:
    """The minimum of several runs, in seconds."""
    times = []
    for _ in range(repeats):
        gc.collect()
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return min(times)


def lamina_round(text: str) -> str:
    import lamina

    module = lamina.parse(text)
    return str(module)


def lamina_phases(text: str) -> dict[str, float]:
    from lamina.asm.parser import parse_module
    from lamina.ir.verifier import verify

    phases = {}
    start = time.perf_counter()
    module = parse_module(text)
    phases["parse"] = time.perf_counter() - start
    start = time.perf_counter()
    verify(module)
    phases["verify"] = time.perf_counter() - start
    start = time.perf_counter()
    str(module)
    phases["print"] = time.perf_counter() - start
    return phases


def xdsl_round(text: str) -> str:
    from xdsl.context import Context
    from xdsl.dialects.arith import Arith
    from xdsl.dialects.builtin import Builtin
    from xdsl.dialects.func import Func
    from xdsl.parser import Parser
    from xdsl.printer import Printer

    context = Context()
    for dialect in (Builtin, Func, Arith):
        context.load_dialect(dialect)
    module = Parser(context, text).parse_module()
    module.verify()
    out = io.StringIO()
    Printer(stream=out).print_op(module)
    return out.getvalue()


def command_times(command: list[str], repeats: int = 7) -> list[float]:
    """Wall times of a process."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return times


def run(quick: bool) -> list[dict[str, object]]:
    """The rows of the table; ``ratio`` is the peer's time divided by lamina's unless the row says otherwise."""
    from lamina.tools import measurement

    count = 2_000 if quick else 20_000
    text = generate(count)
    lamina_round(generate(50))
    rows: list[dict[str, object]] = []
    ours = best(lambda: lamina_round(text), 5)
    rows.append(row(f"lamina: parse+verify+print of {count} operations", ours, None, count))
    for name, seconds in lamina_phases(text).items():
        rows.append(row(f"  {name}", seconds, None, count))
    if measurement.is_installed("xDSL"):
        xdsl_round(generate(50))
        theirs = best(lambda: xdsl_round(text), 2)
        rows.append(row("xDSL: the same", theirs, theirs / ours, count))
    rows += mlir_opt_rows(text, ours, count)
    rows += scaling_rows([1_000, 10_000] if quick else [1_000, 10_000, 100_000, 1_000_000])
    rows += start_up_rows()
    return rows


def row(what: str, seconds: float | None, ratio: float | None, count: int | None) -> dict[str, object]:
    rate = count / seconds if seconds and count else None
    return {
        "what": what,
        "ms": None if seconds is None else seconds * 1000,
        "operations/s": None if rate is None else round(rate),
        "ratio": ratio,
    }


def mlir_opt_rows(text: str, ours: float, count: int) -> list[dict[str, object]]:
    """Two processes, one on an empty file; no time if their difference is within the noise."""
    from lamina.tools import measurement

    tool = measurement.find_tool("mlir-opt")
    if tool is None:
        return []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "input.mlir"
        path.write_text(text)
        empty = Path(folder) / "empty.mlir"
        empty.write_text("")
        command = [str(tool), "--mlir-disable-threading"]
        seconds = measurement.difference(command_times([*command, str(path)]), command_times([*command, str(empty)]))
    if seconds is None:
        return [row("mlir-opt: the same, too short to tell from its start-up", None, None, count)]
    return [row("mlir-opt: the same without its start-up (ratio: lamina / mlir-opt)", seconds, ours / seconds, count)]


def scaling_rows(counts: list[int]) -> list[dict[str, object]]:
    rows = []
    first: float | None = None
    for count in counts:
        text = generate(count)
        seconds = best(partial(lamina_round, text), 3 if count <= 100_000 else 1)
        each = seconds / count
        first = first or each
        rows.append(row(f"{count} operations (ratio: cost of one to the first row's)", seconds, each / first, count))
    return rows


def start_up_rows() -> list[dict[str, object]]:
    python, imported, version = (
        statistics.median(command_times([sys.executable, *arguments]))
        for arguments in (["-c", "pass"], ["-c", "import lamina"], ["-m", "lamina", "opt", "--version"])
    )
    return [
        row("python -c pass", python, None, None),
        row("python -c 'import lamina' (ratio: to python)", imported, imported / python, None),
        row("lamina opt --version (ratio: to python)", version, version / python, None),
    ]
