"""Seeded random programs over integers, floats, memory, control flow and vectors, free of undefined behaviour."""

from __future__ import annotations

import random

import numpy as np

SIZE = 8
_INTEGER = ("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui")
_FLOAT = ("addf", "subf", "mulf", "maximumf", "minimumf", "maxnumf")
_COMPARE = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "uge")
_COMPARE_FLOAT = ("oeq", "olt", "ole", "ogt", "une", "ult", "uno", "ord")


class Program:
    """One function @f(i32, i64, f32, memref<8xi32>, memref<8xf32>) -> (i32, i64, f32)."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.count = 0
        self.values: dict[str, list[str]] = {
            "i32": ["%a"], "i64": ["%b"], "f32": ["%x"], "i1": [], "vector<4xi32>": [], "vector<4xf32>": [],
        }
        self.budget = self.random.randrange(10, 35)

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def emit(self, text: str, depth: int) -> None:
        self.lines.append("  " * depth + text)

    def pick(self, type: str, depth: int) -> str:
        known = self.values[type]
        if known and self.random.random() < 0.9:
            return self.random.choice(known)
        return self.constant(type, depth)

    def constant(self, type: str, depth: int) -> str:
        name = self.name()
        if type.startswith("vector"):
            element = type[len("vector<4x") : -1]
            values = ", ".join(self._literal(element) for _ in range(4))
            self.emit(f"{name} = arith.constant dense<[{values}]> : {type}", depth)
        elif type == "i1":
            self.emit(f"{name} = arith.constant {self.random.choice(['true', 'false'])}", depth)
        else:
            self.emit(f"{name} = arith.constant {self._literal(type)} : {type}", depth)
        self.values[type].append(name)
        return name

    def _literal(self, type: str) -> str:
        if type == "f32":
            return self.random.choice(["0.0", "1.5", "-2.25", "3.0e+3", "0x7F800000", "0x7FC00000", "-0.0", "1.0e-3"])
        bits = 32 if type == "i32" else 64
        extreme = [0, 1, -1, 7, 2 ** (bits - 1) - 1, -(2 ** (bits - 1)), self.random.randrange(-100, 100)]
        return str(self.random.choice(extreme))

    def statement(self, depth: int) -> None:
        self.budget -= 1
        kinds = ["integer", "integer", "float", "compare", "select", "cast", "load", "store", "vector", "if", "for"]
        kind = self.random.choice(kinds if depth < 4 else kinds[:-2])
        getattr(self, f"_{kind}")(depth)

    def _result(self, text: str, type: str, depth: int) -> None:
        name = self.name()
        self.emit(f"{name} = {text}", depth)
        self.values[type].append(name)

    def _integer(self, depth: int) -> None:
        type = self.random.choice(["i32", "i64", "vector<4xi32>"])
        a, b = self.pick(type, depth), self.pick(type, depth)
        kind = self.random.random()
        if kind < 0.75 or type.startswith("vector"):
            self._result(f"arith.{self.random.choice(_INTEGER)} {a}, {b} : {type}", type, depth)
            return
        mask = self.name()
        if kind < 0.88:
            self.emit(f"{mask}c = arith.constant {31 if type == 'i32' else 63} : {type}", depth)
            self.emit(f"{mask} = arith.andi {b}, {mask}c : {type}", depth)
            self._result(f"arith.{self.random.choice(['shli', 'shrsi', 'shrui'])} {a}, {mask} : {type}", type, depth)
            return
        # A divisor that is neither 0 nor -1.
        self.emit(f"{mask}c = arith.constant 1023 : {type}", depth)
        self.emit(f"{mask}o = arith.constant 1 : {type}", depth)
        self.emit(f"{mask}m = arith.andi {b}, {mask}c : {type}", depth)
        self.emit(f"{mask} = arith.ori {mask}m, {mask}o : {type}", depth)
        operation = self.random.choice(["divsi", "divui", "remsi", "remui", "floordivsi", "ceildivsi", "ceildivui"])
        self._result(f"arith.{operation} {a}, {mask} : {type}", type, depth)

    def _float(self, depth: int) -> None:
        type = self.random.choice(["f32", "f32", "vector<4xf32>"])
        a, b = self.pick(type, depth), self.pick(type, depth)
        choice = self.random.random()
        if choice < 0.15:
            self._result(f"math.{self.random.choice(['absf', 'floor', 'ceil', 'sqrt'])} {a} : {type}", type, depth)
        elif choice < 0.25:
            self._result(f"arith.negf {a} : {type}", type, depth)
        else:
            self._result(f"arith.{self.random.choice(_FLOAT)} {a}, {b} : {type}", type, depth)

    def _compare(self, depth: int) -> None:
        if self.random.random() < 0.6:
            type = self.random.choice(["i32", "i64"])
            text = f"arith.cmpi {self.random.choice(_COMPARE)}, {self.pick(type, depth)}, {self.pick(type, depth)}"
        else:
            type = "f32"
            predicate = self.random.choice(_COMPARE_FLOAT)
            text = f"arith.cmpf {predicate}, {self.pick(type, depth)}, {self.pick(type, depth)}"
        self._result(f"{text} : {type}", "i1", depth)

    def _select(self, depth: int) -> None:
        type = self.random.choice(["i32", "i64", "f32", "vector<4xi32>"])
        condition = self.pick("i1", depth)
        text = f"arith.select {condition}, {self.pick(type, depth)}, {self.pick(type, depth)} : {type}"
        self._result(text, type, depth)

    def _cast(self, depth: int) -> None:
        choice = self.random.randrange(4)
        if choice == 0:
            self._result(f"arith.extsi {self.pick('i32', depth)} : i32 to i64", "i64", depth)
        elif choice == 1:
            self._result(f"arith.trunci {self.pick('i64', depth)} : i64 to i32", "i32", depth)
        elif choice == 2:
            self._result(f"arith.sitofp {self.pick('i32', depth)} : i32 to f32", "f32", depth)
        else:
            self._result(f"arith.bitcast {self.pick('i32', depth)} : i32 to f32", "f32", depth)

    def _index(self, depth: int) -> str:
        name = self.name()
        self.emit(f"{name}c = arith.constant {SIZE - 1} : i32", depth)
        self.emit(f"{name}m = arith.andi {self.pick('i32', depth)}, {name}c : i32", depth)
        self.emit(f"{name} = arith.index_cast {name}m : i32 to index", depth)
        return name

    def _load(self, depth: int) -> None:
        type = self.random.choice(["i32", "f32"])
        index = self._index(depth)
        self._result(f"memref.load %m{type}[{index}] : memref<{SIZE}x{type}>", type, depth)

    def _store(self, depth: int) -> None:
        type = self.random.choice(["i32", "f32"])
        value, index = self.pick(type, depth), self._index(depth)
        self.emit(f"memref.store {value}, %m{type}[{index}] : memref<{SIZE}x{type}>", depth)

    def _vector(self, depth: int) -> None:
        choice = self.random.randrange(4)
        element = self.random.choice(["i32", "f32"])
        type = f"vector<4x{element}>"
        if choice == 0:
            self._result(f"vector.broadcast {self.pick(element, depth)} : {element} to {type}", type, depth)
        elif choice == 1:
            place = self.random.randrange(4)
            self._result(f"vector.extract {self.pick(type, depth)}[{place}] : {element} from {type}", element, depth)
        elif choice == 2:
            value, vector = self.pick(element, depth), self.pick(type, depth)
            place = self.random.randrange(4)
            self._result(f"vector.insert {value}, {vector} [{place}] : {element} into {type}", type, depth)
        else:
            self._result(f"vector.reduction <maxsi>, {self.pick('vector<4xi32>', depth)} : vector<4xi32> into i32",
                         "i32", depth)

    def _nested(self, depth: int) -> dict[str, list[str]]:
        saved = {type: list(names) for type, names in self.values.items()}
        for _ in range(self.random.randrange(1, 4)):
            if self.budget > 0:
                self.statement(depth)
        return saved

    def _if(self, depth: int) -> None:
        condition = self.pick("i1", depth)
        type = self.random.choice(["i32", "f32", "vector<4xf32>"])
        name = self.name()
        self.emit(f"{name} = scf.if {condition} -> ({type}) {{", depth)
        for last in (False, True):
            saved = self._nested(depth + 1)
            self.emit(f"scf.yield {self.pick(type, depth + 1)} : {type}", depth + 1)
            self.values = saved
            self.emit("}" if last else "} else {", depth)
        self.values[type].append(name)

    def _for(self, depth: int) -> None:
        type = self.random.choice(["i32", "i64", "f32", "vector<4xi32>"])
        start, name = self.pick(type, depth), self.name()
        for suffix, number in (("l", 0), ("u", self.random.randrange(0, 4)), ("s", 1)):
            self.emit(f"{name}{suffix} = arith.constant {number} : index", depth)
        head = f"{name} = scf.for {name}i = {name}l to {name}u step {name}s"
        self.emit(f"{head} iter_args({name}t = {start}) -> ({type}) {{", depth)
        saved = {kind: list(names) for kind, names in self.values.items()}
        self.values[type].append(f"{name}t")
        self._nested(depth + 1)
        self.emit(f"scf.yield {self.pick(type, depth + 1)} : {type}", depth + 1)
        self.values = saved
        self.emit("}", depth)
        self.values[type].append(name)

    def text(self) -> str:
        while self.budget > 0:
            self.statement(1)
        results = [self.pick(type, 1) for type in ("i32", "i64", "f32")]
        head = f"func.func @f(%a: i32, %b: i64, %x: f32, %mi32: memref<{SIZE}xi32>, %mf32: memref<{SIZE}xf32>)"
        body = "\n".join(self.lines)
        return f"{head} -> (i32, i64, f32) {{\n{body}\n  return {', '.join(results)} : i32, i64, f32\n}}\n"


def arguments(seed: int) -> tuple[int, int, np.float32, np.ndarray, np.ndarray]:
    """Arguments for the function of a program; the same for the same seed."""
    generator = np.random.default_rng(seed)
    return (
        int(generator.integers(-(2**31), 2**31)),
        int(generator.integers(-(2**63), 2**63)),
        np.float32(generator.standard_normal()),
        generator.integers(-1000, 1000, SIZE).astype(np.int32),
        generator.standard_normal(SIZE).astype(np.float32),
    )
