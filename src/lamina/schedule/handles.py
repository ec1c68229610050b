"""Handles, whose methods are the steps of Python schedules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from lamina.api import parse_attribute
from lamina.conversion.vector_loops.tile import VECTOR_TILE, VectorTile
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp, element_type
from lamina.dialects.scf.ops import ForallOp, ForOp
from lamina.dialects.tensor.ops import ExtractSliceOp
from lamina.dialects.transform.enums import MatchInterfaceEnum
from lamina.interfaces.tiling import TilingInterface
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import FloatAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import symbol_name
from lamina.ir.types import DYNAMIC, FloatType
from lamina.ir.value import BlockArgument, OpResult, Value
from lamina.schedule.arguments import number, one_of, text
from lamina.schedule.dims import dim_names, dim_number, loop_count
from lamina.schedule.errors import error

if TYPE_CHECKING:
    from lamina.schedule.session import Session

    Dim = int | str
    Pattern = str | tuple[str, Mapping[str, Any]]

_SHOWN = 4


class _Entity:
    """A value of the script."""

    __slots__ = ("session", "value", "_parts")

    def __init__(self, session: Session, value: Value) -> None:
        self.session = session
        self.value = value
        self._parts: list[Any] | None = None

    @property
    def payload(self) -> list[Any]:
        """The current payload. Raises ScheduleError if the handle was consumed."""
        return self.session.require(self.value)

    def __len__(self) -> int:
        return len(self.payload)

    def __bool__(self) -> bool:
        """True if the payload is not empty."""
        return len(self) > 0

    def _shown(self) -> list[str]:
        return [str(item) for item in self.payload]

    def __repr__(self) -> str:
        owner = self.value.owner
        gone = self.session.state.invalidation(self.value)
        if gone is not None:
            return f"<{type(self).__name__}: invalidated by {gone.consumer.name}>"
        if not self.session.state.is_known(self.value):
            return f"<{type(self).__name__}: of {owner.name if isinstance(owner, Operation) else 'a sequence'}, gone>"
        shown = self._shown()
        more = [f"and {len(shown) - _SHOWN} more"] if len(shown) > _SHOWN else []
        return f"<{type(self).__name__}, {len(shown)}: {'; '.join(shown[:_SHOWN] + more) or 'nothing'}>"


class Param(_Entity):
    """A parameter: numbers and other attributes that steps take instead of fixed ones."""

    __slots__ = ()

    @property
    def values(self) -> list[Any]:
        """Its values, as Python ones where they are numbers and texts."""
        return [getattr(item, "value", item) for item in self.payload]


class ValueHandle(_Entity):
    """A handle of values of the payload."""

    __slots__ = ()

    def defining_op(self) -> Handle:
        """Returns the operations that define the values."""
        defining_op: Handle = self.session.apply("get_defining_op", self)
        return defining_op


class Handle(_Entity):
    """A handle to payload operations. Steps are applied immediately; those that replace the
    operations invalidate the handle, and other handles to them, and return new handles."""

    __slots__ = ()

    # ---- Payload

    @property
    def ops(self) -> list[Operation]:
        """The operations. Raises ScheduleError after the handle was consumed."""
        return self.payload

    @property
    def op(self) -> Operation:
        """The one operation. Raises ScheduleError if there is not exactly one."""
        ops = self.ops
        if len(ops) != 1:
            raise error(f"expected one operation, the handle has {len(ops)}: {self!r}")
        return ops[0]

    def one(self) -> Handle:
        """Returns the handle itself, which must hold exactly one operation. Raises ScheduleError."""
        assert self.op is not None
        return self

    def _shown(self) -> list[str]:
        return [_title(op) for op in self.ops]

    @property
    def dims(self) -> list[str]:
        """The names of the loops of the operation."""
        return ["/".join(names) for names in dim_names(self.op)]

    def split(self, count: int | None = None) -> list[Handle]:
        """Returns one handle per operation."""
        number = len(self) if count is None else count
        if number == 1 and len(self) == 1:
            return [self]
        if self._parts is None or len(self._parts) != number:
            parts = self.session.apply("split_handle", self, count=number) if number else []
            self._parts = list(parts)
        return list(self._parts)

    def __iter__(self) -> Iterator[Handle]:
        return iter(self.split())

    def __getitem__(self, index: int) -> Handle:
        return self.split()[index]

    def __add__(self, other: Handle) -> Handle:
        """Returns a handle of the operations of both."""
        merged: Handle = self.session.apply("merge_handles", [self, other])
        return merged

    # ---- Steps in general

    def apply(
        self, mnemonic: str, *operands: Any, count: int | None = None, types: Sequence[Any] | None = None, **fields: Any
    ) -> Any:
        """Runs a transform operation whose first operand is this handle; see `Session.apply`."""
        return self.session.apply(mnemonic, self, *operands, count=count, types=types, **fields)

    def match(
        self,
        *names: str,
        interface: Literal["LinalgOp", "TilingInterface", "LoopLikeInterface"] | None = None,
        attributes: Mapping[str, Any] | None = None,
        result_type: Any = None,
        operand_types: Sequence[Any] | None = None,
    ) -> Handle:
        """Matches nested operations by name, interface, attributes
        (None: a unit attribute), and types."""
        from lamina.schedule.session import as_attribute  # cycle

        wanted = [text(f"name {at} of match()", name) for at, name in enumerate(names)]
        fields: dict[str, Any] = {"ops": wanted or None, "filter_result_type": result_type}
        if interface is not None:
            chosen = one_of("interface", interface, map(str, MatchInterfaceEnum))
            fields["interface"] = next(kind for kind in MatchInterfaceEnum if str(kind) == chosen)
        if attributes is not None:
            fields["op_attrs"] = as_attribute(attributes)
        if operand_types is not None:
            fields["filter_operand_types"] = list(operand_types)
        matched: Handle = self.apply("structured.match", **fields)
        return matched

    def parent(self, name: str | None = None, nth: int = 1) -> Handle:
        """Returns the operations around, the nearest of a name or the ``nth``."""
        parent: Handle = self.apply("get_parent_op", op_name=name, nth_parent=nth, deduplicate=True)
        return parent

    def producer(self, operand: int) -> Handle:
        """Returns the operations that compute an operand."""
        producer: Handle = self.apply("get_producer_of_operand", operand_number=operand)
        return producer

    def consumers(self, result: int = 0) -> Handle:
        """Returns the operations that use a result."""
        consumers: Handle = self.apply("get_consumers_of_result", result_number=result)
        return consumers

    # ---- Dims and sizes

    def dim(self, dim: Dim) -> int:
        """Returns the number of a loop. Raises ScheduleError, with the names that there are, for an unknown one."""
        ops = self.ops
        if not ops:
            return dim if isinstance(dim, int) else self._no_dims()
        try:
            numbers = {dim_number(op, dim) for op in ops}
        except ValueError as problem:
            raise error(str(problem)) from None
        if len(numbers) > 1:
            raise error(f"'{dim}' is not the same loop in all operations of the handle: {self!r}")
        return numbers.pop()

    def _no_dims(self) -> int:
        raise error("the handle is empty, so its loops have no names")

    def tile_sizes(self, listed: Sequence[Any], named: Mapping[str, Any], default: int = 0) -> list[Any]:
        """Returns a list of sizes, one per loop up to the last specified one."""
        if len(listed) == 1 and isinstance(listed[0], list | tuple):
            listed = listed[0]
        sizes: list[Any] = [_size(f"size {at}", size) for at, size in enumerate(listed)]
        if not named:
            return sizes
        given = {at: f"size {at}" for at in range(len(sizes))}
        for name, size in named.items():
            at = self.dim(name)
            if at in given:
                raise error(f"the loop '{name}' has two sizes: {given[at]} and '{name}'")
            given[at] = f"'{name}'"
            sizes += [default] * (at + 1 - len(sizes))
            sizes[at] = _size(f"the size of '{name}'", size)
        loops = max((loop_count(op) for op in self.ops), default=0)
        return sizes + [default] * (loops - len(sizes))

    def _permutation(self, dims: Sequence[Dim]) -> list[int]:
        return [self.dim(dim) for dim in dims]

    # ---- Tiling and fusion

    def tile(
        self,
        *sizes: Any,
        using: Literal["for", "forall"] = "for",
        interchange: Sequence[Dim] | None = None,
        threads: bool = False,
        mapping: Sequence[Attribute | str] | None = None,
        **dims: int | Param,
    ) -> tuple[Handle, list[Handle]]:
        """Tiles by sizes, listed or by loop name; 0 leaves a loop untiled. Returns the tiled operation and the
        loops around it, outermost first: one ``scf.forall``, or one ``scf.for`` per size. With ``threads`` the
        numbers are tile counts, and ``mapping`` says what runs them (``"#gpu.thread<x>"``); both are for ``forall``."""
        one_of("using", using, ("for", "forall"))
        static, dynamic = _mixed(self.tile_sizes(sizes, dims))
        if using == "for" and (threads or mapping is not None):
            raise TypeError('threads and mapping are for using="forall"')
        if using == "for":
            order = None if interchange is None else self._permutation(interchange)
            tiled, loops = self.apply(
                "structured.tile_using_for", static_sizes=static, dynamic_sizes=dynamic, interchange=order
            )
            return tiled, loops
        field = "num_threads" if threads else "tile_sizes"
        fields: dict[str, Any] = {f"static_{field}": static, field: dynamic, "mapping": _parsed(mapping)}
        tiled, loop = self.apply("structured.tile_using_forall", **fields)
        return tiled, [loop]

    def tile_reduction(
        self, *sizes: Any, using: Literal["for", "forall"] = "for", threads: bool = False, **dims: int
    ) -> tuple[list[Handle], Handle, Handle, Handle]:
        """Splits reductions into partial results of a tile and their combination. Returns the operations that
        initialize, compute and combine the partial results, and the loop."""
        one_of("using", using, ("for", "forall"))
        listed = self.tile_sizes(sizes, dims)
        field = "num_threads" if threads else "tile_sizes"
        fields: dict[str, Any] = {field: listed}
        if using == "forall" and threads:
            fields["tile_sizes"] = [int(listed_size != 0) for listed_size in listed] if not dims else None
        handles: tuple[list[Handle], Handle, Handle, Handle]
        handles = self.apply(f"structured.tile_reduction_using_{using}", reduction_dims=self._reduced(listed), **fields)
        return handles

    def _reduced(self, sizes: Sequence[int]) -> list[int] | None:
        """Returns the reductions with sizes, where not all have one."""
        kinds = next((op.iterators for op in self.ops if isinstance(op, LinalgOp)), [])
        reductions = [number for number, kind in enumerate(kinds) if kind != PARALLEL]
        chosen = [number for number in reductions if number < len(sizes) and sizes[number]]
        return chosen if chosen and chosen != reductions else None

    def fuse_into(self, loop: Handle | Sequence[Handle]) -> tuple[Handle, Handle]:
        """Fuses the operation into a loop (the innermost of several). Returns the fused operation, and the
        loop."""
        into = loop if isinstance(loop, Handle) else loop[-1]
        fused: tuple[Handle, Handle] = self.apply("structured.fuse_into_containing_op", into)
        return fused

    def fuse_producers(self) -> list[Handle]:
        """Fuses the transitive producers of a tile's operands into the loop around it, as far as they are
        outside of the loop. Returns the fused operations, nearest first."""
        assert self.op is not None
        loop = self.parent(_loop_around(self.op).name)
        producers: list[Handle] = []
        pending: list[Handle] = [self]
        while pending:
            tile = pending.pop(0)
            for index in range(len(tile.op.operands)):
                producer = _outer_producer(tile, index, loop)
                if producer is None:
                    continue
                fused, loop = producer.fuse_into(loop)
                producers.append(fused)
                pending.append(fused)
        return producers

    def split_dim(self, dim: Dim, at: int | Param) -> tuple[Handle, Handle]:
        """Splits a loop's iterations at a number."""
        static, dynamic = _mixed([at])
        parts: Handle = self.apply(
            "structured.split", dimension=self.dim(dim), static_chunk_sizes=static[0],
            dynamic_chunk_sizes=dynamic[0] if dynamic else None,
        )  # fmt: skip
        first, second = parts.split(2)
        return first, second

    # ---- Forms of structured operations

    def interchange(self, *order: Dim) -> Handle:
        """Permutes the loops; the order is outermost first."""
        interchanged: Handle = self.apply("structured.interchange", iterator_interchange=self._permutation(order))
        return interchanged

    def generalize(self) -> Handle:
        """Named operations become generic ones."""
        generic: Handle = self.apply("structured.generalize")
        return generic

    def decompose(self) -> Handle:
        """Decomposes composite operations such as softmax; returns the last of the new operations."""
        decomposed: Handle = self.apply("structured.decompose_interface")
        return decomposed

    def pad(self, *dims: Dim, values: Sequence[Any] = (), **fields: Any) -> tuple[Handle, Handle, Handle]:
        """Pads loops (by default all) to constant sizes with one padding value per operand. Returns the padded
        operation, the pads and the copies back."""
        numbers = self._permutation(dims) if dims else list(range(max(map(loop_count, self.ops), default=0)))
        elements = [element_type(operand.type) for operand in self.op.operands] if values else []
        padding = [_typed(value, element) for value, element in zip(values, elements, strict=True)] or None
        padded: tuple[Handle, Handle, Handle]
        fields = {"padding_dimensions": numbers, "padding_values": padding} | fields
        padded = self.apply("structured.pad", **fields)
        return padded

    def pack(self, *sizes: Any, **dims: int) -> Handle:
        """Packs the operands into a tiled layout; sizes are tile sizes, 0 leaves a loop unpacked."""
        packed: Handle = self.apply("structured.pack", static_packed_sizes=self.tile_sizes(sizes, dims))
        return packed

    # ---- Vectors

    def vectorize(self, *sizes: Any, **dims: int | Param) -> None:
        """Operations of constant sizes become vectors of them; with sizes, others become masked vectors."""
        static, dynamic = _mixed(self.tile_sizes(sizes, dims, 1))
        self.apply("structured.vectorize", static_vector_sizes=static or None, vector_sizes=dynamic)

    def vectorize_children(self, **fields: Any) -> Handle:
        """Vectorizes all structured operations in functions."""
        vectorized: Handle = self.apply("structured.vectorize_children_and_apply_patterns", **fields)
        return vectorized

    def vector_tile(
        self,
        *sizes: Any,
        dim: Dim,
        order: Sequence[Dim] | None = None,
        contract: bool = False,
        pack: Sequence[int] = (),
        **dims: int,
    ) -> None:
        """Requests vector loops that keep a tile of these sizes in registers, vectorized along a loop; see
        `lamina.conversion.vector_loops.tile` for the fields."""
        wanted = self.tile_sizes(sizes, dims, 1)
        numbers = tuple(range(len(wanted))) if order is None else tuple(self._permutation(order))
        tile = VectorTile(tuple(wanted), self.dim(dim), numbers, contract, tuple(pack))
        self.annotate(VECTOR_TILE, parse_attribute(tile.attribute))

    # ---- Loops

    def unroll(self, factor: int) -> None:
        """Unrolls loops."""
        self.apply("loop.unroll", factor=factor)

    def peel(self, *, front: bool = False) -> tuple[Handle, Handle]:
        """Peels the last iteration (the first, with ``front``) off loops. Returns the loops and the remainders."""
        peeled: tuple[Handle, Handle] = self.apply("loop.peel", peel_front=front)
        return peeled

    def hoist_subsets(self) -> None:
        """Hoists loop-invariant reads and writes of subsets of tensors and vectors; the loops carry them."""
        self.apply("loop.hoist_loop_invariant_subsets")

    def hoist_invariant_code(self) -> None:
        """Hoists loop-invariant code."""
        self.apply("apply_licm")

    def hoist_transfers(self) -> Handle:
        """Hoists loop-invariant vector transfers in functions; the vectors stay in registers."""
        transfers: Handle = self.apply("structured.hoist_redundant_vector_transfers")
        return transfers

    # ---- Notes, patterns, passes

    def annotate(self, name: str, value: Any = None) -> None:
        """Sets an attribute: a unit attribute, a Python value, an attribute or a parameter."""
        given = value if value is None or isinstance(value, Param) else self.session.param(value)
        self.apply("annotate", name_=name, param=given)

    def apply_patterns(self, *patterns: Pattern, cse: bool = False, **fields: Any) -> None:
        """Applies pattern sets, by their names after ``apply_patterns.``, to the contents of the operations; a set with
        options is a pair of its name and a dictionary. With ``cse`` equal operations are merged in between."""
        from lamina.schedule.steps import step_class  # start-up

        block = Block()
        for pattern in patterns:
            name, options = (pattern, {}) if isinstance(pattern, str) else pattern
            try:
                block.append(step_class(f"apply_patterns.{name}").build(**options))
            except ValueError as problem:
                raise error(str(problem)) from None
        region = Region()
        region.append(block)
        self.apply("apply_patterns", patterns=region, apply_cse=cse, **fields)

    def canonicalize(self) -> None:
        """Canonicalizes the contents of the operations."""
        self.apply_patterns("canonicalization")

    def cse(self) -> None:
        """Merges equal operations."""
        self.apply("apply_cse")

    def run_pass(self, name: str, **options: Any) -> Handle:
        """Runs a pass or pipeline, with the given options (``_`` for ``-``)."""
        from lamina.schedule.session import as_attribute  # cycle

        given = as_attribute({key.replace("_", "-"): value for key, value in options.items()}) if options else None
        transformed: Handle = self.apply("apply_registered_pass", pass_name=name, options=given)
        return transformed


