"""The parser of MLIR text: operations, regions, blocks, aliases and the file metadata.

Values are looked up in one dictionary per isolated scope; what a region defines is removed from it when the region
ends. A use before the definition makes a placeholder that the definition replaces.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from lamina.asm.attribute_parser import AttributeParser
from lamina.asm.operation_state import Argument, NotPlain, OperationState, UnresolvedOperand
from lamina.asm.parser_base import SUFFIX, unescape
from lamina.asm.resources import ExternalResources, parse_file_metadata
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.attributes import DictionaryAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import ParseError, VerifyFailure
from lamina.ir.dialect import load_dialect, lookup_operation
from lamina.ir.location import FileLineColRange, Location, LocationLike, SourceFile, SourcePosition
from lamina.ir.operation import Operation, UnregisteredOp
from lamina.ir.recursion import deep_recursion
from lamina.ir.region import Region
from lamina.ir.traits import Terminator
from lamina.ir.types import FunctionType
from lamina.ir.value import BlockArgument, Value


class ForwardValue(Value):
    """Stands for a value that is used before its definition was read."""

    __slots__ = ("name", "number", "offset")

    def __init__(self, type: Type, name: str, number: int, offset: int) -> None:
        self.type = type
        self.first_use = None
        self.name = name
        self.number = number
        self.offset = offset

    @property
    def parent_block(self) -> None:
        return None


TERMINATOR_BIT = Terminator.bit

# `%name = dialect.operation`.
_SINGLE_RESULT = re.compile(rf"(%{SUFFIX})[ \t]*+=[ \t]*+([A-Za-z_][A-Za-z0-9_$]*+\.[A-Za-z0-9_$.]++)", re.ASCII)


class Parser(AttributeParser):
    """Reads MLIR text into operations. Custom ``parse`` methods of operations get it as their first argument."""

    # From which statement of an operation on its plain ones are read by one pattern, which is compiled for them.
    pattern_from = 60

    def __init__(self, file: SourceFile, *, allow_unregistered: bool = False) -> None:
        self.allow_unregistered = allow_unregistered
        self.type_aliases: dict[str, Type] = {}
        self.attribute_aliases: dict[str, Attribute] = {}
        # Positions of `loc(#alias)` whose alias comes later: (set the location, alias name, offset).
        self.deferred_locations: list[tuple[Any, str, int]] = []
        # The values in scope by name; a name stands for the results of a group `%name:2`.
        self.values: dict[str, Sequence[Value | None]] = {}
        self.forward_values: dict[str, dict[int, ForwardValue]] = {}
        # Those of scopes that have ended. MLIR reports them at the end of the file.
        self.undefined_values: list[ForwardValue] = []
        # What placeholders became, for operations that take operands before they read the regions with the definitions.
        self.defined_late: dict[Value, Value] = {}
        self.scope_names: list[str] = []
        self.blocks: dict[str, Block] = {}
        self.forward_blocks: dict[str, int] = {}
        self.default_dialects: list[str] = ["builtin"]
        self.statement_counts: dict[str, int] = {}
        # By the name of an operation: its class, the pattern of its plain statements, and what fills the state.
        self.statement_patterns: dict[str, tuple[Any, Any, Any]] = {}
        self.resources: dict[tuple[str, str], Any] = {}
        self.external_resources: ExternalResources = {}
        super().__init__(file)

    # ---- Files

    def parse_file(self) -> list[Operation]:
        """All operations of the file at the top level."""
        block = Block()
        while True:
            kind = self.kind
            if kind == "eof":
                break
            if kind == "hash" and self._at_alias_definition():
                self._parse_attribute_alias()
            elif kind == "bang" and self._at_alias_definition():
                self._parse_type_alias()
            elif kind == "{-#":
                parse_file_metadata(self)
            else:
                self.parse_operation(block)
        self._finish()
        return [operation.remove() for operation in block.operations]

    def _at_alias_definition(self) -> bool:
        return True

    def _parse_attribute_alias(self) -> None:
        self._parse_alias("attribute", "#", self.attribute_aliases, self.parse_attribute)

    def _parse_type_alias(self) -> None:
        self._parse_alias("type", "!", self.type_aliases, self.parse_type)

    def _parse_alias(self, what: str, mark: str, known: dict[str, Any], parse: Callable[[], Any]) -> None:
        name = self.spelling[1:]
        if name in known:
            self.error(f"redefinition of {what} alias id '{name}'")
        if "." in name:
            self.error(f"{what} names with a '.' are reserved for dialect-defined names")
        self.advance()
        self.expect("=", f"expected '=' in {what} alias definition")
        with self._measured_depth(f"{mark}{name}"):
            known[name] = parse()

    @contextmanager
    def _measured_depth(self, name: str) -> Iterator[None]:
        """Remembers how deeply what an alias stands for is nested: uses of the alias are as deep."""
        self.deepest = 0
        yield
        if self.deepest:
            self.alias_depths[name] = self.deepest

    def _finish(self) -> None:
        """Checks that nothing is left open at the end of the file."""
        if self.forward_blocks:
            self._report_undefined_blocks()
        self._check_forward_values()
        for assign, name, offset in self.deferred_locations:
            attribute = self.attribute_aliases.get(name)
            if attribute is None:
                self.error("operation location alias was never defined", offset)
            if not isinstance(attribute, Location):
                self.error(f"expected location, but found '{attribute}'", offset)
            assign(attribute)
        self.deferred_locations.clear()

    def _check_forward_values(self) -> None:
        open_uses = [*self.undefined_values, *_open_uses(self.forward_values)]
        if not open_uses:
            return
        open_uses.sort(key=lambda value: value.offset)
        diagnostics = [self.diagnostic("use of undeclared SSA value name", value.offset) for value in open_uses]
        raise ParseError(diagnostics)

    # ---- Operations

    def parse_operation(self, block: Block) -> Operation:
        """Reads one operation and appends it to the block."""
        start = self.start
        if self.kind != "percent":
            return self._parse_bare_operation(block, 0)
        single = _SINGLE_RESULT.match(self.text, start)
        if single is not None:
            # The hot path: one name, and the name of the operation becomes the current token.
            self.last_end = single.end(1)
            self.kind = "bare"
            self.start, self.end = single.span(2)
            operation = self._parse_bare_operation(block, 1)
            results = operation.results
            if len(results) != 1:
                self._wrong_number_of_results(operation, 1, start)
            self._define(single.group(1), results, start)
            return operation
        # Result names: `%a, %b:2 = `.
        groups: list[tuple[str, int, int]] = []
        total = 0
        while True:
            if self.kind != "percent":
                self.error_before("expected valid ssa identifier")
            name_offset = self.start
            name = self.take()
            count = 1
            if self.kind == ":":
                self.advance()
                if self.kind != "integer":
                    self.error_before("expected integer number of results")
                number_offset = self.start
                count = int(self.take(), 0)
                if count < 1:
                    self.error("expected named operation to have at least 1 result", number_offset)
            groups.append((name, count, name_offset))
            total += count
            if self.kind != ",":
                break
            self.advance()
        self.expect("=", "expected '=' after SSA name")
        operation = self._parse_bare_operation(block, total)
        results = operation.results
        if len(results) != total:
            self._wrong_number_of_results(operation, total, start)
        if len(groups) == 1:
            self._define(groups[0][0], results, groups[0][2])
            return operation
        at = 0
        for name, count, name_offset in groups:
            self._define(name, results[at : at + count], name_offset)
            at += count
        return operation

    def _wrong_number_of_results(self, operation: Operation, named: int, offset: int) -> NoReturn:
        count = len(operation.results)
        if not count:
            self.error("cannot name an operation with no results", offset)
        self.error(f"operation defines {count} results but was provided {named} to bind", offset)

    def _parse_bare_operation(self, block: Block, named_results: int) -> Operation:
        kind = self.kind
        if kind == "bare":
            operation = self._parse_custom_operation(named_results)
        elif kind == "string":
            operation = self._parse_generic_operation()
        else:
            self.error_before("expected operation name in quotes")
        # Appending by hand: this is the hot path.
        last = block.last_op
        operation.parent = block
        operation.prev_op = last
        if last is None:
            block.first_op = operation
            operation._order = 8
        else:
            last.next_op = operation
            operation._order = last._order + 8
        block.last_op = operation
        if self.kind == "bare" and self.at_keyword("loc"):
            self._parse_trailing_location(operation)
        return operation

    def _parse_trailing_location(self, operation: Operation) -> None:
        def assign(location: Location) -> None:
            operation.location = location

        location = self.parse_optional_location(assign)
        if location is not None:
            operation.location = location

    def _parse_custom_operation(self, named_results: int) -> Operation:
        offset = self.start
        name = self.text[offset : self.end]
        pattern = self.statement_patterns.get(name)
        if pattern is not None:
            operation = self._parse_plain_operation(pattern)
            if operation is not None:
                return operation
        self.advance()
        cls = lookup_operation(name) if "." in name else None
        if cls is None:
            cls = self._resolve_operation_name(name, offset)
        elif pattern is None:
            self._count_statement(name, cls)
        state = OperationState(cls.name, SourcePosition(self.file, offset), offset)
        state.num_named_results = named_results
        self.default_dialects.append(getattr(cls, "default_dialect", ""))
        outer, outer_offset = self.operation_name, self.operation_offset
        self.operation_name, self.operation_offset = cls.name, offset
        try:
            cls._parse(self, state)  # type: ignore[attr-defined]
        finally:
            self.default_dialects.pop()
            self.operation_name, self.operation_offset = outer, outer_offset
        if state.regions and self.defined_late:
            state.operands = [self.defined_late.get(value, value) for value in state.operands]
        return cls(
            state.operands,
            state.types,
            state.properties,
            state.attributes,
            state.successors,
            state.regions,
            state.location,
        )

    def _parse_plain_operation(self, pattern: tuple[Any, Any, Any]) -> Operation | None:
        """Reads the operation whose name is the current token by one pattern; None, with nothing consumed, if that does
        not fit."""
        cls, expression, fill = pattern
        match = expression.match(self.text, self.end)
        if match is None:
            return None
        offset = self.start
        state = OperationState(cls.name, SourcePosition(self.file, offset), offset)
        try:
            fill(self, state, match.groups())
        except (NotPlain, ParseError):
            return None
        self.end = match.end()
        self.advance()
        return cls(state.operands, state.types, state.properties, state.attributes, (), (), state.location)  # type: ignore[no-any-return]

    def _count_statement(self, name: str, cls: Any) -> None:
        count = self.statement_counts[name] = self.statement_counts.get(name, 0) + 1
        if count == self.pattern_from:
            pattern = cls._plain_statement()
            if pattern is not None:
                self.statement_patterns[name] = (cls, *pattern)

    def _resolve_operation_name(self, name: str, offset: int) -> type[Operation]:
        tried = ""
        if "." not in name:
            prefix = self.default_dialects[-1]
            cls = lookup_operation(f"{prefix}.{name}") if prefix else None
            if cls is not None:
                return cls
            tried = f" (tried '{prefix}.{name}' as well)"
        return self._unknown_custom_operation(name, offset, tried)  # type: ignore[no-any-return]

    def _unknown_custom_operation(self, name: str, offset: int | None = None, tried: str = "") -> Any:
        prefix = name.partition(".")[0]
        if "." in name and load_dialect(prefix) is None:
            self.error(f"Dialect `{prefix}' not found for custom op '{name}' ", offset)
        if tried and not self.default_dialects[-1]:
            self.error(f"Dialect `' not found for custom op '{name}' {tried}", offset)
        self.error(f"custom op '{name}' is unknown{tried}", offset)

    def parse_custom_operation_name(self) -> str:
        """``dialect.op`` as written, for operations that embed another one."""
        return self.expect_token("bare", "expected bare identifier")

    def _parse_generic_operation(self) -> Operation:
        offset = self.start
        name = unescape(self.take())
        if not name:
            self.error("empty operation name is invalid", offset)
        if "\0" in name:
            self.error("null character not allowed in operation name", offset)
        cls = lookup_operation(name)
        if cls is None:
            self._check_unregistered(name, offset)
        state = OperationState(name, SourcePosition(self.file, offset), offset)
        outer, self.operation_name = self.operation_name, ""
        self.parse_generic_operation_after_name(state, cls)
        self.operation_name = outer
        if cls is None:
            if state.raw_properties is not None:
                state.properties = self._dictionary(state.raw_properties, offset)
            return UnregisteredOp(
                name,
                state.operands,
                state.types,
                state.properties,
                state.attributes,
                state.successors,
                state.regions,
                state.location,
            )
        self._sort_out_properties(cls, state, offset)
        return cls(
            state.operands,
            state.types,
            state.properties,
            state.attributes,
            state.successors,
            state.regions,
            state.location,
        )

    def _check_unregistered(self, name: str, offset: int) -> None:
        if self.allow_unregistered:
            return
        prefix = name.partition(".")[0] if "." in name else ""
        dialect = load_dialect(prefix) if prefix else None
        if dialect is not None and dialect.allows_unknown_operations:
            return
        if dialect is None:
            self.error(
                "operation being parsed with an unregistered dialect. If this is intended, please use "
                "-allow-unregistered-dialect with the MLIR tool used",
                offset,
            )

    def parse_generic_operation_after_name(self, state: OperationState, cls: type[Operation] | None) -> None:
        """Reads ``(operands)[successors]<{properties}>({regions}) {attributes} : type`` into the state."""
        self.expect("(", "expected '(' to start operand list")
        operands = self.parse_operand_list()
        self.expect(")", "expected ')' to end operand list")
        if self.kind == "[":
            if cls is not None and not cls.trait_bits & TERMINATOR_BIT:
                self.error("successors in non-terminator")
            self.advance()
            state.successors = self.parse_list_until("]", self.parse_successor, may_be_empty=False)
        if self.kind == "<":
            self.advance()
            state.raw_properties = self.parse_attribute()
            self.expect(">", "expected '>' to close properties")
        if self.kind == "(":
            self.advance()
            while True:
                region = Region()
                state.regions.append(region)
                self.parse_region(region)
                if not self.accept(","):
                    break
            self.expect(")", "expected ')' to end region list")
        if self.kind == "{":
            state.attributes = self.parse_attr_dict()
        self.expect(":", "expected ':' followed by operation type")
        type_offset = self.start
        function_type = self.parse_function_type() if self.kind == "(" else self._parse_function_type_alias()
        if len(function_type.inputs) != len(operands):
            plural = "s" if len(operands) != 1 else ""
            self.error(
                f"expected {len(operands)} operand type{plural} but had {len(function_type.inputs)}", type_offset
            )
        state.types = list(function_type.results)
        resolve = self.resolve_operand
        state.operands = [
            resolve(operand, type) for operand, type in zip(operands, function_type.inputs, strict=True)
        ]

    def _parse_function_type_alias(self) -> FunctionType:
        offset = self.start
        type = self.parse_type()
        if not isinstance(type, FunctionType):
            self.error("expected function type", offset)
        return type

    def _dictionary(self, attribute: Attribute, offset: int) -> dict[str, Attribute]:
        if not isinstance(attribute, DictionaryAttr):
            self.error("expected DictionaryAttr to set properties", offset)
        return attribute.as_dict()

    def _sort_out_properties(self, cls: Any, state: OperationState, offset: int) -> None:
        """Converts the properties of an operation in generic form, and moves inherent attributes written among the
        discardable ones to where they belong."""
        try:
            if state.raw_properties is not None:
                state.properties = cls._convert_properties(state.raw_properties)
            elif state.attributes:
                cls._check_inherent_attributes(state.attributes)
        except VerifyFailure as failure:
            said = failure.message if state.raw_properties is not None else f"'{cls.name}' op {failure.message}"
            self.error(said, offset)
        if state.attributes:
            inherent = cls.attribute_names
            for name in [name for name in state.attributes if name in inherent]:
                attribute = state.attributes.pop(name)
                state.properties.setdefault(name, attribute)
        cls._complete_properties(state.properties, state.attributes)

    # ---- Values

    def _define(self, name: str, values: Sequence[Value], offset: int) -> None:
        """Binds a name to values, and replaces the placeholders of earlier uses."""
        if name in self.values:
            previous = self.values[name][0]
            diagnostic = self.diagnostic(f"redefinition of SSA value '{name}'", offset)
            if previous is not None:
                diagnostic.attach_note("previously defined here", previous.location)
            raise ParseError(diagnostic)
        self.values[name] = values
        self.scope_names.append(name)
        if self.forward_values:
            waiting = self.forward_values.pop(name, None)
            if waiting:
                self._resolve_forward(name, values, waiting, offset)

    def _resolve_forward(
        self, name: str, values: Sequence[Value], waiting: dict[int, ForwardValue], offset: int
    ) -> None:
        for number, placeholder in waiting.items():
            if number >= len(values):
                self.error("reference to invalid result number", placeholder.offset)
            value = values[number]
            if value.type is not placeholder.type:
                diagnostic = self.diagnostic(
                    f"definition of SSA value '{name}#{number}' has type '{value.type}'", offset
                )
                diagnostic.attach_note(f"previously used here with type '{placeholder.type}'",
                                       self.position(placeholder.offset))
                raise ParseError(diagnostic)
            placeholder.replace_all_uses_with(value)
            self.defined_late[placeholder] = value

    def parse_operand(self, allow_result_number: bool = True) -> UnresolvedOperand:
        """``%name`` or ``%name#number``."""
        if self.kind != "percent":
            self.error_before("expected SSA operand")
        offset = self.start
        name = self.text[offset : self.end]
        self.advance()
        number = 0
        if self.kind == "hash":
            if not allow_result_number:
                self.error("result number not allowed in argument list")
            digits = self.spelling[1:]
            if not digits.isdigit():
                self.error("invalid SSA value result number")
            number = int(digits)
            self.advance()
        return tuple.__new__(UnresolvedOperand, (name, number, offset))

    def parse_optional_operand(self) -> UnresolvedOperand | None:
        return self.parse_operand() if self.kind == "percent" else None

    def parse_operand_list(self, delimiter: str | None = None) -> list[UnresolvedOperand]:
        """Operands with commas between; inside brackets if ``delimiter`` (the opening one) is given, else possibly
        none at all."""
        if delimiter is not None:
            return self.parse_delimited(delimiter, self.parse_operand, " in operand list")
        if self.kind != "percent":
            return []
        return self.parse_comma_separated(self.parse_operand)

    def resolve_operand(self, operand: UnresolvedOperand, type: Type) -> Value:
        """The value of that name, checked to have the type; a placeholder if it is defined later."""
        name, number, offset = operand
        entry = self.values.get(name)
        if entry is None:
            return self._forward_use(name, number, offset, type)
        if number >= len(entry):
            self.error("reference to invalid result number", offset)
        value = entry[number]
        if value.type is not type:  # type: ignore[union-attr]
            self._type_mismatch(name, value, type, offset)  # type: ignore[arg-type]
        return value  # type: ignore[return-value]

    def resolve_above(self, name: str, type: Type) -> Value:
        """The value of the name; NotPlain if it is not defined yet or has another type."""
        entry = self.values.get(name)
        if entry is None:
            raise NotPlain
        value = entry[0]
        if value is None or value.type is not type:
            raise NotPlain
        return value

    def _type_mismatch(self, name: str, value: Value, type: Type, offset: int) -> None:
        diagnostic = self.diagnostic(
            f"use of value '{name}' expects different type than prior uses: '{type}' vs '{value.type}'", offset
        )
        where: LocationLike
        if isinstance(value, ForwardValue):
            where = self.position(value.offset)
        elif isinstance(value, BlockArgument):
            where = value.location
        else:
            where = value.owner.raw_location  # type: ignore[attr-defined]
        diagnostic.attach_note("prior use here", where)
        raise ParseError(diagnostic)

    def _forward_use(self, name: str, number: int, offset: int, type: Type) -> Value:
        group = self.forward_values.setdefault(name, {})
        placeholder = group.get(number)
        if placeholder is None:
            placeholder = group[number] = ForwardValue(type, name, number, offset)
        elif placeholder.type is not type:
            self._type_mismatch(name, placeholder, type, offset)
        return placeholder

    def resolve_operands(
        self, operands: Sequence[UnresolvedOperand], types: Sequence[Type] | Type, offset: int | None = None
    ) -> list[Value]:
        """The values of the names; one type for each, or one for all."""
        resolve = self.resolve_operand
        if isinstance(types, Type):
            return [resolve(operand, types) for operand in operands]
        if len(operands) != len(types):
            self.error(
                f"number of operands and types do not match: got {len(operands)} operands and {len(types)} types",
                offset,
            )
        return [resolve(operand, type) for operand, type in zip(operands, types, strict=True)]

    # ---- Regions and blocks

    def parse_region(
        self, region: Region, arguments: Sequence[Argument] = (), name_isolated: bool = False
    ) -> Region:
        """Reads ``{ ... }`` into the region. ``arguments`` are those of the entry block, named by the operation's
        syntax; ``name_isolated`` hides the names of the surrounding values."""
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
            self.undefined_values += _open_uses(self.forward_values)
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
        """As parse_region if a brace is next; tells whether it was."""
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
                    location = argument.location or SourcePosition(self.file, argument.operand.offset)
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
            diagnostic.attach_note("previously referenced here", previous.location)
        raise ParseError(diagnostic)

    def _defer_argument_location(self, added: BlockArgument, argument: Argument) -> None:
        if isinstance(argument.location, DeferredLocation):
            argument.location.target = added

    def _parse_block(self, region: Region) -> None:
        if self.kind != "caret":
            self.error_before("expected block name")
        offset = self.start
        name = self.take()
        block = self.blocks.get(name)
        if block is None:
            block = self.blocks[name] = Block()
        elif name in self.forward_blocks:
            del self.forward_blocks[name]
        else:
            self.error(f"redefinition of block '{name}'", offset)
        region.append(block)
        if self.kind == "(":
            for argument in self.parse_delimited("(", self._parse_block_argument):
                added = block.add_argument(
                    argument.type,  # type: ignore[arg-type]
                    argument.location or SourcePosition(self.file, argument.operand.offset),
                )
                self._defer_argument_location(added, argument)
                self._define(argument.operand.name, [added], argument.operand.offset)
        self.expect(":", "expected ':' after block name")
        self._parse_block_body(block)

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

    def _parse_block_body(self, block: Block) -> None:
        parse_operation = self.parse_operation
        while True:
            kind = self.kind
            if kind == "}" or kind == "caret":
                return
            if kind == "hash" or kind == "bang":
                self._parse_nested_alias_error()
            parse_operation(block)

    def _parse_nested_alias_error(self) -> None:
        self.error_before("expected operation name in quotes")

    def parse_argument(self, allow_type: bool = False, allow_attributes: bool = False) -> Argument:
        """A region argument in an operation's syntax: ``%name``, with its type and attributes where allowed."""
        argument = Argument(self.parse_operand(allow_result_number=False))
        if allow_type:
            self.expect(":", "expected ':'")
            argument.type = self.parse_type()
        if allow_attributes:
            argument.attributes = self.parse_optional_attr_dict()
        argument.location = self._parse_argument_location()
        return argument

    def parse_optional_argument(self, allow_type: bool = False, allow_attributes: bool = False) -> Argument | None:
        return self.parse_argument(allow_type, allow_attributes) if self.kind == "percent" else None

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
        """``^name``: a block of this region, which may come later."""
        if self.kind != "caret":
            self.error_before("expected block name")
        offset = self.start
        name = self.take()
        block = self.blocks.get(name)
        if block is None:
            block = self.blocks[name] = Block()
            self.forward_blocks[name] = offset
        return block

    def parse_optional_successor(self) -> Block | None:
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


