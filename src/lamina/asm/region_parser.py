"""The part of the parser that reads regions, blocks, their arguments and successors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.asm.operation_state import Argument, UnresolvedOperand
from lamina.asm.value_parser import ForwardValue, ValueParser
from lamina.ir.block import Block
from lamina.ir.diagnostics import ParseError
from lamina.ir.location import Location, LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import BlockArgument, Value


class DeferredLocation:
    """The location of a block argument whose alias is defined later in the file."""

    __slots__ = ("target",)

    def __init__(self) -> None:
        self.target: BlockArgument | None = None

    def assign(self, location: Location) -> None:
        if self.target is not None:
            self.target.location = location


class RegionParser(ValueParser):
    """Reads regions into operations; how an operation is read is up to the subclass."""

    blocks: dict[str, Block]
    forward_blocks: dict[str, int]
    undefined_values: list[ForwardValue]

    if TYPE_CHECKING:

        def parse_operation(self, block: Block) -> Operation: ...
        def _parse_block_body(self, block: Block) -> None: ...

    def parse_region(
        self, region: Region, arguments: Sequence[Argument] = (), name_isolated: bool = False
    ) -> Region:
        """Parses ``{ ... }`` into the region. ``arguments`` are those of the entry block, named by the operation's
        syntax; ``name_isolated`` hides the names of the enclosing values."""
        self.expect("{", "expected '{' to begin a region")
        if self.kind == "}" and not arguments:
            self.advance()
            return region
        self.enter()
        outer_blocks, outer_forward_blocks = self.blocks, self.forward_blocks
        outer_names = self.scope_names
        outer_values, outer_forward_values = self.values, self.forward_values
        self.blocks, self.forward_blocks, self.scope_names = {}, {}, []
        if name_isolated:
            self.values, self.forward_values = {}, {}
        self._parse_region_body(region, arguments)
        if self.forward_blocks:
            self._report_undefined_blocks()
        if name_isolated:
            self.undefined_values += self._open_uses()
        else:
            values = self.values
            for name in self.scope_names:
                del values[name]
        self.values, self.forward_values = outer_values, outer_forward_values
        self.blocks, self.forward_blocks, self.scope_names = outer_blocks, outer_forward_blocks, outer_names
        self.leave()
        return region

    def parse_optional_region(
        self, region: Region, arguments: Sequence[Argument] = (), name_isolated: bool = False
    ) -> bool:
        """Like parse_region, if the next token is a brace; returns whether it was."""
        if self.kind != "{":
            return False
        self.parse_region(region, arguments, name_isolated)
        return True

    def _report_undefined_blocks(self) -> None:
        offsets = sorted(self.forward_blocks.values())
        raise ParseError([self.diagnostic("reference to an undefined block", offset) for offset in offsets])

    def _parse_region_body(self, region: Region, arguments: Sequence[Argument]) -> None:
        # The entry block, which needs no label.
        if self.kind != "caret" or arguments:
            block = Block()
            if arguments:
                if self.kind == "caret":
                    self.error("invalid block name in region with named arguments")
                for argument in arguments:
                    if argument.type is None:
                        self.error("region entry argument has no type", argument.operand.offset)
                    location = argument.location or self.file.position(argument.operand.offset)
                    added = block.add_argument(argument.type, location)
                    self._defer_argument_location(added, argument)
                    if argument.operand.name in self.values or argument.operand.name in self.forward_values:
                        self._check_unused(argument)
                    self._define(argument.operand.name, [added], argument.operand.offset)
            region.append(block)
            self._parse_block_body(block)
        while self.kind != "}":
            self._parse_block(region)
        self.advance()

    def _check_unused(self, argument: Argument) -> None:
        """Raises ParseError if the name of a region's argument is defined already, or used before its definition."""
        name = argument.operand.name
        forward = self.forward_values.get(name, {}).get(0)
        if name not in self.values and forward is None:
            return
        diagnostic = self.diagnostic(f"region entry argument '{name}' is already in use", argument.operand.offset)
        previous = self.values[name][0] if forward is None else None
        if forward is not None:
            diagnostic.attach_note("previously referenced here", self.position(forward.offset))
        elif previous is not None:
            diagnostic.attach_note("previously referenced here", self.place_of_name(previous, name))
        raise ParseError(diagnostic)

    def _defer_argument_location(self, added: BlockArgument, argument: Argument) -> None:
        if isinstance(argument.location, DeferredLocation):
            argument.location.target = added

    def _take_block_name(self) -> tuple[str, int]:
        """Returns a block's name and where it is written."""
        if self.kind != "caret":
            self.error_before("expected block name")
        offset = self.start
        return self.take(), offset

    def _parse_block(self, region: Region) -> None:
        name, offset = self._take_block_name()
        block = self.blocks.get(name)
        if block is None:
            block = self.blocks[name] = Block()
        elif name in self.forward_blocks:
            del self.forward_blocks[name]
        else:
            self.error(f"redefinition of block '{name}'", offset)
        region.append(block)
        if self.kind == "(":
            for argument in self._parse_block_arguments():
                assert argument.type is not None
                added = block.add_argument(
                    argument.type,
                    argument.location or self.file.position(argument.operand.offset),
                )
                self._defer_argument_location(added, argument)
                self._define(argument.operand.name, [added], argument.operand.offset)
        self.expect(":", "expected ':' after block name")
        self._parse_block_body(block)

    def _parse_block_arguments(self) -> Sequence[Argument]:
        return self.parse_delimited("(", self._parse_block_argument)

    def _parse_block_argument(self) -> Argument:
        operand = self.parse_operand(allow_result_number=False)
        self.expect(":", "expected ':' and type for SSA operand")
        type = self.parse_type()
        return Argument(operand, type, None, self._parse_argument_location())

    def _parse_argument_location(self) -> LocationLike | None:
        if not (self.kind == "bare" and self.at_keyword("loc")):
            return None
        deferred = DeferredLocation()
        location = self.parse_optional_location(deferred.assign)
        return deferred if location is None else location  # type: ignore[return-value]

    def _parse_nested_alias_error(self) -> None:
        self.error_before("expected operation name in quotes")

    def parse_argument(self, allow_type: bool = False, allow_attributes: bool = False) -> Argument:
        """Returns a region argument in an operation's syntax: ``%name``, with its type and attributes where allowed."""
        argument = Argument(self.parse_operand(allow_result_number=False))
        if allow_type:
            self.expect(":", "expected ':'")
            argument.type = self.parse_type()
        if allow_attributes:
            argument.attributes = self.parse_optional_attr_dict()
        argument.location = self._parse_argument_location()
        return argument

    def parse_argument_list(
        self, delimiter: str | None = None, allow_type: bool = False, allow_attributes: bool = False
    ) -> list[Argument]:
        """Region arguments with commas between; see parse_operand_list for the delimiter."""

        def parse() -> Argument:
            return self.parse_argument(allow_type, allow_attributes)

        if delimiter is not None:
            return self.parse_delimited(delimiter, parse, " in argument list")
        return self.parse_comma_separated(parse) if self.kind == "percent" else []

    def parse_assignments(self) -> tuple[list[Argument], list[UnresolvedOperand]]:
        """``(%argument = %operand, ...)``."""
        if self.kind != "(":
            self.custom_error("expected '('")
        self.advance()
        pairs = self.parse_list_until(")", self._parse_assignment)
        return [argument for argument, _ in pairs], [operand for _, operand in pairs]

    def _parse_assignment(self) -> tuple[Argument, UnresolvedOperand]:
        argument = self.parse_argument()
        self.expect("=", "expected '='")
        return argument, self.parse_operand()

    def parse_successor(self) -> Block:
        """Parses ``^name``: a block of this region, possibly a forward reference."""
        name, offset = self._take_block_name()
        block = self.blocks.get(name)
        if block is None:
            block = self.blocks[name] = Block()
            self.forward_blocks[name] = offset
        return block

    def parse_optional_successor(self) -> Block | None:
        """Parses an optional successor block."""
        return self.parse_successor() if self.kind == "caret" else None

    def parse_successor_and_operands(self) -> tuple[Block, list[Value]]:
        """``^name(%a, %b : i32, f32)``."""
        block = self.parse_successor()
        if not self.accept("("):
            return block, []
        if self.accept(")"):
            return block, []
        operands = self.parse_comma_separated(self.parse_operand)
        self.expect(":", "expected ':'")
        offset = self.start
        types = self.parse_type_list()
        self.expect(")", "expected ')'")
        return block, self.resolve_operands(operands, types, offset)
