"""Random functions to apply schedules to: structured operations in chains, pads, packs, slices, loops and vectors."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

SIZES = (1, 2, 3, 4, 4, 5, 6, 7, 8, 8, 10, 16)
FLOATS, INTEGERS = ("f32", "f16"), ("i32", "i8", "index")
ELEMENTS = ("f32", "f32", "f32", "f32", "f16", "i32", "i8", "index")


@dataclass(frozen=True)
class Shaped:
    """The type of a tensor or memref; what is dynamic has a size all the same, which the caller keeps to."""

    shape: tuple[int, ...]
    dynamic: tuple[bool, ...]
    element: str
    memory: bool = False

    def __str__(self) -> str:
        sizes = "".join(f"{'?' if free else size}x" for size, free in zip(self.shape, self.dynamic, strict=True))
        return f"{'memref' if self.memory else 'tensor'}<{sizes}{self.element}>"


@dataclass(frozen=True)
class Value:
    """A name and its type."""

    name: str
    type: Shaped


@dataclass(frozen=True)
class Target:
    """An operation that steps may be applied to: its name, its iterators (`ppr`), their sizes, its operands."""

    name: str
    iterators: str = ""
    sizes: tuple[int, ...] = ()
    operands: tuple[Shaped, ...] = ()
    tag: int | None = None
    kind: str = "structured"


@dataclass
class Payload:
    """A function under construction."""

    rng: random.Random
    memory: bool
    dynamic_rate: float
    arguments: list[Value] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    values: list[Value] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)
    constants: dict[tuple[str, str], str] = field(default_factory=dict)
    count: int = 0

    # ---- Parts

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def chance(self, rate: float) -> bool:
        return self.rng.random() < rate

    def constant(self, value: str, type: str) -> str:
        known = self.constants.get((value, type))
        if known is None:
            known = self.constants[value, type] = self.name()
        return known

    def number(self, element: str) -> str:
        value = self.rng.choice((0, 1, 2, 3))
        return self.constant(f"{value}.0" if element[0] == "f" else str(value), element)

    def index(self, value: int) -> str:
        return self.constant(str(value), "index")

    def type(self, shape: Sequence[int], element: str, free: Sequence[bool] | None = None) -> Shaped:
        """The type of such a value; `free` says which dims are dynamic, most of the time."""
        if free is None:
            free = [self.chance(self.dynamic_rate) for _ in shape]
        elif self.chance(0.1):
            free = [one != self.chance(0.2) for one in free]
        return Shaped(tuple(shape), tuple(free), element, self.memory)

    def argument(self, type: Shaped) -> Value:
        value = Value(f"%arg{len(self.arguments)}", type)
        self.arguments.append(value)
        return value

    def value(self, type: Shaped) -> Value:
        """One that is there, or a new argument."""
        fitting = [one for one in self.values if one.type == type]
        return self.rng.choice(fitting) if fitting and self.chance(0.7) else self.argument(type)

    def destination(self, type: Shaped) -> Value:
        """Where a structured operation writes: an argument, something computed, or an empty or filled tensor."""
        if type.memory:
            if self.chance(0.3) and not any(type.dynamic):
                name = self.name()
                self.lines.append(f"{name} = memref.alloc() : {type}")
                return Value(name, type)
            return self.argument(type)
        if self.chance(0.3):
            return self.value(type)
        name = self.name()
        sizes = [self.size(size) for size, free in zip(type.shape, type.dynamic, strict=True) if free]
        self.lines.append(f"{name} = tensor.empty({', '.join(sizes)}) : {type}")
        return Value(name, type) if self.chance(0.3) else self.filled(Value(name, type))

    def size(self, size: int) -> str:
        """A dynamic size: an argument of the function, or a dim of one."""
        for one in self.arguments if not self.memory else ():
            for dim, (known, free) in enumerate(zip(one.type.shape, one.type.dynamic, strict=True)):
                if known == size and free and self.chance(0.6):
                    name = self.name()
                    self.lines.append(f"{name} = tensor.dim {one.name}, {self.index(dim)} : {one.type}")
                    return name
        scalar = Value(f"%arg{len(self.arguments)}", Shaped((), (), f"index={size}"))
        self.arguments.append(scalar)
        return scalar.name

    def filled(self, value: Value) -> Value:
        number = self.number(value.type.element)
        return self.structured(
            "linalg.fill",
            "p" * len(value.type.shape),
            value.type.shape,
            [],
            value,
            scalars=[(number, value.type.element)],
        )

    def structured(
        self,
        name: str,
        iterators: str,
        sizes: Sequence[int],
        inputs: Sequence[Value],
        *outputs: Value,
        attributes: str = "",
        after: str = "",
        scalars: Sequence[tuple[str, str]] = (),
    ) -> Value:
        """Writes `name attributes ins(...) outs(...)after -> ...`, and remembers the target."""
        tag = len(self.targets) if self.chance(0.4) and "softmax" not in name else None
        if name == "linalg.generic":
            head = f"{name} {attributes}" if tag is None else f"{name} {attributes[:-1]}, tag = {tag} : i64}}"
        else:
            pairs = [*([attributes] if attributes else []), *([f"tag = {tag} : i64"] if tag is not None else [])]
            head = f"{name} {{{', '.join(pairs)}}}" if pairs else name
        operands = [(one.name, str(one.type)) for one in inputs] + list(scalars)
        ins = f" ins({', '.join(a for a, _ in operands)} : {', '.join(b for _, b in operands)})" if operands else ""
        types = ", ".join(str(one.type) for one in outputs)
        outs = f" outs({', '.join(one.name for one in outputs)} : {types})"
        self.targets.append(
            Target(name.partition(" ")[0], iterators, tuple(sizes), tuple(one.type for one in (*inputs, *outputs)), tag)
        )
        return self.written(head + ins + outs + after, outputs, types)

    def written(self, text: str, outputs: Sequence[Value], types: str) -> Value:
        """Writes an operation on tensors with its result types, on memrefs without."""
        if self.memory:
            self.lines.append(text)
            self.values += outputs
            return outputs[0]
        result = self.name()
        several = f":{len(outputs)}" if len(outputs) > 1 else ""
        self.lines.append(f"{result}{several} = {text} -> {types if not several else f'({types})'}")
        made = [Value(f"{result}#{k}" if several else result, one.type) for k, one in enumerate(outputs)]
        self.values += made
        return made[0]

    def base(self) -> Value | None:
        """Something computed that the next operation may read."""
        fitting = [one for one in self.values if one.type.shape]
        return self.rng.choice(fitting) if fitting and self.chance(0.7) else None

    def emit(self, text: str, type: Shaped) -> Value:
        """An operation of one result on tensors."""
        value = Value(self.name(), type)
        self.lines.append(f"{value.name} = {text}")
        self.values.append(value)
        return value

    # ---- The text

    def function(self) -> str:
        used = self.values[-1:] if not self.memory else []
        if len(self.values) > 2 and not self.memory and self.chance(0.3):
            used.append(self.rng.choice(self.values[:-1]))
        arguments = ", ".join(
            f"{one.name}: {'index' if one.type.element.startswith('index=') else one.type}" for one in self.arguments
        )
        types = ", ".join(str(one.type) for one in used)
        constants = [f"{name} = arith.constant {value} : {type}" for (value, type), name in self.constants.items()]
        end = f"return {', '.join(one.name for one in used)} : {types}" if used else "return"
        body = "\n".join(f"  {line}" for line in [*constants, *self.lines, end])
        return f"func.func @f({arguments}){f' -> ({types})' if used else ''} {{\n{body}\n}}\n"


# ---- Generic operations


def affine_map(loops: int, results: Sequence[str]) -> str:
    return f"affine_map<({', '.join(f'd{k}' for k in range(loops))}) -> ({', '.join(results)})>"


def generic(payload: Payload) -> None:
    """Permuted, broadcast and reduced operands; sometimes windows (d0 + d1), constants, indices, two results."""
    rng = payload.rng
    base = payload.base()
    rank = len(base.type.shape) if base else 0
    loops = max(rng.choice((1, 2, 2, 2, 3, 3, 4)), rank)
    element = base.type.element if base and payload.chance(0.7) else rng.choice(ELEMENTS)
    sizes = [rng.choice(SIZES) for _ in range(loops)]
    free = [payload.chance(payload.dynamic_rate) for _ in range(loops)]
    inputs: list[Value] = []
    maps: list[str] = []
    covered: set[int] = set()
    if base:
        order = rng.sample(range(loops), rank)
        for dim, loop in enumerate(order):
            sizes[loop], free[loop] = base.type.shape[dim], base.type.dynamic[dim]
        inputs.append(base)
        maps.append(affine_map(loops, [f"d{loop}" for loop in order]))
        covered |= set(order)
    for _ in range(rng.choice((0, 1, 1, 2)) if base else rng.choice((1, 1, 2, 2, 3))):
        order = rng.sample(range(loops), rng.randint(0 if payload.chance(0.1) else 1, loops))
        names, shape = [f"d{loop}" for loop in order], [sizes[loop] for loop in order]
        dynamic = [free[loop] for loop in order]
        if payload.chance(0.06):
            names, shape, dynamic = [*names, "0"], [*shape, 1], [*dynamic, False]
        elif len(order) > 1 and payload.chance(0.06):
            names = [f"{names[0]} + {names[1]}", *names[2:]]
            shape, dynamic = [shape[0] + shape[1] - 1, *shape[2:]], dynamic[1:]
            order = order[2:]
        covered |= set(order)
        kind = element if payload.chance(0.85) else rng.choice(ELEMENTS)
        inputs.append(payload.value(payload.type(shape, kind, dynamic)))
        maps.append(affine_map(loops, names))
    reduced = {loop for loop in covered if payload.chance(0.35)} if payload.chance(0.6) else set()
    kept = [loop for loop in range(loops) if loop not in reduced]
    if payload.chance(0.3):
        rng.shuffle(kept)
    outputs = [
        payload.destination(payload.type([sizes[k] for k in kept], element, [free[k] for k in kept]))
        for _ in range(2 if payload.chance(0.12) else 1)
    ]
    maps += [affine_map(loops, [f"d{loop}" for loop in kept])] * len(outputs)
    iterators = "".join("r" if loop in reduced else "p" for loop in range(loops))
    words = ", ".join('"reduction"' if one == "r" else '"parallel"' for one in iterators)
    payload.structured(
        "linalg.generic",
        iterators,
        sizes,
        inputs,
        *outputs,
        attributes=f"{{indexing_maps = [{', '.join(maps)}], iterator_types = [{words}]}}",
        after=" " + _body(payload, inputs, outputs, bool(reduced), loops),
    )


BINARY = {
    "f": ("arith.addf", "arith.mulf", "arith.subf", "arith.maximumf"),
    "i": ("arith.addi", "arith.muli", "arith.subi"),
}
COMBINING = {
    "f": ("arith.addf", "arith.addf", "arith.mulf", "arith.maximumf", "arith.minnumf"),
    "i": ("arith.addi", "arith.addi", "arith.muli", "arith.maxsi", "arith.ori"),
}
UNARY = ("math.exp", "arith.negf", "math.absf", "math.sqrt")


def _body(payload: Payload, inputs: Sequence[Value], outputs: Sequence[Value], reduces: bool, loops: int) -> str:
    rng = payload.rng
    arguments = [f"%b{k}" for k in range(len(inputs) + len(outputs))]
    types = [one.type.element for one in (*inputs, *outputs)]
    lines: list[str] = []

    def new(text: str) -> str:
        name = f"%t{payload.count}"
        payload.count += 1
        lines.append(f"{name} = {text}")
        return name

    results = []
    for k in range(len(outputs)):
        wanted = types[len(inputs) + k]
        family = wanted[0]
        terms = [
            _converted(new, name, type, wanted) for name, type in zip(arguments, types[: len(inputs)], strict=False)
        ]
        if payload.chance(0.1):
            index = new(f"linalg.index {rng.randrange(loops)} : index")
            terms.append(_converted(new, index, "index", wanted))
        if payload.chance(0.2) or not terms:
            terms.append(payload.number(wanted))
        if reduces:
            value = terms[0]
            for term in terms[1:]:
                value = new(f"{rng.choice(BINARY[family])} {value}, {term} : {wanted}")
            pair = [value, arguments[len(inputs) + k]]
            if payload.chance(0.5):
                pair.reverse()
            value = new(f"{rng.choice(COMBINING[family])} {pair[0]}, {pair[1]} : {wanted}")
        else:
            if payload.chance(0.2):
                terms.append(arguments[len(inputs) + k])
            value = terms[0]
            for term in terms[1:]:
                value = new(f"{rng.choice(BINARY[family])} {value}, {term} : {wanted}")
            if family == "f" and payload.chance(0.3):
                value = new(f"{rng.choice(UNARY)} {value} : {wanted}")
            elif family == "f" and payload.chance(0.15):
                flag = new(f"arith.cmpf ogt, {value}, {payload.number(wanted)} : {wanted}")
                value = new(f"arith.select {flag}, {value}, {payload.number(wanted)} : {wanted}")
        results.append(value)
    signature = ", ".join(f"{name}: {type}" for name, type in zip(arguments, types, strict=True))
    end = f"linalg.yield {', '.join(results)} : {', '.join(types[len(inputs) :])}"
    return "{\n  ^bb0(" + signature + "):\n" + "\n".join(f"    {line}" for line in [*lines, end]) + "\n  }"


def _converted(new: Callable[[str], str], value: str, type: str, wanted: str) -> str:
    """A value as another element type."""
    if type == wanted:
        return value
    if "index" in (type, wanted):
        if type == "index" and wanted[0] == "i":
            return new(f"arith.index_cast {value} : index to {wanted}")
        if type == "index":
            return new(f"arith.sitofp {new(f'arith.index_cast {value} : index to i32')} : i32 to {wanted}")
        if type[0] == "f":
            value, type = new(f"arith.fptosi {value} : {type} to i32"), "i32"
        return new(f"arith.index_cast {value} : {type} to index")
    wide = int(wanted[1:]) > int(type[1:])
    match type[0], wanted[0]:
        case "f", "f":
            return new(f"arith.{'extf' if wide else 'truncf'} {value} : {type} to {wanted}")
        case "i", "i":
            return new(f"arith.{'extsi' if wide else 'trunci'} {value} : {type} to {wanted}")
        case "i", _:
            return new(f"arith.sitofp {value} : {type} to {wanted}")
    return new(f"arith.fptosi {value} : {type} to {wanted}")


# ---- Named operations

# Name, iterators, the dims of each operand by loop ('h+x' is a window), attributes.
CONTRACTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "matmul": ("ppr", ("02", "21", "01")),
    "batch_matmul": ("pppr", ("013", "032", "012")),
    "matvec": ("pr", ("01", "1", "0")),
    "vecmat": ("pr", ("1", "10", "0")),
    "dot": ("r", ("0", "0", "")),
    "batch_matvec": ("ppr", ("012", "02", "01")),
    "batch_vecmat": ("ppr", ("02", "021", "01")),
    "mmt4d": ("pprppr", ("0235", "1245", "0134")),
    "batch_reduce_matmul": ("rppr", ("013", "032", "12")),
}
CONVOLUTIONS: dict[str, tuple[str, tuple[str, ...], int]] = {
    "conv_1d": ("pr", ("0+1", "1", "0"), 0),
    "conv_2d": ("pprr", ("0+2 1+3", "2 3", "0 1"), 0),
    "conv_1d_nwc_wcf": ("ppprr", ("0 1+3 4", "3 4 2", "0 1 2"), 1),
    "conv_1d_ncw_fcw": ("ppprr", ("0 3 2+4", "1 3 4", "0 1 2"), 1),
    "conv_2d_nhwc_hwcf": ("pppprrr", ("0 1+4 2+5 6", "4 5 6 3", "0 1 2 3"), 2),
    "conv_2d_nhwc_fhwc": ("pppprrr", ("0 1+4 2+5 6", "3 4 5 6", "0 1 2 3"), 2),
    "conv_2d_nchw_fchw": ("pppprrr", ("0 4 2+5 3+6", "1 4 5 6", "0 1 2 3"), 2),
    "depthwise_conv_1d_nwc_wc": ("pppr", ("0 1+3 2", "3 2", "0 1 2"), 1),
    "depthwise_conv_2d_nhwc_hwc": ("pppprr", ("0 1+4 2+5 3", "4 5 3", "0 1 2 3"), 2),
    "pooling_nhwc_sum": ("pppprr", ("0 1+4 2+5 3", "4 5", "0 1 2 3"), 2),
    "pooling_nhwc_max": ("pppprr", ("0 1+4 2+5 3", "4 5", "0 1 2 3"), 2),
    "pooling_nchw_max": ("pppprr", ("0 1 2+4 3+5", "4 5", "0 1 2 3"), 2),
    "pooling_nwc_sum": ("pppr", ("0 1+3 2", "3", "0 1 2"), 1),
}


def contraction(payload: Payload) -> None:
    rng = payload.rng
    name = rng.choice(("matmul", "matmul", "matmul", *CONTRACTIONS))
    iterators, operands = CONTRACTIONS[name]
    sizes = [rng.choice(SIZES) for _ in iterators]
    free = [payload.chance(payload.dynamic_rate) for _ in iterators]
    element = rng.choice(("f32", "f32", "f32", "f16", "i32", "i8"))
    result = {"f16": "f32", "i8": "i32"}.get(element, element) if payload.chance(0.4) else element
    attributes = ""
    if name == "matmul" and payload.chance(0.25):
        operands = rng.choice((("20", "21", "01"), ("02", "12", "01"), ("20", "12", "01")))
        maps = [affine_map(3, [f"d{k}" for k in one]) for one in operands]
        attributes = f" indexing_maps = [{', '.join(maps)}]"
    types = [
        payload.type([sizes[int(k)] for k in one], result if place == 2 else element, [free[int(k)] for k in one])
        for place, one in enumerate(operands)
    ]
    inputs = [payload.value(one) for one in types[:2]]
    output = payload.destination(types[2])
    payload.structured(f"linalg.{name}{attributes}", iterators, sizes, inputs, output)


def convolution(payload: Payload) -> None:
    rng = payload.rng
    name = rng.choice(list(CONVOLUTIONS))
    iterators, operands, windows = CONVOLUTIONS[name]
    sizes = [rng.choice(SIZES) if one == "p" else rng.choice((1, 2, 3, 3, 4)) for one in iterators]
    free = [payload.chance(payload.dynamic_rate) for _ in iterators]
    element = rng.choice(("f32", "f32", "f16", "i32", "i8"))
    strides = [rng.choice((1, 1, 1, 2)) for _ in range(windows)]
    dilations = [rng.choice((1, 1, 1, 2)) for _ in range(windows)]
    types = []
    for one in operands:
        shape, dynamic, window = [], [], 0
        for dim in one.split():
            at, _, filter = dim.partition("+")
            size = sizes[int(at)]
            if filter:
                stride, dilation = (strides[window], dilations[window]) if windows else (1, 1)
                size, window = (size - 1) * stride + (sizes[int(filter)] - 1) * dilation + 1, window + 1
            shape.append(size)
            dynamic.append(free[int(at)])
        types.append(payload.type(shape, element, dynamic))
    attributes = ""
    if windows and (payload.chance(0.4) or {*strides, *dilations} != {1}):
        attributes = ", ".join(
            f"{key} = dense<{one}> : tensor<{windows}xi64>"
            for key, one in (("dilations", dilations), ("strides", strides))
        )
    inputs = [payload.value(one) for one in types[:2]]
    payload.structured(f"linalg.{name}", iterators, sizes, inputs, payload.destination(types[2]), attributes=attributes)


ELEMENTWISE = {"add": 2, "mul": 2, "sub": 2, "max": 2, "exp": 1, "abs": 1, "negf": 1, "copy": 1, "div": 2, "sqrt": 1}


def elementwise(payload: Payload) -> None:
    rng = payload.rng
    base = payload.base()
    name = rng.choice(list(ELEMENTWISE))
    element = (
        base.type.element
        if base
        else rng.choice(("f32", "f16", "i32") if name in ("add", "mul", "sub", "copy") else FLOATS)
    )
    if element[0] == "i" and name not in ("add", "mul", "sub", "copy"):
        name = "add"
    if element == "index":
        name = "copy"
    if base is None:
        base = payload.argument(payload.type([rng.choice(SIZES) for _ in range(rng.randint(1, 3))], element))
    inputs = [base, *(payload.value(base.type) for _ in range(ELEMENTWISE[name] - 1))]
    rng.shuffle(inputs)
    loops = len(base.type.shape)
    spelling, attributes = f"linalg.{name}", ""
    if payload.chance(0.15) and name not in ("copy", "max"):
        spelling = f"linalg.elementwise kind=#linalg.elementwise_kind<{name if name != 'max' else 'max_signed'}>"
    payload.structured(
        spelling, "p" * loops, base.type.shape, inputs, payload.destination(base.type), attributes=attributes
    )


def relabelled(payload: Payload) -> None:
    """transpose, broadcast, reduce, map, softmax."""
    rng = payload.rng
    base = payload.base() or payload.argument(
        payload.type([rng.choice(SIZES) for _ in range(rng.randint(1, 3))], rng.choice(ELEMENTS))
    )
    shape, free, element = base.type.shape, base.type.dynamic, base.type.element
    rank = len(shape)
    kind = rng.choice(("transpose", "broadcast", "reduce", "map", "softmax"))
    if kind == "transpose":
        order = rng.sample(range(rank), rank)
        out = payload.destination(payload.type([shape[k] for k in order], element, [free[k] for k in order]))
        _plain(payload, kind, "p" * rank, out.type.shape, [base], out, f" permutation = {order}")
    elif kind == "broadcast":
        at = rng.randint(0, rank)
        size = rng.choice(SIZES)
        out = payload.destination(
            payload.type([*shape[:at], size, *shape[at:]], element, [*free[:at], False, *free[at:]])
        )
        _plain(payload, kind, "p" * (rank + 1), out.type.shape, [base], out, f" dimensions = [{at}]")
    elif kind == "reduce":
        dims = sorted(rng.sample(range(rank), rng.randint(1, rank)))
        kept = [k for k in range(rank) if k not in dims]
        out = payload.destination(payload.type([shape[k] for k in kept], element, [free[k] for k in kept]))
        iterators = "".join("r" if k in dims else "p" for k in range(rank))
        code = rng.choice(BINARY[element[0]])
        body = f" dimensions = {dims}\n  " + _combiner(code, element, "")
        _plain(payload, kind, iterators, shape, [base], out, body)
    elif kind == "map":
        other = payload.value(base.type)
        out = payload.destination(base.type)
        code = rng.choice(BINARY[element[0]])
        body = "\n  " + _combiner(code, element, f", %o: {element}")
        _plain(payload, kind, "p" * rank, shape, [base, other], out, body)
    elif element[0] == "f":
        at = rng.randrange(rank)
        out = payload.destination(base.type)
        iterators = "".join("r" if k == at else "p" for k in range(rank))
        payload.structured(f"linalg.softmax dimension({at})", iterators, shape, [base], out)


def _combiner(code: str, element: str, more: str) -> str:
    """The block of a reduce or map."""
    return (
        f"(%x: {element}, %y: {element}{more}) {{\n    %z = {code} %x, %y : {element}\n"
        f"    linalg.yield %z : {element}\n  }}"
    )


def _plain(
    payload: Payload, name: str, iterators: str, sizes: Sequence[int], inputs: Sequence[Value], out: Value, after: str
) -> None:
    """transpose, broadcast, reduce, map: their results' types are not written."""
    operands = ", ".join(one.name for one in inputs), ", ".join(str(one.type) for one in inputs)
    text = f"linalg.{name} ins({operands[0]} : {operands[1]}) outs({out.name} : {out.type}){after}"
    payload.targets.append(Target(f"linalg.{name}", iterators, tuple(sizes), tuple(one.type for one in (*inputs, out))))
    if payload.memory:
        payload.lines.append(text)
        payload.values.append(out)
    else:
        payload.emit(text, out.type)


STRUCTURED = (generic, generic, generic, contraction, contraction, convolution, elementwise, elementwise, relabelled)
