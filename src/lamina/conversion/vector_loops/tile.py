"""The attribute by which a schedule requests vector loops: the register tile of a structured operation.

    {lamina.vector_tile = {sizes = array<i64: 8, 32, 4>, dim = 1 : i64, order = array<i64: 1, 0, 2>, contract}}

``sizes`` has one entry per loop: the number of iterations of a parallel loop held in registers, and
the unroll factor of a reduction loop. ``dim`` is the loop whose iterations are the lanes of the vectors, ``order`` that
of the loops around the tile, outermost first (by default as written), and ``contract`` allows fused multiply-adds in
reductions. ``pack`` lists the inputs of which the part read by a step of the vectorized loop is first copied to
contiguous memory, in the order in which the reductions read it. ``block`` names a reduction and a number of
iterations: inside the vectorized loop, all tiles run for so many before the next ones, so that the part of ``pack``
that they read stays in a cache; the sums are in memory in between. ``chunks`` is the number of parts into which the
outermost loop with as many tiles is divided, to run on different cores, if parallel code is generated; with ``split``
that is a reduction, whose partial results are combined at the end. ``partials`` is the number of sums that each result
has in registers, for consecutive iterations of the unrolled reductions, so that additions need not wait. ``dot`` is
LLVM's intrinsic for adding byte products, four at a time, with the input in ``pack``; or ``pairs`` and the bits of a
register, for products of 16 bits that are added in pairs; or ``amx``: then byte or bf16 products use the tile
registers (``matrix_tiles``).
``factor`` numbers an input by which each term of the sum is multiplied, and which does not depend on the innermost
reductions: it multiplies their partial sums instead.
``bits`` are those of a vector register: the sides of the squares in which ``pack`` transposes are one register long.
``table`` is LLVM's intrinsic for looking up bytes in constant tables. ``single`` is the tile for the case that the
vectorized loop, whose size is not known, has a single iteration; ``few`` is that for the case that sizes which are not
known are so small that copies of ``pack`` do not pay.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from lamina.dialects.linalg.structure import LinalgOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, UnitAttr

VECTOR_TILE = "lamina.vector_tile"
IN_MEMORY = "lamina.in_memory"
"""On a small buffer that is to stay one, as values would need more code."""
FEW_ROWS = 4
"""Rows of the tiles where there are few uses of what would be copied."""
WIDEST = 512
"""Bits of a vector register where the tile does not say."""


class VectorTile(NamedTuple):
    """The layout of a structured operation in registers; see the module."""

    sizes: tuple[int, ...]
    dim: int
    order: tuple[int, ...]
    contract: bool = False
    pack: tuple[int, ...] = ()
    chunks: int = 0
    dot: str = ""
    table: str = ""
    single: VectorTile | None = None
    bits: int = WIDEST
    split: int | None = None
    partials: int = 1
    block: tuple[int, int] | None = None
    factor: int | None = None
    few: VectorTile | None = None

    @property
    def length(self) -> int:
        """The number of elements of the vectors."""
        return self.sizes[self.dim]

    @property
    def attribute(self) -> str:
        """The attribute's text."""
        fields = [f"sizes = array<i64: {', '.join(map(str, self.sizes))}>", f"dim = {self.dim} : i64"]
        if self.order != tuple(range(len(self.sizes))):
            fields.append(f"order = array<i64: {', '.join(map(str, self.order))}>")
        if self.pack:
            fields.append(f"pack = array<i64: {', '.join(map(str, self.pack))}>")
        if self.block is not None:
            fields.append(f"block = array<i64: {self.block[0]}, {self.block[1]}>")
        if self.dot:
            fields.append(f'dot = "{self.dot}"')
        if self.table:
            fields.append(f'table = "{self.table}"')
        if self.chunks:
            fields.append(f"chunks = {self.chunks} : i64")
        if self.split is not None:
            fields.append(f"split = {self.split} : i64")
        if self.partials > 1:
            fields.append(f"partials = {self.partials} : i64")
        if self.factor is not None:
            fields.append(f"factor = {self.factor} : i64")
        if self.bits != WIDEST:
            fields.append(f"bits = {self.bits} : i64")
        if self.single is not None:
            fields.append(f"single = {self.single.attribute}")
        if self.few is not None:
            fields.append(f"few = {self.few.attribute}")
        return "{" + ", ".join(fields + ["contract"] * self.contract) + "}"


