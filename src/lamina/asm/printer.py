"""The printer of operations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from lamina.asm.alias_printer import AliasPrinter
from lamina.asm.naming import UNKNOWN_VALUE, Naming, naming_root
from lamina.asm.resources import ExternalResources, print_file_metadata
from lamina.ir import traits
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    DictionaryAttr,
)
from lamina.ir.block import Block
from lamina.ir.growth import TooLarge
from lamina.ir.location import (
    Location,
    LocationLike,
    resolve_location,
)
from lamina.ir.operation import Operation
from lamina.ir.recursion import deep_recursion
from lamina.ir.region import Region
from lamina.ir.resource_blob import BlobKeys, DenseResourceBlob
from lamina.ir.value import Value


class PrintingFlags:
    """Printing options, named after mlir-opt's ``--mlir-print-*`` options.

    ``elide_elements_larger_than`` and ``elide_resource_strings_larger_than`` replace bulk data with ``__elided__``;
    ``hex_elements_larger_than`` prints it in hexadecimal. ``external_resources`` are entries for the metadata section,
    as returned by ``parse_operations``. ``exact_floats`` prints f80 and f128 in hexadecimal where the parser would
    round the decimal digits.
    """

    __slots__ = (
        "generic",
        "local_scope",
        "debug_info",
        "pretty_debug_info",
        "skip_regions",
        "elide_elements_larger_than",
        "hex_elements_larger_than",
        "elide_resource_strings_larger_than",
        "unique_ssa_ids",
        "value_users",
        "name_locations",
        "external_resources",
        "exact_floats",
    )

    def __init__(
        self,
        *,
        generic: bool = False,
        local_scope: bool = False,
        debug_info: bool = False,
        pretty_debug_info: bool = False,
        skip_regions: bool = False,
        elide_elements_larger_than: int | None = None,
        hex_elements_larger_than: int | None = 100,
        elide_resource_strings_larger_than: int | None = None,
        unique_ssa_ids: bool = False,
        value_users: bool = False,
        name_locations: bool = False,
        external_resources: ExternalResources | None = None,
        exact_floats: bool = False,
    ) -> None:
        self.generic = generic
        self.local_scope = local_scope
        self.debug_info = debug_info
        self.pretty_debug_info = pretty_debug_info
        self.skip_regions = skip_regions
        self.elide_elements_larger_than = elide_elements_larger_than
        self.hex_elements_larger_than = hex_elements_larger_than
        self.elide_resource_strings_larger_than = elide_resource_strings_larger_than
        self.unique_ssa_ids = unique_ssa_ids
        self.value_users = value_users
        self.name_locations = name_locations
        self.external_resources = external_resources or {}
        self.exact_floats = exact_floats


class Printer(AliasPrinter):
    """Prints operations. Custom ``print`` methods of operations get it as their argument."""

    def __init__(self, flags: PrintingFlags, naming: Naming | None) -> None:
        super().__init__(flags)
        self.names: dict[Value, str] = naming.values if naming is not None else {}
        self.heads = naming.heads if naming is not None else {}
        self.operation_names = naming.operations if naming is not None else {}
        self.block_names = naming.blocks if naming is not None else {}
        self.indentation = ""
        self.default_dialects = ["builtin"]
        self.resources = BlobKeys()
        # The names of operations by class, as they are printed where this is the default dialect.
        self._short_names: dict[str, dict[type[Operation], str | None]] = {}

    # ---- Text

    def newline(self) -> None:
        """A line feed and the current indentation."""
        self.out.append("\n" + self.indentation)

    def indent(self, amount: int = 2) -> None:
        """Indents the lines that follow."""
        self.indentation += " " * amount

    def dedent(self, amount: int = 2) -> None:
        """Removes one level of indentation."""
        self.indentation = self.indentation[:-amount]

    def key_of_resource(self, blob: DenseResourceBlob) -> str:
        """Returns the key of a blob in the metadata section, which lists the blobs that the text refers to."""
        return self.resources.key_of(blob)

    # ---- Values and successors

    def print_operand(self, value: Value) -> None:
        """The name of a value."""
        self.out.append(self.names.get(value) or UNKNOWN_VALUE)

    def print_operands(self, values: Iterable[Value]) -> None:
        """The names of the values with commas between."""
        names = self.names
        self.out.append(", ".join([names.get(value) or UNKNOWN_VALUE for value in values]))

    def value_name(self, value: Value) -> str:
        """Returns the name of a value as printed, percent sign included."""
        return self.names.get(value) or UNKNOWN_VALUE

    def print_functional_type(self, operation: Operation) -> None:
        """The types of an operation's operands and results as a function type."""
        self.print_function_signature(operation.operand_types, operation.result_types)

    def print_optional_arrow_type_list(self, types: Sequence[Type]) -> None:
        """Prints `` -> types`` if there are any."""
        if types:
            self.out.append(" -> ")
            self.print_result_types(types)

    def block_name(self, block: Block) -> str:
        """Returns the name of a block, caret included."""
        entry = self.block_names.get(block)
        return entry[1] if entry is not None else "^INVALIDBLOCK"

    def print_successor(self, block: Block) -> None:
        """The name of a block."""
        self.out.append(self.block_name(block))

    def print_successor_and_operands(self, block: Block, operands: Sequence[Value]) -> None:
        """Prints the name of a block and, in parentheses, the values passed to it with their types."""
        self.print_successor(block)
        if operands:
            self.out.append("(")
            self.print_operands(operands)
            self.out.append(" : ")
            self.print_types([value.type for value in operands])
            self.out.append(")")

    # ---- Attribute dictionaries

    def print_optional_attr_dict(
        self, attributes: Operation | Mapping[str, Attribute], elided: Iterable[str] = ()
    ) -> None:
        """Prints `` {a = 1, b}`` without elided attributes; nothing if that is empty. An operation provides its
        inherent and discardable attributes together.
        """
        if isinstance(attributes, Operation):
            if not attributes._attributes and not attributes._properties:
                return
            attributes = attributes.all_attributes
        self._print_dict(attributes, elided, " {")

    def print_optional_attr_dict_with_keyword(
        self, attributes: Operation | Mapping[str, Attribute], elided: Iterable[str] = ()
    ) -> None:
        """The same with the keyword ``attributes`` before it."""
        if isinstance(attributes, Operation):
            attributes = attributes.all_attributes
        self._print_dict(attributes, elided, " attributes {")

    def _print_dict(self, attributes: Mapping[str, Attribute], elided: Iterable[str], opening: str) -> None:
        left_out = elided if isinstance(elided, set | frozenset) else set(elided)
        names = [name for name in attributes if name not in left_out]
        if not names:
            return
        if len(names) > 1:
            names.sort()
        self.out.append(opening)
        for position, name in enumerate(names):
            if position:
                self.out.append(", ")
            self.print_named_attribute(name, attributes[name])
        self.out.append("}")

    # ---- Locations

    def print_trailing_location(self, location: LocationLike) -> None:
        """`` loc(...)`` if debug information is printed."""
        if not self.flags.debug_info:
            return
        attribute = resolve_location(location)
        self.location_parts = 0
        self.out.append(" ")
        deferring, self._deferring = self._deferring, True
        if self.flags.pretty_debug_info:
            self.print_pretty_location(attribute)
        else:
            self.out.append("loc(")
            if not self.print_alias(attribute):
                self.print_location_body(attribute)
            self.out.append(")")
        self._deferring = deferring

    def print_argument_location(self, location: LocationLike) -> None:
        """Prints `` loc(...)`` of a block argument if debug info is printed. It is never an alias itself but takes
        part in alias numbering.
        """
        if not self.flags.debug_info:
            return
        attribute: Location = resolve_location(location)
        if self.use_aliases:
            alias = self.aliases.get(attribute)
            if alias is None:
                self._add_alias(attribute, "loc")
            else:
                alias.use_early()
        self.location_parts = 0
        self.out.append(" ")
        if self.flags.pretty_debug_info:
            self.print_pretty_location(attribute)
            return
        self.out.append("loc(")
        self.print_location_body(attribute)
        self.out.append(")")

    def _visit_location(self, location: LocationLike) -> None:
        """Visits the location so that its alias is ordered before those of the operation."""
        attribute: Location = resolve_location(location)
        if self.use_aliases and attribute not in self.aliases:
            deferring, self._deferring = self._deferring, True
            self._add_alias(attribute, "loc")
            self._deferring = deferring

    # ---- Regions and blocks

    def print_region(
        self,
        region: Region,
        entry_arguments: bool = True,
        terminators: bool = True,
        empty_block: bool = False,
    ) -> None:
        """``{ ... }`` over several lines. ``entry_arguments``: label and arguments of the entry block, where it has
        any; ``terminators``: the terminator of the entry block; ``empty_block``: the label of an empty block."""
        out = self.out
        if self.flags.skip_regions:
            out.append("{...}")
            return
        out.append("{\n")
        entry = region.first_block
        if entry is not None:
            holder = region.parent
            self.default_dialects.append(getattr(holder, "default_dialect", ""))
            header = (empty_block and entry.first_op is None) or (entry_arguments and bool(entry.arguments))
            self.print_block(entry, header, terminators)
            block = entry.next_block
            while block is not None:
                self.print_block(block)
                block = block.next_block
            self.default_dialects.pop()
        out.append(self.indentation + "}")

    def print_block(self, block: Block, header: bool = True, terminator: bool = True) -> None:
        """A block; ``header``: its label, where it has one or needs one."""
        out = self.out
        if header:
            self._print_block_header(block)
        outer = self.indentation
        self.indentation = inner = outer + "  "
        if self.flags.value_users:
            for argument in block.arguments:
                out.append(f"{inner}// {self.value_name(argument)} is ")
                out.append("unused\n" if argument.first_use is None else f"used by {self._users(argument)}\n")
        last = block.last_op
        hidden = None if terminator or last is None or not last.has_trait(traits.Terminator) else last
        operation = block.first_op
        flags, print_operation = self.flags, self.print_operation
        names, prefix = self.names, self.default_dialects[-1]
        short_names = self._short_names.setdefault(prefix, {})
        plain = type(self).print_operation is Printer.print_operation and not (
            flags.debug_info or flags.generic or flags.value_users
        )
        margin, next_margin = inner, f"\n{inner}"
        while operation is not None and operation is not hidden:
            results = operation.results
            cls = operation.__class__
            if cls not in short_names:
                short_names[cls] = _shortened(operation.name, prefix) if cls.is_registered else None
            name = short_names[cls]
            if plain and name is not None and len(results) < 2:
                # As `print_operation` does, without the calls: nearly all operations are printed here.
                if results:
                    out += (margin, names.get(results[0]) or UNKNOWN_VALUE, " = ", name)
                else:
                    out += (margin, name)
                operation._print(self)
            else:
                out.append(margin)
                print_operation(operation)
                if flags.value_users:
                    self._print_users(operation)
            margin = next_margin
            operation = operation.next_op
        if margin is next_margin:
            out.append("\n")
        self.indentation = outer

    def _print_users(self, operation: Operation) -> None:
        """Prints the trailing comment of an operation: the users of its results, or its own number if it has none."""
        results = operation.results
        if not results:
            if operation._operands:
                self.out.append(f" // id: {self.operation_names.get(operation, UNKNOWN_VALUE)}")
            return
        users = {user for result in results for user in result.users}
        if not users:
            self.out.append(" // unused")
            return
        single = len(results) == 1 == len(users) and all(len(user.results) <= 1 for user in users)
        texts = [self._users(result) for result in results]
        listed = texts[0] if len(texts) == 1 else ", ".join(f"({text})" for text in texts)
        self.out.append(f" // {'user' if single else 'users'}: {listed}")

    def _users(self, value: Value) -> str:
        names: list[str] = []
        for user in dict.fromkeys(value.users):
            if user.results:
                names.extend(self.value_name(result) for result in user.results)
            else:
                names.append(self.operation_names.get(user, UNKNOWN_VALUE))
        return ", ".join(names) if names else "unused"

    def _print_block_header(self, block: Block) -> None:
        out = self.out
        out.append(self.indentation)
        out.append(self.block_name(block))
        if block.arguments:
            out.append("(")
            for position, argument in enumerate(block.arguments):
                if position:
                    out.append(", ")
                self.print_operand(argument)
                out.append(": ")
                self.print_type(argument.type)
                self.print_argument_location(argument.location)
            out.append(")")
        out.append(":")
        if block.first_use is None:
            if not block.is_entry_block:
                out.append("  // no predecessors")
        elif (single := block.single_predecessor) is not None:
            out.append(f"  // pred: {self.block_name(single)}")
        else:
            unknown = (1 << 30, "^INVALIDBLOCK")
            entries = sorted(self.block_names.get(pred, unknown) for pred in block.predecessors)
            out.append(f"  // {len(entries)} preds: " + ", ".join(name for _, name in entries))
        out.append("\n")

    def print_region_argument(
        self,
        argument: Value,
        attributes: Mapping[str, Attribute] | DictionaryAttr | None = None,
        omit_type: bool = False,
    ) -> None:
        """``%name: type {attributes} loc(...)``."""
        self.print_operand(argument)
        if not omit_type:
            self.out.append(": ")
            self.print_type(argument.type)
        if attributes:
            entries = attributes.as_dict() if isinstance(attributes, DictionaryAttr) else attributes
            self._only_known_aliases = True
            self.print_optional_attr_dict(entries)
            self._only_known_aliases = False
        self.print_argument_location(argument.location)

    # ---- Operations

    def print_operation(self, operation: Operation) -> None:
        """Prints one operation without indentation and line feed."""
        out = self.out
        results = operation.results
        if self.flags.debug_info:
            self._visit_location(operation.raw_location)
        if results:
            if len(results) == 1:
                out.append(self.names.get(results[0]) or UNKNOWN_VALUE)
            else:
                out.append(self.heads.get(operation) or UNKNOWN_VALUE)
            out.append(" = ")
        self.print_custom_or_generic(operation)
        if self.flags.debug_info:
            self.print_trailing_location(operation.raw_location)

    def print_custom_or_generic(self, operation: Operation) -> None:
        """The operation without its results."""
        if self.flags.generic or not operation.is_registered:
            self.print_generic(operation)
            return
        self.out.append(_shortened(operation.name, self.default_dialects[-1]))
        operation._print(self)

    def print_generic(self, operation: Operation) -> None:
        """The generic form, without results."""
        out = self.out
        out.append('"')
        out.append(self.escape(operation.name))
        out.append('"(')
        self.print_operands(operation.operands)
        out.append(")")
        if operation.num_successors:
            out.append("[" + ", ".join(self.block_name(block) for block in operation.successors) + "]")
        properties, attributes = _written_attributes(operation)
        # Aliases are counted in this order: those of the regions, of the types, of the attributes.
        before = self._add_piece() if properties else out
        if operation.regions:
            self._print_generic_regions(operation)
        after = self._add_piece() if attributes else out
        out.append(" : ")
        self.print_functional_type(operation)
        if properties and attributes and operation.is_registered:
            self.out = []
            self._print_dict({**properties, **attributes}, (), "")
        if properties:
            self.out = before
            self._print_properties(properties, operation.is_registered)
        if attributes:
            self.out = after
            self._print_dict(attributes, (), " {")
        self.out = out

    def _print_generic_regions(self, operation: Operation) -> None:
        self.out.append(" (")
        for position, region in enumerate(operation.regions):
            if position:
                self.out.append(", ")
            self.print_region(region, empty_block=True)
        self.out.append(")")

    def _print_properties(self, properties: Mapping[str, Attribute], registered: bool) -> None:
        """`` <{...}>``; those of an operation that is not registered make no aliases."""
        only_known, self._only_known_aliases = self._only_known_aliases, self._only_known_aliases or not registered
        self._print_dict(properties, (), " <{")
        self._only_known_aliases = only_known
        self.out.append(">")


