"""The schedules of matmul.mlir and depthwise_convolution.mlir in Python, which make the same code as the scripts there.

python examples/kernels/schedules.py examples/kernels/matmul.mlir > script.mlir
"""

import pathlib
import sys

import lamina
from lamina.schedule import Session, library


def depthwise_convolution(s: Session) -> None:
    """Tiles of 2 x 2 pixels with all channels; the nine steps of the reduction without loops."""
    fill, convolution = s.match("linalg.fill"), s.match("linalg.generic")
    tile, tiles = convolution.tile(1, 2, 2, 64, using="forall")
    fill.fuse_into(tiles)
    _, (rz, ry) = tile.tile(0, 0, 0, 0, 1, 1)
    ry.unroll(3)
    rz.unroll(3)
    library.vectorize(s)
    library.bufferize(s)


def matmul(s: Session) -> None:
    """Packed panels of 32 columns, tiles of 8 rows, and a reduction that carries the sums in registers."""
    fill, (pack, product) = s.match("linalg.fill"), s.match("linalg.generic")
    product, (panels,) = product.tile(d1=32, using="forall")
    product, (tiles,) = product.tile(d0=8, using="forall")
    pack, panels = pack.fuse_into(panels)
    pack.tile(1, 0)
    fill, _ = fill.fuse_into(panels)
    fill.fuse_into(tiles)
    _, (steps,) = product.tile(k=1)
    steps.annotate("reduction")
    library.carry_accumulators(library.vectorize(s), "reduction", unroll=4)
    library.bufferize(s).run_pass("buffer-deallocation-pipeline")


if __name__ == "__main__":
    path = pathlib.Path(sys.argv[1])
    with lamina.schedule.on(path) as session:
        {"matmul": matmul, "depthwise_convolution": depthwise_convolution}[path.stem](session)
    print(session.script())
