"""ONNX Runtime's operators of language models, in the domain ``com.microsoft``."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lamina.onnx.elements import UINT8
from lamina.onnx.errors import NodeProblem
from lamina.onnx.operators.products import matrix_product
from lamina.onnx.operators.quantization import dequantize_linear
from lamina.onnx.operators.quantized import MICROSOFT
from lamina.onnx.registry import Node, Results, operator
from lamina.onnx.scalars import Scalar, same
from lamina.onnx.tensors import Array, Tensor

# ---- Products with blocks of small integers


@operator("MatMulNBits", domain=MICROSOFT)
def matmul_nbits(node: Node) -> Results:
    if node.optional(4) is not None:
        raise NodeProblem("a reordering of the weights (g_idx) is not supported")
    weights, bias = _blocked_weights(node), node.optional(5)
    if weights.element is not node[0].element:
        raise NodeProblem(f"{node[0].type} cannot be multiplied with weights in {weights.element}")
    product = matrix_product(node[0], weights, None, False, True)
    return product if bias is None else node.maker.map(lambda x, b: x + b, product, bias)


def _blocked_weights(node: Node) -> Tensor:
    """Returns the matrix that the stored integers stand for; its rows are the columns of the product's right side."""
    depth, rows, bits, block = (node.integer(name) for name in ("K", "N", "bits", "block_size"))
    if bits not in (2, 4, 8) or min(depth, rows, block) <= 0:
        raise NodeProblem(f"{rows} x {depth} weights of {bits} bits in blocks of {block} are not supported")
    maker, count, zero = node.maker, -(-depth // block), node.optional(3)
    if zero is not None and zero.element is not UINT8:
        raise NodeProblem(f"zero points of {zero.element} are not supported")
    points = np.full([rows, count], 1 << bits - 1, np.uint8) if zero is None else _integers(node, 3, rows, count, bits)
    inputs = [
        maker.array(_integers(node, 1, rows, count * block, bits), UINT8),
        maker.reshape(node[2], [rows, count]),
        maker.array(points, UINT8),
    ]
    weights = dequantize_linear(Node(node.graph, node.proto, inputs, {"axis": 1, "block_size": block}, node.version))
    assert isinstance(weights, Tensor)
    return maker.slice(weights, [0, 0], [rows, depth])


def _integers(node: Node, index: int, rows: int, columns: int, bits: int) -> Array:
    """Returns a constant input's integers, several of which a byte holds, lowest bits first."""
    array = node[index].array
    per_byte = 8 // bits
    width = -(-columns // per_byte)
    if array is None or array.dtype != np.uint8 or array.size != rows * width:
        raise NodeProblem(f"input {index} must be a constant of {rows} x {width} bytes")
    shifts = np.arange(0, 8, bits, dtype=np.uint8)
    unpacked: Array = (array.reshape(rows, width, 1) >> shifts) & ((1 << bits) - 1)
    return unpacked.reshape(rows, width * per_byte)[:, :columns]


# ---- Attention, by ONNX's own operators

_VERSION = 23


def _standard(
    node: Node, kind: str, inputs: Sequence[Tensor | None], outputs: int, **attributes: int | float
) -> list[Tensor | None]:
    """Returns the results of an operator of ONNX."""
    from onnx import helper

    names = [f"i{index}" if tensor is not None else "" for index, tensor in enumerate(inputs)]
    proto = helper.make_node(kind, names, [f"o{index}" for index in range(outputs)])
    proto.attribute.extend(helper.make_attribute(name, value) for name, value in attributes.items())
    graph = node.graph.child({**node.graph.versions, "": _VERSION}, sees_outer=False)
    return [result if isinstance(result, Tensor) else None for result in graph.results(proto, inputs)]


@operator("RotaryEmbedding", domain=MICROSOFT)
def rotary_embedding(node: Node) -> Results:
    if node.integer("is_packed_batching"):
        raise NodeProblem("packed batches are not supported")
    source, positions, cos, sin = node[0], node[1], node[2], node[3]
    rotated, heads = node.integer("rotary_embedding_dim"), node.integer("num_heads")
    if source.rank == 3 and not heads:
        heads = source.size(2) // (2 * cos.size(1))
    if positions.rank == 1:
        positions = _positions(node, positions, source)
    return _standard(
        node, "RotaryEmbedding", [source, cos, sin, positions], 1, interleaved=node.integer("interleaved"),
        rotary_embedding_dim=rotated, **({"num_heads": heads} if source.rank == 3 else {}),
    )  # fmt: skip


def _positions(node: Node, first: Tensor, source: Tensor) -> Tensor:
    """Returns consecutive positions for each sequence, beginning at a number."""
    length = source.shape[1 if source.rank == 3 else 2]

    def position(batch: Scalar, at: Scalar) -> Scalar:
        return node.maker.extract(first, [0]) + at.to(first.element)

    return node.maker.generate([source.shape[0], length], first.element, position)


@operator("MultiHeadAttention", domain=MICROSOFT)
def multi_head_attention(node: Node) -> Results:
    if node.optional(1) is None or node.optional(2) is None or any(node[index].rank != 3 for index in range(3)):
        raise NodeProblem("packed or split queries, keys and values are not supported")
    if any(node.optional(index) is not None for index in (8, 9)):
        raise NodeProblem("shared caches are not supported")
    parts = [node[index] for index in range(3)]
    bias = node.optional(3)
    if bias is not None:
        pieces = _pieces(bias, [part.size(2) for part in parts])
        parts = [node.maker.map(lambda x, b: x + b, part, piece) for part, piece in zip(parts, pieces, strict=True)]
    outputs = 3 if node.wants(1) or node.wants(2) else 1
    past = [node.optional(6), node.optional(7)]
    return _attention(node, parts, _mask(node, node.optional(4), node.optional(5)), past, outputs)


@operator("Attention", domain=MICROSOFT)
def attention(node: Node) -> Results:
    if any(node.optional(index) is not None for index in (4, 6)) or node.wants(1):
        raise NodeProblem("past keys and values are not supported")
    if node.integer("do_rotary"):
        raise NodeProblem("rotations are not supported")
    total, bias = matrix_product(node[0], node[1]), node.optional(2)
    if bias is not None:
        total = node.maker.map(lambda x, b: x + b, total, bias)
    sizes = node.integers("qkv_hidden_sizes") or [node[1].size(1) // 3] * 3
    mask = _mask(node, node.optional(3), node.optional(5))
    return _attention(node, _pieces(total, sizes), mask, [None, None], 1)


def _attention(
    node: Node, parts: Sequence[Tensor], mask: Tensor | None, past: Sequence[Tensor | None], outputs: int
) -> Results:
    """Returns the results of the attention with these queries, keys and values."""
    causal, heads, scale = node.integer("unidirectional"), node.integer("num_heads"), node.number("scale", 0.0)
    if causal and (any(past) or not same(parts[0].shape[1], parts[1].shape[1])):
        raise NodeProblem("'unidirectional' with more keys than queries is not supported")
    scaled = {"scale": scale} if scale else {}
    return _standard(
        node, "Attention", [*parts, mask, *past], outputs, q_num_heads=heads, kv_num_heads=heads, is_causal=causal,
        **scaled,
    )  # fmt: skip


def _mask(node: Node, padding: Tensor | None, bias: Tensor | None) -> Tensor | None:
    """Returns what is added to the products of queries and keys."""
    if padding is None:
        return bias
    if padding.rank != 2:
        raise NodeProblem(f"a mask {padding.type} is not supported")
    element, filtered = node[0].element, node.number("mask_filter_value", -10000.0)
    added = node.maker.map(lambda x: x.equal(0).to(element) * filtered, padding)
    mask = node.maker.reshape(added, [padding.shape[0], 1, 1, padding.shape[1]])
    return mask if bias is None else node.maker.map(lambda x, y: x + y, mask, bias)


def _pieces(source: Tensor, sizes: Sequence[int]) -> list[Tensor]:
    """Returns parts of these sizes of the last dimension."""
    if sum(sizes) != source.size(-1):
        raise NodeProblem(f"{source.type} does not consist of {', '.join(map(str, sizes))}")
    *outer, _ = source.shape
    pieces, start = [], 0
    for size in sizes:
        pieces.append(source.maker.slice(source, [*[0] * len(outer), start], [*outer, size]))
        start += size
    return pieces
