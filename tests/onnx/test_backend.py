"""ONNX's backend interface, on a sample of the node tests that the package brings along."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")
from onnx import helper  # noqa: E402

import lamina.onnx.backend as backend  # noqa: E402

# What is imported, in many parts; names are those of ONNX's node tests.
SAMPLE = (
    "test_add_bcast", "test_and_bcast3v1d", "test_argmax_keepdims_example_select_last_index",
    "test_averagepool_2d_ceil", "test_basic_conv_with_padding", "test_batchnorm_epsilon_training_mode",
    "test_bitshift_right_int8_shift_ge_width", "test_bitshift_right_int8_negative_shift",
    "test_cast_FLOAT_to_FLOAT8E4M3FN", "test_cast_FLOAT16_to_UINT4",
    "test_clip_default_int8_min", "test_convinteger_with_padding", "test_convtranspose_autopad_same",
    "test_cumsum_2d_axis_1", "test_dequantizelinear_blocked", "test_dynamicquantizelinear",
    "test_einsum_batch_diagonal",
    "test_gathernd_example_int32_batch_dim1", "test_gemm_all_attributes", "test_gru_seq_length", "test_hardmax_axis_1",
    "test_if", "test_layer_normalization_4d_axis1", "test_loop13_seq_none", "test_lstm_with_peepholes",
    "test_maxpool_with_argmax_2d_precomputed_strides", "test_mod_mixed_sign_int8", "test_nonmaxsuppression_two_classes",
    "test_nonzero_example", "test_onehot_with_negative_axis", "test_pow_types_int32_float32", "test_qlinearconv",
    "test_qlinearmatmul_2D_uint8_float32", "test_quantizelinear_blocked_asymmetric", "test_quantizelinear_e4m3fn",
    "test_reduce_log_sum_exp_keepdims_example", "test_reflect_pad", "test_resize_upsample_scales_cubic",
    "test_rotary_embedding", "test_scan9_sum", "test_scatternd_add", "test_slice_neg_steps",
    "test_split_equal_parts_default_axis_opset18", "test_top_k_smallest", "test_trilu_zero", "test_where_example",
)  # fmt: skip


@pytest.fixture(scope="module")
def cases():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from onnx.backend.test.loader import load_model_tests

        return {case.name: case for case in load_model_tests(kind="node")}


def plain(value):
    return onnx.numpy_helper.to_array(value) if isinstance(value, onnx.TensorProto) else np.asarray(value)


def test_sample_of_node_tests(cases):
    present = [cases[name] for name in SAMPLE if name in cases]
    assert len(present) > 0.8 * len(SAMPLE)
    failed = []
    for case in present:
        for inputs, expected in case.data_sets:
            found = backend.prepare(case.model).run([plain(one) for one in inputs])
            for mine, theirs in zip(found, map(plain, expected), strict=True):
                same = mine.dtype == theirs.dtype and mine.shape == theirs.shape
                mine, theirs = (one.astype(np.float64) for one in (mine, theirs))
                if not same or not np.allclose(mine, theirs, case.rtol, case.atol, equal_nan=True):
                    failed.append(case.name)
    assert not failed


def test_run_node():
    (y,) = backend.run_node(helper.make_node("Sub", ["a", "b"], ["y"]), [np.float32([3, 4]), np.float32([1])])
    np.testing.assert_array_equal(y, np.float32([2, 3]))


def test_devices():
    assert backend.supports_device("CPU")
    assert not backend.supports_device("CUDA:0")


def test_shapes_that_are_inputs_compile_for_each_value():
    x, s = (helper.make_tensor_value_info(name, kind, shape) for name, kind, shape in
            (("x", 1, [2, 6]), ("s", 7, [2])))  # fmt: skip
    y = helper.make_tensor_value_info("y", 1, [None, None])
    graph = helper.make_graph([helper.make_node("Reshape", ["x", "s"], ["y"])], "g", [x, s], [y])
    prepared = backend.prepare(helper.make_model(graph, ir_version=10, opset_imports=[helper.make_opsetid("", 18)]))
    data = np.arange(12, dtype=np.float32).reshape(2, 6)
    for shape in ((3, 4), (12, 1), (-1, 2)):
        (made,) = prepared.run([data, np.array(shape)])
        np.testing.assert_array_equal(made, data.reshape(shape))
