"""Renaming and code actions."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException

from lamina.lsp import edits
from lamina.lsp.analyses import View
from lamina.lsp.answers import Place
from lamina.lsp.declare import declaration, undeclared_dialects
from lamina.lsp.extract import extract
from lamina.lsp.mlir import MlirDocument
from lamina.lsp.pdll import PdllDocument
from lamina.lsp.protocol import as_range, path_of, range_in, uri_of

if TYPE_CHECKING:
    from lamina.lsp.server import LaminaServer


def add_actions(server: LaminaServer) -> None:
    _add_renaming(server)
    _add_code_actions(server)


def _add_renaming(server: LaminaServer) -> None:
    def offset_of(view: View, position: lsp.Position) -> int:
        return view.lines.offset(position.line, position.character)

    @server.feature(lsp.TEXT_DOCUMENT_PREPARE_RENAME)
    async def prepare_rename(ls: LaminaServer, parameters: lsp.PrepareRenameParams) -> lsp.Range | None:
        view = await ls.current(parameters.text_document.uri)
        offset = offset_of(view, parameters.position)
        place: Place | None = None
        try:
            if isinstance(view.document, MlirDocument):
                place = edits.renamed_word(view.document, offset)
            elif isinstance(view.document, PdllDocument):
                place = edits.renamed_pdll_word(view.document, offset)
        except edits.CannotRename:
            return None
        return None if place is None else range_in(view, place.start, place.end)

    @server.feature(lsp.TEXT_DOCUMENT_RENAME, lsp.RenameOptions(prepare_provider=True))
    async def rename(ls: LaminaServer, parameters: lsp.RenameParams) -> lsp.WorkspaceEdit | None:
        uri = parameters.text_document.uri
        view = await ls.current(uri)
        offset = offset_of(view, parameters.position)
        try:
            if isinstance(view.document, MlirDocument):
                places, name = edits.rename(view.document, offset, parameters.new_name)
            elif isinstance(view.document, PdllDocument):
                places, name = edits.rename_pdll(view.document, offset, parameters.new_name)
            else:
                return None
        except edits.CannotRename as problem:
            raise JsonRpcException(str(problem), lsp.LSPErrorCodes.RequestFailed.value) from None
        changed = [lsp.TextEdit(range=range_in(view, place.start, place.end), new_text=name) for place in places]
        return lsp.WorkspaceEdit(changes={uri: changed})


def _add_code_actions(server: LaminaServer) -> None:
    kinds = [lsp.CodeActionKind.QuickFix, lsp.CodeActionKind.RefactorRewrite, lsp.CodeActionKind.RefactorExtract]

    @server.feature(
        lsp.TEXT_DOCUMENT_CODE_ACTION, lsp.CodeActionOptions(code_action_kinds=kinds, resolve_provider=True)
    )
    async def code_actions(ls: LaminaServer, parameters: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        uri = parameters.text_document.uri
        view = await ls.view(uri)
        if not isinstance(view.document, MlirDocument):
            return []
        actions = list(_fixes(view, uri, parameters.context.diagnostics))
        if view.is_current:
            where = parameters.range
            start = view.lines.offset(where.start.line, where.start.character)
            end = view.lines.offset(where.end.line, where.end.character)
            actions += _extraction(view, view.document, uri, start, end)
            if _can_create_files(ls):
                actions += _declarations(view.document, uri, view.text.rfind("\n", 0, start) + 1, end)
            for name in edits.applicable_passes(view.document):
                title, kind = f"Apply {name} (prints the file anew)", lsp.CodeActionKind.RefactorRewrite
                actions.append(lsp.CodeAction(title=title, kind=kind, data={"uri": uri, "pass": name}))
        return actions

    @server.feature(lsp.CODE_ACTION_RESOLVE)
    async def resolved(ls: LaminaServer, action: lsp.CodeAction) -> lsp.CodeAction:
        data = action.data
        if isinstance(data, dict) and data.get("pass") in edits.PASSES and data.get("uri") in ls.analyses.states:
            uri, name = data["uri"], data["pass"]
            view = await ls.current(uri)
            edit = edits.after_pass(view.text, view.document.path, name)
            if edit is not None:
                whole = as_range(view.lines, 0, len(view.text))
                action.edit = _confirmed(ls, uri, lsp.TextEdit(range=whole, new_text=edit), f"After {name}")
        return action


def _confirmed(ls: LaminaServer, uri: str, edit: lsp.TextEdit, label: str) -> lsp.WorkspaceEdit:
    """A change that the editor shows as a difference before it is made, where the editor can."""
    workspace = ls.client_capabilities.workspace
    known = None if workspace is None else workspace.workspace_edit
    if known is None or not known.document_changes or known.change_annotation_support is None:
        return lsp.WorkspaceEdit(changes={uri: [edit]})
    annotated = lsp.AnnotatedTextEdit(annotation_id="pass", range=edit.range, new_text=edit.new_text)
    document = lsp.OptionalVersionedTextDocumentIdentifier(uri=uri)
    return lsp.WorkspaceEdit(
        document_changes=[lsp.TextDocumentEdit(text_document=document, edits=[annotated])],
        change_annotations={"pass": lsp.ChangeAnnotation(label=label, needs_confirmation=True)},
    )


def _fixes(view: View, uri: str, diagnostics: Sequence[lsp.Diagnostic]) -> Iterator[lsp.CodeAction]:
    """Names that were probably meant, and comments that expect the diagnostics."""
    for problem in diagnostics:
        meant = problem.data.get("meant") if isinstance(problem.data, dict) else None
        message = problem.message.removesuffix(f"; did you mean '{meant}'?")
        if isinstance(meant, str):
            yield _fix(f"Change to '{meant}'", uri, lsp.TextEdit(range=problem.range, new_text=meant), problem)
        severity = "warning" if problem.severity == lsp.DiagnosticSeverity.Warning else "error"
        line, comment = edits.expectation(view.text, problem.range.start.line, severity, message)
        at = lsp.Position(line, 0)
        yield _fix(f"Expect this {severity}", uri, lsp.TextEdit(range=lsp.Range(at, at), new_text=comment), problem)


def _fix(title: str, uri: str, edit: lsp.TextEdit, problem: lsp.Diagnostic) -> lsp.CodeAction:
    kind, change = lsp.CodeActionKind.QuickFix, lsp.WorkspaceEdit(changes={uri: [edit]})
    return lsp.CodeAction(title=title, kind=kind, diagnostics=[problem], edit=change)


def _extraction(view: View, document: MlirDocument, uri: str, start: int, end: int) -> Iterator[lsp.CodeAction]:
    extraction = extract(document, start, end) if start < end else None
    if extraction is not None:
        yield lsp.CodeAction(
            title="Move into a function",
            kind=lsp.CodeActionKind.RefactorExtract,
            edit=lsp.WorkspaceEdit(
                changes={
                    uri: [
                        lsp.TextEdit(
                            range=as_range(view.lines, extraction.start, extraction.end), new_text=extraction.call
                        ),
                        lsp.TextEdit(
                            range=as_range(view.lines, extraction.at, extraction.at), new_text=extraction.function
                        ),
                    ]
                }
            ),
        )


def _can_create_files(ls: LaminaServer) -> bool:
    workspace = ls.client_capabilities.workspace
    known = None if workspace is None else workspace.workspace_edit
    operations = () if known is None else known.resource_operations or ()
    return lsp.ResourceOperationKind.Create in operations


def _declarations(document: MlirDocument, uri: str, start: int, end: int) -> Iterator[lsp.CodeAction]:
    """New files that declare the dialects of undeclared operations, and name themselves to lamina."""
    from lamina.tablegen.project import find_project  # start-up

    folder = os.path.dirname(path_of(uri))
    for dialect in undeclared_dialects(document, start, end):
        name = f"{dialect}.irdl.mlir"
        files = {name: declaration(document, dialect)}
        if find_project(folder or ".") is None:
            files["lamina.toml"] = f'irdl = ["{name}"]\n'
        changes: list[lsp.CreateFile | lsp.TextDocumentEdit] = []
        for file, text in files.items():
            target = uri_of(os.path.join(folder, file))
            beginning = lsp.Range(lsp.Position(0, 0), lsp.Position(0, 0))
            document_id = lsp.OptionalVersionedTextDocumentIdentifier(uri=target)
            changes.append(lsp.CreateFile(uri=target, options=lsp.CreateFileOptions(ignore_if_exists=False)))
            changes.append(
                lsp.TextDocumentEdit(text_document=document_id, edits=[lsp.TextEdit(range=beginning, new_text=text)])
            )
        yield lsp.CodeAction(
            title=f"Declare dialect '{dialect}' in {name}",
            kind=lsp.CodeActionKind.QuickFix,
            edit=lsp.WorkspaceEdit(document_changes=changes),
        )
