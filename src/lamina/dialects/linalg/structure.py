"""The structured operation interface: loops, and the indexing of operands by them.

Loops are numbered as the dims of the indexing maps. A structured operation has one map per operand; the block of
its region has one argument per operand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, NamedTuple, Protocol

from lamina.define.properties import operand_segments
from lamina.define.quick_verify import decided_by_region_types
from lamina.dialects.linalg.attributes import IteratorTypeAttr
from lamina.dialects.linalg.structure_text import statement
from lamina.ir.affine import AffineExpr, AffineMap, concat_affine_maps, constant, dim, inverse_permutation, symbol
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import AffineMapAttr, ArrayAttr, DenseElementsAttr, StringAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.location import SourceFile
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, BaseMemRefType, TensorType
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value

PARALLEL, REDUCTION = "parallel", "reduction"
MEMOIZED_MAPS = "linalg.memoized_indexing_maps"
"""The property in which MLIR caches the maps of a named operation; never printed in custom form."""


class Structure(NamedTuple):
    """The computation of a named operation; see named_ops."""

    iterators: str
    maps: tuple[str, ...]
    body: str
    inputs: int
    kind: str = ""


_WINDOWED = ("linalg.conv_", "linalg.depthwise_conv_", "linalg.pooling_")


class LinalgOp(Operation):
    """Base of the structured operations."""

    __slots__ = ()
    structure: ClassVar[Structure | None] = None
    """The row of the table of named operations, for those that have one."""

    @classmethod
    def documentation(cls) -> str:
        """Describes the computation of a named operation; the docstring for others."""
        return super().documentation() or (f"`{statement(cls.structure)}`" if cls.structure is not None else "")

    def verify(self) -> None:
        """Verifies that convolutions and poolings have an input, a filter or window, and an output; the rest is
        verified with the block."""
        if self.name.startswith(_WINDOWED) and (self.num_dps_inputs < 2 or self.num_dps_inits != 1):
            raise VerifyFailure("expected op with 2 inputs and 1 output", raw=True)

    @decided_by_region_types
    def verify_regions(self) -> None:
        from lamina.dialects.linalg.verification import verify_destination_style, verify_structured  # cycle

        verify_destination_style(self)
        verify_structured(self)

    # ---- Operands

    @property
    def num_dps_inputs(self) -> int:
        """The number of inputs."""
        return len(self._operands) - self.num_dps_inits

    @property
    def num_dps_inits(self) -> int:
        """The number of inits."""
        sizes = operand_segments(self)
        return sizes[1] if len(sizes) == 2 else 1

    @property
    def dps_input_operands(self) -> list[OpOperand]:
        return list(self._operands[: self.num_dps_inputs])

    @property
    def dps_init_operands(self) -> list[OpOperand]:
        slots = self._operands
        return list(slots[len(slots) - self.num_dps_inits :])

    @property
    def dps_inputs(self) -> list[Value]:
        return [slot.value for slot in self.dps_input_operands]

    @property
    def dps_inits(self) -> list[Value]:
        return [slot.value for slot in self.dps_init_operands]

    def is_dps_init(self, slot: OpOperand) -> bool:
        return slot.index >= self.num_dps_inputs

    def tied_init(self, result: OpResult) -> OpOperand:
        """Returns the init tied to a result."""
        return self.op_operands[self.num_dps_inputs + result.index]

    @property
    def has_pure_buffer_semantics(self) -> bool:
        """True if the operands include memrefs and no tensors."""
        types = self.operand_types
        return any(isinstance(type, BaseMemRefType) for type in types) and not any(
            isinstance(type, TensorType) for type in types
        )

    @property
    def has_pure_tensor_semantics(self) -> bool:
        """True if the operands include tensors and no memrefs."""
        types = self.operand_types
        return any(isinstance(type, TensorType) for type in types) and not any(
            isinstance(type, BaseMemRefType) for type in types
        )

    # ---- The block

    @property
    def block(self) -> Block:
        return self.regions[0].entry_block

    @property
    def yield_op(self) -> Operation:
        last = self.block.last_op
        assert last is not None
        return last

    @property
    def input_arguments(self) -> list[BlockArgument]:
        return list(self.block.arguments[: self.num_dps_inputs])

    @property
    def output_arguments(self) -> list[BlockArgument]:
        return list(self.block.arguments[self.num_dps_inputs :])

    def matching_argument(self, slot: OpOperand) -> BlockArgument:
        """Returns the block argument for an element of the operand."""
        return self.block.arguments[slot.index]

    def payload_uses(self, slot: OpOperand) -> bool:
        """True if the block reads the operand's elements."""
        return self.matching_argument(slot).first_use is not None

    @property
    def has_index_semantics(self) -> bool:
        """True if the block uses the iteration number."""
        return any(inner.name == "linalg.index" for inner in self.block.operations)

    # ---- Loops and maps

    @property
    def maps(self) -> list[AffineMap]:
        """The indexing map of each operand."""
        given = self._properties.get("indexing_maps")
        if isinstance(given, ArrayAttr):
            return [element.map for element in given.elements if isinstance(element, AffineMapAttr)]
        return self.implied_maps()

    @property
    def iterators(self) -> list[str]:
        """``parallel`` or ``reduction`` for each loop."""
        given = self._properties.get("iterator_types")
        if isinstance(given, ArrayAttr):
            return [_spelling(element) for element in given.elements]
        return self.implied_iterators()

    def implied_maps(self) -> list[AffineMap]:
        """Returns the maps that follow from the kind of operation."""
        structure = self.structure
        if structure is None:
            raise TypeError(f"'{self.name}' does not define its indexing maps")
        if not structure.maps:
            return _elementwise_maps(self)
        return [concrete_map(symbolic_map, self) for symbolic_map in symbolic_maps(structure)]

    def computed_attributes(self) -> dict[str, Attribute]:
        """Returns the maps that MLIR notes on an operation of the table when it verifies it; the generic form shows
        them."""
        if self.structure is None or not self.structure.maps or MEMOIZED_MAPS in self._attributes:
            return {}
        try:
            return {MEMOIZED_MAPS: maps_attr(self.implied_maps())}
        except ValueError:  # strides that do not match the windows: not verified yet
            return {}

    def implied_iterators(self) -> list[str]:
        """Returns the kinds of loops that follow from the kind of operation."""
        structure = self.structure
        if structure is None:
            raise TypeError(f"'{self.name}' does not define its iterator types")
        if not structure.maps:
            return [PARALLEL] * _rank(self.dps_inits[0].type)
        return [PARALLEL if letter == "p" else REDUCTION for letter in structure.iterators]

    def matching_map(self, slot: OpOperand) -> AffineMap:
        return self.maps[slot.index]

    def map_of_result(self, result: OpResult) -> AffineMap:
        return self.maps[self.num_dps_inputs + result.index]

    @property
    def num_loops(self) -> int:
        return len(self.iterators)

    @property
    def parallel_dims(self) -> list[int]:
        return [i for i, kind in enumerate(self.iterators) if kind == PARALLEL]

    @property
    def reduction_dims(self) -> list[int]:
        return [i for i, kind in enumerate(self.iterators) if kind == REDUCTION]

    @property
    def num_parallel_loops(self) -> int:
        return len(self.parallel_dims)

    @property
    def loops_to_shapes_map(self) -> AffineMap:
        """Concatenates all indexing maps."""
        return concat_affine_maps(self.maps)

    @property
    def shapes_to_loops_map(self) -> AffineMap | None:
        """Maps the sizes of all operands, concatenated, to those of the loops; None if a loop has none."""
        return inverse_permutation(self.loops_to_shapes_map)

    def operand_shape(self, slot: OpOperand) -> tuple[int, ...]:
        return shape_of(slot.value.type)

    @property
    def static_shape(self) -> list[int]:
        """Returns the sizes of all operands, concatenated."""
        return [size for slot in self._operands for size in shape_of(slot.value.type)]

    @property
    def static_loop_ranges(self) -> list[int]:
        """The size of each loop, DYNAMIC where it is not known. Raises ValueError for maps without inverse."""
        inverse = self.shapes_to_loops_map
        if inverse is None:
            raise ValueError(f"the maps of '{self.name}' do not determine its loops")
        sizes = self.static_shape
        return [sizes[inverse.dim_position(i)] for i in range(len(inverse.results))]

    @property
    def has_dynamic_shape(self) -> bool:
        return DYNAMIC in self.static_shape

    @property
    def has_only_projected_permutations(self) -> bool:
        return all(map.is_projected_permutation() for map in self.maps)

    def operand_dim_of_loop(self, loop: int) -> tuple[Value, int] | None:
        """Returns the first operand and dim with the size of the loop; None if there is none. Only considers operands
        indexed by projected permutations."""
        dims = self.operand_dims_of_loop(loop)
        return dims[0] if dims else None

    def operand_dims_of_loop(self, loop: int) -> list[tuple[Value, int]]:
        """Returns all operands and dims with the size of the loop."""
        wanted = dim(loop)
        dims = []
        for slot, map in zip(self._operands, self.maps, strict=True):
            position = map.result_position(wanted) if map.is_projected_permutation() else None
            if position is not None:
                dims.append((slot.value, position))
        return dims


