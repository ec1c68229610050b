"""Spills in inner loops, counted in the assembly that LLVM emits."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import islice


@dataclass(frozen=True)
class LoopSpills:
    """An innermost loop of a function: its instructions, and the number of spill stores and reloads,
    with vectors counted separately."""

    function: str
    instructions: int
    vector_stores: int
    vector_loads: int
    scalars: int


_FUNCTION = re.compile(r'^"?([\w.$@-]+)"?:\s+[#/]+ @')
_BLOCK = re.compile(r"^(?:\.L)?(BB\d+_\d+):|^[#/]+ %bb\.\d+")
_IN_LOOP = re.compile(r"in Loop: Header=(BB\d+_\d+)")
_MOVED = re.compile(r"[#/]+ (\d+)-byte (?:Folded )?(Spill|Reload)")
_CALL = re.compile(r"\t(?:call|bl)[a-z]*\b")
_CALLS = ("\tcall", "\tbl")
_SMALLEST_VECTOR = 16


def spills_of(assembly: str) -> list[LoopSpills]:
    """The innermost loops without calls, around which registers are saved anyway, that spill; of assembly with LLVM's
    comments."""
    counts: dict[tuple[str, str], list[int]] = {}
    inner: set[tuple[str, str]] = set()
    calling: set[tuple[str, str]] = set()
    function, loop, block = "", "", ""
    for line in assembly.splitlines():
        if not line.startswith("\t"):
            if (started := _FUNCTION.match(line)) is not None:
                function, loop = started[1], ""
            elif (label := _BLOCK.match(line)) is not None:
                block, loop = label[1] or "", ""
            if "Inner Loop Header" in line:
                inner.add((function, block))
                loop = block
            elif "Loop Header" in line:
                loop = ""
            elif (inside := _IN_LOOP.search(line)) is not None:
                loop = inside[1]
            continue
        if not loop or line.startswith("\t."):
            continue
        spills = counts.setdefault((function, loop), [0, 0, 0, 0])
        spills[0] += 1
        if line.startswith(_CALLS) and _CALL.match(line):
            calling.add((function, loop))
        if "-byte " in line and (moved := _MOVED.search(line)) is not None:
            is_vector = int(moved[1]) >= _SMALLEST_VECTOR
            spills[(1 if moved[2] == "Spill" else 2) if is_vector else 3] += 1
    return [LoopSpills(key[0], *found) for key, found in counts.items() if key in inner - calling and any(found[1:])]


# A vector register stored where the stack pointer is the base: a prefix of AVX or AVX-512, the opcode, rsp.
_STACK_ACCESS = re.compile(
    rb"(?:\x62.{3}|\xc5.|\xc4..)[\x11\x29\x7f][\x04\x0c\x14\x1c\x24\x2c\x34\x3c\x44\x4c\x54\x5c\x64\x6c\x74\x7c"
    rb"\x84\x8c\x94\x9c\xa4\xac\xb4\xbc]\x24",
    re.DOTALL,
)


_FEW = 3
"""Stores below which it is not worth while to look for loops around them."""


def may_spill(code: bytes, triple: str) -> bool:
    """True if code may spill vectors to the stack: a check much cheaper than emitting assembly."""
    return not triple.startswith("x86_64") or sum(1 for _ in islice(_STACK_ACCESS.finditer(code), _FEW)) == _FEW


def as_bytes(spills: Iterable[LoopSpills]) -> bytes:
    """Serializes for the cache."""
    return json.dumps([asdict(spill) for spill in spills]).encode()


def from_bytes(data: bytes) -> list[LoopSpills]:
    """Deserializes `as_bytes`. Raises ValueError for malformed data."""
    try:
        return [LoopSpills(**load) for load in json.loads(data)]
    except TypeError:
        raise ValueError("not a list of spills") from None
