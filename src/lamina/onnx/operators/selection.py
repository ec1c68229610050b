"""Dropout, regions of images, and sampling of images by coordinates."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.ir.value import Value
from lamina.onnx.elements import BOOL, INDEX, INT64
from lamina.onnx.errors import NodeProblem
from lamina.onnx.operators.indexing import each_position
from lamina.onnx.registry import Node, Results, operator
from lamina.onnx.scalars import Scalar, Size, over, product
from lamina.onnx.tensors import Tensor


@operator("Dropout")
def dropout(node: Node) -> Results:
    source, maker = node[0], node.maker
    training, ratio = node.optional(2), node.optional(1)
    active = training is not None and (training.array is None or bool(training.array))
    if active and not (ratio is not None and ratio.array is not None and not ratio.array.any()):
        raise NodeProblem("training, with its random numbers, is not supported")
    if not node.wants(1):
        return source
    return [source, maker.filled(source.shape, True, BOOL)]


# ---- Regions


@operator("RoiAlign")
def roi_align(node: Node) -> Results:
    source, rois, batches, maker = node[0], node[1], node[2], node.maker
    height, width = node.integer("output_height", 1), node.integer("output_width", 1)
    ratio, scale = node.integer("sampling_ratio"), node.number("spatial_scale", 1.0)
    half = (
        0.5 if node.version >= 16 and node.text("coordinate_transformation_mode", "half_pixel") == "half_pixel" else 0.0
    )
    largest = node.text("mode", "avg") == "max"
    element = source.element
    rows, columns = (maker.as_index(size) for size in source.shape[2:])

    def body(r: Scalar, c: Scalar, i: Scalar, j: Scalar) -> Scalar:
        image = maker.extract(batches, [r]).to(INDEX).max(0).min(maker.as_index(source.shape[0]) - 1)
        x1, y1, x2, y2 = (maker.extract(rois, [r, column]) * scale - half for column in range(4))
        w, h = x2 - x1, y2 - y1
        if not half:
            w, h = w.max(1.0), h.max(1.0)
        bin_h, bin_w = h / float(height), w / float(width)
        grid_h: Size = ratio if ratio > 0 else maker.as_index(bin_h.call("ceil").max(1.0))
        grid_w: Size = ratio if ratio > 0 else maker.as_index(bin_w.call("ceil").max(1.0))
        count_h, count_w = (maker.as_index(size).to(INT64).to(element) for size in (grid_h, grid_w))

        def sample_row(p: Scalar, state: list[Value]) -> Sequence[Value]:
            y = y1 + i.to(element) * bin_h + (p.to(element) + 0.5) * bin_h / count_h

            def sample(q: Scalar, inner: list[Value]) -> Sequence[Value]:
                x = x1 + j.to(element) * bin_w + (q.to(element) + 0.5) * bin_w / count_w
                old = Scalar(maker, inner[0], element)
                parts = _corner_products(source, image, c, y, x, rows, columns)
                if largest:
                    new = parts[0].max(parts[1]).max(parts[2]).max(parts[3])
                    return [old.max(new).value]
                return [(old + (parts[0] + parts[1] + parts[2] + parts[3])).value]

            return maker.loop(grid_w, state, sample)

        start = maker.number(element.lowest if largest else 0.0, element)
        total = Scalar(maker, maker.loop(grid_h, [start.value], sample_row)[0], element)
        return total if largest else total / (count_h * count_w).max(1.0)

    shape = [rois.shape[0], source.shape[1], height, width]
    aligned = Tensor(maker, element, tuple(shape), maker.empty(shape, element))
    return each_position(node, shape, [aligned], lambda at, out: [maker.insert(body(*at), out[0], at)])


def _corner_products(
    source: Tensor, image: Scalar, channel: Scalar, y: Scalar, x: Scalar, rows: Scalar, columns: Scalar
) -> list[Scalar]:
    """Returns the four neighbours of a point, each times its weight; nothing far outside."""
    maker, element = source.maker, source.element
    height, width = rows.to(INT64).to(element), columns.to(INT64).to(element)
    inside = (y >= -1.0) & (y <= height) & (x >= -1.0) & (x <= width)
    y, x = y.max(0.0), x.max(0.0)
    low_y, low_x = (corner.call("floor").min(size - 1.0) for corner, size in ((y, height), (x, width)))
    y, x = (low_y >= height - 1.0).select(low_y, y), (low_x >= width - 1.0).select(low_x, x)
    ly, lx = y - low_y, x - low_x
    top, left = low_y.to(INDEX), low_x.to(INDEX)
    bottom, right = (top + 1).min(rows - 1), (left + 1).min(columns - 1)
    top, left = top.max(0).min(rows - 1), left.max(0).min(columns - 1)
    bottom, right = bottom.max(0), right.max(0)

    def part(row: Scalar, column: Scalar, weight: Scalar) -> Scalar:
        return inside.select(maker.extract(source, [image, channel, row, column]) * weight, 0.0)

    return [part(top, left, (1.0 - ly) * (1.0 - lx)), part(top, right, (1.0 - ly) * lx),
            part(bottom, left, ly * (1.0 - lx)), part(bottom, right, ly * lx)]  # fmt: skip


# ---- Images from columns


@operator("Col2Im")
def col_to_im(node: Node) -> Results:
    source, maker = node[0], node.maker
    image = [int(size) for size in node[1].constant("image_shape")]
    block = [int(size) for size in node[2].constant("block_shape")]
    count = len(image)
    strides = node.integers("strides") or [1] * count
    dilations = node.integers("dilations") or [1] * count
    pads = node.integers("pads") or [0] * (2 * count)
    steps = [
        (size + pads[axis] + pads[count + axis] - (block[axis] - 1) * dilations[axis] - 1) // strides[axis] + 1
        for axis, size in enumerate(image)
    ]
    batch, channels = source.shape[0], over(source.shape[1], _count(block))
    split = maker.reshape(source, [batch, channels, *block, *steps])
    folded = maker.filled([batch, channels, *image], 0, source.element)

    def body(at: list[Scalar], tensors: list[Tensor]) -> Sequence[Tensor]:
        inside, outer = at[2 : 2 + count], at[2 + count :]
        places = [outer[axis] * strides[axis] + inside[axis] * dilations[axis] - pads[axis] for axis in range(count)]
        valid = maker.number(True, BOOL)
        for place, size in zip(places, image, strict=True):
            valid = valid & (place >= 0) & (place < size)
        target = [*at[:2], *(place.max(0).min(size - 1) for place, size in zip(places, image, strict=True))]
        old = maker.extract(tensors[0], target)
        new = valid.select(old + maker.extract(split, at), old)
        return [maker.insert(new, tensors[0], target)]

    return each_position(node, split.shape, [folded], body)


def _count(sizes: Sequence[int]) -> int:
    total = product(sizes)
    assert isinstance(total, int)
    return total


@operator("CenterCropPad")
def center_crop_pad(node: Node) -> Results:
    source, maker = node[0], node.maker
    wanted = node[1].entries("shape")
    listed = node.integers("axes")
    axes = [axis % source.rank for axis in listed] if listed is not None else list(range(source.rank))
    for axis, size in zip(axes, wanted, strict=True):
        own = source.shape[axis]
        if not isinstance(own, int) or not isinstance(size, int):
            raise NodeProblem("sizes that are only known at run time are not supported")
        offsets: list[Size] = [0] * source.rank
        if size < own:
            offsets[axis] = (own - size) // 2
            source = maker.slice(source, offsets, [*source.shape[:axis], size, *source.shape[axis + 1 :]])
        else:
            low: list[Size] = [0] * source.rank
            high: list[Size] = [0] * source.rank
            low[axis] = (size - own) // 2
            high[axis] = size - own - (size - own) // 2
            source = maker.pad(source, low, high, 0)
    return source


# ---- Determinants


@operator("Det")
def determinant(node: Node) -> Results:
    """Eliminates with the largest pivot of each column."""
    source, maker = node[0], node.maker
    size, element = source.shape[-1], source.element
    outer = list(source.shape[:-2])
    determinants = Tensor(maker, element, tuple(outer), maker.empty(outer, element))

    def each(at: list[Scalar], tensors: list[Tensor]) -> Sequence[Tensor]:
        matrix = maker.generate([size, size], element, lambda i, j: maker.extract(source, [*at, i, j]))

        def column(k: Scalar, state: list[Value]) -> Sequence[Value]:
            total = Scalar(maker, state[0], element)
            work = Tensor(maker, element, (size, size), state[1])

            def better(i: Scalar, carried: list[Value]) -> Sequence[Value]:
                best, place = Scalar(maker, carried[0], element), Scalar(maker, carried[1], INDEX)
                here = maker.extract(work, [i, k]).abs()
                return [(here > best).select(here, best).value, (here > best).select(i, place).value]

            start = maker.extract(work, [k, k]).abs()
            row = Scalar(maker, maker.loop(size, [start.value, k.value], better, k)[1], INDEX)
            pivot = maker.extract(work, [row, k])
            swapped = maker.generate([size, size], element, lambda i, j: maker.extract(
                work, [i.equal(k).select(row, i.equal(row).select(k, i)), j]
            ))  # fmt: skip

            def reduced(i: Scalar, j: Scalar) -> Scalar:
                factor = maker.extract(swapped, [i, k]) / pivot.equal(0).select(1.0, pivot)
                own = maker.extract(swapped, [i, j])
                return (i > k).select(own - factor * maker.extract(swapped, [k, j]), own)

            next_work = maker.generate([size, size], element, reduced)
            total = total * row.differs(k).select(-pivot, pivot)
            return [total.value, maker.retyped(next_work, [size, size]).value]

        values = maker.loop(size, [maker.number(1.0, element).value, matrix.value], column)
        return [maker.insert(Scalar(maker, values[0], element), tensors[0], at)]

    return each_position(node, outer, [determinants], each)