# ---- Helpers


def shape_of(type: Type) -> tuple[int, ...]:
    """Returns the sizes of a tensor or memref; none for a scalar. Vectors are scalars."""
    return type.shape if isinstance(type, TensorType | BaseMemRefType) else ()


def element_type(type: Type) -> Type:
    """Returns the type of the block argument for an operand of the type."""
    return type.element_type if isinstance(type, TensorType | BaseMemRefType) else type


def maps_attr(maps: Sequence[AffineMap]) -> ArrayAttr:
    return ArrayAttr([AffineMapAttr(map) for map in maps])


def iterators_attr(kinds: Sequence[str]) -> ArrayAttr:
    from lamina.dialects.linalg.attributes import IteratorTypeAttr  # cycle

    return ArrayAttr([IteratorTypeAttr(kind) for kind in kinds])


def _spelling(attribute: Attribute) -> str:
    if isinstance(attribute, StringAttr):
        return attribute.value
    assert isinstance(attribute, IteratorTypeAttr)
    return attribute.value.spelling


def _rank(type: Type) -> int:
    return len(shape_of(type))


def _elementwise_maps(op: LinalgOp) -> list[AffineMap]:
    loops = _rank(op.dps_inits[0].type)
    scalar, full = AffineMap(loops, 0, ()), AffineMap.identity(loops)
    return [full if _rank(slot.value.type) else scalar for slot in op._operands]


