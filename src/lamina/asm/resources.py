"""The file metadata section ``{-# ... #-}``: resource blobs of dialects and external resources."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from lamina.asm.printer_base import escape, keyword_or_string
from lamina.ir.dialect import load_dialect
from lamina.ir.resource_blob import DenseResourceBlob

if TYPE_CHECKING:
    from lamina.asm.attribute_parser import AttributeParser
    from lamina.asm.parser import Parser

BUILTIN = "builtin"
# By group, the keys and the values as printed.
ExternalResources = dict[str, list[tuple[str, str]]]


def parse_file_metadata(parser: Parser) -> None:
    """Reads the section; blobs go to the handles that dense_resource attributes refer to, other entries to
    ``parser.resources`` by (group, key)."""
    parser.expect("{-#")
    if parser.accept("#-}"):
        return
    while True:
        offset = parser.start
        section = parser.parse_any_keyword("expected identifier key in file metadata dictionary")
        parser.expect(":", "expected ':'")
        if section == "dialect_resources":
            _parse_groups(parser, _parse_blob)
        elif section == "external_resources":
            _parse_groups(parser, _parse_external)
        else:
            parser.error(f"unknown key '{section}' in file metadata dictionary", offset)
        if not parser.accept(","):
            break
    parser.expect("#-}", "expected '#-}' to end file metadata dictionary")


def _parse_groups(parser: Parser, parse_entry: Any) -> None:
    def parse_group() -> None:
        offset = parser.start
        group = parser.parse_keyword_or_string()
        if parse_entry is _parse_blob:
            _check_dialect(parser, group, offset)
        parser.expect(":", "expected ':'")

        def parse_item() -> None:
            key = parser.parse_keyword_or_string()
            parser.expect(":", "expected ':'")
            parse_entry(parser, group, key)

        _parse_braces(parser, parse_item)

    _parse_braces(parser, parse_group)


def _parse_braces(parser: Parser, parse: Any) -> None:
    parser.expect("{", "expected '{'")
    if parser.accept("}"):
        return
    parse()
    while parser.accept(","):
        parse()
    parser.expect("}", "expected ',' or '}'")


def _check_dialect(parser: Parser, name: str, offset: int) -> None:
    """Only the builtin dialect has resources."""
    if name == BUILTIN:
        return
    if load_dialect(name) is None:
        parser.error(f"dialect '{name}' is unknown", offset)
    parser.error(f"unexpected 'resource' section for dialect '{name}'", offset)


def _parse_blob(parser: Parser, group: str, key: str) -> None:
    offset = parser.start
    text = parser.parse_optional_string()
    if text is None:
        parser.error(f"expected hex string blob for key '{key}'")
    alignment, data = _blob_of_hex(parser, key, text, offset)
    if alignment == 0:
        _wrong_alignment(parser, key, alignment, offset)
    blob = resource_handle(parser, group, key)
    blob.data = data
    blob.alignment = alignment


def _blob_of_hex(parser: Parser, key: str, text: str, offset: int) -> tuple[int, bytes]:
    """Decodes the alignment and the data; an alignment of zero means no data."""
    try:
        raw = bytes.fromhex(text[2:]) if text.startswith("0x") else None
    except ValueError:
        raw = None
    if raw is None:
        parser.error(f"expected hex string blob for key '{key}'", offset)
    if len(raw) < 4:
        parser.error(f"expected hex string blob for key '{key}' to encode alignment in first 4 bytes", offset)
    alignment = int.from_bytes(raw[:4], "little")
    if alignment & (alignment - 1) or (alignment == 0 and len(raw) > 4):
        _wrong_alignment(parser, key, alignment, offset)
    return alignment, raw[4:]


def _wrong_alignment(parser: Parser, key: str, alignment: int, offset: int) -> NoReturn:
    parser.error(
        f"expected hex string blob for key '{key}' to encode alignment in first 4 bytes, "
        f"but got non-power-of-2 value: {alignment}",
        offset,
    )


def _parse_external(parser: Parser, group: str, key: str) -> None:
    """Keeps the entry, to be printed again."""
    offset = parser.start
    text = parser.parse_optional_string()
    if text is None:
        written = parser.spelling
        if written not in ("true", "false"):
            parser.error(f"expected string value for key '{key}'", offset)
        text = parser.take()
    elif text.startswith("0x"):
        alignment, data = _blob_of_hex(parser, key, text, offset)
        written = hex_of_blob(alignment if data else 0, data)
    else:
        written = f'"{escape(text)}"'
    parser.resources[(group, key)] = text
    parser.external_resources.setdefault(group, []).append((key, written))


def resource_handle(parser: AttributeParser | Parser, group: str, key: str) -> DenseResourceBlob:
    """Returns the blob of that key in this file; the same object for every reference."""
    handle = parser.resources.get((group, key))
    if not isinstance(handle, DenseResourceBlob):
        handle = parser.resources[(group, key)] = DenseResourceBlob(key)
    return handle


def print_file_metadata(
    blobs: Mapping[DenseResourceBlob, str], external: ExternalResources, elide_larger_than: int | None
) -> str:
    """Prints the section for blobs referenced by the printed IR, with their keys, and for external resources; empty if
    there are none. Omits values whose text exceeds the limit."""
    internal = {
        BUILTIN: [(key, hex_of_blob(blob.alignment, blob.data)) for blob, key in blobs.items() if blob.data is not None]
    }
    sections = {"dialect_resources": internal, "external_resources": external}
    texts = [_section(name, groups, elide_larger_than) for name, groups in sections.items()]
    body = ",\n".join(text for text in texts if text)
    if not body and not external:
        return ""
    return f"\n{{-#\n{body}\n#-}}\n"


def _section(name: str, groups: ExternalResources, elide_larger_than: int | None) -> str:
    texts = []
    for group, entries in groups.items():
        lines = [
            f"      {keyword_or_string(key)}: {value}"
            for key, value in entries
            if elide_larger_than is None or len(value) <= elide_larger_than
        ]
        if lines:
            texts.append(f"    {keyword_or_string(group)}: {{\n" + ",\n".join(lines) + "\n    }")
    return f"  {name}: {{\n" + ",\n".join(texts) + "\n  }" if texts else ""


def hex_of_blob(alignment: int, data: bytes | memoryview) -> str:
    """Encodes a blob as text: the alignment in four bytes, then the data."""
    return f'"0x{alignment.to_bytes(4, "little").hex().upper()}{data.hex().upper()}"'
