"""Passes, their options and statistics."""

from __future__ import annotations

from typing import NamedTuple

from lamina.tablegen.ods.view import TextField, View


class PassOption(NamedTuple):
    cpp_name: str
    argument: str
    cpp_type: str
    default: str | None
    description: str
    is_list: bool


class Statistic(NamedTuple):
    cpp_name: str
    name: str
    description: str


class Pass(View):
    """A pass; `argument` is its name in a pipeline."""

    __slots__ = ()

    argument = TextField("argument")
    base_class = TextField("baseClass")

    @property
    def anchor(self) -> str | None:
        """The C++ class of the operations it runs on, where the base class names one."""
        base = self.base_class
        start = base.find("OperationPass<")
        return base[start + len("OperationPass<") : base.rindex(">")] or None if start >= 0 else None

    @property
    def dependent_dialects(self) -> list[str]:
        return self.strings("dependentDialects")

    @property
    def options(self) -> list[PassOption]:
        options = []
        for record in self.items("options"):
            view = View(record)
            options.append(
                PassOption(
                    view.text("cppName"),
                    view.text("argument"),
                    view.text("type"),
                    view.text("defaultValue") or None,
                    view.description,
                    record.is_a("ListOption"),
                )
            )
        return options

    @property
    def statistics(self) -> list[Statistic]:
        return [
            Statistic(view.text("cppName"), view.text("name"), view.description)
            for view in map(View, self.items("statistics"))
        ]
