"""The parser of MLIR text: operations, aliases and the file metadata."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from lamina.asm.operation_state import OperationState
from lamina.asm.parser_base import SUFFIX, unescape
from lamina.asm.repeated_statements import RepeatedStatementParser
from lamina.asm.resources import ExternalResources, parse_file_metadata
from lamina.asm.source import Source
from lamina.asm.value_parser import ForwardValue
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.attributes import DictionaryAttr
from lamina.ir.block import Block
from lamina.ir.collector import collector_paused
from lamina.ir.diagnostics import Diagnostic, ParseError, Severity, VerifyFailure
from lamina.ir.dialect import load_dialect, lookup_operation, missing_dialect_hint, nearest_operation
from lamina.ir.growth import PARTS
from lamina.ir.location import FileLineColRange, Location, SourceFile
from lamina.ir.operation import Operation, UnregisteredOp
from lamina.ir.recursion import deep_recursion
from lamina.ir.region import Region
from lamina.ir.traits import Terminator
from lamina.ir.types import FunctionType
from lamina.ir.value import Value

TERMINATOR_BIT = Terminator.bit

# `%name = dialect.operation`.
_SINGLE_RESULT = re.compile(rf"(%{SUFFIX})[ \t]*+=[ \t]*+([A-Za-z_][A-Za-z0-9_$]*+\.[A-Za-z0-9_$.]++)", re.ASCII)


class Parser(RepeatedStatementParser):
    """Reads MLIR text into operations. Custom ``parse`` methods of operations get it as their first argument."""

    def __init__(self, file: SourceFile, *, allow_unregistered: bool = False) -> None:
        self.allow_unregistered = allow_unregistered
        self.type_aliases: dict[str, Type] = {}
        self.attribute_aliases: dict[str, Attribute] = {}
        # Forward references `loc(#alias)`: (set the location, alias name, offset).
        self.deferred_locations: list[tuple[Any, str, int]] = []
        self.values: dict[str, Sequence[Value | None]] = {}
        self.forward_values: dict[str, dict[int, ForwardValue]] = {}
        # Those of closed scopes. MLIR reports them at the end of the file.
        self.undefined_values: list[ForwardValue] = []
        # The values of placeholders, for operations that resolve operands before parsing the regions that define them.
        self.defined_late: dict[Value, Value] = {}
        self.scope_names: list[str] = []
        self.blocks: dict[str, Block] = {}
        self.forward_blocks: dict[str, int] = {}
        self.default_dialects: list[str] = ["builtin"]
        self._models = {}
        self._headers = {}
        self._block_headers = {}
        self.resources: dict[tuple[str, str], Any] = {}
        self.external_resources: ExternalResources = {}
        super().__init__(file)

    # ---- Files

    def parse_file(self) -> list[Operation]:
        """Returns all operations of the file at the top level."""
        block = Block()
        while True:
            kind = self.kind
            if kind == "eof":
                break
            if kind == "hash":
                self._parse_attribute_alias()
            elif kind == "bang":
                self._parse_type_alias()
            elif kind == "{-#":
                parse_file_metadata(self)
            else:
                self.parse_operation(block)
        self._finish()
        return [operation.remove() for operation in block.operations]

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
            offset = self.start
            value = known[name] = parse()
            # Locations are printed with aliases however often they hold each other.
            if self.expanded > PARTS and not isinstance(value, Location):
                self.error(f"alias '{mark}{name}' expands to more than {PARTS:,} types or attributes", offset)

    @contextmanager
    def _measured_depth(self, name: str) -> Iterator[None]:
        """Records the nesting depth of an alias definition; uses of the alias have the same depth."""
        self.deepest = self.expanded = 0
        yield
        if self.expanded:
            self.alias_sizes[name] = self.expanded
        if self.deepest:
            self.alias_depths[name] = self.deepest

    def _finish(self) -> None:
        """Checks for unresolved references at the end of the file."""
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
        open_uses = [*self.undefined_values, *self._open_uses()]
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
            if self.kind in (":", "::"):
                self.expect(":")
                if self.kind != "integer":
                    self.error_before("expected integer number of results")
                number_offset = self.start
                count = self.parse_integer()
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
        # Appends inline: this is the hot path.
        last = block.last_op
        operation.parent = block
        operation.prev_op = last
        if last is None:
            block.first_op = operation
        else:
            last.next_op = operation
        block.last_op = operation
        block._order_valid = False  # numbered where the order is asked for
        if self.kind == "bare" and self.at_keyword("loc"):
            self._parse_trailing_location(operation)
        return operation

    def parse_generic_operation(self, block: Block) -> Operation:
        """An operation in generic form without names of results, added to the block."""
        if self.kind != "string":
            self.error_before("expected operation name in quotes")
        return self._parse_bare_operation(block, 0)

    def _parse_trailing_location(self, operation: Operation) -> None:
        def assign(location: Location) -> None:
            operation.location = location

        location = self.parse_optional_location(assign)
        if location is not None:
            operation.location = location

    def _parse_custom_operation(self, named_results: int) -> Operation:
        offset = self.start
        name = self.text[offset : self.end]
        self.advance()
        cls = lookup_operation(name) if "." in name else None
        if cls is None:
            cls = self._resolve_operation_name(name, offset)
        state = OperationState(cls.name, self.file.position(offset), offset)
        state.num_named_results = named_results
        self.default_dialects.append(getattr(cls, "default_dialect", ""))
        outer, outer_offset = self.operation_name, self.operation_offset
        self.operation_name, self.operation_offset = cls.name, offset
        self.num_named_results = named_results
        try:
            cls._parse(self, state)
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

    def _resolve_operation_name(self, name: str, offset: int) -> type[Operation]:
        tried = ""
        if "." not in name:
            prefix = self.default_dialects[-1]
            cls = lookup_operation(f"{prefix}.{name}") if prefix else None
            if cls is not None:
                return cls
            tried = f" (tried '{prefix}.{name}' as well)"
        result: type[Operation] = self._unknown_custom_operation(name, offset, tried)
        return result

    def _unknown_custom_operation(self, name: str, offset: int | None = None, tried: str = "") -> Any:
        try:
            self._refuse_custom_operation(name, offset, tried)
        except ParseError as problem:
            hint = missing_dialect_hint(name.partition(".")[0])
            near = nearest_operation(name) if hint is None else None
            problem.diagnostics[0].hint = hint if near is None else f"did you mean '{near}'?"
            raise

    def _refuse_custom_operation(self, name: str, offset: int | None, tried: str) -> None:
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
            self._check_unregistered(name, self.start)
        state = OperationState(name, self.file.position(offset), offset)
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
            self.missing_dialect_error(
                prefix,
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

    def _sort_out_properties(self, cls: type[Operation], state: OperationState, offset: int) -> None:
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


@contextmanager
def parsing_environment() -> Iterator[None]:
    """Raises the recursion limit and pauses garbage collection while parsing."""
    with collector_paused(), deep_recursion():
        yield


def parse_operations(
    text: Source,
    filename: str = "-",
    *,
    allow_unregistered: bool = False,
    first_line: int = 1,
    external_resources: ExternalResources | None = None,
) -> list[Operation]:
    """Returns the top-level operations of a text, or of the bytes of a bytecode file. Raises ParseError; nothing is
    verified. The external resources of the file's metadata are added to ``external_resources``."""
    if not isinstance(text, str):
        from lamina.asm.bytecode.reader import read_operations  # start-up

        return read_operations(
            text, filename, allow_unregistered=allow_unregistered, external_resources=external_resources
        )
    file = SourceFile(filename, text, first_line)
    with parsing_environment():
        parser: Parser | None = None
        try:
            parser = Parser(file, allow_unregistered=allow_unregistered)
            if external_resources is not None:
                parser.external_resources = external_resources
            return parser.parse_file()
        except RecursionError:
            reason = "nested too deeply"
        except MemoryError:
            reason = "out of memory"
        except InvalidParameters as invalid:
            assert parser is not None
            parser.error(str(invalid), parser.start)
    position = parser.start if parser is not None else 0

    raise ParseError(Diagnostic(Severity.ERROR, file.position(position), reason))


def parse_module(
    text: Source,
    filename: str = "-",
    *,
    allow_unregistered: bool = False,
    first_line: int = 1,
    external_resources: ExternalResources | None = None,
) -> Operation:
    """Parses a module from text or bytecode: the single top-level ``builtin.module``, or a new module around the
    operations. Otherwise like ``parse_operations``."""
    operations = parse_operations(
        text,
        filename,
        allow_unregistered=allow_unregistered,
        first_line=first_line,
        external_resources=external_resources,
    )
    return module_of(operations, filename)


def module_of(operations: Sequence[Operation], filename: str = "") -> Operation:
    """The single module that a file holds, or a new one around its operations."""
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
        # The text has no module: its location is the whole file.
        module.location = FileLineColRange(filename, 0, 0)
    return module
