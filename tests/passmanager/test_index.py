"""The index of passes matches what the modules register; registration rejects contradictions."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import lamina
from lamina.ir.dialect import RegistrationError
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, PassInfo, lookup_pass, register_pass, register_pipeline, registered_names
from lamina.passmanager.index import MODULES
from lamina.passmanager.pipeline import OpPassManager


def test_every_module_registers_the_names_of_its_row() -> None:
    for module, names in MODULES.items():
        for name in names:
            info = lookup_pass(name)
            assert info is not None, f"{module} does not register {name}"
            assert (info.cls if isinstance(info, PassInfo) else info.build).__module__ == module


def test_every_pass_of_lamina_has_a_row() -> None:
    """A module whose passes have no row cannot be imported."""
    for module in pkgutil.walk_packages(lamina.__path__, "lamina."):
        if module.name.endswith(".passes") or ".passes." in module.name or ".conversion." in module.name:
            importlib.import_module(module.name)
    assert set(registered_names()) >= {name for names in MODULES.values() for name in names}


def test_names_of_passes_that_are_not_imported_are_taken() -> None:
    with pytest.raises(RegistrationError, match=r"pass 'view-op-graph' .*lamina.passes.view_op_graph.*Mine"):

        @register_pass("view-op-graph")
        class Mine(Pass):
            def run(self, operation: Operation) -> None: ...

    with pytest.raises(RegistrationError, match=r"pipeline 'view-op-graph' .*lamina.passes.view_op_graph"):

        @register_pipeline("view-op-graph")
        def build(manager: OpPassManager) -> None: ...


def test_passes_of_lamina_without_a_row_are_refused() -> None:
    class Unlisted(Pass):
        def run(self, operation: Operation) -> None: ...

    Unlisted.__module__ = "lamina.passes.unlisted"
    with pytest.raises(RegistrationError, match="'unlisted' of lamina.passes.unlisted is missing in"):
        register_pass("unlisted")(Unlisted)
    assert lookup_pass("unlisted") is None