def _open_uses(forward_values: dict[str, dict[int, ForwardValue]]) -> list[ForwardValue]:
    return [value for group in forward_values.values() for value in group.values()]


class DeferredLocation:
    """The location of a block argument whose alias is defined later in the file."""

    __slots__ = ("target",)

    def __init__(self) -> None:
        self.target: BlockArgument | None = None

    def assign(self, location: Location) -> None:
        if self.target is not None:
            self.target.location = location


@contextmanager
def parsing_environment() -> Iterator[None]:
    """Room for nested text, and no garbage collection while millions of live objects are made."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        with deep_recursion():
            yield
    finally:
        if collecting:
            gc.enable()


def parse_operations(
    text: str,
    filename: str = "-",
    *,
    allow_unregistered: bool = False,
    first_line: int = 1,
    external_resources: ExternalResources | None = None,
) -> list[Operation]:
    """The top-level operations of a text. Raises ParseError; nothing is verified. The external resources of the
    file's metadata are added to ``external_resources``."""
    file = SourceFile(filename, text, first_line)
    with parsing_environment():
        parser: Parser | None = None
        try:
            parser = Parser(file, allow_unregistered=allow_unregistered)
            if external_resources is not None:
                parser.external_resources = external_resources
            return parser.parse_file()
        except RecursionError:
            pass
        except InvalidParameters as invalid:
            assert parser is not None
            parser.error(str(invalid), parser.start)
    position = parser.start if parser is not None else 0
    from lamina.ir.diagnostics import Diagnostic, ParseError, Severity

    raise ParseError(Diagnostic(Severity.ERROR, SourcePosition(file, position), "nested too deeply"))


def parse_module(
    text: str,
    filename: str = "-",
    *,
    allow_unregistered: bool = False,
    first_line: int = 1,
    external_resources: ExternalResources | None = None,
) -> Operation:
    """The module of a text: the one top-level ``builtin.module``, or a new module around what is there. The rest is as
    for ``parse_operations``."""
    operations = parse_operations(
        text,
        filename,
        allow_unregistered=allow_unregistered,
        first_line=first_line,
        external_resources=external_resources,
    )
    if len(operations) == 1 and operations[0].name == "builtin.module":
        return operations[0]
    cls = lookup_operation("builtin.module")
    assert cls is not None
    block = Block()
    for operation in operations:
        block.append(operation)
    region = Region()
    region.append(block)
    module = cls(regions=[region])
    if filename:
        # The text has no module: its location is the file as a whole.
        module.location = FileLineColRange(filename, 0, 0)
    return module
