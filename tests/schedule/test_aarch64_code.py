"""The automatic schedules' inner loops for aarch64, in assembly: vectors, fused multiply-adds, and no spills."""

from __future__ import annotations

import re

import pytest

import lamina
from lamina.execution.codegen import OptimizedModule, Target, binding
from lamina.execution.compile import lower
from lamina.execution.llvm_ir import translate_module
from lamina.remarks.assembly import spills_of
from lamina.schedule import target_named


def _binary(op: str, left: str, right: str, result: str, attributes: str = "") -> str:
    return f"""
    func.func @f(%a: tensor<{left}>, %b: tensor<{right}>, %c: tensor<{result}>) -> tensor<{result}> {{
      %0 = linalg.{op} {attributes} ins(%a, %b : tensor<{left}>, tensor<{right}>) outs(%c : tensor<{result}>)
        -> tensor<{result}>
      return %0 : tensor<{result}>
    }}"""


def _elementwise(type: str, body: str) -> str:
    return f"""
    func.func @f(%a: tensor<{type}>) -> tensor<{type}> {{
      %e = tensor.empty() : tensor<{type}>
      %0 = linalg.map ins(%a : tensor<{type}>) outs(%e : tensor<{type}>) (%x: f32, %o: f32) {{
        {body}
        linalg.yield %y : f32
      }}
      return %0 : tensor<{type}>
    }}"""


SOFTMAX = """
    func.func @f(%a: tensor<64x100xf32>) -> tensor<64x100xf32> {
      %e = tensor.empty() : tensor<64x100xf32>
      %0 = linalg.softmax dimension(1) ins(%a : tensor<64x100xf32>) outs(%e : tensor<64x100xf32>) -> tensor<64x100xf32>
      return %0 : tensor<64x100xf32>
    }"""
TRANSPOSED = (
    "indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, "
    "affine_map<(m, n, k) -> (m, n)>]"
)
STRIDED = "{strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}"
# Kernels and the instruction that does their work.
KERNELS = {
    "matmul f32": (_binary("matmul", "64x96xf32", "96x64xf32", "64x64xf32"), r"fmla\tv\d+\.4s"),
    "matmul f64": (_binary("matmul", "64x96xf64", "96x64xf64", "64x64xf64"), r"fmla\tv\d+\.2d"),
    "matmul i8": (_binary("matmul", "64x64xi8", "64x64xi8", "64x64xi32"), r"smlal2?\tv\d+\.4s"),
    "transposed": (_binary("matmul", "64x96xf32", "64x96xf32", "64x64xf32", TRANSPOSED), r"fmla\tv\d+\.4s"),
    "depthwise": (
        _binary("depthwise_conv_2d_nhwc_hwc", "1x16x16x32xf32", "3x3x32xf32", "1x14x14x32xf32"), r"fmla\tv\d+\.4s",
    ),
    "wide": (_binary("matmul", "100x70xf32", "70x300xf32", "100x300xf32"), r"fmla\tv\d+\.4s"),
    "odd": (_binary("matmul", "100x70xf32", "70x397xf32", "100x397xf32"), r"fmla\tv\d+\.4s"),
    "convolution of rows": (
        _binary("conv_1d_nwc_wcf", "2x66x16xf32", "3x16x48xf32", "2x64x48xf32"), r"fmla\tv\d+\.4s",
    ),
    "convolution": (
        _binary("conv_2d_nhwc_hwcf", "1x33x33x16xf32", "3x3x16x32xf32", "1x16x16x32xf32", STRIDED), r"fmla\tv\d+\.4s",
    ),
    "matvec": (_binary("matvec", "200x100xf32", "100xf32", "200xf32"), r"fmla\tv\d+\.4s"),
    "matvec of long rows": (_binary("matvec", "200x1000xf32", "1000xf32", "200xf32"), r"fmla\tv\d+\.4s"),
    "exp": (_elementwise("1000xf32", "%y = math.exp %x : f32"), r"fmla\tv\d+\.4s"),
    "softmax": (SOFTMAX, r"fmla\tv\d+\.4s"),
}  # fmt: skip


def _assembly(text: str, cpu: str) -> str:
    import llvmlite.binding as llvm

    binding()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = lamina.parse(text)
    lower(module, target=target_named(cpu))
    target = Target("aarch64-unknown-linux-gnu", cpu, "", 3)
    return OptimizedModule(translate_module(module), target).assembly(comments=True)


@pytest.mark.parametrize(
    ("name", "cpu"),
    [*((name, "neoverse-n1") for name in KERNELS), ("convolution", "neoverse-v1"), ("softmax", "neoverse-v1")],
)
def test_inner_loops_do_not_spill(name: str, cpu: str) -> None:
    text, instruction = KERNELS[name]
    assembly = _assembly(text, cpu)
    assert re.search(instruction, assembly)
    assert [loop for loop in spills_of(assembly) if loop.vector_stores or loop.vector_loads] == []
