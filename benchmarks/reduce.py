"""``lamina reduce`` on planted failures of all kinds in modules of a thousand operations.

Each module has functions with loops, branches and memory. One operation in one of them makes a planted pass fail,
a command, or a comparison. mlir-reduce takes part where a script tells whether the failure is there.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

SUMMARY = "the reducer on 30 planted failures in modules of 1,000 operations; mlir-reduce where it applies"

PEERS = ("mlir-reduce",)

# Passes that fail on the operation of their name.
PASSES = '''
import os
import time
from lamina.passmanager import Pass, register_pass

NAMES = {"division": "arith.divsi", "root": "math.sqrt", "update": "memref.store"}


def _register(kind, fail):
    for word, name in NAMES.items():
        class Planted(Pass):
            trigger = name

            def run(self, operation):
                for inner in list(operation.walk()):
                    if inner.name == self.trigger:
                        fail(self, inner)

        register_pass(f"planted-{kind}-{word}", summary="fails")(Planted)


def _error(self, inner):
    inner.emit_error("planted failure")
    self.fail()


def _crash(self, inner):
    raise KeyError("planted failure")


def _wrong(self, inner):
    if len(inner.operands) > 1:
        inner.set_operands(inner.operands[::-1])


_register("error", _error)
_register("crash", _crash)
_register("abort", lambda self, inner: os.abort())
_register("hang", lambda self, inner: time.sleep(1000))
_register("wrong", _wrong)
'''

_FUNCTIONS = 47

TRIGGERS = {
    "division": "%trigger = arith.divsi %v, %k : i32",
    "root": "%trigger = math.sqrt %f : f32",
    "update": "memref.store %v, %m[%i] : memref<8xi32>",
}


# What other tools do differently.
OTHERS = {"division": "s/divsi/remsi/", "root": "s/math.sqrt/math.rsqrt/", "update": "s/memref.alloca/memref.alloc/"}


class Planted(NamedTuple):
    """A failure: its name, the text of its file, and the flags of the reducer; for a command also what
    mlir-reduce runs."""

    kind: str
    suffix: str
    text: str
    flags: list[str]
    script: str = ""


def module(trigger: str, seed: int) -> str:
    """About a thousand operations; one of the functions has the trigger in a loop."""
    rng = random.Random(seed)
    chosen, rows = rng.randrange(_FUNCTIONS), []
    for number in range(_FUNCTIONS):
        rows += [
            f"func.func @f{number}(%a: i32, %b: i32, %f: f32, %n: index) -> i32 {{",
            "  %c0 = arith.constant 0 : index",
            "  %c1 = arith.constant 1 : index",
            "  %c8 = arith.constant 8 : index",
            f"  %k = arith.constant {rng.randrange(1, 100)} : i32",
            "  %m = memref.alloca() : memref<8xi32>",
            "  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%v = %a) -> i32 {",
        ]
        last = "%v"
        for step in range(rng.randrange(6, 12)):
            operation = rng.choice(["addi", "muli", "xori", "andi", "subi"])
            rows.append(f"    %s{step} = arith.{operation} {last}, {rng.choice(['%a', '%b', '%k', '%v'])} : i32")
            last = f"%s{step}"
        if number == chosen:
            rows.append("    " + TRIGGERS[trigger])
            last = "%trigger" if trigger == "division" else last
        rows += [f"    %c = arith.cmpi slt, {last}, %b : i32", "    %w = scf.if %c -> i32 {"]
        rows += [f"      scf.yield {last} : i32", "    } else {", f"      scf.yield {last} : i32", "    }"]
        rows += ["    scf.yield %w : i32", "  }", "  return %r : i32", "}"]
    return "\n".join(rows) + "\n"


def script_of(steps: int, seed: int) -> str:
    """A payload with a transform script, one step of which fails."""
    rng = random.Random(seed)
    bad = rng.randrange(steps)
    rows = ["module attributes {transform.with_named_sequence} {", "  func.func @payload(%a: i32) {"]
    rows += [f"    %s{number} = arith.addi %a, %a : i32" for number in range(400)]
    rows += ["    return", "  }", "  transform.named_sequence @__transform_main(%r: !transform.any_op) {"]
    for number in range(steps):
        rows.append(f'    %h{number} = transform.structured.match ops{{["arith.addi"]}} in %r')
        rows.append("        : (!transform.any_op) -> !transform.any_op")
        if number == bad:
            rows.append(f"    transform.loop.unroll %h{number} {{factor = 2}} : !transform.any_op")
    rows += ["    transform.yield", "  }", "}"]
    return "\n".join(rows) + "\n"


def patterns(seed: int) -> str:
    """PDLL with a pattern that names an undeclared constraint."""
    rng = random.Random(seed)
    bad = rng.randrange(200)
    rows = []
    for number in range(200):
        checked = "  Nowhere(x);\n" if number == bad else ""
        rows.append(
            f"Pattern P{number} with benefit({number % 7 + 1}) {{\n  let x: Value;\n{checked}"
            f"  replace op<test.op{number}>(x) with x;\n}}\n"
        )
    return "\n".join(rows)


def failures(folder: Path) -> list[Planted]:
    """All kinds of failures, each with several operations at different places."""
    passes = f"--import={folder / 'planted.py'}"
    found: list[Planted] = []
    for seed, (word, line) in enumerate(TRIGGERS.items()):
        text, name = module(word, seed), line.rpartition("= ")[2].split()[0]
        command = f"grep -q {name}"
        found.append(Planted("exit status", "mlir", text, [f"--command={command} {{}}", "--exit-status=0"], command))
        for kind, flags in (
            ("diagnostic", ["--diagnostic=planted failure"]),
            ("crash", ["--crash=planted failure"]),
            ("abort", ["--crash"]),
            ("hang", ["--hang", "--timeout=1"]),
        ):
            pipeline = {"diagnostic": "error"}.get(kind, kind)
            more = module(word, 10 * seed + len(found))
            found.append(Planted(kind, "mlir", more, [passes, f"--planted-{pipeline}-{word}", *flags]))
        other = f"--against-command=sed {OTHERS[word]} {{}}"
        found.append(Planted("another tool", "mlir", text, [other, "--difference"]))
    for seed in range(4):
        wrong = [passes, "--planted-wrong-division", "--difference"]
        for kind, flag in (("two pipelines", "--against-pipeline=none"), ("native code", "--native")):
            found.append(Planted(kind, "mlir", module("division", 10 * seed + len(flag)), [*wrong, flag]))
    for seed in range(2):
        found.append(Planted("transform script", "mlir", script_of(200, seed), ["--transform-interpreter"]))
        found.append(Planted("PDLL", "pdll", patterns(seed), ["--diagnostic=undefined reference to .Nowhere"]))
    return found


def size_of(path: Path) -> int:
    """The number of operations inside a module, or of patterns in PDLL."""
    import lamina

    text = path.read_text(encoding="utf-8")
    if path.suffix == ".pdll":
        return text.count("Pattern")
    module = lamina.parse(text, allow_unregistered=True, check=False)
    return sum(1 for _ in module.walk()) - 1


def reduced(planted: Planted, folder: Path) -> tuple[float, int, int]:
    """Seconds, and the sizes before and after; raises if the reducer fails."""
    source, target = folder / f"input.{planted.suffix}", folder / f"output.{planted.suffix}"
    source.write_text(planted.text, encoding="utf-8")
    target.unlink(missing_ok=True)
    command = [sys.executable, "-m", "lamina", "reduce", str(source), "-o", str(target), "--quiet", *planted.flags]
    start = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    seconds = time.perf_counter() - start
    if done.returncode != 0 or not target.exists():
        raise RuntimeError(f"{planted.kind}: {done.stderr.strip() or done.stdout.strip()}")
    return seconds, size_of(source), size_of(target)


def peer(planted: Planted, tool: Path, folder: Path) -> tuple[float, int]:
    """mlir-reduce's seconds and size."""
    source, target, script = folder / "peer.mlir", folder / "peer_out.mlir", folder / "interesting.sh"
    source.write_text(planted.text, encoding="utf-8")
    script.write_text(f"#!/bin/sh\n{planted.script} $1 && exit 1\nexit 0\n")
    script.chmod(0o755)
    command = [str(tool), str(source), f"--reduction-tree=traversal-mode=0 test={script}", "-o", str(target)]
    start = time.perf_counter()
    subprocess.run(command, capture_output=True, timeout=600)
    seconds = time.perf_counter() - start
    return seconds, size_of(target if target.exists() else source)


