"""Seeded mutations of bytecode, and what must hold for each: a module or diagnostics, soon.

``python -m tests.asm.bytecode.fuzzing COUNT [SEED]`` runs many.
"""

from __future__ import annotations

import base64
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import lamina
from lamina.ir.diagnostics import DiagnosticError

SAMPLES = Path(__file__).with_name("samples.txt")
SECONDS = 5.0


def samples() -> dict[str, bytes]:
    """The stored files by name: lines of ``name base64``."""
    lines = SAMPLES.read_text(encoding="ascii").splitlines()
    rows = (line.split() for line in lines if line and not line.startswith("#"))
    return {name: base64.b64decode(data) for name, data in rows}


def mutated(data: bytes, chance: random.Random) -> bytes:
    """The bytes with a few changes."""
    made = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        at = chance.randrange(len(made)) if made else 0
        match chance.randrange(8):
            case 0:
                made[at : at + 1] = bytes((chance.randrange(256),))
            case 1:
                made[at : at + 1] = bytes((made[at] ^ 1 << chance.randrange(8),)) if made else b""
            case 2:
                del made[at : at + chance.choice((1, 1, 2, 9))]
            case 3:
                made[at:at] = bytes(chance.randrange(256) for _ in range(chance.choice((1, 1, 2, 9))))
            case 4:
                made[at : at + 1] = chance.choice((b"\0" * 9, b"\0" + b"\xff" * 8, b"\xff", b"\x80" + b"\xff" * 7))
            case 5:
                other = chance.randrange(len(made) + 1)
                made[at:at] = made[other : other + chance.randrange(40)]
            case 6:
                made[at : at + 1] = bytes((chance.randrange(32) << 1 | 1,))
            case _:
                if chance.randrange(8) == 0:
                    del made[at:]
    return bytes(made)


def mutations(count: int, seed: int) -> Iterator[tuple[int, bytes]]:
    """Numbered mutations of the samples."""
    files = list(samples().values())
    for number in range(count):
        chance = random.Random(f"{seed} {number}")
        yield number, mutated(chance.choice(files), chance)


def outcome(data: bytes) -> str:
    """What reading, verifying, printing and writing give: "read", or "diagnosed". Anything else is an exception."""
    try:
        module = lamina.parse(data, allow_unregistered=True, filename="fuzzed.mlirbc")
        module.to_text(generic=True, debug_info=True)
        module.to_text()
        module.to_bytecode()
    except DiagnosticError as problem:
        assert problem.diagnostics and all(one.message for one in problem.diagnostics)
        str(problem)
        return "diagnosed"
    return "read"


def main() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
    count = int(sys.argv[1])
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    tally: dict[str, int] = {}
    slowest = 0.0
    for number, data in mutations(count, seed):
        started = time.perf_counter()
        try:
            said = outcome(data)
        except Exception as problem:
            said = f"{type(problem).__name__}: {problem}"[:100]
            if said not in tally:
                Path(f"/tmp/fuzzed_{seed}_{number}.mlirbc").write_bytes(data)
                print(seed, number, said, flush=True)
        tally[said] = tally.get(said, 0) + 1
        taken = time.perf_counter() - started
        if taken > SECONDS:
            print(seed, number, f"took {taken:.1f} s", flush=True)
        slowest = max(slowest, taken)
    print(tally, f"slowest {slowest:.2f} s")


if __name__ == "__main__":
    main()
