"""Reports what of the declarations of a file's dialects is enforced, what is assumed, and what needs Python."""

from __future__ import annotations

from dataclasses import dataclass, field

from lamina.define.assembly_format import generator
from lamina.define.assembly_format.elements import FormatError
from lamina.define.fields import resolve_constraint
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.tablegen.dialects.context import ASSUMED, ENFORCED, IN_PYTHON, PARTLY
from lamina.tablegen.dialects.loading import LoadedFile, is_of_package


@dataclass
class Report:
    """The counts by dialect, and the names behind them."""

    file: str
    operations: int = 0
    types: int = 0
    attributes: int = 0
    custom_syntax: int = 0
    no_syntax: dict[str, str] = field(default_factory=dict)
    as_written: list[str] = field(default_factory=list)
    statuses: dict[str, int] = field(default_factory=dict)
    unchecked: dict[str, list[str]] = field(default_factory=dict)
    enforced: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    passed_over: dict[str, list[str]] = field(default_factory=dict)
    verifiers: int = 0

    def text(self, everything: bool = False) -> str:
        """Returns the report as a table."""
        total = sum(self.statuses.values())
        lines = [f"{self.file}: {self.operations} operations, {self.types} types, {self.attributes} attributes"]
        lines.append(f"  custom syntax  {self.custom_syntax} of {self.operations} operations")
        counts = ", ".join(f"{self.statuses.get(kind, 0)} {kind}" for kind in (ENFORCED, IN_PYTHON, PARTLY, ASSUMED))
        share = 100 * (self.statuses.get(ENFORCED, 0) + self.statuses.get(IN_PYTHON, 0)) / max(total, 1)
        lines.append(f"  predicates     {total} distinct: {counts} ({share:.0f}% whole)")
        generic: dict[str, list[str]] = {}
        for name, why in sorted(self.no_syntax.items()):
            generic.setdefault(why, []).append(name)
        for title, rows in (
            ("only in generic form", [_row(f"{why}: {len(names)}", names) for why, names in sorted(generic.items())]),
            ("parameters kept as written", sorted(self.as_written)),
            ("not checked, needs Python", [_row(what, names) for what, names in sorted(self.unchecked.items())]),
            ("enforced", sorted(self.enforced) if everything else []),
            ("cannot be loaded", self.problems),
            ("declared by this package", sorted(name for name, lacking in self.passed_over.items() if not lacking)),
            (
                "not added to dialects of this package",
                [_row(name, lacking) for name, lacking in sorted(self.passed_over.items()) if lacking],
            ),
        ):
            if rows:
                lines += [f"  {title}:", *(f"    {row}" for row in rows)]
        return "\n".join(lines) + "\n"


def _row(what: str, names: list[str]) -> str:
    shown = ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")
    return f"{what}  ({shown})"


def check_dialects(loaded: LoadedFile) -> Report:
    """Builds all classes of a file's dialects, with their functions, and returns the report."""
    report = Report(loaded.path)
    for dialect in loaded.dialects:
        for name in dialect.operations.names():
            if name not in loaded.operations:
                continue
            report.operations += 1
            try:
                _check_operation(dialect.operations[name], report)
            except DiagnosticError as problem:
                report.problems.append(str(problem).partition("\n")[0])
        for kind, table, records in (
            ("types", dialect.types, loaded.types),
            ("attributes", dialect.attributes, loaded.attributes),
        ):
            names = [name for name in table.names() if f"{dialect.name}.{name}" in records]
            setattr(report, kind, getattr(report, kind) + len(names))
            for name in names:
                if getattr(table[name], "is_unread", False):
                    report.as_written.append(f"{'!' if kind == 'types' else '#'}{dialect.name}.{name}")
    _note_those_of_the_package(loaded, report)
    for key, status in loaded.context.statuses.items():
        report.statuses[status.kind] = report.statuses.get(status.kind, 0) + 1
        if status.kind in (ENFORCED, IN_PYTHON):
            report.enforced.append(f"{key}: {status.kind}")
    return report


def _note_those_of_the_package(loaded: LoadedFile, report: Report) -> None:
    """Notes the dialects of the file itself that this package declares, with the operations that it lacks."""
    for name, record in loaded.operations.items():
        dialect_name = name.partition(".")[0]
        if record.places()[0][0] == loaded.path and is_of_package(dialect_name):
            lacking = report.passed_over.setdefault(dialect_name, [])
            dialect = load_dialect(dialect_name)
            if dialect is not None and name not in dialect.operations:
                lacking.append(name)


def _check_operation(cls: type[Operation], report: Report) -> None:
    for declared in cls.definition.fields:
        resolve_constraint(declared)
    try:
        generator.generate_parse(cls)
        generator.generate_print(cls)
        if generator.has_custom_form(cls):
            report.custom_syntax += 1
        else:
            foreign = getattr(cls, "has_foreign_syntax", False)
            report.no_syntax[cls.name] = "the syntax is in C++" if foreign else "declare no syntax"
    except FormatError as problem:
        report.no_syntax[cls.name] = str(problem)
    for what in getattr(cls, "unchecked", ()):
        where, colon, part = what.partition(": ")
        report.unchecked.setdefault(part if colon else where, []).append(cls.name)
