"""Metadata of the wrong kind is a parse error, so the export never sees it."""

from __future__ import annotations

import pytest

import lamina

LOAD = """
llvm.func @f(%p: !llvm.ptr) -> i32 {{
  %0 = llvm.load %p {{tbaa = [{tag}]}} : !llvm.ptr -> i32
  llvm.return %0 : i32
}}"""
INT = '#llvm.tbaa_type_desc<id = "int", members = {<MEMBER, 0>}>'
ROOT = '#llvm.tbaa_root<id = "root">'
DOMAIN = "#llvm.alias_scope_domain<id = distinct[0]<>>"


def load(member: str) -> str:
    described = INT.replace("MEMBER", member)
    return LOAD.format(tag=f"#llvm.tbaa_tag<base_type = {described}, access_type = {described}, offset = 0>")


def test_members_of_tbaa_types_are_nodes() -> None:
    assert "#llvm.tbaa_root" in lamina.parse(load(ROOT))["f"].to_text(local_scope=True)
    for other in (DOMAIN, '"root"', "7 : i64"):
        with pytest.raises(lamina.ParseError, match="invalid kind of attribute specified"):
            lamina.parse(load(other))


FILE = '#llvm.di_file<"a.c" in "/tmp">'
TYPE = '#llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32>'


def variable(scope: str, type: str) -> str:
    described = f'#llvm.di_local_variable<scope = {scope}, name = "x", file = {FILE}, line = 1, type = {type}>'
    return f"llvm.func @f(%x: i32) {{\n  llvm.intr.dbg.value {described} = %x : i32\n  llvm.return\n}}"


def test_scopes_and_types_of_debug_information() -> None:
    structure = f'#llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", scope = {FILE}, elements = {TYPE}>'
    for scope, type in ((FILE, TYPE), (structure, structure)):
        assert "di_local_variable" in lamina.parse(variable(scope, type))["f"].to_text(local_scope=True)
    for scope, type in ((TYPE, TYPE), (FILE, FILE), (DOMAIN, TYPE), (FILE, "i32")):
        with pytest.raises(lamina.ParseError, match="invalid kind of attribute specified"):
            lamina.parse(variable(scope, type))
