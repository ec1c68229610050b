"""Elementwise tosa operations become linalg.generic: the body of each, and the broadcast of its operands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.conversion.tosa_lowering.builder import TosaBuilder
from lamina.conversion.tosa_lowering.casts import cast_body
from lamina.dialects.arith import ops as arith
from lamina.dialects.linalg.structure import shape_of
from lamina.dialects.math import ops as math
from lamina.dialects.scf.builders import build_if
from lamina.dialects.scf.ops import YieldOp as ScfYieldOp
from lamina.dialects.tensor.ops import DimOp
from lamina.dialects.tosa.elementwise_ops import ArithmeticRightShiftOp, ClampOp, MaximumOp, MinimumOp, MulOp, NegateOp
from lamina.dialects.tosa.verification import constant_elements, zero_point
from lamina.interfaces.tiling import Size
from lamina.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap
from lamina.ir.attribute import Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, RankedTensorType, element_type_or_self, i1, i8, i32
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, RewritePattern

BodyMaker = Callable[[TosaBuilder, Any, Sequence[Value], Type], Value | None]

# Operations that are one operation on scalars: of floats, of integers.
_FLOATS: dict[str, Any] = {
    "abs": math.AbsFOp, "add": arith.AddFOp, "ceil": math.CeilOp, "cos": math.CosOp, "erf": math.ErfOp,
    "exp": math.ExpOp, "floor": math.FloorOp, "log": math.LogOp, "pow": math.PowFOp, "rsqrt": math.RsqrtOp,
    "sin": math.SinOp, "sub": arith.SubFOp, "tanh": math.TanhOp, "select": arith.SelectOp,
}  # fmt: skip
_INTEGERS: dict[str, Any] = {
    "add": arith.AddIOp, "bitwise_and": arith.AndIOp, "bitwise_or": arith.OrIOp, "bitwise_xor": arith.XOrIOp,
    "clz": math.CountLeadingZerosOp, "intdiv": arith.DivSIOp, "logical_left_shift": arith.ShLIOp,
    "logical_right_shift": arith.ShRUIOp, "maximum": arith.MaxSIOp, "minimum": arith.MinSIOp,
    "select": arith.SelectOp, "sub": arith.SubIOp,
}  # fmt: skip
_BOOLEANS: dict[str, Any] = {"logical_and": arith.AndIOp, "logical_or": arith.OrIOp, "logical_xor": arith.XOrIOp}
_COMPARISONS = {"equal": ("oeq", "eq"), "greater": ("ogt", "sgt"), "greater_equal": ("oge", "sge")}
_BODIES: dict[str, BodyMaker] = {}


def _body(name: str) -> Callable[[BodyMaker], BodyMaker]:
    def register(maker: BodyMaker) -> BodyMaker:
        _BODIES[name] = maker
        return maker

    return register


def scalar_body(build: TosaBuilder, op: Operation, arguments: Sequence[Value], result: Type) -> Value | None:
    """Computes the operation on one element of each operand; None for unsupported types."""
    name = op.name.removeprefix("tosa.")
    element = element_type_or_self(op.operands[1 if name == "select" else 0].type)
    if name in _COMPARISONS:
        floats, integers = _COMPARISONS[name]
        if isinstance(element, FloatType):
            return build.compare_floats(floats, *arguments)
        return build.compare(integers, *arguments) if _is_signless(element) else None
    if isinstance(element, FloatType) and name in _FLOATS:
        scalar: Value = build.rewriter.create(_FLOATS[name], *arguments).results[0]
        return scalar
    if isinstance(element, IntegerType) and name in _INTEGERS:
        if name in ("maximum", "minimum") and not element.is_signless:
            return None
        scalar = build.rewriter.create(_INTEGERS[name], *arguments).results[0]
        return scalar
    if element is i1 and name in _BOOLEANS:
        return build.binary(_BOOLEANS[name], *arguments)
    maker = _BODIES.get(name)
    return maker(build, op, arguments, result) if maker is not None else None


def _is_signless(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.is_signless


@_body("abs")
def _abs(build: TosaBuilder, op: Operation, arguments: Sequence[Value], result: Type) -> Value | None:
    if not isinstance(result, IntegerType):
        return None
    return build.binary(arith.MaxSIOp, arguments[0], build.sub(build.integer(result, 0), arguments[0]))


@_body("reciprocal")
def _reciprocal(build: TosaBuilder, op: Operation, arguments: Sequence[Value], result: Type) -> Value | None:
    if not isinstance(result, FloatType):
        return None
    return build.binary(arith.DivFOp, build.real(result, 1.0), arguments[0])


@_body("sigmoid")
def _sigmoid(build: TosaBuilder, op: Operation, arguments: Sequence[Value], result: Type) -> Value | None:
    if not isinstance(result, FloatType):
        return None
    one = build.real(result, 1.0)
    power: Value = build.rewriter.create(math.ExpOp, build.negate(arguments[0])).results[0]
    return build.binary(arith.DivFOp, one, build.binary(arith.AddFOp, power, one))


@_body("bitwise_not")
def _bitwise_not(build: TosaBuilder, op: Operation, arguments: Sequence[Value], result: Type) -> Value | None:
    if not isinstance(result, IntegerType):
        return None
    return build.binary(arith.XOrIOp, arguments[0], build.integer(result, -1))


@_body("logical_not")
def _logical_not(build: TosaBuilder, op: Operation, arguments: Sequence[Value], result: Type) -> Value | None:
    return build.binary(arith.XOrIOp, arguments[0], build.integer(result, 1)) if result is i1 else None


@_body("mul")
def _mul(build: TosaBuilder, op: MulOp, arguments: Sequence[Value], result: Type) -> Value | None:
    left, right = arguments[:2]
    shift = _constant_shift(op)
    if isinstance(left.type, FloatType):
        return build.binary(arith.MulFOp, left, right) if not shift else None
    if not isinstance(left.type, IntegerType):
        return None
    if shift is None or shift > 0:
        amount = build.integer(i8, shift) if shift is not None else arguments[2]
        left, right = _extended(build, left, i32), _extended(build, right, i32)
        return build.apply_scale(left, right, amount, "SINGLE_ROUND")
    return build.mul(_extended(build, left, result), _extended(build, right, result))


def _extended(build: TosaBuilder, value: Value, type: Type) -> Value:
    return value if value.type is type else build.cast(arith.ExtSIOp, value, type)


def _constant_shift(op: MulOp) -> int | None:
    elements = constant_elements(op.shift)
    return None if elements is None else int(elements.array.reshape(-1)[0])


@_body("negate")
def _negate(build: TosaBuilder, op: NegateOp, arguments: Sequence[Value], result: Type) -> Value | None:
    if isinstance(result, FloatType):
        return build.negate(arguments[0])
    if not isinstance(result, IntegerType):
        return None
    points = (zero_point(op.input1_zp), zero_point(op.output_zp))
    width = result.width
    if points[0] is not None and points[1] is not None:
        total = points[0] + points[1]
        most = (1 << (width - 1)) - 1 + abs(total) + 1
        wide = next((each for each in (16, 32) if most < 1 << (each - 1)), 64)
        middle: Type = IntegerType(wide)
        offset = build.integer(middle, total)
    else:
        middle = IntegerType(64)
        offset = build.add(_extended(build, arguments[1], middle), _extended(build, arguments[2], middle))
    difference = build.sub(offset, _extended(build, arguments[0], middle))
    low, high = build.integer(middle, -(1 << (width - 1))), build.integer(middle, (1 << (width - 1)) - 1)
    limited = build.clamp(difference, low, high)
    return limited if middle is result else build.cast(arith.TruncIOp, limited, result)


@_body("arithmetic_right_shift")
def _arithmetic_right_shift(
    build: TosaBuilder, op: ArithmeticRightShiftOp, arguments: Sequence[Value], result: Type
) -> Value | None:
    if not isinstance(result, IntegerType):
        return None
    value, amount = arguments
    shifted = build.binary(arith.ShRSIOp, value, amount)
    if not op.round:
        return shifted
    one, zero = build.integer(result, 1), build.integer(result, 0)
    never, true = build.integer(i1, 0), build.integer(i1, 1)
    is_shifted = build.compare("sgt", amount, zero)
    last = build.binary(arith.ShRSIOp, value, build.sub(amount, one))
    is_odd = build.both(build.cast(arith.TruncIOp, last, i1), true)
    rounds = build.select(is_shifted, is_odd, never)
    return build.add(shifted, build.cast(arith.ExtUIOp, rounds, result))


def _extremum(cls: Any) -> BodyMaker:
    def make(build: TosaBuilder, op: MaximumOp | MinimumOp, arguments: Sequence[Value], result: Type) -> Value | None:
        if not isinstance(result, FloatType):
            return None
        left, right = arguments
        extremum = build.binary(cls, left, right)
        if op.nan_mode.spelling == "PROPAGATE":
            return extremum
        left_is_nan, right_is_nan = (build.compare_floats("uno", each, each) for each in (left, right))
        return build.select(right_is_nan, left, build.select(left_is_nan, right, extremum))

    return make


_body("maximum")(_extremum(arith.MaximumFOp))
_body("minimum")(_extremum(arith.MinimumFOp))


@_body("clamp")
def _clamp(build: TosaBuilder, op: ClampOp, arguments: Sequence[Value], result: Type) -> Value | None:
    value = arguments[0]
    if isinstance(result, IntegerType):
        plain = IntegerType(result.width)
        assert isinstance(op.min_val, IntegerAttr) and isinstance(op.max_val, IntegerAttr)
        low, high = build.integer(plain, op.min_val.value), build.integer(plain, op.max_val.value)
        return build.clamp(value, low, high, result.is_unsigned)
    if not isinstance(result, FloatType):
        return None
    low, high = build.constant(result, op.min_val), build.constant(result, op.max_val)
    limited = build.clamp_float(value, low, high)
    if op.nan_mode.spelling == "PROPAGATE":
        return limited
    return build.select(build.compare_floats("uno", value, value), low, limited)


_body("cast")(cast_body)

ELEMENTWISE = tuple(sorted({*_FLOATS, *_INTEGERS, *_BOOLEANS, *_COMPARISONS, *_BODIES}))


# ---- Broadcasts


class _Indices:
    """Index constants, each created once."""

    def __init__(self, build: TosaBuilder) -> None:
        self.build = build
        self.made: dict[int, Value] = {}

    def constant(self, number: int) -> Value:
        if number not in self.made:
            self.made[number] = self.build.index(number)
        return self.made[number]

    def dim(self, value: Value, axis: int) -> Value:
        return self.build.rewriter.create(DimOp, value, self.constant(axis)).result


def _target_size(indices: _Indices, operands: Sequence[Any], axis: int) -> tuple[Size, Value | None]:
    """Returns the size of the result along an axis, and the operand that alone decides it."""
    for value in operands:
        size = value.type.shape[axis]
        if size != DYNAMIC and size > 1:
            return size, value
    unknown = [value for value in operands if value.type.shape[axis] == DYNAMIC]
    if not unknown:
        return 1, operands[0]
    largest = indices.dim(unknown[0], axis)
    for value in unknown[1:]:
        largest = indices.build.binary(arith.MaxUIOp, largest, indices.dim(value, axis))
    return largest, unknown[0] if len(unknown) == 1 else None


def _broadcast(indices: _Indices, value: Value[RankedTensorType], axis: int, size: Size, master: Value | None) -> Value:
    """Returns the value, repeated along an axis if its size there turns out to be one."""
    type, build = value.type, indices.build
    if type.shape[axis] != DYNAMIC or value is master:
        same: Value = value
        return same
    one = indices.constant(1)
    is_one = build.compare("eq", indices.dim(value, axis), one)
    branch = build_if(build.rewriter, is_one, [type], with_else=True)
    with build.rewriter.insertion_guard(InsertionPoint(branch.regions[0].entry_block)):
        local = _Indices(build)
        sizes: list[Size] = [
            size if each == axis else local.dim(value, each) if own == DYNAMIC else own
            for each, own in enumerate(type.shape)
        ]
        target = build.empty_of_sizes(sizes, type.element_type)
        places: list[AffineExpr] = [
            AffineConstantExpr(0) if each == axis else AffineDimExpr(each) for each in range(type.rank)
        ]
        maps = [AffineMap(type.rank, 0, places), AffineMap.identity(type.rank)]
        repeated = build.generic([value], [target], maps, lambda element, _: [element]).results[0]
        build.rewriter.create(ScfYieldOp, [build.as_type(repeated, type)])
    with build.rewriter.insertion_guard(InsertionPoint(branch.regions[1].entry_block)):
        build.rewriter.create(ScfYieldOp, [value])
    result: Value = branch.results[0]
    return result


def _broadcast_operands(
    indices: _Indices, operands: Sequence[Any], sizes: Sequence[tuple[Size, Value | None]]
) -> list[Value]:
    if len(operands) == 1 or all(value.type.has_static_shape for value in operands):
        return list(operands)
    broadcast = []
    for value in operands:
        for axis, (size, master) in enumerate(sizes):
            value = _broadcast(indices, value, axis, size, master)
        broadcast.append(value)
    return broadcast


def _broadcastable(op: Operation) -> list[Value]:
    """Returns the operands that have a place in the generic operation; constants of one element have not."""
    operands = list(op.operands)
    if isinstance(op, MulOp):
        return operands[:2] if constant_elements(op.shift) is not None else operands
    if isinstance(op, NegateOp):
        points = (zero_point(op.input1_zp), zero_point(op.output_zp))
        return operands if points == (None, None) else operands[:1]
    return operands


class PointwiseConverter(RewritePattern):
    """Any elementwise operation of the table."""

    root = tuple(f"tosa.{name}" for name in ELEMENTWISE)

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> Outcome:
        result = op.results[0].type
        if not all(isinstance(value.type, RankedTensorType) for value in (*op.operands, *op.results)):
            return rewriter.notify_match_failure(op, "unranked tensors are not supported")
        assert isinstance(result, RankedTensorType)
        elements = [element_type_or_self(value.type) for value in (*op.operands, *op.results)]
        if not all(isinstance(type, FloatType) or _is_signless(type) for type in elements):
            return rewriter.notify_match_failure(op, "only floats and signless integers are supported")
        build = TosaBuilder(rewriter)
        indices = _Indices(build)
        operands = _broadcastable(op)
        # A shift in a variable has one element, whatever the rank of what is shifted.
        whole = [value for value in operands if type_as(value, RankedTensorType).rank == result.rank]
        sizes = [_target_size(indices, whole, axis) for axis in range(result.rank)]
        inputs = [*_broadcast_operands(indices, whole, sizes), *operands[len(whole) :]]
        target = build.empty_of_sizes([size for size, _ in sizes], result.element_type)
        maps = [_operand_map(value.type, result) for value in inputs]
        failed = False

        def body(*arguments: Value) -> list[Value]:
            nonlocal failed
            scalar = scalar_body(build, op, arguments[: len(op.operands)], result.element_type)
            failed = scalar is None
            return [arguments[-1] if scalar is None else scalar]

        new_op = build.generic(inputs, [target], [*maps, AffineMap.identity(result.rank)], body)
        if failed:
            return rewriter.notify_match_failure(op, "the operation is not lowered for these element types")
        rewriter.replace_op(op, [build.as_type(new_op.results[0], result)])
        return True


def _operand_map(type: Type, result: RankedTensorType) -> AffineMap:
    """Sizes of one are read at place 0 where the result is larger, or has no such dim."""
    places: list[AffineExpr] = [
        AffineConstantExpr(0) if size == 1 and result.shape[axis : axis + 1] != (1,) else AffineDimExpr(axis)
        for axis, size in enumerate(shape_of(type))
    ]
    return AffineMap(result.rank, 0, places)
