"""Attributes of the sparse_tensor dialect: the encoding of a tensor type, and the slice of one dimension."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Self

from lamina.define import attribute_definition
from lamina.define.constraints import attribute_type
from lamina.dialects.sparse_tensor.levels import LevelType, check_levels, infer_level_to_dimension
from lamina.ir.affine import AffineMap
from lamina.ir.affine.text import expr_text
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.attributes import FloatAttr, IntegerAttr

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

DYNAMIC = -1
WIDTHS = (0, 8, 16, 32, 64)


@attribute_definition
class SparseTensorDimSliceAttr(Attribute):
    """``#sparse_tensor<slice(offset, size, stride)>``; ``?`` (-1) for dynamic values."""

    __slots__ = ("offset", "size", "stride")
    dialect_name = "sparse_tensor"
    mnemonic = "slice"
    offset: int
    size: int
    stride: int

    def verify(self) -> None:
        for name, value, least in (("offset", self.offset, 0), ("size", self.size, 1), ("stride", self.stride, 1)):
            if value != DYNAMIC and value < least:
                raise InvalidParameters(f"expect positive value or ? for slice {name}")

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        start = parser.start - len(cls.mnemonic)
        parser.expect("(", "expected '('")
        values = [_parse_slice_part(parser)]
        for _ in range(2):
            parser.expect(",", "expected ','")
            values.append(_parse_slice_part(parser))
        parser.expect(")", "expected ')'")
        result: Self = _made(parser, start, cls, *values)
        return result

    def print_parameters(self, printer: Printer) -> None:
        parts = ["?" if value == DYNAMIC else str(value) for value in (self.offset, self.size, self.stride)]
        printer.write(f"({', '.join(parts)})")


def _parse_slice_part(parser: Parser) -> int:
    if parser.accept("?"):
        return DYNAMIC
    value = parser.parse_optional_integer()
    if value is None or value < 0:
        parser.error("expect positive value or ? for slice offset/size/stride")
    return int(value)


