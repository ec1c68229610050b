"""Expressions as MLIR text: scalar operations of the arith and math dialects."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from lamina.halide.domain import RVar, Var
from lamina.halide.expr import COMPARISONS, Access, Binary, Call, Const, Expr, Known, Scalar
from lamina.halide.printing import Print
from lamina.halide.types import Float, Int, Type

_ARITHMETIC = {"add": "add", "sub": "sub", "mul": "mul"}
_BITS = {"and": "andi", "or": "ori", "xor": "xori", "shl": "shli"}
_FLOAT_COMPARISONS = {"eq": "oeq", "ne": "une", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge"}
# Functions of floats that the math dialect calls differently.
_MATH = {"round": "roundeven", "pow": "powf", "abs": "absf"}
# Functions of integers of any width.
_BIT_FUNCTIONS = ("ctlz", "cttz", "ctpop")
# Products and sums may become fused multiply-adds, as Halide does by default.
_CONTRACT = " fastmath<contract>"
# The lanes of a vector that is reduced may be added up in any order.
_ANY_ORDER = " fastmath<reassoc,contract>"


def number_text(value: float, type: Type) -> str:
    """Returns a number as MLIR's attribute."""
    if not type.is_float():
        return ("true" if value else "false") if type.is_bool() else str(int(value))
    if math.isnan(value) or math.isinf(value):
        bits = {"f16": ("0x7C00", "0xFC00", "0x7E00"), "bf16": ("0x7F80", "0xFF80", "0x7FC0"),
                "f32": ("0x7F800000", "0xFF800000", "0x7FC00000"),
                "f64": ("0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000")}[type.mlir]  # fmt: skip
        return bits[2] if math.isnan(value) else bits[0 if value > 0 else 1]
    text = repr(float(value))
    digits, mark, exponent = text.partition("e")
    return (digits if "." in digits else f"{digits}.0") + mark + exponent


