"""Random arithmetic on floats of 16 bits and less: native code and the interpreter against ml_dtypes."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import ml_dtypes
import numpy as np

import lamina
from lamina.interfaces.interpretation import Interpreter
from tests.fuzz.differential import difference

SIZE = 37
TYPES: dict[str, Any] = {
    "f8E5M2": ml_dtypes.float8_e5m2, "f8E4M3": ml_dtypes.float8_e4m3, "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz, "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz,
    "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz, "f8E3M4": ml_dtypes.float8_e3m4,
    "f6E2M3FN": ml_dtypes.float6_e2m3fn, "f6E3M2FN": ml_dtypes.float6_e3m2fn, "f4E2M1FN": ml_dtypes.float4_e2m1fn,
    "f16": np.float16, "bf16": ml_dtypes.bfloat16,
}  # fmt: skip
WITHOUT_NAN = ("f6E2M3FN", "f6E3M2FN", "f4E2M1FN")
ARITHMETIC = {"addf": np.add, "subf": np.subtract, "mulf": np.multiply, "divf": np.divide}
COMPARISONS = {"olt": np.less, "oge": np.greater_equal, "oeq": np.equal, "une": np.not_equal}


@dataclass
class Value:
    """A value of the program, and what it is for each element."""

    name: str
    wide: bool
    numbers: np.ndarray


@dataclass
class Program:
    """@f computes two arrays from two others, element by element: in a loop that stores them, or in a structured
    operation on tensors that returns them. What comes out is computed here as well."""

    seed: int
    lines: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self.type = self.random.choice(list(TYPES))
        self.dtype = TYPES[self.type]
        draw = np.random.default_rng(self.seed)
        if self.type in ("f16", "bf16"):
            self.inputs = [row.astype(self.dtype) for row in draw.normal(size=(2, SIZE))]
        else:
            self.inputs = [row.astype(np.uint8).view(self.dtype)
                           for row in draw.integers(0, 1 << int(self.type[1]), (2, SIZE))]
        self.values = [
            Value("%a", False, self.inputs[0].astype(np.float32)), Value("%b", False, self.inputs[1].astype(np.float32))
        ]
        for _ in range(self.random.randrange(3, 12)):
            self.statement()
        self.narrow, self.wide = self.pick(False), self.pick(True)
        self.on_tensors = self.random.random() < 0.5

    def rounded(self, numbers: np.ndarray) -> np.ndarray:
        return numbers.astype(np.float32).astype(self.dtype).astype(np.float32)

    def pick(self, wide: bool) -> Value:
        known = [value for value in self.values if value.wide is wide]
        if known:
            return self.random.choice(known)
        one = self.pick(not wide)
        return self.add(f"arith.extf {one.name} : {self.type} to f32", True, one.numbers)

    def add(self, text: str, wide: bool, numbers: np.ndarray) -> Value:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        value = Value(name, wide, numbers)
        self.values.append(value)
        return value

    def statement(self) -> None:
        wide = self.random.random() < 0.25
        one, other = self.pick(wide), self.pick(wide)
        type = "f32" if wide else self.type
        kind = self.random.choice(["binary", "binary", "binary", "extreme", "select", "negate", "convert"])
        with np.errstate(all="ignore"):
            if kind == "binary":
                names = [name for name in ARITHMETIC if name != "divf" or self.type not in WITHOUT_NAN]
                name = self.random.choice(names)
                exact = ARITHMETIC[name](one.numbers, other.numbers)
                self.add(f"arith.{name} {one.name}, {other.name} : {type}", wide,
                         exact if wide else self.rounded(exact))
            elif kind == "extreme":
                name = self.random.choice(["maximumf", "minimumf"])
                self.add(f"arith.{name} {one.name}, {other.name} : {type}", wide,
                         extreme(one.numbers, other.numbers, name == "maximumf"))
            elif kind == "select":
                predicate = self.random.choice(list(COMPARISONS))
                test = f"%t{len(self.lines)}"
                self.lines.append(f"{test} = arith.cmpf {predicate}, {one.name}, {other.name} : {type}")
                chosen = np.where(COMPARISONS[predicate](one.numbers, other.numbers), one.numbers, other.numbers)
                self.add(f"arith.select {test}, {one.name}, {other.name} : {type}", wide, chosen)
            elif kind == "negate":
                negated = -one.numbers
                self.add(f"arith.negf {one.name} : {type}", wide, negated if wide else self.rounded(negated))
            elif wide:
                self.add(f"arith.truncf {one.name} : f32 to {self.type}", False, self.rounded(one.numbers))
            else:
                self.add(f"arith.extf {one.name} : {type} to f32", True, one.numbers)

    def text(self) -> str:
        body = "\n".join(f"    {line}" for line in self.lines)
        return self.on_tensors_text(body) if self.on_tensors else self.loop_text(body)

    def loop_text(self, body: str) -> str:
        memory = f"memref<{SIZE}x{self.type}>"
        return f"""func.func @f(%ma: {memory}, %mb: {memory}, %mo: {memory}, %mw: memref<{SIZE}xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant {SIZE} : index
  scf.for %i = %c0 to %n step %c1 {{
    %a = memref.load %ma[%i] : {memory}
    %b = memref.load %mb[%i] : {memory}
{body}
    memref.store {self.narrow.name}, %mo[%i] : {memory}
    memref.store {self.wide.name}, %mw[%i] : memref<{SIZE}xf32>
  }}
  return
}}
"""

    def on_tensors_text(self, body: str) -> str:
        tensor, wide = f"tensor<{SIZE}x{self.type}>", f"tensor<{SIZE}xf32>"
        identity = "affine_map<(i) -> (i)>"
        return f"""func.func @f(%ta: {tensor}, %tb: {tensor}) -> ({tensor}, {wide}) {{
  %e = tensor.empty() : {tensor}
  %w = tensor.empty() : {wide}
  %r:2 = linalg.generic {{iterator_types = ["parallel"],
    indexing_maps = [{", ".join([identity] * 4)}]}}
    ins(%ta, %tb : {tensor}, {tensor}) outs(%e, %w : {tensor}, {wide}) {{
  ^bb0(%a: {self.type}, %b: {self.type}, %x: {self.type}, %y: f32):
{body}
    linalg.yield {self.narrow.name}, {self.wide.name} : {self.type}, f32
  }} -> ({tensor}, {wide})
  return %r#0, %r#1 : {tensor}, {wide}
}}
"""

    def run(self, call: Callable[..., Any]) -> list[np.ndarray]:
        given = [one.copy() for one in self.inputs]
        if self.on_tensors:
            results = call(*given)
        else:
            results = [np.zeros(SIZE, self.dtype), np.zeros(SIZE, np.float32)]
            call(*given, *results)
        return [np.asarray(results[0]).astype(np.float32), np.asarray(results[1])]


def extreme(one: np.ndarray, other: np.ndarray, largest: bool) -> np.ndarray:
    """The larger or the smaller number; -0 is smaller than 0, and NaN is more than either."""
    chosen = np.maximum(one, other) if largest else np.minimum(one, other)
    zeros = (one == 0) & (other == 0)
    negative = np.signbit(one) & np.signbit(other) if largest else np.signbit(one) | np.signbit(other)
    return np.where(zeros, np.where(negative, np.float32(-0.0), np.float32(0.0)), chosen)


def problem(seed: int) -> str | None:
    program = Program(seed)
    text = program.text()
    expected = [program.narrow.numbers, program.wide.numbers]
    module = lamina.parse(text)
    compiled = lamina.compile(text, opt_level=(0, 3)[seed % 2], cache=None)
    for who, call in (("interpreter", lambda *given: Interpreter(module).call("f", *given)), ("native", compiled.f)):
        wrong = difference(who, program.run(call), expected, text)
        if wrong is not None:
            return f"{wrong}{[one.astype(np.float32).tolist() for one in program.inputs]}"
    return None
