"""Modules of LLVM IR text as modules of the llvm dialect."""

from __future__ import annotations

import re
from typing import Any

from lamina.dialects.llvm.attributes import CConvAttr, LinkageAttr, ZeroAttr
from lamina.dialects.llvm.enums import Comdat, Linkage, ModFlagBehavior, UnnamedAddr, Visibility
from lamina.dialects.llvm.layout_string import specification
from lamina.dialects.llvm.module_flags import ModuleFlagAttr
from lamina.dialects.llvm.types import LLVMFunctionType
from lamina.execution.llvm_import.attributes import dictionaries, function_properties, parameter_attributes
from lamina.execution.llvm_import.calls import convention
from lamina.execution.llvm_import.constants import ConstantMaker, attribute_of
from lamina.execution.llvm_import.functions import BodyBuilder, lookup_intrinsic
from lamina.execution.llvm_import.instructions import InstructionReader
from lamina.execution.llvm_import.lexer import ImportFailure, plain_name, tokens_of, unquote
from lamina.execution.llvm_import.making import i32, i64, make
from lamina.execution.llvm_import.normalization import normalize
from lamina.execution.llvm_import.parts import Record
from lamina.execution.llvm_import.reader import Constant, Reader
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.integers import long_integers
from lamina.ir.operation import Operation
from lamina.ir.region import Region

_LINKAGES = {linkage.spelling: linkage for linkage in Linkage}
_GROUP = re.compile(r"^attributes (#\d+) = \{(.*)\}$", re.MULTILINE)
_NODE = re.compile(r"^(!\d+) = (?:distinct )?!\{(.*)\}$", re.MULTILINE)
_STRING = re.compile(r'!"([^"]*)"')
_FLAG = re.compile(r'i32 (\d), !"([^"]*)", (?:i32 (-?\d+)|!"([^"]*)")')
_COMDATS = "__llvm_global_comdat"


def import_module(text: str, name: str = "-") -> Operation:
    """Imports LLVM IR text as a module of the llvm dialect.

    Raises ImportFailure if LLVM rejects the text, and for unsupported features, such as exception pads. Debug
    info and metadata without corresponding attributes are dropped.
    """
    with long_integers():
        return _ModuleReader(_as_llvm_prints(text, name)).module()


def _as_llvm_prints(text: str, name: str) -> str:
    try:
        return normalize(_in_utf8(text), _in_utf8(name))
    except ImportFailure as problem:
        raise ImportFailure(_message(str(problem), name)) from None


def _in_utf8(text: str) -> str:
    """Returns the text with non-UTF-8 bytes replaced by LLVM's escapes, which are only valid within quotes;
    elsewhere LLVM accepts neither."""
    return re.sub("[\udc80-\udcff]", lambda escape: f"\\{ord(escape[0]) - 0xDC00:02X}", text)


def _message(text: str, name: str) -> str:
    """LLVM's message without llvmlite's line before it, with the name of the file."""
    message = text.removeprefix("LLVM IR parsing error").strip()
    return f"{name}{message.removeprefix('<string>')}" if message.startswith("<string>:") else message