@cache
def symbolic_maps(structure: Structure) -> tuple[AffineMap, ...]:
    """Returns the maps of a row of the table, with strides and dilations as symbols: stride i is symbol 2i, dilation
    i is symbol 2i + 1."""
    from lamina.asm.parser import Parser  # start-up

    loops = len(structure.iterators)
    count = sum(f"s{i}" in text for text in structure.maps for i in range(3))
    names: dict[str, AffineExpr] = {f"d{i}": dim(i) for i in range(loops)}
    for i in range(count):
        names[f"s{i}"], names[f"t{i}"] = symbol(2 * i), symbol(2 * i + 1)
    maps = []
    for text in structure.maps:
        parser = Parser(SourceFile("map", text))
        results: list[AffineExpr] = []
        while parser.kind != "eof":
            results.append(parser.parse_affine_expr(names))
            parser.accept(",")
        maps.append(AffineMap(loops, 2 * count, results))
    return tuple(maps)


class Windowed(Protocol):
    """Operations, or their properties, with strides and dilations."""

    @property
    def properties(self) -> dict[str, Attribute]: ...


def concrete_map(symbolic: AffineMap, op: Windowed) -> AffineMap:
    """Returns the map with the operation's strides and dilations in place of the symbols, simplified."""
    if not symbolic.num_symbols:
        return symbolic
    strides = window_values(op, "strides", symbolic.num_symbols // 2)
    dilations = window_values(op, "dilations", symbolic.num_symbols // 2)
    values = [constant(value) for pair in zip(strides, dilations, strict=True) for value in pair]
    return symbolic.replace_dims_and_symbols([], values, symbolic.num_dims, 0).simplify()


def window_values(op: Windowed, name: str, count: int) -> list[int]:
    """Returns the strides or dilations of a windowed operation, 1 by default."""
    given = op.properties.get(name)
    if not isinstance(given, DenseElementsAttr):
        return [1] * count
    return [int(value) for value in given.array.reshape(-1)]
