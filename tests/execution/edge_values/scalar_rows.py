"""Element-wise operations: text templates, types, and the required accuracy.

In a template ``%a %b %c`` are operands, ``%r`` (``%r:2`` for two) the results, ``T U V`` their types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from tests.execution.edge_values.values import COMPLEX, FLOATS, INTEGERS


class Row(NamedTuple):
    """One operation on one combination of types: it is tried on scalars and, with ``vector``, on vectors of four."""

    op: str
    text: str
    operands: tuple[str, ...]
    results: tuple[str, ...]
    ulps: float = 0.0
    vector: bool = True
    # Whether MLIR's runner is asked by way of LLVM's floats or of its library for floats of all formats; why it cannot
    # be asked; why its results are others; and the elements that it is not asked for, because it dies on them.
    apfloat: bool = False
    no_peer: str = ""
    peer_differs: str = ""
    peer_dies: Callable[[list[np.ndarray]], np.ndarray] | None = None
    # Elements on which the interpreter and native code may differ, by operands and expected results: what MLIR's
    # documents leave open.
    unspecified: Callable[[list[np.ndarray], list[np.ndarray]], np.ndarray] | None = None

    @property
    def name(self) -> str:
        return f"{self.op} {','.join(self.operands)}->{','.join(self.results)} {self.text.partition('{')[2][:24]}"


def _zeros_of_both_signs(operands: list[np.ndarray], results: list[np.ndarray]) -> np.ndarray:
    """maxnumf and minnumf may give either of two zeros."""
    return (operands[0] == 0) & (operands[1] == 0)


def _nan_without_nan(operands: list[np.ndarray], results: list[np.ndarray]) -> np.ndarray:
    """NaN, or what divisions by zero give, in a format that has none."""
    return operands[1] == 0 if len(operands) > 1 else np.isnan(operands[0])


def _not_finite(operands: list[np.ndarray], results: list[np.ndarray]) -> np.ndarray:
    """No document says what complex functions give where an operand or a result is not finite, or overflows on the
    way. (mlir-runner judges these elements too.)"""
    with np.errstate(all="ignore"):
        return ~np.logical_and.reduce([np.isfinite(array.astype(np.complex128)) for array in operands + results])


def _divides_by_minus_one(operands: list[np.ndarray]) -> np.ndarray:
    """MLIR divides a neighbour of the dividend too, and chooses afterwards: the least integer by -1 traps."""
    return (operands[1] == -1) & (np.abs(operands[0].astype(np.float64)) > 2.0**62)


ANY_INTEGER = (*INTEGERS, "index")
# Floats that LLVM has no type for.
SMALL_FLOATS = ("f8E4M3FN", "f8E5M2", "f8E4M3", "f8E3M4", "f8E4M3FNUZ", "f8E5M2FNUZ", "f8E4M3B11FNUZ", "f6E2M3FN",
                "f6E3M2FN", "f4E2M1FN")  # fmt: skip
NO_F64 = "convert-arith-to-apfloat makes an arith.extui of i64 to i64"


def _same(op: str, arity: int, types: tuple[str, ...], flags: str = "", **more: object) -> Iterator[Row]:
    names = ", ".join("%a %b %c".split()[:arity])
    for type in types:
        yield Row(op, f"%r = {op} {names}{flags} : T", (type,) * arity, (type,), **more)  # type: ignore[arg-type]


def _cast(op: str, pairs: Iterator[tuple[str, str]] | list[tuple[str, str]], **more: object) -> Iterator[Row]:
    for source, target in pairs:
        yield Row(op, f"%r = {op} %a : T to R", (source,), (target,), **more)  # type: ignore[arg-type]


def _wider(types: tuple[str, ...], others: tuple[str, ...] | None = None) -> list[tuple[str, str]]:
    others = types if others is None else others
    return [(a, b) for a in types for b in others if _bits(a) < _bits(b)]


def _narrower(types: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(b, a) for a, b in _wider(types)]


def _bits(type: str) -> int:
    return 64 if type == "index" else int("".join(c for c in type if c.isdigit()))


def arith_rows() -> Iterator[Row]:
    for name in "addi subi muli andi ori xori maxsi maxui minsi minui shli shrsi shrui divsi divui remsi remui".split():
        yield from _same(f"arith.{name}", 2, ANY_INTEGER)
    for name in "ceildivsi ceildivui floordivsi".split():
        yield from _same(f"arith.{name}", 2, ANY_INTEGER)
    for name in "addui_extended mulsi_extended mului_extended".split():
        for type in ANY_INTEGER:
            flag = type if name != "addui_extended" else "i1"
            spelled = "T" if name != "addui_extended" else "T, R1"
            stays = type == "index" and flag == "i1"
            yield Row(f"arith.{name}", f"%r:2 = arith.{name} %a, %b : {spelled}", (type, type), (type, flag),
                      no_peer="an index is left over in the struct of both results" if stays else "")
    for name in "addf subf mulf divf remf maximumf minimumf maxnumf minnumf".split():
        free = _zeros_of_both_signs if name.endswith("numf") else None
        yield from _same(f"arith.{name}", 2, FLOATS, unspecified=free)
    yield from _same("arith.negf", 1, FLOATS)
    for predicate in "eq ne slt sle sgt sge ult ule ugt uge".split():
        for type in ANY_INTEGER:
            yield Row("arith.cmpi", f"%r = arith.cmpi {predicate}, %a, %b : T", (type, type), ("i1",))
    predicates = "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true"
    for predicate in predicates.split():
        for type in FLOATS:
            yield Row("arith.cmpf", f"%r = arith.cmpf {predicate}, %a, %b : T", (type, type), ("i1",))
    for type in (*ANY_INTEGER, *FLOATS, *COMPLEX):
        yield Row("arith.select", "%r = arith.select %a, %b, %c : S", ("i1", type, type), (type,),
                  vector=type not in COMPLEX)
    yield from _cast("arith.extsi", _wider(INTEGERS))
    yield from _cast("arith.extui", _wider(INTEGERS))
    yield from _cast("arith.trunci", _narrower(INTEGERS))
    yield from _cast("arith.extf", _wider(("f16", "f32", "f64")) + [("bf16", "f32"), ("bf16", "f64")])
    yield from _cast("arith.truncf", _narrower(("f16", "f32", "f64")) + [("f32", "bf16"), ("f64", "bf16")])
    for name in ("index_cast", "index_castui"):
        pairs = [("index", type) for type in INTEGERS] + [(type, "index") for type in INTEGERS]
        yield from _cast(f"arith.{name}", pairs)
    for name in ("sitofp", "uitofp"):
        yield from _cast(f"arith.{name}", [(a, b) for a in INTEGERS for b in FLOATS])
    for name in ("fptosi", "fptoui"):
        yield from _cast(f"arith.{name}", [(a, b) for a in FLOATS for b in INTEGERS])
    pairs = [("i16", "f16"), ("bf16", "i16"), ("f32", "i32"), ("i64", "f64"), ("f16", "bf16"), ("f64", "i64")]
    yield from _cast("arith.bitcast", pairs)
    yield from _small_float_rows()


def _small_float_rows() -> Iterator[Row]:
    for type in ("i8", "index", *FLOATS):
        value = "-0.0" if type in FLOATS else "-128"
        yield Row("arith.constant", f"%r = arith.constant {value} : R", (type,), (type,), vector=False)
    for small in ("f8E4M3FN", "f8E5M2"):
        for wide in ("f32", "f16"):
            text = "%r = arith.scaling_extf %a, %b : T, U to R"
            yield Row("arith.scaling_extf", text, (small, "f8E8M0FNU"), (wide,), apfloat=True)
            text = "%r = arith.scaling_truncf %a, %b : T, U to R"
            yield Row("arith.scaling_truncf", text, (wide, "f8E8M0FNU"), (small,), apfloat=True)
    for small in SMALL_FLOATS:
        # The rest is the same for all.
        few = small not in ("f8E4M3FN", "f8E5M2FNUZ", "f4E2M1FN")
        for wide in ("f32",) if few else ("f32", "f16", "f64"):
            reason = NO_F64 if wide == "f64" else ""
            yield from _cast("arith.truncf", [(wide, small)], apfloat=True, no_peer=reason or _no_nan(small),
                             unspecified=_nan_without_nan if _no_nan(small) else None)
            yield from _cast("arith.extf", [(small, wide)], apfloat=True, no_peer=reason)
        for name in ("addf", "mulf", "divf") if few else _BINARY:
            reason = _no_nan(small) if name in ("divf", "remf") else ""
            free = _zeros_of_both_signs if name.endswith("numf") else None
            yield from _same(f"arith.{name}", 2, (small,), apfloat=True, no_peer=reason,
                             unspecified=_nan_without_nan if reason else free,
                             peer_differs=_APFLOAT_DIFFERS[name](small) if name in _APFLOAT_DIFFERS and not reason
                             else "")
        yield from _same("arith.negf", 1, (small,), apfloat=True)
        for predicate in ("olt",) if few else ("olt", "une"):
            text = f"%r = arith.cmpf {predicate}, %a, %b : T"
            yield Row("arith.cmpf", text, (small, small), ("i1",), apfloat=True)
        for integer in () if few else ("i8", "i32"):
            yield from _cast("arith.sitofp", [(integer, small)], apfloat=True)
            yield from _cast("arith.uitofp", [(integer, small)], apfloat=True)
            yield from _cast("arith.fptosi", [(small, integer)], apfloat=True)
            yield from _cast("arith.fptoui", [(small, integer)], apfloat=True)


_BINARY = "addf subf mulf divf remf maximumf minimumf maxnumf minnumf".split()


def _no_nan(type: str) -> str:
    return "" if type.startswith("f8") else "an assertion of the library: the format has no NaN for a result"


def _zeros(type: str) -> str:
    return "" if type.endswith("FNUZ") else "the library takes zeros of both signs for equal"


_APFLOAT_DIFFERS = {
    "remf": lambda type: "the library's remainder is that of the nearest quotient",
    **dict.fromkeys(("maximumf", "minimumf"), _zeros),
}


def math_rows() -> Iterator[Row]:
    exact = "absf ceil floor round roundeven trunc sqrt"
    for name in exact.split():
        yield from _same(f"math.{name}", 1, FLOATS)
    close = "acos acosh asin asinh atan atanh cbrt cos cosh erf erfc exp exp2 expm1 log log10 log1p log2"
    for name in f"{close} rsqrt sin sinh tan tanh".split():
        reason = "formulas that lose digits and the sign of zero" if name in ("expm1", "log1p") else ""
        yield from _same(f"math.{name}", 1, FLOATS, ulps=4.0, peer_differs=reason)
    for name in ("atan2", "powf"):
        yield from _same(f"math.{name}", 2, FLOATS, ulps=4.0)
    yield from _same("math.copysign", 2, FLOATS)
    yield from _same("math.fma", 3, FLOATS)
    for type in FLOATS:
        yield Row("math.clampf", "%r = math.clampf %a to [%b, %c] : T", (type,) * 3, (type,),
                  no_peer="only math-expand-ops lowers it, and exchanges the bounds")
        yield Row("math.sincos", "%r:2 = math.sincos %a : T", (type,), (type, type), ulps=4.0)
        for name in ("isnan", "isinf", "isfinite", "isnormal"):
            apfloat = name in ("isinf", "isnormal")
            yield Row(f"math.{name}", f"%r = math.{name} %a : T", (type,), ("i1",), apfloat=apfloat,
                      no_peer="convert-math-to-apfloat, as arith.truncf" if apfloat and type == "f64" else "")
        for integer in ("i32", "i64"):
            text = "%r = math.fpowi %a, %b : T, U"
            yield Row("math.fpowi", text, (type, integer), (type,), ulps=64.0)
    for name in ("absi", "ctlz", "cttz", "ctpop"):
        yield from _same(f"math.{name}", 1, ANY_INTEGER)
    yield from _same("math.ipowi", 2, INTEGERS)
    yield from _same("math.ipowi", 2, ("index",), no_peer="convert-math-to-funcs has no powers of indices")
    yield from _same("math.absf", 1, SMALL_FLOATS, apfloat=True)
    reason = "an assertion of the library: only sums that are exact"
    yield from _same("math.fma", 3, ("f8E5M2", "f6E2M3FN"), apfloat=True, no_peer=reason)


def index_rows() -> Iterator[Row]:
    binary = "add sub mul and or xor maxs maxu mins minu shl shrs shru divs divu ceildivs ceildivu floordivs rems remu"
    for name in binary.split():
        dies = _divides_by_minus_one if name in ("ceildivs", "floordivs") else None
        yield Row(f"index.{name}", f"%r = index.{name} %a, %b", ("index", "index"), ("index",), vector=False,
                  peer_dies=dies, peer_differs="sums on the way wrap around" if name == "ceildivs" else "")
    for predicate in "eq ne slt sle sgt sge ult ule ugt uge".split():
        yield Row("index.cmp", f"%r = index.cmp {predicate}(%a, %b)", ("index", "index"), ("i1",), vector=False)
    for name in ("casts", "castu"):
        for type in INTEGERS:
            yield Row(f"index.{name}", f"%r = index.{name} %a : T to R", ("index",), (type,), vector=False)
            yield Row(f"index.{name}", f"%r = index.{name} %a : T to R", (type,), ("index",), vector=False)
    for text in ("constant 0", "constant -9223372036854775808", "sizeof"):
        op = "index." + text.split()[0]
        yield Row(op, f"%r = index.{text}", ("index",), ("index",), vector=False)
    for value in ("true", "false"):
        yield Row("index.bool.constant", f"%r = index.bool.constant {value}", ("index",), ("i1",), vector=False)


def complex_rows() -> Iterator[Row]:
    open_ended: dict[str, Any] = {"vector": False, "unspecified": _not_finite}
    for type in COMPLEX:
        part = type[len("complex<") : -1]
        for name, ulps in (("add", 0), ("sub", 0), ("mul", 4), ("div", 8), ("atan2", 64), ("pow", 256)):
            text = f"%r = complex.{name} %a, %b : T"
            yield Row(f"complex.{name}", text, (type, type), (type,), ulps, **open_ended)
        for name in ("neg", "conj"):
            yield Row(f"complex.{name}", f"%r = complex.{name} %a : T", (type,), (type,), vector=False)
        for name in "exp expm1 log log1p sin cos tan tanh sqrt rsqrt sign".split():
            yield Row(f"complex.{name}", f"%r = complex.{name} %a : T", (type,), (type,), 64.0, **open_ended)
        for name, ulps in (("abs", 4), ("angle", 4), ("re", 0), ("im", 0)):
            yield Row(f"complex.{name}", f"%r = complex.{name} %a : T", (type,), (part,), ulps, **open_ended)
        for name in ("eq", "neq"):
            yield Row(f"complex.{name}", f"%r = complex.{name} %a, %b : T", (type, type), ("i1",), vector=False)
        yield Row("complex.create", "%r = complex.create %a, %b : R", (part, part), (type,), vector=False)
        text = f"%r = complex.constant [1.5 : {part}, -0.0 : {part}] : R"
        yield Row("complex.constant", text, (type,), (type,), vector=False)
        text = "%r = complex.powi %a, %b : T, U"
        yield Row("complex.powi", text, (type, "i32"), (type,), 64.0, **open_ended)
    for pair in (("complex<f32>", "i64"), ("i64", "complex<f32>")):
        yield Row("complex.bitcast", "%r = complex.bitcast %a : T to R", pair[:1], pair[1:], vector=False,
                  no_peer="no pass of mlir-opt lowers it")


ROWS = {"arith": arith_rows, "math": math_rows, "index": index_rows, "complex": complex_rows}
