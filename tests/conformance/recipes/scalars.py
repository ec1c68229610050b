"""Recipes for arith, math, complex, index and ub: tables of operations on few types, so that chains come about."""

from __future__ import annotations

from tests.conformance.recipes.builder import INDEX, Builder, T, is_float, recipe, scalar, tensor, vector

INTEGER_TYPES = [
    *map(scalar, ("i32", "i32", "i64", "i8", "index", "i1", "i16")),
    vector((4,), "i32"),
    tensor((2,), "i8"),
    vector((2, 2), "i64"),
    tensor((-1,), "i32"),
    vector((), "i8"),
    vector((4,), "i1"),
    vector((2,), "index"),
]
FLOAT_TYPES = [
    *map(scalar, ("f32", "f32", "f64", "f16", "bf16")),
    vector((4,), "f32"),
    tensor((2,), "f64"),
    tensor((-1,), "f32"),
    vector((2, 2), "f16"),
]
WIDTHS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "f16": 16, "bf16": 16, "f32": 32, "f64": 64}
INTEGER_BINARY = (
    "addi subi muli divsi divui ceildivsi ceildivui floordivsi remsi remui andi ori xori shli shrsi shrui "
    "maxsi minsi maxui minui addi subi muli andi ori xori"
).split()
OVERFLOWING = ("addi", "subi", "muli", "shli")
EXACT = ("divsi", "divui", "shrsi", "shrui")
FLOAT_BINARY = "addf subf mulf divf remf maximumf minimumf maxnumf minnumf addf mulf divf".split()
INTEGER_PREDICATES = "eq ne slt sle sgt sge ult ule ugt uge".split()
FLOAT_PREDICATES = "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split()
FASTMATH = (
    "",
    "",
    "",
    " fastmath<fast>",
    " fastmath<nnan>",
    " fastmath<nnan,ninf,nsz>",
    " fastmath<contract>",
    " fastmath<reassoc>",
    " fastmath<nnan,nsz>",
    " fastmath<arcp>",
    " fastmath<none>",
)


def integer_type(b: Builder) -> T:
    return b.same("integer", INTEGER_TYPES, 0.85)


def float_type(b: Builder) -> T:
    return b.same("float", FLOAT_TYPES, 0.85)


@recipe("arith", weight=8)
def integer_binary(b: Builder) -> None:
    type, name = integer_type(b), b.pick(INTEGER_BINARY)
    flags = ""
    if name in OVERFLOWING and b.chance(0.3):
        flags = b.pick((" overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"))
    if name in EXACT and b.chance(0.2):
        flags = " exact"
    lhs = b.value(type)
    rhs = lhs if b.chance(0.12) else b.value(type, 0.5)
    b.op(f"arith.{name} {lhs}, {rhs}{flags} : {type}", type)


@recipe("arith", weight=3)
def float_binary(b: Builder) -> None:
    type, name = float_type(b), b.pick(FLOAT_BINARY)
    lhs = b.value(type)
    rhs = lhs if b.chance(0.12) else b.value(type, 0.5)
    b.op(f"arith.{name} {lhs}, {rhs}{b.pick(FASTMATH)} : {type}", type)


@recipe("arith")
def negate(b: Builder) -> None:
    type = float_type(b)
    b.op(f"arith.negf {b.value(type)}{b.pick(FASTMATH)} : {type}", type)


@recipe("arith", weight=3)
def compare(b: Builder) -> None:
    type = integer_type(b)
    lhs = b.value(type)
    rhs = lhs if b.chance(0.1) else b.value(type, 0.5)
    b.op(f"arith.cmpi {b.pick(INTEGER_PREDICATES)}, {lhs}, {rhs} : {type}", type.of("i1"))


@recipe("arith")
def compare_floats(b: Builder) -> None:
    type = float_type(b)
    lhs = b.value(type)
    rhs = lhs if b.chance(0.1) else b.value(type, 0.5)
    b.op(f"arith.cmpf {b.pick(FLOAT_PREDICATES)}, {lhs}, {rhs}{b.pick(FASTMATH)} : {type}", type.of("i1"))


@recipe("arith", weight=3)
def select(b: Builder) -> None:
    type = b.pick((integer_type(b), float_type(b), integer_type(b)))
    condition = type.of("i1") if type.kind and b.chance(0.5) and not type.rest else scalar("i1")
    if condition.kind == "tensor" and not condition.is_static and b.chance(0.5):
        condition = scalar("i1")
    first = b.value(type)
    second = first if b.chance(0.1) else b.value(type)
    types = f"{condition}, {type}" if condition.kind else f"{type}"
    b.op(f"arith.select {b.value(condition)}, {first}, {second} : {types}", type)