def run(quick: bool) -> list[dict[str, object]]:
    """One row per kind: medians of the sizes and times of its failures; then the median of all."""
    from lamina.tools import measurement

    tool = measurement.find_tool("mlir-reduce")
    rows: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "planted.py").write_text(PASSES, encoding="utf-8")
        kinds: dict[str, list[tuple[float, int, int]]] = {}
        peers: dict[str, list[tuple[float, int]]] = {}
        for planted in failures(folder):
            if quick and planted.kind in kinds:
                continue
            kinds.setdefault(planted.kind, []).append(reduced(planted, folder))
            if planted.script and tool is not None:
                peers.setdefault(planted.kind, []).append(peer(planted, tool, folder))
    for kind, measured in kinds.items():
        row = _row(kind, measured)
        for label, index in (("mlir-reduce s", 0), ("mlir-reduce after", 1)):
            row[label] = statistics.median([each[index] for each in peers[kind]]) if kind in peers else None
        rows.append(row)
    every = [one for measured in kinds.values() for one in measured]
    return [*rows, _row("all", every)]


def _row(kind: str, measured: list[tuple[float, int, int]]) -> dict[str, object]:
    seconds, before, after = zip(*measured, strict=True)
    return {
        "failure": kind,
        "number": len(measured),
        "before": statistics.median(before),
        "after": statistics.median(after),
        "largest after": max(after),
        "s": statistics.median(seconds),
        "slowest s": max(seconds),
    }
