"""The library as named sequences, which scripts include."""

from __future__ import annotations

from lamina.api import parse
from lamina.conversion.vector_loops.tile import VECTOR_TILE
from lamina.ir.symbols import symbol_name
from lamina.schedule.automatic import ENTRY_POINT
from lamina.schedule.handles import Handle, Param
from lamina.schedule.library.blocks import share_in_functions
from lamina.schedule.library.tail import clean_up_functions, hoist_in_functions, vectorize_functions
from lamina.schedule.session import Session, sequence


def named_sequences() -> str:
    """Returns the text of a module of named sequences, equivalents of the library's functions of the same names:

    ``@vectorize``, ``@hoist`` (functions to functions), ``@clean_up``, ``@share_buffers`` (functions),
    ``@bufferize`` and ``@finish`` (the module to the module), and ``@register_tile`` (operations and a tile).

    Written to a file and preloaded with ``--transform-preload-library=transform-library-paths=FILE``, they are
    available to scripts, which declare and include them.
    """
    s = Session(parse("module {}"))
    functions = s.match("func.func")
    functions = _hoist(_vectorize(functions))
    _clean_up(functions)
    _share_buffers(functions)
    operations = s.match(interface="LinalgOp")
    _register_tile(operations, s.param({"sizes": []}))
    _finish(s.module)
    script = parse(s.script())
    for op in list(script.regions[0].entry_block.operations):
        if symbol_name(op) == ENTRY_POINT:
            op.erase("what only records the library", force=True)
    return str(script)


@sequence(name="vectorize")
def _vectorize(functions: Handle) -> Handle:
    return vectorize_functions(functions)


@sequence(name="hoist")
def _hoist(functions: Handle) -> Handle:
    return hoist_in_functions(functions)


@sequence(name="clean_up")
def _clean_up(functions: Handle) -> None:
    clean_up_functions(functions)


@sequence(name="share_buffers")
def _share_buffers(functions: Handle) -> None:
    share_in_functions(functions)


@sequence(name="register_tile")
def _register_tile(operations: Handle, tile: Param) -> None:
    operations.annotate(VECTOR_TILE, tile)


@sequence(name="bufferize")
def _bufferize(module: Handle) -> Handle:
    session = module.session
    session.module = module
    return session.bufferize()


@sequence(name="finish")
def _finish(module: Handle) -> Handle:
    _vectorize(module.match("func.func"))
    module = _bufferize(module).run_pass("buffer-deallocation-pipeline")
    _clean_up(_hoist(module.match("func.func")))
    return module
