"""Analysis of a function's assembly: its loops, the registers they use, spills, and the bytes moved per iteration."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass
from typing import Any

_LABEL = re.compile(r"^\s*(\.?L?BB\w+|\.L\w+):")
_JUMP = re.compile(r"^\s*(?:j\w+|b\.\w+|b|cbn?z|tbn?z|loop\w*)\s+(?:.*[\s,])?(\.?L?BB\w+|\.L\w+)")
_INSTRUCTION = re.compile(r"^\s+(?:(?:lock|rep\w*)\s+)?([a-z][\w.]*)\s*(.*)$")
_VECTOR = re.compile(r"%([xyz])mm(\d+)|\b([vqdsz])(\d+)(?:\.|\b)")
_SCALAR = re.compile(r"%(?:r\w+|e[a-ds][xipl]\w?|[a-d][lhx])|\b[wx]\d+\b")
_MEMORY = re.compile(r"[-\w.]*\((?:%|\$|,)[^)]*\)|\[[^\]]+\]")
_SPILL = re.compile(r"#\s*(\d+)-byte (?:Folded )?Spill|//\s*(\d+)-byte Folded Spill")
_RELOAD = re.compile(r"#\s*(\d+)-byte (?:Folded )?Reload|//\s*(\d+)-byte Folded Reload")
_WIDTHS = {"x": 16, "y": 32, "z": 64}
_SUFFIXES = {"b": 1, "w": 2, "l": 4, "q": 8}
# Scalar floating-point instructions use a part of a vector register.
_SCALAR_FLOAT = re.compile(
    r"^v?\w*?(?:add|sub|mul|div|mov|max|min|sqrt|fm\w*|fnm\w*|broadcast|comi|ucomi|cvt\w*)(s[sdh])$"
)
_SCALAR_BYTES = {"ss": 4, "sd": 8, "sh": 2}
_BROADCAST = re.compile(r"\{1to(\d+)\}")


@dataclass
class Loop:
    """An innermost loop: lines ``first`` to ``last`` of the function. Bytes are per iteration."""

    label: str
    first: int
    last: int
    instructions: int = 0
    vector_registers: int = 0
    scalar_registers: int = 0
    multiply_adds: int = 0
    loads: int = 0
    stores: int = 0
    bytes_loaded: int = 0
    bytes_stored: int = 0
    spills: int = 0
    reloads: int = 0


def facts_of(lines: list[str]) -> dict[str, Any]:
    """Returns the function as a whole and its innermost loops."""
    whole = _measured(Loop("", 0, len(lines) - 1), lines)
    loops = [asdict(_measured(Loop(label, first, last), lines)) for label, first, last in _innermost(lines)]
    return {"whole": asdict(whole), "loops": loops}


def _innermost(lines: list[str]) -> list[tuple[str, int, int]]:
    """(label, first line, last line) of the loops that hold no other: jumps to a label further up."""
    labels: dict[str, int] = {}
    loops: dict[int, tuple[str, int, int]] = {}
    for number, line in enumerate(lines):
        label = _LABEL.match(line)
        if label is not None:
            labels[label[1]] = number
            continue
        jump = _JUMP.match(line)
        if jump is not None and jump[1] in labels:
            first = labels[jump[1]]
            loops[first] = (jump[1], first, number)
    nested = sorted(loops.values(), key=lambda loop: loop[1])
    return [
        loop for index, loop in enumerate(nested) if index + 1 == len(nested) or nested[index + 1][1] > loop[2]
    ]


def _measured(loop: Loop, lines: list[str]) -> Loop:
    vectors: set[str] = set()
    scalars: set[str] = set()
    for line in lines[loop.first : loop.last + 1]:
        found = _INSTRUCTION.match(line)
        if found is None or found[1].startswith("."):
            continue
        loop.instructions += 1
        operands, _, _ = found[2].partition("#")
        vectors.update(match[2] or match[4] for match in _VECTOR.finditer(operands))
        scalars.update(_SCALAR.findall(operands))
        loop.multiply_adds += bool(re.match(r"v?fn?m(?:add|sub|la|ls)|vpdp", found[1]))
        loop.spills += _SPILL.search(line) is not None
        loop.reloads += _RELOAD.search(line) is not None
        _count_memory(loop, found[1], operands)
    loop.vector_registers, loop.scalar_registers = len(vectors), len(scalars)
    return loop


def _count_memory(loop: Loop, name: str, operands: str) -> None:
    """Counts the access to memory of one instruction, if it makes one."""
    memory = _MEMORY.search(operands)
    if memory is None or name.startswith(("lea", "nop", "prefetch")):
        return
    size = _bytes_accessed(name, operands)
    is_store = not operands[memory.end() :].strip() and name not in ("cmp", "test") and not name.startswith(
        ("cmp", "test", "push", "vcomi", "vucomi", "call", "jmp")
    )
    if is_store:
        loop.stores += 1
        loop.bytes_stored += size
    else:
        loop.loads += 1
        loop.bytes_loaded += size


def _bytes_accessed(name: str, operands: str) -> int:
    """Returns the bytes that an x86 instruction loads or stores, inferred from its name and registers."""
    scalar = _SCALAR_FLOAT.match(name)
    if scalar is not None:
        return _SCALAR_BYTES[scalar[1]]
    widths = [_WIDTHS[match[1]] for match in _VECTOR.finditer(operands) if match[1]]
    if widths:
        broadcast = _BROADCAST.search(operands)
        if broadcast is not None:
            return max(widths) // int(broadcast[1])
        if "broadcast" in name:
            return {"b": 1, "w": 2, "d": 4, "q": 8}.get(name[-1], 16)
        return max(widths)
    return _SUFFIXES.get(name[-1:], 8)
