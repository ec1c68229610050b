"""Reads the parameters of ``#sparse_tensor.encoding``.

{ map = [symbols]? {levels}? (dim (= expr)? (: slice)?, ...) -> ((level =)? expr : level-type, ...), key = value }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.complex.attributes import NumberAttr
from lamina.dialects.sparse_tensor.attributes import DYNAMIC, SparseTensorDimSliceAttr
from lamina.dialects.sparse_tensor.levels import FORMATS, PROPERTIES, LevelType
from lamina.ir import affine
from lamina.ir.affine import AffineExpr, AffineMap
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import FloatAttr, IntegerAttr

if TYPE_CHECKING:
    from lamina.asm.parser import Parser

_WIDTHS = {"posWidth": "position", "crdWidth": "coordinate"}
_VALUES = ("explicitVal", "implicitVal")


def parse_encoding(parser: Parser, start: int) -> tuple[Any, ...]:
    """Returns the attribute's parameters, in order; ``start`` is the offset of its mnemonic."""
    map = _MapParser(parser)
    widths = {key: 0 for key in _WIDTHS}
    values: dict[str, Attribute | None] = {key: None for key in _VALUES}
    parser.expect("<", "expected '<'")
    parser.expect("{", "expected '{'")
    while parser.kind != "}":
        key = parser.parse_any_keyword("expected valid keyword")
        parser.expect("=", "expected '='")
        if key == "map":
            map.parse()
        elif key in widths:
            width = parser.parse_attribute()
            if not isinstance(width, IntegerAttr):
                parser.error(f"expected an integral {_WIDTHS[key]} bitwidth", start)
            widths[key] = width.value
        elif key in values:
            values[key] = value = parser.parse_attribute()
            if not isinstance(value, IntegerAttr | FloatAttr | NumberAttr):
                parser.error(f"expected a numeric value for {key}", start)
        else:
            parser.error(f"unexpected key: {key}", start)
        if not parser.accept(","):
            break
    parser.expect("}", "expected '}'")
    parser.expect(">", "expected '>'")
    return map.levels, map.dim_to_lvl, map.lvl_to_dim, *widths.values(), *values.values(), map.slices


class _MapParser:
    """Reads the map between dimensions and levels, with the types of levels and the slices of dimensions."""

    def __init__(self, parser: Parser) -> None:
        self.parser = parser
        self.names: dict[str, AffineExpr] = {}
        self.symbols = 0
        self.dims: list[AffineExpr] = []  # the dimensions declared
        self.level_names: dict[str, AffineExpr] = {}
        self.dim_exprs: list[AffineExpr | None] = []
        self.given_slices: list[SparseTensorDimSliceAttr | None] = []
        self.levels: list[LevelType] = []
        self.slices: tuple[SparseTensorDimSliceAttr, ...] = ()
        self.dim_to_lvl: AffineMap | None = None
        self.lvl_to_dim: AffineMap | None = None

    def parse(self) -> None:
        parser = self.parser
        self.names, self.level_names, self.dims = {}, {}, []
        self.symbols = 0
        self.dim_exprs, self.given_slices = [], []
        parser.parse_optional_delimited("[", self._symbol, " in symbol binding list")
        parser.parse_optional_delimited("{", self._level_name, " in level declaration list")
        parser.parse_delimited("(", self._dim, " in dimension-specifier list")
        parser.expect("->", "expected '->'")
        start = parser.start
        exprs = parser.parse_delimited("(", self._level, " in level-specifier list")
        if self.level_names and len(self.level_names) != len(exprs):
            parser.error(
                "Level-rank mismatch between forward-declarations and specifiers. Declared "
                f"{len(self.level_names)} level-variables; but got {len(exprs)} level-specifiers.",
                start,
            )
        self.dim_to_lvl = AffineMap(len(self.dims), self.symbols, exprs)
        known = [expr for expr in self.dim_exprs if expr is not None]
        self.lvl_to_dim = AffineMap(len(exprs), self.symbols, known) if len(known) == len(self.dims) else None
        if any(self.given_slices):
            whole = SparseTensorDimSliceAttr(0, DYNAMIC, 1)
            self.slices = tuple(given or whole for given in self.given_slices)

    def _declare(self, names: dict[str, AffineExpr], expr: AffineExpr) -> AffineExpr:
        parser = self.parser
        if parser.kind not in ("bare", "inttype"):
            parser.error_before("expected bare identifier")
        name = parser.spelling
        if name in self.names or name in self.level_names:
            parser.error(f"redefinition of identifier '{name}'")
        names[parser.take()] = expr
        return expr

    def _symbol(self) -> None:
        self._declare(self.names, affine.symbol(self.symbols))
        self.symbols += 1

    def _level_name(self) -> None:
        self._declare(self.level_names, affine.dim(len(self.level_names)))

    def _dim(self) -> None:
        parser = self.parser
        self.dims.append(self._declare(self.names, affine.dim(len(self.dims))))
        self.dim_exprs.append(parser.parse_affine_expr(self.level_names) if parser.accept("=") else None)
        self.given_slices.append(self._slice() if parser.accept(":") else None)

    def _slice(self) -> SparseTensorDimSliceAttr:
        offset = self.parser.start
        given = self.parser.parse_attribute()
        if not isinstance(given, SparseTensorDimSliceAttr):
            self.parser.error("expected SparseTensorDimSliceAttr", offset)
        return given

    def _level(self) -> AffineExpr:
        parser = self.parser
        if self.level_names:
            if parser.kind not in ("bare", "inttype") or parser.spelling not in self.level_names:
                parser.error(f"use of undeclared identifier '{parser.spelling}'")
            parser.advance()
            parser.expect("=", "expected '='")
        expr: AffineExpr = parser.parse_affine_expr(self.names)
        parser.expect(":", "expected ':'")
        self.levels.append(self._level_type())
        return expr

    def _level_type(self) -> LevelType:
        parser = self.parser
        start = parser.start
        format = parser.parse_any_keyword("expected valid keyword")
        sizes = parser.parse_optional_delimited("[", parser.parse_integer) or []
        if format == "structured" and len(sizes) != 2:
            parser.error("expected exactly 2 structured sizes", start)
        properties = set(parser.parse_optional_delimited("(", self._property) or [])
        if format not in FORMATS:
            parser.error(f"unknown level format: {format}", start)
        n, m = sizes if format == "structured" else (0, 0)
        if n > m:
            parser.error("expected n <= m in n_out_of_m", start)
        level = LevelType(format, tuple(name for name in PROPERTIES if name in properties), n, m)
        if not level.is_valid:
            parser.error(f"level format {format} has no properties", start)
        return level

    def _property(self) -> str:
        start = self.parser.start
        name: str = self.parser.parse_any_keyword("expected valid keyword")
        if name not in PROPERTIES:
            self.parser.error(f"unknown level property: {name}", start)
        return name
