"""What matmul.mlir must compute, for ``lamina run``."""

import numpy as np


def matmul(a, b, c):
    """The product of a and b, in f64."""
    c[...] = a.astype(np.float64) @ b.astype(np.float64)
