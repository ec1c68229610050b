"""Sequences and optional values of models, which nothing is left of in the program."""

from __future__ import annotations

import numpy as np
import pytest

import lamina

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")
from onnx import TensorProto as T  # noqa: E402
from onnx import helper  # noqa: E402

from lamina.onnx.errors import OnnxImportError  # noqa: E402
from tests.onnx.models import floats, model, node  # noqa: E402


def run(nodes, x, constants=(), sizes=None):
    proto = model(nodes, [("x", x)], "y", constants)
    return lamina.compile(lamina.onnx.load(proto, sizes)).main(x)


def test_parts_are_taken_from_a_sequence_and_put_together():
    x = floats(7, 3)
    nodes = [
        node("SplitToSequence", "x", "three", output="parts"),
        node("SequenceErase", "parts", "zero", output="rest"),
        node("SequenceAt", "parts", "zero", output="first"),
        node("SequenceInsert", "rest", "first", output="turned"),
        node("SequenceInsert", "turned", "first", "minus", output="four"),
        node("SequenceLength", "four", output="count"),
        node("ConcatFromSequence", "four", output="joined", axis=0),
        node("Cast", "count", output="number", to=T.FLOAT),
        node("Add", "joined", "number"),
    ]
    constants = [("three", np.int64(3)), ("zero", np.int64(0)), ("minus", np.int64(-1))]
    a, b, c = x[:3], x[3:6], x[6:]
    np.testing.assert_array_equal(run(nodes, x, constants), np.concatenate([b, c, a, a]) + np.float32(4))


def test_parts_may_be_of_unknown_size_and_lose_the_axis():
    x = floats(2, 3, 5)
    symbolic = model(
        [node("SplitToSequence", "x", output="parts", axis=1, keepdims=0),
         node("ConcatFromSequence", "parts", axis=-1, new_axis=1)], [("x", x)], "y",
    )  # fmt: skip
    symbolic.graph.input[0].type.tensor_type.shape.dim[2].dim_param = "N"
    main = lamina.compile(lamina.onnx.load(symbolic)).main
    np.testing.assert_array_equal(main(x), np.moveaxis(x, 1, -1))
    np.testing.assert_array_equal(main(x[..., :2]), np.moveaxis(x[..., :2], 1, -1))


def test_a_loop_over_a_sequence_is_written_out():
    """Each round appends a part times its number, and collects its sum."""
    body = helper.make_graph(
        [node("SequenceAt", "parts", "i", output="part"), node("Cast", "i", output="f", to=T.FLOAT),
         node("Mul", "part", "f", output="scaled"), node("SequenceInsert", "old", "scaled", output="new"),
         node("ReduceSum", "scaled", output="sum", keepdims=0), node("Identity", "keep", output="again")],
        "body",
        [helper.make_tensor_value_info("i", T.INT64, []), helper.make_tensor_value_info("keep", T.BOOL, []),
         helper.make_tensor_sequence_value_info("old", T.FLOAT, None)],
        [helper.make_tensor_value_info("again", T.BOOL, []),
         helper.make_tensor_sequence_value_info("new", T.FLOAT, None),
         helper.make_tensor_value_info("sum", T.FLOAT, [])],
    )  # fmt: skip
    nodes = [
        node("SplitToSequence", "x", output="parts"),
        node("SequenceEmpty", output="empty"),
        helper.make_node("Loop", ["four", "", "empty"], ["all", "sums"], body=body, name="loop"),
        node("ConcatFromSequence", "all", output="joined", axis=0),
        node("Unsqueeze", "sums", "one", output="column"),
        node("Add", "joined", "column"),
    ]
    x = floats(4, 3)
    scaled = x * np.arange(4, dtype=np.float32)[:, None]
    found = run(nodes, x, [("four", np.int64(4)), ("one", np.int64([1]))])
    np.testing.assert_allclose(found, scaled + scaled.sum(1, keepdims=True), 1e-6, 1e-6)


def test_a_graph_maps_the_tensors_of_sequences():
    body = helper.make_graph(
        [node("Sub", "a", "b", output="c")], "body",
        [helper.make_tensor_value_info(name, T.FLOAT, None) for name in "ab"],
        [helper.make_tensor_value_info("c", T.FLOAT, None)],
    )  # fmt: skip
    nodes = [node("SplitToSequence", "x", output="parts"), node("SequenceConstruct", "x", "x", output="wholes"),
             node("SequenceMap", "wholes", "parts", output="less", body=body),
             node("ConcatFromSequence", "less", axis=0)]  # fmt: skip
    x = floats(2, 3)
    np.testing.assert_array_equal(run(nodes, x), np.concatenate([x - x[:1], x - x[1:]]))


def test_optional_values():
    then = helper.make_graph([node("OptionalGetElement", "maybe", output="t")], "then", [],
                             [helper.make_tensor_value_info("t", T.FLOAT, None)])  # fmt: skip
    other = helper.make_graph([node("Neg", "x", output="e")], "else", [],
                              [helper.make_tensor_value_info("e", T.FLOAT, None)])  # fmt: skip
    x, sign = floats(3), {True: 1, False: -1}
    for is_there in (True, False):
        empty = helper.make_node("Optional", [], ["maybe"], type=helper.make_tensor_type_proto(T.FLOAT, [3]))
        nodes = [node("Optional", "x", output="maybe") if is_there else empty,
                 node("OptionalHasElement", "maybe", output="has"),
                 node("If", "has", then_branch=then, else_branch=other)]  # fmt: skip
        np.testing.assert_array_equal(run(nodes, x), sign[is_there] * x)


@pytest.mark.parametrize(
    ("nodes", "reason"),
    [
        ([node("SplitToSequence", "x")], "output 'y' is a sequence; only tensors are supported"),
        ([node("SplitToSequence", "x", output="s"), node("Neg", "s")], "input 0 is a sequence, not a tensor"),
        ([node("SequenceAt", "x", "far")], "input 0 is not a sequence"),
        ([node("SplitToSequence", "x", output="s"), node("SequenceAt", "s", "far")],
         "position 9 is out of range for a sequence of 4 tensors"),
        ([node("SequenceEmpty", output="s"), node("ConcatFromSequence", "s", axis=0)], "its sequence is empty"),
        ([node("SequenceEmpty", output="s", dtype=T.INT64), node("SequenceInsert", "s", "x", output="t"),
          node("SequenceAt", "t", "far")], "a sequence cannot hold both i64 and f32"),
        ([node("Shape", "x", output="n"), node("SplitToSequence", "x", "bad", output="s"),
          node("SequenceAt", "s", "far")], r"parts \[1, 2\] do not make up size 4"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused(nodes, reason):
    with pytest.raises(OnnxImportError, match=reason):
        run(nodes, floats(4, 3), [("far", np.int64(9)), ("bad", np.int64([1, 2]))])