def _title(op: Operation) -> str:
    names = dim_names(op) if isinstance(op, LinalgOp) else []
    name = op.name
    symbol = symbol_name(op)
    if symbol is not None:
        return f"{name} @{symbol}"
    if not names or not isinstance(op, LinalgOp):
        return name
    if op.shapes_to_loops_map is None:
        return f"{name} {', '.join(known[0] for known in names)}"
    sizes = ("?" if size == DYNAMIC else str(size) for size in op.static_loop_ranges)
    return f"{name} {', '.join(f'{known[0]} = {size}' for known, size in zip(names, sizes, strict=True))}"


def _parsed(mapping: Sequence[Attribute | str] | None) -> list[Attribute] | None:
    """Returns what iterations run on as attributes."""
    if mapping is None:
        return None
    return [parse_attribute(name) if isinstance(name, str) else name for name in mapping]


def _typed(value: Any, type: Type) -> Attribute:
    """Returns a number as an attribute of the type."""
    if isinstance(value, Attribute):
        return value
    return FloatAttr(type, float(value)) if isinstance(type, FloatType) else IntegerAttr(type, int(value))


def _size(name: str, size: object) -> int | _Entity:
    """Returns a size: a number, a parameter or a handle. Raises TypeError and ScheduleError."""
    return size if isinstance(size, _Entity) else number(name, size)


