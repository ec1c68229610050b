"""Statements on tensors of several ranks, element types and sizes, for the programs of varied_programs.py.

Each draws its operands from the pools of a program and adds what it makes. Dynamic types are aliases, one for each
size at run time, so that all tensors of a pool fit each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.dialects.bufferization.random_programs import GRID, PART, ROW, Program

Pools = dict[str, list[str]]
SOME = 0
"""A size that is %n when the program runs."""


@dataclass(frozen=True)
class Kind:
    """A tensor type: how it is written, and its sizes when the program runs."""

    type: str
    element: str
    sizes: tuple[int, ...]
    dynamic: tuple[int, ...] = ()

    @property
    def is_float(self) -> bool:
        return self.element.startswith("f")


LINE, SQUARE, CUBE, POINT = "tensor<6xf32>", "tensor<4x4xf32>", "tensor<2x4x4xf32>", "tensor<f32>"
NUMBERS, TABLE, WIDE, BYTES = "tensor<8xi32>", "tensor<4x6xi32>", "tensor<8xf64>", "tensor<8xi8>"
ALIASES = {
    "!any": "tensor<?xf32>", "!some": "tensor<?xf32>", "!plane": "tensor<?x6xf32>", "!panel": "tensor<4x?xf32>",
    "!numbers": "tensor<?xi32>",
}
KINDS = {
    kind.type: kind
    for kind in (
        Kind(ROW, "f32", (8,)), Kind(PART, "f32", (4,)), Kind(GRID, "f32", (4, 6)), Kind(SQUARE, "f32", (4, 4)),
        Kind(CUBE, "f32", (2, 4, 4)), Kind(POINT, "f32", ()), Kind(NUMBERS, "i32", (8,)), Kind(TABLE, "i32", (4, 6)),
        Kind(WIDE, "f64", (8,)), Kind(BYTES, "i8", (8,)), Kind("!any", "f32", (8,), (0,)),
        Kind("!some", "f32", (SOME,), (0,)), Kind("!plane", "f32", (4, 6), (0,)),
        Kind("!panel", "f32", (4, 8), (1,)), Kind("!numbers", "i32", (8,), (0,)),
    )
}
SCALARS = ("f32", "f64", "i32", "i8")
ARITHMETIC = {
    True: ("arith.addf", "arith.subf", "arith.maximumf"), False: ("arith.addi", "arith.subi", "arith.maxsi"),
}
CONVERSIONS = {
    ("f32", "f64"): "arith.extf", ("f64", "f32"): "arith.truncf", ("i8", "i32"): "arith.extsi",
    ("i32", "i8"): "arith.trunci", ("i32", "f32"): "arith.sitofp", ("i8", "f32"): "arith.sitofp",
}


def dims(rank: int) -> str:
    return ", ".join(f"d{number}" for number in range(rank))


def maps(*texts: str) -> str:
    return "indexing_maps = [" + ", ".join(f"affine_map<{text}>" for text in texts) + "]"


def loops(*kinds: str) -> str:
    return "iterator_types = [" + ", ".join(f'"{kind}"' for kind in kinds) + "]"


class Statements(Program):
    """Statements without control flow."""

    # ---- Helpers

    def kind(self, values: Pools, only_float: bool = False) -> Kind:
        """A kind of which the program has tensors."""
        known = [one for key, one in KINDS.items() if values.get(key) and (one.element == "f32" or not only_float)]
        # Rows, parts and grids are what most statements are about.
        favourites = [one for one in known if one.type in (ROW, GRID, SQUARE, "!any")]
        return self.random.choice(favourites if self.random.random() < 0.5 else known)

    def place(self, kind: Kind) -> str:
        """Indices of an element."""
        found = []
        for size in kind.sizes:
            choice = f"%c{self.random.randint(0, min(max(size, 1), 9) - 1)}"
            found.append("%n" if size > 4 and self.random.random() < 0.2 else choice)
        return ", ".join(found)

    def empty(self, kind: Kind) -> str:
        """A tensor whose contents are not defined."""
        sizes = ", ".join(f"%c{kind.sizes[at]}" if kind.sizes[at] else "%n" for at in kind.dynamic)
        operation = "tensor.empty" if self.random.random() < 0.7 else "bufferization.alloc_tensor"
        return self.define(f"{operation}({sizes}) : {kind.type}")

    def target(self, values: Pools, kind: Kind) -> str:
        """What is overwritten as a whole."""
        known = values.get(kind.type)
        return self.one(values, kind.type) if known and self.random.random() < 0.6 else self.empty(kind)

    def changed(self, part: str, type: str, element: str, rank: int, values: Pools) -> str:
        """A change of a part of a tensor, or none."""
        scalar = self.one(values, element)
        choice = self.random.randint(0, 4)
        if choice == 0:
            return self.define(f"tensor.insert {scalar} into {part}[{', '.join(['%c0'] * rank)}] : {type}")
        if choice == 1:
            return self.define(f"linalg.fill ins({scalar} : {element}) outs({part} : {type}) -> {type}")
        if choice == 2:
            return self.define(f"linalg.add ins({part}, {part} : {type}, {type}) outs({part} : {type}) -> {type}")
        if choice == 3:
            operation = self.random.choice(ARITHMETIC[element.startswith("f")])
            return self.define(
                f"linalg.generic {{{maps(*[f'({dims(rank)}) -> ({dims(rank)})'])},"
                f" {loops(*['parallel'] * rank)}}} outs({part} : {type}) {{\n^bb0(%p: {element}):\n"
                f"%m = {operation} %p, {scalar} : {element}\nlinalg.yield %m : {element}\n}} -> {type}"
            )
        return part

    # ---- Elements

    def _put(self, values: Pools, depth: int) -> None:
        kind = self.kind(values)
        scalar, target = self.one(values, kind.element), self.one(values, kind.type)
        self.define(f"tensor.insert {scalar} into {target}[{self.place(kind)}] : {kind.type}", values, kind.type)

    def _get(self, values: Pools, depth: int) -> None:
        kind = self.kind(values)
        element = self.define(f"tensor.extract {self.one(values, kind.type)}[{self.place(kind)}] : {kind.type}")
        operation = self.random.choice(ARITHMETIC[kind.is_float])
        self.define(
            f"{operation} {element}, {self.one(values, kind.element)} : {kind.element}", values, kind.element
        )

    def _convert(self, values: Pools, depth: int) -> None:
        (source, target), operation = self.random.choice(list(CONVERSIONS.items()))
        self.define(f"{operation} {self.one(values, source)} : {source} to {target}", values, target)

    def _scatter(self, values: Pools, depth: int) -> None:
        """An element at an index read from a tensor."""
        seven = self.define("arith.constant 7 : i32")
        number = self.define(f"tensor.extract {self.one(values, NUMBERS)}[{self.index(7)}] : {NUMBERS}")
        number = self.define(f"arith.andi {number}, {seven} : i32")
        at = self.define(f"arith.index_cast {number} : i32 to index")
        self.define(f"tensor.insert {self.one(values, 'f32')} into {self.one(values, ROW)}[{at}] : {ROW}", values, ROW)

    # ---- Parts

    def _stride(self, values: Pools, depth: int) -> None:
        """Every other element, which may overlap with where it goes."""
        source, target = self.one(values, ROW), self.one(values, ROW)
        if self.random.random() < 0.6:
            target = source
        size, step = self.random.choice([(4, 2), (2, 3), (3, 2), (2, 4), (4, 1)])
        type = f"tensor<{size}xf32>"
        start, end = (self.random.randint(0, 7 - (size - 1) * step) for _ in range(2))
        part = self.define(f"tensor.extract_slice {source}[{start}] [{size}] [{step}] : {ROW} to {type}")
        part = self.changed(part, type, "f32", 1, values)
        if self.random.random() < 0.5:
            end = start
        self.define(f"tensor.insert_slice {part} into {target}[{end}] [{size}] [{step}] : {type} into {ROW}",
                    values, ROW)

    def _line(self, values: Pools, depth: int) -> None:
        """A row or a column of a grid of rank one."""
        grid, element = self.random.choice([(GRID, "f32"), (TABLE, "i32"), ("!plane", "f32")])
        source, target = self.one(values, grid), self.one(values, grid)
        if self.random.random() < 0.6:
            target = source
        if self.random.random() < 0.5:
            at, to = self.index(3), self.index(3)
            sizes, size, offsets = "[1, 6]", 6, ("[{}, 0]", "[{}, 0]")
        else:
            at, to = self.index(5), self.index(5)
            sizes, size, offsets = "[4, 1]", 4, ("[0, {}]", "[0, {}]")
        to = at if self.random.random() < 0.6 else to
        part_type = f"tensor<{size}x{element}>"
        part = self.define(
            f"tensor.extract_slice {source}{offsets[0].format(at)} {sizes} [1, 1] : {grid} to {part_type}"
        )
        part = self.changed(part, part_type, element, 1, values)
        self.define(f"tensor.insert_slice {part} into {target}{offsets[1].format(to)} {sizes} [1, 1]"
                    f" : {part_type} into {grid}", values, grid)

    def _nested_slice(self, values: Pools, depth: int) -> None:
        """A row of a square of a cube, written back level by level."""
        source = self.one(values, CUBE)
        plane, row = self.index(1), self.index(3)
        square = self.define(f"tensor.extract_slice {source}[{plane}, 0, 0] [1, 4, 4] [1, 1, 1] : {CUBE} to {SQUARE}")
        part = self.define(f"tensor.extract_slice {square}[{row}, 0] [1, 4] [1, 1] : {SQUARE} to {PART}")
        part = self.changed(part, PART, "f32", 1, values)
        where = square if self.random.random() < 0.7 else self.one(values, SQUARE)
        square = self.define(f"tensor.insert_slice {part} into {where}[{row}, 0] [1, 4] [1, 1] : {PART} into {SQUARE}",
                             values, SQUARE)
        where = source if self.random.random() < 0.7 else self.one(values, CUBE)
        self.define(f"tensor.insert_slice {square} into {where}[{plane}, 0, 0] [1, 4, 4] [1, 1, 1]"
                    f" : {SQUARE} into {CUBE}", values, CUBE)

    def _window(self, values: Pools, depth: int) -> None:
        """A part of a size known when the program runs."""
        source = self.one(values, "!any")
        start = self.random.choice(["0", "%c1", "4"])
        part = self.define(f"tensor.extract_slice {source}[{start}] [%n] [1] : !any to !some")
        part = self.changed(part, "!some", "f32", 1, values)
        values["!some"].append(part)
        if self.random.random() < 0.7:
            target = source if self.random.random() < 0.5 else self.one(values, "!any")
            start = start if self.random.random() < 0.6 else "2"
            self.define(f"tensor.insert_slice {part} into {target}[{start}] [%n] [1] : !some into !any",
                        values, "!any")

    def _panel(self, values: Pools, depth: int) -> None:
        source = self.one(values, "!panel")
        part_type = "tensor<2x?xf32>"
        part = self.define(f"tensor.extract_slice {source}[{self.index(1)}, 1] [2, %n] [2, 1] : !panel to {part_type}")
        part = self.changed(part, part_type, "f32", 2, values)
        self.define(f"tensor.insert_slice {part} into {source}[{self.index(1)}, 1] [2, %n] [2, 1]"
                    f" : {part_type} into !panel", values, "!panel")

    def _halves(self, values: Pools, depth: int) -> None:
        """A tensor put together from two parts."""
        whole = self.empty(KINDS[ROW])
        for at in self.random.sample([0, 4], 2):
            part = self.changed(self.one(values, PART), PART, "f32", 1, values)
            whole = self.define(f"tensor.insert_slice {part} into {whole}[{at}] [4] [1] : {PART} into {ROW}")
        values[ROW].append(whole)

    def _part(self, values: Pools, depth: int) -> None:
        """A part that is used by itself afterwards."""
        at = self.random.choice(["0", "4", "%c1", "%n"])
        step = "1" if at in ("4", "%n") else self.random.choice("12")
        self.define(f"tensor.extract_slice {self.one(values, ROW)}[{at}] [4] [{step}] : {ROW} to {PART}", values, PART)

    def _corner(self, values: Pools, depth: int) -> None:
        at = self.random.choice(["0", "2", "%c1"])
        self.define(f"tensor.extract_slice {self.one(values, GRID)}[0, {at}] [4, 4] [1, 1] : {GRID} to {SQUARE}",
                    values, SQUARE)

    # ---- Shapes

    def _flatten(self, values: Pools, depth: int) -> None:
        square = self.one(values, SQUARE)
        flat = self.define(f"tensor.collapse_shape {square} [[0, 1]] : {SQUARE} into tensor<16xf32>")
        flat = self.changed(flat, "tensor<16xf32>", "f32", 1, values)
        self.define(
            f"tensor.expand_shape {flat} [[0, 1]] output_shape [4, 4] : tensor<16xf32> into {SQUARE}", values, SQUARE
        )

    def _flatten_part(self, values: Pools, depth: int) -> None:
        """What cannot be collapsed without a copy."""
        cube, pair = self.one(values, CUBE), "tensor<2x2x4xf32>"
        part = self.define(f"tensor.extract_slice {cube}[0, 1, 0] [2, 2, 4] [1, 1, 1] : {CUBE} to {pair}")
        flat = self.define(f"tensor.collapse_shape {part} [[0, 1], [2]] : {pair} into {SQUARE}")
        flat = self.changed(flat, SQUARE, "f32", 2, values)
        values[SQUARE].append(flat)
        if self.random.random() < 0.5:
            part = self.define(f"tensor.expand_shape {flat} [[0, 1], [2]] output_shape [2, 2, 4]"
                               f" : {SQUARE} into {pair}")
            self.define(f"tensor.insert_slice {part} into {cube}[0, 0, 0] [2, 2, 4] [1, 1, 1] : {pair} into {CUBE}",
                        values, CUBE)

    def _flatten_plane(self, values: Pools, depth: int) -> None:
        plane = self.one(values, "!plane")
        flat = self.define(f"tensor.collapse_shape {plane} [[0, 1]] : !plane into tensor<?xf32>")
        flat = self.changed(flat, "tensor<?xf32>", "f32", 1, values)
        rows = self.define(f"tensor.dim {self.one(values, '!plane')}, %c0 : !plane")
        self.define(f"tensor.expand_shape {flat} [[0, 1]] output_shape [{rows}, 6] : tensor<?xf32> into !plane",
                    values, "!plane")

    def _reshape(self, values: Pools, depth: int) -> None:
        shape = self.define("arith.constant dense<[2, 4]> : tensor<2xindex>")
        wide, two = "tensor<2x4xf32>", "tensor<2xindex>"
        value = self.define(f"tensor.reshape {self.one(values, ROW)}({shape}) : ({ROW}, {two}) -> {wide}")
        value = self.changed(value, wide, "f32", 2, values)
        eight = self.define("tensor.from_elements %c8 : tensor<1xindex>")
        self.define(f"tensor.reshape {value}({eight}) : ({wide}, tensor<1xindex>) -> !any", values, "!any")

    def _casts(self, values: Pools, depth: int) -> None:
        one, other = self.random.choice([(ROW, "!any"), (GRID, "!plane"), (NUMBERS, "!numbers")])
        if self.random.random() < 0.5:
            one, other = other, one
        value = self.one(values, one)
        if self.random.random() < 0.2 and KINDS[one].element == "f32":
            value = self.define(f"tensor.cast {value} : {one} to tensor<*xf32>")
            one = "tensor<*xf32>"
        self.define(f"tensor.cast {value} : {one} to {other}", values, other)

    def _point(self, values: Pools, depth: int) -> None:
        choice = self.random.randint(0, 2)
        if choice == 0:
            self.define(f"tensor.from_elements {self.one(values, 'f32')} : {POINT}", values, POINT)
        elif choice == 1:
            self.define(f"tensor.extract_slice {self.one(values, ROW)}[{self.index(7)}] [1] [1] : {ROW} to {POINT}",
                        values, POINT)
        else:
            self.define(f"tensor.insert_slice {self.one(values, POINT)} into {self.one(values, ROW)}[{self.index(7)}]"
                        f" [1] [1] : {POINT} into {ROW}", values, ROW)

    # ---- Whole tensors

    def _paint(self, values: Pools, depth: int) -> None:
        kind = self.kind(values)
        scalar, target = self.one(values, kind.element), self.target(values, kind)
        self.define(f"linalg.fill ins({scalar} : {kind.element}) outs({target} : {kind.type}) -> {kind.type}",
                    values, kind.type)

    def _combine(self, values: Pools, depth: int) -> None:
        kind = self.kind(values)
        left, right, type = self.one(values, kind.type), self.one(values, kind.type), kind.type
        operation = self.random.choice(["add", "sub", "max", "min"])
        target = self.target(values, kind)
        self.define(f"linalg.{operation} ins({left}, {right} : {type}, {type}) outs({target} : {type}) -> {type}",
                    values, type)

    def _map(self, values: Pools, depth: int) -> None:
        kind = self.kind(values)
        type, element = kind.type, kind.element
        left, right, target = self.one(values, type), self.one(values, type), self.target(values, kind)
        operation = self.random.choice(ARITHMETIC[kind.is_float])
        self.define(
            f"linalg.map ins({left}, {right} : {type}, {type}) outs({target} : {type})\n"
            f"(%p: {element}, %q: {element}, %o: {element}) {{\n%m = {operation} %p, %q : {element}\n"
            f"linalg.yield %m : {element}\n}}", values, type,
        )

    def _two_outs(self, values: Pools, depth: int) -> None:
        """Two results, of which the second may leave out its contents."""
        kind = self.kind(values)
        type, element, rank = kind.type, kind.element, len(kind.sizes)
        source, first, second = self.one(values, type), self.one(values, type), self.target(values, kind)
        same = f"({dims(rank)}) -> ({dims(rank)})"
        name, operation = self.name(), self.random.choice(ARITHMETIC[kind.is_float])
        self.emit(
            f"{name}:2 = linalg.generic {{{maps(same, same, same)}, {loops(*['parallel'] * rank)}}}"
            f" ins({source} : {type}) outs({first}, {second} : {type}, {type}) {{\n"
            f"^bb0(%p: {element}, %q: {element}, %o: {element}):\n%m = {operation} %p, %q : {element}\n"
            f"linalg.yield %m, %p : {element}, {element}\n}} -> ({type}, {type})"
        )
        values[type] += [f"{name}#0", f"{name}#1"]

    def _turned(self, values: Pools, depth: int) -> None:
        """Elements at other places than the loops' own."""
        source, target = self.one(values, SQUARE), self.one(values, SQUARE)
        where = self.random.choice(["d1, d0", "d0, 3 - d1", "3 - d0, d1", "d0, d1"])
        outs = self.random.choice(["d0, d1", "d1, d0"])
        self.define(
            f"linalg.generic {{{maps(f'(d0, d1) -> ({where})', f'(d0, d1) -> ({outs})')},"
            f" {loops('parallel', 'parallel')}}} ins({source} : {SQUARE}) outs({target} : {SQUARE}) {{\n"
            f"^bb0(%p: f32, %q: f32):\n%m = arith.addf %p, %q : f32\nlinalg.yield %m : f32\n}} -> {SQUARE}",
            values, SQUARE,
        )

    def _gather(self, values: Pools, depth: int) -> None:
        """A body that reads a tensor that is not an operand."""
        source, other, target = self.one(values, ROW), self.one(values, ROW), self.one(values, ROW)
        self.define(
            f"linalg.generic {{{maps('(d0) -> (d0)', '(d0) -> (d0)')}, {loops('parallel')}}} ins({other} : {ROW})"
            f" outs({target} : {ROW}) {{\n^bb0(%p: f32, %q: f32):\n%x = linalg.index 0 : index\n"
            f"%y = arith.subi %c7, %x : index\n%z = tensor.extract {source}[%y] : {ROW}\n"
            f"%m = arith.addf %p, %z : f32\n%o = arith.subf %m, %q : f32\nlinalg.yield %o : f32\n}} -> {ROW}",
            values, ROW,
        )

    def _products(self, values: Pools, depth: int) -> None:
        choice = self.random.randint(0, 3)
        left, right = self.one(values, SQUARE), self.one(values, SQUARE)
        if choice == 0:
            out = self.one(values, SQUARE)
            self.define(f"linalg.matmul ins({left}, {right} : {SQUARE}, {SQUARE}) outs({out} : {SQUARE}) -> {SQUARE}",
                        values, SQUARE)
        elif choice == 1:
            vector, out = self.one(values, PART), self.one(values, PART)
            self.define(f"linalg.matvec ins({left}, {vector} : {SQUARE}, {PART}) outs({out} : {PART}) -> {PART}",
                        values, PART)
        elif choice == 2:
            vectors = [self.one(values, PART) for _ in range(2)]
            self.define(f"linalg.dot ins({', '.join(vectors)} : {PART}, {PART}) outs({self.one(values, POINT)}"
                        f" : {POINT}) -> {POINT}", values, POINT)
        else:
            batch = self.one(values, CUBE)
            out = self.one(values, CUBE)
            self.define(f"linalg.batch_matmul ins({batch}, {self.one(values, CUBE)} : {CUBE}, {CUBE})"
                        f" outs({out} : {CUBE}) -> {CUBE}", values, CUBE)

    def _rearrange(self, values: Pools, depth: int) -> None:
        choice = self.random.randint(0, 3)
        if choice == 0:
            target = self.target(values, KINDS[SQUARE])
            self.define(f"linalg.transpose ins({self.one(values, SQUARE)} : {SQUARE}) outs({target} : {SQUARE})"
                        " permutation = [1, 0]", values, SQUARE)
        elif choice == 1:
            target = self.target(values, KINDS[SQUARE])
            self.define(f"linalg.broadcast ins({self.one(values, PART)} : {PART}) outs({target} : {SQUARE})"
                        f" dimensions = [{self.random.choice('01')}]", values, SQUARE)
        elif choice == 2:
            self.define(
                f"linalg.reduce {{ arith.addf }} ins({self.one(values, SQUARE)} : {SQUARE})"
                f" outs({self.one(values, PART)} : {PART}) dimensions = [{self.random.choice('01')}]", values, PART,
            )
        else:
            kind = self.kind(values)
            target = self.target(values, kind)
            self.define(f"linalg.copy ins({self.one(values, kind.type)} : {kind.type}) outs({target} : {kind.type})"
                        f" -> {kind.type}", values, kind.type)

    def _two_reductions(self, values: Pools, depth: int) -> None:
        """Sums of rows and of columns at once."""
        source, name = self.one(values, SQUARE), self.name()
        first, second = self.one(values, PART), self.one(values, PART)
        self.emit(
            f"{name}:2 = linalg.generic {{"
            f"{maps('(d0, d1) -> (d0, d1)', '(d0, d1) -> (d0)', '(d0, d1) -> (d0)')},"
            f" {loops('parallel', 'reduction')}}} ins({source} : {SQUARE}) outs({first}, {second} : {PART}, {PART})"
            " {\n^bb0(%p: f32, %q: f32, %o: f32):\n%m = arith.addf %p, %q : f32\n%k = arith.maximumf %p, %o : f32\n"
            f"linalg.yield %m, %k : f32, f32\n}} -> ({PART}, {PART})"
        )
        values[PART] += [f"{name}#0", f"{name}#1"]

    def _choose(self, values: Pools, depth: int) -> None:
        type = self.kind(values).type
        self.define(f"arith.select %c, {self.one(values, type)}, {self.one(values, type)} : {type}", values, type)

    def _literal(self, values: Pools, depth: int) -> None:
        """A constant, which others write to."""
        type, content = self.random.choice([
            (GRID, "1.5"), (NUMBERS, "[5, -3, 0, 7, 2, 1, -8, 4]"), (PART, "[1.0, -2.0, 0.5, 4.0]"), (POINT, "2.5"),
            (TABLE, "3"), (BYTES, "[1, 2, 3, 4, 5, 6, 7, 8]"), (WIDE, "-0.5"),
        ])
        self.define(f"arith.constant dense<{content}> : {type}", values, type)

    def _copied(self, values: Pools, depth: int) -> None:
        """An explicit copy."""
        kind = self.kind(values)
        value = self.one(values, kind.type)
        if self.random.random() < 0.6:
            self.define(f"bufferization.alloc_tensor() copy({value}) : {kind.type}", values, kind.type)
        else:
            target = self.empty(kind)
            self.define(f"bufferization.materialize_in_destination {value} in {target} : ({kind.type}, {kind.type})"
                        f" -> {kind.type}", values, kind.type)

    def _made(self, values: Pools, depth: int) -> None:
        kind = self.kind(values, only_float=True)
        if not kind.sizes:
            return
        sizes = ", ".join(f"%c{kind.sizes[at]}" if kind.sizes[at] else "%n" for at in kind.dynamic)
        indices = ", ".join(f"%i{number}: index" for number in range(len(kind.sizes)))
        at = ", ".join(f"%i{number}" for number in range(len(kind.sizes)))
        self.define(
            f"tensor.generate {sizes} {{\n^bb0({indices}):\n"
            f"%q = tensor.extract {self.one(values, kind.type)}[{at}] : {kind.type}\n%s = arith.addf %q, %f : f32\n"
            f"tensor.yield %s : f32\n}} : {kind.type}", values, kind.type,
        )

    def _pad_some(self, values: Pools, depth: int) -> None:
        high = self.define("arith.subi %c8, %n : index")
        self.define(
            f"tensor.pad {self.one(values, '!some')} low[0] high[{high}] {{\n^bb0(%p: index):\n"
            f"tensor.yield {self.one(values, 'f32')} : f32\n}} : !some to !any", values, "!any",
        )

    def _join(self, values: Pools, depth: int) -> None:
        if self.random.random() < 0.5:
            left, right = self.one(values, PART), self.one(values, PART)
            self.define(f"tensor.concat dim(0) {left}, {right} : ({PART}, {PART}) -> {ROW}", values, ROW)
        else:
            some, rest = self.one(values, "!some"), self.define("arith.subi %c8, %n : index")
            part = self.define(f"tensor.extract_slice {self.one(values, '!any')}[0] [{rest}] [1] : !any to"
                               " tensor<?xf32>")
            self.define(f"tensor.concat dim(0) {some}, {part} : (!some, tensor<?xf32>) -> !any", values, "!any")

    # ---- Vectors

    def _vectors(self, values: Pools, depth: int) -> None:
        """A square that is read and written as a vector, as it is or turned."""
        source, target = self.one(values, SQUARE), self.one(values, SQUARE)
        swap = "affine_map<(d0, d1) -> (d1, d0)>"
        turns = [f", permutation_map = {swap}" if self.random.random() < 0.4 else "" for _ in range(2)]
        at = [self.random.choice(["%c0, %c0", "%c1, %c2"]) for _ in range(2)]
        bounds = [f"in_bounds = [{'true, true' if one == '%c0, %c0' else 'false, false'}]" for one in at]
        read = self.define(f"vector.transfer_read {source}[{at[0]}], %zero {{{bounds[0]}{turns[0]}}}"
                           f" : {SQUARE}, vector<4x4xf32>")
        self.define(f"vector.transfer_write {read}, {target}[{at[1]}] {{{bounds[1]}{turns[1]}}}"
                    f" : vector<4x4xf32>, {SQUARE}", values, SQUARE)

    def _masked(self, values: Pools, depth: int) -> None:
        mask = self.define("vector.create_mask %n : vector<4xi1>")
        where = self.index(4)
        read = f"vector.transfer_read {self.one(values, ROW)}[{where}], %zero"
        bounds = "{in_bounds = [true]}"
        if self.random.random() < 0.5:
            vector = self.define(f"{read}, {mask} {bounds} : {ROW}, vector<4xf32>")
        else:
            vector = self.define(
                f"vector.mask {mask} {{ {read} {bounds} : {ROW}, vector<4xf32> }} : vector<4xi1> -> vector<4xf32>"
            )
        write = f"vector.transfer_write {vector}, {self.one(values, ROW)}[{self.index(4)}]"
        if self.random.random() < 0.5:
            self.define(f"{write}, {mask} {bounds} : vector<4xf32>, {ROW}", values, ROW)
        else:
            self.define(f"vector.mask {mask} {{ {write} {bounds} : vector<4xf32>, {ROW} }} : vector<4xi1> -> {ROW}",
                        values, ROW)

    def _masked_whole(self, values: Pools, depth: int) -> None:
        """A vector of the size of the tensor, of which a part is written."""
        mask = self.define("vector.create_mask %n : vector<4xi1>")
        read = f"vector.transfer_read {self.one(values, PART)}[%c0], %zero {{in_bounds = [true]}}"
        vector = self.define(f"{read} : {PART}, vector<4xf32>")
        write = f"vector.transfer_write {vector}, {self.one(values, PART)}[%c0]"
        bounds = f"{{in_bounds = [true]}} : vector<4xf32>, {PART}"
        if self.random.random() < 0.5:
            self.define(f"{write}, {mask} {bounds}", values, PART)
        else:
            self.define(f"vector.mask {mask} {{ {write} {bounds} }} : vector<4xi1> -> {PART}", values, PART)

    def _vector_of_a_row(self, values: Pools, depth: int) -> None:
        source, target = self.one(values, SQUARE), self.one(values, SQUARE)
        bounds = "{in_bounds = [true]}"
        row = self.define(f"vector.transfer_read {source}[{self.index(3)}, %c0], %zero {bounds}"
                          f" : {SQUARE}, vector<4xf32>")
        self.define(f"vector.transfer_write {row}, {target}[%c0, %c0] {bounds} : vector<4xf32>, {SQUARE}",
                    values, SQUARE)

    # ---- Buffers

    def _peek(self, values: Pools, depth: int) -> None:
        """A read through the buffer of a tensor."""
        buffer = self.define(f"bufferization.to_buffer {self.one(values, ROW)} read_only : {ROW} to memref<8xf32>")
        element = self.define(f"memref.load {buffer}[{self.index(7)}] : memref<8xf32>")
        self.define(f"arith.addf {element}, {self.one(values, 'f32')} : f32", values, "f32")

    def _size(self, values: Pools, depth: int) -> None:
        """The size of a tensor as a number."""
        size = self.define(f"tensor.dim {self.one(values, '!some')}, %c0 : !some")
        number = self.define(f"arith.index_cast {size} : index to i32")
        self.define(f"arith.sitofp {number} : i32 to f32", values, "f32")


def statement_names(holder: Any) -> list[str]:
    """The statements that a class adds."""
    return [name[1:] for name, value in vars(holder).items() if name.startswith("_") and not name.startswith("__")
            and callable(value)]
