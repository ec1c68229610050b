"""Schedules in Python: steps act at once, what they do is recorded, and failures are exceptions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import lamina
from lamina.schedule import ScheduleError, Session, library
from lamina.schedule.dims import dim_names
from lamina.schedule.handles import Handle

PRODUCT = """
func.func @f(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) -> tensor<64x48xf32> {
  %z = arith.constant 0.0 : f32
  %i = linalg.fill ins(%z : f32) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  %e = linalg.exp ins(%a : tensor<64x32xf32>) outs(%a : tensor<64x32xf32>) -> tensor<64x32xf32>
  %0 = linalg.matmul ins(%e, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%i : tensor<64x48xf32>)
    -> tensor<64x48xf32>
  return %0 : tensor<64x48xf32>
}
"""


def tile_and_fuse(s: Session) -> None:
    tile, loops = s.match("linalg.matmul").one().tile(m=8, n=16, using="forall")
    assert len(loops) == 1
    exp, fill = tile.fuse_producers()
    assert (exp.op.name, fill.op.name) == ("linalg.exp", "linalg.fill")
    tile, steps = tile.tile(k=4)
    assert len(steps) == 1
    tile.vectorize()
    s.canonicalize()
    s.bufferize()
    s.cse()


def knobs_and_loops(s: Session) -> None:
    size = s.knob("size", [4, 8, 16], selected=8)
    assert size.values == [8]
    tile, _ = s.match("linalg.matmul").tile(size, 16)
    for one in s.match("linalg.fill", "linalg.exp"):
        one.annotate("seen", {"number": 3, "text": "a"})
    tile.generalize().interchange("n", 0, "k")


def reductions(s: Session) -> None:
    _, parts, all_, loop = s.match("linalg.matmul").generalize().tile_reduction(k=8)
    assert (parts.op.name, all_.op.name, loop.op.name) == ("linalg.generic", "linalg.reduce", "scf.for")
    s.match("linalg.exp").vector_tile(1, 8, dim=1)


def loops(s: Session) -> None:
    _, (outer, _) = s.match("linalg.matmul").tile(m=24, n=16)
    main, rest = outer.peel()
    assert main.op.name == rest.op.name == "scf.for"
    s.match("scf.for").split()[-1].unroll(3)
    tile, _ = s.match("linalg.matmul").split()[0].tile(m=5)
    padded, pads, _ = tile.pad("m", values=[0.0, 0.0, 0.0], nofold_flags=[1, 0, 0], copy_back_op="none")
    assert padded.op.name == "linalg.matmul"
    assert pads
    s.match(attributes={"nothing": None})
    s.match(interface="LinalgOp").apply("debug.emit_remark_at", message="here")


def shapes(s: Session) -> None:
    first, second = s.match("linalg.exp").split_dim("d0", 40)
    first.annotate("first")
    second.annotate("second", 2)
    s.match("linalg.matmul").pack(m=8, n=16)
    s.run_pass("linalg-generalize-named-ops").match("func.func").run_pass("canonicalize", max_iterations=3)


@lamina.schedule.sequence
def clean(functions: lamina.schedule.Handle, times: int) -> lamina.schedule.Handle:
    for _ in range(times):
        functions.canonicalize()
    return functions.vectorize_children()


def sequences(s: Session) -> None:
    for _ in range(2):
        functions = clean(s.match("func.func"), 2)
        functions.annotate("done")
    clean(functions, 1)


SCHEDULES: list[Callable[[Session], None]] = [tile_and_fuse, knobs_and_loops, reductions, loops, shapes, sequences]


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_script_does_the_same(schedule: Callable[[Session], None], tmp_path: Path) -> None:
    module = lamina.parse(PRODUCT)
    with lamina.schedule.on(module) as s:
        schedule(s)
    again = lamina.parse(PRODUCT)
    path = tmp_path / "script.mlir"
    path.write_text(s.script())
    lamina.run_pipeline(
        again, f"builtin.module(transform-preload-library{{transform-library-paths={path}}},transform-interpreter)"
    )
    assert str(again) == str(module)


def test_equal_sequences_are_included_again() -> None:
    with lamina.schedule.on(PRODUCT) as s:
        sequences(s)
    script = s.script()
    assert script.count("named_sequence @clean(") == 1
    assert script.count("named_sequence @clean_0(") == 1
    assert script.count("include @clean failures(propagate)") == 2


def test_failures_are_at_the_line_and_change_nothing() -> None:
    module = lamina.parse(PRODUCT)
    s = lamina.schedule.on(module)
    functions = s.match("func.func")
    before, script = str(module), s.script()
    with pytest.raises(ScheduleError, match="cannot vectorize") as found:
        functions.vectorize()
    assert "test_python.py:" in str(found.value)
    assert str(module) == before
    assert s.script() == script
    assert functions.op.name == "func.func"


def test_invalidated_handles() -> None:
    s = lamina.schedule.on(PRODUCT)
    product = s.match("linalg.matmul")
    other = s.match(interface="LinalgOp")
    tile, _ = product.tile(8)
    for handle in (product, other):
        with pytest.raises(ScheduleError, match="invalidated by 'transform.structured.tile_using_for'") as found:
            handle.annotate("x")
        assert "tile, _ = product.tile(8)" in str(found.value)
    assert repr(product) == "<Handle: invalidated by transform.structured.tile_using_for>"
    assert repr(tile) == "<Handle, 1: linalg.matmul m = 8, n = 48, k = 32>"


def test_handles_show_their_operations() -> None:
    s = lamina.schedule.on(PRODUCT)
    both = s.match("linalg.fill", "linalg.exp")
    assert len(both) == 2
    assert repr(both) == "<Handle, 2: linalg.fill d0 = 64, d1 = 48; linalg.exp d0 = 64, d1 = 32>"
    assert [one.op for one in both] == both.ops
    assert both[1].op.name == "linalg.exp"
    assert len(both[0] + both[1]) == 2
    with pytest.raises(ScheduleError, match="expected one operation, the handle has 2"):
        both.one()


def test_unknown_dims_list_the_known() -> None:
    s = lamina.schedule.on(PRODUCT)
    with pytest.raises(ScheduleError, match="no loop 'q'; its loops are m/d0, n/d1, k/d2"):
        s.match("linalg.matmul").tile(q=4)
    with pytest.raises(ScheduleError, match="no loop 3: it has 3"):
        s.match("linalg.matmul").generalize().interchange(3, 1, 0)


def test_unknown_operations_name_near_ones() -> None:
    s = lamina.schedule.on(PRODUCT)
    with pytest.raises(ScheduleError, match="no operation 'transform.structured.tile_using_four'; near are transform"):
        s.module.apply("structured.tile_using_four")


def test_handles_stay_in_their_sequence() -> None:
    s = lamina.schedule.on(PRODUCT)
    outside = s.match("linalg.exp")

    @lamina.schedule.sequence
    def leak(functions: lamina.schedule.Handle) -> None:
        outside.annotate("x")

    with pytest.raises(ScheduleError, match="uses a handle of another sequence"):
        leak(s.match("func.func"))


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("conv_2d_nhwc_hwcf", "n h/y w/x f/c kh/ry kw/rx ci/rc"),
        ("conv_1d_ncw_fcw", "n f/c w/x ci/rc kw/rx"),
        ("conv_2d", "h/y w/x kh/ry kw/rx"),
        ("depthwise_conv_2d_nhwc_hwc", "n h/y w/x c kh/ry kw/rx"),
        ("pooling_nchw_max", "n c h/y w/x kh/ry kw/rx"),
    ],
)
def test_names_of_convolutions(name: str, names: str) -> None:
    ranks = {"conv_1d_ncw_fcw": (3, 3, 3), "conv_2d": (2, 2, 2), "depthwise_conv_2d_nhwc_hwc": (4, 3, 4)}
    image, window, result = (
        f"tensor<{'x'.join('?' * rank)}xf32>" for rank in ranks.get(name, (4, 2, 4) if "pooling" in name else (4, 4, 4))
    )
    module = lamina.parse(f"""
      func.func @f(%a: {image}, %b: {window}, %c: {result}) -> {result} {{
        %0 = linalg.{name} ins(%a, %b : {image}, {window}) outs(%c : {result}) -> {result}
        return %0 : {result}
      }}""")
    (op,) = [inner for inner in module.walk() if inner.name.startswith("linalg.") and inner.results]
    found = [known[:-1] for known in dim_names(op)]
    assert " ".join("/".join(known) for known in found) == names


def test_mappings_are_text() -> None:
    with lamina.schedule.on(PRODUCT) as s:
        s.match("linalg.matmul").tile(4, 2, using="forall", threads=True, mapping=["#gpu.thread<x>", "#gpu.thread<y>"])
    assert "mapping = [#gpu.thread<x>, #gpu.thread<y>]" in str(s.payload)
    with pytest.raises(TypeError, match='threads and mapping are for using="forall"'):
        s.match("linalg.fill").tile(4, mapping=["#gpu.thread<x>"])


@pytest.mark.parametrize(("step", "kind", "message"), [
    (lambda s, op: s.match(interface="LinalgOpp"), ScheduleError, r"interface is one of 'LinalgOp', .*mean 'LinalgOp'"),
    (lambda s, op: s.match(3), TypeError, r"name 0 of match\(\) must be text, not 3"),
    (lambda s, op: op.tile(m=3, using="while"), ScheduleError, "using is one of 'for', 'forall', not 'while'"),
    (lambda s, op: op.tile_reduction(k=3, using="while"), ScheduleError, "using is one of .*, not 'while'"),
    (lambda s, op: s.bufferize(layout="identical"), ScheduleError, "layout is one of .*did you mean 'identity'"),
    (lambda s, op: op.tile(1, m=3), ScheduleError, "the loop 'm' has two sizes: size 0 and 'm'"),
    (lambda s, op: op.tile(m=3, d0=4), ScheduleError, "the loop 'd0' has two sizes: 'm' and 'd0'"),
    (lambda s, op: op.tile(m="8"), TypeError, "the size of 'm' must be an integer, not '8'"),
    (lambda s, op: op.tile(m=8.0), TypeError, "the size of 'm' must be an integer, not 8.0"),
    (lambda s, op: op.tile(10**30), ScheduleError, "size 0 is 10{30}, which is beyond 64 bits"),
    (lambda s, op: op.apply("structured.tile_using_for", static_sizes="abc"), ScheduleError, "tile_using_for': .*abc"),
    (lambda s, op: s.knob("r", []), ScheduleError, "the knob 'r' has no options"),
    (lambda s, op: (s.knob("r", [1, 2]), s.knob("r", [1, 3])), ScheduleError, "a knob 'r' with other options"),
    (lambda s, op: library.convolution(op), ScheduleError, "'linalg.matmul' is not a convolution or pooling"),
    (lambda s, op: library.contraction(op, m="8"), TypeError, "the size of 'm' must be an integer, not '8'"),
    (lambda s, op: lamina.schedule.on(3), TypeError, r"on\(\) takes a module, its text or a path, not 3"),
])  # fmt: skip
def test_nonsense_is_refused_with_the_name_of_the_argument(
    step: Callable[[Session, Handle], object], kind: type[Exception], message: str
) -> None:
    session = lamina.schedule.on(lamina.parse(PRODUCT))
    before = str(session.payload)
    with pytest.raises(kind, match=message) as caught:
        step(session, session.match("linalg.matmul"))
    assert str(session.payload) == before
    if isinstance(caught.value, ScheduleError):
        assert "test_python.py" in str(caught.value)