class InvalidTile(ValueError):
    """The attribute does not describe a tile of the operation; the message gives the reason."""


def vector_tile_of(op: LinalgOp) -> VectorTile | None:
    """Returns the tile annotation of an operation; None without one. Raises InvalidTile."""
    attribute = op._attributes.get(VECTOR_TILE)
    return None if attribute is None else parsed_tile(op, attribute)


def parsed_tile(op: LinalgOp, attribute: Attribute) -> VectorTile:
    """Returns the tile that an attribute describes for an operation. Raises InvalidTile."""
    if not isinstance(attribute, DictionaryAttr):
        raise InvalidTile("expected a dictionary")
    fields = attribute.as_dict()
    unknown = sorted(fields.keys() - set(VectorTile._fields))
    if unknown:
        raise InvalidTile(f"there is no field '{unknown[0]}'; there are {', '.join(VectorTile._fields)}")
    loops = op.num_loops
    sizes, order, dim = fields.get("sizes"), fields.get("order"), fields.get("dim")
    if not isinstance(sizes, DenseArrayAttr) or len(sizes.values) != loops or min(sizes.values, default=1) < 1:
        raise InvalidTile(f"expected 'sizes' to hold {loops} positive numbers")
    if not isinstance(dim, IntegerAttr) or not 0 <= dim.value < loops:
        raise InvalidTile(f"expected 'dim' to be one of {loops} loops")
    numbers = tuple(int(value) for value in order.values) if isinstance(order, DenseArrayAttr) else tuple(range(loops))
    if sorted(numbers) != list(range(loops)):
        raise InvalidTile(f"expected 'order' to be a permutation of {loops} loops")
    contract = isinstance(fields.get("contract"), UnitAttr)
    pack = fields.get("pack")
    packed = tuple(int(value) for value in pack.values) if isinstance(pack, DenseArrayAttr) else ()
    if any(not 0 <= number < op.num_dps_inputs for number in packed):
        raise InvalidTile(f"expected 'pack' to number some of {op.num_dps_inputs} inputs")
    chunks = fields.get("chunks")
    parts = max(chunks.value, 0) if isinstance(chunks, IntegerAttr) else 0
    divided = fields.get("split")
    split = divided.value if isinstance(divided, IntegerAttr) else None
    if split is not None and not 0 <= split < loops:
        raise InvalidTile(f"expected 'split' to be one of {loops} loops")
    chains = fields.get("partials")
    partials = max(chains.value, 1) if isinstance(chains, IntegerAttr) else 1
    dot, table = (field.value if isinstance(field, StringAttr) else "" for field in map(fields.get, ("dot", "table")))
    lengths = tuple(int(value) for value in sizes.values)
    width = fields.get("bits")
    bits = max(width.value, 8) if isinstance(width, IntegerAttr) else WIDEST
    single, few = (parsed_tile(op, fields[name]) if name in fields else None for name in ("single", "few"))
    block, factor = _block(op, fields), _factor(op, fields)
    tile = VectorTile(lengths, dim.value, numbers, contract, packed, parts, dot, table, single, bits, split, partials)
    return tile._replace(block=block, factor=factor, few=few)


def _factor(op: LinalgOp, fields: Mapping[str, Attribute]) -> int | None:
    attribute = fields.get("factor")
    if attribute is None:
        return None
    if not isinstance(attribute, IntegerAttr) or not 0 <= attribute.value < op.num_dps_inputs:
        raise InvalidTile(f"expected 'factor' to number one of {op.num_dps_inputs} inputs")
    return attribute.value


def _block(op: LinalgOp, fields: Mapping[str, Attribute]) -> tuple[int, int] | None:
    attribute = fields.get("block")
    if attribute is None:
        return None
    loop, count = attribute.values if isinstance(attribute, DenseArrayAttr) and len(attribute.values) == 2 else (-1, 0)
    if loop not in op.reduction_dims or count < 1:
        raise InvalidTile("expected 'block' to hold a reduction and a number of iterations")
    return int(loop), int(count)