@recipe("arith", weight=5)
def cast(b: Builder) -> None:
    found = b.any_of(lambda one: one.element in WIDTHS or one.element == "index")
    type = found[1] if found else integer_type(b)
    operand = found[0] if found and b.chance(0.9) else b.value(type)
    if type.kind == "memref" or (type.kind and type.rest):
        return
    element = type.element
    if element == "index":
        target, name = b.pick(("i32", "i64", "i8")), b.pick(("index_cast", "index_castui"))
    elif is_float(element):
        name = b.pick(("extf", "truncf", "fptosi", "fptoui", "bitcast", "extf", "truncf"))
        target = _float_target(b, name, element)
    else:
        name = b.pick(
            (
                "extsi",
                "extui",
                "trunci",
                "sitofp",
                "uitofp",
                "index_cast",
                "index_castui",
                "bitcast",
                "extsi",
                "extui",
                "trunci",
                "trunci",
            )
        )
        target = _integer_target(b, name, element)
    if target is None or element not in (*WIDTHS, "index"):
        return
    flags = ""
    if name == "trunci" and b.chance(0.25):
        flags = b.pick((" overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"))
    if name in ("extui", "uitofp", "index_castui") and b.chance(0.2):
        flags = " nneg" if name != "index_castui" else ""
    if name == "truncf" and b.chance(0.2):
        flags = b.pick((" to_nearest_even", " toward_zero", " upward", " downward"))
    b.op(f"arith.{name} {operand}{flags} : {type} to {type.of(target)}", type.of(target))


def _float_target(b: Builder, name: str, element: str) -> str | None:
    width = WIDTHS[element]
    if name == "extf":
        fitting = [one for one in ("f32", "f64") if WIDTHS[one] > width]
    elif name == "truncf":
        fitting = [one for one in ("f32", "f16", "bf16") if WIDTHS[one] < width]
    elif name == "bitcast":
        fitting = [one for one in ("i16", "i32", "i64", "bf16") if WIDTHS[one] == width and one != element]
    else:
        fitting = ["i8", "i32", "i64", "i1"]
    return b.rng.choice(fitting) if fitting else None


def _integer_target(b: Builder, name: str, element: str) -> str | None:
    width = WIDTHS[element]
    if name in ("extsi", "extui"):
        fitting = [one for one in ("i8", "i16", "i32", "i64") if WIDTHS[one] > width]
    elif name == "trunci":
        fitting = [one for one in ("i1", "i8", "i16", "i32") if WIDTHS[one] < width]
    elif name in ("sitofp", "uitofp"):
        fitting = ["f32", "f64", "f16"]
    elif name == "bitcast":
        fitting = [one for one in ("f16", "bf16", "f32", "f64") if WIDTHS[one] == width]
    else:
        fitting = ["index"]
    return b.rng.choice(fitting) if fitting else None


@recipe("arith", weight=2)
def extended(b: Builder) -> None:
    type = integer_type(b)
    name = b.pick(("addui_extended", "mulsi_extended", "mului_extended"))
    types = (type, type.of("i1")) if name == "addui_extended" else (type, type)
    shown = f"{type}, {type.of('i1')}" if name == "addui_extended" else f"{type}"
    b.op(f"arith.{name} {b.value(type)}, {b.value(type, 0.5)} : {shown}", *types)


# ---------------------------------------------------------------------------------------------------------------------

MATH_UNARY = (
    "absf acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 floor log log10 log1p log2 round "
    "roundeven rsqrt sin sinh sqrt tan tanh trunc"
).split()


@recipe("math", weight=5)
def math_unary(b: Builder) -> None:
    type = float_type(b)
    b.op(f"math.{b.pick(MATH_UNARY)} {b.value(type, 0.6)}{b.pick(FASTMATH)} : {type}", type)


@recipe("math", weight=2)
def math_classify(b: Builder) -> None:
    type = float_type(b)
    name = b.pick(("isfinite", "isinf", "isnan", "isnormal"))
    b.op(f"math.{name} {b.value(type, 0.6)} : {type}", type.of("i1"))


@recipe("math", weight=2)
def math_binary(b: Builder) -> None:
    type = float_type(b)
    name = b.pick(("atan2", "copysign", "powf"))
    b.op(f"math.{name} {b.value(type, 0.5)}, {b.value(type, 0.6)}{b.pick(FASTMATH)} : {type}", type)


@recipe("math", weight=2)
def math_integers(b: Builder) -> None:
    type = b.same("integer", INTEGER_TYPES, 0.85)
    name = b.pick(("absi", "ctlz", "cttz", "ctpop", "ipowi"))
    if name == "ipowi":
        b.op(f"math.ipowi {b.value(type, 0.5)}, {b.value(type, 0.6)} : {type}", type)
    else:
        b.op(f"math.{name} {b.value(type, 0.6)} : {type}", type)