def _mixed(sizes: Sequence[Any]) -> tuple[list[int], list[Any]]:
    """Numbers, with a mark in place of each parameter or handle, and these."""
    static = [size if isinstance(size, int) else DYNAMIC for size in sizes]
    return static, [size for size in sizes if not isinstance(size, int)]


# ---- Producers


def _loop_around(op: Operation) -> Operation:
    loop = next((outer for outer in op.ancestors if outer is not op and isinstance(outer, ForallOp | ForOp)), None)
    if loop is None:
        raise error(f"'{op.name}' is in no loop into which its producers could be fused")
    return loop


def _outer_producer(tile: Handle, operand: int, loop: Handle) -> Handle | None:
    """Returns the operation outside of a loop whose result an operand of a tile in the loop slices."""
    value, around = tile.op.operand(operand), loop.op
    if not isinstance(value, OpResult) or not isinstance(value.owner, ExtractSliceOp):
        return None
    source = value.owner.source
    if isinstance(source, OpResult):
        if around.is_ancestor(source.owner) or not TilingInterface.has(source.owner):
            return None
        return tile.producer(operand).producer(0)
    if not isinstance(around, ForallOp) or not isinstance(source, BlockArgument):
        return None
    if source.owner.parent_op is not around:
        return None
    outputs = len(around.outputs)
    number = around.num_operands - outputs + source.index - (len(source.owner.arguments) - outputs)
    operand_ = around.operand(number)
    if not isinstance(operand_, OpResult) or not TilingInterface.has(operand_.owner):
        return None
    return loop.producer(number)
