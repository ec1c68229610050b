"""A front end like Halide's: the algorithm, and separately its schedule.

    import numpy as np
    import lamina.halide as hl

    x, y, xi, yi = hl.vars("x y xi yi")
    image = hl.ImageParam(hl.Float(32), 2, "image")
    blur_x, blur_y = hl.Func("blur_x"), hl.Func("blur_y")
    blur_x[x, y] = (image[x, y] + image[x + 1, y] + image[x + 2, y]) / 3
    blur_y[x, y] = (blur_x[x, y] + blur_x[x, y + 1] + blur_x[x, y + 2]) / 3
    blur_y.tile(x, y, xi, yi, 256, 32).vectorize(xi, 8).parallel(y)
    blur_x.compute_at(blur_y, x).vectorize(x, 8)
    blur_y.print_loop_nest()
    image.set(np.ones((1026, 2050), np.float32))
    result = np.asarray(blur_y.realize([2048, 1024]))

Names are those of Halide's Python bindings. ``func.payload()`` is the algorithm as MLIR text, ``func.schedule_ir()``
the schedule as a script of the transform dialect, ``func.module()`` both. The names are loaded on first
use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

_FUNCTIONS = (
    "select min max clamp abs absd pow atan2 hypot fract lerp logical_not is_nan mux saturating_cast "
    "exp log sqrt sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh erf floor ceil round trunc "
    "i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 "
    "i8_sat i16_sat i32_sat i64_sat u8_sat u16_sat u32_sat u64_sat"
)
_ARITHMETIC = (
    "widening_add widening_sub widening_mul saturating_add saturating_sub halving_add halving_sub rounding_halving_add "
    "rounding_shift_left rounding_shift_right mul_shift_right rounding_mul_shift_right div_round_to_zero "
    "mod_round_to_zero count_leading_zeros count_trailing_zeros popcount is_inf is_finite likely likely_if_innermost "
    "fast_exp fast_log fast_sin fast_cos fast_pow fast_inverse fast_inverse_sqrt"
)
_MODULES = {
    "types": "Type Int UInt Float BFloat Bool",
    "expr": "Expr cast",
    "domain": "Var RVar RDom Range vars",
    "buffer": "Buffer ImageParam Param",
    "func": "Func Tuple",
    "schedule": "TailStrategy LoopAlignStrategy PrefetchBoundStrategy",
    "printing": "print print_when",
    "outputs": "Pipeline StmtOutputFormat",
    "threads": "set_num_threads get_num_threads",
    "functions": _FUNCTIONS,
    "arithmetic": _ARITHMETIC,
    "reductions": "sum product maximum minimum argmin argmax",
    "boundary": "BoundaryConditions",
    "errors": "HalideError ScheduleError BoundsError OutputError",
}
_PUBLIC = {name: f"lamina.halide.{module}" for module, names in _MODULES.items() for name in names.split()}

if TYPE_CHECKING:
    from lamina.halide.boundary import BoundaryConditions as BoundaryConditions
    from lamina.halide.buffer import Buffer as Buffer
    from lamina.halide.buffer import ImageParam as ImageParam
    from lamina.halide.buffer import Param as Param
    from lamina.halide.domain import Range as Range
    from lamina.halide.domain import RDom as RDom
    from lamina.halide.domain import RVar as RVar
    from lamina.halide.domain import Var as Var
    from lamina.halide.domain import vars as vars
    from lamina.halide.errors import BoundsError as BoundsError
    from lamina.halide.errors import HalideError as HalideError
    from lamina.halide.errors import OutputError as OutputError
    from lamina.halide.errors import ScheduleError as ScheduleError
    from lamina.halide.expr import Expr as Expr
    from lamina.halide.expr import cast as cast
    from lamina.halide.func import Func as Func
    from lamina.halide.func_values import Tuple as Tuple
    from lamina.halide.outputs import Pipeline as Pipeline
    from lamina.halide.outputs import StmtOutputFormat as StmtOutputFormat
    from lamina.halide.printing import print as print
    from lamina.halide.printing import print_when as print_when
    from lamina.halide.reductions import argmax as argmax
    from lamina.halide.reductions import argmin as argmin
    from lamina.halide.reductions import maximum as maximum
    from lamina.halide.reductions import minimum as minimum
    from lamina.halide.reductions import product as product
    from lamina.halide.reductions import sum as sum
    from lamina.halide.schedule import LoopAlignStrategy as LoopAlignStrategy
    from lamina.halide.schedule import PrefetchBoundStrategy as PrefetchBoundStrategy
    from lamina.halide.schedule import TailStrategy as TailStrategy
    from lamina.halide.threads import get_num_threads as get_num_threads
    from lamina.halide.threads import set_num_threads as set_num_threads
    from lamina.halide.types import BFloat as BFloat
    from lamina.halide.types import Bool as Bool
    from lamina.halide.types import Float as Float
    from lamina.halide.types import Int as Int
    from lamina.halide.types import Type as Type
    from lamina.halide.types import UInt as UInt


def __getattr__(name: str) -> Any:
    import importlib

    module = _PUBLIC.get(name)
    if module is None and len(name) == 2 and name[0] == "_" and name[1].isdigit():
        # Implicit variables: the arguments of the wrapper that in_() creates for an image.
        return importlib.import_module("lamina.halide.domain").Var(name)
    if module is None:
        raise AttributeError(f"module 'lamina.halide' has no attribute {name!r}")
    value = getattr(importlib.import_module(module), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_PUBLIC})