@recipe("math")
def math_other(b: Builder) -> None:
    type = float_type(b)
    if b.chance(0.4):
        b.op(f"math.fma {b.value(type)}, {b.value(type)}, {b.value(type)} : {type}", type)
    elif b.chance(0.5) and type.kind != "tensor":
        b.op(f"math.fpowi {b.value(type)}, {b.value(type.of('i32'), 0.6)} : {type}, {type.of('i32')}", type)
    else:
        b.op(f"math.sincos {b.value(type)} : {type}", type, type)


# ---------------------------------------------------------------------------------------------------------------------

INDEX_BINARY = (
    "add sub mul divs divu ceildivs ceildivu floordivs rems remu maxs maxu mins minu shl shrs shru and or xor "
    "add sub mul maxs mins maxu minu"
).split()


@recipe("index", weight=6)
def index_binary(b: Builder) -> None:
    lhs = b.value(INDEX)
    rhs = lhs if b.chance(0.12) else b.value(INDEX, 0.6)
    b.op(f"index.{b.pick(INDEX_BINARY)} {lhs}, {rhs}", INDEX)


@recipe("index", weight=2)
def index_compare(b: Builder) -> None:
    lhs = b.value(INDEX)
    rhs = lhs if b.chance(0.12) else b.value(INDEX, 0.6)
    b.op(f"index.cmp {b.pick(INTEGER_PREDICATES)}({lhs}, {rhs})", scalar("i1"))


@recipe("index", weight=2)
def index_cast(b: Builder) -> None:
    name, other = b.pick(("casts", "castu")), scalar(b.pick(("i8", "i32", "i64", "i1")))
    source, target = (INDEX, other) if b.chance(0.5) else (other, INDEX)
    b.op(f"index.{name} {b.value(source)} : {source} to {target}", target)


@recipe("index", weight=2)
def index_constants(b: Builder) -> None:
    kind = b.rng.random()
    if kind < 0.6:
        b.op(f"index.constant {b.element('index')}", INDEX)
    elif kind < 0.8:
        b.op(f"index.bool.constant {b.pick(('true', 'false'))}", scalar("i1"))
    else:
        b.op("index.sizeof", INDEX)


# ---------------------------------------------------------------------------------------------------------------------

COMPLEX = [scalar("complex<f32>"), scalar("complex<f64>"), scalar("complex<f32>")]
COMPLEX_BINARY = "add sub mul div pow atan2 add sub mul".split()
COMPLEX_UNARY = "conj cos exp expm1 log log1p neg rsqrt sign sin sqrt tan tanh neg conj log exp".split()


def complex_value(b: Builder, type: T) -> str:
    part = type.element[8:-1]
    if b.chance(0.35):
        first, second = (b.element(part) for _ in range(2))
        return b.op(f"complex.constant [{first} : {part}, {second} : {part}] : {type}", type)
    return b.value(type, 0.0)


@recipe("complex", weight=4)
def complex_binary(b: Builder) -> None:
    type = b.same("complex", COMPLEX, 0.9)
    lhs = complex_value(b, type)
    rhs = lhs if b.chance(0.1) else complex_value(b, type)
    b.op(f"complex.{b.pick(COMPLEX_BINARY)} {lhs}, {rhs}{b.pick(FASTMATH)} : {type}", type)


@recipe("complex", weight=4)
def complex_unary(b: Builder) -> None:
    type = b.same("complex", COMPLEX, 0.9)
    b.op(f"complex.{b.pick(COMPLEX_UNARY)} {complex_value(b, type)}{b.pick(FASTMATH)} : {type}", type)


@recipe("complex", weight=5)
def complex_parts(b: Builder) -> None:
    type = b.same("complex", COMPLEX, 0.9)
    part = scalar(type.element[8:-1])
    name = b.pick(("re", "im", "abs", "angle", "create", "create", "create", "eq", "neq", "bitcast", "powi"))
    if name == "create":
        b.op(f"complex.create {b.value(part)}, {b.value(part)} : {type}", type)
    elif name in ("eq", "neq"):
        lhs = complex_value(b, type)
        b.op(f"complex.{name} {lhs}, {lhs if b.chance(0.2) else complex_value(b, type)} : {type}", scalar("i1"))
    elif name == "bitcast":
        whole = scalar({"f32": "i64", "f64": "i128"}[part.element])
        if part.element == "f32":
            if b.chance(0.5):
                b.op(f"complex.bitcast {complex_value(b, type)} : {type} to {whole}", whole)
            else:
                b.op(f"complex.bitcast {b.value(whole)} : {whole} to {type}", type)
    elif name == "powi":
        b.op(f"complex.powi {complex_value(b, type)}, {b.value(scalar('i32'))} : {type}", type)
    else:
        b.op(f"complex.{name} {complex_value(b, type)}{b.pick(FASTMATH)} : {type}", part)
