"""Modules of the llvm dialect, translated and run."""

from __future__ import annotations

import random
from typing import Any

from lamina.asm.parser import parse_module
from lamina.execution import Convention, Signature, compile_ir, scalar
from lamina.execution.llvm_ir import translate_module
from lamina.ir.verifier import verify


def compiled(text: str, name: str, arity: int, kind: str = "i32") -> Any:
    module = parse_module(text, "test.mlir")
    verify(module)
    names = tuple(f"x{index}" for index in range(arity))
    signature = Signature((scalar(kind),) * arity, (scalar(kind),), names, Convention.EXPANDED)
    return getattr(compile_ir(translate_module(module), {name: signature}, cache=None), name)


def test_loop_with_block_arguments() -> None:
    run = compiled(
        """
        llvm.func @sum(%n: i32) -> i32 {
          %zero = llvm.mlir.constant(0 : i32) : i32
          %one = llvm.mlir.constant(1 : i32) : i32
          llvm.br ^head(%zero, %zero : i32, i32)
        ^head(%i: i32, %total: i32):
          %more = llvm.icmp "slt" %i, %n : i32
          llvm.cond_br %more, ^body, ^end(%total : i32)
        ^body:
          %next = llvm.add %i, %one overflow<nsw> : i32
          %sum = llvm.add %total, %next : i32
          llvm.br ^head(%next, %sum : i32, i32)
        ^end(%result: i32):
          llvm.return %result : i32
        }
        """,
        "sum",
        1,
    )
    assert run(100) == 5050
    assert run(0) == 0


def test_switch_to_one_block_with_different_values() -> None:
    run = compiled(
        """
        llvm.func @pick(%x: i32, %a: i32) -> i32 {
          %b = llvm.mlir.constant(7 : i32) : i32
          llvm.switch %x : i32, ^end(%x : i32) [
            1: ^end(%a : i32),
            2: ^end(%b : i32),
            -3: ^end(%a : i32)
          ]
        ^end(%r: i32):
          llvm.return %r : i32
        }
        """,
        "pick",
        2,
    )
    assert [run(x, 40) for x in (1, 2, -3, 9)] == [40, 7, 40, 9]


def test_memory_and_globals() -> None:
    run = compiled(
        """
        llvm.mlir.global private constant @table(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>)
          : !llvm.array<2 x array<3 x i32>>
        llvm.func @look(%i: i32, %j: i32) -> i32 {
          %one = llvm.mlir.constant(1 : i32) : i32
          %base = llvm.mlir.addressof @table : !llvm.ptr
          %at = llvm.getelementptr inbounds %base[0, %i, %j]
            : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<2 x array<3 x i32>>
          %value = llvm.load %at : !llvm.ptr -> i32
          %slot = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
          %second = llvm.getelementptr %slot[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
          llvm.store %value, %second : i32, !llvm.ptr
          %pair = llvm.load %slot : !llvm.ptr -> !llvm.struct<(i32, i32)>
          %again = llvm.extractvalue %pair[1] : !llvm.struct<(i32, i32)>
          llvm.return %again : i32
        }
        """,
        "look",
        2,
    )
    assert [run(i, j) for i in range(2) for j in range(3)] == [1, 2, 3, 4, 5, 6]


OPERATIONS = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}


def test_random_straight_line_programs() -> None:
    """Chains of arithmetic with constants give what Python gives modulo 2**32."""
    source = random.Random(11)
    lines, values = [], ["%a", "%b"]
    program = []
    for index in range(60):
        name = source.choice(list(OPERATIONS))
        left, right = source.choice(values), source.choice(values)
        if source.random() < 0.3:
            number = source.randrange(-(2**31), 2**31)
            lines.append(f"%c{index} = llvm.mlir.constant({number} : i32) : i32")
            program.append((f"%c{index}", "const", number, 0))
            right = f"%c{index}"
        lines.append(f"%v{index} = llvm.{name} {left}, {right} : i32")
        program.append((f"%v{index}", name, left, right))
        values.append(f"%v{index}")
    body = "\n".join(lines)
    text = f"llvm.func @f(%a: i32, %b: i32) -> i32 {{\n{body}\nllvm.return {values[-1]} : i32\n}}"
    run = compiled(text, "f", 2)
    for _ in range(20):
        a, b = source.randrange(-(2**31), 2**31), source.randrange(-(2**31), 2**31)
        known = {"%a": a, "%b": b}
        for target, name, left, right in program:
            known[target] = left if name == "const" else OPERATIONS[name](known[left], known[right])
        expected = (known[values[-1]] + 2**31) % 2**32 - 2**31
        assert run(a, b) == expected
