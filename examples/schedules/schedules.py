"""Schedules of attention.mlir, layer_norm.mlir and int8.mlir, on the library of schedules.

python examples/schedules/schedules.py attention > script.mlir
lamina run examples/schedules/attention.mlir --schedule script.mlir --time
"""

import pathlib
import sys

import lamina
from lamina.schedule import Session, library


def attention(s: Session) -> None:
    """Blocks of 64 rows of a head, whose scores stay in a cache from the first product to the second."""
    operations = library.tiles(library.prepare(s))
    library.in_blocks(operations[-1], b=1, m=64)
    library.share_buffers(s)


def layer_norm(s: Session) -> None:
    """A row at a time: its sum, its squares and its results while it is in the first-level cache."""
    operations = library.tiles(library.prepare(s))
    library.in_blocks(operations[-1], d0=1)
    library.share_buffers(s)


def int8(s: Session) -> None:
    """Dot products of four bytes where the CPU has them; clamping joins the sums while they are in registers."""
    *rest, product, clamp = library.prepare(s)
    library.contraction(product)
    for operation in (*rest, clamp):
        library.elementwise(operation)


if __name__ == "__main__":
    path = pathlib.Path(__file__).with_name(f"{sys.argv[1]}.mlir")
    with lamina.schedule.on(path) as session:
        {"attention": attention, "layer_norm": layer_norm, "int8": int8}[sys.argv[1]](session)
    print(session.script())