@attribute_definition
class SparseTensorEncodingAttr(Attribute):
    """``#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), ... }>``: the storage of a tensor.

    ``lvl_types`` holds a LevelType for each level, ``dim_to_lvl`` maps the tensor's dimensions to levels and
    ``lvl_to_dim`` back (None if not inferable). Bit widths of 0 mean the width of index.
    """

    __slots__ = (
        "lvl_types", "dim_to_lvl", "lvl_to_dim", "pos_width", "crd_width", "explicit_val", "implicit_val", "dim_slices"
    )  # fmt: skip
    dialect_name = "sparse_tensor"
    mnemonic = "encoding"
    interfaces = ("VerifiableTensorEncoding",)
    lvl_types: tuple[LevelType, ...]
    dim_to_lvl: AffineMap
    lvl_to_dim: AffineMap | None
    pos_width: int
    crd_width: int
    explicit_val: Attribute | None
    implicit_val: Attribute | None
    dim_slices: tuple[SparseTensorDimSliceAttr, ...]

    def __new__(
        cls,
        lvl_types: Iterable[LevelType],
        dim_to_lvl: AffineMap | None = None,
        lvl_to_dim: AffineMap | None = None,
        pos_width: int = 0,
        crd_width: int = 0,
        explicit_val: Attribute | None = None,
        implicit_val: Attribute | None = None,
        dim_slices: Iterable[SparseTensorDimSliceAttr] = (),
    ) -> Self:
        """The identity is the default map. Raises InvalidParameters for levels, maps or widths that do not fit."""
        lvl_types = tuple(lvl_types)
        if dim_to_lvl is None:
            dim_to_lvl = AffineMap.identity(len(lvl_types))
        if lvl_to_dim is None:
            lvl_to_dim = infer_level_to_dimension(dim_to_lvl)
        return cls._unique(
            lvl_types, dim_to_lvl, lvl_to_dim, pos_width, crd_width, explicit_val, implicit_val, tuple(dim_slices)
        )

    @classmethod
    def of_storage(cls, lvl_types: Iterable[LevelType], dim_slices: Iterable[SparseTensorDimSliceAttr]) -> Self:
        """Returns an encoding that only says how levels are stored. It prints as the one with the identity as its map,
        but as in MLIR is another attribute, with an alias of its own."""
        levels = tuple(lvl_types)
        identity = AffineMap.identity(len(levels))
        return cls._unique(levels, identity, None, 0, 0, None, None, tuple(dim_slices))

    def verify(self) -> None:
        for what, width in (("position", self.pos_width), ("coordinate", self.crd_width)):
            if width not in WIDTHS:
                raise InvalidParameters(f"unexpected {what} bitwidth: {width}")
        check_levels(self.lvl_types, self.dim_to_lvl)
        levels, map = len(self.lvl_types), self.dim_to_lvl
        if not levels:
            raise InvalidParameters("expected a non-empty array for lvlTypes")
        if map.num_results != levels:
            raise InvalidParameters(f"level-rank mismatch between dimToLvl and lvlTypes: {map.num_results} != {levels}")
        inferred = infer_level_to_dimension(map)
        if inferred is None and not map.num_symbols:
            raise InvalidParameters("failed to infer lvlToDim from dimToLvl")
        if self.lvl_to_dim is not None and self.lvl_to_dim is not inferred:
            raise InvalidParameters("expected lvlToDim to be an inverse of dimToLvl")
        if map.num_dims > levels:
            raise InvalidParameters(f"unexpected dimToLvl mapping from {map.num_dims} to {levels}")
        if self.dim_slices and map.num_dims != levels:
            raise InvalidParameters(
                f"dimSlices expected dimension-rank to match level-rank: {map.num_dims} != {levels}"
            )

    def verify_encoding(self, shape: Sequence[int] | None, element_type: Type) -> None:
        """Raises InvalidParameters unless a tensor of the shape (None for an unranked one) can be stored so."""
        if not shape:
            raise InvalidParameters("expected non-scalar sparse tensor")
        dims = self.dim_to_lvl.num_dims
        if dims != len(shape):
            raise InvalidParameters(
                f"dimension-rank mismatch between encoding and tensor shape: {dims} != {len(shape)}"
            )
        for what, value in (("explicit", self.explicit_val), ("implicit", self.implicit_val)):
            if value is None:
                continue
            type = attribute_type(value)
            if type is not element_type:
                raise InvalidParameters(
                    f"{what} value type mismatch between encoding and tensor element type: '{type}' != '{element_type}'"
                )
            if what == "implicit" and not _is_zero(value):
                raise InvalidParameters("implicit value must be zero")

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        from lamina.dialects.sparse_tensor.encoding_parser import parse_encoding  # cycle

        start = parser.start - len(cls.mnemonic)
        result: Self = _made(parser, start, cls, *parse_encoding(parser, start))
        return result

    def print_parameters(self, printer: Printer) -> None:
        symbols = f"[{', '.join(f's{number}' for number in range(self.dim_to_lvl.num_symbols))}]"
        dims = [f"d{number}" for number in range(self.dim_to_lvl.num_dims)]
        printer.write(f"<{{ map = {symbols if self.dim_to_lvl.num_symbols else ''}(")
        for number, name in enumerate(dims):
            printer.write(f", {name}" if number else name)
            if self.dim_slices:
                printer.write(" : ")
                printer.print_attribute(self.dim_slices[number])
        levels = zip(self.dim_to_lvl.results, self.lvl_types, strict=True)
        printer.write(f") -> ({', '.join(f'{expr_text(expr)} : {level}' for expr, level in levels)})")
        if self.pos_width:
            printer.write(f", posWidth = {self.pos_width}")
        if self.crd_width:
            printer.write(f", crdWidth = {self.crd_width}")
        for key, value in (("explicitVal", self.explicit_val), ("implicitVal", self.implicit_val)):
            if value is not None:
                printer.write(f", {key} = ")
                printer.print_attribute(value)
        printer.write(" }>")


def _is_zero(value: Attribute) -> bool:
    if isinstance(value, IntegerAttr | FloatAttr):
        return not value.value
    return not any(getattr(value, part, 0) for part in ("real", "imag"))


def _made(parser: Parser, start: int, cls: type[Attribute], *parameters: Any) -> Any:
    """Returns the attribute; reports its errors at the mnemonic."""
    try:
        return cls(*parameters)
    except InvalidParameters as invalid:
        parser.error(str(invalid), start)
