"""Dialects."""

from __future__ import annotations

from lamina.tablegen.ods.view import TextField, View, without_prefix


class Dialect(View):
    """A `Dialect` record."""

    __slots__ = ()

    name = TextField("name")

    @property
    def cpp_namespace(self) -> str:
        return self.text("cppNamespace", self.name)

    @property
    def cpp_class_name(self) -> str:
        return without_prefix(self.def_name) if self.def_name.endswith("Dialect") else self.def_name

    @property
    def dependent_dialects(self) -> list[str]:
        """C++ class names."""
        return self.strings("dependentDialects")
