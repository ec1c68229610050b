"""The file metadata section ``{-# ... #-}``: resource blobs of dialects and external resources."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from lamina.ir.attributes import DenseResourceBlob
from lamina.ir.dialect import load_dialect

if TYPE_CHECKING:
    from lamina.asm.parser import Parser

BUILTIN = "builtin"


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
    try:
        raw = bytes.fromhex(text[2:]) if text.startswith("0x") else None
    except ValueError:
        raw = None
    if raw is None:
        parser.error(f"expected hex string blob for key '{key}'", offset)
    if len(raw) < 4:
        parser.error(f"expected hex string blob for key '{key}' to encode alignment in first 4 bytes", offset)
    alignment = int.from_bytes(raw[:4], "little")
    if alignment == 0 or alignment & (alignment - 1):
        parser.error(
            f"expected hex string blob for key '{key}' to encode alignment in first 4 bytes, "
            f"but got non-power-of-2 value: {alignment}",
            offset,
        )
    blob = resource_handle(parser, group, key)
    blob.data = raw[4:]
    blob.alignment = alignment


def _parse_external(parser: Parser, group: str, key: str) -> None:
    text = parser.parse_optional_string()
    if text is None:
        text = parser.parse_any_keyword("expected 'string' or boolean value")
    parser.resources[(group, key)] = text


def resource_handle(parser: Any, group: str, key: str) -> DenseResourceBlob:
    """The blob of that key in this file; the same object for every reference."""
    handle = parser.resources.get((group, key))
    if not isinstance(handle, DenseResourceBlob):
        handle = parser.resources[(group, key)] = DenseResourceBlob(key)
    return handle


def print_file_metadata(blobs: Iterable[DenseResourceBlob], elide_larger_than: int | None) -> str:
    """The section for the blobs that the printed IR refers to; empty where there are none."""
    entries = []
    for blob in blobs:
        if blob.data is None:
            continue
        text = (blob.alignment.to_bytes(4, "little") + blob.data).hex().upper()
        if elide_larger_than is not None and len(text) + 4 > elide_larger_than:
            continue
        entries.append(f'      {blob.key}: "0x{text}"')
    if not entries:
        return ""
    body = ",\n".join(entries)
    return f"\n{{-#\n  dialect_resources: {{\n    builtin: {{\n{body}\n    }}\n  }}\n#-}}\n"