class _ModuleReader:
    """Reads the top level of the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.reader = Reader(tokens_of(text))
        groups = {**dict(_GROUP.findall(text)), **dict(_NODE.findall(text))}
        self.instructions = InstructionReader(self.reader, groups)
        self.groups = groups
        self.body = Block()
        self._functions: list[Operation] = []
        self._aliases: list[Operation] = []
        self._comdats: Operation | None = None
        self._layout = ""
        self._attributes: dict[str, Attribute] = {}
        self._assembly: list[Attribute] = []
        self._structors: list[Operation] = []

    def module(self) -> Operation:
        reader = self.reader
        self._attributes["llvm.target_triple"] = StringAttr("")
        while reader.token.kind != "end":
            self._entity()
        for operation in [*self._structors, *self._aliases]:
            self.body.append(operation)
        self._linker_options()
        self._module_flags()
        for operation in self._functions:
            self.body.append(operation)
        region = Region()
        region.append(self.body)
        module = make("builtin.module", regions=[region], location=UNKNOWN)
        self._descriptions()
        self._attributes["dlti.dl_spec"] = specification(self._layout)
        self._attributes["llvm.module_asm"] = ArrayAttr(self._assembly)
        for key in sorted(self._attributes):
            module.attributes[key] = self._attributes[key]
        return module

    def _entity(self) -> None:
        reader = self.reader
        token = reader.take()
        if token.kind == "word" and token.text == "source_filename":
            reader.expect("=")
            reader.string()
        elif token.kind == "word" and token.text == "target":
            self._target()
        elif token.kind == "word" and token.text == "module":
            reader.expect("asm")
            self._assembly.append(StringAttr(reader.string()))
        elif token.kind == "word" and token.text in ("define", "declare"):
            self._function(token.text == "define")
        elif token.kind == "name" and token.text[0] == "@":
            self._global(plain_name(token.text))
        elif token.kind == "name" and token.text[0] == "$":
            self._comdat(plain_name(token.text))
        else:
            self._skip_line()

    def _target(self) -> None:
        reader = self.reader
        what = reader.take().text
        reader.expect("=")
        value = reader.string()
        if what == "datalayout":
            self._layout = value
        else:
            self._attributes["llvm.target_triple"] = StringAttr(value)

    def _skip_line(self) -> None:
        """Type definitions, attribute groups and metadata are resolved where they are used."""
        reader = self.reader
        starts = ("define", "declare", "attributes", "module", "target")
        depth = 0
        while reader.token.kind != "end":
            token = reader.token
            if depth == 0 and (
                (token.kind == "word" and token.text in starts)
                or (token.kind in ("name", "meta") and reader.ahead().text == "=")
            ):
                return
            depth += (token.text in ("{", "(", "[", "<")) - (token.text in ("}", ")", "]", ">"))
            reader.take()

    def _named_nodes(self, name: str) -> list[str]:
        """Returns the texts of the nodes that named metadata lists."""
        match = re.search(rf"^!{re.escape(name)} = !\{{(.*)\}}$", self.text, re.MULTILINE)
        return [self.groups.get(node, "") for node in match[1].split(", ")] if match and match[1] else []

    def _linker_options(self) -> None:
        for text in self._named_nodes("llvm.linker.options"):
            options = ArrayAttr([_string(part) for part in _STRING.findall(text)])
            self.body.append(make("llvm.linker_options", properties={"options": options}, location=UNKNOWN))

    def _descriptions(self) -> None:
        """Module metadata that identifies the producer."""
        for name in ("llvm.ident", "llvm.commandline"):
            for text in self._named_nodes(name)[:1]:
                self._attributes[name] = _string(_STRING.findall(text)[0])

    def _module_flags(self) -> None:
        """The flags that are numbers or strings."""
        flags: list[Attribute] = []
        for text in self._named_nodes("llvm.module.flags"):
            parts = _FLAG.fullmatch(text)
            if parts is not None:
                behavior = ModFlagBehavior.from_number(int(parts[1]))
                value = i32(int(parts[3])) if parts[3] is not None else StringAttr(parts[4])
                flags.append(ModuleFlagAttr(behavior, StringAttr(parts[2]), value))
        if flags:
            self.body.append(make("llvm.module_flags", properties={"flags": ArrayAttr(flags)}, location=UNKNOWN))

    # ---- Symbols

    def _comdat(self, name: str) -> None:
        reader = self.reader
        reader.expect("=")
        reader.expect("comdat")
        kind = Comdat.from_spelling(reader.take().text)
        if self._comdats is None:
            region = Region()
            region.append(Block())
            self._comdats = make(
                "llvm.comdat", properties={"sym_name": StringAttr(_COMDATS)}, regions=[region], location=UNKNOWN
            )
            self.body.append(self._comdats)
        self._comdats.regions[0].entry_block.append(
            make(
                "llvm.comdat_selector",
                properties={"sym_name": StringAttr(name), "comdat": i64(kind.value)},
                location=UNKNOWN,
            )
        )

    def _head(self, properties: dict[str, Attribute]) -> str | None:
        """Parses linkage, preemption and visibility; returns the word for external linkage, if any."""
        reader = self.reader
        word = reader.accept_word(*_LINKAGES)
        linkage = _LINKAGES[word] if word else Linkage.EXTERNAL
        properties["linkage"] = LinkageAttr(linkage)
        if reader.accept_word("dso_local", "dso_preemptable") == "dso_local":
            properties["dso_local"] = UnitAttr()
        visibility = reader.accept_word("default", "hidden", "protected")
        case = Visibility.DEFAULT if visibility in (None, "default") else Visibility.from_spelling(visibility)
        properties["visibility_"] = i64(case.value)
        reader.accept_word("dllimport", "dllexport")
        if linkage in (Linkage.INTERNAL, Linkage.PRIVATE) or (
            case is not Visibility.DEFAULT and linkage is not Linkage.EXTERN_WEAK
        ):
            properties["dso_local"] = UnitAttr()
        return word

    def _unnamed(self, properties: dict[str, Attribute]) -> None:
        word = self.reader.accept_word("unnamed_addr", "local_unnamed_addr")
        properties["unnamed_addr"] = i64(0 if word is None else UnnamedAddr.from_spelling(word).value)

    def _global(self, name: str) -> None:
        reader = self.reader
        reader.expect("=")
        properties: dict[str, Attribute] = {"sym_name": StringAttr(name)}
        word = self._head(properties)
        if reader.accept("thread_local"):
            properties["thread_local_"] = UnitAttr()
            if reader.accept("("):
                reader.take()
                reader.expect(")")
        self._unnamed(properties)
        if reader.accept("alias"):
            self._alias(properties)
            return
        if reader.accept("ifunc"):
            self._ifunc(properties)
            return
        properties["addr_space"] = i32(reader._address_space())
        if reader.accept("externally_initialized"):
            properties["externally_initialized"] = UnitAttr()
        if reader.take().text == "constant":
            properties["constant"] = UnitAttr()
        type = reader.type()
        properties["global_type"] = TypeAttr(type)
        constant = None if word in ("external", "extern_weak") else reader.constant(type)
        self._tail(properties, name)
        if name in ("llvm.global_ctors", "llvm.global_dtors"):
            self._structor(name, constant)
            return
        region = Region()
        value = None if constant is None else attribute_of(constant)
        if value is not None:
            properties["value"] = value
        elif constant is not None:
            _fill(region, constant)
        self.body.append(make("llvm.mlir.global", properties=properties, regions=[region], location=UNKNOWN))

    def _tail(self, properties: dict[str, Attribute], name: str) -> None:
        """Section, comdat, alignment; others are left out."""
        reader = self.reader
        while reader.token.text == ",":
            reader.take()
            word = reader.take()
            if word.text == "section":
                properties["section"] = StringAttr(reader.string())
            elif word.text == "align":
                properties["alignment"] = i64(reader.number())
            elif word.text == "comdat":
                properties["comdat"] = self._comdat_reference(name)
            elif word.kind == "meta":
                reader.take()
            else:
                reader.string()
        if reader.token.kind == "group":
            listed = function_properties(self.groups.get(reader.take().text, "")).get("passthrough")
            if listed is not None:
                properties["target_specific_attrs"] = listed

    def _comdat_reference(self, name: str) -> SymbolRefAttr:
        reader = self.reader
        if reader.accept("("):
            name = plain_name(reader.take().text)
            reader.expect(")")
        return SymbolRefAttr(_COMDATS, (name,))

    def _structor(self, name: str, constant: Constant | None) -> None:
        listed = name.removeprefix("llvm.global_")
        entries = [] if constant is None or constant.kind != "elements" else constant.payload
        properties: dict[str, Attribute] = {
            listed: ArrayAttr([SymbolRefAttr(entry.payload[1].payload) for entry in entries]),
            "priorities": ArrayAttr([i32(entry.payload[0].payload) for entry in entries]),
            "data": ArrayAttr(
                [
                    SymbolRefAttr(entry.payload[2].payload) if entry.payload[2].kind == "global" else ZeroAttr()
                    for entry in entries
                ]
            ),
        }
        self._structors.append(make(f"llvm.mlir.global_{listed}", properties=properties, location=UNKNOWN))

    def _alias(self, properties: dict[str, Attribute]) -> None:
        reader = self.reader
        properties["alias_type"] = TypeAttr(reader.type())
        reader.expect(",")
        target = reader.typed_operand()
        assert isinstance(target, Constant)
        region = Region()
        _fill(region, target)
        self._aliases.append(make("llvm.mlir.alias", properties=properties, regions=[region], location=UNKNOWN))

    def _ifunc(self, properties: dict[str, Attribute]) -> None:
        reader = self.reader
        properties["i_func_type"] = TypeAttr(reader.type())
        reader.expect(",")
        resolver = reader.typed_operand()
        assert isinstance(resolver, Constant)
        properties["resolver_type"] = TypeAttr(resolver.type)
        properties["resolver"] = SymbolRefAttr(resolver.payload)
        self._aliases.append(make("llvm.mlir.ifunc", properties=properties, location=UNKNOWN))

    # ---- Functions

    def _function(self, is_definition: bool) -> None:
        reader = self.reader
        properties: dict[str, Attribute] = {}
        while reader.token.kind == "meta":
            reader.take()
            reader.take()
        self._head(properties)
        properties["CConv"] = CConvAttr(convention(reader))
        results = parameter_attributes(reader)
        result = reader._simple_type()
        name = plain_name(reader.take().text)
        properties["sym_name"] = StringAttr(name)
        arguments, attributes, variadic = self._parameters()
        type = LLVMFunctionType(result, [type for _, type in arguments], variadic)
        properties["function_type"] = TypeAttr(type)
        for key, listed in (("arg_attrs", dictionaries(attributes)), ("res_attrs", dictionaries([results]))):
            if listed is not None:
                properties[key] = listed
        self._unnamed(properties)
        self._function_tail(properties, name)
        region = Region()
        function = make("llvm.func", properties=properties, regions=[region], location=UNKNOWN)
        if is_definition:
            blocks = self._blocks(sum(name.isdigit() for name, _ in arguments))
            builder = BodyBuilder(region, arguments, blocks, UNKNOWN)
            builder.build()
            builder.add_tags(reader.tags.get(name, {}))
        if is_definition or not name.startswith("llvm.") or lookup_intrinsic(name) is None:
            self._functions.append(function)

    def _parameters(self) -> tuple[list[tuple[str, Any]], list[Any], bool]:
        reader = self.reader
        reader.expect("(")
        arguments: list[tuple[str, Any]] = []
        attributes = []
        variadic = False
        while not reader.accept(")"):
            if reader.accept("..."):
                variadic = True
                continue
            type = reader.type()
            attributes.append(parameter_attributes(reader))
            name = str(len(arguments))
            if reader.token.kind == "name":
                name = plain_name(reader.take().text)
            arguments.append((name, type))
            reader.accept(",")
        return arguments, attributes, variadic

    def _function_tail(self, properties: dict[str, Attribute], name: str) -> None:
        reader = self.reader
        while reader.token.kind in ("word", "group", "meta"):
            if reader.token.text in ("define", "declare", "attributes", "module", "target"):
                return
            if reader.token.kind == "meta" and reader.ahead().text == "=":
                return
            token = reader.take()
            if token.kind == "group":
                properties.update(function_properties(self.groups.get(token.text, "")))
            elif token.kind == "meta":
                node = reader.take().text
                self._entry_count(token.text, node, properties)
            elif token.text == "addrspace":
                reader.at -= 1
                reader._address_space()
            elif token.text == "section":
                properties["section"] = StringAttr(reader.string())
            elif token.text == "align":
                properties["alignment"] = i64(reader.number())
            elif token.text == "gc":
                properties["garbageCollector"] = StringAttr(reader.string())
            elif token.text == "comdat":
                properties["comdat"] = self._comdat_reference(name)
            elif token.text in ("prefix", "prologue"):
                # The dialect cannot represent prefix or prologue data.
                reader.typed_operand()
            elif token.text == "personality":
                operand = reader.typed_operand()
                assert isinstance(operand, Constant)
                if isinstance(operand.payload, str):  # null is equivalent to none
                    properties["personality"] = SymbolRefAttr(operand.payload)
            else:
                reader.fail(f"unsupported part of a function: '{token.text}'")

    def _entry_count(self, kind: str, node: str, properties: dict[str, Attribute]) -> None:
        text = self.groups.get(node, "")
        if kind == "!prof" and '"function_entry_count"' in text:
            properties["function_entry_count"] = i64(int(text.split()[-1]))

    def _blocks(self, unnamed: int) -> dict[str, list[Record]]:
        """Returns the instructions by block; ``unnamed`` arguments precede an unnamed first block."""
        reader = self.reader
        reader.expect("{")
        blocks: dict[str, list[Record]] = {}
        current: list[Record] = []
        if reader.token.kind != "label":
            blocks[str(unnamed)] = current
        while not reader.accept("}"):
            token = reader.token
            if token.kind == "label":
                reader.take()
                label = token.text[:-1]
                if label.startswith('"'):
                    label = unquote(label[1:-1]).decode("utf-8", "surrogateescape")
                current = blocks[label] = []
            elif token.kind == "group":
                self._debug_record()
            else:
                current.append(self.instructions.instruction())
        return blocks

    def _debug_record(self) -> None:
        """``#dbg_value(...)`` is left out, as all debug information."""
        reader = self.reader
        depth = 0
        reader.take()
        while True:
            text = reader.take().text
            depth += (text == "(") - (text == ")")
            if depth == 0:
                return


def _string(text: str) -> StringAttr:
    return StringAttr(unquote(text).decode("utf-8", "surrogateescape"))


def _fill(region: Region, constant: Constant) -> None:
    """A region that returns the constant."""
    block = Block()
    region.append(block)

    def insert(operation: Operation) -> None:
        block.append(operation)

    value = ConstantMaker(insert, UNKNOWN).value(constant)
    block.append(make("llvm.return", [value], location=UNKNOWN))
