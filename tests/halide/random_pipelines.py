"""Random small pipelines with random schedules for the property tests, and what they compute in NumPy."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import lamina.halide as hl

WIDTH, HEIGHT = 14, 9


class Pipeline:
    """``funcs`` from the first producer to the output; ``expected`` what the output is, ``reference`` what it
    is for other sizes."""

    def __init__(self, seed: int) -> None:
        choice = random.Random(seed)
        self.width, self.height = choice.randint(3, WIDTH), choice.randint(2, HEIGHT)
        integers = choice.random() < 0.5
        kind = hl.Int(32) if integers else hl.Float(32)
        generator = np.random.default_rng(seed)
        raw = generator.integers(-8, 8, (HEIGHT + 16, WIDTH + 16))
        self.input = raw.astype(np.int32 if integers else np.float32)
        image = hl.ImageParam(kind, 2, "image")
        image.set(self.input)
        self.x, self.y = hl.vars("x y")
        sources: list[tuple[Any, Callable[[int, int], np.ndarray]]] = [(image, lambda w, h: self.input[:h, :w])]
        self.funcs: list[Any] = []
        for number in range(choice.randint(1, 4)):
            # The output depends on the one before; others may be left out.
            made = self._stage(choice, number, sources)
            self.funcs.append(made[0])
            sources.append(made)
        self.output = self.funcs[-1]
        self.reference = sources[-1][1]
        self.expected = self.reference(self.width, self.height)

    def _stage(self, choice: random.Random, number: int, sources: list[Any]) -> Any:
        x, y = self.x, self.y
        func = hl.Func(f"f{number}")
        taps = []
        for tap in range(choice.randint(1, 3)):
            source = sources[-1] if tap == 0 else choice.choice(sources)
            taps.append((source, choice.randint(0, 2), choice.randint(0, 2), choice.choice((1, 1, 2, -1))))
        form = choice.choice(("pure", "pure", "sum", "max", "inline", "twice"))
        value: Any = 0
        for (read, _), dx, dy, factor in taps:
            value = value + read[x + dx, y + dy] * factor
        reads = [(compute, dx, dy, factor) for (_, compute), dx, dy, factor in taps]

        def pointwise(w: int, h: int) -> np.ndarray:
            total = 0
            for compute, dx, dy, factor in reads:
                total = total + compute(w + dx, h + dy)[dy : dy + h, dx : dx + w] * factor
            return total  # type: ignore[return-value]

        read, compute = sources[-1]
        rx, ry = choice.randint(1, 3), choice.randint(1, 2)
        r = hl.RDom([(0, rx), (0, ry)], "r")

        def window(w: int, h: int) -> list[np.ndarray]:
            given = compute(w + rx - 1, h + ry - 1)
            return [given[j : j + h, i : i + w] for j in range(ry) for i in range(rx)]

        if form == "pure":
            func[x, y] = hl.max(value, x - y)

            def result(w: int, h: int) -> np.ndarray:
                slope = np.arange(w)[None, :] - np.arange(h)[:, None]
                return np.maximum(pointwise(w, h), slope).astype(self.input.dtype)
        elif form == "inline":
            func[x, y] = value + hl.sum(r, read[x + r.x, y + r.y])

            def result(w: int, h: int) -> np.ndarray:
                return pointwise(w, h) + sum(window(w, h))
        elif form == "max":
            func[x, y] = value
            func[x, y] = hl.max(func[x, y], read[x + r.x, y + r.y])

            def result(w: int, h: int) -> np.ndarray:
                return np.maximum(pointwise(w, h), np.max(window(w, h), axis=0))
        elif form == "sum":
            func[x, y] = value
            func[x, y] += read[x + r.x, y + r.y] * 2

            def result(w: int, h: int) -> np.ndarray:
                return pointwise(w, h) + 2 * sum(window(w, h))
        else:
            func[x, y] = value
            func[x, y] = func[x, y] * 2 + read[x, y]
            func[x, y] -= read[x + 1, y]

            def result(w: int, h: int) -> np.ndarray:
                given = compute(w + 1, h)
                return pointwise(w, h) * 2 + given[:, :w] - given[:, 1 : w + 1]

        return func, result

    def schedule(self, seed: int) -> None:
        """Random loops for each Func, and a random place that holds all its uses."""
        choice = random.Random(seed)
        for func in reversed(self.funcs):
            for stage in (func, *(func.update(number) for number in range(func.num_update_definitions()))):
                self._loops(choice, stage)
            if func is not self.output:
                self._place(choice, func)

    def _place(self, choice: random.Random, func: Any) -> None:
        where = choice.choice(("root", "inline", "at", "at", "at", "at"))
        if where == "inline":
            return
        consumers = self.funcs[self.funcs.index(func) + 1 :]
        loops = (self.x, self.y, *hl.vars("xo yo yi"))
        places = [(consumer, loop) for consumer in consumers for loop in loops]
        choice.shuffle(places)
        for consumer, loop in places if where == "at" else ():
            func.compute_at(consumer, loop)
            if self._is_legal():
                self._store(choice, func, consumer, loop, loops)
                return
        func.compute_root()

    def _is_legal(self) -> bool:
        try:
            self.output.module([self.width, self.height])
        except hl.ScheduleError:
            return False
        return True

    def _store(self, choice: random.Random, func: Any, consumer: Any, loop: Any, loops: Sequence[Any]) -> None:
        """Often stores a Func outside the loop it is computed at, where that is possible."""
        if choice.random() < 0.5:
            return
        if choice.random() < 0.5:
            func.store_root()
        else:
            func.store_at(consumer, choice.choice(loops))
        if not self._is_legal():
            func.store_at(consumer, loop)

    def _loops(self, choice: random.Random, stage: Any) -> None:
        x, y, xo, yo, xi, yi = self.x, self.y, *hl.vars("xo yo xi yi")
        tails = [hl.TailStrategy.Auto, hl.TailStrategy.GuardWithIf]
        form = choice.choice(("none", "vectorize", "split", "tile", "tile", "reorder"))
        if form == "vectorize":
            stage.vectorize(x, choice.choice((2, 4, 8)), choice.choice(tails))
        elif form == "split":
            stage.split(y, yo, yi, choice.choice((2, 3, 5)), choice.choice(tails))
            if choice.random() < 0.5:
                stage.unroll(yi)
            if choice.random() < 0.5:
                stage.parallel(yo)
            if choice.random() < 0.5:
                stage.vectorize(x, 4)
        elif form == "tile":
            stage.tile(x, y, xo, yo, xi, yi, choice.choice((2, 4, 8)), choice.choice((2, 3)))
            kind = choice.randint(0, 4)
            if kind > 0:
                stage.vectorize(xi, choice.choice((None, 2, 4)))
            if kind > 1:
                stage.unroll(yi)
            if kind > 2:
                stage.parallel(yo)
            if kind == 4:
                stage.reorder(yo, xo).parallel(xo)
        elif form == "reorder":
            stage.reorder(y, x)
            if choice.random() < 0.5:
                stage.vectorize(y, 4)