class Body:
    """Emits operations. ``load`` returns the value of an access, ``variable`` that of a variable as i32, ``scalar``
    that of a parameter or a size; ``names`` generates value names. ``any_order`` allows sums and products to be
    reassociated."""

    def __init__(
        self,
        indent: str,
        names: Names,
        load: Callable[[Body, Access], str],
        variable: Callable[[Body, str], str],
        scalar: Callable[[Body, Scalar | Known], str],
        *,
        any_order: bool = False,
    ) -> None:
        self.lines: list[str] = []
        self._flags = _ANY_ORDER if any_order else _CONTRACT
        self.indent, self.names = indent, names
        self._load, self._variable, self._scalar = load, variable, scalar
        self._made: dict[int, str] = {}
        self._kept: list[Expr] = []
        self._constants: dict[tuple[str, str], str] = {}

    def add(self, text: str, hint: str = "v") -> str:
        """Emits an operation with one result, which gets a new name."""
        name = self.names.new(hint)
        self.lines.append(f"{self.indent}{name} = {text}")
        return name

    def constant(self, value: float, type: Type) -> str:
        text = number_text(value, type)
        key = (text, type.mlir)
        if key not in self._constants:
            shown = text if type.is_bool() else f"{text} : {type.mlir}"
            self._constants[key] = self.add(f"arith.constant {shown}", "c")
        return self._constants[key]

    def index(self, value: str) -> str:
        return self.add(f"arith.index_cast {value} : i32 to index", "i")

    def emit(self, root: Expr) -> str:
        """Emits the expression and returns the name of its value."""
        self._kept.append(root)
        for node in walk_values(root):
            if id(node) not in self._made:
                self._made[id(node)] = self._emit(node)
        return self._made[id(root)]

    def _emit(self, node: Expr) -> str:
        kind = node.type()
        if isinstance(node, Const):
            return self.constant(node.value, kind)
        if isinstance(node, Var | RVar):
            return self._variable(self, node.label)
        if isinstance(node, Scalar | Known):
            return self._scalar(self, node)
        if isinstance(node, Access):
            return self._load(self, node)
        if isinstance(node, Print):
            return self._print(node, [self._made[id(argument)] for argument in node.arguments])
        if isinstance(node, Binary):
            left, right = self._made[id(node.left)], self._made[id(node.right)]
            return self._binary(node.op, node.left.type(), left, right, node.right)
        assert isinstance(node, Call)
        return self._call(node, [self._made[id(argument)] for argument in node.arguments])

    def _print(self, node: Print, values: Sequence[str]) -> str:
        self.lines.append(f"{self.indent}scf.if {values[-1]} {{")
        self.show(
            node.parts, [(value, argument.type()) for value, argument in zip(values[:-1], node.arguments, strict=False)]
        )
        self.lines.append(f"{self.indent}}}")
        return values[0]

    def show(self, parts: Sequence[str | None], values: Sequence[tuple[str, Type]]) -> None:
        """Writes texts, and the values in the places of None, to standard output."""
        left = iter(values)
        for part in parts:
            if part is not None:
                shown = part.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
                self.lines.append(f'{self.indent}  vector.print str "{shown}"')
                continue
            value, kind = next(left)
            if not kind.is_float() and kind.bits() < 64:
                value, kind = self._cast(value, kind, Int(64)), Int(64)
            elif kind.is_float() and kind.bits() < 32:
                value, kind = self._cast(value, kind, Float(32)), Float(32)
            type = "ui64" if kind.is_uint() else kind.mlir
            if type == "ui64":
                value = self.add(f"builtin.unrealized_conversion_cast {value} : i64 to ui64")
            self.lines.append(f"{self.indent}  vector.print {value} : {type} punctuation <no_punctuation>")

    def _binary(self, op: str, kind: Type, left: str, right: str, divisor: Expr) -> str:
        type = kind.mlir
        if op in COMPARISONS:
            return self._compare(op, kind, left, right)
        if op in _ARITHMETIC:
            suffix, flags = ("f", self._flags) if kind.is_float() else ("i", "")
            return self.add(f"arith.{_ARITHMETIC[op]}{suffix} {left}, {right}{flags} : {type}")
        if op in ("min", "max"):
            suffix = "numf" if kind.is_float() else "si" if kind.is_int() else "ui"
            return self.add(f"arith.{op}{suffix} {left}, {right} : {type}")
        if op in _BITS:
            return self.add(f"arith.{_BITS[op]} {left}, {right} : {type}")
        if op == "shr":
            return self.add(f"arith.shr{'s' if kind.is_int() else 'u'}i {left}, {right} : {type}")
        if kind.is_float():
            return self.add(f"arith.divf {left}, {right} : {type}")
        return self._integer_division(op, kind, left, right, divisor)

    def _compare(self, op: str, kind: Type, left: str, right: str) -> str:
        if kind.is_float():
            return self.add(f"arith.cmpf {_FLOAT_COMPARISONS[op]}, {left}, {right} : {kind.mlir}")
        sign = "" if op in ("eq", "ne") else "s" if kind.is_int() else "u"
        return self.add(f"arith.cmpi {sign}{op}, {left}, {right} : {kind.mlir}")

    def _integer_division(self, op: str, kind: Type, left: str, right: str, divisor: Expr) -> str:
        """Halide's division: the remainder is never negative; division by zero yields zero."""
        type = kind.mlir
        positive = isinstance(divisor, Const) and divisor.value > 0
        if kind.is_uint():
            name = "divui" if op == "div" else "remui"
            if positive:
                return self.add(f"arith.{name} {left}, {right} : {type}")
            is_zero = self._compare("eq", kind, right, self.constant(0, kind))
            safe = self._select(is_zero, self.constant(1, kind), right, type)
            quotient = self.add(f"arith.{name} {left}, {safe} : {type}")
            return self._select(is_zero, self.constant(0, kind), quotient, type)
        if positive and op == "div":
            return self.add(f"arith.floordivsi {left}, {right} : {type}")
        zero = self.constant(0, kind)
        if positive:
            rest = self.add(f"arith.remsi {left}, {right} : {type}")
            lifted = self.add(f"arith.addi {rest}, {right} : {type}")
            return self._select(self._compare("lt", kind, rest, zero), lifted, rest, type)
        return self._signed_division(op, kind, left, right)

    def _signed_division(self, op: str, kind: Type, left: str, right: str) -> str:
        type, zero, one = kind.mlir, self.constant(0, kind), self.constant(1, kind)
        is_zero = self._compare("eq", kind, right, zero)
        is_minus = self._compare("eq", kind, right, self.constant(-1, kind))
        # Divisors 0 and -1 are taken out: the machine's division traps on them.
        unsafe = self.add(f"arith.ori {is_zero}, {is_minus} : i1")
        safe = self._select(unsafe, one, right, type)
        rest = self.add(f"arith.remsi {left}, {safe} : {type}")
        is_low = self._compare("lt", kind, rest, zero)
        is_down = self._compare("lt", kind, safe, zero)
        if op == "mod":
            negated = self.add(f"arith.subi {zero}, {safe} : {type}")
            size = self._select(is_down, negated, safe, type)
            lifted = self.add(f"arith.addi {rest}, {size} : {type}")
            floored = self._select(is_low, lifted, rest, type)
            return self._select(is_zero, zero, floored, type)
        quotient = self.add(f"arith.divsi {left}, {safe} : {type}")
        up = self.add(f"arith.addi {quotient}, {one} : {type}")
        down = self.add(f"arith.subi {quotient}, {one} : {type}")
        fixed = self._select(is_low, self._select(is_down, up, down, type), quotient, type)
        negative = self.add(f"arith.subi {zero}, {left} : {type}")
        return self._select(is_zero, zero, self._select(is_minus, negative, fixed, type), type)

    def _select(self, condition: str, yes: str, no: str, type: str) -> str:
        return self.add(f"arith.select {condition}, {yes}, {no} : {type}")

    def _call(self, node: Call, values: list[str]) -> str:
        kind = node.type()
        if node.name == "select":
            return self._select(values[0], values[1], values[2], kind.mlir)
        source = node.arguments[0].type()
        if node.name == "cast":
            return self._cast(values[0], source, kind)
        if (name := node.name) in _BIT_FUNCTIONS:
            return self.add(f"math.{name} {values[0]} : {kind.mlir}")
        if node.name == "abs" and source.is_int():
            return self.add(f"math.absi {values[0]} : {source.mlir}")
        name = _MATH.get(node.name, node.name)
        if kind.bits() < 32 and name not in ("absf", "floor", "ceil", "trunc", "roundeven", "sqrt"):
            wide = Float(32)
            result = self.add(f"math.{name} {', '.join(self._cast(value, kind, wide) for value in values)} : f32")
            return self._cast(result, wide, kind)
        return self.add(f"math.{name} {', '.join(values)} : {kind.mlir}")

    def _cast(self, value: str, source: Type, kind: Type) -> str:
        if source.mlir == kind.mlir:
            return value
        if kind.is_bool():
            return self._compare("ne", source, value, self.constant(0, source))
        if source.is_float() and kind.is_float():
            if source.bits() == kind.bits():
                return self._cast(self._cast(value, source, Float(32)), Float(32), kind)
            op = "extf" if source.bits() < kind.bits() else "truncf"
        elif source.is_float():
            op = "fptosi" if kind.is_int() else "fptoui"
        elif kind.is_float():
            op = "sitofp" if source.is_int() else "uitofp"
        elif source.bits() > kind.bits():
            op = "trunci"
        else:
            op = "extsi" if source.is_int() else "extui"
        return self.add(f"arith.{op} {value} : {source.mlir} to {kind.mlir}")


def walk_values(root: Expr) -> list[Expr]:
    """Yields the nodes whose values are needed, operands first; coordinates are left to the load."""
    nodes: list[Expr] = []
    seen: set[int] = set()
    stack: list[tuple[Expr, bool]] = [(root, False)]
    while stack:
        node, done = stack.pop()
        if done:
            nodes.append(node)
        elif id(node) not in seen:
            seen.add(id(node))
            stack.append((node, True))
            if not isinstance(node, Access):
                stack += [(child, False) for child in reversed(node.children)]
    return nodes


class Names:
    """A generator of unique value names."""

    def __init__(self) -> None:
        self._taken: dict[str, int] = {}

    def new(self, hint: str) -> str:
        clean = "".join(letter if letter.isalnum() or letter == "_" else "_" for letter in hint).rstrip("_") or "v"
        if clean[0].isdigit():
            clean = f"v{clean}"
        count = self._taken.get(clean, 0)
        self._taken[clean] = count + 1
        unique = f"%{clean}" if count == 0 else f"%{clean}_{count}"
        if count and unique[1:] in self._taken:
            return self.new(hint)
        self._taken.setdefault(unique[1:], 1)
        return unique