def _written_attributes(operation: Operation) -> tuple[dict[str, Attribute], Mapping[str, Attribute]]:
    """Returns properties and attributes as the generic form prints them, unchanged if they do not match the
    declaration.
    """
    try:
        written = operation._written_properties()
        computed = getattr(operation, "computed_attributes", None)
        added = computed() if computed is not None else {}
    except Exception:
        written, added = operation._properties, {}
    properties = {name: attribute for name, attribute in written.items() if attribute is not None}
    attributes = operation._attributes
    return properties, dict(sorted({**attributes, **added}.items())) if added else attributes


def _shortened(name: str, prefix: str) -> str:
    """Returns the name of an operation without that of the default dialect around it."""
    if prefix and name.startswith(prefix) and name[len(prefix)] == "." and name.count(".") == 1:
        return name[len(prefix) + 1 :]
    return name


def operation_text(operation: Operation, **options: Any) -> str:
    """Prints an operation as text; options are those of PrintingFlags. Ends with a line feed for a whole module.

    Invalid IR is printed in generic form where the custom form fails.
    """
    flags = PrintingFlags(**options)
    return or_generic(flags, lambda: "".join(print_whole(Printer(flags, naming_for(operation, flags)), operation)))


Result = TypeVar("Result")


def or_generic(flags: PrintingFlags, printed: Callable[[], Result]) -> Result:
    """Prints with these flags, falling back to the generic form: custom printers assume verified IR, and raise on
    invalid IR; the generic form assumes nothing."""
    try:
        return printed()
    except TooLarge:
        raise
    except Exception:
        if flags.generic:
            raise
        flags.generic = True
        return printed()


def naming_for(operation: Operation, flags: PrintingFlags) -> Naming:
    """Returns the names of the values in an operation."""
    return Naming(
        naming_root(operation),
        suggest=not flags.generic,
        unique=flags.unique_ssa_ids,
        from_locations=flags.name_locations,
        identify=flags.value_users,
    )


def print_whole(printer: Printer, operation: Operation) -> tuple[str, str, str]:
    """Prints the header, the operation, and the footer."""
    flags = printer.flags
    with deep_recursion():
        printer.print_operation(operation)
    before, after = printer.finish_aliases()
    metadata = ""
    if not flags.local_scope:
        metadata = print_file_metadata(
            printer.resources.keys, flags.external_resources, flags.elide_resource_strings_larger_than
        )
    end = "\n" if operation.parent is None or after or metadata else ""
    return "".join(before), "".join(printer.out), end + "".join(after) + metadata


def attribute_text(attribute: Attribute) -> str:
    """Returns the text of one attribute or type, without aliases."""
    printer = Printer(PrintingFlags(local_scope=True), None)
    with deep_recursion():
        if isinstance(attribute, Type):
            printer.print_type(attribute)
        else:
            printer.print_attribute(attribute)
    printer.finish_aliases()
    return "".join(printer.out)
