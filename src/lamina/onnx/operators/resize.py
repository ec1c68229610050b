"""Resize, Upsample, GridSample: elements at places between those of the source."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from lamina.onnx.elements import FLOAT, INDEX, INT64, Element
from lamina.onnx.errors import NeedsConstant, NodeProblem
from lamina.onnx.registry import Node, Results, axes_of, operator
from lamina.onnx.scalars import Scalar, Size, same, times
from lamina.onnx.tensors import Tensor

COMPUTED = 0.0
"""The scale that stands for the quotient of two sizes that are only known at run time."""


@operator("Upsample")
def upsample(node: Node) -> Results:
    scales = node.numbers("scales") if node.version < 9 else [float(scale) for scale in node[1].constant("scales")]
    if scales is None or len(scales) != node[0].rank:
        raise NodeProblem(f"its scales do not fit {node[0].type}")
    sizes = [_scaled(size, scale) for size, scale in zip(node[0].shape, scales, strict=True)]
    mode = node.text("mode", "nearest")
    plan = _Plan(node[0], list(range(node[0].rank)), sizes, scales, mode, "asymmetric", "floor")
    return plan.made()


@operator("Resize", since=10)
def resize(node: Node) -> Results:
    source = node[0]
    listed = node.integers("axes")
    axes = axes_of(listed if listed is not None else range(source.rank), source.rank)
    first = 1 if node.version < 11 else 2
    given, wanted = node.optional(first), node.optional(3)
    if given is not None and given.is_static and 0 in given.sizes:
        given = None
    sizes, scales = list(source.shape), [1.0] * source.rank
    if wanted is not None and not (wanted.is_static and 0 in wanted.sizes):
        _fit_sizes(node, source, axes, wanted.entries("sizes"), sizes, scales)
    elif given is not None:
        for axis, scale in zip(axes, given.constant("scales").tolist(), strict=True):
            scales[axis] = float(scale)
            sizes[axis] = _scaled(source.shape[axis], float(np.float32(scale)))
    else:
        raise NodeProblem("it has neither scales nor sizes")
    change = node.text("coordinate_transformation_mode", "half_pixel" if node.version >= 11 else "asymmetric")
    nearest = node.text("nearest_mode", "round_prefer_floor" if node.version >= 11 else "floor")
    plan = _Plan(source, axes, sizes, scales, node.text("mode", "nearest"), change, nearest)
    plan.cubic = node.number("cubic_coeff_a", -0.75)
    plan.exclude = bool(node.integer("exclude_outside"))
    plan.antialias = bool(node.integer("antialias"))
    plan.outside = node.number("extrapolation_value", 0.0)
    region = node.optional(1)
    if change == "tf_crop_and_resize":
        if region is None:
            raise NodeProblem("its region of interest is missing")
        numbers = region.constant("region of interest").astype(float).tolist()
        for index, axis in enumerate(axes):
            plan.region[axis] = numbers[index], numbers[len(axes) + index]
    return plan.made()


def _scaled(size: Size, scale: float) -> Size:
    if isinstance(size, int):
        return int(np.floor(size * scale))
    if scale == int(scale):
        return times(size, int(scale))
    assert isinstance(size, Scalar)
    return (size.to(INT64).to(FLOAT) * scale).call("floor").to(INT64).to(INDEX)


def _fit_sizes(
    node: Node, source: Tensor, axes: Sequence[int], wanted: Sequence[Size], sizes: list[Size], scales: list[float]
) -> None:
    """Sizes and scales from the wanted sizes; a scale that is only known at run time is COMPUTED."""
    policy = node.text("keep_aspect_ratio_policy", "stretch")
    if policy != "stretch":
        numbers = [int(extent) for extent in node[3].constant("sizes")]
        each = [size / source.size(axis) for axis, size in zip(axes, numbers, strict=True)]
        ratio = min(each) if policy == "not_larger" else max(each)
        for axis in axes:
            sizes[axis], scales[axis] = int(np.floor(ratio * source.size(axis) + 0.5)), ratio
        return
    for axis, size in zip(axes, wanted, strict=True):
        before = source.shape[axis]
        sizes[axis] = size
        if isinstance(size, int) and isinstance(before, int):
            scales[axis] = size / before
        else:
            scales[axis] = 1.0 if same(size, before) else COMPUTED


class _Plan:
    """The places and weights along each axis, as constants, and the element that they make."""

    def __init__(
        self, source: Tensor, axes: Sequence[int], sizes: list[Size], scales: list[float], mode: str, change: str,
        nearest: str,
    ) -> None:  # fmt: skip
        self.source, self.axes, self.sizes, self.scales = source, axes, sizes, scales
        self.mode, self.change, self.nearest = mode, change, nearest
        self.cubic, self.exclude, self.antialias, self.outside = -0.75, False, False, 0.0
        self.region = {axis: (0.0, 1.0) for axis in axes}
        if any(isinstance(size, int) and size < 1 for size in sizes):
            raise NodeProblem(f"a size of {sizes} is not positive")

    def made(self) -> Tensor:
        """Resizes the tensor, one axis after the other."""
        resized = self.source
        for axis in self._in_order():
            whole = self.scales[axis] == 1.0 and self.region[axis] == (0.0, 1.0)
            if whole and same(self.sizes[axis], self.source.shape[axis]):
                continue
            is_known = isinstance(self.sizes[axis], int) and isinstance(self.source.shape[axis], int)
            resized = self._along(resized, axis) if is_known else self._along_computed(resized, axis)
        return resized

    def _in_order(self) -> list[int]:
        """Returns the axes in the order in which the fewest elements are gathered: those along vectors first where the
        others grow. Integers are truncated after each axis, in the given order."""
        grow = all(self.scales[axis] == COMPUTED or self.scales[axis] >= 1 for axis in self.axes)
        return sorted(self.axes, reverse=True) if grow and self.source.element.is_float else list(self.axes)

    # ---- Sizes that are known at run time

    def _along_computed(self, source: Tensor, axis: int) -> Tensor:
        """The same, with places and weights computed for each element."""
        if self.exclude or self.antialias or self.mode not in ("nearest", "linear", "cubic"):
            self.source.size(axis)
        scale, maker, element = self.scales[axis], source.maker, source.element
        if self.mode == "nearest" and scale >= 1 and scale == int(scale) and self._repeats():
            return self._repeated(source, axis, int(scale))
        inner = element if element.is_float and element.width >= 32 else FLOAT
        length, result = maker.as_index(source.shape[axis]), maker.as_index(self.sizes[axis])

        def body(*at: Scalar) -> Scalar:
            def tap(place: Scalar) -> Scalar:
                inside = place.to(INT64).to(INDEX).max(0).min(length - 1)
                return maker.extract(source, [*at[:axis], inside, *at[axis + 1 :]])

            x = self._coordinate(at[axis].to(INT64).to(FLOAT), length, result, axis)
            if self.mode == "nearest":
                return tap(self._rounded(x))
            low = x.call("floor")
            part = x - low
            weights = [1.0 - part, part] if self.mode == "linear" else _cubic_weights(part, self.cubic)
            first = 0.0 if self.mode == "linear" else -1.0
            total: Scalar | None = None
            for index, weight in enumerate(weights):
                product = tap(low + (first + index)).to(inner) * weight.to(inner)
                total = product if total is None else total + product
            assert total is not None
            return _stored(total, element)

        return maker.generate([*source.shape[:axis], self.sizes[axis], *source.shape[axis + 1 :]], element, body)

    def _repeats(self) -> bool:
        """Whether the nearest element, with whole scales, is the one that the element repeats."""
        halves = self.change in ("half_pixel", "pytorch_half_pixel") and self.nearest.startswith("round")
        return halves or (self.change == "asymmetric" and self.nearest == "floor")

    def _repeated(self, source: Tensor, axis: int, count: int) -> Tensor:
        maker, before, after = source.maker, source.shape[: axis + 1], source.shape[axis + 1 :]
        wide = maker.expand(maker.reshape(source, [*before, 1, *after]), [*before, count, *after])
        return maker.reshape(wide, [*source.shape[:axis], times(source.shape[axis], count), *after])

    def _coordinate(self, x: Scalar, length: Scalar, result: Scalar, axis: int) -> Scalar:
        """The place in the source of a result's element."""
        old, new = length.to(INT64).to(FLOAT), result.to(INT64).to(FLOAT)
        if self.scales[axis] == COMPUTED:
            scale = new / old
        else:
            scale = x.like(self.scales[axis])
            new = old * scale
        if self.change == "half_pixel":
            return (x + 0.5) / scale - 0.5
        if self.change == "pytorch_half_pixel":
            return (new > 1.0).select((x + 0.5) / scale - 0.5, 0.0)
        if self.change == "align_corners":
            return x * (old - 1.0) / (new - 1.0).max(1.0)
        if self.change == "asymmetric":
            return x / scale
        raise NeedsConstant(f"'{self.change}' needs constant sizes; give them with shapes or --shape")

    def _rounded(self, x: Scalar) -> Scalar:
        if self.nearest == "round_prefer_floor":
            return (x - 0.5).call("ceil")
        if self.nearest == "round_prefer_ceil":
            return (x + 0.5).call("floor")
        if self.nearest not in ("floor", "ceil"):
            raise NodeProblem(f"the mode '{self.nearest}' is not supported")
        return x.call(self.nearest)

    # ---- Sizes that are known

    def _along(self, source: Tensor, axis: int) -> Tensor:
        coordinates = self._coordinates(axis)
        places, weights = self._taps(coordinates, axis)
        maker, element = source.maker, source.element
        valid = None
        if self.change == "tf_crop_and_resize":
            inside = (coordinates >= 0) & (coordinates <= self.source.size(axis) - 1)
            valid = None if inside.all() else maker.array(inside)
        at_tensor = maker.array(places.astype(np.int64))
        weight_tensor = maker.array(weights.astype(np.float64 if element.width == 64 else np.float32))
        inner = element if element.is_float and element.width >= 32 else FLOAT
        taps = places.shape[1]
        repeats = max(len(places) // self.source.size(axis), 1)
        is_repeated = taps == 1 and np.array_equal(places[:, 0], np.arange(len(places)) // repeats)

        def body(*at: Scalar) -> Scalar:
            def tap(index: int) -> Scalar:
                if is_repeated:
                    place = at[axis] // repeats
                else:
                    place = maker.extract(at_tensor, [at[axis], index]).to(INDEX)
                return maker.extract(source, [*at[:axis], place, *at[axis + 1 :]])

            if self.mode == "nearest":
                pixel = tap(0)
            else:
                total: Scalar | None = None
                for index in range(taps):
                    part = tap(index).to(inner) * maker.extract(weight_tensor, [at[axis], index]).to(inner)
                    total = part if total is None else total + part
                assert total is not None
                pixel = _stored(total, element)
            if valid is not None:
                pixel = maker.extract(valid, [at[axis]]).select(pixel, maker.number(self.outside, element))
            return pixel

        shape = [*source.shape[:axis], self.sizes[axis], *source.shape[axis + 1 :]]
        return maker.generate(shape, element, body)

    def _coordinates(self, axis: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        """Returns the places in the source of the results' elements."""
        length = self.sizes[axis]
        assert isinstance(length, int)
        x = np.arange(length, dtype=np.float64)
        size, scale, wanted = self.source.size(axis), self.scales[axis], self.scales[axis] * self.source.size(axis)
        start, end = self.region[axis]
        if self.change == "half_pixel":
            return (x + 0.5) / scale - 0.5
        if self.change == "half_pixel_symmetric":
            adjustment = length / wanted
            centre = size / 2
            return centre * (1 - adjustment) + (x + 0.5) / scale - 0.5
        if self.change == "pytorch_half_pixel":
            return (x + 0.5) / scale - 0.5 if wanted > 1 else x * 0.0
        if self.change == "align_corners":
            return x * (size - 1) / (wanted - 1) if wanted > 1 else x * 0.0
        if self.change == "asymmetric":
            return x / scale
        if self.change == "tf_crop_and_resize":
            if length > 1:
                return start * (size - 1) + x * (end - start) * (size - 1) / (length - 1)
            return x * 0.0 + 0.5 * (start + end) * (size - 1)
        raise NodeProblem(f"the coordinate transformation '{self.change}' is not supported")

    def _taps(
        self, x: np.ndarray[tuple[int], np.dtype[np.float64]], axis: int
    ) -> tuple[np.ndarray[tuple[int, int], np.dtype[np.int64]], np.ndarray[tuple[int, int], np.dtype[np.float64]]]:
        """Returns for each position the contributing neighbours, and their weights."""
        size = self.source.size(axis)
        if self.mode == "nearest":
            rules: dict[str, Callable[..., np.ndarray[tuple[int], np.dtype[np.float64]]]] = {
                "round_prefer_floor": lambda v: np.ceil(v - 0.5), "round_prefer_ceil": lambda v: np.floor(v + 0.5),
                "floor": np.floor, "ceil": np.ceil,
            }  # fmt: skip
            if self.nearest not in rules:
                raise NodeProblem(f"the mode '{self.nearest}' is not supported")
            places = np.clip(rules[self.nearest](x), 0, size - 1).astype(np.int64)
            return places[:, None], np.ones((len(x), 1))
        scale = min(self.scales[axis], 1.0) if self.antialias else 1.0
        reach = {"linear": 1, "cubic": 2}.get(self.mode)
        if reach is None:
            raise NodeProblem(f"the mode '{self.mode}' is not supported")
        half = int(np.ceil(reach / scale))
        base = np.floor(x).astype(np.int64)
        offsets = np.arange(-half + 1, half + 1)
        raw = base[:, None] + offsets[None, :]
        distance = np.abs(raw - x[:, None]) * scale
        weights = np.clip(1 - distance, 0, None) if self.mode == "linear" else self._cubic(distance)
        if self.exclude or (self.antialias and self.mode == "linear"):
            weights = np.where((raw < 0) | (raw >= size), 0.0, weights) if self.exclude else weights
        total = weights.sum(axis=1, keepdims=True)
        if self.exclude or self.antialias:
            weights = weights / np.where(total == 0, 1, total)
        return np.clip(raw, 0, size - 1), weights

    def _cubic(
        self, d: np.ndarray[tuple[int, int], np.dtype[np.float64]]
    ) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
        a = self.cubic
        near = ((a + 2) * d - (a + 3)) * d * d + 1
        far = ((a * d - 5 * a) * d + 8 * a) * d - 4 * a
        return np.where(d <= 1, near, np.where(d < 2, far, 0.0))


def _stored(x: Scalar, element: Element) -> Scalar:
    """Returns a sum in the type of the elements; integers truncate within their range."""
    if element.is_float:
        return x.to(element)
    return x.clamp(float(element.lowest), float(element.highest)).to(element)


# ---- Sampling on a grid


@operator("GridSample")
def grid_sample(node: Node) -> Results:
    source, grid, maker = node[0], node[1], node.maker
    mode = {"bilinear": "linear", "bicubic": "cubic"}.get(node.text("mode", "linear"), node.text("mode", "linear"))
    padding, corners = node.text("padding_mode", "zeros"), bool(node.integer("align_corners"))
    count = source.rank - 2
    taps = {"nearest": 1, "linear": 2, "cubic": 4}.get(mode)
    if taps is None:
        raise NodeProblem(f"the mode '{mode}' is not supported")
    element = source.element
    inner = grid.element

    def body(*at: Scalar) -> Scalar:
        starts, weights = [], []
        for axis in range(count):
            size = maker.as_index(source.shape[2 + axis])
            length = size.to(INT64).to(inner)
            g = maker.extract(grid, [at[0], *at[2:], count - 1 - axis])
            x = (g + 1.0) * 0.5 * (length - 1.0) if corners else ((g + 1.0) * length - 1.0) * 0.5
            if padding != "zeros" and mode != "cubic":
                x = _inside(x, length, padding, corners)
            if mode == "nearest":
                starts.append(x.call("roundeven"))
                weights.append([maker.number(1.0, inner)])
            else:
                low = x.call("floor")
                starts.append(low if mode == "linear" else low - 1.0)
                part = x - low
                weights.append([1.0 - part, part] if mode == "linear" else _cubic_weights(part))
        return _weighted(node, source, at, starts, weights, padding, corners).to(element)

    shape = [source.shape[0], source.shape[1], *grid.shape[1:-1]]
    return maker.generate(shape, element, body)


def _cubic_weights(t: Scalar, a: float = -0.75) -> list[Scalar]:
    def near(d: Scalar) -> Scalar:
        return (d * (a + 2) - (a + 3)) * d * d + 1.0

    def far(d: Scalar) -> Scalar:
        return ((d * a - 5 * a) * d + 8 * a) * d - 4 * a

    return [far(t + 1.0), near(t), near(1.0 - t), far(2.0 - t)]


def _inside(x: Scalar, length: Scalar, padding: str, corners: bool) -> Scalar:
    """A coordinate moved into the image: to its border, or mirrored there."""
    if padding == "border":
        return x.max(0.0).min(length - 1.0)
    if padding != "reflection":
        raise NodeProblem(f"the padding '{padding}' is not supported")
    low = x.like(0.0) if corners else x.like(-0.5)
    high = length - 1.0 if corners else length - 0.5
    span = (high - low).max(1e-6)
    away = (x - low).abs()
    turns = (away / span).call("floor")
    rest = away - turns * span
    odd = (turns - (turns * 0.5).call("floor") * 2.0) > 0.5
    return odd.select(high - rest, low + rest).max(0.0).min(length - 1.0)


def _weighted(
    node: Node, source: Tensor, at: Sequence[Scalar], starts: Sequence[Scalar], weights: Sequence[Sequence[Scalar]],
    padding: str, corners: bool,
) -> Scalar:  # fmt: skip
    """Returns the sum over the neighbours in all dimensions."""
    maker = node.maker
    inner = starts[0].element

    def fold(axis: int, places: list[Scalar], valid: Scalar | None) -> Scalar:
        if axis == len(starts):
            value = maker.extract(source, [at[0], at[1], *places]).to(inner)
            return value if valid is None else valid.select(value, 0.0)
        total: Scalar | None = None
        size = maker.as_index(source.shape[2 + axis])
        for index, weight in enumerate(weights[axis]):
            x = starts[axis] + float(index)
            here = valid
            if padding == "zeros":
                length = size.to(INT64).to(inner)
                fits = (x >= 0.0) & (x <= length - 1.0)
                here = fits if valid is None else valid & fits
            else:
                x = _inside(x, size.to(INT64).to(inner), padding, corners)
            place = x.clamp(-1e9, 1e9).to(INDEX).max(0).min(size - 1)
            part = fold(axis + 1, [*places, place], here) * weight
            total = part if total is None else total + part
        assert total is not None
        return total

    return fold(0, [], None)
